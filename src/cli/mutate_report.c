/* The mutants that nothing killed, as text and as JSON. */
#include "cli/mutate.h"

#include "base/memory.h"

#include <errno.h>
#include <jansson.h>
#include <string.h>

static const char *const fates[] = {"killed", "survived", "inconclusive"};

int mutation_report_status(const mutation_report *r) {
  if (r->original.status != EXIT_HOLDS)
    return r->original.status;
  if (r->fates[MUTANT_SURVIVED])
    return EXIT_VIOLATED;
  bool all = !r->reason && r->mutants.size && !r->fates[MUTANT_INCONCLUSIVE];
  return all ? EXIT_HOLDS : EXIT_INCONCLUSIVE;
}

/* Why there is no better verdict than that; NULL: there is. */
static const char *reason_of(arena *a, const mutation_report *r) {
  if (r->original.status == EXIT_VIOLATED)
    return arena_print(a, "the program itself is violated: %s",
                       r->original.message ? r->original.message : "see there");
  if (r->original.status != EXIT_HOLDS)
    return arena_print(a, "on the program itself: %s",
                       r->original.message ? r->original.message : "no verdict");
  if (r->reason)
    return r->reason;
  return r->mutants.size ? NULL : "these operators change nothing here";
}

/* ---- Text ---- */

static void print_lines(FILE *out, char sign, const char *text) {
  while (*text) {
    size_t length = strcspn(text, "\n");
    fprintf(out, "    %c %.*s\n", sign, (int)length, text);
    text += length + (text[length] == '\n');
  }
}

static void print_mutant(FILE *out, arena *a, const mutation_report *r, const mutant *m) {
  fprintf(out, "\n%s: %s at %s:%u\n", fates[m->fate],
          mutation_operator_name(m->change.by), r->file,
          mutation_line(r->text, &m->change));
  print_lines(out, '-', mutation_before(a, r->text, &m->change));
  print_lines(out, '+', mutation_after(a, r->text, &m->change));
  if (m->run.message)
    fprintf(out, "    %s\n", m->run.message);
  if (m->run.has_coverage && r->original.has_coverage)
    fprintf(out, "    %u statements missed, %u in the original\n", m->run.missed,
            r->original.missed);
}

static uint32_t killed_by(const mutation_report *r, const char *clause) {
  uint32_t count = 0;
  vec_each (mutant, m, &r->mutants)
    count += m->fate == MUTANT_KILLED && m->run.clause && !strcmp(m->run.clause, clause);
  return count;
}

static bool is_clause(const mutation_report *r, const char *clause) {
  for (uint32_t i = 0; i < r->original.clause_count; i++)
    if (!strcmp(r->original.clauses[i], clause))
      return true;
  return false;
}

static uint32_t killed_otherwise(const mutation_report *r) {
  uint32_t count = 0;
  vec_each (mutant, m, &r->mutants)
    count += m->fate == MUTANT_KILLED && !(m->run.clause && is_clause(r, m->run.clause));
  return count;
}

/* Is every clause worth its line? */
static void print_clauses(FILE *out, const mutation_report *r) {
  if (!r->original.clause_count || !r->mutants.size)
    return;
  fputs(
      "\nkilled by the clauses of the specification (the first that is broken counts)\n",
      out);
  for (uint32_t i = 0; i < r->original.clause_count; i++) {
    uint32_t count = killed_by(r, r->original.clauses[i]);
    fprintf(out, "  %5u  %s%s\n", count, r->original.clauses[i],
            count ? "" : "   <- kills nothing");
  }
  fprintf(out, "  %5u  exceptions, calls and @Modifies\n", killed_otherwise(r));
}

void mutation_report_print(FILE *out, const mutation_report *r) {
  arena a;
  arena_init(&a);
  fprintf(out, "%s: %u mutants: %u killed, %u survived, %u inconclusive\n", r->file,
          r->mutants.size, r->fates[MUTANT_KILLED], r->fates[MUTANT_SURVIVED],
          r->fates[MUTANT_INCONCLUSIVE]);
  const char *reason = reason_of(&a, r);
  if (reason)
    fprintf(out, "reason: %s\n", reason);
  for (uint32_t fate = MUTANT_SURVIVED; fate <= MUTANT_INCONCLUSIVE; fate++)
    vec_each (mutant, m, &r->mutants)
      if (m->fate == fate)
        print_mutant(out, &a, r, m);
  print_clauses(out, r);
  arena_release(&a);
}

/* ---- JSON ---- */

static json_t *mutant_json(arena *a, const mutation_report *r, const mutant *m) {
  json_t *o = json_pack("{s:s, s:s, s:s, s:i, s:s, s:s}", "operator",
                        mutation_operator_name(m->change.by), "verdict", fates[m->fate],
                        "file", r->file, "line", (int)mutation_line(r->text, &m->change),
                        "before", mutation_before(a, r->text, &m->change), "after",
                        mutation_after(a, r->text, &m->change));
  if (m->run.message)
    json_object_set_new(o, "message", json_string(m->run.message));
  if (m->run.has_coverage)
    json_object_set_new(o, "missed", json_integer(m->run.missed));
  return o;
}

static json_t *clauses_json(const mutation_report *r) {
  json_t *all = json_array();
  for (uint32_t i = 0; i < r->original.clause_count; i++)
    json_array_append_new(all,
                          json_pack("{s:s, s:i}", "clause", r->original.clauses[i],
                                    "killed", (int)killed_by(r, r->original.clauses[i])));
  return all;
}

static json_t *report_json(arena *a, const mutation_report *r) {
  static const char *const words[] = {"holds", "violated", "inconclusive",
                                      "inconclusive"};
  json_t *mutants = json_array(), *command = json_array();
  for (size_t i = 0; i < r->command_count; i++)
    json_array_append_new(command, json_string(r->command[i]));
  vec_each (mutant, m, &r->mutants)
    json_array_append_new(mutants, mutant_json(a, r, m));
  json_t *o = json_pack("{s:s, s:s, s:s, s:s, s:s, s:o, s:i, s:i, s:i, s:o}", "tool",
                        "glassbox", "version", GLASSBOX_VERSION, "command", "mutate",
                        "verdict", words[mutation_report_status(r)], "file", r->file,
                        "run", command, "killed", (int)r->fates[MUTANT_KILLED],
                        "survived", (int)r->fates[MUTANT_SURVIVED], "inconclusive",
                        (int)r->fates[MUTANT_INCONCLUSIVE], "mutants", mutants);
  const char *reason = reason_of(a, r);
  if (reason)
    json_object_set_new(o, "reason", json_string(reason));
  if (r->original.clause_count)
    json_object_set_new(o, "clauses", clauses_json(r));
  if (r->original.has_coverage)
    json_object_set_new(o, "missed", json_integer(r->original.missed));
  json_object_set_new(o, "time_s", json_real(r->seconds));
  json_object_set_new(o, "memory_mb",
                      json_integer((json_int_t)(memory_peak_of_process() >> 20)));
  return o;
}

json_t *mutation_report_json(const mutation_report *r) {
  arena a;
  arena_init(&a);
  json_t *o = report_json(&a, r);
  arena_release(&a);
  return o;
}
