/* A sum that is zero, part by part.
 *
 * After an operation that has removed each of many nodes under a condition of its own, the number of
 * nodes is a sum of one truth value for each, and so is what has gone: of each node, `it is there
 * now` and `it has gone`. Together they are what was there before, which an integer says. No summand
 * is another one, so that nothing cancels; and that two ways to count as many things come to the same
 * is what solvers are worst at. But in each case of the integer, the few summands of one node come
 * to a constant, and that is an easy question.
 *
 * Which summands belong together is guessed: the solver gives some states, and parts of one or two
 * summands that come to the same in all of them are asked about. A state in which a part comes to
 * something else is one more to guess by.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Joined.java):
 *
 * - A part that is said to be constant is: the solver has refuted all else (is_constant). States
 *   only tell what to ask.
 * - Each summand is in one part, and the constants of all parts and the sum's own come to zero, modulo
 *   the sum's width (part_all, show_case).
 * - All cases are looked at: that there is no other, the solver says (sum_parts_show).
 * - What was found out in a case is forgotten with it. */
#include "prove/sum_parts.h"

#include "choose/unchecked.h"
#include "formula/bits_view.h"

#include <assert.h>

enum {
  MOST_TERMS = 400,
  MOST_STATES = 64, /* a bit of a word each */
  FIRST_STATES = 12,
  MOST_GUESSES = 400, /* in one case */
  MOST_CASES = 80
};

typedef struct term {
  summand summand;
  uint64_t values; /* in the states, a bit for each */
  bool is_done;    /* in a part */
} term;

typedef struct parting {
  world *c;
  literal_vector *known;
  bits_width width;
  vector(term) terms;
  uint32_t states, guesses;
  int64_t rest; /* the constant, and what the parts have come to */
} parting;

/* --- States ------------------------------------------------------------------------ */

static void add_state(parting *p) {
  if (p->states == MOST_STATES)
    return;
  evaluation e = {0};
  const state_model *found = &p->c->unchecked->found;
  evaluation_begin(&e, p->c->formula, found->value_of, found->context);
  vec_each (term, t, &p->terms)
    if (evaluation_get(&e, t->summand.guard))
      t->values |= (uint64_t)1 << p->states;
  evaluation_release(&e);
  p->states++;
}

/* A state that satisfies all that is known, and the literal. */
static sat_result find(const world *c, literal_vector *known, literal with, bool easily) {
  vec_push(known, with);
  unchecked *u = c->unchecked;
  sat_result found = (easily ? u->find_easily : u->find)(u, known->data, known->size);
  (void)vec_pop(known);
  return found;
}

static sat_result find_state(parting *p, literal with, bool easily) {
  sat_result found = find(p->c, p->known, with, easily);
  if (found == SAT_SATISFIABLE)
    add_state(p);
  return found;
}

/* --- Parts ------------------------------------------------------------------------- */

static int64_t value_in(const parting *p, uint32_t number, uint32_t state) {
  const term *t = &p->terms.data[number];
  return t->values >> state & 1 ? t->summand.coefficient : 0;
}

/* Of two terms; or of one, twice. */
static int64_t sum_in(const parting *p, uint32_t one, uint32_t other, uint32_t state) {
  return value_in(p, one, state) + (one == other ? 0 : value_in(p, other, state));
}

static bool is_likely(const parting *p, uint32_t one, uint32_t other) {
  for (uint32_t s = 1; s < p->states; s++)
    if (sum_in(p, one, other, s) != sum_in(p, one, other, 0))
      return false;
  return true;
}

/* Says that the part comes to what it comes to in the first state. */
static literal says(const parting *p, uint32_t one, uint32_t other) {
  sum s;
  sum_init(&s, p->width);
  sum_add_constant(&s, -sum_in(p, one, other, 0));
  const summand *x = &p->terms.data[one].summand, *y = &p->terms.data[other].summand;
  sum_add_literal(&s, x->coefficient, x->guard);
  if (one != other)
    sum_add_literal(&s, y->coefficient, y->guard);
  literal holds = sum_is_zero(&p->c->state.bits, &s);
  sum_release(&s);
  return holds;
}

/* Whether it does so in all of them. Then that is known. */
static bool is_constant(parting *p, uint32_t one, uint32_t other) {
  literal holds = says(p, one, other);
  if (++p->guesses > MOST_GUESSES ||
      find_state(p, literal_not(holds), false) != SAT_UNSATISFIABLE)
    return false;
  vec_push(p->known, holds);
  p->rest += sum_in(p, one, other, 0);
  p->terms.data[one].is_done = p->terms.data[other].is_done = true;
  return true;
}

/* Terms that are likely to be the same in all states are mostly all so: one question for them. */
static void part_constants(parting *p) {
  sat_result found;
  literal all;
  do {
    all = LITERAL_TRUE;
    for (uint32_t k = 0; k < p->terms.size; k++)
      if (is_likely(p, k, k))
        all = formula_and(p->c->formula, all, says(p, k, k));
    found = all == LITERAL_TRUE ? SAT_UNKNOWN : find_state(p, literal_not(all), false);
  } while (found == SAT_SATISFIABLE && p->states < MOST_STATES);
  if (found != SAT_UNSATISFIABLE)
    return;
  vec_push(p->known, all);
  for (uint32_t k = 0; k < p->terms.size; k++)
    if (is_likely(p, k, k)) {
      p->rest += sum_in(p, k, k, 0);
      p->terms.data[k].is_done = true;
    }
}

static bool part_with_another(parting *p, uint32_t one) {
  for (uint32_t other = one + 1; other < p->terms.size; other++)
    if (!p->terms.data[other].is_done && is_likely(p, one, other) &&
        is_constant(p, one, other))
      return true;
  return false;
}

static bool part_all(parting *p) {
  part_constants(p);
  for (uint32_t k = 0; k < p->terms.size; k++)
    if (!p->terms.data[k].is_done && !part_with_another(p, k))
      return false;
  return true;
}

/* A few states that are not alike: in each another summand is there, or is not. */
static void find_states(parting *p) {
  uint32_t step = p->terms.size / FIRST_STATES + 1;
  for (uint32_t k = 0; k < p->terms.size; k += step)
    find_state(p, literal_not_if(p->terms.data[k].summand.guard, k / step % 2), true);
}

/* --- Cases ------------------------------------------------------------------------- */

/* A bit of an integer is a variable, mostly; what is counted is a condition. */
static bool is_of_integer(const world *c, const summand *x) {
  return (x->coefficient != 1 && x->coefficient != -1) ||
         formula_kind(c->formula, literal_node(x->guard)) == NODE_VARIABLE;
}

static bool show_case(world *c, literal_vector *known, const sum *s) {
  parting p = {.c = c, .known = known, .width = s->width, .rest = s->constant};
  uint32_t was_known = known->size;
  vec_each (const summand, x, &s->summands)
    vec_push(&p.terms, ((term){.summand = *x}));
  find_states(&p);
  bool shown =
      p.states && part_all(&p) && bits_wrap_constant(p.width, (uint64_t)p.rest) == 0;
  known->size = was_known;
  vec_release(&p.terms);
  return shown;
}

/* Of the state found: the bits of integers have these values. */
static literal case_found(const world *c, const sum *s) {
  literal all = LITERAL_TRUE;
  evaluation e = {0};
  const state_model *found = &c->unchecked->found;
  evaluation_begin(&e, c->formula, found->value_of, found->context);
  vec_each (const summand, x, &s->summands)
    if (is_of_integer(c, x))
      all = formula_and(c->formula, all,
                        literal_not_if(x->guard, !evaluation_get(&e, x->guard)));
  evaluation_release(&e);
  return all;
}

/* Goes through the cases; false: one was not shown, or there are too many. */
static bool show_cases(world *c, literal_vector *known, const sum *s) {
  for (uint32_t k = 0; k < MOST_CASES; k++) {
    sat_result found = find(c, known, LITERAL_TRUE, false);
    if (found != SAT_SATISFIABLE)
      return found == SAT_UNSATISFIABLE;
    literal here = case_found(c, s);
    vec_push(known, here);
    bool shown = show_case(c, known, s);
    *vec_last(known) = literal_not(here);
    if (!shown)
      return false;
  }
  return false;
}

bool sum_parts_show(world *c, literal_vector *known, literal zero) {
  const sum *is = number_zero_sum(&c->state.numbers, zero);
  if (!is || !c->unchecked->find_easily || is->summands.size > MOST_TERMS)
    return false;
  sum s;
  sum_init(&s, is->width);
  sum_add(&s, 1, is);
  uint32_t was_known = known->size;
  bool shown = show_cases(c, known, &s);
  known->size = was_known;
  if (shown)
    vec_push(known, zero);
  sum_release(&s);
  return shown;
}
