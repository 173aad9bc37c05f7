/* A method's code while it is written as FIR; shared by the files that do it.
 *
 * Registers that are no variables of the source stay *pending*: their value is kept as
 * text and put where it is read, so that `value = value.prev` is one statement again.
 */
#ifndef JAVAREL_BODY_H
#define JAVAREL_BODY_H

#include "javarel/translation.h"

typedef struct pending {
  const char *text;    /* NULL: the register has its value */
  const char *formula; /* the same as a truth value, where it is one; or NULL */
  bool is_condition;   /* `text` is (formula => 1 else 0) */
  bool is_hash;        /* the value is the hash code of the Java text `text` */
} pending;

typedef struct body {
  translation *t;
  routine *r;
  ir_code *code;
  structure *shape;
  ir_flow *flow;
  pending *values; /* by register */
  bool *not_null;  /* known of registers, in the present block */
  bool *flagged;   /* blocks that have a flag: the label or loop is entered by it */
  uint32_t at;     /* the instruction being written */
  uint32_t block;
  uint32_t opened;    /* else branches to close at the end of the block */
  bool self_is_fixed; /* register 0 is `this` throughout */
} body;

#define body_print(b, ...) arena_print((b)->t->store, __VA_ARGS__)

/* ---- Text ---- */

void body_statement(body *, const char *shown, bool is_truth, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void body_hidden(body *, const char *format, ...) __attribute__((format(printf, 2, 3)));

const char *body_register(body *, uint32_t reg);
const char *body_operand(body *, uint32_t reg); /* its value */
const char *body_formula(body *, uint32_t reg); /* the same of a boolean */
const char *body_constant(body *, int64_t value);

/* ---- Values ---- */

void body_set(body *, uint32_t reg, const char *text); /* reg := text */
void body_set_truth(body *, uint32_t reg, const char *formula);
/* Before something named `name` changes: what waits for its old value is written. */
void body_flush_readers(body *, const char *name);
void body_flush_all(body *);

/* What the register holds, as far as it can be in the relation's last column, and as far
 * as it can have the relation's field; `text`, as far as it is of these domains. */
const char *body_fitting(body *, uint32_t reg, world_global *);
const char *body_holder(body *, uint32_t reg, const world_global *);
const char *body_cut(body *, uint32_t reg, const char *text, domain_set);
/* reg := text, a value of that type. */
void body_set_from(body *, uint32_t reg, const char *text, const char *descriptor);
const char *body_zero(const char *descriptor); /* what new objects and arrays hold */

/* ---- Control ---- */

void body_jump(body *, uint32_t block); /* from the present block */
/* Throws where the condition holds: the library's exception of that class, or (exact:
 * false) what `exception` is at run time. */
void body_trap(body *, const char *condition, const char *class_name);
void body_throw(body *, const char *exception, ir_class *exact);
void body_fail(body *, failure_kind, const char *condition, const char *text);
void body_check_null(body *, uint32_t reg);
const char *body_exception(body *, const char *class_name); /* the literal */

/* ---- Parts ---- */

/* Writes the instruction; false: it has left the block for good. */
bool body_instruction(body *, ir_instr *);
void body_call(body *, ir_instr *);
/* A class, where it is only compared with another one; false: it is not. */
bool body_class_call(body *, const ir_instr *);
bool body_class_literal(body *, const ir_instr *);
/* The branch compares two classes: that they are the same. NULL: it does not. */
const char *body_same_class(body *, const ir_instr *);
/* Where the method is that of texts: dst := whether they are the same, and nothing escapes. */
bool body_same_text(body *, const ir_instr *, const ir_method *);
bool body_text_call(body *, const ir_instr *); /* a method of texts; false: it is none, */
bool body_known_call(body *, const ir_instr *); /* or no other one of these */
const char *body_branch(body *, const ir_instr *, bool then);

/* ---- Arrays ---- */

void body_element(body *, const ir_instr *);
void body_set_element(body *, const ir_instr *);
void body_new_array(body *, const ir_instr *);
void body_length(body *, const ir_instr *);
/* System.arraycopy, clone() of an array, copyOf and equals of java.util.Arrays; false: not
 * of such arrays. */
bool body_copy(body *, const ir_call *);
bool body_clone(body *, const ir_instr *);
bool body_resize(body *, const ir_instr *);
bool body_same_elements(body *, const ir_instr *);

#endif
