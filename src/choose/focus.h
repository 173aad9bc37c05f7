/* A hard question about valid states, asked again with what it assumes put in.
 *
 * A path that has fixed an index, or which of several arrays it is about, makes most of
 * what is known of the states constant or pointless. A solver that is told so by
 * assumptions does not see that: they are decisions to it, and what it learns runs through
 * all that they switch off. So the whole is rebuilt in a graph of its own, where the
 * assumptions and what follows from them one by one are constants, and a new solver is
 * asked.
 */
#ifndef CHOOSE_FOCUS_H
#define CHOOSE_FOCUS_H

#include "formula/formula.h"
#include "solver/sat.h"

/* Whether an assignment satisfies all of the valid and all assumptions; unknown: that was not
 * found out within the limits, of which NULL are none. Variables with definitions outside the
 * graph are any: that there is one counts for nothing. */
sat_result focus_ask(const formula *, const literal_vector *valid, const literal *assumed,
                     size_t count, const sat_limits *, const atomic_bool *stop);

/* The same for many questions that assume the same at their beginning, and then more: that is
 * put in once. */
typedef struct focus focus;
focus *focus_new(const formula *, const literal_vector *valid, const literal *shared,
                 size_t count, const atomic_bool *stop);
sat_result focus_ask_more(focus *, const literal *assumed, size_t count,
                          const sat_limits *);
/* Of its solver, with what is left of questions. */
uint32_t focus_variables(const focus *);
void focus_delete(focus *);

#endif
