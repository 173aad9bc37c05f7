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

/* The names of the classes that @SpecFor names in a Java source, in internal form: as
 * they stand there, or as an import says. Appends. */
void open_class_names(name_table *, const char *source, name_vector *);

/* Writes the opened copies of what the classes call for below the folder. Those that
 * are not found are left out; javac will say so. False: cannot write. */
bool open_class_write(classpath *, name_table *, const name_vector *, const char *folder);

#endif
