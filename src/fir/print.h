/* Text from trees: what the parser reads, in one form. Results live in the arena. */
#ifndef FIR_PRINT_H
#define FIR_PRINT_H

#include "fir/ast.h"

const char *fir_type_text(arena *, const fir_program *, const fir_type *);
const char *fir_operator_text(fir_expr_kind); /* quoted, for messages */
const char *fir_expression_text(arena *, const fir_expr *);
/* One line; of `if` and `while` the head. */
const char *fir_statement_text(arena *, const fir_stmt *);
const char *fir_program_text(arena *, const fir_program *);

#endif
