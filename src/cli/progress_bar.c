/* Draws progress with nothing but a carriage return and "erase to the end of line". */
#include "cli/progress_bar.h"

#include <inttypes.h>
#include <unistd.h>

enum { BAR_WIDTH = 20 };

void progress_bar_text(char *text, size_t size, const progress *p) {
  int length = 0;
  if (p->fraction >= 0 && p->fraction <= 1) {
    int filled = (int)((1 - p->fraction) * BAR_WIDTH);
    length =
        snprintf(text, size, "[%.*s%.*s] %.0f %%  ", filled, "####################",
                 BAR_WIDTH - filled, "....................", (1 - p->fraction) * 100);
  }
  if (length >= 0 && (size_t)length < size)
    length += snprintf(text + length, size - (size_t)length, "%" PRIu64 " %s  %.0f s",
                       p->done, p->phase ? p->phase : "done", p->elapsed);
  if (length >= 0 && (size_t)length < size && p->elapsed >= 1)
    snprintf(text + length, size - (size_t)length, "  %.0f a second",
             (double)p->done / p->elapsed);
}

static void draw(progress_sink *sink, const progress *p) {
  progress_bar *bar = (progress_bar *)sink;
  char text[160] = "";
  progress_bar_text(text, sizeof text, p);
  fprintf(bar->out, "\r%s\033[K", text);
  fflush(bar->out);
  bar->is_drawn = true;
}

progress_sink *progress_bar_start(progress_bar *bar, FILE *out) {
  *bar = (progress_bar){.out = out};
  if (!isatty(fileno(out)))
    return NULL;
  progress_start(&bar->sink, draw);
  return &bar->sink;
}

void progress_bar_stop(progress_bar *bar) {
  if (bar->is_drawn) {
    fputs("\r\033[K", bar->out);
    fflush(bar->out);
  }
  bar->is_drawn = false;
}
