/* The translator's environment, its cache, and the grounding of declarations.
 *
 * A term is looked up only where a hit is possible: it has several parents, or it
 * does not mention the innermost bound variable, so that other bindings of that
 * variable give the same matrix again. */
#include "relation/translate.h"

enum { EMPTY_BINDING, FIRST_BINDING };

/* Subsets of more tuples than these are not enumerated. */
enum { POWERSET_MOST = 16 };

void translator_init(translator *t, relation_problem *p, formula *graph,
                     const relation_options *options) {
  problem_close(p);
  *t = (translator){.problem = p, .options = options, .binding_count = FIRST_BINDING};
  t->space = (matrix_space){.graph = graph, .size = p->atoms.size, .power = p->power};
  bits_init(&t->numbers, graph);
  arena_init(&t->orders);
  for (uint32_t i = 0; i < p->relations.size; i++)
    vec_push(&t->relations, NULL);
  for (uint32_t i = 0; i < p->variables.size; i++)
    vec_push(&t->bindings, (binding){0});
}

void translator_forget(translator *t) {
  for (uint32_t i = 0; i < t->cached.size; i++)
    matrix_delete(t->cached.data[i]);
  vec_release(&t->cached);
  map_release(&t->tuple_bindings);
  map_release(&t->pairs);
  map_release(&t->multiplicities);
  map_release(&t->row_orders);
  vec_release(&t->order_values);
  arena_release(&t->orders);
  for (uint32_t i = 0; i < MODES; i++)
    map_release(&t->cache[i]);
  matrix_space_release(&t->space);
}

void translator_release(translator *t) {
  translator_forget(t);
  for (uint32_t i = 0; i < t->relations.size; i++)
    if (t->relations.data[i])
      matrix_delete(t->relations.data[i]);
  for (uint32_t i = 0; i < t->witnesses.size; i++)
    matrix_delete(t->witnesses.data[i].value);
  vec_release(&t->relations);
  vec_release(&t->witnesses);
  vec_release(&t->bindings);
  vec_release(&t->bound);
  vec_release(&t->hints);
  bits_release(&t->numbers);
}

void translator_fail(translator *t, const char *reason) {
  if (!t->reason)
    t->reason = reason;
}

/* Tuples of the lower bound are true, the others of the upper bound are variables. */
matrix *translate_relation(translator *t, uint32_t number) {
  assert(number < t->relations.size && "declared before the finder was made");
  if (t->relations.data[number])
    return t->relations.data[number];
  const declared *d = &t->problem->relations.data[number];
  matrix *m = matrix_new(d->upper.arity);
  for (uint32_t i = 0, j = 0; i < d->upper.count; i++) {
    bool sure = j < d->lower.count && d->lower.index[j] == d->upper.index[i];
    j += sure;
    matrix_push(m, d->upper.index[i],
                sure ? LITERAL_TRUE : formula_variable(t->space.graph));
  }
  m->shared = true;
  return t->relations.data[number] = m;
}

/* ---- The environment ---- */

binding translator_bind(translator *t, const term *v, binding new) {
  assert(v->kind == TERM_VARIABLE && new.value->arity == v->arity);
  binding *place = &t->bindings.data[v->value], old = *place;
  *place = new;
  vec_push(&t->bound, (uint32_t)v->value);
  return old;
}

void translator_unbind(translator *t, binding old) {
  t->bindings.data[vec_pop(&t->bound)] = old;
}

uint32_t translator_binding_number(translator *t) {
  assert(t->binding_count < UINT32_MAX && "fewer than 2^32 bindings");
  return t->binding_count++;
}

/* The number of the key, a fresh one when it has none. */
static uint32_t number_of(translator *t, map *m, uint64_t key) {
  const uint64_t *known = map_get(m, key);
  return (uint32_t)(known ? *known : *map_put(m, key, translator_binding_number(t)));
}

/* ---- The cache ---- */

static bool mentions(const term *f, uint32_t number) {
  for (uint32_t i = 0; i < f->free_count; i++)
    if (f->free[i] == number)
      return true;
  return false;
}

bool translator_cache_key(translator *t, const term *f, uint64_t *key) {
  if (!f->child_count)
    return false;
  if (f->parents < 2 && (!t->bound.size || mentions(f, *vec_last(&t->bound))))
    return false;
  uint32_t environment = 0;
  for (uint32_t i = 0; i < f->free_count; i++) {
    const binding *b = &t->bindings.data[f->free[i]];
    assert(b->value && "every variable is declared around its use");
    environment =
        i ? number_of(t, &t->pairs, map_pair(environment, b->number)) : b->number;
  }
  *key = map_pair(f->id, environment);
  return true;
}

bool translator_cache_get(translator *t, translate_mode mode, uint64_t key,
                          uint64_t *value) {
  const uint64_t *found = map_get(&t->cache[mode], key);
  if (found)
    *value = *found, t->hits++;
  return found;
}

matrix *translator_cache_matrix(translator *t, uint64_t key, matrix *m) {
  if (m->shared) /* a borrowed one has its owner */
    return m;
  m->shared = true;
  vec_push(&t->cached, m);
  map_put(&t->cache[PLAIN], key, (uint64_t)(uintptr_t)m);
  return m;
}

/* ---- Grounding ---- */

typedef struct grounding {
  translator *t;
  const term *binder;
  visitor *visitor;
} grounding;

static bool ground_from(grounding *, uint32_t decl, literal guard, uint64_t index);

static bool ground_value(grounding *g, uint32_t decl, binding value, literal guard,
                         uint64_t index) {
  const term *v = term_decl_variable(g->binder, decl);
  binding old = translator_bind(g->t, v, value);
  bool more = ground_from(g, decl + 1, guard, index);
  translator_unbind(g->t, old);
  return more;
}

static bool ground_tuples(grounding *g, uint32_t decl, const matrix *domain,
                          literal guard, uint64_t index) {
  bool more = true;
  matrix *single = matrix_new(domain->arity);
  single->shared = true; /* by all bindings of this loop */
  vec_push(&single->cells, ((cell){0, LITERAL_TRUE}));
  for (uint32_t i = 0; i < domain->cells.size && more; i++) {
    const cell *x = &domain->cells.data[i];
    literal inside = formula_and(g->t->space.graph, guard, x->value);
    if (inside == LITERAL_FALSE)
      continue;
    single->cells.data[0].index = x->index;
    binding b = {single, number_of(g->t, &g->t->tuple_bindings, x->index), true};
    more = ground_value(g, decl, b, inside,
                        index * g->t->space.power[domain->arity] + x->index);
  }
  matrix_delete(single);
  return more;
}

static bool ground_empty(grounding *g, uint32_t decl, const matrix *domain,
                         literal guard) {
  matrix *none = matrix_new(domain->arity);
  none->shared = true;
  bool more = ground_value(g, decl, (binding){none, EMPTY_BINDING, true}, guard, 0);
  matrix_delete(none);
  return more;
}

/* All subsets with some tuple in them. */
static bool ground_subsets(grounding *g, uint32_t decl, const matrix *domain,
                           literal guard) {
  if (domain->cells.size > POWERSET_MOST) {
    translator_fail(g->t, "a variable ranges over the subsets of more than 16 tuples");
    return false;
  }
  bool more = true;
  matrix *subset = matrix_new(domain->arity);
  subset->shared = true;
  for (uint32_t chosen = 1; chosen < 1u << domain->cells.size && more; chosen++) {
    literal inside = guard;
    vec_clear(&subset->cells);
    for (uint32_t i = 0; i < domain->cells.size; i++)
      if (chosen >> i & 1) {
        matrix_push(subset, domain->cells.data[i].index, LITERAL_TRUE);
        inside = formula_and(g->t->space.graph, inside, domain->cells.data[i].value);
      }
    binding b = {subset, translator_binding_number(g->t), false};
    if (inside != LITERAL_FALSE)
      more = ground_value(g, decl, b, inside, 0);
  }
  matrix_delete(subset);
  return more;
}

static bool ground_from(grounding *g, uint32_t decl, literal guard, uint64_t index) {
  const atomic_bool *stop = g->t->options->stop;
  if (stop && atomic_load_explicit(stop, memory_order_relaxed))
    translator_fail(g->t, "interrupted");
  if (g->t->reason)
    return false;
  if (decl == term_decl_count(g->binder))
    return g->visitor->visit(g->visitor, guard, index);
  relation_range range = (relation_range)g->binder->extra[decl];
  matrix *domain = translate_expr(g->t, term_decl_domain(g->binder, decl));
  bool more = true;
  if (range == RELATION_LONE || range == RELATION_SET)
    more = ground_empty(g, decl, domain, guard);
  if (more && (range == RELATION_ONE || range == RELATION_LONE))
    more = ground_tuples(g, decl, domain, guard, index);
  else if (more)
    more = ground_subsets(g, decl, domain, guard);
  matrix_drop(domain);
  return more;
}

void translator_ground(translator *t, const term *binder, visitor *v) {
  grounding g = {t, binder, v};
  ground_from(&g, 0, LITERAL_TRUE, 0);
}
