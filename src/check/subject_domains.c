/* What fields and parameters range over by the user's word: @Range and @Domain, on the
 * field or parameter itself, or on the class with the specifications:
 *
 *     @Range(min = 0, max = 3) int colour;
 *     @Domain("Integer") Object key;
 *     @Domain({"Entry.key: Integer", "get.key: Integer", "modCount: 0..0"})
 *     @Domain("Entry.value: TreeSet.PRESENT")   what a static field holds
 */
#include "check/subject_internal.h"

#include "java/descriptor.h"
#include "java/java_text.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Where an annotation stands and what it is about, for messages. */
typedef struct mark {
  place where;
  const char *text; /* @Range on SearchTree.key */
} mark;

typedef vector(ir_field *) field_vector;

static const int_range *add_range(subject *s, int_range r) {
  int_range *kept = arena_new(&s->arena, int_range);
  *kept = r;
  return kept;
}

static bool check_range(const mark *m, int64_t low, int64_t high, diag_sink *sink) {
  if (low > high)
    diag_error(sink, m->where, "%s is empty: %" PRId64 " is greater than %" PRId64,
               m->text, low, high);
  return low <= high;
}

static bool parse_integers(const mark *m, const char *text, int_range *r,
                           diag_sink *sink) {
  char *end;
  errno = 0;
  r->low = strtoll(text, &end, 10);
  bool good = end != text && !strncmp(end, "..", 2);
  if (good) {
    const char *second = end + 2;
    r->high = strtoll(second, &end, 10);
    good = end != second && !end[strspn(end, " ")] && !errno;
  }
  if (!good)
    diag_error(sink, m->where, "%s: '%s' is no range of integers; write LOW..HIGH",
               m->text, text);
  return good && check_range(m, r->low, r->high, sink);
}

/* "TreeSet.PRESENT", or "PRESENT" of the checked class; NULL: there is none. */
static ir_field *named_constant(subject *s, const char *text, size_t length) {
  const char *dot = memrchr(text, '.', length);
  const char *field = dot ? dot + 1 : text;
  ir_class *c = dot ? subject_class_called(s, text, (size_t)(dot - text)) : s->class;
  name_table *names = &java_program_ir(s->program)->names;
  name n = name_mk_text(names, field, length - (size_t)(field - text));
  ir_field *f = c ? ir_find_field(c, n, NULL) : NULL;
  return f && f->is_static ? f : NULL;
}

/* A word of a @Domain that is no class. */
static bool add_constant(subject *s, const mark *m, const char *text, size_t length,
                         field_vector *constants, diag_sink *sink) {
  ir_field *f = named_constant(s, text, length);
  if (f && f->is_final && f->storage == STORE_REF) {
    vec_push(constants, f);
    return true;
  }
  if (f)
    diag_error(sink, m->where, "%s: field %.*s is not %s: it stands for no one object",
               m->text, (int)length, text, f->is_final ? "a reference" : "final");
  else
    diag_error(sink, m->where, "%s: no class %.*s", m->text, (int)length, text);
  return false;
}

static bool parse_word(subject *s, const mark *m, const char *text, size_t length,
                       class_vector *classes, field_vector *constants, diag_sink *sink) {
  if (!length || (length == 4 && !strncmp(text, "null", 4)))
    return true;
  ir_class *c = subject_class_called(s, text, length);
  if (!c)
    return add_constant(s, m, text, length, constants, sink);
  vec_push(classes, c);
  return true;
}

static bool parse_classes(subject *s, const mark *m, const char *text, int_range *r,
                          diag_sink *sink) {
  class_vector classes = {0};
  field_vector constants = {0};
  bool good = true;
  for (const char *at = text; good && *at;) {
    at += strspn(at, " ,");
    size_t length = strcspn(at, " ,");
    good = parse_word(s, m, at, length, &classes, &constants, sink);
    at += length;
  }
  *r = (int_range){.has_classes = true,
                   .class_count = classes.size,
                   .constant_count = constants.size,
                   .classes = arena_new_array(&s->arena, ir_class *, classes.size),
                   .constants = arena_new_array(&s->arena, ir_field *, constants.size)};
  if (classes.size)
    memcpy(r->classes, classes.data, classes.size * sizeof *classes.data);
  if (constants.size)
    memcpy(r->constants, constants.data, constants.size * sizeof *constants.data);
  vec_release(&classes);
  vec_release(&constants);
  return good;
}

static bool classes_suit(subject *s, const mark *m, const int_range *r,
                         const char *descriptor, diag_sink *sink) {
  ir_class *type = java_descriptor_class(s->program, descriptor, strlen(descriptor));
  for (uint32_t i = 0; type && i < r->class_count + r->constant_count; i++) {
    const ir_field *f = i < r->class_count ? NULL : r->constants[i - r->class_count];
    ir_class *c =
        f ? java_descriptor_class(s->program, f->descriptor->text, f->descriptor->length)
          : r->classes[i];
    if (c && ir_is_subclass(c, type))
      continue;
    if (c)
      diag_error(sink, m->where, "%s: %s is no %s", m->text,
                 f ? f->name->text : class_text(&s->arena, c),
                 java_text_type(&s->arena, descriptor));
    return false;
  }
  return type;
}

/* The values of a @Domain; they must suit the type. NULL after an error. */
static const int_range *parse_values(subject *s, const mark *m, const char *text,
                                     const char *descriptor, diag_sink *sink) {
  int_range r = {0};
  descriptor += strspn(descriptor, "["); /* of an array: its elements */
  bool integers = strstr(text, ".."), suits;
  if (integers ? !parse_integers(m, text, &r, sink)
               : !parse_classes(s, m, text, &r, sink))
    return NULL;
  suits = integers ? strchr("BCIJS", *descriptor) != NULL : *descriptor == 'L';
  if (!suits) {
    diag_error(sink, m->where, "%s: '%s' does not suit type %s", m->text, text,
               java_text_type(&s->arena, descriptor));
    return NULL;
  }
  return integers || classes_suit(s, m, &r, descriptor, sink) ? add_range(s, r) : NULL;
}

/* The first text of a @Domain on a field or parameter. */
static const char *domain_text(const annotation *a) {
  const element_value *texts = annotation_element(a, "value");
  return texts && texts->tag == '[' && texts->array.count &&
                 texts->array.items[0].tag == 's'
             ? texts->array.items[0].text->text
             : "";
}

/* @Values({0.5, 2}) on a float or double, or an array of them. */
static const int_range *read_values(subject *s, const annotation *values, place where,
                                    const char *what, const char *descriptor,
                                    diag_sink *sink) {
  const element_value *list = annotation_element(values, "value");
  uint16_t count = list && list->tag == '[' ? list->array.count : 0;
  if (!count || !strchr("FD", descriptor[strspn(descriptor, "[")])) {
    diag_error(sink, where, "@Values on %s: %s", what,
               count ? "only float and double have listed values"
                     : "at least one value is needed");
    return NULL;
  }
  double *reals = arena_new_array(&s->arena, double, count);
  for (uint16_t i = 0; i < count; i++)
    reals[i] = list->array.items[i].real;
  return add_range(s, (int_range){.real_count = count, .reals = reals});
}

/* @Range or @Domain in the list of annotations: *found is NULL when there is none.
 * False after an error. */
static bool read_marks(subject *s, const annotation_list *list, place where,
                       const char *what, const char *descriptor, const int_range **found,
                       diag_sink *sink) {
  *found = NULL;
  const annotation *range = annotation_find(list, "Lglassbox/Range;");
  if (range) {
    mark m = {where, arena_print(&s->arena, "@Range on %s", what)};
    const element_value *low = annotation_element(range, "min");
    const element_value *high = annotation_element(range, "max");
    if (!strchr("BCIJS", descriptor[strspn(descriptor, "[")])) {
      diag_error(sink, where, "%s: only integers have a range, not type %s", m.text,
                 java_text_type(&s->arena, descriptor));
      return false;
    }
    if (!low || !high || !check_range(&m, low->integer, high->integer, sink))
      return false;
    *found = add_range(s, (int_range){.low = low->integer, .high = high->integer});
    return true;
  }
  const annotation *values = annotation_find(list, "Lglassbox/Values;");
  if (values)
    return (*found = read_values(s, values, where, what, descriptor, sink));
  const annotation *domain = annotation_find(list, "Lglassbox/Domain;");
  if (!domain)
    return true;
  mark m = {where, arena_print(&s->arena, "@Domain on %s", what)};
  *found = parse_values(s, &m, domain_text(domain), descriptor, sink);
  return *found;
}

bool subject_field_range(subject *s, const ir_field *f, const int_range **range,
                         diag_sink *sink) {
  uint64_t *known = map_get(&s->ranges, map_address(f));
  *range = known ? (const int_range *)(uintptr_t)*known : NULL;
  const class_field *origin = f->origin;
  if (!known && subject_recomputed_by(s, f)) {
    *range = subject_ghost_range(s);
    map_put(&s->ranges, map_address(f), map_address(*range));
    return subject_check_ghost(s, f, sink);
  }
  if (!known && origin) {
    const char *what =
        arena_print(&s->arena, "%s.%s", class_text(&s->arena, f->owner), f->name->text);
    if (!read_marks(s, &origin->annotations, class_place(f->owner), what,
                    f->descriptor->text, range, sink))
      return false;
    map_put(&s->ranges, map_address(f), map_address(*range));
  }
  return true;
}

static const char *parameter_descriptor(arena *a, const ir_method *m, uint32_t wanted) {
  const char *at = m->descriptor->text + 1;
  for (uint32_t i = 0; i < wanted; i++)
    at += descriptor_length(at, strlen(at));
  return arena_copy(a, at, descriptor_length(at, strlen(at)));
}

static uint32_t parameter_count(const ir_method *m) {
  return m->param_count - !m->is_static;
}

static bool is_parameter(const ir_method *m, uint32_t k, const char *wanted) {
  char number[16];
  snprintf(number, sizeof number, "%u", k + 1);
  name n =
      m->origin ? java_parameter_name(java_info(m->owner)->file, m->origin, k) : NULL;
  return !strcmp(number, wanted) || (n && !strcmp(n->text, wanted));
}

/* "get.key: Integer" for every method of the class that is called get. False after an
 * error; *found: some parameter was meant. */
static bool set_parameters(subject *s, const mark *m, const char *method,
                           const char *parameter, const char *values, bool *found,
                           diag_sink *sink) {
  for (ir_class *c = s->class; c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++) {
      const ir_method *candidate = &c->methods[i];
      if (!method_is_called(&s->arena, candidate, method))
        continue;
      for (uint32_t k = 0; k < parameter_count(candidate); k++) {
        if (!is_parameter(candidate, k, parameter))
          continue;
        const int_range *range = parse_values(
            s, m, values, parameter_descriptor(&s->arena, candidate, k), sink);
        if (!range)
          return false;
        map_put(&s->parameter_ranges, map_pair(candidate->id, k), map_address(range));
        *found = true;
      }
    }
  return true;
}

static ir_field *named_field(subject *s, const char *owner, const char *field) {
  name_table *names = &java_program_ir(s->program)->names;
  ir_class *c = owner ? subject_class_called(s, owner, strlen(owner)) : s->class;
  return c ? ir_find_field(c, name_mk(names, field), NULL) : NULL;
}

/* One text of a @Domain on a class. */
static bool read_named(subject *s, const char *text, diag_sink *sink) {
  mark m = {class_place(subject_specifier(s)),
            arena_print(&s->arena, "@Domain(\"%s\")", text)};
  const char *colon = strchr(text, ':');
  if (!colon) {
    diag_error(sink, m.where, "%s names no field or parameter: write \"field: values\"",
               m.text);
    return false;
  }
  char *target = arena_copy(&s->arena, text, (size_t)(colon - text));
  target[strcspn(target, " ")] = 0;
  const char *values = colon + 1 + strspn(colon + 1, " ");
  char *close = strrchr(target, ')'), *dot = strrchr(close ? close : target, '.');
  if (dot)
    *dot = 0;
  ir_field *f =
      close ? NULL : named_field(s, dot ? target : NULL, dot ? dot + 1 : target);
  if (f) {
    const int_range *range = parse_values(s, &m, values, f->descriptor->text, sink);
    map_put(&s->ranges, map_address(f), map_address(range));
    return range;
  }
  bool found = false;
  if (dot && !set_parameters(s, &m, target, dot + 1, values, &found, sink))
    return false;
  if (!found)
    diag_error(sink, m.where, "%s: class %s has no such field, operation or parameter",
               m.text, class_text(&s->arena, s->class));
  return found;
}

bool subject_read_method(subject *s, const ir_method *m, const char *text,
                         diag_sink *sink) {
  const class_method *origin = m->origin;
  uint32_t count = parameter_count(m);
  for (uint32_t k = 0; k < count && k < origin->parameter_count; k++) {
    const int_range *range;
    const char *what = arena_print(&s->arena, "parameter %u of %s", k + 1, text);
    if (!read_marks(s, &origin->parameter_annotations[k], method_place(m), what,
                    parameter_descriptor(&s->arena, m, k), &range, sink))
      return false;
    if (range)
      map_put(&s->parameter_ranges, map_pair(m->id, k), map_address(range));
  }
  return true;
}

bool subject_read_domains(subject *s, diag_sink *sink) {
  const annotation *domain =
      class_annotation_inherited(subject_specifier(s), "Lglassbox/Domain;");
  const element_value *texts = domain ? annotation_element(domain, "value") : NULL;
  for (uint16_t i = 0; texts && texts->tag == '[' && i < texts->array.count; i++)
    if (texts->array.items[i].tag == 's' &&
        !read_named(s, texts->array.items[i].text->text, sink))
      return false;
  return true;
}

bool subject_read_parameters(subject *s, diag_sink *sink) {
  for (uint32_t i = 0; i < s->operation_count; i++) {
    const operation *o = &s->operations[i];
    if (o->block ? !subject_read_block_variables(s, o, sink)
                 : !subject_read_method(s, o->declared, o->text, sink))
      return false;
  }
  return true;
}
