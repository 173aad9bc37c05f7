#!/bin/sh
# Library fidelity, all methods, under each engine: bench/fidelity.sh GLASSBOX [ENGINE...]
# The inconclusive ones are listed in build/fidelity/inconclusive-ENGINE.
set -u
glassbox=$1
shift
[ $# -gt 0 ] || set -- sat bdd explicit
for engine; do
  "$(dirname "$0")/../tests/fidelity/run" "$glassbox" "$engine"
done
