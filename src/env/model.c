/* Instances and the Java text of values. */
#include "env/model.h"

#include "base/suggest.h"
#include "java/descriptor.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

static arena *store(env_model *m) {
  return &m->unit->arena;
}

/* The package that all classes of the unit share, so that what is not public can be
 * called; none of the JDK's own. */
static const char *package_of(env_model *m) {
  const env_unit *u = m->unit;
  const char *first = u->classes.size ? u->classes.data[0]->name->text : "";
  const char *slash = strrchr(first, '/');
  size_t length = slash ? (size_t)(slash - first) : 0;
  if (u->classes.size && java_info(u->classes.data[0])->from_jdk)
    return "";
  char *package = arena_copy(store(m), first, length);
  for (char *p = package; *p; p++)
    if (*p == '/')
      *p = '.';
  return package;
}

/* A name that no class of the unit has. */
static const char *free_class_name(env_model *m, const char *wanted) {
  vec_each (ir_class *, c, &m->unit->classes)
    if (!strcmp(env_simple_name(m->unit, *c), wanted))
      return free_class_name(m, arena_print(store(m), "%s_", wanted));
  return wanted;
}

void env_model_init(env_model *m, env_unit *u, env_file *f, int64_t low, int64_t high,
                    diag_sink *sink) {
  *m = (env_model){.unit = u, .file = f, .low = low, .high = high, .sink = sink};
  m->package = package_of(m);
  m->driver = free_class_name(m, "EnvDriver");
}

void env_model_release(env_model *m) {
  vec_release(&m->instances);
  vec_release(&m->scopes);
  vec_release(&m->events);
  vec_release(&m->helpers);
  vec_release(&m->gaps);
  vec_release(&m->interfaces);
}

ir_class *env_model_class(env_model *m, const char *written, place at) {
  const char *const *imports = m->file ? m->file->imports.data : NULL;
  ir_class *c =
      env_class_find(m->unit, written, imports, m->file ? m->file->imports.size : 0);
  if (!c)
    env_class_unknown(m->unit, at, written, m->sink);
  return c;
}

const env_named *env_model_named(const env_model *m, const char *name) {
  for (uint32_t i = m->scopes.size; i-- > 0;)
    if (!strcmp(m->scopes.data[i].name, name))
      return &m->scopes.data[i];
  vec_each (env_named, n, &m->instances)
    if (!strcmp(n->name, name))
      return n;
  return NULL;
}

/* Text. */

const char *env_java_class(env_model *m, const ir_class *c) {
  const char *text = env_class_text(m->unit, c);
  size_t length = strlen(m->package);
  if (!strncmp(text, "java.lang.", 10) && !strchr(text + 10, '.'))
    return text + 10;
  return length && !strncmp(text, m->package, length) && text[length] == '.' &&
                 (isupper((unsigned char)text[length + 1]) ||
                  !strchr(text + length + 1, '.'))
             ? text + length + 1
             : text;
}

const char *env_java_type(env_model *m, const char *descriptor) {
  if (*descriptor == '[')
    return arena_print(store(m), "%s[]", env_java_type(m, descriptor + 1));
  if (*descriptor != 'L')
    return env_type_text(m->unit, descriptor);
  ir_class *c =
      java_descriptor_class(m->unit->program, descriptor, strcspn(descriptor, ";") + 1);
  return c ? env_java_class(m, c) : env_type_text(m->unit, descriptor);
}

const char *env_java_instance(env_model *m, const char *field) {
  return arena_print(store(m), "%s.%s", m->driver, field);
}

uint32_t env_parameters(env_model *m, const char *descriptor,
                        const char *out[MOST_PARAMETERS]) {
  uint32_t count = 0;
  for (const char *d = descriptor + 1; *d != ')' && count < MOST_PARAMETERS;) {
    size_t length = descriptor_length(d, strlen(d));
    out[count++] = arena_copy(store(m), d, length);
    d += length;
  }
  return count;
}

/* Instances. */

static bool is_taken(const env_model *m, const char *name) {
  vec_each (env_named, n, &m->instances)
    if (!strcmp(n->name, name))
      return true;
  return false;
}

static const char *invent_name(env_model *m, const ir_class *c) {
  const char *simple = env_simple_name(m->unit, c);
  for (uint32_t k = 1;; k++) {
    char *text = arena_print(store(m), "%s%" PRIu32, simple, k);
    *text = (char)tolower((unsigned char)*text);
    if (!is_taken(m, text))
      return text;
  }
}

static void add_instance(env_model *m, ir_class *c, const char *name) {
  env_named n = {name, env_java_instance(m, name), c};
  vec_push(&m->instances, n);
}

void env_model_add_instances(env_model *m, ir_class *c, uint32_t count) {
  while (count--)
    add_instance(m, c, invent_name(m, c));
}

bool env_model_instances(env_model *m) {
  vec_each (env_instance, i, &m->file->instances) {
    i->class = env_model_class(m, i->type, i->at);
    if (!i->class)
      return false;
    for (uint32_t k = 0; k < i->names.size; k++) {
      if (is_taken(m, i->names.data[k])) {
        diag_error(m->sink, i->at, "two instances are called '%s'", i->names.data[k]);
        return false;
      }
      add_instance(m, i->class, i->names.data[k]);
    }
    if (!i->names.size)
      env_model_add_instances(m, i->class, i->count);
  }
  return true;
}

/* TOP. */

static const char *helper_named(env_model *m, ir_class *c, const char *descriptor,
                                const char *name) {
  vec_each (env_helper, h, &m->helpers) {
    if (c ? h->class == c : !h->class && !strcmp(h->descriptor, descriptor))
      return h->name;
    if (!strcmp(h->name, name))
      name = arena_print(store(m), "%s_", name);
  }
  env_helper h = {c, descriptor, name};
  vec_push(&m->helpers, h);
  return name;
}

static const char *call_helper(env_model *m, ir_class *c, const char *descriptor,
                               const char *name) {
  return arena_print(store(m), "%s.%s()", m->driver,
                     helper_named(m, c, descriptor, name));
}

static const char *top_object(env_model *m, ir_class *c, bool *is_choice) {
  const env_named *only = NULL;
  uint32_t count = 0;
  vec_each (env_named, n, &m->instances)
    if (ir_is_subclass(n->class, c)) {
      only = n;
      count++;
    }
  bool made = env_unit_makes(m->unit, c);
  *is_choice = made || count > 1;
  if (!made && count <= 1)
    return only ? env_java_instance(m, only->name) : NULL;
  return call_helper(m, c, NULL,
                     arena_print(store(m), "any%s", env_simple_name(m->unit, c)));
}

static const char *top_number(env_model *m, char type) {
  const char *any = call_helper(m, NULL, "I", "anyInt");
  const char *cast = type == 'B'   ? "(byte) "
                     : type == 'S' ? "(short) "
                     : type == 'C' ? "(char) "
                                   : "";
  return arena_print(store(m), "%s%s", cast, any);
}

static uint32_t constants_of(const ir_class *c) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < c->field_count; i++) {
    const class_field *f = c->fields[i].origin;
    count += f && (f->access & ACC_ENUM);
  }
  return count;
}

static const char *top_of_class(env_model *m, ir_class *c, bool *is_choice) {
  const char *text = c->name->text;
  if (!strcmp(text, "java/lang/String"))
    return call_helper(m, NULL, "Ljava/lang/String;", "anyString");
  if (!strcmp(text, "java/lang/Integer"))
    return arena_print(store(m), "Integer.valueOf(%s)", top_number(m, 'I'));
  if (!strcmp(text, "java/lang/Boolean"))
    return "Boolean.valueOf(Choose.bool())";
  if (c->is_enum && constants_of(c))
    return arena_print(store(m), "%s.values()[Choose.integer(%" PRIu32 ")]",
                       env_java_class(m, c), constants_of(c) - 1);
  return top_object(m, c, is_choice);
}

const char *env_java_top(env_model *m, const char *descriptor, bool *is_choice) {
  *is_choice = true;
  if (*descriptor == 'Z')
    return "Choose.bool()";
  if (strchr("IJSBCFD", *descriptor))
    return top_number(m, *descriptor);
  if (*descriptor == '[')
    return NULL;
  ir_class *c = java_descriptor_class(m->unit->program, descriptor, strlen(descriptor));
  return c ? top_of_class(m, c, is_choice) : NULL;
}
