/* What discovery found: a summary, and assumptions to begin with. */
#include "env/unit.h"
#include "java/java_text.h"

#include <inttypes.h>
#include <jansson.h>
#include <string.h>

static const char *method_text(env_unit *u, name n, name descriptor) {
  return java_text_method(&u->arena, n->text, descriptor->text);
}

static const char *result_text(env_unit *u, const ir_method *m) {
  return java_text_type(&u->arena, strchr(m->descriptor->text, ')') + 1);
}

static bool is_public_field(const ir_field *f) {
  const class_field *k = f->origin;
  return k && (k->access & ACC_PUBLIC) && !(k->access & (ACC_FINAL | ACC_SYNTHETIC));
}

static void print_class(env_unit *u, const ir_class *c, FILE *out) {
  fprintf(out, "  %s%s%s\n", env_class_text(u, c), c->is_interface ? " (interface)" : "",
          env_class_is_active(c) ? " (active)" : "");
  for (uint32_t i = 0; i < c->method_count; i++) {
    const ir_method *m = &c->methods[i];
    if (env_is_action(m))
      fprintf(out, "    %s%s %s\n", m->is_static ? "static " : "", result_text(u, m),
              method_text(u, m->name, m->descriptor));
  }
  for (uint32_t i = 0; i < c->field_count; i++)
    if (is_public_field(&c->fields[i]))
      fprintf(out, "    %s %s = TOP\n",
              java_text_type(&u->arena, c->fields[i].descriptor->text),
              c->fields[i].name->text);
}

static void print_neighbour(env_unit *u, const env_neighbour *n, FILE *out) {
  fprintf(out, "  %s%s%s%s\n", java_text_class(&u->arena, n->name->text),
          n->parts & PART_SUPER ? " (supertype)" : "",
          n->class && env_class_is_active(n->class) ? " (active)" : "",
          n->class ? "" : " (not on the class path)");
  vec_each (env_member, m, &n->members)
    fprintf(out, "    %s\n",
            m->is_method ? method_text(u, m->name, m->descriptor) : m->name->text);
}

void env_discover_text(env_unit *u, FILE *out) {
  fprintf(out, "unit: %" PRIu32 " class%s; the actions that assumptions may name\n",
          u->classes.size, u->classes.size == 1 ? "" : "es");
  vec_each (ir_class *, c, &u->classes)
    print_class(u, *c, out);
  fprintf(out, "\nenvironment: %" PRIu32 " class%s that the unit refers to\n",
          u->neighbours.size, u->neighbours.size == 1 ? "" : "es");
  vec_each (env_neighbour, n, &u->neighbours)
    print_neighbour(u, n, out);
}

static json_t *class_json(env_unit *u, const ir_class *c) {
  json_t *methods = json_array(), *fields = json_array();
  for (uint32_t i = 0; i < c->method_count; i++)
    if (env_is_action(&c->methods[i]))
      json_array_append_new(methods, json_string(method_text(u, c->methods[i].name,
                                                             c->methods[i].descriptor)));
  for (uint32_t i = 0; i < c->field_count; i++)
    if (is_public_field(&c->fields[i]))
      json_array_append_new(fields, json_string(c->fields[i].name->text));
  return json_pack("{s:s, s:b, s:b, s:o, s:o}", "class", env_class_text(u, c), "active",
                   env_class_is_active(c), "interface", c->is_interface, "methods",
                   methods, "fields", fields);
}

static json_t *neighbour_json(env_unit *u, const env_neighbour *n) {
  json_t *methods = json_array(), *fields = json_array();
  vec_each (env_member, m, &n->members)
    json_array_append_new(m->is_method ? methods : fields,
                          json_string(m->is_method
                                          ? method_text(u, m->name, m->descriptor)
                                          : m->name->text));
  return json_pack("{s:s, s:b, s:b, s:b, s:o, s:o}", "class",
                   java_text_class(&u->arena, n->name->text), "found", n->class != NULL,
                   "active", n->class && env_class_is_active(n->class), "supertype",
                   (n->parts & PART_SUPER) != 0, "methods", methods, "fields", fields);
}

json_t *env_discover_json(env_unit *u) {
  json_t *unit = json_array(), *environment = json_array();
  vec_each (ir_class *, c, &u->classes)
    json_array_append_new(unit, class_json(u, *c));
  vec_each (env_neighbour, n, &u->neighbours)
    json_array_append_new(environment, neighbour_json(u, n));
  return json_pack("{s:s, s:s, s:s, s:o, s:o}", "tool", "glassbox", "version",
                   GLASSBOX_VERSION, "command", "env", "unit", unit, "environment",
                   environment);
}

/* Only what an outsider can make. */
bool env_can_be_made(const ir_class *c) {
  if (c->is_interface || c->is_abstract || c->is_enum)
    return false;
  for (uint32_t i = 0; i < c->method_count; i++) {
    const class_method *m = c->methods[i].origin;
    if (!strcmp(c->methods[i].name->text, "<init>") && m && !(m->access & ACC_PRIVATE))
      return true;
  }
  return false;
}

static bool has_actions(const ir_class *c) {
  for (uint32_t i = 0; i < c->method_count; i++)
    if (env_is_action(&c->methods[i]))
      return true;
  return false;
}

static void write_calls(env_unit *u, const ir_class *c, FILE *out) {
  bool first = true;
  fprintf(out, "    /* one thread: any calls of %s, in any order */\n    (",
          env_simple_name(u, c));
  for (uint32_t i = 0; i < c->method_count; i++) {
    const ir_method *m = &c->methods[i];
    if (!env_is_action(m))
      continue;
    fprintf(out, "%s%s%s%s()", first ? "" : " | ",
            m->is_static ? env_simple_name(u, c) : "", m->is_static ? "." : "",
            m->name->text);
    first = false;
  }
  fputs(")*;\n", out);
}

/* Of the program, not of the library, and no class of the program does. */
static bool nobody_implements(env_unit *u, const ir_class *c) {
  if (!c->is_interface || java_info(c)->from_jdk ||
      !strncmp(c->name->text, "glassbox/", strlen("glassbox/")))
    return false;
  vec_each (name, n, u->known) {
    ir_class *k = java_class_if_found(u->program, *n);
    if (k && ir_is_subclass(k, c) && env_can_be_made(k))
      return false;
  }
  return true;
}

static void write_instances(env_unit *u, FILE *out) {
  vec_each (ir_class *, c, &u->classes)
    if (env_can_be_made(*c))
      fprintf(out, "    1 %s;\n", env_simple_name(u, *c));
  vec_each (env_neighbour, n, &u->neighbours)
    if (n->class && !env_unit_holds(u, n->class) && nobody_implements(u, n->class))
      fprintf(out, "    1 %s; /* nobody implements it: any values */\n",
              env_simple_name(u, n->class));
}

void env_discover_assumptions(env_unit *u, FILE *out) {
  fputs("environment {\n  instantiations {\n", out);
  write_instances(u, out);
  fputs("  }\n  regular assumptions {\n", out);
  vec_each (ir_class *, c, &u->classes)
    if (has_actions(*c) && !(*c)->is_interface)
      write_calls(u, *c, out);
  fputs("  }\n}\n", out);
}
