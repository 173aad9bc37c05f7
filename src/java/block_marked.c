/* The blocks between marks: which method of the class each stands in. */
#include "java/block.h"
#include "java/cut.h"
#include "java/marks.h"
#include "java/source_text.h"

#include <string.h>

typedef struct marked {
  java_program *program;
  ir_class *class;
  const char *path;
  java_block_vector *found;
  diag_sink *sink;
} marked;

static place place_of(const marked *m, const java_mark *mark) {
  return (place){m->path, mark->begin, 0};
}

static java_cut cut_of(const marked *m, const java_mark *mark, ir_method *method) {
  return (java_cut){.program = m->program,
                    .method = method,
                    .name = mark->name,
                    .path = m->path,
                    .first = mark->begin + 1,
                    .last = mark->end - 1};
}

static bool is_lambda(const ir_method *m) {
  return !strncmp(m->name->text, "lambda$", 7);
}

static bool report_two(const marked *m, const java_mark *mark, const ir_method *a,
                       const ir_method *b) {
  diag_error(m->sink, place_of(m, mark),
             "block %s cannot be cut out: it has code of %s and of %s", mark->name,
             a->name->text, b->name->text);
  return false;
}

/* The method with code between the marks; else the one that lies between them as a whole.
 * A lambda that does is part of what its method does there. False after an error. */
static bool find_method(const marked *m, const java_mark *mark, ir_method **found) {
  ir_method *whole = NULL;
  for (uint32_t i = 0; i < m->class->method_count; i++) {
    ir_method *method = &m->class->methods[i];
    java_cut cut = cut_of(m, mark, method);
    uint32_t inside, outside;
    if (!java_cut_count(&cut, &inside, &outside))
      return false;
    ir_method **as = outside ? found : &whole;
    if (!inside || (*as && !outside && is_lambda(method) && !is_lambda(*as)))
      continue;
    if (*as && (outside || is_lambda(method) == is_lambda(*as)))
      return report_two(m, mark, *as, method);
    *as = method;
  }
  *found = *found ? *found : whole;
  return true;
}

/* Line by line, from the class file. */
static bool has_lines(classfile *c, uint32_t first, uint32_t last, bool around) {
  diag_sink silent = {0};
  for (uint16_t i = 0; i < c->method_count; i++) {
    const code *k =
        c->methods[i].code_bytes ? classfile_code(c, &c->methods[i], &silent) : NULL;
    bool before = false, behind = false;
    for (uint16_t l = 0; k && l < k->line_count; l++) {
      uint32_t line = k->lines[l].line;
      if (!around && line >= first && line <= last)
        return true;
      before |= line < first;
      behind |= line > last;
    }
    if (around && before && behind)
      return true;
  }
  return false;
}

/* Whether a class that is nested in this one, or in which this one is, has code there. */
static bool is_of_another(const marked *m, const java_mark *mark) {
  classfile *file = java_info(m->class)->file;
  diag_sink silent = {0};
  classfile *host =
      file->nest_host ? java_class_file(m->program, file->nest_host, &silent) : file;
  if (!host || has_lines(host, mark->begin + 1, mark->end - 1, false))
    return true;
  for (uint16_t i = 0; i < host->nest_member_count; i++) {
    classfile *c = java_class_file(m->program, host->nest_members[i], &silent);
    if (!c || has_lines(c, mark->begin + 1, mark->end - 1, false))
      return true;
  }
  return false;
}

/* Marks in the middle of a method, with nothing between them. */
static bool check_empty(const marked *m, const java_mark *mark) {
  if (is_of_another(m, mark) ||
      !has_lines(java_info(m->class)->file, mark->begin, mark->end, true))
    return true;
  diag_error(m->sink, place_of(m, mark),
             "block %s is empty: there is no code in its lines", mark->name);
  return false;
}

static bool check_name(const marked *m, const java_mark *mark) {
  vec_each (java_block, b, m->found)
    if (!strcmp(b->name, mark->name)) {
      diag_error(m->sink, place_of(m, mark),
                 "two blocks are called '%s', this one and that of line %u: give them "
                 "different names",
                 mark->name, b->line);
      return false;
    }
  return true;
}

static bool add_marked(const marked *m, const java_mark *mark) {
  ir_method *method = NULL;
  if (!find_method(m, mark, &method))
    return false;
  if (!method)
    return check_empty(m, mark);
  if (!check_name(m, mark))
    return false;
  java_cut cut = cut_of(m, mark, method);
  ir_method *block = java_cut_out(&cut, m->sink);
  if (block)
    vec_push(m->found, ((java_block){.name = mark->name,
                                     .in = method->origin,
                                     .cut = block,
                                     .path = m->path,
                                     .line = mark->begin,
                                     .end = mark->end}));
  return block;
}

/* The source of the class among those that are known; NULL: none, or several. */
static const char *source_of(arena *a, const classfile *c, const java_sources *sources) {
  const char *slash = strrchr(c->this_name->text, '/'), *found = NULL;
  int length = slash ? (int)(slash + 1 - c->this_name->text) : 0;
  const char *package = arena_print(a, "%.*s", length, c->this_name->text);
  for (uint32_t i = 0; c->source_file && i < sources->count; i++) {
    const char *path = sources->paths[i], *last = strrchr(path, '/');
    if (strcmp(last ? last + 1 : path, c->source_file->text) != 0 ||
        strcmp(source_package(a, path), package) != 0)
      continue;
    if (found && strcmp(found, path) != 0)
      return NULL;
    found = path;
  }
  return found;
}

bool java_has_marks(classfile *c, const java_sources *sources) {
  diag_sink silent = {0};
  java_mark_vector marks = {0};
  arena store;
  arena_init(&store);
  const char *path = sources->count ? source_of(&store, c, sources) : NULL;
  bool has = path && !java_marks_read(&store, path, &marks, &silent);
  vec_each (java_mark, m, &marks) /* one without an end: whatever is behind it */
    has = has || has_lines(c, m->begin + 1, m->end ? m->end - 1 : UINT32_MAX, false);
  vec_release(&marks);
  arena_release(&store);
  return has;
}

bool java_blocks_all(java_program *p, ir_class *c, const java_sources *sources, arena *a,
                     java_block_vector *out, diag_sink *sink) {
  classfile *file = java_info(c)->file;
  java_mark_vector marks = {0};
  marked m = {p, c, file ? source_of(a, file, sources) : NULL, out, sink};
  bool good = !file || java_blocks_find(file, a, out, sink);
  if (good && m.path)
    good = java_marks_read(a, m.path, &marks, sink);
  vec_each (java_mark, mark, &marks)
    good = good && add_marked(&m, mark);
  vec_release(&marks);
  return good;
}
