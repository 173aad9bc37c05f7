/* CaDiCaL behind the SAT interface.
 *
 * Simplification between solves pays when one question is hard; when thousands are
 * small it is most of the time. SAT_MANY_SMALL turns it off. Measured with
 * bench/formula (20,000 variables, 65,000 clauses): choosing models and forbidding
 * their paths goes 2 to 3 times as fast, most of it by `lucky`, which tries the same
 * trivial assignments before every solve; questions under assumptions cost the same
 * either way. What remains is propagation (three quarters): CaDiCaL assigns every
 * variable each time. Phases, restarts, stabilisation and rephasing made no
 * difference beyond the noise.
 *
 * SAT_SOME_HARD leaves out only what runs before every solve. The rest of simplification
 * waits for conflicts, so small questions do not pay for it; proofs about calls in the
 * languages with classes take a half of the time, in Ownership Java a tenth.
 *
 * The C API tells neither conflicts nor decisions, so statistics have none.
 *
 * SAT_REFUTING is for clauses that exclude paths, one after the other, until there is no
 * model: with all variables false first, and no phases of patience, a half of the time
 * (red-black trees of height 7, 215 and 115 ms; of height 8, 660 and 385 ms). */
#include "base/memory.h"
#include "solver/sat.h"

#include <ccadical.h>

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

typedef struct cadical {
  sat base;
  sat_tuning tuning;
  CCaDiCaL *solver; /* NULL until there is something to do: many are never asked */
} cadical;

/* Those that wait for conflicts come first. */
static const char *const off_when_small[] = {"elim",   "subsume",   "probe",
                                             "vivify", "decompose", "ternary",
                                             "lucky",  "compact",   "walk"};
enum { WAIT_FOR_CONFLICTS = 5 };

/* The solver is C++: without memory it throws, and nobody catches. */
typedef void handler(void);
handler *set_new_handler(handler *) __asm__("_ZSt15set_new_handlerPFvvE");
handler *set_terminate(handler *) __asm__("_ZSt13set_terminatePFvvE");

static CCaDiCaL *start(sat_tuning tuning) {
  set_new_handler(memory_exhausted);
  set_terminate(memory_exhausted);
  CCaDiCaL *solver = ccadical_init();
  ccadical_set_option(solver, "quiet", 1);
  if (tuning != SAT_FEW_HARD)
    for (size_t i = tuning == SAT_SOME_HARD ? WAIT_FOR_CONFLICTS : 0;
         i < sizeof off_when_small / sizeof *off_when_small; i++)
      ccadical_set_option(solver, off_when_small[i], 0);
  if (tuning == SAT_REFUTING) {
    ccadical_set_option(solver, "phase", 0);
    ccadical_set_option(solver, "forcephase", 1);
    ccadical_set_option(solver, "stabilize", 0);
  }
  return solver;
}

static CCaDiCaL *solver_of(sat *s) {
  cadical *c = (cadical *)s;
  if (!c->solver)
    c->solver = start(c->tuning);
  return c->solver;
}

static void add(sat *s, int literal) {
  ccadical_add(solver_of(s), literal);
}

static void assume(sat *s, int literal) {
  ccadical_assume(solver_of(s), literal);
}

static int should_stop(void *s) {
  const atomic_bool *stop = ((sat *)s)->stop;
  return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static void set_limit(CCaDiCaL *solver, const char *name, uint32_t limit) {
  if (limit)
    ccadical_limit(solver, name, limit > INT_MAX ? INT_MAX : (int)limit);
}

static sat_result solve(sat *s, const sat_limits *limits) {
  CCaDiCaL *solver = solver_of(s);
  set_limit(solver, "conflicts", limits->conflicts); /* CaDiCaL forgets them itself */
  set_limit(solver, "decisions", limits->decisions);
  if (s->stop)
    ccadical_set_terminate(solver, s, should_stop);
  int result = ccadical_solve(solver);
  if (s->stop)
    ccadical_set_terminate(solver, NULL, NULL);
  assert(result == 0 || result == 10 || result == 20);
  return (sat_result)result;
}

static bool value(sat *s, int literal) {
  /* versions differ in what they answer for a negative literal */
  bool variable = ccadical_val(solver_of(s), abs(literal)) > 0;
  return literal > 0 ? variable : !variable;
}

static bool failed(sat *s, int literal) {
  return ccadical_failed(solver_of(s), literal) != 0;
}

static void destroy(sat *s) {
  if (((cadical *)s)->solver)
    ccadical_release(solver_of(s));
  memory_free(s);
}

sat *sat_cadical_new(sat_tuning tuning) {
  static const sat_operations operations = {
      .name = "CaDiCaL",
      .add = add,
      .assume = assume,
      .solve = solve,
      .value = value,
      .failed = failed,
      .destroy = destroy,
  };
  cadical *c = memory_new(cadical);
  c->base.operations = &operations;
  c->tuning = tuning;
  return &c->base;
}
