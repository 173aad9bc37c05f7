/* Finds the JDK. The run-time image is preferred to the jmods because it needs no
 * index to be built: opened in microseconds instead of milliseconds. */
#include "java/jdk.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const stores[] = {
    [JDK_IMAGE] = "lib/modules",
    [JDK_JMOD] = "jmods/java.base.jmod",
    [JDK_JAR] = "jre/lib/rt.jar",
};

static bool is_set(const char *variable) {
  return variable && *variable;
}

/* As realpath, which asks for every folder on the way; the kernel knows the answer. */
static bool find_real_path(const char *path, char real[PATH_MAX]) {
  char link[64];
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0)
    return false;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, real, PATH_MAX - 1);
  close(file);
  if (length <= 0)
    return realpath(path, real);
  real[length] = 0;
  return true;
}

/* The real path of a program on PATH. */
static bool find_on_path(const char *program, char real[PATH_MAX]) {
  const char *path = getenv("PATH");
  while (is_set(path)) {
    size_t length = strcspn(path, ":");
    char tried[PATH_MAX];
    int n = snprintf(tried, sizeof tried, "%.*s/%s", length ? (int)length : 1,
                     length ? path : ".", program);
    if (n < PATH_MAX && !access(tried, X_OK) && find_real_path(tried, real))
      return true;
    path += length + (path[length] == ':');
  }
  return false;
}

static const char *classes_in(arena *a, const char *home, jdk_kind *kind) {
  for (unsigned k = 0; k < sizeof stores / sizeof *stores; k++) {
    const char *path = arena_print(a, "%s/%s", home, stores[k]);
    *kind = (jdk_kind)k;
    if (!access(path, R_OK))
      return path;
  }
  return NULL;
}

/* The JDK around a program, /jdk/bin/javac: /jdk. */
static const char *classes_around(arena *a, const char *real, jdk_kind *kind) {
  char *home = arena_copy(a, real, strlen(real));
  for (int up = 0; up < 2; up++) {
    char *slash = strrchr(home, '/');
    if (!slash)
      return NULL;
    *slash = 0;
  }
  return classes_in(a, home, kind);
}

static const char *classes_on_path(arena *a, const char *program, jdk_kind *kind) {
  char real[PATH_MAX];
  return find_on_path(program, real) ? classes_around(a, real, kind) : NULL;
}

const char *jdk_classes(arena *a, const char *javac, diag_sink *sink, jdk_kind *kind) {
  const char *home = getenv("JAVA_HOME"), *classes;
  if (is_set(home)) {
    classes = classes_in(a, home, kind);
    if (!classes)
      diag_error(sink, NO_PLACE,
                 "JAVA_HOME is %s, where no JDK is: set it to a JDK's folder or unset it",
                 home);
    return classes;
  }
  classes = javac ? classes_around(a, javac, kind) : classes_on_path(a, "javac", kind);
  if (!classes)
    classes = classes_on_path(a, "java", kind);
  if (!classes)
    diag_error(sink, NO_PLACE,
               "no JDK found: install one (Debian: openjdk-17-jdk-headless) or set "
               "JAVA_HOME");
  return classes;
}

const char *jdk_compiler(arena *a, diag_sink *sink) {
  const char *home = getenv("JAVA_HOME");
  char real[PATH_MAX];
  bool found;
  if (is_set(home)) {
    char *tried = arena_print(a, "%s/bin/javac", home);
    found = !access(tried, X_OK) && find_real_path(tried, real);
  } else
    found = find_on_path("javac", real);
  if (found)
    return arena_copy(a, real, strlen(real));
  diag_error(sink, NO_PLACE,
             "no javac found %s%s: install a JDK (Debian: openjdk-17-jdk-headless) or "
             "give .class files",
             is_set(home) ? "in JAVA_HOME " : "on PATH", is_set(home) ? home : "");
  return NULL;
}
