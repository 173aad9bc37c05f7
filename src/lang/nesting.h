/* How deep in a program that is stands which is evaluated next: what most searches for a counterexample
 * need not vary. Around a redex there may be thousands of contexts, and few errors need one.
 */
#ifndef LANG_NESTING_H
#define LANG_NESTING_H

#include "lang/interpret.h"

/* Whether steps are made in contexts at all. */
bool program_may_nest(const language *);
/* The contexts within each other that stand around something that is no value, as far as the
 * program is known: what is open may be one. */
uint32_t program_nesting(const language *, const lang_value *program);

#endif
