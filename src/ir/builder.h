/* Makes the code of a method, block by block; for front ends.
 *
 *     ir_builder b;
 *     ir_builder_init(&b, program, method);          parameters have registers 0, 1, ...
 *     uint32_t done = ir_builder_new_block(&b);
 *     ir_builder_begin(&b, ir_builder_new_block(&b));
 *     ir_builder_add(&b, (ir_instr){.op = IR_JUMP, .target.then = done});
 *     ir_builder_begin(&b, done); ...
 *     method->code = ir_builder_finish(&b);
 *
 * While building, targets and handlers name blocks; finishing lays the blocks out
 * in the order of their numbers and turns targets into instruction indices. A block
 * that was never begun is left out; a block falls through to the next one laid out.
 */
#ifndef IR_BUILDER_H
#define IR_BUILDER_H

#include "ir/ir.h"

/* Where an instruction comes from. */
typedef struct instr_note {
  uint32_t line;
  uint32_t mark; /* the front end's */
} instr_note;

typedef struct building_block {
  uint32_t first, end; /* in instrs; equal: never begun */
  uint32_t handlers, handler_count;
} building_block;

typedef struct ir_builder {
  ir_program *program;
  ir_method *method;
  instr_note note;  /* given to instructions added from now on */
  uint32_t current; /* block */
  vector(ir_instr) instrs;
  vector(instr_note) notes; /* per instruction */
  vector(building_block) blocks;
  vector(ir_handler) handlers; /* .block: number of a building block */
  vector(uint8_t) reg_types;
} ir_builder;

void ir_builder_init(ir_builder *, ir_program *, ir_method *);
uint32_t ir_builder_new_reg(ir_builder *, ir_type);
uint32_t ir_builder_new_block(ir_builder *);
void ir_builder_begin(ir_builder *, uint32_t block);
/* The instruction's address holds until the next add. */
ir_instr *ir_builder_add(ir_builder *, ir_instr);
ir_call *ir_builder_new_call(ir_builder *, uint32_t count);

/* Frees the builder. marks, if given, receives the mark of every instruction of the
 * code, in layout order (in the program's arena). */
ir_code *ir_builder_finish(ir_builder *, uint32_t **marks);
void ir_builder_release(ir_builder *); /* gives up without a result */

#endif
