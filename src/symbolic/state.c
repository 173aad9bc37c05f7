/* Objects and slots of the symbolic state, and its journal. */
#include "symbolic/boxes.h"
#include "symbolic/imported.h"

#include <assert.h>

void sym_state_init(sym_state *s, formula *f, machine *m) {
  *s = (sym_state){.formula = f, .machine = m};
  bits_init(&s->bits, f);
  numbers_init(&s->numbers, &s->bits);
  refs_init(&s->refs, f);
  vec_push(&s->objects, ((sym_object){0}));
  assert(bits_constant(&s->bits, 0) == SYM_ZERO && "zero and null are one number");
}

void sym_state_release(sym_state *s) {
  numbers_release(&s->numbers);
  bits_release(&s->bits);
  refs_release(&s->refs);
  vec_release(&s->objects);
  vec_release(&s->values);
  vec_release(&s->journal);
  vec_release(&s->taken);
  map_release(&s->imported);
  node_marks_release(&s->atoms);
  node_marks_release(&s->whole);
  map_release(&s->boxes);
  map_release(&s->unboxed);
}

static sym_id add_object(sym_state *s, ir_class *c, uint32_t slots) {
  sym_object o = {.class = c, .length = slots, .first_slot = {s->values.size}};
  for (uint32_t k = 0; k < slots; k++)
    vec_push(&s->values, SYM_ZERO);
  vec_push(&s->objects, o);
  return (sym_id){s->objects.size - 1};
}

sym_id sym_new_object(sym_state *s, ir_class *c) {
  assert(!c->is_array);
  return add_object(s, c, c->slot_count);
}

sym_id sym_new_array(sym_state *s, ir_class *c, uint32_t length) {
  assert(c->is_array);
  return add_object(s, c, length);
}

sym_id sym_new_unread(sym_state *s, ir_class *c, uint32_t slots) {
  sym_id made = add_object(s, c, slots);
  for (uint32_t k = 0; k < slots; k++)
    sym_set(s, sym_slot(s, made, k), 0);
  return made;
}

ir_storage sym_slot_storage(const sym_object *o, uint32_t index) {
  return o->class->is_array ? o->class->element : o->class->slots[index]->storage;
}

/* The object that a slot belongs to: objects lie in the order of their slots. */
sym_id sym_slot_owner(const sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  uint32_t low = 1, high = s->objects.size;
  while (high - low > 1) {
    uint32_t middle = (low + high) / 2;
    if (s->objects.data[middle].first_slot.index <= slot.index)
      low = middle;
    else
      high = middle;
  }
  while (s->objects.data[low].length == 0)
    low--;
  return (sym_id){low};
}

sym sym_read(sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  if (!sym_peek(s, slot)) {
    sym v = imported_read(s, slot);
    sym_set(s, slot, v);
  }
  return sym_peek(s, slot);
}

void sym_write_slot(sym_state *s, sym_slot_id slot, sym v) {
  assert(slot.index < s->values.size);
  sym old = sym_read(s, slot);
  if (old == v)
    return;
  vec_push(&s->journal, ((sym_write){slot, old}));
  sym_set(s, slot, v);
}

sym_position sym_mark(const sym_state *s) {
  return (sym_position){s->journal.size, s->objects.size, s->values.size, s->taken.size};
}

void sym_undo(sym_state *s, sym_position p) {
  while (s->journal.size > p.journal) {
    sym_write w = vec_pop(&s->journal);
    sym_set(s, w.slot, w.old);
  }
  while (s->taken.size > p.taken) /* may name objects that are forgotten now */
    sym_set(s, vec_pop(&s->taken), 0);
  while (s->objects.size > p.objects) {
    sym_object o = vec_pop(&s->objects);
    if (o.imported)
      map_remove(&s->imported, o.imported);
  }
  s->values.size = p.values;
}

literal sym_atom(sym_state *s, literal a) {
  assert(formula_has(s->formula, a));
  if (!literal_is_constant(a))
    node_marks_add(&s->atoms, literal_node(a));
  return a;
}

sym sym_int(sym_state *s, int64_t v) {
  return bits_constant(&s->bits, v);
}

bool sym_to_int(const sym_state *s, sym v, int64_t *out) {
  return number_is_bits(v) && bits_to_constant(&s->bits, v, out);
}

bits sym_bits(sym_state *s, sym v) {
  return number_bits(&s->numbers, v);
}

int64_t sym_evaluate(sym_state *s, evaluation *model, sym v) {
  return bits_evaluate(&s->bits, model, sym_bits(s, v));
}

sym sym_ref(sym_state *s, sym_id object) {
  assert(object.index < s->objects.size);
  return ref_constant(&s->refs, object);
}

sym sym_ite(sym_state *s, ir_type t, literal c, sym then, sym otherwise) {
  assert(formula_has(s->formula, c));
  if (then == otherwise)
    return then;
  return t == IR_REF ? boxes_ite(s, c, then, otherwise)
                     : number_ite(&s->numbers, c, then, otherwise);
}
