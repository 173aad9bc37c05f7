/* From text to tree. */
#ifndef FIR_PARSE_H
#define FIR_PARSE_H

#include "base/diag.h"
#include "fir/ast.h"

/* Fills the program from its text; names are not resolved yet. False, with an error
 * that says where, what was expected and what was found. */
bool fir_parse(fir_program *, diag_sink *);

#endif
