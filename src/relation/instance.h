/* Inside of the relational logic: an instance owns the tuples in it. */
#ifndef RELATION_INSTANCE_H
#define RELATION_INSTANCE_H

#include "relation/terms.h"

struct relation_instance {
  relation_problem *problem; /* borrowed */
  arena store;
  vector(relation_tuples) values; /* by relation number */
  vector(relation_witness) witnesses;
};

void instance_reset(relation_instance *); /* as after relation_instance_new */
/* A copy of the tuples that lives as long as the instance or until its reset. */
relation_tuples instance_copy(relation_instance *, relation_tuples);

#endif
