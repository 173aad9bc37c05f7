/* Progress of work that does not tell how far it is: the line on the terminal is drawn
 * again by a thread of its own, so that its time is the real one.
 *
 *     progress_beat b;
 *     progress_beat_start(&b, stderr);                          silent: no terminal
 *     progress_beat_set(&b, (progress){.phase = "procedures", ...});
 *     progress_beat_hide(&b);                                   before something is printed
 *     progress_beat_stop(&b);
 */
#ifndef CLI_PROGRESS_BEAT_H
#define CLI_PROGRESS_BEAT_H

#include "cli/progress_bar.h"

#include <pthread.h>

typedef struct progress_beat {
  progress_bar bar;
  progress now;
  progress_sink *sink; /* NULL: silent */
  pthread_t thread;
  pthread_mutex_t mutex; /* of all above */
  pthread_cond_t over;
  bool is_over;
} progress_beat;

void progress_beat_start(progress_beat *, FILE *);
void progress_beat_set(progress_beat *, progress);
void progress_beat_hide(progress_beat *); /* until it is drawn again */
void progress_beat_stop(progress_beat *);

#endif
