/* The keys of a tree: integers of its nodes that the invariant compares with each other.
 *
 * Each is there when its node is part of the tree, before the first path. */
#include "prove/node_keys.h"
#include "prove/prepare.h"
#include "world/tree.h"

#include <assert.h>

/* Numbers that are compared: 1. */
static void find_compared(const world *c, map *out) {
  for (uint32_t k = 0; k < c->compared_count; k++) {
    compared p = c->state.numbers.compared.data[k];
    map_put(out, p.one, 1);
    map_put(out, p.other, 1);
  }
}

static void add_slots(world *c, const tree_node *n, const map *is_compared, map *seen,
                      unique_row_vector *out) {
  const sym_object *o = sym_get_object(&c->state, n->object);
  for (uint32_t k = 0; k < o->length; k++) {
    ir_type t = ir_storage_type(sym_slot_storage(o, k));
    sym value = sym_read(&c->state, sym_slot(&c->state, n->object, k));
    bits key;
    if ((t == IR_REF && ref_is_awaited(&c->state.refs, value)) ||
        !prepare_number_in(c, t, value, &key) || !map_get(is_compared, key) ||
        map_get(seen, key))
      continue;
    map_put(seen, key, 1);
    vec_push(out, ((unique_row){n->attached, key, k}));
  }
}

void node_keys_find(world *c, unique_row_vector *out) {
  assert(!evaluator_is_on_path(c->evaluator));
  map is_compared = {0}, seen = {0};
  world_tree t;
  find_compared(c, &is_compared);
  world_tree_find(c, &t);
  vec_each (const tree_node, n, &t.nodes)
    add_slots(c, n, &is_compared, &seen, out);
  world_tree_release(&t);
  map_release(&is_compared);
  map_release(&seen);
}
