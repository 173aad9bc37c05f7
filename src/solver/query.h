/* Questions about formulas: a graph, its clauses and a solver together.
 *
 *     query *q = query_new(f, sat_cadical_new(SAT_MANY_SMALL));
 *     query_assert(q, invariant);
 *     literal guess[] = {path, literal_not(post)};
 *     switch (query_solve(q, guess, 2, NULL)) {
 *     case SAT_SATISFIABLE: v = query_value(q, any_literal); break;
 *     case SAT_UNSATISFIABLE: query_core(q, &reason); break;
 *     case SAT_UNKNOWN: a limit was hit, or the stop flag is set
 *     }
 *     query_delete(q);
 *
 * The answer can be asked about until the next assert or solve. The graph may grow
 * at any time: values of literals made after the solve are right, too.
 */
#ifndef SOLVER_QUERY_H
#define SOLVER_QUERY_H

#include "formula/choices.h"
#include "solver/sat.h"

typedef struct query query;

query *query_new(const formula *, sat *); /* borrows the graph, takes the solver */
/* The solver gets clauses as its models need them: for questions that look at a small
 * part of a large formula. */
query *query_new_by_need(const formula *, sat *);
void query_delete(query *);
/* Variables with definitions have the values that these give them; borrows them. Without
 * this their values are any. */
void query_use_choices(query *, const choices *);

/* From now on the literal, or one of the literals, is true. */
void query_assert(query *, literal);
void query_assert_clause(query *, const literal *, size_t count);
/* Like it, for what holds anyway: each literal gets a name of its own, so that the solver
 * can step from one to the next. */
void query_assert_lemma(query *, const literal *, size_t count);

/* Is there a model of what was asserted in which all assumptions are true? */
sat_result query_solve(query *, const literal *assumptions, size_t count,
                       const sat_limits *);

/* Whether the last solve gave a model, and nothing was asserted since. */
bool query_has_model(const query *);

/* After SAT_SATISFIABLE: the value of any literal in the model, memoised.
 * Variables that the solver has never met are false. */
bool query_value(query *, literal);
bool query_variable_value(void *query, uint32_t number);   /* a model_value */
bool query_knows_variable(const query *, uint32_t number); /* or it is free */

/* After SAT_UNSATISFIABLE: the assumptions that together are impossible (none when
 * the assertions alone are). Appends in the order they were given. */
bool query_failed(const query *, literal assumption);
void query_core(const query *, literal_vector *out);

sat *query_solver(const query *); /* for its limits, stop flag, statistics */
uint32_t query_solver_variables(const query *);

#endif
