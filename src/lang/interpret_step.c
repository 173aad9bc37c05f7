/* Steps: the places of a term where a context has its hole, the rules tried at each, and
 * what they give put back. Programs are judged as the language says. */
#include "lang/interpret.h"
#include "lang/interpret_internal.h"

#include "lang/layout.h"
#include "lang/terms.h"

#include <string.h>

typedef struct lang_way { /* up from a place: the term above, and which part this is */
  lang_value *above;
  uint32_t arg;
  const struct lang_way *up;
} way;

typedef struct place_of_step {
  lang_value *redex;
  const way *up;
} place_of_step;

typedef vector(place_of_step) place_vector;

/* The places of a term, once found: every rule of a reduction asks for them. */
typedef struct lang_places {
  const lang_sort *context;
  const lang_value *term;
  const place_of_step *places;
  uint32_t count;
  struct lang_places *before;
} lang_places;

lang_value *value_put_back(interpreter *i, lang_value *v, const way *up) {
  for (; up; up = up->up) {
    lang_value *copy = value_new(i, up->above->sort, up->above->production);
    memcpy(copy->args, up->above->args, sizeof copy->args);
    copy->args[up->arg] = v;
    v = copy;
  }
  return v;
}

void way_add_made_names(const way *w, value_vector *out) {
  for (; w; w = w->up)
    for (uint32_t k = 0; k < w->above->production->args.size; k++)
      if (k != w->arg)
        value_add_made_names(w->above->args[k], out);
}

/* ---- Patterns with contexts ---- */

/* Matches a pattern of a context; *hole: where its hole is. */
static bool match_context(interpreter *i, const lang_expr *x, lang_value *v, frame *f,
                          const way *up, place_of_step *hole, lang_sort **inner) {
  if (x->kind == EXPR_HOLE || (x->kind == EXPR_META && x->sort->is_context)) {
    *hole = (place_of_step){v, up};
    *inner = x->kind == EXPR_HOLE ? NULL : x->sort;
    return true;
  }
  if (x->kind != EXPR_MAKE)
    return value_match(i, x, v, f);
  if (value_is_other(x, v) || !value_known(i, v))
    return false;
  for (uint32_t k = 0; k < x->count; k++) {
    way *w = arena_new(&i->arena, way);
    *w = (way){v, k, up};
    if (!match_context(i, x->args[k], v->args[k], f, w, hole, inner))
      return false;
  }
  return true;
}

static void find_places(interpreter *i, const lang_sort *context, lang_value *v,
                        const way *up, place_vector *out) {
  vec_each (lang_expr *, p, &context->patterns) {
    if (value_is_other(*p, v))
      continue;
    frame f; /* large: only what is in it is written */
    f.count = 0;
    place_of_step hole = {0};
    lang_sort *inner = NULL;
    if (!match_context(i, *p, v, &f, up, &hole, &inner) || !hole.redex)
      continue;
    if (inner)
      find_places(i, inner, hole.redex, hole.up, out);
    else
      vec_push(out, hole);
  }
}

static void match_parts(interpreter *i, const lang_expr *x, uint32_t arg, lang_value *v,
                        const frame *f, frame_vector *out) {
  if (arg == x->count) {
    vec_push(out, *f);
    return;
  }
  frame_vector ways = {0};
  value_match_all(i, x->args[arg], v->args[arg], f, &ways);
  vec_each (frame, g, &ways)
    match_parts(i, x, arg + 1, v, g, out);
  vec_release(&ways);
}

static const lang_places *places_of(interpreter *i, const lang_sort *context,
                                    lang_value *v) {
  enum { LATELY = 8 };
  uint32_t seen = 0;
  for (lang_places *l = i->places; l && seen < LATELY; l = l->before, seen++)
    if (l->term == v && l->context == context)
      return l;
  place_vector found = {0};
  find_places(i, context, v, NULL, &found);
  place_of_step *places = arena_new_array(&i->arena, place_of_step, found.size + 1);
  for (uint32_t k = 0; k < found.size; k++)
    places[k] = found.data[k];
  lang_places *l = arena_new(&i->arena, lang_places);
  *l = (lang_places){context, v, places, found.size, i->places};
  vec_release(&found);
  if (!i->needed)
    i->places = l;
  return l;
}

/* Whether two contexts are the same. Names that they bind around their holes are those that the
 * hole sees: where these differ it gives up. */
static bool same_context(interpreter *i, const way *a, const way *b) {
  for (; a && b; a = a->up, b = b->up) {
    const lang_production *p = a->above->production;
    if (p != b->above->production || a->arg != b->arg)
      return false;
    for (uint32_t k = 0; k < p->args.size; k++) {
      lang_value *one = a->above->args[k], *two = b->above->args[k];
      bool binds = p->binds[k] || p->gathers[k];
      if (binds && !value_is_identical(one, two))
        i->fuel = 0;
      else if (k != a->arg && !interpreter_same(i, one, two))
        return false;
    }
  }
  return !a && !b;
}

static void match_plug(interpreter *i, const lang_expr *x, lang_value *v, const frame *f,
                       frame_vector *out) {
  const lang_value *known = frame_get(f, x->meta);
  const lang_places *found = places_of(i, x->args[1]->sort, v);
  for (const place_of_step *p = found->places; p < found->places + found->count; p++) {
    if (value_is_other(x->args[0], p->redex) ||
        (known && !same_context(i, known->way, p->up)))
      continue;
    frame g;
    frame_copy(&g, f);
    lang_value *context = value_new(i, x->args[1]->sort, NULL);
    context->way = p->up;
    frame_put(&g, x->meta, context);
    value_match_all(i, x->args[0], p->redex, &g, out);
  }
}

void value_match_all(interpreter *i, const lang_expr *x, lang_value *v, const frame *f,
                     frame_vector *out) {
  if (x->kind == EXPR_PLUG)
    match_plug(i, x, v, f, out);
  else if (value_is_other(x, v))
    return;
  else if (!x->has_plug) {
    frame g;
    frame_copy(&g, f);
    if (value_match(i, x, v, &g))
      vec_push(out, g);
  } else if (value_known(i, v))
    match_parts(i, x, 0, v, f, out);
}

/* ---- Steps ---- */

void reduction_steps(interpreter *i, const lang_reduction *red, lang_value *v,
                     step_vector *out) {
  frame nothing; /* large: only what is in it is written */
  nothing.count = 0;
  for (uint32_t r = 0; r < red->rules.size && !i->needed; r++) {
    const lang_rule *rule = red->rules.data[r];
    if (value_is_other(rule->in[0], v))
      continue;
    frame_vector ways = {0};
    value_match_all(i, rule->in[0], v, &nothing, &ways);
    vec_each (frame, f, &ways)
      rule_steps(i, rule, f, out);
    vec_release(&ways);
  }
}

/* Whether it is among the first of these, of which `prints` has a print each. */
static bool is_reached(interpreter *i, const value_vector *out, const uint32_t *prints,
                       const lang_value *v, uint32_t print) {
  for (uint32_t n = 0; n < out->size; n++)
    if ((!print || !prints[n] || print == prints[n]) &&
        interpreter_same(i, out->data[n], v))
      return true;
  return false;
}

enum { MOST_REACHED = 2000 };

static void reach(interpreter *i, uint32_t *prints, value_vector *out, lang_value *v) {
  uint32_t print = value_print(v);
  if (out->size == MOST_REACHED)
    i->fuel = 0; /* it gives up */
  else if (!is_reached(i, out, prints, v, print)) {
    prints[out->size] = print;
    vec_push(out, v);
  }
}

void reduction_reach(interpreter *i, const lang_reduction *red, lang_value *from,
                     value_vector *out) {
  uint32_t *prints = arena_new_array(&i->arena, uint32_t, MOST_REACHED);
  reach(i, prints, out, from);
  for (uint32_t k = 0; k < out->size && i->fuel && !i->needed; k++) {
    step_vector steps = {0};
    reduction_steps(i, red, out->data[k], &steps);
    vec_each (lang_step, s, &steps)
      reach(i, prints, out, s->after);
    vec_release(&steps);
  }
}

/* ---- The state ---- */

void interpreter_step(interpreter *i, lang_value *state, step_vector *out) {
  reduction_steps(i, i->l->reductions.data[0], state, out);
}

bool value_fits(interpreter *i, const lang_expr *x, lang_value *v) {
  frame f; /* large: only what is in it is written */
  f.count = 0;
  if (!x->has_plug)
    return value_match(i, x, v, &f);
  frame_vector ways = {0};
  value_match_all(i, x, v, &f, &ways);
  bool fits = ways.size && !i->needed;
  vec_release(&ways);
  return fits;
}

bool interpreter_is_final(interpreter *i, lang_value *state) {
  vec_each (lang_expr *, p, &i->l->finals)
    if (value_fits(i, *p, state))
      return true;
  if (!i->l->finals_where)
    return false;
  result_vector results = {0};
  judgment_solve(i, i->l->finals_where, &state, NULL, &results, NULL);
  bool final = results.size && !i->needed;
  vec_release(&results);
  return final;
}

/* What the typing judgment is asked with; false: a type that must be given. */
static bool typing_inputs(interpreter *i, lang_value *state, lang_value **in) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < i->l->typing->args.size; k++)
    if (!i->l->typing->is_out[k]) {
      const lang_expr *g = i->l->given[k];
      frame f = {0};
      in[count] = g ? value_of(i, g, &f) : state;
      if (!in[count++])
        return false;
    }
  return true;
}

void interpreter_type(interpreter *i, lang_value *state, result_vector *out) {
  lang_value *in[LANG_ARGS];
  if (typing_inputs(i, state, in))
    judgment_solve(i, i->l->typing, in, NULL, out, NULL);
}

/* The attempt at the premise that failed, and so on down to where it ends. */
static lang_derivation *attempt_judgment(interpreter *i, const lang_judgment *j,
                                         lang_value **in, uint32_t limit) {
  attempt_log log = {0};
  result_vector results = {0};
  judgment_solve(i, j, in, NULL, &results, &log);
  vec_release(&results);
  if (!log.best || !log.best->failed || !limit)
    return log.best;
  const lang_premise *p = log.best->failed;
  if (p->kind == PREMISE_JUDGMENT && !p->negated) {
    lang_value *inner[LANG_ARGS];
    uint32_t count = 0;
    for (uint32_t k = 0; k < p->count; k++)
      if (!p->judgment->is_out[k])
        inner[count++] = value_of(i, p->args[k], &log.frame);
    for (uint32_t k = 0; k < count; k++)
      if (!inner[k])
        return log.best;
    result_vector given = {0};
    judgment_solve(i, p->judgment, inner, NULL, &given, NULL);
    if (given.size) { /* it gives something else than is wanted */
      log.best->inner = given.data[0].why;
    } else
      log.best->inner = attempt_judgment(i, p->judgment, inner, limit - 1);
    vec_release(&given);
  }
  return log.best;
}

lang_derivation *interpreter_attempt(interpreter *i, lang_value *state) {
  lang_value *in[LANG_ARGS];
  return typing_inputs(i, state, in) ? attempt_judgment(i, i->l->typing, in, 100) : NULL;
}
