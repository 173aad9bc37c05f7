/* Minimal unsatisfiable cores: deletion with refinement. The solver names the
 * assumptions it needed; of these each is left out in turn. If the rest is still
 * impossible, what the solver now needed is the new, smaller core; if not, the one
 * left out is necessary, in every smaller core, too. */
#include "relation/finder.h"

/* The constraints of `tried` that the last answer needed. */
static void refine(const relation_finder *f, const u32_vector *tried, u32_vector *core) {
  vec_clear(core);
  vec_each (uint32_t, i, tried) {
    if (query_failed(f->query, f->constraints.data[*i].value))
      vec_push(core, *i);
  }
}

bool relation_finder_core(relation_finder *f, u32_vector *labels) {
  assert(f->result == SAT_UNSATISFIABLE && !f->asked_for_next && "impossible as asked");
  u32_vector core = {0}, rest = {0};
  refine(f, &f->active, &core);
  bool minimal = true;
  for (uint32_t at = 0; at < core.size;) {
    vec_clear(&rest);
    for (uint32_t i = 0; i < core.size; i++)
      if (i != at)
        vec_push(&rest, core.data[i]);
    sat_result result = finder_ask(f, &rest, false);
    if (result == SAT_UNSATISFIABLE)
      refine(f, &rest, &core); /* those before `at` are necessary and still there */
    else
      at++;
    minimal &= result != SAT_UNKNOWN;
  }
  vec_each (uint32_t, i, &core)
    vec_push(labels, f->constraints.data[*i].label);
  vec_release(&core);
  vec_release(&rest);
  f->result = SAT_UNKNOWN;
  return minimal;
}
