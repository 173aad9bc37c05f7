/* Compiles Java sources with the system's javac, and remembers the result.
 *
 * A start of javac costs half a second, so its output is kept in the user's cache
 * folder and used again as long as nothing that went into it has changed. What
 * goes in is known in two steps, as with ccache: the first checksum is over what
 * we see (compiler, options, sources, class path), and names a list of the other
 * files that javac read of its own accord: sources and classes on the class path
 * (it says so with -verbose),
 * and folders that it looked into. The second checksum adds the contents of these and
 * names the folder of classes:
 *
 *     ~/.cache/glassbox/FIRST.reads     paths, one to a line
 *     ~/.cache/glassbox/SECOND/         classes
 *
 * Both are written aside and renamed into place, so that runs side by side do not
 * see halves; nothing that is whole is ever changed or removed, so that classes can be
 * loaded from the folder at leisure. A folder holds the checksum of its own classes, and
 * is made anew when they are not what they were.
 */
#include "base/memory.h"
#include "java/cache_folder.h"
#include "java/class_source.h"
#include "java/classpath.h"
#include "java/compile.h"
#include "java/jdk.h"
#include "java/open_class.h"
#include "java/source_text.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *cache_path(const compilation *c, checksum sum, const char *suffix) {
  return arena_print(c->arena, "%s/%016llx%016llx%s", c->cache,
                     (unsigned long long)(sum.value >> 64), (unsigned long long)sum.value,
                     suffix);
}

/* --- What javac said ---------------------------------------------------------- */

static bool begins_with(const char *text, const char *start) {
  return !strncmp(text, start, strlen(start));
}

static bool is_verbose_line(const char *line) {
  return begins_with(line, "[loading ") || begins_with(line, "[parsing ") ||
         begins_with(line, "[checking ") || begins_with(line, "[wrote ") ||
         begins_with(line, "[search path ") || begins_with(line, "[total ") ||
         begins_with(line, "NOTE: Picked up ") || begins_with(line, "Picked up ");
}

/* Notes a file that was read, or the archive that it is in: "lib.jar(/q/C.class)". What
 * is in the JDK has no path of its own, and what is in the cache was made by us. */
static void add_read(const compilation *c, char_vector *reads, const char *path) {
  const char *in_archive = strstr(path, "(/");
  char *file = in_archive ? memory_print("%.*s", (int)(in_archive - path), path)
                          : memory_copy_text(path);
  bool known = access(file, R_OK) || begins_with(file, c->cache);
  for (const char *at = file; *at && !known; at++)
    vec_push(reads, *at);
  if (!known)
    vec_push(reads, '\n');
  memory_free(file);
}

/* Splits what javac said into its messages, and the files that it loaded. */
static void split(const compilation *c, const char *said, char_vector *messages,
                  char_vector *reads) {
  while (*said) {
    size_t length = strcspn(said, "\n");
    char *line = memory_print("%.*s", (int)length, said);
    if (!is_verbose_line(line)) {
      for (const char *at = line; *at; at++)
        vec_push(messages, *at);
      vec_push(messages, '\n');
    } else if (begins_with(line, "[loading ") && line[length - 1] == ']') {
      line[length - 1] = 0;
      add_read(c, reads, line + strlen("[loading "));
    }
    memory_free(line);
    said += length + (said[length] == '\n');
  }
  if (messages->size)
    messages->size--; /* the last line's end */
  vec_push(messages, 0);
}

/* Passes on what javac said. Its first line begins "FILE:LINE: error: ": as the place
 * of the diagnostic, so that it is printed as javac would. */
static void pass_on(const compilation *c, char *messages) {
  static const char mark[] = ": error: ";
  char *error = strstr(messages, mark), *colon = error;
  while (colon && colon > messages && *--colon != ':' && *colon != '\n')
    ;
  if (!colon || *colon != ':' || memchr(messages, '\n', (size_t)(error - messages))) {
    diag_error(c->sink, NO_PLACE, "%s", messages);
    return;
  }
  *colon = 0;
  uint32_t line = (uint32_t)strtoul(colon + 1, NULL, 10);
  diag_error(c->sink, (place){messages, line, 0}, "%s", error + strlen(mark));
}

/* --- Putting it together ------------------------------------------------------ */

/* The checksum of a folder's classes lies in it under this name. */
static const char *const sum_file = COMPILE_SUM_FILE;

static const char *sum_text(const compilation *c, const char *folder) {
  checksum sum = compile_sum_folder(folder);
  return arena_print(c->arena, "%016llx%016llx\n", (unsigned long long)(sum.value >> 64),
                     (unsigned long long)sum.value);
}

static bool is_whole(const compilation *c, const char *folder) {
  class_bytes written;
  const char *path = arena_print(c->arena, "%s/%s", folder, sum_file);
  if (!file_read(c->arena, path, &written))
    return false;
  const char *sum = sum_text(c, folder);
  return written.size == strlen(sum) && !memcmp(written.bytes, sum, written.size);
}

/* Out of the way at once, for others may read it, and then away. */
static void remove_damaged(const compilation *c, const char *folder) {
  char *aside = arena_print(c->arena, "%s/damaged.XXXXXX", c->cache);
  if (mkdtemp(aside) && !rename(folder, aside))
    cache_remove_tree(aside);
  else
    rmdir(aside);
}

static const char *find_cached(const compilation *c, checksum visible) {
  class_bytes reads;
  if (!file_read(c->arena, cache_path(c, visible, ".reads"), &reads))
    return NULL;
  char *text = arena_copy(c->arena, (const char *)reads.bytes, reads.size);
  const char *folder = cache_path(c, compile_sum_reads(visible, text), "");
  struct stat s;
  if (stat(folder, &s) || !S_ISDIR(s.st_mode))
    return NULL;
  if (is_whole(c, folder))
    return folder;
  remove_damaged(c, folder);
  return NULL;
}

static bool write_text(int file, const char *text) {
  size_t size = strlen(text);
  bool good = file >= 0 && write(file, text, size) == (ssize_t)size;
  return file >= 0 && !close(file) && good;
}

static bool write_sum(const compilation *c, const char *folder) {
  const char *path = arena_print(c->arena, "%s/%s", folder, sum_file);
  return write_text(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666),
                    sum_text(c, folder));
}

static bool write_reads(const compilation *c, checksum visible, const char *reads) {
  char *aside = arena_print(c->arena, "%s/reads.XXXXXX", c->cache);
  int file = mkstemp(aside);
  if (file < 0)
    return false;
  bool good = write_text(file, reads);
  good = good && !rename(aside, cache_path(c, visible, ".reads"));
  if (!good)
    unlink(aside);
  return good;
}

static bool is_taken(int error) {
  return error == EEXIST || error == ENOTEMPTY;
}

/* Moves the compiled classes to their place, unless somebody was faster. */
static const char *keep(const compilation *c, checksum visible, const char *folder,
                        const char *reads) {
  const char *kept = cache_path(c, compile_sum_reads(visible, reads), "");
  bool moved = write_sum(c, folder) && !rename(folder, kept);
  if (!moved && is_taken(errno) && !is_whole(c, kept)) {
    remove_damaged(c, kept);
    moved = !rename(folder, kept);
  }
  if (!moved) {
    int error = errno;
    cache_remove_tree(folder);
    errno = error;
    if (!is_taken(error))
      return NULL;
  }
  write_reads(c, visible, reads); /* without it we compile again, nothing worse */
  return kept;
}

/* Companions among the sources (@SpecFor) are compiled against opened copies of the
 * classes that they are about, in a folder of their own: NULL when there are none. */

static classpath *path_of(const compilation *c, name_table *names, diag_sink *sink) {
  classpath *path = classpath_new(c->arena, names, sink);
  for (const char *at = c->class_path; *at;) { /* a missing element is javac's to say */
    size_t length = strcspn(at, ":");
    classpath_add(path, arena_copy(c->arena, at, length));
    at += length + (at[length] == ':');
  }
  return path;
}

/* The source of the class may lie beside the companion; then it has been read, too. */
static void add_beside(compilation *c, const char *companion, const char *written) {
  const char *slash = strrchr(companion, '/');
  const char *path =
      arena_print(c->arena, "%.*s%.*s.java", slash ? (int)(slash - companion) + 1 : 0,
                  companion, (int)strcspn(written, "."), written);
  for (size_t i = 0; i < c->count; i++)
    if (!strcmp(c->files[i], path))
      return;
  if (access(path, R_OK))
    return;
  vec_push(&c->others, path);
  for (const char *at = path; *at; at++)
    vec_push(&c->origins, *at);
  vec_push(&c->origins, '\n');
}

static void find_requests(compilation *c, const char *file, classpath *path,
                          name_table *names, open_request_vector *out) {
  class_bytes bytes;
  if (!file_read(c->arena, file, &bytes))
    return;
  uint32_t first = out->size;
  const char *source = arena_copy(c->arena, (const char *)bytes.bytes, bytes.size);
  open_class_requests(path, names, source, out);
  if (out->size == first)
    vec_push(&c->others, file);
  else
    c->companions[c->companion_count++] = file;
  for (uint32_t k = first; k < out->size; k++) {
    const open_request *r = &out->data[k];
    unknown_class u = {file, arena_print(c->arena, "%s", r->written->text), r->line};
    if (!r->found) {
      vec_push(&c->unknown, u);
      add_beside(c, file, u.written);
    }
  }
}

static const char *open_classes(compilation *c) {
  diag_sink silent = {0};
  name_table names = {0};
  open_request_vector wanted = {0};
  const char *folder = NULL;
  c->companions = arena_new_array(c->arena, const char *, c->count);
  vec_clear(&c->others);
  c->companion_count = 0;
  classpath *path = path_of(c, &names, &silent);
  char *made = arena_print(c->arena, "%s/opened.XXXXXX", c->cache);
  if (classpath_add_jdk(path, c->compiler))
    for (size_t i = 0; i < c->count; i++)
      find_requests(c, c->files[i], path, &names, &wanted);
  if (wanted.size > c->unknown.size && mkdtemp(made)) {
    open_class_write(path, &names, &wanted, made, &c->origins);
    folder = made;
  }
  classpath_delete(path);
  vec_release(&wanted);
  name_table_release(&names);
  return folder;
}

/* The class that a companion is for may be among the sources: then they are compiled
 * first. False: that is not so, or they need the companions. */
static bool compile_others(compilation *c, const char *folder, char_vector *said) {
  if (!c->unknown.size || !c->others.size)
    return false;
  compilation others = *c;
  others.files = c->others.data;
  others.count = c->others.size;
  others.opened = NULL;
  bool good = compile_run(&others, folder, said);
  said->size = good ? said->size - 1 : 0; /* the NUL, or what is said again */
  return good;
}

/* Runs javac once or, if need be, in two stages. */
static bool compile_all(compilation *c, const char *folder, char_vector *said) {
  c->opened = open_classes(c);
  if (compile_others(c, folder, said)) {
    if (c->opened)
      cache_remove_tree(c->opened);
    c->files = c->companions;
    c->count = c->companion_count;
    c->class_path = arena_print(c->arena, "%s:%s", folder, c->class_path);
    vec_clear(&c->unknown);
    c->opened = open_classes(c);
  }
  bool good = compile_run(c, folder, said);
  if (c->opened)
    cache_remove_tree(c->opened);
  return good;
}

static void add_origins(const compilation *c, char_vector *reads) {
  for (uint32_t from = 0, k = 0; k < c->origins.size; k++)
    if (c->origins.data[k] == '\n') {
      add_read(c, reads, arena_copy(c->arena, c->origins.data + from, k - from));
      from = k + 1;
    }
}

/* When javac does not know a class in @SpecFor either, that is all there is to say. */
static bool report_unknown(const compilation *c, const char *messages) {
  vec_each (unknown_class, u, &c->unknown) {
    if (!strstr(messages, arena_print(c->arena, "%s:%u: error: ", u->file, u->line)))
      continue;
    diag_error(c->sink, (place){u->file, u->line, 0},
               "@SpecFor: class %s not found: name the folder or jar that holds it with "
               "--classpath",
               u->written);
    return true;
  }
  return false;
}

static const char *compile(compilation *c, checksum visible) {
  char *folder = arena_print(c->arena, "%s/classes.XXXXXX", c->cache);
  if (!mkdtemp(folder)) {
    diag_error(c->sink, (place){c->cache, 0, 0},
               "cannot write classes here (%s): set XDG_CACHE_HOME to a folder that can "
               "be written",
               strerror(errno));
    return NULL;
  }
  char_vector said = {0}, messages = {0}, reads = {0};
  const char *kept = NULL;
  const compilation whole = *c;
  bool good = compile_all(c, folder, &said);
  split(c, said.data, &messages, &reads);
  add_origins(c, &reads);
  compile_add_folders(&whole, &reads);
  vec_push(&reads, 0);
  checksum now;
  good = compile_sum_visible(&whole, &now) && good;
  if (now.value != visible.value) /* edited meanwhile: nobody shall find it again */
    checksum_add_text(&visible, folder);
  if (good) {
    kept = keep(c, visible, folder, reads.data);
    if (!kept)
      diag_error(c->sink, (place){c->cache, 0, 0},
                 "cannot move the compiled classes here (%s): set XDG_CACHE_HOME to "
                 "another folder",
                 strerror(errno));
  } else {
    if (compile_is_stopped(c) || report_unknown(c, messages.data))
      ;
    else if (messages.size > 1)
      pass_on(c, messages.data);
    else
      diag_error(c->sink, NO_PLACE, "javac failed without a message: try it by hand");
    cache_remove_tree(folder);
  }
  vec_release(&said);
  vec_release(&messages);
  vec_release(&reads);
  return kept;
}

/* Where the classes that the files name would lie: the folders that their packages are
 * counted from. A folder that makes a module would make the files part of it. */
static void find_roots(arena *a, const char *const *files, size_t count,
                       path_vector *roots) {
  for (size_t i = 0; i < count; i++) {
    const char *root = source_root(a, files[i], source_package(a, files[i]));
    bool known = !access(arena_print(a, "%s/module-info.java", root), F_OK);
    vec_each (const char *, r, roots)
      known |= !strcmp(*r, root);
    if (!known)
      vec_push(roots, root);
  }
}

static const char *joined(arena *a, const char *path, const char *element) {
  return path ? arena_print(a, "%s:%s", path, element) : element;
}

/* What was said, or CLASSPATH. */
static const char *wanted_path(const char *class_path) {
  const char *path = class_path ? class_path : getenv("CLASSPATH");
  return path && *path ? path : NULL;
}

/* Beside the files first, whatever the current folder is. Nothing said is, as for javac,
 * the current folder. */
const char *java_compile_path(arena *a, const char *const *files, size_t count,
                              const char *class_path) {
  const char *wanted = wanted_path(class_path), *path = NULL;
  path_vector roots = {0};
  find_roots(a, files, count, &roots);
  vec_each (const char *, r, &roots)
    path = joined(a, path, *r);
  vec_release(&roots);
  return joined(a, path, wanted ? wanted : ".");
}

/* Sources are looked for beside the files and in the folders that were said, archives
 * excepted: their classes are compiled already. */
static const char *source_path(arena *a, const char *const *files, size_t count,
                               const char *class_path) {
  const char *path = NULL, *at = wanted_path(class_path);
  path_vector roots = {0};
  struct stat s;
  find_roots(a, files, count, &roots);
  vec_each (const char *, r, &roots)
    path = joined(a, path, *r);
  vec_release(&roots);
  while (at && *at) {
    size_t length = strcspn(at, ":");
    const char *element = length ? arena_copy(a, at, length) : ".";
    if (!stat(element, &s) && S_ISDIR(s.st_mode))
      path = joined(a, path, element);
    at += length + (at[length] == ':');
  }
  return path ? path : "/dev/null"; /* nowhere */
}

const char *java_compile(arena *a, diag_sink *sink, const java_compiler *by,
                         const char *const *files, size_t count, const char *class_path) {
  assert(count && "something to compile");
  compilation c = {.arena = a,
                   .sink = sink,
                   .stop = by->stop,
                   .library = by->library,
                   .resident = by->resident,
                   .files = files,
                   .count = count};
  c.class_path = java_compile_path(a, files, count, class_path);
  if (by->library)
    c.class_path = joined(a, c.class_path, by->library);
  c.sources = source_path(a, files, count, class_path);
  c.compiler = by->javac ? by->javac : jdk_compiler(a, sink);
  checksum visible;
  if (!c.compiler || !compile_sum_visible(&c, &visible))
    return NULL;
  c.cache = cache_folder(a, sink);
  if (!c.cache)
    return NULL;
  const char *folder = find_cached(&c, visible);
  if (!folder)
    folder = compile(&c, visible);
  vec_release(&c.origins);
  vec_release(&c.unknown);
  vec_release(&c.others);
  return folder;
}
