/* How work gets to another process and what came of it back: what crew.h is made of. Each
 * implementation has one file, and a struct that begins with a `crew`. */
#ifndef PARALLEL_TRANSPORT_H
#define PARALLEL_TRANSPORT_H

#include "parallel/crew.h"

typedef struct transport {
  void (*delete)(crew *);
  crew_place (*join)(crew *, char_vector *task);
  crew_role (*give)(crew *, crew_packer *, const void *work);
  bool (*is_child)(const crew *);
  void (*rest)(crew *);
  bool (*gather)(crew *, const _Atomic bool *stop, crew_message *);
  bool tells;                                  /* tasks are texts */
  void (*report)(crew *, const char_vector *); /* does not return */
} transport;

struct crew {
  const transport *by;
  _Atomic int32_t *free; /* shared: how many more may work */
};

/* Whether fewer than that many work: takes one place. */
bool crew_take_place(crew *);

crew *crew_new_of_ranks(void); /* crew_ranks.c */
/* crew_fork.c: has children of its own in the places of the other, which lives longer.
 * NULL: that one's processes are no copies. */
crew *crew_new_within(crew *);

/* A child's memory is its own matter: beyond the limit it ends without a word. */
void crew_end_without_memory(void);

/* Writes all of it; false: nobody reads. */
bool crew_write(int to, const void *bytes, size_t size);

#endif
