/* The class file reader against what javac writes: all that it can say about a
 * class is read as it was written. Broken input: test_classfile_broken. */
#include "java_fixture.h"

#include "base/progress.h"
#include "java/jdk.h"
#include "java/opcode.h"

static fixture f;
static const char *classes;
static classpath *path;

static int set_up(void **state) {
  (void)state;
  fixture_init_with_folder(&f);
  classes = compile_test_classes(&f);
  path = classpath_new(&f.arena, &f.names, &f.sink);
  assert_true(classpath_add(path, classes));
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  classpath_delete(path);
  fixture_release(&f);
  return 0;
}

static classfile *load(const char *class_name) {
  class_bytes b;
  assert_true(classpath_find(path, name_mk(&f.names, class_name), &b));
  classfile *c = classfile_read(&f.arena, &f.names, b.bytes, b.size, b.origin, &f.sink);
  expect_no_error(&f);
  assert_non_null(c);
  assert_string_equal(c->this_name->text, class_name);
  return c;
}

static class_method *method(classfile *c, const char *method_name) {
  for (unsigned i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, method_name))
      return &c->methods[i];
  fail_msg("no method %s", method_name);
  return NULL;
}

static class_field *field(classfile *c, const char *field_name) {
  for (unsigned i = 0; i < c->field_count; i++)
    if (!strcmp(c->fields[i].name->text, field_name))
      return &c->fields[i];
  fail_msg("no field %s", field_name);
  return NULL;
}

static code *code_of(classfile *c, const char *method_name) {
  code *k = classfile_code(c, method(c, method_name), &f.sink);
  expect_no_error(&f);
  assert_non_null(k);
  return k;
}

/* The pc of the first instruction of its kind. */
static uint32_t find_instruction(const code *k, uint8_t op) {
  for (uint32_t pc = 0; pc < k->size; pc += instruction_length(k->bytes, k->size, pc))
    if (k->bytes[pc] == op)
      return pc;
  fail_msg("no %s", opcode_name(op));
  return 0;
}

static uint16_t operand(const code *k, uint32_t pc) {
  return (uint16_t)(k->bytes[pc + 1] << 8 | k->bytes[pc + 2]);
}

#define is(n, expected) assert_string_equal((n)->text, expected)

static void reads_the_class(void **state) {
  (void)state;
  classfile *c = load("Shapes");
  is(c->super_name, "java/lang/Object");
  assert_true(c->access & ACC_ABSTRACT);
  assert_int_equal(c->interface_count, 2);
  is(c->interfaces[0], "java/lang/Runnable");
  is(c->interfaces[1], "java/io/Serializable");
  is(c->source_file, "Shapes.java");
  is(c->signature, "<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;"
                   "Ljava/lang/Runnable;Ljava/io/Serializable;");
  assert_true(c->major >= 52 && c->major <= 65);
  assert_null(c->nest_host);
  assert_int_equal(c->nest_member_count, 8);
  assert_false(c->is_record);
}

static void reads_fields(void **state) {
  (void)state;
  classfile *c = load("Shapes");
  assert_int_equal(c->pool[field(c, "FLAG")->constant].integer, 1);
  assert_int_equal(c->pool[field(c, "NUMBER")->constant].integer, 42);
  assert_int_equal(c->pool[field(c, "LONG")->constant].long_integer, 1LL << 33);
  assert_true(c->pool[field(c, "FLOAT")->constant].single == 1.5f);
  assert_true(c->pool[field(c, "DOUBLE")->constant].real == 2.5);
  is(classfile_text(c, field(c, "TEXT")->constant), "text");
  class_field *items = field(c, "items");
  is(items->descriptor, "Ljava/util/List;");
  is(items->signature, "Ljava/util/List<TT;>;");
  assert_int_equal(items->access, ACC_PRIVATE | ACC_VOLATILE);
  assert_int_equal(items->constant, 0);
  assert_null(field(c, "grid")->signature);
  is(field(c, "grid")->descriptor, "[[I");
}

static void reads_methods(void **state) {
  (void)state;
  classfile *c = load("Shapes");
  class_method *thrower = method(c, "thrower");
  assert_int_equal(thrower->throw_count, 3);
  is(thrower->throws[0], "java/lang/Exception");
  is(thrower->throws[2], "java/io/FileNotFoundException");
  is(thrower->signature, "<E:Ljava/lang/Exception;>(TE;)V^TE;^Ljava/io/IOException;"
                         "^Ljava/io/FileNotFoundException;");
  class_method *native = method(c, "outside");
  assert_true(native->access & ACC_NATIVE);
  assert_null(native->code_bytes);
  assert_null(classfile_code(c, native, &f.sink));
  assert_null(classfile_code(c, method(c, "least"), &f.sink));
  expect_no_error(&f);
}

static const inner_class *inner(const classfile *c, const char *class_name) {
  for (unsigned i = 0; i < c->inner_count; i++)
    if (!strcmp(c->inners[i].inner->text, class_name))
      return &c->inners[i];
  fail_msg("no inner class %s", class_name);
  return NULL;
}

static void reads_nesting(void **state) {
  (void)state;
  classfile *c = load("Shapes");
  const inner_class *circle = inner(c, "Shapes$Circle");
  is(circle->outer, "Shapes");
  is(circle->simple, "Circle");
  assert_int_equal(circle->access, ACC_STATIC | ACC_FINAL);
  assert_null(inner(c, "Shapes$1")->outer);
  assert_null(inner(c, "Shapes$1")->simple);
  is(load("Shapes$1")->enclosing_class, "Shapes");
  is(load("Shapes$Inner")->nest_host, "Shapes");
  classfile *figure = load("Shapes$Figure");
  assert_true(figure->access & ACC_INTERFACE);
  assert_int_equal(figure->permitted_count, 2);
  is(figure->permitted[1], "Shapes$Square");
}

static void reads_records_and_enums(void **state) {
  (void)state;
  classfile *point = load("Shapes$Point");
  assert_true(point->is_record);
  assert_int_equal(point->component_count, 2);
  is(point->components[1].name, "names");
  is(point->components[1].descriptor, "Ljava/util/List;");
  classfile *colour = load("Shapes$Colour");
  assert_true(colour->access & ACC_ENUM);
  is(colour->super_name, "java/lang/Enum");
  assert_true(field(colour, "GREEN")->access & ACC_ENUM);
}

static void reads_bootstrap_methods(void **state) {
  (void)state;
  classfile *c = load("Shapes");
  code *k = code_of(c, "lambda");
  name called, type;
  bootstrap_method *b = classfile_dynamic(
      c, operand(k, find_instruction(k, JVM_INVOKEDYNAMIC)), &called, &type);
  is(called, "getAsInt");
  is(type, "(I)Ljava/util/function/IntSupplier;");
  assert_int_equal(c->pool[b->handle].tag, POOL_METHOD_HANDLE);
  is(classfile_member(c, c->pool[b->handle].b).owner,
     "java/lang/invoke/LambdaMetafactory");
  assert_int_equal(b->count, 3);
  assert_int_equal(c->pool[b->arguments[0]].tag, POOL_METHOD_TYPE);
  assert_int_equal(c->pool[b->arguments[1]].tag, POOL_METHOD_HANDLE);
}

static void reads_code(void **state) {
  (void)state;
  classfile *c = load("Shapes");
  code *k = code_of(c, "calls");
  assert_ptr_equal(k, classfile_code(c, method(c, "calls"), &f.sink));
  member_ref greet =
      classfile_member(c, operand(k, find_instruction(k, JVM_INVOKEINTERFACE)));
  is(greet.owner, "java/lang/Runnable");
  is(greet.name, "run");
  is(greet.descriptor, "()V");
  assert_true(greet.interface);
  is(classfile_class(c, operand(k, find_instruction(k, JVM_NEW))), "Shapes$1");
  k = code_of(c, "arrays");
  is(classfile_class(c, operand(k, find_instruction(k, JVM_MULTIANEWARRAY))), "[[[I");
  find_instruction(code_of(c, "table"), JVM_TABLESWITCH);
  find_instruction(code_of(c, "lookup"), JVM_LOOKUPSWITCH);
}

static void reads_tables_of_code(void **state) {
  (void)state;
  code *k = code_of(load("Shapes"), "caught");
  assert_true(k->handler_count >= 2);
  is(k->handlers[0].type, "java/lang/NullPointerException");
  assert_null(k->handlers[1].type);
  assert_true(k->line_count >= 6);
  for (unsigned i = 1; i < k->line_count; i++)
    assert_true(k->lines[i - 1].pc <= k->lines[i].pc);
  assert_int_equal(k->lines[0].line, 68);
  const char *expected[] = {"o:Ljava/lang/Object; 0", "wide:J 1", "result:I 3",
                            "e:Ljava/lang/NullPointerException; 4", "half:D 5"};
  for (unsigned e = 0; e < 5; e++) {
    bool found = false;
    for (unsigned i = 0; i < k->local_count; i++) {
      char text[100];
      snprintf(text, sizeof text, "%s:%s %u", k->locals[i].name->text,
               k->locals[i].descriptor->text, k->locals[i].slot);
      found |= !strcmp(text, expected[e]);
    }
    if (!found)
      fail_msg("no local %s", expected[e]);
  }
}

static const element_value *element(const annotation *a, const char *element_name) {
  const element_value *v = annotation_element(a, element_name);
  assert_non_null(v);
  return v;
}

static void reads_all_element_kinds(void **state) {
  (void)state;
  class_field *marked = field(load("Marks"), "marked");
  assert_int_equal(marked->annotations.count, 2);
  const annotation *kept = annotation_find(&marked->annotations, "LMarks$Kept;");
  assert_false(kept->visible);
  assert_int_equal(element(kept, "z")->integer, 0);
  assert_int_equal(element(kept, "b")->integer, 7);
  assert_int_equal(element(kept, "c")->integer, 'x');
  assert_int_equal(element(kept, "s")->integer, 8);
  assert_int_equal(element(kept, "i")->integer, -9);
  assert_int_equal(element(kept, "j")->integer, 1LL << 40);
  assert_true(element(kept, "f")->real == 1.5);
  assert_true(element(kept, "d")->real == 2.25);
  is(element(kept, "text")->text, "zero\xc0\x80"
                                  "and \xed\xa0\xbd\xed\xb8\x80");
  is(element(kept, "type")->text, "V");
  is(element(kept, "e")->enumeration.type, "Ljava/lang/annotation/ElementType;");
  is(element(kept, "e")->enumeration.constant, "METHOD");
  is(element(kept, "nested")->nested->type, "LMarks$Name;");
  assert_int_equal(element(kept, "nested")->nested->count, 0);
  assert_int_equal(element(kept, "many")->array.count, 0);
  const element_value *names = element(kept, "names");
  assert_int_equal(names->array.count, 2);
  is(element(names->array.items[1].nested, "value")->text, "b");
  assert_null(annotation_element(kept, "other"));
  const annotation *seen = annotation_find(&marked->annotations, "LMarks$Seen;");
  assert_true(seen->visible);
  assert_int_equal(element(seen, "value")->integer, 1);
  assert_null(annotation_find(&marked->annotations, "LOther;"));
}

static void reads_parameter_annotations(void **state) {
  (void)state;
  class_method *m = method(load("Marks"), "method");
  assert_int_equal(m->annotations.count, 2);
  assert_int_equal(m->parameter_count, 3);
  assert_int_equal(m->parameter_annotations[0].count, 1);
  assert_int_equal(m->parameter_annotations[1].count, 0);
  assert_int_equal(m->parameter_annotations[2].count, 2);
  const annotation *kept = annotation_find(&m->parameter_annotations[2], "LMarks$Kept;");
  assert_int_equal(element(kept, "i")->integer, 4);
}

static void reads_defaults(void **state) {
  (void)state;
  classfile *c = load("Marks$Kept");
  assert_true(c->access & ACC_ANNOTATION);
  assert_int_equal(method(c, "z")->default_value->integer, 1);
  assert_int_equal(method(c, "b")->default_value->integer, -1);
  assert_int_equal(method(c, "c")->default_value->integer, 0xe4);
  assert_int_equal(method(c, "j")->default_value->integer, -5000000000LL);
  assert_true(method(c, "f")->default_value->real == 0.5);
  is(method(c, "text")->default_value->text, "tab\there");
  is(method(c, "type")->default_value->text, "[[I");
  assert_int_equal(method(c, "many")->default_value->array.items[2].integer, 3);
  assert_null(method(load("Marks$Seen"), "value")->default_value);
}

static void knows_all_instructions(void **state) {
  (void)state;
  assert_int_equal(JVM_COUNT, 202);
  assert_string_equal(opcode_name(JVM_INVOKEVIRTUAL), "INVOKEVIRTUAL");
  assert_int_equal(JVM_INVOKEVIRTUAL, 0xb6);
  assert_int_equal(JVM_IF_ACMPNE, 0xa6);
  assert_string_equal(opcode_name(202), "?");
  uint8_t wide[] = {JVM_WIDE, JVM_IINC, 1, 0, 0, 5};
  assert_int_equal(instruction_length(wide, 6, 0), 6);
  assert_int_equal(instruction_length(wide, 5, 0), 0);
  assert_int_equal(instruction_length(wide, 1, 0), 0);
  assert_int_equal(instruction_length(wide, 6, 6), 0);
  uint8_t table[] = {JVM_TABLESWITCH,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0,
                     1,
                     0,
                     0,
                     0,
                     2,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0,
                     0};
  assert_int_equal(instruction_length(table, 24, 0), 24);
  assert_int_equal(instruction_length(table, 23, 0), 0);
  table[8] = 0x80; /* low = -2^31: four billion entries */
  assert_int_equal(instruction_length(table, 24, 0), 0);
}

/* Every class of the largest library there is, with all its code. */
static void reads_the_jdk(void **state) {
  (void)state;
  char *jdk_home = arena_print(&f.arena, "%s", jdk_compiler(&f.arena, &f.sink));
  *strstr(jdk_home, "/bin/javac") = 0;
  const char *jmod = arena_print(&f.arena, "%s/jmods/java.base.jmod", jdk_home);
  if (access(jmod, R_OK))
    skip();
  fixture all;
  fixture_init(&all);
  classpath *jdk = classpath_new(&all.arena, &all.names, &all.sink);
  assert_true(classpath_add(jdk, jmod));
  name_vector list = {0};
  classpath_list(jdk, &list);
  assert_true(list.size > 5000);
  double seconds = 0;
  uint32_t bodies = 0;
  vec_each (name, n, &list) {
    class_bytes b;
    assert_true(classpath_find(jdk, *n, &b));
    double start = progress_clock();
    classfile *c =
        classfile_read(&all.arena, &all.names, b.bytes, b.size, b.origin, &all.sink);
    for (unsigned i = 0; c && i < c->method_count; i++)
      bodies += classfile_code(c, &c->methods[i], &all.sink) != NULL;
    seconds += progress_clock() - start;
    expect_no_error(&all);
    assert_true(c && c->this_name == *n);
  }
  print_message("%u classes, %u methods with code: %.0f ms\n", list.size, bodies,
                1000 * seconds);
  vec_release(&list);
  classpath_delete(jdk);
  fixture_release(&all);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(reads_the_class),
      cmocka_unit_test(reads_fields),
      cmocka_unit_test(reads_methods),
      cmocka_unit_test(reads_nesting),
      cmocka_unit_test(reads_records_and_enums),
      cmocka_unit_test(reads_bootstrap_methods),
      cmocka_unit_test(reads_code),
      cmocka_unit_test(reads_tables_of_code),
      cmocka_unit_test(reads_all_element_kinds),
      cmocka_unit_test(reads_parameter_annotations),
      cmocka_unit_test(reads_defaults),
      cmocka_unit_test(knows_all_instructions),
      cmocka_unit_test(reads_the_jdk),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
