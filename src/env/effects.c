/* A work list of methods; the sets of their registers only grow. */
#include "env/effects.h"

#include "ir/flow.h"
#include "java/java_text.h"

#include <string.h>

typedef struct body {
  ir_method *method;
  ir_code *code;
  uint32_t *places; /* by register */
  uint32_t result;
} body;

typedef struct analysis {
  env_effects *effects;
  env_summary *summary;
  vector(body) bodies;
  bool changed;
} analysis;

void env_effects_init(env_effects *e, env_unit *u, const env_class_vector *concrete) {
  *e = (env_effects){.unit = u, .concrete = concrete};
}

void env_effects_release(env_effects *e) {
  vec_each (env_summary *, s, &e->summaries) {
    vec_release(&(*s)->writes);
    vec_release(&(*s)->callbacks);
    vec_release(&(*s)->results);
    vec_release(&(*s)->exceptions);
  }
  vec_release(&e->summaries);
  map_release(&e->reached);
}

bool env_is_concrete(const env_effects *e, const ir_class *c) {
  vec_each (ir_class *, k, e->concrete)
    if (*k == c)
      return true;
  return false;
}

static ir_program *program_of(const analysis *a) {
  return java_program_ir(a->effects->unit->program);
}

static void trouble(analysis *a, const char *what, const ir_method *m) {
  env_unit *u = a->effects->unit;
  if (!a->summary->trouble)
    a->summary->trouble = arena_print(&u->arena, "%s in %s.%s", what,
                                      env_class_text(u, m->owner), m->name->text);
}

/* Types. */

/* An object of the unit can be of the type. */
static bool may_be_unit(const analysis *a, const ir_class *type) {
  vec_each (ir_class *, c, a->effects->concrete)
    if (ir_is_subclass(*c, type) || ir_is_subclass(type, *c))
      return true;
  return false;
}

static uint32_t anything_of(analysis *a, const char *descriptor) {
  if (*descriptor != 'L' && *descriptor != '[')
    return 0;
  ir_class *c = java_descriptor_class(a->effects->unit->program, descriptor,
                                      strcspn(descriptor, ";") +
                                          (descriptor[strcspn(descriptor, ";")] == ';'));
  uint32_t always = PLACE_OUTSIDE | (a->effects->nonnull ? 0u : PLACE_NULL);
  if (*descriptor == '[')
    return always | (a->effects->arrays_flow ? PLACE_UNIT : 0u);
  return always | (c && !may_be_unit(a, c) ? 0u : PLACE_UNIT);
}

/* Bodies. */

static body *body_of(analysis *a, ir_method *m) {
  vec_each (body, b, &a->bodies)
    if (b->method == m)
      return b;
  bool failed = false;
  ir_code *code = ir_method_code(program_of(a), m, &failed);
  if (!code) {
    trouble(a, m->is_native ? "a native method" : "code that cannot be read", m);
    return NULL;
  }
  body b = {m, code, arena_new_array(&a->effects->unit->arena, uint32_t, code->reg_count),
            0};
  vec_push(&a->bodies, b);
  a->changed = true;
  return vec_last(&a->bodies);
}

static void grow(analysis *a, uint32_t *set, uint32_t by) {
  a->changed = a->changed || (by & ~*set);
  *set |= by;
}

/* Effects. */

static void add_write(analysis *a, env_write w) {
  vec_each (env_write, k, &a->summary->writes) {
    if (k->field != w.field || k->line != w.line || k->file != w.file)
      continue;
    grow(a, &k->receivers, w.receivers);
    grow(a, &k->value.places, w.value.places);
    if (k->value.is_constant &&
        (!w.value.is_constant || w.value.constant != k->value.constant)) {
      k->value.is_constant = false;
      a->changed = true;
    }
    return;
  }
  vec_push(&a->summary->writes, w);
  a->changed = true;
}

static void add_callback(analysis *a, ir_method *m, uint32_t receivers) {
  vec_each (env_callback, k, &a->summary->callbacks)
    if (k->method == m) {
      grow(a, &k->receivers, receivers);
      return;
    }
  vec_push(&a->summary->callbacks, ((env_callback){m, receivers}));
  a->changed = true;
}

static void add_exception(analysis *a, ir_class *c) {
  vec_each (ir_class *, k, &a->summary->exceptions)
    if (*k == c)
      return;
  vec_push(&a->summary->exceptions, c);
  a->changed = true;
}

/* Before the instruction; a constant when the last definition in its block is one. */
static env_value value_at(const body *b, uint32_t reg, uint32_t pc) {
  env_value v = {.places = b->places[reg]};
  uint32_t first = b->code->blocks[b->code->block_of[pc]].first;
  while (pc-- > first) {
    const ir_instr *i = &b->code->instrs[pc];
    if (ir_written(i) != reg)
      continue;
    v.is_constant = i->op == IR_CONST;
    v.constant = i->imm;
    break;
  }
  return v;
}

/* All classes that the class names, and those that they name, and so on: code that is
 * called there can call nothing that is declared elsewhere. */
static void reach_from(env_effects *e, name first) {
  diag_sink silent = {0};
  name_vector todo = {0};
  if (!map_get(&e->reached, map_address(first)))
    vec_push(&todo, first);
  map_put(&e->reached, map_address(first), 1);
  while (todo.size) {
    classfile *f = java_class_file(e->unit->program, vec_pop(&todo), &silent);
    for (uint16_t i = 1; f && i < f->pool_count; i++) {
      name n = f->pool[i].tag == POOL_CLASS ? classfile_class(f, i) : NULL;
      if (!n || n->text[0] == '[' || map_get(&e->reached, map_address(n)))
        continue;
      map_put(&e->reached, map_address(n), 1);
      vec_push(&todo, n);
    }
  }
  vec_release(&todo);
}

static bool is_reached_override(const env_effects *e, const ir_class *from,
                                const ir_method *m) {
  return java_info(from)->from_jdk && map_get(&e->reached, map_address(from->name)) &&
         ir_find_declared((ir_class *)from, m->name, m->descriptor);
}

/* What the unit overrides of the JDK, the JDK may call. */
static void call_back_overridden(analysis *a, const ir_method *called) {
  reach_from(a->effects, called->owner->name);
  vec_each (ir_class *, c, a->effects->concrete)
    for (uint32_t i = 0; i < (*c)->method_count; i++) {
      ir_method *m = &(*c)->methods[i];
      if (m->is_static || m->is_private || m->name->text[0] == '<' || m->is_abstract)
        continue;
      bool overrides = false;
      for (ir_class *s = (*c)->super; s && !overrides; s = s->super)
        overrides = is_reached_override(a->effects, s, m);
      for (uint32_t k = 0; k < (*c)->interface_count && !overrides; k++)
        overrides = is_reached_override(a->effects, (*c)->interfaces[k], m);
      if (overrides)
        add_callback(a, m, PLACE_UNIT);
    }
}

static bool is_waiting(const ir_method *m) {
  const char *owner = m->owner->name->text, *name = m->name->text;
  return !strcmp(name, "wait") || !strcmp(name, "park") || !strcmp(name, "join") ||
         !strcmp(name, "sleep") || !strncmp(owner, "java/util/concurrent/", 21);
}

static bool is_reflection(const ir_method *m) {
  const char *owner = m->owner->name->text;
  return !strncmp(owner, "java/lang/reflect/", 18) ||
         !strncmp(owner, "java/lang/invoke/", 17) || !strcmp(owner, "sun/misc/Unsafe") ||
         !strcmp(owner, "java/lang/System") ||
         (!strcmp(owner, "java/lang/Class") && strcmp(m->name->text, "getName") != 0 &&
          strcmp(m->name->text, "desiredAssertionStatus") != 0);
}

static bool is_harmless_system(const ir_method *m) {
  return !strcmp(m->owner->name->text, "java/lang/System") &&
         strcmp(m->name->text, "arraycopy") != 0;
}

/* Constructors of Object, exceptions and the like call nothing back. */
static bool is_quiet(const ir_method *m) {
  return !strcmp(m->name->text, "<init>") &&
         (!strcmp(m->owner->name->text, "java/lang/Object") ||
          strstr(m->owner->name->text, "Exception") ||
          strstr(m->owner->name->text, "Error"));
}

static void call_library(analysis *a, const body *b, const ir_instr *i,
                         const ir_method *m) {
  if (is_reflection(m) && !is_harmless_system(m))
    trouble(a, "reflection or System.arraycopy", b->method);
  a->summary->waits = a->summary->waits || is_waiting(m);
  if (!strcmp(m->name->text, "start") &&
      !strcmp(m->owner->name->text, "java/lang/Thread"))
    trouble(a, "a thread is started", b->method);
  if (!is_quiet(m))
    call_back_overridden(a, m);
  if (m->result == IR_REF)
    grow(a, &b->places[i->dst], anything_of(a, strchr(m->descriptor->text, ')') + 1));
}

static void call_one(analysis *a, uint32_t at, const ir_instr *i, ir_method *m) {
  body *b = &a->bodies.data[at];
  env_effects *e = a->effects;
  if (env_is_concrete(e, m->owner)) {
    add_callback(a, m, m->is_static ? 0 : b->places[i->call->args[0]]);
    if (m->result == IR_REF)
      grow(a, &b->places[i->dst], anything_of(a, strchr(m->descriptor->text, ')') + 1));
    return;
  }
  if (java_info(m->owner)->from_jdk) {
    call_library(a, b, i, m);
    return;
  }
  body *callee = body_of(a, m);
  b = &a->bodies.data[at];
  if (!callee)
    return;
  for (uint32_t k = 0; k < i->call->count; k++)
    if (m->param_types[k] == IR_REF)
      grow(a, &callee->places[k], b->places[i->call->args[k]]);
  if (m->is_synchronized)
    a->summary->locks |= m->is_static ? PLACE_OUTSIDE : b->places[i->call->args[0]];
  if (m->result == IR_REF)
    grow(a, &b->places[i->dst], callee->result);
}

/* Every class that is known and fits may be the receiver's. */
static void call_all(analysis *a, uint32_t at, const ir_instr *i, ir_method *m) {
  env_unit *u = a->effects->unit;
  uint32_t found = 0;
  vec_each (name, n, u->known) {
    ir_class *c = java_class_if_found(u->program, *n);
    if (!c || c->is_interface || !ir_is_subclass(c, m->owner))
      continue;
    ir_method *target = ir_dispatch(c, m);
    if (!target)
      continue;
    found++;
    call_one(a, at, i, target);
  }
  if (java_info(m->owner)->from_jdk || !m->is_abstract) {
    call_one(a, at, i, m);
    found++;
  }
  if (!found)
    trouble(a, "a call of what nobody implements", a->bodies.data[at].method);
}

static void note_throw(analysis *a, const body *b, uint32_t reg) {
  bool found = false;
  for (uint32_t k = 0; k < b->code->count; k++) {
    ir_instr *i = &b->code->instrs[k];
    if (i->op != IR_NEW || !ir_resolve(program_of(a), b->method, i))
      continue;
    for (const ir_class *s = i->class; s; s = s->super)
      if (!strcmp(s->name->text, "java/lang/Throwable")) {
        add_exception(a, i->class);
        found = true;
      }
  }
  if (!found && (b->places[reg] & ~(uint32_t)PLACE_NULL) && b->code->handler_count == 0)
    trouble(a, "an exception of unknown class is thrown", b->method);
}

static void see(analysis *a, uint32_t at, uint32_t pc) {
  body *b = &a->bodies.data[at];
  ir_instr *i = &b->code->instrs[pc];
  if (!ir_resolve(program_of(a), b->method, i)) {
    trouble(a, "a name that cannot be resolved", b->method);
    return;
  }
  uint32_t *p = b->places;
  const char *file = b->method->owner->file;
  switch (i->op) {
  case IR_CONST:
    if (i->type == IR_REF)
      grow(a, &p[i->dst], PLACE_NULL);
    break;
  case IR_LITERAL:
  case IR_CATCH:
  case IR_NEW_ARRAY: grow(a, &p[i->dst], PLACE_OUTSIDE); break;
  case IR_NEW:
    if (env_is_concrete(a->effects, i->class))
      trouble(a, "an object of the unit is made", b->method);
    grow(a, &p[i->dst], PLACE_OUTSIDE);
    break;
  case IR_MOVE:
  case IR_CAST:
    if (i->op == IR_CAST || i->type == IR_REF)
      grow(a, &p[i->dst], p[i->a]);
    break;
  case IR_LOAD:
  case IR_LOAD_GLOBAL:
    if (i->field->storage == STORE_REF)
      grow(a, &p[i->dst],
           anything_of(a, i->field->descriptor->text) |
               (env_is_concrete(a->effects, i->field->owner) ? PLACE_UNIT : 0u));
    break;
  case IR_ELEMENT:
    if (i->aux == STORE_REF)
      grow(a, &p[i->dst],
           PLACE_OUTSIDE | PLACE_UNIT | (a->effects->nonnull ? 0u : PLACE_NULL));
    break;
  case IR_STORE:
    if (env_is_concrete(a->effects, i->field->owner))
      add_write(a, (env_write){i->field, p[i->a], value_at(b, i->b, pc), file,
                               b->code->lines[pc], false});
    break;
  case IR_STORE_GLOBAL:
    if (env_is_concrete(a->effects, i->field->owner))
      add_write(a, (env_write){i->field, 0, value_at(b, i->b, pc), file,
                               b->code->lines[pc], false});
    break;
  case IR_SET_ELEMENT:
    if (p[i->a] & ~(uint32_t)(PLACE_NULL | PLACE_OUTSIDE))
      trouble(a, "an array that may be the unit's is written", b->method);
    break;
  case IR_ENTER: a->summary->locks |= p[i->a]; break;
  case IR_THROW: note_throw(a, b, i->a); break;
  case IR_RETURN:
    if (i->type == IR_REF)
      grow(a, &b->result, p[i->a]);
    break;
  case IR_CALL: call_one(a, at, i, i->call->method); break;
  case IR_DISPATCH: call_all(a, at, i, i->call->method); break;
  default: break;
  }
}

/* A write is certain when no way through the method avoids it. */

typedef struct walk {
  const ir_code *code;
  uint32_t avoided; /* instruction */
  bool *seen, returns;
  u32_vector todo;
} walk;

static void reach(void *context, uint32_t pc) {
  walk *w = context;
  if (w->seen[pc] || pc == w->avoided)
    return;
  w->seen[pc] = true;
  vec_push(&w->todo, pc);
}

static bool avoids(const ir_code *code, uint32_t pc) {
  walk w = {.code = code, .avoided = pc, .seen = memory_new_array(bool, code->count + 1)};
  reach(&w, 0);
  while (w.todo.size) {
    uint32_t at = vec_pop(&w.todo);
    const ir_instr *i = &code->instrs[at];
    w.returns = w.returns || i->op == IR_RETURN;
    ir_each_target(i, reach, &w);
    if (!ir_ends_block(i) && at + 1 < code->count)
      reach(&w, at + 1);
    const ir_block *b = &code->blocks[code->block_of[at]];
    for (uint32_t k = 0; k < b->handler_count; k++)
      reach(&w, code->blocks[code->handlers[b->handlers + k].block].first);
  }
  vec_release(&w.todo);
  memory_free(w.seen);
  return w.returns;
}

static void find_certain(analysis *a) {
  const body *b = &a->bodies.data[0];
  for (uint32_t pc = 0; pc < b->code->count; pc++)
    vec_each (env_write, w, &a->summary->writes) {
      const ir_instr *i = &b->code->instrs[pc];
      if ((i->op == IR_STORE || i->op == IR_STORE_GLOBAL) && i->field == w->field &&
          b->code->lines[pc] == w->line && !avoids(b->code, pc))
        w->is_certain = true;
    }
}

static void collect_results(analysis *a) {
  const body *b = &a->bodies.data[0];
  for (uint32_t pc = 0; pc < b->code->count; pc++)
    if (b->code->instrs[pc].op == IR_RETURN && b->code->instrs[pc].type != IR_VOID)
      vec_push(&a->summary->results, value_at(b, b->code->instrs[pc].a, pc));
}

/* A method that the environment's class inherits from the JDK. */
static void analyse_library(analysis *a, ir_method *m) {
  call_back_overridden(a, m);
  a->summary->waits = is_waiting(m);
  env_value any = {.places = anything_of(a, strchr(m->descriptor->text, ')') + 1)};
  if (m->result != IR_VOID)
    vec_push(&a->summary->results, any);
}

static void analyse(analysis *a, ir_method *m) {
  body *first = body_of(a, m);
  if (!first)
    return;
  for (uint32_t k = 0; k < m->param_count; k++)
    if (m->param_types[k] == IR_REF)
      first->places[k] = a->effects->types_alone ? PLACE_NULL | PLACE_UNIT | PLACE_OUTSIDE
                                                 : PLACE_NULL | place_of_parameter(k);
  while (a->changed && !a->summary->trouble) {
    a->changed = false;
    for (uint32_t i = 0; i < a->bodies.size; i++)
      for (uint32_t pc = 0; pc < a->bodies.data[i].code->count; pc++)
        see(a, i, pc);
  }
  if (a->summary->trouble)
    return;
  find_certain(a);
  collect_results(a);
}

const env_summary *env_effects_of(env_effects *e, ir_method *m) {
  vec_each (env_summary *, s, &e->summaries)
    if ((*s)->method == m)
      return *s;
  env_summary *s = arena_new(&e->unit->arena, env_summary);
  s->method = m;
  vec_push(&e->summaries, s);
  analysis a = {.effects = e, .summary = s};
  if (java_info(m->owner)->from_jdk)
    analyse_library(&a, m);
  else
    analyse(&a, m);
  vec_release(&a.bodies);
  return s;
}
