/* The states of a language as terms: what the class's own toString() says of them, run on
 * the concrete machine.
 *
 * The runs come before the one that is observed, so that nothing of them is in the
 * report; a text that throws or does not end is left out. */
#include "report/report_internal.h"

#include "jre/jre.h"

#include <string.h>

/* toString as the class has it; NULL: only Object's. */
static ir_method *text_method(const report *r) {
  name_table *names = &java_program_ir(r->subject->program)->names;
  ir_method *m = ir_find_method(r->subject->class, name_mk(names, "toString"),
                                name_mk(names, "()Ljava/lang/String;"));
  return m && strcmp(m->owner->name->text, "java/lang/Object") != 0 ? m : NULL;
}

/* The term now, in the arena; NULL: none, perhaps because *wanted must be initialised. */
static const char *term_now(report *r, ir_method *m, ir_class **wanted) {
  machine *machine_ = judge_machine(r->judge);
  value self = {.ref = judge_object(r->judge, SPACE_MAIN)}, text = {0};
  const char *term = NULL;
  *wanted = NULL;
  machine_->steps = 0;
  outcome ran = machine_call(machine_, m, &self, &text);
  if (ran == RAN_RETURN && text.ref) {
    char *copy = jre_text(machine_, text.ref);
    term = arena_print(&r->arena, "%s", copy);
    memory_free(copy);
  }
  if (ran == RAN_STOP && machine_->stop.kind == STOP_CLASS)
    *wanted = machine_->stop.class;
  if (machine_->stop.kind)
    machine_clear_stop(machine_);
  return term;
}

void report_find_terms(report *r) {
  const candidate *c = r->candidate;
  ir_method *m = r->subject->language ? text_method(r) : NULL;
  ir_class *wanted;
  if (!m || r->operation->is_constructor)
    return;
  judge_is_valid(r->judge, c->choices); /* leaves the state without a journal */
  r->term_before = term_now(r, m, &wanted);
  do {
    judgment found = judge_run(r->judge, c);
    r->term_after = term_now(r, m, &wanted);
    memory_free(found.message);
    judge_rest(r->judge);
    if (wanted && !machine_initialise_apart(judge_machine(r->judge), wanted))
      return;
  } while (wanted);
}

const char *report_term_before(const report *r) {
  return r->term_before;
}
