/* Register by register, instruction by instruction. */
#include "check/following.h"

#include "ir/flow.h"
#include "java/descriptor.h"

#include <string.h>

static void go_to(following *f, uint32_t instr, uint32_t reg) {
  uint64_t key = map_pair(instr, reg);
  if (instr >= f->code->count || (f->before && instr == f->before) ||
      map_get(&f->seen, key))
    return;
  map_put(&f->seen, key, 1);
  vec_push(&f->open, key);
}

static void go_on(following *f, uint32_t at, uint32_t reg) {
  const ir_instr *i = &f->code->instrs[at];
  const ir_block *b = &f->code->blocks[f->code->block_of[at]];
  for (uint32_t k = 0; k < b->handler_count; k++)
    go_to(f, f->code->blocks[f->code->handlers[b->handlers + k].block].first, reg);
  switch (i->op) {
  case IR_RETURN:
  case IR_THROW: return;
  case IR_JUMP: go_to(f, i->target.then, reg); return;
  case IR_BRANCH:
    go_to(f, i->target.then, reg);
    go_to(f, i->target.otherwise, reg);
    return;
  case IR_SWITCH:
    for (uint32_t k = 0; k < i->table->count; k++)
      go_to(f, i->table->targets[k], reg);
    go_to(f, i->table->otherwise, reg);
    return;
  default: go_to(f, at + 1, reg);
  }
}

typedef struct reading {
  uint32_t reg, times;
} reading;

static void count_read(void *context, uint32_t reg) {
  reading *r = context;
  r->times += reg == r->reg;
}

bool following_is_field(const ir_instr *i, const ir_field *f) {
  return !i->unresolved && i->field == f;
}

/* Its first argument is no receiver: a method that is known says so, of another one its
 * number of parameters. */
static bool is_static_call(const ir_instr *i) {
  if (i->op == IR_DISPATCH)
    return false;
  if (i->call->method)
    return i->call->method->is_static;
  const member_ref *ref = i->call->unresolved;
  uint32_t count = 0;
  for (const char *at = ref->descriptor->text + 1; *at != ')'; count++)
    at += descriptor_length(at, strlen(at));
  return count == i->call->count;
}

/* What the instruction does with the register. */
static void use(following *f, uint32_t at, uint32_t reg) {
  const ir_instr *i = &f->code->instrs[at];
  reading r = {.reg = reg};
  ir_reads(i, count_read, &r);
  if (!r.times)
    return;
  bool receives = (i->op == IR_CALL || i->op == IR_DISPATCH) && r.times == 1 &&
                  i->call->count && i->call->args[0] == reg && !is_static_call(i);
  bool put =
      i->op == IR_STORE && following_is_field(i, f->field) && i->b == reg && i->a != reg;
  if (put)
    vec_push(&f->stores, at);
  if (receives)
    vec_push(&f->receives, at);
  f->leaks = f->leaks || !(receives || put || i->op == IR_BRANCH || i->op == IR_MOVE);
  if (i->op == IR_MOVE)
    go_on(f, at, i->dst);
}

void following_run(following *f, uint32_t from, uint32_t reg, bool before) {
  vec_clear(&f->open);
  vec_clear(&f->stores);
  vec_clear(&f->receives);
  map_release(&f->seen);
  f->seen = (map){0};
  f->leaks = false;
  if (before)
    go_to(f, from, reg);
  else
    go_on(f, from, reg);
  while (f->open.size && (f->to_the_end || !f->leaks)) {
    uint64_t key = vec_pop(&f->open);
    uint32_t at = (uint32_t)(key >> 32), r = (uint32_t)key;
    use(f, at, r);
    if (ir_written(&f->code->instrs[at]) != r)
      go_on(f, at, r);
  }
}

void following_release(following *f) {
  vec_release(&f->open);
  vec_release(&f->stores);
  vec_release(&f->receives);
  map_release(&f->seen);
}

/* Only what names a field, or makes an object, needs to be known; what cannot be found is
 * another one. */
void following_resolve(ir_program *p, const ir_code *c) {
  diag_sink quiet = {0}, *given = p->sink;
  p->sink = &quiet;
  for (uint32_t k = 0; k < c->count; k++)
    if (c->instrs[k].unresolved &&
        (c->instrs[k].op == IR_LOAD || c->instrs[k].op == IR_STORE ||
         c->instrs[k].op == IR_NEW))
      ir_resolve(p, c->method, &c->instrs[k]);
  p->sink = given;
}

static bool visit_class(subject *s, ir_class *c, const ir_field *field,
                        following_visit *visit) {
  ir_program *p = java_program_ir(s->program);
  for (uint32_t i = 0; i < c->method_count; i++) {
    bool failed = false;
    const ir_code *code = ir_method_code(p, &c->methods[i], &failed);
    if (failed)
      return false;
    if (!code)
      continue;
    following_resolve(p, code);
    following f = {.code = code, .field = field};
    bool good = visit(s, &f);
    following_release(&f);
    if (!good)
      return false;
  }
  return true;
}

bool following_everywhere(subject *s, const ir_field *f, following_visit *visit) {
  const classfile *file = java_info(f->owner)->file;
  bool good = visit_class(s, f->owner, f, visit);
  for (uint16_t k = 0; good && k < file->inner_count; k++) {
    name inner = file->inners[k].inner;
    if (strncmp(inner->text, f->owner->name->text, f->owner->name->length) != 0)
      continue;
    ir_class *c = inner == f->owner->name ? NULL : java_class_if_found(s->program, inner);
    good = !c || visit_class(s, c, f, visit);
  }
  return good;
}
