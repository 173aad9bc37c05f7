/* Random FIR programs, verified with every strategy and by brute force.
 *
 *     fir SEED COUNT
 *
 * The oracle tries all initial states and all choices with the interpreter. Within tiny
 * bounds it finds a counterexample exactly if there is one, so the verifier must agree;
 * all eight strategies, with and without ordered allocation, must agree as well. The
 * printed program must parse to the same text. What coverage calls the core of a procedure
 * that holds is looked at by deletion. A disagreement prints the program. */
#include "fir/fir.h"
#include "../unit/fir_core_check.h"
#include "fir/print.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  ATOMS = 2,
  MORE_ATOMS = 2,
  BITWIDTH = 2,
  UNROLL = 2
}; /* ATOMS: of D, a literal
       counted */

/* ---- Random texts ---- */

typedef struct writer {
  uint64_t seed;
  char_vector out;
  int bound;    /* names in scope: b0, b1, ... */
  bool literal; /* D has one */
  bool order;   /* D has one */
} writer;

static uint32_t dice(writer *w, uint32_t sides) {
  w->seed ^= w->seed << 13;
  w->seed ^= w->seed >> 7;
  w->seed ^= w->seed << 17;
  return (uint32_t)((w->seed >> 11) % sides);
}

static void put(writer *w, const char *text) {
  for (; *text; text++)
    vec_push(&w->out, *text);
}

static const char *any(writer *w, const char *const *words, uint32_t count) {
  return words[dice(w, count)];
}
#define ANY(w, ...)                                                                      \
  any((w), (const char *const[]){__VA_ARGS__},                                           \
      sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

static void put_set(writer *, int fuel, bool spec);
static void put_pairs(writer *, int fuel, bool spec);
static void put_integer(writer *, int fuel, bool spec);
static void put_boolean(writer *, int fuel, bool spec);

/* (left operator right) */
typedef void operand(writer *, int, bool);
static void put_infix(writer *w, int fuel, bool spec, operand *left, const char *text,
                      operand *right) {
  put(w, "(");
  left(w, fuel - 1, spec);
  put(w, text);
  right(w, fuel - 1, spec);
  put(w, ")");
}

static void put_set(writer *w, int fuel, bool spec) {
  if (fuel <= 0 || dice(w, 4) == 0) {
    char bound[16];
    snprintf(bound, sizeof bound, "b%u", w->bound ? dice(w, (uint32_t)w->bound) : 0);
    put(w, w->bound && dice(w, 2) ? bound
           : spec && dice(w, 3) == 0
               ? "old(s)"
               : ANY(w, "s", "x", "D", w->literal ? "L" : "s", "none"));
    return;
  }
  switch (dice(w, 5)) {
  case 0: put_infix(w, fuel, spec, put_set, ".", put_pairs); break;
  case 1: put_infix(w, fuel, spec, put_pairs, ".", put_set); break;
  case 2:
    put(w, "(");
    put_boolean(w, fuel - 1, spec);
    put(w, " => ");
    put_set(w, fuel - 1, spec);
    put(w, " else ");
    put_set(w, fuel - 1, spec);
    put(w, ")");
    break;
  default: put_infix(w, fuel, spec, put_set, ANY(w, " + ", " & ", " - "), put_set);
  }
}

static void put_pairs(writer *w, int fuel, bool spec) {
  if (fuel <= 0 || dice(w, 4) == 0) {
    put(w, w->order && dice(w, 2) ? "o" : spec && dice(w, 3) == 0 ? "old(r)" : "r");
    return;
  }
  switch (dice(w, 4)) {
  case 0: put_infix(w, fuel, spec, put_set, "->", put_set); break;
  case 1:
    put(w, ANY(w, "^", "~", "*"));
    put_pairs(w, fuel - 1, spec);
    break;
  default:
    put_infix(w, fuel, spec, put_pairs, ANY(w, " + ", " & ", " - ", " ++ "), put_pairs);
  }
}

static void put_integer(writer *w, int fuel, bool spec) {
  if (fuel <= 0 || dice(w, 4) == 0) {
    put(w, ANY(w, "i", "i", "1", "0", "-1"));
    return;
  }
  if (dice(w, 3) == 0) {
    put(w, "(#");
    if (dice(w, 2))
      put_set(w, fuel - 1, spec);
    else
      put_pairs(w, fuel - 1, spec);
    put(w, ")");
    return;
  }
  put_infix(w, fuel, spec, put_integer,
            ANY(w, " plus ", " minus ", " mul ", " div ", " rem ", " shl ", " shr ",
                " sha ", " bitand ", " bitor ", " bitxor ", " + ", " & "),
            put_integer);
}

static void put_quantified(writer *w, int fuel, bool spec) {
  char head[32];
  if (w->bound >= 2) {
    put(w, "true");
    return;
  }
  snprintf(head, sizeof head, "(%s b%d: ", ANY(w, "all", "some", "no", "one", "lone"),
           w->bound);
  put(w, head);
  put_set(w, 1, spec);
  put(w, " | ");
  w->bound++;
  put_boolean(w, fuel - 1, spec);
  w->bound--;
  put(w, ")");
}

static void put_boolean(writer *w, int fuel, bool spec) {
  if (fuel <= 0) {
    put(w, ANY(w, "true", "some s", "no x", "f", "f"));
    return;
  }
  switch (dice(w, 8)) {
  case 0:
    put_infix(w, fuel, spec, put_set, ANY(w, " in ", " = ", " != "), put_set);
    break;
  case 1: put_infix(w, fuel, spec, put_pairs, ANY(w, " in ", " = "), put_pairs); break;
  case 2:
    put_infix(w, fuel, spec, put_integer,
              ANY(w, " < ", " > ", " =< ", " >= ", " = ", " in "), put_integer);
    break;
  case 3:
    put(w, ANY(w, "(some ", "(one ", "(lone ", "(no "));
    put_set(w, fuel - 1, spec);
    put(w, ")");
    break;
  case 4: put_quantified(w, fuel, spec); break;
  case 5:
    put(w, "!");
    put_boolean(w, fuel - 1, spec);
    break;
  default:
    put_infix(w, fuel, spec, put_boolean, ANY(w, " && ", " || ", " => ", " <=> "),
              put_boolean);
  }
}

static void put_block(writer *w, int fuel, bool calls);

static void put_statement(writer *w, int fuel, bool calls) {
  switch (dice(w, fuel > 0 ? 9 : 6)) {
  case 0: put(w, "s := "), put_set(w, 2, false); break;
  case 1: put(w, "r := r ++ "), put_pairs(w, 1, false); break;
  case 2: put(w, "i := "), put_integer(w, 2, false); break;
  case 3: put(w, ANY(w, "x := new D", "f := true", "exit", "s := new D")); break;
  case 4:
    put(w, ANY(w, "s := spec(", "s, x := spec(", "s, D := spec("));
    put_boolean(w, 2, false);
    put(w, ")");
    break;
  case 5: put(w, "f := "), put_boolean(w, 2, false); break;
  case 6:
    put(w, "if "), put_boolean(w, 2, false), put_block(w, fuel - 1, calls);
    if (dice(w, 2))
      put(w, " else"), put_block(w, fuel - 1, calls);
    break;
  case 7:
    put(w, "while "), put_boolean(w, 1, false), put_block(w, fuel - 1, calls);
    break;
  default:
    if (calls)
      put(w, ANY(w, "x := q(s)", "x, y := t(s)", "s := q(x)"));
    else
      put(w, "x := s");
  }
}

static void put_block(writer *w, int fuel, bool calls) {
  put(w, " {\n");
  for (uint32_t i = dice(w, 3) + 1; i > 0; i--) {
    put_statement(w, fuel, calls);
    put(w, "\n");
  }
  put(w, "}\n");
}

static char *random_program(writer *w) {
  vec_clear(&w->out);
  w->literal = dice(w, 2);
  put(w, w->literal ? "literal L: D\n" : "");
  w->order = dice(w, 3) == 0;
  put(w, w->order ? "order o: D\n" : "");
  put(w, "domain D\nglobal s: D, r: D -> D\nlocal x, y: D, i: Integer, f: Boolean\n");
  put(w, "proc q(x) : (y)\n{ y := none i := 0 f := false x := x + s\n");
  put(w, "if some x & s { ");
  put_statement(w, 0, false);
  put(w, "\n y := x x := q(x - s) } else { y := s } }\n");
  put(w, "proc t(x) : (x, y)\nrequires some x meets y, x := spec(");
  put(w, ANY(w, "y in old(x) && x = s", "one x && no y", "y = s.r && x in y"));
  put(w, ")\nproc p(x) : (y)\n");
  if (dice(w, 2))
    put(w, ANY(w, "requires no x\n", "requires some s && s in x.*r\n",
               "requires lone s && (all d: D | lone d.r)\n"));
  /* The specification sees no locals but x and y. */
  put(w, "meets ");
  put(w,
      ANY(w, "s, y := spec(old(s) in s || ", "s, r, y := spec(", "s, r, y, D := spec("));
  put(w, ANY(w, "y in s", "some y => old(s) = s", "no y && no s.r",
             "#y =< 1 && y in s + x", "all b0: D | b0 in y || b0 in s + r.D", "s in D",
             "s in old(s) + x", "one y || no y"));
  put(w, ")\n{\ni := 0 f := false y := x\n");
  for (uint32_t n = dice(w, 3) + 1; n > 0; n--) {
    put_statement(w, 2, true);
    put(w, "\n");
  }
  if (dice(w, 2))
    put(w, "y := s & y\n");
  put(w, "}\n");
  vec_push(&w->out, '\0');
  return w->out.data;
}

/* ---- The oracle ---- */

typedef struct oracle {
  arena store;
  const fir_universe *universe;
  const fir_proc *proc;
  fir_choices choices;
  uint64_t runs, executions;
  bool violated;
} oracle;

enum { RUNS_MOST = 20000 };

static void explore(oracle *, const fir_state *initial);

static const fir_rows *all_of(arena *a, const fir_universe *u, const fir_type *t) {
  fir_state full = {0};
  const fir_rows **extents = arena_new_array(a, const fir_rows *, 8);
  for (uint32_t d = 0; d < u->program->domains.count; d++)
    extents[d] = fir_domain_atoms(a, u, d);
  full.extents = extents;
  return fir_evaluate_type(a, &full, t);
}

static const fir_rows *subset(arena *a, const fir_rows *all, uint64_t bits) {
  u32_vector cells = {0};
  uint32_t count = 0;
  for (uint32_t i = 0; i < all->count; i++)
    if (bits >> i & 1) {
      for (uint32_t column = 0; column < all->arity; column++)
        vec_push(&cells, fir_rows_at(all, i)[column]);
      count++;
    }
  const fir_rows *rows = fir_rows_mk(a, all->arity, cells.data, count);
  vec_release(&cells);
  return rows;
}

/* Tries all values for the targets from `at` on, then goes on. */
static void choose(oracle *o, const fir_state *initial, const fir_rows **values,
                   const fir_target *targets, uint32_t count, uint32_t at) {
  if (o->violated || o->runs > RUNS_MOST)
    return;
  if (at == count) {
    explore(o, initial);
    return;
  }
  const fir_rows *all = all_of(&o->store, o->universe, targets[at].symbol->type);
  for (uint64_t bits = 0; bits >> all->count == 0; bits++) {
    values[at] = subset(&o->store, all, bits);
    choose(o, initial, values, targets, count, at + 1);
  }
}

static void explore(oracle *o, const fir_state *initial) {
  fir_trace t;
  arena run;
  arena_init(&run);
  o->runs++;
  const char *complaint =
      fir_replay(&run, o->universe, o->proc, *initial, &o->choices, &t);
  fir_trace_release(&t);
  bool undecided = complaint && t.undecided;
  arena_release(&run);
  if (!complaint) {
    o->executions++;
    o->violated |= t.broken || t.frame_broken;
  }
  if (!undecided)
    return;
  const fir_stmt *s = t.undecided;
  const fir_stmt *frame = s->kind == FIR_CALL ? s->callee->meets : s;
  const fir_target *targets = s->kind == FIR_CREATE ? &s->domain : frame->targets;
  uint32_t count = s->kind == FIR_CREATE ? 1 : frame->target_count;
  const fir_rows **values = arena_new_array(&o->store, const fir_rows *, count);
  vec_push(&o->choices, ((fir_choice){s, values, count}));
  choose(o, initial, values, targets, count, 0);
  o->choices.size--;
}

/* All initial states: extents, then s, r, x within them. */
static void explore_all(oracle *o, const fir_program *p) {
  arena *a = &o->store;
  fir_state none = {0};
  const fir_rows *literals = fir_domain_literals(a, o->universe, FIR_USER_DOMAINS);
  const fir_rows *atoms = fir_domain_atoms(a, o->universe, FIR_USER_DOMAINS);
  const fir_symbol *x = o->proc->inputs[0].symbol;
  for (uint64_t extent = 0; extent >> (atoms->count - literals->count) == 0; extent++) {
    if (p->orders.count && (extent & (extent + 1)))
      continue; /* the atoms that exist are the first ones */
    fir_state s = fir_state_copy(a, p, &none);
    for (uint32_t d = 0; d < FIR_USER_DOMAINS; d++)
      s.extents[d] = fir_domain_atoms(a, o->universe, d);
    s.extents[FIR_USER_DOMAINS] = fir_rows_union(
        a, literals, subset(a, fir_rows_difference(a, atoms, literals), extent));
    const fir_rows *set = s.extents[FIR_USER_DOMAINS],
                   *pairs = fir_rows_product(a, set, set);
    for (uint64_t i = 0; i >> set->count == 0; i++)
      for (uint64_t j = 0; j >> pairs->count == 0; j++)
        for (uint64_t k = 0; k >> set->count == 0; k++) {
          s.globals[0] = subset(a, set, i);
          s.globals[1] = subset(a, pairs, j);
          s.locals[x->index] = subset(a, set, k);
          if (!o->violated && o->runs <= RUNS_MOST)
            explore(o, &s);
        }
  }
}

/* ---- Comparing ---- */

static void quiet(diag_sink *sink, diag_severity severity, place where,
                  const char *text) {
  (void)sink;
  if (severity == DIAG_ERROR)
    fprintf(stderr, "%u:%u: %s\n", where.line, where.column, text);
}

static void check_text(const fir_program *p, diag_sink *sink) {
  arena a;
  arena_init(&a);
  const char *once = fir_program_text(&a, p);
  fir_program *again = fir_program_parse("again", once, sink);
  if (!again || strcmp(once, fir_program_text(&a, again))) {
    printf("does not print as it parses:\n%s\n%s\n", once,
           again ? fir_program_text(&a, again) : "");
    exit(1);
  }
  fir_program_delete(again);
  arena_release(&a);
}

typedef struct counts {
  uint64_t holds, violated, inconclusive, unjudged;
} counts;

/* With every strategy numbered from 0 to 15 in steps of `step`. */
static fir_verdict verify_all(const fir_program *p, const fir_proc *proc,
                              const uint32_t *scopes, const char *text, unsigned step) {
  fir_verdict first = FIR_HOLDS;
  for (unsigned i = 0; i < 16; i += step) {
    fir_options o = {.bounds = {BITWIDTH, UNROLL, scopes, NULL}, .any_order = i & 8};
    o.strategy = (fir_strategy){i & 1, i & 2, i & 4, NULL, NULL};
    o.coverage = i == 7;
    fir_result r;
    fir_verify(p, proc, &o, &r);
    bool internal = r.reason && strstr(r.reason, "internal");
    if (i == 0)
      first = r.verdict;
    if (internal || r.verdict != first) {
      printf("strategy %u: verdict %d, not %d: %s\n%s", i, (int)r.verdict, (int)first,
             r.reason ? r.reason : "", text);
      exit(1);
    }
    fir_result_release(&r);
  }
  return first;
}

static void check_core(const fir_universe *u, const fir_proc *proc, const char *text) {
  for (int thorough = 0; thorough < 2; thorough++) {
    uint32_t members;
    const char *wrong = fir_core_check(u, proc, thorough, &members);
    if (wrong) {
      printf("%s:\n%s", wrong, text);
      exit(1);
    }
  }
}

static void compare(const char *text, counts *n) {
  diag_sink sink = {.report = quiet};
  uint32_t scopes[] = {0, 0, ATOMS};
  fir_program *p = fir_program_parse("random", text, &sink);
  if (!p) {
    printf("does not parse:\n%s", text);
    exit(1);
  }
  scopes[FIR_USER_DOMAINS] -= p->literals.count;
  check_text(p, &sink);
  const fir_proc *proc = fir_program_proc(p, "p");
  fir_verdict verdict = verify_all(p, proc, scopes, text, 1);
  oracle o = {.proc = proc};
  arena_init(&o.store);
  o.universe =
      fir_universe_new(&o.store, p, (fir_bounds){BITWIDTH, UNROLL, scopes, NULL});
  explore_all(&o, p);
  bool all = o.runs <= RUNS_MOST;
  bool wrong = (o.violated && verdict != FIR_VIOLATED) ||
               (o.executions && verdict == FIR_INCONCLUSIVE) ||
               (all && !o.violated && verdict == FIR_VIOLATED) ||
               (all && !o.executions && verdict == FIR_HOLDS);
  if (wrong) {
    printf("verdict %d; the oracle ran %" PRIu64 " executions, violated %d:\n%s",
           (int)verdict, o.executions, o.violated, text);
    exit(1);
  }
  if (verdict == FIR_HOLDS)
    check_core(o.universe, proc, text);
  n->holds += verdict == FIR_HOLDS;
  n->violated += verdict == FIR_VIOLATED;
  n->inconclusive += verdict == FIR_INCONCLUSIVE;
  n->unjudged += o.runs > RUNS_MOST;
  vec_release(&o.choices);
  arena_release(&o.store);
  scopes[FIR_USER_DOMAINS] += MORE_ATOMS; /* only symmetries want more, and no oracle */
  verify_all(p, proc, scopes, text, 8);
  fir_program_delete(p);
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fputs("usage: fir SEED COUNT\n", stderr);
    return 2;
  }
  writer w = {.seed = strtoull(argv[1], NULL, 10) * 2654435761u + 88172645463325252u};
  counts n = {0};
  for (uint64_t left = strtoull(argv[2], NULL, 10); left > 0; left--)
    compare(random_program(&w), &n);
  vec_release(&w.out);
  printf("%" PRIu64 " hold, %" PRIu64 " violated, %" PRIu64 " inconclusive; %" PRIu64
         " beyond the oracle\n",
         n.holds, n.violated, n.inconclusive, n.unjudged);
  return 0;
}
