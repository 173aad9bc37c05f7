/* Inside of the relational logic: an instance owns the tuples in it. */
#ifndef RELATION_INSTANCE_H
#define RELATION_INSTANCE_H

#include "relation/recall.h"

struct relation_instance {
  relation_problem *problem; /* borrowed */
  recall *recall;            /* NULL: nothing is remembered */
  arena store;
  vector(relation_tuples) values; /* by relation number */
  vector(relation_witness) witnesses;
};

/* A copy of the tuples that lives as long as the instance or until its reset. */
relation_tuples instance_copy(relation_instance *, relation_tuples);

#endif
