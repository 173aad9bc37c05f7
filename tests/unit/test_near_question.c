/* Questions about some nodes: what follows, and that names do not matter. */
#include "prove/near_question.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { NODES = 3 };

typedef struct nodes { /* three, each with two properties */
  formula *f;
  literal p[NODES], q[NODES];
  near_questions *questions;
} nodes;

static void open_nodes(nodes *n) {
  n->f = formula_new();
  n->questions = near_questions_new(n->f, NULL);
  for (uint32_t k = 0; k < NODES; k++) {
    n->p[k] = formula_variable(n->f);
    n->q[k] = formula_variable(n->f);
    near_question_place(n->questions, 2 * k, k + 1, 0);
    near_question_place(n->questions, 2 * k + 1, k + 1, 1);
  }
}

static void close_nodes(nodes *n) {
  near_questions_delete(n->questions);
  formula_delete(n->f);
}

static void facts_are_needed(void **unused) {
  (void)unused;
  nodes n;
  open_nodes(&n);
  for (uint32_t k = 0; k < NODES;
       k++) { /* q follows from p and p => q, not from either */
    literal implies = formula_implies(n.f, n.p[k], n.q[k]);
    near_question_begin(n.questions);
    near_question_number(n.questions, k + 1);
    near_question_show(n.questions, n.q[k]);
    assert_false(near_question_follows(n.questions));
    near_question_suppose(n.questions, implies);
    assert_false(near_question_follows(n.questions));
    near_question_suppose(n.questions, n.p[k]);
    assert_true(near_question_follows(n.questions));
  }
  close_nodes(&n);
}

static void what_is_known_is_put_in(void **unused) {
  (void)unused;
  nodes n;
  open_nodes(&n);
  near_question_begin(n.questions);
  near_question_know(n.questions, formula_and(n.f, n.p[0], n.p[1]));
  near_question_know(n.questions, literal_not(formula_and(n.f, n.p[0], n.q[0])));
  near_question_decide(n.questions);
  near_question_show(n.questions, n.p[1]);
  near_question_show(n.questions, literal_not(n.q[0]));
  assert_true(near_question_follows(n.questions));
  near_question_show(n.questions, n.q[1]);
  assert_false(near_question_follows(n.questions));
  close_nodes(&n);
}

/* That p is the same for two nodes does not make it the same for a third. */
static void nodes_stay_apart(void **unused) {
  (void)unused;
  nodes n;
  open_nodes(&n);
  literal same = formula_iff(n.f, n.p[0], n.p[1]);
  for (uint32_t k = 0; k < 2; k++) {
    near_question_begin(n.questions);
    near_question_suppose(n.questions, same);
    near_question_suppose(n.questions, n.p[0]);
    near_question_show(n.questions, n.p[k ? 2 : 1]);
    assert_int_equal(near_question_follows(n.questions), !k);
  }
  close_nodes(&n);
}

/* Children of a node that has a number, on two sides. */
static void sides_stay_apart(void **unused) {
  (void)unused;
  nodes n;
  open_nodes(&n);
  near_question_place_below(n.questions, 2, 1, 0);
  near_question_place_below(n.questions, 3, 1, 1);
  for (uint32_t k = 1; k < NODES; k++) {
    near_question_begin(n.questions);
    near_question_number(n.questions, 1);
    near_question_suppose(n.questions, n.p[1]);
    near_question_show(n.questions, n.p[k]);
    assert_int_equal(near_question_follows(n.questions), k == 1);
    assert_int_equal(near_question_objects(n.questions)->size, k + 1);
  }
  close_nodes(&n);
}

/* What not both hold counts where it speaks of the nodes in question. */
static void choices_are_facts(void **unused) {
  (void)unused;
  nodes n;
  open_nodes(&n);
  near_question_begin(n.questions);
  near_question_know(n.questions, literal_not(formula_and(n.f, n.p[0], n.q[1])));
  near_question_number(n.questions, 1);
  near_question_number(n.questions, 2);
  near_question_suppose(n.questions, n.p[0]);
  near_question_show(n.questions, literal_not(n.q[1]));
  assert_false(near_question_follows(n.questions));
  near_question_suppose_choices(n.questions);
  assert_true(near_question_follows(n.questions));
  close_nodes(&n);
}

/* What a fact leaves open counts, too, whatever it speaks of. */
static void facts_leave_choices(void **unused) {
  (void)unused;
  nodes n;
  open_nodes(&n);
  literal fact = formula_and(n.f, n.p[2], formula_or(n.f, n.p[0], n.q[1]));
  near_question_begin(n.questions);
  near_question_know_fact(n.questions, fact);
  near_question_decide(n.questions);
  near_question_number(n.questions, 1);
  near_question_show(n.questions, n.p[2]);
  assert_true(near_question_follows(n.questions));
  near_question_show(n.questions, formula_or(n.f, n.q[1], n.p[0]));
  near_question_suppose_choices(n.questions);
  assert_true(near_question_follows(n.questions));
  near_question_show(n.questions, n.p[0]);
  assert_false(near_question_follows(n.questions));
  close_nodes(&n);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(facts_are_needed),  cmocka_unit_test(what_is_known_is_put_in),
      cmocka_unit_test(nodes_stay_apart),  cmocka_unit_test(sides_stay_apart),
      cmocka_unit_test(choices_are_facts), cmocka_unit_test(facts_leave_choices),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
