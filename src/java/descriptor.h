/* Descriptors and names of the JVM: are they well formed, and how long?
 *
 *     descriptor_length("[[Ljava/lang/String;I", 21) == 20
 *     descriptor_argument_slots("(IJ[D)V", 7) == 4
 *
 * Texts are given with their length and need no NUL.
 */
#ifndef JAVA_DESCRIPTOR_H
#define JAVA_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>

/* Length of the field descriptor that the text begins with; 0: it begins with none. */
size_t descriptor_length(const char *text, size_t length);

/* The whole text is one field descriptor. */
bool descriptor_is_field(const char *text, size_t length);

/* Local slots of a method descriptor's arguments, without `this`; long and double
 * take two. -1: malformed, or more than 255. */
int descriptor_argument_slots(const char *text, size_t length);

/* An internal class name: java/util/Map$Entry. Not an array. */
bool descriptor_is_class_name(const char *text, size_t length);

/* A name of a field or method: not empty, none of . ; [ / and, for methods, no < or >
 * apart from <init> and <clinit>. */
bool descriptor_is_field_name(const char *text, size_t length);
bool descriptor_is_method_name(const char *text, size_t length);

#endif
