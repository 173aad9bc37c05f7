/* Rounds that are never left: from such a state on, whatever threads do, the same states
 * come again and again. A thread that takes no step in there, and has not ended, waits for
 * ever; so does one that goes round,
 * if all that anybody does in there is to look.
 *
 *     open_states o = {0};
 *     open_part p;
 *     open_enter(&o, &p, key, did);        a state that is new, on the way
 *     open_meet(&o, &p, key, thread, ...); a step of p's state leads to one that is not new
 *     open_leave(&p);                      ... to an end, or somewhere that is left out
 *     if (open_close(&o, &p, parent, thread)) ... p's state begins a round ...
 *     open_release(&o);
 *
 * These are strongly connected components without a way out (Tarjan 1972), found by the
 * search depth first itself. Only states whose component is not known to be complete are
 * kept; in a program that ends on all ways these are the states on the way.
 */
#ifndef EXPLORE_OPEN_H
#define EXPLORE_OPEN_H

#include "base/vector.h"
#include "explore/store.h"

enum { OPEN_MOST_THREADS = 64 };

/* What steps do: ask for the time; change a variable, wait, wake, or choose. */
enum { OPEN_ASKS = 1, OPEN_ACTS = 2 };

typedef struct open_states {
  vector(store_key) stack;
  uint32_t *table; /* places in the stack + 1, open addressing */
  uint32_t capacity;
  bool is_round; /* some state was met again on a way from it */
  unsigned does; /* set of what steps in between did */
} open_states;

/* What is known of a state on the way: its place, the first open state that it leads back
 * to, the threads that moved behind it, whether there is a way out, whether time mattered. */
typedef struct open_part {
  uint32_t place, low;
  uint64_t moved;
  bool leaves;
  uint8_t did;  /* set: the step that led here */
  uint8_t does; /* those behind it */
} open_part;

void open_enter(open_states *, open_part *, store_key, unsigned did);
void open_meet(open_states *, open_part *from, store_key, uint32_t thread, unsigned did);
bool open_knows(const open_states *, store_key);
void open_leave(open_part *from);
/* All steps of the state were tried. `thread` led to it from `parent`; NULL: it is the
 * first. */
bool open_close(open_states *, const open_part *, open_part *parent, uint32_t thread);
/* The state stays on the way, without all that was behind it. */
void open_back_to(open_states *, const open_part *);
void open_release(open_states *);

#endif
