/* Variables with a definition (formula/choices.h), of which the solver knows a part.
 *
 * Under its model such a variable has the value that its definition gives it, whatever
 * the solver has decided. Where that is another value, what the definition says of the
 * code at hand becomes two clauses. They are kept until the model has been looked at. */
#include "solver/cnf_need.h"

void cnf_use_choices(cnf *c, const choices *all) {
  c->choices = all;
}

/* What the solver thinks of a variable. */
static bool value_in_solver(void *context, uint32_t number) {
  const cnf *c = context;
  uint32_t node = formula_variable_node(c->graph, number);
  int name = (int)(node_map_get(&c->nodes, node) >> FLAG_BITS);
  return name && sat_value(c->solver, cnf_is_inverted(c, node) ? -name : name);
}

bool cnf_variable_value(cnf *c, uint32_t number) {
  return c->choices && choices_define(c->choices, number)
             ? choices_value(c->choices, number, value_in_solver, c)
             : value_in_solver(c, number);
}

void cnf_correct_choice(cnf *c, uint32_t node) {
  uint32_t variable = formula_variable_number(c->graph, node);
  if (!c->choices || !choices_define(c->choices, variable) ||
      cnf_variable_value(c, variable) == value_in_solver(c, variable))
    return;
  uint32_t at = c->instances.size;
  vec_push(&c->instances, 0);
  choices_instance(c->choices, variable, value_in_solver, c, &c->instances);
  c->instances.data[at] = c->instances.size - at - 1;
}

bool cnf_are_choices_wrong(cnf *c) {
  for (uint32_t k = 0; c->choices && k < choices_count(c->choices); k++) {
    literal a = choices_get(c->choices, k);
    if (cnf_find(c, a))
      cnf_correct_choice(c, literal_node(a));
  }
  return cnf_has_instances(c);
}

bool cnf_has_instances(const cnf *c) {
  return c->instances.size;
}

void cnf_add_instances(cnf *c) {
  for (uint32_t at = 0; at < c->instances.size; at += c->instances.data[at] + 1) {
    uint32_t count = c->instances.data[at];
    literal *clause = &c->instances.data[at + 1];
    cnf_add_clause(c, clause, count);
    clause[count - 2] = literal_not(clause[count - 2]);
    clause[count - 1] = literal_not(clause[count - 1]);
    cnf_add_clause(c, clause, count);
  }
  vec_clear(&c->instances);
}
