/* Mutants of Java sources, put to `check` or `verify`. */
#ifndef CLI_MUTATE_JAVA_H
#define CLI_MUTATE_JAVA_H

#include "cli/mutate.h"

/* The command on a source in the place of the file: a folder is made in which everything
 * else is as beside the file. */
mutate_command mutate_check_text, mutate_verify_text;

#endif
