/* What the files of the interpreter share. */
#ifndef LANG_INTERPRET_INTERNAL_H
#define LANG_INTERPRET_INTERNAL_H

#include "lang/interpret.h"

enum {
  FRAME_METAS = LANG_METAS,
  NESTING = 1000, /* calls and judgments, within each other */
  INTERPRETER_FUEL = 2000000
};

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

/* The same for values that are the same up to bound names; 0: parts are open. */
uint32_t value_print(const lang_value *);
lang_value *value_new(interpreter *, lang_sort *, const lang_production *);
lang_value *value_number(interpreter *, lang_sort *, int64_t);
/* Whether anything is known of the value; if not, it is what is needed. */
bool value_known(interpreter *, const lang_value *);
/* Of an open value it is needed whether the production stands there; must it, or is the
 * program without a type (interpreter.free)? */
void value_must_be(interpreter *, const lang_value *, const lang_production *);
/* Whether they are the same, whatever is open in them. */
bool value_is_identical(const lang_value *, const lang_value *);
/* v in the place of the name x, which is one of `names`. */
lang_value *value_substitute(interpreter *, lang_value *, lang_sort *names, int64_t x,
                             lang_value *v);
lang_value *value_of(interpreter *, const lang_expr *, frame *); /* NULL: there is none */
bool value_match(interpreter *, const lang_expr *, lang_value *, frame *);
/* What the function gives; NULL: nothing, or something is needed. */
lang_value *function_apply(interpreter *, const lang_function *, lang_value **in);
/* What a total function gives as soon as more is known of what is needed. */
lang_value *call_later(interpreter *, const lang_function *, lang_value **in);
/* A value that was kept while a part was open, as it is when the part is there. */
lang_value *value_now(interpreter *, lang_value *);
/* Finds out what is certain of such a value, which is looked at now. */
void value_settle(interpreter *, const lang_value *);
/* What the equation of a function gives; NULL: it does not apply. */
lang_value *equation_apply(interpreter *, const lang_rule *, lang_value **in);
bool value_is_in(interpreter *, lang_value *, const lang_sort *);
lang_value *frame_get(const frame *, const char *meta);
void frame_copy(frame *to, const frame *from);
void frame_put(frame *, const char *meta, lang_value *);
/* The production that the pattern asks for, as a bit; 0: it does not ask, or all may do. */
uint64_t production_asked_by(const lang_expr *);
/* Whether the production does not stand in this open value. */
bool value_excludes(const lang_value *, const lang_production *);
/* Whether the pattern fails at signs of the value that are known. */
bool value_is_other(const lang_expr *, const lang_value *);
/* All ways in which such a pattern matches. */
void value_match_all(interpreter *, const lang_expr *, lang_value *, const frame *,
                     frame_vector *);
/* Whether the pattern matches, in whatever way. */
bool value_fits(interpreter *, const lang_expr *, lang_value *);
/* What stands at the end of the way, with all that is above. */
lang_value *value_put_back(interpreter *, lang_value *, const struct lang_way *);
bool value_has_name(interpreter *, const lang_value *, const lang_sort *names,
                    int64_t name);
/* The same, but for what binds the name and is bound by that. */
bool value_has_free(interpreter *, const lang_value *, const lang_sort *names,
                    int64_t name);
/* How a name stands in terms of the sort, or of another one that may be in it: type
 * variables stand in the types of a term. NULL: as itself. */
const lang_production *value_variables(const interpreter *, lang_sort *,
                                       const lang_sort *names);
/* The term with another name for what its part binds, which nothing in it has. */
lang_value *value_rename_binder(interpreter *, lang_value *, uint32_t binder,
                                int64_t name);
/* All terms of a sort within the bounds; they stay. */
const value_vector *interpreter_terms(interpreter *, lang_sort *);
/* These and those that have these names in them; they are gone with the program. */
void interpreter_terms_with(interpreter *, lang_sort *, const value_vector *names,
                            value_vector *out);
/* Names in the value that are none of the first ones of their sort: rules have made them. */
void value_add_made_names(const lang_value *, value_vector *out);
void way_add_made_names(const struct lang_way *, value_vector *out);
/* How deep they are, and how many things are in environments. */
uint32_t interpreter_depth_tried(const interpreter *, const lang_sort *);
uint32_t interpreter_entries_tried(const interpreter *, const lang_sort *);

/* What is wanted where this expression is matched, NULL: anything. */
lang_value *wanted_of(interpreter *, const lang_expr *, const frame *known,
                      const frame *wishes);
/* False: this expression never has such a value, or something is needed to tell. Adds to the
 * wishes what its metavariables would have to be. */
bool wanted_fits(interpreter *, const lang_expr *, lang_value *wanted, const frame *known,
                 frame *wishes);
lang_derivation *derivation_new(interpreter *, const lang_judgment *, const lang_rule *);
/* What the rule gives in all ways in which its premises hold. */
void rule_steps(interpreter *, const lang_rule *, frame *, step_vector *);
/* wanted: of each that goes out, or NULL. */
void judgment_solve(interpreter *, const lang_judgment *, lang_value **in,
                    lang_value *const *wanted, result_vector *, attempt_log *);
/* The same, by going through its rules. */
void judgment_try_rules(interpreter *, const lang_judgment *, lang_value **in,
                        lang_value *const *wanted, result_vector *, attempt_log *);
/* Productions, by index, of the input `about` for which some rule may give what is wanted, as far
 * as the other inputs are known. */
#define ALL_PRODUCTIONS UINT64_MAX
uint64_t judgment_productions(interpreter *, const lang_judgment *, uint32_t about,
                              lang_value **in, lang_value *const *wanted);
void reduction_steps(interpreter *, const lang_reduction *, lang_value *, step_vector *);
/* What any number of steps leads to, the beginning among it. */
void reduction_reach(interpreter *, const lang_reduction *, lang_value *, value_vector *);

#endif
