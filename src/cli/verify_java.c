/* glassbox verify FILE.java: all methods that have a specification, one after the other.
 */
#include "cli/verify_java.h"

#include "base/progress.h"
#include "cli/documents.h"
#include "cli/inputs.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "java/java_text.h"

#include <inttypes.h>
#include <string.h>

typedef vector(ir_method *) method_vector;

typedef struct session {
  const cli_options *options;
  javarel *javarel;
  document_set documents;
  java_reports reports;
  arena store;
  double started;
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

/* ---- One after the other ---- */

static bool wants_text(const session *s) {
  return !documents_take_output(&s->documents);
}

static bool write_documents(session *s, diag_sink *sink) {
  if (!documents_any(&s->documents))
    return true;
  json_t *all = java_reports_json(&s->reports);
  bool written = documents_write(&s->documents, all, sink);
  json_decref(all);
  return written;
}

static const char *method_shown(session *s, const ir_method *m) {
  const char *name = m->name->text;
  if (!strcmp(name, "<init>")) {
    name = java_text_class(&s->store, m->owner->name->text);
    name = strrchr(name, '.') ? strrchr(name, '.') + 1 : name;
  }
  return java_text_method(&s->store, name, m->descriptor->text);
}

static void name_report(session *s, const ir_method *m, java_report *p) {
  p->book = javarel_book(s->javarel);
  p->options = s->options;
  p->class_name = java_text_class(&s->store, m->owner->name->text);
  p->method_name = method_shown(s, m);
}

static int print_unfinished(void *context, const char *reason) {
  session *s = context;
  diag_sink silent = {0};
  javarel_result open = {.verdict = FIR_INCONCLUSIVE, .reason = reason};
  java_report *last = vec_last(&s->reports);
  last->result = &open;
  last->seconds = progress_clock() - s->started;
  if (wants_text(s))
    java_report_print(stdout, last);
  write_documents(s, &silent);
  return java_reports_verdict(&s->reports) == FIR_VIOLATED ? EXIT_VIOLATED
                                                           : EXIT_INCONCLUSIVE;
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

static bool verify_one(session *s, ir_method *m) {
  javarel_options o = options_of(s->options);
  java_report report = {0};
  name_report(s, m, &report);
  s->started = progress_clock();
  vec_push(&s->reports, report);
  limits_set_farewell(print_unfinished, s);
  javarel_result *r = javarel_verify(s->javarel, m, &o);
  limits_set_farewell(NULL, NULL);
  java_report *done = vec_last(&s->reports);
  done->result = r;
  done->seconds = progress_clock() - s->started;
  if (!r) {
    s->reports.size--;
    return false;
  }
  if (r->verdict == FIR_INCONCLUSIVE && *interrupt_is_late())
    r->reason = arena_print(&r->store, "time limit of %" PRIu64 " s reached",
                            s->options->timeout);
  if (wants_text(s))
    java_report_print(stdout, done);
  return true;
}

static int status_of(fir_verdict v) {
  return v == FIR_HOLDS      ? EXIT_HOLDS
         : v == FIR_VIOLATED ? EXIT_VIOLATED
                             : EXIT_INCONCLUSIVE;
}

static int verify_methods(session *s, const method_vector *all, diag_sink *sink) {
  bool good = true;
  vec_each (ir_method *, m, all) {
    if (m != all->data && wants_text(s))
      putchar('\n');
    good = verify_one(s, *m);
    if (!good)
      break;
  }
  int status = good ? status_of(java_reports_verdict(&s->reports)) : EXIT_USAGE;
  if (good && !write_documents(s, sink))
    status = EXIT_USAGE;
  vec_each (java_report, p, &s->reports)
    javarel_result_delete((javarel_result *)p->result);
  vec_release(&s->reports);
  return status;
}

fir_verdict java_reports_verdict(const java_reports *all) {
  fir_verdict worst = FIR_HOLDS;
  vec_each (java_report, p, all)
    if (p->result->verdict == FIR_VIOLATED || worst == FIR_HOLDS)
      worst = p->result->verdict;
  return worst;
}

static int verify_inputs(session *s, inputs *in, diag_sink *sink) {
  int status = EXIT_USAGE;
  uint32_t errors = sink->errors;
  method_vector methods = {0};
  s->javarel = javarel_new(in->program, in->classes.data, in->classes.size,
                           in->sources.data, in->sources.size, sink);
  if (sink->errors == errors && find_methods(s, in, &methods, sink) &&
      documents_start(&s->documents, s->options, sink))
    status = verify_methods(s, &methods, sink);
  documents_close(&s->documents);
  vec_release(&methods);
  javarel_delete(s->javarel);
  return status;
}

int verify_java(const cli_options *o, diag_sink *sink) {
  inputs in;
  session s = {.options = o};
  int status = EXIT_USAGE;
  arena_init(&s.store);
  if (o->bitwidth < JAVAREL_LEAST_BITWIDTH)
    diag_error(sink, NO_PLACE, "--bitwidth: Java needs at least %d bits",
               JAVAREL_LEAST_BITWIDTH);
  else {
    if (inputs_open(&in, o, sink))
      status = verify_inputs(&s, &in, sink);
    inputs_close(&in);
  }
  arena_release(&s.store);
  return status;
}
