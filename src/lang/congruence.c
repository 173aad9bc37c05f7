/* Congruence rules as contexts.
 *
 *     M --> M'  =>  M N --> M' N          is the context    E N
 *     N --> N'  =>  v N --> v N'                            v E
 *
 * A reduction with such rules is one with a context that has a hole and these
 * alternatives, and whose other rules apply in it: E[p] --> E[q]. */
#include "lang/grammar.h"
#include "lang/rules.h"

#include <string.h>

/* How often the metavariable stands in the expression. */
static uint32_t occurrences(const lang_expr *e, const char *meta) {
  uint32_t count = e->kind == EXPR_META && !strcmp(e->meta, meta);
  for (uint32_t i = 0; i < e->count; i++)
    count += occurrences(e->args[i], meta);
  return count;
}

static bool has_plug(const lang_expr *e) {
  if (e->kind == EXPR_PLUG)
    return true;
  for (uint32_t i = 0; i < e->count; i++)
    if (has_plug(e->args[i]))
      return true;
  return false;
}

/* The expression with another in the place of the metavariable. */
static lang_expr *with(language *l, const lang_expr *e, const char *meta,
                       const lang_expr *instead) {
  lang_expr *copy = arena_new(&l->arena, lang_expr);
  *copy = e->kind == EXPR_META && !strcmp(e->meta, meta) ? *instead : *e;
  for (uint32_t i = 0; i < copy->count && copy->kind != EXPR_META; i++)
    copy->args[i] = with(l, e->args[i], meta, instead);
  return copy;
}

static bool asks_for_step(const lang_rule *r) {
  vec_each (lang_premise, p, &r->premises)
    if (p->kind == PREMISE_STEP)
      return true;
  return false;
}

static bool is_congruence(language *l, const lang_reduction *red, const lang_rule *r) {
  const lang_premise *p = &r->premises.data[0];
  if (r->premises.size != 1 || p->reduction != red || p->negated || p->of_each ||
      p->args[0]->kind != EXPR_META || p->args[1]->kind != EXPR_META ||
      p->args[0]->sort->base || p->args[1]->sort->base)
    return false;
  const char *before = p->args[0]->meta;
  return r->in[0]->kind == EXPR_MAKE && occurrences(r->in[0], before) == 1 &&
         !occurrences(r->in[0], p->args[1]->meta) &&
         lang_expr_same(with(l, r->in[0], before, p->args[1]), r->out[0]);
}

static lang_sort *new_context(language *l, const lang_reduction *red) {
  lang_sort *s = arena_new(&l->arena, lang_sort);
  s->name = arena_print(&l->arena, "Context%u", l->sorts.size);
  s->kind = SORT_TERMS;
  s->base = red->sort;
  s->is_context = true;
  s->at = red->at;
  s->index = l->sorts.size;
  lang_expr *hole = arena_new(&l->arena, lang_expr);
  hole->kind = EXPR_HOLE;
  hole->sort = red->sort;
  vec_push(&s->patterns, hole);
  vec_push(&l->sorts, s);
  return s;
}

static lang_expr *plugged(language *l, lang_sort *context, lang_expr *e) {
  lang_expr *meta = arena_new(&l->arena, lang_expr),
            *plug = arena_new(&l->arena, lang_expr);
  *meta =
      (lang_expr){.kind = EXPR_META, .sort = context, .meta = context->name, .at = e->at};
  *plug = (lang_expr){.kind = EXPR_PLUG,
                      .sort = e->sort,
                      .meta = context->name,
                      .at = e->at,
                      .count = 2,
                      .args = {e, meta}};
  return plug;
}

/* Whether all steps that are premises are those of one part, with all others as they are. */
static bool is_convertible(language *l, const lang_reduction *red) {
  vec_each (lang_rule *, r, &red->rules)
    if (has_plug((*r)->in[0]) || (asks_for_step(*r) && !is_congruence(l, red, *r)))
      return false;
  return true;
}

static void convert(language *l, lang_reduction *red) {
  lang_sort *context = new_context(l, red);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < red->rules.size; i++) {
    lang_rule *r = red->rules.data[i];
    if (!asks_for_step(r)) {
      r->in[0] = plugged(l, context, r->in[0]);
      r->out[0] = plugged(l, context, r->out[0]);
      red->rules.data[kept++] = r;
      continue;
    }
    const lang_premise *p = &r->premises.data[0];
    lang_expr hole = {
        .kind = EXPR_META, .sort = context, .meta = context->name, .at = r->at};
    vec_push(&context->patterns, with(l, r->in[0], p->args[0]->meta, &hole));
    vec_release(&r->premises);
  }
  red->rules.size = kept;
}

/* Other steps as premises stay what they are: no class can be written for them. */
void lang_congruences_convert(language *l) {
  vec_each (lang_reduction *, red, &l->reductions)
    vec_each (lang_rule *, r, &(*red)->rules)
      if (asks_for_step(*r)) {
        if (is_convertible(l, *red))
          convert(l, *red);
        break;
      }
}
