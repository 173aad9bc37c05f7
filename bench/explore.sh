#!/bin/sh
# Programs with threads: states, transitions, transitions a second and bytes a state, with each
# reduction on and off; how philosophers grow; the JDK's concurrent classes under --scenarios.
#
#     bench/explore.sh GLASSBOX        or ./dev bench explore
#     LIMIT=10 PARTS='speed juc' ./dev bench explore
#
# Seconds are processor time without the compiler's; '-' is a run that needed more than LIMIT
# of them (default 60).
set -eu
GLASSBOX=$1
LIMIT=${LIMIT-60}
root=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck source=bench/table
. "$root/bench/table"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# measure LABEL FILE OPTION...: one line
measure() {
  is_time_left || return 0
  label=$1 file=$2
  shift 2
  "$GLASSBOX" list "$file" >/dev/null 2>&1 || true # compiles
  log=$(
    # shellcheck disable=SC3045  # dash and bash have it
    ulimit -t "$LIMIT"
    "$GLASSBOX" explore --verbose "$@" "$file" 2>/dev/null || true # violated
    times
  ) 2>/dev/null || true
  # shellcheck disable=SC2046  # cells
  row "$label" $(printf '%s\n' "$log" | awk '
    / states, .* transitions/ {
      verdict = $2; sub(/:$/, "", verdict); states = $3; transitions = $5; sub(/,$/, "", transitions) }
    / bytes a state/ { for (i = 1; i < NF; i++) if ($(i + 1) == "bytes") bytes = $i }
    { last = $0 }
    END {
      n = split(last, t, " "); split(t[1], u, /[ms]/); split(t[2], k, /[ms]/)
      seconds = 60 * (u[1] + k[1]) + u[2] + k[2]
      if (verdict == "" || verdict == "inconclusive") printf "- %s %s - - -", states ? states : "-", transitions ? transitions : "-"
      else printf "%s %d %d %.2f %d %.1f", verdict, states, transitions, seconds,
        (seconds > 0 ? transitions / seconds : 0), bytes }')
}

header() { # NAME TITLE
  table "$1" "$2" program verdict states transitions 'CPU s' 'a second' 'bytes a state'
}

# Two threads that have nothing in common.
apart() {
  cat >"$work/Apart.java" <<'END'
public class Apart extends Thread {
    private int rounds;

    @Override
    public void run() {
        for (int i = 0; i < 700; i++) {
            synchronized (this) {
                rounds++;
            }
        }
    }

    public static void main(String[] args) {
        new Apart().start();
        new Apart().start();
    }
}
END
}

speed() {
  apart
  header explore 'Programs with threads, reduced and not'
  measure 'two threads apart' "$work/Apart.java"
  mkdir -p "$work/long"
  sed 's/ITEMS = 6/ITEMS = 6000/' "$root/examples/threads/BoundedBuffer.java" >"$work/long/BoundedBuffer.java"
  measure 'BoundedBuffer, 6000 items' "$work/long/BoundedBuffer.java"
  for program in BoundedBuffer Peterson ReadersWriters Barrier WorkStealing ProducerConsumer; do
    file=$root/examples/threads/$program.java
    measure "$program" "$file"
    measure "$program --no-reduction" "$file" --no-reduction
    measure "$program --no-matching" "$file" --no-matching --timeout "$((LIMIT / 4 + 1))"
  done
}

philosophers() {
  header philosophers 'Philosophers, lower fork first'
  for n in ${PHILOSOPHERS-2 3 4 5 6 7 8}; do
    mkdir -p "$work/$n"
    sed "s/COUNT = 3/COUNT = $n/" "$root/examples/threads/PhilosophersOrdered.java" \
      >"$work/$n/PhilosophersOrdered.java"
    measure "$n" "$work/$n/PhilosophersOrdered.java"
  done
}

# scenario NAME TYPE NEW OPTION...
scenario() {
  name=$1 type=$2 new=$3
  shift 3
  printf 'import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\n' \
    >"$work/$name.java"
  printf 'public class %s {\n    @glassbox.Scenario static %s make() { return new %s; }\n}\n' \
    "$name" "$type" "$new" >>"$work/$name.java"
  measure "$type" "$work/$name.java" --scenarios 2x2 "$@"
}

juc() {
  header scenarios 'java.util.concurrent, --scenarios 2x2'
  scenario A 'AtomicInteger' 'AtomicInteger()' --ints 0..1 --method incrementAndGet --method get --method compareAndSet
  scenario B 'ConcurrentLinkedQueue<Integer>' 'ConcurrentLinkedQueue<>()' --ints 1..1 --method offer --method poll
  scenario C 'CopyOnWriteArrayList<Integer>' 'CopyOnWriteArrayList<>()' --ints 1..1 --method 'add(Object)' --method 'remove(Object)' --method 'get(int)'
  scenario D 'ConcurrentHashMap<Integer, Integer>' 'ConcurrentHashMap<>()' --ints 1..1 --method 'put(Object,Object)' --method 'remove(Object)' --method 'get(Object)'
  scenario E 'ConcurrentSkipListMap<Integer, Integer>' 'ConcurrentSkipListMap<>()' --ints 1..1 --method put --method 'remove(Object)' --method get
  scenario F 'ArrayBlockingQueue<Integer>' 'ArrayBlockingQueue<>(2)' --ints 1..1 --method 'offer(Object)' --method 'poll()'
  scenario G 'ConcurrentLinkedDeque<Integer>' 'ConcurrentLinkedDeque<>()' --ints 1..2 --method addFirst --method addLast --method peekFirst --method pollLast
  scenario H 'HashMap<Integer, Integer>' 'HashMap<>()' --ints 1..1 --method put --method get
}

startup() {
  "$GLASSBOX" list "$root/examples/threads/Peterson.java" >/dev/null 2>&1 || true
  # shellcheck disable=SC2034  # counts
  times_of=$(for i in 1 2 3 4 5 6 7 8 9 10; do "$GLASSBOX" explore --quiet "$root/examples/threads/Peterson.java" >/dev/null; done; times)
  remark "$(printf '%s\n' "$times_of" | awk 'END {
    split($1, u, /[ms]/); split($2, k, /[ms]/)
    printf "Start-up, with a small program: %.0f ms of processor time.", 100 * (60 * (u[1] + k[1]) + u[2] + k[2]) }')"
}

for part in ${PARTS-speed startup philosophers juc}; do
  "$part"
done
