/* Objects that a class keeps in a static field and knows again by their identity, such
 * as the one that java.util.TreeSet has for the value of every key. A @Domain names the
 * field; which object that is, only class initialisation tells.
 *
 * It must be one that cannot change: its slots would belong to every state. */
#include "check/space_build.h"
#include "check/subject_names.h"

static place constant_place(const space_builder *b) {
  const subject *s = b->subject;
  return class_place(s->companion ? s->companion : s->class);
}

/* What the field holds on the builder's machine; 0: nothing. */
static object_id held(space_builder *b, const ir_field *f) {
  machine *m = builder_machine(b);
  if (!m || !machine_initialise(m, f->owner)) {
    if (m && m->stop.kind)
      machine_clear_stop(m);
    return 0;
  }
  return machine_object(m, machine_globals(m, f->owner))->slots[f->slot].ref;
}

static space_id add_constant(space_builder *b, const ir_field *f, object_id id) {
  ir_class *c = id ? machine_object(b->machine, id)->class : NULL;
  const char *text =
      arena_print(&b->space->arena, "%s.%s",
                  class_simple_text(&b->space->arena, f->owner), f->name->text);
  if (!c || c->is_array || c->slot_count) {
    diag_error(b->sink, constant_place(b), "@Domain: field %s holds %s%s", text,
               c ? "an object with fields, which could change; only one without fields "
                   "can be named, this is of class "
                 : "nothing",
               c ? class_text(&b->space->arena, c) : "");
    return SPACE_NULL;
  }
  space_id o = builder_add_object(b, ROLE_CONSTANT, c, 0, text);
  if (!space_is_null(o))
    b->objects.data[o.index].constant = f;
  return o;
}

space_id builder_constant(space_builder *b, const ir_field *f) {
  const uint64_t *known = map_get(&b->constants, map_address(f));
  if (known)
    return (space_id){(uint32_t)*known};
  object_id id = held(b, f);
  known = id ? map_get(&b->constants, id) : NULL; /* two fields, one object */
  space_id o = {0};
  if (known)
    o.index = (uint32_t)*known;
  else
    o = add_constant(b, f, id);
  if (!space_is_null(o)) {
    map_put(&b->constants, map_address(f), o.index);
    map_put(&b->constants, id, o.index);
  }
  return o;
}
