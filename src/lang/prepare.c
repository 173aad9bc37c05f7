/* What the interpreter asks again and again of a language that has been read, found once:
 * sorts whose terms have names, patterns with contexts; and equal metavariables become the
 * same text, so that they are compared as pointers. */
#include "lang/prepare.h"

#include "lang/capture.h"
#include "lang/gather.h"

#include <assert.h>
#include <string.h>

/* More and more sorts, until nothing changes. */
static void find_names(language *l) {
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_sort *, s, &l->sorts) {
      bool names = (*s)->kind == SORT_NAMES || ((*s)->base && (*s)->base->has_names);
      vec_each (lang_production *, p, &(*s)->productions)
        vec_each (lang_sort *, a, &(*p)->args)
          names = names || (*a)->has_names;
      more = more || names != (*s)->has_names;
      (*s)->has_names = names;
    }
  }
}

typedef vector(const char *) text_vector;

static const char *the_same_text(text_vector *known, const char *text) {
  vec_each (const char *, t, known)
    if (!strcmp(*t, text))
      return *t;
  vec_push(known, text);
  return text;
}

static void prepare_expr(text_vector *known, lang_expr *e) {
  if (e->meta)
    e->meta = the_same_text(known, e->meta);
  e->has_plug = e->kind == EXPR_PLUG;
  for (uint32_t k = 0; k < e->count; k++)
    if (e->args[k]) {
      prepare_expr(known, e->args[k]);
      e->has_plug = e->has_plug || (e->kind == EXPR_MAKE && e->args[k]->has_plug);
    }
  if (e->kind == EXPR_PLUG) { /* the context stands behind what is in it */
    assert(e->count == 2 && e->args[1]);
    e->args[1]->meta = e->meta;
  }
}

static void prepare_rules(language *l, text_vector *known, lang_rule **rules,
                          uint32_t count) {
  for (uint32_t r = 0; r < count; r++) {
    for (uint32_t k = 0; k < rules[r]->in_count; k++)
      prepare_expr(known, rules[r]->in[k]);
    for (uint32_t k = 0; k < rules[r]->out_count; k++)
      prepare_expr(known, rules[r]->out[k]);
    vec_each (lang_premise, p, &rules[r]->premises)
      for (uint32_t k = 0; k < p->count; k++)
        prepare_expr(known, p->args[k]);
    lang_find_moves(l, rules[r]);
    lang_find_shared(l, rules[r]);
  }
}

void language_prepare(language *l) {
  text_vector known = {0};
  find_names(l);
  lang_find_gathered(l);
  vec_each (lang_sort *, s, &l->sorts)
    for (uint32_t k = 0; k < (*s)->productions.size; k++)
      (*s)->productions.data[k]->index = k;
  vec_each (lang_judgment *, j, &l->judgments)
    prepare_rules(l, &known, (*j)->rules.data, (*j)->rules.size);
  vec_each (lang_function *, f, &l->functions)
    prepare_rules(l, &known, (*f)->rules.data, (*f)->rules.size);
  vec_each (lang_reduction *, r, &l->reductions)
    prepare_rules(l, &known, (*r)->rules.data, (*r)->rules.size);
  vec_each (lang_expr *, e, &l->finals)
    prepare_expr(&known, *e);
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_expr *, e, &(*s)->patterns)
      prepare_expr(&known, *e);
  for (uint32_t k = 0; k < LANG_ARGS; k++)
    if (l->given[k])
      prepare_expr(&known, l->given[k]);
  vec_release(&known);
}
