/* The text of a verification's result: a line with the verdict and the bounds, then the
 * trace of the counterexample in the manner of 003 §3.2.6, or the coverage. */
#include "cli/verify_report.h"
#include "fir/print.h"

#include <assert.h>
#include <string.h>

/* ---- The first line ---- */

static bool scopes_differ(const verify_report *r) {
  const uint32_t *scopes = r->options->bounds.scopes;
  for (uint32_t d = FIR_USER_DOMAINS + 1; d < r->program->domains.count; d++)
    if (scopes[d] != scopes[FIR_USER_DOMAINS])
      return true;
  for (uint32_t d = FIR_USER_DOMAINS; d < r->program->domains.count; d++)
    if (r->options->bounds.exact[d])
      return true;
  return false;
}

static void print_bounds(FILE *out, const verify_report *r) {
  const fir_bounds *b = &r->options->bounds;
  uint32_t domains = r->program->domains.count;
  if (scopes_differ(r)) {
    fputs("scope ", out);
    for (uint32_t d = FIR_USER_DOMAINS; d < domains; d++)
      fprintf(out, "%s%s%s%u", d > FIR_USER_DOMAINS ? "," : "",
              r->program->domains.data[d]->name->text, b->exact[d] ? "==" : "=",
              b->scopes[d]);
    fputs(", ", out);
  } else if (domains > FIR_USER_DOMAINS)
    fprintf(out, "scope %u, ", b->scopes[FIR_USER_DOMAINS]);
  fprintf(out, "bitwidth %u, unroll %u", b->bitwidth, b->unroll);
}

const char *verify_shortfall_text(arena *a, const fir_shortfall *s,
                                  const verify_report *r) {
  bool is_loop = s->statement->kind == FIR_WHILE;
  uint32_t turns = r->options->bounds.unroll;
  return arena_print(a, "%u %s%s %s enough for the %s at line %u", turns,
                     is_loop ? "round" : "nested call", turns == 1 ? "" : "s",
                     !s->is_sure  ? "may not be"
                     : turns == 1 ? "is not"
                                  : "are not",
                     is_loop ? "loop" : "recursion", s->statement->at.line);
}

static void print_shortfalls(FILE *out, const verify_report *r) {
  arena a;
  arena_init(&a);
  const fir_shortfalls *all = &r->result->shortfalls;
  for (uint32_t i = 0; i < all->count; i++)
    fprintf(out, "; %s", verify_shortfall_text(&a, &all->data[i], r));
  arena_release(&a);
}

static void print_verdict(FILE *out, const verify_report *r) {
  static const char *const words[] = {"holds", "violated", "inconclusive"};
  fprintf(out, "%s: %s%s (", r->proc->name->text, words[r->result->verdict],
          r->result->is_coverage_open ? ", coverage unfinished" : "");
  print_bounds(out, r);
  print_shortfalls(out, r);
  fputs(")\n", out);
  if (r->result->verdict == FIR_INCONCLUSIVE)
    fprintf(out, "reason: %s\n", r->result->reason);
}

/* ---- The trace ---- */

static void print_value(FILE *out, arena *a, const verify_report *r, const fir_symbol *s,
                        const fir_rows *value, unsigned indent) {
  fprintf(out, "%*s%s = %s\n", (int)indent, "", s->name->text,
          fir_rows_text(a, r->result->universe, value));
}

static void print_initial(FILE *out, arena *a, const verify_report *r) {
  const fir_trace *t = &r->result->trace;
  fputs("\ninitial state\n", out);
  for (uint32_t d = FIR_USER_DOMAINS; d < r->program->domains.count; d++)
    print_value(out, a, r, r->program->domains.data[d], t->initial.extents[d], 4);
  for (uint32_t i = 0; i < r->program->globals.count; i++)
    print_value(out, a, r, r->program->globals.data[i], t->initial.globals[i], 4);
  for (uint32_t i = 0; i < r->proc->input_count; i++) {
    const fir_symbol *s = r->proc->inputs[i].symbol;
    print_value(out, a, r, s, t->initial.locals[s->index], 4);
  }
}

static void print_event(FILE *out, arena *a, const verify_report *r, const fir_event *e) {
  unsigned indent = 2 * e->depth;
  if (e->is_return && !e->binding_count)
    return;
  fprintf(out, "%*sline %u: %s%s\n", (int)indent, "", e->statement->at.line,
          fir_statement_text(a, e->statement), e->is_return ? "  (returns)" : "");
  if (e->has_condition)
    fprintf(out, "%*s%s\n", (int)indent + 4, "", e->condition ? "true" : "false");
  for (uint32_t i = 0; i < e->binding_count; i++)
    print_value(out, a, r, e->bindings[i].symbol, e->bindings[i].value, indent + 4);
}

static void print_if_changed(FILE *out, arena *a, const verify_report *r,
                             const fir_symbol *s) {
  const fir_trace *t = &r->result->trace;
  const fir_rows *before = *fir_state_at(&t->initial, s);
  const fir_rows *after = *fir_state_at(&t->final, s);
  if (!before || !fir_rows_equal(before, after))
    print_value(out, a, r, s, after, 4);
}

static void print_final(FILE *out, arena *a, const verify_report *r) {
  fputs("final state, where it differs\n", out);
  for (uint32_t d = FIR_USER_DOMAINS; d < r->program->domains.count; d++)
    print_if_changed(out, a, r, r->program->domains.data[d]);
  for (uint32_t i = 0; i < r->program->globals.count; i++)
    print_if_changed(out, a, r, r->program->globals.data[i]);
  for (uint32_t i = 0; i < r->proc->output_count; i++)
    print_if_changed(out, a, r, r->proc->outputs[i].symbol);
}

const char *verify_report_message(arena *a, const verify_report *r) {
  const fir_trace *t = &r->result->trace;
  if (t->broken)
    return arena_print(a, "the specification is broken: %s",
                       fir_expression_text(a, t->broken));
  return arena_print(a, "'%s' changes but is not in the frame of the specification",
                     t->frame_broken->name->text);
}

uint32_t verify_report_line(const verify_report *r) {
  const fir_trace *t = &r->result->trace;
  return t->broken ? t->broken->at.line : r->proc->meets->at.line;
}

static void print_trace(FILE *out, arena *a, const verify_report *r) {
  fprintf(out, "%s:%u: %s\n", r->program->file, verify_report_line(r),
          verify_report_message(a, r));
  print_initial(out, a, r);
  vec_each (fir_event, e, &r->result->trace.events)
    print_event(out, a, r, e);
  print_final(out, a, r);
}

/* Another counterexample, as if it were the first. */
verify_report verify_report_of(const verify_report *r, const fir_trace *t,
                               fir_result *copy) {
  verify_report one = *r;
  *copy = *r->result;
  copy->trace = *t;
  one.result = copy;
  return one;
}

static void print_more(FILE *out, arena *a, const verify_report *r) {
  for (uint32_t i = 0; i < r->result->more.size; i++) {
    fir_result copy;
    verify_report one = verify_report_of(r, &r->result->more.data[i], &copy);
    fprintf(out, "\ncounterexample %u\n", i + 2);
    print_trace(out, a, &one);
  }
  uint32_t found = r->result->more.size + 1;
  if (found < r->options->instances)
    fprintf(out, "\nno other counterexample begins differently: %u of %u\n", found,
            r->options->instances);
}

/* ---- Coverage ---- */

static const char *remedy_text(arena *a, const fir_remedy *m, const verify_report *r) {
  const fir_bounds *b = &r->options->bounds;
  const char *text = "";
  if (m->more_scope && scopes_differ(r))
    text = arena_print(a, " %u more in every scope", m->more_scope);
  else if (m->more_scope)
    text = arena_print(a, " --scope %u", b->scopes[FIR_USER_DOMAINS] + m->more_scope);
  if (m->more_bitwidth)
    text = arena_print(a, "%s --bitwidth %u", text, b->bitwidth + m->more_bitwidth);
  if (m->more_unroll)
    text = arena_print(a, "%s --unroll %u", text, b->unroll + m->more_unroll);
  return arena_print(a,
                     m->counterexample ? "; there is a counterexample with%s"
                                       : "; it is covered with%s",
                     text);
}

static const char *reason_text(arena *a, const fir_covered_statement *s,
                               const verify_report *r) {
  const fir_stmt *culprit = s->culprit;
  bool limit = culprit && (culprit->kind == FIR_WHILE || culprit->kind == FIR_CALL);
  const char *what = culprit && culprit->kind == FIR_WHILE ? "loop" : "recursion";
  switch (s->why) {
  case FIR_WHY_NO_EXECUTION:
    if (!culprit)
      return "the procedure has no execution within the bound";
    return limit ? arena_print(a,
                               "no execution ends: the %s at line %u does not finish "
                               "within %u turns",
                               what, culprit->at.line, r->options->bounds.unroll)
                 : arena_print(a, "no execution passes line %u: its demand cannot be met",
                               culprit->at.line);
  case FIR_WHY_UNFINISHED:
    return culprit ? arena_print(a,
                                 "executions that come here do not finish the %s at "
                                 "line %u within %u turns",
                                 what, culprit->at.line, r->options->bounds.unroll)
                   : "executions that come here do not end within the unrolling";
  case FIR_WHY_UNREACHED: return "no execution within the bound comes here";
  case FIR_WHY_UNSPECIFIED: return "the specification says nothing about what it does";
  default: return "a limit was reached before the reason was found";
  }
}

const char *verify_why_text(arena *a, const fir_covered_statement *s,
                            const verify_report *r) {
  const char *text = reason_text(a, s, r);
  return s->remedy.found ? arena_print(a, "%s%s", text, remedy_text(a, &s->remedy, r))
                         : text;
}

const char *verify_part_text(arena *a, const fir_part *p) {
  switch (p->kind) {
  case FIR_PART_REQUIRED:
    return arena_print(a, "requires %s", fir_expression_text(a, p->expr));
  case FIR_PART_ASSUMED: return arena_print(a, "if %s", fir_expression_text(a, p->expr));
  case FIR_PART_CONCLUDED:
    return arena_print(a, "then %s", fir_expression_text(a, p->expr));
  default: return arena_print(a, "%s does not change", p->global->name->text);
  }
}

static void print_statements(FILE *out, arena *a, const verify_report *r) {
  const fir_coverage *v = r->result->coverage;
  fprintf(out, "\nstatements: %u of %u covered\n",
          v->statement_count - v->missed_statements, v->statement_count);
  for (uint32_t i = 0; i < v->statement_count; i++) {
    const fir_covered_statement *s = &v->statements[i];
    const char *share = arena_print(a, "(%u/%u)", s->covered, s->steps);
    fprintf(out, "  %-7s %-7s line %u: %s\n", s->covered ? "covered" : "missed", share,
            s->statement->at.line, fir_statement_text(a, s->statement));
    if (!s->covered)
      fprintf(out, "                  %s\n", verify_why_text(a, s, r));
  }
}

static void print_parts(FILE *out, arena *a, const verify_report *r) {
  const fir_coverage *v = r->result->coverage;
  fprintf(out, "specification: %u of %u parts covered\n", v->part_count - v->missed_parts,
          v->part_count);
  for (uint32_t i = 0; i < v->part_count; i++)
    fprintf(out, "  %-7s %s\n", v->parts[i].covered ? "covered" : "missed",
            verify_part_text(a, &v->parts[i].part));
}

void verify_report_print(FILE *out, const verify_report *r) {
  arena a;
  arena_init(&a);
  print_verdict(out, r);
  if (r->result->verdict == FIR_VIOLATED)
    print_trace(out, &a, r);
  if (r->result->verdict == FIR_VIOLATED)
    print_more(out, &a, r);
  if (r->result->coverage) {
    print_statements(out, &a, r);
    print_parts(out, &a, r);
    if (!r->result->coverage->exact)
      fputs("a limit was reached: some may be covered in vain\n", out);
  }
  arena_release(&a);
}
