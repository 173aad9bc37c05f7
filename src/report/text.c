/* A report for people. */
#include "report/report_internal.h"

#include "check/subject_names.h"
#include "java/java_text.h"

#include <inttypes.h>
#include <string.h>

static const char *plural(uint64_t count) {
  return count == 1 ? "" : "s";
}

/* "--nodes 5, ints 0..5, 3 Object objects" */
static void print_bounds(report *r, FILE *out) {
  const space *s = r->space;
  bool has_tree = s->every_shape;
  if (s->bounds.by_size && has_tree)
    fprintf(out, "%u tree position%s (every shape of up to %u node%s)", s->position_count,
            plural(s->position_count), s->bounds.height, plural(s->bounds.height));
  else if (s->bounds.by_size)
    fprintf(out, "--size %u", s->bounds.height);
  else if (s->bounds.height)
    fprintf(out, "--height %u (%u tree position%s)", s->bounds.height, s->position_count,
            plural(s->position_count));
  else
    fprintf(out, "--nodes %u", s->position_count);
  fprintf(out, ", ints %" PRId64 "..%" PRId64, s->ints_low, s->ints_high);
  if (report_has_arrays(r))
    fprintf(out, ", arrays up to %d", s->bounds.arrays);
  report_pools pools = {0};
  report_find_pools(r, &pools);
  vec_each (report_pool, p, &pools)
    fprintf(
        out, ", %u %s object%s", p->count,
        java_text_type(&r->arena, arena_print(&r->arena, "L%s;", p->class->name->text)),
        plural(p->count));
  vec_release(&pools);
}

static void print_verdict(report *r, FILE *out) {
  const check_result *c = r->result;
  fprintf(out, "%s: %s within ", report_title(r), report_verdict_text(c->verdict));
  print_bounds(r, out);
  fprintf(out, " (%s%s%s, %" PRIu64 " state%s checked, %.2f s)\n", c->engine,
          c->analysis ? " by " : "", c->analysis ? c->analysis : "", c->states_checked,
          plural(c->states_checked), c->seconds);
  if (c->verdict == VERDICT_INCONCLUSIVE)
    fprintf(out, "%s\n", c->reason ? c->reason : "no reason is known");
}

/* Positions are filled breadth first: that is fewer shapes than nodes. */
static void print_shapes(const space *s, FILE *out) {
  if (s->every_shape && !s->bounds.by_size && s->every_shape < s->position_count)
    fprintf(out, "\n%u tree positions: every shape of up to %u node%s\n",
            s->position_count, s->every_shape, plural(s->every_shape));
}

/* What could have been an operation and was none. */
static void print_left_out(const subject *s, FILE *out) {
  if (s->inherited_left_out)
    fprintf(out,
            "\n%u operation%s inherited from other classes %s not checked; --inherited "
            "adds %s\n",
            s->inherited_left_out, plural(s->inherited_left_out),
            s->inherited_left_out == 1 ? "is" : "are",
            s->inherited_left_out == 1 ? "it" : "them");
  if (s->unmarked_left_out)
    fprintf(
        out,
        "\n%u public method%s not checked: there is no invariant, and no @Check, @Pre, "
        "@Post or --method names %s\n",
        s->unmarked_left_out, s->unmarked_left_out == 1 ? " is" : "s are",
        s->unmarked_left_out == 1 ? "it" : "them");
}

/* Why operations are inconclusive, unless the line of the verdict says so. */
static void print_reasons(const report *r, FILE *out) {
  const check_result *c = r->result;
  const char *said = c->verdict == VERDICT_INCONCLUSIVE ? c->reason : NULL;
  bool first = true;
  for (uint32_t i = 0; i < r->subject->operation_count; i++) {
    const operation_result *o = report_operation(r, i);
    const char *text = r->subject->operations[i].text;
    if (o->verdict != VERDICT_INCONCLUSIVE || !o->reason ||
        (said && !strncmp(said, o->reason, strlen(o->reason))))
      continue;
    bool names_it = !strncmp(o->reason, text, strlen(text));
    fprintf(out, "%s%s%s%s\n", first ? "\n" : "", names_it ? "" : text,
            names_it ? "" : ": ", o->reason);
    first = false;
  }
  if (c->cut)
    fprintf(out, "\n%s: there may be a smaller counterexample\n", c->cut);
}

static void print_operations(const report *r, FILE *out) {
  const subject *s = r->subject;
  int width = (int)strlen("operation");
  for (uint32_t i = 0; i < s->operation_count; i++)
    if ((int)strlen(s->operations[i].text) > width)
      width = (int)strlen(s->operations[i].text);
  fprintf(out, "\n  %-*s  %-12s  states checked\n", width, "operation", "verdict");
  for (uint32_t i = 0; i < s->operation_count; i++) {
    const operation_result *o = report_operation(r, i);
    fprintf(out, "  %-*s  %-12s  %14" PRIu64 "\n", width, s->operations[i].text,
            report_verdict_text(o->verdict), o->states_checked);
  }
  print_reasons(r, out);
  if (r->result->note)
    fprintf(out, "\n%s\n", r->result->note);
  print_shapes(r->space, out);
  if (r->space->made_cut)
    fprintf(out, "\nof library objects there are: %s; more would be too many\n",
            r->space->made_cut);
  if (r->space->texts_left_out)
    fprintf(out,
            "\nthe program compares texts with constants that are no values here: %s; "
            "--objects String=K has more\n",
            r->space->texts_left_out);
  if (r->space->bare)
    fprintf(out, "\nother objects of %s have no nodes here%s\n", r->space->bare,
            r->space->bare_of_all
                ? ""
                : ", for nodes have a repOkLocal(), which is for those of the checked "
                  "object: a repOk() that says all of it gives them trees");
  print_left_out(s, out);
  if (s->equivalence && s->equivalence->left_out)
    fprintf(out, "\nnot in %s, and not compared: %s\n",
            class_text((arena *)&r->arena, s->equivalence->abstract),
            s->equivalence->left_out);
}

static void print_source_line(report *r, uint32_t line, FILE *out) {
  const char *text = line ? source_line(&r->source, r->path, line) : NULL;
  if (text)
    fprintf(out, "  %5u | %s\n", line, text);
}

static const char *kind_title(violation_kind kind) {
  switch (kind) {
  case KIND_STUCK: return "stuck";
  case KIND_ASSERTION: return "assertion violated";
  case KIND_EXCEPTION: return "exception escapes";
  case KIND_TREE: return "tree property violated";
  case KIND_INVARIANT: return "invariant violated";
  case KIND_PRESERVATION: return "preservation violated";
  case KIND_POSTCONDITION: return "postcondition violated";
  case KIND_EQUIVALENCE: return "equivalence violated";
  case KIND_DIVERGENCE: return "divergence";
  case KIND_SPECIFICATION: return "mistake in the specification";
  default: return "inconclusive on this state";
  }
}

static void print_failure(report *r, FILE *out) {
  fprintf(out, "\n%s: %s\n  ", r->operation->text, kind_title(r->judgment->kind));
  if (r->path && r->line)
    fprintf(out, "%s:%u: ", r->path, r->line);
  else if (r->path)
    fprintf(out, "%s: ", r->path);
  fprintf(out, "%s\n", r->message);
  if (!r->path)
    return;
  print_source_line(r, r->decision, out);
  print_source_line(r, r->line, out);
}

static void print_state(report *r, const char *title, const char *term, const state *s,
                        FILE *out) {
  fprintf(out, "\n%s\n", title);
  if (term)
    fprintf(out, "  %s\n\n", term);
  state_draw(s, &r->names, r->subject, out);
}

void report_print_summary(report *r, FILE *out) {
  print_verdict(r, out);
  print_operations(r, out);
}

static void print_counterexample(report *r, FILE *out) {
  print_failure(r, out);
  if (!r->operation->is_constructor || r->trace.before.objects.size)
    print_state(r, "state before", r->term_before, &r->trace.before, out);
  fprintf(out, "\ncall\n  %s\n", r->trace.call ? r->trace.call : r->operation->text);
  report_print_trace(r, out);
  print_state(r, r->result->has_violation ? "state after" : "state where it stopped",
              r->term_after, &r->trace.after, out);
  report_print_abstractions(r, out);
}

void report_print_text(report *r, FILE *out) {
  report_print_summary(r, out);
  if (r->has_replay)
    print_counterexample(r, out);
  vec_each (report *, one, &r->more)
    print_counterexample(*one, out);
}
