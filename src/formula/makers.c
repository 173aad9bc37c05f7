/* Makers above the AND: exclusive or, if-then-else, n-ary conjunctions.
 *
 * Idea: normalise what the graph cannot see by itself. Signs leave the operands
 * of an XOR and the `then` of an ITE and go to the result; n-ary operands are
 * sorted, so that equal sets give equal trees; nested uses of one condition
 * collapse. Recognition (formula_match_ite) inverts what is built here. */
#include "formula/graph.h"

#include "base/sort.h"

/* !(c & x) & !(!c & y)  =  ite(c, !x, !y) */
bool formula_match_ite(const formula *f, uint32_t index, ite_parts *parts) {
  assert(index < formula_node_count(f));
  node n = node_at(f, index);
  if (!node_is_gate(n) || !literal_is_negated(n.left) || !literal_is_negated(n.right))
    return false;
  node p = node_at(f, literal_node(n.left)), q = node_at(f, literal_node(n.right));
  if (!node_is_gate(p) || !node_is_gate(q))
    return false;
  if (p.left == literal_not(q.left))
    *parts = (ite_parts){p.left, literal_not(p.right), literal_not(q.right)};
  else if (p.left == literal_not(q.right))
    *parts = (ite_parts){p.left, literal_not(p.right), literal_not(q.left)};
  else if (p.right == literal_not(q.left))
    *parts = (ite_parts){p.right, literal_not(p.left), literal_not(q.right)};
  else if (p.right == literal_not(q.right))
    *parts = (ite_parts){p.right, literal_not(p.left), literal_not(q.left)};
  else
    return false;
  if (literal_is_negated(parts->condition))
    *parts = (ite_parts){literal_not(parts->condition), parts->otherwise, parts->then};
  return true;
}

/* When `a` is x ^ y and `b` is x or y up to sign: the other one, with its sign. */
static bool cancels(const formula *f, literal a, literal b, literal *rest) {
  ite_parts p;
  if (!formula_match_ite(f, literal_node(a), &p) || p.then != literal_not(p.otherwise))
    return false;
  literal plain = b & ~1u, sign = (a & 1u) ^ (b & 1u);
  if ((p.condition & ~1u) == plain) /* x ^ ite(x, !y, y) = y */
    *rest = p.otherwise ^ (p.condition & 1u) ^ sign;
  else if ((p.otherwise & ~1u) == plain)
    *rest = p.condition ^ (p.otherwise & 1u) ^ sign;
  else
    return false;
  return true;
}

literal formula_xor(formula *f, literal a, literal b) {
  literal sign = (a & 1u) ^ (b & 1u), rest;
  if (literals_touch(a, b))
    return sign;
  if (literal_is_constant(a) || literal_is_constant(b)) /* 0 ^ b = b, 1 ^ b = !b */
    return a > b ? a ^ b : b ^ a;
  if (cancels(f, a, b, &rest) || cancels(f, b, a, &rest))
    return rest;
  a &= ~1u, b &= ~1u;
  literal both = formula_and(f, a, b);
  literal none = formula_and(f, literal_not(a), literal_not(b));
  return formula_and(f, literal_not(both), literal_not(none)) ^ sign;
}

literal formula_iff(formula *f, literal a, literal b) {
  return literal_not(formula_xor(f, a, b));
}

/* The value of `a` where `condition` is known to be `value`, seen one level deep. */
static literal under(const formula *f, literal a, literal condition, bool value) {
  if (literals_touch(a, condition))
    return literal_of(value) ^ (literal)(a != condition);
  ite_parts p;
  if (!formula_match_ite(f, literal_node(a), &p) || p.condition != condition)
    return a;
  return literal_not_if(value ? p.then : p.otherwise, literal_is_negated(a));
}

literal formula_ite(formula *f, literal condition, literal then, literal otherwise) {
  if (literal_is_negated(condition)) {
    literal swapped = then;
    condition = literal_not(condition), then = otherwise, otherwise = swapped;
  }
  if (condition == LITERAL_FALSE)
    return otherwise;
  then = under(f, then, condition, true);
  otherwise = under(f, otherwise, condition, false);
  if (then == otherwise)
    return then;
  if (then == literal_not(otherwise))
    return formula_xor(f, condition, otherwise);
  if (then == LITERAL_FALSE)
    return formula_and(f, literal_not(condition), otherwise);
  if (then == LITERAL_TRUE)
    return formula_or(f, condition, otherwise);
  if (otherwise == LITERAL_FALSE)
    return formula_and(f, condition, then);
  if (otherwise == LITERAL_TRUE)
    return formula_implies(f, condition, then);
  literal sign = then & 1u; /* ite(c, !t, e) = !ite(c, t, !e) */
  literal no = formula_and(f, condition, literal_not(then ^ sign));
  literal nor = formula_and(f, literal_not(condition), literal_not(otherwise ^ sign));
  return formula_and(f, literal_not(no), literal_not(nor)) ^ sign;
}

/* Sorts and keeps one of each; false when a literal meets its negation. Constants
 * come first: 0 makes all 0, 1 disappears. */
static bool sort_operands(literal_vector *v) {
  sort_numbers(v->data, v->size);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < v->size; i++) {
    literal a = v->data[i];
    if (a == LITERAL_FALSE || (kept && v->data[kept - 1] == literal_not(a)))
      return false;
    if (a != LITERAL_TRUE && !(kept && v->data[kept - 1] == a))
      v->data[kept++] = a;
  }
  v->size = kept;
  return true;
}

static literal conjunction(formula *f, const literal *literals, size_t count,
                           literal flip) {
  assert(count <= UINT32_MAX && (literals || !count));
  literal_vector *v = &f->scratch;
  vec_clear(v);
  vec_reserve(v, (uint32_t)count);
  for (size_t i = 0; i < count; i++)
    v->data[v->size++] = literals[i] ^ flip;
  if (!sort_operands(v))
    return LITERAL_FALSE;
  if (!v->size)
    return LITERAL_TRUE;
  while (v->size > 1) { /* one level of the tree per round; an odd one moves up */
    size_t pairs = v->size / 2;
    bool odd = v->size & 1u;
    for (size_t i = 0; i < pairs; i++)
      v->data[i] = formula_and(f, v->data[2 * i], v->data[2 * i + 1]);
    if (odd)
      v->data[pairs] = v->data[2 * pairs];
    v->size = (uint32_t)pairs + odd;
  }
  return v->data[0];
}

literal formula_and_all(formula *f, const literal *literals, size_t count) {
  return conjunction(f, literals, count, 0);
}

literal formula_or_all(formula *f, const literal *literals, size_t count) {
  return literal_not(conjunction(f, literals, count, 1));
}
