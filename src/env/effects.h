/* What a method of the environment may do to the unit: points-to and side effects over
 * its call graph (004 §2.3).
 *
 *     env_effects e;
 *     env_effects_init(&e, concrete, unit);
 *     const env_summary *s = env_effects_of(&e, method);
 *     if (s->trouble) ... it has to stay as it is ...
 *     env_effects_release(&e);
 *
 * A reference is described by a set of PLACE_ bits: null, some object of the environment,
 * some object of the unit, or parameter k of the analysed method. Registers of a method
 * have one set each (flow is not followed inside a method, contexts are not told apart),
 * the heap has none: what is read from a field may be anything of the field's type. What
 * cannot be described so that it is safe is `trouble`.
 *
 * Methods of the JDK are not looked into. They may call back what the unit overrides of
 * them, and give any object of their type.
 */
#ifndef ENV_EFFECTS_H
#define ENV_EFFECTS_H

#include "env/unit.h"

enum { PLACE_NULL = 1, PLACE_OUTSIDE = 2, PLACE_UNIT = 4, PLACE_FIRST = 8 };
enum { MOST_PLACES = 24 }; /* parameters that are told apart */
static inline uint32_t place_of_parameter(uint32_t k) {
  return k < MOST_PLACES ? (uint32_t)PLACE_FIRST << k : PLACE_UNIT;
}

/* A value that is stored or given. */
typedef struct env_value {
  uint32_t places; /* of a reference */
  bool is_constant;
  int64_t constant; /* the bits, of an integer */
} env_value;

/* An assignment to a field of the unit. */
typedef struct env_write {
  ir_field *field;
  uint32_t receivers; /* places */
  env_value value;
  const char *file; /* where it stands */
  uint32_t line;
  bool is_certain; /* on every way through the method */
} env_write;

typedef struct env_callback {
  ir_method *method;
  uint32_t receivers;
} env_callback;

typedef struct env_summary {
  ir_method *method;
  vector(env_write) writes;
  vector(env_callback) callbacks;
  vector(env_value) results;
  vector(ir_class *) exceptions; /* that the code throws itself */
  uint32_t locks;                /* places whose monitors it takes */
  bool waits;                    /* it may wait for another thread */
  const char *trouble;           /* why it cannot be described; NULL: it is */
} env_summary;

typedef struct env_effects {
  env_unit *unit;
  const env_class_vector *concrete; /* classes that stay as they are */
  vector(env_summary *) summaries;
  bool nonnull;     /* assumed: what is read from fields and the JDK is not null */
  bool types_alone; /* parameters are not told apart: cheaper, less precise */
  bool arrays_flow; /* from the unit into the environment */
  map reached;      /* JDK classes that called ones lead to: name -> 1 */
} env_effects;

void env_effects_init(env_effects *, env_unit *, const env_class_vector *concrete);
void env_effects_release(env_effects *);
const env_summary *env_effects_of(env_effects *, ir_method *); /* the effects own it */
bool env_is_concrete(const env_effects *, const ir_class *);

#endif
