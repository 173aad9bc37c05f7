/* The graph: rules one by one, random formulas against truth tables, walks over
 * deep chains, a reader beside the writer. */
#include "formula/formula.h"

#include "formula/marks.h"
#include "random_formula.h"

#include <pthread.h>
#include <stdatomic.h>

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static literal no(literal a) {
  return literal_not(a);
}

/* --- Rules ------------------------------------------------------------------ */

static void constants_and_equals_fold(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f);
  uint32_t before = formula_node_count(f);
  assert_int_equal(formula_and(f, a, LITERAL_TRUE), a);
  assert_int_equal(formula_and(f, LITERAL_FALSE, a), LITERAL_FALSE);
  assert_int_equal(formula_and(f, a, a), a);
  assert_int_equal(formula_and(f, a, no(a)), LITERAL_FALSE);
  assert_int_equal(formula_or(f, a, no(a)), LITERAL_TRUE);
  assert_int_equal(formula_or(f, a, LITERAL_FALSE), a);
  assert_int_equal(formula_implies(f, a, a), LITERAL_TRUE);
  assert_int_equal(formula_implies(f, a, LITERAL_FALSE), no(a));
  assert_int_equal(formula_xor(f, a, a), LITERAL_FALSE);
  assert_int_equal(formula_xor(f, a, no(a)), LITERAL_TRUE);
  assert_int_equal(formula_xor(f, a, LITERAL_TRUE), no(a));
  assert_int_equal(formula_xor(f, LITERAL_FALSE, no(a)), no(a));
  assert_int_equal(formula_xor(f, LITERAL_TRUE, LITERAL_TRUE), LITERAL_FALSE);
  assert_int_equal(formula_xor(f, LITERAL_TRUE, LITERAL_FALSE), LITERAL_TRUE);
  assert_int_equal(formula_iff(f, LITERAL_TRUE, b), b);
  assert_int_equal(formula_ite(f, LITERAL_TRUE, a, b), a);
  assert_int_equal(formula_ite(f, LITERAL_FALSE, a, b), b);
  assert_int_equal(formula_ite(f, a, b, b), b);
  assert_int_equal(formula_ite(f, a, LITERAL_TRUE, LITERAL_FALSE), a);
  assert_int_equal(formula_ite(f, a, LITERAL_FALSE, LITERAL_TRUE), no(a));
  assert_int_equal(formula_ite(f, a, a, no(a)), LITERAL_TRUE);
  assert_int_equal(formula_node_count(f), before);
  formula_delete(f);
}

static void equal_gates_are_one_node(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f);
  literal ab = formula_and(f, a, b);
  uint32_t before = formula_node_count(f);
  assert_int_equal(formula_and(f, b, a), ab);
  assert_int_equal(formula_or(f, no(a), no(b)), no(ab));
  assert_int_equal(formula_node_count(f), before);
  assert_int_not_equal(formula_and(f, a, no(b)), ab);
  formula_delete(f);
}

static void one_sided_rules(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f);
  literal ab = formula_and(f, a, b), a_not_b = formula_and(f, a, no(b));
  uint32_t before = formula_node_count(f);
  assert_int_equal(formula_and(f, ab, no(a)), LITERAL_FALSE); /* contradiction */
  assert_int_equal(formula_and(f, no(b), ab), LITERAL_FALSE);
  assert_int_equal(formula_and(f, ab, a), ab); /* idempotence */
  assert_int_equal(formula_and(f, b, ab), ab);
  assert_int_equal(formula_and(f, no(ab), no(a)), no(a)); /* subsumption */
  assert_int_equal(formula_and(f, no(b), no(ab)), no(b));
  assert_int_equal(formula_and(f, a, no(ab)), a_not_b); /* substitution */
  assert_int_equal(formula_and(f, no(a_not_b), a), ab);
  assert_int_equal(formula_node_count(f), before);
  formula_delete(f);
}

static void two_sided_rules(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f), c = formula_variable(f);
  literal ab = formula_and(f, a, b), na_c = formula_and(f, no(a), c);
  literal ac = formula_and(f, a, c), a_nb = formula_and(f, a, no(b));
  literal abc = formula_and(f, b, ac), ac_nb = formula_and(f, no(b), ac);
  uint32_t before = formula_node_count(f);
  assert_int_equal(formula_and(f, ab, na_c), LITERAL_FALSE); /* contradiction */
  assert_int_equal(formula_and(f, ab, ac), abc);             /* idempotence */
  assert_int_equal(formula_and(f, no(ab), na_c), na_c);      /* subsumption */
  assert_int_equal(formula_and(f, na_c, no(ab)), na_c);
  assert_int_equal(formula_and(f, no(ab), ac), ac_nb); /* substitution */
  assert_int_equal(formula_and(f, ac, no(ab)), ac_nb);
  assert_int_equal(formula_and(f, no(ab), no(a_nb)), no(a)); /* resolution */
  assert_int_equal(formula_and(f, no(a_nb), no(ab)), no(a));
  assert_int_equal(formula_or(f, ab, a_nb), a);
  assert_int_equal(formula_node_count(f), before);
  formula_delete(f);
}

/* Every pair of ANDs and ORs over three variables with all signs: the answer is
 * right, costs at most one node, and constants are found. */
static void all_pairs_of_small_gates(void **state) {
  (void)state;
  formula *f = formula_new();
  literal v[6], gates[64];
  uint32_t count = 0;
  for (uint32_t i = 0; i < 6; i += 2) {
    v[i] = formula_variable(f);
    v[i + 1] = no(v[i]);
  }
  for (uint32_t i = 0; i < 6; i++)
    for (uint32_t j = 0; j <= i; j++) {
      gates[count++] = formula_and(f, v[i], v[j]);
      gates[count++] = formula_or(f, v[i], v[j]);
    }
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t j = 0; j < count; j++) {
      uint32_t before = formula_node_count(f);
      literal both = formula_and(f, gates[i], gates[j]);
      assert_true(formula_node_count(f) <= before + 1);
      bool some = false;
      for (uint32_t model = 0; model < 8; model++) {
        bool expected =
            value_under(f, gates[i], model) && value_under(f, gates[j], model);
        assert_int_equal(value_under(f, both, model), expected);
        some |= expected;
      }
      assert_true(some || both == LITERAL_FALSE);
    }
  formula_delete(f);
}

/* --- XOR, ITE, n-ary -------------------------------------------------------- */

static void xor_is_normal_and_recognised(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f);
  literal x = formula_xor(f, a, b);
  assert_int_equal(formula_xor(f, no(b), a), no(x));
  assert_int_equal(formula_xor(f, no(a), no(b)), x);
  assert_int_equal(formula_iff(f, b, a), no(x));
  assert_int_equal(formula_xor(f, x, b), a);
  assert_int_equal(formula_xor(f, a, x), b);
  assert_int_equal(formula_xor(f, no(x), a), no(b));
  assert_int_equal(formula_xor(f, b, no(x)), no(a));
  assert_int_equal(formula_ite(f, a, b, no(b)), no(x));
  ite_parts p;
  assert_true(formula_match_ite(f, literal_node(x), &p));
  assert_int_equal(p.then, no(p.otherwise));
  assert_int_equal(formula_ite(f, p.condition, p.then, p.otherwise), x & ~1u);
  assert_false(formula_match_ite(f, literal_node(a), &p));
  assert_false(formula_match_ite(f, literal_node(LITERAL_TRUE), &p));
  assert_false(formula_match_ite(f, literal_node(formula_and(f, a, b)), &p));
  formula_delete(f);
}

static void ite_is_normal_and_recognised(void **state) {
  (void)state;
  formula *f = formula_new();
  literal c = formula_variable(f), t = formula_variable(f), e = formula_variable(f);
  literal x = formula_ite(f, c, t, e);
  uint32_t before = formula_node_count(f);
  assert_int_equal(formula_ite(f, no(c), e, t), x);
  assert_int_equal(formula_ite(f, c, no(t), no(e)), no(x));
  assert_int_equal(formula_ite(f, c, x, e), x);
  assert_int_equal(formula_ite(f, c, t, x), x);
  assert_int_equal(formula_ite(f, no(c), no(x), no(x)), no(x));
  assert_int_equal(formula_node_count(f), before);
  assert_int_equal(formula_ite(f, c, c, e), formula_or(f, c, e));
  assert_int_equal(formula_ite(f, c, t, c), formula_and(f, c, t));
  assert_int_equal(formula_ite(f, c, t, no(c)), formula_implies(f, c, t));
  assert_int_equal(formula_ite(f, c, no(c), e), formula_and(f, no(c), e));
  ite_parts p;
  assert_true(formula_match_ite(f, literal_node(x), &p));
  assert_int_equal(p.condition, c);
  assert_int_equal(p.then, literal_not_if(t, literal_is_negated(x)));
  assert_int_equal(p.otherwise, literal_not_if(e, literal_is_negated(x)));
  formula_delete(f);
}

/* Every match found in random graphs says the truth about its node. */
static void matches_are_true(void **state) {
  (void)state;
  uint64_t seed = 77;
  uint32_t matched = 0;
  for (uint32_t round = 0; round < 20; round++) {
    formula *f = formula_new();
    random_formula(f, &seed, 6, 60);
    for (uint32_t i = 0; i < formula_node_count(f); i++) {
      ite_parts p;
      if (!formula_match_ite(f, i, &p))
        continue;
      matched++;
      assert_false(literal_is_negated(p.condition));
      for (uint32_t model = 0; model < 64; model++) {
        literal side = value_under(f, p.condition, model) ? p.then : p.otherwise;
        assert_int_equal(value_under(f, i << 1, model), value_under(f, side, model));
      }
    }
    formula_delete(f);
  }
  assert_true(matched > 100);
}

static void nary_is_a_set(void **state) {
  (void)state;
  formula *f = formula_new();
  literal v[9];
  for (uint32_t i = 0; i < 9; i++)
    v[i] = formula_variable(f);
  assert_int_equal(formula_and_all(f, NULL, 0), LITERAL_TRUE);
  assert_int_equal(formula_or_all(f, NULL, 0), LITERAL_FALSE);
  assert_int_equal(formula_and_all(f, v, 1), v[0]);
  assert_int_equal(formula_or_all(f, v, 1), v[0]);
  literal all = formula_and_all(f, v, 9), some = formula_or_all(f, v, 9);
  literal mixed[] = {v[8], v[3], v[3], LITERAL_TRUE, v[1], v[0],
                     v[2], v[7], v[6], v[5],         v[4], v[0]};
  assert_int_equal(formula_and_all(f, mixed, 12), all);
  mixed[3] = LITERAL_FALSE;
  assert_int_equal(formula_and_all(f, mixed, 12), LITERAL_FALSE);
  assert_int_equal(formula_or_all(f, mixed, 12), some);
  mixed[3] = no(v[6]);
  assert_int_equal(formula_and_all(f, mixed, 12), LITERAL_FALSE);
  assert_int_equal(formula_or_all(f, mixed, 12), LITERAL_TRUE);
  literal far[] = {v[0], v[1], v[2], v[3], no(v[3]), v[4], v[5], v[6]};
  assert_int_equal(formula_and_all(f, far, 8), LITERAL_FALSE); /* in different halves */
  for (uint32_t model = 0; model < 512; model++) {
    assert_int_equal(value_under(f, all, model), model == 511);
    assert_int_equal(value_under(f, some, model), model != 0);
  }
  formula_delete(f);
}

static void nary_is_balanced(void **state) {
  (void)state;
  formula *f = formula_new();
  literal_vector v = {0};
  for (uint32_t i = 0; i < 1000; i++)
    vec_push(&v, formula_variable(f));
  literal a = formula_and_all(f, v.data, v.size);
  assert_int_equal(formula_node_count(f), 1 + 1000 + 999);
  for (uint32_t side = 0; side < 2; side++) {
    uint32_t depth = 0;
    for (literal x = a; formula_kind(f, literal_node(x)) == NODE_AND; depth++)
      x = side ? formula_left(f, literal_node(x)) : formula_right(f, literal_node(x));
    assert_true(depth <= 10);
  }
  vec_release(&v);
  formula_delete(f);
}

/* --- Truth tables ----------------------------------------------------------- */

static void random_formulas_against_truth_tables(void **state) {
  (void)state;
  uint64_t seed = 1;
  for (uint32_t variables = 1; variables <= 16; variables++)
    for (uint32_t round = 0; round < (variables < 10 ? 40u : 2u); round++) {
      formula *f = formula_new();
      truth_table *t = random_formula_with_table(f, &seed, variables, 30 + round);
      evaluation e = {0};
      for (uint32_t model = 0; model < 1u << variables; model++) {
        evaluation_begin(&e, f, bit_of_model, &model);
        for (uint32_t i = 0; i < t->count; i++)
          assert_true(evaluation_get(&e, t->literals[i]) ==
                      truth_table_value(t, i, model));
      }
      evaluation_release(&e);
      truth_table_delete(t);
      formula_delete(f);
    }
}

/* The memo belongs to one model: a second model over the same evaluation. */
static void evaluation_forgets_the_model(void **state) {
  (void)state;
  formula *f = formula_new();
  uint64_t seed = 5;
  literal top = random_formula(f, &seed, 8, 200);
  evaluation e = {0};
  for (uint32_t model = 0; model < 256; model++) {
    evaluation_begin(&e, f, bit_of_model, &model);
    bool first = evaluation_get(&e, top);
    assert_int_equal(evaluation_get(&e, top), first);
    assert_int_equal(evaluation_get(&e, no(top)), !first);
    assert_int_equal(first, value_under(f, top, model));
    assert_true(evaluation_get(&e, LITERAL_TRUE));
    assert_false(evaluation_get(&e, LITERAL_FALSE));
    literal later = formula_variable(f); /* beyond the memo, false in all models */
    while (formula_variable_count(f) < 40)
      later = formula_variable(f);
    assert_false(evaluation_get(&e, formula_and(f, top, later)));
  }
  e.stamp = UINT32_MAX >> 1; /* the last number a model can have */
  uint32_t model = 3;
  evaluation_begin(&e, f, bit_of_model, &model);
  assert_int_equal(e.stamp, 1);
  assert_int_equal(evaluation_get(&e, top), value_under(f, top, model));
  evaluation_release(&e);
  formula_delete(f);
}

/* --- Walks ------------------------------------------------------------------ */

static void conjuncts_are_met_once_in_order(void **state) {
  (void)state;
  formula *f = formula_new();
  literal v[6];
  for (uint32_t i = 0; i < 6; i++)
    v[i] = formula_variable(f);
  literal either = formula_or(f, v[3], v[4]);
  literal left = formula_and(f, v[0], formula_and(f, no(v[2]), either));
  literal right = formula_and(f, formula_and(f, v[5], no(v[2])), either);
  literal top = formula_and(f, left, right);
  literal_vector out = {0};
  formula_conjuncts(f, top, &out);
  literal expected[] = {v[0], no(v[2]), either, v[5]};
  assert_int_equal(out.size, 4);
  for (uint32_t i = 0; i < 4; i++) { /* as a set: rules may have moved them */
    uint32_t met = 0;
    vec_each (literal, x, &out)
      met += *x == expected[i];
    assert_int_equal(met, 1);
  }
  vec_clear(&out);
  formula_conjuncts(f, either, &out);
  assert_int_equal(out.size, 1);
  assert_int_equal(out.data[0], either);
  formula_conjuncts(f, formula_and(f, v[0], v[1]), &out); /* appends */
  assert_int_equal(out.size, 3);
  assert_int_equal(out.data[1], v[0]);
  assert_int_equal(out.data[2], v[1]);
  vec_release(&out);
  formula_delete(f);
}

static void cone_and_support(void **state) {
  (void)state;
  uint64_t seed = 11;
  for (uint32_t round = 0; round < 30; round++) {
    formula *f = formula_new();
    literal tops[2] = {random_formula(f, &seed, 10, 80), random_formula(f, &seed, 3, 20)};
    u32_vector cone = {0}, support = {0};
    formula_cone(f, tops, 2, &cone);
    formula_support(f, tops, 2, &support);
    node_marks seen = {0};
    uint32_t variables = 0;
    vec_each (uint32_t, n, &cone) {
      assert_true(node_marks_add(&seen, *n));
      if (formula_kind(f, *n) == NODE_AND) {
        assert_true(node_marks_has(&seen, literal_node(formula_left(f, *n))));
        assert_true(node_marks_has(&seen, literal_node(formula_right(f, *n))));
      } else if (formula_kind(f, *n) == NODE_VARIABLE) {
        assert_true(variables < support.size);
        assert_int_equal(support.data[variables++], *n);
      }
    }
    assert_int_equal(variables, support.size);
    assert_true(node_marks_has(&seen, literal_node(tops[0])));
    assert_true(node_marks_has(&seen, literal_node(tops[1])));
    node_marks_release(&seen);
    vec_release(&cone);
    vec_release(&support);
    formula_delete(f);
  }
}

#define DEEP 1000000u

static bool all_but(void *context, uint32_t number) {
  return number != *(uint32_t *)context;
}

/* A million gates in a chain, all AND, and AND and OR in turn: nothing recurses. */
static void deep_chains(void **state) {
  (void)state;
  formula *f = formula_new();
  literal chain = LITERAL_TRUE, mixed = LITERAL_TRUE;
  for (uint32_t i = 0; i < DEEP; i++) {
    literal v = formula_variable(f);
    chain = formula_and(f, chain, v);
    mixed = i & 1 ? formula_or(f, mixed, v) : formula_and(f, mixed, v);
  }
  u32_vector out = {0};
  formula_conjuncts(f, chain, &out);
  assert_int_equal(out.size, DEEP);
  vec_clear(&out);
  formula_support(f, &mixed, 1, &out);
  assert_int_equal(out.size, DEEP);
  vec_clear(&out);
  formula_cone(f, &chain, 1, &out);
  assert_int_equal(out.size, 2 * DEEP - 1);
  vec_release(&out);
  evaluation e = {0};
  uint32_t missing = UINT32_MAX;
  evaluation_begin(&e, f, all_but, &missing);
  assert_true(evaluation_get(&e, chain));
  assert_true(evaluation_get(&e, mixed));
  missing = 0;
  evaluation_begin(&e, f, all_but, &missing);
  assert_false(evaluation_get(&e, chain));
  evaluation_release(&e);
  formula_delete(f);
}

/* --- Storage ---------------------------------------------------------------- */

static void variables_have_numbers(void **state) {
  (void)state;
  formula *f = formula_new();
  literal last = LITERAL_TRUE;
  for (uint32_t i = 0; i < 100000; i++) {
    literal v = formula_variable(f);
    last = formula_and(f, last, literal_not_if(v, i % 3 == 0));
    assert_int_equal(formula_kind(f, literal_node(v)), NODE_VARIABLE);
    assert_int_equal(formula_variable_number(f, literal_node(v)), i);
  }
  assert_int_equal(formula_variable_count(f), 100000);
  for (uint32_t i = 0; i < 100000; i++)
    assert_int_equal(formula_variable_number(f, formula_variable_node(f, i)), i);
  assert_int_equal(formula_kind(f, 0), NODE_CONSTANT);
  formula_delete(f);
}

/* Every gate is found again after the table grew, also when there are far more
 * variables than gates, so that indices outgrow the table. */
static void hashing_survives_growth(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f);
  literal early = formula_and(f, a, b);
  literal_vector v = {0}, gates = {0};
  for (uint32_t i = 0; i < 300000; i++)
    vec_push(&v, formula_variable(f));
  for (uint32_t i = 0; i + 1 < v.size; i++)
    vec_push(&gates, formula_and(f, v.data[i], v.data[i + 1]));
  uint32_t nodes = formula_node_count(f);
  assert_int_equal(formula_and(f, b, a), early);
  for (uint32_t i = 0; i + 1 < v.size; i++)
    assert_int_equal(formula_and(f, v.data[i + 1], v.data[i]), gates.data[i]);
  assert_int_equal(formula_node_count(f), nodes);
  assert_true(formula_bytes(f) > nodes * 8u);
  vec_release(&v);
  vec_release(&gates);
  formula_delete(f);
}

/* All gates share one operand: only the other one tells them apart when their
 * hashes agree. */
static void gates_of_one_operand_differ(void **state) {
  (void)state;
  formula *f = formula_new();
  literal centre = formula_variable(f);
  for (uint32_t i = 0; i < 300000; i++) {
    literal v = formula_variable(f), gate = formula_and(f, centre, v);
    assert_int_equal(formula_left(f, literal_node(gate)), centre);
    assert_int_equal(formula_right(f, literal_node(gate)), v);
  }
  formula_delete(f);
}

/* Few gates, so that the table does not grow, with indices of more and more bits. */
static void few_gates_among_many_variables(void **state) {
  (void)state;
  formula *f = formula_new();
  literal made[100], first = formula_variable(f);
  for (uint32_t i = 0; i < 100; i++) {
    for (uint32_t j = 0; j < 3000; j++)
      formula_variable(f);
    made[i] = formula_and(f, first, formula_variable(f));
    for (uint32_t j = 0; j <= i; j++)
      assert_int_equal(formula_and(f, formula_right(f, literal_node(made[j])), first),
                       made[j]);
  }
  formula_delete(f);
}

typedef struct hand_over {
  formula *graph;
  _Atomic literal top;
  atomic_bool finished;
  uint32_t rounds; /* of the reader */
  bool wrong;
} hand_over;

/* Checks the chain x0 & x1 & ... that the writer is extending. */
static void *reader(void *context) {
  hand_over *h = context;
  evaluation e = {0};
  bool last = false;
  while (!last) {
    last = atomic_load(&h->finished);
    literal top = atomic_load(&h->top);
    uint32_t missing = UINT32_MAX;
    evaluation_begin(&e, h->graph, all_but, &missing);
    h->wrong |= !evaluation_get(&e, top);
    u32_vector support = {0};
    formula_support(h->graph, &top, 1, &support);
    vec_each (uint32_t, n, &support) {
      uint32_t number = formula_variable_number(h->graph, *n);
      h->wrong |= formula_variable_node(h->graph, number) != *n;
    }
    h->wrong |= formula_node_count(h->graph) <= literal_node(top);
    vec_release(&support);
    h->rounds++;
  }
  evaluation_release(&e);
  return NULL;
}

static void reader_beside_writer(void **state) {
  (void)state;
  hand_over h = {.graph = formula_new()};
  atomic_store(&h.top, formula_variable(h.graph));
  pthread_t thread;
  assert_int_equal(pthread_create(&thread, NULL, reader, &h), 0);
  for (uint32_t i = 0; i < 200000; i++)
    atomic_store(&h.top,
                 formula_and(h.graph, atomic_load(&h.top), formula_variable(h.graph)));
  atomic_store(&h.finished, true);
  pthread_join(thread, NULL);
  assert_false(h.wrong);
  assert_true(h.rounds > 0);
  formula_delete(h.graph);
}

static void marks_are_a_sorted_set(void **state) {
  (void)state;
  node_marks s = {0};
  uint32_t members[] = {0, 1, 63, 64, 4095, 4096, 70000, 1000000};
  for (uint32_t i = 8; i-- > 0;) {
    assert_true(node_marks_add(&s, members[i]));
    assert_false(node_marks_add(&s, members[i]));
  }
  uint32_t at = 0;
  for (uint32_t i = 0; i < 8; i++, at++) {
    assert_true(node_marks_next(&s, &at));
    assert_int_equal(at, members[i]);
  }
  assert_false(node_marks_next(&s, &at));
  assert_false(node_marks_has(&s, 2));
  assert_false(node_marks_has(&s, UINT32_MAX));
  node_marks_release(&s);
  node_map m = {0};
  assert_int_equal(node_map_get(&m, 5000), 0);
  *node_map_at(&m, 5000) = 7;
  assert_int_equal(node_map_get(&m, 5000), 7);
  assert_int_equal(*node_map_at(&m, 4999), 0);
  assert_int_equal(node_map_get(&m, 1), 0);
  node_map_release(&m);
}

/* And in the same order: the next gate has the same number. */
static void minterms_are_conjunctions(void **state) {
  (void)state;
  for (uint32_t bits = 0; bits < 12; bits++) {
    formula *f = formula_new(), *g = formula_new();
    literal code[32], other[32], parts[32], got[1 << 11];
    for (uint32_t b = 0; b < bits; b++) {
      code[b] = formula_variable(f);
      other[b] = formula_variable(g);
    }
    uint32_t count = bits ? (1u << (bits - 1)) + bits % 3 : 1;
    formula_minterms(f, code, bits, count, got);
    for (uint32_t k = 0; k < count; k++) {
      for (uint32_t b = 0; b < bits; b++)
        parts[b] = literal_not_if(other[b], !(k >> b & 1));
      assert_int_equal(got[k], formula_and_all(g, parts, bits));
    }
    assert_int_equal(formula_node_count(f), formula_node_count(g));
    formula_delete(f);
    formula_delete(g);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(constants_and_equals_fold),
      cmocka_unit_test(equal_gates_are_one_node),
      cmocka_unit_test(one_sided_rules),
      cmocka_unit_test(two_sided_rules),
      cmocka_unit_test(all_pairs_of_small_gates),
      cmocka_unit_test(xor_is_normal_and_recognised),
      cmocka_unit_test(ite_is_normal_and_recognised),
      cmocka_unit_test(matches_are_true),
      cmocka_unit_test(nary_is_a_set),
      cmocka_unit_test(nary_is_balanced),
      cmocka_unit_test(minterms_are_conjunctions),
      cmocka_unit_test(random_formulas_against_truth_tables),
      cmocka_unit_test(evaluation_forgets_the_model),
      cmocka_unit_test(conjuncts_are_met_once_in_order),
      cmocka_unit_test(cone_and_support),
      cmocka_unit_test(deep_chains),
      cmocka_unit_test(variables_have_numbers),
      cmocka_unit_test(hashing_survives_growth),
      cmocka_unit_test(gates_of_one_operand_differ),
      cmocka_unit_test(few_gates_among_many_variables),
      cmocka_unit_test(reader_beside_writer),
      cmocka_unit_test(marks_are_a_sorted_set),
  };
  return cmocka_run_group_tests_name("formula", tests, NULL, NULL);
}
