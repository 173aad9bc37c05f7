/* What is left to prove of two abstractions, given that keys differ.
 *
 * An abstraction of a user's own asks each of its entries for a key, and when two of them
 * are compared, all entries of one for the keys of the other:
 *
 *     for (Entry e = head; e != null; e = e.next)
 *         if (e.key == key) return e.value == value;
 *
 * What comes out says for each entry i: if it is there, no other entry j that is there has
 * its key, and so on. That no two do is known of the module's nodes (apart.c). A solver
 * that is told so has to look at each j again, for each i, on each path. Here it is put
 * in: of
 *
 *     there_i & ... & there_j & (key_i = key_j) & ...
 *
 * nothing is left, and mostly nothing is left of the whole.
 *
 * A requirement is shown by refuting its negation, a conjunction. Those conjuncts that say
 * that rows are there stay as they are; the others are rebuilt, given these.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Walks.java):
 *
 * - Rows that are there have different keys, in all valid states: proved (apart.c).
 * - Of an argument it is known on this path alone: apart_decide begins anew.
 * - A gate is replaced only where the rows that it is about are there: all conjuncts of
 *   their presence are conjuncts of the gate, or of what stays as it is, or are true on
 *   the path (is_there).
 * - What a conjunct is rebuilt with is not rebuilt itself: see above. */
#include "prove/apart_internal.h"

#include <assert.h>

enum { MOST_ROUNDS = 4 };

/* --- What is known ----------------------------------------------------------------- */

static void note(apart *x, literal equal, uint32_t one, uint32_t other) {
  if (literal_is_constant(equal) || map_get(&x->differ, literal_node(equal)))
    return;
  if (literal_is_negated(equal))
    return; /* numbers of one bit */
  map_put(&x->differ, literal_node(equal), x->unequal.size);
  vec_push(&x->unequal, ((unequal){one, other, literal_node(equal)}));
}

void apart_note_rows(apart *x) {
  bits_context *b = &x->c->state.bits;
  for (uint32_t i = 0; i < x->rows.size; i++)
    for (uint32_t j = 0; j < i; j++)
      if (apart_differ(x, i, j))
        note(x, bits_eq(b, x->rows.data[i].key, x->rows.data[j].key), i, j);
  x->lasting = x->unequal.size;
  x->now = memory_new_array(literal_vector, x->rows.size);
}

void apart_note_argument(apart *x, literal equal, uint32_t row) {
  if (x->lasting)
    note(x, equal, row, row);
}

/* What was known of an argument on another path. */
static void forget_arguments(apart *x) {
  for (uint32_t k = x->lasting; k < x->unequal.size; k++)
    map_remove(&x->differ, x->unequal.data[k].node);
  x->unequal.size = x->lasting;
}

void apart_begin_path(apart *x) {
  assert(evaluator_is_on_path(x->c->evaluator));
  forget_arguments(x);
  map_clear(&x->is_part);
  for (uint32_t row = 0; x->lasting && row < x->rows.size; row++) {
    uint32_t at = 0;
    uint64_t part, one;
    vec_clear(&x->now[row]);
    while (map_next(&x->parts[row], &at, &part, &one)) {
      literal now = evaluator_modulo_path(x->c->evaluator, (literal)part);
      if (now != LITERAL_TRUE)
        vec_push(&x->now[row], now);
      map_put(&x->is_part, now, 1);
    }
  }
}

void apart_release_given(apart *x) {
  for (uint32_t row = 0; x->now && row < x->rows.size; row++)
    vec_release(&x->now[row]);
  memory_free(x->now);
  given_release(&x->known);
  map_release(&x->is_part);
  map_release(&x->differ);
  vec_release(&x->unequal);
}

/* --- One conjunct ------------------------------------------------------------------ */

typedef struct rebuilding {
  apart *x;
  formula *f;
  map stays; /* conjuncts that stay as they are: 1 */
  map beside;
  literal_vector scratch;
} rebuilding;

/* Whether the row is there wherever what is beside holds. */
static bool is_there(const rebuilding *b, uint32_t row) {
  vec_each (const literal, part, &b->x->now[row])
    if (!map_get(&b->stays, *part) && !map_get(&b->beside, *part))
      return false;
  return true;
}

static void put_beside(rebuilding *b, literal other) {
  map_clear(&b->beside);
  vec_clear(&b->scratch);
  if (other != LITERAL_TRUE)
    formula_conjuncts(b->f, other, &b->scratch);
  vec_each (const literal, a, &b->scratch)
    map_put(&b->beside, *a, 1);
}

/* Whether the keys that the literal says are equal, or are not, differ where the other
 * literal holds. */
static bool differ_beside(rebuilding *b, literal equal, literal other) {
  const uint64_t *index = map_get(&b->x->differ, literal_node(equal));
  if (!index)
    return false;
  unequal u = b->x->unequal.data[*index];
  put_beside(b, other);
  return is_there(b, u.one) && is_there(b, u.other);
}

static bool rebuild(void *context, uint32_t node, literal *is) {
  rebuilding *b = context;
  *is = 2 * node;
  if (differ_beside(b, *is, LITERAL_TRUE)) {
    *is = LITERAL_FALSE;
    return true;
  }
  if (formula_kind(b->f, node) != NODE_AND)
    return true;
  literal sides[] = {formula_left(b->f, node), formula_right(b->f, node)};
  for (int k = 0; k < 2; k++)
    if (differ_beside(b, sides[k], sides[1 - k])) {
      bool is_equal = !literal_is_negated(sides[k]);
      *is = is_equal ? LITERAL_FALSE : given_get(&b->x->known, sides[1 - k]);
      return true;
    }
  return false;
}

/* --- A requirement ----------------------------------------------------------------- */

/* The conjuncts, but that two keys are equal is one. */
static void take_apart(const apart *x, literal whole, literal_vector *out) {
  const formula *f = x->c->formula;
  node_marks seen = {0};
  literal_vector stack = {0};
  vec_push(&stack, whole);
  while (stack.size) {
    literal a = vec_pop(&stack);
    uint32_t node = literal_node(a);
    bool is_one = literal_is_negated(a) || formula_kind(f, node) != NODE_AND ||
                  map_get(&x->differ, node) || map_get(&x->is_part, a);
    if (is_one) {
      vec_push(out, a);
    } else if (node_marks_add(&seen, node)) {
      vec_push(&stack, formula_right(f, node));
      vec_push(&stack, formula_left(f, node));
    }
  }
  node_marks_release(&seen);
  vec_release(&stack);
}

static literal refuted(rebuilding *b, const literal_vector *all) {
  literal rest = LITERAL_TRUE;
  vec_each (const literal, a, all)
    if (map_get(&b->x->is_part, *a)) {
      map_put(&b->stays, *a, 1);
      given_set(&b->x->known, *a, LITERAL_TRUE);
      rest = formula_and(b->f, rest, *a);
    }
  vec_each (const literal, a, all)
    if (!map_get(&b->x->is_part, *a) && rest != LITERAL_FALSE)
      rest = formula_and(b->f, rest, given_get(&b->x->known, *a));
  return rest;
}

static literal left_of(apart *x, literal must) {
  rebuilding b = {.x = x, .f = x->c->formula};
  literal_vector all = {0};
  x->known.leaf = rebuild;
  x->known.context = &b;
  given_begin(&x->known, b.f);
  take_apart(x, literal_not(must), &all);
  literal left = literal_not(refuted(&b, &all));
  map_release(&b.stays);
  map_release(&b.beside);
  vec_release(&b.scratch);
  vec_release(&all);
  return left;
}

/* What is left may show more than there was to be seen. */
static literal settled(apart *x, literal must) {
  literal before = LITERAL_FALSE;
  for (int k = 0; k < MOST_ROUNDS && must != before; k++) {
    before = must;
    must = left_of(x, must);
  }
  return must;
}

literal apart_left(apart *x, literal must) {
  assert(formula_has(x->c->formula, must));
  literal left = LITERAL_TRUE;
  literal_vector all = {0};
  if (!x->lasting || literal_is_constant(must))
    return must;
  formula_conjuncts(x->c->formula, must, &all);
  for (uint32_t k = 0; k < all.size && left != LITERAL_FALSE; k++)
    left = formula_and(x->c->formula, left, settled(x, all.data[k]));
  vec_release(&all);
  return left;
}
