/* A search from beginning to verdict. It begins anew when a class of the library turns
 * out to be needed, or when two plain accesses turn out to be seen by each other. */
#include "explore/explorer.h"

static void conclude(explorer *e) {
  explore_result *r = e->result;
  if (r->found.kind)
    r->verdict = EXPLORE_VIOLATED;
  else if (r->reason || e->stopped || r->is_cut) {
    r->verdict = EXPLORE_INCONCLUSIVE;
    if (!r->reason && e->stopped)
      r->reason = memory_copy_text(e->stopped);
  } else if (e->assumed && !r->ends) {
    r->verdict = EXPLORE_INCONCLUSIVE;
    r->reason = memory_copy_text("no schedule comes to its end: assumptions do not hold");
  } else
    r->verdict = EXPLORE_HOLDS;
}

static void drop_reason(explore_result *r) {
  memory_free(r->reason);
  r->reason = NULL;
}

void explore_run(const explore_options *o, explore_result *r) {
  explorer e;
  *r = (explore_result){0};
  explorer_init(&e, o, r);
  bool again;
  do {
    drop_reason(r);
    if (!explorer_begin(&e))
      r->reason = memory_copy_text(e.machine->stop.text ? e.machine->stop.text
                                                        : "main cannot be run");
    else if (o->interface)
      search_graph(&e);
    else if (o->formula)
      search_endless(&e);
    else if (o->search == SEARCH_BFS)
      search_breadth_first(&e);
    else if (o->search == SEARCH_RANDOM)
      search_random(&e);
    else
      search_depth_first(&e);
    again = explorer_end(&e);
  } while (again);
  conclude(&e);
  copy_sites(&r->sites, &e.sites);
  explorer_release(&e);
}
