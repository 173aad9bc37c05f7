/* glassbox run: executes main on the built-in machine. */
#include "cli/documents.h"
#include "cli/inputs.h"
#include "cli/limits.h"
#include "cli/result_json.h"
#include "cli/run_recorded.h"
#include "cli/run_schedule.h"

#include "base/progress.h"
#include "java/java_text.h"
#include "jre/jre.h"

#include <stdlib.h>
#include <string.h>

typedef struct running {
  const cli_options *options;
  const char *class_name;
  document_set documents;
  recorded_console recorded; /* when documents are wanted */
  double started;
  uint64_t steps;
  char *reason; /* why it did not come to its end; or NULL */
} running;

static int run(running *r, java_program *p, ir_class *main_class, jre_console *console) {
  const cli_options *o = r->options;
  machine *m = jre_new(p, console);
  int status = EXIT_USAGE;
  if (m && machine_wake(m)) {
    if (o->steps)
      m->step_limit = o->steps;
    const char *every = getenv("GLASSBOX_COLLECT_EVERY"); /* bytes; for tests */
    if (every)
      heap_collect_every(&m->heap, strtoul(every, NULL, 10));
    status = jre_run_main(m, main_class, o->seed, (int)o->argument_count,
                          (const char *const *)o->arguments);
    if (m->stop.kind && m->stop.kind != STOP_EXIT)
      r->reason = memory_copy_text(m->stop.text);
    r->steps = m->steps;
  }
  if (m)
    jre_delete(m);
  return status;
}

/* The exception that ended it, as the last words of the program say. */
static json_t *violations_json(const running *r, int status) {
  static const char begins[] = "Exception in thread ";
  json_t *all = json_array();
  const char *said = r->recorded.texts[1];
  const char *at = status && said ? strstr(said, begins) : NULL;
  if (at) {
    char *line = memory_print("%.*s", (int)strcspn(at, "\n"), at);
    json_array_append_new(all, json_pack("{s:s, s:s, s:o}", "method", "main", "kind",
                                         "exception", "message", result_json_text(line)));
    memory_free(line);
  }
  return all;
}

static bool write_documents(running *r, int status, diag_sink *sink) {
  json_t *all = result_json_new("run", r->reason ? EXIT_INCONCLUSIVE : status);
  json_object_set_new(all, "class", result_json_text(r->class_name));
  json_object_set_new(all, "exit_status", json_integer(status));
  json_object_set_new(all, "instructions", json_integer((json_int_t)r->steps));
  json_object_set_new(all, "output", result_json_text(r->recorded.texts[0]));
  json_object_set_new(all, "errors", result_json_text(r->recorded.texts[1]));
  json_object_set_new(all, "violations",
                      r->reason ? json_array() : violations_json(r, status));
  if (r->reason)
    json_object_set_new(all, "reason", result_json_text(r->reason));
  result_json_end(all, r->started);
  bool written = documents_write(&r->documents, all, sink);
  json_decref(all);
  return written;
}

/* A limit ends the process: what was printed so far. */
static int write_unfinished(void *context, const char *reason) {
  running *r = context;
  diag_sink silent = {0};
  for (int i = 0; i < 2; i++)
    if (r->recorded.streams[i])
      fflush(r->recorded.streams[i]);
  r->reason = memory_copy_text(reason);
  write_documents(r, EXIT_INCONCLUSIVE, &silent);
  return EXIT_INCONCLUSIVE;
}

static int run_shown(running *r, java_program *p, ir_class *class, diag_sink *sink) {
  jre_console *console = jre_console_files(stdin, stdout, stderr);
  int status = r->options->schedule ? run_schedule(p, class, r->options, console, sink)
                                    : run(r, p, class, console);
  jre_console_delete(console);
  memory_free(r->reason);
  return status;
}

static int run_recorded(running *r, java_program *p, ir_class *class, diag_sink *sink) {
  uint32_t errors = sink->errors;
  recorded_begin(&r->recorded, documents_take_output(&r->documents) ? NULL : stdout);
  limits_set_farewell(write_unfinished, r);
  int status = r->options->schedule
                   ? run_schedule(p, class, r->options, &r->recorded.base, sink)
                   : run(r, p, class, &r->recorded.base);
  limits_set_farewell(NULL, NULL);
  recorded_end(&r->recorded);
  bool is_input_error = status == EXIT_USAGE && sink->errors > errors;
  if (!r->reason && status == EXIT_INCONCLUSIVE && r->options->schedule)
    r->reason = memory_copy_text("the schedule could not be followed to its end");
  if (!is_input_error && !write_documents(r, status, sink))
    status = EXIT_USAGE;
  recorded_release(&r->recorded);
  memory_free(r->reason);
  return status;
}

static bool has_main(const classfile *c) {
  for (uint16_t i = 0; i < c->method_count; i++) {
    const class_method *m = &c->methods[i];
    if ((m->access & ACC_STATIC) && !strcmp(m->name->text, "main") &&
        !strcmp(m->descriptor->text, "([Ljava/lang/String;)V"))
      return true;
  }
  return false;
}

static int run_class(const cli_options *o, inputs *in, name main_class, diag_sink *sink) {
  running r = {.options = o, .started = progress_clock()};
  ir_class *class = java_class_named(in->program, main_class);
  if (!class || !documents_start(&r.documents, o, sink))
    return EXIT_USAGE;
  r.class_name = java_text_class(&in->store, main_class->text);
  int status = documents_any(&r.documents) ? run_recorded(&r, in->program, class, sink)
                                           : run_shown(&r, in->program, class, sink);
  documents_close(&r.documents);
  return status;
}

int command_run(const cli_options *o, diag_sink *sink) {
  inputs in;
  int status = EXIT_USAGE;
  if (inputs_open(&in, o, sink)) {
    name main_class =
        inputs_class_pick(&in, o->class_name, has_main,
                          "a main method, public static void main(String[])", sink);
    if (main_class)
      status = run_class(o, &in, main_class, sink);
  }
  inputs_close(&in);
  return status;
}
