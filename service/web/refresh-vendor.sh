#!/bin/sh
# Fetches the page's third-party modules from npm, as they are published, and notes version and licence.
# The versions are pinned here: change one, run `make vendor`, look at the page, commit.
set -eu

vendor="$(cd "$(dirname "$0")" && pwd)/page/vendor"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

take() { # package version file-in-package name-here
    (cd "$work" && npm pack --silent "$1@$2" >/dev/null && tar xzf "$1-$2.tgz" && rm -rf "$1" && mv package "$1")
    sed 's/^\/\/# sourceMappingURL=.*//' "$work/$1/$3" >"$vendor/$4.js"
    cp "$work/$1/LICENSE" "$vendor/$4.LICENSE.txt"
    node -e 'const p = require(process.argv[1]); console.log(`${p.name} ${p.version} ${p.license}`)' "$work/$1/package.json" >>"$work/versions"
}

take preact 11.2.0 dist/preact.mjs preact
take htm 3.1.1 dist/htm.mjs htm
take lean-qr 2.7.4 index.mjs lean-qr
mv "$work/versions" "$vendor/versions.txt"
cat "$vendor/versions.txt"
