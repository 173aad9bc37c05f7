/* Analysis by fields (001 §3.3.2): which slots and arguments an execution, and the proof
 * that it ended well, depend on.
 *
 *     fields *f = fields_new(judge);
 *     judgment j = fields_run(f, &candidate);
 *     for (uint32_t k = 0; k < fields_fact_count(f); k++) ... fields_fact(f, k) ...
 *     valid states and arguments of which these are true end alike, if well
 *     fields_delete(f);
 *
 * Inputs are numbered: the slots of the space, then the arguments (slot_count + k for
 * parameter k, from 0). The class of executions is the conjunction of the facts, whatever
 * an engine keeps its states in.
 *
 * Nothing here knows formulas.
 */
#ifndef FIELDS_FIELDS_H
#define FIELDS_FIELDS_H

#include "fields/track.h"
#include "judge/judge.h"

typedef struct fields fields;

fields *fields_new(judge *);
void fields_delete(fields *);

/* Judges the candidate. After a violation, no execution of its class is judged wrong for
 * a reason that comes earlier; after trouble (the step limit, an unsupported construct)
 * all come to the same point. */
judgment fields_run(fields *, const candidate *);
/* What is relevant, in the order in which it was found to matter. Facts hold until the
 * next run. */
uint32_t fields_fact_count(const fields *);
const fact *fields_fact(const fields *, uint32_t k);
/* The object of the space that a fact about a reference compares it with; 0: null. */
space_id fields_object(const fields *, const fact *);
const domain *fields_domain(const fields *, uint32_t operation, uint32_t input);
static inline uint32_t fields_choice(const space *s, const candidate *c, uint32_t input) {
  return input < s->slot_count ? c->choices[input] : c->arguments[input - s->slot_count];
}

#endif
