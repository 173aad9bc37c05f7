/* Stubs: the passive part of an environment. A class outside the unit whose methods can
 * be described by their effects is replaced by one that does any of these, in any order,
 * and gives any of the values that they may give (004 §2.3, Figure 4).
 *
 *     env_stubs s;
 *     env_stubs_init(&s, &model);
 *     env_stubs_find(&s);
 *     env_stubs_write(&s, &sources);           before the driver, whose choices they use
 *     env_stubs_release(&s);
 *
 * Classes of the JDK stay as they are, so do supertypes of the unit, interfaces, enums,
 * records, exceptions, threads, and whatever the analysis cannot describe. For instances of
 * an interface see any.h.
 */
#ifndef ENV_STUBS_H
#define ENV_STUBS_H

#include "env/driver.h"
#include "env/effects.h"

/* A class that stays as it is, and why. */
typedef struct env_kept {
  ir_class *class;
  const char *reason;
} env_kept;

/* A method that stands in for another. */
typedef struct env_stub_method {
  ir_method *method;  /* as the unit names it */
  ir_class *receiver; /* the class of the stub */
  const env_summary *summary;
} env_stub_method;

typedef struct env_stub {
  ir_class *class;
  vector(env_stub_method) methods;
} env_stub;

typedef struct env_stubs {
  env_model *model;
  env_class_vector concrete; /* the unit, and what is kept */
  bool nonnull, types_alone; /* of the effects */
  env_effects effects;
  vector(env_kept) kept;
  vector(env_stub) stubs;
} env_stubs;

void env_stubs_init(env_stubs *, env_model *);
void env_stubs_find(env_stubs *);
void env_stubs_write(env_stubs *, env_sources *);
void env_stubs_release(env_stubs *);

/* stub_text.c: Java text of one stub; a reason why there is none, or NULL. With `out`
 * NULL nothing is written: can it be? */
const char *env_stub_write(env_stubs *, const env_stub *, FILE *out);

#endif
