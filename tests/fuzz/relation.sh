#!/bin/sh
# Fuzzes the relational model finder in the sanitised build.
#
#     tests/fuzz/relation.sh [SEED [COUNT]]
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build/sanitize}
make -s MODE=sanitize BUILD="$build" "$build/fuzz/relation"
"$build/fuzz/relation" "${1:-1}" "${2:-10000}"
