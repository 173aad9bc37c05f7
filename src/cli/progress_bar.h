/* Progress on a terminal: one line that is drawn over and removed at the end.
 *
 *     progress_bar bar;
 *     limits.progress = progress_bar_start(&bar, stderr);     NULL: no terminal
 *     ...
 *     progress_bar_stop(&bar);
 */
#ifndef CLI_PROGRESS_BAR_H
#define CLI_PROGRESS_BAR_H

#include "base/progress.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct progress_bar {
  progress_sink sink; /* first: the sink is the bar */
  FILE *out;          /* NULL: not started */
  bool is_drawn;
} progress_bar;

progress_sink *progress_bar_start(progress_bar *, FILE *);
void progress_bar_stop(progress_bar *);

/* "[######....] about 37 % open (estimate)  operation 2 of 5  120 states  4 s"; without
 * the bar when the fraction is not known. Fits on a line of 80 columns. */
void progress_bar_text(char *text, size_t size, const progress *);

#endif
