/* Analysis by fields (001 §3.3.2): which slots and arguments an execution, and the proof
 * that it ended well, depend on.
 *
 *     fields *f = fields_new(judge);
 *     judgment j = fields_run(f, &candidate);
 *     const u32_vector *r = fields_relevant(f);
 *     valid states and arguments that agree with the candidate on r end alike, if well
 *     fields_delete(f);
 *
 * Inputs are numbered: the slots of the space, then the arguments (slot_count + k for
 * parameter k, from 0). The class of executions is the conjunction "input = value" over
 * the relevant ones, whatever an engine keeps its states in; where fields_is_pinned says
 * no, the order takes the place of the value.
 *
 * Nothing here knows formulas.
 */
#ifndef CHECK_FIELDS_H
#define CHECK_FIELDS_H

#include "check/judge.h"

typedef struct fields fields;

fields *fields_new(judge *);
void fields_delete(fields *);

/* Judges the candidate. After a violation, no execution of its class is judged wrong for
 * a reason that comes earlier; after trouble (the step limit, an unsupported construct)
 * all come to the same point. */
judgment fields_run(fields *, const candidate *);
/* In the order in which they were found to matter. */
const u32_vector *fields_relevant(const fields *);
/* Whether the value of a relevant input matters. Otherwise it is an integer of which only
 * the order among the relevant integers does (001 §3.3.2.4): the class is as large as
 * all values in the same order. */
bool fields_is_pinned(const fields *, uint32_t input);
const domain *fields_domain(const fields *, uint32_t operation, uint32_t input);
static inline uint32_t fields_choice(const space *s, const candidate *c, uint32_t input) {
  return input < s->slot_count ? c->choices[input] : c->arguments[input - s->slot_count];
}

#endif
