/* Objects are taken over one by one: those slots start unknown (0) and are read from the
 * machine when first needed, so that taking over one object does not take over all that
 * it reaches. */
#include "symbolic/imported.h"

#include "jre/jre.h"

#include <assert.h>

sym_id sym_import(sym_state *s, object_id id) {
  if (!id)
    return SYM_NULL;
  uint64_t *known = map_get(&s->imported, id);
  if (known)
    return (sym_id){(uint32_t)*known};
  object *o = machine_object(s->machine, id);
  sym_id made = sym_new_unread(s, o->class, o->length);
  sym_get_object(s, made)->imported = id;
  map_put(&s->imported, id, made.index);
  return made;
}

sym sym_from_machine(sym_state *s, ir_type t, value v) {
  switch (t) {
  case IR_REF: return sym_ref(s, sym_import(s, v.ref));
  case IR_I64:
  case IR_F64: return sym_int(s, v.l);
  default: return sym_int(s, v.i); /* raw bits of a float are the same 32 */
  }
}

static value on_machine(const sym_state *s, const sym_object *o, uint32_t index) {
  assert(o->imported && index < o->length);
  const object *from = machine_object(s->machine, o->imported);
  return o->class->is_array ? heap_element(from, sym_slot_storage(o, index), index)
                            : from->slots[index];
}

sym imported_read(sym_state *s, sym_slot_id slot) {
  const sym_object *o = sym_get_object(s, sym_slot_owner(s, slot));
  uint32_t index = sym_slot_place(o, slot);
  ir_storage storage = sym_slot_storage(o, index);
  value v = on_machine(s, o, index);
  if (storage == STORE_REF)
    vec_push(&s->taken, slot);
  return sym_from_machine(s, ir_storage_type(storage), v);
}

/* Whether the machine still has in the slot what was read there. */
static bool is_current(const sym_state *s, const sym_object *o, uint32_t index) {
  ir_storage storage = sym_slot_storage(o, index);
  value v = on_machine(s, o, index);
  sym known = sym_peek(s, sym_slot_after(o->first_slot, index));
  if (storage == STORE_REF) {
    const uint64_t *object_ = v.ref ? map_get(&s->imported, v.ref) : NULL;
    sym_id is;
    return ref_is_constant(&s->refs, known, &is) &&
           is.index == (object_ ? *object_ : 0) && (object_ || !v.ref);
  }
  bool wide = storage == STORE_I64 || storage == STORE_F64;
  int64_t is;
  return sym_to_int(s, known, &is) && is == (wide ? v.l : v.i);
}

void sym_refresh(sym_state *s) {
  for (uint32_t k = 1; k < s->objects.size; k++) {
    const sym_object *o = &s->objects.data[k];
    for (uint32_t i = 0; o->imported && i < o->length; i++)
      if (sym_peek(s, sym_slot_after(o->first_slot, i)) && !is_current(s, o, i))
        sym_set(s, sym_slot_after(o->first_slot, i), 0);
  }
}

ir_program *imported_program(const sym_state *s) {
  return s->machine->program;
}

const machine_chance *imported_chance(const sym_state *s) {
  return s->machine->chance;
}

bool imported_ensure(sym_state *s, ir_class *c) {
  machine *m = s->machine;
  if (machine_init_state(m, c) == INIT_DONE)
    return true;
  return !machine_is_left(m, c) && machine_initialise_apart(m, c);
}

uint32_t imported_initialised(const sym_state *s) {
  return s->machine->initialised;
}

sym_id imported_globals(sym_state *s, ir_class *c) {
  assert(machine_init_state(s->machine, c) == INIT_DONE);
  return sym_import(s, machine_globals(s->machine, c));
}

sym imported_literal(sym_state *s, const ir_literal *l) {
  object_id o = machine_literal(s->machine, l);
  return o ? sym_ref(s, sym_import(s, o)) : 0;
}

sym imported_mirror(sym_state *s, ir_class *c) {
  return sym_ref(s, sym_import(s, jre_mirror(s->machine, c)));
}

ir_class *imported_mirrored(const sym_state *s, sym_id mirror) {
  assert(sym_get_object(s, mirror)->imported);
  return jre_mirrored(s->machine, sym_get_object(s, mirror)->imported);
}

bool imported_constant(const sym_state *s, ir_type t, sym v, value *out) {
  if (t != IR_REF)
    return sym_to_int(s, v, &out->l);
  assert(ref_has(&s->refs, v));
  sym_id object;
  if (!ref_is_constant(&s->refs, v, &object))
    return false;
  out->ref = sym_get_object(s, object)->imported;
  return out->ref || sym_is_null(object);
}

bool imported_answer(sym_state *s, ir_method *m, const value *given, sym *out) {
  value answer = {0};
  if (machine_call(s->machine, m, given, &answer) != RAN_RETURN)
    return false;
  *out = sym_from_machine(s, m->result, answer);
  return true;
}
