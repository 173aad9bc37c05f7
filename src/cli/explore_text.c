/* The verdict in one line, then what is wrong and how it comes about: one column for each
 * thread, one line for each thing that happened, the steps of a thread in a row together.
 */
#include "cli/explore_report.h"

#include <inttypes.h>
#include <string.h>

enum { NARROWEST = 24, LINE_WIDTH = 110, LONGEST_ROUND = 4, MOST_ROUNDS = 3 };

const char *explore_verdict_text(explore_verdict v) {
  static const char *const texts[] = {"holds", "violated", "inconclusive"};
  return texts[v];
}

const char *explore_fixed_text(unsigned fixed) {
  switch (fixed) {
  case FIXED_CLOCK: return "the clock stands still unless a thread waits";
  case FIXED_HASH: return "one value for each identity hash code";
  case FIXED_RANDOM: return "one sequence of random numbers";
  case WAITS_ALONE:
    return "operations wait for ever where they do so one after the other";
  default: return NULL;
  }
}

static void print_bounds(const explore_report *r, FILE *out) {
  const explore_options *o = r->options;
  if (r->bounds)
    fprintf(out, ", %s", r->bounds);
  if (r->threads)
    fprintf(out,
            ", scenarios of %" PRIu32 " threads with up to %" PRIu32 " of %" PRIu32
            " operations each",
            r->threads, r->operations, r->count);
  if (r->left_out)
    fprintf(out, ", %" PRIu32 " methods left out for want of arguments", r->left_out);
  if (r->weak)
    fprintf(out, ", %" PRIu32 " methods left out that promise less than volatile ones",
            r->weak);
  if (o->bounded)
    fprintf(out, ", at most %" PRIu32 " preemption%s", o->preemptions,
            o->preemptions == 1 ? "" : "s");
  if (o->depth)
    fprintf(out, ", schedules of up to %" PRIu32 " steps", o->depth);
  if (o->search == SEARCH_RANDOM)
    fprintf(out, ", %" PRIu64 " schedules at random", r->result->walks);
  if (o->formula && r->result->verdict == EXPLORE_HOLDS)
    fprintf(out, ", every%s run satisfies %s", o->formula->is_fair ? " fair" : "",
            o->formula->text);
  if (o->ignore_races)
    fputs(", data races ignored", out);
  for (uint32_t bit = 1; bit; bit <<= 1)
    if (r->result->fixed & bit && explore_fixed_text(bit))
      fprintf(out, ", %s", explore_fixed_text(bit));
}

static void print_place(const explore_report *r, const ir_class *c, uint32_t line,
                        FILE *out) {
  const char *path = c ? source_path(r->source, c) : NULL;
  const char *text = path ? source_line(r->source, path, line) : NULL;
  if (c && c->file)
    fprintf(out, "%s:%" PRIu32, c->file, line);
  if (text)
    fprintf(out, "  %s", text);
}

static int column_width(const explore_trace *t) {
  int width = (int)(LINE_WIDTH / (t->threads.size ? t->threads.size : 1));
  return width < NARROWEST ? NARROWEST : width;
}

static void print_heading(const explore_trace *t, FILE *out) {
  int width = column_width(t);
  fputs("  ", out);
  for (uint32_t k = 0; k < t->threads.size; k++)
    fprintf(out, "%-*.*s", k + 1 < t->threads.size ? width : 0, width - 2,
            t->threads.data[k]);
  fputc('\n', out);
}

static void print_event(const explore_trace *t, const trace_event *e, bool again,
                        FILE *out) {
  int width = column_width(t);
  char *where = e->class && e->class->file && !again
                    ? memory_print("%s:%" PRIu32 " ", e->class->file, e->line)
                    : memory_copy_text(again ? "  " : "");
  fprintf(out, "  %*s%s%s%s%s\n", (int)e->thread * width, "", where, e->what,
          e->value ? " = " : "", e->value ? e->value : "");
  memory_free(where);
}

static bool is_same_event(const trace_event *a, const trace_event *b) {
  return a->thread == b->thread && a->class == b->class && a->line == b->line &&
         !strcmp(a->what, b->what) && !a->value == !b->value &&
         (!a->value || !strcmp(a->value, b->value));
}

/* How often the events from this one on, so many of them, come one after the other. */
static uint32_t count_rounds(const explore_trace *t, uint32_t from, uint32_t length) {
  const trace_event *all = t->events.data;
  uint32_t end = from + length;
  while (end < t->events.size && is_same_event(&all[end], &all[end - length]) &&
         (all[end].step < t->repeats_from) == (all[from].step < t->repeats_from))
    end++;
  return (end - from) / length;
}

/* A thread that goes round does the same again and again: so many events, so often. */
static uint32_t find_round(const explore_trace *t, uint32_t from, uint32_t *rounds) {
  for (uint32_t length = 1; length <= LONGEST_ROUND; length++) {
    *rounds = count_rounds(t, from, length);
    if (*rounds > MOST_ROUNDS)
      return length;
  }
  *rounds = 1;
  return 1;
}

static void print_events(const explore_trace *t, uint32_t from, uint32_t end,
                         const trace_event **last, FILE *out) {
  for (uint32_t i = from; i < end; i++) {
    const trace_event *e = &t->events.data[i];
    bool again = *last && (*last)->thread == e->thread && (*last)->line == e->line &&
                 (*last)->class == e->class;
    print_event(t, e, again, out);
    *last = e;
  }
}

static void print_trace(const explore_report *r, FILE *out) {
  const explore_trace *t = r->trace;
  fputs("\n", out);
  const trace_event *last = NULL;
  print_heading(t, out);
  uint32_t loop = t->repeats_from;
  for (uint32_t i = 0, rounds; i < t->events.size;) {
    const trace_event *e = &t->events.data[i];
    if (e->step >= loop) {
      fputs("  ---- from here on, for ever:\n", out);
      loop = UINT32_MAX;
      last = NULL;
    }
    uint32_t length = find_round(t, i, &rounds);
    print_events(t, i, i + length, &last, out);
    if (rounds > 1)
      fprintf(out, "  %*s  ... %" PRIu32 " times\n",
              (int)t->events.data[i].thread * column_width(t), "", rounds);
    i += length * rounds;
  }
  if (loop != UINT32_MAX)
    fputs("  ---- from here on nothing that matters happens, for ever\n", out);
}

/* a > b^2 > c: what the environment did, in one line. */
static bool print_actions(const explore_report *r, FILE *out) {
  const char *last = NULL;
  uint32_t times = 0;
  vec_each (trace_event, e, &r->trace->events) {
    if (!e->is_action)
      continue;
    if (last && !strcmp(last, e->what)) {
      times++;
      continue;
    }
    if (times > 1)
      fprintf(out, "^%" PRIu32, times);
    fprintf(out, "%s%s", last ? " > " : "\n  ", e->what);
    last = e->what;
    times = 1;
  }
  if (times > 1)
    fprintf(out, "^%" PRIu32, times);
  if (last)
    fputc('\n', out);
  return last;
}

static void print_race(const explore_report *r, FILE *out) {
  const thread_access *a = r->result->found.race;
  for (int i = 0; i < 2; i++) {
    fprintf(out, "  %s at ", a[i].writes ? "write" : "read ");
    if (a[i].code)
      print_place(r, a[i].code->method->owner, a[i].code->lines[a[i].pc], out);
    fputc('\n', out);
  }
}

static void print_numbers(const explore_report *r, FILE *out) {
  const explore_result *x = r->result;
  fprintf(out,
          "%" PRIu64 " ends, longest schedule %" PRIu32 " steps, %.1f bytes a state, "
          "%" PRIu32 " plain accesses as points\n",
          x->ends, x->depth, x->states ? (double)x->state_bytes / (double)x->states : 0.0,
          x->sites.size);
}

void explore_print_text(const explore_report *r, FILE *out) {
  const explore_result *x = r->result;
  fprintf(out, "%s: %s: %" PRIu64 " states, %" PRIu64 " transitions", r->class_name,
          explore_verdict_text(x->verdict), x->states, x->transitions);
  print_bounds(r, out);
  fprintf(out, " (%.2f s)\n", r->seconds);
  if (r->verbose)
    print_numbers(r, out);
  if (x->verdict == EXPLORE_INCONCLUSIVE)
    fprintf(out, "inconclusive: %s\n",
            x->reason ? x->reason : "schedules beyond the bounds were left out");
  if (x->verdict != EXPLORE_VIOLATED)
    return;
  fprintf(out, "\n%s: %s\n", found_kind_text(x->found.kind), x->found.message);
  if (x->found.where.file)
    fprintf(out, "  at %s:%" PRIu32 "\n", x->found.where.file, x->found.where.line);
  if (x->found.kind == FOUND_RACE)
    print_race(r, out);
  if (!print_actions(r, out) || !r->brief)
    print_trace(r, out);
}
