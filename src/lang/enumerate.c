/* All programs of a size, and which of them first.
 *
 * Programs of one node come first, then those of two, and so on: what is found is as small
 * as can be. The number of programs grows by a factor of five to ten with each node, and most
 * of it is variety: `let x = new nil in hd (tl x)` has seven different alternatives of the
 * grammar in it, where most errors need few, some of them several times. So after all programs
 * of n nodes as much time is spent again on larger ones that are made of few different
 * alternatives: of two, of three, and so on, each up to the most nodes that are asked for. And as much
 * on larger ones with no context around what is evaluated, and with one: `cast C (cast D (e . f)) . f` has a
 * program's worth of nodes around `e . f`, in 3^n ways, and few errors need two of them. What is
 * found there was judged like any other, and what holds is said of the full search alone.
 */
#include "lang/explain.h"

#include "lang/interpret_internal.h"
#include "lang/nesting.h"
#include "lang/programs.h"
#include "lang/terms.h"

typedef struct searching {
  interpreter *i;
  lang_search *s;
  const _Atomic bool *stop;
  const programs *programs;
  bool plain;
  arena keeps;
} searching;

static lang_value *copy(arena *a, const lang_value *v) {
  lang_value *c = arena_new(a, lang_value);
  *c = *v;
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    c->args[k] = copy(a, v->args[k]);
  return c;
}

static bool excludes_any(const lang_value *v) {
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (excludes_any(v->args[k]))
      return true;
  return v->open && v->excluded;
}

static bool has_open(const lang_value *v) {
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (has_open(v->args[k]))
      return true;
  return v->open;
}

/* Whether the program is fine when 'exists' tries deeper terms as well. */
static bool is_fine_deeper(interpreter *i, lang_value *program) {
  i->given++;
  i->deeper = true;
  interpreter_forget_terms(i);
  bool fine = !lang_is_fault(lang_judge_open(i, program, false).fault);
  i->given--;
  i->deeper = false;
  interpreter_forget_terms(i);
  return fine;
}

static uint32_t depth_of(const lang_value *v) {
  uint32_t deepest = 0;
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++) {
    uint32_t d = depth_of(v->args[k]);
    deepest = d > deepest ? d : deepest;
  }
  return deepest + (v->production != NULL);
}

/* Whether something that is only computed with is deeper in a derivation than what is
 * guessed. */
static bool is_deep(const interpreter *i, const lang_derivation *d) {
  for (uint32_t k = 0; k < d->judgment->args.size; k++) {
    const lang_sort *s = d->args[k] ? lang_sort_root(d->args[k]->sort) : NULL;
    uint32_t most = !s ? 0 : lang_shape_of(s) == SHAPE_PACKED ? i->given : s->tried;
    if (most && depth_of(d->args[k]) > most)
      return true;
  }
  vec_each (lang_derivation *, p, &d->premises)
    if (is_deep(i, *p))
      return true;
  return false;
}

/* Where judgments guess, a program whose derivation has deeper types than are guessed is
 * outside the bounds: after a step, none that is deep enough would be tried. */
static bool is_outside(const interpreter *i, const lang_finding *f) {
  return i->l->guesses && f->fault == FAULT_TYPE && i->l->goal->kind == GOAL_SOUND &&
         f->type.why && is_deep(i, f->type.why);
}

/* A program without open parts, by itself. What was promised of its parts while they were open may
 * not be so: before a step it has no type then, and nothing is said of it; after a step the promise is
 * broken, and not the language. */
static lang_finding judge_whole(interpreter *i, lang_value *program) {
  struct lang_promises *promises = i->promises;
  i->promises = NULL;
  i->tables = NULL;
  lang_finding f = lang_judge(i, program);
  i->promises = promises;
  i->tables = NULL;
  return f;
}

static program_answer judge_next(void *context, lang_value *program) {
  searching *g = context;
  lang_search *s = g->s;
  /* As long as none was found that is checked, it is not known that there are any. */
  lang_finding f = lang_judge_open(g->i, program, s->checked && !g->plain);
  s->stopped = (g->stop && *g->stop) ||
               (g->programs->most && g->programs->all_judged > g->programs->most);
  if (s->stopped)
    return PROGRAM_ENOUGH;
  if (g->i->needed)
    return PROGRAM_NEXT;
  bool first = f.fault == FAULT_NONE && !s->checked &&
               (g->i->apart.size || excludes_any(program) ||
                (g->i->promises && g->i->promises->made.size));
  if ((lang_is_fault(f.fault) || first) && has_open(program))
    return PROGRAM_WHOLE;
  if (lang_is_fault(f.fault) && g->i->promises) {
    f = judge_whole(g->i, program);
    if (!lang_is_fault(f.fault) && f.fault != FAULT_UNKNOWN)
      return PROGRAM_NEXT;
  }
  if (is_outside(g->i, &f))
    return PROGRAM_NEXT;
  if (lang_is_fault(f.fault) && g->i->l->guesses && is_fine_deeper(g->i, program)) {
    s->bounded = true;
    return PROGRAM_NEXT;
  }
  s->programs++;
  s->final += f.fault == FAULT_FINAL;
  s->gave_up = s->gave_up || f.fault == FAULT_UNKNOWN;
  s->checked +=
      f.fault != FAULT_UNTYPED && f.fault != FAULT_FINAL && f.fault != FAULT_SAFE;
  if (!lang_is_fault(f.fault))
    return PROGRAM_NEXT;
  s->found.fault = f.fault;
  s->found.before = copy(&g->keeps, program); /* it is gone after the search */
  return PROGRAM_ENOUGH;
}

static bool is_over(const lang_search *s) {
  return lang_is_fault(s->found.fault) || s->stopped;
}

static void search_size(searching *g, programs *p, uint32_t nodes, uint32_t positions) {
  g->s->programs = g->s->final = g->s->checked = 0; /* smaller ones come once more */
  programs_search(p, g->i->l->reductions.data[0]->sort, nodes, positions, g->plain);
}

/* Larger programs of few alternatives, after all of so many nodes. *kinds: how many
 * alternatives; fewer have been searched already. */
static void search_few(searching *g, programs *p, uint32_t done, uint32_t nodes,
                       uint32_t positions, uint32_t *kinds) {
  while (p->budget && *kinds <= p->productions && !is_over(g->s)) {
    for (uint32_t n = done + 1; n <= nodes && p->budget && !is_over(g->s); n++) {
      p->most_kinds = *kinds;
      search_size(g, p, n, positions);
      g->s->kinds = *kinds;
      g->s->around = 0;
      g->s->nodes = n;
    }
    *kinds += p->budget && !is_over(g->s);
  }
  p->most_kinds = 0;
}

/* Larger programs with at most so many contexts around what is evaluated. *searched: of so many
 * nodes all have been searched. */
static void search_flat(searching *g, programs *p, uint32_t around, uint32_t done,
                        uint32_t nodes, uint32_t positions, uint32_t *searched) {
  *searched = *searched < done ? done : *searched;
  while (p->budget && *searched < nodes && !is_over(g->s)) {
    p->most_nested = around + 1;
    search_size(g, p, *searched + 1, positions);
    g->s->around = p->most_nested;
    g->s->nodes = *searched + 1;
    *searched += p->budget && !is_over(g->s);
  }
  p->most_nested = 0;
}

/* How far what is ahead has been searched. */
typedef struct ahead {
  uint32_t kinds, searched[2];
} ahead;

/* Larger programs, after all of n nodes: as much work for each way to choose them as these took. */
static void search_ahead(searching *g, programs *p, uint32_t n, uint32_t nodes,
                         uint32_t positions, ahead *a) {
  enum { WORTHWHILE = 2000 };
  const uint64_t work = p->judged > WORTHWHILE ? p->judged : 0;
  for (uint32_t k = 0; k < 2 && program_may_nest(g->i->l); k++) {
    p->budget = work;
    search_flat(g, p, k, n, nodes, positions, &a->searched[k]);
  }
  p->budget = work;
  search_few(g, p, n, nodes, positions, &a->kinds);
}

void lang_search_all(interpreter *i, const lang_layout *y, uint32_t nodes,
                     uint32_t positions, bool plain, uint64_t most,
                     const _Atomic bool *stop, lang_search *s) {
  searching g = {.i = i, .s = s, .stop = stop, .plain = plain};
  i->listed = plain;
  ahead a = {.kinds = 2};
  arena_init(&g.keeps);
  programs p;
  i->given = y->given;
  programs_init(&p, i, y, judge_next, &g);
  p.most = most;
  g.programs = &p;
  *s = (lang_search){0};
  for (uint32_t n = 1; n <= nodes && !is_over(s); n++) {
    p.judged = s->nodes = 0;
    search_size(&g, &p, n, positions);
    s->all = n - is_over(s);
    if (!is_over(s) && n < nodes && !plain)
      search_ahead(&g, &p, n, nodes, positions, &a);
  }
  s->gave_up = s->gave_up || p.lost;
  programs_release(&p);
  interpreter_clear(i);
  if (s->found.before) {
    s->found = lang_judge(i, copy(&i->arena, s->found.before));
    s->gave_up = s->gave_up || !lang_is_fault(s->found.fault);
  }
  arena_release(&g.keeps);
}
