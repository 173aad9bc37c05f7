/* A metavariable that is written by its parts becomes a premise in front of all others; it is
 * known by its text, so that none is added twice. */
#include "lang/each.h"

#include "lang/items.h"
#include "lang/sequences.h"
#include "lang/terms.h"

#include <assert.h>
#include <string.h>

typedef struct resolving {
  language *l;
  lang_rule *rule;
  diag_sink *sink;
  premise_vector added;
  bool fine;
} resolving;

static lang_expr *metavariable(language *l, lang_sort *s, const char *name, place at) {
  lang_expr *e = arena_new(&l->arena, lang_expr);
  *e = (lang_expr){.kind = EXPR_META, .sort = s, .meta = name, .at = at};
  return e;
}

/* ---- Sequences that are written by their parts ---- */

static bool is_about(const lang_premise *p, const char *meta) {
  bool own = p->computed && p->count &&
             (p->kind == PREMISE_EACH || p->kind == PREMISE_JOIN ||
              (p->kind == PREMISE_JUDGMENT && p->judgment->each));
  return own && p->args[0]->kind == EXPR_META && !strcmp(p->args[0]->meta, meta);
}

static bool is_resolved(const resolving *r, const char *meta) {
  vec_each (const lang_premise, p, &r->added)
    if (is_about(p, meta))
      return true;
  vec_each (const lang_premise, p, &r->rule->premises)
    if (is_about(p, meta))
      return true;
  return false;
}

static void find_spreads(resolving *r, const lang_expr *e, bool denied, bool inside);

static void complain(resolving *r, place at, const char *what) {
  if (r->fine && r->sink)
    lang_error_at(r->l, r->sink, at, "%s", what);
  r->fine = false;
}

static void add_premise(resolving *r, const lang_expr *e) {
  lang_premise q = {.kind = PREMISE_JOIN, .at = e->at, .computed = true, .count = 3};
  lang_expr *whole = metavariable(r->l, e->sort, e->meta, e->at);
  q.args[0] = whole;
  q.args[1] = e->spread->front;
  q.args[2] = e->spread->back;
  if (e->spread->each) {
    lang_sort *element = e->sort->element;
    q = (lang_premise){.kind = PREMISE_EACH, .at = e->at, .computed = true, .count = 1};
    q.args[0] = whole;
    q.each = arena_new(&r->l->arena, lang_each);
    q.each->metas[0] = metavariable(
        r->l, element, arena_print(&r->l->arena, "one of %s", e->meta), e->at);
    q.each->differing = 1;
    q.each->inner = (lang_premise){.kind = PREMISE_EQUAL, .at = e->at, .count = 2};
    q.each->inner.args[0] = q.each->metas[0];
    q.each->inner.args[1] = e->spread->each;
  }
  vec_push(&r->added, q);
}

static void find_spread(resolving *r, const lang_expr *e, bool denied, bool inside) {
  if (denied)
    complain(r, e->at,
             "a sequence that is written by its elements cannot stand in what is denied, "
             "or concluded: say in a premise what it is equal to");
  else if (inside)
    complain(r, e->at,
             "what is repeated has a sequence in it: give the elements a sort of their "
             "own, and relate them by a judgment");
  else if (!is_resolved(r, e->meta)) {
    add_premise(r, e);
    if (e->spread->each)
      find_spreads(r, e->spread->each, false, true);
    else {
      find_spreads(r, e->spread->front, false, false);
      find_spreads(r, e->spread->back, false, false);
    }
  }
}

static void find_spreads(resolving *r, const lang_expr *e, bool denied, bool inside) {
  if (e->kind == EXPR_META && e->spread)
    find_spread(r, e, denied, inside);
  for (uint32_t k = 0; k < e->count; k++)
    find_spreads(r, e->args[k], denied, inside);
}

/* ---- What differs from one element to the next ---- */

static bool stands_in(const lang_expr *e, const char *meta) {
  if (e->kind == EXPR_META && !strcmp(e->meta, meta))
    return true;
  for (uint32_t k = 0; k < e->count; k++)
    if (stands_in(e->args[k], meta))
      return true;
  return false;
}

/* In the rule, but not within what is repeated. */
static bool stands_alone(const lang_rule *rule, const char *meta) {
  for (uint32_t k = 0; k < rule->in_count; k++)
    if (stands_in(rule->in[k], meta))
      return true;
  for (uint32_t k = 0; k < rule->out_count; k++)
    if (stands_in(rule->out[k], meta))
      return true;
  vec_each (lang_premise, p, &rule->premises)
    for (uint32_t k = 0; k < p->count && !p->of_each; k++)
      if (stands_in(p->args[k], meta))
        return true;
  return false;
}

static const char *sequence_name(language *l, const char *meta) {
  return arena_print(&l->arena, "%s...", meta);
}

static bool differs(const resolving *r, const char *meta) {
  return stands_alone(r->rule, sequence_name(r->l, meta)) || !stands_alone(r->rule, meta);
}

static bool has_differing(const resolving *r, const lang_expr *e) {
  if (e->kind == EXPR_META && differs(r, e->meta))
    return true;
  for (uint32_t k = 0; k < e->count; k++)
    if (has_differing(r, e->args[k]))
      return true;
  return false;
}

/* A judgment whose parts differ as a whole, or not at all. */
static bool is_of_parts(const resolving *r, const lang_premise *p, uint32_t *differing) {
  *differing = 0;
  if (p->kind != PREMISE_JUDGMENT || p->negated)
    return false;
  for (uint32_t k = 0; k < p->count; k++) {
    const lang_expr *e = p->args[k];
    bool any = e->kind == EXPR_ANY && p->judgment->is_out[k];
    if (any || (e->kind == EXPR_META && differs(r, e->meta)))
      *differing |= 1U << k;
    else if (has_differing(r, e) || p->judgment->is_out[k])
      return false;
  }
  return *differing;
}

typedef struct metas {
  const lang_expr *found[2 * LANG_ARGS];
  uint32_t count;
} metas;

static void collect(const lang_expr *e, metas *out) {
  for (uint32_t k = 0; e->kind == EXPR_META && k < out->count; k++)
    if (!strcmp(out->found[k]->meta, e->meta))
      return;
  if (e->kind == EXPR_META && out->count < 2 * LANG_ARGS)
    out->found[out->count++] = e;
  for (uint32_t k = 0; k < e->count; k++)
    collect(e->args[k], out);
}

/* The metavariables of one element, those that differ first. */
static void find_metas(resolving *r, lang_premise *p) {
  metas all = {.count = 0};
  lang_each *each = p->each;
  for (uint32_t k = 0; k < each->inner.count; k++)
    collect(each->inner.args[k], &all);
  uint32_t count = each->differing;
  for (int same = 0; same < 2; same++)
    for (uint32_t k = 0; k < all.count; k++) {
      const lang_expr *m = all.found[k];
      bool known =
          each->differing && p->computed && !strcmp(m->meta, each->metas[0]->meta);
      if (known || differs(r, m->meta) == same)
        continue;
      if (count == LANG_ARGS) {
        complain(r, p->at,
                 "what is repeated is about more than 8 metavariables: put some of them "
                 "into a sort of their own");
        return;
      }
      each->metas[count] = metavariable(r->l, m->sort, m->meta, m->at);
      p->args[count] = same ? each->metas[count]
                            : metavariable(r->l, lang_sequence_of(r->l, m->sort, NULL),
                                           sequence_name(r->l, m->meta), m->at);
      count++;
      each->differing += !same;
    }
  p->count = count;
  if (!each->differing)
    complain(r, p->at,
             "nothing in this differs from one element to the next: M differs where the "
             "rule speaks of M ..., too");
}

/* ( ... ) ... of the user. */
static void resolve_each(resolving *r, lang_premise *p) {
  uint32_t differing;
  if (is_of_parts(r, p, &differing)) {
    lang_sequence_of_premises(r->l, p, differing);
    p->of_each = false;
    return;
  }
  lang_each *each = arena_new(&r->l->arena, lang_each);
  each->inner = *p;
  each->inner.of_each = false;
  *p = (lang_premise){.kind = PREMISE_EACH, .at = p->at, .each = each, .of_each = true};
  find_metas(r, p);
}

/* Judgments and steps give what they conclude, and so they do where `not` is denied. */
static bool may_give(const lang_premise *p) {
  return p->kind == PREMISE_JUDGMENT || p->kind == PREMISE_STEP;
}

bool lang_each_resolve(language *l, lang_rule *rule, diag_sink *sink) {
  resolving r = {.l = l, .rule = rule, .sink = sink, .fine = true};
  for (uint32_t k = 0; k < rule->in_count; k++)
    find_spreads(&r, rule->in[k], false, false);
  for (uint32_t k = 0; k < rule->out_count; k++)
    find_spreads(&r, rule->out[k], false, false);
  vec_each (lang_premise, p, &rule->premises)
    for (uint32_t k = 0; k < p->count; k++)
      find_spreads(&r, p->args[k], p->negated || (p->refutes && !may_give(p)),
                   p->of_each);
  for (uint32_t k = 0; k < r.added.size; k++) {
    vec_push(&rule->premises, r.added.data[k]);
    memmove(&rule->premises.data[k + 1], &rule->premises.data[k],
            (rule->premises.size - 1 - k) * sizeof *r.added.data);
    rule->premises.data[k] = r.added.data[k];
  }
  for (uint32_t k = 0; r.fine && k < r.added.size; k++)
    if (rule->premises.data[k].kind == PREMISE_EACH)
      find_metas(&r, &rule->premises.data[k]);
  for (uint32_t k = 0; r.fine && k < rule->premises.size; k++)
    if (rule->premises.data[k].of_each && rule->premises.data[k].kind != PREMISE_EACH)
      resolve_each(&r, &rule->premises.data[k]);
  vec_each (lang_premise, p, &rule->premises)
    p->of_each = false;
  vec_release(&r.added);
  return r.fine;
}

/* ---- Judgments ---- */

static lang_judgment *new_judgment(language *l, const char *name, const lang_premise *p) {
  lang_judgment *j = arena_new(&l->arena, lang_judgment);
  j->name = name;
  j->at = p->at;
  j->each = true;
  for (uint32_t k = 0; k < p->count; k++) {
    lang_sort *s = lang_sort_root(p->args[k]->sort);
    vec_push(&j->items, ((lang_item){.sort = s, .meta = s->name}));
    vec_push(&j->args, s);
  }
  vec_push(&l->judgments, j);
  return j;
}

static lang_rule *add_rule(language *l, lang_judgment *j, const char *name) {
  lang_rule *r = arena_new(&l->arena, lang_rule);
  r->name = arena_print(&l->arena, "%s_%s", j->name, name);
  r->at = j->at;
  vec_push(&j->rules, r);
  return r;
}

static void conclude(const lang_judgment *j, lang_rule *r, uint32_t arg, lang_expr *e) {
  if (j->is_out[arg])
    r->out[r->out_count++] = e;
  else
    r->in[r->in_count++] = e;
}

static bool all_known(const lang_expr *e, lang_is_known *is_known, const void *context) {
  if (e->kind == EXPR_META && !is_known(context, e->meta))
    return false;
  for (uint32_t k = 0; k < e->count; k++)
    if (!all_known(e->args[k], is_known, context))
      return false;
  return e->kind != EXPR_ANY;
}

/* A rule for one element before others; `last`: for one without others. */
static lang_rule *add_rule_of_element(language *l, lang_judgment *j,
                                      const lang_premise *p, bool last) {
  const lang_each *each = p->each;
  lang_rule *r = add_rule(l, j, last ? "one" : "more");
  lang_premise rest = {.kind = PREMISE_JUDGMENT,
                       .at = p->at,
                       .judgment = j,
                       .computed = true,
                       .count = p->count};
  for (uint32_t k = 0; k < p->count; k++) {
    lang_expr *one = each->metas[k];
    rest.args[k] = one;
    if (k < each->differing) {
      const char *name = arena_print(&l->arena, "others of %s", one->meta);
      rest.args[k] = last ? lang_sequence_make(l, j->args.data[k], NULL, NULL, p->at)
                          : metavariable(l, p->args[k]->sort, name, one->at);
      one = lang_sequence_make(l, j->args.data[k], one, rest.args[k], p->at);
    }
    conclude(j, r, k, one);
  }
  vec_push(&r->premises, each->inner);
  if (!last)
    vec_push(&r->premises, rest);
  return r;
}

static void add_rule_of_none(language *l, lang_judgment *j, const lang_premise *p) {
  lang_rule *r = add_rule(l, j, "none");
  for (uint32_t k = 0; k < p->count; k++)
    conclude(j, r, k,
             k < p->each->differing
                 ? lang_sequence_make(l, j->args.data[k], NULL, NULL, p->at)
                 : p->each->metas[k]);
}

/* What is the same for all and goes out is what the first gives, and without elements there
 * is none. */
static lang_judgment *judgment_of_each(language *l, const lang_premise *p,
                                       lang_is_known *is_known, const void *context) {
  const char *name = arena_print(&l->arena, "each%u", l->judgments.size + 1);
  lang_judgment *j = new_judgment(l, name, p);
  bool by_first = false;
  for (uint32_t k = 0; k < p->count; k++) {
    j->is_out[k] = !all_known(p->args[k], is_known, context);
    by_first = by_first || (j->is_out[k] && k >= p->each->differing);
  }
  if (by_first)
    add_rule_of_element(l, j, p, true);
  else
    add_rule_of_none(l, j, p);
  add_rule_of_element(l, j, p, false);
  return j;
}

static lang_judgment *known_judgment(const language *l, const char *name) {
  vec_each (lang_judgment *, j, &l->judgments)
    if (!strcmp((*j)->name, name))
      return *j;
  return NULL;
}

/* whole = front before back: where the whole is known, there are as many ways as places. */
static lang_judgment *judgment_of_join(language *l, const lang_premise *p, bool divide) {
  lang_sort *s = lang_sort_root(p->args[0]->sort);
  const char *name =
      arena_print(&l->arena, "%s_of_%s", divide ? "parts" : "whole", s->name);
  lang_judgment *j = known_judgment(l, name);
  if (j)
    return j;
  j = new_judgment(l, name, p);
  j->splits = divide;
  for (uint32_t k = 0; k < 3; k++)
    j->is_out[k] = divide == (k > 0);
  lang_expr *one = metavariable(l, s->element, "one", p->at);
  lang_expr *whole = metavariable(l, s, "whole", p->at);
  lang_expr *front = metavariable(l, s, "front", p->at);
  lang_expr *back = metavariable(l, s, "back", p->at);
  lang_rule *none = add_rule(l, j, "none"), *more = add_rule(l, j, "more");
  conclude(j, none, 0, back);
  conclude(j, none, 1, lang_sequence_make(l, s, NULL, NULL, p->at));
  conclude(j, none, 2, back);
  conclude(j, more, 0, lang_sequence_make(l, s, one, whole, p->at));
  conclude(j, more, 1, lang_sequence_make(l, s, one, front, p->at));
  conclude(j, more, 2, back);
  lang_premise rest = {.kind = PREMISE_JUDGMENT,
                       .at = p->at,
                       .judgment = j,
                       .computed = true,
                       .count = 3,
                       .args = {whole, front, back}};
  vec_push(&more->premises, rest);
  return j;
}

lang_judgment *lang_each_convert(language *l, lang_premise *p, lang_is_known *is_known,
                                 const void *context) {
  bool join = p->kind == PREMISE_JOIN;
  assert((join || p->kind == PREMISE_EACH) && "others are what they become");
  p->judgment = join ? judgment_of_join(l, p, all_known(p->args[0], is_known, context))
                     : judgment_of_each(l, p, is_known, context);
  p->kind = PREMISE_JUDGMENT;
  return p->judgment;
}
