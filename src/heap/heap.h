/* Objects in memory.
 *
 * An object is a class and a vector of slots; an array is a class, a length and
 * packed elements. Objects are named by a dense 32-bit number (0 is null), so a
 * reference means the same in every run and costs four bytes.
 *
 *     heap h;
 *     heap_init(&h);
 *     object_id o = heap_new_object(&h, class);
 *     heap_object(&h, o)->slots[field->slot].i = 7;
 *     heap_release(&h);
 *
 * Never keep an object's address across an allocation that may collect.
 */
#ifndef HEAP_HEAP_H
#define HEAP_HEAP_H

#include "ir/ir.h"

typedef uint32_t object_id;

/* A value in a register or slot. Integers narrower than 64 bits are kept sign- or
 * zero-extended to 32 bits in `i`; the bits above are not meaningful. */
typedef union value {
  int32_t i;
  int64_t l;
  float f;
  double d;
  object_id ref;
  uint64_t bits;
} value;

typedef struct object {
  ir_class *class;
  uint32_t length; /* elements of an array, slots of an object */
  uint32_t mark;   /* the collector's */
  union {
    value slots[1];
    int8_t i8[8];
    int16_t i16[4];
    uint16_t u16[4];
    int32_t i32[2];
    int64_t i64[1];
    float f32[2];
    double f64[1];
    object_id refs[2];
  };
} object;

typedef struct heap {
  object **objects; /* by id; NULL: free */
  uint32_t count, capacity;
  u32_vector free;      /* ids to use again */
  u32_vector grey;      /* marked, children not yet */
  size_t bytes;         /* in live or not yet collected objects */
  size_t collect_above; /* bytes at which a collection is due */
} heap;

void heap_init(heap *);
void heap_release(heap *);
object_id heap_new_object(heap *, ir_class *);                 /* slots zero */
object_id heap_new_array(heap *, ir_class *, uint32_t length); /* elements zero */
object_id heap_copy(heap *, object_id);                        /* shallow */

static inline object *heap_object(const heap *h, object_id id) {
  return h->objects[id];
}

size_t heap_object_bytes(const object *);

/* Element access with the width of the storage. */
value heap_element(const object *, ir_storage, uint32_t index);
void heap_set_element(object *, ir_storage, uint32_t index, value);

/* Collection: mark every root, then collect. Ids of dead objects are used again. */
void heap_mark(heap *, object_id);
void heap_collect(heap *);

#endif
