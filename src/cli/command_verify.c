/* glassbox verify: bounded verification of a procedure. */
#include "base/progress.h"
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/verify.h"
#include "cli/verify_java.h"
#include "cli/verify_jobs.h"
#include "cli/verify_report.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_SCOPE = 3 };

/* ---- What the options say ---- */

static bool parse_scope_number(const char *text, size_t length, uint32_t *scope) {
  char *end;
  unsigned long value = strtoul(text, &end, 10);
  bool good = length && text[0] >= '0' && text[0] <= '9' && end == text + length;
  *scope = (uint32_t)value;
  return good && value <= FIR_SCOPE_MOST;
}

static bool find_domain(const fir_program *p, const char *text, size_t length,
                        uint32_t *domain) {
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++) {
    name n = p->domains.data[d]->name;
    if (n->length == length && !memcmp(n->text, text, length)) {
      *domain = d;
      return true;
    }
  }
  return false;
}

/* One of K, D=K and D==K. */
static bool parse_scope_item(const fir_program *p, const char *item, size_t length,
                             uint32_t *scopes, bool *exact, diag_sink *sink) {
  const char *equals = memchr(item, '=', length);
  bool is_exact = equals && equals + 1 < item + length && equals[1] == '=';
  const char *number = equals ? equals + 1 + is_exact : item;
  uint32_t scope, domain = 0;
  if (!parse_scope_number(number, (size_t)(item + length - number), &scope)) {
    diag_error(sink, NO_PLACE,
               "--scope takes K or D=K,... with K from 0 to %d, not '%.*s'",
               FIR_SCOPE_MOST, (int)length, item);
    return false;
  }
  if (equals && !find_domain(p, item, (size_t)(equals - item), &domain)) {
    diag_error(sink, NO_PLACE, "--scope: %s has no domain '%.*s'", p->file,
               (int)(equals - item), item);
    return false;
  }
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++)
    if (!equals || d == domain)
      scopes[d] = scope, exact[d] = is_exact;
  return true;
}

static bool parse_scopes(const fir_program *p, const char *text, uint32_t *scopes,
                         bool *exact, diag_sink *sink) {
  for (uint32_t d = 0; d < p->domains.count; d++)
    scopes[d] = DEFAULT_SCOPE;
  while (text) {
    const char *comma = strchr(text, ',');
    size_t length = comma ? (size_t)(comma - text) : strlen(text);
    if (!parse_scope_item(p, text, length, scopes, exact, sink))
      return false;
    text = comma ? comma + 1 : NULL;
  }
  return true;
}

enum { INSTANCES_MOST = 1000 };

static bool parse_instances(const cli_options *o, uint32_t *instances, diag_sink *sink) {
  const char *text = o->instances.size ? *vec_last(&o->instances) : "1";
  char *end;
  unsigned long value = strtoul(text, &end, 10);
  *instances = (uint32_t)value;
  if (*text >= '1' && *text <= '9' && !*end && value <= INSTANCES_MOST)
    return true;
  diag_error(sink, NO_PLACE, "--instances takes a number from 1 to %d, not '%s'",
             INSTANCES_MOST, text);
  return false;
}

static bool parse_strategy(const char *text, fir_strategy *s, diag_sink *sink) {
  const char *at = text;
  for (; *at; at += at[2] == ',' && at[3] ? 3 : 2) {
    bool *rule = *at == 'a'   ? &s->constrain_assign
                 : *at == 'c' ? &s->constrain_create
                 : *at == 'b' ? &s->constrain_branch
                              : NULL;
    bool good =
        rule && (at[1] == 'I' || at[1] == 'C') && (!at[2] || (at[2] == ',' && at[3]));
    if (!good) {
      diag_error(sink, NO_PLACE,
                 "--strategy takes a, c and b with I or C, as in aI,cI,bC; not '%s'",
                 text);
      return false;
    }
    *rule = at[1] == 'C';
  }
  return true;
}

/* The options ask for something that is not done; the verdict is none the worse. */
static void note_what_is_not_done(const cli_options *o, const fir_strategy *s,
                                  diag_sink *sink) {
  bool inlines = !s->constrain_assign || !s->constrain_create || !s->constrain_branch;
  if (o->coverage && o->strategy && inlines)
    diag_note(sink, NO_PLACE,
              "--strategy %s is for the verdict; coverage is measured with aC,cC,bC",
              o->strategy);
}

static bool is_specified(const fir_proc *p) {
  return p->meets && p->has_body;
}

typedef vector(const fir_proc *) procs;

/* The one called `wanted`, or all that can be verified; none, with an error. */
static void pick_procs(const fir_program *p, const char *wanted, procs *out,
                       diag_sink *sink) {
  for (uint32_t i = 0; !wanted && i < p->proc_count; i++)
    if (is_specified(p->procs[i]))
      vec_push(out, p->procs[i]);
  const fir_proc *named = wanted ? fir_program_proc(p, wanted) : NULL;
  if (named)
    vec_push(out, named);
  else if (wanted)
    diag_error(sink, NO_PLACE, "%s has no procedure '%s'", p->file, wanted);
  else if (!out->size)
    diag_error(sink, NO_PLACE, "%s has no procedure with a specification and a body",
               p->file);
}

const fir_proc *verify_pick_proc(const fir_program *p, const char *wanted,
                                 diag_sink *sink) {
  procs all = {0};
  pick_procs(p, wanted, &all, sink);
  const fir_proc *only = all.size ? all.data[0] : NULL;
  if (all.size > 1) {
    diag_error(sink, NO_PLACE,
               "%s has several specified procedures; give --proc %s, "
               "--proc %s, ...",
               p->file, only->name->text, all.data[1]->name->text);
    only = NULL;
  }
  vec_release(&all);
  return only;
}

bool verify_takes(const char *file) {
  size_t length = strlen(file);
  return length > 4 && !strcmp(file + length - 4, ".fir");
}

/* FIR has a file of its own; everything else is Java. */
static bool is_fir(const cli_options *o) {
  for (size_t i = 0; i < o->path_count; i++)
    if (verify_takes(o->paths[i]))
      return true;
  return false;
}

static bool check_paths(const cli_options *o, diag_sink *sink) {
  const char *java = o->class_name ? "--class" : o->methods.size ? "--method" : NULL;
  if (o->path_count > 1)
    diag_error(sink, NO_PLACE, "'verify' takes one FILE.fir, not %zu", o->path_count);
  else if (java)
    diag_error(sink, NO_PLACE, "%s is for Java; %s has procedures: --proc", java,
               o->paths[0]);
  else
    return true;
  return false;
}

/* ---- The command ---- */

typedef struct session {
  verify_session all; /* first, so that its address is ours */
  const fir_program *program;
  const fir_options *chosen;
  procs procs;
} session;

static char *costs_text(const verify_report *r) {
  const relation_statistics *s = &r->result->statistics;
  return memory_print(
      "%s%s%u steps, %u relation variables, %u nodes, %u solver variables, %" PRIu64
      " clauses, %.3f s",
      r->is_alone ? "" : r->proc->name->text, r->is_alone ? "" : ": ", r->result->steps,
      s->variables, s->nodes, s->solver_variables, s->clauses, r->seconds);
}

static void set_outcome(session *s, uint32_t number, const fir_result *result,
                        double seconds, verify_outcome *to) {
  verify_report r = {s->program, s->procs.data[number], s->chosen, result,
                     seconds,    s->procs.size == 1};
  size_t size;
  verify_outcome o = {.verdict = result->verdict, .notes = costs_text(&r)};
  FILE *out = open_memstream(&o.text, &size);
  verify_report_print(out, &r);
  fclose(out);
  if (documents_any(&s->all.documents))
    o.json = verify_report_json(&r);
  *to = o;
}

/* Where a session is told what it works on. */
static void keep_verdict(void *context, const fir_result *result) {
  const verify_listening *l = context;
  verify_outcome early;
  if (result->verdict != FIR_HOLDS)
    return;
  set_outcome((session *)l->session, l->number, result, progress_clock() - l->started,
              &early);
  verify_keep_early(l->session, early);
}

static void leave_one(verify_session *all, uint32_t number, const char *reason,
                      verify_outcome *to) {
  fir_result open = {.verdict = FIR_INCONCLUSIVE, .reason = reason};
  set_outcome((session *)all, number, &open, 0, to);
  memory_free(to->notes);
  to->notes = NULL;
}

static void verify_one(verify_session *all, uint32_t number, verify_outcome *to) {
  session *s = (session *)all;
  fir_result result;
  char reason[80];
  double started = progress_clock();
  verify_listening l = {&s->all, number, started};
  fir_options chosen = *s->chosen;
  chosen.listener = (fir_listener){keep_verdict, &l};
  fir_verify(s->program, s->procs.data[number], &chosen, &result);
  if (result.verdict == FIR_INCONCLUSIVE && *interrupt_is_late())
    result.reason = verify_why_stopped(all->options, reason, sizeof reason);
  set_outcome(s, number, &result, progress_clock() - started, to);
  fir_result_release(&result);
}

static bool all_verifiable(const fir_program *p, const procs *all, const fir_bounds *b,
                           diag_sink *sink) {
  vec_each (const fir_proc *, proc, all)
    if (!fir_verifiable(p, *proc, b, sink))
      return false;
  return all->size;
}

static int verify_program(const fir_program *p, const cli_options *o, diag_sink *sink) {
  uint32_t *scopes = memory_new_array(uint32_t, p->domains.count);
  bool *exact = memory_new_array(bool, p->domains.count);
  fir_options chosen = {
      .bounds = {(uint32_t)o->bitwidth, (uint32_t)o->unroll, scopes, exact},
      .coverage = o->coverage,
      .remedies = o->remedies,
      .finding = {.stop = interrupt_catch()}};
  session s = {.all = {.options = o,
                       .verify = verify_one,
                       .leave = leave_one,
                       .join = verify_reports_join},
               .program = p,
               .chosen = &chosen};
  int status = EXIT_USAGE;
  pick_procs(p, o->proc, &s.procs, sink);
  s.all.count = s.procs.size;
  if (s.procs.size && parse_scopes(p, o->scope, scopes, exact, sink) &&
      parse_instances(o, &chosen.instances, sink) &&
      (!o->strategy || parse_strategy(o->strategy, &chosen.strategy, sink)) &&
      all_verifiable(p, &s.procs, &chosen.bounds, sink) &&
      documents_start(&s.all.documents, o, sink)) {
    note_what_is_not_done(o, &chosen.strategy, sink);
    status = verify_run(&s.all, sink);
  }
  documents_close(&s.all.documents);
  vec_release(&s.procs);
  memory_free(scopes);
  memory_free(exact);
  return status;
}

static int verify_and_delete(fir_program *p, const cli_options *o, diag_sink *sink) {
  if (!p)
    return EXIT_USAGE;
  if (o->modular)
    fir_program_make_modular(p);
  int status = verify_program(p, o, sink);
  fir_program_delete(p);
  return status;
}

int verify_text(const cli_options *o, const char *file, const char *text,
                diag_sink *sink) {
  return verify_and_delete(fir_program_parse(file, text, sink), o, sink);
}

int command_verify(const cli_options *o, diag_sink *sink) {
  if (o->remedies && !o->coverage)
    diag_note(sink, NO_PLACE, "--remedies does nothing without --coverage");
  if (!is_fir(o))
    return verify_java(o, sink);
  if (!check_paths(o, sink))
    return EXIT_USAGE;
  return verify_and_delete(fir_program_load(o->paths[0], sink), o, sink);
}
