/* `verify` of Java methods. */
#ifndef CLI_VERIFY_JAVA_H
#define CLI_VERIFY_JAVA_H

#include "cli/verify_jobs.h"
#include "javarel/javarel.h"

#include <stdio.h>

/* The command on Java classes: the exit status. */
int verify_java(const cli_options *, diag_sink *);

/* What a method's verification gave. */
typedef struct java_report {
  const javarel_result *result;
  spec_book *book;
  const cli_options *options;
  const char *class_name, *method_name; /* for people */
  const char *overridden_name; /* whose specification the verdict is about; or NULL */
  double seconds;
} java_report;

void java_report_print(FILE *, const java_report *);
json_t *java_report_json(const java_report *);                     /* new */
json_t *java_reports_join(const verify_outcome *, uint32_t count); /* new */
const char *java_obligation_text(obligation);

#endif
