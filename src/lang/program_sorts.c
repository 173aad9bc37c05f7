#include "lang/program_sorts.h"

#include "lang/terms.h"

#include <assert.h>

enum { UNBOUNDED = 1000000 };

bool program_sort_is_tree(const lang_sort *s) {
  return lang_shape_of(s) == SHAPE_TREE && !lang_sort_root((lang_sort *)s)->sized;
}

bool program_sort_is_counted(const programs *p, const lang_sort *s) {
  lang_goal_kind goal = p->i->l->goal->kind;
  return program_sort_is_tree(s) ||
         (s->kind == SORT_TERMS && (goal == GOAL_TOTAL || goal == GOAL_AGREE));
}

/* The fewest nodes of a term of each sort: smaller and smaller, until nothing changes. */
static void find_least(programs *p) {
  const language *l = p->i->l;
  for (uint32_t s = 0; s < PROGRAM_SORTS; s++)
    p->least[s] = UNBOUNDED;
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_sort *, s, &l->sorts)
      vec_each (lang_production *, made, &(*s)->productions) {
        uint32_t nodes = 1;
        vec_each (lang_sort *, a, &(*made)->args)
          if (program_sort_is_counted(p, *a) && nodes < UNBOUNDED)
            nodes += p->least[lang_sort_root(*a)->index];
        if ((*made)->level && nodes < p->least[(*s)->index]) {
          p->least[(*s)->index] = nodes;
          more = true;
        }
      }
  }
}

static void find_scoped(programs *p) {
  vec_each (lang_sort *, s, &p->i->l->sorts)
    vec_each (lang_production *, made, &(*s)->productions)
      for (uint32_t k = 0; lang_shape_of(*s) == SHAPE_TREE && k < (*made)->args.size; k++)
        if ((*made)->binds[k])
          p->scoped[(*made)->args.data[k]->index] = true;
        else if ((*made)->gathers[k])
          vec_each (lang_sort *, names, &p->i->l->sorts)
            if ((*names)->kind == SORT_NAMES && (*names)->bound)
              p->scoped[(*names)->index] = true;
}

static void find_shared(programs *p) {
  vec_each (lang_sort *, s, &p->i->l->sorts)
    p->shares[(*s)->index] = (*s)->kind == SORT_TERMS && !(*s)->base &&
                             lang_shape_of(*s) == SHAPE_PACKED &&
                             !program_sort_is_counted(p, *s) && !(*s)->has_names;
}

static bool has_sort(const lang_sort *s, const bool *sorts) {
  vec_each (lang_production *, made, &s->productions)
    vec_each (lang_sort *, a, &(*made)->args)
      if (sorts[lang_sort_root(*a)->index])
        return true;
  return false;
}

/* What types are inferred with, such as variables that are numbered and the constraints that
 * these are in: to try all of it takes longer than to fill in the part that it is said of. */
static void find_wide(programs *p) {
  const language *l = p->i->l;
  bool in_programs[PROGRAM_SORTS] = {false};
  enum { MANY = 6 };
  in_programs[lang_sort_root(l->reductions.data[0]->sort)->index] = true;
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_sort *, s, &l->sorts) {
      if (!p->wide[(*s)->index] &&
          ((*s)->kind == SORT_INTS ? (*s)->high - (*s)->low + 1 >= MANY
                                   : has_sort(*s, p->wide)))
        more = p->wide[(*s)->index] = true;
      vec_each (lang_production *, made, &(*s)->productions)
        vec_each (lang_sort *, a, &(*made)->args)
          if (in_programs[(*s)->index] && !in_programs[lang_sort_root(*a)->index])
            more = in_programs[lang_sort_root(*a)->index] = true;
    }
  }
  for (uint32_t k = 0; k < l->sorts.size; k++)
    p->wide[k] = p->wide[k] && !in_programs[k];
}

static void number_productions(programs *p) {
  vec_each (lang_sort *, s, &p->i->l->sorts) {
    p->first_production[(*s)->index] = p->productions;
    p->productions += (*s)->productions.size;
  }
  p->uses = arena_new_array(&p->arena, uint32_t, p->productions + 1);
  p->shown = arena_new_array(&p->arena, uint32_t, p->productions + 1);
  p->alike = arena_new_array(&p->arena, bool, p->productions + 1);
}

/* ---- Words that are alike ---- */

static void no_longer_alike(programs *p, const lang_expr *x) {
  if (!x)
    return;
  if (x->kind == EXPR_MAKE)
    p->alike[p->first_production[x->production->sort->index] + x->production->index] =
        false;
  for (uint32_t k = 0; k < x->count; k++)
    no_longer_alike(p, x->args[k]);
}

static void none_alike_in(programs *p, lang_rule *const *rules, uint32_t count) {
  for (uint32_t r = 0; r < count; r++) {
    for (uint32_t k = 0; k < rules[r]->in_count; k++)
      no_longer_alike(p, rules[r]->in[k]);
    for (uint32_t k = 0; k < rules[r]->out_count; k++)
      no_longer_alike(p, rules[r]->out[k]);
    vec_each (const lang_premise, q, &rules[r]->premises)
      for (uint32_t k = 0; k < q->count; k++)
        no_longer_alike(p, q->args[k]);
  }
}

/* Names of classes, say: what nothing in the language speaks of. */
static void find_alike(programs *p) {
  const language *l = p->i->l;
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, made, &(*s)->productions)
      p->alike[p->first_production[(*s)->index] + (*made)->index] =
          (*made)->level && !(*made)->args.size && (*made)->index < 64;
  vec_each (lang_judgment *, j, &l->judgments)
    none_alike_in(p, (*j)->rules.data, (*j)->rules.size);
  vec_each (lang_function *, f, &l->functions)
    none_alike_in(p, (*f)->rules.data, (*f)->rules.size);
  vec_each (lang_reduction *, r, &l->reductions)
    none_alike_in(p, (*r)->rules.data, (*r)->rules.size);
  if (l->finals_where)
    none_alike_in(p, l->finals_where->rules.data, l->finals_where->rules.size);
  vec_each (lang_expr *, x, &l->finals)
    no_longer_alike(p, *x);
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_expr *, x, &(*s)->patterns)
      no_longer_alike(p, *x);
  for (uint32_t k = 0; k < LANG_ARGS; k++)
    no_longer_alike(p, l->given[k]);
}

void program_sorts_find(programs *p) {
  assert(p->i->l->sorts.size <= PROGRAM_SORTS);
  find_least(p);
  find_scoped(p);
  find_shared(p);
  find_wide(p);
  number_productions(p);
  find_alike(p);
}
