/* Drivers: the active part of an environment, one thread for each assumption (004 §3.4).
 *
 *     env_sources s = {0};
 *     if (env_drivers_write(&model, &s)) env_sources_write(&s, "out", sink);
 */
#ifndef ENV_DRIVER_H
#define ENV_DRIVER_H

#include "env/model.h"
#include "env/sources.h"

/* Java text in the making. */
typedef struct env_writer {
  env_model *model;
  FILE *out;
  uint32_t indent; /* in steps of four blanks */
  uint32_t locals; /* that were named so far */
  bool failed;
} env_writer;

void env_line(env_writer *, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* action.c: any one of the actions; `result` gets what a call gives, or is NULL. */
void env_write_actions(env_writer *, const env_expr *, const char *result);
/* Whether a complement leaves anything to do. */
bool env_can_act(env_writer *, const env_expr *);
void env_write_call(env_writer *, env_action *, const char *result);

/* formula.c: the formula as a loop over the states of its automaton. */
void env_write_formula(env_writer *, const env_formula *);

/* One source for the driver, one for each thread: of the file's assumptions, and
 * `universal` ones that do anything. False after an error. */
bool env_drivers_write(env_model *, uint32_t universal, env_sources *);

#endif
