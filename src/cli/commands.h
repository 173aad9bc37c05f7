/* The commands, one line each: the help text and the dispatch come from here.
 *
 * A command's body gets the parsed options and returns the exit status: 0 holds,
 * 1 violated, 2 usage or input error, 3 inconclusive.
 */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "base/diag.h"

#include <stddef.h>

typedef struct cli_options cli_options;

enum { EXIT_HOLDS = 0, EXIT_VIOLATED = 1, EXIT_USAGE = 2, EXIT_INCONCLUSIVE = 3 };

/* constant, name, what follows it, what it does */
#define COMMANDS(X)                                                                      \
  X(CHECK, check, "PATH...",                                                             \
    "checks every operation of a class on every state within bounds")                    \
  X(LIST, list, "PATH...",                                                               \
    "shows what could be checked here: classes, operations, "                            \
    "invariants")                                                                        \
  X(RUN, run, "PATH... [-- ARGUMENT...]", "executes main on the built-in machine")       \
  X(EXPLORE, explore, "PATH...", "explores all schedules of a program with threads")     \
  X(ENV, env, "SPEC.env PATH...",                                                        \
    "closes an open unit: drivers from assumptions, stubs from code")                    \
  X(VERIFY, verify, "FILE.fir, or PATH... of Java",                                      \
    "verifies procedures, or Java methods, against relational specifications")           \
  X(INIT, init, "FILE.java",                                                             \
    "proposes annotations and a first invariant for a class, as a patch")                \
  X(MUTATE, mutate, "FILE.java -- check|verify [OPTION...], or FILE.fir -- verify ...",  \
    "which small changes of a program does a check notice?")

enum {
#define INDEX(constant, ...) INDEX_##constant,
  COMMANDS(INDEX)
#undef INDEX
      COMMAND_COUNT
};

/* Sets of commands, for the option table. */
enum {
#define BIT(constant, ...) IN_##constant = 1u << INDEX_##constant,
  COMMANDS(BIT)
#undef BIT
      IN_EVERY = (1u << COMMAND_COUNT) - 1,
  IN_PROJECT = 1u << COMMAND_COUNT /* no command: the project file */
};

typedef struct command {
  const char *name, *operands, *summary;
  int (*body)(const cli_options *, diag_sink *);
  unsigned bit;
} command;

extern const command commands[COMMAND_COUNT];

#define BODY(constant, name, ...) int command_##name(const cli_options *, diag_sink *);
COMMANDS(BODY)
#undef BODY
int command_project(const cli_options *, diag_sink *);

#endif
