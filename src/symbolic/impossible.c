/* Whether something can be where a condition holds: by trying all values.
 *
 * syntaxOk() has seen to it that a node of this kind has an operand, and the next line
 * uses it. That it cannot be null there follows from what syntaxOk() says of one kind and
 * of three references: a handful of variables. All their values are tried at once, 64 in
 * a word. So such an error is gone before it is part of a formula; as one, every caller
 * would say it again of every node below, and it would have to be refuted each time.
 *
 * Of the condition's chain, those links count that share variables with the question and
 * are small.
 *
 * What is assumed, and who looks at it:
 *
 * - Every link holds where the question is asked: they are those of its own place, from the
 *   innermost up (small_links). To leave one out is safe: less is impossible then.
 * - What counts as a variable, such as that a reference is null, is tried with both values,
 *   whatever the others have: that, too, is more than there may be (cone.c, kind_of).
 * - All values of the variables are tried, and what they make of each gate between them and
 *   the question (cone_excludes): a cone that is too large is no answer.
 * - A question is asked again on path after path. Its answer is a matter of the formulas
 *   alone, which never change; the same links, one by one, give the same (is_remembered). */
#include "symbolic/cone.h"

#include <assert.h>
#include <string.h>

enum { MOST_LINKS = 100, MOST_TRIES = 4, FEW = 1, HANDFUL = 6 };
enum { MOST_REMEMBERED = 1 << 22 }; /* words of questions and their answers */

static bool is_small(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  return cone_variables(e, a) <= CONE_VARIABLES;
}

static uint32_t add_parts(evaluator *, literal, literal *out, uint32_t count);

/* Adds the small conjuncts of the formula, each or `unless`. */
static uint32_t add_conjuncts(evaluator *e, literal top, literal unless, literal *out,
                              uint32_t count) {
  assert(formula_has(e->state->formula, top));
  assert(formula_has(e->state->formula, unless));
  formula *f = e->state->formula;
  literal stack[MOST_LINKS];
  uint32_t size = 0;
  stack[size++] = top;
  for (uint32_t left = MOST_LINKS; left && size && count < MOST_LINKS; left--) {
    literal a = stack[--size];
    if (!literal_is_negated(a) && cone_variables(e, a) > HANDFUL &&
        formula_kind(f, literal_node(a)) == NODE_AND && size + 2 <= MOST_LINKS) {
      stack[size++] = formula_right(f, literal_node(a));
      stack[size++] = formula_left(f, literal_node(a));
    } else if (unless == LITERAL_FALSE && cone_variables(e, a) > HANDFUL)
      count = add_parts(e, a, out, count);
    else if (is_small(e, a))
      out[count++] = formula_or(f, unless, a);
  }
  return count;
}

/* Adds a disjunction; of one of something small and a conjunction, as is `left == null ||
 * left.wellTyped()`, the conjuncts of that. */
static uint32_t add_parts(evaluator *e, literal a, literal *out, uint32_t count) {
  assert(formula_has(e->state->formula, a));
  const formula *f = e->state->formula;
  uint32_t node = literal_node(a);
  bool is_gate = formula_kind(f, node) == NODE_AND;
  literal left = is_gate ? literal_not(formula_left(f, node)) : LITERAL_TRUE;
  literal right = is_gate ? literal_not(formula_right(f, node)) : LITERAL_TRUE;
  bool few_left = cone_variables(e, left) <= FEW,
       few_right = cone_variables(e, right) <= FEW;
  if (is_gate && literal_is_negated(a) && few_left != few_right)
    return add_conjuncts(e, few_left ? right : left, few_left ? left : right, out, count);
  if (is_small(e, a))
    out[count++] = a;
  return count;
}

/* The small links of the chain, the innermost first. */
static uint32_t small_links(evaluator *e, condition where, literal *out) {
  const condition_link *links = e->merge.conditions.links.data;
  uint32_t count = 0;
  for (; where != CONDITION_TRUE && count < MOST_LINKS; where = links[where].parent)
    count = add_conjuncts(e, links[where].own, LITERAL_FALSE, out, count);
  return count;
}

/* Whether the link adds more than few variables: it has none of those that are there. */
static bool is_apart(evaluator *e, literal link, uint32_t sign) {
  return !(cone_sign(e, link) & sign) && cone_variables(e, link) > FEW;
}

/* Moves links that count to `all`. False: there are no more. */
static bool add_links(cone *c, uint32_t *sign, literal *links, uint32_t *link_count,
                      literal *all, uint32_t *count) {
  uint32_t kept = 0, before = *count;
  for (uint32_t k = 0; k < *link_count; k++)
    if (!is_apart(c->e, links[k], *sign) && cone_add_link(c, links[k], FEW)) {
      *sign |= cone_sign(c->e, links[k]);
      all[(*count)++] = links[k];
    } else
      links[kept++] = links[k];
  *link_count = kept;
  return *count > before;
}

/* Whether it is impossible together with two of the links, which may be about many
 * variables, and with those that have few others. TRUE is no link. */
static bool excludes(evaluator *e, literal when, const literal two[2],
                     const literal *links, uint32_t link_count) {
  assert(formula_has(e->state->formula, when));
  literal rest[MOST_LINKS], all[MOST_LINKS + 3] = {when};
  uint32_t count = 1, met = 0, sign = cone_sign(e, when);
  for (int k = 0; k < 2; k++)
    sign |= two[k] == LITERAL_TRUE ? 0 : cone_sign(e, two[k]);
  cone c; /* as long as it is in use nobody else has one */
  cone_begin(&c, e);
  cone_add(&c, when, &met);
  for (int k = 0; k < 2; k++) {
    if (two[k] == LITERAL_TRUE)
      continue;
    if (!cone_add_link(&c, two[k], CONE_VARIABLES))
      return false;
    all[count++] = two[k];
  }
  memcpy(rest, links, link_count * sizeof *rest);
  while (add_links(&c, &sign, rest, &link_count, all, &count))
    ; /* others may share variables now */
  return count > 1 && cone_excludes(&c, all, count, NULL);
}

/* The link that has more than few variables besides those of the question, but fewest.
 */
static literal nearest(evaluator *e, literal when, const literal *links, uint32_t count) {
  assert(formula_has(e->state->formula, when));
  literal best = LITERAL_TRUE;
  uint32_t least = CONE_VARIABLES + 1, met = 0;
  cone c;
  cone_begin(&c, e);
  cone_add(&c, when, &met);
  uint32_t variables = c.variables, nodes = c.count;
  for (uint32_t k = 0; k < count; k++) {
    if (cone_variables(e, links[k]) >= least ||
        !cone_add_link(&c, links[k], CONE_VARIABLES))
      continue;
    if (c.variables > variables + FEW && c.variables < least) {
      least = c.variables;
      best = links[k];
    }
    cone_remove(&c, nodes, variables);
  }
  return best;
}

/* Whether the chain says the opposite: a field that was found not to be null is read once
 * more. */
static bool is_denied(const evaluator *e, literal when, condition where) {
  assert(formula_has(e->state->formula, when));
  const condition_link *links = e->merge.conditions.links.data;
  for (; where != CONDITION_TRUE; where = links[where].parent)
    if (links[where].own == literal_not(when))
      return true;
  return false;
}

/* What is to be found out, and by which links. */
static uint64_t hash_of(literal when, const literal *links, uint32_t count) {
  uint64_t hash = map_mix(count, when);
  for (uint32_t k = 0; k < count; k++)
    hash = map_mix(hash, links[k]);
  return hash;
}

enum {
  BEFORE,
  ANSWER,
  LINKS,
  QUESTION,
  HEAD
}; /* of what is remembered; then the links */

/* The answer, if the question was asked before with the same links. */
static bool is_remembered(const evaluator *e, uint64_t hash, literal when,
                          const literal *links, uint32_t count, bool *impossible) {
  const impossible_part *p = &e->impossible;
  const uint64_t *newest = map_get(&p->index, hash);
  for (uint32_t at = newest ? (uint32_t)*newest : 0; at;) {
    const uint32_t *x = p->words.data + at - 1;
    if (x[QUESTION] == when && x[LINKS] == count &&
        !memcmp(x + HEAD, links, count * sizeof *links)) {
      *impossible = x[ANSWER];
      return true;
    }
    at = x[BEFORE];
  }
  return false;
}

static void remember(evaluator *e, uint64_t hash, literal when, const literal *links,
                     uint32_t count, bool impossible) {
  impossible_part *p = &e->impossible;
  if (p->words.size > MOST_REMEMBERED) {
    map_clear(&p->index);
    vec_clear(&p->words);
  }
  const uint64_t *newest = map_get(&p->index, hash);
  uint32_t head[HEAD] = {newest ? (uint32_t)*newest : 0, impossible, count, when};
  map_put(&p->index, hash, p->words.size + 1);
  for (uint32_t k = 0; k < HEAD; k++)
    vec_push(&p->words, head[k]);
  for (uint32_t k = 0; k < count; k++)
    vec_push(&p->words, links[k]);
}

static bool try_values(evaluator *e, literal when, const literal *links, uint32_t count) {
  assert(formula_has(e->state->formula, when));
  literal two[] = {LITERAL_TRUE, LITERAL_TRUE};
  for (uint32_t k = 0; k < count; k++)
    cone_sign(e, links[k]); /* known, from now on: no other cone is made for it */
  bool impossible = excludes(e, when, two, links, count);
  /* what was found out first is what all the rest relies on */
  for (int pass = 0; !impossible && pass < 2; pass++) {
    for (uint32_t k = 0; !impossible && k < MOST_TRIES && k < count; k++) {
      two[1] = links[count - 1 - k];
      impossible = excludes(e, when, two, links, count);
    }
    two[0] = impossible ? LITERAL_TRUE : nearest(e, when, links, count);
    if (two[0] == LITERAL_TRUE)
      break;
  }
  return impossible;
}

bool impossible_where(evaluator *e, literal when, condition where) {
  assert(formula_has(e->state->formula, when));
  if (literal_is_constant(when) || where == CONDITION_NEVER)
    return when == LITERAL_FALSE;
  if (is_denied(e, when, where) || exclusive_excludes(e, when, where))
    return true;
  if (!is_small(e, when))
    return false;
  literal links[MOST_LINKS];
  uint32_t count = small_links(e, where, links);
  uint64_t hash = hash_of(when, links, count);
  bool impossible;
  if (!is_remembered(e, hash, when, links, count, &impossible)) {
    impossible = try_values(e, when, links, count);
    remember(e, hash, when, links, count, impossible);
  }
  return impossible;
}
