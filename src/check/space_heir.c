/* A checked class that extends one of the library: `class Log extends ArrayList<String>`.
 * What it inherits is as its constructor and up to three operations of the library's class
 * leave it. Each slot ranges over what it holds in some such object, and together they are
 * tied: a state has all of them of one object. The fields of the program's classes range
 * over all that they can hold, as ever. */
#include "check/space_made.h"

#include <assert.h>

/* The index of the value in the domain, at the end of which it is put if it is new. */
static uint32_t index_in(space_id_vector *objects, space_id object_) {
  for (uint32_t k = 0; k < objects->size; k++)
    if (space_same(objects->data[k], object_))
      return k;
  vec_push(objects, object_);
  return objects->size - 1;
}

static const made_slot *held(const space_builder *b, uint32_t tuple, uint32_t slot) {
  return &b->heir_slots.data[tuple * b->space->tied_slots + slot];
}

/* Null first, where some object has it. */
static void set_references(space_builder *b, uint32_t slot, domain *d) {
  space *s = b->space;
  space_id_vector objects = {0};
  for (uint32_t t = 0; t < s->tied_count; t++)
    if (!held(b, t, slot)->object && !objects.size)
      vec_push(&objects, SPACE_NULL);
  for (uint32_t t = 0; t < s->tied_count; t++)
    s->tied[t * s->tied_slots + slot] =
        index_in(&objects, (space_id){held(b, t, slot)->object});
  d->kind = DOMAIN_REFERENCE;
  d->count = objects.size;
  d->objects = arena_new_array(&s->arena, space_id, objects.size);
  for (uint32_t k = 0; k < objects.size; k++) {
    const space_object *o = &b->objects.data[objects.data[k].index];
    d->objects[k] = objects.data[k];
    d->roles |= (uint16_t)(1u << o->role);
    d->has_fields |= o->class && o->class->slot_count;
  }
  vec_release(&objects);
}

static void set_integers(space_builder *b, uint32_t slot, domain *d) {
  space *s = b->space;
  d->kind = DOMAIN_INT;
  d->low = d->high = held(b, 0, slot)->bits;
  for (uint32_t t = 1; t < s->tied_count; t++) {
    int64_t bits = held(b, t, slot)->bits;
    d->low = bits < d->low ? bits : d->low;
    d->high = bits > d->high ? bits : d->high;
  }
  d->count = (uint64_t)d->high - (uint64_t)d->low + 1;
  for (uint32_t t = 0; t < s->tied_count; t++)
    s->tied[t * s->tied_slots + slot] = (uint32_t)(held(b, t, slot)->bits - d->low);
}

static void set_reals(space_builder *b, uint32_t slot, domain *d) {
  space *s = b->space;
  d->kind = DOMAIN_REAL;
  d->bits = arena_new_array(&s->arena, int64_t, s->tied_count);
  for (uint32_t t = 0; t < s->tied_count; t++) {
    uint32_t k = 0;
    while (k < d->count && d->bits[k] != held(b, t, slot)->bits)
      k++;
    if (k == d->count)
      d->bits[d->count++] = held(b, t, slot)->bits;
    s->tied[t * s->tied_slots + slot] = k;
  }
}

/* Elements in the object itself would have to stay open, integers to lie together. */
static bool is_tied(const space_builder *b, uint32_t slots) {
  enum { MOST_BETWEEN = 1 << 20 };
  for (uint32_t k = 0; k < b->heir_slots.size; k++) {
    const made_slot *one = &b->heir_slots.data[k],
                    *first = &b->heir_slots.data[k % slots];
    ir_storage storage = b->heir->library->slots[k % slots]->storage;
    bool real = storage == STORE_F32 || storage == STORE_F64;
    if (one->kind == SLOT_ELEMENT || (one->kind == SLOT_BITS && !real &&
                                      (one->bits - first->bits > MOST_BETWEEN ||
                                       first->bits - one->bits > MOST_BETWEEN)))
      return false;
  }
  return b->heir_slots.size;
}

uint32_t heir_add_slots(space_builder *b) {
  space *s = b->space;
  uint32_t count = b->heir ? b->heir->library->slot_count : 0;
  if (!count || !is_tied(b, count))
    return 0;
  s->tied_slots = count;
  s->tied_count = b->heir_slots.size / count;
  s->tied = arena_new_array(&s->arena, uint32_t, b->heir_slots.size);
  for (uint32_t i = 0; i < count; i++) {
    ir_field *f = b->objects.data[1].class->slots[i];
    assert(f == b->heir->library->slots[i] && "a superclass has the first slots");
    space_slot slot = {.object = SPACE_MAIN, .index = i, .field = f};
    slot.domain.storage = f->storage;
    if (f->storage == STORE_REF)
      set_references(b, i, &slot.domain);
    else if (f->storage == STORE_F32 || f->storage == STORE_F64)
      set_reals(b, i, &slot.domain);
    else
      set_integers(b, i, &slot.domain);
    vec_push(&b->slots, slot);
  }
  return count;
}
