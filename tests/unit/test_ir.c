/* The representation: the builder's layout, every breach that the self-check must
 * see, subclasses, and which body a call runs. */
#include "ir/builder.h"
#include "ir/ir.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

static diag_sink sink;
static const ir_front_end front;

typedef struct world {
  ir_program program;
  ir_method method;
  ir_class class;
} world;

static uint8_t params[] = {IR_REF, IR_I32};

static int set_up(void **state) {
  world *w = memory_new(world);
  ir_program_init(&w->program, &sink, &front);
  w->class.name = name_mk(&w->program.names, "C");
  w->method = (ir_method){.name = name_mk(&w->program.names, "m"),
                          .descriptor = name_mk(&w->program.names, "(I)I"),
                          .owner = &w->class,
                          .result = IR_I32,
                          .param_count = 2,
                          .param_types = params};
  *state = w;
  return 0;
}

static int tear_down(void **state) {
  world *w = *state;
  ir_program_release(&w->program);
  memory_free(w);
  return 0;
}

/* --- The builder ------------------------------------------------------------ */

enum { RECEIVER, NUMBER, RESULT, CAUGHT, LONG, REGISTERS };

/* 0: RESULT := NUMBER / NUMBER, caught by 2; if NUMBER < 3 goto 3 else goto 1
 * 1: switch NUMBER {7 -> 3; otherwise 0}
 * 2: CAUGHT := catch; throw CAUGHT
 * 3: return RESULT
 * and an empty block between, which the layout leaves out. */
static ir_code *sample(world *w) {
  ir_builder b;
  ir_builder_init(&b, &w->program, &w->method);
  assert_int_equal(ir_builder_new_reg(&b, IR_I32), RESULT);
  assert_int_equal(ir_builder_new_reg(&b, IR_REF), CAUGHT);
  assert_int_equal(ir_builder_new_reg(&b, IR_I64), LONG);
  uint32_t start = ir_builder_new_block(&b), last = ir_builder_new_block(&b);
  uint32_t empty = ir_builder_new_block(&b), handler = ir_builder_new_block(&b);
  uint32_t choice = ir_builder_new_block(&b);
  (void)empty;
  ir_builder_begin(&b, last);
  b.note = (instr_note){30, 33};
  ir_builder_add(&b, (ir_instr){.op = IR_RETURN, .type = IR_I32, .a = RESULT});
  ir_builder_begin(&b, start);
  b.note = (instr_note){10, 11};
  ir_builder_add(
      &b,
      (ir_instr){.op = IR_DIV, .type = IR_I32, .dst = RESULT, .a = NUMBER, .b = NUMBER});
  ir_builder_add(&b, (ir_instr){.op = IR_BRANCH,
                                .type = IR_IMM32,
                                .aux = COND_LT,
                                .a = NUMBER,
                                .b = 3,
                                .target = {last, choice}});
  b.blocks.data[start].handlers = b.handlers.size;
  b.blocks.data[start].handler_count = 1;
  vec_push(&b.handlers, ((ir_handler){.block = handler}));
  ir_builder_begin(&b, handler);
  ir_builder_add(&b, (ir_instr){.op = IR_CATCH, .type = IR_REF, .dst = CAUGHT});
  ir_builder_add(&b, (ir_instr){.op = IR_THROW, .type = IR_REF, .a = CAUGHT});
  ir_builder_begin(&b, choice);
  ir_switch *table = arena_new(&w->program.arena, ir_switch);
  table->count = 1;
  table->keys = arena_new_array(&w->program.arena, int32_t, 1);
  table->targets = arena_new_array(&w->program.arena, uint32_t, 1);
  table->keys[0] = 7;
  table->targets[0] = last;
  table->otherwise = start;
  ir_builder_add(
      &b, (ir_instr){.op = IR_SWITCH, .type = IR_I32, .a = NUMBER, .table = table});
  uint32_t *marks;
  ir_code *code = ir_builder_finish(&b, &marks);
  assert_int_equal(marks[0], 11);
  assert_int_equal(marks[2], 33);
  return code;
}

/* Layout is in the order of the blocks' numbers, without the one never begun. */
static void test_layout(void **state) {
  world *w = *state;
  ir_code *code = sample(w);
  assert_null(ir_check(code, &w->program.arena));
  assert_int_equal(code->count, 6);
  assert_int_equal(code->block_count, 4);
  assert_int_equal(code->reg_count, REGISTERS);
  assert_int_equal(code->reg_types[RECEIVER], IR_REF);
  assert_int_equal(code->reg_types[LONG], IR_I64);
  static const uint8_t ops[] = {IR_DIV,   IR_BRANCH, IR_RETURN,
                                IR_CATCH, IR_THROW,  IR_SWITCH};
  static const uint32_t blocks[] = {0, 0, 1, 2, 2, 3}, lines[] = {10, 10, 30, 10, 10, 10};
  for (uint32_t i = 0; i < code->count; i++) {
    assert_int_equal(code->instrs[i].op, ops[i]);
    assert_int_equal(code->block_of[i], blocks[i]);
    assert_int_equal(code->lines[i], lines[i]);
  }
  assert_int_equal(code->instrs[1].target.then, 2);
  assert_int_equal(code->instrs[1].target.otherwise, 5);
  assert_int_equal(code->instrs[5].table->targets[0], 2);
  assert_int_equal(code->instrs[5].table->otherwise, 0);
  assert_int_equal(code->blocks[0].handler_count, 1);
  assert_int_equal(code->handlers[0].block, 2);
}

/* --- The self-check --------------------------------------------------------- */

/* Replaces instruction `at` of a fresh sample; the check must say `what`. */
static void expect_breach(world *w, uint32_t at, ir_instr i, const char *what) {
  ir_code *code = sample(w);
  code->instrs[at] = i;
  const char *breach = ir_check(code, &w->program.arena);
  if (!breach || !strstr(breach, what))
    fail_msg("%s: wanted '%s', got '%s'", ir_op_text(i.op), what, breach ? breach : "-");
}

static void test_registers(void **state) {
  static const ir_instr wrong[] = {
      {.op = IR_CONST, .type = IR_I32, .dst = LONG},
      {.op = IR_LITERAL, .type = IR_REF, .dst = RESULT},
      {.op = IR_MOVE, .type = IR_I32, .dst = RESULT, .a = LONG},
      {.op = IR_MOVE, .type = IR_I32, .dst = CAUGHT, .a = NUMBER},
      {.op = IR_NEG, .type = IR_I64, .dst = LONG, .a = NUMBER},
      {.op = IR_ADD, .type = IR_I32, .dst = RESULT, .a = NUMBER, .b = LONG},
      {.op = IR_ADD, .type = IR_IMM32, .dst = RESULT, .a = LONG},
      {.op = IR_SHL, .type = IR_I64, .dst = LONG, .a = LONG, .b = LONG},
      {.op = IR_COMPARE, .type = IR_I64, .dst = LONG, .a = LONG, .b = LONG},
      {.op = IR_CONVERT, .type = IR_I32, .aux = STORE_I64, .dst = RESULT, .a = NUMBER},
      {.op = IR_CONVERT, .type = IR_I64, .aux = STORE_I32, .dst = RESULT, .a = NUMBER},
      {.op = IR_NEW, .type = IR_REF, .dst = RESULT},
      {.op = IR_NEW_ARRAY, .type = IR_REF, .dst = CAUGHT, .a = LONG, .aux = 1},
      {.op = IR_NEW_ARRAY, .type = IR_REF, .dst = CAUGHT, .a = NUMBER, .aux = 3},
      {.op = IR_LOAD, .type = IR_I32, .dst = RESULT, .a = NUMBER, .unresolved = true},
      {.op = IR_LOAD, .type = IR_I32, .dst = LONG, .a = CAUGHT, .unresolved = true},
      {.op = IR_STORE, .type = IR_I32, .a = NUMBER, .b = NUMBER, .unresolved = true},
      {.op = IR_STORE, .type = IR_I32, .a = CAUGHT, .b = LONG, .unresolved = true},
      {.op = IR_LOAD_GLOBAL, .type = IR_I32, .dst = LONG, .unresolved = true},
      {.op = IR_STORE_GLOBAL, .type = IR_I32, .b = LONG, .unresolved = true},
      {.op = IR_ELEMENT, .aux = STORE_I8, .dst = LONG, .a = CAUGHT, .b = NUMBER},
      {.op = IR_ELEMENT, .aux = STORE_I8, .dst = RESULT, .a = CAUGHT, .b = LONG},
      {.op = IR_SET_ELEMENT, .aux = STORE_REF, .dst = RESULT, .a = CAUGHT, .b = NUMBER},
      {.op = IR_LENGTH, .type = IR_I32, .dst = RESULT, .a = NUMBER},
      {.op = IR_IS, .type = IR_I32, .dst = CAUGHT, .a = CAUGHT},
      {.op = IR_CAST, .type = IR_REF, .dst = RESULT, .a = CAUGHT},
      {.op = IR_ENTER, .type = IR_REF, .a = NUMBER},
      {.op = IR_EXIT, .type = IR_REF, .a = LONG},
  };
  world *w = *state;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    expect_breach(w, 0, wrong[i], "register of another type");
  expect_breach(w, 0, (ir_instr){.op = IR_CONST, .type = IR_I32, .dst = REGISTERS},
                "register out of range");
  expect_breach(w, 4, (ir_instr){.op = IR_THROW, .type = IR_REF, .a = NUMBER},
                "register of another type");
  expect_breach(w, 2, (ir_instr){.op = IR_RETURN, .type = IR_I32, .a = LONG},
                "register of another type");
  expect_breach(w, 2, (ir_instr){.op = IR_RETURN, .type = IR_I64, .a = LONG},
                "return of another type than the method's");
  expect_breach(w, 2, (ir_instr){.op = IR_RETURN},
                "return of another type than the method's");
}

static void test_flow_breaches(void **state) {
  world *w = *state;
  ir_instr jump = {.op = IR_JUMP, .target.then = 1};
  expect_breach(w, 1, jump, "target is not the start of a block");
  jump.target.then = 6;
  expect_breach(w, 1, jump, "target is not the start of a block");
  jump.target.then = 0;
  expect_breach(w, 0, jump, "jump in the middle of a block");
  expect_breach(w, 5, (ir_instr){.op = IR_CONST, .type = IR_I32, .dst = RESULT},
                "runs off its end");
  expect_breach(w, 3, (ir_instr){.op = IR_CONST, .type = IR_I32, .dst = RESULT},
                "handler does not start with catch");
  ir_instr branch = sample(w)->instrs[1];
  branch.type = IR_I32;
  branch.b = LONG;
  expect_breach(w, 1, branch, "register of another type");
  branch = (ir_instr){.op = IR_BRANCH,
                      .type = IR_REF,
                      .aux = COND_LT,
                      .a = CAUGHT,
                      .b = CAUGHT,
                      .target = {0, 0}};
  expect_breach(w, 1, branch, "references have no order");
  ir_switch table = {.otherwise = 4};
  expect_breach(w, 5, (ir_instr){.op = IR_SWITCH, .a = NUMBER, .table = &table},
                "target is not the start of a block");
}

static void test_blocks(void **state) {
  world *w = *state;
  ir_code *code = sample(w);
  code->blocks[2].end = 4;
  assert_non_null(strstr(ir_check(code, &w->program.arena), "do not follow"));
  code = sample(w);
  code->block_of[4] = 1;
  assert_non_null(strstr(ir_check(code, &w->program.arena), "in another block"));
  code = sample(w);
  code->handlers[0].block = 17;
  assert_non_null(strstr(ir_check(code, &w->program.arena), "handler"));
  code = sample(w);
  code->blocks[0].handler_count = 2;
  assert_non_null(strstr(ir_check(code, &w->program.arena), "handler"));
}

static void test_calls_and_fields(void **state) {
  world *w = *state;
  ir_call *call = arena_alloc(&w->program.arena, sizeof *call + 2 * sizeof(uint32_t));
  memset(call, 0, sizeof *call);
  call->method = &w->method;
  call->count = 2;
  call->args[0] = CAUGHT;
  call->args[1] = LONG;
  ir_instr i = {.op = IR_CALL, .type = IR_I32, .dst = RESULT, .call = call};
  expect_breach(w, 0, i, "register of another type");
  call->args[1] = NUMBER;
  call->count = 1;
  expect_breach(w, 0, i, "wrong number of arguments");
  call->count = 2;
  i.dst = LONG;
  i.type = IR_I64;
  expect_breach(w, 0, i, "result of another type than the method's");
  ir_field field = {.owner = &w->class, .storage = STORE_U16};
  ir_instr load = {
      .op = IR_LOAD, .type = IR_I64, .dst = LONG, .a = CAUGHT, .field = &field};
  expect_breach(w, 0, load, "field of another type");
  field.storage = STORE_I64;
  field.is_static = true;
  expect_breach(w, 0, load, "field of another kind");
}

/* --- Classes ---------------------------------------------------------------- */

typedef struct declared {
  ir_class class;
  ir_method method;
  ir_class *interfaces[8];
  ir_class *display[4];
} declared;

/* A class or interface with one method m()V (how: 'd' with a body, 'a' abstract,
 * 's' static, 'p' private, '-' none) and all these interfaces. */
static void declare(world *w, declared *d, const char *class_name, bool interface,
                    char how, declared *super, uint32_t count, declared **interfaces) {
  *d = (declared){0};
  ir_class *c = &d->class;
  c->name = name_mk(&w->program.names, class_name);
  c->is_interface = interface;
  c->super = super ? &super->class : NULL;
  c->depth = super ? super->class.depth + 1 : 0;
  if (super)
    memcpy(d->display, super->display, sizeof d->display);
  d->display[c->depth] = c;
  c->display = d->display;
  for (uint32_t i = 0; i < count; i++)
    d->interfaces[c->interface_count++] = &interfaces[i]->class;
  c->interfaces = d->interfaces;
  if (how == '-')
    return;
  d->method = (ir_method){.name = name_mk(&w->program.names, "m"),
                          .descriptor = name_mk(&w->program.names, "()V"),
                          .owner = c,
                          .is_abstract = how == 'a',
                          .is_static = how == 's',
                          .is_private = how == 'p'};
  c->methods = &d->method;
  c->method_count = 1;
  ir_method_register(&w->program, &d->method);
}

static void test_default_methods(void **state) {
  world *w = *state;
  declared object, i, j, k, l, a, b, c, e, f;
  declare(w, &object, "Object", false, '-', NULL, 0, NULL);
  declare(w, &i, "I", true, 'd', &object, 0, NULL);
  declare(w, &j, "J", true, 'd', &object, 1, (declared *[]){&i});
  declare(w, &k, "K", true, '-', &object, 1, (declared *[]){&i});
  declare(w, &l, "L", true, 'a', &object, 1, (declared *[]){&i});
  /* the most specific default, in any order */
  declare(w, &a, "A", false, '-', &object, 3, (declared *[]){&k, &j, &i});
  assert_ptr_equal(ir_dispatch(&a.class, &i.method), &j.method);
  declare(w, &b, "B", false, '-', &object, 3, (declared *[]){&i, &j, &k});
  assert_ptr_equal(ir_dispatch(&b.class, &i.method), &j.method);
  /* a declaration takes the default back */
  declare(w, &c, "C", false, '-', &object, 2, (declared *[]){&l, &i});
  assert_null(ir_dispatch(&c.class, &i.method));
  assert_ptr_equal(ir_find_method(&c.class, i.method.name, i.method.descriptor),
                   &l.method);
  /* but not another one's */
  declare(w, &e, "E", false, '-', &object, 3, (declared *[]){&l, &j, &i});
  assert_ptr_equal(ir_dispatch(&e.class, &i.method), &j.method);
  /* a class's own or inherited body wins; private and static ones are none */
  declare(w, &f, "F", false, 'd', &object, 2, (declared *[]){&j, &i});
  assert_ptr_equal(ir_dispatch(&f.class, &i.method), &f.method);
  declared g, p;
  declare(w, &p, "P", false, 'p', &object, 2, (declared *[]){&j, &i});
  assert_ptr_equal(ir_dispatch(&p.class, &i.method), &j.method);
  declare(w, &g, "G", false, '-', &f, 1, (declared *[]){&i});
  assert_ptr_equal(ir_dispatch(&g.class, &i.method), &f.method);
  declared *all[] = {&object, &i, &j, &k, &l, &a, &b, &c, &e, &f, &g, &p};
  for (size_t n = 0; n < sizeof all / sizeof *all; n++)
    map_release(&all[n]->class.dispatch);
}

static void test_subclasses(void **state) {
  world *w = *state;
  declared object, i, a, b;
  declare(w, &object, "Object", false, '-', NULL, 0, NULL);
  declare(w, &i, "I", true, '-', &object, 0, NULL);
  declare(w, &a, "A", false, '-', &object, 1, (declared *[]){&i});
  declare(w, &b, "B", false, '-', &a, 1, (declared *[]){&i});
  assert_true(ir_is_subclass(&b.class, &b.class));
  assert_true(ir_is_subclass(&b.class, &a.class));
  assert_true(ir_is_subclass(&b.class, &i.class));
  assert_true(ir_is_subclass(&i.class, &object.class));
  assert_false(ir_is_subclass(&a.class, &b.class));
  assert_false(ir_is_subclass(&object.class, &i.class));
  assert_false(ir_is_subclass(&i.class, &a.class));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_layout, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_registers, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_flow_breaches, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_blocks, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_calls_and_fields, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_default_methods, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_subclasses, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
