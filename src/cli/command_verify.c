/* glassbox verify: bounded verification of a procedure. */
#include "base/progress.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/options.h"
#include "cli/verify.h"
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

/* One of K and D=K. */
static bool parse_scope_item(const fir_program *p, const char *item, size_t length,
                             uint32_t *scopes, diag_sink *sink) {
  const char *equals = memchr(item, '=', length);
  const char *number = equals ? equals + 1 : item;
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
      scopes[d] = scope;
  return true;
}

static bool parse_scopes(const fir_program *p, const char *text, uint32_t *scopes,
                         diag_sink *sink) {
  for (uint32_t d = 0; d < p->domains.count; d++)
    scopes[d] = DEFAULT_SCOPE;
  while (text) {
    const char *comma = strchr(text, ',');
    size_t length = comma ? (size_t)(comma - text) : strlen(text);
    if (!parse_scope_item(p, text, length, scopes, sink))
      return false;
    text = comma ? comma + 1 : NULL;
  }
  return true;
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

static const fir_proc *only_specified(const fir_program *p, diag_sink *sink) {
  const fir_proc *only = NULL;
  for (uint32_t i = 0; i < p->proc_count; i++) {
    const fir_proc *proc = p->procs[i];
    if (!proc->meets || !proc->has_body)
      continue;
    if (only) {
      diag_error(sink, NO_PLACE,
                 "%s has several specified procedures; give --proc %s, "
                 "--proc %s, ...",
                 p->file, only->name->text, proc->name->text);
      return NULL;
    }
    only = proc;
  }
  if (!only)
    diag_error(sink, NO_PLACE, "%s has no procedure with a specification and a body",
               p->file);
  return only;
}

const fir_proc *verify_pick_proc(const fir_program *p, const char *wanted,
                                 diag_sink *sink) {
  if (!wanted)
    return only_specified(p, sink);
  const fir_proc *proc = fir_program_proc(p, wanted);
  if (!proc)
    diag_error(sink, NO_PLACE, "%s has no procedure '%s'", p->file, wanted);
  return proc;
}

bool verify_takes(const char *file) {
  size_t length = strlen(file);
  return length > 4 && !strcmp(file + length - 4, ".fir");
}

static bool check_paths(const cli_options *o, diag_sink *sink) {
  if (o->path_count > 1)
    diag_error(sink, NO_PLACE, "'verify' takes one FILE.fir, not %zu", o->path_count);
  else if (!verify_takes(o->paths[0]))
    diag_error(sink, NO_PLACE, "'verify' takes a FILE.fir, not '%s'", o->paths[0]);
  else
    return true;
  return false;
}

/* ---- The command ---- */

static int status_of(fir_verdict v) {
  return v == FIR_HOLDS      ? EXIT_HOLDS
         : v == FIR_VIOLATED ? EXIT_VIOLATED
                             : EXIT_INCONCLUSIVE;
}

static void say_costs(const verify_report *r, diag_sink *sink) {
  const relation_statistics *s = &r->result->statistics;
  diag_note(sink, NO_PLACE,
            "%u steps, %u relation variables, %u nodes, %u solver variables, %" PRIu64
            " clauses, %.3f s",
            r->result->steps, s->variables, s->nodes, s->solver_variables, s->clauses,
            r->seconds);
}

static bool wants_text(const cli_options *o) {
  return !o->json || strcmp(o->json, "-") != 0;
}

/* What is printed when a limit ends the process. */
typedef struct ending {
  verify_report report;
  const cli_options *options;
  double started;
} ending;

static void print_unfinished(void *context, const char *reason) {
  ending *e = context;
  diag_sink silent = {0};
  fir_result open = {.verdict = FIR_INCONCLUSIVE, .reason = reason};
  e->report.result = &open;
  e->report.seconds = progress_clock() - e->started;
  if (wants_text(e->options))
    verify_report_print(stdout, &e->report);
  if (e->options->json)
    verify_report_write(e->options->json, &e->report, &silent);
}

static int report_result(verify_report *report, const cli_options *o, diag_sink *sink) {
  int status = status_of(report->result->verdict);
  if (wants_text(o))
    verify_report_print(stdout, report);
  if (o->json && !verify_report_write(o->json, report, sink))
    status = EXIT_USAGE;
  if (o->verbose)
    say_costs(report, sink);
  return status;
}

static int verify(const fir_program *p, const fir_proc *proc, const fir_options *chosen,
                  const cli_options *o, diag_sink *sink) {
  fir_result result;
  ending end = {{p, proc, chosen, NULL, 0}, o, progress_clock()};
  limits_set_farewell(print_unfinished, &end);
  fir_verify(p, proc, chosen, &result);
  limits_set_farewell(NULL, NULL);
  verify_report report = {p, proc, chosen, &result, progress_clock() - end.started};
  int status = report_result(&report, o, sink);
  fir_result_release(&result);
  return status;
}

static int verify_program(const fir_program *p, const cli_options *o, diag_sink *sink) {
  uint32_t *scopes = memory_new_array(uint32_t, p->domains.count);
  fir_options chosen = {.bounds = {(uint32_t)o->bitwidth, (uint32_t)o->unroll, scopes},
                        .coverage = o->coverage,
                        .finding = {.stop = interrupt_catch()}};
  bool constrain = o->coverage && !o->strategy;
  chosen.strategy = (fir_strategy){constrain, constrain, constrain};
  int status = EXIT_USAGE;
  const fir_proc *proc = verify_pick_proc(p, o->proc, sink);
  if (proc && parse_scopes(p, o->scope, scopes, sink) &&
      (!o->strategy || parse_strategy(o->strategy, &chosen.strategy, sink)) &&
      fir_verifiable(p, proc, &chosen.bounds, sink))
    status = verify(p, proc, &chosen, o, sink);
  memory_free(scopes);
  return status;
}

static int verify_and_delete(fir_program *p, const cli_options *o, diag_sink *sink) {
  if (!p)
    return EXIT_USAGE;
  int status = verify_program(p, o, sink);
  fir_program_delete(p);
  return status;
}

int verify_text(const cli_options *o, const char *file, const char *text,
                diag_sink *sink) {
  return verify_and_delete(fir_program_parse(file, text, sink), o, sink);
}

int command_verify(const cli_options *o, diag_sink *sink) {
  if (!check_paths(o, sink))
    return EXIT_USAGE;
  return verify_and_delete(fir_program_load(o->paths[0], sink), o, sink);
}
