/* What @Modifies allows, and the rest of a method's specification as formulas. */
#ifndef JAVAREL_CONTRACT_H
#define JAVAREL_CONTRACT_H

#include "javarel/translation.h"

/* One place of @Modifies. */
typedef struct modified {
  const world_global *global;
  const char *holders; /* a set, before; NULL: a static field */
  const char *indices; /* of an array's elements; NULL: all */
} modified;
typedef vector(modified) modifieds;

/* Evaluated before; what is wrong is reported and left out. */
void contract_modified(spec_scope *, const method_spec *, modifieds *);

/* The global keeps its value outside of the places; NULL: all of it may change. Asks for
 * objects that existed before. */
const char *contract_frame(translation *, const spec_scope *, const world_global *,
                           const modifieds *);

/* The exceptions that are due: (F && thrown in E) || ..., and when any is. */
const char *contract_thrown(spec_scope *, const method_spec *, const char *thrown);

/* The result is what @Returns says; NULL: it says nothing, or after an error. */
const char *contract_returns(spec_scope *, const method_spec *);

#endif
