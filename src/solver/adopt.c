/* A model that another solver has found becomes what the solver that keeps its trail
 * tries first: it goes on from there, instead of from where it had lost its way. */
#include "solver/trail.h"

void sat_trail_adopt(sat *trail, sat *from) {
  trail_solver *s = (trail_solver *)trail;
  trail_backtrack(s, 0);
  vec_clear(&s->kept);
  for (uint32_t v = 1; v <= s->variable_count; v++)
    s->variables[v].phase = sat_value(from, (int)v);
}
