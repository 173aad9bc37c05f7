/* Files that are written: never one that is read. */
#ifndef CLI_OUTPUTS_H
#define CLI_OUTPUTS_H

#include "cli/options.h"

/* False, with an error in the sink, when `path`, the value of the option, is one of the
 * PATHs, an element of the class path, or has a kind of name that inputs have and is
 * there. */
bool outputs_spare_inputs(const cli_options *, const char *option_name, const char *path,
                          diag_sink *);

#endif
