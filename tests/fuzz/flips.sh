#!/bin/sh
# Whole runs on flipped class files: checks of examples, executions of their main.
#
#     tests/fuzz/flips.sh BUILD [SEED [COUNT]]
set -eu
cd "$(dirname "$0")/../.."
build=$(cd "$1" && pwd)
seed=${2:-1}
count=${3:-1000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for example in SearchTree HeapArray Stack ResizingHashMap FileSystem CircularList; do
  javac -g -proc:none -cp "$build/glassbox.jar" -d "$work/$example" "examples/$example.java"
done
cd "$work"
"$build/fuzz/flips" "$build/glassbox" "$seed" "$count" -- \
  check --nodes 2 --steps 5000 --timeout 20 -- SearchTree HeapArray Stack ResizingHashMap \
  FileSystem CircularList
"$build/fuzz/flips" "$build/glassbox" "$seed" "$((count / 2))" -- \
  run --steps 200000 --timeout 20 -- SearchTree
