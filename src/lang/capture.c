#include "lang/capture.h"

#include "lang/terms.h"

#include <string.h>

enum { BINDERS = 16, METAS = 64 };

typedef struct scope { /* of the patterns of a rule */
  const char *binders[BINDERS];
  lang_sort *names[BINDERS];
  uint32_t outer[BINDERS]; /* binders around each, by number */
  uint32_t count;
  const lang_expr *metas[METAS];
  uint32_t around[METAS]; /* binders around each metavariable */
  uint32_t meta_count;
  bool full;
} scope;

static uint32_t add_binder(scope *s, const lang_expr *x, uint32_t around) {
  for (uint32_t b = 0; b < s->count; b++)
    if (!strcmp(s->binders[b], x->meta))
      return 1u << b;
  if (s->count == BINDERS) {
    s->full = true;
    return 0;
  }
  s->binders[s->count] = x->meta;
  s->names[s->count] = x->sort;
  s->outer[s->count] = around;
  return 1u << s->count++;
}

static bool is_binder(const lang_expr *x, uint32_t arg) {
  return x->kind == EXPR_MAKE && x->production->binds[arg] &&
         x->args[arg]->kind == EXPR_META;
}

static void read_pattern(scope *s, const lang_expr *x, uint32_t around) {
  if (x->kind == EXPR_META) {
    if (s->meta_count < METAS) {
      s->metas[s->meta_count] = x;
      s->around[s->meta_count++] = around;
    }
    return;
  }
  uint32_t added[LANG_ARGS] = {0};
  for (uint32_t k = 0; k < x->count; k++)
    if (is_binder(x, k))
      added[k] = add_binder(s, x->args[k], around);
  for (uint32_t k = 0; k < x->count; k++) {
    uint32_t inner = around;
    for (uint32_t b = 0; b < x->count; b++)
      if (added[b] && x->production->binds[b] >> k & 1)
        inner |= added[b];
    if (!added[k])
      read_pattern(s, x->args[k], inner);
  }
}

/* Binders around the metavariable in the patterns; false: it is none of theirs. */
static bool scope_around(const scope *s, const char *meta, uint32_t *around) {
  for (uint32_t m = 0; m < s->meta_count; m++)
    if (!strcmp(s->metas[m]->meta, meta)) {
      *around = s->around[m];
      return true;
    }
  return false;
}

/* Binders among `over` that something in the expression does not stand under; for each,
 * whether that stands under another one which is beside it. */
static uint32_t come_under(const scope *s, const lang_expr *x, uint32_t over,
                           bool *beside) {
  uint32_t moved = 0, around = 0;
  if (x->kind == EXPR_META && lang_sort_root(x->sort)->has_names &&
      scope_around(s, x->meta, &around)) {
    moved = over & ~around;
    for (uint32_t b = 0; b < s->count; b++)
      for (uint32_t z = 0; moved >> b & 1 && z < s->count; z++)
        if (around >> z & 1 && s->names[z] == s->names[b] && !(s->outer[z] >> b & 1) &&
            !(s->outer[b] >> z & 1))
          *beside = true;
  }
  for (uint32_t k = 0; k < x->count; k++)
    moved |= come_under(s, x->args[k], over, beside);
  return moved;
}

static uint32_t binder_called(const scope *s, const lang_expr *x) {
  for (uint32_t b = 0; x->kind == EXPR_META && b < s->count; b++)
    if (!strcmp(s->binders[b], x->meta))
      return 1u << b;
  return 0;
}

/* Binders that are made by the expression around something that comes under them. */
static uint32_t moved_in(const scope *s, const lang_expr *x, bool *beside) {
  uint32_t moved = 0;
  for (uint32_t b = 0; x->kind == EXPR_MAKE && b < x->count; b++) {
    uint32_t made = x->production->binds[b] ? binder_called(s, x->args[b]) : 0;
    for (uint32_t k = 0; made && k < x->count; k++)
      if (x->production->binds[b] >> k & 1)
        moved |= come_under(s, x->args[k], made, beside);
  }
  for (uint32_t k = 0; k < x->count; k++)
    moved |= moved_in(s, x->args[k], beside);
  return moved;
}

/* Names that the expression binds in an environment. */
static uint32_t bound_in(const scope *s, const lang_expr *x) {
  uint32_t bound = 0;
  if (x->kind == EXPR_MAKE && x->sort->is_environment)
    for (uint32_t k = 0; k < x->count; k++)
      bound |= binder_called(s, x->args[k]);
  for (uint32_t k = 0; k < x->count; k++)
    bound |= bound_in(s, x->args[k]);
  return bound;
}

static uint32_t moved_in_premise(const scope *s, const lang_premise *p, bool *beside) {
  uint32_t moved = 0, bound = 0;
  for (uint32_t k = 0; k < p->count; k++) {
    moved |= moved_in(s, p->args[k], beside);
    bound |= bound_in(s, p->args[k]);
  }
  for (uint32_t k = 0; bound && k < p->count; k++) {
    const lang_sort *root = lang_sort_root(p->args[k]->sort);
    if (!root->is_environment)
      moved |= come_under(s, p->args[k], bound, beside);
  }
  return moved;
}

static lang_move *move_of(language *l, const scope *s, uint32_t binder) {
  lang_move *m = arena_new(&l->arena, lang_move);
  *m = (lang_move){.binder = s->binders[binder], .names = s->names[binder]};
  m->metas = arena_new_array(&l->arena, const char *, s->meta_count + 1);
  for (uint32_t k = 0; k < s->meta_count; k++)
    if (s->around[k] >> binder & 1)
      m->metas[m->count++] = s->metas[k]->meta;
  for (uint32_t k = 0; k < s->meta_count; k++)
    for (uint32_t n = 0; n < m->count && !(s->around[k] >> binder & 1); n++)
      m->beside = m->beside || !strcmp(s->metas[k]->meta, m->metas[n]);
  return m;
}

void lang_find_moves(language *l, lang_rule *r) {
  scope s = {0};
  for (uint32_t k = 0; k < r->in_count; k++)
    read_pattern(&s, r->in[k], 0);
  bool beside = false;
  uint32_t moved = 0;
  for (uint32_t k = 0; k < r->out_count; k++)
    moved |= moved_in(&s, r->out[k], &beside);
  vec_each (lang_premise, p, &r->premises)
    moved |= moved_in_premise(&s, p, &beside);
  r->side_by_side = beside;
  r->move_count = 0;
  for (uint32_t b = 0; b < s.count; b++)
    r->move_count += moved >> b & 1;
  r->moves = r->move_count ? arena_new_array(&l->arena, lang_move, r->move_count) : NULL;
  lang_move *m = r->moves;
  for (uint32_t b = 0; b < s.count; b++)
    if (moved >> b & 1) {
      *m++ = *move_of(l, &s, b);
    }
}

/* ---- One binder for several terms ---- */

typedef struct stands { /* how often a name stands in patterns */
  uint32_t binder, alone;
} stands;

static bool is_called(const lang_expr *x, const char *name) {
  return x->kind == EXPR_META && !strcmp(x->meta, name);
}

/* Within its scope it is no other name. */
static void count_name(const lang_expr *x, const char *name, stands *s) {
  s->alone += is_called(x, name);
  uint32_t scope = 0;
  for (uint32_t k = 0; k < x->count; k++)
    if (is_binder(x, k) && is_called(x->args[k], name))
      scope |= x->production->binds[k] | 1u << k;
  s->binder += scope != 0;
  for (uint32_t k = 0; k < x->count; k++)
    if (!(scope >> k & 1))
      count_name(x->args[k], name, s);
}

static void share_binders(lang_expr *x, const lang_move *m) {
  for (uint32_t k = 0; k < x->count; k++) {
    if (is_binder(x, k) && is_called(x->args[k], m->binder) && !x->args[k]->shared)
      x->args[k]->shared = m;
    share_binders(x->args[k], m);
  }
}

/* The part of a premise that is matched with what it gives; NULL: none, or none any more. */
static lang_expr *pattern_of(const lang_premise *p, uint32_t k) {
  bool given = p->kind == PREMISE_JUDGMENT ? p->judgment->is_out[k]
               : p->kind == PREMISE_STEP   ? k == 1
                                         : p->kind == PREMISE_EQUAL && p->match == (int)k;
  return k < p->count && given ? p->args[k] : NULL;
}

static void share_in_premises(const lang_rule *r, const lang_move *m) {
  vec_each (lang_premise, p, &r->premises)
    for (uint32_t k = 0; k < p->count; k++)
      if (pattern_of(p, k))
        share_binders(pattern_of(p, k), m);
}

void lang_find_shared(language *l, lang_rule *r) {
  scope s = {0};
  for (uint32_t k = 0; k < r->in_count; k++)
    read_pattern(&s, r->in[k], 0);
  uint32_t own = s.count;
  vec_each (lang_premise, p, &r->premises)
    for (uint32_t k = 0; k < p->count; k++)
      if (pattern_of(p, k))
        read_pattern(&s, pattern_of(p, k), 0);
  for (uint32_t b = 0; b < s.count; b++) {
    stands in = {0}, all;
    for (uint32_t k = 0; k < r->in_count; k++)
      count_name(r->in[k], s.binders[b], &in);
    all = in;
    vec_each (lang_premise, p, &r->premises)
      for (uint32_t k = 0; k < p->count; k++)
        if (pattern_of(p, k))
          count_name(pattern_of(p, k), s.binders[b], &all);
    if (all.binder < 2 || all.alone)
      continue;
    lang_move *m = move_of(l, &s, b);
    for (uint32_t k = 0; k < r->in_count && b < own && in.binder > 1; k++)
      share_binders(r->in[k], m);
    lang_move *late = move_of(l, &s, b);
    late->beside = true; /* premises may have used the name by then */
    share_in_premises(r, late);
  }
}

static lang_value *new_name(interpreter *i, lang_value *name, const lang_value *in) {
  const lang_production *variable = value_variables(i, in->sort, name->sort);
  if (!variable)
    return name;
  lang_value *v = value_new(i, variable->sort, variable);
  v->args[0] = name;
  return v;
}

static void freshen(interpreter *i, const lang_move *m, frame *f) {
  lang_value *old = frame_get(f, m->binder);
  if (!old || old->open)
    return;
  lang_value *name = value_number(i, m->names, i->next_name++);
  for (uint32_t k = 0; k < f->count; k++) {
    bool under = false;
    for (uint32_t n = 0; n < m->count; n++)
      under = under || f->metas[k] == m->metas[n];
    if (f->metas[k] == m->binder)
      f->values[k] = name;
    else if (under && !f->values[k]->way)
      f->values[k] = value_substitute(i, f->values[k], m->names, old->number,
                                      new_name(i, name, f->values[k]));
  }
}

void frame_freshen(interpreter *i, const lang_rule *r, frame *f) {
  for (const lang_move *m = r->moves; m < r->moves + r->move_count; m++)
    freshen(i, m, f);
}

void frame_rename_shared(interpreter *i, const lang_move *m, frame *f) {
  bool context = false;
  for (uint32_t k = 0; k < f->count; k++)
    for (uint32_t n = 0; n < m->count; n++)
      context = context || (f->metas[k] == m->metas[n] && f->values[k]->way);
  if (context || m->beside)
    i->fuel = 0; /* it gives up */
  else
    freshen(i, m, f);
}
