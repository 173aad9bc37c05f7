/* A verdict lies in the cache folder, in a file whose name is the checksum of all that it
 * depends on; its first byte is the exit status. A file that is not whole does not end in
 * its mark, and counts as none. */
#include "cli/verdicts.h"

#include "base/text.h"

#include "cli/commands.h"
#include "java/cache_folder.h"
#include "java/checksum.h"
#include "java/class_source.h"
#include "java/jdk.h"
#include "java/source_text.h"

#include <fts.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
  MOST_FILES = 20000
}; /* below the folders of one check; with more it is not kept */

static const char END_MARK[] = "\nglassbox: end\n";

typedef struct summing {
  arena arena;
  checksum sum;
  uint32_t files;
  bool good;
} summing;

static bool is_read(const char *file) {
  static const char *const kinds[] = {".java", ".class", ".jar", ".fir", ".lang", ".env"};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (text_ends_with(file, kinds[i]))
      return true;
  return false;
}

static void add_file(summing *s, const char *path) {
  arena scratch;
  class_bytes bytes;
  arena_init(&scratch);
  checksum_add_text(&s->sum, path);
  s->good = s->good && ++s->files <= MOST_FILES && file_read(&scratch, path, &bytes);
  if (s->good)
    checksum_add(&s->sum, bytes.bytes, bytes.size);
  arena_release(&scratch);
}

static int by_name(const FTSENT **a, const FTSENT **b) {
  return strcmp((*a)->fts_name, (*b)->fts_name);
}

static void add_folder(summing *s, const char *path) {
  char *roots[] = {(char *)path, NULL};
  FTS *walk = fts_open(roots, FTS_LOGICAL | FTS_NOCHDIR, by_name);
  s->good = s->good && walk;
  for (FTSENT *e; s->good && (e = fts_read(walk));)
    if (e->fts_info == FTS_F && is_read(e->fts_name))
      add_file(s, e->fts_path);
    else if (e->fts_info == FTS_DNR || e->fts_info == FTS_ERR || e->fts_info == FTS_DC)
      s->good = false;
  if (walk)
    fts_close(walk);
}

/* A source brings what lies beside it. */
static void add_path(summing *s, const char *path) {
  struct stat found;
  if (stat(path, &found))
    s->good = false;
  else if (S_ISDIR(found.st_mode))
    add_folder(s, path);
  else {
    add_file(s, path);
    if (text_ends_with(path, ".java"))
      add_folder(s, source_root(&s->arena, path, source_package(&s->arena, path)));
  }
}

static void add_class_path(summing *s, const char *entries) {
  for (size_t length; *entries; entries += length + (entries[length] == ':')) {
    length = strcspn(entries, ":");
    if (length)
      add_path(s, arena_copy(&s->arena, entries, length));
  }
}

static void add_stamp(summing *s, const char *path) {
  struct stat found;
  if (stat(path, &found)) {
    s->good = false;
    return;
  }
  int64_t stamp[] = {found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec};
  checksum_add_text(&s->sum, path);
  checksum_add(&s->sum, stamp, sizeof stamp);
}

static void add_tools(summing *s) {
  diag_sink quiet = {0};
  jdk_kind kind;
  char tool[4096];
  ssize_t length = readlink("/proc/self/exe", tool, sizeof tool - 1);
  const char *classes = jdk_classes(&s->arena, NULL, &quiet, &kind);
  const char *inherited = getenv("CLASSPATH");
  s->good = s->good && length > 0 && classes;
  if (!s->good)
    return;
  tool[length] = '\0';
  add_stamp(s, tool);
  add_stamp(s, classes);
  checksum_add_text(&s->sum, GLASSBOX_VERSION);
  if (inherited)
    add_class_path(s, inherited);
}

/* Options whose work is a file beside the verdict. */
static bool writes_files(const char *word) {
  static const char *const options[] = {
      "--json=",   "--html=", "--sarif=",    "--junit=",  "--dot=",   "--markdown=",
      "--replay=", "--emit=", "--schedule=", "--output=", "--verbose"};
  for (size_t i = 0; i < sizeof options / sizeof *options; i++)
    if (!strncmp(word, options[i], strlen(options[i])))
      return true;
  return false;
}

static void add_word(summing *s, const char *word) {
  static const char class_path[] = "--classpath=";
  checksum_add_text(&s->sum, word);
  if (writes_files(word))
    s->good = false;
  else if (!strncmp(word, class_path, strlen(class_path)))
    add_class_path(s, word + strlen(class_path));
  else if (word[0] != '-')
    add_path(s, word);
}

verdict_key verdict_key_of(const project_task *t) {
  summing s = {.sum = checksum_start(), .good = strcmp(t->command, "run") != 0};
  verdict_key k;
  arena_init(&s.arena);
  checksum_add_text(&s.sum, t->command);
  add_tools(&s);
  for (uint32_t i = 0; s.good && i < t->words.size; i++)
    add_word(&s, t->words.data[i]);
  k.known = s.good;
  snprintf(k.file, sizeof k.file, "verdict-%016llx%016llx",
           (unsigned long long)(s.sum.value >> 64), (unsigned long long)s.sum.value);
  arena_release(&s.arena);
  return k;
}

/* In the arena; NULL: there is no cache folder. */
static const char *path_of(arena *a, const verdict_key *k) {
  diag_sink quiet = {0};
  const char *folder = cache_folder(a, &quiet);
  return folder ? arena_print(a, "%s/%s", folder, k->file) : NULL;
}

static bool is_kept(int status) {
  return status == EXIT_HOLDS || status == EXIT_VIOLATED;
}

bool verdict_recall(const verdict_key *k, FILE *out, int *status) {
  arena a;
  arena_init(&a);
  class_bytes bytes;
  const char *path = k->known ? path_of(&a, k) : NULL;
  size_t mark = strlen(END_MARK);
  bool found = path && file_read(&a, path, &bytes) && bytes.size > mark &&
               !memcmp(bytes.bytes + bytes.size - mark, END_MARK, mark) &&
               is_kept(bytes.bytes[0] - '0');
  if (found) {
    *status = bytes.bytes[0] - '0';
    fwrite(bytes.bytes + 1, 1, bytes.size - 1 - mark, out);
  }
  arena_release(&a);
  return found;
}

void verdict_keep(const verdict_key *k, FILE *said, int status) {
  arena a;
  arena_init(&a);
  const char *path = k->known && is_kept(status) ? path_of(&a, k) : NULL;
  const char *making = path ? arena_print(&a, "%s.%d", path, (int)getpid()) : NULL;
  FILE *out = making ? fopen(making, "w") : NULL;
  if (out) {
    rewind(said);
    putc('0' + status, out);
    for (int c; (c = getc(said)) != EOF;)
      putc(c, out);
    fputs(END_MARK, out);
    bool whole = !ferror(out);
    if (fclose(out) || !whole || rename(making, path))
      unlink(making);
  }
  arena_release(&a);
}
