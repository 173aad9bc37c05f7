/* Annotations: lists of types with named element values, which may hold arrays
 * and further annotations. Visible (run-time) and invisible (class retention)
 * ones stand in two attributes and are joined into one list.
 */
#include "java/classfile_reading.h"
#include "java/descriptor.h"

#include <assert.h>
#include <string.h>

enum { DEEPEST = 100 }; /* nesting; javac writes what people type */

#define TAG(t) (1u << POOL_##t)

static void read_annotation(cursor *, bool visible, unsigned depth, annotation *);
static void read_value(cursor *, unsigned depth, element_value *);

static name read_type(cursor *c) {
  name type = cursor_text(c);
  if (type && !descriptor_is_field(type->text, type->length) && strcmp(type->text, "V"))
    job_fail(c->job, "%s has the malformed descriptor '%s'", c->what, type->text);
  return type;
}

static const pool_entry *read_constant(cursor *c, uint32_t tag) {
  uint16_t index = cursor_pool(c, tag);
  return &c->job->class->pool[index]; /* 0 after a failure: an entry of zeros */
}

static void read_array(cursor *c, unsigned depth, element_value *v) {
  uint16_t count = cursor_count(c, 3);
  v->array.count = count;
  v->array.items = arena_new_array(c->job->class->arena, element_value, count);
  for (uint16_t i = 0; i < count && !c->job->failed; i++)
    read_value(c, depth + 1, &v->array.items[i]);
}

static void read_value(cursor *c, unsigned depth, element_value *v) {
  if (depth > DEEPEST) {
    job_fail(c->job, "%s is nested more than %u deep", c->what, DEEPEST);
    return;
  }
  v->tag = (char)cursor_u1(c);
  switch (v->tag) {
  case 'B':
  case 'C':
  case 'I':
  case 'S':
  case 'Z': v->integer = read_constant(c, TAG(INTEGER))->integer; break;
  case 'J': v->integer = read_constant(c, TAG(LONG))->long_integer; break;
  case 'F': v->real = read_constant(c, TAG(FLOAT))->single; break;
  case 'D': v->real = read_constant(c, TAG(DOUBLE))->real; break;
  case 's': v->text = cursor_text(c); break;
  case 'c': v->text = read_type(c); break;
  case 'e':
    v->enumeration.type = read_type(c);
    v->enumeration.constant = cursor_text(c);
    break;
  case '@':
    v->nested = arena_new(c->job->class->arena, annotation);
    read_annotation(c, false, depth + 1, v->nested);
    break;
  case '[': read_array(c, depth, v); break;
  default:
    job_fail(c->job, "%s has a value of unknown kind %u", c->what, (uint8_t)v->tag);
  }
}

static void read_annotation(cursor *c, bool visible, unsigned depth, annotation *a) {
  a->visible = visible;
  a->type = read_type(c);
  a->count = cursor_count(c, 5);
  a->elements =
      arena_new_array(c->job->class->arena, struct annotation_element, a->count);
  for (uint16_t i = 0; i < a->count && !c->job->failed; i++) {
    a->elements[i].name = cursor_text(c);
    read_value(c, depth, &a->elements[i].value);
  }
}

/* Appends the list at the cursor. */
void annotations_read(cursor *c, bool visible, annotation_list *list) {
  uint16_t more = cursor_count(c, 4);
  unsigned total = list->count + (unsigned)more;
  if (total > UINT16_MAX) {
    job_fail(c->job, "there are more than %u annotations", UINT16_MAX);
    return;
  }
  annotation *items = arena_new_array(c->job->class->arena, annotation, total);
  if (list->count)
    memcpy(items, list->items, list->count * sizeof *items);
  for (unsigned i = list->count; i < total && !c->job->failed; i++)
    read_annotation(c, visible, 0, &items[i]);
  list->items = items;
  list->count = (uint16_t)total;
}

void parameter_annotations_read(cursor *c, bool visible, class_method *m) {
  uint8_t count = cursor_u1(c);
  if (count > m->parameter_count) {
    annotation_list *lists =
        arena_new_array(c->job->class->arena, annotation_list, count);
    if (m->parameter_count)
      memcpy(lists, m->parameter_annotations, m->parameter_count * sizeof *lists);
    m->parameter_annotations = lists;
    m->parameter_count = count;
  }
  for (unsigned i = 0; i < count && !c->job->failed; i++)
    annotations_read(c, visible, &m->parameter_annotations[i]);
}

element_value *annotation_default_read(cursor *c) {
  element_value *v = arena_new(c->job->class->arena, element_value);
  read_value(c, 0, v);
  return v;
}

const annotation *annotation_find(const annotation_list *list, const char *type) {
  for (uint16_t i = 0; i < list->count; i++)
    if (!strcmp(list->items[i].type->text, type))
      return &list->items[i];
  return NULL;
}

const element_value *annotation_element(const annotation *a, const char *element) {
  for (uint16_t i = 0; i < a->count; i++)
    if (!strcmp(a->elements[i].name->text, element))
      return &a->elements[i].value;
  return NULL;
}
