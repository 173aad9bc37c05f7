/* Classes by name, and the unit's constant pools. */
#include "env/unit.h"

#include "base/suggest.h"
#include "java/descriptor.h"
#include "java/java_text.h"
#include "java/opcode.h"

#include <string.h>

void env_unit_init(env_unit *u, java_program *p, const name_vector *known) {
  *u = (env_unit){.program = p, .known = known};
}

void env_unit_release(env_unit *u) {
  vec_each (env_neighbour, n, &u->neighbours)
    vec_release(&n->members);
  vec_release(&u->neighbours);
  vec_release(&u->classes);
  vec_release(&u->made);
  arena_release(&u->arena);
}

bool env_unit_holds(const env_unit *u, const ir_class *c) {
  vec_each (ir_class *, k, &u->classes)
    if (*k == c)
      return true;
  return false;
}

/* Names. */

static name_table *names_of(env_unit *u) {
  return &java_program_ir(u->program)->names;
}

/* a.b.C to a/b/C, or a/b$C when that is a class. */
static ir_class *find_full(env_unit *u, const char *dotted) {
  char *text = arena_copy(&u->arena, dotted, strlen(dotted));
  for (char *p = text; *p; p++)
    if (*p == '.')
      *p = '/';
  for (;;) {
    name n = name_mk(names_of(u), text);
    if (java_has_class(u->program, n))
      return java_class_if_found(u->program, n);
    char *slash = strrchr(text, '/');
    if (!slash)
      return NULL;
    *slash = '$';
  }
}

static ir_class *find_imported(env_unit *u, const char *written, const char *import) {
  size_t length = strlen(import), own = strlen(written);
  if (length > 2 && !strcmp(import + length - 2, ".*"))
    return find_full(u,
                     arena_print(&u->arena, "%.*s.%s", (int)length - 2, import, written));
  bool same = length > own && import[length - own - 1] == '.' &&
              !strcmp(import + length - own, written);
  return same ? find_full(u, import) : NULL;
}

static ir_class *find_called(env_unit *u, const name_vector *from, const char *written) {
  vec_each (name, n, from)
    if (java_text_is_called(*n, written, strlen(written)))
      return java_class_if_found(u->program, *n);
  return NULL;
}

ir_class *env_class_find(env_unit *u, const char *written, const char *const *imports,
                         uint32_t import_count) {
  vec_each (ir_class *, c, &u->classes)
    if (java_text_is_called((*c)->name, written, strlen(written)))
      return *c;
  for (uint32_t i = 0; i < import_count; i++) {
    ir_class *c = find_imported(u, written, imports[i]);
    if (c)
      return c;
  }
  ir_class *c = find_called(u, u->known, written);
  vec_each (env_neighbour, n, &u->neighbours)
    if (!c && n->class && java_text_is_called(n->name, written, strlen(written)))
      c = n->class;
  if (!c)
    c = find_full(u, arena_print(&u->arena, "java.lang.%s", written));
  return c ? c : find_full(u, written);
}

void env_class_unknown(env_unit *u, place at, const char *written, diag_sink *sink) {
  suggestion near = suggest_start(written);
  vec_each (ir_class *, c, &u->classes) {
    suggest_offer(&near, env_simple_name(u, *c));
    suggest_offer(&near, env_class_text(u, *c));
  }
  vec_each (env_neighbour, n, &u->neighbours)
    if (n->class)
      suggest_offer(&near, env_simple_name(u, n->class));
  vec_each (name, n, u->known)
    suggest_offer(&near, java_text_class(&u->arena, (*n)->text));
  if (near.best)
    diag_error(sink, at, "no class '%s'; did you mean %s?", written, near.best);
  else
    diag_error(sink, at, "no class '%s': import it, or see 'glassbox env --discover'",
               written);
}

const char *env_class_text(env_unit *u, const ir_class *c) {
  return java_text_class(&u->arena, c->name->text);
}

const char *env_simple_name(env_unit *u, const ir_class *c) {
  const char *text = env_class_text(u, c), *dot = strrchr(text, '.');
  return dot ? dot + 1 : text;
}

const char *env_type_text(env_unit *u, const char *descriptor) {
  static const char codes[] = "IJSBCZFDV";
  static const char *const texts[] = {"int",     "long",  "short",  "byte", "char",
                                      "boolean", "float", "double", "void"};
  if (*descriptor == '[')
    return arena_print(&u->arena, "%s[]", env_type_text(u, descriptor + 1));
  if (*descriptor == 'L')
    return java_text_class(
        &u->arena, arena_copy(&u->arena, descriptor + 1, strcspn(descriptor, ";") - 1));
  return texts[strchr(codes, *descriptor) - codes];
}

/* The unit. */

static bool add_class(env_unit *u, ir_class *c) {
  if (c && !env_unit_holds(u, c))
    vec_push(&u->classes, c);
  return c;
}

static bool is_in_package(name class, const char *pattern) {
  size_t length = strlen(pattern) - 1; /* with the last dot */
  for (size_t i = 0; i < length; i++)
    if (class->text[i] != pattern[i] && !(pattern[i] == '.' && class->text[i] == '/'))
      return false;
  return !strchr(class->text + length, '/');
}

static bool add_package(env_unit *u, const char *pattern) {
  bool any = false;
  vec_each (name, n, u->known)
    if (is_in_package(*n, pattern))
      any |= add_class(u, java_class_if_found(u->program, *n));
  return any;
}

/* Nested classes belong to the class around them, so they belong to the unit, too. */
static void add_nested(env_unit *u, const ir_class *c) {
  const classfile *f = java_info(c)->file;
  for (uint16_t i = 0; f && i < f->inner_count; i++)
    if (!strncmp(f->inners[i].inner->text, c->name->text, c->name->length) &&
        f->inners[i].inner->text[c->name->length] == '$')
      add_class(u, java_class_if_found(u->program, f->inners[i].inner));
}

bool env_unit_add(env_unit *u, const char *pattern, diag_sink *sink) {
  size_t length = strlen(pattern);
  bool package = length && pattern[length - 1] == '*';
  uint32_t before = u->classes.size;
  bool found = package ? add_package(u, pattern)
                       : add_class(u, env_class_find(u, pattern, NULL, 0));
  for (uint32_t i = before; i < u->classes.size; i++)
    add_nested(u, u->classes.data[i]);
  if (!found && package)
    diag_error(sink, NO_PLACE, "--unit: no class in package '%.*s'", (int)length - 2,
               pattern);
  else if (!found)
    env_class_unknown(u, (place){"--unit", 0, 0}, pattern, sink);
  return found;
}

/* What the unit refers to. */

static env_neighbour *neighbour(env_unit *u, name n) {
  vec_each (env_neighbour, k, &u->neighbours)
    if (k->name == n)
      return k;
  env_neighbour fresh = {.name = n};
  if (java_has_class(u->program, n))
    fresh.class = java_class_if_found(u->program, n);
  vec_push(&u->neighbours, fresh);
  return vec_last(&u->neighbours);
}

/* NULL: a class of the unit, an array of primitives. */
static env_neighbour *outside(env_unit *u, name class) {
  const char *text = class->text + strspn(class->text, "[");
  if (text != class->text) {
    if (*text != 'L')
      return NULL;
    class = name_mk_text(names_of(u), text + 1, strlen(text) - 2);
  }
  vec_each (ir_class *, c, &u->classes)
    if ((*c)->name == class)
      return NULL;
  return neighbour(u, class);
}

static void add_part(env_unit *u, name class, env_part part) {
  env_neighbour *n = outside(u, class);
  if (n)
    n->parts |= (unsigned)part;
}

static void add_types(env_unit *u, name descriptor) {
  for (const char *p = descriptor->text; (p = strchr(p, 'L')); p += strcspn(p, ";"))
    add_part(u, name_mk_text(names_of(u), p + 1, strcspn(p, ";") - 1), PART_MENTIONED);
}

static void add_member(env_unit *u, member_ref r, bool is_method) {
  if (r.owner->text[0] == '[')
    return;
  env_neighbour *n = outside(u, r.owner);
  if (!n)
    return;
  n->parts |= PART_MEMBERS;
  vec_each (env_member, m, &n->members)
    if (m->name == r.name && m->descriptor == r.descriptor)
      return;
  vec_push(&n->members, ((env_member){r.name, r.descriptor, is_method}));
  add_types(u, r.descriptor);
}

/* `new C` anywhere in the method. */
static void note_made(env_unit *u, classfile *f, class_method *m) {
  diag_sink silent = {0};
  const code *k = classfile_code(f, m, &silent);
  for (uint32_t pc = 0; k && pc < k->size;) {
    if (k->bytes[pc] == JVM_NEW) {
      uint16_t index = (uint16_t)(k->bytes[pc + 1] << 8 | k->bytes[pc + 2]);
      ir_class *c = java_class_if_found(u->program, classfile_class(f, index));
      if (c)
        vec_push(&u->made, c);
    }
    pc += instruction_length(k->bytes, k->size, pc);
  }
}

void env_unit_discover_class(env_unit *u, ir_class *c) {
  classfile *f = java_info(c)->file;
  if (!f)
    return;
  if (f->super_name)
    add_part(u, f->super_name, PART_SUPER);
  for (uint16_t i = 0; i < f->interface_count; i++)
    add_part(u, f->interfaces[i], PART_SUPER);
  for (uint16_t i = 1; i < f->pool_count; i++) {
    uint8_t tag = f->pool[i].tag;
    if (tag == POOL_CLASS)
      add_part(u, classfile_class(f, i), PART_MENTIONED);
    else if (tag == POOL_FIELD || tag == POOL_METHOD || tag == POOL_INTERFACE_METHOD)
      add_member(u, classfile_member(f, i), tag != POOL_FIELD);
  }
  for (uint16_t i = 0; i < f->field_count; i++)
    add_types(u, f->fields[i].descriptor);
  for (uint16_t i = 0; i < f->method_count; i++) {
    add_types(u, f->methods[i].descriptor);
    note_made(u, f, &f->methods[i]);
  }
}

void env_unit_discover(env_unit *u) {
  for (uint32_t i = 0; i < u->classes.size; i++)
    env_unit_discover_class(u, u->classes.data[i]);
}

static bool descends(const ir_class *c, const char *from) {
  for (const ir_class *k = c; k; k = k->super)
    if (!strcmp(k->name->text, from))
      return true;
  for (uint32_t i = 0; i < c->interface_count; i++)
    if (!strcmp(c->interfaces[i]->name->text, from))
      return true;
  return false;
}

static bool is_main(const ir_method *m) {
  return m->is_static && !strcmp(m->name->text, "main") &&
         !strcmp(m->descriptor->text, "([Ljava/lang/String;)V");
}

bool env_class_is_active(const ir_class *c) {
  for (uint32_t i = 0; i < c->method_count; i++)
    if (is_main(&c->methods[i]))
      return true;
  return descends(c, "java/lang/Thread") || descends(c, "java/lang/Runnable");
}

bool env_is_action(const ir_method *m) {
  const class_method *f = m->origin;
  bool is_of_enum =
      m->owner->is_enum && m->is_static &&
      (!strcmp(m->name->text, "values") || !strcmp(m->name->text, "valueOf"));
  return f && !is_of_enum && (f->access & ACC_PUBLIC) && !(f->access & ACC_SYNTHETIC) &&
         m->name->text[0] != '<' && !is_main(m);
}

bool env_unit_makes(const env_unit *u, const ir_class *c) {
  vec_each (ir_class *, k, &u->made)
    if (ir_is_subclass(*k, c) && env_unit_holds(u, *k))
      return true;
  return false;
}
