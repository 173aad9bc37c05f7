/* Inside the Java front end. */
#ifndef JAVA_INTERNAL_H
#define JAVA_INTERNAL_H

#include "ir/builder.h"
#include "java/java.h"

/* --replace: uses of `what`, and of classes below it, are uses of `by`. */
typedef struct replacement {
  name what, by;
} replacement;

struct java_program {
  ir_program ir; /* first, so that java_program_of is a cast */
  arena files;   /* class files and their bytes */
  classpath *path;
  const char *library_jar; /* NULL: none */
  classpath *library;      /* that jar; NULL until something is looked for in it */
  map class_files;         /* name -> classfile, of those that were read */
  map classes;             /* name -> ir_class */
  map loading;             /* names of classes whose supers are being loaded */
  map literals;            /* name -> ir_literal, texts */
  map class_literals;
  map polymorphic; /* (name, descriptor) of a signature-polymorphic call -> ir_method */
  ir_class *root, *cloneable, *serializable; /* Object and what arrays implement */
  ir_class *primitives[9];
  ir_class *oddities; /* owner of the methods that stand for unsupported constructs */
  uint32_t lambda_count;
  vector(replacement) replacements;
  name kept;       /* the class that is checked: it is not replaced itself */
  map replaced;    /* name -> what stands for it, as asked for */
  bool recomputes; /* ghost.c: fields with a method have its value */
};

/* A parsed method descriptor. Types of the front end's registers; a long or double is
 * one register but two local slots. */
typedef struct descriptor {
  uint32_t count; /* of parameters, without receiver */
  const char *params[255];
  uint8_t types[255];
  const char *result;
  uint8_t result_type;
} descriptor;

void descriptor_parse(const char *text, descriptor *);
ir_type descriptor_type(const char *text);
ir_storage descriptor_storage(const char *text);
size_t type_length(const char *text); /* of the first type in it */

/* Sets name, descriptor, parameters and result of a method from its descriptor. */
void java_method_set(java_program *, ir_method *, ir_class *owner, name, name descriptor,
                     bool is_static);

/* Fills in supers, display, slots and vtable once super, interfaces, fields and
 * methods are set. */
void java_link(java_program *, ir_class *, ir_class *const *direct,
               uint32_t direct_count);

/* replace.c: puts replacements into the class file. */
void java_rewrite(java_program *, classfile *);
bool java_is_jdk_name(name);

/* Makes the class of that name from its file; NULL after an error. */
ir_class *java_load(java_program *, name, classfile *);

ir_literal *java_text_literal(java_program *, name text);
ir_literal *java_class_literal(java_program *, name class_name);

/* A static native method that stops the run and names the construct. */
ir_method *java_unsupported(java_program *, const char *construct, name descriptor);

/* Resolution of symbolic references: errors go to the sink with `user`'s place. */
ir_field *java_resolve_field(java_program *, ir_method *user, const member_ref *);
ir_method *java_resolve_method(java_program *, ir_method *user, const member_ref *);
ir_class *java_resolve_class(java_program *, ir_method *user, name);

/* lower.c: what ir_front_end needs. */
bool java_lower(ir_program *, ir_method *);
bool java_resolve(ir_program *, ir_method *user, ir_instr *);
bool java_resolve_handler(ir_program *, ir_method *user, ir_handler *);

/* A class without a file: fields and methods are set by the caller, then java_link. */
ir_class *java_synthetic_class(java_program *, const char *class_name, ir_class *super);

/* Call sites of invokedynamic, each made into a static method with the call site's
 * descriptor; NULL with *why set: not supported. `user` is the class with the call. */

/* lambda.c: makes an object of a class that implements the interface. */
ir_method *java_lambda(java_program *, ir_class *user, const bootstrap_method *,
                       name interface_method, name factory, bool alternative,
                       const char **why);
/* record.c: equals, hashCode or toString of a record. */
ir_method *java_record_method(java_program *, ir_class *user, const bootstrap_method *,
                              name method, name descriptor, const char **why);
/* concat.c: concatenates its parameters. */
ir_method *java_concatenation(java_program *, ir_class *user, const bootstrap_method *,
                              name bootstrap, name descriptor, const char **why);
/* type_switch.c: the number of the first label that matches. */
ir_method *java_type_switch(java_program *, ir_class *user, const bootstrap_method *,
                            name bootstrap, name descriptor, const char **why);

#endif
