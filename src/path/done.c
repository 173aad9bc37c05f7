/* What has been checked, kept for who has not been told of it: another process, or the
 * same one when it goes on with an operation after others. */
#include "path/path.h"

#include <assert.h>

void search_note_done(search *s, const literal *all, uint32_t count) {
  assert(all || !count);
  if (!s->keeps_done)
    return;
  vec_push(&s->done, count);
  for (uint32_t k = 0; k < count; k++)
    vec_push(&s->done, all[k]);
}

void search_remove_done(search *s) {
  unchecked *u = s->c->unchecked;
  for (uint32_t k = 0; k < s->done.size; k += s->done.data[k] + 1)
    u->prune(u, s->done.data + k + 1, s->done.data[k]);
}
