/* The bounds of a search space, as the command line gives them. */
#ifndef CLI_BOUNDS_H
#define CLI_BOUNDS_H

#include "check/space.h"
#include "cli/options.h"

/* False, with an error in the sink, when they make no sense. */
bool bounds_read(const cli_options *, space_bounds *, diag_sink *);

#endif
