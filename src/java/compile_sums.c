/* The checksums that name what is in the cache: over all that goes into a compilation.
 *
 * What can be seen before javac runs is the first part. The second are the files that it
 * read of its own accord, and the folders in which it looked for names: a file that
 * appears there can be what a name means now. Archives count by their stamp: their time
 * and size, and what the file system alone can set. */
#include "java/compile.h"

#include "base/memory.h"
#include "base/text.h"
#include "java/class_source.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void add_stamp(checksum *sum, const char *path) {
  struct stat s;
  if (stat(path, &s) || S_ISDIR(s.st_mode)) {
    checksum_add_text(sum, "no file");
    return;
  }
  int64_t stamp[] = {s.st_mtim.tv_sec, s.st_mtim.tv_nsec, s.st_size,
                     s.st_ctim.tv_sec, s.st_ctim.tv_nsec, (int64_t)s.st_ino};
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

static int is_code(const struct dirent *e) {
  return text_ends_with(e->d_name, ".java") || text_ends_with(e->d_name, ".class");
}

static int is_jar(const struct dirent *e) {
  return text_ends_with(e->d_name, ".jar") || text_ends_with(e->d_name, ".JAR");
}

static int is_class_or_folder(const struct dirent *e) {
  if (e->d_type != DT_DIR && e->d_type != DT_UNKNOWN)
    return text_ends_with(e->d_name, ".class");
  return strcmp(e->d_name, ".") && strcmp(e->d_name, "..");
}

typedef void add_entry(checksum *, const char *path);

/* The names in the folder that are `wanted`, in order, and what `add` makes of each. */
static void add_names(checksum *sum, const char *folder,
                      int (*wanted)(const struct dirent *), add_entry *add) {
  struct dirent **found;
  int count = scandir(folder, &found, wanted, alphasort);
  for (int i = 0; i < count; i++) {
    checksum_add_text(sum, found[i]->d_name);
    char *path = memory_print("%s/%s", folder, found[i]->d_name);
    if (add)
      add(sum, path);
    memory_free(path);
    free(found[i]);
  }
  if (count >= 0)
    free(found);
  else
    checksum_add_text(sum, "no folder");
}

static void add_element(checksum *sum, arena *a, const char *element) {
  checksum_add_text(sum, element);
  if (!strcmp(element, "*"))
    add_names(sum, ".", is_jar, add_stamp);
  else if (text_ends_with(element, "/*"))
    add_names(sum, arena_copy(a, element, strlen(element) - 2), is_jar, add_stamp);
  else
    add_stamp(sum, element);
}

bool compile_sum_visible(const compilation *c, checksum *sum) {
  *sum = checksum_start();
  checksum_add_text(sum, "glassbox 5");
  checksum_add_text(sum, c->compiler);
  add_stamp(sum, c->compiler);
  for (size_t i = 0; i < compile_option_count; i++)
    checksum_add_text(sum, compile_options[i]);
  add_variable(sum, "JDK_JAVAC_OPTIONS");
  add_variable(sum, "JAVA_TOOL_OPTIONS");
  add_variable(sum, "_JAVA_OPTIONS");
  for (const char *at = c->class_path; *at;) {
    size_t length = strcspn(at, ":");
    add_element(sum, c->arena, arena_copy(c->arena, at, length));
    at += length + (at[length] == ':');
  }
  checksum_add_text(sum, c->sources);
  for (size_t i = 0; i < c->count; i++) {
    checksum_add_text(sum, c->files[i]);
    if (!add_contents(sum, c->files[i])) {
      diag_error(c->sink, (place){c->files[i], 0, 0},
                 "cannot read this source (%s): give an existing .java file",
                 strerror(errno));
      return false;
    }
  }
  return true;
}

static void add_read(checksum *sum, const char *path) {
  checksum_add_text(sum, path);
  if (text_ends_with(path, "/"))
    add_names(sum, path, is_code, NULL);
  else if (text_ends_with(path, ".java") || text_ends_with(path, ".class")) {
    if (!add_contents(sum, path))
      checksum_add_text(sum, "no file");
  } else
    add_stamp(sum, path);
}

checksum compile_sum_reads(checksum visible, const char *reads) {
  checksum sum = visible;
  while (*reads) {
    size_t length = strcspn(reads, "\n");
    char *path = memory_print("%.*s", (int)length, reads);
    add_read(&sum, path);
    memory_free(path);
    reads += length + (reads[length] == '\n');
  }
  return sum;
}

static void add_below(checksum *sum, const char *path) {
  if (!text_ends_with(path, ".class"))
    add_names(sum, path, is_class_or_folder, add_below);
  else if (!add_contents(sum, path))
    checksum_add_text(sum, "unreadable");
}

checksum compile_sum_folder(const char *folder) {
  checksum sum = checksum_start();
  add_below(&sum, folder);
  return sum;
}
