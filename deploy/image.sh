#!/bin/sh
# Builds the image with docker, podman or buildah, whichever is there:  deploy/image.sh [NAME]
# BASE names another base image than python:3.13-slim; BUILD_OPTIONS are passed on.
set -eu
cd "$(dirname "$0")/.."
name=${1:-apples-referee}

if command -v docker >/dev/null && docker info >/dev/null 2>&1; then
    build="docker build"
elif command -v podman >/dev/null && podman info >/dev/null 2>&1; then
    build="podman build --format docker" # the format that keeps HEALTHCHECK
elif command -v buildah >/dev/null; then
    build="buildah build --format docker"
else
    echo "Building the image needs docker, podman or buildah, and none of them is here." >&2
    exit 1
fi

echo "+ $build -t $name ." >&2
# shellcheck disable=SC2086  # options are words
exec $build ${BASE:+--build-arg BASE="$BASE"} ${BUILD_OPTIONS:-} -t "$name" .
