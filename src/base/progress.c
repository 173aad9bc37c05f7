/* Rate-limits progress: the clock is read every 64 ticks, the sink is called ten
 * times a second. */
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
  if (!sink || sink->skipped++ % 64)
    return;
  double now = progress_clock();
  if (now - sink->last < 0.1)
    return;
  sink->last = now;
  p->elapsed = now - sink->started;
  sink->update(sink, p);
}
