/* Which invariants a call by specification relies on, and which it keeps. */
#ifndef JAVAREL_PROMISE_H
#define JAVAREL_PROMISE_H

#include "javarel/contract.h"

typedef struct promise {
  const routine *callee;     /* goes by its specification */
  const modifieds *modified; /* what it names in @Modifies; NULL: of no interest */
} promise;

/* Of a promise: invariants of the class that must hold at the call. */
bool promise_relies_on(translation *, const void *, const ir_class *);

/* Of a promise: invariants of the class that hold after it, if they did before. */
bool promise_keeps(translation *, const void *, const ir_class *);

#endif
