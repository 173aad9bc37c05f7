/* One typed, growing vector.
 *
 *     vector(int) v = {0};
 *     vec_push(&v, 7);
 *     vec_each(int, x, &v) printf("%d\n", *x);
 *     vec_release(&v);
 *
 * `data` may move whenever the vector grows: never keep an element's address
 * across a push.
 */
#ifndef BASE_VECTOR_H
#define BASE_VECTOR_H

#include "base/memory.h"

#include <assert.h>
#include <stdint.h>

#define vector(T)                                                                        \
  struct {                                                                               \
    T *data;                                                                             \
    uint32_t size, capacity;                                                             \
  }

typedef vector(uint32_t) u32_vector;
typedef vector(uint64_t) u64_vector;
typedef vector(char) char_vector;

/* Room for `wanted` elements, at least doubling. Past 32 bits it is a number that the
 * allocation door refuses. */
static inline size_t vec_room(uint32_t capacity, size_t wanted) {
  size_t room = capacity ? (size_t)capacity * 2 : 8;
  if (room > UINT32_MAX)
    room = UINT32_MAX;
  if (wanted > UINT32_MAX)
    return SIZE_MAX / 2;
  return room < wanted ? wanted : room;
}

#define vec_reserve(v, wanted)                                                           \
  do {                                                                                   \
    size_t vec_wanted = (wanted);                                                        \
    if (vec_wanted > (v)->capacity) {                                                    \
      vec_wanted = vec_room((v)->capacity, vec_wanted);                                  \
      (v)->data = memory_resize((v)->data, vec_wanted, sizeof *(v)->data);               \
      (v)->capacity = (uint32_t)vec_wanted;                                              \
    }                                                                                    \
  } while (0)

#define vec_push(v, element)                                                             \
  do {                                                                                   \
    if ((v)->size == (v)->capacity)                                                      \
      vec_reserve((v), (size_t)(v)->size + 1);                                           \
    (v)->data[(v)->size++] = (element);                                                  \
  } while (0)

#define vec_pop(v)   (assert((v)->size), (v)->data[--(v)->size])
#define vec_last(v)  (assert((v)->size), &(v)->data[(v)->size - 1])
#define vec_clear(v) ((v)->size = 0)
#define vec_release(v)                                                                   \
  (memory_free((v)->data), (v)->data = NULL, (v)->size = (v)->capacity = 0)

#define vec_each(T, x, v)                                                                \
  for (__typeof__(T) *x = (v)->data, *x##_end = x + (v)->size; x != x##_end; x++)

#endif
