/* Folders of classes, laid out like packages, and single class files.
 *
 * A class file names itself. When it lies in a folder of its package's name, the
 * classes around it are found as in a class folder; otherwise those of its own
 * package are found next to it. They are not listed: the user named one file.
 */
#include "java/class_source.h"

#include "base/text.h"
#include "java/classfile.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool file_read(arena *a, const char *path, class_bytes *out) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a pipe must not hold us */
  if (file < 0)
    return false;
  struct stat s;
  bool good = !fstat(file, &s);
  if (good && (!S_ISREG(s.st_mode) || s.st_size > LARGEST_CLASS_FILE)) {
    errno = S_ISDIR(s.st_mode) ? EISDIR : S_ISREG(s.st_mode) ? EFBIG : EINVAL;
    good = false;
  }
  size_t size = good ? (size_t)s.st_size : 0, done = 0;
  uint8_t *bytes = good ? arena_alloc(a, size) : NULL;
  while (good && done < size) {
    ssize_t got = read(file, bytes + done, size - done);
    if (got > 0)
      done += (size_t)got;
    else if (got == 0)
      size = done; /* it became shorter meanwhile */
    else
      good = errno == EINTR;
  }
  int error = errno;
  close(file);
  errno = error;
  if (good)
    *out = (class_bytes){bytes, size, path};
  return good;
}

name class_name_of_path(name_table *names, const char *path) {
  const char *file = strrchr(path, '/');
  file = file ? file + 1 : path;
  if (!text_ends_with(file, ".class") || !strcmp(file, ".class") ||
      !strcmp(file, "module-info.class"))
    return NULL;
  return name_mk_text(names, path, strlen(path) - strlen(".class"));
}

static bool read_class(class_source *s, const char *folder, const char *class_name,
                       class_bytes *out) {
  char path[4096];
  int length = snprintf(path, sizeof path, "%s/%s.class", folder, class_name);
  if (length >= (int)sizeof path)
    return false;
  if (access(path, F_OK))
    return false; /* the usual case, asked without using the arena */
  if (file_read(s->env.arena, arena_copy(s->env.arena, path, (size_t)length), out))
    return true;
  diag_error(s->env.sink, (place){path, 0, 0},
             "cannot read this class file (%s): make it readable", strerror(errno));
  return false;
}

static bool find_in_folder(class_source *s, name class_name, class_bytes *out) {
  return read_class(s, s->path, class_name->text, out);
}

/* Is it a folder to descend into? Links to folders are not followed, they may
 * lead back. */
static bool is_folder(int parent, const struct dirent *e) {
  struct stat s;
  if (e->d_type != DT_UNKNOWN)
    return e->d_type == DT_DIR;
  return !fstatat(parent, e->d_name, &s, AT_SYMLINK_NOFOLLOW) && S_ISDIR(s.st_mode);
}

static void list_below(class_source *s, const char *folder, const char *package,
                       name_vector *out) {
  DIR *d = opendir(folder);
  if (!d) {
    diag_error(s->env.sink, (place){folder, 0, 0},
               "cannot read this folder of classes (%s): make it readable",
               strerror(errno));
    return;
  }
  for (struct dirent *e; (e = readdir(d));) {
    if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
      continue;
    char *inner = memory_print("%s%s", package, e->d_name);
    if (is_folder(dirfd(d), e)) {
      char *below = memory_print("%s/%s", folder, e->d_name);
      char *inner_package = memory_print("%s/", inner);
      list_below(s, below, inner_package, out);
      memory_free(inner_package);
      memory_free(below);
    } else {
      name n = class_name_of_path(s->env.names, inner);
      if (n)
        vec_push(out, n);
    }
    memory_free(inner);
  }
  closedir(d);
}

static void list_folder(class_source *s, name_vector *out) {
  list_below(s, s->path, "", out);
}

static void delete_folder(class_source *s) {
  memory_free(s);
}

class_source *folder_source_new(source_env env, const char *path) {
  class_source *s = memory_new(class_source);
  size_t length = strlen(path);
  while (length > 1 && path[length - 1] == '/')
    length--;
  *s = (class_source){env, arena_copy(env.arena, path, length), find_in_folder,
                      list_folder, delete_folder};
  return s;
}

typedef struct file_source {
  class_source base;
  name class_name;
  class_bytes bytes;
  const char *folder; /* where it lies */
  const char *root;   /* the folder without the package, NULL: it lies elsewhere */
} file_source;

/* The length of the package of a class name, without the last slash; 0: none. */
static size_t package_length(const char *class_name) {
  const char *slash = strrchr(class_name, '/');
  return slash ? (size_t)(slash - class_name) : 0;
}

static bool find_around_file(class_source *base, name class_name, class_bytes *out) {
  file_source *s = (file_source *)base;
  if (class_name == s->class_name) {
    *out = s->bytes;
    return true;
  }
  if (s->root)
    return read_class(base, s->root, class_name->text, out);
  size_t package = package_length(s->class_name->text);
  if (package != package_length(class_name->text) ||
      memcmp(class_name->text, s->class_name->text, package))
    return false;
  const char *simple = class_name->text + (package ? package + 1 : 0);
  return read_class(base, s->folder, simple, out);
}

static void list_file(class_source *base, name_vector *out) {
  vec_push(out, ((file_source *)base)->class_name);
}

static void delete_file(class_source *base) {
  memory_free(base);
}

/* build/classes/a/b for package a/b: build/classes. */
static const char *root_of(arena *a, const char *folder, const char *class_name) {
  size_t package = package_length(class_name), length = strlen(folder);
  if (!package)
    return folder;
  if (length < package || memcmp(folder + length - package, class_name, package))
    return NULL;
  if (length == package)
    return ".";
  size_t root = length - package - 1;
  if (folder[root] != '/')
    return NULL;
  return root ? arena_copy(a, folder, root) : "/";
}

class_source *file_source_new(source_env env, const char *path) {
  const char *kept = arena_copy(env.arena, path, strlen(path));
  class_bytes bytes;
  if (!file_read(env.arena, kept, &bytes)) {
    diag_error(env.sink, (place){kept, 0, 0},
               "cannot read this class file (%s): make it readable", strerror(errno));
    return NULL;
  }
  classfile *class =
      classfile_read(env.arena, env.names, bytes.bytes, bytes.size, kept, env.sink);
  if (!class)
    return NULL;
  const char *slash = strrchr(kept, '/');
  file_source *s = memory_new(file_source);
  s->base = (class_source){env, kept, find_around_file, list_file, delete_file};
  s->class_name = class->this_name;
  s->bytes = bytes;
  s->folder = !slash          ? "."
              : slash == kept ? "/"
                              : arena_copy(env.arena, kept, (size_t)(slash - kept));
  s->root = root_of(env.arena, s->folder, s->class_name->text);
  return &s->base;
}
