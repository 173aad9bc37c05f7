/* Bounded verification of procedures in the relational language FIR (003).
 *
 *     fir_program *p = fir_program_load("register.fir", sink);       NULL: errors
 *     const fir_proc *proc = fir_program_proc(p, "register");
 *     fir_options o = {.bounds = {4, 3, scopes, NULL}};
 *     fir_result r;
 *     fir_verify(p, proc, &o, &r, sink);
 *     if (r.verdict == FIR_VIOLATED) ... r.trace ...
 *     fir_result_release(&r);
 *     fir_program_delete(p);
 *
 * A procedure is executed symbolically within the bounds; an execution that breaks its
 * specification is a counterexample. Each one is replayed by the interpreter before it
 * is a verdict.
 */
#ifndef FIR_FIR_H
#define FIR_FIR_H

#include "base/diag.h"
#include "fir/coverage.h"
#include "fir/execute.h"
#include "fir/interpret.h"
#include "fir/rounds.h"

/* Checked; NULL, with errors in the sink. Delete with fir_program_delete. */
fir_program *fir_program_load(const char *file, diag_sink *);
fir_program *fir_program_parse(const char *file, const char *text, diag_sink *);
void fir_program_delete(fir_program *);
const fir_proc *fir_program_proc(const fir_program *, const char *name); /* NULL: none */

/* From now on, procedures with a specification are called by it, though they have a body
 * (003 §2.1.3). */
void fir_program_make_modular(fir_program *);

/* False, with an error in the sink, when a procedure cannot be verified: it has no body
 * or no specification, or an integer of the text does not fit into the bitwidth. */
bool fir_verifiable(const fir_program *, const fir_proc *, const fir_bounds *,
                    diag_sink *);

struct fir_result;
/* Told when a verdict stands that only coverage is to be added to. */
typedef struct fir_listener {
  void (*reached)(void *context, const struct fir_result *); /* NULL: nobody listens */
  void *context;
} fir_listener;

typedef struct fir_options {
  fir_bounds bounds;
  fir_strategy strategy;
  bool any_order;           /* atoms may be allocated in any order (003 §3.2.4) */
  bool coverage;            /* wanted when the specification is kept */
  fir_given given;          /* what coverage does not question */
  bool remedies;            /* with coverage: larger bounds that cover what was missed */
  uint32_t instances;       /* counterexamples wanted; 0 is 1 */
  relation_options finding; /* limits of the model finder */
  fir_listener listener;
} fir_options;

typedef enum { FIR_HOLDS, FIR_VIOLATED, FIR_INCONCLUSIVE } fir_verdict;

typedef struct fir_result {
  arena store; /* of everything here */
  fir_verdict verdict;
  const char *reason; /* INCONCLUSIVE */
  const fir_universe *universe;
  fir_trace trace;              /* VIOLATED */
  vector(fir_trace) more;       /* other ones, as far as wanted and there */
  fir_shortfalls shortfalls;    /* HOLDS: loops that want more turns */
  const fir_coverage *coverage; /* NULL: not asked for, or VIOLATED */
  bool is_coverage_open;        /* it was asked for, but a limit came first */
  bool is_kept; /* no execution breaks the specification: it has coverage */
  relation_statistics statistics;
  uint32_t steps; /* of the unrolled procedure */
} fir_result;

/* Requires fir_verifiable. */
void fir_verify(const fir_program *, const fir_proc *, const fir_options *, fir_result *);
/* Adds the coverage of a result that is kept, as --coverage wants it. */
void fir_measure(const fir_proc *, const fir_options *, fir_result *);
void fir_result_release(fir_result *);

/* The number of executions within the bounds, different in the values of some relation
 * (003 §3.4.1), up to `most`. */
uint64_t fir_count_executions(const fir_program *, const fir_proc *, const fir_options *,
                              uint64_t most);

#endif
