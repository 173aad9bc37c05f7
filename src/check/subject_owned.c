/* Which fields own what they hold: private fields into which the class puts new objects
 * only, and which it uses for nothing but to call their methods. Nobody else can hold
 * such an object, so no parameter and no other field is ever the same one.
 *
 * From every load of the field, and every new object that is put into it, the register is
 * followed through the code, on all ways, until it is overwritten. Whatever else is done
 * with it than to call a method of it, to compare it or to put it into the field means
 * that others may know it.
 *
 * And which class of the library the class itself puts into a field of a more general
 * type: `private final Set<String> names = new TreeSet<>()` is about tree sets. */
#include "check/subject_internal.h"

#include "ir/flow.h"
#include "java/descriptor.h"

#include <string.h>

typedef struct following {
  const ir_code *code;
  const ir_field *field;
  uint8_t *puts; /* by instruction: it puts a new object into the field */
  vector(uint64_t) open;
  map seen; /* (instruction, register): 1 */
  bool leaks;
  bool to_the_end; /* wherever it leaks to */
  u32_vector stores;
} following;

static void go_to(following *f, uint32_t instr, uint32_t reg) {
  uint64_t key = map_pair(instr, reg);
  if (instr >= f->code->count || map_get(&f->seen, key))
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

static bool is_field_of(const ir_instr *i, const ir_field *f) {
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
  bool put = i->op == IR_STORE && is_field_of(i, f->field) && i->b == reg && i->a != reg;
  if (put)
    vec_push(&f->stores, at);
  f->leaks = f->leaks || !(receives || put || i->op == IR_BRANCH || i->op == IR_MOVE);
  if (i->op == IR_MOVE)
    go_on(f, at, i->dst);
}

/* The register as the instruction leaves it; or `before`, as it finds it. */
static void follow(following *f, uint32_t from, uint32_t reg, bool before) {
  vec_clear(&f->open);
  vec_clear(&f->stores);
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

static bool is_null(const ir_code *c, uint32_t reg) {
  for (uint32_t k = 0; k < c->count; k++)
    if (ir_written(&c->instrs[k]) == reg)
      return false;
  return reg >= c->method->param_count;
}

/* From the beginning of the method, or from behind the instruction, to the end of all ways. */
static bool is_put(following *f, uint32_t from, uint32_t reg, bool at_entry) {
  f->to_the_end = true;
  follow(f, from, reg, at_entry);
  f->to_the_end = false;
  return f->stores.size;
}

/* Whether something else than a new object comes into the field: a parameter, what a call
 * gives. `x != null ? x : new ArrayList<>()` may be either. */
static bool takes_from_others(following *f) {
  const ir_code *c = f->code;
  bool takes = false;
  for (uint32_t p = 0; !takes && p < c->method->param_count; p++)
    takes = is_put(f, 0, p, true);
  for (uint32_t k = 0; !takes && k < c->count; k++) {
    const ir_instr *i = &c->instrs[k];
    uint32_t to = ir_written(i);
    takes = to != IR_NO_REGISTER && i->op != IR_NEW && i->op != IR_MOVE &&
            i->op != IR_CONST && is_put(f, k, to, false);
  }
  return takes;
}

static bool keeps_to_itself(following *f) {
  const ir_code *c = f->code;
  bool owned = true, any = false;
  for (uint32_t k = 0; owned && k < c->count; k++) {
    const ir_instr *i = &c->instrs[k];
    bool loads = i->op == IR_LOAD && is_field_of(i, f->field);
    if (loads || i->op == IR_NEW)
      follow(f, k, i->dst, false);
    if (loads || (i->op == IR_NEW && f->stores.size))
      owned = !f->leaks && !(loads && f->stores.size);
    if (i->op == IR_NEW)
      vec_each (uint32_t, s, &f->stores)
        f->puts[*s] = 1;
  }
  for (uint32_t k = 0; owned && k < c->count; k++)
    if (c->instrs[k].op == IR_STORE && is_field_of(&c->instrs[k], f->field))
      owned = f->puts[k] || is_null(c, c->instrs[k].b), any = true;
  return owned && !(any && takes_from_others(f));
}

/* Only what names a field, or makes an object, needs to be known; what cannot be found is
 * another one. */
static void resolve_fields(ir_program *p, const ir_code *c) {
  diag_sink quiet = {0}, *given = p->sink;
  p->sink = &quiet;
  for (uint32_t k = 0; k < c->count; k++)
    if (c->instrs[k].unresolved &&
        (c->instrs[k].op == IR_LOAD || c->instrs[k].op == IR_STORE ||
         c->instrs[k].op == IR_NEW))
      ir_resolve(p, c->method, &c->instrs[k]);
  p->sink = given;
}

static bool class_keeps(subject *s, ir_class *c, const ir_field *field) {
  ir_program *p = java_program_ir(s->program);
  for (uint32_t i = 0; i < c->method_count; i++) {
    bool failed = false;
    const ir_code *code = ir_method_code(p, &c->methods[i], &failed);
    if (failed)
      return false;
    if (!code)
      continue;
    resolve_fields(p, code);
    following f = {.code = code, .field = field};
    f.puts = memory_new_array(uint8_t, code->count + 1);
    bool keeps = keeps_to_itself(&f);
    memory_free(f.puts);
    vec_release(&f.open);
    vec_release(&f.stores);
    map_release(&f.seen);
    if (!keeps)
      return false;
  }
  return true;
}

/* The class and those nested in it, which see its private fields. */
static bool is_owned(subject *s, const ir_field *f) {
  const class_field *origin = f->origin;
  const classfile *file = java_info(f->owner)->file;
  if (!origin || !(origin->access & ACC_PRIVATE) || !file ||
      java_info(f->owner)->from_jdk || file->nest_host)
    return false;
  if (!class_keeps(s, f->owner, f))
    return false;
  for (uint16_t k = 0; k < file->inner_count; k++) {
    name inner = file->inners[k].inner;
    if (strncmp(inner->text, f->owner->name->text, f->owner->name->length) != 0)
      continue;
    ir_class *c = inner == f->owner->name ? NULL : java_class_if_found(s->program, inner);
    if (c && !class_keeps(s, c, f))
      return false;
  }
  return true;
}

bool subject_owns(subject *s, const ir_field *f) {
  if (subject_has_cut_references(s))
    return false;
  uint64_t *known = map_get(&s->owned, map_address(f));
  return *(known ? known : map_put(&s->owned, map_address(f), is_owned(s, f)));
}

/* The class of a new object that the code puts into the field; NULL: it puts none. */
static ir_class *put_by(following *f) {
  ir_class *found = NULL;
  for (uint32_t k = 0; !found && k < f->code->count; k++) {
    const ir_instr *i = &f->code->instrs[k];
    if (i->op != IR_NEW || i->unresolved)
      continue;
    follow(f, k, i->dst, false);
    if (f->stores.size)
      found = i->class;
  }
  return found;
}

static ir_class *put_class(subject *s, const ir_field *field) {
  ir_program *p = java_program_ir(s->program);
  ir_class *c = field->owner, *found = NULL;
  for (uint32_t i = 0; !found && i < c->method_count; i++) {
    const ir_code *code = ir_method_code(p, &c->methods[i], NULL);
    if (!code)
      continue;
    resolve_fields(p, code);
    following f = {.code = code, .field = field, .to_the_end = true};
    found = put_by(&f);
    vec_release(&f.open);
    vec_release(&f.stores);
    map_release(&f.seen);
  }
  return found;
}

ir_class *subject_put_class(subject *s, const ir_field *f) {
  uint64_t *known = map_get(&s->put, map_address(f));
  if (!known)
    known = map_put(&s->put, map_address(f), map_address(put_class(s, f)));
  return (ir_class *)(uintptr_t)*known;
}
