/* What the tests of the checker share: a class of tests/unit/classes/Structures.java
 * with its subject and space. */
#ifndef TESTS_CHECK_FIXTURE_H
#define TESTS_CHECK_FIXTURE_H

#include "program_fixture.h"

#include "judge/judge.h"

typedef struct check_fixture {
  fixture fixture; /* first: its sink is ours */
  java_program *program;
  name_vector classes;
  subject *subject;
  space *space;
} check_fixture;

static inline void check_open(check_fixture *f, const char *class_name,
                              const space_bounds *bounds) {
  memset(f, 0, sizeof *f);
  fixture_init(&f->fixture);
  diag_sink *sink = &f->fixture.sink;
  const char *file = source_path(&f->fixture.arena, "Structures.java");
  const char *jar = library(&f->fixture.arena);
  const char *folder = java_compile(&f->fixture.arena, sink,
                                    &(java_compiler){.library = jar}, &file, 1, NULL);
  expect_no_error(&f->fixture);
  f->program = java_program_new(sink);
  classpath *path = java_program_classpath(f->program);
  assert_true(classpath_add(path, folder));
  classpath_list(path, &f->classes);
  java_program_set_library(f->program, jar);
  assert_true(classpath_add_jdk(path, NULL));
  selection select = {.classes = &f->classes};
  f->subject = subject_new(f->program, java_class(f->program, class_name), &select, sink);
  expect_no_error(&f->fixture);
  f->space = space_new(f->subject, bounds, sink);
  expect_no_error(&f->fixture);
}

static inline void check_close(check_fixture *f) {
  space_delete(f->space);
  subject_delete(f->subject);
  vec_release(&f->classes);
  java_program_delete(f->program);
  fixture_release(&f->fixture);
}

#endif
