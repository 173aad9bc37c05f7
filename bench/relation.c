/* The model finder on problems that grow: size of the problem, time to translate and
 * time to solve. 003 asks for a closure over 30 atoms translated within a second. */
#include "relation/relation.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

/* Of this process, whatever else the machine does. */
static double seconds_now(void) {
  return (double)clock() / CLOCKS_PER_SEC;
}

static void header(const char *title) {
  printf("%s\n  %-22s %10s %10s %10s %10s %10s  %s\n", title, "", "variables", "nodes",
         "clauses", "translate", "solve", "answer");
}

/* Seconds to translate. */
static double row(const char *name, uint32_t size, relation_finder *f) {
  double start = seconds_now();
  relation_finder_translate(f);
  double translated = seconds_now();
  sat_result result = relation_finder_solve(f);
  double solved = seconds_now();
  relation_statistics s = relation_finder_statistics(f);
  printf("  %-18s %3u %10u %10u %10llu %8.3f s %8.3f s  %s\n", name, size, s.variables,
         s.nodes, (unsigned long long)s.clauses, translated - start, solved - translated,
         result == SAT_SATISFIABLE     ? "satisfiable"
         : result == SAT_UNSATISFIABLE ? "unsatisfiable"
                                       : relation_finder_reason(f));
  fflush(stdout);
  return translated - start;
}

static relation_problem *universe(uint32_t size) {
  relation_problem *p = relation_problem_new(6);
  for (uint32_t i = 0; i < size; i++) {
    char text[16];
    snprintf(text, sizeof text, "a%u", i);
    relation_atom_add(p, text);
  }
  return p;
}

static relation_expr free_pairs(relation_problem *p, const char *name) {
  return relation_declare(p, name, relation_tuples_empty(p, 2),
                          relation_tuples_all(p, 2));
}

/* Every two atoms are connected, and there is no cycle. */
static double closure(uint32_t size) {
  relation_problem *p = universe(size);
  relation_expr r = free_pairs(p, "r"), reach = relation_closure(p, r);
  relation_expr x = relation_variable(p, "x", 1), y = relation_variable(p, "y", 1);
  relation_decl d[] = {{x, RELATION_ONE, relation_univ(p)},
                       {y, RELATION_ONE, relation_difference(p, relation_univ(p), x)}};
  relation_formula linked = relation_or(p, relation_in(p, y, relation_join(p, x, reach)),
                                        relation_in(p, x, relation_join(p, y, reach)));
  relation_finder *f = relation_finder_new(p, NULL);
  relation_finder_add(f, relation_forall(p, d, 2, linked));
  relation_finder_add(f,
                      relation_no(p, relation_intersection(p, reach, relation_iden(p))));
  double seconds = row("closure", size, f);
  relation_finder_delete(f);
  relation_problem_delete(p);
  return seconds;
}

/* One pigeon more than holes. */
static void pigeons(uint32_t holes, bool symmetry) {
  relation_problem *p = universe(2 * holes + 1);
  relation_tuples pigeon = relation_tuples_range(p, 0, holes),
                  hole = relation_tuples_range(p, holes + 1, 2 * holes);
  relation_expr in = relation_declare(p, "in", relation_tuples_empty(p, 2),
                                      relation_tuples_product(p, pigeon, hole));
  relation_expr x = relation_variable(p, "x", 1);
  relation_decl each_pigeon = {x, RELATION_ONE, relation_constant(p, "Pigeon", pigeon)},
                each_hole = {x, RELATION_ONE, relation_constant(p, "Hole", hole)};
  relation_finder *f = relation_finder_new(
      p, &(relation_options){.no_symmetry = !symmetry, .limits = {.conflicts = 200000}});
  relation_finder_add(
      f, relation_forall(p, &each_pigeon, 1, relation_some(p, relation_join(p, x, in))));
  relation_finder_add(
      f, relation_forall(p, &each_hole, 1, relation_lone(p, relation_join(p, in, x))));
  row(symmetry ? "symmetries broken" : "symmetries kept", holes, f);
  relation_finder_delete(f);
  relation_problem_delete(p);
}

/* All partial orders. */
static void orders(uint32_t size, bool symmetry) {
  relation_problem *p = universe(size);
  relation_expr r = free_pairs(p, "r");
  relation_finder *f = relation_finder_new(
      p, &(relation_options){.no_symmetry = !symmetry, .symmetry_length = 100});
  relation_finder_add(f, relation_in(p, relation_iden(p), r));
  relation_finder_add(f, relation_in(p, relation_join(p, r, r), r));
  relation_finder_add(
      f, relation_in(p, relation_intersection(p, r, relation_transpose(p, r)),
                     relation_iden(p)));
  uint32_t count = 0;
  double start = seconds_now();
  for (sat_result result = relation_finder_solve(f); result == SAT_SATISFIABLE;
       result = relation_finder_next(f))
    count++;
  double seconds = seconds_now() - start + 1e-9;
  printf("  %-18s %3u %10u instances %8.3f s %10.0f per second\n",
         symmetry ? "symmetries broken" : "symmetries kept", size, count, seconds,
         count / seconds);
  relation_finder_delete(f);
  relation_problem_delete(p);
}

int main(void) {
  header("closure and two quantifiers over n atoms");
  double small = 0, large = 0;
  static const uint32_t sizes[] = {10, 20, 30, 40, 60};
  for (uint32_t i = 0; i < 5; i++) {
    double seconds = closure(sizes[i]);
    small = sizes[i] == 20 ? seconds : small;
    large = seconds;
  }
  printf("  translation grows like n^%.1f\n\n", log(large / small) / log(60 / 20.));
  header("n + 1 pigeons in n holes");
  for (uint32_t holes = 8; holes <= 11; holes++)
    pigeons(holes, false);
  for (uint32_t holes = 6; holes <= 30; holes += 8)
    pigeons(holes, true);
  printf("\nall partial orders over n atoms (labelled 219, 4231; unlabelled 16, 63)\n");
  for (uint32_t n = 4; n <= 5; n++)
    orders(n, false), orders(n, true);
  return 0;
}
