#!/bin/sh
# Starts the built site with limits on memory; what the environment says already stays. Each is worth more than a tenth of the
# process: see decision record 2.
set -eu
web=$(dirname "$0")
# Without it each thread has a heap of its own in the C library, and keeps what it freed.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# What strips types takes 17 MB, where a module is not known stripped from the start before.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$web/node_modules/.cache/compiled}"
# Node's own limits let young objects take more, and old ones too before they are collected; neither makes a page cheaper.
exec node --max-semi-space-size=16 --heap-growing-percent=50 "$web/main.ts"
