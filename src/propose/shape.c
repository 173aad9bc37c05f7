/* Types say which fields lead to nodes; names say which of those lead back or to the
 * end. A wrong guess is found out when the proposal is tried. */
#include "propose/shape.h"

#include <string.h>
#include <strings.h>

static bool has_part(const char *field, const char *const *parts, size_t count) {
  size_t length = strlen(field);
  for (size_t i = 0; i < count; i++)
    for (size_t at = 0; at + strlen(parts[i]) <= length; at++)
      if (!strncasecmp(field + at, parts[i], strlen(parts[i])))
        return true;
  return false;
}

/* pre, preEntry, pre_node; not present, prefix. */
static bool begins_with_pre(const char *field) {
  return !strncmp(field, "pre", 3) && !(field[3] >= 'a' && field[3] <= 'z');
}

static bool leads_back(const char *field) {
  static const char *const parts[] = {"parent", "prev", "back",  "tail", "last",
                                      "rear",   "end",  "owner", "up"};
  return begins_with_pre(field) || has_part(field, parts, sizeof parts / sizeof *parts);
}

static bool may_count(const char *field) {
  static const char *const parts[] = {"size", "count", "length", "num", "len"};
  return !strcmp(field, "n") || has_part(field, parts, sizeof parts / sizeof *parts);
}

static bool is_state(const class_field *f) {
  return !(f->access & (ACC_STATIC | ACC_SYNTHETIC));
}

static bool is_integer(const class_field *f) {
  return strlen(f->descriptor->text) == 1 && strchr("IJSB", f->descriptor->text[0]);
}

/* LNode; or [LNode; */
static bool holds(const class_field *f, const classfile *c, bool in_array) {
  const char *type = f->descriptor->text, *wanted = c->this_name->text;
  if (in_array && *type++ != '[')
    return false;
  size_t length = strlen(wanted);
  return type[0] == 'L' && !strncmp(type + 1, wanted, length) &&
         !strcmp(type + 1 + length, ";");
}

bool shape_is_node(const classfile *c) {
  for (uint16_t i = 0; i < c->field_count; i++)
    if (is_state(&c->fields[i]) &&
        (holds(&c->fields[i], c, false) || holds(&c->fields[i], c, true)))
      return true;
  return false;
}

const char *shape_field_type(const classfile *c, const char *field) {
  for (uint16_t i = 0; i < c->field_count; i++)
    if (!strcmp(c->fields[i].name->text, field))
      return c->fields[i].descriptor->text;
  return NULL;
}

static void read_node_field(shape *s, const class_field *f) {
  const char *name = f->name->text;
  if (holds(f, s->node, true) || (holds(f, s->node, false) && !leads_back(name)))
    vec_push(&s->down, name);
  else if (holds(f, s->node, false) && !s->back)
    s->back = name;
  else if (is_integer(f) && !s->key && s->node != s->main)
    s->key = name;
}

static void read_main_field(shape *s, const class_field *f) {
  const char *name = f->name->text;
  bool one = s->node && s->node != s->main && holds(f, s->node, false);
  bool many = s->node && s->node != s->main && holds(f, s->node, true);
  if ((one || many) && !s->root && !(one && leads_back(name))) {
    s->root = name;
    s->root_is_array = many;
  } else if (one && !s->last && leads_back(name))
    s->last = name;
  else if (is_integer(f) && !s->count && may_count(name))
    s->count = name;
  else if (is_integer(f))
    vec_push(&s->ints, name);
  else if (f->descriptor->text[0] == '[' && !many)
    vec_push(&s->arrays, name);
  else if (!strncmp(f->descriptor->text, "Ljava/util/", 11))
    vec_push(&s->others, name);
}

static void note_marks(shape *s, const classfile *c) {
  for (uint16_t i = 0; i < c->field_count; i++)
    s->is_marked |= annotation_find(&c->fields[i].annotations, "Lglassbox/Tree;") != NULL;
}

void shape_read(shape *s, const classfile *main, const classfile *node) {
  *s = (shape){.main = main, .node = node};
  note_marks(s, main);
  if (node)
    note_marks(s, node);
  for (uint16_t i = 0; node && i < node->field_count; i++)
    if (is_state(&node->fields[i]))
      read_node_field(s, &node->fields[i]);
  for (uint16_t i = 0; i < main->field_count; i++)
    if (is_state(&main->fields[i]))
      read_main_field(s, &main->fields[i]);
  bool hangs = s->root || node == main;
  if (!hangs || !s->down.size)
    s->node = NULL;
}

void shape_release(shape *s) {
  vec_release(&s->down);
  vec_release(&s->ints);
  vec_release(&s->arrays);
  vec_release(&s->others);
}
