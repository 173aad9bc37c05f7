/* The unit explored in its environment. */
#ifndef CLI_ENV_CHECK_H
#define CLI_ENV_CHECK_H

#include "cli/inputs.h"
#include "env/stubs.h"

/* With `library` stubs of JDK classes. The exit status. What never happened makes a verdict inconclusive that would be
 * "holds". */
int env_check(env_model *, const env_stubs *, uint32_t library, env_sources *,
              const inputs *, const cli_options *, diag_sink *);

#endif
