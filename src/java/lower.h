/* Lowering of one method: the JVM's stack code into registers and blocks.
 *
 * Local slot s of type t becomes one register, and so does stack position d of type
 * t. While a block is translated the operand stack is symbolic: loads and constants
 * push a note, not an instruction, and the instruction that consumes them names the
 * local's register or holds the constant. A result that is stored right away is
 * computed into the local's register. So most stack traffic leaves no trace. At the
 * end of a block what is left on the stack is moved into the position registers, where
 * the successors expect it.
 *
 * A register that nothing ever writes stands for null: frames start zeroed.
 */
#ifndef JAVA_LOWER_H
#define JAVA_LOWER_H

#include "java/internal.h"

#include <assert.h>

typedef struct operand {
  uint8_t type; /* ir_type */
  bool constant;
  uint32_t reg; /* unless constant */
  int64_t imm;  /* bits of the constant */
} operand;

typedef struct entry_state {
  bool seen, done;
  uint32_t depth;
  uint8_t *types; /* of the stack at the block's start */
} entry_state;

typedef struct lowering {
  java_program *program;
  ir_method *method;
  classfile *file;
  code *code;
  ir_builder builder;
  arena scratch;
  uint32_t *block_at;     /* per pc: number of the block that starts there, or NONE */
  uint32_t *block_pc;     /* per block */
  uint32_t block_count;   /* of blocks of the bytecode; handler entries come after */
  entry_state *entries;   /* per block */
  uint32_t *catch_blocks; /* per entry of the exception table: block with CATCH */
  u32_vector work;        /* blocks to translate */
  uint32_t *local_regs;   /* [slot * 6 + type], or NONE */
  uint32_t *stack_regs;   /* [position * 6 + type], or NONE */
  uint32_t null_reg;
  u32_vector scratch_regs[6]; /* by type: for constants of one instruction */
  uint32_t scratch_used[6];
  vector(operand) stack;
  uint32_t block_first; /* instruction the current block starts with */
  uint32_t pc;
  bool ended;         /* the current block ended with a jump, return or throw */
  const char *broken; /* what is wrong with the code */
} lowering;

#define NONE UINT32_MAX

/* lower_stack.c */
uint32_t local_reg(lowering *, uint32_t slot, ir_type);
void push_local(lowering *, uint32_t slot, ir_type);
void store_local(lowering *, uint32_t slot, ir_type);
void about_to_write(lowering *, uint32_t reg); /* saves stack entries that name it */
void push_constant(lowering *, ir_type, int64_t bits);
void push_operand(lowering *, operand);
operand pop_operand(lowering *, ir_type); /* breaks the code when the type differs */
operand pop_any(lowering *);
uint32_t pop_reg(lowering *, ir_type);
uint32_t reg_of(lowering *, operand); /* emits the constant */
/* Pushes a result and returns the register to compute it into. */
uint32_t push_result(lowering *, ir_type);
void flush_stack(lowering *); /* into the position registers */
/* A register with the value of `reg` that flush_stack leaves alone. */
uint32_t protect(lowering *, uint32_t reg, ir_type);
void begin_with(lowering *, const entry_state *);
void break_code(lowering *, const char *what);

/* lower_instr.c: translates the instruction at l->pc. */
void lower_instruction(lowering *);
/* lower_call.c */
void lower_invoke(lowering *, uint8_t op, uint16_t index);
void lower_dynamic(lowering *, uint16_t index);
/* Emits a call of a method known now. */
void emit_call(lowering *, ir_op, ir_method *, const void *symbol, uint32_t count,
               const uint8_t *types, ir_type result);
void emit_unsupported(lowering *, const char *construct);
/* ghost.c: reads or writes the field that the reference names, if it is one that is
 * recomputed; false: it is not, and nothing was emitted. */
bool lower_recomputed(lowering *, const member_ref *, bool write);
/* salt.c: reads the static field, if it is one that a JVM draws when it starts. */
bool lower_salt(lowering *, const member_ref *);
/* lower.c */
uint32_t target_block(lowering *, uint32_t pc); /* flow goes there: enqueues it */

static inline ir_instr *emit(lowering *l, ir_instr i) {
  return ir_builder_add(&l->builder, i);
}

#endif
