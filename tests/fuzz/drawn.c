/* Which of the states left to check is chosen next must not matter: one class is checked
 * by the engine sat again and again, with states that are drawn at random.
 *
 *     drawn DRAWS SEED --class CLASS [OPTIONS of glassbox check] PATH…
 *
 * The verdict, that of each operation, and kind and size of its best violation must be
 * the same each time. How many states are checked may differ, and is printed:
 *
 *     SearchTree: 5 draws, 46 states, drawn 44 to 49
 *
 * Exit status 0: the same; 1: not, and the line says how; 2: it cannot be checked. */
#include "cli/bounds.h"
#include "cli/inputs.h"
#include "search/engines.h"

#include "base/memory.h"
#include "check/result.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_OPERATIONS = 32 };

typedef struct outcome {
  verdict verdict;
  uint64_t states;
  uint32_t count;
  operation_result operations[MOST_OPERATIONS];
} outcome;

static outcome check_drawn(space *s, uint64_t seed, diag_sink *sink) {
  check_limits limits = {.steps = 100000, .scramble = seed};
  check_result result = {0};
  outcome out = {.count = s->subject->operation_count};
  check_result_start(&result, s);
  check_run(check_sat, s, &limits, &result, sink);
  out.verdict = result.verdict;
  out.states = result.states_checked;
  for (uint32_t k = 0; k < out.count && k < MOST_OPERATIONS; k++)
    out.operations[k] = result.operations[k];
  check_result_release(&result);
  return out;
}

static bool are_same(const outcome *a, const outcome *b) {
  bool same = a->verdict == b->verdict;
  for (uint32_t k = 0; same && k < a->count && k < MOST_OPERATIONS; k++) {
    const operation_result *x = &a->operations[k], *y = &b->operations[k];
    same = x->verdict == y->verdict &&
           (x->verdict != VERDICT_VIOLATED || (x->kind == y->kind && x->size == y->size));
  }
  return same;
}

static void print_outcome(const space *s, const outcome *o) {
  static const char *const verdicts[] = {"holds", "violated", "inconclusive"};
  printf("  %s, %" PRIu64 " states:", verdicts[o->verdict], o->states);
  for (uint32_t k = 0; k < o->count && k < MOST_OPERATIONS; k++)
    printf(" %s %s %s %u;", s->subject->operations[k].text,
           verdicts[o->operations[k].verdict], violation_kind_text(o->operations[k].kind),
           o->operations[k].size);
  putchar('\n');
}

/* The number of draws that differ. */
static int draw(space *s, const char *name, int draws, uint64_t seed, diag_sink *sink) {
  outcome plain = check_drawn(s, 0, sink);
  uint64_t least = UINT64_MAX, most = 0;
  int different = 0;
  for (int k = 0; k < draws; k++) {
    outcome drawn = check_drawn(s, (seed * 1000 + (uint64_t)k) | 1ull << 50, sink);
    least = drawn.states < least ? drawn.states : least;
    most = drawn.states > most ? drawn.states : most;
    if (are_same(&plain, &drawn))
      continue;
    printf("not ok %s, draw %d of seed %" PRIu64 "\n", name, k, seed);
    print_outcome(s, &plain);
    print_outcome(s, &drawn);
    different++;
  }
  printf("%s: %d draws, %" PRIu64 " states, drawn %" PRIu64 " to %" PRIu64 "\n", name,
         draws, plain.states, least, most);
  return different;
}

static int check_class(inputs *in, const cli_options *o, int draws, uint64_t seed,
                       diag_sink *sink) {
  name class_name = inputs_class_pick(in, o->class_name, NULL, "", sink);
  ir_class *c = class_name ? java_class_named(in->program, class_name) : NULL;
  selection select = {.methods = (const char **)o->methods.data,
                      .method_count = o->methods.size,
                      .allowed = o->allowed.data,
                      .allowed_count = o->allowed.size,
                      .constructors = o->constructors,
                      .classes = &in->known};
  space_bounds bounds;
  subject *checked = c ? subject_new(in->program, c, &select, sink) : NULL;
  space *s =
      checked && bounds_read(o, &bounds, sink) ? space_new(checked, &bounds, sink) : NULL;
  int status = s ? draw(s, o->class_name, draws, seed, sink) > 0 : 2;
  space_delete(s);
  subject_delete(checked);
  return status;
}

static void print_message(diag_sink *sink, diag_severity severity, place where,
                          const char *text) {
  (void)sink;
  if (severity == DIAG_ERROR)
    fprintf(stderr, "drawn: %s:%u: %s\n", where.file ? where.file : "", where.line, text);
}

int main(int argc, char **argv) {
  diag_sink sink = {print_message, 0};
  if (argc < 4) {
    fprintf(stderr, "usage: drawn DRAWS SEED --class CLASS OPTIONS PATH...\n");
    return 2;
  }
  int draws = atoi(argv[1]), status = 2;
  uint64_t seed = strtoull(argv[2], NULL, 10);
  argv[1] = argv[0];
  argv[2] = "check";
  cli_options o;
  inputs in;
  if (options_parse(&o, argc - 1, argv + 1, &sink) && o.class_name) {
    if (inputs_open(&in, &o, &sink))
      status = check_class(&in, &o, draws, seed, &sink);
    inputs_close(&in);
  }
  options_release(&o);
  return status;
}
