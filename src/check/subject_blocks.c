/* Blocks as operations: statements in the middle of a method, checked by themselves.
 *
 * A block is checked as a method is whose parameters are the variables that are open at
 * its beginning: on every state of these and of the object that satisfies the invariant.
 * An assertion, an exception that its method does not declare, and the invariant judge
 * it. precondition() and postcondition() are about calls from outside, and not for it. */
#include "check/subject_internal.h"

#include "ir/flow.h"
#include "java/descriptor.h"

#include <assert.h>
#include <string.h>

bool subject_read_blocks(subject *s, const selection *select, diag_sink *sink) {
  java_block_vector found = {0};
  bool good =
      java_blocks_all(s->program, s->class, &select->sources, &s->arena, &found, sink);
  if (good && found.size) {
    java_block *kept = arena_new_array(&s->arena, java_block, found.size);
    memcpy(kept, found.data, found.size * sizeof *kept);
    s->blocks = kept;
    s->block_count = found.size;
  }
  vec_release(&found);
  return good;
}

static ir_method *method_of(const subject *s, const class_method *m) {
  ir_method *found = ir_find_declared(s->class, m->name, m->descriptor);
  assert(found && "methods of the file are methods of the class");
  return found;
}

operation subject_block_operation(subject *s, const java_block *b) {
  ir_method *m = b->cut ? b->cut : method_of(s, b->method);
  return (operation){.method = m->is_static ? java_method_of_object(s->program, m) : m,
                     .declared = m,
                     .text = arena_print(&s->arena, "block %s", b->name),
                     .block = b};
}

bool subject_block_is_called(const java_block *b, const char *wanted) {
  return !strcmp(b->name, strncmp(wanted, "block ", 6) ? wanted : wanted + 6);
}

static bool parameter_is_array(const ir_method *m, uint32_t k) {
  const char *at = m->descriptor->text + 1;
  for (; k; k--)
    at += descriptor_length(at, strlen(at));
  return *at == '[';
}

/* Whether the method, from which the block was cut, assigns to its parameter. */
static bool is_assigned(const subject *s, ir_method *in, uint32_t k) {
  const ir_code *code = ir_method_code(java_program_ir(s->program), in, NULL);
  for (uint32_t i = 0; code && i < code->count; i++)
    if (ir_written(&code->instrs[i]) == k + !in->is_static)
      return true;
  return false;
}

/* A variable that a lambda uses is never assigned to: what is said of a parameter is true
 * of it, but not of the elements of an array. */
static void take_range(subject *s, const operation *o, ir_method *in, uint32_t k) {
  classfile *file = java_info(s->class)->file;
  name n = java_block_variable(file, o->block, k);
  for (uint32_t p = 0; n && p + !in->is_static < in->param_count; p++) {
    const int_range *range = subject_parameter_range(s, in, p);
    if (range && java_parameter_name(file, o->block->in, p) == n &&
        !parameter_is_array(in, p) && !(o->block->cut && is_assigned(s, in, p)))
      map_put(&s->parameter_ranges, map_pair(o->declared->id, k), map_address(range));
  }
}

bool subject_read_block_variables(subject *s, const operation *o, diag_sink *sink) {
  ir_method *in = method_of(s, o->block->in);
  if (!subject_read_method(s, in, method_text(&s->arena, in), sink))
    return false;
  for (uint32_t k = 0; k + !o->declared->is_static < o->declared->param_count; k++)
    take_range(s, o, in, k);
  return true;
}

bool subject_has_cut_references(const subject *s) {
  for (uint32_t i = 0; i < s->operation_count; i++) {
    const operation *o = &s->operations[i];
    for (uint32_t k = 1; o->block && o->block->cut && k < o->method->param_count; k++)
      if (o->method->param_types[k] == IR_REF)
        return true;
  }
  return false;
}
