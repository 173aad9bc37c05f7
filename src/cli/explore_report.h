/* What an exploration found, for people and for programs. */
#ifndef CLI_EXPLORE_REPORT_H
#define CLI_EXPLORE_REPORT_H

#include "explore/trace.h"
#include "report/source.h"

#include <jansson.h>

typedef struct explore_report {
  const explore_options *options;
  const explore_result *result;
  const explore_trace *trace;
  source *source;
  const char *class_name;
  double seconds;
  /* --scenarios: how many threads, operations of each, operations to choose from, methods
   * for which there are no arguments, that are too weak; 0: not given */
  uint32_t threads, operations, count, left_out, weak;
  bool verbose;
  const char *command; /* that runs it: explore, env */
  const char *bounds;  /* further ones, or NULL */
  bool brief;          /* of the trace only the actions */
} explore_report;

/* What has one value although it could have others, for one bit of explore_result.fixed;
 * NULL: nothing that is said. */
const char *explore_fixed_text(unsigned fixed);
void explore_print_text(const explore_report *, FILE *);
json_t *explore_json(const explore_report *); /* new */
const char *explore_verdict_text(explore_verdict);

#endif
