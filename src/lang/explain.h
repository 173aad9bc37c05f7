/* A program on which the language is not sound, told in its own notation. */
#ifndef LANG_EXPLAIN_H
#define LANG_EXPLAIN_H

#include "lang/interpret.h"
#include "lang/layout.h"

typedef enum {
  FAULT_NONE,    /* the program is fine */
  FAULT_UNTYPED, /* it has no type: nothing is said of it */
  FAULT_FINAL,   /* nothing is left to do: nor of this */
  FAULT_SAFE,    /* its runs are fine, whether it has a type or not */
  FAULT_STUCK,   /* not final, and no step */
  FAULT_TYPE,    /* a step whose result has another type, or none */
  FAULT_TYPES,   /* two types */
  FAULT_STEPS,   /* two steps, where determinism is checked */
  FAULT_RESULTS, /* runs that end differently, or never meet, where confluence is checked */
  FAULT_UNKNOWN /* the interpreter gave up */
} lang_fault;

typedef struct lang_finding {
  lang_fault fault;
  lang_value *before;
  lang_step step, other; /* TYPE: the step; STEPS: two of them */
  lang_result type;      /* of the program */
  lang_value **run;      /* STUCK, of a run: its states, the last first */
  uint32_t run_length;
  lang_value *one, *two; /* RESULTS */
  bool goes_on;          /* RESULTS: one of these, at least, is no end */
  lang_result after;     /* its type after the step; why: NULL when it has none */
} lang_finding;

bool lang_is_fault(lang_fault);
/* What the interpreter finds wrong with the program. */
lang_finding lang_judge(interpreter *, lang_value *program);
/* The same of one that may have open parts. runs: it may be told to be safe before it is told
 * to have a type. */
lang_finding lang_judge_open(interpreter *, lang_value *program, bool runs);
void lang_finding_print(interpreter *, const lang_finding *, FILE *);

/* Every program of at most so many nodes; positions: not 0, only those whose nodes lie in
 * the first positions of the tree, breadth first. Programs that differ only where the
 * rules do not look are judged once, unless it is to be done plainly. */
typedef struct lang_search {
  uint64_t programs, final, checked; /* judged; final ones; with a type and not final */
  bool gave_up, stopped;
  bool bounded; /* a program is wrong only because 'exists' tries too little */
  uint32_t all; /* programs of so many nodes were all judged */
  uint32_t kinds, around,
      nodes; /* of the last search ahead: different alternatives, or contexts and
                                    one more, and nodes */
  lang_finding found;
} lang_search;
/* most: not 0, the search ends (`stopped`) when so many were judged, filled in or not. */
void lang_search_all(interpreter *, const lang_layout *, uint32_t nodes,
                     uint32_t positions, bool plain, uint64_t most,
                     const _Atomic bool *stop, lang_search *);

#endif
