/* Expressions to matrices. */
#include "relation/translate.h"

/* ---- Binders ---- */

typedef struct comprehending {
  visitor base;
  translator *t;
  const term *body;
  matrix *out;
} comprehending;

static bool comprehend(visitor *v, literal guard, uint64_t index) {
  comprehending *c = (comprehending *)v;
  literal body = translate_formula(c->t, c->body);
  matrix_push(c->out, index, formula_and(c->t->space.graph, guard, body));
  return true;
}

static matrix *comprehension(translator *t, const term *e) {
  comprehending c = {{comprehend}, t, term_body(e), matrix_new(e->arity)};
  translator_ground(t, e, &c.base);
  return c.out;
}

/* ---- Integers ---- */

static matrix *ints(translator *t) {
  matrix *m = matrix_new(1);
  for (uint32_t a = 0; a < t->problem->atoms.size; a++)
    matrix_push(m, a, literal_of(t->problem->atoms.data[a].is_integer));
  return m;
}

static matrix *from_int(translator *t, const term *e) {
  bits v = translate_int(t, e->children[0]);
  matrix *m = matrix_new(1);
  for (uint32_t i = 0; i < t->problem->atoms.size; i++) {
    const atom *a = &t->problem->atoms.data[i];
    if (a->is_integer)
      matrix_push(m, i, bits_eq(&t->numbers, v, bits_constant(&t->numbers, a->value)));
  }
  return m;
}

/* ---- Operators ---- */

typedef matrix *matrix_operation(matrix_space *, const matrix *, const matrix *);

/* The right operand does not matter where the left one is empty, if so told. */
static matrix *binary(translator *t, const term *e, matrix_operation *operation,
                      bool left_rules) {
  matrix *a = translate_expr(t, e->children[0]);
  if (left_rules && !a->cells.size) {
    matrix_drop(a);
    return matrix_new(e->arity);
  }
  matrix *b = translate_expr(t, e->children[1]);
  matrix *out = operation(&t->space, a, b);
  matrix_drop(a);
  matrix_drop(b);
  return out;
}

static matrix *project(translator *t, const term *e, const uint32_t *columns,
                       uint32_t count) {
  matrix *a = translate_expr(t, e->children[0]);
  matrix *out = matrix_project(&t->space, a, columns, count);
  matrix_drop(a);
  return out;
}

static matrix *closure(translator *t, const term *e, bool reflexive) {
  matrix *a = translate_expr(t, e->children[0]);
  matrix *paths = matrix_closure(&t->space, a);
  matrix_drop(a);
  if (!reflexive)
    return paths;
  matrix *iden = matrix_iden(&t->space);
  matrix *out = matrix_union(&t->space, paths, iden);
  matrix_drop(paths);
  matrix_drop(iden);
  return out;
}

static matrix *ite(translator *t, const term *e) {
  literal condition = translate_formula(t, e->children[0]);
  if (literal_is_constant(condition))
    return translate_expr(t, e->children[condition == LITERAL_TRUE ? 1 : 2]);
  matrix *then = translate_expr(t, e->children[1]);
  matrix *otherwise = translate_expr(t, e->children[2]);
  matrix *out = matrix_ite(&t->space, condition, then, otherwise);
  matrix_drop(then);
  matrix_drop(otherwise);
  return out;
}

static matrix *variable_value(translator *t, const term *e) {
  matrix *m = t->bindings.data[e->value].value;
  assert(m && m->shared && "every variable is declared around its use");
  return m;
}

static matrix *translate(translator *t, const term *e) {
  switch (e->kind) {
  case TERM_RELATION: return translate_relation(t, (uint32_t)e->value);
  case TERM_VARIABLE: return variable_value(t, e);
  case TERM_NONE: return matrix_new(e->arity);
  case TERM_UNIV: return matrix_univ(&t->space);
  case TERM_IDEN: return matrix_iden(&t->space);
  case TERM_INTS: return ints(t);
  case TERM_UNION: return binary(t, e, matrix_union, false);
  case TERM_INTERSECTION: return binary(t, e, matrix_intersection, true);
  case TERM_DIFFERENCE: return binary(t, e, matrix_difference, true);
  case TERM_OVERRIDE: return binary(t, e, matrix_override, false);
  case TERM_JOIN: return binary(t, e, matrix_join, true);
  case TERM_PRODUCT: return binary(t, e, matrix_product, true);
  case TERM_TRANSPOSE: return project(t, e, (uint32_t[]){1, 0}, 2);
  case TERM_CLOSURE: return closure(t, e, false);
  case TERM_REFLEXIVE_CLOSURE: return closure(t, e, true);
  case TERM_PROJECT: return project(t, e, e->extra, e->extra_count);
  case TERM_COMPREHENSION: return comprehension(t, e);
  case TERM_ITE: return ite(t, e);
  case TERM_FROM_INT: return from_int(t, e);
  default: assert(!"an expression"); return matrix_new(e->arity);
  }
}

matrix *translate_expr(translator *t, const term *e) {
  uint64_t key, value;
  if (!translator_cache_key(t, e, &key))
    return translate(t, e);
  if (translator_cache_get(t, PLAIN, key, &value))
    return (matrix *)(uintptr_t)value;
  return translator_cache_matrix(t, key, translate(t, e));
}
