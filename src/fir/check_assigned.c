/* Definite assignment, as javac has it: a local is read only where every way there has
 * given it a value. Symbolic execution relies on it: where only one side of a branch
 * binds a local, the other side's paths never read it. */
#include "fir/checker.h"

#include <assert.h>
#include <string.h>

/* For each local of the program: it surely has a value. */
typedef struct assigned {
  bool *has;
  uint32_t count;
} assigned;

static assigned copy_of(checker *c, assigned a) {
  assigned b = {arena_new_array(&c->program->store, bool, a.count), a.count};
  memcpy(b.has, a.has, a.count * sizeof *a.has);
  return b;
}

static void keep_common(assigned *a, assigned b) {
  for (uint32_t i = 0; i < a->count; i++)
    a->has[i] = a->has[i] && b.has[i];
}

static void give(assigned *a, const fir_symbol *s) {
  if (s->kind == FIR_LOCAL)
    a->has[s->index] = true;
}

static void check_read(checker *c, const fir_symbol *s, fir_position at, assigned a) {
  if (s->kind == FIR_LOCAL && !a.has[s->index])
    fir_checker_error(c, at, "'%s' may have no value here", s->name->text);
}

/* `before` is what old(x) reads, `now` what x reads. */
static void check_reads(checker *c, const fir_expr *e, assigned before, assigned now) {
  if (e->kind == FIR_NAME)
    check_read(c, e->symbol, e->at, now);
  if (e->kind == FIR_OLD)
    check_read(c, e->symbol, e->at, before);
  for (uint32_t i = 0; i < e->decl_count; i++)
    check_reads(c, e->decls[i].range, before, now);
  for (uint32_t i = 0; i < 3 && e->arguments[i]; i++)
    check_reads(c, e->arguments[i], before, now);
}

static void check_spec_reads(checker *c, const fir_stmt *s, assigned *a) {
  assigned before = copy_of(c, *a);
  for (uint32_t i = 0; i < s->target_count; i++)
    give(a, s->targets[i].symbol);
  check_reads(c, s->value, before, *a);
}

static void check_outputs(checker *c, const fir_proc *p, fir_position at, assigned a) {
  for (uint32_t i = 0; i < p->output_count; i++)
    if (!a.has[p->outputs[i].symbol->index])
      fir_checker_error(c, at, "output '%s' of %s may have no value at the end",
                        p->outputs[i].name->text, p->name->text);
}

static void walk_block(checker *c, const fir_block *, assigned *);

static void walk(checker *c, const fir_stmt *s, assigned *a) {
  assigned other;
  switch (s->kind) {
  case FIR_ASSIGN:
  case FIR_CREATE:
  case FIR_CALL:
    if (s->value)
      check_reads(c, s->value, *a, *a);
    for (uint32_t i = 0; i < s->argument_count; i++)
      check_reads(c, s->arguments[i], *a, *a);
    for (uint32_t i = 0; i < s->target_count; i++)
      give(a, s->targets[i].symbol);
    break;
  case FIR_SPEC: check_spec_reads(c, s, a); break;
  case FIR_IF:
    check_reads(c, s->value, *a, *a);
    other = copy_of(c, *a);
    walk_block(c, &s->body, a);
    walk_block(c, &s->otherwise, &other);
    keep_common(a, other);
    break;
  case FIR_WHILE:
    check_reads(c, s->value, *a, *a);
    other = copy_of(c, *a);
    walk_block(c, &s->body, &other);
    break;
  case FIR_EXIT:
    check_outputs(c, s->proc, s->at, *a);
    memset(a->has, 1, a->count * sizeof *a->has); /* nothing comes here */
    break;
  }
}

static void walk_block(checker *c, const fir_block *b, assigned *a) {
  for (uint32_t i = 0; i < b->count; i++)
    walk(c, b->statements[i], a);
}

void fir_check_assigned(checker *c, const fir_proc *p) {
  assigned a = {.count = c->program->locals.count};
  a.has = arena_new_array(&c->program->store, bool, a.count);
  for (uint32_t i = 0; i < p->input_count; i++)
    give(&a, p->inputs[i].symbol);
  assigned start = copy_of(c, a);
  if (p->required)
    check_reads(c, p->required, start, start);
  if (p->has_body) {
    walk_block(c, &p->body, &a);
    check_outputs(c, p, p->at, a);
  }
  if (p->meets) {
    assigned end = copy_of(c, start);
    check_spec_reads(c, p->meets, &end);
    if (!p->has_body)
      check_outputs(c, p, p->meets->at, end);
  }
}
