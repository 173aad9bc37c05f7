/* Type inference over blocks. A register holds a set of classes, by name: what may reach
 * it along some way. Sets are numbered; the smallest numbers are what needs no set. A use
 * that asks for a class wants it of every member, so that joining is the union, and code
 * that the JVM accepts passes. What is live nowhere may be anything. */
#include "java/typeflow.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

enum { UNSET, PLAIN, FIRST_SET }; /* PLAIN: a number, or null */

typedef uint32_t type_id;

typedef struct type_set {
  uint32_t count;
  name names[]; /* by address */
} type_set;

typedef struct flow {
  java_program *program;
  const ir_code *code;
  arena scratch;
  vector(type_set *) sets;
  map singles;     /* name -> type_id */
  map joins;       /* pair of types -> type_id */
  type_id *before; /* [block * reg_count + reg] */
  bool *reached;   /* per block */
  u32_vector work;
  type_id *now; /* registers */
  uint32_t at;
  const char *broken;
} flow;

static name_table *names_of(flow *f) {
  return &f->program->ir.names;
}

static void fail(flow *f, const char *what) {
  if (!f->broken)
    f->broken = what;
}

/* --- Sets --------------------------------------------------------------------- */

static type_set *new_set(flow *f, uint32_t room) {
  return arena_alloc(&f->scratch, sizeof(type_set) + room * sizeof(name));
}

static type_id type_of(flow *f, name n) {
  uint64_t *known = map_get(&f->singles, map_address(n));
  if (known)
    return (type_id)*known;
  type_set *s = new_set(f, 1);
  s->count = 1;
  s->names[0] = n;
  vec_push(&f->sets, s);
  type_id t = f->sets.size - 1 + FIRST_SET;
  map_put(&f->singles, map_address(n), t);
  return t;
}

static const type_set *set_of(const flow *f, type_id t) {
  return f->sets.data[t - FIRST_SET];
}

static bool is_equal(const type_set *a, const type_set *b) {
  return a->count == b->count && !memcmp(a->names, b->names, a->count * sizeof(name));
}

static type_id number_of(flow *f, const type_set *s) {
  for (uint32_t k = 0; k < f->sets.size; k++)
    if (is_equal(f->sets.data[k], s))
      return k + FIRST_SET;
  vec_push(&f->sets, (type_set *)s);
  return f->sets.size - 1 + FIRST_SET;
}

static type_id united(flow *f, const type_set *a, const type_set *b) {
  type_set *s = new_set(f, a->count + b->count);
  s->count = 0;
  for (uint32_t i = 0, j = 0; i < a->count || j < b->count;) {
    bool first = j == b->count || (i < a->count && a->names[i] <= b->names[j]);
    name n = first ? a->names[i++] : b->names[j++];
    if (!s->count || s->names[s->count - 1] != n)
      s->names[s->count++] = n;
  }
  return number_of(f, s);
}

static type_id joined(flow *f, type_id a, type_id b) {
  if (a == b || a == UNSET || b == UNSET)
    return a == b ? a : UNSET;
  if (a == PLAIN || b == PLAIN)
    return a == PLAIN ? b : a;
  uint64_t key = map_pair(a < b ? a : b, a < b ? b : a);
  uint64_t *known = map_get(&f->joins, key);
  if (known)
    return (type_id)*known;
  type_id both = united(f, set_of(f, a), set_of(f, b));
  map_put(&f->joins, key, both);
  return both;
}

/* --- What descriptors say ------------------------------------------------------ */

/* PLAIN for a primitive type. */
static type_id type_described(flow *f, const char *text) {
  size_t length = type_length(text);
  if (*text == 'L')
    return type_of(f, name_mk_text(names_of(f), text + 1, length - 2));
  return *text == '[' ? type_of(f, name_mk_text(names_of(f), text, length)) : PLAIN;
}

/* --- Uses ----------------------------------------------------------------------- */

static type_id read_reg(flow *f, uint32_t reg) {
  if (f->now[reg] == UNSET)
    fail(f, "a variable is used that may not have been assigned");
  return f->now[reg];
}

static void want(flow *f, uint32_t reg, name wanted, const char *what) {
  type_id t = read_reg(f, reg);
  for (uint32_t k = 0; t >= FIRST_SET && k < set_of(f, t)->count; k++)
    if (!typeflow_fits(f->program, set_of(f, t)->names[k], wanted))
      fail(f, what);
}

static void want_described(flow *f, uint32_t reg, const char *text, const char *what) {
  type_id t = type_described(f, text);
  if (t == PLAIN)
    read_reg(f, reg);
  else
    want(f, reg, set_of(f, t)->names[0], what);
}

static bool holds(const char *element, ir_storage s) {
  switch (s) {
  case STORE_REF: return *element == 'L' || *element == '[';
  case STORE_BOOL:
  case STORE_I8: return *element == 'B' || *element == 'Z';
  default: return *element != 'Z' && descriptor_storage(element) == s;
  }
}

/* The register holds arrays of such elements. Gives the type of an element. */
static type_id want_array(flow *f, uint32_t reg, ir_storage s) {
  type_id t = read_reg(f, reg), element = PLAIN;
  for (uint32_t k = 0; t >= FIRST_SET && k < set_of(f, t)->count; k++) {
    name n = set_of(f, t)->names[k];
    if (n->text[0] != '[' || !holds(n->text + 1, s))
      fail(f, "an element is taken of what is no array of such elements");
    else if (s == STORE_REF)
      element = joined(f, element, type_described(f, n->text + 1));
  }
  return element;
}

static void want_any_array(flow *f, uint32_t reg) {
  type_id t = read_reg(f, reg);
  for (uint32_t k = 0; t >= FIRST_SET && k < set_of(f, t)->count; k++)
    if (set_of(f, t)->names[k]->text[0] != '[')
      fail(f, "the length is taken of what is no array");
}

static type_id check_call(flow *f, const ir_instr *i) {
  const ir_call *call = i->call;
  const member_ref *ref = call->method ? NULL : call->unresolved;
  assert((ref || call->method) && "a call names a method");
  descriptor d;
  descriptor_parse(ref ? ref->descriptor->text : call->method->descriptor->text, &d);
  uint32_t receiver = call->count - d.count;
  if (receiver && ref)
    want(f, call->args[0], ref->owner,
         "a method is called on an object of another class");
  for (uint32_t k = 0; k < d.count; k++)
    want_described(f, call->args[k + receiver], d.params[k],
                   "an argument is of another class than the method takes");
  return i->type == IR_REF ? type_described(f, d.result) : PLAIN;
}

static type_id check_field(flow *f, const ir_instr *i) {
  const member_ref *ref = i->symbol;
  bool store = i->op == IR_STORE || i->op == IR_STORE_GLOBAL;
  if (i->op == IR_LOAD || i->op == IR_STORE)
    want(f, i->a, ref->owner, "a field is taken of an object of another class");
  if (store)
    want_described(f, i->b, ref->descriptor->text,
                   "a field is set to an object of another class");
  return type_described(f, ref->descriptor->text);
}

static type_id literal_type(flow *f, const ir_literal *l) {
  const char *class = l->kind == LITERAL_TEXT ? "java/lang/String" : "java/lang/Class";
  return type_of(f, name_mk(names_of(f), class));
}

static void check_return(flow *f, const ir_instr *i) {
  const char *text = strchr(f->code->method->descriptor->text, ')') + 1;
  if (i->type != IR_VOID)
    want_described(f, i->a, text, "the result is of another class than the method's");
}

static bool has_two_operands(const ir_instr *i) {
  return i->type != IR_IMM32 && ((i->op >= IR_ADD && i->op <= IR_USHR) ||
                                 i->op == IR_COMPARE || i->op == IR_BRANCH);
}

static void set_reg(flow *f, const ir_instr *i, type_id t) {
  f->now[i->dst] = t;
}

static void check_instr(flow *f, const ir_instr *i) {
  switch ((ir_op)i->op) {
  case IR_CONST: set_reg(f, i, PLAIN); return;
  case IR_LITERAL: set_reg(f, i, literal_type(f, i->literal)); return;
  case IR_MOVE: set_reg(f, i, read_reg(f, i->a)); return;
  case IR_RETURN: check_return(f, i); return;
  case IR_THROW:
    want(f, i->a, name_mk(names_of(f), "java/lang/Throwable"),
         "what is thrown is no Throwable");
    return;
  case IR_CATCH: return; /* set on the way here */
  case IR_CALL:
  case IR_DISPATCH: {
    type_id t = check_call(f, i);
    if (i->type != IR_VOID)
      set_reg(f, i, t);
    return;
  }
  case IR_NEW: set_reg(f, i, type_of(f, i->symbol)); return;
  case IR_NEW_ARRAY:
    for (uint32_t k = 0; k < i->aux; k++)
      read_reg(f, i->a + k);
    set_reg(f, i, type_of(f, i->symbol));
    return;
  case IR_LOAD:
  case IR_LOAD_GLOBAL: set_reg(f, i, check_field(f, i)); return;
  case IR_STORE:
  case IR_STORE_GLOBAL: check_field(f, i); return;
  case IR_ELEMENT: {
    type_id t = want_array(f, i->a, i->aux);
    read_reg(f, i->b);
    set_reg(f, i, t);
    return;
  }
  case IR_SET_ELEMENT:
    want_array(f, i->a, i->aux);
    read_reg(f, i->b);
    read_reg(f, i->dst);
    return;
  case IR_LENGTH:
    want_any_array(f, i->a);
    set_reg(f, i, PLAIN);
    return;
  case IR_CAST:
    read_reg(f, i->a);
    set_reg(f, i, type_of(f, i->symbol));
    return;
  case IR_JUMP: return;
  case IR_BRANCH:
  case IR_SWITCH:
  case IR_ENTER:
  case IR_EXIT:
    read_reg(f, i->a);
    if (has_two_operands(i))
      read_reg(f, i->b);
    return;
  default: /* arithmetic, and IS */
    read_reg(f, i->a);
    if (has_two_operands(i))
      read_reg(f, i->b);
    set_reg(f, i, PLAIN);
  }
}

/* --- Flow ------------------------------------------------------------------------ */

/* The registers as they are now reach the block. */
static void reach(flow *f, uint32_t block) {
  uint32_t count = f->code->reg_count;
  type_id *there = f->before + (size_t)block * count;
  bool changed = !f->reached[block];
  for (uint32_t k = 0; k < count; k++) {
    type_id t =
        changed && !f->reached[block] ? f->now[k] : joined(f, there[k], f->now[k]);
    changed |= t != there[k];
    there[k] = t;
  }
  f->reached[block] = true;
  if (changed)
    vec_push(&f->work, block);
}

static void reach_target(void *context, uint32_t target) {
  flow *f = context;
  reach(f, f->code->block_of[target]);
}

static void reach_handlers(flow *f, const ir_block *b) {
  for (uint32_t h = 0; h < b->handler_count; h++) {
    const ir_handler *handler = &f->code->handlers[b->handlers + h];
    const ir_instr *catching = &f->code->instrs[f->code->blocks[handler->block].first];
    name class_name = handler->class_name ? handler->class_name
                                          : name_mk(names_of(f), "java/lang/Throwable");
    type_id kept = f->now[catching->dst];
    f->now[catching->dst] = type_of(f, class_name);
    reach(f, handler->block);
    f->now[catching->dst] = kept;
  }
}

static void check_block(flow *f, uint32_t block) {
  const ir_code *code = f->code;
  const ir_block *b = &code->blocks[block];
  memcpy(f->now, f->before + (size_t)block * code->reg_count,
         code->reg_count * sizeof *f->now);
  for (f->at = b->first; f->at < b->end && !f->broken; f->at++) {
    reach_handlers(f, b);
    check_instr(f, &code->instrs[f->at]);
  }
  const ir_instr *last = &code->instrs[b->end - 1];
  if (f->broken)
    return;
  if (ir_ends_block(last))
    ir_each_target(last, reach_target, f);
  else
    reach(f, block + 1);
}

static void start(flow *f, uint32_t null_reg) {
  const ir_method *m = f->code->method;
  descriptor d;
  descriptor_parse(m->descriptor->text, &d);
  uint32_t receiver = m->is_static ? 0 : 1;
  if (receiver)
    f->now[0] = type_of(f, m->owner->name);
  for (uint32_t k = 0; k < d.count; k++)
    f->now[k + receiver] = type_described(f, d.params[k]);
  if (null_reg < f->code->reg_count)
    f->now[null_reg] = PLAIN;
  reach(f, 0);
}

const char *typeflow_check(java_program *p, const ir_code *code, uint32_t null_reg,
                           uint32_t *at) {
  flow f = {.program = p, .code = code};
  arena_init(&f.scratch);
  size_t cells = (size_t)code->block_count * code->reg_count;
  f.before = arena_new_array(&f.scratch, type_id, cells + 1);
  f.now = arena_new_array(&f.scratch, type_id, code->reg_count + 1);
  f.reached = arena_new_array(&f.scratch, bool, code->block_count);
  start(&f, null_reg);
  while (f.work.size && !f.broken)
    check_block(&f, vec_pop(&f.work));
  *at = f.broken ? f.at : 0;
  vec_release(&f.work);
  vec_release(&f.sets);
  map_release(&f.singles);
  map_release(&f.joins);
  arena_release(&f.scratch);
  return f.broken;
}
