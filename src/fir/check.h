/* Names and types. */
#ifndef FIR_CHECK_H
#define FIR_CHECK_H

#include "base/diag.h"
#include "fir/ast.h"

/* Resolves all names of a parsed program and checks it. False, with errors. */
bool fir_check(fir_program *, diag_sink *);

#endif
