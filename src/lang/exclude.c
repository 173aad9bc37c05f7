/* Two rules that fit one term name its parts each in its own way. Where the patterns are laid
 * side by side, what stands at the same place is the same term: so much is known of the
 * metavariables of one rule in the words of the other. Then a premise of one that says the
 * opposite of a premise of the other means that both never apply:
 *
 *     n = m --> true where n = m        k = j --> false where k != j
 *     n = n --> true                    k = j --> false where k != j
 *     f v --> ...                       f M --> ... where M notin v
 *     n = m --> ... where n < m         k = j --> ... where j <= k
 *
 * Assumed, and looked at here: what is compared has the same value in both rules. It is made of
 * metavariables of the patterns, of productions, look-ups and functions; no function of the
 * language invents names or tries terms; no binder is renamed once a rule has matched,
 * and what stands below one is not compared.
 */
#include "lang/exclude.h"

#include "lang/terms.h"

typedef struct same_place {
  const lang_expr *one, *two; /* of the one rule and of the other */
} same_place;

typedef struct sides {
  vector(same_place) places;
  bool calls; /* functions give the same for the same */
} sides;

/* ---- What stands at the same place ---- */

static bool binds(const lang_production *p) {
  for (uint32_t k = 0; k < p->args.size; k++)
    if (p->binds[k] || p->gathers[k])
      return true;
  return false;
}

/* False: they never fit the same term, or nothing is known of how they do. */
static bool lay_side_by_side(sides *s, const lang_expr *one, const lang_expr *two) {
  if (one->kind == EXPR_ANY || two->kind == EXPR_ANY)
    return true;
  if (one->kind == EXPR_META || two->kind == EXPR_META) {
    vec_push(&s->places, ((same_place){one, two}));
    return true;
  }
  if (one->kind == EXPR_PLUG && two->kind == EXPR_PLUG)
    return lay_side_by_side(s, one->args[0], two->args[0]);
  if (one->kind == EXPR_NUMBER && two->kind == EXPR_NUMBER)
    return one->number == two->number;
  if (one->kind != EXPR_MAKE || two->kind != EXPR_MAKE ||
      one->production != two->production)
    return false;
  assert(one->count == two->count && "a production has so many arguments");
  if (binds(one->production)) /* names below it may be others than in the term */
    return true;
  for (uint32_t k = 0; k < one->count; k++)
    if (!lay_side_by_side(s, one->args[k], two->args[k]))
      return false;
  return true;
}

/* ---- Expressions that have the same value ---- */

static bool is_compared(const sides *s, lang_expr_kind kind) {
  return kind == EXPR_MAKE || kind == EXPR_NUMBER || kind == EXPR_LOOKUP ||
         kind == EXPR_ARITHMETIC || (kind == EXPR_CALL && s->calls);
}

/* Whether one, in the words of the one rule, is two in those of the other. */
static bool are_same(const sides *s, const lang_expr *one, const lang_expr *two) {
  vec_each (same_place, p, &s->places)
    if (lang_expr_same(p->one, one) && lang_expr_same(p->two, two))
      return true;
  if (one->kind != two->kind || !is_compared(s, one->kind) ||
      one->production != two->production || one->function != two->function ||
      one->number != two->number ||
      one->operator!= two->operator|| one->count != two->count)
    return false;
  for (uint32_t k = 0; k < one->count; k++)
    if (!are_same(s, one->args[k], two->args[k]))
      return false;
  return true;
}

/* ---- Premises that contradict each other ---- */

static bool says(const lang_premise *p, lang_premise_kind kind, bool negated) {
  return p->kind == kind && p->negated == negated &&
         !(kind == PREMISE_EQUAL && p->match >= 0);
}

static bool are_same_pair(const sides *s, const lang_premise *one,
                          const lang_premise *two, bool turned) {
  return are_same(s, one->args[0], two->args[turned]) &&
         are_same(s, one->args[1], two->args[!turned]);
}

static bool are_alike(const sides *s, const lang_premise *one, const lang_premise *two) {
  for (uint32_t k = 0; k < one->count; k++)
    if (!are_same(s, one->args[k], two->args[k]))
      return false;
  return true;
}

static bool has_outputs(const lang_judgment *j) {
  for (uint32_t k = 0; k < j->args.size; k++)
    if (j->is_out[k])
      return true;
  return false;
}

/* Comparisons of numbers of which one is true at most: a < b, b <= a, a = b. */
static bool numbers_contradict(const sides *s, const lang_premise *one,
                               const lang_premise *two) {
  if (says(one, PREMISE_LESS, false) &&
      (says(two, PREMISE_LESS, false) || says(two, PREMISE_AT_MOST, false)))
    return are_same_pair(s, one, two, true);
  if (says(one, PREMISE_AT_MOST, false) && says(two, PREMISE_LESS, false))
    return are_same_pair(s, one, two, true);
  if ((says(one, PREMISE_LESS, false) && says(two, PREMISE_EQUAL, false)) ||
      (says(one, PREMISE_EQUAL, false) && says(two, PREMISE_LESS, false)))
    return are_same_pair(s, one, two, false) || are_same_pair(s, one, two, true);
  return false;
}

static bool contradict(const sides *s, const lang_premise *one, const lang_premise *two) {
  if (one->kind != two->kind || one->negated == two->negated)
    return numbers_contradict(s, one, two);
  switch (one->kind) {
  case PREMISE_EQUAL:
    return one->match < 0 && two->match < 0 &&
           (are_same_pair(s, one, two, false) || are_same_pair(s, one, two, true));
  case PREMISE_LESS:
  case PREMISE_AT_MOST: return are_alike(s, one, two);
  case PREMISE_MEMBER:
    return one->sort == two->sort && are_same(s, one->args[0], two->args[0]);
  case PREMISE_JUDGMENT:
    return one->judgment == two->judgment && !has_outputs(one->judgment) &&
           are_alike(s, one, two);
  default: return false;
  }
}

/* ---- A premise that the other rule's pattern contradicts ---- */

/* Whether both are something that the other rule's pattern says is one thing: of two places
 * that one metavariable stands at, or of a place and the term there. */
static bool are_one(const sides *s, const lang_expr *a, const lang_expr *b, bool other) {
  vec_each (same_place, p, &s->places) {
    const lang_expr *mine = other ? p->two : p->one, *its = other ? p->one : p->two;
    if (lang_expr_same(mine, a) && (other ? are_same(s, its, b) : are_same(s, b, its)))
      return true;
  }
  return false;
}

/* `n != m` where the other rule has the same at both places; `M notin v` where it has a v. */
static bool is_refuted(const sides *s, const lang_premise *p, bool other) {
  if (says(p, PREMISE_EQUAL, true))
    return are_one(s, p->args[0], p->args[1], other) ||
           are_one(s, p->args[1], p->args[0], other);
  if (!says(p, PREMISE_MEMBER, true))
    return false;
  vec_each (same_place, at, &s->places) {
    const lang_expr *mine = other ? at->two : at->one, *its = other ? at->one : at->two;
    if (its->kind == EXPR_META && its->sort == p->sort &&
        lang_expr_same(mine, p->args[0]))
      return true;
  }
  return false;
}

/* ---- Rules ---- */

/* Names that are new each time, and terms that are tried, may differ. */
static bool functions_are_plain(const language *l) {
  vec_each (lang_function *, f, &l->functions)
    vec_each (lang_rule *, r, &(*f)->rules)
      vec_each (lang_premise, p, &(*r)->premises)
        if (p->kind != PREMISE_EQUAL && p->kind != PREMISE_LESS &&
            p->kind != PREMISE_AT_MOST && p->kind != PREMISE_MEMBER)
          return false;
  return true;
}

static bool premises_contradict(const sides *s, const lang_rule *a, const lang_rule *b) {
  vec_each (lang_premise, one, &a->premises) {
    if (is_refuted(s, one, false))
      return true;
    vec_each (lang_premise, two, &b->premises)
      if (contradict(s, one, two))
        return true;
  }
  vec_each (lang_premise, two, &b->premises)
    if (is_refuted(s, two, true))
      return true;
  return false;
}

bool lang_rules_exclude(const language *l, const lang_rule *a, const lang_rule *b) {
  assert(a != b && a->in_count == b->in_count);
  if (a->move_count || b->move_count)
    return false;
  sides s = {.calls = functions_are_plain(l)};
  bool known = true;
  for (uint32_t k = 0; known && k < a->in_count; k++)
    known = lay_side_by_side(&s, a->in[k], b->in[k]);
  bool excluded = known && premises_contradict(&s, a, b);
  vec_release(&s.places);
  return excluded;
}
