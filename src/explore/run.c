/* A search from beginning to verdict. It begins anew when a class of the library turns
 * out to be needed, or when two plain accesses turn out to be seen by each other. */
#include "explore/explorer.h"

static const char *weak_access(unsigned fixed) {
  return fixed & WEAK_FAILING   ? "a weak compare-and-set, which may fail for no reason"
         : fixed & WEAK_OPAQUE  ? "an opaque access"
         : fixed & WEAK_ACQUIRE ? "an acquire or release access"
                                : "a plain access to an atomic variable";
}

/* What was explored are orders of the accesses; Java allows more for these. */
static bool is_weaker(explorer *e) {
  explore_result *r = e->result;
  if (r->fixed & FIXED_STATE) {
    r->reason = memory_copy_text("not supported: Thread.getState of a thread that runs");
    return true;
  }
  if (!(r->fixed & WEAK) || e->options->ignore_races)
    return false;
  r->reason = memory_print("not supported: memory weaker than that of volatile variables "
                           "(%s); --races ignore explores it as volatile",
                           weak_access(r->fixed));
  return true;
}

/* What comes behind a loop that waits for the clock was not seen. */
static bool waits_for_clock(explorer *e) {
  if (!e->asks_in_round)
    return false;
  e->result->reason = memory_copy_text(
      "not supported: a loop that asks for the time again and again, which "
      "passes only while threads wait");
  return true;
}

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
    r->verdict =
        is_weaker(e) || waits_for_clock(e) ? EXPLORE_INCONCLUSIVE : EXPLORE_HOLDS;
}

static void drop_reason(explore_result *r) {
  memory_free(r->reason);
  r->reason = NULL;
}

/* Who waits for ever beside others that go on is seen by the search depth first of one
 * process: where another came to its end with nothing found, it is made as well. */
static bool needs_another(const explorer *e) {
  const explore_options *o = e->options;
  const explore_result *r = e->result;
  if (e->alone || r->found.kind || r->reason || e->stopped || r->is_cut ||
      o->no_matching || o->interface || o->search == SEARCH_RANDOM)
    return false;
  return o->search == SEARCH_BFS || o->formula || (o->jobs > 1 && e->is_round);
}

static void search_once(explorer *e) {
  const explore_options *o = e->options;
  if (!explorer_begin(e))
    e->result->reason = memory_copy_text(e->machine->stop.text ? e->machine->stop.text
                                                               : "main cannot be run");
  else if (o->interface)
    search_graph(e);
  else if (o->formula && !e->alone)
    search_endless(e);
  else if (o->search == SEARCH_BFS && !e->alone)
    search_breadth_first(e);
  else if (o->search == SEARCH_RANDOM)
    search_random(e);
  else
    search_depth_first(e);
}

static void search_to_end(explorer *e) {
  do {
    drop_reason(e->result);
    search_once(e);
  } while (explorer_end(e));
}

void explore_run(const explore_options *o, explore_result *r) {
  explorer e;
  *r = (explore_result){0};
  explorer_init(&e, o, r);
  search_to_end(&e);
  if (needs_another(&e)) {
    explore_result seen = *r;
    e.alone = true;
    search_to_end(&e);
    r->states = seen.states;
    r->transitions = seen.transitions;
    r->ends = seen.ends;
    r->depth = seen.depth;
    r->state_bytes = seen.state_bytes;
  }
  conclude(&e);
  copy_sites(&r->sites, &e.sites);
  explorer_release(&e);
}
