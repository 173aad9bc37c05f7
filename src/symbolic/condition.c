/* Path conditions as chains. */
#include "symbolic/condition.h"

#include <assert.h>

void conditions_init(conditions *c, formula *f) {
  *c = (conditions){.formula = f};
  conditions_clear(c);
}

void conditions_clear(conditions *c) {
  vec_clear(&c->links);
  vec_push(&c->links, ((condition_link){0, 0, LITERAL_TRUE, LITERAL_TRUE}));
}

void conditions_release(conditions *c) {
  vec_release(&c->links);
}

literal condition_literal(const conditions *c, condition a) {
  return a == CONDITION_NEVER ? LITERAL_FALSE : c->links.data[a].all;
}

condition condition_and(conditions *c, condition a, literal own) {
  if (a == CONDITION_NEVER || own == LITERAL_FALSE)
    return CONDITION_NEVER;
  literal before = c->links.data[a].all, all = formula_and(c->formula, before, own);
  if (all == before)
    return a;
  if (all == LITERAL_FALSE)
    return CONDITION_NEVER;
  condition_link link = {a, c->links.data[a].depth + 1, own, all};
  vec_push(&c->links, link);
  return c->links.size - 1;
}

condition condition_common(const conditions *c, condition a, condition b) {
  assert(a != CONDITION_NEVER && b != CONDITION_NEVER && "both can be");
  while (a != b)
    if (c->links.data[a].depth >= c->links.data[b].depth)
      a = c->links.data[a].parent;
    else
      b = c->links.data[b].parent;
  return a;
}

bool condition_begins(const conditions *c, condition beginning, condition a) {
  assert(beginning != CONDITION_NEVER && a != CONDITION_NEVER && "both can be");
  uint32_t depth = c->links.data[beginning].depth;
  while (c->links.data[a].depth > depth)
    a = c->links.data[a].parent;
  return a == beginning;
}

/* What a says beyond its ancestor, nested like `all`: so that a path and the negation of
 * its beginning meet. */
literal condition_beyond(const conditions *c, condition a, condition ancestor) {
  assert(condition_begins(c, ancestor, a));
  if (a == ancestor)
    return LITERAL_TRUE;
  const condition_link *link = &c->links.data[a];
  if (ancestor == CONDITION_TRUE)
    return link->all;
  literal_vector own = {0};
  for (; a != ancestor; a = c->links.data[a].parent)
    vec_push(&own, c->links.data[a].own);
  literal rest = LITERAL_TRUE;
  while (own.size)
    rest = formula_and(c->formula, rest, vec_pop(&own));
  vec_release(&own);
  return rest;
}

/* Two paths that part at a condition: the one says that it fails, the other that it holds
 * and something more. Either is then: it fails, or something more. That keeps
 * !p or (p & q) as !p or q even where p & q was simplified beyond recognition. Answers
 * whether `longer` is such a path for `x`, and the rest of it. */
static bool continues(const conditions *c, condition longer, condition shared, literal x,
                      literal *rest) {
  for (condition q = longer; q != shared; q = c->links.data[q].parent)
    if (q != longer && condition_beyond(c, q, shared) == literal_not(x)) {
      *rest = condition_beyond(c, longer, q);
      return true;
    }
  return false;
}

static bool has(const literal_vector *all, literal a) {
  vec_each (const literal, x, all)
    if (*x == a)
      return true;
  return false;
}

/* Whether the two are conjunctions of the same. One that was found along a path is nested
 * as the path went; one that was joined from the ways to leave it, the other way round.
 */
static bool are_same(const formula *f, literal x, literal y) {
  assert(formula_has(f, x));
  assert(formula_has(f, y));
  enum { MOST = 64 };
  if (x == y)
    return true;
  if (literal_is_negated(x) || literal_is_negated(y) ||
      formula_kind(f, literal_node(x)) != NODE_AND ||
      formula_kind(f, literal_node(y)) != NODE_AND)
    return false;
  literal_vector one = {0}, other = {0};
  formula_conjuncts(f, x, &one);
  formula_conjuncts(f, y, &other);
  bool same = one.size == other.size && one.size <= MOST; /* each is there once */
  for (uint32_t k = 0; same && k < one.size; k++)
    same = has(&other, one.data[k]);
  vec_release(&one);
  vec_release(&other);
  return same;
}

condition condition_or(conditions *c, condition a, condition b, literal *second) {
  *second = LITERAL_TRUE;
  if (a == CONDITION_NEVER)
    return b;
  *second = LITERAL_FALSE;
  if (b == CONDITION_NEVER)
    return a;
  condition shared = condition_common(c, a, b);
  literal x = condition_beyond(c, a, shared), y = condition_beyond(c, b, shared), rest;
  literal either;
  if (are_same(c->formula, x, literal_not(y)) ||
      are_same(c->formula, literal_not(x), y)) {
    *second = y;
    return shared;
  }
  if (continues(c, b, shared, x, &rest)) {
    *second = literal_not(x);
    either = formula_or(c->formula, x, rest);
  } else if (continues(c, a, shared, y, &rest)) {
    *second = y;
    either = formula_or(c->formula, y, rest);
  } else {
    *second = y;
    either = formula_or(c->formula, x, y);
  }
  return condition_and(c, shared, either);
}
