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
#include "java/cut_internal.h"

#include "ir/flow.h"
#include "java/typeflow.h"

#include <assert.h>

bool cut_refuse(const cutting *c, const char *why) {
  diag_error(c->sink, (place){c->cut->path, c->cut->first, 0},
             "block %s cannot be cut out: %s", c->cut->name, why);
  return false;
}

/* Where control comes in. */

static void see_entry(void *context, uint32_t i) {
  cutting *c = context;
  if (!cut_is_inside(c, i))
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
    if (!cut_is_inside(c, i))
      see_successors(c, i);
  if (c->has_several)
    return cut_refuse(c, "control comes into its lines at several places; take whole "
                         "statements, and none that stand in a finally");
  assert(c->has_entry && "what is reached is reached from outside");
  if (c->from->instrs[c->entry].op == IR_CATCH)
    return cut_refuse(c, "it begins with a catch; begin it behind that line");
  if (!c->entry && c->cut->method->name->text[0] == '<')
    return cut_refuse(c,
                      "it begins with the call of another constructor; begin it behind");
  return true;
}

static bool has_whole_locks(const cutting *c) {
  bool enters = false, exits = false;
  for (uint32_t i = 0; i < c->from->count; i++)
    if (cut_is_inside(c, i)) {
      enters |= c->from->instrs[i].op == IR_ENTER;
      exits |= c->from->instrs[i].op == IR_EXIT;
    }
  return enters == exits || cut_refuse(c, "it has a part of a synchronized statement");
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
  if (!cut_make_code(c, 1))
    return false;
  cut_put(c, 0, (ir_instr){.op = IR_JUMP, .target.then = c->new_at[c->entry]},
          c->cut->first);
  const ir_flow *flow = ir_flow_new(c->to, &c->scratch);
  for (uint32_t r = 0; r < c->from->reg_count; r++) {
    if (!ir_flow_is_live(flow, 0, r) || !is_written(c->from, r))
      continue;
    if (!variable_at(c->from, r, c->entry))
      return cut_refuse(
          c, "a value without a name is needed where it begins; begin it with a "
             "statement, and compile with -g");
    vec_push(&c->open, r);
  }
  return c->open.size < 250 || cut_refuse(c, "it uses too many variables");
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
  if (!cut_make_code(c, start))
    return false;
  for (uint32_t k = 0; k < c->open.size; k++) {
    uint8_t type = c->from->reg_types[c->open.data[k]];
    c->to->reg_types[k] = type;
    ir_instr move = {
        .op = IR_MOVE, .type = type, .dst = c->open.data[k] + c->shift, .a = k};
    cut_put(c, k, move, c->from->lines[c->entry]);
  }
  cut_put(c, start - 1, (ir_instr){.op = IR_JUMP, .target.then = c->new_at[c->entry]},
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
  return !wrong || cut_refuse(c, wrong);
}

bool java_cut_count(const java_cut *cut, uint32_t *inside, uint32_t *outside) {
  bool failed = false;
  cutting c = {.cut = cut};
  c.from = ir_method_code(java_program_ir(cut->program), cut->method, &failed);
  *inside = *outside = 0;
  for (uint32_t i = 0; c.from && i < c.from->count; i++)
    ++*(cut_is_inside(&c, i) ? inside : outside);
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
