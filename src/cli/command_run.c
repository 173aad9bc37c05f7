/* glassbox run: executes main on the built-in machine. */
#include "cli/inputs.h"
#include "cli/java_text.h"

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

/* The class whose main is meant; NULL with an error. */
static name pick_main(inputs *in, const char *wanted, diag_sink *sink) {
  name picked = inputs_class_pick(in, wanted, has_main, "a main method", sink);
  classfile *c = picked ? inputs_class_read(in, picked, sink) : NULL;
  if (!c)
    return NULL;
  if (!has_main(c)) {
    diag_error(sink, NO_PLACE, "class %s has no main method",
               java_text_class(&in->store, picked->text));
    return NULL;
  }
  return picked;
}

int command_run(const cli_options *o, diag_sink *sink) {
  inputs in;
  name main_class =
      inputs_open(&in, o, sink) ? pick_main(&in, o->class_name, sink) : NULL;
  int status = EXIT_USAGE;
  if (main_class)
    status = program_run(in.program, main_class, o->arguments, o->argument_count,
                         o->steps, sink);
  inputs_close(&in);
  return status;
}
