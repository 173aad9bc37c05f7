/* From options to files. A result never overwrites what it is about. */
#include "cli/documents.h"

#include <sys/stat.h>

static bool is_same_file(const char *a, const char *b) {
  struct stat x, y;
  return !stat(a, &x) && !stat(b, &y) && x.st_dev == y.st_dev && x.st_ino == y.st_ino &&
         S_ISREG(x.st_mode);
}

static bool is_input(const cli_options *o, const char *path) {
  for (size_t i = 0; i < o->path_count; i++)
    if (is_same_file(o->paths[i], path))
      return true;
  return false;
}

static document_set documents_named(const cli_options *o) {
  return (document_set){.paths = {[DOCUMENT_JSON] = o->json,
                                  [DOCUMENT_SARIF] = o->sarif,
                                  [DOCUMENT_JUNIT] = o->junit,
                                  [DOCUMENT_MARKDOWN] = o->markdown,
                                  [DOCUMENT_HTML] = o->html,
                                  [DOCUMENT_DOT] = o->dot}};
}

bool documents_want_output(const cli_options *o) {
  document_set d = documents_named(o);
  return documents_take_output(&d);
}

bool documents_start(document_set *d, const cli_options *o, diag_sink *sink) {
  *d = documents_named(o);
  for (int k = 0; k < DOCUMENT_COUNT; k++)
    if (d->paths[k] && is_input(o, d->paths[k])) {
      diag_error(sink, NO_PLACE, "'%s' is an input; the result would overwrite it",
                 d->paths[k]);
      return false;
    }
  return documents_open(d, sink);
}
