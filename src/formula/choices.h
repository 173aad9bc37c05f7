/* Variables with a definition: one of many literals, whichever a number in binary says.
 *
 *     choices *c = choices_new(f);
 *     uint32_t code = choices_add_code(c, bits_of_the_number, 9);
 *     uint32_t values = choices_add_values(c, literals, 500);
 *     literal chosen = choices_mk(c, code, values);
 *
 * What is read through a reference to one of n objects would take n gates, for each
 * reference: of n nodes with n variables each, n² in all, nearly all of which no solver
 * ever needs. So it is a variable of the formula, and its definition stays outside of
 * it. Whoever proves something without the definition has proved it. A solver gets of it
 * what its models go against (query.h). Other values than the code has are false.
 */
#ifndef FORMULA_CHOICES_H
#define FORMULA_CHOICES_H

#include "formula/formula.h"

typedef struct choices choices;

choices *choices_new(formula *); /* borrows it */
void choices_delete(choices *);
/* The bits of a number, lowest first: variables. */
uint32_t choices_add_code(choices *, const literal *bits, uint32_t count);
/* By the number: variables, none of which is defined, or constants. */
uint32_t choices_add_values(choices *, const literal *, uint32_t count);
/* The value of which the code is the number; the same for the same. */
literal choices_mk(choices *, uint32_t code, uint32_t values);

uint32_t choices_count(const choices *);
literal choices_get(const choices *, uint32_t number); /* in the order of making */
bool choices_define(const choices *, uint32_t variable);
/* The value of a variable that is defined, where the others have these. */
bool choices_value(const choices *, uint32_t variable, model_value *value_of,
                   void *context);
/* What the definition says where the code has the value that it has there: two clauses,
 * which share all but the last two literals: either of these, negated in the first.
 * Appends the first. */
void choices_instance(const choices *, uint32_t variable, model_value *value_of,
                      void *context, literal_vector *clause);

#endif
