/* The inside of the BDD sets, shared by bdd*.c only. */
#ifndef SOLVER_BDD_MANAGER_H
#define SOLVER_BDD_MANAGER_H

#include "base/map.h"
#include "formula/marks.h"
#include "solver/bdd.h"

#include <bdd.h>

#include <setjmp.h>

struct bdd_manager {
  const formula *graph;
  uint32_t *order;   /* position to variable number */
  uint32_t count;    /* of the order; BuDDy's variable and level is the position */
  map positions;     /* variable number to position */
  node_map names;    /* named nodes of the graph to position plus one */
  vector(BDD) roots; /* of the sets; NO_ROOT: free */
  u32_vector free;   /* indices of free roots */
  bool broken;
  bdd_stop *stop; /* NULL: never */
  void *stop_context;

  /* The operation under way. It can be left at any call of BuDDy, so whatever it
   * owns stands here. */
  bool running;
  jmp_buf way_out;   /* while running: where to go when BuDDy has no room */
  vector(BDD) held;  /* one reference each */
  node_marks needed; /* nodes of the graph to be built */
  node_map uses;     /* how often a needed node is still asked for */
  node_map built;    /* its BDD plus one, referenced; 0: not built or given back */
  u32_vector scratch;
};

/* Keeps `b` until the operation ends. */
static inline BDD hold(bdd_manager *m, BDD b) {
  vec_push(&m->held, b);
  return bdd_addref(b);
}

/* Gives back what was held, down to the first `count`. */
static inline void let_go(bdd_manager *m, uint32_t count) {
  while (m->held.size > count) {
    BDD b = vec_pop(&m->held);
    if (!m->broken)
      bdd_delref(b);
  }
}

static inline BDD bdd_root(const bdd_manager *m, bdd_set s) {
  assert(s.index < m->roots.size && m->roots.data[s.index] >= 0 && "the set exists");
  return m->roots.data[s.index];
}

/* bdd_build.c: the BDD of a literal; give back what it made when the operation ends. */
BDD bdd_build(bdd_manager *, literal top, BDD care); /* right where `care` holds */
void bdd_build_release(bdd_manager *);

#endif
