/* Inside the trace: what is known of each frame of the machine. */
#ifndef REPORT_TRACE_INTERNAL_H
#define REPORT_TRACE_INTERNAL_H

#include "ir/flow.h"
#include "report/trace.h"

#define NO_LINE  UINT32_MAX
#define NO_INSTR UINT32_MAX

typedef struct activation {
  const ir_method *method; /* NULL: a native method's frame */
  uint32_t number;         /* of the call */
  uint32_t depth;          /* among activations whose lines are shown */
  bool is_users;           /* code of the user */
  bool is_silent;          /* inside a declarative method */
  bool is_shown;           /* its lines are */
  bool is_entered;         /* its first line is there */
  uint32_t line;           /* last seen */
  uint32_t last;           /* instruction before this one, or NO_INSTR */
  value old;               /* of the register that it writes */
  const char *call, *on;   /* for the user's code, else NULL */
  /* The last call from here that was false, as long as its value decides. */
  bool has_blame, is_decided;
  uint32_t blamed;      /* register with the value */
  uint32_t branch_line; /* of the last branch taken; 0: none yet */
  trace_blame blame;
} activation;

/* A slot or element that the instruction being executed may change. */
typedef struct pending_write {
  object_id object;
  uint32_t index;
  value old;
  const ir_class *holder; /* static field: of this class; else NULL */
} pending_write;

/* trace.c */
void trace_note(trace *, const char *what, shown now); /* on the line being executed */

/* trace_values.c */
/* What the parameter or variable in the register is called at the instruction; NULL:
 * no variable. */
const ir_variable *trace_variable(const ir_code *, uint32_t reg, uint32_t instr);
/* "insert(key=3, value=null)" of a frame at its first instruction. */
/* "key=1, value=null", by the names that the code has for its parameters. */
const char *trace_arguments_text(names *, const frame *, const ir_code *);
const char *trace_call_text(names *, const frame *, const ir_code *, const char *before);
/* Before the instruction: what it may change. After it: what it did change. */
void trace_expect_writes(trace *, machine *, const frame *, bool by_user);
void trace_collect_writes(trace *, machine *);
void trace_collect_local(trace *, const frame *, const activation *);

/* trace_blame.c */
void trace_blame_step(const frame *, activation *);
/* The frame of the last activation is left, by its RETURN or an exception. */
void trace_blame_leave(trace *, machine *, const frame *, bool returned);

#endif
