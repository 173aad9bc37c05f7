/* A formula and its propositions: names of static boolean methods that are marked
 * @Proposition, with or without their class; call(C.m) and return(C.m) for every method m
 * of C, all its overloads, and what overrides them. */
#include "cli/explore_formula.h"

#include <stdio.h>
#include <string.h>

static const char *last_part(const char *class_name) {
  const char *last = class_name;
  for (const char *c = class_name; *c; c++)
    if (*c == '/' || *c == '$')
      last = c + 1;
  return last;
}

/* "p.Outer.Inner" for "p/Outer$Inner" */
static bool is_spelled(const char *class_name, const char *text) {
  if (!strcmp(last_part(class_name), text))
    return true;
  for (; *class_name && *text; class_name++, text++)
    if (*class_name != *text &&
        !((*class_name == '/' || *class_name == '$') && *text == '.'))
      return false;
  return !*class_name && !*text;
}

static ir_class *find_class(inputs *in, const char *text) {
  vec_each (name, c, &in->known)
    if (is_spelled((*c)->text, text))
      return java_class_named(in->program, *c);
  char *slashed = memory_copy_text(text);
  for (char *c = slashed; *c; c++)
    if (*c == '.')
      *c = '/';
  name full = name_mk(&java_program_ir(in->program)->names, slashed);
  memory_free(slashed);
  return java_class_if_found(in->program, full);
}

static bool fail(const ltl_proposition *p, diag_sink *sink, const char *message) {
  diag_error(sink, NO_PLACE, "--ltl: '%s' (column %u): %s", p->text, p->column, message);
  return false;
}

static bool has_code_named(const ir_class *c, name method, bool *is_native) {
  bool found = false;
  for (; c; c = c->super) {
    for (uint32_t i = 0; i < c->method_count; i++)
      if (c->methods[i].name == method) {
        found = true;
        *is_native |= c->methods[i].is_native;
      }
  }
  return found;
}

/* "C.m" between the parentheses */
static bool resolve_event(inputs *in, const ltl_proposition *p, explore_proposition *to,
                          diag_sink *sink) {
  const char *open = strchr(p->text, '(');
  char *inside = memory_copy_text(open + 1), *dot, message[300];
  inside[strlen(inside) - 1] = 0;
  bool ok = false, is_native = false;
  if (strchr(inside, '(') || !(dot = strrchr(inside, '.')) || dot == inside || !dot[1])
    fail(p, sink, "call(Class.method) or return(Class.method) is meant");
  else {
    *dot = 0;
    to->class = find_class(in, inside);
    to->called = name_mk(&java_program_ir(in->program)->names, dot + 1);
    snprintf(message, sizeof message,
             to->class ? "class %s has no method %s" : "no class %s", inside, dot + 1);
    ok = to->class && has_code_named(to->class, to->called, &is_native);
    if (!ok)
      fail(p, sink, message);
    else if (is_native)
      ok = fail(p, sink, "native methods have no events");
  }
  memory_free(inside);
  return ok;
}

static bool is_proposition(const class_method *m) {
  return annotation_find(&m->annotations, "Lglassbox/Proposition;");
}

/* "p" or "C.p" */
static bool is_called(name class_name, const class_method *m, const char *text) {
  const char *dot = strrchr(text, '.');
  if (strcmp(m->name->text, dot ? dot + 1 : text) != 0)
    return false;
  if (!dot)
    return true;
  char *class = memory_copy_text(text);
  class[dot - text] = 0;
  bool same = is_spelled(class_name->text, class);
  memory_free(class);
  return same;
}

static bool add_method(inputs *in, name class_name, const class_method *m,
                       const ltl_proposition *p, explore_proposition *to,
                       diag_sink *sink) {
  if (to->method)
    return fail(p, sink, "more than one class has it; write Class.name");
  if (!(m->access & ACC_STATIC) || strcmp(m->descriptor->text, "()Z") != 0)
    return fail(
        p, sink,
        "a proposition is a static method without parameters that gives a boolean");
  to->class = java_class_named(in->program, class_name);
  to->method = to->class ? ir_find_method(to->class, m->name, m->descriptor) : NULL;
  return to->method != NULL;
}

static bool resolve_method(inputs *in, const ltl_proposition *p, explore_proposition *to,
                           diag_sink *sink) {
  bool is_unmarked = false;
  vec_each (name, each, &in->known) {
    const classfile *c = inputs_class_read(in, *each, sink);
    for (uint16_t i = 0; c && i < c->method_count; i++) {
      const class_method *m = &c->methods[i];
      if (!is_called(*each, m, p->text))
        continue;
      is_unmarked |= !is_proposition(m);
      if (is_proposition(m) && !add_method(in, *each, m, p, to, sink))
        return false;
    }
  }
  if (to->method)
    return true;
  return fail(p, sink,
              is_unmarked
                  ? "the method of that name is not marked @Proposition"
                  : "no static method of that name is marked @Proposition, and it "
                    "is neither call(C.m) nor return(C.m)");
}

static bool resolve(inputs *in, const ltl_proposition *p, explore_formula *f,
                    diag_sink *sink) {
  explore_proposition to = {0};
  bool ok;
  if (!strncmp(p->text, "call(", 5) || !strncmp(p->text, "return(", 7)) {
    to.kind = p->text[0] == 'c' ? PROPOSITION_CALL : PROPOSITION_RETURN;
    ok = resolve_event(in, p, &to, sink);
  } else
    ok = strchr(p->text, '(')
             ? fail(p, sink, "a proposition has no arguments; call(C.m) is an event")
             : resolve_method(in, p, &to, sink);
  vec_push(&f->propositions, to);
  return ok;
}

bool formula_read(formula_input *x, inputs *in, const cli_options *o, diag_sink *sink) {
  *x = (formula_input){0};
  ltl_init(&x->formulas);
  ltl f = ltl_parse(&x->formulas, o->ltl, NO_PLACE, sink);
  if (!f)
    return false;
  x->formula.text = o->ltl;
  x->formula.has_next = ltl_has_next(f);
  x->formula.is_fair = o->fair;
  vec_each (ltl_proposition, p, &x->formulas.propositions)
    if (!resolve(in, p, &x->formula, sink))
      return false;
  x->automaton = ltl_automaton_new(ltl_not(&x->formulas, f), LTL_INFINITE);
  x->formula.refuted = x->automaton;
  if (!x->automaton)
    diag_error(sink, NO_PLACE, "--ltl: the automaton of the formula would be too large");
  return x->automaton != NULL;
}

void formula_release(formula_input *x) {
  ltl_automaton_delete(x->automaton);
  vec_release(&x->formula.propositions);
  ltl_release(&x->formulas);
}
