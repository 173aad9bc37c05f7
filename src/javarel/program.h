/* The FIR program of one verification. */
#ifndef JAVAREL_PROGRAM_H
#define JAVAREL_PROGRAM_H

#include "javarel/contract.h"

typedef struct program_request {
  ir_method *method;
  const method_spec *spec;
  unsigned obligations; /* bits */
  bool refreshes;       /* specification fields are evaluated at the end */
  bool only_reaches;    /* instead of the obligations: the normal case never comes */
  bool is_moderate;     /* only from states whose numbers are far from the ends */
  bool ends_at_calls;   /* executions that break a call are none */
  bool only_abstracts;  /* instead of the method: the specification fields, twice */
} program_request;

/* Writes `verify` and all that it needs to t->out, until the world stays as it is. Errors
 * of specifications go to the book's sink, once. */
void program_write(translation *, const program_request *);

#endif
