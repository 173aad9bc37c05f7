/* How a check ends without a verdict: an operation stays inconclusive, for a reason that
 * the result keeps; the first one is the check's. */
#include "world/world.h"

#include <assert.h>

bool world_give_up(world *c, char *reason) {
  assert(reason);
  check_result *r = c->result;
  if (c->searched)
    check_result_explain(r, c->searched - 1, reason);
  if (r->reason && r->reason_is_beyond) { /* that one may be mended */
    memory_free(r->reason);
    r->reason = NULL;
    r->reason_is_beyond = false;
  }
  if (r->reason)
    memory_free(reason);
  else
    r->reason = reason;
  return false;
}

bool world_go_beyond(world *c, uint32_t operation, char *reason) {
  assert(reason && operation < c->subject->operation_count);
  check_result *r = c->result;
  r->operations[operation].verdict = VERDICT_INCONCLUSIVE;
  r->operations[operation].beyond = true;
  check_result_explain(r, operation, reason);
  if (world_out_of_time(c))
    return world_give_up(c, reason);
  if (r->reason) {
    memory_free(reason);
    return false;
  }
  r->reason = reason;
  r->reason_is_beyond = true;
  return false;
}

bool world_out_of_time(world *c) {
  return check_is_stopped(c->limits);
}
