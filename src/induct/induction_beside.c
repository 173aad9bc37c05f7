/* What a step writes besides the term: a heap, flags of the program.
 *
 * One step is one rule, applied somewhere in the term, and what rules write is seen when
 * they run on the whole term. After the step of an operand all these places hold
 * something arbitrary, within what any rule has been seen to put there: old objects, a
 * number, or the one new object that is no node, with anything in its fields. All that is
 * known of them is what the invariant says of the state in which the operand stands
 * alone. */
#include "induct/induction_internal.h"

#include <assert.h>

/* The new object, among what a place may refer to. */
static const sym_id NEW = {UINT32_MAX};

static bool is_node_class(const induction *i, sym_id object) {
  return sym_get_object(&i->c->state, object)->class ==
         space_get(i->c->space, i->root)->class;
}

static uint32_t first_new(const induction *i) {
  return evaluator_path_start(i->c->evaluator).objects;
}

void induction_release_places(beside_vector *places) {
  vec_each (beside, p, places)
    vec_release(&p->alternatives);
  vec_release(places);
}

static beside *place_at(beside_vector *places, uint32_t number) {
  vec_each (beside, p, places)
    if (p->number == number)
      return p;
  vec_push(places, ((beside){.number = number}));
  return vec_last(places);
}

static void add_alternative(beside *p, sym_id object) {
  vec_each (const sym_id, o, &p->alternatives)
    if (sym_same(*o, object))
      return;
  vec_push(&p->alternatives, object);
}

/* --- What rules write ------------------------------------------------------------ */

/* Whether the object, which is no node, is the only new one that an old one refers to. */
static bool is_the_new(induction *i, sym_id object) {
  ir_class *class = sym_get_object(&i->c->state, object)->class;
  if (!sym_is_null(i->made) && !sym_same(i->made, object))
    return false;
  i->made = object;
  if (!i->made_class)
    i->made_class = class;
  return i->made_class == class && !class->is_array;
}

static bool note_reference(induction *i, beside *p, sym value) {
  const refs *r = &i->c->state.refs;
  for (uint32_t k = 0; k < ref_count(r, value); k++) {
    sym_id object = ref_entries(r, value)[k].object;
    if (!sym_is_null(object) && is_node_class(i, object))
      return false;
    if (object.index >= first_new(i) && !is_the_new(i, object))
      return false;
    add_alternative(p, object.index >= first_new(i) ? NEW : object);
  }
  return true;
}

static bool note_value(induction *i, beside *p, ir_storage storage, sym value) {
  p->storage = storage;
  return storage == STORE_REF ? note_reference(i, p, value)
                              : storage == STORE_I32 || storage == STORE_BOOL;
}

static ir_storage storage_of(const sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  const sym_object *o = sym_get_object(s, sym_slot_owner(s, slot));
  return sym_slot_storage(o, sym_slot_place(o, slot));
}

/* The fields of the new object, which may be known already from other rules. */
static bool note_made(induction *i) {
  sym_state *s = &i->c->state;
  for (uint32_t k = 0; !sym_is_null(i->made) && k < sym_get_object(s, i->made)->length;
       k++) {
    sym_slot_id slot = sym_slot(s, i->made, k);
    if (!note_value(i, place_at(&i->made_places, k), storage_of(s, slot),
                    sym_read(s, slot)))
      return false;
  }
  return true;
}

bool induction_note_writes(induction *i, sym_slot_id root) {
  sym_state *s = &i->c->state;
  i->made = SYM_NULL;
  for (uint32_t k = evaluator_path_start(i->c->evaluator).journal; k < s->journal.size;
       k++) {
    sym_slot_id slot = s->journal.data[k].slot;
    sym_id owner = sym_slot_owner(s, slot);
    const sym_object *o = sym_get_object(s, owner);
    if (sym_slot_same(slot, root) || owner.index >= first_new(i) ||
        !space_is_null(induction_term_node(i, owner)))
      continue;
    if (!o->class || o->imported || o->class->is_array ||
        !note_value(i, place_at(&i->places, slot.index), storage_of(s, slot),
                    sym_read(s, slot)))
      return false;
  }
  return note_made(i);
}

/* --- Something arbitrary --------------------------------------------------------- */

/* The same variable in every run. */
static literal variable_for(induction *i, uint32_t slot, uint32_t part) {
  uint64_t key = map_pair(slot, part), *known = map_get(&i->any, key);
  if (!known)
    known = map_put(&i->any, key, formula_variable(i->c->formula));
  return (literal)*known;
}

static sym any_number(induction *i, const beside *p, uint32_t key) {
  enum { BITS = 32 };
  bits_context *b = &i->c->state.bits;
  literal all[BITS];
  if (p->storage == STORE_BOOL)
    return bits_from_literal(b, variable_for(i, key, 0));
  for (uint32_t k = 0; k < BITS; k++)
    all[k] = variable_for(i, key, k);
  return bits_mk(b, all, BITS);
}

static sym any_reference(induction *i, const beside *p, uint32_t key) {
  vector(ref_entry) entries = {0};
  vec_each (const sym_id, o, &p->alternatives)
    vec_push(&entries, ((ref_entry){sym_same(*o, NEW) ? i->made : *o,
                                    variable_for(i, key, o->index)}));
  sym value = ref_mk(&i->c->state.refs, entries.data, entries.size);
  vec_push(&i->ones, ref_is_one(&i->c->state.refs, value));
  vec_release(&entries);
  return value;
}

static void put_any(induction *i, const beside *p, sym_slot_id slot, uint32_t key) {
  assert(p->storage != STORE_REF || p->alternatives.size);
  sym value = p->storage == STORE_REF ? any_reference(i, p, key) : any_number(i, p, key);
  sym_write_slot(&i->c->state, slot, value);
}

/* The place may also hold what it did before the step. */
static void keep_old(induction *i, beside *p) {
  const refs *r = &i->c->state.refs;
  sym old = sym_read(&i->c->state, (sym_slot_id){p->number});
  for (uint32_t k = 0; p->storage == STORE_REF && k < ref_count(r, old); k++)
    add_alternative(p, ref_entries(r, old)[k].object);
}

void induction_put_any(induction *i) {
  enum { MADE = 1u << 30 }; /* keys of the new object's fields */
  sym_state *s = &i->c->state;
  i->made = i->made_class ? sym_new_object(s, i->made_class) : SYM_NULL;
  vec_clear(&i->ones);
  vec_each (beside, p, &i->places) {
    keep_old(i, p);
    put_any(i, p, (sym_slot_id){p->number}, p->number);
  }
  vec_each (const beside, p, &i->made_places)
    put_any(i, p, sym_slot(s, i->made, p->number), MADE + p->number);
}
