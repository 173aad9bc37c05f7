/* Random problems of relational logic, drawn from a list of choices.
 *
 * A choice is a number; where the list has ended it is 0, and 0 is always the
 * simplest. So every list of numbers is a problem, and shrinking a problem is
 * shortening the list and lowering its numbers. */
#ifndef TESTS_FUZZ_RELATION_RANDOM_H
#define TESTS_FUZZ_RELATION_RANDOM_H

#include "relation/relation.h"

#include <stdio.h>

enum { RELATIONS_MOST = 3, FORMULAS_MOST = 4, FREE_MOST = 9, SCOPE_MOST = 6 };

typedef struct choices {
  const uint32_t *data;
  uint32_t size, at;
} choices;

typedef struct random_problem {
  choices from;
  relation_problem *p;
  relation_expr relations[RELATIONS_MOST];
  uint32_t relation_count;
  relation_formula formulas[FORMULAS_MOST];
  uint32_t formula_count;
  relation_expr scope[SCOPE_MOST]; /* variables that are bound here */
  uint32_t scope_size;
  uint32_t budget; /* of operators */
} random_problem;

static inline uint32_t choose(random_problem *r, uint32_t limit) {
  return r->from.at < r->from.size ? r->from.data[r->from.at++] % limit : 0;
}

static inline relation_expr random_expr(random_problem *, uint32_t arity);
static inline relation_formula random_formula(random_problem *);
static inline relation_int random_int(random_problem *);

static inline bool spend(random_problem *r) {
  return r->budget ? r->budget--, true : false;
}

/* ---- Declarations: the caller drops the scope back to what it was ---- */

static inline uint32_t random_decls(random_problem *r, relation_decl *d, uint32_t most,
                                    bool tuples_only, uint32_t widest, uint32_t *arity) {
  uint32_t count = 1 + choose(r, most);
  *arity = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t columns = choose(r, 8) == 7 && *arity == 0 && widest > 1 ? 2 : 1;
    relation_range range = RELATION_ONE;
    if (!tuples_only && columns == 1 && choose(r, 3) == 2)
      range = (relation_range)choose(r, 4);
    char text[] = {"xyzuvw"[choose(r, 6)], 0};
    d[i] = (relation_decl){NULL, range, random_expr(r, columns)};
    d[i].variable = relation_variable(r->p, text, columns);
    if (r->scope_size < SCOPE_MOST)
      r->scope[r->scope_size++] = d[i].variable;
    *arity += columns;
  }
  return count;
}

/* ---- Expressions ---- */

static inline relation_expr random_constant(random_problem *r, uint32_t arity) {
  if (arity > 2 || choose(r, 6) == 5)
    return relation_none(r->p, arity);
  if (arity == 2)
    return relation_iden(r->p);
  return choose(r, 3) == 2 ? relation_ints(r->p) : relation_univ(r->p);
}

/* Mostly relations and variables, so that something depends on the instance. */
static inline relation_expr random_leaf(random_problem *r, uint32_t arity) {
  relation_expr fitting[RELATIONS_MOST + SCOPE_MOST];
  uint32_t count = 0;
  for (uint32_t i = r->scope_size; i-- > 0;)
    if (relation_arity(r->scope[i]) == arity)
      fitting[count++] = r->scope[i];
  for (uint32_t i = 0; i < r->relation_count; i++)
    if (relation_arity(r->relations[i]) == arity)
      fitting[count++] = r->relations[i];
  if (choose(r, 8) == 7)
    return random_constant(r, arity);
  if (count)
    return fitting[choose(r, count)];
  if (arity == 1) {
    relation_expr wide = r->relations[choose(r, r->relation_count)];
    uint32_t column = choose(r, relation_arity(wide));
    return relation_project(r->p, wide, &column, 1);
  }
  relation_expr first = random_leaf(r, 1);
  return relation_product(r->p, first, random_leaf(r, arity - 1));
}

static inline relation_expr random_binary(random_problem *r, uint32_t arity) {
  uint32_t kind = choose(r, 4);
  relation_expr a = random_expr(r, arity), b = random_expr(r, arity);
  switch (kind) {
  case 0: return relation_union(r->p, a, b);
  case 1: return relation_intersection(r->p, a, b);
  case 2: return relation_difference(r->p, a, b);
  default: return arity > 1 ? relation_override(r->p, a, b) : relation_union(r->p, b, a);
  }
}

static inline relation_expr random_pairs(random_problem *r) {
  uint32_t kind = choose(r, 3);
  relation_expr a = random_expr(r, 2);
  return kind == 0   ? relation_closure(r->p, a)
         : kind == 1 ? relation_transpose(r->p, a)
                     : relation_reflexive_closure(r->p, a);
}

static inline relation_expr random_join(random_problem *r, uint32_t arity) {
  uint32_t left = 1 + choose(r, arity + 1);
  relation_expr a = random_expr(r, left);
  return relation_join(r->p, a, random_expr(r, arity + 2 - left));
}

static inline relation_expr random_projection(random_problem *r, uint32_t arity) {
  uint32_t columns[4], of = 1 + choose(r, 3);
  for (uint32_t i = 0; i < arity; i++)
    columns[i] = choose(r, of);
  return relation_project(r->p, random_expr(r, of), columns, arity);
}

static inline relation_expr random_comprehension(random_problem *r, uint32_t arity) {
  relation_decl d[4];
  uint32_t before = r->scope_size, got = 0, count = 0;
  while (got < arity) {
    uint32_t columns;
    count += random_decls(r, d + count, 1, true, arity - got, &columns);
    got += columns;
  }
  relation_expr e = relation_comprehension(r->p, d, count, random_formula(r));
  r->scope_size = before;
  return e;
}

static inline relation_expr random_expr(random_problem *r, uint32_t arity) {
  uint32_t kind = choose(r, 10);
  if (kind < 3 || arity > 3 || !spend(r))
    return random_leaf(r, arity);
  switch (kind) {
  case 3:
  case 4: return random_join(r, arity);
  case 5:
    if (arity == 1)
      return relation_from_int(r->p, random_int(r));
    return arity == 2 ? random_pairs(r) : random_binary(r, arity);
  case 6: return random_comprehension(r, arity);
  case 7:
    if (arity > 1) {
      relation_expr a = random_expr(r, 1);
      return relation_product(r->p, a, random_expr(r, arity - 1));
    }
    return random_projection(r, arity);
  case 8:
    if (choose(r, 2)) {
      relation_formula f = random_formula(r);
      relation_expr then = random_expr(r, arity);
      return relation_ite(r->p, f, then, random_expr(r, arity));
    }
    return random_projection(r, arity);
  default: return random_binary(r, arity);
  }
}

/* ---- Integers ---- */

static inline relation_int random_int(random_problem *r) {
  uint32_t kind = choose(r, 8);
  if (kind < 2 || !spend(r))
    return relation_int_constant(r->p, (int64_t)choose(r, 32) - 8);
  switch (kind) {
  case 2: return relation_int_count(r->p, random_expr(r, 1 + choose(r, 2)));
  case 3: return relation_int_of(r->p, random_expr(r, 1));
  case 4: {
    relation_decl d[2];
    uint32_t before = r->scope_size, arity,
             count = random_decls(r, d, 2, true, 2, &arity);
    relation_int i = relation_int_sum(r->p, d, count, random_int(r));
    r->scope_size = before;
    return i;
  }
  case 5: {
    relation_formula f = random_formula(r);
    relation_int then = random_int(r);
    return relation_int_ite(r->p, f, then, random_int(r));
  }
  default: {
    relation_operator operator=(relation_operator) choose(r, RELATION_BITXOR + 1);
    relation_int a = random_int(r);
    return relation_int_apply(r->p, operator, a, random_int(r));
  }
  }
}

/* ---- Numbers in sets, on their way through functions ---- */

static inline relation_expr random_of_arity(random_problem *r, uint32_t arity) {
  for (uint32_t i = 0; i < r->relation_count; i++) {
    relation_expr e = r->relations[(i + choose(r, 4)) % r->relation_count];
    if (relation_arity(e) == arity)
      return e;
  }
  return random_expr(r, arity);
}

static inline relation_expr random_carrier(random_problem *r, uint32_t arity) {
  uint32_t kind = choose(r, 4);
  if (!kind || !spend(r))
    return random_of_arity(r, arity);
  if (kind == 1) {
    relation_formula f = random_formula(r);
    relation_expr then = random_carrier(r, arity);
    return relation_ite(r->p, f, then, random_carrier(r, arity));
  }
  relation_expr a = random_carrier(r, arity == 1 ? 1 : 2);
  if (arity == 1)
    return relation_join(r->p, a, random_carrier(r, 2));
  relation_expr x = random_carrier(r, 1);
  return relation_override(r->p, a, relation_product(r->p, x, random_carrier(r, 1)));
}

static inline relation_formula random_order(random_problem *r) {
  relation_comparison c = (relation_comparison)choose(r, RELATION_GE + 1);
  relation_int a = relation_int_of(r->p, random_carrier(r, 1));
  relation_int b = choose(r, 3) ? relation_int_of(r->p, random_carrier(r, 1))
                                : relation_int_constant(r->p, (int64_t)choose(r, 8) - 3);
  return relation_compare(r->p, c, a, b);
}

/* Sets have at most one element, relations are functions. */
static inline relation_formula all_functions(random_problem *r) {
  relation_formula all = relation_true(r->p);
  relation_expr x = relation_variable(r->p, "x", 1);
  relation_decl d = {x, RELATION_ONE, relation_univ(r->p)};
  for (uint32_t i = 0; i < r->relation_count; i++) {
    relation_expr e = r->relations[i];
    if (relation_arity(e) == 1)
      all = relation_and(r->p, all, relation_lone(r->p, e));
    if (relation_arity(e) == 2)
      all = relation_and(
          r->p, all,
          relation_forall(r->p, &d, 1, relation_lone(r->p, relation_join(r->p, x, e))));
  }
  return all;
}

/* ---- Formulas ---- */

static inline relation_formula random_atomic(random_problem *r) {
  uint32_t kind = choose(r, 8), arity = 1 + choose(r, 3) % 2;
  relation_expr a = kind < 6 ? random_expr(r, arity) : NULL;
  switch (kind) {
  case 7: return random_order(r);
  case 0: return relation_some(r->p, a);
  case 1: return relation_in(r->p, a, random_expr(r, arity));
  case 2: return relation_equal(r->p, a, random_expr(r, arity));
  case 3: return relation_one(r->p, a);
  case 4: return relation_lone(r->p, a);
  case 5: return relation_no(r->p, a);
  default: {
    relation_comparison c = (relation_comparison)choose(r, RELATION_GE + 1);
    relation_int i = random_int(r);
    return relation_compare(r->p, c, i, random_int(r));
  }
  }
}

static inline relation_formula random_quantified(random_problem *r) {
  relation_decl d[2];
  bool universal = choose(r, 2);
  uint32_t before = r->scope_size, arity, count = random_decls(r, d, 2, false, 2, &arity);
  relation_formula f = random_formula(r);
  r->scope_size = before;
  return universal ? relation_forall(r->p, d, count, f)
                   : relation_exists(r->p, d, count, f);
}

static inline relation_formula random_formula(random_problem *r) {
  uint32_t kind = choose(r, 11);
  if (kind < 4 || !spend(r))
    return kind == 3 && choose(r, 20) == 19 ? relation_true(r->p) : random_atomic(r);
  if (kind >= 8)
    return random_quantified(r);
  relation_formula a = random_formula(r);
  if (kind == 4)
    return relation_not(r->p, a);
  relation_formula b = random_formula(r);
  switch (kind) {
  case 5: return relation_and(r->p, a, b);
  case 6: return relation_or(r->p, a, b);
  default: return choose(r, 2) ? relation_iff(r->p, a, b) : relation_implies(r->p, a, b);
  }
}

/* ---- Problems ---- */

static inline relation_tuples random_subset(random_problem *r, relation_tuples all,
                                            uint32_t most) {
  uint64_t chosen[512];
  uint32_t count = 0;
  for (uint32_t i = 0; i < all.count && count < most; i++)
    if (!choose(r, 2))
      chosen[count++] = all.index[i];
  return relation_tuples_from_index(r->p, all.arity, chosen, count);
}

/* Symmetric bounds are the more interesting ones. */
static inline void random_relation(random_problem *r, uint32_t *free) {
  uint32_t arity = (uint32_t) "\1\2\1\2\1\2\2\3"[choose(r, 8)];
  relation_tuples none = relation_tuples_empty(r->p, arity);
  relation_tuples upper = relation_tuples_all(r->p, arity), lower = none;
  if (choose(r, 3) == 2 || upper.count > *free)
    upper = random_subset(r, upper, *free + 1);
  if (choose(r, 3) == 2)
    lower = random_subset(r, upper, upper.count);
  if (upper.count - lower.count > *free)
    lower = upper;
  *free -= upper.count - lower.count;
  char text[] = {(char)('A' + r->relation_count), 0};
  r->relations[r->relation_count++] = relation_declare(r->p, text, lower, upper);
}

static inline void random_problem_init(random_problem *r, choices from) {
  *r = (random_problem){.from = from};
  r->p = relation_problem_new(1 + (2 + choose(r, 4)) % 4);
  uint32_t atoms = 1 + (1 + choose(r, 3)) % 3, integers = choose(r, 8) / 3;
  for (uint32_t i = 0; i < atoms; i++)
    relation_atom_add(r->p, (char[]){(char)('a' + i), 0});
  if (relation_bitwidth(r->p) < 3 && choose(r, 8) == 7)
    relation_integers_add(r->p);
  else
    for (uint32_t i = 0; i < integers && i < 4 - atoms; i++)
      relation_integer_add(r->p, (int64_t)choose(r, 16) - 4);
  uint32_t relations = 1 + choose(r, RELATIONS_MOST), free = FREE_MOST;
  for (uint32_t i = 0; i < relations; i++)
    random_relation(r, &free);
  uint32_t formulas = 1 + choose(r, FORMULAS_MOST);
  for (uint32_t i = 0; i < formulas; i++) {
    r->budget = 1 + choose(r, 12);
    bool functions = !i && choose(r, 3) == 2;
    r->formulas[r->formula_count++] = functions ? all_functions(r) : random_formula(r);
  }
}

static inline void random_problem_print(random_problem *r) {
  for (uint32_t i = 0; i < relation_universe_size(r->p); i++)
    printf("%s%s", i ? ", " : "universe of ", relation_atom_name(r->p, i));
  printf("; integers of %u bits\n", relation_bitwidth(r->p));
  for (uint32_t i = 0; i < r->relation_count; i++) {
    char *lower = relation_print_tuples(r->p, relation_lower(r->p, r->relations[i]));
    char *upper = relation_print_tuples(r->p, relation_upper(r->p, r->relations[i]));
    printf("%s : %u [%s, %s]\n", relation_name(r->relations[i]),
           relation_arity(r->relations[i]), lower, upper);
    memory_free(lower), memory_free(upper);
  }
  for (uint32_t i = 0; i < r->formula_count; i++) {
    char *text = relation_print_formula(r->p, r->formulas[i]);
    printf("%u: %s\n", i, text);
    memory_free(text);
  }
}

#endif
