/* Inside of the finder: its state, shared by finding and cores. */
#ifndef RELATION_FINDER_H
#define RELATION_FINDER_H

#include "relation/translate.h"
#include "solver/query.h"

typedef struct constraint {
  const term *formula;
  bool labelled;
  relation_label label;
  literal value; /* after the translation */
} constraint;

typedef struct known_symmetry {
  const term *set;
  relation_atom first, last;
} known_symmetry;

struct relation_finder {
  relation_problem *problem; /* borrowed */
  relation_options options;
  vector(constraint) constraints;
  vector(known_symmetry) symmetries;
  formula *graph;
  translator translator;
  query *query;
  literal_vector facts; /* while translating: what is known without assumptions */
  query *knowing;       /* the same: a solver that knows them, */
  uint32_t told;        /* the first so many */
  bool translated;
  uint8_t *mentioned; /* by relation: whether a formula does */
  uint32_t symmetry_classes;
  u32_vector active; /* constraints of the last question, labelled ones */
  bool asked_for_next;
  literal fresh; /* assumed by next: not one of the instances before */
  literal_vector assumptions;
  sat_result result;
  const char *reason;
  relation_instance *instance;
};

/* Asks the solver for all unlabelled constraints and those of `active`. */
sat_result finder_ask(relation_finder *, const u32_vector *active, bool next);

#endif
