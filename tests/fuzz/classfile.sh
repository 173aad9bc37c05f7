#!/bin/sh
# Fuzzes the class file reader in the sanitised build, with what javac makes of
# tests/unit/classes as seeds.
#
#     tests/fuzz/classfile.sh [SEED [COUNT]]
set -eu
cd "$(dirname "$0")/../.."
seed=${1:-1}
count=${2:-100000}
build=${BUILD:-build/sanitize}
make -s MODE=sanitize BUILD="$build" "$build/fuzz/classfile" "$build/glassbox.jar"
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
javac -g -proc:none -cp "$build/glassbox.jar" -d "$seeds" tests/unit/classes/*.java
"$build/fuzz/classfile" "$seed" "$count" "$seeds"/*.class
