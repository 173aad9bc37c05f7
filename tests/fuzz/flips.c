/* A seeded fuzzer of whole runs on damaged class files.
 *
 *     flips GLASSBOX SEED COUNT [FIRST] -- OPTION... -- FOLDER...
 *
 * Each round takes one of the folders of classes, changes a byte or a few of one file in
 * it, and runs GLASSBOX with the options on it: `check` or `run` and bounds. Required: an
 * exit status of 0 to 3 and no internal error; which one is right nobody can say. A round
 * that fails leaves its folder as flips-SEED-ROUND. Rounds depend on SEED and their
 * number alone. What takes longer than a minute is ended, and counted.
 */
#include "base/memory.h"
#include "base/vector.h"

#include <assert.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LARGEST = 1 << 20, SECONDS = 60 };

typedef vector(char *) path_vector;

static uint64_t draw(uint64_t *state) { /* splitmix64 */
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static int is_class(const struct dirent *e) {
  size_t length = strlen(e->d_name);
  return length > 6 && !strcmp(e->d_name + length - 6, ".class");
}

static size_t load(const char *path, uint8_t *bytes) {
  FILE *f = fopen(path, "rb");
  size_t size = f ? fread(bytes, 1, LARGEST, f) : 0;
  if (f)
    fclose(f);
  return size;
}

static void save(const char *path, const uint8_t *bytes, size_t size) {
  FILE *f = fopen(path, "wb");
  if (!f || fwrite(bytes, 1, size, f) != size || fclose(f)) {
    perror(path);
    exit(2);
  }
}

/* Mostly one bit; sometimes a byte, or several. The second half of a file, where its code
 * is, more often than the constant pool. */
static void damage(uint8_t *bytes, size_t size, uint64_t *state) {
  assert(size > 1 && "a class file has a head");
  uint64_t count = draw(state) % 4 ? 1 : 1 + draw(state) % 4;
  while (count--) {
    size_t half = draw(state) % 3 ? size / 2 : 0, at = half + draw(state) % (size - half);
    uint64_t how = draw(state);
    if (how % 4)
      bytes[at] ^= (uint8_t)(1u << (how >> 8) % 8);
    else
      bytes[at] = (uint8_t)(how >> 8);
  }
}

/* Copies the folder's classes, one of them damaged. */
static void copy_damaged(const char *from, const char *to, uint64_t *state) {
  static uint8_t bytes[LARGEST];
  struct dirent **found;
  int count = scandir(from, &found, is_class, alphasort);
  if (count <= 0) {
    fprintf(stderr, "flips: no class in %s\n", from);
    exit(2);
  }
  int damaged = (int)(draw(state) % (uint64_t)count);
  for (int i = 0; i < count; i++) {
    char *source = memory_print("%s/%s", from, found[i]->d_name);
    char *target = memory_print("%s/%s", to, found[i]->d_name);
    size_t size = load(source, bytes);
    if (i == damaged)
      damage(bytes, size, state);
    save(target, bytes, size);
    memory_free(source);
    memory_free(target);
    free(found[i]);
  }
  free(found);
}

static void remove_copy(const char *folder) {
  struct dirent **found;
  int count = scandir(folder, &found, is_class, NULL);
  for (int i = 0; i < count; i++) {
    char *path = memory_print("%s/%s", folder, found[i]->d_name);
    unlink(path);
    memory_free(path);
    free(found[i]);
  }
  if (count >= 0)
    free(found);
  rmdir(folder);
}

/* Its exit status; -1: a signal ended it, -2: it took too long. What it says goes to
 * `said`. */
static int run(char **arguments, const char *said) {
  pid_t child = fork();
  if (!child) {
    int out = open(said, O_WRONLY | O_CREAT | O_TRUNC, 0666),
        in = open("/dev/null", O_RDONLY);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    alarm(SECONDS);
    signal(SIGALRM, SIG_DFL);
    execv(arguments[0], arguments);
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status))
    return WTERMSIG(status) == SIGALRM ? -2 : -1;
  return WEXITSTATUS(status);
}

static bool says_internal_error(const char *said) {
  static uint8_t text[LARGEST + 1];
  size_t size = load(said, text);
  text[size < LARGEST ? size : LARGEST] = 0;
  return strstr((const char *)text, "internal error") != NULL;
}

int main(int count, char **given) {
  path_vector options = {0}, folders = {0};
  unsigned long long first = 0, results[4] = {0}, slow = 0, bad = 0;
  int at = 4;
  if (count > 4 && strcmp(given[4], "--")) {
    first = strtoull(given[4], NULL, 10);
    at++;
  }
  for (at++; at < count && strcmp(given[at], "--"); at++)
    vec_push(&options, given[at]);
  for (at++; at < count; at++)
    vec_push(&folders, given[at]);
  if (!options.size || !folders.size) {
    fprintf(stderr,
            "usage: flips GLASSBOX SEED COUNT [FIRST] -- OPTION... -- FOLDER...\n");
    return 2;
  }
  unsigned long long seed = strtoull(given[2], NULL, 10);
  unsigned long long rounds = strtoull(given[3], NULL, 10);
  char **arguments = memory_new_array(char *, options.size + 3);
  arguments[0] = given[1];
  for (uint32_t i = 0; i < options.size; i++)
    arguments[i + 1] = options.data[i];
  for (unsigned long long round = first; round < first + rounds; round++) {
    uint64_t state = seed * 0x2545f4914f6cdd1du + round;
    char *folder = memory_print("flips-%llu-%llu", seed, round);
    char *said = memory_print("flips-%llu-%llu.said", seed, round);
    mkdir(folder, 0777);
    copy_damaged(folders.data[draw(&state) % folders.size], folder, &state);
    arguments[options.size + 1] = folder;
    int status = run(arguments, said);
    if (status < -1)
      slow++;
    if ((status >= 0 && status < 4 && !says_internal_error(said)) || status == -2) {
      remove_copy(folder);
      unlink(said);
    } else {
      printf("%s: %s\n", folder, status < 0 ? "crashed" : "internal error");
      bad++;
    }
    if (status >= 0 && status < 4)
      results[status]++;
    memory_free(folder);
    memory_free(said);
  }
  printf("seed %llu, %llu rounds: %llu hold, %llu violated, %llu refused, %llu "
         "inconclusive, %llu too slow, %llu crashed\n",
         seed, rounds, results[0], results[1], results[2], results[3], slow, bad);
  memory_free(arguments);
  vec_release(&options);
  vec_release(&folders);
  return bad ? 1 : 0;
}
