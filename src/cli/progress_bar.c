/* Draws progress with nothing but a carriage return and "erase to the end of line". */
#include "cli/progress_bar.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

enum { BAR_WIDTH = 10 };

/* Appends as much as there is room for. */
static void append(char *text, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static void append(char *text, size_t size, const char *format, ...) {
  size_t length = strlen(text);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text + length, size - length, format, arguments);
  va_end(arguments);
}

/* An estimate of nothing is not nothing: it is less than one state of those drawn. */
static void append_open(char *text, size_t size, const progress *p) {
  const char *about = !p->is_estimate ? "" : p->fraction > 0 ? "about " : "less than ";
  double percent = p->is_estimate && p->fraction <= 0 ? 2 : p->fraction * 100;
  append(text, size, "%s%.0f %% open%s  ", about, percent,
         p->is_estimate ? " (estimate)" : "");
}

void progress_bar_text(char *text, size_t size, const progress *p) {
  *text = 0;
  if (p->fraction >= 0 && p->fraction <= 1) {
    int filled = (int)((1 - p->fraction) * BAR_WIDTH);
    append(text, size, "[%.*s%.*s] ", filled, "##########", BAR_WIDTH - filled,
           "..........");
    append_open(text, size, p);
  }
  if (p->parts > 1)
    append(text, size, "operation %u of %u  ", p->part, p->parts);
  append(text, size, "%" PRIu64 " %s  %.0f s", p->done, p->phase ? p->phase : "done",
         p->elapsed);
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
