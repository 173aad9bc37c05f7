/* What other commands use of `verify`. */
#ifndef CLI_VERIFY_H
#define CLI_VERIFY_H

#include "cli/options.h"
#include "fir/fir.h"

bool verify_takes(const char *file); /* by its name */

/* The one called `wanted`, or the only one there is to verify; NULL, with an error. */
const fir_proc *verify_pick_proc(const fir_program *, const char *wanted, diag_sink *);

/* The command on a program that is in no file: the exit status. */
int verify_text(const cli_options *, const char *file, const char *text, diag_sink *);

#endif
