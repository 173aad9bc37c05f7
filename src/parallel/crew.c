/* What both ways of sharing have in common: a counter of the places that are free, in
 * memory that all processes of a machine see, so that to look costs nothing. */
#include "parallel/crew.h"

#include "base/memory.h"
#include "parallel/ranks.h"
#include "parallel/transport.h"

#include <assert.h>
#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

uint32_t crew_cores(void) {
  cpu_set_t usable;
  int count = sched_getaffinity(0, sizeof usable, &usable) ? 1 : CPU_COUNT(&usable);
  return count > 0 ? (uint32_t)count : 1;
}

uint32_t crew_jobs(uint64_t wanted) {
  return ranks_here()  ? ranks_here()->count
         : wanted == 0 ? crew_cores()
                       : (uint32_t)wanted;
}

crew *crew_new(uint32_t jobs) {
  return ranks_here() ? crew_new_of_ranks() : crew_new_forking(jobs);
}

void crew_delete(crew *c) {
  if (c)
    c->by->delete (c);
}

crew_place crew_join(crew *c, char_vector *task) {
  return c ? c->by->join(c, task) : CREW_LEADS;
}

bool crew_is_helper(void) {
  return ranks_here() && ranks_here()->number;
}

bool crew_has_room(const crew *c) {
  return c && *c->free > 0;
}

bool crew_take_place(crew *c) {
  int32_t left = *c->free;
  while (left > 0)
    if (__atomic_compare_exchange_n((int32_t *)c->free, &left, left - 1, false,
                                    __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
      return true;
  return false;
}

crew_role crew_give(crew *c, crew_packer *pack, const void *work) {
  assert(pack);
  return c->by->give(c, pack, work);
}

bool crew_tells(const crew *c) {
  return c && c->by->tells;
}

bool crew_is_child(const crew *c) {
  return c && c->by->is_child(c);
}

void crew_rest(crew *c) {
  c->by->rest(c);
}

bool crew_gather(crew *c, const _Atomic bool *stop, crew_message *out) {
  *out = (crew_message){.signal = -1};
  return c->by->gather(c, stop, out);
}

void crew_report(crew *c, const char_vector *text) {
  assert(crew_is_child(c));
  c->by->report(c, text);
  abort();
}

static _Noreturn void end_without_words(void *context, size_t wanted, size_t limit) {
  (void)context, (void)wanted, (void)limit;
  _exit(3);
}

void crew_end_without_memory(void) {
  memory_set_limit(memory_limit(), end_without_words, NULL);
}

bool crew_write(int to, const void *bytes, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t wrote = write(to, (const char *)bytes + done, size - done);
    if (wrote < 0 && errno != EINTR)
      return false;
    done += wrote > 0 ? (size_t)wrote : 0;
  }
  return true;
}
