/* The search for derivations: every rule is tried, in the order in which its premises can
 * be executed; a judgment has all the results that its rules give. */
#include "lang/interpret.h"

#include "lang/answers.h"
#include "lang/capture.h"
#include "lang/guess.h"
#include "lang/interpret_internal.h"
#include "lang/layout.h"
#include "lang/promises.h"
#include "lang/tables.h"
#include "lang/terms.h"

#include <stdlib.h>
#include <string.h>

lang_derivation *derivation_new(interpreter *i, const lang_judgment *j,
                                const lang_rule *r) {
  lang_derivation *d = arena_new(&i->arena, lang_derivation);
  d->judgment = j;
  d->rule = r;
  vec_push(&i->derivations, d);
  return d;
}

enum { MOST_PREMISES = LANG_PREMISES, USUAL_RULES = 64 };

typedef struct attempt {
  const lang_judgment *judgment; /* or NULL: a function or step */
  const lang_rule *rule;
  lang_value **in;
  result_vector *results;
  lang_answers *known;                  /* of these */
  lang_derivation *path[MOST_PREMISES]; /* of the premises so far; NULL: no judgment */
  attempt_log *log;
  step_vector *steps;        /* not NULL: what goes out is added here */
  lang_value *first;         /* of a function: what the first result is */
  lang_value *const *wanted; /* of each that goes out; NULL: anything */
  bool free;                 /* of the premises: see interpreter.free */
  bool asks_the_same;        /* of the first: whatever other rules fit, they ask it too */
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
  r.print = answer_print(&r, a->rule->out_count);
  bool free = i->free;
  i->free = false; /* they may differ */
  bool twice = answers_have(i, a->known, a->results, &r, a->rule->out_count);
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
  bool shared = a->asks_the_same && !at; /* and each rule may want something else */
  i->free = (free || shared) && !p->negated && !a->log;
  uint32_t closed = p->negated ? tables_close(i) : 0;
  judgment_solve(i, p->judgment, in, shared ? NULL : premise_wants(i, a, p, f, wanted),
                 &results, NULL);
  if (p->negated)
    tables_open(i, closed);
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
  uint32_t closed = p->negated ? tables_close(i) : 0;
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
  if (p->negated)
    tables_open(i, closed);
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
  if ((p->negated && !any && (from || p->refutes)) || (!from && p->refutes))
    premises_from(i, a, at + 1, f);
  else if (p->negated == any)
    note_failure(i, a, at, f);
  i->free = free;
}

/* A name that is not in the terms: the first; a new one, when there are no terms. NULL: one
 * of them has no value. */
static lang_value *fresh_name(interpreter *i, const lang_premise *p, frame *f) {
  lang_sort *names = p->args[0]->sort;
  if (p->count == 1)
    return value_number(i, names, i->next_name++);
  for (int64_t n = 0;; n++) {
    bool taken = false;
    for (uint32_t k = 1; k < p->count && !taken; k++) {
      lang_value *v = value_of(i, p->args[k], f);
      if (!v)
        return NULL;
      taken = value_has_name(i, v, names, n);
    }
    if (!taken)
      return value_number(i, names, n);
  }
}

static void fresh_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_premise *p = &a->rule->premises.data[at];
  uint32_t metas = f->count;
  lang_value *name = fresh_name(i, p, f);
  if (name && value_match(i, p->args[0], name, f))
    premises_from(i, a, at + 1, f);
  else
    note_failure(i, a, at, f);
  f->count = metas;
}

/* What follows a guess, and what it gives so far. */
typedef struct guessing {
  interpreter *i;
  attempt *a;
  uint32_t at; /* of the premise */
  frame *f;
  result_vector results;
  step_vector steps;
} guessing;

static bool try_guess(void *context, lang_value *term) {
  guessing *g = context;
  attempt *a = g->a;
  result_vector *results = a->results;
  step_vector *steps = a->steps;
  lang_answers *known = a->known, among = {0};
  uint32_t metas = g->f->count;
  g->results.size = g->steps.size = 0;
  a->results = results ? &g->results : NULL;
  a->steps = steps ? &g->steps : NULL;
  a->known = &among;
  if (value_match(g->i, a->rule->premises.data[g->at].args[0], term, g->f))
    premises_from(g->i, a, g->at + 1, g->f);
  g->f->count = metas;
  answers_release(&among);
  a->results = results;
  a->steps = steps;
  a->known = known;
  return g->results.size || g->steps.size;
}

static void keep_guess(void *context) {
  guessing *g = context;
  attempt *a = g->a;
  vec_each (lang_step, s, &g->steps)
    vec_push(a->steps, *s);
  vec_each (lang_result, r, &g->results)
    if (!answers_have(g->i, a->known, a->results, r, a->rule->out_count))
      vec_push(a->results, *r);
}

/* Functions give what comes first, an attempt that is told has values, and where questions come
 * to an end because they are asked again, they must be the same. */
static bool may_be_lazy(const interpreter *i, const attempt *a, const lang_sort *s) {
  bool listed = a->log || i->tables || (i->listed && !i->deeper);
  return (a->results || a->steps) && !listed && guess_is_lazy(i, s);
}

/* All terms of the sort; with names that rules have made, if something known has such. */
static const value_vector *terms_to_try(interpreter *i, lang_sort *s, const frame *f,
                                        value_vector *more) {
  value_vector names = {0};
  for (uint32_t k = 0; s->has_names && k < f->count; k++)
    value_add_made_names(f->values[k], &names);
  if (names.size)
    interpreter_terms_with(i, s, &names, more);
  bool any = names.size;
  vec_release(&names);
  return any ? more : interpreter_terms(i, s);
}

static void exists_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_expr *x = a->rule->premises.data[at].args[0];
  if (frame_get(f, x->meta)) { /* something else has said what it is */
    premises_from(i, a, at + 1, f);
    return;
  }
  if (may_be_lazy(i, a, lang_sort_root(x->sort))) {
    guessing g = {.i = i, .a = a, .at = at, .f = f};
    bool before = i->free;
    i->free = false; /* another one may do */
    guess_each(i, lang_sort_root(x->sort), f, try_guess, keep_guess, &g);
    i->free = before;
    vec_release(&g.results);
    vec_release(&g.steps);
    return;
  }
  value_vector more = {0};
  const value_vector *terms = terms_to_try(i, lang_sort_root(x->sort), f, &more);
  uint32_t metas = f->count;
  bool free = i->free;
  i->free = false; /* another term may do */
  for (uint32_t k = 0; k < terms->size && i->fuel && !i->needed; k++) {
    if (value_match(i, x, terms->data[k], f))
      premises_from(i, a, at + 1, f);
    f->count = metas;
  }
  vec_release(&more);
  i->free = free;
}

/* What a context stands around, M = E[N], in each way. */
static void context_premise(interpreter *i, attempt *a, uint32_t at, frame *f) {
  const lang_premise *p = &a->rule->premises.data[at];
  assert(p->kind == PREMISE_EQUAL && p->match >= 0 && !p->negated);
  lang_value *known = value_of(i, p->args[1 - p->match], f);
  frame_vector ways = {0};
  bool free = i->free;
  i->free = false; /* another way may do */
  if (known)
    value_match_all(i, p->args[p->match], known, f, &ways);
  vec_each (frame, g, &ways)
    premises_from(i, a, at + 1, g);
  if (!ways.size)
    note_failure(i, a, at, f);
  i->free = free;
  vec_release(&ways);
}

/* Whether the name is free in one of the terms; *known: whether all of them have values. */
static bool is_free_in_some(interpreter *i, const lang_premise *p, frame *f,
                            bool *known) {
  const lang_value *name = value_of(i, p->args[0], f);
  bool found = false;
  *known = name && value_known(i, name);
  for (uint32_t k = 1; *known && k < p->count; k++) {
    const lang_value *v = value_of(i, p->args[k], f);
    *known = v;
    found = found || (v && value_has_free(i, v, name->sort, name->number));
  }
  return found;
}

static bool simple_premise_holds(interpreter *i, const lang_premise *p, frame *f) {
  lang_value *left = NULL, *right = NULL;
  if (p->kind == PREMISE_EQUAL && p->match >= 0) {
    left = value_of(i, p->args[1 - p->match], f);
    return left ? value_match(i, p->args[p->match], left, f) : p->refutes;
  }
  if (p->kind == PREMISE_FREE) {
    bool known, free = is_free_in_some(i, p, f, &known);
    return known ? free != p->negated : p->refutes;
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
  else if (p->kind == PREMISE_EQUAL && p->match >= 0 && p->args[p->match]->has_plug)
    context_premise(i, a, at, f);
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

/* All premises, once the rule has matched. */
static void all_premises(interpreter *i, attempt *a, frame *f) {
  if (!a->rule->move_count) {
    premises_from(i, a, 0, f);
    return;
  }
  frame renamed; /* large: only what is in it is written */
  frame_copy(&renamed, f);
  frame_freshen(i, a->rule, &renamed);
  premises_from(i, a, 0, &renamed);
}

static void begin_attempt(attempt *a, const lang_rule *r) {
  assert(r->premises.size <= MOST_PREMISES);
  a->judgment = NULL;
  a->rule = r;
  a->in = NULL;
  a->results = NULL;
  a->known = NULL;
  a->log = NULL;
  a->steps = NULL;
  a->first = NULL;
  a->wanted = NULL;
  a->free = a->asks_the_same = false;
  a->wishes.count = 0; /* large: only what is in it is written */
  for (uint32_t k = 0; k < r->premises.size; k++)
    a->path[k] = NULL;
}

/* Premises that hold in several ways may give one state several times: that is one step. */
static void drop_repeated(interpreter *i, step_vector *steps, uint32_t from) {
  uint32_t kept = from;
  for (uint32_t k = from; k < steps->size; k++) {
    bool again = false;
    for (uint32_t e = from; e < kept && !again; e++)
      again = interpreter_same(i, steps->data[e].after, steps->data[k].after);
    if (!again)
      steps->data[kept++] = steps->data[k];
  }
  steps->size = kept;
}

void rule_steps(interpreter *i, const lang_rule *r, frame *f, step_vector *steps) {
  attempt a;
  uint32_t before = steps->size;
  begin_attempt(&a, r);
  a.steps = steps;
  all_premises(i, &a, f);
  if (steps->size > before + 1 && i->l->properties & CHECK_DETERMINISM && !i->needed)
    drop_repeated(i, steps, before);
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
      all_premises(i, a, f);
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

lang_value *equation_apply(interpreter *i, const lang_rule *r, lang_value **in) {
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
                       lang_value **in, lang_value *const *wanted, bool free, bool same,
                       result_vector *results, lang_answers *known, attempt_log *log) {
  frame f; /* large: only what is in it is written */
  f.count = 0;
  attempt a;
  begin_attempt(&a, r);
  a.judgment = j;
  a.in = in;
  a.wanted = wanted;
  a.free = free;
  a.asks_the_same = same;
  a.results = results;
  a.known = known;
  a.log = log;
  if (is_wanted(i, &a, &f)) /* before it looks at what comes in */
    match_inputs(i, &a, 0, &f);
}

/* Of an environment with nothing in it. */
static bool looks_up_nothing(const lang_rule *r, const lang_expr *x, lang_value **in) {
  for (uint32_t k = 0; x->kind == EXPR_LOOKUP && k < r->in_count; k++)
    if (lang_expr_same(r->in[k], x->args[0]) && !in[k]->open && in[k]->production &&
        !in[k]->production->args.size)
      return true;
  return false;
}

/* Whether it cannot apply, whatever stands in the input `about`. */
static bool is_beside(const lang_rule *r, uint32_t about, lang_value **in) {
  for (uint32_t k = 0; k < r->in_count; k++)
    if (k != about && value_is_other(r->in[k], in[k]))
      return true;
  for (uint32_t k = 0; k < r->out_count; k++)
    if (looks_up_nothing(r, r->out[k], in))
      return true;
  return false;
}

uint64_t judgment_productions(interpreter *i, const lang_judgment *j, uint32_t about,
                              lang_value **in, lang_value *const *wanted) {
  uint64_t interesting = 0;
  vec_each (lang_rule *, r, &j->rules) {
    frame nothing, wishes; /* large: only what is in them is written */
    nothing.count = wishes.count = 0;
    bool fits = !is_beside(*r, about, in);
    for (uint32_t k = 0; wanted && fits && k < (*r)->out_count; k++)
      fits = wanted_fits(i, (*r)->out[k], wanted[k], &nothing, &wishes);
    if (fits && !production_asked_by((*r)->in[about]))
      return ALL_PRODUCTIONS;
    interesting |= fits ? production_asked_by((*r)->in[about]) : 0;
  }
  return interesting;
}

/* An input that is open, and which of its productions have a rule that may give what is
 * wanted: the others are told apart only if somebody else asks. */
static void note_interest(interpreter *i, const lang_judgment *j, uint32_t about,
                          lang_value **in, lang_value *const *wanted) {
  uint64_t interesting = judgment_productions(i, j, about, in, wanted);
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

void judgment_try_rules(interpreter *i, const lang_judgment *j, lang_value **in,
                        lang_value *const *wanted, result_vector *results,
                        attempt_log *log) {
  bool free = i->free;
  const lang_rule *few[USUAL_RULES];
  const lang_rule **fit =
      j->rules.size <= USUAL_RULES
          ? few
          : arena_new_array(&i->arena, const lang_rule *, j->rules.size);
  uint32_t count = fitting_rules(j, in, fit);
  bool apart = free && rules_are_apart(fit, count);
  bool same = free && !apart && rules_ask_the_same(fit, count);
  i->free = apart && count == 1;
  i->fuel--;
  i->nesting++;
  lang_answers known = {0};
  for (uint32_t r = 0; r < count && !i->needed; r++)
    rule_apply(i, fit[r], j, in, wanted, apart, same, results, &known, log);
  answers_release(&known);
  i->free = free;
  if (i->needed && !i->interesting && !i->needed_too && j->rules.size)
    for (uint32_t k = 0; k < j->rules.data[0]->in_count; k++)
      if (in[k] == i->needed && !i->interesting)
        note_interest(i, j, k, in, wanted);
  i->nesting--;
}

void judgment_solve(interpreter *i, const lang_judgment *j, lang_value **in,
                    lang_value *const *wanted, result_vector *results, attempt_log *log) {
  if (i->needed || !i->fuel || i->nesting > NESTING) {
    i->endless = i->endless || i->nesting > NESTING;
    i->fuel = i->needed ? i->fuel : 0;
    return;
  }
  lang_value *narrow[LANG_ARGS];
  const lang_promise *known = log ? NULL : promise_about(i, j, in, wanted);
  if (known && promise_answers(i, known, j, in, results))
    return;
  if (!log && table_solve(i, j, in, results))
    return;
  if (known)
    wanted = promise_narrows(i, known, wanted, narrow);
  judgment_try_rules(i, j, in, wanted, results, log);
}

bool interpreter_holds(interpreter *i, const lang_judgment *j, lang_value **in) {
  result_vector results = {0};
  judgment_solve(i, j, in, NULL, &results, NULL);
  bool holds = results.size;
  vec_release(&results);
  return holds;
}
