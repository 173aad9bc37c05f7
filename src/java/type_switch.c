/* Pattern switches: the number of the first label at or after `restart` that matches
 * the selector, -1 for null, the number of labels for none. Labels are classes, texts,
 * integers (which match a box of an equal number or character), and constants of
 * enums. */
#include "java/assemble.h"

#include <string.h>

/* Where a test of one label goes on. */
typedef struct exits {
  uint32_t found, after;
} exits;

static void go_if(assembly *a, uint32_t test, exits to) {
  assemble_branch_int(a, COND_NE, test, 0, to.found, to.after);
}

/* The selector, a box of class `box`, has the number that `method` gives. */
static void test_number(assembly *a, const char *box, const char *method,
                        const char *type, int32_t number, exits to) {
  name_table *names = &a->program->ir.names;
  uint32_t selector = assemble_cast(a, 0, name_mk_print(names, "L%s;", box)->text);
  uint32_t got = assemble_call(a, IR_DISPATCH, box, method, type, &selector);
  assemble_branch_int(a, COND_EQ, got, number, to.found, to.after);
}

static void test_integer(assembly *a, int32_t label, exits to) {
  static const char number[] = "java/lang/Number", character[] = "java/lang/Character";
  name_table *names = &a->program->ir.names;
  uint32_t is_number = assemble_block(a), other = assemble_block(a);
  uint32_t is_character = assemble_block(a);
  go_if(a, assemble_instance_test(a, 0, name_mk(names, number)),
        (exits){is_number, other});
  assemble_label(a, is_number);
  test_number(a, number, "intValue", "()I", label, to);
  assemble_label(a, other);
  go_if(a, assemble_instance_test(a, 0, name_mk(names, character)),
        (exits){is_character, to.after});
  assemble_label(a, is_character);
  test_number(a, character, "charValue", "()C", label, to);
}

/* The constant of the enum with that name: its class is known only by name. */
static void test_constant(assembly *a, name enum_class, name constant, exits to) {
  uint32_t of_class = assemble_block(a);
  go_if(a, assemble_instance_test(a, 0, enum_class), (exits){of_class, to.after});
  assemble_label(a, of_class);
  uint32_t selector = assemble_cast(a, 0, "Ljava/lang/Enum;");
  uint32_t args[] = {assemble_text(a, constant),
                     assemble_call(a, IR_DISPATCH, "java/lang/Enum", "name",
                                   "()Ljava/lang/String;", &selector)};
  go_if(a,
        assemble_call(a, IR_DISPATCH, "java/lang/Object", "equals",
                      "(Ljava/lang/Object;)Z", args),
        to);
}

/* The arguments of a constant that is the result of calling `method` of class `owner`:
 * their pool indices, `count` of them; NULL: it is none. */
static const uint16_t *invoked(classfile *f, uint16_t index, const char *owner,
                               const char *method, uint16_t count) {
  if (f->pool[index].tag != POOL_DYNAMIC)
    return NULL;
  name ignored, type;
  const bootstrap_method *b = classfile_dynamic(f, index, &ignored, &type);
  if (b->count != count + 1 || f->pool[b->arguments[0]].tag != POOL_METHOD_HANDLE)
    return NULL;
  member_ref called = classfile_member(f, f->pool[b->arguments[0]].b);
  bool is_wanted =
      !strcmp(called.owner->text, owner) && !strcmp(called.name->text, method);
  return is_wanted ? b->arguments + 1 : NULL;
}

/* EnumDesc.of(ClassDesc.of("the.Enum"), "CONSTANT") */
static bool test_described(assembly *a, classfile *f, uint16_t index, exits to) {
  const uint16_t *both = invoked(f, index, "java/lang/Enum$EnumDesc", "of", 2);
  const uint16_t *of =
      both ? invoked(f, both[0], "java/lang/constant/ClassDesc", "of", 1) : NULL;
  if (!of || f->pool[of[0]].tag != POOL_STRING || f->pool[both[1]].tag != POOL_STRING)
    return false;
  arena *store = &a->program->ir.arena;
  name dotted = classfile_text(f, of[0]);
  char *internal = arena_copy(store, dotted->text, dotted->length);
  for (char *c = internal; *c; c++)
    if (*c == '.')
      *c = '/';
  test_constant(a, name_mk(&a->program->ir.names, internal), classfile_text(f, both[1]),
                to);
  return true;
}

static bool test_label(assembly *a, classfile *f, uint16_t index, bool of_enum,
                       exits to) {
  const pool_entry *e = &f->pool[index];
  switch (e->tag) {
  case POOL_CLASS:
    go_if(a, assemble_instance_test(a, 0, classfile_class(f, index)), to);
    return true;
  case POOL_STRING: {
    uint32_t args[] = {assemble_text(a, classfile_text(f, index)), 0};
    if (of_enum)
      args[1] = assemble_call(a, IR_DISPATCH, "java/lang/Enum", "name",
                              "()Ljava/lang/String;", &args[1]);
    uint32_t equal = assemble_call(a, IR_DISPATCH, "java/lang/Object", "equals",
                                   "(Ljava/lang/Object;)Z", args);
    go_if(a, equal, to);
    return true;
  }
  case POOL_INTEGER: test_integer(a, e->integer, to); return true;
  case POOL_DYNAMIC: return test_described(a, f, index, to);
  default: return false;
  }
}

ir_method *java_type_switch(java_program *p, ir_class *user, const bootstrap_method *b,
                            name bootstrap, name type, const char **why) {
  classfile *f = java_info(user)->file;
  bool of_enum = !strcmp(bootstrap->text, "enumSwitch");
  assembly a;
  assemble_begin(&a, p, user, "typeSwitch", type, true, NULL);
  uint32_t null = ir_builder_new_reg(&a.builder, IR_REF);
  uint32_t is_null = assemble_block(&a), next = assemble_block(&a);
  ir_builder_add(&a.builder, (ir_instr){.op = IR_BRANCH,
                                        .type = IR_REF,
                                        .aux = COND_EQ,
                                        .a = 0,
                                        .b = null,
                                        .target = {is_null, next}});
  assemble_label(&a, is_null);
  assemble_return(&a, IR_I32, assemble_int(&a, -1));
  for (uint32_t k = 0; k < b->count; k++) {
    uint32_t eligible = assemble_block(&a), found = assemble_block(&a);
    uint32_t after = assemble_block(&a);
    assemble_label(&a, next);
    assemble_branch_int(&a, COND_LE, 1, (int32_t)k, eligible, after);
    assemble_label(&a, eligible);
    if (!test_label(&a, f, b->arguments[k], of_enum, (exits){found, after})) {
      *why = "label of a pattern switch";
      ir_builder_release(&a.builder);
      return NULL;
    }
    assemble_label(&a, found);
    assemble_return(&a, IR_I32, assemble_int(&a, (int32_t)k));
    next = after;
  }
  assemble_label(&a, next);
  assemble_return(&a, IR_I32, assemble_int(&a, (int32_t)b->count));
  return assemble_end(&a);
}
