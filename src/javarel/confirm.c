/* A counterexample is tried with more bits, first with the same numbers, then with those at
 * the ends of the range where they are in the wider one: 7 of 4 bits overflows as 63 of 7
 * does, and 2147483647 of 32. Then the method itself is run, with 32 bits. */
#include "javarel/confirm.h"

#include "javarel/replay.h"

/* Where two equal texts may be one object or not, the machine has one of both. */
static const char *about_texts(javarel_result *r) {
  return r->texts_compared
             ? arena_print(&r->store, "; it may be due to %s", r->texts_compared)
             : "";
}

/* What the machine says; NULL: the counterexample stands. */
static const char *run_method(javarel_result *r, uint32_t bits) {
  bool could_run;
  const char *different = replay_on_machine(&r->store, r, &could_run);
  if (!different)
    return NULL;
  if (!could_run && !r->is_at_ends)
    r->unreplayed = different;
  else if (replay_has_specified_calls(r->run))
    r->unreplayed = arena_print(&r->store,
                                "%s; what is called goes by its specification in the "
                                "trace, its code does otherwise",
                                different);
  else
    return arena_print(&r->store,
                       "the counterexample exists with integers of %u bits, but the "
                       "method, run with 32, ends otherwise: %s%s",
                       bits, different, about_texts(r));
  return NULL;
}

static const char *confirm_wide(javarel_result *r, uint32_t bits) {
  if (r->broken == OBLIGATION_ABSTRACTION)
    r->unreplayed = "the machine knows no specification fields";
  else if (r->broken == OBLIGATION_CALLS)
    r->unreplayed = "the machine knows no @Requires";
  else
    return run_method(r, bits);
  return NULL;
}

const char *confirm_counterexample(javarel_result *r, uint32_t bitwidth) {
  uint32_t bits;
  const char *different = replay_wider(&r->store, r, false, &bits);
  if (different && !replay_wider(&r->store, r, true, &bits)) {
    r->is_at_ends = true;
    different = NULL;
  }
  const char *reason =
      different
          ? arena_print(&r->store,
                        "the counterexample exists only with integers of %u bits, not "
                        "with %u (%s); give --bitwidth %u",
                        bitwidth, bits, different, bits)
          : confirm_wide(r, bits);
  r->is_narrow = reason != NULL;
  return reason;
}
