/* This process as a rank of mpirun: see parallel/ranks.h. */
#ifndef CLI_RANK_H
#define CLI_RANK_H

#include "cli/options.h"

/* After the options are known. A rank other than the first says nothing and writes
 * nothing; the time is the first one's to keep. False: with such a command there is
 * nothing for it to do. Without mpirun: true, and nothing is changed. */
bool rank_begin(cli_options *, int argc, char **argv);

#endif
