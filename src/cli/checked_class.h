/* Which class is to be checked, where --class does not say. */
#ifndef CLI_CHECKED_CLASS_H
#define CLI_CHECKED_CLASS_H

#include "cli/inputs.h"

/* NULL after an error in the sink. */
name checked_class(inputs *, const cli_options *, diag_sink *);
bool checked_has_invariant(const classfile *);
/* Methods that are marked to be checked or specified, or blocks. */
bool checked_has_mark(const classfile *);

#endif
