/* Taking a state, and its JSON. What is shown of a value is decided when the state is
 * taken: later the machine has gone on. */
#include "report/state.h"

#include <assert.h>

/* More is no counterexample that anyone reads. */
enum { MOST_OBJECTS = 1 << 16 };

static void reach(state *s, names *n, object_id id) {
  if (!id || names_is_value(n, id) || map_get(&s->index, id) ||
      s->objects.size == MOST_OBJECTS)
    return;
  const object *o = machine_object(n->machine, id);
  state_object new_object = {.id = id, .class = o->class, .length = o->length};
  new_object.is_new = names_is_new(n, id);
  map_put(&s->index, id, s->objects.size);
  vec_push(&s->objects, new_object);
}

static value value_at(const object *o, uint32_t index) {
  return o->class->is_array ? heap_element(o, o->class->element, index) : o->slots[index];
}

static const char *descriptor_at(const ir_class *c, uint32_t index) {
  return c->is_array ? c->name->text + 1 : c->slots[index]->descriptor->text;
}

static bool refers(const state_object *o, uint32_t index) {
  return ir_storage_type(o->class->is_array ? o->class->element
                                            : o->class->slots[index]->storage) == IR_REF;
}

static const shown *take_values(names *n, const state_object *of) {
  const object *o = machine_object(n->machine, of->id);
  shown *values = arena_new_array(&n->arena, shown, of->length);
  for (uint32_t i = 0; i < of->length; i++)
    values[i] = names_show(n, descriptor_at(of->class, i), value_at(o, i));
  return values;
}

void state_take(state *s, names *n, const object_id *roots, uint32_t count) {
  assert(!s->objects.size);
  for (uint32_t i = 0; i < count; i++)
    reach(s, n, roots[i]);
  s->main = count ? roots[0] : 0;
  for (uint32_t at = 0; at < s->objects.size; at++) {
    const state_object o = s->objects.data[at];
    for (uint32_t i = 0; i < o.length; i++)
      if (refers(&o, i))
        reach(s, n, value_at(machine_object(n->machine, o.id), i).ref);
  }
  vec_each (state_object, o, &s->objects) {
    o->values = take_values(n, o);
    for (uint32_t i = 0; i < o->length; i++) {
      const uint64_t *to = refers(o, i) && o->values[i].type == 'L'
                               ? map_get(&s->index, o->values[i].value.ref)
                               : NULL;
      if (to)
        s->objects.data[*to].references++;
    }
  }
}

void state_release(state *s) {
  vec_release(&s->objects);
  map_release(&s->index);
  s->main = 0;
}

const state_object *state_find(const state *s, object_id id) {
  const uint64_t *at = map_get(&s->index, id);
  return at ? &s->objects.data[*at] : NULL;
}

static json_t *contents_json(const state_object *o, const subject *s) {
  json_t *contents = o->class->is_array ? json_array() : json_object();
  for (uint32_t i = 0; i < o->length; i++) {
    json_t *v = names_json(&o->values[i]);
    if (o->class->is_array)
      json_array_append_new(contents, v);
    else if (subject_recomputed_by(s, o->class->slots[i]))
      json_decref(v);
    else
      json_object_set_new(contents, o->class->slots[i]->name->text, v);
  }
  return contents;
}

json_t *state_json(const state *s, names *n) {
  json_t *all = json_object();
  vec_each (state_object, o, &s->objects) {
    json_t *one = json_object();
    json_object_set_new(one, "class", json_string(names_class(n, o->class)));
    json_object_set_new(one, o->class->is_array ? "elements" : "fields",
                        contents_json(o, n->space->subject));
    if (o->is_new)
      json_object_set_new(one, "new", json_true());
    json_object_set_new(all, names_object(n, o->id), one);
  }
  return all;
}
