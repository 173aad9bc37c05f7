/* The files that the options ask a result for. */
#ifndef CLI_DOCUMENTS_H
#define CLI_DOCUMENTS_H

#include "cli/options.h"
#include "report/document.h"

/* Whether one of them is standard output. */
bool documents_want_output(const cli_options *);
/* Opens them. False, with an error: one cannot be written, or is an input. */
bool documents_start(document_set *, const cli_options *, diag_sink *);

#endif
