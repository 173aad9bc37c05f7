/* Stubs of library classes that cannot run here, such as those of a user interface: made
 * from the class files of the JDK, for the packages that the user names.
 *
 *     env_library l;
 *     env_library_init(&l, &model, "javax.swing.*,java.awt.*", nonnull);
 *     if (env_library_find(&l)) env_library_write(&l, &sources);
 *     env_library_release(&l);
 *
 * What such code can do to the unit: give values, which may be any of their type, and call
 * what the unit overrides. The second is left to the drivers, as a user interface does it:
 * the thread of events is one of them. Verdicts say so.
 */
#ifndef ENV_LIBRARY_H
#define ENV_LIBRARY_H

#include "env/model.h"
#include "env/sources.h"

typedef struct env_library_class {
  ir_class *class;
  vector(ir_method *) methods; /* that the unit uses, where they are declared */
  vector(ir_field *) fields;   /* static ones */
} env_library_class;

typedef struct env_library {
  env_model *model;
  const char *patterns; /* "a.b.*,a.C", or NULL: none */
  bool nonnull;
  vector(env_library_class) classes;
} env_library;

void env_library_init(env_library *, env_model *, const char *patterns, bool nonnull);
void env_library_release(env_library *);
/* False after an error: a class that is used and cannot be described. */
bool env_library_find(env_library *);
void env_library_write(env_library *, env_sources *);

#endif
