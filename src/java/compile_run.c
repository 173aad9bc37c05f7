/* Runs javac as a child, unless there is one that stays, and ends it when we are to stop.
 * The child speaks English and
 * takes file names as UTF-8 whatever the user's locale is: what it says is read here. */
#include "java/compile.h"

#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

const char *const compile_options[] = {"-g",
                                       "-proc:none",
                                       "-encoding",
                                       "UTF-8",
                                       "-Xprefer:source",
                                       "-verbose",
                                       "-J-XX:TieredStopAtLevel=1",
                                       "-J-XX:+UseSerialGC",
                                       "-J-Xshare:auto"};
const size_t compile_option_count = sizeof compile_options / sizeof *compile_options;

enum { LOOK_MILLISECONDS = 20 }; /* how often we look whether to stop */

bool compile_is_stopped(const compilation *c) {
  return c->stop && *c->stop;
}

bool compile_read(const compilation *c, int from, char_vector *text) {
  struct pollfd ready = {.fd = from, .events = POLLIN};
  ssize_t got = 1;
  while (got > 0 && !compile_is_stopped(c)) {
    if (poll(&ready, 1, LOOK_MILLISECONDS) <= 0)
      continue;
    vec_reserve(text, text->size + 4097);
    got = read(from, text->data + text->size, 4096);
    text->size += got > 0 ? (uint32_t)got : 0;
    got = got < 0 && errno == EINTR ? 1 : got;
  }
  vec_push(text, 0);
  return got <= 0;
}

/* Of a class that was opened, the copy counts, which is newer than the source. */
static const char *preferred(const compilation *c, const char *option) {
  return c->opened && !strcmp(option, "-Xprefer:source") ? "-Xprefer:newer" : option;
}

static const char **arguments_of(const compilation *c, const char *folder) {
  const char **arguments = arena_new_array(
      c->arena, const char *, c->count + compile_option_count + 13 + COMPILE_PATCHES);
  size_t n = 0;
  arguments[n++] = c->compiler;
  for (size_t i = 0; i < compile_option_count; i++)
    arguments[n++] = preferred(c, compile_options[i]);
  if (c->previewed) {
    arguments[n++] = "--enable-preview";
    arguments[n++] = "-source";
    arguments[n++] = c->previewed;
  }
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
  n += compile_patches(c, arguments + n, COMPILE_PATCHES);
  for (size_t i = 0; i < c->count; i++) { /* -x.java and @x.java are files, too */
    bool strange = c->files[i][0] == '-' || c->files[i][0] == '@';
    arguments[n++] = strange ? arena_print(c->arena, "./%s", c->files[i]) : c->files[i];
  }
  return arguments;
}

static _Noreturn void become(const char *const *arguments, int output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL); /* nobody would read what it says */
  int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, STDIN_FILENO);
  dup2(output, STDOUT_FILENO); /* where a JVM that cannot start complains */
  dup2(output, STDERR_FILENO);
  setenv("LC_ALL", "C.UTF-8", 1);
  execv(arguments[0], (char *const *)arguments);
  dprintf(STDERR_FILENO, "cannot start %s: %s\n", arguments[0], strerror(errno));
  _exit(127);
}

static bool run_child(const compilation *c, const char *const *arguments,
                      char_vector *said) {
  int pipes[2];
  if (pipe2(pipes, O_CLOEXEC)) {
    vec_push(said, 0);
    return false;
  }
  pid_t child = fork();
  if (child == 0)
    become(arguments, pipes[1]);
  close(pipes[1]);
  bool whole = compile_read(c, pipes[0], said);
  if (!whole && child > 0)
    kill(child, SIGKILL);
  close(pipes[0]);
  int status = -1;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  return whole && child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static bool run_javac(const compilation *c, const char *folder, char_vector *said) {
  const char **arguments = arguments_of(c, folder);
  bool good;
  return !c->previewed && compile_resident(c, folder, arguments, said, &good)
             ? good
             : run_child(c, arguments, said);
}

/* Asked for the previews of an old release, javac says which one it has previews of. */
static const char *previewed_release(const compilation *c, const char *folder) {
  static const char mark[] = "only supported for release ";
  compilation old = *c;
  old.previewed = "8";
  char_vector said = {0};
  run_javac(&old, folder, &said);
  const char *found = said.size ? strstr(said.data, mark) : NULL;
  const char *from = found ? found + sizeof mark - 1 : "";
  int length = (int)strspn(from, "0123456789");
  const char *release = length ? arena_print(c->arena, "%.*s", length, from) : NULL;
  vec_release(&said);
  return release;
}

/* Patterns in a switch are a preview in Java 17: what javac would compile with previews
 * is compiled so. */
static bool run_once(const compilation *c, const char *folder, char_vector *said) {
  uint32_t before = said->size;
  bool good = run_javac(c, folder, said);
  if (good || compile_is_stopped(c) ||
      !strstr(said->data + before, "(use --enable-preview to enable"))
    return good;
  compilation again = *c;
  again.previewed = previewed_release(c, folder);
  if (!again.previewed)
    return false;
  said->size = before;
  return run_javac(&again, folder, said);
}

/* Sources that stand in for classes of the JDK go first, by themselves: they belong to its
 * modules, which do not see classes without a package. */
bool compile_run(const compilation *c, const char *folder, char_vector *said) {
  path_vector first = {0}, rest = {0};
  for (size_t i = 0; i < c->count; i++)
    if (compile_is_patch(c->files[i]))
      vec_push(&first, c->files[i]);
    else
      vec_push(&rest, c->files[i]);
  compilation one = *c, other = *c;
  one.files = first.data;
  one.count = first.size;
  other.files = rest.data;
  other.count = rest.size;
  bool good = !first.size || run_once(&one, folder, said);
  if (first.size && good && rest.size)
    said->size--; /* the NUL */
  if (good && (rest.size || !first.size))
    good = run_once(&other, folder, said);
  vec_release(&first);
  vec_release(&rest);
  return good;
}
