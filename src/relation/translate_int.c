/* Integers to bit-vectors of the problem's bitwidth. The operations of bits.h compute
 * with 32 or 64 bits; a result is cut back to its low bits, whose upper neighbours
 * then cost nothing, as no clause mentions them. */
#include "relation/translate.h"

#include "formula/sum.h"

bits translate_wrapped(translator *t, bits v) {
  uint32_t width = t->problem->bitwidth;
  if (bits_length(&t->numbers, v) <= width)
    return v;
  literal low[32];
  for (uint32_t i = 0; i < width; i++)
    low[i] = bits_get(&t->numbers, v, i);
  return bits_mk(&t->numbers, low, width);
}

/* The low bits read as an unsigned number. */
static bits unsigned_of(translator *t, bits v, uint32_t width) {
  literal low[33];
  for (uint32_t i = 0; i < width; i++)
    low[i] = bits_get(&t->numbers, v, i);
  low[width] = LITERAL_FALSE;
  return bits_mk(&t->numbers, low, width + 1);
}

/* ---- Sets ---- */

static bits count(translator *t, const term *e) {
  matrix *a = translate_expr(t, e->children[0]);
  literal_vector cells = {0};
  vec_each (cell, x, &a->cells)
    vec_push(&cells, x->value);
  bits out = translate_wrapped(t, bits_cardinality(&t->numbers, cells.data, cells.size));
  vec_release(&cells);
  matrix_drop(a);
  return out;
}

typedef struct summing {
  visitor base;
  translator *t;
  const term *body;
  sum total;
} summing;

static bool add_up(visitor *v, literal guard, uint64_t index) {
  summing *s = (summing *)v;
  (void)index;
  bits part = translate_int(s->t, s->body);
  part = bits_ite(&s->t->numbers, guard, part, BITS_ZERO);
  sum_add_bits(&s->t->numbers, &s->total, 1, part);
  return true;
}

static bits declared_sum(translator *t, const term *e) {
  summing s = {.base = {add_up}, .t = t, .body = term_body(e)};
  sum_init(&s.total, BITS_INT);
  translator_ground(t, e, &s.base);
  bits out = translate_wrapped(t, sum_to_bits(&t->numbers, &s.total));
  sum_release(&s.total);
  return out;
}

static bits choice(translator *t, const term *e) {
  literal condition = translate_formula(t, e->children[0]);
  if (literal_is_constant(condition))
    return translate_int(t, e->children[condition == LITERAL_TRUE ? 1 : 2]);
  bits then = translate_int(t, e->children[1]);
  return bits_ite(&t->numbers, condition, then, translate_int(t, e->children[2]));
}

/* ---- Arithmetic ---- */

/* Low bits of the distance go to the shifter; any other one shifts everything out. */
static bits shift(translator *t, relation_operator operator, bits a, bits distance) {
  uint32_t width = t->problem->bitwidth, stages = 0;
  while (1u << stages < width)
    stages++;
  literal far = LITERAL_FALSE;
  for (uint32_t i = stages; i < width; i++)
    far = formula_or(t->space.graph, far, bits_get(&t->numbers, distance, i));
  bits near = unsigned_of(t, distance, stages), moved, out = BITS_ZERO;
  if (operator== RELATION_SHL)
    moved = bits_shl(&t->numbers, BITS_LONG, a, near);
  else if (operator== RELATION_SHR)
    moved = bits_shr(&t->numbers, BITS_LONG, unsigned_of(t, a, width), near);
  else {
    moved = bits_shr(&t->numbers, BITS_LONG, a, near);
    literal sign = bits_get(&t->numbers, a, width - 1);
    out = bits_mk(&t->numbers, &sign, 1);
  }
  return bits_ite(&t->numbers, far, out, translate_wrapped(t, moved));
}

static bits divide(translator *t, relation_operator operator, bits a, bits b) {
  literal by_zero = bits_is_zero(&t->numbers, b);
  if (operator== RELATION_DIV)
    return bits_ite(&t->numbers, by_zero, BITS_ZERO,
                    bits_div(&t->numbers, BITS_INT, a, b));
  return bits_ite(&t->numbers, by_zero, a, bits_rem(&t->numbers, BITS_INT, a, b));
}

static bits operate(translator *t, relation_operator operator, bits a, bits b) {
  bits_context *ctx = &t->numbers;
  switch (operator) {
  case RELATION_PLUS: return bits_add(ctx, BITS_INT, a, b);
  case RELATION_MINUS: return bits_sub(ctx, BITS_INT, a, b);
  case RELATION_MUL: return bits_mul(ctx, BITS_INT, a, b);
  case RELATION_DIV:
  case RELATION_REM: return divide(t, operator, a, b);
  case RELATION_SHL:
  case RELATION_SHR:
  case RELATION_SHA: return shift(t, operator, a, b);
  case RELATION_BITAND: return bits_and(ctx, a, b);
  case RELATION_BITOR: return bits_or(ctx, a, b);
  case RELATION_BITXOR: return bits_xor(ctx, a, b);
  }
  assert(!"an operator");
  return BITS_ZERO;
}

static bits apply(translator *t, const term *e) {
  bits a = translate_int(t, e->children[0]), b = translate_int(t, e->children[1]);
  return translate_wrapped(t, operate(t, (relation_operator)e->value, a, b));
}

static bits translate(translator *t, const term *e) {
  switch (e->kind) {
  case TERM_CONSTANT: return bits_constant(&t->numbers, e->value);
  case TERM_COUNT: return count(t, e);
  case TERM_INT_OF: return translate_set_sum(t, e);
  case TERM_SUM: return declared_sum(t, e);
  case TERM_INT_ITE: return choice(t, e);
  case TERM_APPLY: return apply(t, e);
  default: assert(!"an integer"); return BITS_ZERO;
  }
}

bits translate_int(translator *t, const term *e) {
  uint64_t key, value;
  if (t->reason)
    return BITS_ZERO;
  if (!translator_cache_key(t, e, &key))
    return translate(t, e);
  if (translator_cache_get(t, PLAIN, key, &value))
    return (bits)value;
  bits out = translate(t, e);
  assert(bits_length(&t->numbers, out) <= t->problem->bitwidth && "within the width");
  map_put(&t->cache[PLAIN], key, out);
  return out;
}
