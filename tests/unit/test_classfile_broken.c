/* The class file reader against broken input: one test for each message, and a
 * file of javac's cut at every byte.
 *
 * A case is a small class file, class A with the method m, in which one part has
 * been replaced; the parts are given as bytes, lists with their count.
 */
#include "java_fixture.h"

#include "base/vector.h"

typedef vector(uint8_t) byte_vector;

typedef struct part {
  const char *bytes; /* NULL: the usual */
  size_t size;
} part;

#define PART(s)                                                                          \
  { (s), sizeof(s) - 1 }

typedef struct recipe {
  const char *message;
  part header;          /* magic, version */
  part extra;           /* further constants, from 30 on */
  unsigned extra_count; /* how many */
  part names;           /* access, this, super, interfaces */
  part fields;          /* with count */
  part method;          /* access, name, type */
  part method_attributes;
  part code; /* instructions */
  part handlers;
  part code_attributes;
  part attributes;
  part trailer;
  unsigned locals; /* besides 2 */
} recipe;

/* The usual constants, numbers 1 to 29. */
#define UTF8(length, text) "\1\0" length text
static const char usual_pool[] = UTF8("\1", "A") "\7\0\1" /* 1, 2: class A */
    UTF8("\20", "java/lang/Object") "\7\0\3"              /* 3, 4: class Object */
    UTF8("\1", "m") UTF8("\3", "()V")                     /* 5, 6 */
    UTF8("\4", "Code") UTF8("\1", "x")                    /* 7, 8 */
    UTF8("\1", "I") "\3\0\0\0\7"                          /* 9, 10: int 7 */
    UTF8("\17", "LineNumberTable")                        /* 11 */
    UTF8("\15", "ConstantValue")                          /* 12 */
    "\14\0\5\0\6"
    "\12\0\2\0\15" /* 13: m()V, 14: method A.m */
    "\14\0\10\0\11"
    "\11\0\2\0\17"                             /* 15: x I, 16: field A.x */
    UTF8("\22", "LocalVariableTable")          /* 17 */
    UTF8("\2", "[I") "\7\0\22"                 /* 18, 19: class int[] */
    UTF8("\6", "Record")                       /* 20 */
    UTF8("\20", "BootstrapMethods")            /* 21 */
    "\13\0\2\0\15"                             /* 22: interface method A.m */
    UTF8("\31", "RuntimeVisibleAnnotations")   /* 23 */
    UTF8("\33", "RuntimeInvisibleAnnotations") /* 24 */
    UTF8("\3", "LA;")                          /* 25 */
    UTF8("\6", "<init>")                       /* 26 */
    "\14\0\32\0\6"
    "\12\0\2\0\33"             /* 27: <init>()V, 28: method A.<init> */
    UTF8("\12", "SourceFile"); /* 29 */
enum { USUAL = 29 };

static void put(byte_vector *v, const void *bytes, size_t size) {
  for (size_t i = 0; i < size; i++)
    vec_push(v, ((const uint8_t *)bytes)[i]);
}

static void put_part(byte_vector *v, const part *p, const char *usual, size_t size) {
  put(v, p->bytes ? p->bytes : usual, p->bytes ? p->size : size);
}

static void put_number(byte_vector *v, uint32_t number, unsigned bytes) {
  while (bytes--)
    vec_push(v, (uint8_t)(number >> 8 * bytes));
}

#define USUALLY(v, p, s) put_part(v, &r->p, s, sizeof(s) - 1)

static void put_code(byte_vector *v, const recipe *r) {
  byte_vector body = {0};
  put_number(&body, 2, 2);
  put_number(&body, 2 + r->locals, 2);
  put_number(&body, r->code.bytes ? (uint32_t)r->code.size : 1, 4);
  USUALLY(&body, code, "\xb1"); /* return */
  USUALLY(&body, handlers, "\0\0");
  USUALLY(&body, code_attributes, "\0\0");
  put(v, "\0\1\0\7", 4); /* one attribute: Code */
  put_number(v, body.size, 4);
  put(v, body.data, body.size);
  vec_release(&body);
}

static void cook(const recipe *r, byte_vector *v) {
  USUALLY(v, header, "\xca\xfe\xba\xbe\0\0\0\64");
  put_number(v, USUAL + 1 + r->extra_count, 2);
  put(v, usual_pool, sizeof usual_pool - 1);
  USUALLY(v, extra, "");
  USUALLY(v, names, "\0\41\0\2\0\4\0\0");
  USUALLY(v, fields, "\0\0");
  put(v, "\0\1", 2);
  USUALLY(v, method, "\0\11\0\5\0\6"); /* public static void m() */
  if (r->method_attributes.bytes)
    put(v, r->method_attributes.bytes, r->method_attributes.size);
  else
    put_code(v, r);
  USUALLY(v, attributes, "\0\0");
  USUALLY(v, trailer, "");
}

static fixture f;

/* Reads the class and the code of its methods; true when all is well. */
static bool read_all(const uint8_t *bytes, size_t size) {
  uint8_t *copy = memory_alloc(size); /* exact, so that sanitizers see overreads */
  if (size)
    memcpy(copy, bytes, size);
  classfile *c = classfile_read(&f.arena, &f.names, copy, size, "A.class", &f.sink);
  bool good = c;
  for (unsigned i = 0; c && good && i < c->method_count; i++)
    if (c->methods[i].code_bytes)
      good = classfile_code(c, &c->methods[i], &f.sink);
  memory_free(copy);
  return good;
}

static const recipe broken_classes[] = {
    {"not a class file (it does not begin with CAFEBABE): give a .class file written by "
     "javac",
     .header = PART("\xca\xfe\xba\xbf\0\0\0\64")},
    {"class file version 67 (Java 23) is newer than glassbox reads (up to Java 21, "
     "version 65): compile with --release 21",
     .header = PART("\xca\xfe\xba\xbe\0\0\0\x43")},
    {"broken class file: there is no class file version 44; compile it again",
     .header = PART("\xca\xfe\xba\xbe\0\0\0\x2c")},
    {"the constant pool ends early: it announces", .extra_count = 1000},
    {"constant 30 has the unknown tag 2", .extra = PART("\2\0\0"), .extra_count = 1},
    {"constant 30 is no modified UTF-8", .extra = PART("\1\0\1\0"), .extra_count = 1},
    {"constant 30 is no modified UTF-8", .extra = PART("\1\0\11longer w\xff"),
     .extra_count = 1},
    {"constant 30 is no modified UTF-8", .extra = PART("\1\0\2\xc1\x80"),
     .extra_count = 1},
    {"constant 30, a class, refers to a constant of the wrong kind",
     .extra = PART("\7\0\2"), .extra_count = 1},
    {"constant 30, a method handle, refers to a constant of the wrong kind",
     .extra = PART("\17\1\0\16"), .extra_count = 1},
    {"constant 30, a string, refers to a constant of the wrong kind",
     .extra = PART("\10\xff\xff"), .extra_count = 1},
    {"constant pool index 999 is out of range", .names = PART("\0\41\3\xe7\0\4\0\0")},
    {"the class header lacks the name of a class", .names = PART("\0\41\0\0\0\4\0\0")},
    {"constant 1 is a text and should not be", .names = PART("\0\41\0\1\0\4\0\0")},
    {"the class header names the array class [I", .names = PART("\0\41\0\2\0\23\0\0")},
    {"constant 31, a class, has a malformed name or descriptor",
     .extra = PART("\1\0\3a;b\7\0\36"), .extra_count = 2,
     .names = PART("\0\41\0\37\0\4\0\0")},
    {"class A has no superclass", .names = PART("\0\41\0\2\0\0\0\0")},
    {"java.lang.Object has a superclass", .names = PART("\0\41\0\4\0\2\0\0")},
    {"the class header ends early: it announces 65535 items",
     .names = PART("\0\41\0\2\0\4\xff\xff")},
    {"a field has the malformed name '[I'", .fields = PART("\0\1\0\0\0\22\0\11\0\0")},
    {"field x has the malformed descriptor 'x'",
     .fields = PART("\0\1\0\0\0\10\0\10\0\0")},
    {"constant 3 is a text and should not be",
     .fields = PART("\0\1\0\0\0\10\0\11\0\1\0\14\0\0\0\2\0\3")},
    {"attribute ConstantValue stands twice",
     .fields = PART("\0\1\0\0\0\10\0\11\0\2\0\14\0\0\0\2\0\12\0\14\0\0\0\2\0\12")},
    {"attribute ConstantValue is longer than its contents",
     .fields = PART("\0\1\0\0\0\10\0\11\0\1\0\14\0\0\0\3\0\12\0")},
    {"ConstantValue ends early", .fields = PART("\0\1\0\0\0\10\0\11\0\1\0\14\0\0\0\1\0")},
    {"the list of fields ends early", .fields = PART("\0\1\0\0\0\10\0\11\0\1\0\14\1\0")},
    {"a method has the malformed name '[I'", .method = PART("\0\11\0\22\0\6")},
    {"method m has the malformed descriptor 'I'", .method = PART("\0\11\0\5\0\11")},
    {"method m()V: there is no code", .method_attributes = PART("\0\0")},
    {"method m()V: an abstract or native method has code",
     .method = PART("\4\1\0\5\0\6")},
    {"record component '[I' has a malformed name or descriptor 'I'",
     .attributes = PART("\0\1\0\24\0\0\0\10\0\1\0\22\0\11\0\0")},
    {"constant 30 refers to bootstrap method 0 of 0", .extra = PART("\22\0\0\0\15"),
     .extra_count = 1},
    {"constant 30, a method handle, has a malformed name or descriptor",
     .extra = PART("\17\6\0\34"), /* invokestatic <init> */
     .extra_count = 1, .attributes = PART("\0\1\0\25\0\0\0\6\0\1\0\36\0\0")},
    {"RuntimeVisibleAnnotations has the malformed descriptor 'x'",
     .attributes = PART("\0\1\0\27\0\0\0\6\0\1\0\10\0\0")},
    {"RuntimeVisibleAnnotations has a value of unknown kind 63",
     .attributes = PART("\0\1\0\27\0\0\0\13\0\1\0\31\0\1\0\5?\0\0")},
    {"the list of attributes ends early", .attributes = PART("\0\1\0\35\0\0\0\5\0\1")},
    {"a field has the malformed name 'a?.b'", /* always one line */
     .extra = PART("\1\0\4a\n.b"), .extra_count = 1,
     .fields = PART("\0\1\0\0\0\36\0\11\0\0")},
    {"1 bytes follow the end of the class", .trailer = PART("!")},
};

static const recipe broken_code[] = {
    {"the code has 0 bytes (1 to 65535 are allowed)", .code = PART("")},
    {"the arguments do not fit into 2 locals", .extra = PART("\1\0\5(JJ)V"),
     .extra_count = 1, .method = PART("\0\11\0\5\0\36")},
    {"unknown instruction 203 at 0", .code = PART("\xcb")},
    {"instruction BIPUSH at 1 is malformed or not whole", .code = PART("\0\x10")},
    {"instruction WIDE at 0 is malformed or not whole",
     .code = PART("\xc4\0\0\0\0\0\xb1")},
    {"instruction TABLESWITCH at 0 is malformed or not whole", /* low 1, high 0 */
     .code = PART("\xaa\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\xb1")},
    {"instruction LOOKUPSWITCH at 0 is malformed or not whole", /* -1 pairs */
     .code = PART("\xab\0\0\0\0\0\0\0\xff\xff\xff\xff\xb1")},
    {"method m()V uses jsr and ret, which javac writes no more: compile it again for "
     "Java 8 or later",
     .code = PART("\xa8\0\3\xb1")},
    {"NOP runs over the end of the code", .code = PART("\0")},
    {"ILOAD at 0 uses local 2 of 2", .code = PART("\x15\2\xb1")},
    {"LSTORE_1 at 0 uses local 1 of 2", .code = PART("\x40\xb1")},
    {"WIDE at 0 uses local 256 of 2", .code = PART("\xc4\x84\1\0\0\1\xb1")},
    {"constant 1 is a text and should not be", .code = PART("\x12\1\xb1")},
    {"constant 10 is an int and should not be", .code = PART("\x14\0\12\xb1")},
    {"LDC_W at 0 loads a dynamic constant of the wrong size", /* of type J */
     .extra = PART("\1\0\1J\14\0\10\0\36\21\0\0\0\37\17\6\0\16"), .extra_count = 4,
     .code = PART("\x13\0\40\xb1"), .attributes = PART("\0\1\0\25\0\0\0\6\0\1\0\41\0\0")},
    {"constant 14 is a method and should not be", .code = PART("\xb2\0\16\xb1")},
    {"constant pool index 0 is out of range", .code = PART("\xb2\0\0\xb1")},
    {"constant 16 is a field and should not be", .code = PART("\xb8\0\20\xb1")},
    {"INVOKESTATIC at 0 calls <init>", .code = PART("\xb8\0\34\xb1")},
    {"constant 31, a method, has a malformed name or descriptor",
     .extra = PART("\14\0\5\0\11\12\0\2\0\36"), /* m of type I */
     .extra_count = 2, .code = PART("\xb8\0\37\xb1")},
    {"INVOKEINTERFACE at 0 has a wrong argument count",
     .code = PART("\xb9\0\26\2\0\xb1")},
    {"INVOKEINTERFACE at 0 has a wrong argument count",
     .code = PART("\xb9\0\26\1\1\xb1")},
    {"INVOKEDYNAMIC at 0 does not end with two zero bytes",
     .extra = PART("\22\0\0\0\15\17\6\0\16"), .extra_count = 2,
     .code = PART("\xba\0\36\0\1\xb1"),
     .attributes = PART("\0\1\0\25\0\0\0\6\0\1\0\37\0\0")},
    {"NEW at 0 names an array class of 1 dimensions", .code = PART("\xbb\0\23\xb1")},
    {"MULTIANEWARRAY at 0 names an array class of 1 dimensions",
     .code = PART("\xc5\0\23\2\xb1")},
    {"NEWARRAY at 0 has the unknown element type 12", .code = PART("\xbc\14\xb1")},
    {"GOTO at 0 jumps to 1, where no instruction starts", .code = PART("\xa7\0\1")},
    {"IFNULL at 0 jumps to -5, where no instruction starts",
     .code = PART("\xc6\xff\xfb\xb1")},
    {"GOTO_W at 0 jumps to 2147483647, where no instruction starts",
     .code = PART("\xc8\x7f\xff\xff\xff")},
    {"TABLESWITCH at 0 jumps to 5, where no instruction starts",
     .code = PART("\xaa\0\0\0\0\0\0\24\0\0\0\1\0\0\0\1\0\0\0\5\xb1")},
    {"the keys of LOOKUPSWITCH at 0 are not sorted",
     .code = PART("\xab\0\0\0\0\0\0\34\0\0\0\2\0\0\0\1\0\0\0\34\0\0\0\1\0\0\0\34\xb1")},
    {"exception handler 0 (0 to 9, at 0) does not fit the code",
     .handlers = PART("\0\1\0\0\0\11\0\0\0\0")},
    {"exception handler 0 (0 to 0, at 0) does not fit the code",
     .handlers = PART("\0\1\0\0\0\0\0\0\0\0")},
    {"Code names the array class [I", .handlers = PART("\0\1\0\0\0\1\0\0\0\23")},
    {"line 7 stands at 1, where no instruction starts",
     .code_attributes = PART("\0\1\0\13\0\0\0\6\0\1\0\1\0\7")},
    {"attribute Code is longer than its contents", .code_attributes = PART("\0\0!")},
    {"Code ends early", .code_attributes = PART("\0")},
};

static void check_recipes(const recipe *recipes, size_t count, bool in_code) {
  for (size_t i = 0; i < count; i++) {
    fixture_init(&f);
    byte_vector v = {0};
    cook(&recipes[i], &v);
    assert_false(read_all(v.data, v.size));
    assert_string_equal(f.file, "A.class");
    bool names_method = strstr(f.text, "method m");
    if (in_code && !names_method)
      fail_msg("'%s' does not name the method", f.text);
    expect_error(&f, recipes[i].message);
    vec_release(&v);
    fixture_release(&f);
  }
}

static void refuses_broken_classes(void **state) {
  (void)state;
  check_recipes(broken_classes, sizeof broken_classes / sizeof *broken_classes, false);
}

static void refuses_broken_code(void **state) {
  (void)state;
  check_recipes(broken_code, sizeof broken_code / sizeof *broken_code, true);
}

static const recipe good[] = {
    {.message = "the usual class"},
    {"Java 1.1", .header = PART("\xca\xfe\xba\xbe\0\3\0\x2d")},
    {"Java 21 with preview features", .header = PART("\xca\xfe\xba\xbe\xff\xff\0\x41")},
    {"an unknown attribute", .attributes = PART("\0\1\0\10\0\0\0\1!")},
    {"a constant that is never used may be malformed", .extra = PART("\1\0\1;\7\0\36"),
     .extra_count = 2},
    {"all calls", .code = PART("\xb8\0\16\xb7\0\34\xb6\0\16\xb9\0\26\1\0\xb1")},
    {"wide instructions", .code = PART("\xc4\x84\1\0\0\1\xc4\x16\0\xff\xb1"),
     .locals = 300},
    {"a module", .names = PART("\x80\0\0\2\0\0\0\0")},
};

static void accepts_what_is_allowed(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    fixture_init(&f);
    byte_vector v = {0};
    cook(&good[i], &v);
    if (!read_all(v.data, v.size))
      fail_msg("%s: %s", good[i].message, f.text);
    expect_no_error(&f);
    vec_release(&v);
    fixture_release(&f);
  }
}

/* Local variables that make no sense are left out, lines are sorted. */
static void repairs_tables(void **state) {
  (void)state;
  fixture_init(&f);
  static const char tables[] = "\0\3"
                               "\0\21\0\0\0\52\0\4"
                               "\0\0\0\4\0\10\0\11\0\0"  /* x: good */
                               "\0\0\0\5\0\10\0\11\0\0"  /* too long */
                               "\0\0\0\4\0\10\0\10\0\0"  /* no descriptor */
                               "\0\0\0\4\xff\0\0\11\0\0" /* no name */
                               "\0\13\0\0\0\12\0\2\0\3\0\1\0\1\0\2"
                               "\0\13\0\0\0\6\0\1\0\0\0\3";
  recipe r = {.code = PART("\0\0\0\xb1"), .code_attributes = PART(tables)};
  byte_vector v = {0};
  cook(&r, &v);
  classfile *c = classfile_read(&f.arena, &f.names, v.data, v.size, "A.class", &f.sink);
  code *k = c ? classfile_code(c, &c->methods[0], &f.sink) : NULL;
  expect_no_error(&f);
  if (!k) {
    fail();
    return; /* not reached, but the analyser does not know */
  }
  assert_int_equal(k->local_count, 1);
  assert_string_equal(k->locals[0].name->text, "x");
  assert_int_equal(k->line_count, 3);
  for (unsigned i = 0; i < 3; i++)
    assert_int_equal(k->lines[i].line, 3 - i);
  vec_release(&v);
  fixture_release(&f);
}

/* Two attributes of so many equal items each. */
static void put_twice(byte_vector *v, const char *first, const char *second,
                      const char *item, size_t size, unsigned count) {
  put(v, "\0\2", 2);
  for (int twice = 0; twice < 2; twice++) {
    put(v, twice ? second : first, 2);
    put_number(v, (uint32_t)(2 + size * count), 4);
    put_number(v, count, 2);
    for (unsigned i = 0; i < count; i++)
      put(v, item, size);
  }
}

static void refuses_too_many(void **state) {
  (void)state;
  fixture_init(&f);
  byte_vector many = {0}, v = {0};
  put_twice(&many, "\0\27", "\0\30", "\0\31\0\0", 4, 40000);
  recipe annotations = {.attributes = {(char *)many.data, many.size}};
  cook(&annotations, &v);
  assert_false(read_all(v.data, v.size));
  expect_error(&f, "there are more than 65535 annotations");
  vec_clear(&many);
  vec_clear(&v);
  put_twice(&many, "\0\13", "\0\13", "\0\0\0\1", 4, 40000);
  recipe lines = {.code_attributes = {(char *)many.data, many.size}};
  cook(&lines, &v);
  assert_false(read_all(v.data, v.size));
  expect_error(&f, "a table of the code has more than 65535 entries");
  vec_release(&many);
  vec_release(&v);
  fixture_release(&f);
}

static void refuses_deep_annotations(void **state) {
  (void)state;
  fixture_init(&f);
  byte_vector deep = {0}, v = {0};
  put(&deep, "\0\1\0\27", 4);
  put_number(&deep, 2 + 2 + 2 + 2 + 3 * 10000 + 3, 4);
  put(&deep, "\0\1\0\31\0\1\0\5", 8);
  for (int i = 0; i < 10000; i++)
    put(&deep, "[\0\1", 3);
  put(&deep, "I\0\12", 3);
  recipe r = {.attributes = {(char *)deep.data, deep.size}};
  cook(&r, &v);
  assert_false(read_all(v.data, v.size));
  expect_error(&f, "RuntimeVisibleAnnotations is nested more than 100 deep");
  vec_release(&deep);
  vec_release(&v);
  fixture_release(&f);
}

/* Cut at every byte: one error and no crash; only the whole file is good. */
static void survives_truncation(void **state) {
  (void)state;
  fixture_init_with_folder(&f);
  const char *classes = compile_test_classes(&f);
  const char *files[] = {"Shapes", "Marks", "Marks$Kept", "Shapes$Point"};
  classpath *p = classpath_new(&f.arena, &f.names, &f.sink);
  assert_true(classpath_add(p, classes));
  for (unsigned i = 0; i < 4; i++) {
    class_bytes b;
    assert_true(classpath_find(p, name_mk(&f.names, files[i]), &b));
    assert_true(read_all(b.bytes, b.size));
    for (size_t size = 0; size < b.size; size++) {
      assert_false(read_all(b.bytes, size));
      expect_error(&f, size < 4 ? "not a class file" : "broken class file");
    }
  }
  classpath_delete(p);
  fixture_release(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(refuses_broken_classes),
      cmocka_unit_test(refuses_broken_code),
      cmocka_unit_test(accepts_what_is_allowed),
      cmocka_unit_test(repairs_tables),
      cmocka_unit_test(refuses_too_many),
      cmocka_unit_test(refuses_deep_annotations),
      cmocka_unit_test(survives_truncation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
