/* The states that checking a class covers by default: what each field ranges over. */
#ifndef CLI_SEARCH_SPACE_H
#define CLI_SEARCH_SPACE_H

#include "cli/inputs.h"

#include <stdio.h>

/* Prints the fields of the class and of every class that its tree fields lead to.
 * False, with an error in the sink, when one of them is not there. */
bool search_space_print(FILE *, inputs *, classfile *, diag_sink *);

#endif
