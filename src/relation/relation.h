/* A model finder for relational logic (003 §3.1), in the manner of Kodkod.
 *
 * A problem is a finite universe of atoms, relations between lower and upper
 * bounds, and formulas. A finder looks for instances: sets of tuples within the
 * bounds that make all formulas true.
 *
 *     relation_problem *p = relation_problem_new(4);         integers -8 .. 7
 *     relation_atom a = relation_atom_add(p, "A"), b = relation_atom_add(p, "B");
 *     relation_tuples all = relation_tuples_range(p, a, b);
 *     relation_expr next = relation_declare(p, "next", relation_tuples_empty(p, 2),
 *                                           relation_tuples_product(p, all, all));
 *     relation_expr x = relation_variable(p, "x", 1);
 *     relation_decl d = {x, RELATION_ONE, relation_univ(p)};
 *     relation_formula total = relation_forall(
 *         p, &d, 1, relation_one(p, relation_join(p, x, next)));
 *
 *     relation_finder *f = relation_finder_new(p, NULL);     NULL: default options
 *     relation_finder_add(f, total);
 *     if (relation_finder_solve(f) == SAT_SATISFIABLE)
 *       t = relation_instance_get(relation_finder_instance(f), next);
 *     relation_finder_delete(f);
 *     relation_problem_delete(p);
 *
 * Order: first all atoms, then tuples and relations, then terms; a finder gets all
 * its formulas before its first solve. A problem can have many finders, one after
 * the other or at once in one thread.
 *
 * Terms are immutable, live as long as their problem, and are hash-consed: terms
 * built twice are the same pointer. Arguments of a wrong arity are the caller's bug
 * and stop at an assert. Arrays handed in are copied, never kept.
 */
#ifndef RELATION_RELATION_H
#define RELATION_RELATION_H

#include "base/vector.h"
#include "solver/sat.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct relation_problem relation_problem;

relation_problem *relation_problem_new(uint32_t bitwidth); /* 1..32, of integers */
void relation_problem_delete(relation_problem *);
uint32_t relation_bitwidth(const relation_problem *);

/* ---- The universe: atoms are numbered from 0 in the order they are added ---- */

typedef uint32_t relation_atom;

relation_atom relation_atom_add(relation_problem *, const char *name);

/* An atom that stands for an integer, wrapped to the bitwidth; each value has at most
 * one. Values without an atom can be computed with but are in no set. */
relation_atom relation_integer_add(relation_problem *, int64_t value);
void relation_integers_add(relation_problem *); /* all values, ascending */

uint32_t relation_universe_size(const relation_problem *);
const char *relation_atom_name(const relation_problem *, relation_atom);
bool relation_atom_integer(const relation_problem *, relation_atom, int64_t *value);
bool relation_integer_atom(const relation_problem *, int64_t value, relation_atom *);

/* The widest tuple whose index fits into 63 bits; terms must not be wider. */
uint32_t relation_arity_most(const relation_problem *);

/* ---- Tuple sets: values that live as long as the problem ---- */

/* A tuple is the number whose digits, in the base of the universe's size, are its
 * atoms, first atom first. */
typedef struct relation_tuples {
  uint32_t arity;        /* at least 1 */
  uint32_t count;        /* of tuples */
  const uint64_t *index; /* ascending, each once */
} relation_tuples;

relation_tuples relation_tuples_empty(relation_problem *, uint32_t arity);
relation_tuples relation_tuples_single(relation_problem *, uint32_t arity,
                                       const relation_atom *);
relation_tuples relation_tuples_range(relation_problem *, relation_atom first,
                                      relation_atom last); /* of arity 1; both included */
relation_tuples relation_tuples_all(relation_problem *, uint32_t arity);
/* `count` tuples one after the other, in any order, also repeated. */
relation_tuples relation_tuples_mk(relation_problem *, uint32_t arity,
                                   const relation_atom *, size_t count);
relation_tuples relation_tuples_from_index(relation_problem *, uint32_t arity,
                                           const uint64_t *, size_t count);
relation_tuples relation_tuples_union(relation_problem *, relation_tuples,
                                      relation_tuples);
relation_tuples relation_tuples_intersection(relation_problem *, relation_tuples,
                                             relation_tuples);
relation_tuples relation_tuples_difference(relation_problem *, relation_tuples,
                                           relation_tuples);
relation_tuples relation_tuples_product(relation_problem *, relation_tuples,
                                        relation_tuples);

bool relation_tuples_has(relation_tuples, uint64_t index);
bool relation_tuples_within(relation_tuples part, relation_tuples whole);
bool relation_tuples_equal(relation_tuples, relation_tuples);
uint64_t relation_tuple_index(const relation_problem *, uint32_t arity,
                              const relation_atom *);
relation_atom relation_tuple_atom(const relation_problem *, uint32_t arity,
                                  uint64_t index, uint32_t column); /* from 0 */

/* ---- Terms: expressions (sets of tuples), formulas, integers ---- */

typedef const struct relation_expr_term *relation_expr;
typedef const struct relation_formula_term *relation_formula;
typedef const struct relation_int_term *relation_int;

/* A relation: every instance has lower within it, and it within upper. Two
 * relations may have the same name and are different all the same. */
relation_expr relation_declare(relation_problem *, const char *name,
                               relation_tuples lower, relation_tuples upper);
/* A relation that is always `value`; the same name and value give the same one. */
relation_expr relation_constant(relation_problem *, const char *name,
                                relation_tuples value);
uint32_t relation_count(const relation_problem *); /* of declared ones and constants */
relation_expr relation_at(const relation_problem *, uint32_t number);
uint32_t relation_number(relation_expr relation);
/* Marks, by their numbers, the relations that the formula speaks of. */
void relation_mark_mentioned(relation_formula, bool *marks);
/* Whether the formula looks at nothing of the set but the sum of its integers. */
bool relation_is_only_summed(relation_formula, relation_expr set);
/* The declared set of which the formula says that it has one member, and nothing else; NULL:
 * it does not. */
relation_expr relation_said_to_be_one(relation_formula);
relation_tuples relation_lower(const relation_problem *, relation_expr relation);
relation_tuples relation_upper(const relation_problem *, relation_expr relation);

/* A variable: the same name and arity are the same variable, and the innermost
 * declaration around it binds it. A fresh one has a name that no variable has had. */
relation_expr relation_variable(relation_problem *, const char *name, uint32_t arity);
relation_expr relation_variable_fresh(relation_problem *, const char *name,
                                      uint32_t arity);

uint32_t relation_arity(relation_expr);
const char *relation_name(relation_expr); /* of a relation or variable; else NULL */

/* What a variable ranges over: single tuples of the domain, or its subsets of that
 * multiplicity. Later domains may use earlier variables. Comprehensions and sums
 * take RELATION_ONE only. */
typedef enum { RELATION_ONE, RELATION_LONE, RELATION_SOME, RELATION_SET } relation_range;
typedef struct relation_decl {
  relation_expr variable;
  relation_range range;
  relation_expr domain; /* of the variable's arity */
} relation_decl;

/* Expressions. */
relation_expr relation_none(relation_problem *, uint32_t arity); /* no tuple */
relation_expr relation_univ(relation_problem *);                 /* all atoms */
relation_expr relation_iden(relation_problem *); /* every atom with itself */
relation_expr relation_ints(relation_problem *); /* the atoms of integers */
relation_expr relation_union(relation_problem *, relation_expr, relation_expr);
relation_expr relation_intersection(relation_problem *, relation_expr, relation_expr);
relation_expr relation_difference(relation_problem *, relation_expr, relation_expr);
/* All of b, and the tuples of a that differ from all of b in a column that is not the
 * last one (003 §2.1.1; for arity 2 this is Alloy's override). */
relation_expr relation_override(relation_problem *, relation_expr a, relation_expr b);
relation_expr relation_join(relation_problem *, relation_expr, relation_expr);
relation_expr relation_product(relation_problem *, relation_expr, relation_expr);
relation_expr relation_transpose(relation_problem *, relation_expr); /* arity 2 */
relation_expr relation_closure(relation_problem *, relation_expr);   /* arity 2 */
/* The closure and iden. */
relation_expr relation_reflexive_closure(relation_problem *, relation_expr);
/* The tuples of the given columns, from 0, in any order, also repeated. */
relation_expr relation_project(relation_problem *, relation_expr, const uint32_t *columns,
                               uint32_t count);
relation_expr relation_comprehension(relation_problem *, const relation_decl *,
                                     uint32_t count, relation_formula);
relation_expr relation_ite(relation_problem *, relation_formula, relation_expr then,
                           relation_expr otherwise);
relation_expr relation_from_int(relation_problem *, relation_int); /* {} or its atom */

/* Formulas. */
relation_formula relation_true(relation_problem *);
relation_formula relation_false(relation_problem *);
relation_formula relation_in(relation_problem *, relation_expr, relation_expr);
relation_formula relation_equal(relation_problem *, relation_expr, relation_expr);
relation_formula relation_some(relation_problem *, relation_expr);
relation_formula relation_one(relation_problem *, relation_expr);
relation_formula relation_lone(relation_problem *, relation_expr);
relation_formula relation_no(relation_problem *, relation_expr);
relation_formula relation_not(relation_problem *, relation_formula);
relation_formula relation_and(relation_problem *, relation_formula, relation_formula);
relation_formula relation_or(relation_problem *, relation_formula, relation_formula);
relation_formula relation_and_all(relation_problem *, const relation_formula *, size_t);
relation_formula relation_or_all(relation_problem *, const relation_formula *, size_t);
relation_formula relation_implies(relation_problem *, relation_formula, relation_formula);
relation_formula relation_iff(relation_problem *, relation_formula, relation_formula);
relation_formula relation_forall(relation_problem *, const relation_decl *,
                                 uint32_t count, relation_formula);
relation_formula relation_exists(relation_problem *, const relation_decl *,
                                 uint32_t count, relation_formula);

/* Integers: two's complement of the problem's bitwidth, wrapping around. */
relation_int relation_int_constant(relation_problem *, int64_t);
relation_int relation_int_count(relation_problem *, relation_expr); /* cardinality */
relation_int relation_int_of(relation_problem *, relation_expr); /* sum of its integers */
relation_int relation_int_sum(relation_problem *, const relation_decl *, uint32_t count,
                              relation_int);
relation_int relation_int_ite(relation_problem *, relation_formula, relation_int then,
                              relation_int otherwise);

/* Division rounds towards zero; a / 0 == 0 and a % 0 == a. The distance of a shift is
 * read as unsigned; from the bitwidth on, all bits are shifted out. */
typedef enum {
  RELATION_PLUS,
  RELATION_MINUS,
  RELATION_MUL,
  RELATION_DIV,
  RELATION_REM,
  RELATION_SHL,
  RELATION_SHR, /* fills with zero */
  RELATION_SHA, /* fills with the sign */
  RELATION_BITAND,
  RELATION_BITOR,
  RELATION_BITXOR
} relation_operator;
relation_int relation_int_apply(relation_problem *, relation_operator, relation_int,
                                relation_int);

typedef enum {
  RELATION_EQ,
  RELATION_NE,
  RELATION_LT,
  RELATION_LE,
  RELATION_GT,
  RELATION_GE
} relation_comparison;
relation_formula relation_compare(relation_problem *, relation_comparison, relation_int,
                                  relation_int);

/* ---- Instances: a value for every relation; tuples read live as long ---- */

typedef struct relation_instance relation_instance;

relation_instance *relation_instance_new(relation_problem *); /* all at their lower */
void relation_instance_delete(relation_instance *);
relation_tuples relation_instance_get(const relation_instance *, relation_expr relation);
void relation_instance_set(relation_instance *, relation_expr relation, relation_tuples);
void relation_instance_reset(relation_instance *); /* all at their lower, as if new */
/* From now on what the formulas consist of is evaluated once, and again only where a
 * relation that it speaks of was given another value. */
void relation_instance_remember(relation_instance *, const relation_formula *,
                                uint32_t count);

/* Witnesses of outermost existential variables that the finder chose. */
typedef struct relation_witness {
  relation_expr variable;
  relation_tuples value;
} relation_witness;
uint32_t relation_instance_witness_count(const relation_instance *);
relation_witness relation_instance_witness(const relation_instance *, uint32_t);

/* What closed terms mean in an instance: computed directly on tuple sets, by other
 * code than the finder's. Tuples live as long as the problem. */
bool relation_evaluate(const relation_instance *, relation_formula);
relation_tuples relation_evaluate_expr(const relation_instance *, relation_expr);
int64_t relation_evaluate_int(const relation_instance *, relation_int);

/* ---- Finding ---- */

typedef struct relation_options { /* all zero: the default */
  bool no_symmetry;               /* do not break symmetries of the bounds */
  bool no_skolem;                 /* ground outermost existentials, too */
  uint32_t symmetry_length;       /* pairs in one lex-leader predicate; 0: 20 */
  bool many_small;                /* tune the solver for thousands of easy questions */
  sat_limits limits;              /* of one call of the solver */
  const atomic_bool *stop;        /* gives up soon while true; NULL: never. Borrowed */
} relation_options;

typedef struct relation_finder relation_finder;
typedef uint32_t relation_label; /* chosen by the caller, need not be unique */

relation_finder *relation_finder_new(relation_problem *, const relation_options *);
void relation_finder_delete(relation_finder *);

/* The formula holds in every instance. A labelled one can be part of a core. */
void relation_finder_add(relation_finder *, relation_formula);
void relation_finder_add_labelled(relation_finder *, relation_formula, relation_label);

/* A symmetry that the bounds do not show, known to the caller: among the atoms first ..
 * last, those that are in the declared set can change places, without a change of any
 * formula's truth; with one of them, all before it are in the set. */
void relation_finder_add_symmetry(relation_finder *, relation_expr set,
                                  relation_atom first, relation_atom last);

/* From now on, of each call of the solver. */
void relation_finder_limit(relation_finder *, sat_limits);

/* SAT_UNKNOWN: relation_finder_reason says which limit was hit. Translates first,
 * if that is not done yet. The second form asks for all unlabelled formulas and those
 * labelled ones that have one of the labels. */
sat_result relation_finder_solve(relation_finder *);
sat_result relation_finder_solve_with(relation_finder *, const relation_label *,
                                      size_t count);
const char *relation_finder_reason(const relation_finder *);

/* After SAT_SATISFIABLE. Relations that no formula mentions are at their lower bound.
 * Borrowed, until the next solve or next. */
const relation_instance *relation_finder_instance(const relation_finder *);

/* After SAT_SATISFIABLE: looks for an instance with other values of the mentioned
 * relations than all before (with symmetry breaking: at least one of each class of
 * isomorphic instances comes). Witnesses do not count as a difference. */
sat_result relation_finder_next(relation_finder *);

/* After SAT_UNSATISFIABLE: appends the labels of formulas that are together, with the
 * unlabelled ones, impossible, and of which none can be left out. In the order they
 * were added. False: a limit was hit, and some may be superfluous. Ends the answer. */
bool relation_finder_core(relation_finder *, u32_vector *labels);

/* Of formulas that are impossible together: appends the labels of some without which the
 * others are possible, as far as that is seen within the limits. They are in every core.
 * Where all are possible together, nothing follows from it. No answer is left. */
void relation_finder_necessary(relation_finder *, u32_vector *labels);

typedef struct relation_statistics {
  uint32_t variables; /* of the relations and witnesses */
  uint32_t nodes;     /* of the formula graph */
  uint32_t solver_variables;
  uint64_t clauses;
  uint64_t solves;
  uint32_t symmetry_classes; /* of two and more interchangeable atoms */
  uint64_t cache_hits;       /* terms translated once more for nothing */
} relation_statistics;
bool relation_finder_translate(relation_finder *); /* false: a limit; see the reason */
relation_statistics relation_finder_statistics(const relation_finder *);

/* ---- Text, in Alloy's ASCII syntax: new, free with memory_free ---- */

char *relation_print_expr(relation_problem *, relation_expr);
char *relation_print_formula(relation_problem *, relation_formula);
char *relation_print_int(relation_problem *, relation_int);
char *relation_print_tuples(relation_problem *, relation_tuples);
char *relation_print_instance(relation_problem *, const relation_instance *);

#endif
