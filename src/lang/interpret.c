/* Matching, evaluation, and the search for derivations: every rule is tried, in the order
 * in which its premises can be executed; a judgment has all the results that its rules
 * give. Functions give what the first equation that applies gives. */
#include "lang/interpret.h"

#include "lang/interpret_internal.h"
#include "lang/layout.h"
#include "lang/terms.h"

#include <stdlib.h>
#include <string.h>

enum { FUEL = 2000000, NESTING = 4000 };

void interpreter_init(interpreter *i, language *l) {
  *i = (interpreter){.l = l, .fuel = FUEL, .next_name = 1000};
  arena_init(&i->arena);
}

static void release_derivations(interpreter *i) {
  vec_each (lang_derivation *, d, &i->derivations)
    vec_release(&(*d)->premises);
  vec_clear(&i->derivations);
}

void interpreter_clear(interpreter *i) {
  release_derivations(i);
  arena_release(&i->arena);
  arena_init(&i->arena);
  i->fuel = FUEL;
}

void interpreter_release(interpreter *i) {
  release_derivations(i);
  vec_release(&i->derivations);
  arena_release(&i->arena);
}

lang_value *value_new(interpreter *i, lang_sort *s, const lang_production *p) {
  lang_value *v = arena_new(&i->arena, lang_value);
  v->sort = s;
  v->production = p;
  return v;
}

lang_value *value_number(interpreter *i, lang_sort *s, int64_t number) {
  lang_value *v = value_new(i, s, NULL);
  v->number = number;
  return v;
}

bool interpreter_is_outcome(const lang_value *v) {
  return v->production && !v->production->level;
}

/* ---- Equality ---- */

typedef struct renaming { /* binders that stand for each other, innermost first */
  int64_t left, right;
  const lang_sort *sort;
  const struct renaming *outer;
} renaming;

static bool same_name(const lang_value *a, const lang_value *b, const renaming *r) {
  for (; r; r = r->outer)
    if (r->sort == a->sort && (r->left == a->number || r->right == b->number))
      return r->left == a->number && r->right == b->number;
  return a->number == b->number;
}

static bool same(const lang_value *a, const lang_value *b, const renaming *r) {
  if (a->production != b->production)
    return false;
  if (!a->production)
    return a->sort->kind == SORT_NAMES ? same_name(a, b, r) : a->number == b->number;
  const lang_production *p = a->production;
  renaming inner[LANG_ARGS];
  for (uint32_t arg = 0; arg < p->args.size; arg++) {
    const renaming *around = r;
    if (p->binds[arg])
      continue;
    for (uint32_t b1 = 0; b1 < p->args.size; b1++)
      if (p->binds[b1] >> arg & 1) {
        inner[b1] = (renaming){a->args[b1]->number, b->args[b1]->number,
                               a->args[b1]->sort, around};
        around = &inner[b1];
      }
    if (!same(a->args[arg], b->args[arg], around))
      return false;
  }
  return true;
}

bool lang_values_same(const lang_value *a, const lang_value *b) {
  return same(a, b, NULL);
}

/* ---- Substitution ---- */

static bool occurs(const lang_value *v, const lang_sort *names, int64_t name) {
  if (!v->production)
    return v->sort == names && v->number == name;
  for (uint32_t i = 0; i < v->production->args.size; i++)
    if (occurs(v->args[i], names, name))
      return true;
  return false;
}

static bool is_variable(const lang_value *v, const lang_sort *names) {
  const lang_production *p = v->production;
  return p && p->items.size == 1 && p->args.size == 1 && p->args.data[0] == names;
}

static lang_value *substitute(interpreter *i, lang_value *t, lang_sort *names, int64_t x,
                              lang_value *v);

/* The binder and what it binds, with a name that nothing else has. */
static lang_value *rename_binder(interpreter *i, lang_value *t, uint32_t binder) {
  const lang_production *p = t->production;
  lang_sort *names = t->args[binder]->sort;
  lang_value *copy = value_new(i, t->sort, p);
  int64_t fresh = i->next_name++;
  memcpy(copy->args, t->args, sizeof t->args);
  copy->args[binder] = value_number(i, names, fresh);
  for (uint32_t k = 0; k < p->args.size; k++) {
    if (!(p->binds[binder] >> k & 1))
      continue;
    lang_production *variable = NULL;
    vec_each (lang_production *, q, &lang_sort_root(p->args.data[k])->productions)
      if ((*q)->items.size == 1 && (*q)->args.size == 1 && (*q)->args.data[0] == names)
        variable = *q;
    if (!variable)
      continue;
    lang_value *name = value_new(i, variable->sort, variable);
    name->args[0] = copy->args[binder];
    copy->args[k] = substitute(i, t->args[k], names, t->args[binder]->number, name);
  }
  return copy;
}

static lang_value *substitute(interpreter *i, lang_value *t, lang_sort *names, int64_t x,
                              lang_value *v) {
  if (!t->production)
    return t;
  if (is_variable(t, names))
    return t->args[0]->number == x ? v : t;
  for (uint32_t b = 0; b < t->production->args.size; b++)
    if (t->production->binds[b] && t->args[b]->number != x &&
        occurs(v, t->args[b]->sort, t->args[b]->number))
      t = rename_binder(i, t, b);
  const lang_production *p = t->production;
  lang_value *copy = value_new(i, t->sort, p);
  for (uint32_t k = 0; k < p->args.size; k++) {
    bool shadowed = p->binds[k];
    for (uint32_t b = 0; b < p->args.size; b++)
      shadowed = shadowed || (p->binds[b] >> k & 1 && t->args[b]->sort == names &&
                              t->args[b]->number == x);
    copy->args[k] = shadowed ? t->args[k] : substitute(i, t->args[k], names, x, v);
  }
  return copy;
}

/* ---- Metavariables ---- */

lang_value *frame_get(const frame *f, const char *meta) {
  for (uint32_t k = f->count; k-- > 0;)
    if (!strcmp(f->metas[k], meta))
      return f->values[k];
  return NULL;
}

static void frame_put(frame *f, const char *meta, lang_value *v) {
  assert(f->count < FRAME_METAS);
  f->metas[f->count] = meta;
  f->values[f->count++] = v;
}

/* ---- Patterns ---- */

bool value_is_in(interpreter *i, lang_value *v, const lang_sort *s) {
  if (!s->base)
    return true;
  vec_each (lang_expr *, p, &s->patterns) {
    frame f = {0};
    if (value_match(i, *p, v, &f))
      return true;
  }
  return false;
}

bool value_match(interpreter *i, const lang_expr *x, lang_value *v, frame *f) {
  lang_value *known;
  switch (x->kind) {
  case EXPR_ANY: return true;
  case EXPR_META:
    known = frame_get(f, x->meta);
    if (known)
      return lang_values_same(known, v);
    if (!value_is_in(i, v, x->sort))
      return false;
    frame_put(f, x->meta, v);
    return true;
  case EXPR_NUMBER: return v->number == x->number;
  case EXPR_MAKE:
    if (v->production != x->production)
      return false;
    for (uint32_t k = 0; k < x->count; k++)
      if (!value_match(i, x->args[k], v->args[k], f))
        return false;
    return true;
  case EXPR_HOLE:
  case EXPR_PLUG: return false;
  default: known = value_of(i, x, f); return known && lang_values_same(known, v);
  }
}

/* ---- Values ---- */

static uint32_t depth_of(const lang_value *v) {
  uint32_t deepest = 0;
  if (!v->production)
    return 0;
  for (uint32_t k = 0; k < v->production->args.size; k++) {
    uint32_t d = depth_of(v->args[k]);
    deepest = d > deepest ? d : deepest;
  }
  return deepest + 1;
}

static lang_value *make(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *v = value_new(i, x->sort, x->production);
  for (uint32_t k = 0; k < x->count; k++) {
    v->args[k] = value_of(i, x->args[k], f);
    if (!v->args[k])
      return NULL;
    const lang_sort *s = x->production->args.data[k];
    if (s->kind == SORT_INTS && i->depth && lang_shape_of(x->sort) == SHAPE_PACKED &&
        (v->args[k]->number < s->low || v->args[k]->number > s->high))
      return NULL;
  }
  bool deep =
      i->depth && lang_shape_of(x->sort) == SHAPE_PACKED && depth_of(v) > i->depth;
  return deep ? NULL : v;
}

static lang_value *look_up(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *g = value_of(i, x->args[0], f), *name = value_of(i, x->args[1], f);
  while (g && name && g->production->args.size) {
    lang_binding_parts parts = lang_environment_parts(g->sort);
    if (g->args[parts.key]->number == name->number)
      return g->args[parts.value];
    g = g->args[parts.rest];
  }
  return NULL;
}

static lang_value *call(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *in[LANG_ARGS];
  for (uint32_t k = 0; k < x->count; k++) {
    in[k] = value_of(i, x->args[k], f);
    if (!in[k])
      return NULL;
  }
  if (!i->fuel || i->nesting > NESTING) {
    i->fuel = 0;
    return NULL;
  }
  i->fuel--;
  i->nesting++;
  result_vector results = {0};
  vec_each (lang_rule *, r, &x->function->rules) {
    rule_apply(i, *r, NULL, in, &results, NULL);
    if (results.size)
      break;
  }
  lang_value *v = results.size ? results.data[0].out[0] : NULL;
  vec_release(&results);
  i->nesting--;
  return v;
}

lang_value *value_of(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *a, *b, *name;
  switch (x->kind) {
  case EXPR_META: return frame_get(f, x->meta);
  case EXPR_MAKE: return make(i, x, f);
  case EXPR_NUMBER: return value_number(i, x->sort, x->number);
  case EXPR_CALL: return call(i, x, f);
  case EXPR_LOOKUP: return look_up(i, x, f);
  case EXPR_SUBST:
    a = value_of(i, x->args[0], f);
    b = value_of(i, x->args[1], f);
    name = value_of(i, x->args[2], f);
    return a && b && name ? substitute(i, a, name->sort, name->number, b) : NULL;
  case EXPR_ARITHMETIC:
    a = value_of(i, x->args[0], f);
    b = value_of(i, x->args[1], f);
    return a && b ? value_number(i, x->sort,
                                 x->operator== '+' ? a->number + b->number
                                                   : a->number - b->number)
                  : NULL;
  default: return NULL;
  }
}

/* ---- Rules ---- */

static lang_derivation *new_derivation(interpreter *i, const lang_judgment *j,
                                       const lang_rule *r) {
  lang_derivation *d = arena_new(&i->arena, lang_derivation);
  d->judgment = j;
  d->rule = r;
  vec_push(&i->derivations, d);
  return d;
}

typedef struct attempt {
  const lang_judgment *judgment; /* or NULL: a function or step */
  const lang_rule *rule;
  lang_value **in;
  result_vector *results;
  lang_derivation *path[64]; /* of the premises so far; NULL: no judgment */
  attempt_log *log;
  frame_vector *frames; /* not NULL: all that is wanted */
} attempt;

static void premises_from(interpreter *i, attempt *a, uint32_t at, frame *f);

static void finish(interpreter *i, attempt *a, frame *f) {
  lang_result r = {0};
  if (a->frames) {
    vec_push(a->frames, *f);
    return;
  }
  for (uint32_t k = 0; k < a->rule->out_count; k++) {
    r.out[k] = value_of(i, a->rule->out[k], f);
    if (!r.out[k])
      return;
  }
  for (uint32_t k = 0; k < a->results->size; k++) {
    bool known = a->rule->out_count || a->judgment;
    for (uint32_t o = 0; known && o < a->rule->out_count; o++)
      known = lang_values_same(a->results->data[k].out[o], r.out[o]);
    if (known)
      return;
  }
  if (a->judgment) {
    r.why = new_derivation(i, a->judgment, a->rule);
    uint32_t in = 0, out = 0;
    for (uint32_t k = 0; k < a->judgment->args.size; k++)
      r.why->args[k] = a->judgment->is_out[k] ? r.out[out++] : a->in[in++];
    for (uint32_t k = 0; k < a->rule->premises.size; k++)
      if (a->path[k])
        vec_push(&r.why->premises, a->path[k]);
  }
  vec_push(a->results, r);
}

/* A premise that did not hold, if no other attempt came as far. */
static void note_failure(interpreter *i, attempt *a, uint32_t at, const frame *f) {
  attempt_log *log = a->log;
  if (!log || at + 1 <= log->reached)
    return;
  log->reached = at + 1;
  log->best = new_derivation(i, a->judgment, a->rule);
  uint32_t in = 0;
  for (uint32_t k = 0; k < a->judgment->args.size; k++)
    log->best->args[k] = a->judgment->is_out[k] ? NULL : a->in[in++];
  for (uint32_t k = 0; k < at; k++)
    if (a->path[k])
      vec_push(&log->best->premises, a->path[k]);
  log->best->failed = at < a->rule->premises.size ? &a->rule->premises.data[at] : NULL;
  log->frame = *f;
}

static bool judgment_inputs(interpreter *i, const lang_premise *p, frame *f,
                            lang_value **in) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < p->count; k++)
    if (!p->judgment->is_out[k]) {
      in[count] = value_of(i, p->args[k], f);
      if (!in[count++])
        return false;
    }
  return true;
}

static bool match_outputs(interpreter *i, const lang_premise *p, const lang_result *r,
                          frame *f) {
  uint32_t out = 0;
  for (uint32_t k = 0; k < p->count; k++)
    if (p->judgment->is_out[k] && !value_match(i, p->args[k], r->out[out++], f))
      return false;
  return true;
}

static void judgment_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_premise *p = &a->rule->premises.data[at];
  lang_value *in[LANG_ARGS];
  if (!judgment_inputs(i, p, f, in)) {
    note_failure(i, a, at, f);
    return;
  }
  result_vector results = {0};
  judgment_solve(i, p->judgment, in, &results, NULL);
  bool any = false;
  vec_each (lang_result, r, &results) {
    frame inner = *f;
    if (!match_outputs(i, p, r, &inner))
      continue;
    any = true;
    if (p->negated)
      break;
    a->path[at] = r->why;
    premises_from(i, a, at + 1, &inner);
  }
  vec_release(&results);
  a->path[at] = NULL;
  if (p->negated && !any)
    premises_from(i, a, at + 1, f);
  else if (any == p->negated)
    note_failure(i, a, at, f);
}

static void step_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_premise *p = &a->rule->premises.data[at];
  lang_value *from = value_of(i, p->args[0], f);
  step_vector found = {0};
  if (from)
    reduction_steps(i, p->reduction, from, &found);
  vec_each (lang_step, s, &found) {
    frame inner = *f;
    if (value_match(i, p->args[1], s->after, &inner))
      premises_from(i, a, at + 1, &inner);
  }
  vec_release(&found);
}

static bool simple_premise(interpreter *i, const lang_premise *p, frame *f) {
  lang_value *left = NULL, *right = NULL;
  if (p->kind == PREMISE_EQUAL && p->match >= 0) {
    left = value_of(i, p->args[1 - p->match], f);
    return left && value_match(i, p->args[p->match], left, f);
  }
  left = value_of(i, p->args[0], f);
  if (p->kind == PREMISE_MEMBER)
    return left && value_is_in(i, left, p->sort) != p->negated;
  right = value_of(i, p->args[1], f);
  if (!left || !right)
    return false;
  if (p->kind == PREMISE_EQUAL)
    return lang_values_same(left, right) != p->negated;
  return p->kind == PREMISE_LESS ? left->number < right->number
                                 : left->number <= right->number;
}

static void premises_from(interpreter *i, attempt *a, uint32_t at, frame *f) {
  if (at == a->rule->premises.size) {
    finish(i, a, f);
    return;
  }
  const lang_premise *p = &a->rule->premises.data[at];
  if (p->kind == PREMISE_JUDGMENT)
    judgment_premise(i, a, at, f);
  else if (p->kind == PREMISE_STEP)
    step_premise(i, a, at, f);
  else {
    frame inner = *f;
    if (simple_premise(i, p, &inner))
      premises_from(i, a, at + 1, &inner);
    else
      note_failure(i, a, at, f);
  }
}

void rule_frames(interpreter *i, const lang_rule *r, frame *f, frame_vector *frames) {
  attempt a = {.rule = r, .frames = frames};
  assert(r->premises.size < 64);
  premises_from(i, &a, 0, f);
}

void rule_apply(interpreter *i, const lang_rule *r, const lang_judgment *j,
                lang_value **in, result_vector *results, attempt_log *log) {
  frame f = {0};
  for (uint32_t k = 0; k < r->in_count; k++)
    if (!value_match(i, r->in[k], in[k], &f))
      return;
  attempt a = {.judgment = j, .rule = r, .in = in, .results = results, .log = log};
  assert(r->premises.size < 64);
  premises_from(i, &a, 0, &f);
}

void judgment_solve(interpreter *i, const lang_judgment *j, lang_value **in,
                    result_vector *results, attempt_log *log) {
  if (!i->fuel || i->nesting > NESTING) {
    i->fuel = 0;
    return;
  }
  i->fuel--;
  i->nesting++;
  vec_each (lang_rule *, r, &j->rules)
    rule_apply(i, *r, j, in, results, log);
  i->nesting--;
}

bool interpreter_holds(interpreter *i, const lang_judgment *j, lang_value **in) {
  result_vector results = {0};
  judgment_solve(i, j, in, &results, NULL);
  bool holds = results.size;
  vec_release(&results);
  return holds;
}
