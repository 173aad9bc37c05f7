/* Where no state of the bounds is valid: what the invariant says of the state that every
 * program has first. Either the invariant is wrong there already, most often because it
 * throws; or that state is valid, and the bounds do not have it. */
#include "judge/judge_run.h"

static ir_method *plain_constructor(const subject *s) {
  name_table *names = &java_program_ir(s->program)->names;
  return ir_find_declared(s->main_class, name_mk(names, "<init>"), name_mk(names, "()V"));
}

static bool is_about_validity(violation_kind k) {
  return k == KIND_TREE || k == KIND_INVARIANT || k == KIND_PRESERVATION;
}

static char *explanation(const judgment *found) {
  static const char outside[] =
      "the invariant is true of what the constructor without arguments leaves, but that "
      "is "
      "outside of the bounds: take wider ones (--arrays, --ints, --nodes, --objects)";
  static const char false_there[] =
      "nor is the invariant true of what the constructor without arguments leaves";
  if (found->kind == KIND_NONE)
    return memory_copy_text(outside);
  if (!is_about_validity(found->kind) || !found->message)
    return NULL;
  if (!found->where.file || !found->where.line)
    return memory_print("%s: %s", false_there, found->message);
  return memory_print("%s: %s at %s:%u", false_there, found->message, found->where.file,
                      found->where.line);
}

char *judge_first_state_text(judge *j) {
  ir_method *constructor = plain_constructor(j->subject);
  object_id made;
  if (!constructor || !j->invariant || subject_property(j->subject) ||
      j->subject->main_class != j->subject->class)
    return NULL;
  judgment found = judge_construct(j, constructor, &made);
  char *text = explanation(&found);
  memory_free(found.message);
  judge_rest(j);
  return text;
}
