/* The lists of watches. There are twice as many as variables, most of them short: they
 * lie in an arena, and a list that has outgrown its place leaves it to the next one that
 * needs so much. */
#include "solver/trail.h"

#include <string.h>

enum { FIRST_ROOM = 4 };

struct free_watches { /* of lists of one size */
  struct free_watches *next;
};

static unsigned class_of(uint32_t room) {
  return (unsigned)__builtin_ctz(room);
}

static watch *take(trail_solver *s, uint32_t room) {
  struct free_watches *first = s->free_watches[class_of(room)];
  if (!first)
    return arena_new_array(&s->watch_store, watch, room);
  s->free_watches[class_of(room)] = first->next;
  return (watch *)first;
}

static void give_back(trail_solver *s, watch *place, uint32_t room) {
  struct free_watches *first = (struct free_watches *)place;
  first->next = s->free_watches[class_of(room)];
  s->free_watches[class_of(room)] = first;
}

void trail_grow_watches(trail_solver *s, watch_vector *all) {
  uint32_t room = all->capacity ? all->capacity * 2 : FIRST_ROOM;
  assert(room && "fewer than 2^32");
  watch *place = take(s, room);
  if (all->capacity) {
    memcpy(place, all->data, all->size * sizeof *place);
    give_back(s, all->data, all->capacity);
  }
  all->data = place;
  all->capacity = room;
}
