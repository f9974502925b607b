#!/bin/sh
# Starts the built site with what it may take of memory; what the environment says already stays.
set -eu
web=$(dirname "$0")
# Each thread would have a heap of the C library of its own, and keep what it freed for itself.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# What a page is made and packed in is taken from the same memory again: to get it from the system costs a tenth of a page.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-1048576}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-8388608}"
# What strips types takes 17 MB, where a module is not known stripped from the start before.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$web/node_modules/.cache/compiled}"
# Node's own limit for young objects takes 100 MB more, and makes no page cheaper; old ones may be half as much again as
# those in use before they are collected.
exec node --max-semi-space-size=16 --heap-growing-percent=50 "$web/main.ts"
