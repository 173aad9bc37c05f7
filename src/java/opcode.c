/* The instruction table, and lengths drawn from it. */
#include "java/opcode.h"

#include "java/classfile.h"
#include "java/classfile_reading.h"

#include <assert.h>

#define OPCODE_FORM(op, form) FORM_##form,
static const uint8_t forms[] = {OPCODES(OPCODE_FORM)};
#define OPCODE_NAME(op, form) #op,
static const char *const names[] = {OPCODES(OPCODE_NAME)};

/* Lengths of the forms that have one; 0: it depends on the operands. */
static const uint8_t lengths[] = {
    [FORM_NONE] = 1,         [FORM_BYTE] = 2,
    [FORM_SHORT] = 3,        [FORM_CONSTANT] = 2,
    [FORM_CONSTANT_W] = 3,   [FORM_CONSTANT_2] = 3,
    [FORM_LOCAL] = 2,        [FORM_LOCAL_2] = 2,
    [FORM_LOCAL_N] = 1,      [FORM_LOCAL_N_2] = 1,
    [FORM_INCREMENT] = 3,    [FORM_JUMP] = 3,
    [FORM_JUMP_W] = 5,       [FORM_FIELD] = 3,
    [FORM_VIRTUAL] = 3,      [FORM_SPECIAL] = 3,
    [FORM_STATIC] = 3,       [FORM_INTERFACE] = 5,
    [FORM_DYNAMIC] = 5,      [FORM_NEW] = 3,
    [FORM_PRIMITIVE] = 2,    [FORM_CLASS] = 3,
    [FORM_DIMENSIONS] = 4,   [FORM_SUBROUTINE] = 3,
    [FORM_SUBROUTINE_W] = 5, [FORM_SUBROUTINE_RETURN] = 2,
};

opcode_form opcode_form_of(uint8_t op) {
  assert(op < JVM_COUNT && "an opcode of the table");
  return (opcode_form)forms[op];
}

const char *opcode_name(uint8_t op) {
  return op < JVM_COUNT ? names[op] : "?";
}

/* Both switches: operands begin at the next multiple of four. */
static uint64_t switch_length(const uint8_t *bytes, uint32_t size, uint32_t pc) {
  uint32_t at = (pc + 4) & ~3u;
  bool is_table = bytes[pc] == JVM_TABLESWITCH;
  uint32_t fixed = is_table ? 12 : 8;
  if (at + fixed > size)
    return 0;
  int64_t first = (int32_t)load_u4(bytes + at + 4);
  if (!is_table)
    return first < 0 ? 0 : at + fixed - pc + 8 * (uint64_t)first;
  int64_t last = (int32_t)load_u4(bytes + at + 8);
  return last < first ? 0 : at + fixed - pc + 4 * (uint64_t)(last - first + 1);
}

static uint32_t wide_length(uint8_t op) {
  if (op >= JVM_COUNT)
    return 0;
  switch (forms[op]) {
  case FORM_LOCAL:
  case FORM_LOCAL_2:
  case FORM_SUBROUTINE_RETURN: return 4;
  case FORM_INCREMENT: return 6;
  default: return 0;
  }
}

uint32_t instruction_length(const uint8_t *bytes, uint32_t size, uint32_t pc) {
  if (pc >= size || bytes[pc] >= JVM_COUNT)
    return 0;
  uint64_t length = lengths[forms[bytes[pc]]];
  if (forms[bytes[pc]] == FORM_WIDE)
    length = size - pc < 2 ? 0 : wide_length(bytes[pc + 1]);
  else if (!length)
    length = switch_length(bytes, size, pc);
  return length <= size - pc ? (uint32_t)length : 0;
}
