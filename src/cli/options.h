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

#include "base/vector.h"
#include "cli/commands.h"

#include <stdbool.h>
#include <stdint.h>

/* FLAG:   field, name, commands, help
 * TEXT:   field, name, value, commands, help
 * LIST:   the same, for an option that may be given several times
 * NUMBER: field, name, value, default, least, most, commands, help
 * A default of 0 means: no limit. */
#define OPTIONS(FLAG, TEXT, LIST, NUMBER)                                                \
  TEXT(class_name, "class", "CLASS",                                                     \
       IN_CHECK | IN_EXPLORE | IN_RUN | IN_LIST | IN_INIT | IN_MUTATE | IN_VERIFY,       \
       "the class meant (default: the only one that fits)")                              \
  LIST(methods, "method", "METHOD", IN_CHECK | IN_EXPLORE | IN_VERIFY,                   \
       "only this operation, name or 'name(int,Object)'; repeatable")                    \
  FLAG(constructors, "constructors", IN_CHECK, "the public constructors, too")           \
  FLAG(inherited, "inherited", IN_CHECK,                                                 \
       "operations inherited from library classes and interfaces, too")                  \
  LIST(allowed, "allow", "EXCEPTION", IN_CHECK,                                          \
       "this exception may escape operations; repeatable")                               \
  TEXT(against, "against", "CLASS", IN_CHECK,                                            \
       "compare the class with this abstraction of it")                                  \
  LIST(equivalent, "equivalent", "CLASS", IN_CHECK,                                      \
       "--against: compare this class, too; repeatable")                                 \
  TEXT(commute, "commute", "M1,M2 | all", IN_CHECK,                                      \
       "whether the two operations, or all pairs, can change places")                    \
  FLAG(commute_when, "commute-when", IN_CHECK,                                           \
       "--commute: under which condition those that do not commute do")                  \
  NUMBER(pairs, "pairs", "N", 0, 1, 1000, IN_CHECK,                                      \
         "--against, --commute: nodes of each of two that are compared")                 \
  LIST(replacements, "replace", "M=A", IN_CHECK,                                         \
       "put class A in the place of class M everywhere; repeatable")                     \
  NUMBER(nodes, "nodes", "N", 0, 1, 1000000, IN_CHECK | IN_LIST,                         \
         "positions of the tree backbone (default 5)")                                   \
  NUMBER(height, "height", "H", 0, 1, 1000000, IN_CHECK | IN_LIST,                       \
         "all positions up to this height, instead of --nodes")                          \
  NUMBER(size, "size", "K", 0, 1, 1000, IN_CHECK | IN_LIST | IN_MUTATE,                  \
         "every shape (of a language: program) of up to K nodes, not --nodes")           \
  TEXT(ints, "ints", "LOW..HIGH", IN_CHECK | IN_LIST | IN_EXPLORE | IN_ENV,              \
       "integers of fields and parameters (default 0..N)")                               \
  TEXT(objects, "objects", "CLASS=K,...", IN_CHECK | IN_LIST,                            \
       "objects of a class that are not on the tree (default 3 of each)")                \
  TEXT(arrays, "arrays", "L", IN_CHECK | IN_LIST, "longest array (default N)")           \
  TEXT(floats, "floats", "X,...", IN_CHECK | IN_LIST,                                    \
       "values of float and double, NaN and Infinity among them")                        \
  TEXT(engine, "engine", "ENGINE", IN_CHECK, "how to search: " CHECK_ENGINES)            \
  TEXT(analysis, "analysis", "ANALYSIS", IN_CHECK,                                       \
       "how engines sat and bdd find executions alike: " CHECK_ANALYSES)                 \
  FLAG(plain, "plain", IN_CHECK,                                                         \
       "take no shortcut (engines sat and bdd): slower, the verdict is the same")        \
  TEXT(without, "without", "NAME,...", IN_CHECK,                                         \
       "do not take these shortcuts: twins, near, ...; see the manual")                  \
  NUMBER(validate, "validate", "K", 0, 0, 1000000, IN_CHECK,                             \
         "execute K states more of each path, drawn at random, and compare")             \
  TEXT(audit, "audit", "K", IN_CHECK,                                                    \
       "execute K states, drawn at random, of each operation that holds (default 64)")   \
  FLAG(eager, "eager", IN_CHECK,                                                         \
       "take shortcuts where they do not pay, too (engine sat)")                         \
  NUMBER(draw, "draw", "SEED", 0, 1, INT64_MAX, IN_CHECK,                                \
         "choose states at random (engine sat): the verdict is the same")                \
  FLAG(count, "count", IN_CHECK | IN_LIST,                                               \
       "count the valid states, up to isomorphism, too")                                 \
  TEXT(variant, "variant", "NAME", IN_CHECK | IN_MUTATE,                                 \
       "FILE.lang: with this variant of its rules")                                      \
  TEXT(emit, "emit", "DIR", IN_CHECK, "FILE.lang: write the Java class it becomes here") \
  TEXT(json, "json", "FILE", IN_EVERY | IN_PROJECT,                                      \
       "the result as JSON, too; '-': on standard output, alone")                        \
  TEXT(html, "html", "FILE", IN_EVERY | IN_PROJECT,                                      \
       "the result as a page for a browser, too")                                        \
  TEXT(sarif, "sarif", "FILE", IN_EVERY | IN_PROJECT, "the result as SARIF 2.1.0, too")  \
  TEXT(junit, "junit", "FILE", IN_EVERY | IN_PROJECT, "the result as JUnit XML, too")    \
  TEXT(markdown, "markdown", "FILE", IN_EVERY | IN_PROJECT,                              \
       "a summary in Markdown, too")                                                     \
  TEXT(replay, "replay", "DIR", IN_CHECK,                                                \
       "the violation as a Java program and JUnit test, too")                            \
  TEXT(dot, "dot", "FILE", IN_CHECK, "the states as graphs for Graphviz, too")           \
  TEXT(classpath, "classpath", "PATHS", IN_EVERY,                                        \
       "where other classes are found, separated by ':'")                                \
  TEXT(ir, "ir", "CLASS.METHOD", IN_LIST, "print the method as the machine sees it")     \
  TEXT(proc, "proc", "P", IN_VERIFY,                                                     \
       "the procedure (default: every one with a specification)")                        \
  TEXT(scope, "scope", "K | D=K,D==K,...", IN_VERIFY,                                    \
       "atoms of each domain, with == all of them from the start (default 3)")           \
  NUMBER(bitwidth, "bitwidth", "B", 4, 1, 12, IN_VERIFY, "bits of an integer")           \
  NUMBER(unroll, "unroll", "U", 3, 1, 100, IN_VERIFY, "turns of loops and recursion")    \
  TEXT(strategy, "strategy", "aI,cI,bI", IN_VERIFY,                                      \
       "inline (I) or constrain (C) assign, create, branch")                             \
  FLAG(coverage, "coverage", IN_VERIFY, "say what the proof needed, and why not more")   \
  FLAG(remedies, "remedies", IN_VERIFY,                                                  \
       "--coverage: look for larger bounds that cover what was missed")                  \
  FLAG(modular, "modular", IN_VERIFY,                                                    \
       "FILE.fir: call procedures by their specifications, not by their bodies")         \
  TEXT(fir, "fir", "FILE", IN_VERIFY,                                                    \
       "FILE.java: write the FIR program it becomes here")                               \
  TEXT(operators, "operators", "AOR,AOI,...", IN_MUTATE,                                 \
       "the mutation operators (default: all)")                                          \
  NUMBER(steps, "steps", "N", 0, 1, INT64_MAX, IN_CHECK | IN_RUN,                        \
         "stop after N instructions (check: of one operation; default 100000)")          \
  NUMBER(jobs, "jobs", "N", 1, 0, 1024,                                                  \
         IN_CHECK | IN_MUTATE | IN_VERIFY | IN_EXPLORE | IN_PROJECT,                     \
         "processes that work at the same time; 0: one for each core")                   \
  FLAG(no_cache, "no-cache", IN_PROJECT, "check what is unchanged, too")                 \
  TEXT(scenarios, "scenarios", "TxO", IN_EXPLORE,                                        \
       "T threads with O operations each on one object: linearizable?")                  \
  TEXT(search, "search", "ORDER", IN_EXPLORE | IN_ENV,                                   \
       "dfs (default), or bfs for a shortest trace")                                     \
  TEXT(preemptions, "preemptions", "K", IN_EXPLORE | IN_ENV,                             \
       "only schedules in which a thread is interrupted at most K times")                \
  NUMBER(depth, "depth", "D", 0, 1, 1000000000, IN_EXPLORE | IN_ENV,                     \
         "only schedules of up to D steps")                                              \
  NUMBER(random, "random", "N", 0, 1, 1000000000, IN_EXPLORE | IN_ENV,                   \
         "N schedules drawn at random, instead of all")                                  \
  FLAG(no_reduction, "no-reduction", IN_EXPLORE | IN_ENV,                                \
       "let threads change at every access to a variable")                               \
  FLAG(no_matching, "no-matching", IN_EXPLORE | IN_ENV,                                  \
       "do not look whether a state was met before")                                     \
  FLAG(no_symmetry, "no-symmetry", IN_EXPLORE | IN_ENV,                                  \
       "do not take threads that are alike for each other")                              \
  FLAG(first, "first", IN_EXPLORE | IN_ENV,                                              \
       "take steps that nobody could come before at once: fewer states")                 \
  TEXT(races, "races", "WHAT", IN_EXPLORE | IN_ENV,                                      \
       "data races: report (default) or ignore")                                         \
  TEXT(unit, "unit", "CLASS,...", IN_ENV,                                                \
       "the classes under analysis, or packages a.b.* (default: those of the PATHs)")    \
  TEXT(output, "output", "DIR", IN_ENV,                                                  \
       "-o: where to write the environment; with --discover: a first SPEC.env")          \
  FLAG(discover, "discover", IN_ENV,                                                     \
       "what the unit offers and what it needs, and a first file of assumptions")        \
  TEXT(precision, "precision", "HOW", IN_ENV,                                            \
       "of stubs: parameters (default), or types, which does not tell them apart")       \
  FLAG(nonnull, "nonnull", IN_ENV,                                                       \
       "stubs: assume that the environment's own data is never null")                    \
  TEXT(library, "library", "CLASS,...", IN_ENV,                                          \
       "stubs of JDK classes, too, or packages a.b.*: they call nothing back")           \
  FLAG(real, "real", IN_ENV, "no stubs: the environment's own classes")                  \
  FLAG(check, "check", IN_ENV, "explore the unit in the environment")                    \
  FLAG(verify, "verify", IN_ENV,                                                         \
       "does the real environment do anything that the generated one does not?")         \
  NUMBER(threads, "threads", "N", 0, 1, 100, IN_ENV,                                     \
         "N threads that call the unit in every possible way")                           \
  LIST(instances, "instances", "CLASS=K | N", IN_ENV | IN_VERIFY,                        \
       "env: K instances of the class for --threads (default: 1 of each); repeatable. "  \
       "verify: N counterexamples (default 1)")                                          \
  TEXT(ltl, "ltl", "FORMULA", IN_EXPLORE,                                                \
       "every run satisfies it: [] <> X U R ! && || ->, names of @Proposition methods, " \
       "call(C.m), return(C.m)")                                                         \
  FLAG(fair, "fair", IN_EXPLORE,                                                         \
       "--ltl: only runs in which a thread that can go on does so at some time")         \
  TEXT(schedule, "schedule", "FILE", IN_EXPLORE | IN_RUN,                                \
       "explore: save the schedule of the violation; run: run on it")                    \
  NUMBER(seed, "seed", "N", 0, 0, UINT64_MAX, IN_RUN,                                    \
         "another order in which threads take their turns (default 0)")                  \
  NUMBER(timeout, "timeout", "SECONDS", 0, 1, 1000000000, IN_EVERY,                      \
         "stop after that time")                                                         \
  NUMBER(memory, "memory", "MB", 0, 1, 1 << 24, IN_EVERY,                                \
         "stop when that much memory is in use")                                         \
  FLAG(no_daemon, "no-daemon", IN_EVERY | IN_PROJECT,                                    \
       "compile by a javac of its own, and leave none behind for the next run")          \
  TEXT(color, "color", "WHEN", IN_EVERY | IN_PROJECT,                                    \
       "colour: auto (default: on a terminal, without NO_COLOR), always, never")         \
  FLAG(quiet, "quiet", IN_EVERY | IN_PROJECT, "no warnings and no progress")             \
  FLAG(verbose, "verbose", IN_EVERY, "say where time and memory went")                   \
  FLAG(help, "help", IN_EVERY, "print this text")                                        \
  FLAG(version, "version", IN_EVERY, "print the version")

/* The engines of check, best first. */
#define CHECK_ENGINES "sat, bdd, explicit, reach"
/* What they look at to find executions that are alike, best first. */
#define CHECK_ANALYSES "paths, fields"

typedef vector(const char *) text_vector;

struct cli_options {
#define FLAG(field, ...)   bool field;
#define TEXT(field, ...)   const char *field; /* NULL: not given */
#define LIST(field, ...)   text_vector field;
#define NUMBER(field, ...) uint64_t field;
  OPTIONS(FLAG, TEXT, LIST, NUMBER)
#undef FLAG
#undef TEXT
#undef LIST
#undef NUMBER
  const command *command; /* NULL: only --help or --version was given */
  bool jobs_given;
  char *const *paths;     /* borrowed from argv, as are all texts */
  size_t path_count;      /* at least 1 unless help or version is set, or no command */
  char *const *arguments; /* what follows -- */
  size_t argument_count;
};

typedef enum { OPTION_FLAG, OPTION_TEXT, OPTION_LIST, OPTION_NUMBER } option_kind;

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
void options_release(cli_options *);

#endif
