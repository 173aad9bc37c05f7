/* Classic problems of relational logic with known answers. */
#include "relation/relation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

static void atoms(relation_problem *p, char letter, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    char text[16];
    snprintf(text, sizeof text, "%c%u", letter, i);
    relation_atom_add(p, text);
  }
}

/* A relation that can be anything within the product of two sets. */
static relation_expr between(relation_problem *p, const char *name, relation_tuples a,
                             relation_tuples b) {
  return relation_declare(p, name, relation_tuples_empty(p, a.arity + b.arity),
                          relation_tuples_product(p, a, b));
}

static relation_expr set_of(relation_problem *p, const char *name, relation_tuples t) {
  return relation_constant(p, name, t);
}

static relation_formula all(relation_problem *p, relation_expr x, relation_expr domain,
                            relation_formula f) {
  return relation_forall(p, &(relation_decl){x, RELATION_ONE, domain}, 1, f);
}

static relation_formula any(relation_problem *p, relation_expr x, relation_expr domain,
                            relation_formula f) {
  return relation_exists(p, &(relation_decl){x, RELATION_ONE, domain}, 1, f);
}

static sat_result solve(relation_problem *p, const relation_formula *f, uint32_t count) {
  relation_finder *finder = relation_finder_new(p, NULL);
  for (uint32_t i = 0; i < count; i++)
    relation_finder_add(finder, f[i]);
  sat_result result = relation_finder_solve(finder);
  if (result == SAT_SATISFIABLE)
    for (uint32_t i = 0; i < count; i++)
      assert_true(relation_evaluate(relation_finder_instance(finder), f[i]));
  relation_finder_delete(finder);
  return result;
}

/* More pigeons than holes; what is to blame is every hole and one pigeon more than
 * there are holes, though twice as many complain. */
static void test_pigeons(void **state) {
  (void)state;
  enum { HOLES = 4, PIGEONS = 8 };
  relation_problem *p = relation_problem_new(4);
  atoms(p, 'p', PIGEONS);
  atoms(p, 'h', HOLES);
  relation_tuples pigeons = relation_tuples_range(p, 0, PIGEONS - 1),
                  holes = relation_tuples_range(p, PIGEONS, PIGEONS + HOLES - 1);
  relation_expr in = between(p, "in", pigeons, holes);
  relation_finder *f = relation_finder_new(p, NULL);
  for (relation_atom a = 0; a < PIGEONS + HOLES; a++) {
    relation_expr one = set_of(p, "one", relation_tuples_range(p, a, a));
    if (a < PIGEONS)
      relation_finder_add_labelled(f, relation_some(p, relation_join(p, one, in)), a);
    else
      relation_finder_add_labelled(f, relation_lone(p, relation_join(p, in, one)), a);
  }
  assert_int_equal(relation_finder_solve(f), SAT_UNSATISFIABLE);
  u32_vector core = {0};
  assert_true(relation_finder_core(f, &core));
  assert_int_equal(core.size, HOLES + 1 + HOLES);
  relation_label fewer[] = {0, 1, 2, 3, 8, 9, 10, 11};
  assert_int_equal(relation_finder_solve_with(f, fewer, 8), SAT_SATISFIABLE);
  vec_release(&core);
  relation_finder_delete(f);
  relation_problem_delete(p);
}

/* Halmos: couples meet, nobody shakes hands with the own spouse, and all whom Jocelyn
 * asks have shaken different numbers of hands. Then Jocelyn's spouse has shaken as
 * many as there are other couples. */
static sat_result handshake(uint32_t people, relation_comparison comparison) {
  relation_problem *p = relation_problem_new(5);
  atoms(p, 'p', people);
  relation_tuples everyone = relation_tuples_all(p, 1);
  relation_expr spouse = between(p, "spouse", everyone, everyone),
                shaken = between(p, "shaken", everyone, everyone);
  relation_expr jocelyn = set_of(p, "Jocelyn", relation_tuples_range(p, 0, 0)),
                hilary = set_of(p, "Hilary", relation_tuples_range(p, 1, 1));
  relation_expr x = relation_variable(p, "x", 1), y = relation_variable(p, "y", 1);
  relation_expr univ = relation_univ(p), iden = relation_iden(p);
  relation_expr asked = relation_difference(p, univ, jocelyn);
  relation_int by_x = relation_int_count(p, relation_join(p, x, shaken)),
               by_y = relation_int_count(p, relation_join(p, y, shaken));
  relation_formula formulas[] = {
      relation_equal(p, spouse, relation_transpose(p, spouse)),
      relation_equal(p, shaken, relation_transpose(p, shaken)),
      relation_no(p, relation_intersection(p, spouse, iden)),
      relation_no(p, relation_intersection(p, shaken, relation_union(p, spouse, iden))),
      all(p, x, univ, relation_one(p, relation_join(p, x, spouse))),
      relation_equal(p, relation_join(p, jocelyn, spouse), hilary),
      all(p, x, asked,
          all(p, y, relation_difference(p, asked, x),
              relation_compare(p, RELATION_NE, by_x, by_y))),
      relation_compare(p, comparison,
                       relation_int_count(p, relation_join(p, hilary, shaken)),
                       relation_int_constant(p, people / 2 - 1))};
  sat_result result = solve(p, formulas, 8);
  relation_problem_delete(p);
  return result;
}

static void test_handshake(void **state) {
  (void)state;
  for (uint32_t people = 4; people <= 8; people += 2) {
    assert_int_equal(handshake(people, RELATION_EQ), SAT_SATISFIABLE);
    assert_int_equal(handshake(people, RELATION_NE), SAT_UNSATISFIABLE);
  }
}

/* Paul Simon: one man's ceiling is another man's floor. Is one man's floor another
 * man's ceiling? Only if nobody shares a floor or a ceiling. */
static sat_result ceilings(uint32_t men, uint32_t platforms, bool sharing) {
  relation_problem *p = relation_problem_new(4);
  atoms(p, 'm', men);
  atoms(p, 'f', platforms);
  relation_tuples who = relation_tuples_range(p, 0, men - 1),
                  what = relation_tuples_range(p, men, men + platforms - 1);
  relation_expr man = relation_declare(p, "Man", relation_tuples_empty(p, 1), who),
                ceiling = between(p, "ceiling", who, what),
                floor = between(p, "floor", who, what);
  relation_expr m = relation_variable(p, "m", 1), n = relation_variable(p, "n", 1);
  relation_expr m_ceiling = relation_join(p, m, ceiling),
                m_floor = relation_join(p, m, floor),
                n_ceiling = relation_join(p, n, ceiling),
                n_floor = relation_join(p, n, floor);
  relation_formula different =
      relation_not(p, relation_or(p, relation_equal(p, m_ceiling, n_ceiling),
                                  relation_equal(p, m_floor, n_floor)));
  relation_formula formulas[] = {
      all(p, m, man,
          relation_and(p, relation_one(p, m_ceiling), relation_one(p, m_floor))),
      all(p, m, man, any(p, n, man, relation_equal(p, n_floor, m_ceiling))),
      relation_not(p,
                   all(p, m, man, any(p, n, man, relation_equal(p, m_floor, n_ceiling)))),
      sharing ? relation_true(p)
              : all(p, m, man, all(p, n, relation_difference(p, man, m), different))};
  sat_result result = solve(p, formulas, 4);
  relation_problem_delete(p);
  return result;
}

static void test_ceilings_and_floors(void **state) {
  (void)state;
  assert_int_equal(ceilings(1, 2, true), SAT_UNSATISFIABLE);
  assert_int_equal(ceilings(2, 2, true), SAT_SATISFIABLE);
  assert_int_equal(ceilings(5, 5, false), SAT_UNSATISFIABLE);
}

/* Philosophers around a table, each with a first and a second fork. If everybody's
 * first one is the left, all can wait for ever, each with one fork in hand; if it is
 * the one with the lower number, they cannot. */
static uint32_t deadlocks(uint32_t count, bool ordered) {
  relation_problem *p = relation_problem_new(4);
  atoms(p, 'p', count);
  atoms(p, 'f', count);
  relation_tuples philosophers = relation_tuples_range(p, 0, count - 1),
                  forks = relation_tuples_range(p, count, 2 * count - 1);
  relation_tuples first = relation_tuples_empty(p, 2), second = first;
  for (uint32_t i = 0; i < count; i++) {
    relation_atom left[] = {i, count + i}, right[] = {i, count + (i + 1) % count};
    bool swap = ordered && right[1] < left[1];
    first = relation_tuples_union(p, first,
                                  relation_tuples_single(p, 2, swap ? right : left));
    second = relation_tuples_union(p, second,
                                   relation_tuples_single(p, 2, swap ? left : right));
  }
  relation_expr holds = between(p, "holds", philosophers, forks);
  relation_expr one = set_of(p, "first", first), two = set_of(p, "second", second);
  relation_expr x = relation_variable(p, "x", 1), f = relation_variable(p, "f", 1);
  relation_expr own = relation_join(p, x, holds), x_first = relation_join(p, x, one),
                x_second = relation_join(p, x, two);
  relation_expr wanted = relation_ite(p, relation_in(p, x_first, own), x_second, x_first);
  relation_expr others = relation_difference(p, set_of(p, "P", philosophers), x);
  relation_formula formulas[] = {
      relation_in(p, holds, relation_union(p, one, two)),
      all(p, f, set_of(p, "F", forks), relation_lone(p, relation_join(p, holds, f))),
      all(p, x, set_of(p, "P", philosophers),
          relation_implies(p, relation_in(p, x_second, own),
                           relation_in(p, x_first, own))),
      all(p, x, set_of(p, "P", philosophers),
          relation_in(p, wanted, relation_join(p, others, holds)))};
  relation_finder *finder =
      relation_finder_new(p, &(relation_options){.no_symmetry = true});
  for (uint32_t i = 0; i < 4; i++)
    relation_finder_add(finder, formulas[i]);
  uint32_t found = 0;
  for (sat_result r = relation_finder_solve(finder); r == SAT_SATISFIABLE;
       r = relation_finder_next(finder))
    found++;
  relation_finder_delete(finder);
  relation_problem_delete(p);
  return found;
}

static void test_dining(void **state) {
  (void)state;
  for (uint32_t count = 2; count <= 6; count++) {
    assert_int_equal(deadlocks(count, false), 1);
    assert_int_equal(deadlocks(count, true), 0);
  }
}

/* Leader election in a ring (Chang and Roberts): processes hand on identities, and
 * drop those smaller than their own; who gets back the own one is elected. */
typedef struct election {
  relation_problem *p;
  relation_expr process, time, first, next, less, succ, to_send, elected;
  relation_formula facts[6];
  uint32_t count;
} election;

static election election_new(uint32_t processes, uint32_t times) {
  election e = {.p = relation_problem_new(4)};
  relation_problem *p = e.p;
  atoms(p, 'p', processes);
  atoms(p, 't', times);
  relation_tuples who = relation_tuples_range(p, 0, processes - 1),
                  when = relation_tuples_range(p, processes, processes + times - 1);
  relation_tuples next = relation_tuples_empty(p, 2), less = next;
  for (relation_atom a = 0; a < processes; a++)
    for (relation_atom b = a + 1; b < processes; b++)
      less = relation_tuples_union(p, less,
                                   relation_tuples_single(p, 2, (relation_atom[]){a, b}));
  for (relation_atom a = processes; a + 1 < processes + times; a++)
    next = relation_tuples_union(
        p, next, relation_tuples_single(p, 2, (relation_atom[]){a, a + 1}));
  e.process = set_of(p, "Process", who);
  e.time = set_of(p, "Time", when);
  e.first = set_of(p, "first", relation_tuples_range(p, processes, processes));
  e.next = set_of(p, "next", next);
  e.less = set_of(p, "less", less);
  e.succ = between(p, "succ", who, who);
  e.to_send = between(p, "toSend", who, relation_tuples_product(p, who, when));
  e.elected = between(p, "elected", who, when);
  return e;
}

static relation_expr pool(election *e, relation_expr who, relation_expr when) {
  return relation_join(e->p, relation_join(e->p, who, e->to_send), when);
}

/* From t to u, process x sends one identity to its successor. */
static relation_formula step(election *e, relation_expr t, relation_expr u,
                             relation_expr x) {
  relation_problem *p = e->p;
  relation_expr id = relation_variable(p, "id", 1), to = relation_join(p, x, e->succ);
  relation_expr kept = relation_difference(p, id, relation_join(p, e->less, to));
  return any(
      p, id, pool(e, x, t),
      relation_and(
          p, relation_equal(p, pool(e, x, u), relation_difference(p, pool(e, x, t), id)),
          relation_equal(p, pool(e, to, u), relation_union(p, pool(e, to, t), kept))));
}

static void say_facts(election *e) {
  relation_problem *p = e->p;
  relation_expr x = relation_variable(p, "x", 1), t = relation_variable(p, "t", 1);
  relation_expr u = relation_join(p, t, e->next);
  relation_expr before = relation_join(p, e->succ, x); /* those whose successor is x */
  relation_expr last =
      relation_difference(p, e->time, relation_join(p, e->next, e->time));
  relation_expr reached = relation_join(p, x, relation_closure(p, e->succ));
  relation_formula idle = relation_equal(p, pool(e, x, u), pool(e, x, t));
  relation_formula moves = relation_or_all(
      p, (relation_formula[]){step(e, t, u, x), step(e, t, u, before), idle}, 3);
  relation_expr new =
      relation_difference(p, pool(e, x, t), pool(e, x, relation_join(p, e->next, t)));
  relation_decl who = {x, RELATION_ONE, e->process};
  relation_expr winners = relation_comprehension(p, &who, 1, relation_in(p, x, new));
  relation_expr later = relation_difference(p, e->time, e->first);
  e->facts[e->count++] =
      all(p, x, e->process, relation_one(p, relation_join(p, x, e->succ)));
  e->facts[e->count++] = all(p, x, e->process, relation_in(p, e->process, reached));
  e->facts[e->count++] =
      all(p, x, e->process, relation_equal(p, pool(e, x, e->first), x));
  e->facts[e->count++] =
      all(p, t, relation_difference(p, e->time, last), all(p, x, e->process, moves));
  e->facts[e->count++] = relation_no(p, relation_join(p, e->elected, e->first));
  e->facts[e->count++] =
      all(p, t, later, relation_equal(p, relation_join(p, e->elected, t), winners));
}

static sat_result elect(uint32_t processes, uint32_t times, bool two) {
  election e = election_new(processes, times);
  say_facts(&e);
  relation_expr who = relation_join(e.p, e.elected, e.time);
  relation_formula formulas[7];
  for (uint32_t i = 0; i < e.count; i++)
    formulas[i] = e.facts[i];
  formulas[e.count] =
      two ? relation_not(e.p, relation_lone(e.p, who)) : relation_some(e.p, who);
  sat_result result = solve(e.p, formulas, e.count + 1);
  relation_problem_delete(e.p);
  return result;
}

static void test_ring_election(void **state) {
  (void)state;
  assert_int_equal(elect(3, 4, false), SAT_SATISFIABLE); /* three hops */
  assert_int_equal(elect(3, 3, false), SAT_UNSATISFIABLE);
  assert_int_equal(elect(3, 6, true), SAT_UNSATISFIABLE);
}

/* Lists and their tails: lists without cycles end in nil, and of two tails of one list
 * one is the other's tail; not so for two lists with a tail in common. */
static sat_result lists(uint32_t count, bool of_one_list) {
  relation_problem *p = relation_problem_new(4);
  atoms(p, 'l', count);
  relation_tuples lists = relation_tuples_all(p, 1);
  relation_expr cdr = between(p, "cdr", lists, lists);
  relation_expr x = relation_variable(p, "x", 1), y = relation_variable(p, "y", 1),
                z = relation_variable(p, "z", 1), univ = relation_univ(p);
  relation_expr tails = relation_reflexive_closure(p, cdr);
  relation_expr x_tails = relation_join(p, x, tails);
  relation_formula related = relation_or(p, relation_in(p, x, relation_join(p, y, tails)),
                                         relation_in(p, y, x_tails));
  relation_formula claim = of_one_list
                               ? all(p, z, univ,
                                     all(p, x, relation_join(p, z, tails),
                                         all(p, y, relation_join(p, z, tails), related)))
                               : all(p, z, univ,
                                     all(p, x, relation_join(p, tails, z),
                                         all(p, y, relation_join(p, tails, z), related)));
  relation_expr ends = relation_difference(p, univ, relation_join(p, cdr, univ));
  relation_formula formulas[] = {
      all(p, x, univ, relation_lone(p, relation_join(p, x, cdr))),
      relation_no(p,
                  relation_intersection(p, relation_closure(p, cdr), relation_iden(p))),
      relation_not(p, relation_and(p, claim,
                                   all(p, x, univ,
                                       relation_one(p, relation_intersection(p, x_tails,
                                                                             ends)))))};
  sat_result result = solve(p, formulas, 3);
  relation_problem_delete(p);
  return result;
}

static void test_lists(void **state) {
  (void)state;
  for (uint32_t count = 1; count <= 6; count++) {
    assert_int_equal(lists(count, true), SAT_UNSATISFIABLE);
    assert_int_equal(lists(count, false),
                     count < 3 ? SAT_UNSATISFIABLE : SAT_SATISFIABLE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_pigeons),
      cmocka_unit_test(test_handshake),
      cmocka_unit_test(test_ceilings_and_floors),
      cmocka_unit_test(test_dining),
      cmocka_unit_test(test_ring_election),
      cmocka_unit_test(test_lists),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
