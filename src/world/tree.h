/* The tree backbone of the current symbolic state; inside the SAT engine. */
#ifndef WORLD_TREE_H
#define WORLD_TREE_H

#include "world/world.h"

typedef struct tree_node {
  sym_id object;
  literal attached, before;
} tree_node;

typedef struct tree_edge {
  uint32_t from, to; /* nodes */
  sym_slot_id slot;
  literal guard;
  literal through; /* the guard, and the node that it comes from is attached */
} tree_edge;

typedef struct world_tree {
  vector(tree_node) nodes; /* the main object first, breadth first */
  vector(tree_edge) edges;
  map index;      /* symbolic object -> node */
  bool goes_back; /* some edge leads to a node that comes before its own */
} world_tree;

void world_tree_find(world *, world_tree *);
void world_tree_release(world_tree *);
literal world_tree_property(world *, const world_tree *);

#endif
