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
#include "check/following.h"
#include "check/subject_internal.h"

#include "ir/flow.h"

#include <string.h>

static bool is_null(const ir_code *c, uint32_t reg) {
  for (uint32_t k = 0; k < c->count; k++)
    if (ir_written(&c->instrs[k]) == reg)
      return false;
  return reg >= c->method->param_count;
}

/* From the beginning of the method, or from behind the instruction, to the end of all ways. */
static bool is_put(following *f, uint32_t from, uint32_t reg, bool at_entry) {
  f->to_the_end = true;
  following_run(f, from, reg, at_entry);
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
    bool loads = i->op == IR_LOAD && following_is_field(i, f->field);
    if (loads || i->op == IR_NEW)
      following_run(f, k, i->dst, false);
    if (loads || (i->op == IR_NEW && f->stores.size))
      owned = !f->leaks && !(loads && f->stores.size);
    if (i->op == IR_NEW)
      vec_each (uint32_t, s, &f->stores)
        f->puts[*s] = 1;
  }
  for (uint32_t k = 0; owned && k < c->count; k++)
    if (c->instrs[k].op == IR_STORE && following_is_field(&c->instrs[k], f->field))
      owned = f->puts[k] || is_null(c, c->instrs[k].b), any = true;
  return owned && !(any && takes_from_others(f));
}

static bool is_called(const ir_instr *i, const char *method) {
  const member_ref *ref = i->call->unresolved;
  return !strcmp(i->call->method ? i->call->method->name->text : ref->name->text, method);
}

/* clone(), and then the copy gets no other object for the field: both have the same. */
static bool is_cloned_as_it_is(const following *f) {
  bool clones = false, puts = false;
  for (uint32_t k = 0; k < f->code->count; k++) {
    const ir_instr *i = &f->code->instrs[k];
    puts = puts || (i->op == IR_STORE && following_is_field(i, f->field));
    clones =
        clones || ((i->op == IR_CALL || i->op == IR_DISPATCH) && i->call->count == 1 &&
                   !i->call->args[0] && is_called(i, "clone"));
  }
  return clones && !puts;
}

static bool code_keeps(subject *s, following *f) {
  (void)s;
  if (is_cloned_as_it_is(f))
    return false;
  f->puts = memory_new_array(uint8_t, f->code->count + 1);
  bool keeps = keeps_to_itself(f);
  memory_free(f->puts);
  return keeps;
}

static bool is_owned(subject *s, const ir_field *f) {
  const class_field *origin = f->origin;
  const classfile *file = java_info(f->owner)->file;
  if (!origin || !(origin->access & ACC_PRIVATE) || !file ||
      java_info(f->owner)->from_jdk || file->nest_host)
    return false;
  return following_everywhere(s, f, code_keeps);
}

bool subject_owns(subject *s, const ir_field *f) {
  if (subject_has_cut_references(s))
    return false;
  uint64_t *known = map_get(&s->owned, map_address(f));
  return *(known ? known : map_put(&s->owned, map_address(f), is_owned(s, f)));
}

/* Nothing that another field or an array holds comes into the field. */
static bool takes_nothing_held(subject *s, following *f) {
  (void)s;
  bool takes = false;
  for (uint32_t k = 0; !takes && k < f->code->count; k++) {
    const ir_instr *i = &f->code->instrs[k];
    takes = (i->op == IR_LOAD || i->op == IR_ELEMENT) && is_put(f, k, i->dst, false);
  }
  return !takes;
}

bool subject_takes_held(subject *s, const ir_field *f) {
  return !following_everywhere(s, f, takes_nothing_held);
}

/* The class of a new object that the code puts into the field; NULL: it puts none. */
static ir_class *put_by(following *f) {
  ir_class *found = NULL;
  for (uint32_t k = 0; !found && k < f->code->count; k++) {
    const ir_instr *i = &f->code->instrs[k];
    if (i->op != IR_NEW || i->unresolved)
      continue;
    following_run(f, k, i->dst, false);
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
    following_resolve(p, code);
    following f = {.code = code, .field = field, .to_the_end = true};
    found = put_by(&f);
    following_release(&f);
  }
  return found;
}

ir_class *subject_put_class(subject *s, const ir_field *f) {
  uint64_t *known = map_get(&s->put, map_address(f));
  if (!known)
    known = map_put(&s->put, map_address(f), map_address(put_class(s, f)));
  return (ir_class *)(uintptr_t)*known;
}
