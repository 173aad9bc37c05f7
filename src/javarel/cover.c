#include "javarel/cover.h"

#include <stdlib.h>
#include <string.h>

#define print(v, ...) arena_print(&(v)->store, __VA_ARGS__)

/* ---- Reasons ---- */

static const char *culprit_text(cover_view *v, const javarel_run *run,
                                const fir_stmt *culprit) {
  const line_origin *from = writer_origin(&run->lines, culprit->at.line);
  const char *what = culprit->kind == FIR_WHILE  ? "the loop"
                     : culprit->kind == FIR_CALL ? "the recursion"
                                                 : "the demand";
  if (!from->class)
    return culprit->kind == FIR_SPEC ? "no specification field fits"
                                     : print(v, "%s does not finish", what);
  return print(v, "%s at line %u does not finish within %u turns", what, from->line,
               run->options.bounds.unroll);
}

static const char *why_text(cover_view *v, const javarel_run *run,
                            const fir_covered_statement *s) {
  switch (s->why) {
  case FIR_WHY_NO_EXECUTION:
  case FIR_WHY_UNFINISHED:
    return s->culprit ? print(v, "executions that come here do not end: %s",
                              culprit_text(v, run, s->culprit))
                      : "executions that come here do not end within the unrolling";
  case FIR_WHY_UNREACHED: return "no execution within the bound comes here";
  case FIR_WHY_UNSPECIFIED: return "the specification says nothing about what it does";
  default: return "a limit was reached before the reason was found";
  }
}

/* ---- Lines ---- */

static cover_line *line_at(cover_view *v, const char *file, uint32_t line) {
  vec_each (cover_line, l, &v->lines)
    if (l->line == line && !strcmp(l->file, file))
      return l;
  return NULL;
}

static void add_statement(cover_view *v, const javarel_run *run, spec_book *book,
                          const fir_covered_statement *s) {
  const line_origin *from = writer_origin(&run->lines, s->statement->at.line);
  if (!from->class || from->is_silent || from->is_trap || !from->line)
    return;
  const java_class_info *info = java_info(from->class);
  if (info && info->from_jdk)
    return;
  const char *file = spec_source_path(book, from->class);
  cover_line *l = line_at(v, file, from->line);
  if (!l) {
    cover_line fresh = {.file = file, .line = from->line};
    fresh.text = spec_source_line(book, from->class, from->line);
    vec_push(&v->lines, fresh);
    l = vec_last(&v->lines);
  }
  l->statements++;
  l->covered += s->covered > 0;
  if (!s->covered && !l->why)
    l->why = why_text(v, run, s);
}

/* ---- Clauses ---- */

static void add_part(cover_view *v, const javarel_run *run, const fir_covered_part *p) {
  const line_origin *from =
      p->part.expr ? writer_origin(&run->lines, p->part.expr->at.line) : NULL;
  if (!from || !from->clause || p->part.kind != FIR_PART_CONCLUDED)
    return;
  vec_each (cover_part, known, &v->parts)
    if (known->clause == from->clause) {
      known->is_covered |= p->covered;
      return;
    }
  vec_push(&v->parts, ((cover_part){from->clause, p->covered}));
}

static int by_place(const void *a, const void *b) {
  const cover_line *x = a, *y = b;
  int files = strcmp(x->file, y->file);
  return files ? files : (x->line > y->line) - (x->line < y->line);
}

static void add_run(cover_view *v, const javarel_run *run, spec_book *book) {
  const fir_coverage *c = run->result.coverage;
  v->is_open |= !c->exact;
  for (uint32_t i = 0; i < c->statement_count; i++)
    add_statement(v, run, book, &c->statements[i]);
  for (uint32_t i = 0; i < c->part_count; i++)
    add_part(v, run, &c->parts[i]);
}

bool cover_is_unfinished(const javarel_result *r) {
  bool open = false;
  for (uint32_t i = 0; i < r->runs.size; i++)
    open |= r->runs.data[i]->result.is_coverage_open;
  return open;
}

bool cover_view_init(cover_view *v, const javarel_result *r, spec_book *book) {
  *v = (cover_view){0};
  bool any = false;
  v->is_open = cover_is_unfinished(r);
  arena_init(&v->store);
  for (uint32_t i = 0; i < r->runs.size; i++) {
    if (r->runs.data[i]->result.coverage) {
      add_run(v, r->runs.data[i], book);
      any = true;
    }
  }
  if (v->lines.size)
    qsort(v->lines.data, v->lines.size, sizeof *v->lines.data, by_place);
  vec_each (cover_line, l, &v->lines)
    v->missed_lines += !l->covered;
  vec_each (cover_part, p, &v->parts)
    v->missed_parts += !p->is_covered;
  return any;
}

void cover_view_release(cover_view *v) {
  vec_release(&v->lines);
  vec_release(&v->parts);
  arena_release(&v->store);
}
