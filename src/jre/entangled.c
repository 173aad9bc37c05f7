/* Static initialisers that have to do with other classes.
 *
 *     class Log { static final StringBuilder TEXT = new StringBuilder(); }
 *     class Part { static { Log.TEXT.append("Part "); } static int size = Config.size; }
 *
 * Most initialisers look at nothing but what they make themselves, so that it does not
 * matter when they run: whoever checks runs them once, before everything else. That of Part
 * writes what others may have read before, and reads what they may have written. Such a
 * class is initialised when an execution first needs it, and the execution's end takes
 * it back (machine_initialise).
 *
 * Whether an initialiser is one of these is read off the code that it may reach: the
 * program's methods that it calls, overrides included, methods of objects that it makes and
 * that the library may call, and the initialisers of classes that it needs. It is one if it
 * writes a static field of another class of the program, or reads one that may change: one
 * that is not final, or is final and may lead to something that changes. To say so of an
 * initialiser that is none costs time, not truth. What it does by reflection is not
 * seen. */
#include "jre/runtime.h"

typedef struct tangle {
  machine *m;
  const ir_class *of;          /* whose initialiser is looked at */
  vector(ir_class *) classes;  /* that are initialised with the first of them */
  map needed;                  /* the same */
  vector(ir_method *) methods; /* reached by this initialiser */
  vector(ir_method *) called;  /* of the program, by their receivers */
  map seen;                    /* of this initialiser: methods reached, called, classes */
  bool found;
} tangle;

static bool is_of_program(const ir_class *c) {
  const java_class_info *info = c->is_array ? NULL : java_info(c);
  return info && !info->from_jdk && strncmp(c->name->text, "glassbox/", 9) != 0;
}

static bool is_first(map *among, const void *x, uint64_t role) {
  uint64_t key = map_address(x) ^ role << 56;
  if (map_get(among, key))
    return false;
  map_put(among, key, 1);
  return true;
}

enum { AS_ITSELF, AS_CALLED };

static void need(tangle *t, ir_class *c) {
  if (c && is_of_program(c) && machine_init_state(t->m, c) != INIT_DONE &&
      is_first(&t->needed, c, AS_ITSELF))
    vec_push(&t->classes, c);
}

static void reach(tangle *t, ir_method *m) {
  if (m && is_of_program(m->owner) && is_first(&t->seen, m, AS_ITSELF))
    vec_push(&t->methods, m);
}

/* --- What may change ----------------------------------------------------------------- */

static bool is_constant_class(tangle *t, const char *descriptor) {
  static const char *const all[] = {"String", "Integer",   "Long",       "Short",
                                    "Byte",   "Character", "Boolean",    "Double",
                                    "Float",  "Class",     "BigInteger", "BigDecimal"};
  if (*descriptor != 'L')
    return false;
  const char *last = strrchr(descriptor, '/');
  bool library =
      !strncmp(descriptor, "Ljava/lang/", 11) || !strncmp(descriptor, "Ljava/math/", 11);
  for (size_t k = 0; library && k < sizeof all / sizeof *all; k++)
    if (!strncmp(last + 1, all[k], strlen(all[k])) && last[1 + strlen(all[k])] == ';')
      return true;
  name n = name_mk_text(&t->m->program->names, descriptor + 1, strlen(descriptor) - 2);
  const ir_class *c = java_class_if_found(jre_of(t->m)->program, n);
  bool fixed = c && c->is_enum;
  for (uint32_t k = 0; fixed && k < c->slot_count; k++)
    fixed = c->slots[k]->is_final || !is_of_program(c->slots[k]->owner);
  return fixed;
}

/* The compiler's own tables are called $VALUES and the like. */
static bool may_change(tangle *t, const ir_field *f) {
  if (!f->is_final)
    return true;
  return f->storage == STORE_REF && f->name->text[0] != '$' &&
         !is_constant_class(t, f->descriptor->text);
}

/* --- What is reached ----------------------------------------------------------------- */

static bool is_known_to_library(ir_class *c, const ir_method *m) {
  for (uint32_t k = 0; k < c->interface_count; k++)
    if (!is_of_program(c->interfaces[k]) &&
        ir_find_method(c->interfaces[k], m->name, m->descriptor))
      return true;
  while (c && is_of_program(c))
    c = c->super;
  return c && ir_find_method(c, m->name, m->descriptor);
}

/* The library may call what it knows. */
static void make(tangle *t, ir_class *c) {
  if (!is_of_program(c) || !is_first(&t->seen, c, AS_ITSELF))
    return;
  for (ir_class *up = c; up && is_of_program(up); up = up->super)
    for (uint32_t k = 0; k < up->method_count; k++) {
      ir_method *m = &up->methods[k];
      if (!m->is_static && !m->is_abstract && m->name->text[0] != '<' &&
          is_known_to_library(c, m))
        reach(t, m);
    }
}

static void look_at(tangle *t, const ir_instr *i) {
  const bool stores = i->op == IR_STORE_GLOBAL;
  switch (i->op) {
  case IR_LOAD_GLOBAL:
  case IR_STORE_GLOBAL:
    need(t, i->field->owner);
    /* That a lambda was evaluated before is not to be told from its one object. */
    if (i->field->owner != t->of && is_of_program(i->field->owner) &&
        !java_info(i->field->owner)->is_hidden)
      t->found = t->found || stores || may_change(t, i->field);
    break;
  case IR_NEW:
    need(t, i->class);
    make(t, i->class);
    break;
  case IR_CALL:
  case IR_DISPATCH:
    if (i->call->method->is_static)
      need(t, i->call->method->owner);
    reach(t, i->call->method);
    if (i->op == IR_DISPATCH && is_of_program(i->call->method->owner) &&
        is_first(&t->seen, i->call->method, AS_CALLED))
      vec_push(&t->called, i->call->method);
    break;
  default: break;
  }
}

static bool names_something(const ir_instr *i) {
  return i->op == IR_LOAD_GLOBAL || i->op == IR_STORE_GLOBAL || i->op == IR_NEW ||
         i->op == IR_CALL || i->op == IR_DISPATCH;
}

static void look_into(tangle *t, ir_method *m) {
  const ir_code *code = ir_method_code(t->m->program, m, NULL);
  for (uint32_t k = 0; code && k < code->count; k++) {
    ir_instr *i = &code->instrs[k];
    if (names_something(i) && (!i->unresolved || ir_resolve(t->m->program, m, i)))
      look_at(t, i);
  }
}

/* Overrides in all classes that are there by now. */
static void reach_overrides(tangle *t) {
  for (uint32_t c = 0; c < t->m->program->classes.size; c++) {
    ir_class *of = t->m->program->classes.data[c];
    if (of->is_array || of->is_interface || !is_of_program(of))
      continue;
    for (uint32_t k = 0; k < t->called.size; k++)
      if (ir_is_subclass(of, t->called.data[k]->owner))
        reach(t, ir_dispatch(of, t->called.data[k]));
  }
}

static void look_at_initialiser(tangle *t, const ir_class *c) {
  const java_class_info *info = java_info(c);
  if (!info->initialiser || initialiser_asks_for_assertions(t->m, c))
    return;
  t->of = c;
  vec_clear(&t->methods);
  vec_clear(&t->called);
  map_clear(&t->seen);
  reach(t, info->initialiser);
  for (uint32_t k = 0; k < t->methods.size && !t->found; k++) {
    look_into(t, t->methods.data[k]);
    if (k + 1 == t->methods.size)
      reach_overrides(t);
  }
}

static bool is_entangled(machine *m, ir_class *class) {
  tangle t = {.m = m};
  diag_sink quiet = {0}, *given = m->program->sink;
  m->program->sink = &quiet; /* what is not there is not needed yet */
  need(&t, class);
  for (uint32_t k = 0; k < t.classes.size && !t.found; k++) {
    ir_class *c = t.classes.data[k];
    need(&t, c->is_interface ? NULL : c->super);
    for (uint32_t i = 0; !c->is_interface && i < c->interface_count; i++)
      need(&t, c->interfaces[i]);
    look_at_initialiser(&t, c);
  }
  m->program->sink = given;
  vec_release(&t.classes);
  vec_release(&t.methods);
  vec_release(&t.called);
  map_release(&t.needed);
  map_release(&t.seen);
  return t.found;
}

bool initialiser_is_entangled(machine *m, ir_class *class) {
  jre *j = jre_of(m);
  const uint64_t *known = map_get(&j->entangled, map_address(class));
  if (known)
    return *known;
  bool found = is_of_program(class) && is_entangled(m, class);
  map_put(&j->entangled, map_address(class), found);
  return found;
}
