/* Questions: whether a goal follows from facts, in a graph of their own.
 *
 * Near, held and local proofs write goals and facts anew in a second graph, with names for
 * variables that say what they are near the change (formula/given.h), each in its own way:
 * so what looks alike is the same there, and is asked once. This is the rest: the graph,
 * the solver, and what was proved, with the facts that it took.
 *
 *     questions q;
 *     questions_init(&q, SAT_MANY_SMALL, stop);
 *     ... goals and facts are literals of q.graph ...
 *     if (questions_know(&q, goal, is_given, context) ||
 *         questions_ask(&q, facts, count, goal, &limits)) ... it follows
 *     questions_release(&q);
 */
#ifndef PROVE_QUESTION_H
#define PROVE_QUESTION_H

#include "base/map.h"
#include "solver/query.h"

typedef struct question_proof {
  uint32_t first, count; /* the facts that it took, in `taken` */
  uint32_t next;         /* another one of the same goal; 0: none */
} question_proof;

typedef struct questions {
  formula *graph;
  query *solver; /* of it */
  sat_tuning kind;
  const _Atomic bool *stop;
  vector(question_proof) proofs; /* 0 unused */
  literal_vector taken;
  map last_of;    /* goal -> the last of its proofs */
  uint32_t asked; /* since the solver is this one */
} questions;

void questions_init(questions *, sat_tuning, const _Atomic bool *stop);
void questions_release(questions *);
/* A new solver, when so many were asked: what is left of old ones slows new ones down. */
void questions_renew(questions *, uint32_t most);

/* Whether a fact is given now. */
typedef bool question_given(const void *context, literal fact);
/* Whether what was enough for the goal once is given. Without facts: NULL. */
bool questions_know(const questions *, literal goal, question_given *,
                    const void *context);
/* Whether the solver shows that it follows; limits NULL: none. Remembers it. */
bool questions_ask(questions *, const literal *facts, uint32_t count, literal goal,
                   const sat_limits *);
/* It follows from nothing, by whatever else was asked. */
void questions_note(questions *, literal goal);
/* What the last proof took cannot hold together with the negation of its goal: the solver
 * is told so. */
void questions_learn_last(questions *, literal goal);

#endif
