/* An interpreter of the notation: terms, judgments with their derivations, functions,
 * steps. It shares nothing with the Java classes but what was read: what one says of a
 * program can be checked by the other, and derivations are printed from here.
 *
 *     interpreter i;
 *     interpreter_init(&i, l);
 *     lang_value *program = interpreter_read(&i, "(\\x0:int. x0) 1");
 *     result_vector types = {0};
 *     interpreter_type(&i, program, &types);
 *     step_vector steps = {0};
 *     interpreter_step(&i, program, &steps);
 *     interpreter_release(&i);
 *
 * Values live in the interpreter's arena.
 */
#ifndef LANG_INTERPRET_H
#define LANG_INTERPRET_H

#include "lang/ast.h"

#include <stdio.h>

typedef struct lang_value lang_value;
struct lang_value {
  lang_sort *sort;
  const lang_production *production; /* NULL: a number or name */
  int64_t number;
  lang_value *args[LANG_ARGS];
  const struct lang_way *way; /* of a context: from its hole up */
  bool open;         /* nothing is known of it yet but its sort: see lang/programs.h */
  bool promised;     /* of an open one: no part of the program, but said of one */
  uint64_t excluded; /* of an open one: productions, by index, that do not stand there */
  const lang_value *of; /* not NULL: this open one, with `by` in the place of a name */
  lang_value *by;
  const lang_sort *names;    /* the name is `number` among these */
  const lang_function *call; /* not NULL: what this gives for `args`, as soon as more is
                                known of `of` */
  lang_value **given; /* of such: for each word that may stand in `of`; NULL: not tried */
  bool tried;         /* of such: whether it was found out what is certain of it */
  bool kept;          /* of such: it outlives what is known now */
};

/* How a judgment came about, or how far an attempt came. */
typedef struct lang_derivation lang_derivation;
struct lang_derivation {
  const lang_judgment *judgment;
  const lang_rule *rule;
  lang_value *args[LANG_ARGS]; /* NULL: what was not found */
  vector(lang_derivation *) premises;
  const lang_premise *failed; /* of an attempt: the premise that did not hold */
  lang_derivation *inner;     /* of that premise: its own attempt; or NULL */
};

typedef struct lang_result {
  lang_value *out[LANG_ARGS];
  lang_derivation *why;
  uint32_t
      print; /* of what goes out: what is the same has the same; 0: it is not known */
} lang_result;

typedef struct lang_step {
  const lang_rule *rule;
  lang_value *after;
} lang_step;

typedef vector(lang_value *) value_vector;
typedef vector(lang_result) result_vector;
typedef vector(lang_step) step_vector;

typedef struct lang_pair {
  const lang_value *one, *two;
} lang_pair;

typedef struct interpreter {
  language *l;
  arena arena;
  uint32_t depth; /* packed terms are no deeper; 0: as deep as they like */
  uint32_t given; /* 'exists' means terms that are no deeper */
  bool listed;    /* environments that 'exists' means are listed, not filled in */
  bool deeper;   /* or by one deeper than those that are tried of the shape of programs */
  uint32_t fuel; /* calls that are left; 0: it gave up */
  uint32_t nesting;
  int64_t next_name;
  const lang_value *needed; /* the first open value that was asked for; all that is found
                               then means nothing */
  const lang_value
      *needed_too;         /* not NULL: it was asked whether these two are the same */
  uint64_t interesting;    /* productions of what is needed that make a difference to who
                           asked; 0: all */
  bool must;               /* only these, or the same: else the program has no type */
  const bool *shares;      /* sorts, by index, of which that is asked; NULL: none */
  vector(lang_pair) apart; /* open values that are not the same */
  struct lang_promises *promises; /* what is said of open parts; NULL: nothing */
  bool free;    /* what is asked now must have an answer, or the program has no type */
  bool endless; /* judgments were asked within each other all too often */
  bool tabled;  /* judgments that ask themselves come to an end */
  struct lang_tables *tables; /* what they were asked: see lang/tables.h */
  struct lang_places *places; /* where contexts have their holes, lately asked for */
  vector(lang_derivation *) derivations; /* to be released */
  arena kept;                            /* of terms, which stay */
  value_vector *terms;                   /* of each sort: all within the bounds */
} interpreter;

void interpreter_init(interpreter *, language *);
void interpreter_release(interpreter *);
void interpreter_clear(interpreter *); /* forgets all values */
/* 'exists' tries others from now on: 'given' has changed. */
void interpreter_forget_terms(interpreter *);

/* The judgment that types states, of this one. */
void interpreter_type(interpreter *, lang_value *state, result_vector *);
void interpreter_step(interpreter *, lang_value *state, step_vector *);
bool interpreter_is_final(interpreter *, lang_value *state);
bool interpreter_is_outcome(interpreter *, const lang_value *);
bool interpreter_holds(interpreter *, const lang_judgment *, lang_value **in);
/* How far the attempt to type the state comes: the rule that comes farthest. */
lang_derivation *interpreter_attempt(interpreter *, lang_value *state);

/* Up to bound names. */
bool interpreter_same(interpreter *, const lang_value *, const lang_value *);
lang_value *interpreter_read(interpreter *, const char *text); /* NULL: no term */
bool lang_value_is_nothing(const lang_value *); /* a sequence without elements */
void lang_value_print(const lang_value *, FILE *);

#endif
