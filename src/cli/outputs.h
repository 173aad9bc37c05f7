/* Files that are written: never one that is read. */
#ifndef CLI_OUTPUTS_H
#define CLI_OUTPUTS_H

#include "cli/options.h"

/* False, with an error in the sink, when a file that an option names as output is one of
 * the PATHs, an element of the class path, or has a kind of name that inputs have and is
 * there. */
bool outputs_all_spare_inputs(const cli_options *, diag_sink *);

#endif
