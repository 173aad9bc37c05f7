/* The class path: what is found where, in which order, and what is said about
 * what cannot be found; and the compiler in front of it. */
#include "java_fixture.h"

#include "java/class_source.h"
#include "java/descriptor.h"
#include "java/source_text.h"

#include <zip.h>

static fixture f;
static const char *classes; /* compiled test classes */
static classpath *path;

static int set_up(void **state) {
  (void)state;
  fixture_init_with_folder(&f);
  classes = compile_test_classes(&f);
  unsetenv("JAVA_HOME");
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  fixture_release(&f);
  return 0;
}

static int new_path(void **state) {
  (void)state;
  f.sink.errors = f.warnings = 0;
  path = classpath_new(&f.arena, &f.names, &f.sink);
  return 0;
}

static int delete_path(void **state) {
  (void)state;
  classpath_delete(path);
  return 0;
}

static char *in_folder(const char *file) {
  return arena_print(&f.arena, "%s/%s", f.folder, file);
}

static bool find(const char *class_name, class_bytes *out) {
  return classpath_find(path, name_mk(&f.names, class_name), out);
}

static void copy_class(const char *class_name, const char *to) {
  class_bytes b;
  const char *from = arena_print(&f.arena, "%s/%s.class", classes, class_name);
  assert_true(file_read(&f.arena, from, &b));
  write_file(to, b.bytes, b.size);
}

/* A jar of one class under an entry of this name. */
static char *make_jar(const char *file, const char *class_name, const char *entry) {
  char *jar = in_folder(file);
  zip_t *z = zip_open(jar, ZIP_CREATE | ZIP_TRUNCATE, NULL);
  assert_non_null(z);
  const char *from = arena_print(&f.arena, "%s/%s.class", classes, class_name);
  zip_file_add(z, entry, zip_source_file(z, from, 0, -1), 0);
  zip_file_add(z, "META-INF/versions/9/Marks.class", zip_source_file(z, from, 0, -1), 0);
  zip_file_add(z, "module-info.class", zip_source_file(z, from, 0, -1), 0);
  assert_int_equal(zip_close(z), 0);
  return jar;
}

static void expect_list(const char *expected) {
  name_vector list = {0};
  classpath_list(path, &list);
  char text[1000] = "";
  vec_each (name, n, &list) {
    strncat(text, (*n)->text, sizeof text - strlen(text) - 1);
    strncat(text, " ", sizeof text - strlen(text) - 1);
  }
  assert_string_equal(text, expected);
  vec_release(&list);
}

static void finds_in_folders(void **state) {
  (void)state;
  assert_true(classpath_add(path, arena_print(&f.arena, "%s//", classes)));
  class_bytes b;
  assert_true(find("Shapes$Point", &b));
  assert_string_equal(b.origin, arena_print(&f.arena, "%s/Shapes$Point.class", classes));
  assert_false(find("NoSuch", &b));
  assert_false(find("no/Such", &b));
  expect_list("Marks Marks$Kept Marks$Name Marks$Seen Shapes Shapes$1 Shapes$Circle "
              "Shapes$Colour Shapes$Figure Shapes$Greeter Shapes$Inner Shapes$Point "
              "Shapes$Square ");
  expect_no_error(&f);
}

static void lists_packages(void **state) {
  (void)state;
  mkdir(in_folder("tree"), 0777);
  mkdir(in_folder("tree/a"), 0777);
  mkdir(in_folder("tree/a/b.class"), 0777); /* a folder, whatever its name */
  copy_class("Marks", in_folder("tree/Marks.class"));
  copy_class("Shapes", in_folder("tree/a/Shapes.class"));
  write_file(in_folder("tree/a/notes.txt"), "x", 1);
  write_file(in_folder("tree/module-info.class"), "x", 1);
  assert_int_equal(symlink("..", in_folder("tree/a/loop")), 0);
  assert_true(classpath_add(path, in_folder("tree")));
  expect_list("Marks a/Shapes ");
}

static void finds_around_one_file(void **state) {
  (void)state;
  mkdir(in_folder("one"), 0777);
  copy_class("Shapes", in_folder("one/Renamed.class"));
  copy_class("Shapes$Point", in_folder("one/Shapes$Point.class"));
  assert_true(classpath_add(path, in_folder("one/Renamed.class")));
  class_bytes b;
  assert_true(find("Shapes", &b));
  assert_string_equal(b.origin, in_folder("one/Renamed.class"));
  assert_true(find("Shapes$Point", &b));
  assert_false(find("a/Shapes$Point", &b));
  expect_list("Shapes ");
}

/* A class in a package: what lies in its package, and under the same root. */
static void finds_around_packaged_file(void **state) {
  (void)state;
  const char *source = in_folder("In.java");
  const char text[] = "package p.q; class In { class Nested {} }";
  write_file(source, text, sizeof text - 1);
  const char *compiled =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL);
  assert_non_null(compiled);
  class_bytes b;
  assert_true(classpath_add(path, arena_print(&f.arena, "%s/p/q/In.class", compiled)));
  assert_true(find("p/q/In$Nested", &b));
  expect_list("p/q/In ");
  char *moved = in_folder("In.class");
  assert_int_equal(rename(arena_print(&f.arena, "%s/p/q/In.class", compiled), moved), 0);
  assert_int_equal(rename(arena_print(&f.arena, "%s/p/q/In$Nested.class", compiled),
                          in_folder("In$Nested.class")),
                   0);
  delete_path(NULL);
  new_path(NULL);
  assert_true(classpath_add(path, moved));
  assert_true(find("p/q/In$Nested", &b));
  assert_false(find("In$Nested", &b));
}

static void finds_in_jars(void **state) {
  (void)state;
  char *jar = make_jar("a.jar", "Shapes", "a/b/Shapes.class");
  assert_true(classpath_add(path, jar));
  class_bytes b;
  assert_true(find("a/b/Shapes", &b));
  assert_string_equal(b.origin, arena_print(&f.arena, "%s!a/b/Shapes.class", jar));
  assert_non_null(classfile_read(&f.arena, &f.names, b.bytes, b.size, b.origin, &f.sink));
  assert_false(find("Shapes", &b));
  expect_list("a/b/Shapes ");
  expect_no_error(&f);
}

static void keeps_the_order(void **state) {
  (void)state;
  char *first = make_jar("first.jar", "Shapes", "X.class");
  char *second = make_jar("second.jar", "Marks", "X.class");
  assert_true(classpath_add_list(path, arena_print(&f.arena, "%s:%s", second, first)));
  class_bytes b;
  assert_true(find("X", &b));
  assert_string_equal(b.origin, arena_print(&f.arena, "%s!X.class", second));
  expect_list("X ");
}

static void expands_lists_as_javac(void **state) {
  (void)state;
  mkdir(in_folder("jars"), 0777);
  make_jar("jars/b.jar", "Marks", "X.class");
  char *first = make_jar("jars/a.jar", "Shapes", "X.class");
  assert_true(classpath_add_list(path, arena_print(&f.arena, "%s/jars/*", f.folder)));
  class_bytes b;
  assert_true(find("X", &b));
  assert_string_equal(b.origin, arena_print(&f.arena, "%s!X.class", first));
  assert_true(classpath_add_list(path, "/no/such/folder:"));
  assert_int_equal(f.warnings, 1);
  assert_string_equal(f.text, "this element of the class path does not exist");
  assert_true(find("../../../../etc/passwd", &b) == false);
  expect_no_error(&f);
}

static void refuses_bad_paths(void **state) {
  (void)state;
  assert_false(classpath_add(path, "/no/such.jar"));
  expect_error(&f, "no such file: give a folder of classes, a .class or a .jar");
  assert_string_equal(f.file, "/no/such.jar");
  write_file(in_folder("A.txt"), "x", 1);
  assert_false(classpath_add(path, in_folder("A.txt")));
  expect_error(&f, "neither a folder of classes nor a .class nor a .jar");
  write_file(in_folder("bad.jar"), "hello", 5);
  assert_false(classpath_add(path, in_folder("bad.jar")));
  expect_error(&f,
               "cannot read this archive (Not a zip archive): give a .jar of classes");
  write_file(in_folder("bad.class"), "hello", 5);
  assert_false(classpath_add(path, in_folder("bad.class")));
  expect_error(&f, "not a class file");
  assert_int_equal(symlink("/dev/null", in_folder("Null.class")), 0);
  assert_false(classpath_add(path, in_folder("Null.class")));
  expect_error(&f, "cannot read this class file (Invalid argument): make it readable");
  assert_true(classpath_add(path, f.folder));
  class_bytes b;
  assert_false(find("Null", &b));
  expect_error(&f, "cannot read this class file (Invalid argument): make it readable");
}

static void reports_damaged_jars(void **state) {
  (void)state;
  char *jar = make_jar("damaged.jar", "Shapes", "Shapes.class");
  class_bytes b;
  assert_true(file_read(&f.arena, jar, &b));
  uint8_t *bytes = (uint8_t *)arena_copy(&f.arena, (const char *)b.bytes, b.size);
  for (size_t i = 100; i < 200; i++)
    bytes[i] ^= 0x55;
  write_file(jar, bytes, b.size);
  assert_true(classpath_add(path, jar));
  assert_false(find("Shapes", &b));
  expect_error(&f, "cannot unpack this class (");
}

static void finds_the_jdk(void **state) {
  (void)state;
  assert_true(classpath_add_jdk(path, NULL));
  class_bytes b;
  const char *found[] = {"java/lang/Object", "java/util/TreeMap$Entry",
                         "java/util/logging/Logger", "javax/xml/parsers/SAXParser"};
  for (unsigned i = 0; i < 4; i++) {
    assert_true(find(found[i], &b));
    classfile *c = classfile_read(&f.arena, &f.names, b.bytes, b.size, b.origin, &f.sink);
    assert_non_null(c);
    assert_string_equal(c->this_name->text, found[i]);
  }
  assert_false(find("java/lang/NoSuch", &b));
  assert_false(find("NoSuch", &b));
  assert_false(find("no/such/Package", &b));
  expect_list("");
  expect_no_error(&f);
}

static void reports_a_missing_jdk(void **state) {
  (void)state;
  setenv("JAVA_HOME", f.folder, 1);
  assert_false(classpath_add_jdk(path, NULL));
  expect_error(&f, arena_print(&f.arena,
                               "JAVA_HOME is %s, where no JDK is: set it to a JDK's "
                               "folder or unset it",
                               f.folder));
  const char *source = in_folder("A.java");
  write_file(source, "class A {}", 10);
  assert_null(java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL));
  expect_error(&f, arena_print(&f.arena, "no javac found in JAVA_HOME %s", f.folder));
  unsetenv("JAVA_HOME");
  char *kept = memory_copy_text(getenv("PATH"));
  setenv("PATH", f.folder, 1);
  assert_false(classpath_add_jdk(path, NULL));
  expect_error(&f, "no JDK found: install one (Debian: openjdk-17-jdk-headless) or set "
                   "JAVA_HOME");
  assert_null(java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL));
  expect_error(&f, "no javac found on PATH: install a JDK (Debian: "
                   "openjdk-17-jdk-headless) or give .class files");
  setenv("PATH", kept, 1);
  memory_free(kept);
}

static void refuses_broken_images(void **state) {
  (void)state;
  setenv("JAVA_HOME", f.folder, 1);
  mkdir(in_folder("lib"), 0777);
  write_file(in_folder("lib/modules"), "", 0);
  assert_false(classpath_add_jdk(path, NULL));
  expect_error(&f, "cannot read the JDK's classes (No data available): install the "
                   "JDK again");
  uint32_t image[40] = {0};
  for (unsigned i = 0; i < 2; i++) { /* no magic number; no table */
    write_file(in_folder("lib/modules"), image, sizeof image);
    assert_false(classpath_add_jdk(path, NULL));
    expect_error(&f, "this is no run-time image of a JDK: install the JDK again");
    image[0] = 0xcafedada;
  }
  image[4] = 2; /* slots */
  image[5] = 8; /* bytes of locations */
  image[6] = 8; /* bytes of texts */
  for (unsigned i = 7; i < 12; i++)
    image[i] = 0xfffffff0u; /* redirects, offsets, locations out of range */
  write_file(in_folder("lib/modules"), image, sizeof image);
  assert_true(classpath_add_jdk(path, NULL));
  class_bytes b;
  assert_false(find("a/B", &b));
  for (unsigned i = 7; i < 9; i++)
    image[i] = 0xffffffffu; /* both redirect to slot 0 */
  for (unsigned i = 0; i < 256; i++) {
    memset(&image[9], (int)i, 4 * 6 - 1);
    image[9] = image[10] = i & 7;
    write_file(in_folder("lib/modules"), image, sizeof image);
    delete_path(NULL);
    new_path(NULL);
    assert_true(classpath_add_jdk(path, NULL));
    assert_false(find("a/B", &b));
  }
  expect_no_error(&f);
  unsetenv("JAVA_HOME");
  remove(in_folder("lib/modules"));
}

/* --- The compiler --- */

static void compiles_once(void **state) {
  (void)state;
  const char *source = in_folder("Once.java");
  write_file(source, "class Once {}", 13);
  const char *first =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL);
  expect_no_error(&f);
  assert_non_null(first);
  char *mark = arena_print(&f.arena, "%s/mark", first);
  write_file(mark, "x", 1);
  const char *second =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL);
  assert_string_equal(first, second);
  assert_int_equal(access(mark, F_OK), 0);
  write_file(source, "class Onde {}", 13);
  const char *third =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL);
  assert_string_not_equal(first, third);
  assert_int_equal(access(arena_print(&f.arena, "%s/Onde.class", third), F_OK), 0);
}

/* A source that appears beside can be what a name means that meant another class. */
static void notices_new_neighbours(void **state) {
  (void)state;
  mkdir(in_folder("beside"), 0777);
  const char *source = in_folder("beside/Uses.java"),
             *used = in_folder("beside/Stack.java");
  write_file(source, "import java.util.*; class Uses { Stack s; }", 43);
  const char *first =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL);
  assert_non_null(first);
  assert_int_not_equal(access(arena_print(&f.arena, "%s/Stack.class", first), F_OK), 0);
  write_file(used, "class Stack {}", 14);
  const char *second =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL);
  expect_no_error(&f);
  assert_int_equal(access(arena_print(&f.arena, "%s/Stack.class", second), F_OK), 0);
}

static const char *root_of(const char *file) {
  return source_root(&f.arena, file, source_package(&f.arena, file));
}

static void expect_root(const char *file, const char *text, const char *root) {
  write_file(in_folder(file), text, strlen(text));
  assert_string_equal(root_of(in_folder(file)), root);
}

static void counts_packages_from_their_root(void **state) {
  (void)state;
  mkdir(in_folder("r"), 0777);
  mkdir(in_folder("r/p"), 0777);
  mkdir(in_folder("r/p/q"), 0777);
  expect_root("r/p/q/A.java", "/* package x; */ package p.q; class A {}", in_folder("r"));
  expect_root("r/p/q/A.java", "package q; class A {}", in_folder("r/p"));
  expect_root("r/p/q/A.java", "package p; class A {}",
              in_folder("r/p/q")); /* misplaced */
  expect_root("r/p/q/A.java", "class A { String s = \"package p.q;\"; }",
              in_folder("r/p/q"));
  write_file(in_folder("r/p/q/A.java"), "package p.q; class A {}", 23);
  assert_string_equal(source_package(&f.arena, in_folder("r/p/q/A.java")), "p/q/");
  char before[4096];
  assert_non_null(getcwd(before, sizeof before));
  char *real = realpath(in_folder("r"), NULL);
  assert_int_equal(chdir(in_folder("r/p")), 0);
  assert_string_equal(root_of("q/A.java"), real);
  assert_int_equal(chdir(".."), 0);
  assert_string_equal(root_of("p/q/A.java"), ".");
  assert_int_equal(chdir(before), 0);
  free(real);
}

/* What javac reads on its own counts, too: here a source on the class path. */
static void notices_what_javac_reads(void **state) {
  (void)state;
  mkdir(in_folder("src"), 0777);
  const char *source = in_folder("User.java"), *library = in_folder("src");
  const char *used = in_folder("src/Used.java");
  write_file(source, "class User { Used u; }", 22);
  write_file(used, "class Used {  }", 15);
  const char *first =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, library);
  expect_no_error(&f);
  assert_int_equal(access(arena_print(&f.arena, "%s/Used.class", first), F_OK), 0);
  assert_string_equal(
      first, java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, library));
  write_file(used, "class Used { int x; }", 21);
  assert_string_not_equal(
      first, java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, library));
}

static void passes_errors_on(void **state) {
  (void)state;
  const char *source = in_folder("Wrong.java");
  const char text[] = "class Wrong {\n  int x = \"a\";\n}\n";
  write_file(source, text, sizeof text - 1);
  assert_null(java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL));
  assert_int_equal(f.sink.errors, 1);
  assert_string_equal(f.file, source);
  assert_string_equal(f.text, "incompatible types: String cannot be converted to int\n"
                              "  int x = \"a\";\n          ^\n1 error");
  f.sink.errors = 0;
  const char *missing = in_folder("Missing.java");
  assert_null(java_compile(&f.arena, &f.sink, &(java_compiler){0}, &missing, 1, NULL));
  expect_error(&f, "cannot read this source (No such file or directory): give an "
                   "existing .java file");
}

static void compiles_against_a_library(void **state) {
  (void)state;
  const char *source = in_folder("Client.java");
  write_file(source, "class Client { Marks m; }", 25);
  assert_non_null(java_compile(&f.arena, &f.sink, &(java_compiler){.library = classes},
                               &source, 1, f.folder));
  expect_no_error(&f);
}

static void needs_a_place_to_write(void **state) {
  (void)state;
  char *kept = memory_copy_text(getenv("XDG_CACHE_HOME"));
  const char *source = in_folder("Place.java");
  write_file(source, "class Place {}", 14);
  setenv("XDG_CACHE_HOME", "/dev/null/cache", 1);
  setenv("TMPDIR", f.folder, 1);
  const char *found =
      java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL);
  expect_no_error(&f);
  assert_non_null(strstr(found, "/glassbox-"));
  setenv("TMPDIR", "/dev/null", 1);
  assert_null(java_compile(&f.arena, &f.sink, &(java_compiler){0}, &source, 1, NULL));
  expect_error(&f, "cannot write classes here: set XDG_CACHE_HOME to a folder that can "
                   "be written");
  unsetenv("TMPDIR");
  setenv("XDG_CACHE_HOME", kept, 1);
  memory_free(kept);
}

/* --- Descriptors --- */

static void checks_descriptors(void **state) {
  (void)state;
  const char *fields[] = {"I", "[[J", "Ljava/lang/Object;", "[La;"};
  const char *not_fields[] = {"",   "V", "[",    "L;",   "La//b;", "La",
                              "II", "Q", "L/a;", "La/;", "[V",     "La.b;"};
  for (unsigned i = 0; i < 4; i++)
    assert_true(descriptor_is_field(fields[i], strlen(fields[i])));
  for (unsigned i = 0; i < 12; i++)
    assert_false(descriptor_is_field(not_fields[i], strlen(not_fields[i])));
  assert_int_equal(descriptor_argument_slots("(IJ[D)V", 7), 4);
  assert_int_equal(descriptor_argument_slots("()[Lx;", 6), 0);
  const char *not_methods[] = {"", "(", "()", "(V)V", "()VV", "I", "(I", "()["};
  for (unsigned i = 0; i < 8; i++)
    assert_int_equal(descriptor_argument_slots(not_methods[i], strlen(not_methods[i])),
                     -1);
  char many[300];
  memset(many, 'I', sizeof many);
  many[0] = '(';
  many[256] = ')';
  many[257] = 'V';
  assert_int_equal(descriptor_argument_slots(many, 258), 255);
  many[1] = 'J';
  assert_int_equal(descriptor_argument_slots(many, 258), -1);
  memset(many, '[', sizeof many);
  many[255] = 'I';
  assert_true(descriptor_is_field(many, 256));
  assert_false(descriptor_is_field(many, 300));
  assert_true(descriptor_is_method_name("<init>", 6));
  assert_false(descriptor_is_method_name("<other>", 7));
  assert_false(descriptor_is_method_name("a<b", 3));
  assert_true(descriptor_is_field_name("a<b", 3));
}

#define with_path(test) cmocka_unit_test_setup_teardown(test, new_path, delete_path)

int main(void) {
  const struct CMUnitTest tests[] = {
      with_path(finds_in_folders),       with_path(lists_packages),
      with_path(finds_around_one_file),  with_path(finds_around_packaged_file),
      with_path(finds_in_jars),          with_path(keeps_the_order),
      with_path(expands_lists_as_javac), with_path(refuses_bad_paths),
      with_path(reports_damaged_jars),   with_path(finds_the_jdk),
      with_path(reports_a_missing_jdk),  with_path(refuses_broken_images),
      with_path(compiles_once),          with_path(notices_what_javac_reads),
      with_path(notices_new_neighbours), with_path(counts_packages_from_their_root),
      with_path(passes_errors_on),       with_path(compiles_against_a_library),
      with_path(needs_a_place_to_write), cmocka_unit_test(checks_descriptors),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
