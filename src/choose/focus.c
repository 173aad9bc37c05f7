/* Rounds of rebuilding: what turns out to be a variable, or its negation, is a constant in
 * the next round.
 *
 * What is assumed, and who looks at it (tests/unit/test_focus.c compares with enumeration):
 *
 * - An assignment that satisfies all parts makes every literal true that is set to true
 *   (set_known): these are parts, or follow from what parts have become in a round before.
 *   So it satisfies what each part becomes, with the values of the variables there.
 * - A part is no constant to itself: its operands are rebuilt, and they lie below it.
 * - Only the refutation counts: whoever is told that there may be a state asks elsewhere. */
#include "choose/focus.h"

#include "formula/given.h"
#include "solver/query.h"

#include <assert.h>

enum { MOST_ROUNDS = 6 };

struct focus { /* of one conjunction: what is left of it */
  given given;
  formula *graph;
  u32_vector variables;  /* by number in it: the node that it stands for */
  literal_vector parts;  /* whose conjunction is asked about */
  literal_vector others; /* what they have become, in the graph */
  query *asked;          /* is told of them; NULL: they are refuted */
  literal_vector more;   /* of a question: what its assumptions have become */
};

static bool make_twin(void *context, uint32_t node, literal *is) {
  focus *f = context;
  if (formula_kind(f->given.from, node) != NODE_VARIABLE)
    return false;
  *is = formula_variable(f->graph);
  vec_push(&f->variables, node);
  return true;
}

static void begin(focus *f, const formula *from) {
  formula_delete(f->graph);
  f->graph = formula_new();
  vec_clear(&f->variables);
  vec_clear(&f->others);
  f->given.leaf = make_twin;
  f->given.context = f;
  given_begin_in(&f->given, from, f->graph);
}

static void release(focus *f) {
  if (f->asked)
    query_delete(f->asked);
  vec_release(&f->more);
  given_release(&f->given);
  formula_delete(f->graph);
  vec_release(&f->variables);
  vec_release(&f->parts);
  vec_release(&f->others);
}

static void add_parts(focus *f, const formula *from, const literal_vector *valid,
                      const literal *assumed, size_t count) {
  vec_each (const literal, p, valid)
    formula_conjuncts(from, *p, &f->parts);
  for (size_t k = 0; k < count; k++)
    formula_conjuncts(from, assumed[k], &f->parts);
}

/* False: two of them exclude each other. */
static bool set_known(focus *f) {
  vec_each (const literal, p, &f->parts) {
    if (given_known(&f->given, *p) == LITERAL_FALSE)
      return false;
    given_set(&f->given, *p, LITERAL_TRUE);
  }
  return true;
}

/* What a part is where all others hold. */
static literal rebuilt(focus *f, literal part) {
  uint32_t node = literal_node(part);
  const formula *from = f->given.from;
  if (formula_kind(from, node) != NODE_AND)
    return part == LITERAL_FALSE ? LITERAL_FALSE : LITERAL_TRUE; /* it is set */
  assert(literal_is_negated(part) && "conjunctions have been taken apart");
  literal left = given_get(&f->given, formula_left(from, node));
  literal right = given_get(&f->given, formula_right(from, node));
  return literal_not(formula_and(f->graph, left, right));
}

/* False: one of them is false. */
static bool rebuild_all(focus *f) {
  for (uint32_t k = 0; k < f->parts.size; k++) {
    literal now = rebuilt(f, f->parts.data[k]);
    if (now == LITERAL_FALSE)
      return false;
    if (now != LITERAL_TRUE)
      formula_conjuncts(f->graph, now, &f->others);
  }
  return true;
}

/* Adds the variables that have become known; false: there are none. */
static bool add_known(focus *f) {
  uint32_t before = f->parts.size;
  vec_each (const literal, p, &f->others) {
    uint32_t node = literal_node(*p);
    if (formula_kind(f->graph, node) != NODE_VARIABLE)
      continue;
    uint32_t mine = f->variables.data[formula_variable_number(f->graph, node)];
    vec_push(&f->parts, mine << 1 | literal_is_negated(*p));
  }
  return f->parts.size > before;
}

static void tell(focus *f, sat_tuning tuning, const atomic_bool *stop) {
  f->asked = query_new(f->graph, sat_cadical_new(tuning));
  sat_set_stop(query_solver(f->asked), stop);
  vec_each (const literal, p, &f->others)
    query_assert(f->asked, *p);
}

/* Puts in what is known, round by round. True: nothing is left to ask, it is refuted. */
static bool rebuild_in_rounds(focus *f, const formula *from) {
  for (uint32_t round = 0; round < MOST_ROUNDS; round++) {
    begin(f, from);
    if (!set_known(f) || !rebuild_all(f))
      return true;
    if (!add_known(f))
      return false;
  }
  return false;
}

sat_result focus_ask(const formula *from, const literal_vector *valid,
                     const literal *assumed, size_t count, const sat_limits *limits,
                     const atomic_bool *stop) {
  focus f = {0};
  sat_result answer = SAT_UNSATISFIABLE;
  add_parts(&f, from, valid, assumed, count);
  if (!rebuild_in_rounds(&f, from)) {
    tell(&f, SAT_REFUTING, stop);
    answer = query_solve(f.asked, NULL, 0, limits);
  }
  release(&f);
  return answer;
}

focus *focus_new(const formula *from, const literal_vector *valid, const literal *shared,
                 size_t count, const atomic_bool *stop) {
  focus *f = memory_new(focus);
  add_parts(f, from, valid, shared, count);
  if (!rebuild_in_rounds(f, from))
    tell(f, SAT_MANY_SMALL, stop);
  return f;
}

sat_result focus_ask_more(focus *f, const literal *assumed, size_t count,
                          const sat_limits *limits) {
  assert(assumed || !count);
  vec_clear(&f->more);
  if (!f->asked)
    return SAT_UNSATISFIABLE;
  for (size_t k = 0; k < count; k++)
    vec_push(&f->more, given_get(&f->given, assumed[k]));
  return query_solve(f->asked, f->more.data, f->more.size, limits);
}

uint32_t focus_variables(const focus *f) {
  return f->asked ? query_solver_variables(f->asked) : 0;
}

void focus_delete(focus *f) {
  if (!f)
    return;
  release(f);
  memory_free(f);
}
