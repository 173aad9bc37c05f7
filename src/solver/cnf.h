/* Clauses for formulas, by need.
 *
 *     cnf *c = cnf_new(f, s);
 *     cnf_assert(c, invariant);                       for ever
 *     sat_assume(s, cnf_literal(c, guess, CNF_POSITIVE));
 *     sat_solve(s, NULL);
 *     cnf_delete(c);
 *
 * A node is encoded in two halves: `positive` are the clauses that say what holds
 * when the node is true, `negative` when it is false. Each half is given to the
 * solver at most once, when it is first needed. One graph can have any number of
 * encoders; each belongs to one solver, whose variables it numbers from 1.
 *
 * A model of the clauses is right about the formula's variables and makes what was
 * asserted or assumed true. The solver's values of other gates mean nothing:
 * evaluate them (query.h does).
 */
#ifndef SOLVER_CNF_H
#define SOLVER_CNF_H

#include "formula/choices.h"
#include "solver/sat.h"

typedef struct cnf cnf;

/* How a literal is used: bits. */
typedef enum {
  CNF_POSITIVE = 1, /* it is asserted, assumed, or a literal of an added clause */
  CNF_NEGATIVE = 2, /* its negation is */
  CNF_BOTH = 3
} cnf_polarity;

cnf *cnf_new(const formula *, sat *); /* borrows both */
/* Gives the solver clauses by need: at first those near to what is asserted or assumed.
 * Its model may be wrong about the rest. */
cnf *cnf_new_by_need(const formula *, sat *);
void cnf_delete(cnf *);

/* Some variables have definitions; borrows them. */
void cnf_use_choices(cnf *, const choices *);
/* The value of a formula's variable under the solver's model. */
bool cnf_variable_value(cnf *, uint32_t number);
/* After the solver has found a model, which the caller evaluates literals under: gives
 * the solver what has misled it, clauses by need and definitions. False: it is a model.
 */
bool cnf_refine(cnf *, evaluation *model, const literal *assumed, size_t count);

/* The solver's literal for `a`, encoded for this use. */
int cnf_literal(cnf *, literal a, cnf_polarity);
/* The solver's literal for `a`, or 0 when it has none so far. Encodes nothing. */
int cnf_find(const cnf *, literal a);
/* A fresh variable of the solver that stands for no formula. */
int cnf_fresh(cnf *);

/* Makes `a`, or the disjunction of `literals`, true from now on. Conjunctions are
 * taken apart; a disjunction becomes one clause. */
void cnf_assert(cnf *, literal a);
void cnf_assert_clause(cnf *, const literal *literals, size_t count);

uint32_t cnf_variable_count(const cnf *); /* of the solver */

#endif
