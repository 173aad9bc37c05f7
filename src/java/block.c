/* Finds GlassBox.block(name, lambda) in the code of a class.
 *
 *     ldc "name"; loads of what the lambda uses; invokedynamic run; invokestatic block
 *
 * is what a compiler makes of it. Anything else (a name that is computed, a Runnable that
 * comes from elsewhere, a method reference) is an error: what is not understood must not
 * look as if it had been checked. */
#include "java/block.h"

#include "java/descriptor.h"
#include "java/java_text.h"
#include "java/opcode.h"

#include <string.h>

typedef struct finder {
  classfile *file;
  class_method *in;
  const code *code;
  arena *arena;
  java_block_vector *found;
  diag_sink *sink;
  const char *text;     /* loaded last, with nothing but loads of variables after it */
  class_method *lambda; /* made by the instruction before this one */
} finder;

static uint16_t index_at(const finder *f, uint32_t pc) {
  return (uint16_t)(f->code->bytes[pc + 1] << 8 | f->code->bytes[pc + 2]);
}

static uint32_t line_at(const code *k, uint32_t pc) {
  uint32_t line = 0;
  for (uint16_t i = 0; i < k->line_count && k->lines[i].pc <= pc; i++)
    line = k->lines[i].line;
  return line;
}

static place place_at(const finder *f, uint32_t line) {
  const char *file = f->file->source_file ? f->file->source_file->text : f->file->origin;
  return (place){file, line, 0};
}

/* The synthetic method of this class that the call site stands for, or NULL. */
static class_method *lambda_body(finder *f, uint16_t index) {
  name n, type;
  const bootstrap_method *b = classfile_dynamic(f->file, index, &n, &type);
  if (strcmp(n->text, "run") != 0 || b->count < 2 ||
      f->file->pool[b->arguments[1]].tag != POOL_METHOD_HANDLE)
    return NULL;
  member_ref m = classfile_member(f->file, f->file->pool[b->arguments[1]].b);
  for (uint16_t i = 0; m.owner == f->file->this_name && i < f->file->method_count; i++) {
    class_method *body = &f->file->methods[i];
    if (body->name == m.name && body->descriptor == m.descriptor &&
        body->access & ACC_SYNTHETIC)
      return body;
  }
  return NULL;
}

static bool is_load(uint8_t op) {
  opcode_form form = opcode_form_of(op);
  return (form == FORM_LOCAL || form == FORM_LOCAL_2 || form == FORM_LOCAL_N ||
          form == FORM_LOCAL_N_2 || form == FORM_WIDE) &&
         (op < JVM_IALOAD || form == FORM_WIDE); /* stores have greater codes */
}

static bool calls_block(const finder *f, uint32_t pc) {
  if (f->code->bytes[pc] != JVM_INVOKESTATIC)
    return false;
  member_ref m = classfile_member(f->file, index_at(f, pc));
  return !strcmp(m.owner->text, "glassbox/GlassBox") && !strcmp(m.name->text, "block");
}

/* A `finally` is in the code several times, with one lambda. False after an error. */
static bool is_new(const finder *f, uint32_t line, bool *fresh) {
  *fresh = true;
  vec_each (java_block, b, f->found) {
    if (b->method == f->lambda)
      *fresh = false;
    else if (!strcmp(b->name, f->text)) {
      diag_error(f->sink, place_at(f, line),
                 "two blocks are called '%s', this one and that of line %u: give them "
                 "different names",
                 f->text, b->line);
      return false;
    }
  }
  return true;
}

static bool add_block(finder *f, uint32_t pc) {
  uint32_t line = line_at(f->code, pc);
  if (!f->text || !*f->text || !f->lambda) {
    diag_error(f->sink, place_at(f, line),
               !f->lambda ? "GlassBox.block: its body is no lambda; write it where it is "
                            "called: GlassBox.block(\"name\", () -> { ... })"
                          : "GlassBox.block: its name is no literal; write "
                            "GlassBox.block(\"name\", () -> { ... })");
    return false;
  }
  bool fresh;
  if (!is_new(f, line, &fresh))
    return false;
  if (fresh)
    vec_push(
        f->found,
        ((java_block){.name = f->text, .in = f->in, .method = f->lambda, .line = line}));
  return true;
}

/* What is known after the instruction. */
static void note(finder *f, uint32_t pc) {
  uint8_t op = f->code->bytes[pc];
  f->lambda = op == JVM_INVOKEDYNAMIC ? lambda_body(f, index_at(f, pc)) : NULL;
  if (op == JVM_LDC || op == JVM_LDC_W) {
    uint16_t index = op == JVM_LDC ? f->code->bytes[pc + 1] : index_at(f, pc);
    f->text = f->file->pool[index].tag == POOL_STRING
                  ? arena_print(f->arena, "%s", classfile_text(f->file, index)->text)
                  : NULL;
  } else if (!is_load(op) && !f->lambda)
    f->text = NULL;
}

static bool find_in_method(finder *f, class_method *m) {
  f->in = m;
  f->code = m->code_bytes ? classfile_code(f->file, m, f->sink) : NULL;
  f->text = NULL;
  f->lambda = NULL;
  for (uint32_t pc = 0; f->code && pc < f->code->size;
       pc += instruction_length(f->code->bytes, f->code->size, pc)) {
    if (calls_block(f, pc) && !add_block(f, pc))
      return false;
    note(f, pc);
  }
  return f->code || !m->code_bytes;
}

/* A class without a reference to the method has no blocks, and its code is not read. */
static bool names_block(const classfile *c) {
  for (uint32_t i = 1; i < c->pool_count; i++) {
    const pool_entry *e = &c->pool[i];
    if (e->tag == POOL_UTF8 && e->text.length == 5 && !memcmp(e->text.bytes, "block", 5))
      return true;
  }
  return false;
}

bool java_blocks_find(classfile *c, arena *a, java_block_vector *out, diag_sink *sink) {
  finder f = {.file = c, .arena = a, .found = out, .sink = sink};
  for (uint16_t i = 0; names_block(c) && i < c->method_count; i++)
    if (!find_in_method(&f, &c->methods[i]))
      return false;
  return true;
}

bool java_has_blocks(const classfile *c) {
  java_block_vector found = {0};
  diag_sink silent = {0};
  arena store;
  arena_init(&store);
  bool wrong = !java_blocks_find((classfile *)c, &store, &found, &silent);
  bool has = wrong || found.size; /* what is wrong with one is said when it is checked */
  vec_release(&found);
  arena_release(&store);
  return has;
}

name java_parameter_name(classfile *c, class_method *m, uint32_t wanted) {
  diag_sink silent = {0};
  const code *k = m->code_bytes ? classfile_code(c, m, &silent) : NULL;
  const char *at = m->descriptor->text + 1;
  uint32_t slot = !(m->access & ACC_STATIC);
  for (uint32_t i = 0; i < wanted; i++) {
    slot += *at == 'J' || *at == 'D' ? 2 : 1;
    at += descriptor_length(at, strlen(at));
  }
  for (uint16_t i = 0; k && i < k->local_count; i++)
    if (k->locals[i].slot == slot && k->locals[i].start == 0)
      return k->locals[i].name;
  return NULL;
}

name java_block_variable(classfile *c, const java_block *b, uint32_t k) {
  return b->cut ? b->cut->code->variables[k + !b->cut->is_static].name
                : java_parameter_name(c, b->method, k);
}

const char *java_block_variables(arena *a, classfile *c, const java_block *b) {
  bool is_static = b->in->access & ACC_STATIC;
  name type = b->cut ? b->cut->descriptor : b->method->descriptor;
  const char *list = is_static ? "" : "this", *at = type->text + 1;
  for (uint32_t k = 0; *at != ')'; k++) {
    size_t length = descriptor_length(at, strlen(at));
    name n = java_block_variable(c, b, k);
    list = arena_print(a, "%s%s%s: %s", list, *list ? ", " : "", n ? n->text : "?",
                       java_text_type(a, arena_copy(a, at, length)));
    at += length;
  }
  return *list ? list : "no variables";
}
