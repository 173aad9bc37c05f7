/* Unit and generated sources as a closed program.
 *
 *     env_program p = {model, sources, inputs, options};
 *     status = env_program_explore(&p, 0, &guest, sink);
 */
#ifndef CLI_ENV_PROGRAM_H
#define CLI_ENV_PROGRAM_H

#include "cli/explore_guest.h"
#include "cli/inputs.h"
#include "env/driver.h"

typedef struct env_program {
  env_model *model;
  env_sources *sources;
  const inputs *in;
  const cli_options *options;
} env_program;

/* With the sources from number `first` on: those of stubs come before those of drivers.
 * All of them are in the folder of -o, if there is one, or are written to one that is
 * removed afterwards. The exit status. */
int env_program_explore(env_program *, uint32_t first, const explore_guest *,
                        diag_sink *);

#endif
