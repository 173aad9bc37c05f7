#include "cli/progress_beat.h"

#include <time.h>

static void *beat(void *context) {
  progress_beat *b = context;
  pthread_mutex_lock(&b->mutex);
  while (!b->is_over) {
    struct timespec next;
    clock_gettime(CLOCK_REALTIME, &next);
    next.tv_sec++;
    pthread_cond_timedwait(&b->over, &b->mutex, &next);
    if (!b->is_over)
      progress_tick(b->sink, &b->now);
  }
  pthread_mutex_unlock(&b->mutex);
  return NULL;
}

void progress_beat_start(progress_beat *b, FILE *out) {
  *b = (progress_beat){.mutex = PTHREAD_MUTEX_INITIALIZER,
                       .over = PTHREAD_COND_INITIALIZER};
  b->sink = progress_bar_start(&b->bar, out);
  if (b->sink && pthread_create(&b->thread, NULL, beat, b))
    b->sink = NULL;
}

void progress_beat_set(progress_beat *b, progress now) {
  if (!b->sink)
    return;
  pthread_mutex_lock(&b->mutex);
  b->now = now;
  progress_tick(b->sink, &b->now);
  pthread_mutex_unlock(&b->mutex);
}

void progress_beat_hide(progress_beat *b) {
  if (!b->sink)
    return;
  pthread_mutex_lock(&b->mutex);
  progress_bar_stop(&b->bar);
  pthread_mutex_unlock(&b->mutex);
}

void progress_beat_stop(progress_beat *b) {
  if (!b->sink)
    return;
  pthread_mutex_lock(&b->mutex);
  b->is_over = true;
  pthread_cond_signal(&b->over);
  pthread_mutex_unlock(&b->mutex);
  pthread_join(b->thread, NULL);
  progress_bar_stop(&b->bar);
  b->sink = NULL;
}
