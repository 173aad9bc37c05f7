/* The paths that are done with, as a tree of decisions.
 *
 *     path_tree t = {0};
 *     uint32_t *at = ...;                               size + 1 of them
 *     path_tree_add(&t, path, size, at);                at[k]: after k decisions
 *     path_tree_close(&t, at[size]);
 *     if (path_tree_is_closed(&t, at[size - 1], literal_not(path[size - 1])))
 *       path_tree_close(&t, at[size - 1]);              nothing is left there
 */
#ifndef PATH_PATH_TREE_H
#define PATH_PATH_TREE_H

#include "base/map.h"
#include "formula/formula.h"

typedef struct path_tree {
  map steps;      /* place and literal -> place */
  map closed;     /* places where nothing is left to check */
  uint32_t count; /* of places; the first is 0 */
} path_tree;

void path_tree_add(path_tree *, const literal *path, uint32_t size, uint32_t *places);
void path_tree_close(path_tree *, uint32_t place);
/* Whether nothing is left where the literal is decided there. */
bool path_tree_is_closed(const path_tree *, uint32_t place, literal);
void path_tree_release(path_tree *);

#endif
