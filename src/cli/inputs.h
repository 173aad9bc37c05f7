/* What the user named on the command line, ready to be searched for classes.
 *
 *     inputs in;
 *     if (!inputs_open(&in, options, sink)) return EXIT_USAGE;
 *     name c = inputs_class_pick(&in, options->class_name, has_main, "main", sink);
 *     inputs_close(&in);
 *
 * Sources are compiled; the class path is then: the PATHs, compiled sources first,
 * then --classpath, then the JDK, then glassbox.jar.
 */
#ifndef CLI_INPUTS_H
#define CLI_INPUTS_H

#include "cli/options.h"
#include "java/java.h"

typedef struct inputs {
  arena store; /* names of files, class files that were looked into */
  java_program *program;
  name_vector classes; /* of the PATHs, without those of --classpath */
  name_vector implied; /* of sources beside the PATHs, compiled because these need them */
  name_vector known;   /* all of these, and those of --classpath */
  name_vector replacing; /* the A of --replace M=A */
  const char *compiled;  /* folder of the classes of these; NULL: none */
  text_vector sources;   /* .java files among the PATHs and below them; implied ones */
} inputs;

/* False, with errors in the sink, when a PATH does not exist, is of no known kind,
 * holds no class, or does not compile. inputs_close is due in every case. */
bool inputs_open(inputs *, const cli_options *, diag_sink *);
void inputs_close(inputs *);

/* Moves the classes in the folder of compiled classes that belong to no file in `sources`
 * from `classes` to `implied`, and adds their sources. */
void inputs_part_implied(inputs *, const char *compiled);

/* The class file, read but not linked; NULL with an error. */
classfile *inputs_class_read(inputs *, name class_name, diag_sink *);

/* The class that the user calls `wanted`: its full name, with '.' or '/', or just
 * the last part of it; one of the PATHs, or implied. With NULL: the only class of the
 * PATHs that `fits`, or the one that encloses all others that do; `what` says in the
 * message which one would, as in "a main method". NULL, with an error, when there is none
 * or more than one. */
name inputs_class_pick(inputs *, const char *wanted, bool (*fits)(const classfile *),
                       const char *what, diag_sink *);

/* Of these, at least one, the one that encloses all others; NULL, with an error, when
 * there is none. */
name inputs_class_outermost(const name_vector *, diag_sink *);

/* --replace M=A, for the check of the class. False after an error. */
bool inputs_replace(inputs *, const cli_options *, name checked, diag_sink *);

/* The glassbox.jar of the running program: beside it, or where make install puts it.
 * In the arena; NULL when there is none. */
const char *inputs_library(arena *);

/* Whether the class says that it implements glassbox.Language, or its nondeterministic
 * sister. */
bool inputs_class_is_language(const classfile *);

#endif
