/* An element of the space as a model: what each variable is in the codes of its slots and
 * arguments. A solver's model may have codes that mean nothing, where nobody cares; this
 * one has none. */
#include "path/replay.h"

#include "world/elements.h"
#include "world/numbering.h"

#include <assert.h>

/* The slot, or behind them the argument, that the variable is part of; UINT32_MAX: none.
 */
static uint32_t owner_of(const world *c, uint32_t variable) {
  assert(c->variables.size);
  const uint32_t *from = c->variables.data;
  uint32_t low = 0, high = c->variables.size - 1; /* the last is the end */
  if (variable < from[0] || variable >= from[high])
    return UINT32_MAX;
  while (high - low > 1) {
    uint32_t middle = (low + high) / 2;
    if (from[middle] <= variable)
      low = middle;
    else
      high = middle;
  }
  return low;
}

static bool code_bit(const world *c, const domain *d, uint32_t choice, uint32_t bit) {
  domain numbers;
  if (d->kind == DOMAIN_INT)
    return (uint64_t)(d->low + choice) >> bit & 1;
  if (d->kind == DOMAIN_REAL && d->open)
    return (uint64_t)domain_real(d, choice) >> bit & 1;
  if (d->kind != DOMAIN_REFERENCE || !world_is_box_range(c, d, &numbers))
    return choice >> bit & 1;
  uint32_t nulls = d->count - numbers.count;
  if (bit < nulls)
    return choice < nulls;
  int64_t number = choice < nulls ? numbers.low : numbers.low + (choice - nulls);
  return (uint64_t)number >> (bit - nulls) & 1;
}

/* A number that nobody can reach may be out of the range that it has elsewhere
 * (prove/ranges.c), and is as good within it. */
static uint32_t within_range(const world *c, space_slot_id slot, uint32_t choice) {
  if (!c->ranges || !c->ranges[slot.index].count)
    return choice;
  const domain *all = &space_get_slot(c->space, slot)->domain;
  const domain *d = &c->ranges[slot.index];
  int64_t value = all->low + choice;
  value = value < d->low ? d->low : value > d->high ? d->high : value;
  return (uint32_t)(value - all->low);
}

/* The number, from 0, of the argument in the operation. False: it is one of another
 * operation. A number that was made there and is the same whatever that argument is
 * (formula/polynomial.h) may still be written with it. */
static bool find_argument(const world *c, uint32_t at, uint32_t operation,
                          uint32_t *out) {
  uint32_t first = 0;
  for (uint32_t k = 0; k < operation; k++)
    first += c->subject->operations[k].method->param_count - 1;
  *out = at - first;
  return at >= first && *out < c->subject->operations[operation].method->param_count - 1u;
}

/* Whether the variable is a bit of what chance gave on the path under way; *value. */
static bool is_pick(const candidate_model *m, uint32_t variable, bool *value) {
  uint32_t number, bit;
  if (!evaluator_picks_bit(m->c->evaluator, variable, &number, &bit))
    return false;
  *value = number < m->state->pick_count && m->state->picks[number] >> bit & 1;
  return true;
}

bool candidate_model_value(void *model, uint32_t variable) {
  const candidate_model *m = model;
  const world *c = m->c;
  const space *s = c->space;
  uint32_t owner = owner_of(c, variable), argument;
  bool picked;
  if (owner == UINT32_MAX && is_pick(m, variable, &picked))
    return picked;
  if (owner == UINT32_MAX)
    return c->choices && choices_define(c->choices, variable) &&
           choices_value(c->choices, variable, candidate_model_value, model);
  uint32_t bit = variable - c->variables.data[owner];
  if (owner < s->slot_count) {
    space_slot_id slot = elements_held(c, (space_slot_id){owner}, m->state->choices);
    uint32_t choice = numbering_choice(c, slot, m->state->choices[slot.index]);
    choice = within_range(c, slot, choice);
    return code_bit(c, numbering_domain(c, slot), choice, bit);
  }
  return find_argument(c, owner - s->slot_count, m->state->operation, &argument) &&
         code_bit(c, &s->parameters[m->state->operation][argument],
                  m->state->arguments[argument], bit);
}
