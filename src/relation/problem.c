/* Problems: the universe and the relations in it. The first tuple set closes the
 * universe, because the number of a tuple depends on its size. */
#include "relation/terms.h"

relation_problem *relation_problem_new(uint32_t bitwidth) {
  assert(bitwidth >= 1 && bitwidth <= 32 && "a bitwidth we compute with");
  relation_problem *p = memory_new(relation_problem);
  p->bitwidth = bitwidth;
  return p;
}

void relation_problem_delete(relation_problem *p) {
  if (!p)
    return;
  vec_release(&p->atoms);
  map_release(&p->integers);
  vec_release(&p->relations);
  map_release(&p->relation_names);
  vec_release(&p->variables);
  map_release(&p->variable_names);
  map_release(&p->fresh_names);
  map_release(&p->sums);
  memory_free(p->table);
  name_table_release(&p->names);
  arena_release(&p->store);
  memory_free(p);
}

uint32_t relation_bitwidth(const relation_problem *p) {
  return p->bitwidth;
}

int64_t problem_wrap(const relation_problem *p, uint64_t value) {
  uint64_t sign = UINT64_C(1) << (p->bitwidth - 1), mask = sign | (sign - 1);
  return (int64_t)(((value & mask) ^ sign) - sign);
}

/* ---- Atoms ---- */

static relation_atom atom_add(relation_problem *p, atom a) {
  assert(!p->closed && "atoms come before tuples");
  vec_push(&p->atoms, a);
  return p->atoms.size - 1;
}

relation_atom relation_atom_add(relation_problem *p, const char *text) {
  return atom_add(p, (atom){.name = name_mk(&p->names, text)});
}

relation_atom relation_integer_add(relation_problem *p, int64_t value) {
  relation_atom known;
  value = problem_wrap(p, (uint64_t)value);
  if (relation_integer_atom(p, value, &known))
    return known;
  name text = name_mk_print(&p->names, "%lld", (long long)value);
  map_put(&p->integers, (uint64_t)value, p->atoms.size);
  return atom_add(p, (atom){.name = text, .is_integer = true, .value = value});
}

void relation_integers_add(relation_problem *p) {
  int64_t end = INT64_C(1) << (p->bitwidth - 1);
  for (int64_t value = -end; value < end; value++)
    relation_integer_add(p, value);
}

uint32_t relation_universe_size(const relation_problem *p) {
  return p->atoms.size;
}

const char *relation_atom_name(const relation_problem *p, relation_atom a) {
  assert(a < p->atoms.size && "an atom of this universe");
  return p->atoms.data[a].name->text;
}

bool relation_atom_integer(const relation_problem *p, relation_atom a, int64_t *value) {
  assert(a < p->atoms.size && "an atom of this universe");
  if (p->atoms.data[a].is_integer)
    *value = p->atoms.data[a].value;
  return p->atoms.data[a].is_integer;
}

bool relation_integer_atom(const relation_problem *p, int64_t value, relation_atom *a) {
  const uint64_t *found = map_get(&p->integers, (uint64_t)value);
  if (found)
    *a = (relation_atom)*found;
  return found;
}

void problem_close(relation_problem *p) {
  if (p->closed)
    return;
  p->closed = true;
  uint64_t size = p->atoms.size;
  p->power[0] = 1;
  for (uint32_t i = 1; i <= ARITY_MOST; i++) {
    if (size && p->power[i - 1] > (uint64_t)INT64_MAX / size)
      return;
    p->power[i] = p->power[i - 1] * size;
    p->arity_most = i;
  }
}

uint32_t relation_arity_most(const relation_problem *p) {
  assert(p->closed && "asked when all atoms are there");
  return p->arity_most;
}

/* ---- Relations ---- */

relation_expr relation_declare(relation_problem *p, const char *text,
                               relation_tuples lower, relation_tuples upper) {
  assert(lower.arity == upper.arity && "bounds of one arity");
  assert(relation_tuples_within(lower, upper) && "what must be there may be there");
  name called = name_mk(&p->names, text);
  term like = {.kind = TERM_RELATION,
               .arity = lower.arity,
               .value = p->relations.size,
               .name = called};
  declared d = {.relation = term_mk(p, &like), .lower = lower, .upper = upper};
  const uint64_t *earlier = map_get(&p->relation_names, map_address(called));
  d.earlier = earlier ? (uint32_t)*earlier : 0;
  vec_push(&p->relations, d);
  map_put(&p->relation_names, map_address(called), p->relations.size);
  return (relation_expr)d.relation;
}

relation_expr relation_constant(relation_problem *p, const char *text,
                                relation_tuples value) {
  name called = name_mk(&p->names, text);
  const uint64_t *last = map_get(&p->relation_names, map_address(called));
  for (uint32_t i = last ? (uint32_t)*last : 0; i;) {
    const declared *d = &p->relations.data[i - 1];
    if (relation_tuples_equal(d->lower, value) && relation_tuples_equal(d->upper, value))
      return (relation_expr)d->relation;
    i = d->earlier;
  }
  return relation_declare(p, text, value, value);
}

uint32_t relation_count(const relation_problem *p) {
  return p->relations.size;
}

relation_expr relation_at(const relation_problem *p, uint32_t number) {
  assert(number < p->relations.size && "a relation of this problem");
  return (relation_expr)p->relations.data[number].relation;
}

uint32_t relation_number(relation_expr relation) {
  const term *t = term_of_expr(relation);
  assert(t->kind == TERM_RELATION && "a relation");
  return (uint32_t)t->value;
}

relation_tuples relation_lower(const relation_problem *p, relation_expr relation) {
  return p->relations.data[relation_number(relation)].lower;
}

relation_tuples relation_upper(const relation_problem *p, relation_expr relation) {
  return p->relations.data[relation_number(relation)].upper;
}
