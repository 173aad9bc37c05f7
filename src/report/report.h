/* What a check found, for people and for programs.
 *
 *     report *r = report_new(space, &limits, &result, &sources, sink);
 *     report_print_text(r, stdout);
 *     json_t *all = report_json(r);
 *     report_delete(r);
 *
 * A counterexample in the result is replayed once, by the judge on the concrete
 * machine, while an observer notes the state before, the executed lines with the values
 * they changed, the state after, and which part of a specification was false. Without
 * one nothing is executed, so that a partial result can be reported from anywhere.
 * Output depends on nothing but the arguments.
 *
 * States in JSON are objects by name:
 *
 *     "before": {"main":   {"class": "SearchTree", "fields": {"root": "Node#1"}},
 *                "Node#1": {"class": "SearchTree.Node",
 *                           "fields": {"key": 2, "value": null, ...}}}
 *
 * with "elements": [...] in the place of "fields" for an array. Numbers, booleans and
 * null stand for themselves (boxed ones, too), a reference is the name of its object, a
 * String, a char and an enum constant are written as in Java: "\"a\"", "'a'", "RED".
 * Objects that the operation made have numbers above those of the search space and
 * "new": true. In "values" of a trace line a key is a variable, "Node#1.left",
 * "main.elements[2]", "return" or "throw".
 */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include "check/result.h"

#include <jansson.h>

#include <stdio.h>

typedef struct report report;

/* Where the text of lines is looked for: the .java files that the user named. */
typedef struct report_sources {
  const char *const *paths;
  uint32_t count;
} report_sources;

/* Borrows everything but the sink, which is only used meanwhile. NULL, with an error in
 * the sink: the counterexample's replay gives another judgment than the result has. */
report *report_new(space *, const check_limits *, const check_result *,
                   const report_sources *, diag_sink *);
void report_delete(report *);

/* The checks of one command that compares classes with an abstraction; borrowed. */
typedef struct report_compared {
  const subject *subject;
  const check_result *result;
} report_compared;
void report_set_compared(report *, const report_compared *, uint32_t count);

void report_print_text(report *, FILE *);
void report_print_summary(report *, FILE *); /* without the counterexample */
/* The state of a language as a term, before the step; NULL: none. */
const char *report_term_before(const report *);
json_t *report_json(report *); /* new */
/* The violation as a program for any JVM, and as a test of JUnit 5, in the folder, which
 * is made if need be; a note says why there is none. False, with an error: it cannot be
 * written. */
bool report_write_replay(report *, const char *folder, diag_sink *);

#endif
