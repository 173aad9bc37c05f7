/* The generated environment against the real one. */
#ifndef CLI_ENV_VERIFY_H
#define CLI_ENV_VERIFY_H

#include "cli/inputs.h"
#include "env/stubs.h"

/* --verify: whether what the real environment does at the interface the generated one
 * does, too. The exit status. */
int env_verify(env_model *, const env_stubs *, env_sources *, const inputs *,
               const cli_options *, diag_sink *);

#endif
