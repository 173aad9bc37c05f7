/* The text of a Java method's verification: the verdict with its bounds, each obligation,
 * the trace on Java's lines. */
#include "cli/verify_java.h"
#include "javarel/cover.h"
#include "javarel/scope.h"
#include "javarel/trace.h"

#include <inttypes.h>
#include <string.h>

static const char *const verdicts[] = {"holds", "violated", "inconclusive"};

const char *java_obligation_text(obligation kind) {
  static const char *const texts[] = {
      [OBLIGATION_CALLS] = "calls",         [OBLIGATION_EXCEPTIONS] = "exceptions",
      [OBLIGATION_POST] = "postcondition",  [OBLIGATION_FRAME] = "modifies",
      [OBLIGATION_INVARIANT] = "invariant", [OBLIGATION_ABSTRACTION] = "abstraction"};
  return texts[kind];
}

/* ---- The first lines ---- */

static void print_scopes(FILE *out, const javarel_result *r) {
  const javarel_run *run = r->run;
  const char *before = "scope ";
  for (uint32_t d = FIR_USER_DOMAINS; run && d < run->program->domains.count; d++)
    if (scope_domain(r->world, run->program, d)) {
      fprintf(out, "%s%s%s%u", before, run->program->domains.data[d]->name->text,
              run->exact[d] ? "==" : "=", run->scopes[d]);
      before = ",";
    }
  if (strcmp(before, "scope "))
    fputs(", ", out);
}

static uint32_t java_line(const javarel_run *run, const fir_stmt *s) {
  return writer_origin(&run->lines, s->at.line)->line;
}

static void print_shortfalls(FILE *out, const java_report *p) {
  const javarel_run *run = p->result->run;
  uint32_t last = 0;
  for (uint32_t i = 0; run && i < run->result.shortfalls.count; i++) {
    const fir_shortfall *s = &run->result.shortfalls.data[i];
    uint32_t line = java_line(run, s->statement), turns = run->options.bounds.unroll;
    bool is_loop = s->statement->kind == FIR_WHILE;
    if (!line || line == last)
      continue;
    fprintf(out, "; %u %s%s %s enough for the %s at line %u", turns,
            is_loop ? "round" : "nested call", turns == 1 ? "" : "s",
            !s->is_sure  ? "may not be"
            : turns == 1 ? "is not"
                         : "are not",
            is_loop ? "loop" : "recursion", line);
    last = line;
  }
}

static void print_verdict(FILE *out, const java_report *p) {
  const javarel_result *r = p->result;
  fprintf(out, "%s.%s: %s%s (", p->class_name, p->method_name, verdicts[r->verdict],
          cover_is_unfinished(r) ? ", coverage unfinished" : "");
  print_scopes(out, r);
  fprintf(out, "bitwidth %" PRIu64 ", unroll %" PRIu64, p->options->bitwidth,
          p->options->unroll);
  print_shortfalls(out, p);
  fputs(")\n", out);
  if (p->overridden_name)
    fprintf(out, "by the specification of %s, which it overrides\n", p->overridden_name);
  if (r->verdict == FIR_INCONCLUSIVE)
    fprintf(out, "reason: %s\n", r->reason);
}

static void print_obligations(FILE *out, const javarel_result *r) {
  for (int k = OBLIGATION_EXCEPTIONS; k < OBLIGATIONS; k++) {
    const javarel_obligation *o = &r->obligations[k];
    if (o->is_due)
      fprintf(out, "  %-13s %s%s\n", java_obligation_text(o->kind), verdicts[o->verdict],
              o->is_vacuous ? ", but it is never asked" : "");
  }
}

/* ---- The trace ---- */

static void print_values(FILE *out, const trace_values *all, unsigned indent) {
  vec_each (trace_value, v, all)
    fprintf(out, "%*s%s = %s\n", (int)indent, "", v->name, v->value);
}

static void print_step(FILE *out, const trace_step *s) {
  unsigned indent = 2 * s->depth;
  if (*s->text)
    fprintf(out, "%*sline %u: %s\n", (int)indent, "", s->line, s->text);
  else /* the library's source is not at hand */
    fprintf(out, "%*sline %u of %s\n", (int)indent, "", s->line, s->file);
  print_values(out, &s->values, indent + 4);
  if (s->condition)
    fprintf(out, "%*s%s\n", (int)indent + 4, "", s->condition);
}

static void print_trace(FILE *out, const java_report *p) {
  const javarel_result *r = p->result;
  trace_view v;
  trace_view_init(&v, r, p->book);
  if (r->at.line)
    fprintf(out, "%s:%u: ", r->at.file, r->at.line);
  fprintf(out, "%s is broken: %s\n\n",
          r->broken == OBLIGATION_CALLS ? "a call" : java_obligation_text(r->broken),
          r->message);
  fputs("initial state\n", out);
  print_values(out, &v.before, 4);
  vec_each (trace_step, s, &v.steps)
    print_step(out, s);
  fputs("final state, where it differs\n", out);
  print_values(out, &v.after, 4);
  trace_view_release(&v);
}

/* ---- Coverage ---- */

static void print_coverage(FILE *out, const java_report *p) {
  cover_view v;
  if (cover_view_init(&v, p->result, p->book)) {
    fprintf(out, "\nlines: %u of %u covered\n", v.lines.size - v.missed_lines,
            v.lines.size);
    vec_each (cover_line, l, &v.lines) {
      fprintf(out, "  %-7s (%u/%u) line %u: %s\n", l->covered ? "covered" : "missed",
              l->covered, l->statements, l->line, l->text);
      if (l->covered < l->statements)
        fprintf(out, "          %s\n", l->why);
    }
    fprintf(out, "specification: %u of %u clauses covered\n",
            v.parts.size - v.missed_parts, v.parts.size);
    vec_each (cover_part, c, &v.parts)
      fprintf(out, "  %-7s @%s: %.*s\n", c->is_covered ? "covered" : "missed",
              c->clause->source->annotation, (int)(c->clause->to - c->clause->from),
              c->clause->source->text + c->clause->from);
    if (v.is_open)
      fputs("a limit was reached: some may be covered in vain\n", out);
  }
  cover_view_release(&v);
}

static void print_confirmed(FILE *out, const javarel_result *r) {
  fputs("confirmed by running the method, with 32 bits", out);
  if (r->is_at_ends) {
    int64_t end = (int64_t)1 << (r->run->result.universe->bounds.bitwidth - 1);
    fprintf(out,
            "; numbers near %" PRId64 " and %" PRId64 " stand for those near %d and %d",
            end - 1, -end, INT32_MAX, INT32_MIN);
  }
  fputc('\n', out);
}

void java_report_print(FILE *out, const java_report *p) {
  const javarel_result *r = p->result;
  print_verdict(out, p);
  print_obligations(out, r);
  for (uint32_t i = 0; i < r->caution_count; i++)
    fprintf(out, "  depends on more bits: %s\n", r->cautions[i]);
  if (r->verdict == FIR_VIOLATED || r->is_narrow)
    print_trace(out, p);
  if (r->unreplayed)
    fprintf(out, "not confirmed by running the method: %s\n", r->unreplayed);
  else if (r->verdict == FIR_VIOLATED)
    print_confirmed(out, r);
  print_coverage(out, p);
}
