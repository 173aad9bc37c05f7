/* The class path: a list of places, asked in order. */
#include "java/classpath.h"

#include "base/map.h"
#include "java/class_source.h"
#include "java/jdk.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef class_source *source_ref;
typedef char *text_ref;

struct classpath {
  source_env env;
  vector(source_ref) sources;
};

classpath *classpath_new(arena *a, name_table *names, diag_sink *sink) {
  classpath *p = memory_new(classpath);
  p->env = (source_env){a, names, sink};
  return p;
}

void classpath_delete(classpath *p) {
  if (!p)
    return;
  vec_each (source_ref, s, &p->sources)
    (*s)->delete (*s);
  vec_release(&p->sources);
  memory_free(p);
}

static bool has_suffix(const char *path, const char *suffix) {
  size_t n = strlen(path), m = strlen(suffix);
  return n > m && !strcmp(path + n - m, suffix);
}

static bool is_archive(const char *path) {
  return has_suffix(path, ".jar") || has_suffix(path, ".zip") ||
         has_suffix(path, ".jmod");
}

bool classpath_add(classpath *p, const char *path) {
  place where = {path, 0, 0};
  struct stat s;
  if (stat(path, &s)) {
    diag_error(p->env.sink, where, "%s: give a folder of classes, a .class or a .jar",
               errno == ENOENT ? "no such file" : strerror(errno));
    return false;
  }
  class_source *source = NULL;
  if (S_ISDIR(s.st_mode))
    source = folder_source_new(p->env, path);
  else if (has_suffix(path, ".class"))
    source = file_source_new(p->env, path);
  else if (is_archive(path))
    source = zip_source_new(p->env, path);
  else
    diag_error(p->env.sink, where, "neither a folder of classes nor a .class nor a .jar");
  if (source)
    vec_push(&p->sources, source);
  return source;
}

static int by_text(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

/* folder/\*: all jars in the folder, in the order of their names. */
static bool add_jars(classpath *p, const char *folder) {
  vector(text_ref) jars = {0};
  DIR *d = opendir(folder);
  for (struct dirent *e; d && (e = readdir(d));)
    if (has_suffix(e->d_name, ".jar") || has_suffix(e->d_name, ".JAR"))
      vec_push(&jars, memory_print("%s/%s", folder, e->d_name));
  if (d)
    closedir(d);
  if (jars.size)
    qsort(jars.data, jars.size, sizeof *jars.data, by_text);
  bool good = true;
  vec_each (text_ref, jar, &jars) {
    good = classpath_add(p, *jar) && good;
    memory_free(*jar);
  }
  vec_release(&jars);
  return good;
}

/* One element, as javac takes it: empty is the current folder, what is not there
 * is passed over (with a warning, it may be a slip). */
static bool add_element(classpath *p, const char *element) {
  struct stat s;
  size_t length = strlen(element);
  if (!length)
    return classpath_add(p, ".");
  if (!strcmp(element, "*"))
    return add_jars(p, ".");
  if (has_suffix(element, "/*"))
    return add_jars(p, arena_copy(p->env.arena, element, length - 2));
  if (!stat(element, &s))
    return classpath_add(p, element);
  diag_warning(p->env.sink, (place){element, 0, 0},
               "this element of the class path does not exist");
  return true;
}

void classpath_add_unlisted(classpath *p, const char *list) {
  uint32_t first = p->sources.size;
  diag_sink *sink = p->env.sink, silent = {0};
  p->env.sink = &silent;
  classpath_add_list(p, list);
  p->env.sink = sink;
  for (uint32_t k = first; k < p->sources.size; k++) {
    p->sources.data[k]->list = NULL;
    p->sources.data[k]->env.sink = sink;
  }
}

bool classpath_add_list(classpath *p, const char *list) {
  bool good = true;
  for (;;) {
    size_t length = strcspn(list, ":");
    good = add_element(p, arena_copy(p->env.arena, list, length)) && good;
    if (!list[length])
      return good;
    list += length + 1;
  }
}

bool classpath_add_jdk(classpath *p, const char *javac) {
  jdk_kind kind;
  const char *classes = jdk_classes(p->env.arena, javac, p->env.sink, &kind);
  if (!classes)
    return false;
  class_source *s = kind == JDK_IMAGE ? jimage_source_new(p->env, classes)
                                      : zip_source_new(p->env, classes);
  if (!s)
    return false;
  s->list = NULL;
  vec_push(&p->sources, s);
  return true;
}

bool classpath_find(classpath *p, name class_name, class_bytes *out) {
  vec_each (source_ref, s, &p->sources) {
    uint32_t errors = p->env.sink->errors;
    if ((*s)->find(*s, class_name, out))
      return true;
    if (p->env.sink->errors != errors)
      return false; /* it is there, but unreadable: another one would be the wrong one */
  }
  return false;
}

static int by_name(const void *a, const void *b) {
  return strcmp((*(const name *)a)->text, (*(const name *)b)->text);
}

void classpath_list(classpath *p, name_vector *out) {
  map seen = {0};
  vec_each (source_ref, s, &p->sources) {
    if (!(*s)->list)
      continue;
    uint32_t from = out->size, kept = from;
    (*s)->list(*s, out);
    if (out->size == from)
      continue;
    qsort(out->data + from, out->size - from, sizeof *out->data, by_name);
    for (uint32_t i = from; i < out->size; i++)
      if (!map_get(&seen, map_address(out->data[i]))) {
        map_put(&seen, map_address(out->data[i]), 1);
        out->data[kept++] = out->data[i];
      }
    out->size = kept;
  }
  map_release(&seen);
}
