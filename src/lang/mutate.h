/* Small changes of the rules: a rule or premise left out, two metavariables of one sort
 * exchanged in one premise. */
#ifndef LANG_MUTATE_H
#define LANG_MUTATE_H

#include "lang/ast.h"

typedef struct lang_mutation {
  const lang_rule *rule;
  place at;
  const char *what; /* in the language's arena: "without the premise ..." */
} lang_mutation;

/* Makes the change of this number in the language. False: there are not so many.
 * *runs: whether the rules can still be executed. */
bool lang_mutate(language *, uint32_t number, lang_mutation *, bool *runs);

#endif
