#!/bin/bash
# Builds the image, runs it hardened, asks it for a score and its health, and stops it cleanly.
# Where containers can be neither built nor run it says so, and is content: exit status 0 and "skipped".
#   deploy/check-image.sh
set -euo pipefail
cd "$(dirname "$0")/.."

image=localhost/apples-referee:check
name=apples-referee-check-$$
port=${CHECK_PORT:-18734}
scratch=$(mktemp -d)
base=

skip() {
    echo "Image: skipped, as $1." >&2
    exit 0
}

finish() {
    "${engine:-true}" rm --force "$name" >/dev/null 2>&1 || true
    rm -rf "$scratch"
}
trap finish EXIT

find_engine() {
    if command -v docker >/dev/null && docker info >/dev/null 2>&1; then
        engine=docker
        return
    fi
    if ! command -v podman >/dev/null || ! command -v buildah >/dev/null; then
        [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || skip "there is neither docker nor podman"
        { apt-get update -qq && apt-get install -qqy --no-install-recommends buildah podman runc netavark aardvark-dns \
            fuse-overlayfs mmdebstrap; } >"$scratch/apt.log" 2>&1 || skip "docker or podman cannot be installed"
    fi
    engine=podman
    cat >"$scratch/containers.conf" <<'CONF'
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
CONF
    export CONTAINERS_CONF=$scratch/containers.conf
}

# python:3.13-slim, or where no registry can be reached, Debian's own Python in its place.
find_base() {
    base=docker.io/library/python:3.13-slim
    timeout 60 "$engine" pull -q "$base" >/dev/null 2>&1 && return
    base=localhost/python:3.13-slim
    "$engine" image inspect "$base" >/dev/null 2>&1 && return
    command -v mmdebstrap >/dev/null || skip "the base image cannot be pulled"
    # shellcheck disable=SC2016  # mmdebstrap sets $1
    mmdebstrap --quiet --variant=minbase --include=ca-certificates,python3,python3-venv,python3-pip \
        --customize-hook='ln -s /usr/bin/python3 "$1/usr/local/bin/python"' \
        --customize-hook='rm -f "$1"/usr/lib/python3*/EXTERNALLY-MANAGED' \
        trixie "$scratch/base.tar" >"$scratch/base.log" 2>&1 || skip "no base image can be made"
    "$engine" import -c 'CMD ["python3"]' "$scratch/base.tar" "$base" >/dev/null 2>&1
}

build() {
    local options=(--build-arg "BASE=$base")
    [ -z "${SSL_CERT_FILE:-}" ] || options+=(--secret "id=ca,src=$SSL_CERT_FILE")
    if [ "$engine" = docker ]; then
        docker build -q "${options[@]}" -t "$image" . >/dev/null
    else
        buildah build -q --format docker --isolation chroot "${options[@]}" -t "$image" . >/dev/null
    fi
}

start() {
    "$engine" run --detach --name "$name" --network host --read-only --tmpfs /tmp --cap-drop ALL \
        --security-opt no-new-privileges --memory 256m --env PORT="$port" --env HOST=127.0.0.1 \
        --env WEB_CONCURRENCY=2 "$image" >/dev/null
    for _ in $(seq 100); do
        curl -fsS "http://127.0.0.1:$port/healthz" >/dev/null 2>&1 && return
        sleep 0.2
    done
    "$engine" logs "$name" >&2
    echo "The container does not answer." >&2
    exit 1
}

expect() { # what is, what should be, what it is about
    [ "$1" = "$2" ] || { echo "$3: $1, not $2" >&2; exit 1; }
}

find_engine
"$engine" info >/dev/null 2>&1 || skip "$engine does not work here"
find_base
"$engine" run --rm --network host "$base" true >/dev/null 2>&1 || skip "containers cannot be run here"
build
size() { "$engine" image inspect --format '{{.Size}}' "$1"; }
added=$((($(size "$image") - $(size "$base")) / 1000000))
[ "$added" -lt 150 ] || { echo "The image adds $added MB to its base." >&2; exit 1; }

start
points=$(curl -fsS -d pile='AS AH' -d target=QS "http://127.0.0.1:$port/v1/apples/score?format=text" | head -n 1)
expect "$points" "30 points" "the score of two aces"
expect "$("$engine" exec "$name" python -m service.http.probe && echo healthy)" healthy "the image's own health check"
expect "$("$engine" exec "$name" id -u)" 10001 "the user it runs as"
begun=$(date +%s)
"$engine" stop --time 30 "$name" >/dev/null
expect "$("$engine" inspect --format '{{.State.ExitCode}}' "$name")" 0 "the exit status after TERM"
echo "Image: $added MB over its base; ran hardened, scored, was healthy, and stopped in $(($(date +%s) - begun)) s."
