/* Prints diagnostics: the one place where messages reach standard error.
 *
 *     messages m = messages_to(stderr);
 *     diag_error(&m.sink, ...);
 *
 * `file:line:column: error: text`, as far as the place is known; without a file,
 * `glassbox: text`.
 */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include "base/diag.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct messages {
  diag_sink sink; /* first, so that the sink's address is ours */
  FILE *out;
  bool quiet; /* errors only */
} messages;

messages messages_to(FILE *);

#endif
