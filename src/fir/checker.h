/* The checker's state, shared by its parts. */
#ifndef FIR_CHECKER_H
#define FIR_CHECKER_H

#include "base/diag.h"
#include "base/map.h"
#include "base/vector.h"
#include "fir/ast.h"

typedef struct checker {
  fir_program *program;
  diag_sink *sink;
  map symbols;                /* name -> fir_symbol of the whole program */
  const fir_proc *proc;       /* being checked; NULL: none */
  const fir_stmt *spec;       /* whose expression is being checked; NULL: none */
  vector(fir_symbol *) bound; /* innermost last */
} checker;

void fir_checker_error(checker *, fir_position, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The symbol that the name means here; NULL, with an error. */
fir_symbol *fir_checker_resolve(checker *, name, fir_position);
fir_symbol *fir_checker_find(const checker *, name); /* NULL: none */

/* Resolves names and sets types in the expression. After an error the type is that of
 * `none`, which fits everywhere. */
const fir_type *fir_check_expression(checker *, fir_expr *);
void fir_check_condition(checker *, fir_expr *); /* must be Boolean */

/* The type that an expression of domains, + and -> denotes. */
const fir_type *fir_check_type(checker *, fir_expr *);

const char *fir_checker_type_text(checker *, const fir_type *);

/* Errors where a procedure may read a local before it has a value, or leave without a
 * value of an output. */
void fir_check_assigned(checker *, const fir_proc *);

#endif
