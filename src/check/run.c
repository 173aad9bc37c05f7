/* Runs an engine on a stack of its own: declarative methods recurse as deep as the
 * structures are, thousands of nodes for a list, and the evaluator recurses with them. */
#include "check/result.h"

#include <pthread.h>
#include <stddef.h>
#include <sys/resource.h>

enum {
  STACK_BYTES = 1 << 30,
  LEAST_BYTES = 1 << 23
}; /* reserved; only what is used
      becomes memory */

/* Where address space is limited (ulimit -v), most of it is for the search. */
static size_t stack_bytes(void) {
  struct rlimit space_;
  size_t bytes = STACK_BYTES;
  if (!getrlimit(RLIMIT_AS, &space_) && space_.rlim_cur != RLIM_INFINITY)
    while (bytes > LEAST_BYTES && bytes > space_.rlim_cur / 8)
      bytes /= 2;
  return bytes;
}

typedef struct run {
  check_engine *engine;
  space *space;
  const check_limits *limits;
  check_result *result;
  diag_sink *sink;
} run;

static void *run_engine(void *context) {
  run *r = context;
  r->engine(r->space, r->limits, r->result, r->sink);
  return NULL;
}

void check_run(check_engine *engine, space *s, const check_limits *limits,
               check_result *result, diag_sink *sink) {
  run r = {engine, s, limits, result, sink};
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  bool started = !pthread_attr_setstacksize(&attributes, stack_bytes()) &&
                 !pthread_create(&thread, &attributes, run_engine, &r);
  pthread_attr_destroy(&attributes);
  if (started)
    pthread_join(thread, NULL);
  else
    run_engine(&r);
  check_note_hollow(s, result);
}
