/* Shifts. A constant count renames literals and makes no nodes. A symbolic one
 * goes through a barrel shifter: for each open bit of the count, one layer of
 * if-then-else that shifts by that power of two or not. Small steps come first,
 * so that a short vector shifted left stays short as long as possible. */
#include "formula/bits_view.h"

#include <string.h>

/* A vector under way: literals, lowest first, the last one repeated upwards. The
 * extra place is the zero above an unsigned long. */
typedef struct shifted {
  literal bit[BITS_MOST + 1];
  uint32_t count;
} shifted;

static uint32_t stages(bits_width width) {
  return width == BITS_INT ? 5 : 6;
}

static literal bit_of(const shifted *v, uint32_t i) {
  return v->bit[i < v->count ? i : v->count - 1];
}

static void load(shifted *v, bits_view a) {
  memcpy(v->bit, a.bit, a.count * sizeof *a.bit);
  v->count = a.count;
}

/* v := v << distance where `when`, cut at the width. */
static void left(formula *f, shifted *v, literal when, uint32_t distance,
                 uint32_t width) {
  shifted out;
  out.count = v->count + distance < width ? v->count + distance : width;
  for (uint32_t i = 0; i < out.count; i++) {
    literal moved = i < distance ? LITERAL_FALSE : bit_of(v, i - distance);
    out.bit[i] = formula_ite(f, when, moved, bit_of(v, i));
  }
  *v = out;
}

/* v := v >> distance where `when`. */
static void right(formula *f, shifted *v, literal when, uint32_t distance) {
  for (uint32_t i = 0; i < v->count; i++)
    v->bit[i] = formula_ite(f, when, bit_of(v, i + distance), v->bit[i]);
}

bits bits_shl(bits_context *ctx, bits_width width, bits v, bits count) {
  bits_view a = bits_view_of(ctx, v), by = bits_view_of(ctx, count);
  assert(a.count <= width && "the operand fits the width");
  shifted out;
  load(&out, a);
  for (uint32_t i = 0; i < stages(width); i++)
    if (bits_view_get(by, i) != LITERAL_FALSE)
      left(ctx->graph, &out, bits_view_get(by, i), 1u << i, width);
  return bits_mk(ctx, out.bit, out.count);
}

static bits shift_right(bits_context *ctx, bits_width width, shifted *v, bits count) {
  bits_view by = bits_view_of(ctx, count);
  for (uint32_t i = 0; i < stages(width); i++)
    if (bits_view_get(by, i) != LITERAL_FALSE)
      right(ctx->graph, v, bits_view_get(by, i), 1u << i);
  return bits_mk(ctx, v->bit, v->count < width ? v->count : width);
}

bits bits_shr(bits_context *ctx, bits_width width, bits v, bits count) {
  bits_view a = bits_view_of(ctx, v);
  assert(a.count <= width && "the operand fits the width");
  shifted out;
  load(&out, a);
  return shift_right(ctx, width, &out, count);
}

/* The operand as an unsigned number, with a zero above the width. */
bits bits_ushr(bits_context *ctx, bits_width width, bits v, bits count) {
  bits_view a = bits_view_of(ctx, v);
  assert(a.count <= width && "the operand fits the width");
  if (bits_view_top(a) == LITERAL_FALSE)
    return bits_shr(ctx, width, v, count);
  shifted out;
  for (uint32_t i = 0; i < (uint32_t)width; i++)
    out.bit[i] = bits_view_get(a, i);
  out.bit[width] = LITERAL_FALSE;
  out.count = width + 1;
  return shift_right(ctx, width, &out, count);
}
