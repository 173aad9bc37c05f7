/* Classes that stand for any implementation of an interface: where the assumptions make
 * an instance of one.
 *
 *     const char *name = env_any_of(&model, interface);     NULL: it cannot be written
 *     env_any_write(&model, &sources);                      those that were asked for
 */
#ifndef ENV_ANY_H
#define ENV_ANY_H

#include "env/model.h"
#include "env/sources.h"

const char *env_any_of(env_model *, ir_class *);
void env_any_write(env_model *, env_sources *);

#endif
