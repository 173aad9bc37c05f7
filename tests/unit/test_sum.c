/* Linear terms against plain arithmetic: random programs over sums run beside the
 * values they should have under all assignments of six variables. And what
 * cancellation must leave over. */
#include "formula/sum.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { VARIABLES = 6, MODELS = 1 << VARIABLES, SUMS = 4 };

static uint64_t seed;

static uint32_t below(uint32_t n) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(seed >> 33) % n;
}

static int64_t wrap(bits_width width, uint64_t x) {
  return width == BITS_INT ? (int64_t)(int32_t)(uint32_t)x : (int64_t)x;
}

typedef struct machine {
  formula *graph;
  bits_context ctx;
  bits_width width;
  literal variable[VARIABLES];
  sum sums[SUMS];
  int64_t value[SUMS][MODELS]; /* what each sum should be */
} machine;

static bool bit_of(void *context, uint32_t number) {
  return *(const uint32_t *)context >> number & 1;
}

/* A literal over the variables and its value under each model. */
static literal random_literal(machine *m, bool *value) {
  uint32_t i = below(VARIABLES), j = below(VARIABLES), form = below(8);
  bool negate = below(2);
  literal a = m->variable[i], b = m->variable[j], l = a;
  if (form == 0)
    l = formula_and(m->graph, a, b);
  else if (form == 1)
    l = formula_xor(m->graph, a, b);
  else if (form == 2 && below(4) == 0)
    l = LITERAL_FALSE;
  for (uint32_t k = 0; k < MODELS; k++) {
    bool x = k >> i & 1, y = k >> j & 1;
    value[k] = l == LITERAL_FALSE ? false : form == 0 ? x && y : form == 1 ? x != y : x;
    value[k] ^= negate;
  }
  return literal_not_if(l, negate);
}

static int64_t random_coefficient(void) {
  static const int64_t special[] = {1, -1, 2, -4, INT32_MIN, INT64_MIN, INT64_MAX};
  if (below(4))
    return (int64_t)below(9) - 4;
  return below(2) ? special[below(7)] : (int64_t)((uint64_t)below(1u << 31) << below(40));
}

static void check_normal(const sum *s) {
  for (uint32_t i = 0; i < s->summands.size; i++) {
    summand x = s->summands.data[i];
    assert_false(literal_is_constant(x.guard) || literal_is_negated(x.guard));
    assert_true(i == 0 || s->summands.data[i - 1].guard < x.guard);
    assert_int_not_equal(x.coefficient, 0);
    assert_int_equal(wrap(s->width, (uint64_t)x.coefficient), x.coefficient);
  }
}

static void set_value(machine *m, uint32_t to, uint32_t model, uint64_t value) {
  m->value[to][model] = wrap(m->width, value);
}

/* One random instruction. */
static void step(machine *m) {
  uint32_t to = below(SUMS), from = (to + 1 + below(SUMS - 1)) % SUMS;
  uint32_t other = (to + 1 + below(SUMS - 1)) % SUMS;
  int64_t c = random_coefficient();
  uint64_t u = (uint64_t)c;
  bool guard[MODELS];
  literal g = random_literal(m, guard);
  sum *s = &m->sums[to];
  int64_t(*v)[MODELS] = m->value;
  switch (below(8)) {
  case 0:
    sum_add_constant(s, c);
    for (uint32_t k = 0; k < MODELS; k++)
      set_value(m, to, k, (uint64_t)v[to][k] + u);
    break;
  case 1:
  case 2:
    sum_add_literal(s, c, g);
    for (uint32_t k = 0; k < MODELS; k++)
      set_value(m, to, k, (uint64_t)v[to][k] + (guard[k] ? u : 0));
    break;
  case 3: {
    literal low = m->variable[0], high = m->variable[1];
    bits pair = bits_mk(&m->ctx, (literal[]){low, high, g}, 3);
    sum_add_bits(&m->ctx, s, c, pair);
    for (uint32_t k = 0; k < MODELS; k++) {
      int64_t x = (int64_t)(k & 3) - (guard[k] ? 4 : 0);
      set_value(m, to, k, (uint64_t)v[to][k] + u * (uint64_t)x);
    }
    break;
  }
  case 4:
    sum_add(s, c, &m->sums[from]);
    for (uint32_t k = 0; k < MODELS; k++)
      set_value(m, to, k, (uint64_t)v[to][k] + u * (uint64_t)v[from][k]);
    break;
  case 5:
    sum_scale(s, c);
    for (uint32_t k = 0; k < MODELS; k++)
      set_value(m, to, k, (uint64_t)v[to][k] * u);
    break;
  case 6:
    sum_guard(&m->ctx, s, g);
    for (uint32_t k = 0; k < MODELS; k++)
      set_value(m, to, k, guard[k] ? (uint64_t)v[to][k] : 0);
    break;
  default:
    sum_ite(&m->ctx, s, g, &m->sums[from], &m->sums[other]);
    for (uint32_t k = 0; k < MODELS; k++)
      set_value(m, to, k, (uint64_t)(guard[k] ? v[from][k] : v[other][k]));
  }
  check_normal(s);
}

/* Sums as vectors and compared with each other, under every model. */
static void check_machine(machine *m) {
  evaluation e = {0};
  for (uint32_t i = 0; i < SUMS; i++) {
    const sum *a = &m->sums[i], *b = &m->sums[(i + 1) % SUMS];
    const int64_t *x = m->value[i], *y = m->value[(i + 1) % SUMS];
    bits v = sum_to_bits(&m->ctx, a);
    literal zero = sum_is_zero(&m->ctx, a), equal = sum_eq(&m->ctx, a, b),
            less = sum_lt(&m->ctx, a, b), most = sum_le(&m->ctx, a, b);
    int64_t constant;
    if (sum_to_constant(a, &constant))
      assert_int_equal(constant, x[0]);
    for (uint32_t k = 0; k < MODELS; k++) {
      evaluation_begin(&e, m->graph, bit_of, &k);
      assert_int_equal(bits_evaluate(&m->ctx, &e, v), x[k]);
      assert_int_equal(evaluation_get(&e, zero), x[k] == 0);
      assert_int_equal(evaluation_get(&e, equal), x[k] == y[k]);
      assert_int_equal(evaluation_get(&e, less), x[k] < y[k]);
      assert_int_equal(evaluation_get(&e, most), x[k] <= y[k]);
    }
  }
  evaluation_release(&e);
}

static void machine_init(machine *m, bits_width width) {
  memset(m, 0, sizeof *m);
  m->graph = formula_new();
  m->width = width;
  bits_init(&m->ctx, m->graph);
  for (uint32_t i = 0; i < VARIABLES; i++)
    m->variable[i] = formula_variable(m->graph);
  for (uint32_t i = 0; i < SUMS; i++)
    sum_init(&m->sums[i], width);
}

static void machine_release(machine *m) {
  for (uint32_t i = 0; i < SUMS; i++)
    sum_release(&m->sums[i]);
  bits_release(&m->ctx);
  formula_delete(m->graph);
}

static void random_programs(void **state) {
  (void)state;
  for (uint32_t run = 0; run < 1500; run++) {
    machine m;
    seed = run;
    machine_init(&m, run & 1 ? BITS_INT : BITS_LONG);
    for (uint32_t steps = 1 + below(25); steps-- > 0;)
      step(&m);
    check_machine(&m);
    machine_release(&m);
  }
}

/* Sums without overflow, where less-than goes through the difference. */
static void small_programs(void **state) {
  (void)state;
  for (uint32_t run = 0; run < 1000; run++) {
    machine m;
    seed = run;
    machine_init(&m, run & 1 ? BITS_INT : BITS_LONG);
    for (uint32_t i = 0; i < SUMS; i++) {
      int64_t start = (int64_t)below(15) - 7;
      sum_add_constant(&m.sums[i], start);
      for (uint32_t k = 0; k < MODELS; k++)
        m.value[i][k] = start;
      for (uint32_t terms = below(9); terms-- > 0;) {
        bool guard[MODELS];
        int64_t c = (int64_t)below(9) - 4;
        sum_add_literal(&m.sums[i], c, random_literal(&m, guard));
        for (uint32_t k = 0; k < MODELS; k++)
          m.value[i][k] += guard[k] ? c : 0;
      }
      check_normal(&m.sums[i]);
    }
    check_machine(&m);
    machine_release(&m);
  }
}

/* size == count, before and after an insertion of one node: the same literal. */
static void common_summands_cancel(void **state) {
  (void)state;
  enum { NODES = 200 };
  formula *graph = formula_new();
  bits_context ctx;
  bits_init(&ctx, graph);
  bits field = bits_variable(&ctx, 8, false);
  sum size, count, grown;
  sum_init(&size, BITS_INT), sum_init(&count, BITS_INT), sum_init(&grown, BITS_INT);
  sum_add_bits(&ctx, &size, 1, field);
  literal node[NODES];
  for (uint32_t i = 0; i < NODES; i++)
    sum_add_literal(&count, 1, node[i] = formula_variable(graph));
  literal before = sum_eq(&ctx, &size, &count);
  bits direct = bits_cardinality(&ctx, node, NODES);
  assert_int_equal(before, bits_eq(&ctx, field, direct));

  uint32_t nodes = formula_node_count(graph);
  sum_add(&grown, 1, &size);
  sum_add_constant(&grown, 1);
  sum_add_literal(&count, 1, LITERAL_TRUE);
  assert_int_equal(sum_eq(&ctx, &grown, &count), before);
  assert_int_equal(sum_lt(&ctx, &size, &grown), LITERAL_TRUE);
  assert_int_equal(sum_le(&ctx, &grown, &size), LITERAL_FALSE);
  assert_int_equal(sum_eq(&ctx, &size, &grown), LITERAL_FALSE);
  sum_add(&grown, -1, &size);
  int64_t one;
  assert_true(sum_to_constant(&grown, &one));
  assert_int_equal(one, 1);
  assert_int_equal(sum_to_bits(&ctx, &size), field);
  assert_int_equal(formula_node_count(graph), nodes);

  sum_clear(&grown); /* a guarded increment: size + (g ? 1 : 0) == count + g */
  sum_add_constant(&grown, 1);
  sum_guard(&ctx, &grown, node[0]);
  sum_add(&grown, 1, &size);
  sum_add_literal(&count, 1, node[0]);
  sum_add_constant(&count, -1);
  assert_int_equal(sum_eq(&ctx, &grown, &count), before);
  assert_int_equal(formula_node_count(graph), nodes);
  sum_release(&size), sum_release(&count), sum_release(&grown);
  bits_release(&ctx);
  formula_delete(graph);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_programs),
      cmocka_unit_test(small_programs),
      cmocka_unit_test(common_summands_cancel),
  };
  return cmocka_run_group_tests_name("sum", tests, NULL, NULL);
}
