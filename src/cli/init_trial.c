/* A clause is tried as the invariant of engine `reach`, which starts from what the
 * constructor leaves: a state that is reached and not valid shows that it is no
 * invariant. */
#include "cli/init_trial.h"

#include "cli/interrupt.h"
#include "explicit/engines.h"

#include <string.h>

enum { TRIAL_NODES = 3, TRIAL_STEPS = 20000, TRIAL_EXECUTIONS = 5000, WIDE = 16 };

/* What the constructor leaves must be in the space: an array of some capacity needs a
 * wider one. */
static bool make_space(init_trial *t, diag_sink *sink) {
  space_bounds bounds = {.nodes = TRIAL_NODES, .arrays = -1};
  space_bounds wide = {.nodes = TRIAL_NODES,
                       .arrays = WIDE,
                       .has_ints = true,
                       .ints_low = -1,
                       .ints_high = WIDE};
  t->space = space_new(t->subject, &bounds, sink);
  if (!t->space || init_trial_holds(t, "repOk") != TRIAL_FAILS)
    return t->space;
  space_delete(t->space);
  t->space = space_new(t->subject, &wide, sink);
  return t->space;
}

bool init_trial_open(init_trial *t, const cli_options *o, const char *text,
                     name class_name, const text_vector *allowed, diag_sink *sink) {
  *t = (init_trial){.quiet = {0}};
  if (!changed_source_open(&t->source, o->paths[0], text, sink))
    return false;
  cli_options changed = *o;
  char *path = (char *)t->source.path;
  changed.paths = &path;
  if (!inputs_open(&t->in, &changed, sink))
    return false;
  name same = name_mk(&java_program_ir(t->in.program)->names, class_name->text);
  selection select = {.classes = &t->in.known,
                      .given = &t->in.classes,
                      .allowed = allowed->data,
                      .allowed_count = allowed->size};
  ir_class *c = java_class_named(t->in.program, same);
  t->subject = c ? subject_new(t->in.program, c, &select, sink) : NULL;
  return t->subject && make_space(t, sink);
}

void init_trial_close(init_trial *t) {
  space_delete(t->space);
  subject_delete(t->subject);
  if (t->in.program)
    inputs_close(&t->in);
  changed_source_close(&t->source);
}

static check_limits trial_limits(void) {
  return (check_limits){.steps = TRIAL_STEPS,
                        .stop = interrupt_catch(),
                        .late = interrupt_is_late(),
                        .most_executions = TRIAL_EXECUTIONS};
}

static bool has_start(const init_trial *t) {
  name_table *names = &java_program_ir(t->in.program)->names;
  return ir_find_declared(t->subject->class, name_mk(names, "<init>"),
                          name_mk(names, "()V"));
}

trial_answer init_trial_holds(init_trial *t, const char *method) {
  name_table *names = &java_program_ir(t->in.program)->names;
  ir_method *given = t->subject->invariant;
  ir_method *tried =
      ir_find_declared(t->subject->class, name_mk(names, method), name_mk(names, "()Z"));
  if (!tried || !has_start(t))
    return TRIAL_UNKNOWN;
  check_limits limits = trial_limits();
  check_result result = {0};
  t->subject->invariant = tried;
  check_result_start(&result, t->space);
  check_run(check_reach, t->space, &limits, &result, &t->quiet);
  t->subject->invariant = given;
  trial_answer answer = TRIAL_HOLDS;
  if (!result.fit.reached)
    answer = TRIAL_FAILS;
  for (uint32_t i = 0; i < result.operation_count; i++)
    if (result.operations[i].verdict == VERDICT_VIOLATED) {
      if (result.operations[i].kind == KIND_INVARIANT && answer != TRIAL_NO_TREE)
        answer = TRIAL_FAILS;
      if (result.operations[i].kind == KIND_TREE)
        answer = TRIAL_NO_TREE;
    }
  check_result_release(&result);
  return answer;
}

void init_trial_operation(init_trial *t, uint32_t operation, check_result *result) {
  uint32_t count = t->subject->operation_count;
  bool *left_out = memory_new_array(bool, count);
  memset(left_out, true, count);
  left_out[operation] = false;
  check_limits limits = trial_limits();
  limits.left_out = left_out;
  limits.any_violation = true;
  *result = (check_result){0};
  check_result_start(result, t->space);
  check_run(check_explicit, t->space, &limits, result, &t->quiet);
  memory_free(left_out);
}
