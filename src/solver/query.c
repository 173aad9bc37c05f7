/* Questions about formulas. Assumptions are encoded in the positive half only, so
 * the solver's model is trusted for the formula's variables alone; everything else
 * is evaluated from them. */
#include "solver/query.h"

#include "solver/cnf.h"

struct query {
  const formula *graph;
  sat *solver;
  cnf *clauses;
  literal_vector assumptions; /* of the last solve */
  sat_result result;          /* of the last solve; SAT_UNKNOWN after an assert */
  bool refused;               /* the last solve was answered by the constant false */
  evaluation model;
};

static query *new_query(const formula *f, sat *s, cnf *clauses) {
  query *q = memory_new(query);
  q->graph = f;
  q->solver = s;
  q->clauses = clauses;
  return q;
}

query *query_new(const formula *f, sat *s) {
  return new_query(f, s, cnf_new(f, s));
}

query *query_new_by_need(const formula *f, sat *s) {
  return new_query(f, s, cnf_new_by_need(f, s));
}

void query_use_choices(query *q, const choices *c) {
  cnf_use_choices(q->clauses, c);
}

void query_delete(query *q) {
  if (!q)
    return;
  cnf_delete(q->clauses);
  sat_delete(q->solver);
  vec_release(&q->assumptions);
  evaluation_release(&q->model);
  memory_free(q);
}

sat *query_solver(const query *q) {
  return q->solver;
}

uint32_t query_solver_variables(const query *q) {
  return cnf_variable_count(q->clauses);
}

void query_assert(query *q, literal a) {
  q->result = SAT_UNKNOWN;
  cnf_assert(q->clauses, a);
}

void query_assert_clause(query *q, const literal *literals, size_t count) {
  q->result = SAT_UNKNOWN;
  cnf_assert_clause(q->clauses, literals, count);
}

void query_assert_lemma(query *q, const literal *literals, size_t count) {
  for (size_t i = 0; i < count; i++)
    cnf_literal(q->clauses, literals[i], CNF_POSITIVE);
  query_assert_clause(q, literals, count);
}

sat_result query_solve(query *q, const literal *assumptions, size_t count,
                       const sat_limits *limits) {
  assert(assumptions || !count);
  vec_clear(&q->assumptions);
  q->refused = false;
  for (size_t i = 0; i < count; i++) {
    vec_push(&q->assumptions, assumptions[i]);
    q->refused |= assumptions[i] == LITERAL_FALSE;
  }
  if (q->refused)
    return q->result = SAT_UNSATISFIABLE;
  for (size_t i = 0; i < count; i++) /* clauses first, then assumptions */
    if (assumptions[i] != LITERAL_TRUE)
      cnf_literal(q->clauses, assumptions[i], CNF_POSITIVE);
  do {
    for (size_t i = 0; i < count; i++)
      if (assumptions[i] != LITERAL_TRUE)
        sat_assume(q->solver, cnf_find(q->clauses, assumptions[i]));
    q->result = sat_solve(q->solver, limits);
    if (q->result == SAT_SATISFIABLE)
      evaluation_begin(&q->model, q->graph, query_variable_value, q);
  } while (q->result == SAT_SATISFIABLE &&
           cnf_refine(q->clauses, &q->model, assumptions, count));
  return q->result;
}

bool query_has_model(const query *q) {
  return q->result == SAT_SATISFIABLE;
}

bool query_variable_value(void *context, uint32_t number) {
  query *q = context;
  assert(q->result == SAT_SATISFIABLE && "there is a model");
  return cnf_variable_value(q->clauses, number);
}

bool query_knows_variable(const query *q, uint32_t number) {
  return cnf_find(q->clauses, formula_variable_node(q->graph, number) << 1);
}

bool query_value(query *q, literal a) {
  assert(q->result == SAT_SATISFIABLE && "there is a model");
  return evaluation_get(&q->model, a);
}

bool query_failed(const query *q, literal assumption) {
  assert(q->result == SAT_UNSATISFIABLE && "there is a reason");
  if (q->refused || literal_is_constant(assumption))
    return assumption == LITERAL_FALSE;
  return sat_failed(q->solver, cnf_find(q->clauses, assumption));
}

void query_core(const query *q, literal_vector *out) {
  for (uint32_t i = 0; i < q->assumptions.size; i++)
    if (query_failed(q, q->assumptions.data[i]))
      vec_push(out, q->assumptions.data[i]);
}
