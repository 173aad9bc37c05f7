#include "lang/contexts.h"

#include "lang/items.h"
#include "lang/terms.h"

typedef struct checking {
  const language *l;
  diag_sink *sink;
  bool fine;
} checking;

static void complain(checking *c, place at, const char *context) {
  if (c->fine)
    lang_error_at(
        c->l, c->sink, at,
        "a context is no term and stands around one, %s[...]: put a word that the "
        "grammar has, and no program is, into its hole, %s[here], and let this "
        "be about terms",
        context, context);
  c->fine = false;
}

static void check_expr(checking *c, const lang_expr *x, place at) {
  if (x->at.line)
    at = x->at;
  if ((x->kind == EXPR_META || x->kind == EXPR_MAKE) && x->sort && x->sort->is_context)
    complain(c, at, x->sort->name);
  for (uint32_t k = 0; k < x->count; k++)
    if (x->kind != EXPR_PLUG || k != 1)
      check_expr(c, x->args[k], at);
}

static void check_rules(checking *c, lang_rule *const *rules, uint32_t count) {
  for (uint32_t r = 0; r < count; r++) {
    for (uint32_t k = 0; k < rules[r]->in_count; k++)
      check_expr(c, rules[r]->in[k], rules[r]->at);
    for (uint32_t k = 0; k < rules[r]->out_count; k++)
      check_expr(c, rules[r]->out[k], rules[r]->at);
    vec_each (const lang_premise, p, &rules[r]->premises)
      for (uint32_t k = 0; k < p->count; k++)
        check_expr(c, p->args[k], p->at);
  }
}

bool lang_contexts_check(const language *l, diag_sink *sink) {
  checking c = {.l = l, .sink = sink, .fine = true};
  vec_each (lang_judgment *, j, &l->judgments) {
    vec_each (lang_sort *, s, &(*j)->args)
      if ((*s)->is_context)
        complain(&c, (*j)->at, (*s)->name);
    check_rules(&c, (*j)->rules.data, (*j)->rules.size);
  }
  vec_each (lang_function *, f, &l->functions) {
    vec_each (lang_sort *, s, &(*f)->args)
      if ((*s)->is_context)
        complain(&c, (*f)->at, (*s)->name);
    if ((*f)->result->is_context)
      complain(&c, (*f)->at, (*f)->result->name);
    check_rules(&c, (*f)->rules.data, (*f)->rules.size);
  }
  vec_each (lang_reduction *, red, &l->reductions)
    check_rules(&c, (*red)->rules.data, (*red)->rules.size);
  return c.fine;
}
