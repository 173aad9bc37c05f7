/* glassbox run: executes main on the built-in machine. */
#include "cli/inputs.h"
#include "cli/run_schedule.h"
#include "jre/jre.h"

#include <stdlib.h>
#include <string.h>

static int run(java_program *p, ir_class *main_class, const cli_options *o) {
  jre_console *console = jre_console_files(stdin, stdout, stderr);
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
  }
  if (m)
    jre_delete(m);
  jre_console_delete(console);
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

int command_run(const cli_options *o, diag_sink *sink) {
  inputs in;
  int status = EXIT_USAGE;
  if (inputs_open(&in, o, sink)) {
    name main_class =
        inputs_class_pick(&in, o->class_name, has_main, "a main method", sink);
    ir_class *class = main_class ? java_class_named(in.program, main_class) : NULL;
    if (class)
      status = o->schedule ? run_schedule(in.program, class, o, sink)
                           : run(in.program, class, o);
  }
  inputs_close(&in);
  return status;
}
