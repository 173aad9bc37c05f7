/* Makers of formulas and integers. Formulas fold the constants true and false and
 * double negation, so that callers can build them in loops without special cases. */
#include "relation/makers.h"

static relation_formula formula_leaf(relation_problem *p, term_kind kind) {
  return (relation_formula)term_mk(p, &(term){.kind = kind});
}

static relation_formula formula_of(relation_problem *p, term_kind kind,
                                   const term *const *children, uint32_t count) {
  return (relation_formula)term_mk_children(p, kind, 0, 0, children, count);
}

static term_kind kind_of(relation_formula f) {
  return term_of_formula(f)->kind;
}

relation_formula relation_true(relation_problem *p) {
  return formula_leaf(p, TERM_TRUE);
}

relation_formula relation_false(relation_problem *p) {
  return formula_leaf(p, TERM_FALSE);
}

/* ---- About expressions ---- */

static relation_formula comparing(relation_problem *p, term_kind kind, relation_expr a,
                                  relation_expr b) {
  const term *children[] = {term_of_expr(a), term_of_expr(b)};
  assert(children[0]->arity == children[1]->arity && "operands of one arity");
  return formula_of(p, kind, children, 2);
}

static relation_formula counting(relation_problem *p, term_kind kind, relation_expr a) {
  const term *child = term_of_expr(a);
  return formula_of(p, kind, &child, 1);
}

relation_formula relation_in(relation_problem *p, relation_expr a, relation_expr b) {
  return comparing(p, TERM_IN, a, b);
}

relation_formula relation_equal(relation_problem *p, relation_expr a, relation_expr b) {
  return comparing(p, TERM_EQUAL, a, b);
}

relation_formula relation_some(relation_problem *p, relation_expr a) {
  return counting(p, TERM_SOME, a);
}

relation_formula relation_one(relation_problem *p, relation_expr a) {
  return counting(p, TERM_ONE, a);
}

relation_formula relation_lone(relation_problem *p, relation_expr a) {
  return counting(p, TERM_LONE, a);
}

relation_formula relation_no(relation_problem *p, relation_expr a) {
  return counting(p, TERM_NO, a);
}

/* ---- Connectives ---- */

relation_formula relation_not(relation_problem *p, relation_formula f) {
  const term *child = term_of_formula(f);
  switch (child->kind) {
  case TERM_TRUE: return relation_false(p);
  case TERM_FALSE: return relation_true(p);
  case TERM_NOT: return (relation_formula)child->children[0];
  default: return formula_of(p, TERM_NOT, &child, 1);
  }
}

/* `neutral` is the constant that can be left out, `ruling` the one that decides. */
static relation_formula many(relation_problem *p, term_kind kind, term_kind neutral,
                             term_kind ruling, const relation_formula *f, size_t count) {
  vector(const term *) children = {0};
  bool decided = false;
  for (size_t i = 0; i < count && !decided; i++) {
    decided = kind_of(f[i]) == ruling;
    if (kind_of(f[i]) != neutral)
      vec_push(&children, term_of_formula(f[i]));
  }
  relation_formula out;
  if (decided)
    out = formula_leaf(p, ruling);
  else if (!children.size)
    out = formula_leaf(p, neutral);
  else if (children.size == 1)
    out = (relation_formula)children.data[0];
  else
    out = formula_of(p, kind, children.data, children.size);
  vec_release(&children);
  return out;
}

relation_formula relation_and_all(relation_problem *p, const relation_formula *f,
                                  size_t count) {
  return many(p, TERM_AND, TERM_TRUE, TERM_FALSE, f, count);
}

relation_formula relation_or_all(relation_problem *p, const relation_formula *f,
                                 size_t count) {
  return many(p, TERM_OR, TERM_FALSE, TERM_TRUE, f, count);
}

relation_formula relation_and(relation_problem *p, relation_formula a,
                              relation_formula b) {
  return relation_and_all(p, (relation_formula[]){a, b}, 2);
}

relation_formula relation_or(relation_problem *p, relation_formula a,
                             relation_formula b) {
  return relation_or_all(p, (relation_formula[]){a, b}, 2);
}

relation_formula relation_implies(relation_problem *p, relation_formula a,
                                  relation_formula b) {
  if (kind_of(a) == TERM_FALSE || kind_of(b) == TERM_TRUE)
    return relation_true(p);
  if (kind_of(a) == TERM_TRUE)
    return b;
  if (kind_of(b) == TERM_FALSE)
    return relation_not(p, a);
  return formula_of(p, TERM_IMPLIES,
                    (const term *[]){term_of_formula(a), term_of_formula(b)}, 2);
}

relation_formula relation_iff(relation_problem *p, relation_formula a,
                              relation_formula b) {
  if (kind_of(a) == TERM_TRUE || kind_of(b) == TERM_TRUE)
    return kind_of(a) == TERM_TRUE ? b : a;
  if (kind_of(a) == TERM_FALSE || kind_of(b) == TERM_FALSE)
    return relation_not(p, kind_of(a) == TERM_FALSE ? b : a);
  return formula_of(p, TERM_IFF, (const term *[]){term_of_formula(a), term_of_formula(b)},
                    2);
}

relation_formula relation_forall(relation_problem *p, const relation_decl *decls,
                                 uint32_t count, relation_formula f) {
  return (relation_formula)term_mk_binder(p, TERM_FORALL, 0, decls, count,
                                          term_of_formula(f));
}

relation_formula relation_exists(relation_problem *p, const relation_decl *decls,
                                 uint32_t count, relation_formula f) {
  return (relation_formula)term_mk_binder(p, TERM_EXISTS, 0, decls, count,
                                          term_of_formula(f));
}

/* ---- Integers ---- */

relation_int relation_int_constant(relation_problem *p, int64_t value) {
  term like = {.kind = TERM_CONSTANT, .value = problem_wrap(p, (uint64_t)value)};
  return (relation_int)term_mk(p, &like);
}

relation_int relation_int_count(relation_problem *p, relation_expr a) {
  const term *child = term_of_expr(a);
  return (relation_int)term_mk_children(p, TERM_COUNT, 0, 0, &child, 1);
}

/* Every integer is the sum of its own atom if it has one, and the sum of a choice is a
 * choice of sums where that helps: where sets merely carry integers, no adders come
 * about. sum[Int[i]]  ->  i        sum[f => a else Int[i]]  ->  f => sum[a] else i */
static const term *sum_of(relation_problem *p, const term *child) {
  if (child->kind == TERM_FROM_INT && p->integers.size >> (p->bitwidth - 1) == 2)
    return child->children[0];
  if (child->kind == TERM_ITE) {
    relation_int then = relation_int_of(p, (relation_expr)child->children[1]);
    relation_int otherwise = relation_int_of(p, (relation_expr)child->children[2]);
    if (term_of_int(then)->kind != TERM_INT_OF ||
        term_of_int(otherwise)->kind != TERM_INT_OF)
      return (const term *)relation_int_ite(p, (relation_formula)child->children[0], then,
                                            otherwise);
  }
  return term_mk_children(p, TERM_INT_OF, 0, 0, &child, 1);
}

relation_int relation_int_of(relation_problem *p, relation_expr a) {
  const term *child = term_of_expr(a);
  assert(child->arity == 1 && "a set of atoms");
  const uint64_t *known = map_get(&p->sums, child->id);
  if (known)
    return (relation_int)(uintptr_t)*known;
  const term *out = sum_of(p, child);
  map_put(&p->sums, child->id, (uint64_t)(uintptr_t)out);
  return (relation_int)out;
}

relation_int relation_int_sum(relation_problem *p, const relation_decl *decls,
                              uint32_t count, relation_int body) {
  return (relation_int)term_mk_binder(p, TERM_SUM, 0, decls, count, term_of_int(body));
}

relation_int relation_int_ite(relation_problem *p, relation_formula f, relation_int then,
                              relation_int otherwise) {
  if (kind_of(f) == TERM_TRUE || then == otherwise)
    return then;
  if (kind_of(f) == TERM_FALSE)
    return otherwise;
  const term *children[] = {term_of_formula(f), term_of_int(then),
                            term_of_int(otherwise)};
  return (relation_int)term_mk_children(p, TERM_INT_ITE, 0, 0, children, 3);
}

relation_int relation_int_apply(relation_problem *p, relation_operator operator,
                                relation_int a, relation_int b) {
  const term *children[] = {term_of_int(a), term_of_int(b)};
  return (relation_int)term_mk_children(p, TERM_APPLY, 0, (int64_t) operator, children,
                                        2);
}

relation_formula relation_compare(relation_problem *p, relation_comparison comparison,
                                  relation_int a, relation_int b) {
  const term *children[] = {term_of_int(a), term_of_int(b)};
  return (relation_formula)term_mk_children(p, TERM_COMPARE, 0, (int64_t)comparison,
                                            children, 2);
}
