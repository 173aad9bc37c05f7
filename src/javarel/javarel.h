/* Bounded verification of Java methods against relational specifications (003 §1.4, §5).
 *
 *     javarel *j = javarel_new(program, classes, sources, count, sink);
 *     javarel_options o = {.bitwidth = 4, .unroll = 3, .scope = "4,Value=6"};
 *     javarel_result *r = javarel_verify(j, method, &o);     NULL: errors in the sink
 *     ... r->verdict, r->obligations, r->run ...
 *     javarel_result_delete(r);
 *     javarel_delete(j);
 *
 * The method and all it calls become one FIR program, which src/fir verifies. Results
 * keep that program, and for every line of it the line of Java that it comes from.
 */
#ifndef JAVAREL_JAVAREL_H
#define JAVAREL_JAVAREL_H

#include "fir/fir.h"
#include "java/java.h"
#include "javarel/writer.h"

typedef struct javarel javarel;

/* `classes`: those of the user; `sources`: their files. Borrows all. */
javarel *javarel_new(java_program *, const name *classes, uint32_t class_count,
                     const char *const *sources, uint32_t source_count, diag_sink *);
void javarel_delete(javarel *);
spec_book *javarel_book(javarel *);

struct javarel_result;

typedef struct javarel_options {
  const char *scope; /* K, or K,Class=K,...; NULL: 3 */
  uint32_t bitwidth, unroll;
  bool coverage, remedies;
  fir_strategy strategy;
  relation_options finding;
  const char *fir_file; /* write the FIR program there; NULL: do not */
  /* Told when a verdict stands that only coverage is to be added to; NULL: nobody is. */
  void (*reached)(void *context, const struct javarel_result *);
  void *context;
} javarel_options;

enum { JAVAREL_DEFAULT_SCOPE = 3, JAVAREL_LEAST_BITWIDTH = 2 };

typedef struct javarel_obligation {
  obligation kind;
  fir_verdict verdict;
  bool is_due;     /* the method has it */
  bool is_vacuous; /* no execution comes to where it says something */
} javarel_obligation;

/* A FIR program with its verification. */
typedef struct javarel_run {
  writer lines;
  fir_program *program;
  const fir_proc *proc;
  uint32_t *scopes;
  bool *exact;
  fir_options options;
  fir_result result;
  bool is_measured; /* it is one of those that coverage is about */
} javarel_run;

typedef struct javarel_result {
  arena store;
  ir_method *method;
  world *world; /* of the translation; names of relations and classes */
  fir_verdict verdict;
  const char *reason;          /* INCONCLUSIVE */
  const ir_method *overridden; /* the verdict is about the specification of that method,
                                  which this one overrides; NULL: about its own */
  javarel_obligation obligations[OBLIGATIONS];
  javarel_run *run; /* the one that speaks: the violated one, else the last */
  vector(javarel_run *) runs;
  const char *texts_compared; /* where, by ==; NULL: nowhere */
  const char **cautions;      /* what depends on more bits than there are */
  uint32_t caution_count;
  const spec_clause *clause; /* VIOLATED: what is broken; or NULL */
  obligation broken;         /* VIOLATED */
  const char *message;       /* VIOLATED: in words */
  place at;                  /* of the broken clause */
  bool is_narrow;            /* INCONCLUSIVE: the counterexample needs so few bits */
  bool is_at_ends;        /* VIOLATED: numbers near the ends of the range stand for those
                                near the ends of Java's */
  const char *unreplayed; /* why the machine, at 32 bits, has not confirmed it; or NULL */
} javarel_result;

javarel_result *javarel_verify(javarel *, ir_method *, const javarel_options *);
void javarel_result_delete(javarel_result *);

/* Whether the class declares a method with a specification and code. */
bool javarel_is_target(const ir_method *);

#endif
