/* The ways to represent what is left to check. */
#include "choose/choose.h"

#include "choose/bdd_internal.h"

static unchecked *in_solvers(sat_check *c) {
  const check_limits *l = c->limits;
  bool by_need = c->subject->language && /* its steps look at few of a program's nodes */
                 sat_takes(c, SHORTCUT_NEED);
  unchecked *u = unchecked_sat_new(c->formula, c->choices, l->stop, l->progress,
                                   l->scramble, by_need);
  u->always_renews = l->eager;
  u->keeps_contained = !sat_takes(c, SHORTCUT_PRUNED);
  return u;
}

const representation choose_in_solvers = {
    .engine = "sat", .new = in_solvers, .takes_shortcuts = true};
const representation choose_in_diagrams = {.engine = "bdd", .new = bdd_unchecked_new};

char *sat_why_unknown(const sat_check *c) {
  const char *trouble = c->unchecked->trouble;
  return memory_copy_text(trouble ? trouble : check_why_stopped(c->limits));
}
