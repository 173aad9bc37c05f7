/* Questions that look alike are asked once; inside the SAT engine.
 *
 * Do all of these goals follow from those facts? Both are rewritten: with what is known
 * put in, and with names for the variables that say which of the nodes in question they
 * belong to, by number. The same question about other nodes is the same then.
 *
 *     near_questions *q = near_questions_new(formula, stop);
 *     near_question_place(q, variable, object, role);         ... of each variable
 *     near_question_begin(q);
 *     near_question_know(q, literal);      ...       is true
 *     near_question_know_fact(q, fact);    ...
 *     near_question_decide(q);
 *     near_question_number(q, object);     ...       in their order
 *     near_question_show(q, goal);         ...
 *     near_question_suppose(q, fact);      ...
 *     if (near_question_follows(q)) ...
 */
#ifndef PROVE_NEAR_QUESTION_H
#define PROVE_NEAR_QUESTION_H

#include "base/vector.h"
#include "formula/formula.h"

#include <stdatomic.h>

typedef struct near_questions near_questions;

near_questions *near_questions_new(const formula *, const _Atomic bool *stop);
void near_questions_delete(near_questions *);
/* The variable is of this object; the role tells it from the object's others. */
void near_question_place(near_questions *, uint32_t variable, uint32_t object,
                         uint32_t role);
/* The object is below that one, which has no other on that side. */
void near_question_place_below(near_questions *, uint32_t object, uint32_t above,
                               uint32_t side);
void near_question_begin(near_questions *);
void near_question_know(near_questions *, literal);
void near_question_know_fact(near_questions *, literal); /* of all that it says */
void near_question_decide(near_questions *);             /* what follows at first sight */
void near_question_number(near_questions *, uint32_t object);
/* Those with a number, and those that goals and facts speak of. */
const u32_vector *near_question_objects(const near_questions *);
void near_question_show(near_questions *, literal);
void near_question_suppose(near_questions *, literal);
/* What of the facts is not decided; and of what else is known, that not both of two
 * things hold, where it speaks of nothing but objects with a number. */
void near_question_suppose_choices(near_questions *);
bool near_question_follows(near_questions *);

#endif
