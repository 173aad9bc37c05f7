/* Local proofs on a chain of nodes: what they claim is true in every model of what was
 * learnt and of the path, computed here by truth tables; and what follows from the
 * neighbourhood alone they do find, at every position. */
#include "path/path_tree.h"
#include "prove/local_proof.h"
#include "random_formula.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum {
  NODES = 4,
  SLOTS = 3, /* of a node: next, a, b */
  FIXED = 2, /* variables of the main object */
  VARIABLES = FIXED + NODES * SLOTS,
  WORDS = (1 << VARIABLES) / 64,
  MAIN = 1,
  FIRST = 2 /* the first node, among the objects */
};

typedef struct chain {
  formula *formula;
  sym_state state;
  ir_class class;
  ir_field fields[SLOTS];
  ir_field *slots_of_class[SLOTS];
  space space;
  space_object objects[FIRST + NODES];
  space_slot slots[VARIABLES];
  space_id targets[NODES][3];
  sym_id symbolic[FIRST + NODES];
  u32_vector variables;
  literal variable[VARIABLES];
  ir_method method;
  uint8_t parameter;
  _Atomic bool stop;
  local_proof *proof;
} chain;

static literal of_node(const chain *c, uint32_t node, uint32_t slot) {
  return c->variable[FIXED + node * SLOTS + slot];
}
static literal a_of(const chain *c, uint32_t node) {
  return of_node(c, node, 1);
}
static literal b_of(const chain *c, uint32_t node) {
  return of_node(c, node, 2);
}

static void make_class(chain *c) {
  for (uint32_t k = 0; k < SLOTS; k++) {
    c->fields[k].storage = k ? STORE_BOOL : STORE_REF;
    c->slots_of_class[k] = &c->fields[k];
  }
  c->class.slot_count = SLOTS;
  c->class.slots = c->slots_of_class;
}

static void make_objects(chain *c) {
  c->space = (space){.object_count = FIRST + NODES,
                     .objects = c->objects,
                     .slot_count = VARIABLES,
                     .slots = c->slots};
  c->objects[MAIN] = (space_object){.role = ROLE_MAIN, .slot_count = FIXED};
  for (uint32_t k = 0; k < FIXED; k++)
    c->slots[k] = (space_slot){.object = {MAIN}, .index = k};
  for (uint32_t n = 0; n < NODES; n++) {
    c->objects[FIRST + n] = (space_object){.role = ROLE_POSITION,
                                           .class = &c->class,
                                           .first_slot = FIXED + n * SLOTS,
                                           .slot_count = SLOTS};
    for (uint32_t k = 0; k < SLOTS; k++)
      c->slots[FIXED + n * SLOTS + k] = (space_slot){.object = {FIRST + n}, .index = k};
    c->targets[n][1].index = FIRST + n + 1;
    c->slots[FIXED + n * SLOTS].is_tree = true;
    c->slots[FIXED + n * SLOTS].domain =
        (domain){.count = n + 1 < NODES ? 2 : 1, .objects = c->targets[n]};
  }
}

static void make_state(chain *c) {
  for (uint32_t k = 0; k < VARIABLES; k++) {
    c->variable[k] = formula_variable(c->formula);
    vec_push(&c->variables, k);
  }
  vec_push(&c->variables, VARIABLES);
  for (uint32_t k = MAIN; k < FIRST + NODES; k++)
    c->symbolic[k] = sym_new_object(&c->state, &c->class);
  for (uint32_t n = 0; n + 1 < NODES; n++) {
    sym next = ref_ite(&c->state.refs, of_node(c, n, 0),
                       sym_ref(&c->state, c->symbolic[FIRST + n + 1]), REF_NULL);
    sym_set(&c->state, sym_slot(&c->state, c->symbolic[FIRST + n], 0), next);
  }
}

/* After the second node comes either of the other two. */
static void fork_chain(chain *c) {
  c->targets[1][2].index = FIRST + 3;
  c->slots[FIXED + SLOTS].domain.count = 3;
  c->slots[FIXED + 2 * SLOTS].domain.count = 1;
}

static chain *make_chain(bool forks) {
  chain *c = memory_new(chain);
  c->formula = formula_new();
  sym_state_init(&c->state, c->formula, NULL);
  make_class(c);
  make_objects(c);
  if (forks)
    fork_chain(c);
  make_state(c);
  c->parameter = IR_REF;
  c->method = (ir_method){
      .id = 7, .result = IR_I32, .param_count = 1, .param_types = &c->parameter};
  c->proof = local_proof_new(&c->space, &c->state, c->symbolic, &c->variables, &c->stop);
  return c;
}

static chain *chain_new(void) {
  return make_chain(false);
}

static void chain_delete(chain *c) {
  local_proof_delete(c->proof);
  vec_release(&c->variables);
  sym_state_release(&c->state);
  formula_delete(c->formula);
  memory_free(c);
}

/* Leads from the node to the one after the next. */
static void write_next(chain *c, uint32_t node) {
  sym_id target = c->symbolic[FIRST + (node + 2) % NODES];
  sym_write_slot(&c->state, sym_slot(&c->state, c->symbolic[FIRST + node], 0),
                 sym_ref(&c->state, target));
}

/* Truth tables: a row of words for each node of the graph. */
typedef vector(uint64_t) table;

static void fill_table(const chain *c, table *t) {
  static const uint64_t low[] = {0xAAAAAAAAAAAAAAAAu, 0xCCCCCCCCCCCCCCCCu,
                                 0xF0F0F0F0F0F0F0F0u, 0xFF00FF00FF00FF00u,
                                 0xFFFF0000FFFF0000u, 0xFFFFFFFF00000000u};
  for (uint32_t n = t->size / WORDS; n < formula_node_count(c->formula); n++)
    for (uint32_t w = 0; w < WORDS; w++) {
      uint64_t value = 0;
      if (formula_kind(c->formula, n) == NODE_VARIABLE) {
        uint32_t v = formula_variable_number(c->formula, n);
        value = v < 6 ? low[v] : w >> (v - 6) & 1 ? UINT64_MAX : 0;
      } else if (formula_kind(c->formula, n) == NODE_AND) {
        literal x = formula_left(c->formula, n), y = formula_right(c->formula, n);
        uint64_t left = t->data[literal_node(x) * WORDS + w];
        uint64_t right = t->data[literal_node(y) * WORDS + w];
        value = (literal_is_negated(x) ? ~left : left) &
                (literal_is_negated(y) ? ~right : right);
      }
      vec_push(t, value);
    }
}

static uint64_t word(const table *t, literal a, uint32_t w) {
  uint64_t value = t->data[literal_node(a) * WORDS + w];
  return literal_is_negated(a) ? ~value : value;
}

/* Whether the second is true wherever the first is. */
static bool implies(const chain *c, table *t, literal a, literal b) {
  fill_table(c, t);
  for (uint32_t w = 0; w < WORDS; w++)
    if (word(t, a, w) & ~word(t, b, w))
      return false;
  return true;
}

/* a of each node says so of the next, and b of it; b needs the first fixed variable. */
static literal learn_rules(chain *c) {
  formula *f = c->formula;
  literal all = LITERAL_TRUE;
  for (uint32_t n = 0; n < NODES; n++) {
    literal rule = formula_implies(f, b_of(c, n), c->variable[0]);
    if (n + 1 < NODES)
      rule = formula_and(
          f, rule,
          formula_implies(f, a_of(c, n), formula_and(f, a_of(c, n + 1), b_of(c, n + 1))));
    local_proof_learn(c->proof, rule);
    all = formula_and(f, all, rule);
  }
  return all;
}

static void test_finds_what_follows_nearby(void **state) {
  (void)state;
  for (uint32_t n = 0; n + 2 < NODES; n++) {
    chain *c = chain_new();
    formula *f = c->formula;
    literal_vector path = {0}, none = {0};
    learn_rules(c);
    write_next(c, n);
    vec_push(&path, of_node(c, n, 0));
    local_proof_begin(c->proof, &path, &none);
    literal near = formula_implies(f, a_of(c, n), b_of(c, n + 1));
    literal two = formula_implies(f, a_of(c, n), b_of(c, n + 2));
    literal fixed = formula_implies(f, a_of(c, n), c->variable[0]);
    assert_true(local_proof_holds(c->proof, near));
    assert_true(local_proof_holds(c->proof, two));
    assert_true(local_proof_holds(c->proof, fixed));
    assert_true(local_proof_holds(c->proof, two)); /* and again */
    assert_false(local_proof_holds(c->proof, b_of(c, n + 1)));
    assert_false(local_proof_holds(c->proof, c->variable[0]));
    assert_false(local_proof_holds(c->proof, c->variable[1]));
    assert_false(
        local_proof_holds(c->proof, formula_implies(f, b_of(c, n + 1), a_of(c, n))));
    literal_vector left = {0};
    local_proof_left(c->proof, formula_and(f, near, c->variable[1]), &left);
    assert_int_equal(left.size, 1);
    assert_int_equal(left.data[0], c->variable[1]);
    vec_release(&left);
    vec_release(&path);
    chain_delete(c);
  }
}

static void test_what_literals_speak_of_is_near(void **state) {
  (void)state;
  chain *c = chain_new();
  literal_vector given = {0};
  learn_rules(c);
  literal about[] = {a_of(c, 1), b_of(c, 2)};
  local_proof_begin_about(c->proof, &given, about, 2);
  assert_true(local_proof_implies(c->proof, &about[0], 1, about[1]));
  assert_false(local_proof_implies(c->proof, &about[1], 1, about[0]));
  assert_false(local_proof_implies(c->proof, NULL, 0, about[1]));
  assert_int_equal(local_proof_objects(c->proof, a_of(c, 1)), 1);
  assert_int_equal(local_proof_objects(c->proof, c->variable[0]), 0);
  chain_delete(c);
}

/* Two nodes that the same way leads to have the same name; they are two all the same. */
static void test_tells_apart_what_is_named_alike(void **state) {
  (void)state;
  chain *c = make_chain(true);
  literal_vector given = {0};
  literal near = a_of(c, 0);
  learn_rules(c);
  for (uint32_t n = 2; n < 4; n++) {
    sym self = sym_ref(&c->state, c->symbolic[FIRST + n]);
    literal value = formula_and(c->formula, a_of(c, n), b_of(c, n));
    merged result = {bits_from_literal(&c->state.bits, value), LITERAL_FALSE, 0};
    local_proof_note_call(c->proof, &c->method, &self, result);
  }
  literal one = formula_and(c->formula, a_of(c, 3), b_of(c, 3));
  literal other = formula_and(c->formula, a_of(c, 2), b_of(c, 2));
  local_proof_begin_about(c->proof, &given, &near, 1);
  assert_false(local_proof_implies(c->proof, &one, 1, other));
  literal variables[] = {a_of(c, 3), a_of(c, 2)};
  local_proof_begin_about(c->proof, &given, &near, 1);
  assert_false(local_proof_implies(c->proof, &variables[0], 1, variables[1]));
  chain_delete(c);
}

/* That pigeons, one more than there are holes, do not all have a hole of their own. */
static literal some_share_a_hole(formula *f) {
  enum { HOLES = 6 };
  literal sits[HOLES + 1][HOLES], share = LITERAL_FALSE;
  for (uint32_t p = 0; p <= HOLES; p++) {
    for (uint32_t h = 0; h < HOLES; h++)
      sits[p][h] = formula_variable(f);
    share = formula_or(f, share, literal_not(formula_or_all(f, sits[p], HOLES)));
  }
  for (uint32_t h = 0; h < HOLES; h++)
    for (uint32_t p = 0; p <= HOLES; p++)
      for (uint32_t q = 0; q < p; q++)
        share = formula_or(f, share, formula_and(f, sits[p][h], sits[q][h]));
  return share;
}

/* A question that takes a while ends when it is to: it is not proved then. */
static void test_stops_in_the_middle(void **state) {
  (void)state;
  for (int stops = 0; stops < 2; stops++) {
    chain *c = chain_new();
    literal_vector none = {0};
    literal share = some_share_a_hole(c->formula);
    local_proof_begin(c->proof, &none, &none);
    c->stop = stops;
    assert_int_equal(local_proof_holds(c->proof, share), !stops);
    chain_delete(c);
  }
}

/* What holds on a path does not on the next. */
static void test_forgets_the_path(void **state) {
  (void)state;
  chain *c = chain_new();
  formula *f = c->formula;
  literal_vector path = {0}, none = {0};
  write_next(c, 0);
  vec_push(&path, a_of(c, 0));
  local_proof_begin(c->proof, &path, &none);
  assert_true(local_proof_holds(c->proof, a_of(c, 0)));
  local_proof_begin(c->proof, &none, &none);
  assert_false(local_proof_holds(c->proof, a_of(c, 0)));
  /* nor does what took a proof by cases, and was remembered */
  local_proof_learn(c->proof, formula_implies(f, a_of(c, 1), b_of(c, 2)));
  local_proof_learn(c->proof, formula_implies(f, b_of(c, 1), b_of(c, 2)));
  literal about[] = {a_of(c, 1), b_of(c, 2)};
  path.data[0] = formula_or(f, a_of(c, 1), b_of(c, 1));
  local_proof_begin_about(c->proof, &path, about, 2);
  assert_true(local_proof_implies(c->proof, NULL, 0, b_of(c, 2)));
  assert_true(local_proof_implies(c->proof, NULL, 0, b_of(c, 2)));
  local_proof_begin_about(c->proof, &none, about, 2);
  assert_false(local_proof_implies(c->proof, NULL, 0, b_of(c, 2)));
  vec_release(&path);
  chain_delete(c);
}

/* Of a choice whose one branch is refuted, the condition is left, whatever is known of
 * the other. */
static void test_keeps_the_condition(void **state) {
  (void)state;
  for (int side = 0; side < 2; side++) {
    chain *c = chain_new();
    literal condition = c->variable[1];
    literal_vector path = {0}, none = {0}, left = {0};
    write_next(c, 0);
    vec_push(&path, literal_not_if(a_of(c, 0), side));
    vec_push(&path, literal_not_if(b_of(c, 0), !side));
    local_proof_begin(c->proof, &path, &none);
    literal choice = formula_ite(c->formula, condition, a_of(c, 0), b_of(c, 0));
    assert_false(local_proof_holds(c->proof, choice));
    local_proof_left(c->proof, choice, &left);
    assert_int_equal(left.size, 1);
    assert_int_equal(left.data[0], literal_not_if(condition, side));
    vec_release(&left);
    vec_release(&path);
    chain_delete(c);
  }
}

/* A clause over two neighbouring nodes and what is fixed. */
static literal random_clause(chain *c, uint64_t *seed) {
  uint32_t node = random_below(seed, NODES - 1);
  literal clause = LITERAL_FALSE;
  for (uint32_t k = 0; k < 3; k++) {
    uint32_t v = random_below(seed, FIXED + 2 * SLOTS);
    v = v < FIXED ? v : v + node * SLOTS;
    clause = formula_or(c->formula, clause,
                        literal_not_if(c->variable[v], random_below(seed, 2)));
  }
  return clause;
}

static literal random_statement(chain *c, uint64_t *seed) {
  literal a = random_clause(c, seed), b = random_clause(c, seed);
  return random_below(seed, 2) ? formula_and(c->formula, a, b)
                               : formula_ite(c->formula, random_clause(c, seed), a, b);
}

/* Values of calls, so that things far away have names: some of them equal. */
static void note_calls(chain *c, uint64_t *seed) {
  for (uint32_t n = 0; n < NODES; n++) {
    sym self = sym_ref(&c->state, c->symbolic[FIRST + n]);
    literal value = formula_and(c->formula, a_of(c, n),
                                literal_not_if(b_of(c, random_below(seed, NODES)), true));
    merged result = {bits_from_literal(&c->state.bits, value), b_of(c, n), 0};
    local_proof_note_call(c->proof, &c->method, &self, result);
  }
}

static void check_claims(chain *c, table *t, literal known, uint64_t *seed) {
  for (int k = 0; k < 12; k++) {
    literal a = random_statement(c, seed);
    if (local_proof_holds(c->proof, a))
      assert_true(implies(c, t, known, a));
    literal_vector left = {0};
    local_proof_left(c->proof, a, &left);
    literal rest = formula_and_all(c->formula, left.data, left.size);
    literal same = formula_iff(c->formula, rest, a);
    assert_true(implies(c, t, known, same));
    vec_release(&left);
  }
}

static void check_families(chain *c, table *t, literal known, uint64_t *seed) {
  literal_vector given = {0};
  literal about[] = {random_clause(c, seed), random_clause(c, seed)};
  vec_push(&given, random_clause(c, seed));
  local_proof_begin_about(c->proof, &given, about, 2);
  for (int k = 0; k < 8; k++) {
    literal a = random_statement(c, seed), assumed = random_clause(c, seed);
    literal all = formula_and(c->formula, given.data[0], assumed);
    if (local_proof_implies(c->proof, &assumed, 1, a))
      assert_true(implies(c, t, formula_and(c->formula, known, all), a));
  }
  vec_release(&given);
}

static void test_claims_nothing_false(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    uint64_t random = seed;
    chain *c = chain_new();
    table t = {0};
    literal known = LITERAL_TRUE;
    for (uint32_t k = 3 + random_below(&random, 8); k > 0; k--) {
      literal rule = random_clause(c, &random);
      local_proof_learn(c->proof, rule);
      known = formula_and(c->formula, known, rule);
    }
    note_calls(c, &random);
    for (int path_number = 0; path_number < 4; path_number++) {
      literal_vector path = {0}, none = {0};
      sym_position start = sym_mark(&c->state);
      write_next(c, random_below(&random, NODES - 1));
      vec_push(&path, random_clause(c, &random));
      vec_push(&path, c->variable[random_below(&random, VARIABLES)]);
      literal here = formula_and_all(c->formula, path.data, path.size);
      local_proof_begin(c->proof, &path, &none);
      check_claims(c, &t, formula_and(c->formula, known, here), &random);
      sym_undo(&c->state, start);
      check_families(c, &t, known, &random);
      vec_release(&path);
    }
    vec_release(&t);
    chain_delete(c);
  }
}

static void test_tree_of_paths(void **state) {
  (void)state;
  path_tree t = {0};
  uint32_t one[4], other[4];
  literal first[] = {2, 4, 6}, second[] = {2, 4, 7};
  path_tree_add(&t, first, 3, one);
  path_tree_add(&t, second, 3, other);
  assert_int_equal(one[2], other[2]);
  assert_int_not_equal(one[3], other[3]);
  path_tree_close(&t, one[3]);
  assert_true(path_tree_is_closed(&t, one[2], 6));
  assert_false(path_tree_is_closed(&t, one[2], 7));
  assert_false(path_tree_is_closed(&t, one[2], 8));
  path_tree_release(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_finds_what_follows_nearby),
      cmocka_unit_test(test_what_literals_speak_of_is_near),
      cmocka_unit_test(test_tells_apart_what_is_named_alike),
      cmocka_unit_test(test_stops_in_the_middle),
      cmocka_unit_test(test_forgets_the_path),
      cmocka_unit_test(test_keeps_the_condition),
      cmocka_unit_test(test_claims_nothing_false),
      cmocka_unit_test(test_tree_of_paths),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
