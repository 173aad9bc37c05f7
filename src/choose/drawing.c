/* How states differ: before each is drawn, all variables get random phases, true with a
 * probability that is random as well. That alone gives many small states: so every second
 * time something is demanded that large ones have, or, now and then, that small ones
 * lack; and a few variables, those of arguments for the most part, are demanded to be
 * what a coin says. What cannot be had is dropped. The states are not drawn uniformly. */
#include "choose/drawing.h"

#include "base/memory.h"
#include "solver/query.h"

#include <assert.h>

enum { MOST_CONFLICTS = 2000, SPREAD = 8 /* variables, on average */ };

typedef struct spread {
  uint32_t first, end;
} spread;

struct drawing {
  const formula *formula;
  const choices *defined; /* variables, outside the formula; or NULL */
  query *query;
  sat *solver; /* of it */
  literal_vector aims, wanted;
  vector(spread) spreads;
  uint64_t random;
  uint64_t free; /* the values of variables that the solver does not know */
};

drawing *drawing_new(const formula *f, const choices *defined, const _Atomic bool *stop,
                     uint64_t seed) {
  drawing *d = memory_new(drawing);
  d->formula = f;
  d->solver = sat_trail_new();
  d->query = query_new(f, d->solver);
  d->random = seed * 0x9e3779b97f4a7c15u | 1;
  d->defined = defined;
  query_use_choices(d->query, defined);
  if (stop)
    sat_set_stop(d->solver, stop);
  return d;
}

void drawing_delete(drawing *d) {
  if (!d)
    return;
  query_delete(d->query);
  vec_release(&d->aims);
  vec_release(&d->wanted);
  vec_release(&d->spreads);
  memory_free(d);
}

void drawing_learn(drawing *d, literal conjunct) {
  assert(formula_has(d->formula, conjunct));
  query_assert(d->query, conjunct);
}

void drawing_aim(drawing *d, literal a) {
  assert(formula_has(d->formula, a));
  if (!literal_is_constant(a))
    vec_push(&d->aims, a);
}

void drawing_begin(drawing *d) {
  vec_clear(&d->spreads);
}

void drawing_spread(drawing *d, uint32_t first, uint32_t end) {
  assert(first <= end);
  if (first < end)
    vec_push(&d->spreads, ((spread){first, end}));
}

static uint64_t next_random(drawing *d) { /* xorshift */
  d->random ^= d->random << 13;
  d->random ^= d->random >> 7;
  d->random ^= d->random << 17;
  return d->random;
}

uint32_t drawing_below(drawing *d, uint64_t limit) {
  assert(limit && limit <= (uint64_t)1 << 32);
  return (uint32_t)((next_random(d) >> 32) * limit >> 32);
}

/* Large, small, or as it comes. */
static void add_aim(drawing *d) {
  uint32_t count = d->aims.size, kind = drawing_below(d, 4);
  if (!count || kind == 3)
    return;
  literal a = d->aims.data[kind == 1 ? count - 1 - drawing_below(d, (count + 3) / 4)
                                     : drawing_below(d, count)];
  vec_push(&d->wanted, literal_not_if(a, kind == 2));
}

static void add_spread(drawing *d) {
  vec_each (const spread, s, &d->spreads) {
    uint32_t size = s->end - s->first;
    uint32_t count = size <= SPREAD ? size : SPREAD;
    for (uint32_t k = 0; k < count; k++) {
      uint32_t v = size <= SPREAD ? s->first + k : s->first + drawing_below(d, size);
      literal a = formula_variable_node(d->formula, v) << 1;
      if (drawing_below(d, 2) && query_knows_variable(d->query, v))
        vec_push(&d->wanted, literal_not_if(a, drawing_below(d, 2)));
    }
  }
}

sat_result drawing_next(drawing *d, const literal *all, size_t count) {
  assert(all || !count);
  static const sat_limits limits = {.conflicts = MOST_CONFLICTS};
  vec_clear(&d->wanted);
  for (size_t k = 0; k < count; k++)
    vec_push(&d->wanted, all[k]);
  add_aim(d);
  uint32_t aimed = d->wanted.size;
  add_spread(d);
  sat_trail_scramble(d->solver, next_random(d));
  d->free = next_random(d);
  sat_result found = query_solve(d->query, d->wanted.data, d->wanted.size, &limits);
  if (found != SAT_SATISFIABLE && d->wanted.size > aimed)
    found = query_solve(d->query, d->wanted.data, aimed, &limits);
  if (found != SAT_SATISFIABLE && aimed > count)
    found = query_solve(d->query, d->wanted.data, count, &limits);
  return found;
}

/* To definitions, variables that the solver does not know are false. */
static bool value_of(void *context, uint32_t variable) {
  drawing *d = context;
  bool is_used = d->defined && choices_count(d->defined);
  if (is_used || query_knows_variable(d->query, variable))
    return query_variable_value(d->query, variable);
  return (d->free ^ variable) * 0x9e3779b97f4a7c15u >> 63;
}

state_model drawing_model(drawing *d) {
  return (state_model){value_of, d};
}
