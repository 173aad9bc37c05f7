/* What the files of the interpreter share. */
#ifndef LANG_INTERPRET_INTERNAL_H
#define LANG_INTERPRET_INTERNAL_H

#include "lang/interpret.h"

enum { FRAME_METAS = 48 };

typedef struct frame { /* metavariables and their values */
  const char *metas[FRAME_METAS];
  lang_value *values[FRAME_METAS];
  uint32_t count;
} frame;

typedef vector(frame) frame_vector;

/* The attempt that came farthest, and the values it had. */
typedef struct attempt_log {
  lang_derivation *best;
  uint32_t reached;
  frame frame;
} attempt_log;

lang_value *value_new(interpreter *, lang_sort *, const lang_production *);
lang_value *value_number(interpreter *, lang_sort *, int64_t);
lang_value *value_of(interpreter *, const lang_expr *, frame *); /* NULL: there is none */
bool value_match(interpreter *, const lang_expr *, lang_value *, frame *);
bool value_is_in(interpreter *, lang_value *, const lang_sort *);
lang_value *frame_get(const frame *, const char *meta);

/* Adds what the rule gives, if it applies. j: NULL for functions and steps. */
void rule_apply(interpreter *, const lang_rule *, const lang_judgment *, lang_value **in,
                result_vector *, attempt_log *);
/* All ways in which the premises hold. */
void rule_frames(interpreter *, const lang_rule *, frame *, frame_vector *);
void judgment_solve(interpreter *, const lang_judgment *, lang_value **in,
                    result_vector *, attempt_log *);
void reduction_steps(interpreter *, const lang_reduction *, lang_value *, step_vector *);

#endif
