/* Which classes become stubs. Whatever stays as it is uses others, too, and its fields
 * count as the unit's; so each class that is kept begins the search anew. */
#include "env/stubs.h"

#include <string.h>

void env_stubs_init(env_stubs *s, env_model *m) {
  *s = (env_stubs){.model = m};
  vec_each (ir_class *, c, &m->unit->classes)
    vec_push(&s->concrete, *c);
}

static void release_stubs(env_stubs *s) {
  vec_each (env_stub, k, &s->stubs)
    vec_release(&k->methods);
  vec_clear(&s->stubs);
  env_effects_release(&s->effects);
}

void env_stubs_release(env_stubs *s) {
  release_stubs(s);
  vec_release(&s->stubs);
  vec_release(&s->concrete);
  vec_release(&s->kept);
}

static bool is_concrete(const env_stubs *s, const ir_class *c) {
  return env_is_concrete(&s->effects, c);
}

static void keep(env_stubs *s, ir_class *c, const char *reason) {
  vec_push(&s->kept, ((env_kept){c, reason}));
  vec_push(&s->concrete, c);
  env_unit_discover_class(s->model->unit, c);
}

static bool descends(const ir_class *c, const char *from) {
  for (; c; c = c->super)
    if (!strcmp(c->name->text, from))
      return true;
  return false;
}

/* NULL: it may become a stub. */
static const char *obvious_reason(const env_neighbour *n) {
  const ir_class *c = n->class;
  if (n->parts & PART_SUPER)
    return "a supertype of the unit";
  if (c->is_interface)
    return "an interface";
  if (c->is_enum || c->is_record)
    return "an enum or record";
  if (descends(c, "java/lang/Throwable"))
    return "an exception";
  if (env_class_is_active(c))
    return "it runs threads";
  if (strchr(c->name->text, '$'))
    return "a nested class";
  vec_each (env_member, m, &n->members)
    if (!m->is_method)
      return "its fields are used";
  return NULL;
}

static bool mentions_super(const env_stubs *s, const ir_class *c) {
  vec_each (env_neighbour, n, &s->model->unit->neighbours)
    if (n->class && n->class != c && ir_is_subclass(c, n->class) &&
        strcmp(n->name->text, "java/lang/Object") != 0)
      return true;
  vec_each (ir_class *, k, &s->concrete)
    if (*k != c && ir_is_subclass(c, *k))
      return true;
  return false;
}

/* Containers and the like could ask objects of the class whether they are equal. */
static bool may_be_compared(const env_stubs *s) {
  vec_each (env_neighbour, n, &s->model->unit->neighbours) {
    if (!n->class || !java_info(n->class)->from_jdk ||
        descends(n->class, "java/lang/Throwable"))
      continue;
    vec_each (env_member, m, &n->members) {
      const char *d = m->descriptor->text, *end = strchr(d, ')');
      const char *object = strstr(d, "Ljava/lang/Object;");
      if (m->is_method &&
          ((object && end && object < end) || !strcmp(m->name->text, "hashCode") ||
           !strcmp(m->name->text, "toString")))
        return true;
    }
  }
  return false;
}

static bool declares_identity(const ir_class *c) {
  for (; c && c->super; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++) {
      const char *name = c->methods[i].name->text;
      if (!strcmp(name, "equals") || !strcmp(name, "hashCode") ||
          !strcmp(name, "toString") || !strcmp(name, "compareTo"))
        return true;
    }
  return false;
}

static const char *later_reason(const env_stubs *s, const ir_class *c) {
  if (mentions_super(s, c))
    return "the unit also uses a supertype of it";
  if (may_be_compared(s) && declares_identity(c))
    return "the unit's containers may compare its objects";
  return NULL;
}

static const char *add_stub(env_stubs *s, const env_neighbour *n) {
  env_stub stub = {.class = n->class};
  const char *reason = later_reason(s, n->class);
  vec_each (env_member, m, &n->members) {
    ir_method *k = reason ? NULL : ir_find_method(n->class, m->name, m->descriptor);
    if (!k)
      continue;
    env_stub_method method = {k, n->class, env_effects_of(&s->effects, k)};
    if (method.summary->trouble)
      reason = method.summary->trouble;
    vec_push(&stub.methods, method);
  }
  if (!reason)
    reason = env_stub_write(s, &stub, NULL);
  if (reason)
    vec_release(&stub.methods);
  else
    vec_push(&s->stubs, stub);
  return reason;
}

static bool arrays_flow(const env_stubs *s) {
  vec_each (env_neighbour, n, &s->model->unit->neighbours)
    vec_each (env_member, m, &n->members)
      if (n->class && !java_info(n->class)->from_jdk && strchr(m->descriptor->text, '['))
        return true;
  return false;
}

/* One round: true when all is settled, false when another class has to be kept. */
static bool settle(env_stubs *s) {
  env_unit *u = s->model->unit;
  release_stubs(s);
  env_effects_init(&s->effects, u, &s->concrete);
  s->effects.arrays_flow = arrays_flow(s);
  s->effects.nonnull = s->nonnull;
  s->effects.types_alone = s->types_alone;
  for (uint32_t i = 0; i < u->neighbours.size; i++) {
    env_neighbour *n = &u->neighbours.data[i];
    if (!n->class || java_info(n->class)->from_jdk || is_concrete(s, n->class) ||
        n->class->is_array || !strncmp(n->name->text, "glassbox/", 9))
      continue;
    ir_class *c = n->class;
    const char *reason = obvious_reason(n);
    if (!reason)
      reason = add_stub(s, n);
    if (!reason)
      continue;
    keep(s, c, reason);
    return false;
  }
  return true;
}

void env_stubs_find(env_stubs *s) {
  while (!settle(s))
    continue;
}

static const char *package_of(env_model *m, const ir_class *c) {
  const char *text = env_class_text(m->unit, c), *dot = strrchr(text, '.');
  return dot ? arena_copy(&m->unit->arena, text, (size_t)(dot - text)) : "";
}

void env_stubs_write(env_stubs *s, env_sources *out) {
  vec_each (env_stub, k, &s->stubs) {
    char *text = NULL;
    size_t size;
    FILE *to = open_memstream(&text, &size);
    env_stub_write(s, k, to);
    fclose(to);
    env_sources_add(out, package_of(s->model, k->class),
                    env_simple_name(s->model->unit, k->class), text);
  }
}
