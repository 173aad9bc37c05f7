/* Counts through the changes in the order of the file, and makes one of them. */
#include "lang/mutate.h"

#include "lang/items.h"
#include "lang/rules.h"

#include <string.h>

typedef struct mutating {
  language *l;
  uint32_t left; /* changes before the wanted one */
  lang_mutation *made;
  bool done;
} mutating;

static bool is_next(mutating *m) {
  if (m->done || m->left--)
    return false;
  return m->done = true;
}

/* Premises may stand apart without a comma. */
static bool begins_another(const lang_rule *r, const lang_premise *p,
                           const lang_token *t) {
  for (uint32_t k = 0; k < r->premises.size; k++) {
    const lang_premise *q = &r->premises.data[k];
    if (q != p && !q->computed && q->at.line == t->line && q->at.column == t->column)
      return true;
  }
  return false;
}

/* The premise as it is written. */
static const char *premise_text(language *l, const lang_rule *r, const lang_premise *p) {
  const char *text = "";
  int depth = 0;
  bool inside = false;
  for (uint32_t i = r->first; i < r->last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->line == p->at.line && t->column == p->at.column)
      inside = true;
    if (!inside)
      continue;
    depth += !strcmp(t->text, "(") - !strcmp(t->text, ")");
    bool ends = depth <= 0 && *text && (!strcmp(t->text, ",") || !strcmp(t->text, "=>"));
    if (ends && !(i + 2 < r->last && !strcmp(t[2].text, ":"))) /* G, x:T goes on */
      break;
    if (*text && begins_another(r, p, t))
      break;
    text = arena_print(&l->arena, "%s%s%s", text, *text ? " " : "",
                       lang_token_text(t, &l->arena));
  }
  return text;
}

static void drop_premises(mutating *m, lang_rule *r) {
  for (uint32_t k = 0; k < r->premises.size && !m->done; k++)
    if (!r->premises.data[k].computed && is_next(m)) {
      m->made->rule = r;
      m->made->at = r->premises.data[k].at;
      m->made->what = arena_print(&m->l->arena, "without the premise %s",
                                  premise_text(m->l, r, &r->premises.data[k]));
      memmove(&r->premises.data[k], &r->premises.data[k + 1],
              (r->premises.size - 1 - k) * sizeof *r->premises.data);
      r->premises.size--;
    }
}

typedef struct metas {
  const lang_expr *found[32];
  uint32_t count;
} metas;

static void collect(const lang_expr *e, metas *out) {
  if (e->kind == EXPR_META && !e->sort->is_context && !e->spread) {
    for (uint32_t i = 0; i < out->count; i++)
      if (!strcmp(out->found[i]->meta, e->meta))
        return;
    if (out->count < 32)
      out->found[out->count++] = e;
  }
  for (uint32_t i = 0; i < e->count; i++)
    collect(e->args[i], out);
}

static lang_expr *exchanged(language *l, const lang_expr *e, const lang_expr *a,
                            const lang_expr *b) {
  lang_expr *copy = arena_new(&l->arena, lang_expr);
  *copy = *e;
  if (e->kind == EXPR_META)
    copy->meta = !strcmp(e->meta, a->meta)   ? b->meta
                 : !strcmp(e->meta, b->meta) ? a->meta
                                             : e->meta;
  for (uint32_t i = 0; i < e->count; i++)
    copy->args[i] = exchanged(l, e->args[i], a, b);
  return copy;
}

static bool mentions(const lang_premise *p, const lang_expr *meta) {
  metas own = {.count = 0};
  for (uint32_t i = 0; i < p->count; i++)
    collect(p->args[i], &own);
  for (uint32_t i = 0; i < own.count; i++)
    if (!strcmp(own.found[i]->meta, meta->meta))
      return true;
  return false;
}

static void exchange_in(mutating *m, lang_rule *r, lang_premise *p, const metas *all) {
  for (uint32_t i = 0; i < all->count; i++)
    for (uint32_t k = i + 1; k < all->count; k++) {
      const lang_expr *a = all->found[i], *b = all->found[k];
      if (a->sort != b->sort || (!mentions(p, a) && !mentions(p, b)) || !is_next(m))
        continue;
      m->made->rule = r;
      m->made->at = p->at;
      m->made->what = arena_print(&m->l->arena, "with %s and %s exchanged in %s", a->meta,
                                  b->meta, premise_text(m->l, r, p));
      for (uint32_t x = 0; x < p->count; x++)
        p->args[x] = exchanged(m->l, p->args[x], a, b);
      return;
    }
}

/* Of a sequence that is written by its elements: nobody wrote a premise. */
static bool is_own(const lang_premise *p) {
  return p->computed && p->kind == PREMISE_JUDGMENT;
}

static void exchange(mutating *m, lang_rule *r) {
  metas all = {.count = 0};
  for (uint32_t i = 0; i < r->in_count; i++)
    collect(r->in[i], &all);
  for (uint32_t i = 0; i < r->out_count; i++)
    collect(r->out[i], &all);
  vec_each (lang_premise, p, &r->premises)
    for (uint32_t i = 0; i < p->count && !is_own(p); i++)
      collect(p->args[i], &all);
  vec_each (lang_premise, p, &r->premises)
    if (!m->done && !is_own(p))
      exchange_in(m, r, p, &all);
}

/* The rules of one judgment, function or reduction; gives how many are left. To leave out
 * a rule of a judgment only makes programs fewer. */
static uint32_t change_rules(mutating *m, lang_rule **rules, uint32_t count, bool drop) {
  for (uint32_t i = 0; i < count && !m->done; i++) {
    drop_premises(m, rules[i]);
    if (!m->done)
      exchange(m, rules[i]);
    if (drop && !m->done && is_next(m)) {
      m->made->rule = rules[i];
      m->made->at = rules[i]->at;
      m->made->what = "without the rule";
      vec_release(&rules[i]->premises);
      memmove(&rules[i], &rules[i + 1], (count - 1 - i) * sizeof *rules);
      return count - 1;
    }
  }
  return count;
}

static void nobody(diag_sink *sink, diag_severity severity, place at, const char *text) {
  (void)sink, (void)severity, (void)at, (void)text;
}

bool lang_mutate(language *l, uint32_t number, lang_mutation *made, bool *runs) {
  mutating m = {.l = l, .left = number, .made = made};
  vec_each (lang_judgment *, j, &l->judgments)
    if (!(*j)->each) /* these are made of premises that are changed where they stand */
      (*j)->rules.size = change_rules(&m, (*j)->rules.data, (*j)->rules.size, false);
  vec_each (lang_function *, f, &l->functions)
    (*f)->rules.size = change_rules(&m, (*f)->rules.data, (*f)->rules.size, true);
  vec_each (lang_reduction *, r, &l->reductions)
    (*r)->rules.size = change_rules(&m, (*r)->rules.data, (*r)->rules.size, true);
  diag_sink silent = {.report = nobody};
  *runs = m.done && lang_modes_check(l, &silent);
  return m.done;
}
