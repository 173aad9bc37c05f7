/* Random small programs with threads: monitors, waiting, volatile and plain variables,
 * atomic updates, choices, joins, interrupts, exits, assumptions.
 *
 *     threads SEED COUNT FOLDER      writes FOLDER/P0.java .. with classes P0 ..
 *
 * Each program is closed; most end on every schedule, or wait for ever. They have
 * propositions p, q, r and methods one and two for formulas. One in five has locks of the
 * library, too, and all have where the environment has LIBRARY. In half of them all threads
 * do the same, and nobody need know which is which. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct writer {
  FILE *out;
  uint64_t random;
  int depth;    /* of blocks */
  int locked;   /* set of monitors that the code holds */
  bool library; /* locks of the library, too */
  bool telling; /* names and numbers of threads, too */
} writer;

static unsigned draw(writer *w, unsigned below) {
  w->random ^= w->random >> 12;
  w->random ^= w->random << 25;
  w->random ^= w->random >> 27;
  return (unsigned)(w->random * 0x2545F4914F6CDD1Du >> 33) % below;
}

static void line(writer *w, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(w->out, "%*s", 8 + 4 * w->depth, "");
  vfprintf(w->out, format, arguments);
  fputc('\n', w->out);
  va_end(arguments);
}

static void statements(writer *w, unsigned count);

static void in_monitor(writer *w) {
  int k = (int)draw(w, 2), before = w->locked;
  line(w, "synchronized (l%d) {", k);
  w->depth++;
  w->locked |= 1 << k;
  statements(w, 1 + draw(w, 2));
  w->locked = before;
  w->depth--;
  line(w, "}");
}

/* A lock of the library, waited for or asked for; or a semaphore. */
static void in_lock(writer *w) {
  static const char *const takes[] = {"g.lock(); {", "if (g.tryLock()) {",
                                      "s.acquireUninterruptibly(); {"};
  static const char *const gives[] = {"g.unlock(); }", "g.unlock(); }", "s.release(); }"};
  unsigned k = draw(w, 3);
  line(w, "%s", takes[k]);
  w->depth++;
  statements(w, 1 + draw(w, 2));
  w->depth--;
  line(w, "%s", gives[k]);
}

/* With a time limit waiting ends by itself; without, somebody has to notify. */
static void wait_or_notify(writer *w) {
  int k = (int)draw(w, 2);
  if (!(w->locked >> k & 1))
    return in_monitor(w);
  switch (draw(w, 4)) {
  case 0:
    line(w, "try { l%d.wait(); } catch (InterruptedException e) { x += 10; }", k);
    break;
  case 1:
    line(w, "try { l%d.wait(5); } catch (InterruptedException e) { v += 10; }", k);
    break;
  case 2: line(w, "l%d.notify();", k); break;
  default: line(w, "l%d.notifyAll();", k); break;
  }
}

static void statement(writer *w) {
  static const char *const simple[] = {
      "x++;",
      "y = x + 1;",
      "x = y * 2;",
      "v = v + 1;",
      "if (v == 1) y = 5;",
      "w = x;",
      "a.incrementAndGet();",
      "if (a.compareAndSet(1, 3)) x = 7;",
      "box.f = v;",
      "y = box.f;",
      "box = new Box(x);",
      "array[v & 1] = 4;",
      "x += array[0];",
      "Thread.yield();",
      "if (glassbox.Choose.bool()) v = 2;",
      "int t = v; v = t + 1;",
      "Box mine = new Box(3); mine.f = mine.f + v; v = mine.f;",
      "assert x < 4;",
      "assert v != 3 || y != 5;",
      "synchronized (box) { y++; }",
      "one();",
      "two();",
      "glassbox.GlassBox.atomic(() -> { v = v + 1; w = v; });",
      ("glassbox.GlassBox.atomic(() -> {"
       " v = 1; if (glassbox.Choose.bool()) w = v; v = 0; });"),
      "if (t0 != null && t0.isAlive()) w = 4;",
      "me = Thread.currentThread();",
      "if (me == Thread.currentThread()) w = 3;",
      "if (v == 1) System.exit(0);",
      "w = 5; glassbox.GlassBox.assume(v != 2);",
      "Thread.onSpinWait();",
      "if (glassbox.Choose.integer(2) == 1) x++;",
      "Thread late = new Thread(() -> { y++; w = 6; }); late.start();",
      "if (t0 != null && t0 != Thread.currentThread()) synchronized (t0) { w = 7; }",
  };
  static const char *const telling[] = {
      "if (Thread.currentThread().getName().endsWith(\"0\")) w = 2;",
      "if (Thread.currentThread().getId() % 2 == 0) v = 2;",
      "if (me != null) y = me.toString().length();",
      "if (me != null && me.getId() < Thread.currentThread().getId()) w = 1;",
  };
  unsigned kind = draw(w, 30);
  if (w->depth < 2 && kind < 6)
    in_monitor(w);
  else if (w->depth < 3 && kind < 9)
    wait_or_notify(w);
  else if (w->library && w->depth < 2 && kind < 19)
    in_lock(w);
  else if (w->telling && !draw(w, 8))
    line(w, "{ %s }", telling[draw(w, sizeof telling / sizeof *telling)]);
  else
    line(w, "{ %s }", simple[draw(w, sizeof simple / sizeof *simple)]);
}

static void statements(writer *w, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    statement(w);
}

/* Threads that do the same, started one after the other. */
static void start_alike(writer *w, unsigned number, unsigned threads) {
  bool has_first = draw(w, 3) == 0, is_joined = draw(w, 3) == 0;
  fprintf(w->out,
          "        Runnable r = P%u::run0;\n        Thread[] all = new Thread[%u];\n"
          "        for (int i = 0; i < %u; i++) {\n"
          "            Thread t = all[i] = new Thread(r);\n%s            t.start();\n"
          "        }\n",
          number, threads, threads, has_first ? "            t0 = t;\n" : "");
  if (is_joined)
    fprintf(w->out, "        for (Thread t : all)\n            t.join();\n");
}

static void start_different(writer *w, unsigned number, unsigned threads) {
  FILE *out = w->out;
  for (unsigned k = 0; k < threads; k++)
    fprintf(out, "        %st%u = new Thread(P%u::run%u);\n        t%u.start();\n",
            k ? "Thread " : "", k, number, k, k);
  if (draw(w, 5) == 0)
    fprintf(out, "        t0.interrupt();\n");
  if (draw(w, 3))
    for (unsigned k = 0; k < threads; k++)
      fprintf(out, "        t%u.join();\n", k);
}

static void program(writer *w, unsigned number) {
  FILE *out = w->out;
  bool alike = draw(w, 2);
  unsigned threads = 2 + (draw(w, alike ? 2 : 4) == 0);
  w->telling = draw(w, 3) == 0;
  fprintf(out,
          "public class P%u {\n"
          "    static class Box { int f; Box(int f) { this.f = f; } }\n"
          "    static int x, y;\n    static volatile int v, w;\n"
          "    static volatile Box box = new Box(0);\n"
          "    static final int[] array = new int[2];\n"
          "    static final Object l0 = new Object(), l1 = new Object();\n"
          "    static volatile Thread t0, me;\n"
          "    static final java.util.concurrent.atomic.AtomicInteger a =\n"
          "            new java.util.concurrent.atomic.AtomicInteger();\n",
          number);
  w->library = draw(w, 5) == 0 || getenv("LIBRARY");
  if (w->library)
    fprintf(out, "    static final java.util.concurrent.locks.ReentrantLock g =\n"
                 "            new java.util.concurrent.locks.ReentrantLock();\n"
                 "    static final java.util.concurrent.Semaphore s =\n"
                 "            new java.util.concurrent.Semaphore(1);\n");
  fprintf(out,
          "    @glassbox.Proposition static boolean p() { return v == 1; }\n"
          "    @glassbox.Proposition static boolean q() { return x + w > 1; }\n"
          "    @glassbox.Proposition static boolean r() { return box.f == array[0]; }\n"
          "    static void one() { v = 1; }\n"
          "    static synchronized void two() { w = 2; }\n");
  for (unsigned k = 0; k < (alike ? 1 : threads); k++) {
    fprintf(out, "    static void run%u() {\n", k);
    statements(w, 1 + draw(w, threads == 2 ? 4 : 2));
    if (draw(w, 8) == 0)
      fprintf(out, "        while (v != 2) { v = 1 - v; }\n");
    fprintf(out, "    }\n");
  }
  fprintf(out, "    public static void main(String[] none) throws Exception {\n");
  if (alike)
    start_alike(w, number, threads);
  else
    start_different(w, number, threads);
  if (draw(w, 2))
    fprintf(out, "        x = 1;\n");
  fprintf(out, "    }\n}\n");
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: threads SEED COUNT FOLDER\n");
    return 2;
  }
  uint64_t seed = strtoull(argv[1], NULL, 10);
  unsigned count = (unsigned)strtoul(argv[2], NULL, 10);
  for (unsigned i = 0; i < count; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/P%u.java", argv[3], i);
    writer w = {.out = fopen(path, "w")};
    w.random = (seed * 1000003 + i + 1) * 0x9E3779B97F4A7C15u;
    if (!w.out)
      return perror(path), 2;
    program(&w, i);
    fclose(w.out);
  }
  return 0;
}
