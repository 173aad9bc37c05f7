/* Lowering: blocks of the bytecode, in the order control flow reaches them.
 *
 * A block starts at a jump target, after a jump, and where a range of the exception
 * table begins or ends, so all its instructions have the same handlers. Every entry
 * of the exception table gets a small block that catches and goes to the handler. */
#include "java/lower.h"

#include "java/opcode.h"
#include "java/typeflow.h"

#include <string.h>

/* Reading the code; it was checked by classfile_code. */

static int32_t s2(const uint8_t *b) {
  return (int16_t)(b[0] << 8 | b[1]);
}
static int32_t s4(const uint8_t *b) {
  return (int32_t)((uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 |
                   b[3]);
}

static void start_block(lowering *l, uint32_t pc) {
  if (pc < l->code->size)
    l->block_at[pc] = 0;
}

static void start_switch_targets(lowering *l, uint32_t pc, opcode_form form) {
  const uint8_t *b = l->code->bytes + ((pc + 4) & ~3u);
  start_block(l, pc + (uint32_t)s4(b));
  if (form == FORM_TABLE) {
    int64_t count = (int64_t)s4(b + 8) - s4(b + 4) + 1;
    for (int64_t k = 0; k < count; k++)
      start_block(l, pc + (uint32_t)s4(b + 12 + 4 * k));
  } else
    for (int32_t k = 0; k < s4(b + 4); k++)
      start_block(l, pc + (uint32_t)s4(b + 12 + 8 * k));
}

static bool leaves(uint8_t op) {
  return (op >= JVM_IRETURN && op <= JVM_RETURN) || op == JVM_ATHROW;
}

static void find_blocks(lowering *l) {
  const code *k = l->code;
  l->block_at = arena_new_array(&l->scratch, uint32_t, k->size + 1);
  memset(l->block_at, 0xff, (k->size + 1) * sizeof *l->block_at);
  start_block(l, 0);
  for (uint32_t pc = 0, next; pc < k->size; pc = next) {
    next = pc + instruction_length(k->bytes, k->size, pc);
    opcode_form form = opcode_form_of(k->bytes[pc]);
    if (form == FORM_JUMP || form == FORM_JUMP_W)
      start_block(l, pc + (uint32_t)(form == FORM_JUMP ? s2(k->bytes + pc + 1)
                                                       : s4(k->bytes + pc + 1)));
    else if (form == FORM_TABLE || form == FORM_LOOKUP)
      start_switch_targets(l, pc, form);
    else if (!leaves(k->bytes[pc]))
      continue;
    start_block(l, next);
  }
  for (uint32_t h = 0; h < k->handler_count; h++) {
    start_block(l, k->handlers[h].start);
    start_block(l, k->handlers[h].end);
    start_block(l, k->handlers[h].target);
  }
  for (uint32_t pc = 0; pc < k->size; pc++)
    if (l->block_at[pc] != NONE)
      l->block_at[pc] = l->block_count++;
}

static void make_blocks(lowering *l) {
  l->block_pc = arena_new_array(&l->scratch, uint32_t, l->block_count + 1);
  l->entries = arena_new_array(&l->scratch, entry_state, l->block_count);
  for (uint32_t pc = 0; pc < l->code->size; pc++)
    if (l->block_at[pc] != NONE) {
      l->block_pc[l->block_at[pc]] = pc;
      ir_builder_new_block(&l->builder);
    }
  l->block_pc[l->block_count] = l->code->size;
  l->catch_blocks = arena_new_array(&l->scratch, uint32_t, l->code->handler_count + 1);
  for (uint32_t h = 0; h < l->code->handler_count; h++)
    l->catch_blocks[h] = NONE;
}

/* Control flow: the stack as it is now is what the target starts with. */
uint32_t target_block(lowering *l, uint32_t pc) {
  uint32_t b = pc < l->code->size ? l->block_at[pc] : NONE;
  if (b == NONE) {
    break_code(l, "control runs off the end of the code");
    return 0;
  }
  entry_state *e = &l->entries[b];
  if (!e->seen) {
    e->seen = true;
    e->depth = l->stack.size;
    e->types = arena_alloc(&l->scratch, l->stack.size + 1);
    for (uint32_t k = 0; k < l->stack.size; k++)
      e->types[k] = l->stack.data[k].type;
    vec_push(&l->work, b);
    return b;
  }
  bool same = e->depth == l->stack.size;
  for (uint32_t k = 0; same && k < e->depth; k++)
    same = e->types[k] == l->stack.data[k].type;
  if (!same)
    break_code(l, "operand stacks differ where control flow joins");
  return b;
}

static void set_line(lowering *l) {
  const code *k = l->code;
  uint32_t low = 0, high = k->line_count; /* the last entry at or before pc */
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (k->lines[middle].pc <= l->pc)
      low = middle + 1;
    else
      high = middle;
  }
  l->builder.note = (instr_note){low ? k->lines[low - 1].line : 0, l->pc};
}

/* The block that catches for entry h of the exception table. */
static uint32_t catch_block(lowering *l, uint32_t h) {
  if (l->catch_blocks[h] == NONE)
    l->catch_blocks[h] = ir_builder_new_block(&l->builder);
  return l->catch_blocks[h];
}

static void set_handlers(lowering *l, uint32_t block, uint32_t pc) {
  building_block *b = &l->builder.blocks.data[block];
  uint32_t first = l->builder.handlers.size;
  b->handlers = first;
  for (uint32_t h = 0; h < l->code->handler_count; h++) {
    const handler_entry *e = &l->code->handlers[h];
    if (pc < e->start || pc >= e->end)
      continue;
    uint32_t catching = catch_block(l, h);
    vec_push(&l->builder.handlers,
             ((ir_handler){.class_name = e->type, .block = catching}));
  }
  l->builder.blocks.data[block].handler_count = l->builder.handlers.size - first;
}

static void lower_catch_block(lowering *l, uint32_t h) {
  uint32_t b = l->catch_blocks[h];
  if (b == NONE || l->builder.blocks.data[b].end)
    return;
  l->pc = l->code->handlers[h].target;
  set_line(l);
  l->builder.note.mark = NONE; /* belongs to no variable's range */
  ir_builder_begin(&l->builder, b);
  entry_state one = {.depth = 1, .types = (uint8_t[]){IR_REF}};
  begin_with(l, &one);
  emit(l, (ir_instr){.op = IR_CATCH, .type = IR_REF, .dst = l->stack.data[0].reg});
  uint32_t target = target_block(l, l->pc);
  emit(l, (ir_instr){.op = IR_JUMP, .target.then = target});
}

static void lower_block(lowering *l, uint32_t b) {
  if (l->entries[b].done)
    return;
  l->entries[b].done = true;
  ir_builder_begin(&l->builder, b);
  l->block_first = l->builder.instrs.size;
  set_handlers(l, b, l->block_pc[b]);
  begin_with(l, &l->entries[b]);
  l->ended = false;
  uint32_t end = l->block_pc[b + 1];
  for (l->pc = l->block_pc[b]; l->pc < end && !l->ended && !l->broken;
       l->pc += instruction_length(l->code->bytes, l->code->size, l->pc)) {
    set_line(l);
    memset(l->scratch_used, 0, sizeof l->scratch_used);
    lower_instruction(l);
  }
  if (!l->ended && !l->broken) {
    flush_stack(l);
    uint32_t next = target_block(l, end);
    if (l->builder.instrs.size == l->block_first) /* no block is empty */
      emit(l, (ir_instr){.op = IR_JUMP, .target.then = next});
  }
  for (uint32_t h = 0; h < l->code->handler_count && !l->broken; h++)
    lower_catch_block(l, h);
}

static void place_parameters(lowering *l) {
  uint32_t slots = l->code->max_locals * 6u, positions = (l->code->max_stack + 1u) * 6;
  l->local_regs = arena_new_array(&l->scratch, uint32_t, slots + 1);
  l->stack_regs = arena_new_array(&l->scratch, uint32_t, positions);
  memset(l->local_regs, 0xff, slots * sizeof(uint32_t));
  memset(l->stack_regs, 0xff, positions * sizeof(uint32_t));
  l->null_reg = NONE;
  uint32_t slot = 0;
  for (uint32_t k = 0; k < l->method->param_count; k++) {
    ir_type t = l->method->param_types[k];
    if (slot >= l->code->max_locals) {
      break_code(l, "fewer local variables than parameters");
      return;
    }
    l->local_regs[slot * 6 + t] = k;
    slot += t == IR_I64 || t == IR_F64 ? 2 : 1;
  }
}

/* Which registers are local variable slots, named or not. */
static void place_slots(const lowering *l, ir_code *out) {
  out->reg_slots = arena_new_array(&l->program->ir.arena, uint16_t, out->reg_count + 1);
  for (uint32_t k = 0; k < l->code->max_locals * 6u; k++)
    if (l->local_regs[k] != NONE)
      out->reg_slots[l->local_regs[k]] = (uint16_t)(k / 6 + 1);
}

/* Source variables: where their ranges of pc lie in the laid-out code. */
static void place_variables(lowering *l, ir_code *out, const uint32_t *pcs) {
  arena *a = &l->program->ir.arena;
  out->variables = arena_new_array(a, ir_variable, l->code->local_count + 1);
  for (uint32_t k = 0; k < l->code->local_count; k++) {
    const local_entry *e = &l->code->locals[k];
    uint32_t reg = l->local_regs[e->slot * 6u + descriptor_type(e->descriptor->text)];
    if (reg == NONE)
      continue;
    ir_variable v = {e->name, e->descriptor, reg, 0, 0};
    while (v.first < out->count && pcs[v.first] < e->start)
      v.first++;
    for (v.end = v.first;
         v.end < out->count && pcs[v.end] < (uint32_t)e->start + e->length;)
      v.end++;
    if (v.first < v.end)
      out->variables[out->variable_count++] = v;
  }
}

static void report_broken(lowering *l, uint32_t pc, const char *what) {
  diag_error(l->program->ir.sink, (place){l->file->origin, 0, 0},
             "broken code in method %s%s at offset %u: %s", l->method->name->text,
             l->method->descriptor->text, pc, what);
  l->program->ir.is_damaged = true;
}

/* The JDK's own classes are trusted. Where classes stand for others, names are not what
 * javac saw. */
static bool is_sound(lowering *l, const ir_code *code, const uint32_t *pcs) {
  if (java_is_jdk_name(l->method->owner->name) || l->program->replacements.size)
    return true;
  uint32_t at;
  const char *broken = typeflow_check(l->program, code, l->null_reg, &at);
  if (broken)
    report_broken(l, pcs[at] == NONE ? 0 : pcs[at], broken);
  return !broken;
}

static ir_code *translate(lowering *l) {
  find_blocks(l);
  ir_builder_init(&l->builder, &l->program->ir, l->method);
  place_parameters(l);
  make_blocks(l);
  if (!l->broken)
    target_block(l, 0);
  while (l->work.size && !l->broken)
    lower_block(l, vec_pop(&l->work));
  if (l->broken) {
    report_broken(l, l->pc, l->broken);
    ir_builder_release(&l->builder);
    return NULL;
  }
  uint32_t *pcs;
  ir_code *out = ir_builder_finish(&l->builder, &pcs);
  if (!is_sound(l, out, pcs))
    return NULL;
  place_slots(l, out);
  place_variables(l, out, pcs);
  return out;
}

bool java_lower(ir_program *ir, ir_method *m) {
  java_program *p = java_program_of(ir);
  classfile *f = java_info(m->owner)->file;
  if (!f || !m->origin || m->is_abstract || m->is_native)
    return true;
  uint32_t errors = ir->sink->errors;
  code *k = classfile_code(f, m->origin, ir->sink);
  if (!k) {
    if (ir->sink->errors == errors)
      diag_error(ir->sink, (place){f->origin, 0, 0}, "method %s%s has no code",
                 m->name->text, m->descriptor->text);
    ir->is_damaged = true;
    return false;
  }
  lowering l = {.program = p, .method = m, .file = f, .code = k};
  arena_init(&l.scratch);
  m->code = translate(&l);
  if (m->code && !java_info(m->owner)->from_jdk)
    ir_mark_fresh(m->code);
  vec_release(&l.work);
  vec_release(&l.stack);
  for (uint32_t t = 0; t < 6; t++)
    vec_release(&l.scratch_regs[t]);
  arena_release(&l.scratch);
  return m->code;
}
