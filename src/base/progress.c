/* Rate-limits progress. The clock is read at every tick (some 25 ns): a job may tick a
 * million times a second or once in a second, and both must show. */
#include "base/progress.h"

#include <stddef.h>
#include <time.h>

double progress_clock(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void progress_start(progress_sink *sink,
                    void (*update)(progress_sink *, const progress *)) {
  *sink = (progress_sink){.update = update, .started = progress_clock()};
}

void progress_tick(progress_sink *sink, progress *p) {
  if (!sink)
    return;
  double now = progress_clock();
  if (now - sink->last < 0.1)
    return;
  sink->last = now;
  p->elapsed = now - sink->started;
  sink->update(sink, p);
}
