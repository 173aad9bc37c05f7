/* Specification expressions as text of FIR, with their types.
 *
 *     spec_scope s = {.world = w, .book = b, .source = clause.source, .self = "x1", ...};
 *     spec_value v = spec_emit(&s, clause.expr);
 *     if (v.text) ... v.text, v.arity, v.columns ...      NULL: an error was reported
 */
#ifndef JAVAREL_SPEC_EMIT_H
#define JAVAREL_SPEC_EMIT_H

#include "javarel/spec.h"

enum { SPEC_WIDEST = 6 };

typedef struct spec_value {
  const char *text; /* NULL: an error was reported */
  uint32_t arity;
  domain_set columns[SPEC_WIDEST];
  ir_class *class; /* the static type of the last column; NULL: not known, or none */
  bool is_many;    /* integers that are meant as a set, not as their sum */
} spec_value;

/* A parameter, or a name that a quantifier binds. */
typedef struct spec_name {
  const char *shown, *text; /* to people, in FIR */
  domain_set set;
  ir_class *class; /* its static type; NULL: a number, or not known */
} spec_name;
typedef vector(spec_name) spec_names;

/* Which relations and domains have a value before that is called old(x). */
typedef struct spec_frame {
  bool all; /* of them */
  domain_set domains;
  vector(const world_global *) globals;
} spec_frame;

typedef struct spec_scope {
  world *world;
  spec_book *book;
  const spec_text *source;
  ir_class *class;  /* whose fields can be named alone */
  const char *self; /* `this` in FIR; NULL: there is none */
  domain_set self_set;
  ir_class *self_class; /* its static type */
  spec_names names;     /* parameters, then bound names, innermost last */
  const char *result;   /* `return` in FIR; NULL: there is none */
  domain_set result_set;
  ir_class *result_class; /* NULL: a number */
  ir_class *behind; /* the static type left of the dot, while its right is emitted */
  const spec_frame *frame; /* NULL: there is one state */
  bool is_old;             /* everything is meant before */
  bool is_before;          /* the clause knows no other state: no old, no return */
  uint32_t *counter;       /* of bound names */
  const char *unmade; /* in FIR: the object of which no invariant is asked; NULL: none */
} spec_scope;

spec_value spec_emit(spec_scope *, const spec_expr *);
/* The clause, which must be a formula; NULL after an error. */
const char *spec_emit_formula(spec_scope *, const spec_clause *);

/* The class that a specification of `scope` calls so; NULL: there is none. */
ir_class *spec_class_called(const spec_scope *, const char *wanted);
/* The class that the expression, a name with dots, means; NULL after an error. */
ir_class *spec_emit_class(spec_scope *, const spec_expr *);
/* The class if the expression is a name of one with dots in it, like Map.Entry. */
ir_class *spec_dotted_class(const spec_scope *, const spec_expr *);
/* The type that the expression names: int, boolean, or a class. False after an error. */
bool spec_emit_sort(spec_scope *, const spec_expr *, world_sort *);

/* How the state of the scope calls a relation, and a set of domains. */
const char *spec_global_text(const spec_scope *, const world_global *);
const char *spec_set_text(const spec_scope *, domain_set);

/* The relations that `name` means behind an expression of these domains; several when
 * classes that do not descend from each other declare one each. As in Java, a field of the
 * static type (NULL: not known) is meant though a class below declares another one. */
typedef vector(const world_global *) world_globals;
void spec_find_globals(spec_scope *, domain_set, ir_class *, const char *name,
                       world_globals *);
/* Whether one of them hides another: which is meant, only a static type could say. */
bool spec_is_ambiguous(const world_globals *);

#endif
