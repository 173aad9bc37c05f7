/* The walk through the cases: a variable of the first condition that is open is true, then
 * false, until no condition is open; what the path or a valid state excludes is no case.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Sums.java):
 *
 * - Both values of each variable are looked at, and a case is left out only where
 *   something that holds on the path is false in it (complete_case, is_excluded), found
 *   with nothing known but the case: what is to be excluded is no evidence. What is added
 *   to a case follows from it and one thing that holds on the path.
 * - A sum is zero where all summands have gone, and the constant (sum_to_constant); what
 *   is known to be equal is so on the whole path: learnt of the state before, under guards that the
 *   path decides.
 * - To give up is safe: then the question is asked as it was. */
#include "prove/sum_cases.h"

#include <assert.h>

enum {
  MOST_CASE_VARIABLES = 24,
  MOST_GATES_EXCLUDING = 200,
  MOST_CASE_ROUNDS = 6,
  CASE_WORK = 20 /* steps, for a literal looked at in a case */
};

void sum_cases_release(sum_cases *x) {
  vec_release(&x->known);
  vec_release(&x->supposed);
  given_release(&x->given);
  given_release(&x->alone);
}

static void set_all(given *g, const literal_vector *all) {
  vec_each (const literal, a, all)
    given_set(g, *a, LITERAL_TRUE);
}

static void set_parts(const formula *f, given *g, literal a) {
  literal_vector parts = {0};
  formula_conjuncts(f, a, &parts);
  set_all(g, &parts);
  given_set(g, a, LITERAL_TRUE);
  vec_release(&parts);
}

static void spend(sum_cases *x, uint32_t steps) {
  x->budget -= steps < x->budget ? steps : x->budget;
}

/* What one of these becomes where the case holds; itself, where that is much work. */
static literal in_case(sum_cases *x, literal a) {
  uint32_t budget = MOST_GATES_EXCLUDING;
  return given_get_within(&x->alone, a, &budget);
}

/* Adds the variables that the path decides in this case; false: it excludes the case. */
static bool add_decided(sum_cases *x, bool *any) {
  literal_vector parts = {0};
  bool possible = true;
  *any = false;
  vec_each (const literal, p, x->path) {
    vec_clear(&parts);
    formula_conjuncts(x->graph, in_case(x, *p), &parts);
    vec_each (const literal, a, &parts) {
      possible = possible && *a != LITERAL_FALSE;
      if (formula_kind(x->graph, literal_node(*a)) != NODE_VARIABLE)
        continue;
      vec_push(&x->supposed, *a);
      *any = true;
    }
  }
  vec_release(&parts);
  return possible;
}

/* What follows from the case and the path, round by round: that `i` is 1 or 5, and that
 * it is below 4. False: the path excludes the case. */
static bool complete_case(sum_cases *x) {
  spend(x, CASE_WORK * x->path->size);
  bool possible = true, any = true;
  for (uint32_t round = 0; possible && any && round < MOST_CASE_ROUNDS; round++) {
    given_begin(&x->alone, x->graph);
    set_all(&x->alone, &x->supposed);
    possible = add_decided(x, &any);
  }
  return possible;
}

/* Says what holds in the case. */
static void begin_case(sum_cases *x) {
  given_begin(&x->given, x->graph);
  vec_each (const literal, p, x->path)
    set_parts(x->graph, &x->given, *p);
  set_all(&x->given, &x->supposed);
  given_begin(&x->alone, x->graph);
  set_all(&x->alone, &x->supposed);
}

/* Whether the state before is none in this case. */
static bool is_excluded(sum_cases *x) {
  spend(x, CASE_WORK * x->valid->size);
  vec_each (const literal, a, x->valid)
    if (in_case(x, *a) == LITERAL_FALSE)
      return true;
  return false;
}

/* A variable that the literal depends on; it is no constant. */
static literal variable_of(const formula *f, literal a) {
  assert(!literal_is_constant(a));
  uint32_t node = literal_node(a);
  while (formula_kind(f, node) == NODE_AND)
    node = literal_node(formula_left(f, node));
  return node << 1;
}

/* How the two differ, as far as the case knows them. */
static bool unfold(sum_cases *x, origin_equality a, bool stops, sum *out, literal *open) {
  unfolding u = {.given = &x->given, .to = out, .stops = stops, .budget = x->budget};
  u.open = LITERAL_FALSE;
  sum_clear(out);
  bool done = origin_unfold(x->numbers, a.one, 1, &u) &&
              origin_unfold(x->numbers, a.other, -1, &u);
  uint32_t spent = x->budget - u.budget + out->summands.size;
  spend(x, spent);
  *open = u.open;
  return done;
}

static bool is_same(const sum *a, const sum *b, int64_t sign) {
  sum difference;
  int64_t constant;
  sum_init(&difference, a->width);
  sum_add(&difference, 1, a);
  sum_add(&difference, sign, b);
  bool is = sum_to_constant(&difference, &constant) && constant == 0;
  sum_release(&difference);
  return is;
}

/* Whether the sum is zero as it stands, or what is known to be, or its negation. */
static bool is_zero(sum_cases *x, const sum *whole) {
  int64_t constant;
  if (sum_to_constant(whole, &constant))
    return constant == 0;
  sum zero;
  sum_init(&zero, whole->width);
  bool found = false;
  for (uint32_t k = 0; !found && k < x->known.size && x->budget; k++) {
    uint32_t which = (x->last + k) % x->known.size;
    origin_equality a = x->known.data[which];
    literal open;
    if (a.width != whole->width || !unfold(x, a, false, &zero, &open) ||
        zero.summands.size != whole->summands.size)
      continue;
    found = is_same(whole, &zero, -1) || is_same(whole, &zero, 1);
    x->last = found ? which : x->last;
  }
  sum_release(&zero);
  return found;
}

typedef enum case_answer { CASE_SHOWN, CASE_OPEN, CASE_FAILED } case_answer;

/* The case that is supposed; a variable to go on with. */
static case_answer look_at(sum_cases *x, origin_equality a, literal *variable) {
  if (!complete_case(x))
    return CASE_SHOWN;
  begin_case(x);
  sum whole;
  literal open;
  sum_init(&whole, a.width);
  case_answer answer = CASE_FAILED;
  if (unfold(x, a, true, &whole, &open))
    answer = is_zero(x, &whole) || is_excluded(x) ? CASE_SHOWN : CASE_FAILED;
  else if (x->budget && open != LITERAL_FALSE && x->depth < MOST_CASE_VARIABLES) {
    *variable = variable_of(x->graph, open);
    answer = CASE_OPEN;
  }
  sum_release(&whole);
  return answer;
}

static bool show(sum_cases *x, origin_equality a) {
  literal variable = LITERAL_FALSE;
  case_answer answer = look_at(x, a, &variable);
  if (answer != CASE_OPEN)
    return answer == CASE_SHOWN;
  assert(!literal_is_constant(variable));
  bool shown = true;
  x->depth++;
  for (uint32_t value = 0; shown && value < 2; value++) {
    uint32_t before = x->supposed.size;
    vec_push(&x->supposed, literal_not_if(variable, value));
    shown = show(x, a);
    x->supposed.size = before;
  }
  x->depth--;
  return shown;
}

bool sum_cases_show(sum_cases *x, origin_equality a) {
  assert(a.width && "two numbers");
  vec_clear(&x->supposed);
  return show(x, a);
}
