/* Compiles Java sources with the system's javac, and remembers the result.
 *
 * A start of javac costs half a second, so its output is kept in the user's cache
 * folder and used again as long as nothing that went into it has changed. What
 * goes in is known in two steps, as with ccache: the first checksum is over what
 * we see (compiler, options, sources, class path), and names a list of the other
 * files that javac read of its own accord: sources and classes on the class path
 * (it says so with -verbose). The second checksum adds the contents of these and
 * names the folder of classes:
 *
 *     ~/.cache/glassbox/FIRST.reads     paths, one to a line
 *     ~/.cache/glassbox/SECOND/         classes
 *
 * Both are written aside and renamed into place, so that runs side by side do not
 * see halves; nothing is ever changed or removed, so that classes can be loaded
 * from the folder at leisure.
 */
#include "base/memory.h"
#include "java/cache_folder.h"
#include "java/checksum.h"
#include "java/class_source.h"
#include "java/classpath.h"
#include "java/jdk.h"
#include "java/open_class.h"
#include "java/source_text.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* A class that @SpecFor names and nobody knows. */
typedef struct unknown_class {
  const char *file, *written;
  uint32_t line;
} unknown_class;

typedef struct compilation {
  arena *arena;
  diag_sink *sink;
  const char *const *files;
  size_t count;
  const char *compiler;   /* real path */
  const char *class_path; /* with the library */
  const char *sources;    /* where javac may look for sources that were not named */
  const char *cache;      /* the cache folder */
  /* for companions */
  const char *opened;  /* folder of opened library classes, or NULL */
  char_vector origins; /* of their originals, a line each */
  vector(unknown_class) unknown;
  const char **companions;     /* among the files */
  vector(const char *) others; /* among them, or beside the companions */
  size_t companion_count;
} compilation;

static const char *const options[] = {"-g",
                                      "-proc:none",
                                      "-verbose",
                                      "-J-XX:TieredStopAtLevel=1",
                                      "-J-XX:+UseSerialGC",
                                      "-J-Xshare:auto"};
enum { OPTIONS = sizeof options / sizeof *options };

/* --- Checksums ---------------------------------------------------------------- */

static void add_stamp(checksum *sum, const char *path) {
  struct stat s;
  if (stat(path, &s) || S_ISDIR(s.st_mode)) {
    checksum_add_text(sum, "no file");
    return;
  }
  int64_t stamp[] = {s.st_mtim.tv_sec, s.st_mtim.tv_nsec, s.st_size};
  checksum_add(sum, stamp, sizeof stamp);
}

static void add_variable(checksum *sum, const char *variable) {
  const char *value = getenv(variable);
  checksum_add_text(sum, value ? value : "");
}

static bool add_contents(checksum *sum, const char *path) {
  arena scratch;
  arena_init(&scratch);
  class_bytes bytes;
  bool good = file_read(&scratch, path, &bytes);
  if (good)
    checksum_add(sum, bytes.bytes, bytes.size);
  int error = errno;
  arena_release(&scratch);
  errno = error;
  return good;
}

static int is_source(const struct dirent *e) {
  size_t length = strlen(e->d_name);
  return length > 5 && !strcmp(e->d_name + length - 5, ".java");
}

/* The names of the sources beside it: a new one can be what a name in it means. */
static void add_neighbours(checksum *sum, const char *file) {
  const char *slash = strrchr(file, '/');
  char *folder =
      memory_print("%.*s", slash ? (int)(slash - file) + 1 : 1, slash ? file : ".");
  struct dirent **found;
  int count = scandir(folder, &found, is_source, alphasort);
  for (int i = 0; i < count; i++) {
    checksum_add_text(sum, found[i]->d_name);
    free(found[i]);
  }
  if (count >= 0)
    free(found);
  memory_free(folder);
}

/* What can be seen before javac runs. False with an error for a missing source. */
static bool sum_visible(const compilation *c, checksum *sum) {
  *sum = checksum_start();
  checksum_add_text(sum, "glassbox 3");
  checksum_add_text(sum, c->compiler);
  add_stamp(sum, c->compiler);
  for (size_t i = 0; i < OPTIONS; i++)
    checksum_add_text(sum, options[i]);
  add_variable(sum, "JDK_JAVAC_OPTIONS");
  add_variable(sum, "JAVA_TOOL_OPTIONS");
  for (const char *at = c->class_path; *at;) {
    size_t length = strcspn(at, ":");
    char *element = arena_copy(c->arena, at, length);
    checksum_add_text(sum, element);
    add_stamp(sum, element);
    at += length + (at[length] == ':');
  }
  checksum_add_text(sum, c->sources);
  for (size_t i = 0; i < c->count; i++) {
    checksum_add_text(sum, c->files[i]);
    add_neighbours(sum, c->files[i]);
    if (!add_contents(sum, c->files[i])) {
      diag_error(c->sink, (place){c->files[i], 0, 0},
                 "cannot read this source (%s): give an existing .java file",
                 strerror(errno));
      return false;
    }
  }
  return true;
}

/* And what javac read on its own: `reads` is a list of paths, a line each. */
static checksum sum_with_reads(checksum visible, const char *reads) {
  checksum sum = visible;
  while (*reads) {
    size_t length = strcspn(reads, "\n");
    char *path = memory_print("%.*s", (int)length, reads);
    checksum_add_text(&sum, path);
    if (!add_contents(&sum, path))
      checksum_add_text(&sum, "no file");
    memory_free(path);
    reads += length + (reads[length] == '\n');
  }
  return sum;
}

static const char *cache_path(const compilation *c, checksum sum, const char *suffix) {
  return arena_print(c->arena, "%s/%016llx%016llx%s", c->cache,
                     (unsigned long long)(sum.value >> 64), (unsigned long long)sum.value,
                     suffix);
}

/* --- Running javac ------------------------------------------------------------ */

/* Reads all there is; NUL added. */
static void read_pipe(int from, char_vector *text) {
  for (;;) {
    vec_reserve(text, text->size + 4097);
    ssize_t got = read(from, text->data + text->size, 4096);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      break;
    text->size += (uint32_t)got;
  }
  vec_push(text, 0);
}

static const char **arguments_of(const compilation *c, const char *folder) {
  const char **arguments =
      arena_new_array(c->arena, const char *, c->count + OPTIONS + 10);
  size_t n = 0;
  arguments[n++] = c->compiler;
  for (size_t i = 0; i < OPTIONS; i++)
    arguments[n++] = options[i];
  arguments[n++] = "-d";
  arguments[n++] = folder;
  arguments[n++] = "-classpath";
  arguments[n++] = c->opened ? arena_print(c->arena, "%s:%s", c->opened, c->class_path)
                             : c->class_path;
  arguments[n++] = "-sourcepath";
  arguments[n++] = c->sources;
  if (c->opened) {
    arguments[n++] = "--patch-module";
    arguments[n++] = arena_print(c->arena, "java.base=%s", c->opened);
  }
  for (size_t i = 0; i < c->count; i++) { /* -x.java and @x.java are files, too */
    bool strange = c->files[i][0] == '-' || c->files[i][0] == '@';
    arguments[n++] = strange ? arena_print(c->arena, "./%s", c->files[i]) : c->files[i];
  }
  return arguments;
}

static _Noreturn void become(const char *const *arguments, int output) {
  int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, STDIN_FILENO);
  dup2(nothing, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  execv(arguments[0], (char *const *)arguments);
  dprintf(STDERR_FILENO, "cannot start %s: %s\n", arguments[0], strerror(errno));
  _exit(127);
}

/* Runs javac; its messages and -verbose lines go to `said`. */
static bool run(const compilation *c, const char *folder, char_vector *said) {
  const char **arguments = arguments_of(c, folder);
  int pipes[2];
  if (pipe2(pipes, O_CLOEXEC)) {
    vec_push(said, 0);
    return false;
  }
  pid_t child = fork();
  if (child == 0)
    become(arguments, pipes[1]);
  close(pipes[1]);
  read_pipe(pipes[0], said);
  close(pipes[0]);
  int status = -1;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  return child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static bool begins_with(const char *text, const char *start) {
  return !strncmp(text, start, strlen(start));
}

static bool is_verbose_line(const char *line) {
  return begins_with(line, "[loading ") || begins_with(line, "[parsing ") ||
         begins_with(line, "[checking ") || begins_with(line, "[wrote ") ||
         begins_with(line, "[search path ") || begins_with(line, "[total ") ||
         begins_with(line, "NOTE: Picked up ") || begins_with(line, "Picked up ");
}

/* Notes a file that was read; what is in the JDK or a jar has no path of its own, and
 * what is in the cache was made by us. */
static void add_read(const compilation *c, char_vector *reads, const char *path) {
  if (access(path, R_OK) || begins_with(path, c->cache))
    return;
  for (const char *at = path; *at; at++)
    vec_push(reads, *at);
  vec_push(reads, '\n');
}

/* Splits what javac said into its messages, and the files that it loaded: those of
 * the JDK have no path of their own, those in jars count with the jar. */
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

static const char *find_cached(const compilation *c, checksum visible) {
  class_bytes reads;
  if (!file_read(c->arena, cache_path(c, visible, ".reads"), &reads))
    return NULL;
  char *text = arena_copy(c->arena, (const char *)reads.bytes, reads.size);
  const char *folder = cache_path(c, sum_with_reads(visible, text), "");
  struct stat s;
  return !stat(folder, &s) && S_ISDIR(s.st_mode) ? folder : NULL;
}

static bool write_reads(const compilation *c, checksum visible, const char *reads) {
  char *aside = arena_print(c->arena, "%s/reads.XXXXXX", c->cache);
  int file = mkstemp(aside);
  if (file < 0)
    return false;
  size_t size = strlen(reads);
  bool good = write(file, reads, size) == (ssize_t)size;
  good = !close(file) && good;
  good = good && !rename(aside, cache_path(c, visible, ".reads"));
  if (!good)
    unlink(aside);
  return good;
}

/* Moves the compiled classes to their place, unless somebody was faster. */
static const char *keep(const compilation *c, checksum visible, const char *folder,
                        const char *reads) {
  const char *kept = cache_path(c, sum_with_reads(visible, reads), "");
  if (rename(folder, kept)) {
    int error = errno;
    cache_remove_tree(folder);
    errno = error;
    if (error != EEXIST && error != ENOTEMPTY)
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
  bool good = run(&others, folder, said);
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
  bool good = run(c, folder, said);
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
  bool good = compile_all(c, folder, &said);
  split(c, said.data, &messages, &reads);
  add_origins(c, &reads);
  vec_push(&reads, 0);
  if (good) {
    kept = keep(c, visible, folder, reads.data);
    if (!kept)
      diag_error(c->sink, (place){c->cache, 0, 0},
                 "cannot move the compiled classes here (%s): set XDG_CACHE_HOME to "
                 "another folder",
                 strerror(errno));
  } else {
    if (report_unknown(c, messages.data))
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

/* As javac takes it, when nothing is said: CLASSPATH, or the current folder. */
static const char *full_class_path(arena *a, const char *class_path,
                                   const char *library) {
  if (!class_path)
    class_path = getenv("CLASSPATH");
  if (!class_path || !*class_path)
    class_path = ".";
  return library ? arena_print(a, "%s:%s", class_path, library) : class_path;
}

/* Beside the files, and where classes are looked for. A folder that makes a module would
 * make the files part of it. */
static const char *source_path(arena *a, const char *const *files, size_t count,
                               const char *class_path) {
  const char *path = class_path, *last = NULL;
  for (size_t i = count; i-- > 0;) {
    const char *root = source_root(a, files[i], source_package(a, files[i]));
    if ((last && !strcmp(root, last)) ||
        !access(arena_print(a, "%s/module-info.java", root), F_OK))
      continue;
    path = arena_print(a, "%s:%s", root, path);
    last = root;
  }
  return path;
}

const char *java_compile(arena *a, diag_sink *sink, const char *javac,
                         const char *const *files, size_t count, const char *class_path,
                         const char *library) {
  assert(count && "something to compile");
  compilation c = {.arena = a, .sink = sink, .files = files, .count = count};
  c.class_path = full_class_path(a, class_path, library);
  c.sources = source_path(a, files, count, c.class_path);
  c.compiler = javac ? javac : jdk_compiler(a, sink);
  checksum visible;
  if (!c.compiler || !sum_visible(&c, &visible))
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
