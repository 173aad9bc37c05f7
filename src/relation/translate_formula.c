/* Formulas to literals.
 *
 * Skolemisation (003 §3.1): where a formula is going to be made true, an existential
 * that stands under no universal needs no grounding. Its variable becomes a matrix of
 * fresh literals, and what it claims is said in place: it is within the domain, has
 * the right number of tuples, and the body holds. Under a negation the same is done
 * to universals. Equal subformulas may share their witnesses: they claim the same. */
#include "relation/translate.h"

/* ---- Quantifiers ---- */

typedef struct quantifying {
  visitor base;
  translator *t;
  const term *body;
  bool universal;
  literal_vector instances;
} quantifying;

static bool quantify(visitor *v, literal guard, uint64_t index) {
  quantifying *q = (quantifying *)v;
  formula *graph = q->t->space.graph;
  (void)index;
  literal body = translate_formula(q->t, q->body);
  literal instance = q->universal ? formula_implies(graph, guard, body)
                                  : formula_and(graph, guard, body);
  vec_push(&q->instances, instance);
  return instance != literal_of(!q->universal);
}

static literal quantifier(translator *t, const term *f) {
  quantifying q = {{quantify}, t, term_body(f), f->kind == TERM_FORALL, {0}};
  translator_ground(t, f, &q.base);
  formula *graph = t->space.graph;
  literal out = q.universal ? formula_and_all(graph, q.instances.data, q.instances.size)
                            : formula_or_all(graph, q.instances.data, q.instances.size);
  vec_release(&q.instances);
  return out;
}

/* ---- Operators ---- */

static literal comparing(translator *t, const term *f) {
  matrix *a = translate_expr(t, f->children[0]), *b = translate_expr(t, f->children[1]);
  literal out =
      f->kind == TERM_IN ? matrix_in(&t->space, a, b) : matrix_equal(&t->space, a, b);
  matrix_drop(a);
  matrix_drop(b);
  return out;
}

static literal multiplicity(translator *t, term_kind kind, const matrix *a) {
  switch (kind) {
  case TERM_SOME: return matrix_some(&t->space, a);
  case TERM_ONE: return matrix_one(&t->space, a);
  case TERM_LONE: return matrix_lone(&t->space, a);
  default: assert(kind == TERM_NO); return literal_not(matrix_some(&t->space, a));
  }
}

static literal counting(translator *t, const term *f) {
  matrix *a = translate_expr(t, f->children[0]);
  literal out = multiplicity(t, f->kind, a);
  matrix_drop(a);
  return out;
}

static literal equality(translator *t, const term *a, const term *b) {
  bits x = translate_int(t, a);
  return bits_eq(&t->numbers, x, translate_int(t, b));
}

static literal order(translator *t, const term *a, const term *b, bool strictly) {
  literal out;
  if (translate_set_order(t, a, b, strictly, &out))
    return out;
  bits x = translate_int(t, a), y = translate_int(t, b);
  return strictly ? bits_lt(&t->numbers, x, y) : bits_le(&t->numbers, x, y);
}

static literal compare(translator *t, const term *f) {
  const term *a = f->children[0], *b = f->children[1];
  switch ((relation_comparison)f->value) {
  case RELATION_EQ: return equality(t, a, b);
  case RELATION_NE: return literal_not(equality(t, a, b));
  case RELATION_LT: return order(t, a, b, true);
  case RELATION_LE: return order(t, a, b, false);
  case RELATION_GT: return order(t, b, a, true);
  case RELATION_GE: return order(t, b, a, false);
  }
  assert(!"a comparison");
  return LITERAL_FALSE;
}

static literal any_mode(translator *, const term *, translate_mode);

static translate_mode opposite(translate_mode mode) {
  return mode == PLAIN ? PLAIN : mode == WITNESSED ? REFUTED : WITNESSED;
}

/* Ends at the first child that decides. */
static literal connective(translator *t, const term *f, translate_mode mode) {
  bool conjunction = f->kind == TERM_AND;
  literal_vector parts = {0};
  literal out = literal_of(!conjunction), ruling = literal_of(!conjunction);
  uint32_t i = 0;
  for (; i < f->child_count; i++) {
    literal part = any_mode(t, f->children[i], mode);
    if (part == ruling)
      break;
    vec_push(&parts, part);
  }
  if (i == f->child_count)
    out = conjunction ? formula_and_all(t->space.graph, parts.data, parts.size)
                      : formula_or_all(t->space.graph, parts.data, parts.size);
  vec_release(&parts);
  return out;
}

static literal implication(translator *t, const term *f, translate_mode mode) {
  literal a = any_mode(t, f->children[0], opposite(mode));
  if (a == LITERAL_FALSE)
    return LITERAL_TRUE;
  return formula_implies(t->space.graph, a, any_mode(t, f->children[1], mode));
}

static literal equivalence(translator *t, const term *f) {
  literal a = translate_formula(t, f->children[0]);
  return formula_iff(t->space.graph, a, translate_formula(t, f->children[1]));
}

/* ---- Witnesses ---- */

/* A matrix of fresh literals within the domain; `claim` says what it must be. */
static matrix *witness_of(translator *t, const matrix *domain, relation_range range,
                          literal *claim) {
  static const term_kind counts[] = {[RELATION_ONE] = TERM_ONE,
                                     [RELATION_LONE] = TERM_LONE,
                                     [RELATION_SOME] = TERM_SOME};
  matrix *m = matrix_new(domain->arity);
  m->shared = true;
  for (uint32_t i = 0; i < domain->cells.size; i++)
    matrix_push(m, domain->cells.data[i].index, formula_variable(t->space.graph));
  *claim = matrix_in(&t->space, m, domain);
  if (range != RELATION_SET)
    *claim = formula_and(t->space.graph, *claim, multiplicity(t, counts[range], m));
  return m;
}

/* Of an existential to be made true (or a universal to be made false): the literal
 * that all witnesses are right and the body holds (does not). */
static literal witnessed(translator *t, const term *f, uint32_t decl, bool refuted) {
  if (decl == term_decl_count(f)) {
    literal body = any_mode(t, term_body(f), refuted ? REFUTED : WITNESSED);
    return literal_not_if(body, refuted);
  }
  const term *v = term_decl_variable(f, decl);
  matrix *domain = translate_expr(t, term_decl_domain(f, decl));
  literal claim;
  relation_range range = (relation_range)f->extra[decl];
  matrix *m = witness_of(t, domain, range, &claim);
  matrix_drop(domain);
  vec_push(&t->witnesses, ((witness){v, m}));
  if (claim == LITERAL_FALSE)
    return claim;
  /* the body is wanted only together with the claim, so it may rely on it */
  bool lone = range == RELATION_ONE || range == RELATION_LONE;
  binding old = translator_bind(t, v, (binding){m, translator_binding_number(t), lone});
  literal rest = witnessed(t, f, decl + 1, refuted);
  translator_unbind(t, old);
  return formula_and(t->space.graph, claim, rest);
}

/* ---- All of them ---- */

static literal translate(translator *t, const term *f, translate_mode mode) {
  switch (f->kind) {
  case TERM_TRUE: return LITERAL_TRUE;
  case TERM_FALSE: return LITERAL_FALSE;
  case TERM_IN:
  case TERM_EQUAL: return comparing(t, f);
  case TERM_SOME:
  case TERM_ONE:
  case TERM_LONE:
  case TERM_NO: return counting(t, f);
  case TERM_NOT: return literal_not(any_mode(t, f->children[0], opposite(mode)));
  case TERM_AND:
  case TERM_OR: return connective(t, f, mode);
  case TERM_IMPLIES: return implication(t, f, mode);
  case TERM_IFF: return equivalence(t, f);
  case TERM_EXISTS:
    return mode == WITNESSED ? witnessed(t, f, 0, false) : quantifier(t, f);
  case TERM_FORALL:
    return mode == REFUTED ? literal_not(witnessed(t, f, 0, true)) : quantifier(t, f);
  case TERM_COMPARE: return compare(t, f);
  default: assert(!"a formula"); return LITERAL_FALSE;
  }
}

static literal any_mode(translator *t, const term *f, translate_mode mode) {
  uint64_t key, value;
  if (t->reason)
    return LITERAL_FALSE;
  if (!translator_cache_key(t, f, &key))
    return translate(t, f, mode);
  if (translator_cache_get(t, mode, key, &value))
    return (literal)value;
  literal out = translate(t, f, mode);
  map_put(&t->cache[mode], key, out);
  return out;
}

literal translate_formula(translator *t, const term *f) {
  return any_mode(t, f, PLAIN);
}

literal translate_root(translator *t, const term *f) {
  assert(!f->free_count && "every variable is declared");
  assert(!t->bound.size && "outermost");
  return any_mode(t, f, t->options->no_skolem ? PLAIN : WITNESSED);
}
