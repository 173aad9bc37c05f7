/* Matching, evaluation, and the search for derivations: every rule is tried, in the order
 * in which its premises can be executed; a judgment has all the results that its rules
 * give. Functions give what the first equation that applies gives. */
#include "lang/interpret.h"

#include "lang/interpret_internal.h"
#include "lang/layout.h"
#include "lang/promises.h"
#include "lang/terms.h"

#include <stdlib.h>
#include <string.h>

enum { FUEL = 2000000, NESTING = 1000 };

void interpreter_init(interpreter *i, language *l) {
  enum { USUAL_DEPTH = 2, FIRST_NEW_NAME = 1000 };
  *i = (interpreter){
      .l = l, .fuel = FUEL, .next_name = FIRST_NEW_NAME, .given = USUAL_DEPTH};
  arena_init(&i->arena);
  arena_init(&i->kept);
}

static void release_derivations(interpreter *i) {
  vec_each (lang_derivation *, d, &i->derivations)
    vec_release(&(*d)->premises);
  vec_clear(&i->derivations);
}

void interpreter_clear(interpreter *i) {
  release_derivations(i);
  arena_clear(&i->arena);
  i->fuel = FUEL;
  i->needed = i->needed_too = NULL;
  i->interesting = 0;
  i->must = false;
  i->places = NULL;
}

void interpreter_release(interpreter *i) {
  release_derivations(i);
  vec_release(&i->derivations);
  vec_release(&i->apart);
  arena_release(&i->arena);
  for (uint32_t k = 0; i->terms && k < i->l->sorts.size; k++)
    vec_release(&i->terms[k]);
  arena_release(&i->kept);
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

bool value_known(interpreter *i, const lang_value *v) {
  if (!v->open)
    return true;
  if (!i->needed) {
    while (v->of)
      v = v->of;
    i->needed = v;
  }
  return false;
}

void value_must_be(interpreter *i, const lang_value *v, const lang_production *p) {
  if (i->needed || v->of || p->index >= 64)
    return;
  i->needed = v;
  i->interesting = (uint64_t)1 << p->index;
  i->must = i->free;
}

bool interpreter_is_outcome(interpreter *i, const lang_value *v) {
  return value_known(i, v) && v->production && !v->production->level;
}

/* ---- Metavariables ---- */

lang_value *frame_get(const frame *f, const char *meta) {
  for (uint32_t k = f->count; k-- > 0;)
    if (f->metas[k] == meta) /* language_prepare has made equal ones the same */
      return f->values[k];
  return NULL;
}

void frame_copy(frame *to, const frame *from) {
  to->count = from->count;
  memcpy(to->metas, from->metas, from->count * sizeof *from->metas);
  memcpy(to->values, from->values, from->count * sizeof *from->values);
}

void frame_put(frame *f, const char *meta, lang_value *v) {
  assert(f->count < FRAME_METAS);
  f->metas[f->count] = meta;
  f->values[f->count++] = v;
}

/* ---- Patterns ---- */

bool value_excludes(const lang_value *v, const lang_production *p) {
  return v->open && p->index < 64 && v->excluded >> p->index & 1;
}

/* The production that the pattern asks for, as a bit; 0: it does not ask, or all may do. */
static uint64_t asked_by(const lang_expr *x) {
  return x->kind == EXPR_MAKE && x->production->index < 64
             ? (uint64_t)1 << x->production->index
             : 0;
}

static void note_interest_of_subset(interpreter *i, const lang_sort *s) {
  uint64_t interesting = 0;
  vec_each (lang_expr *, p, &s->patterns) {
    if (!asked_by(*p))
      return;
    interesting |= asked_by(*p);
  }
  i->interesting = interesting;
}

bool value_is_in(interpreter *i, lang_value *v, const lang_sort *s) {
  if (!s->base)
    return true;
  bool before = i->needed, free = i->free, found = false;
  i->free = false; /* another pattern may do */
  for (uint32_t k = 0; k < s->patterns.size && !found; k++) {
    frame f; /* large: only what is in it is written */
    f.count = 0;
    found = value_match(i, s->patterns.data[k], v, &f);
  }
  i->free = free;
  if (found)
    return true;
  if (!before && i->needed == v && !i->interesting)
    note_interest_of_subset(i, s);
  return false;
}

bool value_is_other(const lang_expr *x, const lang_value *v) {
  if (x->kind != EXPR_MAKE)
    return false;
  if (v->open)
    return value_excludes(v, x->production);
  if (v->production != x->production)
    return true;
  for (uint32_t k = 0; k < x->count; k++)
    if (value_is_other(x->args[k], v->args[k]))
      return true;
  return false;
}

bool value_match(interpreter *i, const lang_expr *x, lang_value *v, frame *f) {
  lang_value *known;
  switch (x->kind) {
  case EXPR_ANY: return true;
  case EXPR_META:
    known = frame_get(f, x->meta);
    if (known)
      return interpreter_same(i, known, v);
    if (!value_is_in(i, v, x->sort))
      return false;
    frame_put(f, x->meta, v);
    return true;
  case EXPR_NUMBER: return value_known(i, v) && v->number == x->number;
  case EXPR_MAKE:
    if (value_excludes(v, x->production))
      return false;
    if (v->open && i->free)
      value_must_be(i, v, x->production);
    if (!value_known(i, v) || v->production != x->production)
      return false;
    for (uint32_t k = 0; k < x->count; k++)
      if (!value_match(i, x->args[k], v->args[k], f))
        return false;
    return true;
  case EXPR_HOLE:
  case EXPR_PLUG: return false;
  default: known = value_of(i, x, f); return known && interpreter_same(i, known, v);
  }
}

/* ---- Values ---- */

static uint32_t depth_of(interpreter *i, const lang_value *v) {
  uint32_t deepest = 0;
  if (!value_known(i, v) || !v->production)
    return 0;
  for (uint32_t k = 0; k < v->production->args.size; k++) {
    uint32_t d = depth_of(i, v->args[k]);
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
        (!value_known(i, v->args[k]) || v->args[k]->number < s->low ||
         v->args[k]->number > s->high))
      return NULL;
  }
  bool deep =
      i->depth && lang_shape_of(x->sort) == SHAPE_PACKED && depth_of(i, v) > i->depth;
  return deep ? NULL : v;
}

static lang_value *look_up(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *g = value_of(i, x->args[0], f), *name = value_of(i, x->args[1], f);
  if (!g || !name || !value_known(i, name))
    return NULL;
  while (g && value_known(i, g) && g->production && g->production->args.size) {
    lang_binding_parts parts = lang_environment_parts(g->sort);
    if (!value_known(i, g->args[parts.key]))
      return NULL;
    if (g->args[parts.key]->number == name->number)
      return g->args[parts.value];
    g = g->args[parts.rest];
  }
  return NULL;
}

static lang_value *equation_apply(interpreter *, const lang_rule *, lang_value **in);

static lang_value *call(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *in[LANG_ARGS];
  for (uint32_t k = 0; k < x->count; k++) {
    in[k] = value_of(i, x->args[k], f);
    if (!in[k])
      return NULL;
  }
  if (i->needed || !i->fuel || i->nesting > NESTING) {
    i->fuel = i->needed ? i->fuel : 0;
    return NULL;
  }
  bool free = i->free;
  i->free = false;
  i->fuel--;
  i->nesting++;
  lang_value *v = NULL;
  for (uint32_t r = 0; r < x->function->rules.size && !v && !i->needed; r++)
    v = equation_apply(i, x->function->rules.data[r], in);
  i->nesting--;
  i->free = free;
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
  case EXPR_PLUG:
    a = frame_get(f, x->meta);
    b = value_of(i, x->args[0], f);
    return a && b ? value_put_back(i, b, a->way) : NULL;
  case EXPR_SUBST:
    a = value_of(i, x->args[0], f);
    b = value_of(i, x->args[1], f);
    name = value_of(i, x->args[2], f);
    return a && b && name && value_known(i, name)
               ? value_substitute(i, a, name->sort, name->number, b)
               : NULL;
  case EXPR_ARITHMETIC:
    a = value_of(i, x->args[0], f);
    b = value_of(i, x->args[1], f);
    return a && b && value_known(i, a) && value_known(i, b)
               ? value_number(i, x->sort,
                              x->operator== '+' ? a->number + b->number
                                                : a->number - b->number)
               : NULL;
  default: return NULL;
  }
}

/* ---- Rules ---- */

lang_derivation *derivation_new(interpreter *i, const lang_judgment *j,
                                const lang_rule *r) {
  lang_derivation *d = arena_new(&i->arena, lang_derivation);
  d->judgment = j;
  d->rule = r;
  vec_push(&i->derivations, d);
  return d;
}

enum { MOST_PREMISES = 64, USUAL_RULES = 64 };

typedef struct attempt {
  const lang_judgment *judgment; /* or NULL: a function or step */
  const lang_rule *rule;
  lang_value **in;
  result_vector *results;
  lang_derivation *path[MOST_PREMISES]; /* of the premises so far; NULL: no judgment */
  attempt_log *log;
  step_vector *steps;        /* not NULL: what goes out is added here */
  lang_value *first;         /* of a function: what the first result is */
  lang_value *const *wanted; /* of each that goes out; NULL: anything */
  bool free;                 /* of the premises: see interpreter.free */
  frame wishes;              /* what metavariables would have to be for that */
} attempt;

/* Metavariables that a premise adds to the frame are taken away again. */
static void premises_from(interpreter *i, attempt *a, uint32_t at, frame *f);

static void finish(interpreter *i, attempt *a, frame *f) {
  lang_result r = {0};
  if (!a->results) {
    lang_value *out = a->first ? NULL : value_of(i, a->rule->out[0], f);
    if (a->steps && out)
      vec_push(a->steps, ((lang_step){a->rule, out}));
    else if (out)
      a->first = out;
    return;
  }
  for (uint32_t k = 0; k < a->rule->out_count; k++) {
    r.out[k] = value_of(i, a->rule->out[k], f);
    if (!r.out[k])
      return;
  }
  bool free = i->free, twice = false;
  i->free = false; /* they may differ */
  for (uint32_t k = 0; k < a->results->size && !twice; k++) {
    twice = true;
    for (uint32_t o = 0; twice && o < a->rule->out_count; o++)
      twice = interpreter_same(i, a->results->data[k].out[o], r.out[o]);
  }
  i->free = free;
  if (twice)
    return;
  r.why = derivation_new(i, a->judgment, a->rule);
  uint32_t in = 0, out = 0;
  for (uint32_t k = 0; k < a->judgment->args.size; k++)
    r.why->args[k] = a->judgment->is_out[k] ? r.out[out++] : a->in[in++];
  for (uint32_t k = 0; k < a->rule->premises.size; k++)
    if (a->path[k])
      vec_push(&r.why->premises, a->path[k]);
  vec_push(a->results, r);
}

/* A premise that did not hold, if no other attempt came as far. */
static void note_failure(interpreter *i, attempt *a, uint32_t at, const frame *f) {
  attempt_log *log = a->log;
  if (!log || at + 1 <= log->reached)
    return;
  log->reached = at + 1;
  log->best = derivation_new(i, a->judgment, a->rule);
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

/* Whether what goes out may still be what is wanted. */
static bool is_wanted(interpreter *i, attempt *a, const frame *f) {
  for (uint32_t k = 0; a->wanted && k < a->rule->out_count; k++)
    if (!wanted_fits(i, a->rule->out[k], a->wanted[k], f, &a->wishes))
      return false;
  return true;
}

/* What the premise's outputs will be matched with; NULL: with anything. */
static lang_value *const *premise_wants(interpreter *i, const attempt *a,
                                        const lang_premise *p, const frame *f,
                                        lang_value **wanted) {
  uint32_t count = 0;
  bool some = false;
  for (uint32_t k = 0; k < p->count; k++)
    if (p->judgment->is_out[k]) {
      wanted[count] = wanted_of(i, p->args[k], f, &a->wishes);
      some = some || wanted[count];
      count++;
    }
  return some ? wanted : NULL;
}

static void judgment_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_premise *p = &a->rule->premises.data[at];
  lang_value *in[LANG_ARGS], *wanted[LANG_ARGS];
  if (!judgment_inputs(i, p, f, in)) {
    if (p->refutes)
      premises_from(i, a, at + 1, f);
    else
      note_failure(i, a, at, f);
    return;
  }
  result_vector results = {0};
  bool any = false, free = i->free;
  i->free = free && !p->negated && !a->log;
  judgment_solve(i, p->judgment, in, premise_wants(i, a, p, f, wanted), &results, NULL);
  i->free = free && !p->negated && results.size <= 1;
  uint32_t metas = f->count;
  for (uint32_t k = 0; k < results.size && !(any && p->negated); k++) {
    const lang_result *r = &results.data[k];
    bool fits = match_outputs(i, p, r, f);
    any = any || fits;
    a->path[at] = r->why;
    if (fits && !p->negated && is_wanted(i, a, f))
      premises_from(i, a, at + 1, f);
    f->count = metas;
  }
  vec_release(&results);
  a->path[at] = NULL;
  i->free = free;
  if (p->negated && !any)
    premises_from(i, a, at + 1, f);
  else if (any == p->negated)
    note_failure(i, a, at, f);
}

static void step_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_premise *p = &a->rule->premises.data[at];
  lang_value *from = value_of(i, p->args[0], f);
  value_vector found = {0};
  bool free = i->free;
  i->free = false; /* another step may do */
  if (from && p->many)
    reduction_reach(i, p->reduction, from, &found);
  else if (from) {
    step_vector steps = {0};
    reduction_steps(i, p->reduction, from, &steps);
    vec_each (lang_step, s, &steps)
      vec_push(&found, s->after);
    vec_release(&steps);
  }
  bool any = false;
  uint32_t metas = f->count;
  vec_each (lang_value *, to, &found) {
    bool fits = value_match(i, p->args[1], *to, f);
    any = any || fits;
    if (fits && !p->negated)
      premises_from(i, a, at + 1, f);
    f->count = metas;
  }
  vec_release(&found);
  if (p->negated && !any && (from || p->refutes))
    premises_from(i, a, at + 1, f);
  else if (p->negated == any)
    note_failure(i, a, at, f);
  i->free = free;
}

/* A name that is not in the terms: the first; a new one, when there are no terms. */
static lang_value *fresh_name(interpreter *i, const lang_premise *p, frame *f) {
  lang_sort *names = p->args[0]->sort;
  if (p->count == 1)
    return value_number(i, names, i->next_name++);
  for (int64_t n = 0;; n++) {
    bool taken = false;
    for (uint32_t k = 1; k < p->count && !taken; k++) {
      lang_value *v = value_of(i, p->args[k], f);
      taken = v && value_has_name(i, v, names, n);
    }
    if (!taken)
      return value_number(i, names, n);
  }
}

static void fresh_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_premise *p = &a->rule->premises.data[at];
  uint32_t metas = f->count;
  if (value_match(i, p->args[0], fresh_name(i, p, f), f))
    premises_from(i, a, at + 1, f);
  else
    note_failure(i, a, at, f);
  f->count = metas;
}

static void exists_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_expr *x = a->rule->premises.data[at].args[0];
  if (frame_get(f, x->meta)) { /* something else has said what it is */
    premises_from(i, a, at + 1, f);
    return;
  }
  const value_vector *terms = interpreter_terms(i, lang_sort_root(x->sort));
  uint32_t metas = f->count;
  bool free = i->free;
  i->free = false; /* another term may do */
  for (uint32_t k = 0; k < terms->size && i->fuel && !i->needed; k++) {
    if (value_match(i, x, terms->data[k], f))
      premises_from(i, a, at + 1, f);
    f->count = metas;
  }
  i->free = free;
}

static bool simple_premise_holds(interpreter *i, const lang_premise *p, frame *f) {
  lang_value *left = NULL, *right = NULL;
  if (p->kind == PREMISE_EQUAL && p->match >= 0) {
    left = value_of(i, p->args[1 - p->match], f);
    return left && value_match(i, p->args[p->match], left, f);
  }
  left = value_of(i, p->args[0], f);
  if (p->kind == PREMISE_MEMBER)
    return left ? value_is_in(i, left, p->sort) != p->negated : p->refutes;
  right = value_of(i, p->args[1], f);
  if (!left || !right)
    return p->refutes;
  if (p->kind == PREMISE_EQUAL)
    return interpreter_same(i, left, right) != p->negated;
  if (!value_known(i, left) || !value_known(i, right))
    return false;
  bool holds = p->kind == PREMISE_LESS ? left->number < right->number
                                       : left->number <= right->number;
  return holds != p->negated;
}

static bool simple_premise(interpreter *i, const lang_premise *p, frame *f) {
  bool free = i->free;
  i->free = free && p->kind == PREMISE_EQUAL && !p->negated;
  bool holds = simple_premise_holds(i, p, f);
  i->free = free;
  return holds;
}

static void premises_from(interpreter *i, attempt *a, uint32_t at, frame *f) {
  if (i->needed)
    return;
  if (at == a->rule->premises.size) {
    finish(i, a, f);
    return;
  }
  const lang_premise *p = &a->rule->premises.data[at];
  if (p->kind == PREMISE_JUDGMENT)
    judgment_premise(i, a, at, f);
  else if (p->kind == PREMISE_STEP)
    step_premise(i, a, at, f);
  else if (p->kind == PREMISE_FRESH)
    fresh_premise(i, a, at, f);
  else if (p->kind == PREMISE_EXISTS)
    exists_premise(i, a, at, f);
  else {
    uint32_t metas = f->count;
    if (simple_premise(i, p, f))
      premises_from(i, a, at + 1, f);
    else {
      f->count = metas;
      note_failure(i, a, at, f);
    }
    f->count = metas;
  }
}

static void begin_attempt(attempt *a, const lang_rule *r) {
  assert(r->premises.size <= MOST_PREMISES);
  a->judgment = NULL;
  a->rule = r;
  a->in = NULL;
  a->results = NULL;
  a->log = NULL;
  a->steps = NULL;
  a->first = NULL;
  a->wanted = NULL;
  a->free = false;
  a->wishes.count = 0; /* large: only what is in it is written */
  for (uint32_t k = 0; k < r->premises.size; k++)
    a->path[k] = NULL;
}

void rule_steps(interpreter *i, const lang_rule *r, frame *f, step_vector *steps) {
  attempt a;
  begin_attempt(&a, r);
  a.steps = steps;
  premises_from(i, &a, 0, f);
}

/* Inputs from k on; patterns with contexts match in several ways. */
static void match_inputs(interpreter *i, attempt *a, uint32_t k, frame *f) {
  const lang_rule *r = a->rule;
  while (k < r->in_count && !r->in[k]->has_plug)
    if (!value_match(i, r->in[k], a->in[k], f))
      return;
    else
      k++;
  if (k == r->in_count) {
    bool free = i->free;
    i->free = a->free;
    if (is_wanted(i, a, f))
      premises_from(i, a, 0, f);
    i->free = free;
    return;
  }
  frame_vector ways = {0};
  value_match_all(i, r->in[k], a->in[k], f, &ways);
  vec_each (frame, g, &ways)
    match_inputs(i, a, k + 1, g);
  vec_release(&ways);
}

static bool is_for_others(const lang_rule *r, lang_value *const *in) {
  for (uint32_t k = 0; k < r->in_count; k++)
    if (value_is_other(r->in[k], in[k]))
      return true;
  return false;
}

static lang_value *equation_apply(interpreter *i, const lang_rule *r, lang_value **in) {
  if (is_for_others(r, in))
    return NULL;
  frame f; /* large: only what is in it is written */
  f.count = 0;
  attempt a;
  begin_attempt(&a, r);
  a.in = in;
  match_inputs(i, &a, 0, &f);
  return a.first;
}

/* Adds what the rule gives, if it applies. */
static void rule_apply(interpreter *i, const lang_rule *r, const lang_judgment *j,
                       lang_value **in, lang_value *const *wanted, bool free,
                       result_vector *results, attempt_log *log) {
  frame f; /* large: only what is in it is written */
  f.count = 0;
  attempt a;
  begin_attempt(&a, r);
  a.judgment = j;
  a.in = in;
  a.wanted = wanted;
  a.free = free;
  a.results = results;
  a.log = log;
  if (is_wanted(i, &a, &f)) /* before it looks at what comes in */
    match_inputs(i, &a, 0, &f);
}

uint64_t judgment_productions(interpreter *i, const lang_judgment *j, uint32_t arg,
                              lang_value *const *wanted) {
  uint64_t interesting = 0;
  vec_each (lang_rule *, r, &j->rules) {
    frame nothing, wishes; /* large: only what is in them is written */
    nothing.count = wishes.count = 0;
    bool fits = true;
    for (uint32_t k = 0; wanted && fits && k < (*r)->out_count; k++)
      fits = wanted_fits(i, (*r)->out[k], wanted[k], &nothing, &wishes);
    if (fits && !asked_by((*r)->in[arg]))
      return ALL_PRODUCTIONS;
    interesting |= fits ? asked_by((*r)->in[arg]) : 0;
  }
  return interesting;
}

/* An input that is open, and which of its productions have a rule that may give what is
 * wanted: the others are told apart only if somebody else asks. */
static void note_interest(interpreter *i, const lang_judgment *j, uint32_t arg,
                          lang_value *const *wanted) {
  uint64_t interesting = judgment_productions(i, j, arg, wanted);
  if (interesting != ALL_PRODUCTIONS)
    i->interesting = interesting;
}

/* Rules that may fit what comes in, as far as that is known. */
static uint32_t fitting_rules(const lang_judgment *j, lang_value **in,
                              const lang_rule **fit) {
  uint32_t count = 0;
  vec_each (lang_rule *, r, &j->rules)
    if (!is_for_others(*r, in))
      fit[count++] = *r;
  return count;
}

void judgment_solve(interpreter *i, const lang_judgment *j, lang_value **in,
                    lang_value *const *wanted, result_vector *results, attempt_log *log) {
  if (i->needed || !i->fuel || i->nesting > NESTING) {
    i->fuel = i->needed ? i->fuel : 0;
    return;
  }
  lang_value *narrow[LANG_ARGS];
  const lang_promise *known = log ? NULL : promise_about(i, j, in, wanted);
  if (known && promise_answers(i, known, j, in, results))
    return;
  if (known)
    wanted = promise_narrows(i, known, wanted, narrow);
  bool free = i->free;
  const lang_rule *few[USUAL_RULES];
  const lang_rule **fit =
      j->rules.size <= USUAL_RULES
          ? few
          : arena_new_array(&i->arena, const lang_rule *, j->rules.size);
  uint32_t count = fitting_rules(j, in, fit);
  bool apart = free && rules_are_apart(fit, count);
  i->free = apart && count == 1;
  i->fuel--;
  i->nesting++;
  for (uint32_t r = 0; r < count && !i->needed; r++)
    rule_apply(i, fit[r], j, in, wanted, apart, results, log);
  i->free = free;
  if (i->needed && !i->interesting && !i->needed_too && j->rules.size)
    for (uint32_t k = 0; k < j->rules.data[0]->in_count; k++)
      if (in[k] == i->needed && !i->interesting)
        note_interest(i, j, k, wanted);
  i->nesting--;
}

bool interpreter_holds(interpreter *i, const lang_judgment *j, lang_value **in) {
  result_vector results = {0};
  judgment_solve(i, j, in, NULL, &results, NULL);
  bool holds = results.size;
  vec_release(&results);
  return holds;
}
