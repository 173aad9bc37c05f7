/* Java programs: class files made into the program representation.
 *
 *     java_program *p = java_program_new(sink);
 *     classpath_add(java_program_classpath(p), "classes");
 *     classpath_add_jdk(java_program_classpath(p), NULL);
 *     ir_class *c = java_class(p, "java/util/TreeMap");      NULL: error in the sink
 *     ir_program *ir = java_program_ir(p);
 *
 * Class names are in internal form: "java/lang/Object", arrays "[I" and
 * "[Ljava/lang/Object;", primitive types "int", "void" (only as what class
 * objects stand for). Classes are loaded and linked when first named; method
 * code is made when first asked for. invokedynamic does not survive: lambdas
 * become small classes, string concatenation a StringBuilder chain, the methods of
 * records plain code.
 */
#ifndef JAVA_JAVA_H
#define JAVA_JAVA_H

#include "ir/ir.h"
#include "java/classfile.h"
#include "java/classpath.h"

typedef struct java_program java_program;

/* ir_class.origin, ir_field.origin and ir_method.origin. */
typedef struct java_class_info {
  classfile *file; /* NULL: array, primitive or synthetic */
  bool from_jdk;
  bool is_primitive;
  bool is_hidden;                /* a lambda's class */
  struct ir_method *initialiser; /* <clinit> or NULL */
} java_class_info;
/* ir_field.origin is its class_field, ir_method.origin its class_method (both NULL
 * for synthetic members). */

/* ir_literal.kind */
typedef enum {
  LITERAL_TEXT, /* data: name, modified UTF-8 */
  LITERAL_CLASS /* data: name of the class, as java_class takes it */
} literal_kind;

java_program *java_program_new(diag_sink *);
void java_program_delete(java_program *);
ir_program *java_program_ir(java_program *);
java_program *java_program_of(ir_program *); /* the other way round */
classpath *java_program_classpath(java_program *);

/* Classes that are not on the class path are looked for in this jar: glassbox's own, and
 * under model/ those that it adds to the JDK's packages. */
void java_program_set_library(java_program *, const char *jar);

/* From now on, where a class file names class `what` or one below it, `by` is meant;
 * `kept`, the class that is checked, stays itself. Before any of them is loaded. */
void java_program_replace(java_program *, name what, name by, name kept);
/* ghost.c: from now on, a field that is marked @Ghost("method") has the value that the
 * method gives, whoever reads it. Before any code is asked for. */
void java_program_recompute(java_program *);
/* The method's name; NULL: the field, which may be NULL, is one like any other. */
const char *java_recomputed_by(const java_program *, const class_field *);
/* The name of what the class replaces, or NULL. */
const char *java_replaced_by(const java_program *, name);

bool java_has_class(java_program *, name); /* a file of that name is there */
/* The class file, which stays the program's. NULL when there is none, or with an error.
 */
classfile *java_class_file(java_program *, name, diag_sink *);
/* Whether the class, or what it extends or implements, is `super`, by the names in class
 * files: nothing is loaded. */
bool java_descends(java_program *, name from, name super);

ir_class *java_class(java_program *, const char *internal_name);
ir_class *java_class_named(java_program *, name);
/* Like java_class_named, but a missing class is no error: NULL. */
ir_class *java_class_if_found(java_program *, name);
/* Nothing is loaded: NULL, too, for one that no loaded class has needed yet. */
ir_class *java_class_if_loaded(java_program *, const char *internal_name);
ir_class *java_array_of(java_program *, ir_class *element);
ir_class *java_primitive(java_program *, char descriptor); /* I J F D Z B C S V */
/* The class that a descriptor names: I, [J, Ljava/lang/String; */
ir_class *java_descriptor_class(java_program *, const char *descriptor, size_t length);

/* The method, which returns a boolean and has not run yet, says true from now on. */
void java_method_set_true(java_program *, ir_method *);

/* A class of pairs of objects: its fields, and as its only method an invariant that says
 * that both satisfy `invariant`, if any, and `equal_to` of the first and the second. */
ir_class *java_pair_class(java_program *, const ir_class *of, const ir_method *invariant,
                          const ir_method *equal_to);

/* caller.c. The static method as one of an object, which it does not look at; the static
 * specification with an object before its parameters; one that is always true. */
ir_method *java_method_of_object(java_program *, const ir_method *target);
ir_method *java_specification_beside(java_program *, const ir_method *target);
ir_method *java_always_true(java_program *, ir_class *owner);
/* Takes an object, then the method's arguments: whether those that `which` names are null
 * or satisfy the invariant. */
ir_method *java_arguments_valid(java_program *, const ir_method *invariant,
                                const ir_method *of, const bool *which);

/* commute.c */

/* A condition on an object and the arguments of one of its methods. */
typedef struct java_condition {
  ir_method *method; /* takes the object, and the first of the arguments or all */
  bool is_negated;
} java_condition;
/* How two objects are told apart. */
typedef struct java_sameness {
  ir_method *equal_to;
  ir_method *abstraction; /* of each, that is compared; NULL: they are, themselves */
} java_sameness;
/* The method, called; gives what came of it as a glassbox.Outcome. */
ir_method *java_outcome_method(java_program *, ir_class *owner, const ir_method *,
                               const java_condition *before, uint32_t count);
/* Both such methods in both orders; throws glassbox.NotCommuting. Its parameters: those
 * of both, a copy of the object, and copies of the objects among the arguments. */
ir_method *java_commuting_method(java_program *, ir_class *owner, ir_method *const *both,
                                 const java_sameness *);

/* templates.c */

/* A question about an object and the arguments of two calls, by register: 0 is the
 * object. */
typedef struct java_atom {
  enum {
    ATOM_SAME,        /* a == b */
    ATOM_ZERO,        /* a == 0 */
    ATOM_TRUE,        /* observer(a), or observer() */
    ATOM_GIVES,       /* observer(a) == b */
    ATOM_AT_LEAST,    /* observer() >= a */
    ATOM_AT_LEAST_SUM /* observer() >= a + b */
  } kind;
  ir_method *observer; /* or NULL */
  uint32_t a, b;
  const char *text, *negated; /* "a == b", "a != b" */
} java_atom;
/* The answers as bits of an int; `parameters` are the descriptors of both calls'. */
ir_method *java_atoms_method(java_program *, ir_class *owner, name parameters,
                             const java_atom *, uint32_t count);
/* Whether the answers are none of those that are known. Takes the object first. */
ir_method *java_outside_method(java_program *, ir_method *atoms, const uint32_t *known,
                               uint32_t count);
/* Calls the other, and fails where it returns. */
ir_method *java_reaching_method(java_program *, const ir_method *composite);
/* boolean alike(C), boolean repOk(): of an object, whoever says it. */
ir_method *java_alike_method(java_program *, ir_class *owner, const java_sameness *);
ir_method *java_valid_method(java_program *, ir_class *owner, const ir_method *valid);

/* answers.c: implements the interface by a method that gives, at each call, what another
 * of its fields holds: all but the first, which counts the calls. `type`: the descriptor
 * of what it gives. */
ir_class *java_answers_class(java_program *, ir_class *interface, const ir_method *of,
                             const char *type);

static inline java_class_info *java_info(const ir_class *c) {
  return c->origin;
}

#endif
