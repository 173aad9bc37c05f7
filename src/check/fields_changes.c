/* Slots that an operation wrote and left as they were: no change, where that is so in all
 * executions of the class. What it takes for that is a fact, "the slot was as it is now".
 * It is made relevant where it is so anyway, or where the alternative is worse: to
 * evaluate the local invariants that read the slot, with all that these depend on. */
#include "check/fields_internal.h"

void fields_find_changes(fields *f) {
  for (uint32_t k = 0; k < f->written; k++) {
    written_slot *w = &f->tracker.written.data[k];
    label why = LABEL_NONE;
    if (!fields_is_as_before(f, w->object, w->index, &why) ||
        (!labels_is_settled(&f->tracker.labels, why) && !fields_seen_by(f, w)))
      continue;
    tracker_settle(&f->tracker, why);
    w->unchanged = true;
  }
}
