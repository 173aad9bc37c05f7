/* Which expressions have at most one tuple, and which relations are functions: at most
 * one tuple for everything but the last column. Found from the shape of the term where
 * that tells (x.f of at most one x and a function f), and asked of the facts for what it
 * is made of. "No" also means that it is not known. */
#include "relation/translate.h"

enum { LARGEST_QUESTION = 4096 /* cells */ };

static literal rows_lone(translator *t, const matrix *m) {
  literal out = LITERAL_TRUE;
  matrix *row = matrix_new(m->arity);
  for (uint32_t i = 0; i < m->cells.size; i++) {
    const cell *x = &m->cells.data[i];
    matrix_push(row, x->index, x->value);
    bool last =
        i + 1 == m->cells.size || x[1].index / t->space.size != x->index / t->space.size;
    if (!last)
      continue;
    out = formula_and(t->space.graph, out, matrix_lone(&t->space, row));
    vec_clear(&row->cells);
  }
  matrix_delete(row);
  return out;
}

static bool follows(const translator *t, literal a) {
  if (literal_is_constant(a) || !t->facts.follow)
    return a == LITERAL_TRUE;
  return t->facts.follow(t->facts.context, a);
}

static bool ask(translator *t, const term *e, bool function) {
  matrix *m = translate_expr(t, e);
  bool out = m->cells.size <= LARGEST_QUESTION &&
             follows(t, function ? rows_lone(t, m) : matrix_lone(&t->space, m));
  matrix_drop(m);
  return out;
}

static bool has(translator *, const term *, bool function);

static bool by_shape(translator *t, const term *e, bool function) {
  const term *const *c = e->children;
  switch (e->kind) {
  case TERM_NONE:
  case TERM_FROM_INT: return true;
  case TERM_VARIABLE: return t->bindings.data[e->value].lone;
  case TERM_IDEN: return function;
  case TERM_ITE: return has(t, c[1], function) && has(t, c[2], function);
  case TERM_INTERSECTION: return has(t, c[0], function) || has(t, c[1], function);
  case TERM_DIFFERENCE: return has(t, c[0], function);
  case TERM_OVERRIDE: return function && has(t, c[0], true) && has(t, c[1], true);
  case TERM_PRODUCT:
    return function ? c[1]->arity == 1 && has(t, c[1], false)
                    : has(t, c[0], false) && has(t, c[1], false);
  case TERM_JOIN: return c[1]->arity == 2 && has(t, c[0], function) && has(t, c[1], true);
  default: return false;
  }
}

static bool is_made_of_others(const term *e) {
  switch (e->kind) {
  case TERM_ITE:
  case TERM_JOIN:
  case TERM_OVERRIDE:
  case TERM_PRODUCT: return true;
  default: return false;
  }
}

/* Known until there are more facts, unless the answer is yes. */
static bool has(translator *t, const term *e, bool function) {
  uint64_t key = map_pair(e->id, function);
  const uint64_t *known = e->free_count ? NULL : map_get(&t->multiplicities, key);
  if (known && (*known & 1 || *known >> 1 == t->facts.count))
    return *known & 1;
  bool out = by_shape(t, e, function);
  if (!out && !e->free_count && !is_made_of_others(e))
    out = ask(t, e, function);
  if (!e->free_count)
    map_put(&t->multiplicities, key, (uint64_t)t->facts.count << 1 | out);
  return out;
}

bool translate_is_lone(translator *t, const term *e) {
  return has(t, e, false);
}

bool translate_is_function(translator *t, const term *e) {
  return has(t, e, true);
}
