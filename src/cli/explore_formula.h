/* --ltl: what its propositions are in the program. */
#ifndef CLI_EXPLORE_FORMULA_H
#define CLI_EXPLORE_FORMULA_H

#include "cli/inputs.h"
#include "explore/explore.h"

typedef struct formula_input {
  ltl_formulas formulas;
  ltl_automaton *automaton;
  explore_formula formula;
} formula_input;

/* False after an error; formula_release is due in every case. */
bool formula_read(formula_input *, inputs *, const cli_options *, diag_sink *);
void formula_release(formula_input *);

#endif
