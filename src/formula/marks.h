/* Sets of nodes and tables over nodes for one traversal or one owner.
 *
 * Both are paged: the room they take follows the nodes touched, not the size of
 * the graph, so that small questions about a huge graph stay small.
 *
 *     node_marks seen = {0};
 *     if (node_marks_add(&seen, n)) ...          first time
 *     node_marks_release(&seen);
 *
 *     node_map m = {0};
 *     *node_map_at(&m, n) = 7;                   0 until written
 *     node_map_release(&m);
 */
#ifndef FORMULA_MARKS_H
#define FORMULA_MARKS_H

#include "base/vector.h"

#include <stdbool.h>

#define MARK_PAGE_BITS 12 /* nodes per page */

typedef struct node_marks {
  vector(uint64_t *) pages; /* NULL: no node of it is in the set */
} node_marks;

bool node_marks_add(node_marks *, uint32_t index); /* whether it was new */
bool node_marks_has(const node_marks *, uint32_t index);
bool node_marks_next(const node_marks *, uint32_t *index); /* least member >= *index */
void node_marks_release(node_marks *);

typedef struct node_map {
  vector(uint32_t *) pages;
} node_map;

uint32_t *node_map_grow(node_map *, uint32_t index);
void node_map_release(node_map *);

static inline uint32_t *node_map_at(node_map *m, uint32_t index) {
  uint32_t page = index >> MARK_PAGE_BITS;
  if (page < m->pages.size && m->pages.data[page])
    return &m->pages.data[page][index & ((1u << MARK_PAGE_BITS) - 1)];
  return node_map_grow(m, index);
}

static inline uint32_t node_map_get(const node_map *m, uint32_t index) {
  uint32_t page = index >> MARK_PAGE_BITS;
  if (page < m->pages.size && m->pages.data[page])
    return m->pages.data[page][index & ((1u << MARK_PAGE_BITS) - 1)];
  return 0;
}

#endif
