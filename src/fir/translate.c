/* FIR expressions to relational logic (003 §3.2.3). The logic keeps sets, formulas and
 * integers apart; an operator that wants another kind than it gets is met by a cast:
 *
 *     a && b     in (true, a) and in (true, b)
 *     a plus b   the singleton of sum(a) + sum(b)
 *
 * What was cast one way is cast back for free: the maps of fir_logic remember of every
 * cast expression what it came from. */
#include "fir/logic.h"

#include <assert.h>

typedef relation_expr expr;
typedef relation_formula formula;

static relation_int translate_int(fir_logic *, const fir_scope *, const fir_expr *);

/* ---- Casts ---- */

static void remember(map *m, expr e, const void *term) {
  map_put(m, map_address(e), map_address(term));
}

static const void *recall(const map *m, expr e) {
  const uint64_t *found = map_get(m, map_address(e));
  return found ? (const void *)(uintptr_t)*found : NULL;
}

static expr from_int(fir_logic *l, relation_int i) {
  expr e = relation_from_int(l->problem, i);
  remember(&l->ints, e, i);
  return e;
}

static expr from_formula(fir_logic *l, formula f) {
  expr e = relation_ite(l->problem, f, l->truth, l->falsity);
  remember(&l->formulas, e, f);
  return e;
}

static relation_int to_int(fir_logic *l, expr e) {
  relation_int known = recall(&l->ints, e);
  return known ? known : relation_int_of(l->problem, e);
}

static formula to_formula(fir_logic *l, expr e) {
  formula known = recall(&l->formulas, e);
  if (known)
    return known;
  if (e == l->truth)
    return relation_true(l->problem);
  if (e == l->falsity)
    return relation_false(l->problem);
  return relation_in(l->problem, l->truth, e);
}

expr fir_logic_choose(fir_logic *l, formula cond, expr then, expr otherwise) {
  relation_problem *p = l->problem;
  expr e = relation_ite(p, cond, then, otherwise);
  relation_int i = recall(&l->ints, then), j = recall(&l->ints, otherwise);
  if (i && j)
    remember(&l->ints, e, relation_int_ite(p, cond, i, j));
  formula f = recall(&l->formulas, then), g = recall(&l->formulas, otherwise);
  if (f && g)
    remember(&l->formulas, e,
             relation_and(p, relation_implies(p, cond, f), relation_or(p, cond, g)));
  return e;
}

/* ---- Names ---- */

/* Neighbours among the atoms that exist, which are the first ones of the domain. */
static expr translate_order(fir_logic *l, const fir_scope *s, const fir_symbol *order) {
  relation_problem *p = l->problem;
  const fir_universe *u = l->universe;
  uint32_t domain = order->type->cells[0];
  u32_vector pairs = {0};
  for (uint32_t i = 0; i + 1 < u->size[domain]; i++) {
    vec_push(&pairs, u->first[domain] + i);
    vec_push(&pairs, u->first[domain] + i + 1);
  }
  expr all = relation_constant(p, order->name->text,
                               relation_tuples_mk(p, 2, pairs.data, pairs.size / 2));
  vec_release(&pairs);
  expr extent = s->slots[fir_slot(u->program, u->program->domains.data[domain], NULL)];
  return relation_intersection(p, all, relation_product(p, extent, extent));
}

static expr translate_symbol(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  const fir_symbol *symbol = e->symbol;
  if (symbol->kind == FIR_BOUND) {
    expr variable = recall(&l->bound, (expr)(const void *)symbol);
    assert(variable && "bound names are met inside their binder");
    return variable;
  }
  if (symbol->kind == FIR_LITERAL) {
    uint32_t atom = fir_literal_atom(l->universe, symbol);
    return relation_constant(l->problem, symbol->name->text,
                             relation_tuples_range(l->problem, atom, atom));
  }
  if (symbol->kind == FIR_ORDER)
    return translate_order(l, s, symbol);
  expr value = s->slots[fir_slot(l->universe->program, symbol, s->activation)];
  assert(value && "locals are read after they got a value");
  return value;
}

static expr translate_old(const fir_scope *s, const fir_expr *e) {
  for (uint32_t i = 0; i < s->frame->target_count; i++)
    if (s->frame->targets[i].symbol == e->symbol)
      return s->olds[i];
  assert(!"old(x) is of the frame");
  return NULL;
}

/* ---- Binders ---- */

static relation_decl *translate_decls(fir_logic *l, const fir_scope *s,
                                      const fir_expr *e) {
  relation_decl *decls = arena_new_array(l->store, relation_decl, e->decl_count);
  for (uint32_t i = 0; i < e->decl_count; i++) {
    const fir_symbol *symbol = e->decls[i].variable;
    expr domain = fir_translate(l, s, e->decls[i].range, 1);
    expr variable = recall(&l->bound, (expr)(const void *)symbol);
    if (!variable) {
      variable = relation_variable_fresh(l->problem, symbol->name->text, 1);
      remember(&l->bound, (expr)(const void *)symbol, variable);
    }
    decls[i] = (relation_decl){variable, RELATION_ONE, domain};
  }
  return decls;
}

static formula translate_quantified(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  relation_decl *decls = translate_decls(l, s, e);
  formula body = fir_translate_formula(l, s, e->arguments[0]);
  return e->kind == FIR_ALL ? relation_forall(l->problem, decls, e->decl_count, body)
                            : relation_exists(l->problem, decls, e->decl_count, body);
}

static expr translate_comprehension(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  relation_decl *decls = translate_decls(l, s, e);
  formula body = fir_translate_formula(l, s, e->arguments[0]);
  return relation_comprehension(l->problem, decls, e->decl_count, body);
}

/* ---- To formulas ---- */

static uint32_t common_arity(const fir_expr *e) {
  uint32_t arity = e->arguments[0]->type->arity;
  if (!arity)
    arity = e->arguments[1]->type->arity;
  return arity ? arity : 1;
}

/* Integers and truth values are compared as such, without a detour over sets. */
static formula translate_equal(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  relation_problem *p = l->problem;
  expr left = fir_translate(l, s, e->arguments[0], common_arity(e));
  expr right = fir_translate(l, s, e->arguments[1], common_arity(e));
  relation_int i = recall(&l->ints, left), j = recall(&l->ints, right);
  if (i && j)
    return relation_compare(p, RELATION_EQ, i, j);
  formula f = recall(&l->formulas, left), g = recall(&l->formulas, right);
  if (f && g)
    return relation_iff(p, f, g);
  return relation_equal(p, left, right);
}

static formula translate_in(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  expr left = fir_translate(l, s, e->arguments[0], common_arity(e));
  return relation_in(l->problem, left,
                     fir_translate(l, s, e->arguments[1], common_arity(e)));
}

static formula translate_comparison(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  relation_int left = translate_int(l, s, e->arguments[0]);
  relation_int right = translate_int(l, s, e->arguments[1]);
  relation_comparison c = e->kind == FIR_LESS      ? RELATION_LT
                          : e->kind == FIR_GREATER ? RELATION_GT
                          : e->kind == FIR_AT_MOST ? RELATION_LE
                                                   : RELATION_GE;
  return relation_compare(l->problem, c, left, right);
}

static formula translate_multiplicity(fir_logic *l, const fir_scope *s,
                                      const fir_expr *e) {
  expr x = fir_translate(l, s, e->arguments[0], 1);
  switch (e->kind) {
  case FIR_SOME: return relation_some(l->problem, x);
  case FIR_ONE: return relation_one(l->problem, x);
  case FIR_LONE: return relation_lone(l->problem, x);
  default: assert(e->kind == FIR_NO); return relation_no(l->problem, x);
  }
}

static formula translate_connective(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  formula f = fir_translate_formula(l, s, e->arguments[0]);
  if (e->kind == FIR_NOT)
    return relation_not(l->problem, f);
  formula g = fir_translate_formula(l, s, e->arguments[1]);
  switch (e->kind) {
  case FIR_OR: return relation_or(l->problem, f, g);
  case FIR_IFF: return relation_iff(l->problem, f, g);
  case FIR_IMPLIES: return relation_implies(l->problem, f, g);
  default: assert(e->kind == FIR_AND); return relation_and(l->problem, f, g);
  }
}

/* NULL: not one of the operators whose result is a formula. */
static formula translate_predicate(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  switch (e->kind) {
  case FIR_TRUE: return relation_true(l->problem);
  case FIR_FALSE: return relation_false(l->problem);
  case FIR_OR:
  case FIR_IFF:
  case FIR_IMPLIES:
  case FIR_AND:
  case FIR_NOT: return translate_connective(l, s, e);
  case FIR_IN: return translate_in(l, s, e);
  case FIR_EQUAL: return translate_equal(l, s, e);
  case FIR_DIFFERENT: return relation_not(l->problem, translate_equal(l, s, e));
  case FIR_LESS:
  case FIR_GREATER:
  case FIR_AT_MOST:
  case FIR_AT_LEAST: return translate_comparison(l, s, e);
  case FIR_SOME:
  case FIR_ONE:
  case FIR_LONE:
  case FIR_NO: return translate_multiplicity(l, s, e);
  case FIR_ALL:
  case FIR_EXISTS: return translate_quantified(l, s, e);
  default: return NULL;
  }
}

formula fir_translate_formula(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  formula f = translate_predicate(l, s, e);
  return f ? f : to_formula(l, fir_translate(l, s, e, 1));
}

/* ---- To integers ---- */

static relation_operator operator_of(fir_expr_kind kind) {
  switch (kind) {
  case FIR_PLUS: return RELATION_PLUS;
  case FIR_MINUS: return RELATION_MINUS;
  case FIR_MUL: return RELATION_MUL;
  case FIR_DIV: return RELATION_DIV;
  case FIR_REM: return RELATION_REM;
  case FIR_SHL: return RELATION_SHL;
  case FIR_SHR: return RELATION_SHR;
  case FIR_SHA: return RELATION_SHA;
  case FIR_BITAND: return RELATION_BITAND;
  case FIR_BITOR: return RELATION_BITOR;
  default: assert(kind == FIR_BITXOR); return RELATION_BITXOR;
  }
}

static relation_int translate_summation(fir_logic *l, const fir_scope *s,
                                        const fir_expr *e) {
  relation_decl *decls = translate_decls(l, s, e);
  relation_int body = translate_int(l, s, e->arguments[0]);
  return relation_int_sum(l->problem, decls, e->decl_count, body);
}

/* NULL: not one of the operators whose result is an integer. */
static relation_int translate_number(fir_logic *l, const fir_scope *s,
                                     const fir_expr *e) {
  relation_problem *p = l->problem;
  relation_int left;
  switch (e->kind) {
  case FIR_INTEGER: return relation_int_constant(p, e->integer);
  case FIR_COUNT: return relation_int_count(p, fir_translate(l, s, e->arguments[0], 1));
  case FIR_TOTAL: return translate_int(l, s, e->arguments[0]);
  case FIR_SUMMATION: return translate_summation(l, s, e);
  case FIR_NEGATE:
    left = relation_int_constant(p, 0);
    return relation_int_apply(p, RELATION_MINUS, left,
                              translate_int(l, s, e->arguments[0]));
  case FIR_PLUS:
  case FIR_MINUS:
  case FIR_MUL:
  case FIR_DIV:
  case FIR_REM:
  case FIR_SHL:
  case FIR_SHR:
  case FIR_SHA:
  case FIR_BITAND:
  case FIR_BITOR:
  case FIR_BITXOR:
    left = translate_int(l, s, e->arguments[0]);
    return relation_int_apply(p, operator_of(e->kind), left,
                              translate_int(l, s, e->arguments[1]));
  default: return NULL;
  }
}

static relation_int translate_int(fir_logic *l, const fir_scope *s, const fir_expr *e) {
  relation_int i = translate_number(l, s, e);
  return i ? i : to_int(l, fir_translate(l, s, e, 1));
}

/* ---- To relations ---- */

static expr identity_of(fir_logic *l, const fir_type *t) {
  u32_vector pairs = {0};
  for (uint32_t i = 0; i < t->count * t->arity; i++)
    for (uint32_t atom = 0; atom < l->universe->size[t->cells[i]]; atom++)
      for (uint32_t column = 0; column < 2; column++)
        vec_push(&pairs, l->universe->first[t->cells[i]] + atom);
  expr e = relation_constant(
      l->problem, "iden", relation_tuples_mk(l->problem, 2, pairs.data, pairs.size / 2));
  vec_release(&pairs);
  return e;
}

static bool has_domain(const fir_type *t, uint32_t domain) {
  for (uint32_t i = 0; i < t->count * t->arity; i++)
    if (t->cells[i] == domain)
      return true;
  return false;
}

/* x.*r where all of x is in the domains of r: x + x.^r, a vector instead of a matrix. */
static bool is_reachability(const fir_expr *e) {
  const fir_expr *left = e->arguments[0], *right = e->arguments[1];
  if (e->kind != FIR_JOIN || right->kind != FIR_REFLEXIVE || left->type->arity != 1)
    return false;
  for (uint32_t i = 0; i < left->type->count; i++)
    if (!has_domain(right->arguments[0]->type, left->type->cells[i]))
      return false;
  return true;
}

static expr translate_infix(fir_logic *l, const fir_scope *s, const fir_expr *e,
                            uint32_t arity) {
  relation_problem *p = l->problem;
  bool same = e->kind != FIR_JOIN && e->kind != FIR_PRODUCT;
  expr x = fir_translate(l, s, e->arguments[0], same ? arity : 1);
  if (is_reachability(e)) {
    expr r = fir_translate(l, s, e->arguments[1]->arguments[0], 2);
    return relation_union(p, x, relation_join(p, x, relation_closure(p, r)));
  }
  expr y = fir_translate(l, s, e->arguments[1], same ? arity : 1);
  switch (e->kind) {
  case FIR_UNION: return relation_union(p, x, y);
  case FIR_DIFFERENCE: return relation_difference(p, x, y);
  case FIR_INTERSECTION: return relation_intersection(p, x, y);
  case FIR_OVERRIDE: return relation_override(p, x, y);
  case FIR_PRODUCT: return relation_product(p, x, y);
  default: assert(e->kind == FIR_JOIN); return relation_join(p, x, y);
  }
}

static expr translate_relation(fir_logic *l, const fir_scope *s, const fir_expr *e,
                               uint32_t arity) {
  relation_problem *p = l->problem;
  expr x;
  switch (e->kind) {
  case FIR_NAME: return translate_symbol(l, s, e);
  case FIR_OLD: return translate_old(s, e);
  case FIR_COMPREHENSION: return translate_comprehension(l, s, e);
  case FIR_CLOSURE: return relation_closure(p, fir_translate(l, s, e->arguments[0], 2));
  case FIR_REFLEXIVE:
    x = relation_closure(p, fir_translate(l, s, e->arguments[0], 2));
    return relation_union(p, x, identity_of(l, e->arguments[0]->type));
  case FIR_TRANSPOSE:
    return relation_transpose(p, fir_translate(l, s, e->arguments[0], 2));
  case FIR_PROJECT:
    x = fir_translate(l, s, e->arguments[0], 1);
    return relation_project(p, x, e->columns, e->column_count);
  case FIR_CONDITIONAL:
    x = fir_translate(l, s, e->arguments[1], arity);
    return fir_logic_choose(l, fir_translate_formula(l, s, e->arguments[0]), x,
                            fir_translate(l, s, e->arguments[2], arity));
  default: return translate_infix(l, s, e, arity);
  }
}

expr fir_translate(fir_logic *l, const fir_scope *s, const fir_expr *e, uint32_t arity) {
  if (e->type->arity)
    arity = e->type->arity;
  if (!e->type->count)
    return relation_none(l->problem, arity);
  formula f = translate_predicate(l, s, e);
  if (f)
    return from_formula(l, f);
  relation_int i = translate_number(l, s, e);
  return i ? from_int(l, i) : translate_relation(l, s, e, arity);
}

expr fir_translate_type(fir_logic *l, const expr *slots, const fir_type *t) {
  relation_problem *p = l->problem;
  expr all = relation_none(p, t->arity ? t->arity : 1);
  const expr *extents = slots + l->universe->program->globals.count;
  for (uint32_t i = 0; i < t->count; i++) {
    expr product = extents[fir_rows_at(t, i)[0]];
    for (uint32_t column = 1; column < t->arity; column++)
      product = relation_product(p, product, extents[fir_rows_at(t, i)[column]]);
    all = i ? relation_union(p, all, product) : product;
  }
  return all;
}
