/* The texts of --help and --version, from the tables. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "cli/options.h"

#include <stdio.h>

void help_print(FILE *, const command *); /* NULL: the tool as a whole */
void help_print_version(FILE *);

#endif
