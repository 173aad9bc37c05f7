/* Capturing: a walk from the main object that gives every object of the machine one of
 * the space.
 *
 * Tree fields come first, because they fix positions: a tree field leads to its own
 * child position, in the class that the object has. What is then met through other
 * fields is a position already given, a constant or value, the next pool object of its
 * class, a library object (capture_made.c), or a node that hangs in no tree: that one
 * takes the first free position whose subtree has room for what hangs below it. */
#include "judge/capture.h"

#include "jre/jre.h"

#include <assert.h>
#include <string.h>

void capture_init(capture *c, judge *j) {
  *c = (capture){.judge = j, .space = j->space};
  c->choices = memory_new_array(uint32_t, j->space->slot_count + 1);
  c->used = memory_new_array(uint8_t, j->space->object_count);
}

void capture_release(capture *c) {
  memory_free(c->choices);
  memory_free(c->used);
  map_release(&c->mapped);
  vec_release(&c->order);
  vec_release(&c->machine_objects);
}

space_id capture_mapped(const capture *c, object_id o) {
  const uint64_t *known = map_get(&c->mapped, o);
  if (!known)
    return SPACE_NULL;
  return (space_id){(uint32_t)*known};
}

void capture_assign(capture *c, object_id o, space_id to) {
  assert(!c->used[to.index] && space_is_null(capture_mapped(c, o)));
  map_put(&c->mapped, o, to.index);
  c->used[to.index] = 1;
  vec_push(&c->order, to);
  vec_push(&c->machine_objects, o);
}

value capture_slot_value(const capture *c, object_id o, uint32_t index) {
  const object *object_ = machine_object(c->judge->machine, o);
  return object_->class->is_array ? heap_element(object_, object_->class->element, index)
                                  : object_->slots[index];
}

/* The object of the slot's domain that the machine's object can stand for by its class
 * and length; 0: none. For tree fields and own arrays, where there is one at most. */
static space_id only_fit(const capture *c, const domain *d, object_id o) {
  const object *object_ = machine_object(c->judge->machine, o);
  for (uint32_t k = 0; k < d->count; k++) {
    const space_object *s = space_get(c->space, d->objects[k]);
    if (s->class == object_->class &&
        (s->role != ROLE_ARRAY || s->number == object_->length))
      return d->objects[k];
  }
  return SPACE_NULL;
}

static bool is_owned(const capture *c, const space_slot *s) {
  return s->is_tree || (s->domain.count > 1 && s->domain.kind == DOMAIN_REFERENCE &&
                        space_get(c->space, s->domain.objects[1])->role == ROLE_ARRAY);
}

/* Gives the tree below, breadth first, its positions; arrays likewise. False: it does
 * not fit. The caller has assigned order[from]. */
static bool assign_owned(capture *c, uint32_t from) {
  for (uint32_t i = from; i < c->order.size; i++) {
    const space_object *o = space_get(c->space, c->order.data[i]);
    for (uint32_t s = o->first_slot; s < o->first_slot + o->slot_count; s++) {
      const space_slot *slot = &c->space->slots[s];
      if (slot->domain.kind != DOMAIN_REFERENCE || !is_owned(c, slot))
        continue;
      object_id to = capture_slot_value(c, c->machine_objects.data[i], slot->index).ref;
      space_id fit = to ? only_fit(c, &slot->domain, to) : SPACE_NULL;
      if (to && (space_is_null(fit) || c->used[fit.index] ||
                 !space_is_null(capture_mapped(c, to))))
        return false;
      if (to)
        capture_assign(c, to, fit);
    }
  }
  return true;
}

/* Takes back what was assigned behind `from`. */
void capture_take_back(capture *c, uint32_t from) {
  while (c->order.size > from) {
    c->used[vec_pop(&c->order).index] = 0;
    map_remove(&c->mapped, vec_pop(&c->machine_objects));
  }
}

static bool same_value(capture *c, const space_object *s, object_id o) {
  machine *m = c->judge->machine;
  if (s->role != ROLE_VALUE || machine_object(m, o)->class != s->class)
    return false;
  if (strcmp(s->class->name->text, "java/lang/String") != 0) {
    value v = machine_object(m, o)->slots[0]; /* a box has one field */
    return s->class->slots[0]->storage == STORE_I64 ? v.l == s->value : v.i == s->value;
  }
  if (!space_is_null(s->equal_to))
    s = space_get(c->space, s->equal_to);
  char *text = jre_text(m, o);
  bool same =
      strlen(text) + 2 == strlen(s->stem) && !strncmp(text, s->stem + 1, strlen(text));
  memory_free(text);
  return same;
}

/* A constant or value of the domain: the object itself, else one that is equal and that
 * no other object stands for, preferably one that is nobody's literal; 0: none. */
space_id capture_find_value(capture *c, const domain *d, object_id o) {
  space_id found = SPACE_NULL;
  for (uint32_t k = 0; k < d->count; k++) {
    space_id index = d->objects[k];
    const space_object *s = space_get(c->space, index);
    if (s->role != ROLE_CONSTANT && s->role != ROLE_VALUE)
      continue;
    if (c->judge->ids[index.index] == o)
      return index;
    if (same_value(c, s, o) && !c->used[index.index] &&
        (space_is_null(found) || !space_is_null(s->equal_to)))
      found = index;
  }
  return found;
}

/* An object met through a field that does not own it. */
static space_id find_shared(capture *c, const domain *d, object_id o) {
  space_id known = capture_mapped(c, o);
  if (!space_is_null(known))
    return known;
  const ir_class *class = machine_object(c->judge->machine, o)->class;
  space_id value_ = capture_find_value(c, d, o);
  if (!space_is_null(value_) && c->used[value_.index])
    return SPACE_NULL; /* another object stands for it */
  if (!space_is_null(value_)) {
    capture_assign(c, o, value_);
    return value_;
  }
  for (uint32_t k = 0; k < d->count; k++) {
    space_id index = d->objects[k];
    const space_object *s = space_get(c->space, index);
    if ((s->role == ROLE_POSITION || s->role == ROLE_POOL) && s->class == class &&
        !c->used[index.index]) {
      uint32_t from = c->order.size;
      capture_assign(c, o, index);
      if (assign_owned(c, from))
        return index;
      capture_take_back(c, from);
    }
  }
  return capture_find_made(c, d, o);
}

static bool set_choice(capture *c, uint32_t slot, value v) {
  const domain *d = &c->space->slots[slot].domain;
  if (capture_is_settled(c, slot))
    return true;
  if (d->kind == DOMAIN_INT) {
    int64_t n = d->storage == STORE_I64 ? v.l : v.i;
    c->choices[slot] = (uint32_t)(n - d->low);
    return n >= d->low && n <= d->high;
  }
  if (d->kind == DOMAIN_REAL) {
    int64_t bits = d->storage == STORE_F32 ? v.i : v.l;
    uint32_t k = 0;
    while (k < d->count && d->bits[k] != bits)
      k++;
    c->choices[slot] = k;
    return k < d->count;
  }
  space_id to = v.ref ? find_shared(c, d, v.ref) : SPACE_NULL;
  if (v.ref && space_is_null(to))
    return false;
  for (uint32_t k = 0; k < d->count; k++)
    if (space_same(d->objects[k], to)) {
      c->choices[slot] = k;
      return true;
    }
  return false;
}

bool capture_take(capture *c, object_id main_object) {
  memset(c->choices, 0, c->space->slot_count * sizeof *c->choices);
  capture_take_back(c, 0);
  capture_assign(c, main_object, SPACE_MAIN);
  if (!assign_owned(c, 0))
    return false;
  for (uint32_t i = 0; i < c->order.size; i++) {
    const space_object *o = space_get(c->space, c->order.data[i]);
    for (uint32_t s = o->first_slot; s < o->first_slot + o->slot_count; s++)
      if (!set_choice(c, s,
                      capture_slot_value(c, c->machine_objects.data[i],
                                         c->space->slots[s].index)))
        return false;
  }
  return true;
}
