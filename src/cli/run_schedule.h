/* glassbox run --schedule FILE. */
#ifndef CLI_RUN_SCHEDULE_H
#define CLI_RUN_SCHEDULE_H

#include "cli/options.h"
#include "java/java.h"
#include "jre/jre.h"

/* The exit status. */
int run_schedule(java_program *, ir_class *main, const cli_options *, jre_console *,
                 diag_sink *);

#endif
