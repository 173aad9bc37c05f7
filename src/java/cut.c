/* The code of a block, from the code of its method.
 *
 *     p0, p1, ...             parameters: the variables that are alive at the beginning
 *     r5 := p0; r7 := p1      into the registers that they have in the method
 *     jump BEGIN
 *     the instructions of the lines, each with its registers moved up by the parameters
 *     return                  wherever one of them leads out of the lines
 *
 * There must be one instruction by which control comes into the lines, and no other; what
 * is alive there must be variables with names. Anything else (half a statement, a jump
 * into the middle, code that the compiler has put in several places, as that of `finally`)
 * is an error: a block that is not what the source says must not be checked. */
#include "java/cut.h"

#include "ir/flow.h"
#include "java/internal.h"
#include "java/typeflow.h"

#include <assert.h>
#include <string.h>

#define NOWHERE UINT32_MAX

typedef struct cutting {
  const java_cut *cut;
  diag_sink *sink;
  arena scratch;
  const ir_code *from;
  ir_code *to;
  uint32_t entry;   /* in `from` */
  uint32_t shift;   /* of registers: the number of parameters */
  uint32_t *new_at; /* per instruction of `from`: its index in `to`, or NOWHERE */
  uint32_t leave;   /* in `to`: the return for branches that lead out */
  u32_vector open;  /* registers alive at the entry */
  bool has_entry, has_several;
} cutting;

static bool is_inside(const cutting *c, uint32_t i) {
  return i < c->from->count && c->from->lines[i] >= c->cut->first &&
         c->from->lines[i] <= c->cut->last;
}

static bool refuse(const cutting *c, const char *why) {
  diag_error(c->sink, (place){c->cut->path, c->cut->first, 0},
             "block %s cannot be cut out: %s", c->cut->name, why);
  return false;
}

/* Where control comes in. */

static void see_entry(void *context, uint32_t i) {
  cutting *c = context;
  if (!is_inside(c, i))
    return;
  c->has_several |= c->has_entry && c->entry != i;
  c->has_entry = true;
  c->entry = i;
}

static void see_successors(cutting *c, uint32_t i) {
  const ir_block *b = &c->from->blocks[c->from->block_of[i]];
  ir_each_target(&c->from->instrs[i], see_entry, c);
  if (!ir_ends_block(&c->from->instrs[i]))
    see_entry(c, i + 1);
  for (uint32_t h = 0; h < b->handler_count; h++)
    see_entry(c, c->from->blocks[c->from->handlers[b->handlers + h].block].first);
}

static bool find_entry(cutting *c) {
  see_entry(c, 0);
  for (uint32_t i = 0; i < c->from->count; i++)
    if (!is_inside(c, i))
      see_successors(c, i);
  if (c->has_several)
    return refuse(c, "control comes into its lines at several places; take whole "
                     "statements, and none that stand in a finally");
  assert(c->has_entry && "what is reached is reached from outside");
  if (c->from->instrs[c->entry].op == IR_CATCH)
    return refuse(c, "it begins with a catch; begin it behind that line");
  if (!c->entry && c->cut->method->name->text[0] == '<')
    return refuse(c, "it begins with the call of another constructor; begin it behind");
  return true;
}

static bool has_whole_locks(const cutting *c) {
  bool enters = false, exits = false;
  for (uint32_t i = 0; i < c->from->count; i++)
    if (is_inside(c, i)) {
      enters |= c->from->instrs[i].op == IR_ENTER;
      exits |= c->from->instrs[i].op == IR_EXIT;
    }
  return enters == exits || refuse(c, "it has a part of a synchronized statement");
}

/* Layout: each instruction, and behind it a return where it falls out of the lines. */

static bool falls_out(const cutting *c, uint32_t i) {
  return !ir_ends_block(&c->from->instrs[i]) && !is_inside(c, i + 1);
}

static void lay_out(cutting *c, uint32_t start) {
  uint32_t at = start;
  for (uint32_t i = 0; i < c->from->count; i++) {
    c->new_at[i] = is_inside(c, i) ? at : NOWHERE;
    at += is_inside(c, i) ? 1 + falls_out(c, i) : 0;
  }
  c->leave = at;
  c->to->count = at + 1;
}

/* Instructions. */

static void lead(const cutting *c, uint32_t *target) {
  *target = is_inside(c, *target) ? c->new_at[*target] : c->leave;
}

static void copy_table(const cutting *c, ir_instr *i) {
  arena *a = &java_program_ir(c->cut->program)->arena;
  ir_switch *table = arena_new(a, ir_switch);
  *table = *i->table;
  table->targets = arena_new_array(a, uint32_t, table->count + 1);
  for (uint32_t k = 0; k < table->count; k++) {
    table->targets[k] = i->table->targets[k];
    lead(c, &table->targets[k]);
  }
  lead(c, &table->otherwise);
  i->table = table;
}

static void copy_call(const cutting *c, ir_instr *i) {
  size_t size = sizeof *i->call + i->call->count * sizeof i->call->args[0];
  ir_call *call = arena_alloc(&java_program_ir(c->cut->program)->arena, size);
  memcpy(call, i->call, size);
  for (uint32_t k = 0; k < call->count; k++)
    call->args[k] += c->shift;
  i->call = call;
}

/* Registers that an instruction does not use do not matter; a branch that compares with a
 * number has it where others have a register. */
static ir_instr moved(const cutting *c, ir_instr i) {
  i.dst += c->shift;
  i.a += c->shift;
  if (i.type != IR_IMM32)
    i.b += c->shift;
  switch (i.op) {
  case IR_BRANCH: lead(c, &i.target.otherwise); /* fall through */
  case IR_JUMP: lead(c, &i.target.then); break;
  case IR_SWITCH: copy_table(c, &i); break;
  case IR_CALL:
  case IR_DISPATCH: copy_call(c, &i); break;
  case IR_RETURN: i = (ir_instr){.op = IR_RETURN, .type = IR_VOID}; break;
  default: break;
  }
  return i;
}

static void put(const cutting *c, uint32_t at, ir_instr i, uint32_t line) {
  assert(at < c->to->count);
  c->to->instrs[at] = i;
  c->to->lines[at] = line;
}

static void copy_instructions(const cutting *c) {
  ir_instr back = {.op = IR_RETURN, .type = IR_VOID};
  for (uint32_t i = 0; i < c->from->count; i++) {
    if (c->new_at[i] == NOWHERE)
      continue;
    put(c, c->new_at[i], moved(c, c->from->instrs[i]), c->from->lines[i]);
    if (falls_out(c, i))
      put(c, c->new_at[i] + 1, back, c->from->lines[i]);
  }
  put(c, c->leave, back, c->cut->last);
}

/* Blocks and their handlers. */

static bool begins_block(const cutting *c, uint32_t i) {
  const ir_block *b = &c->from->blocks[c->from->block_of[i]];
  return b->first == i || !is_inside(c, i - 1);
}

/* Of those that the instruction has in the method, the ones in the lines: they are the
 * inner ones. */
static bool copy_handlers(const cutting *c, uint32_t i, ir_block *to) {
  const ir_block *b = &c->from->blocks[c->from->block_of[i]];
  bool outer = false;
  to->handlers = c->to->handler_count;
  for (uint32_t h = 0; h < b->handler_count; h++) {
    ir_handler kept = c->from->handlers[b->handlers + h];
    uint32_t first = c->from->blocks[kept.block].first;
    if (!is_inside(c, first)) {
      outer = true;
      continue;
    }
    if (outer)
      return refuse(c, "it has a part of a try statement");
    kept.block = c->new_at[first]; /* becomes the block's number when all are known */
    c->to->handlers[c->to->handler_count++] = kept;
  }
  to->handler_count = c->to->handler_count - to->handlers;
  return true;
}

static void begin_block(const cutting *c, uint32_t at) {
  if (c->to->block_count)
    c->to->blocks[c->to->block_count - 1].end = at;
  c->to->blocks[c->to->block_count++] = (ir_block){.first = at, .end = c->to->count};
}

static void number_blocks(const cutting *c) {
  for (uint32_t b = 0; b < c->to->block_count; b++)
    for (uint32_t i = c->to->blocks[b].first; i < c->to->blocks[b].end; i++)
      c->to->block_of[i] = b;
  for (uint32_t h = 0; h < c->to->handler_count; h++)
    c->to->handlers[h].block = c->to->block_of[c->to->handlers[h].block];
}

static bool make_blocks(const cutting *c) {
  c->to->block_count = c->to->handler_count = 0;
  begin_block(c, 0);
  for (uint32_t i = 0; i < c->from->count; i++) {
    if (c->new_at[i] == NOWHERE || !begins_block(c, i))
      continue;
    begin_block(c, c->new_at[i]);
    if (!copy_handlers(c, i, &c->to->blocks[c->to->block_count - 1]))
      return false;
  }
  begin_block(c, c->leave);
  number_blocks(c);
  return true;
}

static uint32_t most_handlers(const cutting *c) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < c->from->count; i++)
    if (c->new_at[i] != NOWHERE && begins_block(c, i))
      count += c->from->blocks[c->from->block_of[i]].handler_count;
  return count;
}

/* The code as a whole, behind `start` instructions that bring the parameters where they
 * belong. */
static bool make_code(cutting *c, uint32_t start) {
  arena *a = &java_program_ir(c->cut->program)->arena;
  const ir_code *from = c->from;
  c->to = arena_new(a, ir_code);
  lay_out(c, start);
  c->to->instrs = arena_new_array(a, ir_instr, c->to->count);
  c->to->lines = arena_new_array(a, uint32_t, c->to->count);
  c->to->block_of = arena_new_array(a, uint32_t, c->to->count);
  c->to->blocks = arena_new_array(a, ir_block, c->to->count + 1);
  c->to->handlers = arena_new_array(a, ir_handler, most_handlers(c) + 1);
  c->to->reg_count = from->reg_count + c->shift;
  c->to->reg_types = arena_new_array(a, uint8_t, c->to->reg_count + 1);
  memcpy(c->to->reg_types + c->shift, from->reg_types, from->reg_count);
  copy_instructions(c);
  return make_blocks(c);
}

/* Variables. */

static bool is_written(const ir_code *code, uint32_t reg) {
  for (uint32_t i = 0; i < code->count; i++)
    if (ir_written(&code->instrs[i]) == reg)
      return true;
  return reg < code->method->param_count;
}

static const ir_variable *variable_at(const ir_code *code, uint32_t reg, uint32_t at) {
  for (uint32_t k = 0; k < code->variable_count; k++) {
    const ir_variable *v = &code->variables[k];
    if (v->reg == reg && v->first <= at && at < v->end)
      return v;
  }
  return NULL;
}

/* What is read before it is written, by the block's code in the method's registers. */
static bool find_open(cutting *c) {
  if (!make_code(c, 1))
    return false;
  put(c, 0, (ir_instr){.op = IR_JUMP, .target.then = c->new_at[c->entry]}, c->cut->first);
  const ir_flow *flow = ir_flow_new(c->to, &c->scratch);
  for (uint32_t r = 0; r < c->from->reg_count; r++) {
    if (!ir_flow_is_live(flow, 0, r) || !is_written(c->from, r))
      continue;
    if (!variable_at(c->from, r, c->entry))
      return refuse(c,
                    "a value without a name is needed where it begins; begin it with a "
                    "statement, and compile with -g");
    vec_push(&c->open, r);
  }
  return c->open.size < 250 || refuse(c, "it uses too many variables");
}

static bool has_this(const cutting *c) {
  return !c->cut->method->is_static && c->open.size && !c->open.data[0];
}

static name open_type(const cutting *c) {
  const char *text = "(";
  for (uint32_t k = has_this(c); k < c->open.size; k++)
    text = arena_print((arena *)&c->scratch, "%s%s", text,
                       variable_at(c->from, c->open.data[k], c->entry)->descriptor->text);
  return name_mk_print(&java_program_ir(c->cut->program)->names, "%s)V", text);
}

/* The parameters, then the method's variables, where they are in the lines. */
static void copy_variables(const cutting *c, uint32_t start) {
  arena *a = &java_program_ir(c->cut->program)->arena;
  ir_code *to = c->to;
  to->variables =
      arena_new_array(a, ir_variable, c->open.size + c->from->variable_count + 1);
  for (uint32_t k = 0; k < c->open.size; k++) {
    ir_variable v = *variable_at(c->from, c->open.data[k], c->entry);
    to->variables[to->variable_count++] =
        (ir_variable){v.name, v.descriptor, k, 0, start};
  }
  for (uint32_t k = 0; k < c->from->variable_count; k++) {
    ir_variable v = c->from->variables[k];
    uint32_t first = NOWHERE, end = 0;
    for (uint32_t i = v.first; i < v.end; i++)
      if (c->new_at[i] != NOWHERE) {
        first = first == NOWHERE ? c->new_at[i] : first;
        end = c->new_at[i] + 1;
      }
    if (first != NOWHERE)
      to->variables[to->variable_count++] =
          (ir_variable){v.name, v.descriptor, v.reg + c->shift, first, end};
  }
}

static bool add_parameters(cutting *c) {
  c->shift = c->open.size;
  uint32_t start = c->open.size + 1;
  if (!make_code(c, start))
    return false;
  for (uint32_t k = 0; k < c->open.size; k++) {
    uint8_t type = c->from->reg_types[c->open.data[k]];
    c->to->reg_types[k] = type;
    ir_instr move = {
        .op = IR_MOVE, .type = type, .dst = c->open.data[k] + c->shift, .a = k};
    put(c, k, move, c->from->lines[c->entry]);
  }
  put(c, start - 1, (ir_instr){.op = IR_JUMP, .target.then = c->new_at[c->entry]},
      c->from->lines[c->entry]);
  copy_variables(c, start);
  return true;
}

static ir_method *make_method(cutting *c) {
  java_program *p = c->cut->program;
  ir_method *m = arena_new(&java_program_ir(p)->arena, ir_method);
  name n = name_mk_print(&java_program_ir(p)->names, "block %s", c->cut->name);
  java_method_set(p, m, c->cut->method->owner, n, open_type(c), !has_this(c));
  m->is_private = true; /* never overridden */
  m->code_tried = true;
  m->code = c->to;
  c->to->method = m;
  ir_method_register(java_program_ir(p), m);
  return m;
}

/* By the two that look at all code. */
static bool is_sound(const cutting *c) {
  uint32_t at, null_reg = NOWHERE;
  for (uint32_t r = c->from->reg_count; r-- > 0;)
    if (c->from->reg_types[r] == IR_REF && !is_written(c->from, r))
      null_reg = r + c->shift;
  const char *wrong = ir_check(c->to, (arena *)&c->scratch);
  if (!wrong)
    wrong = typeflow_check(c->cut->program, c->to, null_reg, &at);
  return !wrong || refuse(c, wrong);
}

bool java_cut_count(const java_cut *cut, uint32_t *inside, uint32_t *outside) {
  bool failed = false;
  cutting c = {.cut = cut};
  c.from = ir_method_code(java_program_ir(cut->program), cut->method, &failed);
  *inside = *outside = 0;
  for (uint32_t i = 0; c.from && i < c.from->count; i++)
    ++*(is_inside(&c, i) ? inside : outside);
  return !failed;
}

ir_method *java_cut_out(const java_cut *cut, diag_sink *sink) {
  cutting c = {.cut = cut, .sink = sink};
  ir_method *made = NULL;
  c.from = ir_method_code(java_program_ir(cut->program), cut->method, NULL);
  assert(c.from && "it was looked at");
  arena_init(&c.scratch);
  c.new_at = arena_new_array(&c.scratch, uint32_t, c.from->count + 1);
  if (find_entry(&c) && has_whole_locks(&c) && find_open(&c) && add_parameters(&c)) {
    made = make_method(&c);
    if (!is_sound(&c))
      made = NULL;
  }
  vec_release(&c.open);
  arena_release(&c.scratch);
  return made;
}
