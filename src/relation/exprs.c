/* Makers of expressions: they check arities and leave all meaning to the translator
 * and the evaluator, so that a term prints as it was built. */
#include "relation/makers.h"

static relation_expr leaf(relation_problem *p, term_kind kind, uint32_t arity) {
  return (relation_expr)term_mk(p, &(term){.kind = kind, .arity = arity});
}

static relation_expr unary(relation_problem *p, term_kind kind, uint32_t arity,
                           const term *a) {
  return (relation_expr)term_mk_children(p, kind, arity, 0, &a, 1);
}

static relation_expr binary(relation_problem *p, term_kind kind, uint32_t arity,
                            relation_expr a, relation_expr b) {
  const term *children[] = {term_of_expr(a), term_of_expr(b)};
  return (relation_expr)term_mk_children(p, kind, arity, 0, children, 2);
}

const term *term_mk_children(relation_problem *p, term_kind kind, uint32_t arity,
                             int64_t value, const term *const *children, uint32_t count) {
  term like = {.kind = kind,
               .arity = arity,
               .value = value,
               .children = children,
               .child_count = count};
  return term_mk(p, &like);
}

const term *term_mk_binder(relation_problem *p, term_kind kind, uint32_t arity,
                           const relation_decl *decls, uint32_t count, const term *body) {
  assert(count > 0 && "something is declared");
  vector(const term *) children = {0};
  u32_vector ranges = {0};
  for (uint32_t i = 0; i < count; i++) {
    const term *v = term_of_expr(decls[i].variable);
    const term *domain = term_of_expr(decls[i].domain);
    assert(v->kind == TERM_VARIABLE && "only variables can be declared");
    assert(v->arity == domain->arity && "the domain fits the variable");
    assert((decls[i].range == RELATION_ONE || term_is_formula(body)) &&
           "comprehensions and sums range over single tuples");
    vec_push(&children, v);
    vec_push(&children, domain);
    vec_push(&ranges, decls[i].range);
  }
  vec_push(&children, body);
  term like = {.kind = kind,
               .arity = arity,
               .children = children.data,
               .child_count = children.size,
               .extra = ranges.data,
               .extra_count = ranges.size};
  const term *t = term_mk(p, &like);
  vec_release(&children);
  vec_release(&ranges);
  return t;
}

/* ---- Leaves ---- */

/* The variable with this name and arity; NULL: none, and `last` is the newest of the
 * name, counted from 1, or 0. */
static const term *find_variable(const relation_problem *p, name called, uint32_t arity,
                                 uint32_t *last) {
  const uint64_t *found = map_get(&p->variable_names, map_address(called));
  *last = found ? (uint32_t)*found : 0;
  for (uint32_t i = *last; i; i = p->variables.data[i - 1].earlier)
    if (p->variables.data[i - 1].leaf->arity == arity)
      return p->variables.data[i - 1].leaf;
  return NULL;
}

static relation_expr variable_of(relation_problem *p, name called, uint32_t arity) {
  assert(arity >= 1 && "a variable holds tuples");
  uint32_t last;
  const term *known = find_variable(p, called, arity, &last);
  if (known)
    return (relation_expr)known;
  term like = {
      .kind = TERM_VARIABLE, .arity = arity, .value = p->variables.size, .name = called};
  variable v = {.leaf = term_mk(p, &like), .earlier = last};
  vec_push(&p->variables, v);
  map_put(&p->variable_names, map_address(called), p->variables.size);
  return (relation_expr)v.leaf;
}

relation_expr relation_variable(relation_problem *p, const char *text, uint32_t arity) {
  return variable_of(p, name_mk(&p->names, text), arity);
}

relation_expr relation_variable_fresh(relation_problem *p, const char *text,
                                      uint32_t arity) {
  name stem = name_mk(&p->names, text), called = stem;
  while (map_get(&p->variable_names, map_address(called))) {
    uint64_t *made = map_get(&p->fresh_names, map_address(stem));
    if (!made)
      made = map_put(&p->fresh_names, map_address(stem), 0);
    called = name_mk_print(&p->names, "%s%llu", text, (unsigned long long)++*made);
  }
  return variable_of(p, called, arity);
}

uint32_t relation_arity(relation_expr e) {
  return term_of_expr(e)->arity;
}

const char *relation_name(relation_expr e) {
  const term *t = term_of_expr(e);
  return t->name ? t->name->text : NULL;
}

relation_expr relation_none(relation_problem *p, uint32_t arity) {
  return leaf(p, TERM_NONE, arity);
}

relation_expr relation_univ(relation_problem *p) {
  return leaf(p, TERM_UNIV, 1);
}

relation_expr relation_iden(relation_problem *p) {
  return leaf(p, TERM_IDEN, 2);
}

relation_expr relation_ints(relation_problem *p) {
  return leaf(p, TERM_INTS, 1);
}

/* ---- Operators ---- */

static relation_expr of_one_arity(relation_problem *p, term_kind kind, relation_expr a,
                                  relation_expr b) {
  assert(relation_arity(a) == relation_arity(b) && "operands of one arity");
  return binary(p, kind, relation_arity(a), a, b);
}

relation_expr relation_union(relation_problem *p, relation_expr a, relation_expr b) {
  return of_one_arity(p, TERM_UNION, a, b);
}

relation_expr relation_intersection(relation_problem *p, relation_expr a,
                                    relation_expr b) {
  return of_one_arity(p, TERM_INTERSECTION, a, b);
}

relation_expr relation_difference(relation_problem *p, relation_expr a, relation_expr b) {
  return of_one_arity(p, TERM_DIFFERENCE, a, b);
}

relation_expr relation_override(relation_problem *p, relation_expr a, relation_expr b) {
  assert(relation_arity(a) >= 2 && "something to override by");
  return of_one_arity(p, TERM_OVERRIDE, a, b);
}

relation_expr relation_join(relation_problem *p, relation_expr a, relation_expr b) {
  uint32_t columns = relation_arity(a) + relation_arity(b);
  assert(columns >= 3 && "a join leaves a column");
  return binary(p, TERM_JOIN, columns - 2, a, b);
}

relation_expr relation_product(relation_problem *p, relation_expr a, relation_expr b) {
  return binary(p, TERM_PRODUCT, relation_arity(a) + relation_arity(b), a, b);
}

static relation_expr of_pairs(relation_problem *p, term_kind kind, relation_expr a) {
  assert(relation_arity(a) == 2 && "a binary relation");
  return unary(p, kind, 2, term_of_expr(a));
}

relation_expr relation_transpose(relation_problem *p, relation_expr a) {
  return of_pairs(p, TERM_TRANSPOSE, a);
}

relation_expr relation_closure(relation_problem *p, relation_expr a) {
  return of_pairs(p, TERM_CLOSURE, a);
}

relation_expr relation_reflexive_closure(relation_problem *p, relation_expr a) {
  return of_pairs(p, TERM_REFLEXIVE_CLOSURE, a);
}

relation_expr relation_project(relation_problem *p, relation_expr a,
                               const uint32_t *columns, uint32_t count) {
  const term *child = term_of_expr(a);
  assert(count > 0 && "a projection leaves a column");
  for (uint32_t i = 0; i < count; i++)
    assert(columns[i] < child->arity && "columns of the operand");
  term like = {.kind = TERM_PROJECT,
               .arity = count,
               .children = &child,
               .child_count = 1,
               .extra = columns,
               .extra_count = count};
  return (relation_expr)term_mk(p, &like);
}

relation_expr relation_comprehension(relation_problem *p, const relation_decl *decls,
                                     uint32_t count, relation_formula f) {
  uint32_t arity = 0;
  for (uint32_t i = 0; i < count; i++) {
    assert(decls[i].range == RELATION_ONE && "a comprehension ranges over tuples");
    arity += relation_arity(decls[i].variable);
  }
  return (relation_expr)term_mk_binder(p, TERM_COMPREHENSION, arity, decls, count,
                                       term_of_formula(f));
}

relation_expr relation_ite(relation_problem *p, relation_formula f, relation_expr then,
                           relation_expr otherwise) {
  assert(relation_arity(then) == relation_arity(otherwise) && "branches of one arity");
  const term *children[] = {term_of_formula(f), term_of_expr(then),
                            term_of_expr(otherwise)};
  if (children[0]->kind == TERM_TRUE || then == otherwise)
    return then;
  if (children[0]->kind == TERM_FALSE)
    return otherwise;
  return (relation_expr)term_mk_children(p, TERM_ITE, children[1]->arity, 0, children, 3);
}

relation_expr relation_from_int(relation_problem *p, relation_int i) {
  return unary(p, TERM_FROM_INT, 1, term_of_int(i));
}
