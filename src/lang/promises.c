#include "lang/promises.h"

#include "lang/exclude.h"
#include "lang/interpret_internal.h"
#include "lang/layout.h"
#include "lang/overlap.h"
#include "lang/terms.h"

/* ---- Rules of which one applies at most ---- */

/* Told before anything else is asked, or said to be the same. */
static bool is_left_out(const lang_rule *r, const lang_expr *meta,
                        const lang_sort *subset) {
  for (const lang_premise *p = r->premises.data; p < r->premises.data + r->premises.size;
       p++)
    if (p->kind == PREMISE_JUDGMENT || p->kind == PREMISE_STEP ||
        p->kind == PREMISE_EXISTS || (p->kind == PREMISE_EQUAL && !p->negated))
      return false;
    else if (p->kind == PREMISE_MEMBER && p->negated && p->sort == subset &&
             p->args[0]->kind == EXPR_META && p->args[0]->meta == meta->meta)
      return true;
  return false;
}

/* `let x = v in N` and `let x = M in N where M notin v`. */
static bool is_excluded(const lang_rule *a, const lang_expr *in_a, const lang_rule *b,
                        const lang_expr *in_b) {
  if (in_a->kind == EXPR_META && in_b->kind == EXPR_META)
    return (in_a->sort->base && is_left_out(b, in_b, in_a->sort)) ||
           (in_b->sort->base && is_left_out(a, in_a, in_b->sort));
  if (in_a->kind != EXPR_MAKE || in_b->kind != EXPR_MAKE ||
      in_a->production != in_b->production)
    return false;
  for (uint32_t k = 0; k < in_a->count; k++)
    if (is_excluded(a, in_a->args[k], b, in_b->args[k]))
      return true;
  return false;
}

static bool rules_exclude(const lang_rule *a, const lang_rule *b) {
  for (uint32_t k = 0; k < a->in_count; k++)
    if (is_excluded(a, a->in[k], b, b->in[k]))
      return true;
  return false;
}

static bool has_context(const lang_rule *r) {
  for (uint32_t k = 0; k < r->in_count; k++)
    if (r->in[k]->has_plug)
      return true;
  return false;
}

bool rules_are_apart(const lang_rule *const *rules, uint32_t count) {
  for (uint32_t a = 0; a < count; a++) {
    if (has_context(rules[a])) /* fits in several ways */
      return false;
    for (uint32_t b = a + 1; b < count; b++)
      if (!rules_exclude(rules[a], rules[b]))
        return false;
  }
  return true;
}

/* `cast C e : C` where e : D, and C and D are related; and where they are not. */
bool rules_ask_the_same(const lang_rule *const *rules, uint32_t count) {
  const lang_rule *first = count ? rules[0] : NULL;
  const lang_premise *p = first && first->premises.size ? first->premises.data : NULL;
  if (!p || p->kind != PREMISE_JUDGMENT || p->negated || has_context(first))
    return false;
  for (uint32_t r = 1; r < count; r++) {
    const lang_premise *q = rules[r]->premises.data;
    if (!rules[r]->premises.size || q->kind != PREMISE_JUDGMENT || q->negated ||
        q->judgment != p->judgment || rules[r]->in_count != first->in_count)
      return false;
    for (uint32_t k = 0; k < first->in_count; k++)
      if (!lang_expr_same(rules[r]->in[k], first->in[k]))
        return false;
    for (uint32_t k = 0; k < p->count; k++)
      if (!p->judgment->is_out[k] && !lang_expr_same(q->args[k], p->args[k]))
        return false;
  }
  return true;
}

static uint32_t outs_of(const lang_judgment *j) {
  uint32_t outs = 0;
  for (uint32_t k = 0; k < j->args.size; k++)
    outs += j->is_out[k];
  return outs;
}

/* Names that are new each time make answers differ that ought to be the same. */
static bool may_name(const language *l) {
  return l->up_to || l->some_type;
}

static bool premise_chooses(const language *l, const lang_premise *p) {
  if (p->kind == PREMISE_JUDGMENT)
    return !p->negated && outs_of(p->judgment) && !p->judgment->functional;
  if (p->kind == PREMISE_EQUAL && p->match >= 0 && p->args[p->match]->has_plug)
    return true; /* a context fits in several ways */
  return p->kind == PREMISE_EXISTS || (p->kind == PREMISE_STEP && !p->negated) ||
         (p->kind == PREMISE_FRESH && !may_name(l));
}

static bool rule_chooses(const language *l, const lang_rule *r) {
  vec_each (lang_premise, p, &r->premises)
    if (premise_chooses(l, p))
      return true;
  return has_context(r);
}

static bool chooses(language *l, const lang_judgment *j) {
  for (uint32_t a = 0; a < j->rules.size; a++) {
    if (rule_chooses(l, j->rules.data[a]))
      return true;
    for (uint32_t b = a + 1; b < j->rules.size; b++)
      if (lang_rules_overlap(l, j->rules.data[a], j->rules.data[b]) &&
          !rules_exclude(j->rules.data[a], j->rules.data[b]) &&
          !lang_rules_exclude(l, j->rules.data[a], j->rules.data[b]))
        return true;
  }
  return false;
}

static bool has_new_names(const language *l) {
  vec_each (lang_function *, f, &l->functions)
    vec_each (lang_rule *, r, &(*f)->rules)
      vec_each (lang_premise, p, &(*r)->premises)
        if (p->kind == PREMISE_FRESH)
          return true;
  return false;
}

/* Fewer and fewer, until nothing changes. */
void promise_find_functional(language *l) {
  bool named = has_new_names(l) && !may_name(l);
  vec_each (lang_judgment *, j, &l->judgments)
    (*j)->functional = !outs_of(*j) || !named;
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_judgment *, j, &l->judgments)
      if ((*j)->functional && outs_of(*j) && chooses(l, *j)) {
        (*j)->functional = false;
        more = true;
      }
  }
}

/* ---- Questions and answers ---- */

static bool has_way(const lang_value *v) {
  for (uint32_t k = 0; v && v->call && k < v->call->args.size; k++)
    if (has_way(v->args[k]))
      return true;
  if (!v || v->open)
    return v && v->of && (has_way(v->of) || has_way(v->by));
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (has_way(v->args[k]))
      return true;
  return v->way;
}

static bool is_same_input(interpreter *i, lang_value *kept, const lang_value *in) {
  if (value_is_identical(kept, in))
    return true;
  lang_value *now = value_now(i, kept);
  return now && now != kept && value_is_identical(now, in);
}

static bool is_same_question(interpreter *i, const lang_promise *p, lang_value **in) {
  if (!value_is_identical(p->in[p->about], in[p->about]))
    return false;
  for (uint32_t k = 0; k < p->in_count; k++)
    if (!is_same_input(i, p->in[k], in[k]))
      return false;
  return true;
}

static bool is_open_part(const lang_value *v) {
  if (!v->open || lang_shape_of(v->sort) != SHAPE_TREE)
    return false;
  while (v->of)
    v = v->of;
  return !v->promised;
}

/* The first input that is an open part of the program; in_count: none. An answer is none: what an
 * environment that was promised has in it is said by the part that gives it. */
static uint32_t open_input(lang_value **in, uint32_t in_count) {
  for (uint32_t k = 0; k < in_count; k++)
    if (is_open_part(in[k]))
      return k;
  return in_count;
}

const lang_promise *promise_about(interpreter *i, const lang_judgment *j, lang_value **in,
                                  lang_value *const *wanted) {
  if (!i->promises || !j->functional || i->needed)
    return NULL;
  const lang_promise *known = NULL;
  vec_each (lang_promise *, p, &i->promises->made)
    if ((*p)->judgment == j && is_same_question(i, *p, in)) {
      known = *p;
      if (in[known->about]->open)
        return known;
    }
  lang_promise question = {.judgment = j, .out_count = outs_of(j)};
  question.in_count = j->args.size - question.out_count;
  question.about = open_input(in, question.in_count);
  if (!i->free || question.about == question.in_count)
    return known;
  for (uint32_t k = 0; k < question.in_count; k++) {
    question.in[k] = in[k];
    if (has_way(in[k]))
      return known;
  }
  for (uint32_t k = 0; (known || wanted) && k < question.out_count; k++)
    question.out[k] = known ? known->out[k] : has_way(wanted[k]) ? NULL : wanted[k];
  return i->promises->make(i->promises->context, &question);
}

bool promise_answers(interpreter *i, const lang_promise *p, const lang_judgment *j,
                     lang_value **in, result_vector *results) {
  if (!in[p->about]->open)
    return false;
  lang_result r = {.why = derivation_new(i, j, NULL)};
  uint32_t count_in = 0, count_out = 0;
  for (uint32_t k = 0; k < p->out_count; k++) {
    r.out[k] = value_now(i, p->out[k]);
    if (!r.out[k])
      return true; /* there is none, or something is needed */
  }
  for (uint32_t k = 0; k < j->args.size; k++)
    r.why->args[k] = j->is_out[k] ? r.out[count_out++] : in[count_in++];
  vec_push(results, r);
  return true;
}

/* What is known of it; NULL: anything. */
static lang_value *known_part(interpreter *i, const lang_value *v) {
  if (v->open)
    return NULL;
  lang_value *known = value_new(i, v->sort, v->production);
  known->number = v->number;
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    known->args[k] = known_part(i, v->args[k]);
  return known;
}

lang_value *const *promise_narrows(interpreter *i, const lang_promise *p,
                                   lang_value *const *wanted, lang_value **narrow) {
  for (uint32_t k = 0; k < p->out_count; k++)
    narrow[k] = wanted && wanted[k] ? wanted[k] : known_part(i, p->out[k]);
  return narrow;
}

uint64_t promise_productions(interpreter *i, lang_promise *p) {
  lang_value *narrow[LANG_ARGS];
  return judgment_productions(i, p->judgment, p->about, p->in,
                              promise_narrows(i, p, NULL, narrow));
}
