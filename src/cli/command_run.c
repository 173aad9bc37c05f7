/* glassbox run: executes main on the built-in machine. */
#include "cli/inputs.h"

#include <string.h>

/* Supplied by the run time. */
int program_run(java_program *, name main_class, char *const *arguments, size_t count,
                uint64_t steps, diag_sink *);

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
    if (main_class)
      status = program_run(in.program, main_class, o->arguments, o->argument_count,
                           o->steps, sink);
  }
  inputs_close(&in);
  return status;
}
