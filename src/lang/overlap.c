/* Sorts, subsets and patterns as sets of trees: two overlap when they have a term in
 * common. What is being asked already is answered no: a common term is finite.
 *
 * The terms that have a step are such a set, too: redexes, and contexts around terms that
 * have a step. In a pattern the hole, or the metavariable of a context, stands for them.
 */
#include "lang/overlap.h"

#include "base/map.h"
#include "lang/exclude.h"
#include "lang/terms.h"

typedef struct overlap {
  language *l;
  const lang_reduction *red; /* what a hole stands for; or NULL: nothing */
  map asked;
} overlap;

static bool exprs(overlap *, const lang_expr *, const lang_expr *);

static bool is_hole(const lang_expr *e) {
  return e->kind == EXPR_HOLE || e->kind == EXPR_PLUG ||
         (e->kind == EXPR_META && e->sort->is_context);
}

/* The redex inside the context of a left-hand side; NULL when there is no context. */
static const lang_expr *plugged(const lang_expr *e) {
  if (e->kind == EXPR_PLUG)
    return e->args[0];
  for (uint32_t i = 0; i < e->count; i++)
    if (e->args[i]->kind == EXPR_PLUG)
      return e->args[i]->args[0];
  return NULL;
}

/* The parts of a set that overlap the expression. */
static bool reducible(overlap *o, const lang_expr *b) {
  vec_each (lang_rule *, r, &o->red->rules)
    if (plugged((*r)->in[0]) && exprs(o, plugged((*r)->in[0]), b))
      return true;
  vec_each (lang_sort *, s, &o->l->sorts)
    if ((*s)->is_context)
      vec_each (lang_expr *, p, &(*s)->patterns)
        if ((*p)->kind != EXPR_HOLE && exprs(o, *p, b))
          return true;
  return false;
}

static bool members(overlap *o, const lang_sort *s, const lang_expr *b) {
  vec_each (lang_expr *, p, &s->patterns)
    if (exprs(o, *p, b))
      return true;
  return false;
}

static bool is_whole(const lang_expr *e) {
  return e->kind == EXPR_ANY || (e->kind == EXPR_META && !e->sort->base) ||
         (e->kind != EXPR_META && e->kind != EXPR_MAKE && e->kind != EXPR_HOLE &&
          e->kind != EXPR_NUMBER && e->kind != EXPR_PLUG);
}

static bool heads(overlap *o, const lang_expr *a, const lang_expr *b) {
  if (is_hole(a))
    return reducible(o, b);
  if (a->kind == EXPR_META && a->sort->base)
    return members(o, a->sort, b);
  if (is_hole(b) || (b->kind == EXPR_META && b->sort->base))
    return exprs(o, b, a);
  if (a->kind == EXPR_NUMBER || b->kind == EXPR_NUMBER)
    return a->kind == b->kind && a->number == b->number;
  bool both = a->production == b->production;
  for (uint32_t i = 0; both && i < a->count; i++)
    both = exprs(o, a->args[i], b->args[i]);
  return both;
}

/* Sets are asked about by sort; patterns by their address. */
static uint64_t identity(const lang_expr *e) {
  if (is_hole(e))
    return 1;
  return e->kind == EXPR_META ? map_address(e->sort) : map_address(e);
}

static bool exprs(overlap *o, const lang_expr *a, const lang_expr *b) {
  if (is_whole(a) || is_whole(b)) {
    const lang_expr *other = is_whole(a) ? b : a;
    if (!is_hole(other) || o->red)
      return true;
  }
  uint64_t key = map_mix(map_mix(7, identity(a)), identity(b));
  uint64_t *known = map_get(&o->asked, key);
  if (known)
    return *known;
  map_put(&o->asked, key, 0);
  bool both = heads(o, a, b);
  map_put(&o->asked, key, both);
  return both;
}

static bool ask(language *l, const lang_reduction *red, const lang_expr *a,
                const lang_expr *b) {
  overlap o = {.l = l, .red = red};
  bool both = exprs(&o, a, b);
  map_release(&o.asked);
  return both;
}

bool lang_patterns_overlap(language *l, const lang_expr *a, const lang_expr *b) {
  return ask(l, NULL, a, b);
}

bool lang_rules_overlap(language *l, const lang_rule *a, const lang_rule *b) {
  for (uint32_t i = 0; i < a->in_count; i++)
    if (!lang_patterns_overlap(l, a->in[i], b->in[i]))
      return false;
  return true;
}

static bool contexts_are_apart(language *l, const lang_reduction *red,
                               const lang_expr *context) {
  vec_each (lang_rule *, r, &red->rules)
    if (plugged((*r)->in[0]) && ask(l, red, context, plugged((*r)->in[0])))
      return false;
  vec_each (lang_sort *, s, &l->sorts)
    if ((*s)->is_context)
      vec_each (lang_expr *, p, &(*s)->patterns)
        if (*p != context && (*p)->kind != EXPR_HOLE && ask(l, red, context, *p))
          return false;
  return true;
}

static bool rules_are_apart(language *l, const lang_reduction *red, const lang_rule *a,
                            const lang_rule *b) {
  const lang_expr *in_a = plugged(a->in[0]), *in_b = plugged(b->in[0]);
  bool overlap = in_a && in_b ? ask(l, red, in_a, in_b) : ask(l, red, a->in[0], b->in[0]);
  return !overlap || lang_rules_exclude(l, a, b);
}

bool lang_reduction_is_deterministic(language *l, const lang_reduction *red) {
  for (uint32_t i = 0; i < red->rules.size; i++)
    for (uint32_t k = i + 1; k < red->rules.size; k++)
      if (!rules_are_apart(l, red, red->rules.data[i], red->rules.data[k]))
        return false;
  vec_each (lang_sort *, s, &l->sorts)
    if ((*s)->is_context)
      vec_each (lang_expr *, p, &(*s)->patterns)
        if ((*p)->kind != EXPR_HOLE && !contexts_are_apart(l, red, *p))
          return false;
  return true;
}
