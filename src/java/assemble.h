/* Small methods written by the front end itself, instruction by instruction. */
#ifndef JAVA_ASSEMBLE_H
#define JAVA_ASSEMBLE_H

#include "java/internal.h"

typedef struct assembly {
  java_program *program;
  ir_method *method;
  ir_builder builder;
} assembly;

/* Starts the code of a new method of `owner`, or of one that is given. */
void assemble_begin(assembly *, java_program *, ir_class *owner, const char *text,
                    name type, bool is_static, ir_method *given);
ir_method *assemble_end(assembly *);

uint32_t assemble_int(assembly *, int32_t);
uint32_t assemble_text(assembly *, name);
uint32_t assemble_new(assembly *, const char *class_name);
/* The result's register, or 0 for void. Receiver first; `args` are as many as the
 * descriptor says. */
uint32_t assemble_call(assembly *, ir_op, const char *owner, const char *method,
                       const char *descriptor, const uint32_t *args);
uint32_t assemble_call_ref(assembly *, ir_op, const member_ref *, bool is_static,
                           const uint32_t *args);
/* Of a method that is there: the receiver's override of it, if it can have one. */
uint32_t assemble_call_method(assembly *, const ir_method *, const uint32_t *args);
uint32_t assemble_load(assembly *, uint32_t object, ir_field *);
uint32_t assemble_cast(assembly *, uint32_t reg, const char *descriptor);
uint32_t assemble_instance_test(assembly *, uint32_t reg, name class_name);
void assemble_return(assembly *, ir_type, uint32_t reg);
uint32_t assemble_block(assembly *); /* a new block, not begun */
void assemble_label(assembly *, uint32_t block);
void assemble_branch_int(assembly *, ir_condition, uint32_t reg, int32_t with,
                         uint32_t then, uint32_t otherwise);

void assemble_jump(assembly *, uint32_t block);

/* Between a primitive type and its box, by descriptor letter. */
const char *box_class(char primitive); /* java/lang/Integer for I */
char unboxed(const char *descriptor);  /* I for Ljava/lang/Integer; or 0 */
uint32_t assemble_box(assembly *, uint32_t reg, char primitive);
uint32_t assemble_unbox(assembly *, uint32_t reg, char primitive);
/* As lambdas adapt arguments and results: casts, boxes, unboxes, widens. */
uint32_t assemble_adapt(assembly *, uint32_t reg, const char *from, const char *to);

#endif
