/* glassbox verify FILE.java: all methods that have a specification. */
#include "cli/verify_java.h"

#include "base/progress.h"
#include "cli/documents.h"
#include "cli/inputs.h"
#include "cli/interrupt.h"
#include "java/java_text.h"

#include <string.h>

typedef vector(ir_method *) method_vector;

typedef struct session {
  verify_session all; /* first, so that its address is ours */
  const cli_options *options;
  javarel *javarel;
  method_vector methods;
  arena store;
} session;

/* ---- Which methods ---- */

static bool is_called(arena *a, const ir_method *m, const char *wanted) {
  const char *name = strcmp(m->name->text, "<init>")
                         ? m->name->text
                         : java_text_class(a, m->owner->name->text);
  const char *dot = strrchr(name, '.');
  name = dot ? dot + 1 : name;
  const char *text = java_text_method(a, name, m->descriptor->text);
  return !strcmp(wanted, name) || !strcmp(wanted, text);
}

static bool is_wanted(session *s, const ir_method *m) {
  const text_vector *wanted = &s->options->methods;
  for (uint32_t i = 0; i < wanted->size; i++)
    if (is_called(&s->store, m, wanted->data[i]))
      return true;
  return !wanted->size;
}

static void add_methods(session *s, ir_class *c, method_vector *out) {
  for (uint32_t i = 0; i < c->method_count; i++) {
    ir_method *m = &c->methods[i];
    if (javarel_is_target(m) && spec_of_method(javarel_book(s->javarel), m) &&
        is_wanted(s, m))
      vec_push(out, m);
  }
}

static bool find_methods(session *s, const inputs *in, method_vector *out,
                         diag_sink *sink) {
  const char *wanted = s->options->class_name;
  bool found = false;
  for (uint32_t i = 0; i < in->classes.size; i++) {
    name n = in->classes.data[i];
    if (wanted && !java_text_is_called(n, wanted, strlen(wanted)))
      continue;
    ir_class *c = java_class_named(in->program, n);
    found = true;
    ir_class *target = c ? spec_companion_target(javarel_book(s->javarel), c) : NULL;
    if (c)
      add_methods(s, target ? target : c, out);
  }
  if (!found)
    diag_error(sink, NO_PLACE, "there is no class '%s'", wanted);
  else if (!out->size && s->options->methods.size)
    diag_error(sink, NO_PLACE, "no method '%s' with code and a specification",
               s->options->methods.data[0]);
  else if (!out->size)
    diag_error(sink, NO_PLACE,
               "no method has a specification: @Requires, @Ensures, @Returns, @Throws or "
               "@Modifies of glassbox.spec");
  return out->size;
}

/* ---- One of them ---- */

static const char *method_shown(session *s, const ir_method *m) {
  const char *name = m->name->text;
  if (!strcmp(name, "<init>")) {
    name = java_text_class(&s->store, m->owner->name->text);
    name = strrchr(name, '.') ? strrchr(name, '.') + 1 : name;
  }
  return java_text_method(&s->store, name, m->descriptor->text);
}

static void set_outcome(session *s, uint32_t number, const javarel_result *result,
                        double seconds, verify_outcome *to) {
  const ir_method *m = s->methods.data[number];
  java_report p = {.result = result,
                   .book = javarel_book(s->javarel),
                   .options = s->options,
                   .class_name = java_text_class(&s->store, m->owner->name->text),
                   .method_name = method_shown(s, m),
                   .seconds = seconds};
  const ir_method *overridden = result->overridden;
  if (overridden)
    p.overridden_name = arena_print(
        &s->store, "%s.%s", java_text_class(&s->store, overridden->owner->name->text),
        method_shown(s, overridden));
  size_t size;
  verify_outcome o = {.verdict = result->verdict};
  FILE *out = open_memstream(&o.text, &size);
  java_report_print(out, &p);
  fclose(out);
  if (documents_any(&s->all.documents))
    o.json = java_report_json(&p);
  *to = o;
}

/* Where a session is told what it works on. */
static void keep_verdict(void *context, const javarel_result *result) {
  const verify_listening *l = context;
  verify_outcome early;
  set_outcome((session *)l->session, l->number, result, progress_clock() - l->started,
              &early);
  verify_keep_early(l->session, early);
}

static void leave_one(verify_session *all, uint32_t number, const char *reason,
                      verify_outcome *to) {
  javarel_result open = {.verdict = FIR_INCONCLUSIVE, .reason = reason};
  set_outcome((session *)all, number, &open, 0, to);
}

static javarel_options options_of(const cli_options *o) {
  return (javarel_options){.scope = o->scope,
                           .bitwidth = (uint32_t)o->bitwidth,
                           .unroll = (uint32_t)o->unroll,
                           .coverage = o->coverage,
                           .remedies = o->remedies,
                           .fir_file = o->fir,
                           .finding = {.stop = interrupt_catch()}};
}

static void verify_one(verify_session *all, uint32_t number, verify_outcome *to) {
  session *s = (session *)all;
  javarel_options o = options_of(s->options);
  char reason[80];
  double started = progress_clock();
  verify_listening l = {&s->all, number, started};
  o.reached = keep_verdict;
  o.context = &l;
  javarel_result *r = javarel_verify(s->javarel, s->methods.data[number], &o);
  if (!r) {
    to->failed = true;
    return;
  }
  if (r->verdict == FIR_INCONCLUSIVE && *interrupt_is_late())
    r->reason = verify_why_stopped(s->options, reason, sizeof reason);
  set_outcome(s, number, r, progress_clock() - started, to);
  javarel_result_delete(r);
}

static int verify_inputs(session *s, inputs *in, diag_sink *sink) {
  int status = EXIT_USAGE;
  uint32_t errors = sink->errors;
  s->javarel = javarel_new(in->program, in->classes.data, in->classes.size,
                           in->sources.data, in->sources.size, sink);
  if (sink->errors == errors && find_methods(s, in, &s->methods, sink) &&
      documents_start(&s->all.documents, s->options, sink)) {
    s->all.count = s->methods.size;
    status = verify_run(&s->all, sink);
  }
  documents_close(&s->all.documents);
  vec_release(&s->methods);
  javarel_delete(s->javarel);
  return status;
}

int verify_java(const cli_options *o, diag_sink *sink) {
  inputs in;
  session s = {.all = {.options = o,
                       .verify = verify_one,
                       .leave = leave_one,
                       .join = java_reports_join},
               .options = o};
  int status = EXIT_USAGE;
  arena_init(&s.store);
  if (o->bitwidth < JAVAREL_LEAST_BITWIDTH)
    diag_error(sink, NO_PLACE, "--bitwidth: Java needs at least %d bits",
               JAVAREL_LEAST_BITWIDTH);
  else if (o->instances.size)
    diag_error(
        sink, NO_PLACE,
        "--instances is for FILE.fir; of a Java method one counterexample is shown");
  else if (o->strategy)
    diag_error(sink, NO_PLACE, "--strategy is for FILE.fir; Java methods are inlined");
  else {
    if (inputs_open(&in, o, sink))
      status = verify_inputs(&s, &in, sink);
    inputs_close(&in);
  }
  arena_release(&s.store);
  return status;
}
