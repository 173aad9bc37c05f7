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

uint32_t capture_mapped(const capture *c, object_id o) {
  uint64_t *known = map_get(&c->mapped, o);
  return known ? (uint32_t)*known : 0;
}

void capture_assign(capture *c, object_id o, uint32_t to) {
  assert(!c->used[to] && !capture_mapped(c, o));
  map_put(&c->mapped, o, to);
  c->used[to] = 1;
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
static uint32_t only_fit(const capture *c, const domain *d, object_id o) {
  const object *object_ = machine_object(c->judge->machine, o);
  for (uint32_t k = 0; k < d->count; k++) {
    const space_object *s = &c->space->objects[d->objects[k]];
    if (s->class == object_->class &&
        (s->role != ROLE_ARRAY || s->number == object_->length))
      return d->objects[k];
  }
  return 0;
}

static bool is_owned(const capture *c, const space_slot *s) {
  return s->is_tree || (s->domain.count > 1 && s->domain.kind == DOMAIN_REFERENCE &&
                        c->space->objects[s->domain.objects[1]].role == ROLE_ARRAY);
}

/* Gives the tree below, breadth first, its positions; arrays likewise. False: it does
 * not fit. The caller has assigned order[from]. */
static bool assign_owned(capture *c, uint32_t from) {
  for (uint32_t i = from; i < c->order.size; i++) {
    const space_object *o = &c->space->objects[c->order.data[i]];
    for (uint32_t s = o->first_slot; s < o->first_slot + o->slot_count; s++) {
      const space_slot *slot = &c->space->slots[s];
      if (slot->domain.kind != DOMAIN_REFERENCE || !is_owned(c, slot))
        continue;
      object_id to = capture_slot_value(c, c->machine_objects.data[i], slot->index).ref;
      uint32_t fit = to ? only_fit(c, &slot->domain, to) : 0;
      if (to && (!fit || c->used[fit] || capture_mapped(c, to)))
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
    c->used[vec_pop(&c->order)] = 0;
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
  if (s->equal_to)
    s = &c->space->objects[s->equal_to];
  char *text = jre_text(m, o);
  bool same =
      strlen(text) + 2 == strlen(s->stem) && !strncmp(text, s->stem + 1, strlen(text));
  memory_free(text);
  return same;
}

/* A constant or value of the domain: the object itself, else one that is equal and that
 * no other object stands for, preferably one that is nobody's literal; 0: none. */
uint32_t capture_find_value(capture *c, const domain *d, object_id o) {
  uint32_t found = 0;
  for (uint32_t k = 0; k < d->count; k++) {
    uint32_t index = d->objects[k];
    const space_object *s = &c->space->objects[index];
    if (s->role != ROLE_CONSTANT && s->role != ROLE_VALUE)
      continue;
    if (c->judge->ids[index] == o)
      return index;
    if (same_value(c, s, o) && !c->used[index] && (!found || s->equal_to))
      found = index;
  }
  return found;
}

/* An object met through a field that does not own it. */
static uint32_t find_shared(capture *c, const domain *d, object_id o) {
  uint32_t known = capture_mapped(c, o);
  if (known)
    return known;
  const ir_class *class = machine_object(c->judge->machine, o)->class;
  uint32_t value_ = capture_find_value(c, d, o);
  if (value_ && c->used[value_])
    return 0; /* another object stands for it */
  if (value_) {
    capture_assign(c, o, value_);
    return value_;
  }
  for (uint32_t k = 0; k < d->count; k++) {
    uint32_t index = d->objects[k];
    const space_object *s = &c->space->objects[index];
    if ((s->role == ROLE_POSITION || s->role == ROLE_POOL) && s->class == class &&
        !c->used[index]) {
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
  uint32_t to = v.ref ? find_shared(c, d, v.ref) : 0;
  if (v.ref && !to)
    return false;
  for (uint32_t k = 0; k < d->count; k++)
    if (d->objects[k] == to) {
      c->choices[slot] = k;
      return true;
    }
  return false;
}

bool capture_take(capture *c, object_id main_object) {
  memset(c->choices, 0, c->space->slot_count * sizeof *c->choices);
  capture_take_back(c, 0);
  capture_assign(c, main_object, 1);
  if (!assign_owned(c, 0))
    return false;
  for (uint32_t i = 0; i < c->order.size; i++) {
    const space_object *o = &c->space->objects[c->order.data[i]];
    for (uint32_t s = o->first_slot; s < o->first_slot + o->slot_count; s++)
      if (!set_choice(c, s,
                      capture_slot_value(c, c->machine_objects.data[i],
                                         c->space->slots[s].index)))
        return false;
  }
  return true;
}
