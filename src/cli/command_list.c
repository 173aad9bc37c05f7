/* glassbox list: what could be checked here. One paragraph for each class; classes
 * with an invariant also show the search space that checking them would cover. With
 * --ir, one method as the machine sees it. */
#include "base/progress.h"
#include "base/suggest.h"
#include "check/result.h"
#include "cli/bounds.h"
#include "cli/checked_class.h"
#include "cli/documents.h"
#include "cli/inputs.h"
#include "cli/interrupt.h"
#include "cli/list_rows.h"
#include "cli/result_json.h"
#include "java/java_text.h"
#include "search/engines.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT_STEPS = 100000 }; /* of one evaluation of the invariant */

typedef struct listing {
  inputs *in;
  const cli_options *options;
  space_bounds bounds;
  document_set documents;
  list_rows rows;  /* of the class at hand */
  json_t *classes; /* NULL: no documents are wanted */
  double started;
} listing;

static bool is_called(const class_method *m, const char *text, const char *descriptor) {
  return !strcmp(m->name->text, text) &&
         (!descriptor || !strcmp(m->descriptor->text, descriptor));
}

static bool is_invariant(const class_method *m) {
  return is_called(m, "repOk", "()Z") || is_called(m, "repOkLocal", "()Z");
}

static bool is_specification(const class_method *m) {
  return is_called(m, "precondition", "()Z") || is_called(m, "postcondition", NULL) ||
         annotation_find(&m->annotations, "Lglassbox/Pre;") ||
         annotation_find(&m->annotations, "Lglassbox/Post;");
}

static bool is_declarative(const class_method *m) {
  return annotation_find(&m->annotations, "Lglassbox/Declarative;");
}

static bool is_main(const class_method *m) {
  return (m->access & (ACC_PUBLIC | ACC_STATIC)) == (ACC_PUBLIC | ACC_STATIC) &&
         is_called(m, "main", "([Ljava/lang/String;)V");
}

static bool is_operation(const class_method *m) {
  return (m->access & ACC_PUBLIC) && !(m->access & (ACC_STATIC | ACC_SYNTHETIC)) &&
         m->name->text[0] != '<' && !is_invariant(m) && !is_specification(m) &&
         !is_declarative(m);
}

static bool is_helper(const class_method *m) {
  return is_declarative(m) && !is_invariant(m) && !is_specification(m);
}

/* Of a language: its steps are its one operation. */

static bool is_step(const class_method *m) {
  return is_called(m, "smallStep", "()V") || is_called(m, "smallStep", "(I)V");
}

static bool is_typing(const class_method *m) {
  return is_called(m, "wellTyped", "()Z") || is_invariant(m);
}

static bool is_language_method(const class_method *m) {
  return is_called(m, "isFinalState", "()Z") || is_called(m, "transitions", "()I") ||
         is_specification(m);
}

static bool is_language_helper(const class_method *m) {
  return is_helper(m) && !is_typing(m) && !is_language_method(m);
}

/* "@Post("insert") isInserted(...)", or just the method when it has no such mark. */
static const char *method_text(arena *a, const class_method *m) {
  static const char *const marks[] = {"Pre", "Post"};
  const char *text = java_text_method(a, m->name->text, m->descriptor->text);
  for (size_t i = 0; i < 2; i++) {
    const annotation *mark =
        annotation_find(&m->annotations, arena_print(a, "Lglassbox/%s;", marks[i]));
    const element_value *of = mark ? annotation_element(mark, "value") : NULL;
    if (of && of->tag == 's')
      text = arena_print(a, "@%s(\"%s\") %s", marks[i], of->text->text, text);
  }
  return text;
}

static void print_methods(listing *l, const classfile *c, const char *label,
                          bool (*chosen)(const class_method *)) {
  list_label(&l->rows, label);
  for (uint16_t i = 0; i < c->method_count; i++)
    if (chosen(&c->methods[i]))
      list_row(&l->rows, method_text(&l->in->store, &c->methods[i]));
}

/* Whether a @Pre or @Post of the class is about it. */
static bool is_specified(arena *a, const classfile *c, const class_method *m) {
  static const char *const marks[] = {"Lglassbox/Pre;", "Lglassbox/Post;"};
  for (uint16_t i = 0; i < c->method_count; i++)
    for (size_t k = 0; k < 2; k++) {
      const annotation *mark = annotation_find(&c->methods[i].annotations, marks[k]);
      const element_value *of = mark ? annotation_element(mark, "value") : NULL;
      if (of && of->tag == 's' &&
          (!strcmp(of->text->text, m->name->text) ||
           !strcmp(of->text->text,
                   java_text_method(a, m->name->text, m->descriptor->text))))
        return true;
    }
  return false;
}

/* Static methods that are operations because they are marked or specified. */
static void print_marked(listing *l, const classfile *c) {
  arena *a = &l->in->store;
  for (uint16_t i = 0; i < c->method_count; i++) {
    const class_method *m = &c->methods[i];
    bool nameable = m->access & ACC_STATIC && !(m->access & ACC_PRIVATE);
    bool marked = nameable && (annotation_find(&m->annotations, "Lglassbox/Check;") ||
                               is_specified(a, c, m));
    if (marked && !is_operation(m) && !is_step(m))
      list_row(&l->rows, method_text(a, m));
  }
}

/* "@Tree left: Node": the field with its marks, or NULL when it has none of ours. */
static const char *field_text(arena *a, const class_field *f) {
  const char *marks = "";
  for (uint16_t i = 0; i < f->annotations.count; i++) {
    const annotation *mark = &f->annotations.items[i];
    if (strncmp(mark->type->text, "Lglassbox/", 10) != 0)
      continue;
    marks = arena_print(a, "%s@%s", marks, java_text_type(a, mark->type->text));
    const element_value *least = annotation_element(mark, "min");
    const element_value *most = annotation_element(mark, "max");
    if (least && most)
      marks = arena_print(a, "%s(%" PRId64 ", %" PRId64 ")", marks, least->integer,
                          most->integer);
    marks = arena_print(a, "%s ", marks);
  }
  return *marks ? arena_print(a, "%s%s: %s", marks, f->name->text,
                              java_text_type(a, f->descriptor->text))
                : NULL;
}

static void print_fields(listing *l, const classfile *c) {
  list_label(&l->rows, "fields");
  for (uint16_t i = 0; i < c->field_count; i++) {
    const char *text = field_text(&l->in->store, &c->fields[i]);
    if (text)
      list_row(&l->rows, text);
  }
}

/* "search in find(int): this, low: int" */
static bool print_blocks(listing *l, classfile *c, diag_sink *sink) {
  inputs *in = l->in;
  arena *a = &in->store;
  java_block_vector found = {0};
  java_sources sources = {in->sources.data, in->sources.size};
  bool cuts = java_has_marks(c, &sources); /* otherwise the class need not be whole */
  ir_class *class = cuts ? java_class_named(in->program, c->this_name) : NULL;
  bool good =
      cuts ? class && java_blocks_all(in->program, class, &sources, a, &found, sink)
           : java_blocks_find(c, a, &found, sink);
  list_label(&l->rows, "blocks");
  vec_each (java_block, b, &found)
    list_row(&l->rows,
             arena_print(a, "%s in %s: %s", b->name,
                         java_text_method(a, b->in->name->text, b->in->descriptor->text),
                         java_block_variables(a, c, b)));
  vec_release(&found);
  return good;
}

/* The search space of a class with a repOk. What stands against checking it is a row,
 * not an error. */

typedef struct last_message {
  diag_sink sink; /* first, so that the sink's address is ours */
  char *text;
} last_message;

static void keep_message(diag_sink *sink, diag_severity severity, place where,
                         const char *text) {
  last_message *m = (last_message *)sink;
  (void)where;
  if (severity != DIAG_ERROR)
    return;
  memory_free(m->text);
  m->text = memory_copy_text(text);
}

static void print_count(listing *l, space *s, diag_sink *sink) {
  arena *a = &l->in->store;
  check_limits limits = {.steps = COUNT_STEPS, .stop = interrupt_catch()};
  check_result result = {0};
  check_result_start(&result, s);
  check_run(check_count, s, &limits, &result, sink);
  list_label(&l->rows, "valid states");
  list_row(&l->rows, result.count_text
                         ? result.count_text
                         : arena_print(a, "not counted: %s", result.reason));
  list_label(&l->rows, "diagram");
  if (l->options->verbose && result.counted)
    list_row(&l->rows, arena_print(a, "%" PRIu32 " nodes", result.costs.diagram_valid));
  check_result_release(&result);
}

/* The lines of the space, in its own words. */
static void print_slots(listing *l, space *s) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out)
    return;
  space_print(s, out);
  fclose(out);
  list_lines(&l->rows, text);
  free(text);
}

/* False after an error: a class that is needed is missing or broken. */
static bool print_space(listing *l, name class_name) {
  inputs *in = l->in;
  last_message m = {.sink = {.report = keep_message}};
  selection select = {.classes = &in->known,
                      .given = &in->classes,
                      .blocks = true,
                      .sources = {in->sources.data, in->sources.size}};
  ir_class *c = java_class_named(in->program, class_name);
  subject *checked = c ? subject_new(in->program, c, &select, &m.sink) : NULL;
  space *s = checked ? space_new(checked, &l->bounds, &m.sink) : NULL;
  list_label(&l->rows, "search space");
  if (s) {
    print_slots(l, s);
    if (l->options->count)
      print_count(l, s, &m.sink);
  } else if (m.text)
    list_row(&l->rows, arena_print(&in->store, "none: %s", m.text));
  bool good = s || m.text;
  space_delete(s);
  subject_delete(checked);
  memory_free(m.text);
  return good;
}

static const char *kind_of(const classfile *c) {
  return c->access & ACC_ANNOTATION  ? "annotation"
         : c->access & ACC_INTERFACE ? "interface"
         : c->access & ACC_ENUM      ? "enum"
         : c->is_record              ? "record"
         : c->access & ACC_ABSTRACT  ? "abstract class"
                                     : "class";
}

static void print_name(listing *l, const classfile *c) {
  const char *shown = java_text_class(&l->in->store, c->this_name->text);
  const char *file = c->source_file ? c->source_file->text : NULL;
  if (l->rows.out) {
    printf("%s %s", kind_of(c), shown);
    printf(file ? " (%s)\n" : "\n", file ? file : "");
  }
  if (!l->rows.class)
    return;
  json_object_set_new(l->rows.class, "class", result_json_text(shown));
  json_object_set_new(l->rows.class, "kind", json_string(kind_of(c)));
  if (file)
    json_object_set_new(l->rows.class, "file", result_json_text(file));
}

static bool print_class(listing *l, classfile *c, diag_sink *sink) {
  print_name(l, c);
  const annotation *spec = annotation_find(&c->annotations, "Lglassbox/SpecFor;");
  const element_value *target = spec ? annotation_element(spec, "value") : NULL;
  list_label(&l->rows, "specifies");
  if (target && target->tag == 'c')
    list_row(&l->rows, java_text_type(&l->in->store, target->text->text));
  print_fields(l, c);
  bool language = inputs_class_is_language(c);
  print_methods(l, c, "invariant", language ? is_typing : is_invariant);
  print_methods(l, c, "operations", language ? is_step : is_operation);
  print_marked(l, c);
  print_methods(l, c, "specification", language ? is_language_method : is_specification);
  print_methods(l, c, "declarative", language ? is_language_helper : is_helper);
  print_methods(l, c, "program", is_main);
  if (!print_blocks(l, c, sink))
    return false;
  bool is_checked = checked_has_invariant(c) || checked_has_mark(c);
  return !is_checked || print_space(l, c->this_name);
}

static bool print_classes(listing *l, name only, diag_sink *sink) {
  const char *gap = "";
  vec_each (name, n, &l->in->classes) {
    if (only && *n != only)
      continue;
    classfile *c = inputs_class_read(l->in, *n, sink);
    if (!c)
      return false;
    if (c->access & ACC_SYNTHETIC)
      continue;
    if (l->rows.out)
      fputs(gap, l->rows.out);
    gap = "\n";
    if (l->classes) {
      l->rows.class = json_object();
      json_array_append_new(l->classes, l->rows.class);
    }
    if (!print_class(l, c, sink))
      return false;
  }
  return true;
}

static bool write_listing(listing *l, diag_sink *sink) {
  json_t *all = result_json_new("list", EXIT_HOLDS);
  json_object_set_new(all, "file", result_json_text(l->options->paths[0]));
  json_object_set(all, "classes", l->classes);
  result_json_end(all, l->started);
  bool written = documents_write(&l->documents, all, sink);
  json_decref(all);
  return written;
}

static int list_classes(inputs *in, const cli_options *o, diag_sink *sink) {
  name only = NULL;
  listing l = {.in = in, .options = o, .started = progress_clock()};
  if (!bounds_read(o, &l.bounds, sink))
    return EXIT_USAGE;
  if (o->class_name && !(only = inputs_class_pick(in, o->class_name, NULL, NULL, sink)))
    return EXIT_USAGE;
  if (!documents_start(&l.documents, o, sink))
    return EXIT_USAGE;
  l.rows.out = documents_take_output(&l.documents) ? NULL : stdout;
  l.classes = documents_any(&l.documents) ? json_array() : NULL;
  bool good = print_classes(&l, only, sink) && (!l.classes || write_listing(&l, sink));
  json_decref(l.classes);
  documents_close(&l.documents);
  return good ? EXIT_HOLDS : EXIT_USAGE;
}

/* Resolves what can be, so that names stand in the text where a run would put them
 * when it comes there. Returns how many operands cannot be: they are shown as '?'. */
static uint32_t resolve_all(ir_program *p, ir_code *body) {
  diag_sink quiet = {0}, *given = p->sink;
  uint32_t unknown = 0;
  p->sink = &quiet;
  for (uint32_t i = 0; i < body->count; i++)
    unknown += !ir_resolve(p, body->method, &body->instrs[i]);
  p->sink = given;
  return unknown;
}

static void report_unknown_method(inputs *in, const ir_class *c, const char *method,
                                  diag_sink *sink) {
  suggestion near = suggest_start(method);
  for (uint32_t i = 0; i < c->method_count; i++)
    suggest_offer(&near, c->methods[i].name->text);
  const char *class_text = java_text_class(&in->store, c->name->text);
  if (near.best)
    diag_error(sink, NO_PLACE, "class %s has no method '%s'; did you mean %s?",
               class_text, method, near.best);
  else
    diag_error(sink, NO_PLACE, "class %s has no method '%s'", class_text, method);
}

/* Prints every method of the class that has the name. */
static int print_code(inputs *in, name class_name, const char *method, diag_sink *sink) {
  ir_program *p = java_program_ir(in->program);
  ir_class *c = java_class_named(in->program, class_name);
  if (!c)
    return EXIT_USAGE;
  bool found = false, failed = false;
  for (uint32_t i = 0; i < c->method_count && !failed; i++) {
    if (strcmp(c->methods[i].name->text, method) != 0)
      continue;
    ir_code *body = ir_method_code(p, &c->methods[i], &failed);
    if (body) {
      uint32_t unknown = resolve_all(p, body);
      ir_print(stdout, body);
      if (unknown)
        diag_warning(sink, NO_PLACE,
                     "%u operands, shown as '?', name classes or members that are not "
                     "there",
                     unknown);
    } else if (!failed)
      diag_warning(sink, NO_PLACE, "%s.%s has no code: it is abstract or native",
                   java_text_class(&in->store, class_name->text), method);
    found = true;
  }
  if (!found)
    report_unknown_method(in, c, method, sink);
  return found && !failed ? EXIT_HOLDS : EXIT_USAGE;
}

/* A class by its full name, which need not be one of the PATHs'; NULL: there is none. */
static name class_anywhere(inputs *in, const char *dotted) {
  char *internal = arena_copy(&in->store, dotted, strlen(dotted));
  for (char *c = internal; *c; c++)
    if (*c == '.')
      *c = '/';
  name n = name_mk(&java_program_ir(in->program)->names, internal);
  return java_has_class(in->program, n) ? n : NULL;
}

static int list_code(inputs *in, const char *wanted, bool in_documents, diag_sink *sink) {
  if (in_documents) {
    diag_error(sink, NO_PLACE, "--ir prints text only; leave out --json and its like");
    return EXIT_USAGE;
  }
  const char *dot = strrchr(wanted, '.');
  if (!dot || dot == wanted || !dot[1]) {
    diag_error(sink, NO_PLACE, "--ir takes CLASS.METHOD, not '%s'", wanted);
    return EXIT_USAGE;
  }
  const char *class_text = arena_copy(&in->store, wanted, (size_t)(dot - wanted));
  name c = class_anywhere(in, class_text);
  if (!c)
    c = inputs_class_pick(in, class_text, NULL, NULL, sink);
  return c ? print_code(in, c, dot + 1, sink) : EXIT_USAGE;
}

int command_list(const cli_options *o, diag_sink *sink) {
  inputs in;
  int status = EXIT_USAGE;
  if (inputs_open(&in, o, sink))
    status = o->ir ? list_code(&in, o->ir, o->json || o->html || o->markdown, sink)
                   : list_classes(&in, o, sink);
  inputs_close(&in);
  return status;
}
