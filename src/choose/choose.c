/* The ways to represent what is left to check. */
#include "choose/choose.h"

#include "choose/bdd_internal.h"

static unchecked *in_solvers(world *c) {
  const check_limits *l = c->limits;
  bool by_need = c->subject->language && /* its steps look at few of a program's nodes */
                 world_takes(c, SHORTCUT_NEED);
  unchecked *u = unchecked_sat_new(c->formula, c->choices, l->stop, l->progress,
                                   l->scramble, by_need);
  c->result->costs.uses.of[SHORTCUT_NEED] += by_need;
  u->always_renews = l->eager;
  u->always_focuses = l->eager;
  u->asks_as_it_is = !world_takes(c, SHORTCUT_FOCUS);
  u->forgets_refutations = !world_takes(c, SHORTCUT_RECALLED);
  u->keeps_contained = !world_takes(c, SHORTCUT_PRUNED);
  u->keeps_paths = !world_takes(c, SHORTCUT_FAMILIES);
  return u;
}

const representation choose_in_solvers = {
    .engine = "sat", .new = in_solvers, .takes_shortcuts = true};
const representation choose_in_diagrams = {.engine = "bdd", .new = bdd_unchecked_new};

/* Fewer summands are no burden: less than evaluating them for each state. */
enum { LEAST_SUMMANDS = 48, MOST_BITS = 32 };

static int64_t coefficient_of(const sum *s, literal guard) {
  vec_each (const summand, x, &s->summands)
    if (x->guard == guard)
      return x->coefficient;
  return 0;
}

/* The variables of an integer, if all of them are in the sum with their weights; 0: it is
 * none, or they are not. */
static uint32_t bits_in_sum(const world *c, uint32_t slot, const sum *zero,
                            literal *own) {
  const bits_context *b = &c->state.bits;
  const space_slot *s = &c->space->slots[slot];
  if (!space_same(s->object, SPACE_MAIN) || s->domain.kind != DOMAIN_INT ||
      !number_is_bits(c->slots[slot]))
    return 0;
  uint32_t count = bits_length(b, c->slots[slot]) - 1;
  if (!count || count > MOST_BITS || bits_get(b, c->slots[slot], count) != LITERAL_FALSE)
    return 0;
  for (uint32_t k = 0; k < count; k++) {
    own[k] = bits_get(b, c->slots[slot], k);
    int64_t sign = coefficient_of(zero, own[0]);
    if (literal_is_constant(own[k]) || literal_is_negated(own[k]) ||
        formula_kind(c->formula, literal_node(own[k])) != NODE_VARIABLE ||
        (sign != 1 && sign != -1) ||
        coefficient_of(zero, own[k]) != sign * ((int64_t)1 << k))
      return 0;
  }
  return count;
}

static void define_if_counted(world *c, literal a) {
  const sum *zero = number_zero_sum(&c->state.numbers, a);
  literal own[MOST_BITS];
  if (!zero || (zero->summands.size < LEAST_SUMMANDS && !c->limits->eager))
    return;
  for (uint32_t k = 0; k < c->space->slot_count; k++) {
    uint32_t count = bits_in_sum(c, k, zero, own);
    if (count)
      c->unchecked->define(c->unchecked, a, zero, own, count);
  }
}

void choose_define_counted(world *c, const literal_vector *conjuncts) {
  literal_vector stack = {0};
  node_marks seen = {0};
  vec_each (const literal, p, conjuncts)
    vec_push(&stack, *p);
  while (c->unchecked->define && world_takes(c, SHORTCUT_COUNTED) && stack.size) {
    literal a = vec_pop(&stack);
    uint32_t node = literal_node(a);
    if (number_zero_sum(&c->state.numbers, a))
      define_if_counted(c, a);
    else if (!literal_is_negated(a) && formula_kind(c->formula, node) == NODE_AND &&
             node_marks_add(&seen, node)) {
      vec_push(&stack, formula_left(c->formula, node));
      vec_push(&stack, formula_right(c->formula, node));
    }
  }
  node_marks_release(&seen);
  vec_release(&stack);
}

char *choose_why_unknown(const world *c) {
  const char *trouble = c->unchecked->trouble;
  return memory_copy_text(trouble ? trouble : check_why_stopped(c->limits));
}
