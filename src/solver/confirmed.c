/* Two solvers as one: a quick one that finds models, and a thorough one whose word counts
 * when there is none.
 *
 * Models need no trust: who gets one looks at it. That there is none is a verdict, and is
 * the thorough solver's word, or that of the units alone, as long as it costs less to ask
 * them. The thorough one gets the clauses when it is asked, so that it costs nothing
 * before. It is also asked where the quick one has met many conflicts: which question is
 * hard depends on the solver. */
#include "solver/sat.h"
#include "solver/units.h"

enum { MANY_CONFLICTS = 500 };

typedef struct confirmed {
  sat base;
  sat *quick, *thorough;
  int_vector clauses, assumed; /* that the thorough one has not got */
  sat *last;                   /* whose answer counts; NULL: that of the units */
  int_vector failed;           /* by their account */
  uint64_t looks;              /* at clauses, for their account */
} confirmed;

static confirmed *self(sat *s) {
  return (confirmed *)s;
}

static void add(sat *s, int literal) {
  sat_add(self(s)->quick, literal);
  vec_push(&self(s)->clauses, literal);
}

static void assume(sat *s, int literal) {
  sat_assume(self(s)->quick, literal);
  vec_push(&self(s)->assumed, literal);
}

static void set_auxiliary(sat *s, int variable) {
  sat_set_auxiliary(self(s)->quick, variable);
}

static void define(sat *s, int variable) {
  sat_define(self(s)->quick, variable);
}

static sat_result ask_thorough(confirmed *c, const sat_limits *limits) {
  vec_each (int, literal, &c->clauses)
    sat_add(c->thorough, *literal);
  vec_clear(&c->clauses);
  vec_each (int, literal, &c->assumed)
    sat_assume(c->thorough, *literal);
  c->last = c->thorough;
  return sat_solve(c->thorough, limits);
}

/* Where the quick solver has found that there is none. To go through clauses takes a
 * fiftieth of what it takes to tell a solver of them. */
static bool is_refuted_by_units(confirmed *c) {
  enum { MOST_LOOKS = 3 };
  if (c->looks >= (uint64_t)MOST_LOOKS * (c->clauses.size + 1))
    return false;
  c->looks += c->clauses.size;
  bool refuted = units_refute(&c->clauses, &c->assumed, &c->failed);
  if (refuted)
    c->last = NULL;
  return refuted;
}

static sat_result solve(sat *s, const sat_limits *limits) {
  confirmed *c = self(s);
  sat_set_stop(c->quick, s->stop);
  sat_set_stop(c->thorough, s->stop);
  c->last = c->quick;
  sat_limits first = *limits;
  if (!first.conflicts || first.conflicts > MANY_CONFLICTS)
    first.conflicts = MANY_CONFLICTS;
  sat_result quick = sat_solve(c->quick, &first), result = quick;
  if (quick != SAT_SATISFIABLE && !(quick == SAT_UNSATISFIABLE && is_refuted_by_units(c)))
    result = ask_thorough(c, limits);
  if (quick == SAT_UNKNOWN && result == SAT_SATISFIABLE)
    sat_trail_adopt(c->quick, c->thorough);
  assert((quick != SAT_UNSATISFIABLE || result != SAT_SATISFIABLE) &&
         "the solvers agree");
  vec_clear(&c->assumed);
  return result;
}

static bool value(sat *s, int literal) {
  return sat_value(self(s)->last, literal);
}

static bool failed(sat *s, int literal) {
  const confirmed *c = self(s);
  if (c->last)
    return sat_failed(c->last, literal);
  vec_each (const int, f, &c->failed)
    if (*f == literal)
      return true;
  return false;
}

static void destroy(sat *s) {
  sat_delete(self(s)->quick);
  sat_delete(self(s)->thorough);
  vec_release(&self(s)->clauses);
  vec_release(&self(s)->assumed);
  vec_release(&self(s)->failed);
  memory_free(s);
}

sat *sat_confirmed_new(sat *quick, sat *thorough) {
  static const sat_operations operations = {
      .name = "confirmed",
      .add = add,
      .assume = assume,
      .solve = solve,
      .value = value,
      .failed = failed,
      .set_auxiliary = set_auxiliary,
      .define = define,
      .destroy = destroy,
  };
  confirmed *c = memory_new(confirmed);
  c->base.operations = &operations;
  c->quick = quick;
  c->thorough = thorough;
  c->last = quick;
  return &c->base;
}
