/* Progress of a long job, handed to a sink that may draw it or drop it.
 *
 * The job calls progress_tick as often as it likes; the sink's `update` runs at
 * most ten times a second. A NULL sink is allowed everywhere.
 */
#ifndef BASE_PROGRESS_H
#define BASE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct progress {
  const char *phase;    /* what is going on, in two or three words */
  uint64_t done;        /* units finished: states, candidates, proofs */
  double fraction;      /* of the space still open, 0..1; negative: unknown */
  bool is_estimate;     /* the fraction is not exact */
  uint32_t part, parts; /* which operation of how many the fraction is about; 0: of all */
  double elapsed;       /* seconds since the sink was made; set by progress_tick */
} progress;

typedef struct progress_sink {
  void (*update)(struct progress_sink *, const progress *);
  double started, last; /* seconds on the monotonic clock */
} progress_sink;

double progress_clock(void); /* monotonic seconds */
void progress_start(progress_sink *, void (*update)(progress_sink *, const progress *));
void progress_tick(progress_sink *, progress *);

#endif
