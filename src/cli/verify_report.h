/* A verification's result, as text and as JSON. */
#ifndef CLI_VERIFY_REPORT_H
#define CLI_VERIFY_REPORT_H

#include "cli/verify_jobs.h"

#include <stdio.h>

typedef struct verify_report {
  const fir_program *program;
  const fir_proc *proc;
  const fir_options *options;
  const fir_result *result;
  double seconds;
  bool is_alone; /* no other procedure is verified with it */
} verify_report;

void verify_report_print(FILE *, const verify_report *);
json_t *verify_report_json(const verify_report *); /* new */

/* Several: what all results together say, then each as if it were alone. Returns new. */
json_t *verify_reports_join(const verify_outcome *, uint32_t count);

/* Shared wording, in the arena. */
const char *verify_report_message(arena *, const verify_report *); /* VIOLATED: what */
uint32_t verify_report_line(const verify_report *);                /* VIOLATED: where */
const char *verify_why_text(arena *, const fir_covered_statement *,
                            const verify_report *);
const char *verify_part_text(arena *, const fir_part *);
const char *verify_shortfall_text(arena *, const fir_shortfall *, const verify_report *);

/* The report with another counterexample in the place of the first; `copy` is its result,
 * which borrows from the first. */
verify_report verify_report_of(const verify_report *, const fir_trace *,
                               fir_result *copy);

#endif
