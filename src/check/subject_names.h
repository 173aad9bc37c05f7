/* How users name things of a program; for the files of the subject and the space. */
#ifndef CHECK_SUBJECT_NAMES_H
#define CHECK_SUBJECT_NAMES_H

#include "check/subject.h"

/* The class that the user calls so: nested in the checked class, among the user's
 * classes, in the checked class's package, in java.lang, java.util, java.io, or by its
 * full name. NULL: there is none; nothing is reported. */
ir_class *subject_class_called(const subject *, const char *wanted, size_t length);

/* Whether `wanted`, "insert" or "insert(int,Object)", may mean the method. Blanks do
 * not count. */
bool method_is_called(arena *, const ir_method *, const char *wanted);

const char *method_text(arena *, const ir_method *); /* insert(int,Object) */
const char *class_text(arena *, const ir_class *);   /* java.util.TreeMap.Entry */

/* The source line at which the method begins, as far as it is known. */
place method_place(const ir_method *);
place class_place(const ir_class *);

/* The types of the method's parameters, without the receiver. Appends; false after an
 * error. */
bool method_parameter_classes(java_program *, const ir_method *, class_vector *);

/* subject_asked.c: classes of the program and the library that the method, and those that it
 * hands its k-th parameter on to, ask it for. Appends, each once; true: it is compared with
 * `this`, too. */
bool subject_asks(const subject *, ir_method *, uint32_t k, class_vector *);

const annotation *method_annotation(const ir_method *, const char *type);
const annotation *field_annotation(const ir_field *, const char *type);
const annotation *class_annotation(const ir_class *, const char *type);
/* Of the class or, where it has none, of the nearest superclass that has one. */
const annotation *class_annotation_inherited(const ir_class *, const char *type);

#endif
