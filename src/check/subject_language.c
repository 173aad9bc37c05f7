/* A language (000 Figure 4.4): a class that implements glassbox.Language or
 * glassbox.NondeterministicLanguage is checked for type soundness.
 *
 *     wellTyped()      is the invariant: preservation
 *     smallStep()      is the one operation; StuckException is a violation: progress
 *     isFinalState()   is the negation of the precondition
 *     transitions()    bounds the argument of a nondeterministic step
 *
 * repOk, precondition and postconditions hold of it like of any class. */
#include "check/subject_internal.h"

#include <assert.h>
#include <string.h>

/* NULL: the class file lacks it, which javac would not have allowed. */
static ir_method *language_method(const subject *s, const char *text,
                                  const char *descriptor) {
  name_table *names = &java_program_ir(s->program)->names;
  ir_method *m =
      ir_find_method(s->class, name_mk(names, text), name_mk(names, descriptor));
  return m && m->origin && !m->is_abstract ? m : NULL;
}

ir_method *subject_small_step(const subject *s) {
  return language_method(s, "smallStep",
                         s->language == LANGUAGE_DETERMINISTIC ? "()V" : "(I)V");
}

static bool has_small_step(subject *s, diag_sink *sink) {
  if (subject_small_step(s))
    return true;
  diag_error(sink, class_place(s->class), "class %s is a language without smallStep",
             class_text(&s->arena, s->class));
  return false;
}

bool subject_find_language(subject *s, diag_sink *sink) {
  /* with the class, all that it implements has been loaded */
  ir_class *one = java_class_if_loaded(s->program, "glassbox/Language");
  ir_class *many = java_class_if_loaded(s->program, "glassbox/NondeterministicLanguage");
  bool is_one = one && ir_is_subclass(s->class, one);
  bool is_many = many && ir_is_subclass(s->class, many);
  const char *wrong = is_one && is_many ? "implements both Language and "
                                          "NondeterministicLanguage: one of them is meant"
                      : (is_one || is_many) && s->companion
                          ? "is a language: it is checked by its own methods, without "
                            "a companion"
                          : NULL;
  if (wrong) {
    diag_error(sink, class_place(s->class), "class %s %s",
               class_text(&s->arena, s->class), wrong);
    return false;
  }
  s->language = is_one    ? LANGUAGE_DETERMINISTIC
                : is_many ? LANGUAGE_NONDETERMINISTIC
                          : LANGUAGE_NONE;
  if (s->language)
    s->stuck_exception = java_class(s->program, "glassbox/StuckException");
  return !s->language || (s->stuck_exception && has_small_step(s, sink));
}

static ir_method *declarative(subject *s, const char *text, const char *descriptor,
                              diag_sink *sink) {
  ir_method *m = language_method(s, text, descriptor);
  if (m && method_is_declarative(m))
    return m;
  if (m)
    diag_error(sink, method_place(m), "%s is not declarative: mark it @Declarative",
               method_text(&s->arena, m));
  else
    diag_error(sink, class_place(s->class), "class %s is a language without %s()",
               class_text(&s->arena, s->class), text);
  return NULL;
}

bool subject_read_language(subject *s, diag_sink *sink) {
  if (!s->language)
    return true;
  s->well_formed = s->invariant;
  s->invariant = declarative(s, "wellTyped", "()Z", sink);
  ir_method *final = s->invariant ? declarative(s, "isFinalState", "()Z", sink) : NULL;
  ir_method *transitions = NULL;
  if (final && s->language == LANGUAGE_NONDETERMINISTIC)
    transitions = declarative(s, "transitions", "()I", sink);
  if (!final || (s->language == LANGUAGE_NONDETERMINISTIC && !transitions))
    return false;
  for (uint32_t i = 0; i < s->operation_count; i++)
    if (!s->operations[i].is_constructor) {
      subject_add_pre(
          s, &s->operations[i],
          (specification){.method = final, .declared = final, .is_negated = true});
      s->operations[i].transitions = transitions;
    }
  return true;
}
