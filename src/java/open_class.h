/* Companions of library classes: what they may read.
 *
 * A companion class (@SpecFor) reads the private fields of a class that cannot be
 * edited. It is compiled against copies of that class, of its nested classes and its
 * superclasses, whose fields and classes are public; executed are the originals.
 */
#ifndef JAVA_OPEN_CLASS_H
#define JAVA_OPEN_CLASS_H

#include "java/classpath.h"

/* Makes the fields and nested classes of a class file public, in place. False: the file
 * is broken. */
bool open_class(uint8_t *bytes, size_t size);

/* A class that @SpecFor names. */
typedef struct open_request {
  name written;  /* as it stands in the source */
  uint32_t line; /* of the source */
  name found;    /* internal name of the class meant; NULL: there is none */
} open_request;
typedef vector(open_request) open_request_vector;

/* What @SpecFor names in a Java source, found as javac would: nested, imported, in the
 * same package. Appends. */
void open_class_requests(classpath *, name_table *, const char *source,
                         open_request_vector *);

/* Writes the opened copies of what the classes call for below the folder, and appends
 * where the originals lie to `origins`, a line each. False: cannot write. */
bool open_class_write(classpath *, name_table *, const open_request_vector *,
                      const char *folder, char_vector *origins);

#endif
