/* Inside the BDD engine: states as decision diagrams. */
#ifndef CHECK_BDD_INTERNAL_H
#define CHECK_BDD_INTERNAL_H

#include "check/sat_internal.h"
#include "solver/bdd.h"

typedef struct bdd_unchecked {
  unchecked base;
  sat_check *c;
  bdd_manager *manager; /* NULL: there can be none */
  u32_vector order;
  uint32_t *position; /* of a variable, in the order */
  literal_vector learnt;
  bdd_set valid, begun, left, open, candidates;
  struct values {
    struct bdd_unchecked *owner;
    bool *at; /* by position */
  } chosen, found;
  bool made; /* `valid`, of what was learnt */
  bool failed;
} bdd_unchecked;

/* bdd.c */
unchecked *bdd_unchecked_new(sat_check *);

/* bdd_order.c: appends the numbers of all variables of the state and the arguments, top
 * first. */
void bdd_order(const sat_check *, u32_vector *out);

/* bdd_count.c: the number of valid states, as the enumerating engines count them: what is
 * not reachable does not matter, nor do the names of pool objects. To be asked after
 * is_possible. False: not known; `why` is a new text. */
bool bdd_count_states(bdd_unchecked *, mpz_t count, char **why);
bool bdd_count(unchecked *);

#endif
