/* The interface's common half: the legal order of calls, and counting. */
#include "solver/sat.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>

void sat_delete(sat *s) {
  if (s)
    s->operations->destroy(s);
}

void sat_add(sat *s, int literal) {
  assert(literal != INT_MIN);
  s->result = SAT_UNKNOWN;
  s->in_clause = literal != 0;
  if (literal)
    s->statistics.literals++;
  else
    s->statistics.clauses++;
  s->operations->add(s, literal);
}

void sat_set_auxiliary(sat *s, int variable) {
  assert(variable > 0);
  if (s->operations->set_auxiliary)
    s->operations->set_auxiliary(s, variable);
}

void sat_define(sat *s, int variable) {
  if (s->operations->define)
    s->operations->define(s, variable);
}

void sat_assume(sat *s, int literal) {
  assert(literal && literal != INT_MIN);
  assert(!s->in_clause && "the clause is closed");
  s->result = SAT_UNKNOWN;
  s->operations->assume(s, literal);
}

sat_result sat_solve(sat *s, const sat_limits *limits) {
  static const sat_limits none = {0};
  assert(!s->in_clause && "the clause is closed");
  s->result = s->operations->solve(s, limits ? limits : &none);
  s->statistics.solves++;
  switch (s->result) {
  case SAT_SATISFIABLE: s->statistics.satisfiable++; break;
  case SAT_UNSATISFIABLE: s->statistics.unsatisfiable++; break;
  default: s->statistics.unknown++; break;
  }
  return s->result;
}

bool sat_value(sat *s, int literal) {
  assert(literal && literal != INT_MIN);
  assert(s->result == SAT_SATISFIABLE && "there is a model");
  return s->operations->value(s, literal);
}

bool sat_failed(sat *s, int assumption) {
  assert(assumption && assumption != INT_MIN);
  assert(s->result == SAT_UNSATISFIABLE && "there is a reason");
  return s->operations->failed(s, assumption);
}

void sat_set_stop(sat *s, const atomic_bool *flag) {
  s->stop = flag;
}
