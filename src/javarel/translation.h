/* A method and everything it calls as one FIR program; shared by the files that write it.
 *
 * Each method becomes a procedure m3(m3r0, m3r1) : (m3result, m3thrown) over its
 * registers; one that goes by its specification becomes a procedure without a body. The
 * result is text in `out`. Whatever has no translation becomes a *failure*: an atom that
 * is thrown there and that nothing catches, so it only matters where an execution comes
 * to it.
 */
#ifndef JAVAREL_TRANSLATION_H
#define JAVAREL_TRANSLATION_H

#include "ir/flow.h"
#include "javarel/spec_emit.h"
#include "javarel/structure.h"
#include "javarel/writer.h"

typedef enum {
  FAILURE_UNSUPPORTED,
  FAILURE_PRECONDITION, /* a call outside of @Requires */
  FAILURE_INVARIANT     /* a call by specification while an invariant does not hold */
} failure_kind;

typedef struct failure {
  failure_kind kind;
  const char *text;
  const ir_class *class; /* where */
  uint32_t line;
} failure;

/* A method that is called, and how. */
typedef struct routine {
  ir_method *method;
  const method_spec *spec; /* goes by it; NULL: by its code */
  uint32_t number;
  ir_code *code;
  domain_set *types; /* of registers that hold references */
  domain_set result; /* that a reference it returns can be of */
} routine;

typedef struct translation {
  arena *store;
  world *world;
  spec_book *book;
  uint32_t bitwidth;
  writer out;
  vector(routine *) routines; /* those from `written` on have no text yet */
  vector(failure) failures;
  uint32_t counter;              /* of names */
  bool writes_heap;              /* some code does */
  bool wrote_heap;               /* as found by the pass before this one */
  bool ends_at_calls;            /* nothing goes on behind a call that is broken */
  const char *texts_compared;    /* where, by ==; NULL: nowhere */
  const char *misfit;            /* a constant whose number needs more bits; NULL: none */
  vector(const char *) cautions; /* what depends on more bits than there are */
} translation;

routine *translation_routine(translation *, ir_method *, const method_spec *);
/* The literal that stands for this failure. */
const char *translation_failure(translation *, failure_kind, const ir_code *,
                                uint32_t instr, const char *text);
void translation_caution(translation *, const ir_code *, uint32_t instr,
                         const char *text);

/* routine.c: types of registers */
void routine_find_types(translation *, routine *);
/* Objects of the domain have code of the user in place of the method and its specification. */
bool routine_has_own(const translation *, uint32_t domain, ir_method *);
/* The call goes by a specification that comes with us, but for such objects: they were not
 * verified against it, so their code is followed. */
bool routine_is_mixed(const translation *, const routine *, const ir_instr *);
domain_set routine_thrown(const translation *);
domain_set routine_element_types(translation *, domain_set arrays); /* with null */

/* body.c */
void body_write(translation *, routine *);

/* contract.c: specifications as formulas */
void contract_write(translation *, routine *); /* a procedure without a body */

/* A scope for the method's specification: `self` and `arguments` as FIR writes them;
 * Boolean parameters are Booleans. */
spec_scope contract_scope(translation *, const method_spec *, const ir_method *,
                          const char *const *arguments, const char *result);
void contract_scope_release(spec_scope *);
/* Where the normal case and where each exception is due; NULL: everywhere, nowhere. */
const char *contract_normal(spec_scope *, const method_spec *);
const char *contract_throws(spec_scope *, const method_spec *);

/* state.c: what is true of every state */
void state_write_declarations(translation *);
/* Fields have one value of their type, arrays are arrays, sequences are sequences; every
 * formula is given to `line` with its text. */
typedef void state_line(void *context, line_origin, const char *formula);
void state_well_formed(translation *, state_line *, void *context); /* initially */
/* The same of what may have changed, at any time. */
void state_still_formed(translation *, const spec_frame *changed, state_line *,
                        void *context);
/* A class that says what holds of its objects has some, also where a static method of it
 * mentions none: what this writes may be theirs. */
void state_find_owner(translation *, ir_class *owner);
/* Of all classes, or of those that are chosen for a call. */
typedef bool state_choice(translation *, const void *call, const ir_class *);
void state_invariants(translation *, spec_scope *, state_line *, void *context);
void state_invariants_of(translation *, spec_scope *, state_choice *, const void *call,
                         state_line *, void *context);
/* Of the others, for objects that were not there before. */
void state_invariants_of_new(translation *, spec_scope *, state_choice *kept,
                             const void *call, state_line *, void *context);
/* What the abstraction functions say. */
void state_abstractions(translation *, spec_scope *, state_line *, void *context);
/* Adds the specification fields of all classes to the world. */
void state_find_abstractions(translation *);
/* A specification field whose values are evaluated; others are state, as fields are. */
bool state_is_abstracted(const world_global *);
bool state_has_abstractions(const translation *);
/* elems := spec(A): the specification fields get the values that fit the present state.
 */
void state_write_refresh(translation *, const char *indent);

#endif
