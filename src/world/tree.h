/* The tree backbone of the current symbolic state; inside the SAT engine. */
#ifndef WORLD_TREE_H
#define WORLD_TREE_H

#include "world/world.h"

typedef struct tree_node {
  uint32_t object;
  literal attached, before;
} tree_node;

typedef struct tree_edge {
  uint32_t from, to; /* nodes */
  uint32_t slot;     /* of the state */
  literal guard;
  literal through; /* the guard, and the node that it comes from is attached */
} tree_edge;

typedef struct sat_tree {
  vector(tree_node) nodes; /* the main object first, breadth first */
  vector(tree_edge) edges;
  map index;      /* symbolic object -> node */
  bool goes_back; /* some edge leads to a node that comes before its own */
} sat_tree;

void sat_tree_find(sat_check *, sat_tree *);
void sat_tree_release(sat_tree *);
literal sat_tree_property(sat_check *, const sat_tree *);

#endif
