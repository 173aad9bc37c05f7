/* glassbox env: the environment of an open unit. Reads the assumptions, finds the unit
 * and what it refers to, writes drivers, and explores the whole where that is asked for.
 */
#include "cli/bounds.h"
#include "cli/env_check.h"
#include "cli/env_verify.h"
#include "cli/inputs.h"
#include "env/library.h"
#include "env/stubs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct environment {
  const cli_options *options;
  inputs in;
  env_file file;
  env_unit unit;
  env_model model;
  env_sources sources;
  env_stubs stubs;
  env_library library;
  const char *spec; /* SPEC.env; NULL: none */
} environment;

static bool is_spec(const char *path) {
  size_t length = strlen(path);
  return length > 4 && !strcmp(path + length - 4, ".env");
}

/* SPEC.env apart from the PATHs. */
static bool part_paths(environment *e, cli_options *o, char **paths, diag_sink *sink) {
  size_t count = 0;
  for (size_t i = 0; i < o->path_count; i++) {
    if (!is_spec(o->paths[i]))
      paths[count++] = o->paths[i];
    else if (e->spec) {
      diag_error(sink, NO_PLACE, "two files of assumptions, '%s' and '%s': one is enough",
                 e->spec, o->paths[i]);
      return false;
    } else
      e->spec = o->paths[i];
  }
  o->paths = paths;
  o->path_count = count;
  if (!e->spec && !o->discover && !o->threads)
    diag_error(sink, NO_PLACE,
               "'env' needs a SPEC.env with assumptions, or --threads N to make none, or "
               "--discover to get one");
  return e->spec || o->discover || o->threads;
}

/* The unit. */

static bool add_named(environment *e, const char *list, diag_sink *sink) {
  for (const char *at = list; *at;) {
    size_t length = strcspn(at, ",");
    const char *pattern = arena_copy(&e->unit.arena, at, length);
    if (length && !env_unit_add(&e->unit, pattern, sink))
      return false;
    at += length + (at[length] == ',');
  }
  return true;
}

static bool find_unit(environment *e, diag_sink *sink) {
  const cli_options *o = e->options;
  env_unit_init(&e->unit, e->in.program, &e->in.known);
  if (o->unit && !add_named(e, o->unit, sink))
    return false;
  if (!o->unit)
    vec_each (name, c, &e->in.classes)
      if (!env_unit_add(&e->unit, (*c)->text, sink))
        return false;
  if (!e->unit.classes.size)
    diag_error(sink, NO_PLACE,
               "no class under analysis: name them with --unit, or give PATHs");
  env_unit_discover(&e->unit);
  return e->unit.classes.size;
}

/* --discover */

static int write_first_file(environment *e, const char *path, diag_sink *sink) {
  FILE *out = fopen(path, "wx");
  if (!out) {
    diag_error(sink, NO_PLACE, "cannot write '%s': %s", path, strerror(errno));
    return EXIT_USAGE;
  }
  env_discover_assumptions(&e->unit, out);
  if (!fclose(out))
    return EXIT_HOLDS;
  diag_error(sink, NO_PLACE, "cannot write '%s': %s", path, strerror(errno));
  return EXIT_USAGE;
}

static bool discover_to_json(environment *e, const char *path, diag_sink *sink) {
  json_t *all = env_discover_json(&e->unit);
  bool to_output = !strcmp(path, "-");
  FILE *out = to_output ? stdout : fopen(path, "w");
  bool written = out && !json_dumpf(all, out, JSON_INDENT(1) | JSON_PRESERVE_ORDER) &&
                 fputc('\n', out) != EOF;
  if (out && !to_output)
    written = !fclose(out) && written;
  if (!written)
    diag_error(sink, NO_PLACE, "cannot write '%s': %s", path, strerror(errno));
  json_decref(all);
  return written;
}

static int discover(environment *e, diag_sink *sink) {
  const cli_options *o = e->options;
  bool quiet = o->json && !strcmp(o->json, "-");
  if (o->json && !discover_to_json(e, o->json, sink))
    return EXIT_USAGE;
  if (!quiet)
    env_discover_text(&e->unit, stdout);
  if (o->output)
    return write_first_file(e, o->output, sink);
  if (!quiet) {
    fputs("\nassumptions to begin with (-o FILE.env writes them)\n\n", stdout);
    env_discover_assumptions(&e->unit, stdout);
  }
  return EXIT_HOLDS;
}

/* Universal drivers. */

/* CLASS=K */
static bool add_instances(environment *e, const char *text, diag_sink *sink) {
  const char *equals = strchr(text, '=');
  uint64_t count = equals ? strtoull(equals + 1, NULL, 10) : 0;
  if (!count || count > 1000 || equals[1 + strspn(equals + 1, "0123456789")]) {
    diag_error(sink, NO_PLACE, "--instances takes CLASS=K, K from 1 to 1000, not '%s'",
               text);
    return false;
  }
  const char *written = arena_copy(&e->unit.arena, text, (size_t)(equals - text));
  ir_class *c = env_class_find(&e->unit, written, NULL, 0);
  if (!c)
    env_class_unknown(&e->unit, (place){"--instances", 0, 0}, written, sink);
  else
    env_model_add_instances(&e->model, c, (uint32_t)count);
  return c;
}

static bool has_instance(const env_model *m, const ir_class *c) {
  vec_each (env_named, n, &m->instances)
    if (n->class == c)
      return true;
  return false;
}

static bool add_all_instances(environment *e, diag_sink *sink) {
  vec_each (const char *, text, &e->options->instances)
    if (!add_instances(e, *text, sink))
      return false;
  if (!e->options->threads || e->spec)
    return true;
  vec_each (ir_class *, c, &e->unit.classes)
    if (env_can_be_made(*c) && !has_instance(&e->model, *c))
      env_model_add_instances(&e->model, *c, 1);
  return true;
}

/* Synthesis. */

static bool make_stubs(environment *e, diag_sink *sink) {
  const cli_options *o = e->options;
  env_stubs_init(&e->stubs, &e->model);
  env_library_init(&e->library, &e->model, o->library, o->nonnull);
  if (!env_library_find(&e->library))
    return false;
  env_library_write(&e->library, &e->sources);
  if (o->real)
    return true;
  if (o->precision && strcmp(o->precision, "types") != 0 &&
      strcmp(o->precision, "parameters") != 0) {
    diag_error(sink, NO_PLACE, "--precision takes types or parameters, not '%s'",
               o->precision);
    return false;
  }
  e->stubs.nonnull = o->nonnull;
  e->stubs.types_alone = o->precision && !strcmp(o->precision, "types");
  env_stubs_find(&e->stubs);
  env_stubs_write(&e->stubs, &e->sources);
  return true;
}

static bool synthesise(environment *e, diag_sink *sink) {
  const cli_options *o = e->options;
  space_bounds b = {.ints_low = 0, .ints_high = 2};
  if (o->ints && !bounds_read(o, &b, sink))
    return false;
  env_model_init(&e->model, &e->unit, e->spec ? &e->file : NULL, b.ints_low, b.ints_high,
                 sink);
  e->model.nonnull = o->nonnull;
  return (!e->spec || env_model_instances(&e->model)) && add_all_instances(e, sink) &&
         make_stubs(e, sink) &&
         env_drivers_write(&e->model, (uint32_t)o->threads, &e->sources);
}

static void print_summary(environment *e) {
  printf("%s: %u classes of the environment\n", e->options->output,
         e->sources.files.size);
  vec_each (env_stub, s, &e->stubs.stubs)
    printf("  stub of %s\n", env_class_text(&e->unit, s->class));
  vec_each (env_library_class, k, &e->library.classes)
    printf("  stub of %s, which is assumed to call nothing back\n",
           env_class_text(&e->unit, k->class));
  vec_each (ir_class *, c, &e->model.interfaces)
    printf("  any implementation of %s, which is assumed to call nothing back\n",
           env_class_text(&e->unit, *c));
  vec_each (env_kept, k, &e->stubs.kept)
    printf("  %s stays as it is: %s\n", env_class_text(&e->unit, k->class), k->reason);
}

static int write_and_check(environment *e, diag_sink *sink) {
  const cli_options *o = e->options;
  if (!o->output && !o->check && !o->verify) {
    diag_error(sink, NO_PLACE,
               "'env' needs -o DIR for the environment, or --check to explore it, or "
               "--verify to compare it with the real one");
    return EXIT_USAGE;
  }
  if (!synthesise(e, sink) ||
      (o->output && !env_sources_write(&e->sources, o->output, sink)))
    return EXIT_USAGE;
  if (o->verify)
    return env_verify(&e->model, &e->stubs, &e->sources, &e->in, o, sink);
  if (o->check)
    return env_check(&e->model, &e->stubs, e->library.classes.size, &e->sources, &e->in,
                     o, sink);
  print_summary(e);
  return EXIT_HOLDS;
}

int command_env(const cli_options *given, diag_sink *sink) {
  cli_options own = *given;
  environment e = {.options = &own};
  char **paths = memory_new_array(char *, given->path_count + 1);
  int status = EXIT_USAGE;
  bool parted = part_paths(&e, &own, paths, sink);
  if (parted && (!e.spec || own.discover || env_file_read(&e.file, e.spec, sink))) {
    if (inputs_open(&e.in, &own, sink) && find_unit(&e, sink))
      status = own.discover ? discover(&e, sink) : write_and_check(&e, sink);
    env_stubs_release(&e.stubs);
    env_library_release(&e.library);
    env_sources_release(&e.sources);
    env_model_release(&e.model);
    env_unit_release(&e.unit);
    inputs_close(&e.in);
  }
  env_file_release(&e.file);
  memory_free(paths);
  return status;
}
