/* One method: which obligations it has, the runs that show them, what a counterexample
 * says. Obligations that need the specification fields at the end (trace inclusion) and
 * those that must not depend on them (invariant preservation) are shown apart where the
 * method changes the heap (003 §5.2). */
#include "javarel/javarel.h"

#include "java/java_text.h"
#include "javarel/confirm.h"
#include "javarel/program.h"
#include "javarel/scope.h"
#include "javarel/trace.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

struct javarel {
  arena store;
  java_program *program;
  spec_book *book;
  vector(ir_class *) classes;
  diag_sink *sink;
};

#define BIT(kind) (1u << (kind))

/* ---- The program ---- */

bool javarel_is_target(const ir_method *m) {
  const class_method *origin = m->origin;
  return !m->is_abstract && !m->is_native && origin &&
         !(origin->access & (ACC_SYNTHETIC | ACC_BRIDGE)) &&
         strcmp(m->name->text, "<clinit>") != 0;
}

/* Companions first: they say what others have. */
static void load_classes(javarel *j, const name *classes, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    ir_class *c = java_class_named(j->program, classes[i]);
    if (!c)
      continue;
    spec_add_companion(j->book, c);
    if (!spec_companion_target(j->book, c))
      vec_push(&j->classes, c);
  }
}

static void read_specs(javarel *j, ir_class *c) {
  spec_of_class(j->book, c);
  for (uint32_t i = 0; i < c->method_count; i++)
    spec_of_method(j->book, &c->methods[i]);
}

javarel *javarel_new(java_program *p, const name *classes, uint32_t class_count,
                     const char *const *sources, uint32_t source_count, diag_sink *sink) {
  javarel *j = memory_new(javarel);
  arena_init(&j->store);
  j->program = p;
  j->sink = sink;
  j->book = spec_book_new(&j->store, p, sources, source_count, sink);
  load_classes(j, classes, class_count);
  for (uint32_t i = 0; i < j->classes.size; i++)
    read_specs(j, j->classes.data[i]);
  for (uint32_t i = 0; i < j->book->companions.size; i++)
    read_specs(j, j->book->companions.data[i].target);
  spec_add_library(j->book);
  return j;
}

void javarel_delete(javarel *j) {
  if (!j)
    return;
  spec_book_release(j->book);
  vec_release(&j->classes);
  arena_release(&j->store);
  memory_free(j);
}

spec_book *javarel_book(javarel *j) {
  return j->book;
}

/* ---- Runs ---- */

typedef struct verifier {
  javarel *j;
  javarel_result *r;
  const javarel_options *o;
  translation t;
  const method_spec *spec;
} verifier;

static void release_translation(translation *t) {
  vec_release(&t->routines);
  vec_release(&t->failures);
  vec_release(&t->cautions);
  writer_release(&t->out);
}

static void delete_run(javarel_run *run) {
  if (run->program)
    fir_result_release(&run->result);
  fir_program_delete(run->program);
  writer_release(&run->lines);
  memory_free(run->scopes);
  memory_free(run->exact);
  memory_free(run);
}

static bool write_fir(const javarel_options *o, const char *text, diag_sink *sink) {
  if (!o->fir_file)
    return true;
  errno = 0;
  FILE *out = fopen(o->fir_file, "w");
  bool good = out && fputs(text, out) >= 0;
  if (out && fclose(out))
    good = false;
  if (!good)
    diag_error(sink, NO_PLACE, "cannot write '%s': %s", o->fir_file, strerror(errno));
  return good;
}

/* Coverage is about the lines of the source; a loop's limit is never given. */
static bool is_given(const void *context, const fir_stmt *s) {
  const javarel_run *run = context;
  const line_origin *from = writer_origin(&run->lines, s->at.line);
  return s->kind != FIR_WHILE && (!from->class || from->is_silent || from->is_trap);
}

/* Warnings are for people who wrote the text; nobody wrote this one. */
typedef struct errors_only {
  diag_sink sink; /* first, so that its address is ours */
  diag_sink *outer;
} errors_only;

static void report_errors(diag_sink *s, diag_severity severity, place at,
                          const char *text) {
  if (severity == DIAG_ERROR)
    diag_error(((errors_only *)s)->outer, at, "%s", text);
}

static fir_program *parse_translation(const char *text, diag_sink *sink) {
  errors_only quiet = {.sink = {.report = report_errors}, .outer = sink};
  return fir_program_parse("the translation", text, &quiet.sink);
}

/* NULL after an error. */
static javarel_run *start_run(verifier *v, const program_request *q) {
  uint32_t errors = v->j->sink->errors;
  program_write(&v->t, q);
  if (v->j->sink->errors != errors || (!q->only_reaches && !q->only_abstracts &&
                                       !write_fir(v->o, v->t.out.text.data, v->j->sink)))
    return NULL;
  javarel_run *run = memory_new(javarel_run);
  run->lines = v->t.out;
  v->t.out = (writer){0};
  run->program = parse_translation(run->lines.text.data, v->j->sink);
  if (!run->program) {
    delete_run(run);
    return NULL;
  }
  run->proc = fir_program_proc(run->program, "verify");
  run->scopes = memory_new_array(uint32_t, run->program->domains.count);
  run->exact = memory_new_array(bool, run->program->domains.count);
  run->options = (fir_options){
      .bounds = {v->o->bitwidth, v->o->unroll, run->scopes, run->exact},
      .strategy = v->o->strategy,
      .given = {is_given, run, true},
      .remedies = v->o->remedies,
      .finding = v->o->finding,
  };
  if (!scope_parse(v->r->world, run->program, v->o->scope, run->scopes, run->exact,
                   v->j->sink)) {
    fir_program_delete(run->program);
    run->program = NULL;
    delete_run(run);
    return NULL;
  }
  vec_push(&v->r->runs, run);
  return run;
}

static javarel_run *run_request(verifier *v, const program_request *q) {
  javarel_run *run = start_run(v, q);
  if (run)
    fir_verify(run->program, run->proc, &run->options, &run->result);
  return run;
}

static javarel_run *verify_run(verifier *v, unsigned obligations, bool refreshes,
                               bool only_reaches) {
  program_request q = {.method = v->r->method,
                       .spec = v->spec,
                       .obligations = obligations,
                       .refreshes = refreshes,
                       .only_reaches = only_reaches};
  return run_request(v, &q);
}

/* ---- What came out ---- */

static const failure *failure_of(const verifier *v, const javarel_run *run) {
  const fir_trace *t = &run->result.trace;
  for (uint32_t i = 0; i < run->proc->output_count; i++) {
    const fir_symbol *s = run->proc->outputs[i].symbol;
    if (strcmp(s->name->text, "x0thrown"))
      continue;
    const char *atom = fir_atom_text((arena *)&v->r->store, run->result.universe,
                                     fir_rows_at(t->final.locals[s->index], 0)[0]);
    unsigned number;
    if (sscanf(atom, "x%ufailure", &number) == 1 && number < v->t.failures.size)
      return &v->t.failures.data[number];
  }
  return NULL;
}

static void leave_open(javarel_result *r, const char *reason) {
  if (r->verdict == FIR_HOLDS) {
    r->verdict = FIR_INCONCLUSIVE;
    r->reason = reason;
  }
}

static const char *clause_text(javarel_result *r, const spec_clause *c) {
  return arena_copy(&r->store, c->source->text + c->from, c->to - c->from);
}

static void tell_failure(verifier *v, const failure *f) {
  javarel_result *r = v->r;
  place at = {spec_source_path(v->j->book, f->class), f->line, 0};
  r->broken = OBLIGATION_CALLS;
  r->at = at;
  r->message = f->text;
  if (f->kind != FAILURE_UNSUPPORTED) {
    r->verdict = FIR_VIOLATED;
    return;
  }
  r->verdict = FIR_INCONCLUSIVE;
  r->reason =
      arena_print(&r->store, "%s:%u: not supported: %s", at.file, at.line, f->text);
}

static void tell_broken(verifier *v, const javarel_run *run) {
  javarel_result *r = v->r;
  const fir_expr *broken = run->result.trace.broken;
  const line_origin *from =
      broken ? writer_origin(&run->lines, broken->at.line) : &(line_origin){0};
  const failure *f = failure_of(v, run);
  r->run = (javarel_run *)run;
  if (f) {
    tell_failure(v, f);
    return;
  }
  r->verdict = FIR_VIOLATED;
  r->broken = from->kind;
  r->clause = from->clause;
  if (from->clause) {
    r->at = spec_place(v->j->book, from->clause->source, from->clause->from);
    r->message = arena_print(&r->store, "@%s: %s", from->clause->source->annotation,
                             clause_text(r, from->clause));
  } else
    r->message = from->note ? from->note : "the specification is broken";
  if (from->kind == OBLIGATION_ABSTRACTION)
    r->message = arena_print(&r->store, "two values fit one state: %s", r->message);
  if (from->kind == OBLIGATION_EXCEPTIONS)
    r->message = arena_print(&r->store, "%s, but %s", from->note,
                             trace_thrown_text(&r->store, run));
  if (!r->at.file)
    r->at = (place){spec_source_path(v->j->book, r->method->owner),
                    trace_first_line(r->method), 0};
}

static void set_verdicts(verifier *v, unsigned obligations, fir_verdict verdict) {
  for (int k = 0; k < OBLIGATIONS; k++)
    if (obligations >> k & 1 && v->r->obligations[k].verdict == FIR_HOLDS)
      v->r->obligations[k].verdict = verdict;
}

/* False: nothing more is to be done. */
static bool judge(verifier *v, const javarel_run *run, unsigned obligations) {
  javarel_result *r = v->r;
  if (!run)
    return false;
  r->run = (javarel_run *)run;
  if (run->result.verdict == FIR_HOLDS)
    return true;
  if (run->result.verdict == FIR_INCONCLUSIVE) {
    const char *none = strstr(run->result.reason, "has no execution");
    leave_open(r, none ? "no execution within the bounds: what the method requires, the "
                         "invariants or the abstraction functions leave no state, or no "
                         "execution ends within --unroll"
                       : run->result.reason);
    set_verdicts(v, obligations, FIR_INCONCLUSIVE);
    return true;
  }
  if (r->verdict != FIR_VIOLATED)
    tell_broken(v, run);
  set_verdicts(v, r->verdict == FIR_VIOLATED ? BIT(r->broken) : ~0u, r->verdict);
  return r->verdict != FIR_INCONCLUSIVE;
}

/* ---- Obligations ---- */

static unsigned find_due(verifier *v) {
  const method_spec *s = v->spec;
  unsigned due = BIT(OBLIGATION_CALLS) | BIT(OBLIGATION_EXCEPTIONS) |
                 BIT(OBLIGATION_FRAME) | BIT(OBLIGATION_INVARIANT);
  if (s->ensures.size || s->returns.expr)
    due |= BIT(OBLIGATION_POST);
  for (int k = 0; k < OBLIGATIONS; k++)
    v->r->obligations[k] = (javarel_obligation){
        .kind = (obligation)k, .verdict = FIR_HOLDS, .is_due = due >> k & 1};
  return due;
}

/* The parts that each run shows: one where the heap stays as it is. */
static uint32_t split(const verifier *v, unsigned due, unsigned parts[2]) {
  bool apart = state_has_abstractions(&v->t) && v->t.wrote_heap;
  unsigned late = BIT(OBLIGATION_POST) | BIT(OBLIGATION_FRAME);
  parts[0] = apart ? due & ~BIT(OBLIGATION_POST) : due;
  parts[1] = apart ? due & late : 0;
  return apart ? 2 : 1;
}

/* ---- Counterexamples ---- */

/* What the result says of a counterexample. */
typedef struct finding {
  javarel_run *run;
  fir_verdict verdict;
  const char *reason, *message, *unreplayed;
  const spec_clause *clause;
  obligation broken;
  place at;
  bool is_narrow, is_at_ends;
} finding;

static finding take_finding(const javarel_result *r) {
  return (finding){r->run,    r->verdict, r->reason, r->message,   r->unreplayed,
                   r->clause, r->broken,  r->at,     r->is_narrow, r->is_at_ends};
}

static void put_finding(javarel_result *r, const finding *f) {
  r->run = f->run;
  r->verdict = f->verdict;
  r->reason = f->reason;
  r->message = f->message;
  r->unreplayed = f->unreplayed;
  r->clause = f->clause;
  r->broken = f->broken;
  r->at = f->at;
  r->is_narrow = f->is_narrow;
  r->is_at_ends = f->is_at_ends;
}

/* NULL: the counterexample stands. With more bits it may break another clause. */
static const char *confirm(verifier *v) {
  javarel_result *r = v->r;
  r->texts_compared = v->t.texts_compared;
  const char *reason = confirm_counterexample(r, v->o->bitwidth);
  if (reason)
    return reason;
  r->obligations[r->broken].verdict = FIR_HOLDS;
  tell_broken(v, r->run);
  r->obligations[r->broken].verdict = FIR_VIOLATED;
  return NULL;
}

/* A run for one obligation, and what its counterexample is worth. The result speaks of it
 * if it stands, else of what it did before. */
static fir_verdict judge_part(verifier *v, obligation kind, bool refreshes,
                              bool is_moderate) {
  javarel_result *r = v->r;
  finding before = take_finding(r);
  program_request q = {.method = r->method,
                       .spec = v->spec,
                       .obligations = BIT(kind),
                       .refreshes = refreshes,
                       .is_moderate = is_moderate,
                       .ends_at_calls = kind != OBLIGATION_CALLS};
  javarel_run *run = run_request(v, &q);
  if (!run || run->result.verdict != FIR_VIOLATED)
    return run ? run->result.verdict : FIR_INCONCLUSIVE;
  put_finding(r, &(finding){0});
  tell_broken(v, run);
  if (r->verdict == FIR_VIOLATED && !confirm(v))
    return FIR_VIOLATED;
  put_finding(r, &before);
  return FIR_INCONCLUSIVE;
}

/* What may change is asked of fields, and of what specification fields are made of them. */
static fir_verdict judge_alone(verifier *v, obligation kind, bool is_moderate) {
  bool abstracts = state_has_abstractions(&v->t);
  fir_verdict verdict =
      judge_part(v, kind, abstracts && kind == OBLIGATION_POST, is_moderate);
  if (abstracts && kind == OBLIGATION_FRAME && verdict == FIR_HOLDS)
    verdict = judge_part(v, kind, true, is_moderate);
  return verdict;
}

/* Others than the broken one, each alone. */
static void judge_rest(verifier *v, unsigned due) {
  javarel_result *r = v->r;
  finding shown = take_finding(r);
  for (int k = OBLIGATION_EXCEPTIONS; k < OBLIGATIONS; k++) {
    if (!(due >> k & 1) || k == (int)shown.broken)
      continue;
    r->obligations[k].verdict = judge_alone(v, (obligation)k, false);
    if (r->obligations[k].verdict == FIR_VIOLATED && shown.verdict != FIR_VIOLATED)
      shown = take_finding(r);
    put_finding(r, &shown);
  }
}

/* The counterexample exists only with few bits. Behind those that overflow there may be
 * others: one is looked for among states whose numbers are far from the ends. */
static void look_for_wide(verifier *v, unsigned due, const char *reason) {
  javarel_result *r = v->r;
  obligation doubted = r->broken;
  for (int k = OBLIGATION_CALLS; k < OBLIGATIONS && r->verdict == FIR_VIOLATED; k++)
    if ((due >> k & 1) && judge_alone(v, (obligation)k, true) == FIR_VIOLATED) {
      r->obligations[k].verdict = FIR_VIOLATED;
      return;
    }
  r->verdict = FIR_INCONCLUSIVE;
  r->reason = reason;
  r->obligations[doubted].verdict = FIR_INCONCLUSIVE;
}

static void settle(verifier *v, unsigned due) {
  javarel_result *r = v->r;
  bool alone = r->broken == OBLIGATION_ABSTRACTION;
  const char *reason = confirm(v);
  if (reason)
    look_for_wide(v, r->broken == OBLIGATION_ABSTRACTION ? 0 : due, reason);
  if (!alone)
    judge_rest(v, due);
}

/* Whether the normal case ever comes; a postcondition that is never asked says nothing.
 */
static void look_for_normal_case(verifier *v) {
  javarel_result *r = v->r;
  javarel_run *shown = r->run;
  javarel_run *run = verify_run(v, 0, false, true);
  r->run = shown;
  if (!run || run->result.verdict != FIR_HOLDS)
    return;
  r->obligations[OBLIGATION_POST].is_vacuous = true;
  leave_open(r, "the normal case never comes within the bounds, so the postcondition is "
                "never asked");
}

/* Whether the abstraction functions are functions (003 §5.2.1): only then do runs that
 * assume them say something. */
static bool check_abstraction(verifier *v) {
  program_request q = {
      .method = v->r->method, .spec = v->spec, .refreshes = true, .only_abstracts = true};
  javarel_result *r = v->r;
  if (!state_has_abstractions(&v->t) || !strcmp(r->method->name->text, "<init>"))
    return true;
  javarel_run *run = run_request(v, &q);
  if (!run)
    return false;
  r->obligations[OBLIGATION_ABSTRACTION].is_due = true;
  r->obligations[OBLIGATION_ABSTRACTION].verdict = run->result.verdict;
  judge(v, run, BIT(OBLIGATION_ABSTRACTION));
  if (r->verdict != FIR_VIOLATED)
    return true;
  set_verdicts(v, ~BIT(OBLIGATION_ABSTRACTION), FIR_INCONCLUSIVE);
  return true;
}

static void keep_cautions(verifier *v) {
  javarel_result *r = v->r;
  r->caution_count = v->t.cautions.size;
  r->cautions = arena_new_array(&r->store, const char *, r->caution_count);
  for (uint32_t i = 0; i < r->caution_count; i++)
    r->cautions[i] = v->t.cautions.data[i];
}

/* After everything else, so that a limit that comes meanwhile costs nothing but this. */
static void measure(verifier *v) {
  javarel_result *r = v->r;
  bool any = false;
  for (uint32_t i = 0; i < r->runs.size; i++) {
    javarel_run *run = r->runs.data[i];
    run->is_measured &= run->result.is_kept;
    run->result.is_coverage_open = run->is_measured;
    any |= run->is_measured;
  }
  if (any && v->o->reached && r->verdict == FIR_HOLDS)
    v->o->reached(v->o->context, r);
  for (uint32_t i = 0; i < r->runs.size; i++)
    if (r->runs.data[i]->is_measured)
      fir_measure(r->runs.data[i]->proc, &r->runs.data[i]->options,
                  &r->runs.data[i]->result);
}

/* The translation tells whether the heap changes only once it is made, so the first run
 * decides how many there are. */
static bool run_obligations(verifier *v) {
  unsigned due = find_due(v), parts[2];
  program_request probe = {.method = v->r->method, .spec = v->spec, .obligations = due};
  uint32_t errors = v->j->sink->errors;
  program_write(&v->t, &probe);
  if (v->j->sink->errors != errors)
    return false;
  if (v->r->world
          ->is_full) { /* what the text says of those that have no domain is no program */
    leave_open(v->r, "the method reaches too many classes");
    set_verdicts(v, due, FIR_INCONCLUSIVE);
    return true;
  }
  uint32_t count = split(v, due, parts);
  if (!check_abstraction(v))
    return false;
  for (uint32_t i = 0; i < count && v->r->verdict != FIR_VIOLATED; i++) {
    javarel_run *run = verify_run(v, parts[i], i == 1, false);
    if (!run)
      return false;
    run->is_measured = v->o->coverage;
    if (!judge(v, run, parts[i]))
      break;
  }
  if (v->r->verdict == FIR_VIOLATED)
    settle(v, due);
  if (v->r->verdict == FIR_HOLDS && v->r->obligations[OBLIGATION_POST].is_due)
    look_for_normal_case(v);
  if (v->r->verdict == FIR_HOLDS && v->t.misfit) {
    leave_open(v->r, v->t.misfit);
    set_verdicts(v, due, FIR_INCONCLUSIVE);
  }
  keep_cautions(v);
  if (v->o->coverage && v->r->verdict != FIR_VIOLATED)
    measure(v);
  return true;
}

static javarel_result *verify_against(javarel *j, ir_method *m, const method_spec *spec,
                                      const javarel_options *o) {
  javarel_result *r = memory_new(javarel_result);
  arena_init(&r->store);
  r->method = m;
  r->world = arena_new(&r->store, world);
  world_init(r->world, j->program);
  for (uint32_t i = 0; i < j->classes.size; i++)
    vec_push(&r->world->user_classes, j->classes.data[i]);
  verifier v = {.j = j, .r = r, .o = o, .spec = spec};
  v.t = (translation){
      .store = &r->store, .world = r->world, .book = j->book, .bitwidth = o->bitwidth};
  j->book->bitwidth = o->bitwidth;
  bool good = run_obligations(&v);
  assert(!good || !r->world->is_full || r->verdict == FIR_INCONCLUSIVE);
  release_translation(&v.t);
  if (good)
    return r;
  javarel_result_delete(r);
  return NULL;
}

void javarel_result_delete(javarel_result *r) {
  if (!r)
    return;
  for (uint32_t i = 0; i < r->runs.size; i++)
    delete_run(r->runs.data[i]);
  vec_release(&r->runs);
  world_release(r->world);
  arena_release(&r->store);
  memory_free(r);
}

/* Its own specification first; it speaks unless it is kept and one of a method that it
 * overrides is not. */
javarel_result *javarel_verify(javarel *j, ir_method *m, const javarel_options *o) {
  method_specs specs = {0};
  spec_all_of_method(j->book, m, &specs);
  assert(specs.size && "only methods with a specification");
  javarel_options alone = *o;
  if (specs.size > 1) /* the others may have another verdict */
    alone.reached = NULL;
  o = &alone;
  javarel_result *r = verify_against(j, m, specs.data[0], o);
  for (uint32_t i = 1; i < specs.size && r && r->verdict == FIR_HOLDS; i++) {
    javarel_result *other = verify_against(j, m, specs.data[i], o);
    if (other && other->verdict == FIR_HOLDS) {
      javarel_result_delete(other);
      continue;
    }
    javarel_result_delete(r);
    r = other;
    if (r)
      r->overridden = specs.data[i]->method;
  }
  vec_release(&specs);
  return r;
}
