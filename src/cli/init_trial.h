/* Trying a proposed source: it is compiled, and executed within small bounds.
 *
 *     init_trial t;
 *     if (init_trial_open(&t, options, text, class_name, sink)) {
 *       init_trial_holds(&t, "sizeCountsNodes");        in every state that is reached?
 *       init_trial_operation(&t, k, &outcome);          what check says of an operation
 *     }
 *     init_trial_close(&t);
 */
#ifndef CLI_INIT_TRIAL_H
#define CLI_INIT_TRIAL_H

#include "check/result.h"
#include "cli/inputs.h"
#include "java/changed_source.h"

typedef struct init_trial {
  changed_source source;
  inputs in;
  subject *subject;
  space *space;
  diag_sink quiet;
} init_trial;

/* The source does not compile, or cannot be checked: false, said in the sink. */
bool init_trial_open(init_trial *, const cli_options *, const char *text, name class_name,
                     const text_vector *allowed, diag_sink *);
void init_trial_close(init_trial *);

typedef enum { TRIAL_HOLDS, TRIAL_FAILS, TRIAL_NO_TREE, TRIAL_UNKNOWN } trial_answer;

/* Whether the method says true in every state that operations reach from the constructor
 * without arguments. */
trial_answer init_trial_holds(init_trial *, const char *method);

/* What check finds of the operation; the result is to be released. */
void init_trial_operation(init_trial *, uint32_t operation, check_result *);

#endif
