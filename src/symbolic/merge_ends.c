/* Walks that come to their end by themselves, and the order in which they visit objects.
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
 * cut off where all loops are (most_visits in merge.c), and fails.
 *
 * Objects that are left behind last have the least rank: the fields lead from higher ranks to
 * lower ones. That is the order for visits (merge_visit.c), and means nothing but time. */
#include "symbolic/merge_walk.h"

#include <assert.h>

typedef struct tour { /* of the objects that fields of some code lead to */
  const sym_state *state;
  const ir_code *code;
  walk_ranks *ranks;
  u32_vector way; /* objects to go to; low bit: to leave */
} tour;

/* Whether references come from fields alone: what calls and arrays give may be anything. Which
 * fields these are has to be known before the loop has read them for the first time. */
static bool reads_fields_alone(const merge_run *r) {
  const ir_code *code = r->code;
  for (uint32_t pc = 0; pc < code->count; pc++) {
    ir_instr *i = &code->instrs[pc];
    bool gives = i->op == IR_CALL || i->op == IR_DISPATCH || i->op == IR_LOAD_GLOBAL ||
                 i->op == IR_ELEMENT;
    uint32_t to = ir_written(i);
    if (gives && to < code->reg_count && code->reg_types[to] == IR_REF)
      return false;
    if (i->op == IR_LOAD && !ir_resolve(r->e->program, code->method, i))
      return false;
  }
  return true;
}

static bool is_field_read(const ir_code *code, const ir_field *f) {
  for (uint32_t pc = 0; pc < code->count; pc++) {
    const ir_instr *i = &code->instrs[pc];
    assert((i->op != IR_LOAD || !i->unresolved) && "fields are known by now");
    if (i->op == IR_LOAD && i->field == f)
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
    const uint64_t *rank = map_get(&t->ranks->of, object);
    if (next & 1)
      map_put(&t->ranks->of, object, ++t->ranks->last);
    else if (rank && !*rank)
      return false;
    else if (!rank && object) {
      map_put(&t->ranks->of, object, 0);
      vec_push(&t->way, next | 1);
      if (!go_below(t, object))
        return false;
    }
  }
  return true;
}

/* Whoever is ranked leads to nobody who is not: a later tour goes on from there. */
static void rank(const merge_run *r, walk_ranks *w, sym reference) {
  if (!w->begun)
    w->none = !reads_fields_alone(r);
  w->begun = true;
  tour t = {.state = r->e->state, .code = r->code, .ranks = w};
  w->none = w->none || !go_along(&t, reference) || !ends(&t);
  vec_release(&t.way);
}

/* In a specification what the state holds stays as it is: what has been found out holds. */
bool merge_walk_ends(merge_run *r, uint32_t block, const sym *regs) {
  const ir_code *code = r->code;
  assert(block < code->block_count && regs);
  walk_ranks fresh = {0}, *ranks = r->e->merge.specifies ? &r->ranks : &fresh;
  bool any = false;
  for (uint32_t k = 0; !ranks->none && k < code->reg_count; k++)
    if (code->reg_types[k] == IR_REF && ir_flow_is_live(r->flow, block, k) &&
        merge_walks_by(code, 0, code->count, k)) {
      any = true;
      rank(r, ranks, regs[k]);
    }
  map_release(&fresh.of);
  return any && !ranks->none;
}

bool merge_walk_rank(merge_run *r, sym reference) {
  assert(ref_has(&r->e->state->refs, reference));
  rank(r, &r->ranks, reference);
  return !r->ranks.none;
}

uint64_t merge_walk_rank_of(const merge_run *r, sym_id object) {
  assert(!r->ranks.none);
  const uint64_t *rank = map_get(&r->ranks.of, object.index);
  return rank ? *rank : 0;
}
