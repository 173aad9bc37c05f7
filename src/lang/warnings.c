/* Warnings, as a compiler gives them. A rule is suspect where a premise gives a value to
 * a metavariable that occurs nowhere else (two that were meant to be the same have
 * different names), where no rule of the judgment that it asks can give what it wants, and
 * where an earlier equation takes all that it is for. */
#include "lang/warnings.h"

#include "lang/items.h"
#include "lang/overlap.h"
#include "lang/terms.h"

#include <string.h>

typedef struct warnings {
  language *l;
  diag_sink *sink;
} warnings;

typedef struct rule_list { /* of one judgment, function or reduction */
  lang_rule *const *rules;
  uint32_t count;
} rule_list;

typedef void rule_visitor(warnings *, const lang_rule *);

static void each_rule(warnings *w, rule_visitor *visit) {
  vec_each (lang_judgment *, j, &w->l->judgments)
    vec_each (lang_rule *, r, &(*j)->rules)
      visit(w, *r);
  vec_each (lang_function *, f, &w->l->functions)
    vec_each (lang_rule *, r, &(*f)->rules)
      visit(w, *r);
  vec_each (lang_reduction *, red, &w->l->reductions)
    vec_each (lang_rule *, r, &(*red)->rules)
      visit(w, *r);
}

/* ---- Metavariables that nobody uses ---- */

static uint32_t occurrences(const lang_expr *e, const char *meta) {
  uint32_t count = e->kind == EXPR_META && !strcmp(e->meta, meta);
  for (uint32_t k = 0; k < e->count; k++)
    count += occurrences(e->args[k], meta);
  return count;
}

static uint32_t occurrences_in_rule(const lang_rule *r, const char *meta) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < r->in_count; k++)
    count += occurrences(r->in[k], meta);
  for (uint32_t k = 0; k < r->out_count; k++)
    count += occurrences(r->out[k], meta);
  vec_each (lang_premise, p, &r->premises)
    for (uint32_t k = 0; k < p->count; k++)
      count += occurrences(p->args[k], meta);
  return count;
}

/* Of what stands alone: parts of a pattern, such as T2 in T1 * T2, have names because they
 * are there. A metavariable of a subset says something even when it occurs once: v is some
 * value. */
static void warn_unused(warnings *w, const lang_rule *r, const lang_expr *e) {
  if (e->kind == EXPR_META && !e->sort->base && occurrences_in_rule(r, e->meta) == 1)
    lang_warning(
        w->l, w->sink, e->at.line ? e->at : r->at,
        "%s gets a value here that nothing uses (rule %s): is it meant to be the "
        "same as another one? If not, write _",
        e->meta, r->name);
}

/* ---- Rules that have become premises of the next one ---- */

static bool says_nothing(const lang_expr *x) {
  bool nothing = x->kind != EXPR_ANY && (x->kind != EXPR_META || x->sort->is_environment);
  for (uint32_t k = 0; nothing && k < x->count; k++)
    nothing = says_nothing(x->args[k]);
  return nothing;
}

/* G |- 0 : nat, directly above the premises of a rule that is drawn. */
static void warn_stacked(warnings *w, const lang_rule *r) {
  vec_each (lang_premise, p, &r->premises) {
    bool nothing = p->kind == PREMISE_JUDGMENT && lang_is_stacked(w->l, p->at);
    for (uint32_t k = 0; nothing && k < p->count; k++)
      nothing = says_nothing(p->args[k]);
    if (nothing)
      lang_warning(
          w->l, w->sink, p->at,
          "this is a premise of rule %s, as all lines above the drawn one are, up "
          "to an empty line: is it meant to be a rule of its own?",
          r->name);
  }
}

static void warn_unused_in(warnings *w, const lang_rule *r) {
  vec_each (lang_premise, p, &r->premises)
    for (uint32_t k = 0; k < p->count && !p->negated && !p->computed; k++)
      warn_unused(w, r, p->args[k]);
}

/* ---- Premises that never hold ---- */

static bool may_give(warnings *w, const lang_judgment *j, const lang_rule *r,
                     const lang_premise *p) {
  uint32_t in = 0, out = 0;
  for (uint32_t k = 0; k < p->count; k++) {
    const lang_expr *own = j->is_out[k] ? r->out[out++] : r->in[in++];
    if (!own->has_plug && !p->args[k]->has_plug &&
        !lang_patterns_overlap(w->l, p->args[k], own))
      return false;
  }
  return true;
}

static bool never_holds(warnings *w, const lang_premise *p) {
  if (p->negated)
    return false;
  if (p->kind == PREMISE_EQUAL)
    return !p->args[0]->has_plug && !p->args[1]->has_plug &&
           !lang_patterns_overlap(w->l, p->args[0], p->args[1]);
  if (p->kind == PREMISE_LESS)
    return p->args[0]->kind == EXPR_META && p->args[1]->kind == EXPR_META &&
           !strcmp(p->args[0]->meta, p->args[1]->meta);
  if (p->kind != PREMISE_JUDGMENT)
    return false;
  vec_each (lang_rule *, r, &p->judgment->rules)
    if (may_give(w, p->judgment, *r, p))
      return false;
  return true;
}

/* A rule without a label that was written in one line is taken for a premise of one that is
 * drawn directly below it. */
static const char *hint_about(const warnings *w, const lang_rule *r,
                              const lang_premise *p) {
  const lang_token *first = &w->l->tokens.data[r->first];
  bool drawn = first->begins || (r->first > 2 && first[-3].begins);
  return drawn && first->line == p->at.line && first->column == p->at.column
             ? " (all lines above a drawn one are its premises, up to an empty line)"
             : "";
}

static void warn_never_holds(warnings *w, const lang_rule *r) {
  vec_each (lang_premise, p, &r->premises)
    if (never_holds(w, p))
      lang_warning(w->l, w->sink, p->at.line ? p->at : r->at,
                   p->kind == PREMISE_JUDGMENT
                       ? "no rule of this judgment gives this: rule %s never applies%s"
                       : "this never holds: rule %s never applies%s",
                   r->name, hint_about(w, r, p));
}

/* ---- What was bound last alone ---- */

/* The binding that a rule takes an environment apart into, and the rest is any: G, x:T. */
static const lang_expr *last_binding(const lang_expr *e) {
  if (e->kind != EXPR_MAKE || !e->sort->is_environment || e->count != 3)
    return NULL;
  lang_binding_parts parts = lang_environment_parts(e->sort);
  bool open = e->args[parts.rest]->kind == EXPR_META;
  return open && e->args[parts.key]->kind == EXPR_META ? e : NULL;
}

static bool takes_apart(const lang_judgment *j, const lang_rule *but, uint32_t in) {
  vec_each (lang_rule *, r, &j->rules)
    if (*r != but && (*r)->in[in]->kind == EXPR_MAKE && (*r)->in[in]->count)
      return true;
  return false;
}

/* G, x:T |- x : T and no other rule that takes the environment apart: papers mean that x is
 * somewhere in it, and here it is the last. */
static void warn_last_binding(warnings *w, const lang_judgment *j, const lang_rule *r) {
  for (uint32_t k = 0; k < r->in_count; k++) {
    const lang_expr *binding = last_binding(r->in[k]);
    if (!binding || takes_apart(j, r, k))
      continue;
    const char *name = binding->args[lang_environment_parts(binding->sort).key]->meta;
    uint32_t elsewhere = 0;
    for (uint32_t other = 0; other < r->in_count; other++)
      elsewhere += other != k ? occurrences(r->in[other], name) : 0;
    if (elsewhere)
      lang_warning(w->l, w->sink, r->at,
                   "rule %s is for the name that was bound last: of one that was bound "
                   "before, nothing is said; %s(%s) is what is bound to it anywhere",
                   r->name, binding->sort->name, name);
  }
}

/* ---- Equations that are never reached ---- */

/* Whether the pattern takes every term that the other one takes. */
static bool takes_all(const lang_expr *e, const lang_expr *other) {
  if (e->kind == EXPR_ANY)
    return true;
  if (e->kind == EXPR_META)
    return !e->sort->base || (other->kind == EXPR_META && other->sort == e->sort);
  if (e->kind == EXPR_NUMBER)
    return other->kind == EXPR_NUMBER && e->number == other->number;
  if (e->kind != EXPR_MAKE || other->kind != EXPR_MAKE ||
      e->production != other->production)
    return false;
  for (uint32_t k = 0; k < e->count; k++)
    if (!takes_all(e->args[k], other->args[k]))
      return false;
  return true;
}

static bool repeats_a_meta(const lang_rule *r, const lang_expr *e) {
  uint32_t count = 0;
  for (uint32_t k = 0; e->kind == EXPR_META && k < r->in_count; k++)
    count += occurrences(r->in[k], e->meta);
  if (count > 1)
    return true;
  for (uint32_t k = 0; k < e->count; k++)
    if (repeats_a_meta(r, e->args[k]))
      return true;
  return false;
}

/* Whether the equation always has a value where its patterns fit. */
static bool always_has_value(const lang_expr *e) {
  if (e->kind != EXPR_META && e->kind != EXPR_MAKE && e->kind != EXPR_NUMBER)
    return false;
  for (uint32_t k = 0; k < e->count; k++)
    if (!always_has_value(e->args[k]))
      return false;
  return true;
}

static bool hides(const lang_rule *before, const lang_rule *r) {
  if (before->premises.size || !always_has_value(before->out[0]))
    return false;
  for (uint32_t k = 0; k < r->in_count; k++)
    if (repeats_a_meta(before, before->in[k]) || !takes_all(before->in[k], r->in[k]))
      return false;
  return true;
}

static void warn_hidden(warnings *w, const lang_function *f) {
  for (uint32_t k = 1; k < f->rules.size; k++)
    for (uint32_t before = 0; before < k; before++)
      if (hides(f->rules.data[before], f->rules.data[k])) {
        lang_warning(w->l, w->sink, f->rules.data[k]->at,
                     "this equation is never reached: [%s], in line %u, takes all that "
                     "it is for; put this one before it",
                     f->rules.data[before]->name, f->rules.data[before]->at.line);
        break;
      }
}

/* ---- What nothing mentions ---- */

static bool calls(const lang_expr *e, const lang_function *f) {
  if (e->kind == EXPR_CALL && e->function == f)
    return true;
  for (uint32_t k = 0; k < e->count; k++)
    if (calls(e->args[k], f))
      return true;
  return false;
}

static bool rule_calls(const lang_rule *r, const lang_function *f) {
  for (uint32_t k = 0; k < r->out_count; k++)
    if (calls(r->out[k], f))
      return true;
  for (uint32_t k = 0; k < r->in_count; k++)
    if (calls(r->in[k], f))
      return true;
  vec_each (lang_premise, p, &r->premises)
    for (uint32_t k = 0; k < p->count; k++)
      if (calls(p->args[k], f))
        return true;
  return false;
}

static bool list_calls(rule_list list, const lang_function *f) {
  for (uint32_t r = 0; r < list.count; r++)
    if (rule_calls(list.rules[r], f))
      return true;
  return false;
}

/* What is to be checked mentions it by name. */
static bool goal_names(const language *l, const char *name) {
  vec_each (lang_goal, g, &l->goals)
    for (uint32_t t = g->first; t < g->last; t++)
      if (!strcmp(l->tokens.data[t].text, name))
        return true;
  return false;
}

static bool is_called(const language *l, const lang_function *f) {
  vec_each (lang_judgment *, j, &l->judgments)
    if (list_calls((rule_list){(*j)->rules.data, (*j)->rules.size}, f))
      return true;
  vec_each (lang_function *, g, &l->functions)
    if (*g != f && list_calls((rule_list){(*g)->rules.data, (*g)->rules.size}, f))
      return true;
  vec_each (lang_reduction *, r, &l->reductions)
    if (list_calls((rule_list){(*r)->rules.data, (*r)->rules.size}, f))
      return true;
  return goal_names(l, f->name);
}

/* ---- Values that stand before the terms that they are of ---- */

static bool same_template(const lang_production *a, const lang_production *b) {
  bool same = a->items.size == b->items.size;
  for (uint32_t k = 0; same && k < a->items.size; k++) {
    const lang_item *x = &a->items.data[k], *y = &b->items.data[k];
    same =
        x->literal && y->literal ? !strcmp(x->literal, y->literal) : x->sort == y->sort;
  }
  return same;
}

static bool has_template(const lang_sort *s, const lang_production *wanted) {
  vec_each (lang_production *, p, &s->productions)
    if (same_template(*p, wanted))
      return true;
  return false;
}

static void warn_subset_before(warnings *w, const lang_sort *s) {
  for (uint32_t k = s->index + 1; k < w->l->sorts.size; k++) {
    const lang_sort *of = w->l->sorts.data[k];
    bool all = !s->base && !of->base && s->productions.size;
    for (uint32_t p = 0; all && p < s->productions.size; p++)
      all = has_template(of, s->productions.data[p]);
    if (all)
      lang_warning(
          w->l, w->sink, s->at,
          "all alternatives of %s are alternatives of %s as well, which comes "
          "later: these are two different sorts. If %s is a subset of %s, put it "
          "after %s",
          s->name, of->name, s->name, of->name, of->name);
  }
}

void lang_grammar_warnings(language *l, diag_sink *sink) {
  warnings w = {l, sink};
  vec_each (lang_sort *, s, &l->sorts)
    warn_subset_before(&w, *s);
}

void lang_rule_warnings(language *l, diag_sink *sink) {
  warnings w = {l, sink};
  each_rule(&w, warn_unused_in);
  each_rule(&w, warn_stacked);
  each_rule(&w, warn_never_holds);
  vec_each (lang_judgment *, j, &l->judgments)
    vec_each (lang_rule *, r, &(*j)->rules)
      warn_last_binding(&w, *j, *r);
  vec_each (lang_function *, f, &l->functions) {
    warn_hidden(&w, *f);
    if (!is_called(l, *f))
      lang_warning(l, sink, (*f)->at, "function %s is never used", (*f)->name);
  }
}
