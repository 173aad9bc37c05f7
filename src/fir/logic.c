/* The universe and the bounds of relations. */
#include "fir/logic.h"

#include <assert.h>

fir_logic *fir_logic_new(arena *a, const fir_universe *u) {
  fir_logic *l = arena_new(a, fir_logic);
  l->store = a;
  l->universe = u;
  l->problem = relation_problem_new(u->bounds.bitwidth);
  relation_problem *p = l->problem;
  for (uint32_t atom = 0; atom < u->atom_count; atom++) {
    if (atom == u->first[FIR_INTEGER_DOMAIN])
      relation_integers_add(p);
    if (atom < u->first[FIR_INTEGER_DOMAIN] ||
        atom >= u->first[FIR_INTEGER_DOMAIN] + u->size[FIR_INTEGER_DOMAIN]) {
      relation_atom added = relation_atom_add(p, fir_atom_text(a, u, atom));
      assert(added == atom && "both number atoms alike");
      (void)added;
    }
  }
  assert(relation_universe_size(p) == u->atom_count);
  l->truth = relation_constant(p, "true",
                               relation_tuples_range(p, FIR_ATOM_TRUE, FIR_ATOM_TRUE));
  l->falsity = relation_constant(
      p, "false", relation_tuples_range(p, FIR_ATOM_FALSE, FIR_ATOM_FALSE));
  return l;
}

void fir_logic_delete(fir_logic *l) {
  relation_problem_delete(l->problem);
  map_release(&l->ints);
  map_release(&l->formulas);
  map_release(&l->bound);
}

/* ---- Slots ---- */

uint32_t fir_slot_count(const fir_program *p, uint32_t activation_count) {
  return p->globals.count + p->domains.count + activation_count * p->locals.count;
}

uint32_t fir_slot(const fir_program *p, const fir_symbol *s, const fir_activation *a) {
  switch (s->kind) {
  case FIR_GLOBAL: return s->index;
  case FIR_DOMAIN: return p->globals.count + s->index;
  default:
    assert(s->kind == FIR_LOCAL);
    return p->globals.count + p->domains.count + a->number * p->locals.count + s->index;
  }
}

/* ---- Bounds ---- */

static relation_tuples range(fir_logic *l, uint32_t first, uint32_t count) {
  return count ? relation_tuples_range(l->problem, first, first + count - 1)
               : relation_tuples_empty(l->problem, 1);
}

relation_tuples fir_logic_domain(fir_logic *l, uint32_t domain) {
  return range(l, l->universe->first[domain], l->universe->size[domain]);
}

relation_tuples fir_logic_literals(fir_logic *l, uint32_t domain) {
  return range(l, l->universe->first[domain], l->universe->literals[domain]);
}

relation_tuples fir_logic_type(fir_logic *l, const fir_type *t) {
  relation_problem *p = l->problem;
  relation_tuples all = relation_tuples_empty(p, t->arity ? t->arity : 1);
  for (uint32_t i = 0; i < t->count; i++) {
    relation_tuples product = fir_logic_domain(l, fir_rows_at(t, i)[0]);
    for (uint32_t column = 1; column < t->arity; column++)
      product = relation_tuples_product(p, product,
                                        fir_logic_domain(l, fir_rows_at(t, i)[column]));
    all = relation_tuples_union(p, all, product);
  }
  return all;
}

uint32_t fir_symbol_arity(const fir_symbol *s) {
  return s->type->arity ? s->type->arity : 1;
}

relation_expr fir_logic_fresh(fir_logic *l, const fir_symbol *s) {
  relation_problem *p = l->problem;
  relation_tuples lower = s->kind == FIR_DOMAIN
                              ? fir_logic_literals(l, s->index)
                              : relation_tuples_empty(p, fir_symbol_arity(s));
  return relation_declare(p, s->name->text, lower, fir_logic_type(l, s->type));
}

relation_formula fir_logic_switch(fir_logic *l) {
  relation_problem *p = l->problem;
  return relation_some(
      p, relation_declare(p, "switch", relation_tuples_empty(p, 1),
                          relation_tuples_range(p, FIR_ATOM_TRUE, FIR_ATOM_TRUE)));
}

const fir_rows *fir_logic_rows(arena *a, const fir_logic *l, relation_tuples tuples) {
  u32_vector cells = {0};
  for (uint32_t i = 0; i < tuples.count; i++)
    for (uint32_t column = 0; column < tuples.arity; column++)
      vec_push(&cells,
               relation_tuple_atom(l->problem, tuples.arity, tuples.index[i], column));
  const fir_rows *rows = fir_rows_mk(a, tuples.arity, cells.data, tuples.count);
  vec_release(&cells);
  return rows;
}
