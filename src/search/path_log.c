/* Appends to the file, a line for each path: a run that is cut short leaves what it has. */
#include "search/path_log.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { MOST_DECISIONS = 24 }; /* of a path: early ones part more */

bool path_log_is_wanted(const world *c) {
  (void)c;
  return getenv("GLASSBOX_PATHS");
}

static uint64_t processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

/* A child's processor time begins anew. */
void path_log_give(world *c) {
  c->given_at = c->given_by == getpid() ? c->given_at : c->given_next;
  c->given_by = getpid();
  c->given_next = c->given_at + processor_time();
}

void path_log_end(const world *c) {
  const char *name = getenv("GLASSBOX_PATHS");
  FILE *file = name ? fopen(name, "a") : NULL;
  if (!file)
    return;
  uint64_t start = c->given_by == getpid() ? c->given_at : c->given_next;
  fprintf(file, "worker %" PRIu64 " %" PRIu64 "\n", start, start + processor_time());
  fclose(file);
}

void path_log_note(search *s, path_log_filter *parts) {
  const char *name = getenv("GLASSBOX_PATHS");
  FILE *file = name ? fopen(name, "a") : NULL;
  if (!file)
    return;
  world *c = s->c;
  uint64_t now = processor_time();
  if (!c->logged)
    fprintf(file, "open %" PRIu64 "\n", now);
  fprintf(file, "path %" PRIu32 " %" PRIu64, s->number, c->logged ? now - c->logged : 0);
  uint32_t written = 0;
  for (uint32_t k = 0; k < s->last_path.size && written < MOST_DECISIONS; k++) {
    literal a = s->last_path.data[k];
    if (!parts(s, a))
      continue;
    fprintf(file, " %s%" PRIu32, literal_is_negated(a) ? "-" : "", literal_node(a));
    written++;
  }
  fputc('\n', file);
  fclose(file);
  c->logged = processor_time();
}
