/* A place is a number; the way from one to the next is a literal. */
#include "path/path_tree.h"

#include <assert.h>

void path_tree_add(path_tree *t, const literal *path, uint32_t size, uint32_t *places) {
  assert(path || !size);
  places[0] = 0;
  for (uint32_t k = 0; k < size; k++) {
    uint64_t key = map_pair(places[k], path[k]);
    uint64_t *next = map_get(&t->steps, key);
    if (!next)
      next = map_put(&t->steps, key, ++t->count);
    places[k + 1] = (uint32_t)*next;
  }
}

void path_tree_close(path_tree *t, uint32_t place) {
  assert(place <= t->count);
  map_put(&t->closed, place, 1);
}

bool path_tree_is_closed(const path_tree *t, uint32_t place, literal a) {
  assert(place <= t->count);
  uint64_t *next = map_get(&t->steps, map_pair(place, a));
  return next && map_get(&t->closed, *next);
}

void path_tree_release(path_tree *t) {
  map_release(&t->steps);
  map_release(&t->closed);
  *t = (path_tree){0};
}
