/* A run of check: one check or several, and everything that their results are printed
 * from.
 *
 *     checking_add(&out, subject, &bounds, sink) && checking_run(&out, engine, options,
 * sink)
 *
 * Inside the command. */
#ifndef CLI_CHECKING_H
#define CLI_CHECKING_H

#include "check/result.h"
#include "cli/documents.h"
#include "cli/inputs.h"
#include "cli/language.h"
#include "cli/progress_bar.h"
#include "report/report.h"

/* One check: of the class; or with --against, of a class with its abstraction, or of
 * pairs of abstractions. */
typedef struct check {
  subject *subject;
  space *space;
  check_result result;
} check;

/* Everything that the results are printed from. */
typedef struct output {
  vector(check) checks;
  check_limits limits;
  report_sources sources;
  bool text; /* on standard output */
  document_set documents;
  const char *replay; /* folder, or NULL */
  progress_bar bar;
  double started; /* the check under way, on the monotonic clock */
  const cli_options *options;
  checked_language *language; /* that the class was made from; or NULL */
} output;

typedef struct checking {
  inputs *in;
  check_engine *engine;
  const cli_options *options;
  selection selection;
  space_bounds bounds;
  output out;
  subject *itself; /* an abstraction that is compared with itself; or NULL */
} checking;

/* Each is false after an error in the sink. */

/* Adds the check of a subject, which it takes, within the bounds. */
bool checking_add(output *, subject *, const space_bounds *, diag_sink *);
/* Runs the check that was added last, and prints its text. */
bool checking_run(output *, check_engine *, const cli_options *, diag_sink *);
/* A result as text, and as the documents that are wanted. */
bool checking_print(output *, const check *, const check_result *, bool text,
                    bool documents, diag_sink *);
/* check_commute.c: --commute. */
bool check_commuting(checking *, ir_class *, diag_sink *);

#endif
