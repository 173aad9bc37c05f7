/* Opens, writes and closes the files. */
#include "report/document_internal.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static void document_json(const json_t *result, FILE *out) {
  json_dumpf(result, out, JSON_INDENT(1) | JSON_REAL_PRECISION(6));
  fputc('\n', out);
}

static document_writer *const writers[DOCUMENT_COUNT] = {
    [DOCUMENT_JSON] = document_json,   [DOCUMENT_SARIF] = document_sarif,
    [DOCUMENT_JUNIT] = document_junit, [DOCUMENT_MARKDOWN] = document_markdown,
    [DOCUMENT_HTML] = document_html,   [DOCUMENT_DOT] = document_dot,
};

static bool is_output(const char *path) {
  return path && !strcmp(path, "-");
}

bool documents_take_output(const document_set *d) {
  for (int k = 0; k < DOCUMENT_COUNT; k++)
    if (is_output(d->paths[k]))
      return true;
  return false;
}

bool documents_any(const document_set *d) {
  for (int k = 0; k < DOCUMENT_COUNT; k++)
    if (d->paths[k])
      return true;
  return false;
}

/* Two on one path would overwrite each other. */
static const char *shared_path(const document_set *d) {
  for (int k = 0; k < DOCUMENT_COUNT; k++)
    for (int i = 0; i < k; i++)
      if (d->paths[i] && d->paths[k] && !strcmp(d->paths[i], d->paths[k]))
        return d->paths[i];
  return NULL;
}

bool documents_open(document_set *d, diag_sink *sink) {
  const char *shared = shared_path(d);
  if (shared) {
    diag_error(sink, NO_PLACE,
               is_output(shared) ? "only one result can go to standard output ('%s')"
                                 : "two results would be written to '%s'",
               shared);
    return false;
  }
  for (int k = 0; k < DOCUMENT_COUNT; k++) {
    if (!d->paths[k])
      continue;
    d->files[k] = is_output(d->paths[k]) ? stdout : fopen(d->paths[k], "w");
    if (!d->files[k]) {
      diag_error(sink, NO_PLACE, "cannot write '%s': %s", d->paths[k], strerror(errno));
      documents_close(d);
      return false;
    }
  }
  return true;
}

/* From its start, without what may be left of an earlier result. */
static bool start_again(FILE *file) {
  if (file == stdout)
    return true;
  rewind(file);
  return !ftruncate(fileno(file), 0) || errno == EINVAL; /* no plain file: /dev/null */
}

bool documents_write(document_set *d, const json_t *result, diag_sink *sink) {
  bool good = true;
  for (int k = 0; k < DOCUMENT_COUNT; k++) {
    if (!d->files[k])
      continue;
    bool written = start_again(d->files[k]);
    if (written)
      writers[k](result, d->files[k]);
    written = written && !fflush(d->files[k]) && !ferror(d->files[k]);
    if (!written)
      diag_error(sink, NO_PLACE, "cannot write '%s': %s", d->paths[k], strerror(errno));
    good &= written;
  }
  return good;
}

void documents_close(document_set *d) {
  for (int k = 0; k < DOCUMENT_COUNT; k++) {
    if (d->files[k] && d->files[k] != stdout)
      fclose(d->files[k]);
    d->files[k] = NULL;
  }
}
