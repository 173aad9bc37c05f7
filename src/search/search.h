/* The search for one operation (000 §2.3); path/path.h has what it is made of.
 *
 *     search s = {.c = check, .number = k, .op = operation};
 *     bool done = search_begin(&s) && search_all_paths(&s) == SEARCH_DONE;
 *     search_conclude(&s, done);
 */
#ifndef SEARCH_SEARCH_H
#define SEARCH_SEARCH_H

#include "path/path.h"

typedef enum search_end {
  SEARCH_DONE,    /* everything has been checked, or given away */
  SEARCH_ENDS,    /* the result knows why, or the scheme has failed */
  SEARCH_STOPPED, /* a limit was hit */
  SEARCH_PUT_OFF  /* it takes long; nothing is wrong so far */
} search_end;

/* search.c. False: the search ends here. */
bool search_begin(search *);
bool search_may_wait(const search *); /* for others: a question is worth only so much */
/* After it was put off: what has been checked stays checked. */
void search_rest(search *);
void search_resume(search *);
/* The loop: chooses states by the search's scheme until none is left. */
search_end search_all_paths(search *);
void search_conclude(search *, bool finished);
void search_forget(search *); /* what it found is somebody else's to report */

/* path.c: one path, or one class of executions by fields: run, prove, prune. */
bool search_path(search *);
bool search_by_fields(search *);

/* close.c: after a path has been removed, what else nothing is left of. False: the search
 * ends. */
bool search_close(search *);

/* prove.c: that all states of the path end well. */
bool search_prove(search *, const followed *);
bool search_report_exception(search *); /* one that is not allowed, on the path */
bool search_report_unevaluated(search *);

#endif
