/* Compiles by a javac that stays (java/glassbox/compiler/Resident.java), started when
 * there is none: to start one takes longer than most compilations.
 *
 * Its socket lies in the user's cache folder, which must be private, under a name that
 * stands for the JDK and for our jar: another version starts one of its own. It ends when
 * nobody has wanted it for some minutes. Whenever something is not as it should be, the
 * caller runs javac as a child.
 *
 * It does not share our current folder. Relative paths are sent as CURRENT/./PATH, which no
 * user writes, and CURRENT/./ is taken out of what javac says. */
#include "java/compile.h"

#include "base/memory.h"
#include "java/cache_folder.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  NOT_DONE = 255,           /* Resident.NOT_DONE */
  LOOK_MICROSECONDS = 5000, /* between two looks whether it is there */
  MOST_LOOKS = 4000,
  MOST_TRIES = 2,
};

/* --- The request, and the answer ---------------------------------------------- */

static void put_bytes(char_vector *to, const void *bytes, size_t size) {
  vec_reserve(to, to->size + size);
  memcpy(to->data + to->size, bytes, size);
  to->size += (uint32_t)size;
}

static void put_number(char_vector *to, uint32_t number) {
  uint32_t ordered = htonl(number);
  put_bytes(to, &ordered, sizeof ordered);
}

static void put_text(char_vector *to, const char *text) {
  put_number(to, (uint32_t)strlen(text));
  put_bytes(to, text, strlen(text));
}

/* In the arena: the current folder as it stands before a relative path; NULL: unknown. */
static const char *current_folder(arena *a) {
  char *here = getcwd(NULL, 0);
  const char *prefix =
      here ? arena_print(a, "%s/./", strcmp(here, "/") ? here : "") : NULL;
  free(here);
  return prefix;
}

static const char *absolute(arena *a, const char *here, const char *path) {
  return *path == '/' ? path : arena_print(a, "%s%s", here, *path ? path : ".");
}

/* A list of paths, after `skipped` bytes that are none. */
static const char *absolute_list(arena *a, const char *here, const char *list,
                                 size_t skipped) {
  const char *paths = list + skipped;
  const char *out = arena_copy(a, list, skipped);
  for (const char *at = paths;; at++) {
    size_t length = strcspn(at, ":");
    const char *path = absolute(a, here, arena_copy(a, at, length));
    out = arena_print(a, "%s%s%s", out, at == paths ? "" : ":", path);
    at += length;
    if (!*at)
      return out;
  }
}

static bool takes_paths(const char *option) {
  return !strcmp(option, "-d") || !strcmp(option, "-classpath") ||
         !strcmp(option, "-sourcepath");
}

static bool takes_words(const char *option) {
  return !strcmp(option, "-encoding") || !strcmp(option, "--add-reads");
}

static const char *sent_as(arena *a, const char *here, const char *argument,
                           const char *before) {
  if (takes_paths(before))
    return absolute_list(a, here, argument, 0);
  if (!strcmp(before, "--patch-module")) /* MODULE=PATHS */
    return absolute_list(a, here, argument, strcspn(argument, "=") + 1);
  if (*argument == '-' || takes_words(before))
    return argument;
  return absolute(a, here, argument);
}

/* All but those for the virtual machine, which runs already. */
static void put_arguments(arena *a, const char *here, const char *const *arguments,
                          char_vector *request) {
  uint32_t at = request->size, count = 0;
  put_number(request, 0);
  for (size_t i = 1; arguments[i]; i++) {
    if (!strncmp(arguments[i], "-J", 2))
      continue;
    put_text(request, sent_as(a, here, arguments[i], arguments[i - 1]));
    count++;
  }
  uint32_t ordered = htonl(count);
  memcpy(request->data + at, &ordered, sizeof ordered);
}

static bool put_request(arena *a, const char *here, const char *folder,
                        const char *const *arguments, char_vector *request) {
  struct stat s;
  if (stat(folder, &s))
    return false;
  put_number(request, (uint32_t)((uint64_t)s.st_ino >> 32));
  put_number(request, (uint32_t)s.st_ino);
  put_arguments(a, here, arguments, request);
  return true;
}

static void take_out(const char *text, const char *here, char_vector *said) {
  size_t length = strlen(here);
  for (const char *next; (next = strstr(text, here)); text = next + length)
    put_bytes(said, text, (size_t)(next - text));
  put_bytes(said, text, strlen(text) + 1);
}

static bool send_all(int to, const char_vector *bytes) {
  size_t sent = 0;
  while (sent < bytes->size) {
    ssize_t n = send(to, bytes->data + sent, bytes->size - sent, MSG_NOSIGNAL);
    if (n < 0 && errno != EINTR)
      return false;
    sent += n > 0 ? (size_t)n : 0;
  }
  return true;
}

/* --- Finding it, starting it --------------------------------------------------- */

static int connect_to(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
  int s = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (s >= 0 && connect(s, (struct sockaddr *)&address, sizeof address)) {
    close(s);
    s = -1;
  }
  return s;
}

/* Nothing of ours is left to it but `alive`, which its end closes. */
static _Noreturn void become_resident(const char *java, const char *jar, const char *path,
                                      int alive) {
  int nothing = open("/dev/null", O_RDWR);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  umask(077);
  for (int i = 0; i < 3; i++)
    dup2(nothing, i);
  if (alive == 3)
    fcntl(alive, F_SETFD, 0);
  else
    dup2(alive, 3);
  close_range(4, ~0U, 0);
  setenv("LC_ALL", "C.UTF-8", 1);
  if (!chdir("/"))
    execl(java, java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto",
          "-cp", jar, "glassbox.compiler.Resident", path, (char *)NULL);
  _exit(127);
}

/* A grandchild, so that it is nobody's to wait for. What reads -1 byte when it ended; -1:
 * not started. */
static int start(const char *java, const char *jar, const char *path) {
  int pipes[2];
  if (pipe2(pipes, O_CLOEXEC))
    return -1;
  pid_t child = fork();
  if (child == 0) {
    setsid();
    if (fork() == 0)
      become_resident(java, jar, path, pipes[1]);
    _exit(0);
  }
  close(pipes[1]);
  while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR)
    ;
  return pipes[0];
}

static bool has_ended(int alive) {
  struct pollfd end = {.fd = alive, .events = POLLIN};
  return poll(&end, 1, 0) > 0;
}

static int start_and_connect(const compilation *c, const char *java, const char *path) {
  unlink(path);
  int alive = start(java, c->library, path), s = -1;
  for (int looks = 0; alive >= 0 && s < 0 && looks < MOST_LOOKS; looks++) {
    if (has_ended(alive) || compile_is_stopped(c))
      break;
    usleep(LOOK_MICROSECONDS);
    s = connect_to(path);
  }
  if (alive >= 0)
    close(alive);
  return s;
}

/* One of those who find none starts it; the others wait for that. */
static int reach(const compilation *c, const char *java, const char *path) {
  int s = connect_to(path);
  if (s >= 0)
    return s;
  int lock =
      open(arena_print(c->arena, "%s.lock", path), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  while (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) && !compile_is_stopped(c))
    usleep(LOOK_MICROSECONDS);
  s = connect_to(path);
  if (s < 0 && lock >= 0 && !compile_is_stopped(c))
    s = start_and_connect(c, java, path);
  if (lock >= 0)
    close(lock);
  return s;
}

/* --- Asking it ------------------------------------------------------------------- */

/* The status, at least, and the NUL that is added. */
static bool is_answer(const char_vector *answer) {
  return answer->size > sizeof(uint32_t);
}

/* One that is being killed takes connections until its last thread has ended, and then
 * hangs up without a word: who is hung up on asks again, and finds none or the next one. */
static void ask(const compilation *c, const char *java, const char *path,
                const char_vector *request, char_vector *answer) {
  int s = reach(c, java, path);
  vec_clear(answer);
  if (s >= 0 && (!send_all(s, request) || !compile_read(c, s, answer)))
    vec_clear(answer);
  if (s >= 0)
    close(s);
}

/* --- Whether and where ----------------------------------------------------------- */

/* These would be options of javac, too. */
static bool has_options_of_users(void) {
  static const char *const names[] = {"JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS",
                                      "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (getenv(names[i]))
      return true;
  return false;
}

/* "FOLDER/" and a star: all jars in it, which is for the program that starts javac to
 * expand. */
static bool has_wildcard(const char *path) {
  for (const char *at = path; (at = strchr(at, '*')); at++)
    if ((at == path || at[-1] == '/' || at[-1] == ':') && (!at[1] || at[1] == ':'))
      return true;
  return false;
}

/* In the arena; NULL: there can be none. */
static const char *socket_path(const compilation *c, const char *java) {
  struct stat s;
  if (stat(c->library, &s) || !cache_is_private(c->cache))
    return NULL;
  checksum sum = checksum_start();
  checksum_add_text(&sum, java);
  checksum_add_text(&sum, c->library);
  checksum_add(&sum, &s.st_size, sizeof s.st_size);
  checksum_add(&sum, &s.st_mtim, sizeof s.st_mtim);
  const char *path =
      arena_print(c->arena, "%s/javac-%016llx", c->cache, (unsigned long long)sum.value);
  return strlen(path) < sizeof((struct sockaddr_un *)0)->sun_path ? path : NULL;
}

/* Of javac. */
static const char *java_beside(const compilation *c) {
  const char *slash = strrchr(c->compiler, '/');
  return arena_print(c->arena, "%.*sjava", slash ? (int)(slash - c->compiler) + 1 : 0,
                     c->compiler);
}

bool compile_resident(const compilation *c, const char *folder,
                      const char *const *arguments, char_vector *said, bool *good) {
  if (!c->resident || !c->library || has_options_of_users() ||
      has_wildcard(c->class_path))
    return false;
  const char *here = current_folder(c->arena), *java = java_beside(c);
  const char *path = here ? socket_path(c, java) : NULL;
  char_vector request = {0}, answer = {0};
  bool ready = path && put_request(c->arena, here, folder, arguments, &request);
  for (int tries = 0;
       ready && tries < MOST_TRIES && !is_answer(&answer) && !compile_is_stopped(c);
       tries++)
    ask(c, java, path, &request, &answer);
  uint32_t status = NOT_DONE;
  if (is_answer(&answer)) {
    memcpy(&status, answer.data, sizeof status);
    status = ntohl(status);
  }
  *good = status == 0;
  if (status != NOT_DONE)
    take_out(answer.data + sizeof status, here, said);
  vec_release(&request);
  vec_release(&answer);
  return status != NOT_DONE;
}
