/* How much of the tree valid states fill. A counter such as `size` that --ints caps leaves
 * the larger trees out, and no verdict shows it: where integers were given, a solver is
 * asked for a valid state that fills every position, and for the most that one fills where
 * there is none. Where few states were checked it is asked whether any has a node at all:
 * an invariant that fails on every one makes a hollow check. Only a note comes of it. */
#include "choose/choose.h"

#include "solver/query.h"
#include "world/tree.h"

#include <inttypes.h>

enum {
  MOST_CONFLICTS = 20000, /* of one question: it is but a note */
  FEW_STATES = 8          /* of each operation that make one wonder */
};

/* When each position is part of the tree, whatever its class. */
static literal *filled_positions(world *c) {
  const space *s = c->space;
  literal *filled = memory_new_array(literal, s->position_count + 1);
  world_tree t;
  world_tree_find(c, &t);
  vec_each (const tree_node, n, &t.nodes) {
    space_id o = world_space_object(c, n->object);
    if (!space_is_null(o) && space_get(s, o)->role == ROLE_POSITION &&
        !space_get(s, o)->tree)
      filled[space_get(s, o)->number - 1] =
          formula_or(c->formula, filled[space_get(s, o)->number - 1], n->attached);
  }
  world_tree_release(&t);
  return filled;
}

static uint32_t count_true(query *q, const literal *all, uint32_t count) {
  uint32_t found = 0;
  for (uint32_t k = 0; k < count; k++)
    found += query_value(q, all[k]);
  return found;
}

/* The most positions that a valid state fills, up to `wanted`; UINT32_MAX: not known. */
static uint32_t most_filled(world *c, const literal *filled, uint32_t wanted) {
  const sat_limits limits = {.conflicts = MOST_CONFLICTS};
  bits_context *b = &c->state.bits;
  uint32_t count = c->space->position_count, most = 0;
  sym number = bits_cardinality(b, filled, count);
  query *q = query_new(c->formula, sat_cadical_new(SAT_FEW_HARD));
  if (c->choices)
    query_use_choices(q, c->choices);
  vec_each (const literal, p, &c->valid_parts)
    query_assert(q, *p);
  literal enough = bits_le(b, bits_constant(b, wanted), number);
  sat_result answer = query_solve(q, &enough, 1, &limits);
  if (answer == SAT_SATISFIABLE)
    most = wanted;
  while (answer == SAT_UNSATISFIABLE) {
    literal more = bits_lt(b, bits_constant(b, most), number);
    sat_result next = query_solve(q, &more, 1, &limits);
    if (next == SAT_UNSATISFIABLE)
      break;
    answer = next == SAT_SATISFIABLE ? answer : next;
    if (next == SAT_SATISFIABLE)
      most = count_true(q, filled, count);
  }
  query_delete(q);
  return answer == SAT_UNKNOWN ? UINT32_MAX : most;
}

static char *note_of(const space *s, uint32_t most, uint32_t wanted) {
  const char *what = s->bounds.by_size ? "nodes" : "positions";
  if (!most)
    return memory_print("no valid state has a node: of %" PRIu32
                        " %s none was filled in any state that was checked",
                        wanted, what);
  return memory_print("no valid state %s more than %" PRIu32 " of %" PRIu32
                      " %s: perhaps --ints %" PRId64 "..%" PRId64 " is too narrow",
                      s->bounds.by_size ? "has" : "fills", most, wanted, what,
                      s->ints_low, s->ints_high);
}

static bool has_tree(const space *s) {
  for (uint32_t k = 1; k < s->object_count; k++)
    if (s->objects[k].role == ROLE_POSITION && !s->objects[k].tree)
      return true;
  return false;
}

void choose_note_filled(world *c) {
  const space *s = c->space;
  uint32_t all = s->bounds.by_size ? s->bounds.height : s->position_count;
  uint32_t wanted = s->bounds.has_ints ? all : 1;
  bool is_pair =
      subject_property(c->subject) == 2; /* each has its part of the positions */
  bool asks =
      s->bounds.has_ints ||
      c->result->states_checked <= (uint64_t)FEW_STATES * c->subject->operation_count;
  if (!asks || !has_tree(s) || c->subject->language || is_pair || world_out_of_time(c) ||
      c->result->note || !c->result->states_checked)
    return;
  literal *filled = filled_positions(c);
  uint32_t most = most_filled(c, filled, wanted);
  memory_free(filled);
  if (most < wanted)
    c->result->note = note_of(s, most, all);
}
