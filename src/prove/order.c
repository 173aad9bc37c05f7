/* Lemmas about order.
 *
 * A search tree's invariant says of each node and its nearest ancestors whose key is
 * less. That an argument k on a path that turned left at a node is none of the keys on
 * the right follows from these step by step: k < a, a < b, b < c, so k is not c. In
 * binary none of the steps is visible, and the solver tries bits at each of them. So for
 * every two numbers that the invariant compares it is told what holds of them and k
 * anyway: of k < a, k = a and a < k exactly one, and that order is transitive. Then each
 * step is one propagation. Where the invariant asks only which numbers are equal,
 * equality alone is told.
 *
 * What is assumed, and who looks at it: lemmas are true of all numbers, so that they need
 * no state to be so. That is so as long as all comparisons of one lemma are of numbers of
 * 64 bits with a sign, as bits_lt and bits_eq are, whatever was declared; at the ends of
 * the range as well (tests/shortcuts/Proofs.java). */
#include "choose/unchecked.h"
#include "prove/prepare.h"
#include "world/world.h"

#include "symbolic/boxes.h"

#include <assert.h>

enum { MOST_PAIRS = 1 << 14 };

typedef struct relation { /* between two numbers: when it is one of these */
  literal equal, less, greater;
} relation;

static relation relate(world *c, bits a, bits b, bool by_order) {
  bits_context *x = &c->state.bits;
  relation r = {.equal = bits_eq(x, a, b)};
  if (by_order) {
    r.less = bits_lt(x, a, b);
    r.greater = bits_lt(x, b, a);
  }
  return r;
}

static relation turned(relation r) {
  return (relation){r.equal, r.greater, r.less};
}

/* a and b imply c. */
static void lemma(world *c, literal a, literal b, literal then) {
  assert(formula_has(c->formula, a));
  assert(formula_has(c->formula, b));
  assert(formula_has(c->formula, then));
  literal clause[] = {literal_not(a), literal_not(b), then};
  c->unchecked->learn_lemma(c->unchecked, clause, 3);
}

static void one_of_three(world *c, relation r) {
  literal all[] = {r.equal, r.less, r.greater};
  c->unchecked->learn_lemma(c->unchecked, all, 3);
  for (int k = 0; k < 3; k++)
    lemma(c, all[k], all[(k + 1) % 3], LITERAL_FALSE);
}

/* xy, yz, xz: how x lies to y, y to z, x to z. */
static void transitive(world *c, relation xy, relation yz, relation xz, bool by_order) {
  lemma(c, xy.equal, yz.equal, xz.equal);
  if (!by_order)
    return;
  lemma(c, xy.less, yz.less, xz.less);
  lemma(c, xy.less, yz.equal, xz.less);
  lemma(c, xy.equal, yz.less, xz.less);
  lemma(c, xy.greater, yz.greater, xz.greater);
  lemma(c, xy.greater, yz.equal, xz.greater);
  lemma(c, xy.equal, yz.greater, xz.greater);
}

static void place_between(world *c, bits k, compared p, map *placed) {
  relation ka = relate(c, k, p.one, p.by_order), kb = relate(c, k, p.other, p.by_order);
  relation ab = relate(c, p.one, p.other, p.by_order);
  bits ends[] = {p.one, p.other};
  for (int i = 0; p.by_order && i < 2; i++)
    if (!map_get(placed, ends[i])) {
      one_of_three(c, i ? kb : ka);
      map_put(placed, ends[i], 1);
    }
  if (p.by_order)
    one_of_three(c, ab);
  transitive(c, ka, ab, kb, p.by_order);
  transitive(c, kb, turned(ab), ka, p.by_order);
  transitive(c, turned(ka), kb, ab, p.by_order);
}

bool prepare_number_in(world *c, ir_type t, sym a, bits *out) {
  int64_t v;
  if (t == IR_REF ? !boxes_number(&c->state, a, &a) : t != IR_I32 && t != IR_I64)
    return false;
  *out = sym_bits(&c->state, a);
  return !bits_to_constant(&c->state.bits, *out, &v);
}

void prepare_order(world *c, const operation *op, const sym *args) {
  uint32_t count = c->compared_count;
  if (!world_takes(c, SHORTCUT_ORDER) || !c->unchecked->learn_lemma || count > MOST_PAIRS)
    return;
  for (uint32_t i = 1; i < op->method->param_count; i++) {
    bits k;
    map placed = {0};
    if (prepare_number_in(c, op->method->param_types[i], args[i], &k))
      for (uint32_t j = 0; j < count; j++) {
        compared p = c->state.numbers.compared.data[j];
        if (p.one != k && p.other != k)
          place_between(c, k, p, &placed);
      }
    if (placed.size)
      shortcut_use(&c->result->costs.uses, SHORTCUT_ORDER);
    map_release(&placed);
  }
}
