/* Which members of library classes the unit uses, and their stubs as Java. A stub has the
 * superclasses of the original, so that casts and tests come out as they do there; its
 * methods do nothing but give any value. Where that cannot be said (arrays, fields of
 * objects, values of classes that stay as they are) it is an error: half a library would
 * be neither the real one nor safe. */
#include "env/library.h"

#include "env/driver.h"
#include "java/java_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void env_library_init(env_library *l, env_model *m, const char *patterns, bool nonnull) {
  *l = (env_library){.model = m, .patterns = patterns, .nonnull = nonnull};
}

void env_library_release(env_library *l) {
  vec_each (env_library_class, c, &l->classes) {
    vec_release(&c->methods);
    vec_release(&c->fields);
  }
  vec_release(&l->classes);
}

static arena *store(const env_library *l) {
  return &l->model->unit->arena;
}

static bool fail(env_library *l, const ir_class *c, const char *member, const char *why) {
  diag_error(l->model->sink, NO_PLACE,
             "--library: %s%s%s cannot be described: %s; leave the class out, or wrap it",
             env_class_text(l->model->unit, c), *member ? "." : "", member, why);
  return false;
}

/* Of those that were named; "a.b.*" also means the packages below. */
static bool is_named(const env_library *l, const ir_class *c) {
  const char *text = java_text_class(store(l), c->name->text);
  for (const char *at = l->patterns; at && *at;) {
    size_t length = strcspn(at, ",");
    bool package = length > 1 && at[length - 1] == '*';
    size_t same = package ? length - 1 : length;
    if (!strncmp(text, at, same) && (package || !text[same]))
      return true;
    at += length + (at[length] == ',');
  }
  return false;
}

static bool descends(const ir_class *c, const char *from) {
  for (; c; c = c->super)
    if (!strcmp(c->name->text, from))
      return true;
  return false;
}

/* Interfaces, enums and exceptions run as they are. */
static bool is_replaced(const env_library *l, const ir_class *c) {
  return c && !c->is_interface && !c->is_array && !c->is_enum && is_named(l, c) &&
         java_info(c)->from_jdk && !descends(c, "java/lang/Throwable");
}

static env_library_class *entry(env_library *l, ir_class *c) {
  vec_each (env_library_class, k, &l->classes)
    if (k->class == c)
      return k;
  vec_push(&l->classes, ((env_library_class){.class = c}));
  return vec_last(&l->classes);
}

/* With its superclasses. */
static void add_class(env_library *l, ir_class *c) {
  for (; is_replaced(l, c); c = c->super)
    entry(l, c);
}

static const char *result_of(const ir_method *m) {
  return strchr(m->descriptor->text, ')') + 1;
}

static ir_class *class_of(const env_library *l, const char *descriptor) {
  return java_descriptor_class(l->model->unit->program, descriptor, strlen(descriptor));
}

static void add_method(env_library *l, ir_method *m) {
  if (!m || !is_replaced(l, m->owner))
    return;
  add_class(l, m->owner);
  env_library_class *k = entry(l, m->owner);
  vec_each (ir_method *, known, &k->methods)
    if (*known == m)
      return;
  vec_push(&k->methods, m);
  ir_class *result = *result_of(m) == 'L' ? class_of(l, result_of(m)) : NULL;
  if (result)
    add_class(l, result);
}

static bool add_field(env_library *l, ir_field *f) {
  if (!f || !is_replaced(l, f->owner))
    return true;
  if (!f->is_static)
    return fail(l, f->owner, f->name->text, "it is a field of objects");
  add_class(l, f->owner);
  env_library_class *k = entry(l, f->owner);
  vec_each (ir_field *, known, &k->fields)
    if (*known == f)
      return true;
  vec_push(&k->fields, f);
  ir_class *type = *f->descriptor->text == 'L' ? class_of(l, f->descriptor->text) : NULL;
  if (!is_replaced(l, type))
    return fail(l, f->owner, f->name->text, "its value is not an object of the library");
  add_class(l, type);
  return true;
}

/* What the class file refers to; the unit's own classes inherit members, too. */
static bool add_references(env_library *l, const classfile *f) {
  bool good = true;
  for (uint16_t i = 1; f && good && i < f->pool_count; i++) {
    uint8_t tag = f->pool[i].tag;
    if (tag == POOL_CLASS) {
      name n = classfile_class((classfile *)f, i);
      ir_class *c =
          n->text[0] == '[' ? NULL : java_class_if_found(l->model->unit->program, n);
      if (c)
        add_class(l, c);
    }
    if (tag != POOL_FIELD && tag != POOL_METHOD)
      continue;
    member_ref r = classfile_member((classfile *)f, i);
    ir_class *c = r.owner->text[0] == '['
                      ? NULL
                      : java_class_if_found(l->model->unit->program, r.owner);
    if (c && tag == POOL_METHOD)
      add_method(l, ir_find_method(c, r.name, r.descriptor));
    else if (c)
      good = add_field(l, ir_find_field(c, r.name, r.descriptor));
  }
  return good;
}

/* Values. */

static const char *any_number(const env_library *l, char type) {
  const env_model *m = l->model;
  const char *text = arena_print(store(l), "%" PRId64 " + Choose.integer(%" PRId64 ")",
                                 m->low, m->high - m->low);
  const char *narrow = type == 'B' ? "byte" : type == 'S' ? "short" : "char";
  return strchr("BSC", type) ? arena_print(store(l), "(%s) (%s)", narrow, text) : text;
}

/* Any value of the type; NULL: none can be said. */
static const char *any_value(const env_library *l, const char *descriptor) {
  switch (*descriptor) {
  case 'Z': return "Choose.bool()";
  case 'B':
  case 'S':
  case 'C':
  case 'I':
  case 'J':
  case 'F':
  case 'D': return any_number(l, *descriptor);
  default: break;
  }
  if (!strcmp(descriptor, "Ljava/lang/String;"))
    return l->nonnull ? "Choose.bool() ? \"a\" : \"b\""
                      : "Choose.bool() ? null : Choose.bool() ? \"a\" : \"b\"";
  ir_class *c = *descriptor == 'L' ? class_of(l, descriptor) : NULL;
  if (!is_replaced(l, c))
    return NULL;
  const char *text = java_text_class(store(l), c->name->text);
  return arena_print(store(l), "%sChoose.bool() ? new %s() : Choose.object(%s.class)",
                     l->nonnull ? "" : "Choose.bool() ? null : ", text, text);
}

static bool has_plain_constructor(const ir_class *c) {
  for (uint32_t i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, "<init>") &&
        !strcmp(c->methods[i].descriptor->text, "()V"))
      return true;
  return false;
}

static bool can_be_described(env_library *l, const env_library_class *k) {
  const ir_class *c = k->class;
  if (strchr(c->name->text, '$'))
    return fail(l, c, "", "it is a nested class");
  if (c->super && !is_replaced(l, c->super) && !has_plain_constructor(c->super))
    return fail(l, c, "",
                arena_print(store(l), "its superclass %s is not among the classes named",
                            env_class_text(l->model->unit, c->super)));
  vec_each (ir_method *, m, &k->methods)
    if (*result_of(*m) != 'V' && !any_value(l, result_of(*m)))
      return fail(l, c, (*m)->name->text,
                  "it gives an object that is none of the classes named");
  return true;
}

bool env_library_find(env_library *l) {
  const env_unit *u = l->model->unit;
  bool good = true;
  for (uint32_t i = 0; l->patterns && good && i < u->classes.size; i++)
    good = add_references(l, java_info(u->classes.data[i])->file);
  for (uint32_t i = 0; good && i < l->classes.size; i++)
    good = can_be_described(l, &l->classes.data[i]);
  if (good && l->patterns && !l->classes.size)
    diag_error(l->model->sink, NO_PLACE,
               "--library: the unit uses no class of the JDK that '%s' means",
               l->patterns);
  return good && (!l->patterns || l->classes.size);
}

/* Java. */

static void write_method(env_library *l, env_writer *w, const ir_method *m) {
  const char *types[MOST_PARAMETERS], *list = "";
  uint32_t count = env_parameters(l->model, m->descriptor->text, types);
  const class_method *f = m->origin;
  const char *access = f && f->access & ACC_PROTECTED ? "protected " : "public ";
  bool is_constructor = m->name->text[0] == '<';
  for (uint32_t i = 0; i < count; i++)
    list = arena_print(store(l), "%s%s%s p%" PRIu32, list, i ? ", " : "",
                       env_type_text(l->model->unit, types[i]), i);
  if (is_constructor)
    env_line(w, "%s%s(%s) {}\n", access, env_simple_name(l->model->unit, m->owner), list);
  else if (*result_of(m) == 'V')
    env_line(w, "%s%svoid %s(%s) {}\n", access, m->is_static ? "static " : "",
             m->name->text, list);
  else {
    env_line(w, "/** Gives any value. */");
    env_line(w, "%s%s%s %s(%s) {", access, m->is_static ? "static " : "",
             env_type_text(l->model->unit, result_of(m)), m->name->text, list);
    env_line(w, "    return %s;", any_value(l, result_of(m)));
    env_line(w, "}\n");
  }
}

static void write_members(env_library *l, env_writer *w, const env_library_class *k) {
  const char *simple = env_simple_name(l->model->unit, k->class);
  bool has_plain = false;
  vec_each (ir_field *, f, &k->fields) {
    const char *type = env_type_text(l->model->unit, (*f)->descriptor->text);
    env_line(w, "public static final %s %s = new %s();", type, (*f)->name->text, type);
  }
  vec_each (ir_method *, m, &k->methods)
    has_plain = has_plain || (!strcmp((*m)->name->text, "<init>") &&
                              !strcmp((*m)->descriptor->text, "()V"));
  if (!has_plain)
    env_line(w, "/** For the subclasses. */\n    public %s() {}\n", simple);
  vec_each (ir_method *, m, &k->methods)
    write_method(l, w, *m);
}

static void write_class(env_library *l, const env_library_class *k, const char *package,
                        FILE *out) {
  env_writer w = {.model = l->model, .out = out};
  const char *text = env_class_text(l->model->unit, k->class);
  env_line(&w, "package %s;\n", package);
  env_line(&w, "import glassbox.Choose;\n");
  env_line(&w, "/** Stands in for %s of the JDK, as far as the unit uses it. */", text);
  env_line(&w, "@SuppressWarnings({\"deprecation\", \"removal\"})");
  env_line(&w, "public class %s extends %s {", env_simple_name(l->model->unit, k->class),
           java_text_class(store(l), k->class->super->name->text));
  w.indent = 1;
  write_members(l, &w, k);
  w.indent = 0;
  env_line(&w, "}");
}

void env_library_write(env_library *l, env_sources *out) {
  vec_each (env_library_class, k, &l->classes) {
    char *text = NULL;
    size_t size;
    const char *name = env_class_text(l->model->unit, k->class);
    const char *dot = strrchr(name, '.');
    const char *package = arena_copy(store(l), name, (size_t)(dot - name));
    FILE *to = open_memstream(&text, &size);
    write_class(l, k, package, to);
    fclose(to);
    env_sources_add(out, package, env_simple_name(l->model->unit, k->class), text);
  }
}
