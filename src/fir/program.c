/* Programs from files, and what must be true of one before it can be verified. */
#include "fir/check.h"
#include "fir/fir.h"
#include "fir/parse.h"
#include "fir/walk.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

fir_program *fir_program_parse(const char *file, const char *text, diag_sink *sink) {
  fir_program *p = memory_new(fir_program);
  arena_init(&p->store);
  p->file = arena_copy(&p->store, file, strlen(file));
  p->text = arena_copy(&p->store, text, strlen(text));
  if (fir_parse(p, sink) && fir_check(p, sink))
    return p;
  fir_program_delete(p);
  return NULL;
}

void fir_program_delete(fir_program *p) {
  if (!p)
    return;
  name_table_release(&p->names);
  arena_release(&p->store);
  memory_free(p);
}

/* The whole file; NUL bytes inside would hide the rest, so they are an error. */
static bool read_all(const char *file, char_vector *out, diag_sink *sink) {
  errno = 0;
  FILE *in = fopen(file, "rb");
  char room[4096];
  size_t count = 0;
  while (in && (count = fread(room, 1, sizeof room, in)))
    for (size_t i = 0; i < count; i++)
      vec_push(out, room[i]);
  bool good = in && !ferror(in);
  if (!good)
    diag_error(sink, NO_PLACE, "cannot read '%s': %s", file, strerror(errno));
  if (in)
    fclose(in);
  if (good && out->size && memchr(out->data, 0, out->size)) {
    diag_error(sink, (place){file, 0, 0}, "the file has NUL bytes: it is not text");
    good = false;
  }
  vec_push(out, '\0');
  return good;
}

fir_program *fir_program_load(const char *file, diag_sink *sink) {
  char_vector text = {0};
  fir_program *p =
      read_all(file, &text, sink) ? fir_program_parse(file, text.data, sink) : NULL;
  vec_release(&text);
  return p;
}

const fir_proc *fir_program_proc(const fir_program *p, const char *wanted) {
  for (uint32_t i = 0; i < p->proc_count; i++)
    if (!strcmp(p->procs[i]->name->text, wanted))
      return p->procs[i];
  return NULL;
}

/* ---- Can it be verified? ---- */

typedef struct fitting {
  const fir_program *program;
  int64_t least, most;
  uint32_t bitwidth;
  diag_sink *sink;
  bool reported;
} fitting;

static uint32_t bitwidth_for(int64_t value) {
  uint32_t width = 1;
  while (value < -((int64_t)1 << (width - 1)) || value >= (int64_t)1 << (width - 1))
    width++;
  return width;
}

static void check_integer(void *context, const fir_expr *e) {
  fitting *f = context;
  if (e->kind != FIR_INTEGER || f->reported ||
      (e->integer >= f->least && e->integer <= f->most))
    return;
  f->reported = true;
  place at = {f->program->file, e->at.line, e->at.column};
  diag_error(f->sink, at,
             "%" PRId64 " does not fit into %u bits, which hold %" PRId64 " to %" PRId64
             "; give --bitwidth %u",
             e->integer, f->bitwidth, f->least, f->most, bitwidth_for(e->integer));
}

void fir_program_make_modular(fir_program *p) {
  for (uint32_t i = 0; i < p->proc_count; i++)
    if (p->procs[i]->meets)
      p->procs[i]->goes_by_specification = true;
}

bool fir_verifiable(const fir_program *p, const fir_proc *proc, const fir_bounds *bounds,
                    diag_sink *sink) {
  place at = {p->file, proc->at.line, proc->at.column};
  if (!proc->meets) {
    diag_error(sink, at, "procedure '%s' has no specification: meets ... := spec(...)",
               proc->name->text);
    return false;
  }
  if (!proc->has_body) {
    diag_error(sink, at, "procedure '%s' has no body to verify", proc->name->text);
    return false;
  }
  int64_t half = (int64_t)1 << (bounds->bitwidth - 1);
  fitting f = {p, -half, half - 1, bounds->bitwidth, sink, false};
  fir_walk(proc, check_integer, &f);
  return !f.reported;
}
