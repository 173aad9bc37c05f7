/* Procedures or methods that are verified: one after the other, or beside each other.
 *
 *     verify_session s = {.options = o, .count = n, .verify = ..., ...};
 *     if (documents_start(&s.documents, o, sink))
 *       status = verify_run(&s, sink);
 *     documents_close(&s.documents);
 *
 * What a verification gave is kept as what is said of it, text and JSON, so that it does
 * not matter which process has made it. With --jobs the procedures that have not begun
 * are divided whenever fewer processes than that are at work; verdicts and all that is
 * said come in the order of the procedures, whoever was first.
 */
#ifndef CLI_VERIFY_JOBS_H
#define CLI_VERIFY_JOBS_H

#include "cli/limits.h"
#include "cli/options.h"
#include "cli/progress_beat.h"
#include "fir/fir.h"
#include "parallel/crew.h"
#include "report/document.h"

#include <jansson.h>

typedef struct verify_outcome {
  fir_verdict verdict;
  char *text;   /* for people, of open_memstream; NULL: there is none yet */
  char *notes;  /* for --verbose, new; or NULL */
  json_t *json; /* its document, as if it were alone */
  bool failed;  /* nothing was verified: an input error, in the sink */
} verify_outcome;

typedef struct verify_session {
  const cli_options *options;
  document_set documents;
  uint32_t count;
  /* Verifies the one with the number. */
  void (*verify)(struct verify_session *, uint32_t number, verify_outcome *);
  /* Its outcome when it could not be: inconclusive, for the reason. */
  void (*leave)(struct verify_session *, uint32_t number, const char *reason,
                verify_outcome *);
  /* One document of those of several. Returns new. */
  json_t *(*join)(const verify_outcome *, uint32_t count);

  verify_outcome *outcomes; /* by number */
  /* Of the one in work: what is said of it if it does not end by itself; or NULL. */
  verify_outcome *_Atomic early;
  uint32_t first, end; /* those that this process and its children answer for */
  uint32_t shown;      /* so many are printed */
  crew *crew;          /* NULL: one process */
  diag_sink *sink;
  limits own; /* of a child */
  progress_beat beat;
} verify_session;

/* Who waits for a verdict while coverage is measured; the session's own struct begins with
 * this one. */
typedef struct verify_listening {
  verify_session *session;
  uint32_t number;
  double started;
} verify_listening;

/* Verifies all and says what came of it: the exit status. */
int verify_run(verify_session *, diag_sink *);

/* The verdict of the one in work stands, whatever comes. Takes the outcome's parts. */
void verify_keep_early(verify_session *, verify_outcome);

/* Violated if one is, else inconclusive if one is. */
fir_verdict verify_verdict(const verify_outcome *, uint32_t count);
const char *verify_verdict_word(fir_verdict);

/* What the documents of several have together: `to` gets the elements of the arrays
 * "operations" and "violations", the first reason when all together are inconclusive,
 * the time of all and the most memory. */
void verify_join_violations(json_t *to, const verify_outcome *, uint32_t count);
void verify_join_costs(json_t *to, const verify_outcome *, uint32_t count);

/* The reason when the flag of interrupt.h is set, in the buffer. */
const char *verify_why_stopped(const cli_options *, char *buffer, size_t size);

#endif
