/* Sorts the PATHs into sources, folders and archives, compiles the sources, and
 * finds the class that is meant. */
#include "cli/inputs.h"

#include "base/suggest.h"
#include "cli/interrupt.h"
#include "java/java_text.h"
#include "java/jdk.h"

#include <assert.h>
#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the PATHs amount to. */
typedef struct findings {
  text_vector sources; /* .java files, to be compiled in one go */
  text_vector entries; /* for the class path */
  const char *javac;   /* NULL: nothing was to be compiled */
} findings;

static bool ends_with(const char *text, const char *end) {
  size_t length = strlen(text), end_length = strlen(end);
  return length > end_length && !strcmp(text + length - end_length, end);
}

static int by_name(const FTSENT **a, const FTSENT **b) {
  return strcmp((*a)->fts_name, (*b)->fts_name);
}

/* Sources and jars anywhere below the folder; the folder itself is an entry of the
 * class path when there is a class file below it. */
static bool sort_folder(findings *f, arena *store, char *folder, diag_sink *sink) {
  char *roots[] = {folder, NULL};
  FTS *walk = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
  if (!walk) {
    diag_error(sink, NO_PLACE, "cannot read folder '%s': %s", folder, strerror(errno));
    return false;
  }
  uint32_t found = f->sources.size + f->entries.size;
  bool has_classes = false, readable = true;
  for (FTSENT *e; readable && (e = fts_read(walk));) {
    if (e->fts_info == FTS_DNR) {
      diag_error(sink, NO_PLACE, "cannot read folder '%s': %s", e->fts_path,
                 strerror(e->fts_errno));
      readable = false;
    } else if (e->fts_info != FTS_F)
      continue;
    else if (ends_with(e->fts_name, ".class"))
      has_classes = true;
    else if (ends_with(e->fts_name, ".java"))
      vec_push(&f->sources, arena_copy(store, e->fts_path, strlen(e->fts_path)));
    else if (ends_with(e->fts_name, ".jar"))
      vec_push(&f->entries, arena_copy(store, e->fts_path, strlen(e->fts_path)));
  }
  fts_close(walk);
  if (has_classes)
    vec_push(&f->entries, folder);
  if (readable && found == f->sources.size + f->entries.size) {
    diag_error(sink, NO_PLACE, "folder '%s' holds no .java, .class or .jar file", folder);
    return false;
  }
  return readable;
}

static bool sort_path(findings *f, arena *store, char *path, diag_sink *sink) {
  struct stat status;
  if (stat(path, &status)) {
    diag_error(sink, NO_PLACE, "cannot open '%s': %s", path, strerror(errno));
    return false;
  }
  if (S_ISDIR(status.st_mode))
    return sort_folder(f, store, path, sink);
  if (ends_with(path, ".java"))
    vec_push(&f->sources, path);
  else if (ends_with(path, ".class") || ends_with(path, ".jar"))
    vec_push(&f->entries, path);
  else {
    diag_error(sink, NO_PLACE,
               "'%s' is none of: .java file, .class file, .jar, folder of them", path);
    return false;
  }
  return true;
}

/* The other PATHs and what is said of the class path, for javac. In the arena; NULL when
 * empty. */
static const char *path_for_javac(const findings *f, arena *store, const char *given) {
  const char *path = NULL;
  vec_each (const char *, e, &f->entries) {
    path = path ? arena_print(store, "%s:%s", path, *e) : *e;
  }
  return path && given ? arena_print(store, "%s:%s", path, given) : path ? path : given;
}

/* Compiles the sources, if any; *folder is where to. What javac found beside them is
 * found here, too. */
static bool compile(findings *f, inputs *in, const char *given, java_compiler *by,
                    const char **folder, diag_sink *sink) {
  if (!in->sources.size)
    return true;
  f->javac = jdk_compiler(&in->store, sink);
  if (!f->javac)
    return false;
  classpath *path = java_program_classpath(in->program);
  by->javac = f->javac;
  *folder = java_compile(&in->store, sink, by, in->sources.data, in->sources.size,
                         path_for_javac(f, &in->store, given));
  if (!*folder || !classpath_add(path, *folder))
    return false;
  const char *beside =
      java_compile_path(&in->store, in->sources.data, in->sources.size, "");
  classpath_add_unlisted(path, beside);
  return true;
}

/* False after an error: a folder that cannot be read may hold anything. */
static bool list_classes(inputs *in, name_vector *out) {
  const diag_sink *sink = java_program_ir(in->program)->sink;
  uint32_t errors = sink->errors;
  classpath_list(java_program_classpath(in->program), out);
  return sink->errors == errors;
}

static bool add_class_path(inputs *in, const char *given) {
  classpath *path = java_program_classpath(in->program);
  if (!classpath_add_list(path, given))
    return false;
  vec_clear(&in->known);
  return list_classes(in, &in->known);
}

static bool open_all(findings *f, inputs *in, const cli_options *o, diag_sink *sink) {
  classpath *path = java_program_classpath(in->program);
  bool sorted = true;
  for (size_t i = 0; sorted && i < o->path_count; i++)
    sorted = sort_path(f, &in->store, o->paths[i], sink);
  const char *library = inputs_library(&in->store), *compiled = NULL;
  in->sources = f->sources;
  const char *given = o->classpath;
  if (!given && !f->entries.size)
    given = getenv("CLASSPATH"); /* as for javac and java */
  java_compiler by = {
      .library = library, .resident = !o->no_daemon, .stop = interrupt_flag()};
  if (!sorted || !compile(f, in, given, &by, &compiled, sink))
    return false;
  vec_each (const char *, e, &f->entries) {
    if (!classpath_add(path, *e))
      return false;
  }
  if (!list_classes(in, &in->classes))
    return false;
  if (!in->classes.size && o->path_count) {
    diag_error(sink, NO_PLACE, "no class in '%s'", o->paths[0]);
    return false;
  }
  vec_each (name, c, &in->classes)
    vec_push(&in->known, *c);
  in->compiled = compiled;
  if (compiled)
    inputs_part_implied(in, compiled);
  if (given && *given && !add_class_path(in, given))
    return false;
  if (library)
    java_program_set_library(in->program, library);
  return classpath_add_jdk(path, f->javac);
}

bool inputs_open(inputs *in, const cli_options *o, diag_sink *sink) {
  *in = (inputs){.program = java_program_new(sink)};
  findings f = {0};
  bool opened = open_all(&f, in, o, sink);
  vec_release(&f.entries);
  return opened;
}

void inputs_close(inputs *in) {
  vec_release(&in->classes);
  vec_release(&in->implied);
  vec_release(&in->known);
  vec_release(&in->sources);
  vec_release(&in->replacing);
  java_program_delete(in->program);
  arena_release(&in->store);
}

const char *inputs_library(arena *store) {
  static const char *const places[] = {"glassbox.jar", "../share/glassbox/glassbox.jar"};
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program);
  if (length < 0 || (size_t)length >= sizeof program)
    return NULL;
  while (length && program[length - 1] != '/')
    length--;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const char *jar = arena_print(store, "%.*s%s", (int)length, program, places[i]);
    if (!access(jar, R_OK))
      return jar;
  }
  return NULL;
}

classfile *inputs_class_read(inputs *in, name class_name, diag_sink *sink) {
  uint32_t errors = sink->errors;
  classfile *found = java_class_file(in->program, class_name, sink);
  if (!found && sink->errors == errors)
    diag_error(
        sink, NO_PLACE,
        "class %s not found: name the folder or jar that holds it with --classpath",
        class_name->text);
  return found;
}

static void report_unknown_class(const inputs *in, const char *wanted, diag_sink *sink) {
  suggestion near = suggest_start(wanted);
  vec_each (name, c, &in->classes) {
    const char *slash = strrchr((*c)->text, '/');
    suggest_offer(&near, (*c)->text);
    suggest_offer(&near, slash ? slash + 1 : (*c)->text);
  }
  if (near.best)
    diag_error(sink, NO_PLACE, "no class '%s'; did you mean %s?", wanted, near.best);
  else
    diag_error(sink, NO_PLACE, "no class '%s'; 'glassbox list' shows those there are",
               wanted);
}

static void report_several(const char *what, name one, name other, diag_sink *sink) {
  diag_error(sink, NO_PLACE, "%s: %s or %s? Pick one with --class", what, one->text,
             other->text);
}

/* The class of the list that is called so; NULL when there is none, or more than one,
 * which is reported. */
static name find_called(const name_vector *classes, const char *wanted, bool *several,
                        diag_sink *sink) {
  name picked = NULL;
  vec_each (name, c, classes) {
    if (!java_text_is_called(*c, wanted, strlen(wanted)))
      continue;
    if (strlen(wanted) == (*c)->length) /* the full name wins */
      return *c;
    if (picked) {
      report_several("two classes are called so", picked, *c, sink);
      *several = true;
      return NULL;
    }
    picked = *c;
  }
  return picked;
}

static name pick_called(inputs *in, const char *wanted, diag_sink *sink) {
  bool several = false;
  name picked = find_called(&in->classes, wanted, &several, sink);
  if (!picked && !several)
    picked = find_called(&in->implied, wanted, &several, sink);
  if (!picked && !several)
    report_unknown_class(in, wanted, sink);
  return picked;
}

/* Whether the second is nested in the first. */
static bool encloses(name outer, name inner) {
  return outer->length < inner->length && inner->text[outer->length] == '$' &&
         !strncmp(outer->text, inner->text, outer->length);
}

name inputs_class_outermost(const name_vector *fitting, diag_sink *sink) {
  assert(fitting->size);
  name picked = fitting->data[0];
  vec_each (const name, c, fitting)
    if (encloses(*c, picked))
      picked = *c;
  vec_each (const name, c, fitting)
    if (*c != picked && !encloses(picked, *c)) {
      report_several("two classes fit", picked, *c, sink);
      return NULL;
    }
  return picked;
}

name inputs_class_pick(inputs *in, const char *wanted, bool (*fits)(const classfile *),
                       const char *what, diag_sink *sink) {
  if (wanted)
    return pick_called(in, wanted, sink);
  name_vector fitting = {0};
  name picked = NULL;
  vec_each (name, c, &in->classes) {
    const classfile *file = inputs_class_read(in, *c, sink);
    if (!file) {
      vec_release(&fitting);
      return NULL;
    }
    if (fits(file))
      vec_push(&fitting, *c);
  }
  if (fitting.size)
    picked = inputs_class_outermost(&fitting, sink);
  else
    diag_error(sink, NO_PLACE, "no class here has %s", what);
  vec_release(&fitting);
  return picked;
}

bool inputs_class_is_language(const classfile *c) {
  for (uint16_t i = 0; i < c->interface_count; i++)
    if (!strcmp(c->interfaces[i]->text, "glassbox/Language") ||
        !strcmp(c->interfaces[i]->text, "glassbox/NondeterministicLanguage"))
      return true;
  return false;
}
