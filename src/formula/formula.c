/* The graph: storage of nodes and the and-maker with its local rules.
 *
 * Idea: a conjunction is normalised before it is looked up. Constants and equal
 * or opposite operands fold at once; then the operands' own operands are
 * compared (two levels, after Brummayer and Biere, "Local two-level and-inverter
 * graph minimization without blowup", 2006). Each rule either gives an existing
 * literal or replaces one operand by one of its parts, so no rule adds nodes and
 * the loop ends.
 *
 * Invariants: children have smaller indices than their parent; an AND's left is
 * smaller than its right; no AND has a constant operand; no two ANDs have the
 * same operands.
 *
 * Expected workload: tens of millions of nodes, most of them asked for again. */
#include "formula/formula.h"

#include "formula/graph.h"

formula *formula_new(void) {
  formula *f = memory_new(formula);
  uint32_t constant = node_add(f, (node){NO_LITERAL, 0});
  assert(constant == literal_node(LITERAL_FALSE) && "the constant is node 0");
  (void)constant;
  return f;
}

void formula_delete(formula *f) {
  if (!f)
    return;
  for (uint32_t i = 0; i < CHUNK_MAX && f->chunks[i]; i++)
    memory_free(f->chunks[i]);
  for (uint32_t i = 0; i < 32; i++)
    memory_free(f->variables[i]);
  memory_free(f->gates.block);
  vec_release(&f->scratch);
  memory_free(f);
}

uint32_t node_add(formula *f, node n) {
  uint32_t index = atomic_load_explicit(&f->node_count, memory_order_relaxed);
  uint32_t chunk = index >> CHUNK_BITS;
  if (chunk >= CHUNK_MAX) { /* out of indices is out of memory: the door ends it */
    memory_free(memory_alloc_array(SIZE_MAX, sizeof(node)));
    return 0;
  }
  if (!f->chunks[chunk])
    f->chunks[chunk] = memory_alloc(CHUNK_NODES * sizeof(node));
  f->chunks[chunk][index & (CHUNK_NODES - 1)] = n;
  atomic_store_explicit(&f->node_count, index + 1, memory_order_release);
  return index;
}

/* The block of a variable's number, and its place there. */
static unsigned block_of(uint32_t number, uint32_t *place) {
  unsigned block = 31 - (unsigned)__builtin_clz(number + 1);
  *place = number + 1 - (1u << block);
  return block;
}

literal formula_variable(formula *f) {
  uint32_t number = atomic_load_explicit(&f->variable_count, memory_order_relaxed);
  uint32_t place;
  unsigned block = block_of(number, &place);
  if (!f->variables[block])
    f->variables[block] = memory_alloc(sizeof(uint32_t) << block);
  uint32_t index = node_add(f, (node){NO_LITERAL, number});
  f->variables[block][place] = index;
  atomic_store_explicit(&f->variable_count, number + 1, memory_order_release);
  return index << 1;
}

node_kind formula_kind(const formula *f, uint32_t index) {
  assert(index < formula_node_count(f));
  if (node_is_gate(node_at(f, index)))
    return NODE_AND;
  return index ? NODE_VARIABLE : NODE_CONSTANT;
}

literal formula_left(const formula *f, uint32_t index) {
  assert(formula_kind(f, index) == NODE_AND);
  return node_at(f, index).left;
}

literal formula_right(const formula *f, uint32_t index) {
  assert(formula_kind(f, index) == NODE_AND);
  return node_at(f, index).right;
}

uint32_t formula_variable_number(const formula *f, uint32_t index) {
  assert(formula_kind(f, index) == NODE_VARIABLE);
  return node_at(f, index).right;
}

uint32_t formula_variable_node(const formula *f, uint32_t number) {
  assert(number < formula_variable_count(f));
  uint32_t place;
  unsigned block = block_of(number, &place);
  return f->variables[block][place];
}

uint32_t formula_node_count(const formula *f) {
  return atomic_load_explicit(&f->node_count, memory_order_acquire);
}

uint32_t formula_variable_count(const formula *f) {
  return atomic_load_explicit(&f->variable_count, memory_order_acquire);
}

size_t formula_bytes(const formula *f) {
  size_t bytes = sizeof *f + f->scratch.capacity * sizeof(literal) + f->gates.bytes;
  for (uint32_t i = 0; i < CHUNK_MAX && f->chunks[i]; i++)
    bytes += CHUNK_NODES * sizeof(node);
  for (uint32_t i = 0; i < 32 && f->variables[i]; i++)
    bytes += sizeof(uint32_t) << i;
  return bytes;
}

/* --- The rules ------------------------------------------------------------
 * A rule answers a literal (DONE) or changes the operands (AGAIN). */

typedef enum { KEEP, DONE, AGAIN } rule_outcome;

typedef struct operands {
  literal a, b, result;
} operands;

static rule_outcome done(operands *o, literal result) {
  o->result = result;
  return DONE;
}

static rule_outcome again(operands *o, literal a, literal b) {
  o->a = a;
  o->b = b;
  return AGAIN;
}

/* `gate` is a literal of the AND `n`; `other` is any literal.
 *   (x & y) & !x  = 0           contradiction
 *   (x & y) & x   = x & y       idempotence
 *   !(x & y) & !x = !x          subsumption
 *   !(x & y) & x  = x & !y      substitution */
static rule_outcome one_sided(operands *o, literal gate, node n, literal other) {
  bool denied = other == literal_not(n.left) || other == literal_not(n.right);
  bool repeated = other == n.left || other == n.right;
  if (!literal_is_negated(gate)) {
    if (denied)
      return done(o, LITERAL_FALSE);
    return repeated ? done(o, gate) : KEEP;
  }
  if (denied)
    return done(o, other);
  if (repeated)
    return again(o, literal_not(other == n.left ? n.right : n.left), other);
  return KEEP;
}

static bool some_opposite(node x, node y) {
  return x.left == literal_not(y.left) || x.left == literal_not(y.right) ||
         x.right == literal_not(y.left) || x.right == literal_not(y.right);
}

/*   (x & y) & (!x & z) = 0              contradiction
 *   (x & y) & (x & z)  = y & (x & z)    idempotence */
static rule_outcome both_positive(operands *o, node x, node y) {
  if (some_opposite(x, y))
    return done(o, LITERAL_FALSE);
  if (x.left == y.left || x.left == y.right)
    return again(o, x.right, o->b);
  if (x.right == y.left || x.right == y.right)
    return again(o, x.left, o->b);
  return KEEP;
}

/* `positive` is the AND `y`, the other operand is the negation of the AND `x`.
 *   !(x & y) & (!x & z) = !x & z        subsumption
 *   !(x & y) & (x & z)  = !y & (x & z)  substitution */
static rule_outcome one_negative(operands *o, node x, literal positive, node y) {
  if (some_opposite(x, y))
    return done(o, positive);
  if (x.left == y.left || x.left == y.right)
    return again(o, literal_not(x.right), positive);
  if (x.right == y.left || x.right == y.right)
    return again(o, literal_not(x.left), positive);
  return KEEP;
}

/*   !(x & y) & !(x & !y) = !x           resolution */
static rule_outcome both_negative(operands *o, node x, node y) {
  if ((x.left == y.left && x.right == literal_not(y.right)) ||
      (x.left == y.right && x.right == literal_not(y.left)))
    return done(o, literal_not(x.left));
  if ((x.right == y.right && x.left == literal_not(y.left)) ||
      (x.right == y.left && x.left == literal_not(y.right)))
    return done(o, literal_not(x.right));
  return KEEP;
}

static rule_outcome two_sided(operands *o, node x, node y) {
  bool negative_a = literal_is_negated(o->a), negative_b = literal_is_negated(o->b);
  if (negative_a && negative_b)
    return both_negative(o, x, y);
  if (negative_a)
    return one_negative(o, x, o->b, y);
  if (negative_b)
    return one_negative(o, y, o->a, x);
  return both_positive(o, x, y);
}

/* Most pairs of operands share nothing: two tests without branches inside find
 * that out before any rule is looked at. */
static rule_outcome two_levels(const formula *f, operands *o) {
  node x = node_at(f, literal_node(o->a)), y = node_at(f, literal_node(o->b));
  unsigned gate_x = node_is_gate(x), gate_y = node_is_gate(y);
  rule_outcome outcome = KEEP;
  if (gate_x & (literals_touch(x.left, o->b) | literals_touch(x.right, o->b)))
    outcome = one_sided(o, o->a, x, o->b);
  if (outcome == KEEP &&
      (gate_y & (literals_touch(y.left, o->a) | literals_touch(y.right, o->a))))
    outcome = one_sided(o, o->b, y, o->a);
  if (outcome == KEEP && (gate_x & gate_y) &&
      (literals_touch(x.left, y.left) | literals_touch(x.left, y.right) |
       literals_touch(x.right, y.left) | literals_touch(x.right, y.right)))
    outcome = two_sided(o, x, y);
  return outcome;
}

literal formula_and(formula *f, literal a, literal b) {
  assert(literal_node(a) < formula_node_count(f) && "a literal of this graph");
  assert(literal_node(b) < formula_node_count(f) && "a literal of this graph");
  for (;;) {
    if (a > b) {
      literal larger = a;
      a = b;
      b = larger;
    }
    if (a <= LITERAL_TRUE) /*  0 & b = 0;  1 & b = b */
      return a == LITERAL_TRUE ? b : LITERAL_FALSE;
    if (literals_touch(a, b)) /*  a & a = a;  a & !a = 0 */
      return a == b ? a : LITERAL_FALSE;
    gate_prefetch(f, a, b);
    operands o = {a, b, NO_LITERAL};
    rule_outcome outcome = two_levels(f, &o);
    if (outcome == KEEP)
      return gate_mk(f, a, b);
    if (outcome == DONE)
      return o.result;
    a = o.a, b = o.b;
  }
}

literal formula_or(formula *f, literal a, literal b) {
  return literal_not(formula_and(f, literal_not(a), literal_not(b)));
}

literal formula_implies(formula *f, literal a, literal b) {
  return literal_not(formula_and(f, a, literal_not(b)));
}
