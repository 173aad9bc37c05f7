/* Fields that are recomputed, @Ghost("method"): what their method must be, and the one
 * value that is left for them in the search space, which nobody ever reads (java/ghost.c). */
#include "check/subject_internal.h"

#include "java/java_text.h"

#include <string.h>

const char *subject_recomputed_by(const subject *s, const ir_field *f) {
  return f ? java_recomputed_by(s->program, f->origin) : NULL;
}

static ir_method *recomputing(subject *s, const ir_field *f, const char *by) {
  name_table *names = &java_program_ir(s->program)->names;
  return ir_find_method(f->owner, name_mk(names, by),
                        name_mk_print(names, "()%s", f->descriptor->text));
}

bool subject_check_ghost(subject *s, const ir_field *f, diag_sink *sink) {
  const char *by = subject_recomputed_by(s, f);
  if (!by)
    return true;
  const char *what = arena_print(&s->arena, "@Ghost(\"%s\") on %s.%s", by,
                                 class_text(&s->arena, f->owner), f->name->text);
  const ir_method *m = recomputing(s, f, by);
  if (f->is_static || subject_is_tree_field(s, f))
    diag_error(sink, class_place(f->owner),
               "%s: a field that is recomputed is neither static nor a tree field", what);
  else if (!m || m->is_static)
    diag_error(
        sink, class_place(f->owner),
        "%s: the class has no instance method %s %s() that gives the field's value", what,
        java_text_type(&s->arena, f->descriptor->text), by);
  else if (!method_is_declarative(m))
    diag_error(sink, method_place(m), "%s: %s is not declarative: mark it @Declarative",
               what, method_text(&s->arena, m));
  else
    return true;
  return false;
}

const int_range *subject_ghost_range(subject *s) {
  int_range *zero = arena_new(&s->arena, int_range);
  static const double no_number[] = {0.0};
  *zero = (int_range){.has_classes = true, .real_count = 1, .reals = no_number};
  return zero;
}
