/* Fields: @Tree on the class and on what its tree fields lead to, and the tree fields
 * that a companion names. */
#include "check/subject_internal.h"

#include "base/suggest.h"
#include "java/java_text.h"

#include <assert.h>
#include <string.h>

static bool is_reference_type(const char *descriptor) {
  descriptor += strspn(descriptor, "[");
  return *descriptor == 'L';
}

static bool check_tree_field(subject *s, const ir_field *f, diag_sink *sink) {
  const char *owner = class_text(&s->arena, f->owner);
  if (!is_reference_type(f->descriptor->text)) {
    diag_error(sink, class_place(f->owner),
               "@Tree field %s.%s is of type %s: a tree field is a reference or an array "
               "of references",
               owner, f->name->text, java_text_type(&s->arena, f->descriptor->text));
    return false;
  }
  if (f->is_static) {
    diag_error(sink, class_place(f->owner),
               "@Tree field %s.%s is static: the tree hangs on one object", owner,
               f->name->text);
    return false;
  }
  return true;
}

/* The class at the end of a tree field, through arrays; NULL after an error. */
static ir_class *tree_class(subject *s, const ir_field *f) {
  const char *at = f->descriptor->text + strspn(f->descriptor->text, "[");
  return java_descriptor_class(s->program, at, strlen(at));
}

bool subject_tree_classes(subject *s, const ir_field *f, ir_class *type,
                          class_vector *out, diag_sink *sink) {
  const int_range *range;
  if (!subject_field_range(s, f, &range, sink))
    return false;
  if (!range || !range->has_classes) {
    subject_concrete_classes(s, type, out);
    return true;
  }
  if (range->constant_count) {
    diag_error(sink, class_place(subject_specifier(s)),
               "@Domain of tree field %s.%s names a static field: an object of a tree "
               "is its own",
               class_text(&s->arena, f->owner), f->name->text);
    return false;
  }
  for (uint32_t i = 0; i < range->class_count; i++)
    subject_concrete_classes(s, range->classes[i], out);
  return true;
}

static void add_class(class_vector *classes, ir_class *c) {
  vec_each (ir_class *, known, classes)
    if (*known == c)
      return;
  vec_push(classes, c);
}

static bool check_local_invariant(subject *s, ir_class *c, diag_sink *sink) {
  ir_method *m = subject_local_invariant(s, c);
  if (!m)
    return true;
  if (method_is_declarative(m))
    return subject_check_local_reads(s, m, sink);
  diag_error(sink, method_place(m),
             "%s.repOkLocal() is not declarative: mark it "
             "@Declarative",
             class_text(&s->arena, m->owner));
  return false;
}

/* Checks the tree fields and collects the classes that they lead to. */
static bool visit_class(subject *s, ir_class *c, class_vector *classes, diag_sink *sink) {
  if (!check_local_invariant(s, c, sink))
    return false;
  for (ir_class *k = c; k; k = k->super)
    for (uint32_t i = 0; i < k->field_count; i++) {
      ir_field *f = &k->fields[i];
      if (!subject_check_ghost(s, f, sink))
        return false;
      if (!subject_is_tree_field(s, f))
        continue;
      if (!check_tree_field(s, f, sink))
        return false;
      ir_class *to = tree_class(s, f);
      if (!to)
        return false;
      class_vector concrete = {0};
      bool found = subject_tree_classes(s, f, to, &concrete, sink);
      vec_each (ir_class *, sub, &concrete)
        add_class(classes, *sub);
      vec_release(&concrete);
      if (!found)
        return false;
    }
  return true;
}

static void report_unknown_field(subject *s, const ir_class *c, const char *text,
                                 const char *field, diag_sink *sink) {
  suggestion near = suggest_start(field);
  for (const ir_class *k = c; k; k = k->super)
    for (uint32_t i = 0; i < k->field_count; i++)
      suggest_offer(&near, k->fields[i].name->text);
  if (near.best)
    diag_error(sink, class_place(s->companion),
               "@Tree(\"%s\"): class %s has no field %s; did you mean %s?", text,
               class_text(&s->arena, c), field, near.best);
  else
    diag_error(sink, class_place(s->companion), "@Tree(\"%s\"): class %s has no field %s",
               text, class_text(&s->arena, c), field);
}

/* One text of a companion's @Tree: "root" or "Entry.left". */
static bool add_named(subject *s, const char *text, diag_sink *sink) {
  const char *dot = strrchr(text, '.');
  ir_class *c = dot ? subject_class_called(s, text, (size_t)(dot - text)) : s->class;
  const char *field = dot ? dot + 1 : text;
  if (!c) {
    diag_error(sink, class_place(s->companion), "@Tree(\"%s\"): no class %.*s", text,
               (int)(dot - text), text);
    return false;
  }
  name_table *names = &java_program_ir(s->program)->names;
  ir_field *f = ir_find_field(c, name_mk(names, field), NULL);
  if (!f) {
    report_unknown_field(s, c, text, field, sink);
    return false;
  }
  map_put(&s->tree_fields, map_address(f), 1);
  return check_tree_field(s, f, sink);
}

static bool read_companion(subject *s, diag_sink *sink) {
  const annotation *mark = class_annotation_inherited(s->companion, "Lglassbox/Tree;");
  const element_value *texts = mark ? annotation_element(mark, "value") : NULL;
  if (!texts || texts->tag != '[')
    return true;
  for (uint16_t i = 0; i < texts->array.count; i++)
    if (texts->array.items[i].tag == 's' &&
        !add_named(s, texts->array.items[i].text->text, sink))
      return false;
  return true;
}

bool subject_read_fields(subject *s, diag_sink *sink) {
  if (s->companion && !read_companion(s, sink))
    return false;
  class_vector classes = {0};
  vec_push(&classes, s->class);
  bool good = true;
  for (uint32_t i = 0; good && i < classes.size; i++)
    good = visit_class(s, classes.data[i], &classes, sink);
  vec_release(&classes);
  return good;
}
