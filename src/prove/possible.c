/* Values that a field has in no valid state are none of its values.
 *
 * Where pool objects are numbered by where they are first met (world/numbering.c), the
 * invariant leaves few of them for each field: in a list the next number, or the one after
 * it. Those that occur are found in models, many in each; that another one does not is a
 * question of its own, in the order in which objects get their numbers. Then the state is
 * made anew without them, and what is read through such a field is a choice between few.
 *
 * What is assumed, and who looks at it: the solver, one of its own, knows what is valid and
 * nothing else. Only its refusal counts (occurs): a value about which it cannot say
 * anything after some conflicts is possible. */
#include "prove/prepare.h"
#include "solver/query.h"
#include "world/numbering.h"

#include <assert.h>

/* A value of a slot that no model has shown so far. */
typedef struct doubt {
  uint32_t slot, value;
  literal is;
} doubt;

typedef vector(doubt) doubts;

enum { MOST_VALUES = 64 };      /* of a slot, as bits */
enum { MOST_CONFLICTS = 5000 }; /* of one question */

static void doubt_slot(world *c, uint32_t k, doubts *out) {
  const domain *all = &c->space->slots[k].domain;
  const domain *d = numbering_domain(c, (space_slot_id){k});
  if (d == all || d->count < 2 || all->count > MOST_VALUES)
    return;
  for (uint32_t at = 0; at < all->count; at++) {
    literal is = ref_is(&c->state.refs, c->slots[k], world_object(c, all->objects[at]));
    doubt one = {k, at, is};
    if (is != LITERAL_FALSE)
      vec_push(out, one);
  }
}

/* What the model has is possible. */
static void believe(query *q, const doubts *all, uint64_t *possible) {
  vec_each (const doubt, one, all)
    if (query_value(q, one->is))
      possible[one->slot] |= (uint64_t)1 << one->value;
}

/* Whether the value occurs, or may for all that is known. What does not is learnt: the
 * questions about fields that are read later depend on it. */
static bool occurs(query *q, const doubt *one, const doubts *all, uint64_t *possible) {
  static const sat_limits limits = {.conflicts = MOST_CONFLICTS};
  if (possible[one->slot] >> one->value & 1)
    return true;
  switch (query_solve(q, &one->is, 1, &limits)) {
  case SAT_SATISFIABLE: believe(q, all, possible); return true;
  case SAT_UNSATISFIABLE: query_assert(q, literal_not(one->is)); return false;
  case SAT_UNKNOWN: break;
  }
  possible[one->slot] |= (uint64_t)1 << one->value;
  return true;
}

static query *new_query(world *c) {
  query *q = query_new(c->formula, sat_cadical_new(SAT_SOME_HARD));
  if (c->limits->stop)
    sat_set_stop(query_solver(q), c->limits->stop);
  vec_each (const literal, a, &c->valid_parts)
    query_assert(q, *a);
  return q;
}

/* A slot without any value is one of a class without valid states. */
static bool have_values(const doubts *all, const uint64_t *possible) {
  vec_each (const doubt, one, all)
    if (!possible[one->slot])
      return false;
  return true;
}

bool prepare_possible(world *c) {
  assert(!c->possible);
  if (!numbering_is_tight(c))
    return false;
  doubts all = {0};
  uint64_t *possible = memory_new_array(uint64_t, c->space->slot_count + 1);
  for (uint32_t k = 0; k < c->space->slot_count; k++)
    doubt_slot(c, k, &all);
  query *q = new_query(c);
  bool fewer = false;
  for (uint32_t k = 0; k < all.size && !world_out_of_time(c); k++)
    fewer |= !occurs(q, &all.data[k], &all, possible);
  fewer = fewer && !world_out_of_time(c) && have_values(&all, possible);
  if (fewer)
    c->possible = possible;
  else
    memory_free(possible);
  query_delete(q);
  vec_release(&all);
  return fewer;
}
