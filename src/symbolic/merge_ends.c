/* Walks that come to their end by themselves.
 *
 *     while (e != null) e = key < e.key ? e.left : e.right;
 *
 * After an operation has turned a tree, the search in it goes round a few times more than
 * before, and whether it can is a hard question: it takes the order of all keys. But nothing
 * hangs on the answer. Objects from which the fields lead to others, and never back, are left
 * behind one by one, so the loop ends after as many turns as there are objects, whatever a
 * solver says of the last of them. So it is looked, object by object, where the fields lead
 * that the method reads, whatever conditions they stand under.
 *
 * Nothing is concluded from this but that nobody asks: a loop that goes on for all that is
 * cut off where all loops are (most_visits in merge.c), and fails. */
#include "symbolic/merge_walk.h"

#include <assert.h>

typedef struct tour { /* of the objects that fields of some code lead to */
  const sym_state *state;
  const ir_code *code;
  map is_done;    /* object -> false: it is on the way; true: nothing leads back to it */
  u32_vector way; /* objects to go to; low bit: to leave */
} tour;

/* Whether references come from fields alone: what calls and arrays give may be anything. */
static bool reads_fields_alone(const ir_code *code) {
  for (uint32_t pc = 0; pc < code->count; pc++) {
    const ir_instr *i = &code->instrs[pc];
    bool gives = i->op == IR_CALL || i->op == IR_DISPATCH || i->op == IR_LOAD_GLOBAL ||
                 i->op == IR_ELEMENT;
    uint32_t to = ir_written(i);
    if (gives && to < code->reg_count && code->reg_types[to] == IR_REF)
      return false;
  }
  return true;
}

static bool is_field_read(const ir_code *code, const ir_field *f) {
  for (uint32_t pc = 0; pc < code->count; pc++) {
    const ir_instr *i = &code->instrs[pc];
    if (i->op == IR_LOAD && !i->unresolved && i->field == f)
      return true;
  }
  return false;
}

/* False: nobody knows yet where it leads. */
static bool go_along(tour *t, sym reference) {
  const refs *r = &t->state->refs;
  if (ref_is_awaited(r, reference))
    return false;
  for (uint32_t k = 0; k < ref_count(r, reference); k++)
    vec_push(&t->way, ref_entries(r, reference)[k].object.index << 1);
  return true;
}

static bool go_below(tour *t, uint32_t object) {
  const sym_object *o = sym_get_object(t->state, (sym_id){object});
  const ir_class *class = o->class;
  bool known = true;
  for (uint32_t k = 0; known && !o->imported && k < class->slot_count && k < o->length;
       k++)
    if (ir_storage_type(class->slots[k]->storage) == IR_REF &&
        is_field_read(t->code, class->slots[k])) {
      sym v = sym_peek(t->state, sym_slot_after(o->first_slot, k));
      known = !v || go_along(t, v);
    }
  return known;
}

/* Goes wherever the fields lead; false: back to an object that is on the way. */
static bool ends(tour *t) {
  while (t->way.size) {
    uint32_t next = vec_pop(&t->way), object = next >> 1;
    const uint64_t *is_done = map_get(&t->is_done, object);
    if (next & 1)
      map_put(&t->is_done, object, true);
    else if (is_done && !*is_done)
      return false;
    else if (!is_done && object) {
      map_put(&t->is_done, object, false);
      vec_push(&t->way, next | 1);
      if (!go_below(t, object))
        return false;
    }
  }
  return true;
}

bool merge_walk_ends(const merge_run *r, uint32_t block, const sym *regs) {
  const ir_code *code = r->code;
  assert(block < code->block_count && regs);
  tour t = {.state = r->e->state, .code = code};
  bool known = reads_fields_alone(code), any = false;
  for (uint32_t k = 0; known && k < code->reg_count; k++)
    if (code->reg_types[k] == IR_REF && ir_flow_is_live(r->flow, block, k) &&
        merge_walks_by(code, 0, code->count, k)) {
      any = true;
      known = go_along(&t, regs[k]);
    }
  bool does = known && any && ends(&t);
  map_release(&t.is_done);
  vec_release(&t.way);
  return does;
}
