/* The program representation that every analysis works on.
 *
 * A program is a set of classes; a class has fields and methods; a method has
 * code: basic blocks over typed registers, with explicit edges to exception
 * handlers. A front end (java/) makes all of it lazily: a class when it is first
 * named, the code of a method when it is first asked for, the operand of an
 * instruction when it is first needed (`unresolved` below).
 *
 *     ir_code *code = ir_method_code(program, method);   NULL: abstract or native
 *     for (uint32_t i = 0; i < code->count; i++) ... code->instrs[i] ...
 *
 * Nothing here is Java's alone: integers of 32 and 64 bits that wrap around,
 * IEEE floats, references to objects and arrays, single inheritance with
 * interfaces, traps that a language turns into its own exceptions.
 */
#ifndef IR_IR_H
#define IR_IR_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/name.h"
#include "base/vector.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* The type of a register. IMM32 marks an instruction whose second operand is the
 * immediate `imm` and whose registers are I32. */
typedef enum { IR_VOID, IR_I32, IR_I64, IR_F32, IR_F64, IR_REF, IR_IMM32 } ir_type;

/* How a value lies in a field or array element. */
typedef enum {
  STORE_BOOL,
  STORE_I8,
  STORE_I16,
  STORE_U16,
  STORE_I32,
  STORE_I64,
  STORE_F32,
  STORE_F64,
  STORE_REF
} ir_storage;

ir_type ir_storage_type(ir_storage);
uint32_t ir_storage_bytes(ir_storage); /* in an array */

/* op        operands                                  meaning
 * CONST     dst, imm                                  dst := imm (bits of the type)
 * LITERAL   dst, literal                              dst := the constant object
 * MOVE      dst, a
 * ADD..USHR dst, a, b                                 wrap-around; DIV, REM trap on zero
 * NEG       dst, a
 * COMPARE   dst, a, b, aux                            -1, 0, 1; unordered floats: aux-1
 * CONVERT   dst, a; type: from, aux: to (ir_storage)
 * BRANCH    a, b, aux (ir_condition), target          if a aux b goto target.then
 *                                                     else target.otherwise
 * JUMP      target.then
 * SWITCH    a, table
 * RETURN    a                                         type VOID: none
 * THROW     a
 * CATCH     dst                                       the exception that led here
 * CALL      dst, call                                 the method itself
 * DISPATCH  dst, call                                 the receiver's override of it
 * NEW       dst, class
 * NEW_ARRAY dst, a, class, aux                         sizes in registers a .. a+aux-1
 * LOAD      dst, a, field          STORE     a, b, field
 * LOAD_GLOBAL dst, field           STORE_GLOBAL b, field
 * ELEMENT   dst, a, b; aux: ir_storage                dst := a[b]
 * SET_ELEMENT a, b, dst; aux: ir_storage              a[b] := dst (a source here)
 * LENGTH    dst, a
 * IS        dst, a, class                             instance test; null: 0
 * CAST      dst, a, class                             traps unless null or instance
 * ENTER, EXIT a                                       monitor
 *
 * NEW, a CALL of a static method, LOAD_GLOBAL and STORE_GLOBAL first initialise the
 * class they name, once per run.
 */
/* clang-format off */
#define IR_OPS(X)                                                                        \
  X(CONST, const)                                                                        \
  X(LITERAL, literal)                                                                    \
  X(MOVE, move)                                                                          \
  X(ADD, add)                                                                            \
  X(SUB, sub)                                                                            \
  X(MUL, mul)                                                                            \
  X(DIV, div)                                                                            \
  X(REM, rem)                                                                            \
  X(AND, and)                                                                            \
  X(OR, or)                                                                              \
  X(XOR, xor)                                                                            \
  X(SHL, shl)                                                                            \
  X(SHR, shr)                                                                            \
  X(USHR, ushr)                                                                          \
  X(NEG, neg)                                                                            \
  X(COMPARE, compare)                                                                    \
  X(CONVERT, convert)                                                                    \
  X(BRANCH, branch)                                                                      \
  X(JUMP, jump)                                                                          \
  X(SWITCH, switch)                                                                      \
  X(RETURN, return)                                                                      \
  X(THROW, throw)                                                                        \
  X(CATCH, catch)                                                                        \
  X(CALL, call)                                                                          \
  X(DISPATCH, dispatch)                                                                  \
  X(NEW, new)                                                                            \
  X(NEW_ARRAY, new_array)                                                                \
  X(LOAD, load)                                                                          \
  X(STORE, store)                                                                        \
  X(LOAD_GLOBAL, load_global)                                                            \
  X(STORE_GLOBAL, store_global)                                                          \
  X(ELEMENT, element)                                                                    \
  X(SET_ELEMENT, set_element)                                                            \
  X(LENGTH, length)                                                                      \
  X(IS, is)                                                                              \
  X(CAST, cast)                                                                          \
  X(ENTER, enter)                                                                        \
  X(EXIT, exit)
/* clang-format on */

typedef enum {
#define X(op, text) IR_##op,
  IR_OPS(X)
#undef X
      IR_OP_COUNT
} ir_op;

typedef enum { COND_EQ, COND_NE, COND_LT, COND_GE, COND_GT, COND_LE } ir_condition;

typedef struct ir_class ir_class;
typedef struct ir_field ir_field;
typedef struct ir_method ir_method;
typedef struct ir_instr ir_instr;
typedef struct ir_code ir_code;
typedef struct ir_program ir_program;

/* A constant object of the language: a text, a class, ... made by the run time. */
typedef struct ir_literal {
  uint32_t id;   /* dense, per program */
  uint32_t kind; /* the front end's */
  const void *data;
  const char *text; /* for people */
} ir_literal;

/* A call site: what is called and with which registers (receiver first). */
typedef struct ir_call {
  ir_method *method;      /* NULL while unresolved */
  const void *unresolved; /* the front end's symbolic reference */
  ir_class *seen_class;   /* inline cache of DISPATCH */
  ir_method *seen_method;
  uint32_t count;
  uint32_t args[];
} ir_call;

typedef struct ir_switch {
  uint32_t count;
  uint32_t otherwise; /* targets are instruction indices */
  bool dense;         /* keys are low, low+1, ...: keys[0] is low */
  int32_t *keys;      /* ascending */
  uint32_t *targets;
} ir_switch;

struct ir_instr {
  uint8_t op;   /* ir_op */
  uint8_t type; /* ir_type of the operation */
  uint8_t aux;  /* condition, storage, dimensions, by op */
  bool
      unresolved; /* the operand below is the front end's `symbol`; or see ir_mark_fresh */
  uint32_t dst, a, b;
  union {
    int64_t imm; /* CONST: bits; IMM32: second operand (of BRANCH: in b) */
    struct {
      uint32_t then, otherwise; /* instruction indices */
    } target;
    ir_field *field;
    ir_class *class;
    ir_call *call;
    ir_switch *table;
    ir_literal *literal;
    const void *symbol;
  };
};

/* Where an exception of the given class goes. */
typedef struct ir_handler {
  ir_class *class; /* resolved when first needed */
  name class_name; /* NULL: any */
  uint32_t block;
} ir_handler;

typedef struct ir_block {
  uint32_t first, end;              /* instructions [first, end) */
  uint32_t handlers, handler_count; /* range in code->handlers, innermost first */
} ir_block;

/* A source variable: in register `reg` for instructions [first, end). */
typedef struct ir_variable {
  name name, descriptor;
  uint32_t reg, first, end;
} ir_variable;

struct ir_code {
  ir_method *method;
  uint32_t count; /* of instructions */
  ir_instr *instrs;
  uint32_t *lines;    /* per instruction; 0: unknown */
  uint32_t *block_of; /* per instruction */
  uint32_t block_count;
  ir_block *blocks; /* in layout order; falls through unless it ends in a jump */
  uint32_t handler_count;
  ir_handler *handlers;
  uint32_t reg_count;  /* parameters come first, receiver is register 0 */
  uint8_t *reg_types;  /* ir_type */
  uint16_t *reg_slots; /* 1 + the source's variable slot; 0: a temporary; or NULL */
  uint32_t variable_count;
  ir_variable *variables;
};

struct ir_field {
  name name, descriptor;
  ir_class *owner;
  ir_storage storage;
  uint32_t slot; /* in the object, or in the class's globals */
  bool is_static, is_final, is_volatile;
  bool is_late; /* the run time's: final, and written when other threads could see it */
  bool tells_apart; /* the run time's: the name or number of a thread */
  void *origin;     /* the front end's */
};

struct ir_method {
  name name, descriptor;
  ir_class *owner;
  bool is_static, is_abstract, is_native, is_synchronized, is_private, is_public;
  bool is_declarative; /* marked free of side effects: evaluated on all paths at once */
  bool means_identity; /* its == on objects is the user's: it is no short cut to equality,
                          as in equals() and in libraries */
  bool code_tried;
  uint8_t entry;   /* the run time's: how a call enters it */
  uint8_t visible; /* the run time's: whether other threads notice the native method */
  uint8_t access;  /* the run time's: how it accesses variables, if that is known */
  uint8_t result;  /* ir_type */
  uint8_t param_count;  /* with the receiver */
  uint8_t *param_types; /* ir_type */
  uint32_t id;          /* dense, per program */
  int32_t vtable_index; /* -1: not dispatched through a class's table */
  ir_code *code;        /* use ir_method_code */
  void *native;         /* the run time's; NULL until bound */
  void *origin;         /* the front end's */
};

struct ir_class {
  name name;   /* the front end's spelling */
  uint32_t id; /* dense, per program */
  ir_class *super;
  uint32_t depth;           /* of super chain; root: 0 */
  ir_class **display;       /* [0..depth]: ancestors, root first, itself last */
  uint32_t interface_count; /* all, direct and inherited */
  ir_class **interfaces;
  bool is_interface, is_abstract, is_array, is_enum, is_record;
  ir_storage element;      /* of an array */
  ir_class *element_class; /* of an array of references or arrays */
  ir_class *array;         /* the class of arrays of this, once made */
  ir_class *holder;    /* the run time's: class of the object with the static fields */
  uint32_t slot_count; /* of an instance */
  ir_field **slots;    /* [slot_count], inherited first */
  uint32_t global_count;
  ir_field **globals; /* static fields declared here */
  uint32_t field_count;
  ir_field *fields; /* declared here, in order */
  uint32_t method_count;
  ir_method *methods; /* declared here, in order */
  uint32_t vtable_count;
  ir_method **vtable;
  map dispatch;     /* memo of interface and other look-ups */
  const char *file; /* source file, or NULL */
  void *origin;     /* the front end's */
};

/* What a front end supplies. Each returns false after an error in the sink. */
typedef struct ir_front_end {
  bool (*lower)(ir_program *, ir_method *); /* sets method->code, or leaves it NULL */
  bool (*resolve)(ir_program *, ir_method *user, ir_instr *);
  bool (*resolve_handler)(ir_program *, ir_method *user, ir_handler *);
} ir_front_end;

struct ir_program {
  arena arena;
  name_table names;
  diag_sink *sink;
  const ir_front_end *front;
  vector(ir_class *) classes;  /* by id */
  vector(ir_method *) methods; /* by id */
  uint32_t literal_count;
  bool is_damaged; /* a class or code that belongs to it cannot be read; the sink knows */
};

void ir_program_init(ir_program *, diag_sink *, const ir_front_end *);
void ir_program_release(ir_program *);

ir_class *ir_class_new(ir_program *, name); /* registers; the front end fills it in */
void ir_method_register(ir_program *, ir_method *);

/* The code of a method, lowered when first asked for. NULL: it has none, or an
 * error is in the sink (then *failed, if given, is true). */
ir_code *ir_method_code(ir_program *, ir_method *, bool *failed);

/* Makes the operand of the instruction concrete. */
bool ir_resolve(ir_program *, ir_method *user, ir_instr *);
/* The same, by whoever executes it. */
bool ir_come_to(ir_program *, ir_method *user, ir_instr *);

/* One instruction without a symbol in each block, the first, is `unresolved` until somebody
 * comes to it; so it can be told where nobody has been, and whoever executes anyway asks
 * whether an instruction is resolved, so that it costs nothing. */
void ir_mark_fresh(ir_code *);
/* Whether the block has such an instruction, and nobody came to it. */
bool ir_is_fresh(const ir_code *, uint32_t block);
/* Whether it has one, and somebody came to it. */
bool ir_is_come_to(const ir_code *, uint32_t block);

bool ir_is_subclass(const ir_class *sub, const ir_class *super);
/* Declared or inherited, by name and descriptor (descriptor NULL: the first). */
ir_field *ir_find_field(ir_class *, name, name descriptor);
ir_method *ir_find_declared(ir_class *, name, name descriptor);
/* Integer, Long, Short, Byte, Character, Boolean: not those of floating point. */
bool ir_class_is_box(const ir_class *);
ir_method *ir_find_method(ir_class *, name,
                          name descriptor); /* classes, then interfaces */
/* The body that a call of `method` on an object of class `receiver` runs; NULL:
 * abstract. */
ir_method *ir_dispatch(ir_class *receiver, ir_method *method);
/* Whether the descriptor says that it gives this: 'Z' a truth value, 'I' an int. */
bool ir_gives(const ir_method *, char type);

/* Control flow. */
bool ir_ends_block(const ir_instr *); /* never falls through to the next instruction */
typedef void ir_visit(void *context, uint32_t instr);
void ir_each_target(const ir_instr *, ir_visit *, void *context);

/* Text. */
const char *ir_op_text(ir_op);
const char *ir_type_text(ir_type);
void ir_print(FILE *, const ir_code *);
void ir_print_instr(FILE *, const ir_code *, uint32_t index);

/* Checks the invariants of the representation (register types, targets, operand
 * kinds); returns a description of the first breach in `arena`, or NULL. */
const char *ir_check(const ir_code *, arena *);

#endif
