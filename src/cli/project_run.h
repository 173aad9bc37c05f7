/* Runs the checks of a project file. */
#ifndef CLI_PROJECT_RUN_H
#define CLI_PROJECT_RUN_H

#include "base/diag.h"

#include <stdbool.h>

#define PROJECT_FILE "glassbox.toml"

/* What each check has to say where it did not hold, then a table of all. The exit status:
 * 2 if one could not be run, else 1 if one is violated, else 3 if one is inconclusive.
 * `cached`: what was checked before, as it is now, is not checked again. */
int project_run(const char *file, bool cached, diag_sink *);

#endif
