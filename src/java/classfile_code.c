/* Code: the instructions and the tables that go with them, checked so that
 * whoever walks them later needs no checks of his own: every instruction is
 * known and whole, operands refer to what they must, jumps and tables point at
 * instructions, and the last instruction does not run over the end. Types on
 * the stack are not checked here.
 *
 * Two passes: the first finds where instructions start and checks operands, the
 * second checks where they jump to.
 */
#include "base/memory.h"
#include "java/classfile_reading.h"
#include "java/descriptor.h"
#include "java/opcode.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST_CODE = 65535 };

#define TAG(t) (1u << POOL_##t)

typedef struct code_job {
  job *job;
  code *code;
  uint8_t starts[LARGEST_CODE / 8 + 1]; /* a bit for each instruction's pc */
} code_job;

static bool is_start(const code_job *k, int64_t pc) {
  return pc >= 0 && pc < k->code->size && k->starts[pc >> 3] >> (pc & 7) & 1;
}

static void check_slot(code_job *k, uint32_t pc, unsigned slot, unsigned width) {
  if (slot + width > k->code->max_locals)
    job_fail(k->job, "%s at %u uses local %u of %u", opcode_name(k->code->bytes[pc]), pc,
             slot, k->code->max_locals);
}

static name member_name(classfile *class, uint16_t index) {
  return classfile_text(class, class->pool[class->pool[index].b].a);
}

static int argument_slots(classfile *class, uint16_t index) {
  const pool_entry *type = &class->pool[class->pool[class->pool[index].b].b];
  return descriptor_argument_slots((const char *)type->text.bytes, type->text.length);
}

/* <init> is called with invokespecial and nothing else. */
static void check_call(code_job *k, uint32_t pc, uint32_t tags) {
  classfile *class = k->job->class;
  uint16_t index = load_u2(k->code->bytes + pc + 1);
  if (!pool_check(k->job, index, tags))
    return;
  uint8_t op = k->code->bytes[pc];
  const pool_entry *called = &class->pool[class->pool[class->pool[index].b].a];
  assert(called->text.length && "names of members are not empty");
  if (called->text.bytes[0] == '<' && op != JVM_INVOKESPECIAL)
    job_fail(k->job, "%s at %u calls %s", opcode_name(op), pc,
             member_name(class, index)->text);
  if (op == JVM_INVOKEINTERFACE &&
      (k->code->bytes[pc + 3] != argument_slots(class, index) + 1 ||
       k->code->bytes[pc + 4] != 0))
    job_fail(k->job, "%s at %u has a wrong argument count", opcode_name(op), pc);
  if (op == JVM_INVOKEDYNAMIC && load_u2(k->code->bytes + pc + 3) != 0)
    job_fail(k->job, "%s at %u does not end with two zero bytes", opcode_name(op), pc);
}

/* ldc and its like: a loadable constant of one slot, or of two. */
static void check_constant(code_job *k, uint32_t pc, uint16_t index, bool two_slots) {
  classfile *class = k->job->class;
  uint32_t tags = two_slots ? TAG(LONG) | TAG(DOUBLE) | TAG(DYNAMIC)
                            : TAG(INTEGER) | TAG(FLOAT) | TAG(STRING) | TAG(CLASS) |
                                  TAG(METHOD_HANDLE) | TAG(METHOD_TYPE) | TAG(DYNAMIC);
  if (!pool_check(k->job, index, tags) || class->pool[index].tag != POOL_DYNAMIC)
    return;
  const pool_entry *type = &class->pool[class->pool[class->pool[index].b].b];
  uint8_t first = type->text.bytes[0];
  if ((first == 'J' || first == 'D') != two_slots)
    job_fail(k->job, "%s at %u loads a dynamic constant of the wrong size",
             opcode_name(k->code->bytes[pc]), pc);
}

static void check_class(code_job *k, uint32_t pc, opcode_form form) {
  const uint8_t *at = k->code->bytes + pc;
  uint16_t index = load_u2(at + 1);
  if (!pool_check(k->job, index, TAG(CLASS)))
    return;
  const pool_entry *text = &k->job->class->pool[k->job->class->pool[index].a];
  unsigned dimensions = 0;
  while (text->text.bytes[dimensions] == '[')
    dimensions++; /* a checked descriptor ends with something else */
  if ((form == FORM_NEW && dimensions) ||
      (form == FORM_DIMENSIONS && (at[3] == 0 || at[3] > dimensions)) ||
      (at[0] == JVM_ANEWARRAY && dimensions == 255))
    job_fail(k->job, "%s at %u names an array class of %u dimensions", opcode_name(at[0]),
             pc, dimensions);
}

static void check_wide(code_job *k, uint32_t pc) {
  const uint8_t *at = k->code->bytes + pc;
  opcode_form form = opcode_form_of(at[1]);
  check_slot(k, pc, load_u2(at + 2), form == FORM_LOCAL_2 ? 2 : 1);
}

/* Subroutines are no mistake of the file: old compilers wrote finally so. */
static void refuse_subroutine(code_job *k) {
  const class_method *m = k->job->method;
  job_refuse(k->job,
             "method %.200s%.200s uses jsr and ret, which javac writes no more: compile "
             "it again for Java 8 or later",
             m->name->text, m->descriptor->text);
}

static void check_operands(code_job *k, uint32_t pc) {
  const uint8_t *at = k->code->bytes + pc;
  opcode_form form = opcode_form_of(at[0]);
  switch (form) {
  case FORM_CONSTANT: check_constant(k, pc, at[1], false); break;
  case FORM_CONSTANT_W: check_constant(k, pc, load_u2(at + 1), false); break;
  case FORM_CONSTANT_2: check_constant(k, pc, load_u2(at + 1), true); break;
  case FORM_INCREMENT:
  case FORM_LOCAL: check_slot(k, pc, at[1], 1); break;
  case FORM_LOCAL_2: check_slot(k, pc, at[1], 2); break;
  case FORM_LOCAL_N:
  case FORM_LOCAL_N_2: {
    unsigned first = at[0] < JVM_ISTORE_0 ? JVM_ILOAD_0 : JVM_ISTORE_0;
    check_slot(k, pc, (at[0] - first) & 3, form == FORM_LOCAL_N_2 ? 2 : 1);
    break;
  }
  case FORM_FIELD: pool_check(k->job, load_u2(at + 1), TAG(FIELD)); break;
  case FORM_VIRTUAL: check_call(k, pc, TAG(METHOD)); break;
  case FORM_SPECIAL:
  case FORM_STATIC: check_call(k, pc, TAG(METHOD) | TAG(INTERFACE_METHOD)); break;
  case FORM_INTERFACE: check_call(k, pc, TAG(INTERFACE_METHOD)); break;
  case FORM_DYNAMIC: check_call(k, pc, TAG(INVOKE_DYNAMIC)); break;
  case FORM_NEW:
  case FORM_CLASS:
  case FORM_DIMENSIONS: check_class(k, pc, form); break;
  case FORM_PRIMITIVE:
    if (at[1] < 4 || at[1] > 11)
      job_fail(k->job, "NEWARRAY at %u has the unknown element type %u", pc, at[1]);
    break;
  case FORM_WIDE: check_wide(k, pc); break;
  default: break;
  }
}

static bool is_subroutine(const uint8_t *at) {
  return at[0] == JVM_JSR || at[0] == JVM_RET || at[0] == JVM_JSR_W ||
         (at[0] == JVM_WIDE && at[1] == JVM_RET);
}

static void check_instructions(code_job *k) {
  const code *c = k->code;
  uint32_t last = 0, length;
  for (uint32_t pc = 0; pc < c->size && !k->job->failed; pc += length) {
    length = instruction_length(c->bytes, c->size, pc);
    if (!length) {
      if (c->bytes[pc] < JVM_COUNT)
        job_fail(k->job, "instruction %s at %u is malformed or not whole",
                 opcode_name(c->bytes[pc]), pc);
      else
        job_fail(k->job, "unknown instruction %u at %u", c->bytes[pc], pc);
      return;
    }
    if (is_subroutine(c->bytes + pc)) {
      refuse_subroutine(k);
      return;
    }
    k->starts[pc >> 3] |= (uint8_t)(1 << (pc & 7));
    check_operands(k, pc);
    last = pc;
  }
  uint8_t op = c->bytes[last];
  if (!(op == JVM_GOTO || op == JVM_GOTO_W || op == JVM_ATHROW ||
        (op >= JVM_TABLESWITCH && op <= JVM_RETURN)))
    job_fail(k->job, "%s runs over the end of the code", opcode_name(op));
}

static void check_target(code_job *k, uint32_t pc, int64_t offset) {
  long long target = pc + offset;
  if (!is_start(k, target))
    job_fail(k->job, "%s at %u jumps to %lld, where no instruction starts",
             opcode_name(k->code->bytes[pc]), pc, target);
}

static void check_switch(code_job *k, uint32_t pc, uint32_t length) {
  const uint8_t *at = k->code->bytes + ((pc + 4) & ~3u);
  const uint8_t *end = k->code->bytes + pc + length;
  check_target(k, pc, (int32_t)load_u4(at));
  if (k->code->bytes[pc] == JVM_TABLESWITCH) {
    for (at += 12; at < end && !k->job->failed; at += 4)
      check_target(k, pc, (int32_t)load_u4(at));
    return;
  }
  int64_t before = INT64_MIN;
  for (at += 8; at < end && !k->job->failed; at += 8) {
    int64_t key = (int32_t)load_u4(at);
    if (key <= before)
      job_fail(k->job, "the keys of LOOKUPSWITCH at %u are not sorted", pc);
    before = key;
    check_target(k, pc, (int32_t)load_u4(at + 4));
  }
}

static void check_jumps(code_job *k) {
  const code *c = k->code;
  uint32_t length;
  for (uint32_t pc = 0; pc < c->size && !k->job->failed; pc += length) {
    length = instruction_length(c->bytes, c->size, pc);
    switch (opcode_form_of(c->bytes[pc])) {
    case FORM_JUMP: check_target(k, pc, (int16_t)load_u2(c->bytes + pc + 1)); break;
    case FORM_JUMP_W: check_target(k, pc, (int32_t)load_u4(c->bytes + pc + 1)); break;
    case FORM_TABLE:
    case FORM_LOOKUP: check_switch(k, pc, length); break;
    default: break;
    }
  }
}

static void read_handlers(cursor *c, code_job *k) {
  code *body = k->code;
  uint16_t count = cursor_count(c, 8);
  body->handlers = arena_new_array(k->job->class->arena, handler_entry, count);
  body->handler_count = count;
  for (uint16_t i = 0; i < count && !k->job->failed; i++) {
    handler_entry *h = &body->handlers[i];
    h->start = cursor_u2(c);
    h->end = cursor_u2(c);
    h->target = cursor_u2(c);
    h->type = cursor_class_or_null(c);
    if (h->start >= h->end || !is_start(k, h->start) || !is_start(k, h->target) ||
        !(is_start(k, h->end) || h->end == body->size))
      job_fail(k->job, "exception handler %u (%u to %u, at %u) does not fit the code", i,
               h->start, h->end, h->target);
  }
}

static int by_key(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

/* By pc; entries of one pc stay in the order of the file. */
static void sort_lines(code *c) {
  bool sorted = true;
  for (unsigned i = 1; i < c->line_count && sorted; i++)
    sorted = c->lines[i - 1].pc <= c->lines[i].pc;
  if (sorted)
    return;
  uint64_t *keys = memory_new_array(uint64_t, c->line_count);
  for (unsigned i = 0; i < c->line_count; i++)
    keys[i] = (uint64_t)c->lines[i].pc << 32 | i << 16 | c->lines[i].line;
  qsort(keys, c->line_count, sizeof *keys, by_key);
  for (unsigned i = 0; i < c->line_count; i++)
    c->lines[i] = (line_entry){(uint16_t)(keys[i] >> 32), (uint16_t)keys[i]};
  memory_free(keys);
}

/* Room for more entries behind the ones there are, as these tables may repeat. */
static void *grown(code_job *k, const void *entries, unsigned count, unsigned more,
                   size_t size) {
  if (count + more > UINT16_MAX) {
    job_fail(k->job, "a table of the code has more than %u entries", UINT16_MAX);
    return NULL;
  }
  void *room = arena_alloc_array(k->job->class->arena, count + more, size);
  if (count)
    memcpy(room, entries, count * size);
  return room;
}

static void read_lines(cursor *c, code_job *k) {
  code *body = k->code;
  uint16_t more = cursor_count(c, 4);
  line_entry *lines = grown(k, body->lines, body->line_count, more, sizeof *lines);
  if (!lines)
    return;
  for (uint16_t i = 0; i < more && !k->job->failed; i++) {
    line_entry *e = &lines[body->line_count + i];
    e->pc = cursor_u2(c);
    e->line = cursor_u2(c);
    if (!is_start(k, e->pc))
      job_fail(k->job, "line %u stands at %u, where no instruction starts", e->line,
               e->pc);
  }
  body->lines = lines;
  body->line_count += more;
}

/* Names of variables only make results readable, so an entry that makes no sense
 * is left out. */
static bool is_local_sane(const code_job *k, const local_entry *e, unsigned name_index,
                          unsigned type_index) {
  const classfile *class = k->job->class;
  const pool_entry *pool = class->pool;
  if (name_index >= class->pool_count || pool[name_index].tag != POOL_UTF8 ||
      type_index >= class->pool_count || pool[type_index].tag != POOL_UTF8)
    return false;
  const char *type = (const char *)pool[type_index].text.bytes;
  if (!descriptor_is_field(type, pool[type_index].text.length) ||
      !descriptor_is_field_name((const char *)pool[name_index].text.bytes,
                                pool[name_index].text.length))
    return false;
  unsigned end = (unsigned)e->start + e->length;
  unsigned width = *type == 'J' || *type == 'D' ? 2 : 1;
  return (is_start(k, e->start) || (e->start == k->code->size && !e->length)) &&
         (is_start(k, end) || end == k->code->size) &&
         e->slot + width <= k->code->max_locals;
}

static void read_locals(cursor *c, code_job *k) {
  code *body = k->code;
  uint16_t more = cursor_count(c, 10);
  local_entry *locals = grown(k, body->locals, body->local_count, more, sizeof *locals);
  if (!locals)
    return;
  for (uint16_t i = 0; i < more && !k->job->failed; i++) {
    local_entry e = {.start = cursor_u2(c), .length = cursor_u2(c)};
    uint16_t name_index = cursor_u2(c), type_index = cursor_u2(c);
    e.slot = cursor_u2(c);
    if (!is_local_sane(k, &e, name_index, type_index))
      continue;
    e.name = classfile_text(k->job->class, name_index);
    e.descriptor = classfile_text(k->job->class, type_index);
    locals[body->local_count++] = e;
  }
  body->locals = locals;
}

static void visit_code(attribute_kind kind, cursor *body, void *context) {
  if (kind == ATTRIBUTE_LineNumberTable)
    read_lines(body, context);
  else if (kind == ATTRIBUTE_LocalVariableTable)
    read_locals(body, context);
}

static void read_body(cursor *c, code_job *k) {
  const class_method *m = k->job->method;
  code *body = k->code;
  body->max_stack = cursor_u2(c);
  body->max_locals = cursor_u2(c);
  body->size = cursor_u4(c);
  body->bytes = cursor_take(c, body->size);
  if (k->job->failed)
    return;
  if (body->size == 0 || body->size > LARGEST_CODE) {
    job_fail(k->job, "the code has %u bytes (1 to %u are allowed)", body->size,
             LARGEST_CODE);
    return;
  }
  int arguments = descriptor_argument_slots(m->descriptor->text, m->descriptor->length);
  if (arguments + !(m->access & ACC_STATIC) > body->max_locals)
    job_fail(k->job, "the arguments do not fit into %u locals", body->max_locals);
  check_instructions(k);
  check_jumps(k);
  read_handlers(c, k);
  attributes_read(c, visit_code, k);
  if (!k->job->failed && c->at != c->end)
    job_fail(k->job, "attribute Code is longer than its contents");
  sort_lines(body);
}

code *classfile_code(classfile *class, class_method *m, diag_sink *sink) {
  if (m->code || !m->code_bytes)
    return m->code;
  job j = {.class = class, .sink = sink, .method = m};
  code_job k = {.job = &j, .code = arena_new(class->arena, code)};
  cursor c = {m->code_bytes, m->code_bytes + m->code_size, &j, "attribute Code"};
  read_body(&c, &k);
  return m->code = j.failed ? NULL : k.code;
}
