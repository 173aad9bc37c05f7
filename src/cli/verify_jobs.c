/* A process that has more than one procedure before it gives away the later half when
 * somebody is free (parallel/crew.h). A child says nothing: it reports outcomes to the
 * process it came from. One that was interrupted, or has died, leaves its procedures
 * inconclusive. An input error makes the process that prints verify that procedure once
 * more, so that the messages are those of one process. */
#include "cli/verify_jobs.h"

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "parallel/crew_range.h"

#include <assert.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- All together ---- */

fir_verdict verify_verdict(const verify_outcome *all, uint32_t count) {
  fir_verdict worst = FIR_HOLDS;
  for (uint32_t k = 0; k < count; k++)
    if (all[k].verdict == FIR_VIOLATED || worst == FIR_HOLDS)
      worst = all[k].verdict;
  return worst;
}

const char *verify_verdict_word(fir_verdict v) {
  static const char *const words[] = {"holds", "violated", "inconclusive"};
  return words[v];
}

void verify_join_violations(json_t *to, const verify_outcome *all, uint32_t count) {
  json_t *violations = json_array();
  for (uint32_t k = 0; k < count; k++)
    json_array_extend(violations, json_object_get(all[k].json, "violations"));
  json_object_set_new(to, "violations", violations);
}

void verify_join_costs(json_t *to, const verify_outcome *all, uint32_t count) {
  const json_t *reason = NULL;
  double seconds = 0;
  json_int_t most = 0;
  for (uint32_t k = 0; k < count; k++) {
    json_int_t memory = json_integer_value(json_object_get(all[k].json, "memory_mb"));
    reason = reason ? reason : json_object_get(all[k].json, "reason");
    seconds += json_real_value(json_object_get(all[k].json, "time_s"));
    most = memory > most ? memory : most;
  }
  if (reason && verify_verdict(all, count) == FIR_INCONCLUSIVE)
    json_object_set_new(to, "reason", json_string(json_string_value(reason)));
  json_object_set_new(to, "time_s", json_real(seconds));
  json_object_set_new(to, "memory_mb", json_integer(most));
}

const char *verify_why_stopped(const cli_options *o, char *buffer, size_t size) {
  if (*interrupt_is_late())
    snprintf(buffer, size, "time limit of %" PRIu64 " s reached", o->timeout);
  else
    snprintf(buffer, size, "interrupted");
  return buffer;
}

/* ---- What is said ---- */

static void release(verify_outcome *o) {
  free(o->text);
  memory_free(o->notes);
  json_decref(o->json);
  *o = (verify_outcome){0};
}

/* As many as are known without a gap; false: one of them has failed. */
static bool show(verify_session *s) {
  for (; s->shown < s->count; s->shown++) {
    const verify_outcome *o = &s->outcomes[s->shown];
    if (!o->text && !o->failed)
      return true;
    bool prints = !documents_take_output(&s->documents);
    progress_beat_hide(&s->beat);
    if (s->shown && prints)
      putchar('\n');
    if (o->failed)
      return false;
    if (prints)
      fputs(o->text, stdout);
    if (o->notes && s->options->verbose)
      diag_note(s->sink, NO_PLACE, "%s", o->notes);
  }
  return true;
}

static bool write_documents(verify_session *s, diag_sink *sink) {
  if (!documents_any(&s->documents))
    return true;
  json_t *all =
      s->count == 1 ? json_incref(s->outcomes[0].json) : s->join(s->outcomes, s->count);
  bool written = documents_write(&s->documents, all, sink);
  json_decref(all);
  return written;
}

/* Whoever takes it has it: the one who works, or the one who ends the process. */
static bool take_early(verify_session *s, verify_outcome *to) {
  verify_outcome *early = atomic_exchange(&s->early, NULL);
  if (early)
    *to = *early;
  memory_free(early);
  return early != NULL;
}

void verify_keep_early(verify_session *s, verify_outcome o) {
  verify_outcome *early = memory_new(verify_outcome);
  *early = o;
  assert(!s->early && "one at a time");
  atomic_store(&s->early, early);
}

/* The first that is open is the one in work. */
static void leave_rest(verify_session *s, const char *reason) {
  for (uint32_t k = s->first; k < s->end; k++)
    if (!s->outcomes[k].text && !s->outcomes[k].failed && !take_early(s, &s->outcomes[k]))
      s->leave(s, k, reason, &s->outcomes[k]);
}

static int status_of(const verify_session *s) {
  static const int statuses[] = {[FIR_HOLDS] = EXIT_HOLDS,
                                 [FIR_VIOLATED] = EXIT_VIOLATED,
                                 [FIR_INCONCLUSIVE] = EXIT_INCONCLUSIVE};
  return statuses[verify_verdict(s->outcomes, s->count)];
}

/* ---- Between processes ---- */

static json_t *outcome_packed(const verify_outcome *o, uint32_t number) {
  return json_pack("{s:i, s:i, s:b, s:s?, s:s?, s:O?}", "number", (int)number, "verdict",
                   (int)o->verdict, "failed", (int)o->failed, "text", o->text, "notes",
                   o->notes, "json", o->json);
}

static _Noreturn void report(const verify_session *s) {
  json_t *all = json_array();
  for (uint32_t k = s->first; k < s->end; k++)
    json_array_append_new(all, outcome_packed(&s->outcomes[k], k));
  char *dumped = json_dumps(all, JSON_COMPACT);
  char_vector text = {dumped, (uint32_t)strlen(dumped), 0};
  crew_report(s->crew, &text);
}

static const char *text_of(const json_t *o, const char *key) {
  return json_string_value(json_object_get(o, key));
}

/* False: it is damaged. */
static bool unpack(verify_session *s, const json_t *packed) {
  size_t k;
  const json_t *o;
  json_array_foreach(packed, k, o) {
    json_int_t number = json_integer_value(json_object_get(o, "number"));
    if (number < s->first || number >= s->end)
      return false;
    verify_outcome *to = &s->outcomes[number];
    release(to);
    to->verdict = (fir_verdict)json_integer_value(json_object_get(o, "verdict"));
    to->failed = json_is_true(json_object_get(o, "failed"));
    to->text = text_of(o, "text") ? strdup(text_of(o, "text")) : NULL;
    to->notes = text_of(o, "notes") ? memory_copy_text(text_of(o, "notes")) : NULL;
    to->json = json_incref(json_object_get(o, "json"));
  }
  return json_is_array(packed);
}

static void merge(verify_session *s, const crew_message *m, char *trouble, size_t size) {
  json_t *packed = m->arrived ? json_loadb(m->text.data, m->text.size, 0, NULL) : NULL;
  bool good = packed && unpack(s, packed);
  if (!good && m->signal > 0)
    snprintf(trouble, size, "a worker process was ended by signal %d", m->signal);
  json_decref(packed);
}

/* How long each will take is not known: what is open is counted. */
static void show_progress(verify_session *s) {
  uint32_t done = 0;
  for (uint32_t k = 0; k < s->count; k++)
    done += s->outcomes[k].text != NULL;
  progress_beat_set(&s->beat,
                    (progress){.phase = "verified",
                               .done = done,
                               .fraction = (double)(s->count - done) / s->count});
}

static void gather(verify_session *s) {
  char reason[80] = "a worker process ended without a result";
  crew_message m;
  crew_rest(s->crew);
  while (crew_gather(s->crew, interrupt_flag(), &m)) {
    merge(s, &m, reason, sizeof reason);
    vec_release(&m.text);
    show_progress(s);
  }
  if (*interrupt_flag())
    verify_why_stopped(s->options, reason, sizeof reason);
  leave_rest(s, reason);
}

/* A limit ends the process. */
static int say_unfinished(void *context, const char *reason) {
  verify_session *s = context;
  diag_sink silent = {0};
  progress_beat_stop(&s->beat);
  leave_rest(s, reason);
  if (crew_is_child(s->crew)) {
    static const _Atomic bool stop = true;
    crew_message none;
    crew_gather(s->crew, &stop, &none);
    report(s);
  }
  show(s);
  write_documents(s, &silent);
  return status_of(s);
}

/* Only the range. The limits' threads have stayed with the parent: that of time is
 * enough there, memory is each process's own. */
static void become_child(verify_session *s, crew_range r) {
  s->first = r.next;
  s->end = r.end;
  s->beat.sink = NULL; /* its thread has stayed, too */
  limits_start(&s->own, 0, s->options->memory, s->sink);
}

/* ---- The loop ---- */

static void verify_all(verify_session *s) {
  crew_range r = {s->first, s->end};
  for (; r.next < r.end; r.next++) {
    if (crew_range_divide(s->crew, &r) == CREW_CHILD)
      become_child(s, r);
    limits_set_farewell(say_unfinished, s);
    show_progress(s);
    s->verify(s, r.next, &s->outcomes[r.next]);
    limits_set_farewell(NULL, NULL);
    verify_outcome early;
    if (take_early(s, &early))
      release(&early);
    if (!s->crew && !show(s))
      return;
  }
}

/* False: others have done all of it. */
static bool join(verify_session *s) {
  crew_range r = {s->first, s->end};
  crew_place place = crew_range_join(s->crew, &r);
  if (place == CREW_HELPS)
    become_child(s, r);
  return place != CREW_OVER;
}

/* Nobody listens: whoever prints in the end does so in order. False: there is nothing to
 * print here. */
static bool verify_beside(verify_session *s) {
  if (!join(s))
    return false;
  void (*listener)(diag_sink *, diag_severity, place, const char *) = s->sink->report;
  s->sink->report = NULL;
  verify_all(s);
  gather(s);
  if (crew_is_child(s->crew))
    report(s);
  s->sink->report = listener;
  return true;
}

/* Prints the rest; false after an input error. */
static bool show_all(verify_session *s) {
  if (s->crew && !show(s)) {
    verify_outcome again = {0};
    s->verify(s, s->shown, &again);
    release(&again);
    return false;
  }
  return s->shown == s->count;
}

int verify_run(verify_session *s, diag_sink *sink) {
  uint32_t jobs = crew_jobs(s->options->jobs);
  if (crew_is_helper() && s->count <= 1)
    return EXIT_HOLDS; /* the first rank does it */
  s->sink = sink;
  s->end = s->count;
  s->outcomes = memory_new_array(verify_outcome, s->count);
  s->crew = jobs > 1 && s->count > 1 ? crew_new(jobs) : NULL;
  if (!s->options->quiet)
    progress_beat_start(&s->beat, stderr);
  bool prints = !s->crew || verify_beside(s);
  if (!s->crew)
    verify_all(s);
  progress_beat_stop(&s->beat);
  bool good = !prints || (show_all(s) && write_documents(s, sink));
  int status = !good ? EXIT_USAGE : prints ? status_of(s) : EXIT_HOLDS;
  crew_delete(s->crew);
  for (uint32_t k = 0; k < s->count; k++)
    release(&s->outcomes[k]);
  memory_free(s->outcomes);
  return status;
}
