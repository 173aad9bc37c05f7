/* What the tests of the Java loader share: a sink that remembers, a temporary
 * folder, and the classes of tests/unit/classes compiled into it. */
#ifndef TESTS_JAVA_FIXTURE_H
#define TESTS_JAVA_FIXTURE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/name.h"
#include "java/classfile.h"
#include "java/classpath.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct fixture {
  diag_sink sink; /* first: the sink is the fixture */
  char text[4096], file[4096];
  unsigned warnings;
  arena arena;
  name_table names;
  char *folder; /* of its own; NULL: none */
} fixture;

static inline void remember(diag_sink *sink, diag_severity severity, place where,
                            const char *text) {
  fixture *f = (fixture *)sink;
  f->warnings += severity == DIAG_WARNING;
  snprintf(f->text, sizeof f->text, "%s", text);
  snprintf(f->file, sizeof f->file, "%s", where.file ? where.file : "");
}

/* A temporary folder; the cache of compiled classes is put there, too. */
static inline char *temporary_folder(void) {
  const char *parent = getenv("TMPDIR");
  char *path = memory_print("%s/glassbox-test.XXXXXX", parent ? parent : "/tmp");
  assert_non_null(mkdtemp(path));
  setenv("XDG_CACHE_HOME", path, 1);
  return path;
}

static inline int remove_entry(const char *path, const struct stat *s, int kind,
                               struct FTW *at) {
  (void)s, (void)kind, (void)at;
  return remove(path);
}

static inline void remove_folder(char *path) {
  nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
  memory_free(path);
}

static inline void fixture_init(fixture *f) {
  memset(f, 0, sizeof *f);
  f->sink.report = remember;
}

static inline void fixture_init_with_folder(fixture *f) {
  fixture_init(f);
  f->folder = temporary_folder();
}

static inline void fixture_release(fixture *f) {
  arena_release(&f->arena);
  name_table_release(&f->names);
  if (f->folder)
    remove_folder(f->folder);
}

/* Exactly one error since the last call, and it says so. */
static inline void expect_error(fixture *f, const char *part) {
  if (f->sink.errors != 1 || !strstr(f->text, part))
    fail_msg("%u errors, the last '%s', wanted '%s'", f->sink.errors, f->text, part);
  if (strchr(f->text, '\n'))
    fail_msg("more than one line: '%s'", f->text);
  f->sink.errors = 0;
  f->text[0] = 0;
}

static inline void expect_no_error(fixture *f) {
  if (f->sink.errors)
    fail_msg("%s: %s", f->file, f->text);
}

static inline void write_file(const char *path, const void *bytes, size_t size) {
  FILE *f = fopen(path, "wb");
  assert_non_null(f);
  assert_int_equal(fwrite(bytes, 1, size, f), size);
  fclose(f);
}

/* The folder of the compiled test classes. */
static inline const char *compile_test_classes(fixture *f) {
  char here[] = __FILE__;
  *strrchr(here, '/') = 0;
  const char *files[] = {arena_print(&f->arena, "%s/classes/Marks.java", here),
                         arena_print(&f->arena, "%s/classes/Shapes.java", here)};
  const char *classes =
      java_compile(&f->arena, &f->sink, &(java_compiler){0}, files, 2, NULL);
  expect_no_error(f);
  assert_non_null(classes);
  return classes;
}

/* glassbox.jar of the build that the test belongs to. */
static inline const char *library(arena *a) {
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  assert_true(length > 0);
  program[length] = 0;
  *strrchr(program, '/') = 0;
  *strrchr(program, '/') = 0;
  return arena_print(a, "%s/glassbox.jar", program);
}

#endif
