/* Compares files, not names: a link to an input is the input. */
#include "cli/outputs.h"

#include "base/memory.h"

#include <string.h>
#include <sys/stat.h>

static bool is_same(const struct stat *output, const char *input) {
  struct stat s;
  return !stat(input, &s) && s.st_dev == output->st_dev && s.st_ino == output->st_ino;
}

static bool is_in_list(const struct stat *output, const char *list) {
  bool found = false;
  for (const char *at = list; at && *at && !found;) {
    size_t length = strcspn(at, ":");
    char *element = memory_print("%.*s", (int)length, at);
    found = is_same(output, element);
    memory_free(element);
    at += length + (at[length] == ':');
  }
  return found;
}

/* Files below a folder that was given, or found beside a source. */
static bool looks_like_input(const char *path) {
  static const char *const kinds[] = {".java", ".class", ".jar", ".fir",
                                      ".lang", ".toml",  ".env"};
  size_t length = strlen(path);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    size_t end = strlen(kinds[i]);
    if (length > end && !strcmp(path + length - end, kinds[i]))
      return true;
  }
  return false;
}

static bool spares_inputs(const cli_options *o, const char *option_name, const char *path,
                          diag_sink *sink) {
  struct stat output;
  if (!path || !strcmp(path, "-") || stat(path, &output))
    return true;
  bool is_input = looks_like_input(path) || is_in_list(&output, o->classpath);
  for (size_t i = 0; i < o->path_count; i++)
    is_input |= is_same(&output, o->paths[i]) && !S_ISDIR(output.st_mode);
  if (is_input)
    diag_error(sink, NO_PLACE, "--%s: '%s' is an input; the result would overwrite it",
               option_name, path);
  return !is_input;
}

bool outputs_all_spare_inputs(const cli_options *o, diag_sink *sink) {
  return spares_inputs(o, "json", o->json, sink) &&
         spares_inputs(o, "html", o->html, sink) &&
         spares_inputs(o, "sarif", o->sarif, sink) &&
         spares_inputs(o, "junit", o->junit, sink) &&
         spares_inputs(o, "markdown", o->markdown, sink) &&
         spares_inputs(o, "dot", o->dot, sink);
}
