/* The options, one line each: the fields of cli_options, the parser and the help
 * text come from this table.
 *
 *     cli_options o;
 *     if (!options_parse(&o, argc, argv, sink)) return EXIT_USAGE;
 *     if (o.help) ...
 *     return o.command->body(&o, sink);
 *
 * An option stands in the table when some command obeys it, not before.
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "cli/commands.h"

#include <stdbool.h>
#include <stdint.h>

/* FLAG:   field, name, commands, help
 * TEXT:   field, name, value, commands, help
 * NUMBER: field, name, value, default, least, most, commands, help
 * A default of 0 means: no limit. */
#define OPTIONS(FLAG, TEXT, NUMBER)                                                      \
  TEXT(class_name, "class", "CLASS", IN_RUN | IN_LIST,                                   \
       "the class meant (default: the only one that fits)")                              \
  TEXT(classpath, "classpath", "PATHS", IN_EVERY,                                        \
       "where other classes are found, separated by ':'")                                \
  TEXT(ir, "ir", "CLASS.METHOD", IN_LIST, "print the method as the machine sees it")     \
  NUMBER(steps, "steps", "N", 0, 1, INT64_MAX, IN_RUN, "stop after N instructions")      \
  TEXT(proc, "proc", "P", IN_VERIFY,                                                     \
       "the procedure (default: the only one with a specification)")                     \
  TEXT(scope, "scope", "K | D=K,...", IN_VERIFY, "atoms of each domain (default 3)")     \
  NUMBER(bitwidth, "bitwidth", "B", 4, 1, 12, IN_VERIFY, "bits of an integer")           \
  NUMBER(unroll, "unroll", "U", 3, 1, 100, IN_VERIFY, "turns of loops and recursion")    \
  TEXT(strategy, "strategy", "aI,cI,bI", IN_VERIFY,                                      \
       "inline (I) or constrain (C) assign, create, branch")                             \
  FLAG(coverage, "coverage", IN_VERIFY, "say what the proof needed, and why not more")   \
  TEXT(json, "json", "FILE", IN_VERIFY, "write the result as JSON ('-': to stdout)")     \
  NUMBER(timeout, "timeout", "SECONDS", 0, 1, 1000000000, IN_EVERY,                      \
         "stop after that time")                                                         \
  NUMBER(memory, "memory", "MB", 0, 1, 1 << 24, IN_EVERY,                                \
         "stop when that much memory is in use")                                         \
  FLAG(quiet, "quiet", IN_EVERY, "no warnings and no progress")                          \
  FLAG(verbose, "verbose", IN_EVERY, "say where time and memory went")                   \
  FLAG(help, "help", IN_EVERY, "print this text")                                        \
  FLAG(version, "version", IN_EVERY, "print the version")

struct cli_options {
#define FLAG(field, ...)   bool field;
#define TEXT(field, ...)   const char *field; /* NULL: not given */
#define NUMBER(field, ...) uint64_t field;
  OPTIONS(FLAG, TEXT, NUMBER)
#undef FLAG
#undef TEXT
#undef NUMBER
  const command *command; /* NULL: only --help or --version was given */
  char *const *paths;     /* borrowed from argv, as are all texts */
  size_t path_count;      /* at least 1 unless help or version is set */
  char *const *arguments; /* what follows -- */
  size_t argument_count;
};

typedef enum { OPTION_FLAG, OPTION_TEXT, OPTION_NUMBER } option_kind;

typedef struct option {
  const char *name, *value, *help; /* value: placeholder, NULL for a flag */
  uint64_t initial, least, most;   /* numbers only */
  option_kind kind;
  unsigned commands; /* set of IN_... */
  size_t offset;     /* of the field in cli_options */
} option;

extern const option options[];
extern const size_t option_count;

/* False, with one error in the sink, when the command line is wrong. Reorders
 * argv: the paths move to its front. */
bool options_parse(cli_options *, int argc, char **argv, diag_sink *);

#endif
