/* A program made of one source of tests/unit/classes, the library and the JDK. */
#ifndef TESTS_PROGRAM_FIXTURE_H
#define TESTS_PROGRAM_FIXTURE_H

#include "java_fixture.h"

#include "java/java.h"

static inline const char *source_path(arena *a, const char *source) {
  char here[] = __FILE__;
  *strrchr(here, '/') = 0;
  return arena_print(a, "%s/classes/%s", here, source);
}

static inline java_program *program_of(fixture *f, const char *source) {
  const char *file = source_path(&f->arena, source), *jar = library(&f->arena);
  const char *classes =
      java_compile(&f->arena, &f->sink, &(java_compiler){.library = jar}, &file, 1, NULL);
  expect_no_error(f);
  java_program *program = java_program_new(&f->sink);
  java_program_set_library(program, jar);
  assert_true(classpath_add(java_program_classpath(program), classes));
  assert_true(classpath_add_jdk(java_program_classpath(program), NULL));
  return program;
}

#endif
