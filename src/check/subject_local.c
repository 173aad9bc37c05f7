/* What a local invariant may read (001 §3.1.4.2): the fields of its node and of the
 * node's tree children, arrays of theirs included. What it reads beyond is an error of
 * the input, the same for every engine, so it is found in the code: a data-flow analysis
 * that knows of every register whether it can hold the node, a child, or something
 * farther away.
 *
 * Boxed numbers, texts and enum constants are values, and new objects belong to the
 * invariant: reading them is no matter. Calls are followed, into every override that is
 * known; the library's are not. */
#include "check/subject_internal.h"

#include "ir/flow.h"

#include <string.h>

/* What a reference can be. */
enum { NODE = 1, CHILD = 2, CHILDREN = 4, OWN_ARRAY = 8, CHILDS_ARRAY = 16, FAR = 32 };

typedef uint8_t reach;

typedef struct local_check {
  subject *subject;
  diag_sink *sink;
  map results; /* hash of method and arguments: what it returns, plus 1 */
  bool bad;
} local_check;

typedef struct local_code {
  local_check *check;
  ir_code *code;
  reach *before; /* [instruction][register] */
  bool *met;     /* by instruction: control comes here */
  bool changed;
  const reach *after; /* of the instruction under way */
  reach result;
} local_code;

static bool is_value_class(const ir_class *c) {
  return c->is_enum || !strncmp(c->name->text, "java/lang/", 10);
}

static void report_far(local_code *l, uint32_t at, const char *what) {
  if (l->check->bad)
    return;
  l->check->bad = true;
  place where = {l->code->method->owner->file, l->code->lines[at], 0};
  diag_error(l->check->sink, where,
             "repOkLocal() reads %s of an object that is neither the node nor one of its "
             "tree children; what needs more belongs into repOk()",
             what);
}

static reach loaded(local_code *l, uint32_t at, const ir_field *f, reach from) {
  subject *s = l->check->subject;
  bool is_array = f->descriptor->text[0] == '[';
  reach r = 0;
  if (from & FAR && !is_value_class(f->owner))
    report_far(l, at, f->name->text);
  if (f->storage != STORE_REF)
    return 0;
  if (from & NODE)
    r |= subject_is_tree_field(s, (ir_field *)f) ? (is_array ? CHILDREN : CHILD)
         : is_array                              ? OWN_ARRAY
                                                 : FAR;
  if (from & (CHILD | FAR))
    r |= is_array && !(from & FAR) ? CHILDS_ARRAY : FAR;
  return r;
}

static reach element(local_code *l, uint32_t at, reach from, bool is_reference) {
  if (from & FAR)
    report_far(l, at, "an array");
  if (!is_reference)
    return 0;
  return (from & CHILDREN ? CHILD : 0) | (from & (OWN_ARRAY | CHILDS_ARRAY) ? FAR : 0);
}

static reach check_method(local_check *, ir_method *, const reach *args);

/* The method, or with `dispatch` all overrides that are known. */
static reach called(local_code *l, const ir_call *call, bool dispatch,
                    const reach *regs) {
  ir_program *p = java_program_ir(l->check->subject->program);
  reach args[256] = {0}, result = 0;
  for (uint32_t k = 0; k < call->count; k++)
    args[k] = regs[call->args[k]];
  if (!dispatch)
    return check_method(l->check, call->method, args);
  for (uint32_t k = 0; k < p->classes.size; k++) {
    ir_class *c = p->classes.data[k];
    if (c && !c->is_interface && !c->is_array && ir_is_subclass(c, call->method->owner)) {
      ir_method *body = ir_dispatch(c, call->method);
      result |= body ? check_method(l->check, body, args) : 0;
    }
  }
  return result;
}

/* What the instruction leaves in its register. */
static reach value_of(local_code *l, uint32_t at, const reach *regs) {
  ir_instr *i = &l->code->instrs[at];
  ir_program *p = java_program_ir(l->check->subject->program);
  if (i->unresolved && !ir_resolve(p, l->code->method, i))
    return 0;
  switch (i->op) {
  case IR_MOVE:
  case IR_CAST: return i->op == IR_CAST || i->type == IR_REF ? regs[i->a] : 0;
  case IR_LOAD: return loaded(l, at, i->field, regs[i->a]);
  case IR_ELEMENT: return element(l, at, regs[i->a], i->aux == STORE_REF);
  case IR_LENGTH: return element(l, at, regs[i->a], false);
  case IR_CALL:
  case IR_DISPATCH: return called(l, i->call, i->op == IR_DISPATCH, regs);
  default: return 0;
  }
}

/* Joins what is known after an instruction into its successor. */
static void flow_to(void *context, uint32_t to) {
  local_code *l = context;
  reach *before = l->before + (size_t)to * l->code->reg_count;
  l->changed |= !l->met[to];
  l->met[to] = true;
  for (uint32_t r = 0; r < l->code->reg_count; r++) {
    l->changed |= (before[r] | l->after[r]) != before[r];
    before[r] |= l->after[r];
  }
}

static void step(local_code *l, uint32_t at, reach *after) {
  const ir_instr *i = &l->code->instrs[at];
  const reach *regs = l->before + (size_t)at * l->code->reg_count;
  reach value = value_of(l, at, regs);
  uint32_t written = ir_written(i);
  memcpy(after, regs, l->code->reg_count);
  if (written != IR_NO_REGISTER)
    after[written] = value;
  if (i->op == IR_RETURN && i->type == IR_REF)
    l->result |= regs[i->a];
  l->after = after;
  ir_each_target(i, flow_to, l);
  if (!ir_ends_block(i) && at + 1 < l->code->count)
    flow_to(l, at + 1);
}

static reach check_code(local_check *c, ir_code *code, const reach *args) {
  local_code l = {.check = c, .code = code, .changed = true};
  l.before = memory_new_array(reach, (size_t)code->count * code->reg_count + 1);
  l.met = memory_new_array(bool, code->count + 1);
  reach *after = memory_new_array(reach, code->reg_count + 1);
  memcpy(l.before, args, code->method->param_count);
  l.met[0] = true;
  while (l.changed && !c->bad) {
    l.changed = false;
    for (uint32_t at = 0; at < code->count && !c->bad; at++)
      if (l.met[at])
        step(&l, at, after);
  }
  memory_free(after);
  memory_free(l.met);
  memory_free(l.before);
  return l.result;
}

static reach check_method(local_check *c, ir_method *m, const reach *args) {
  uint64_t key = m->id;
  for (uint32_t k = 0; k < m->param_count; k++)
    key = key * 67 + args[k] + 1;
  const uint64_t *known = map_get(&c->results, key);
  if (known)
    return (reach)(*known - 1);
  map_put(&c->results, key, 1); /* of a recursive call: found by other calls */
  if (!strncmp(m->owner->name->text, "java/", 5))
    return 0;
  ir_code *code = ir_method_code(java_program_ir(c->subject->program), m, NULL);
  reach result = code && code->count ? check_code(c, code, args) : 0;
  map_put(&c->results, key, (uint64_t)result + 1);
  return result;
}

bool subject_check_local_reads(subject *s, ir_method *local, diag_sink *sink) {
  local_check c = {.subject = s, .sink = sink};
  reach args[256] = {NODE};
  check_method(&c, local, args);
  map_release(&c.results);
  return !c.bad;
}
