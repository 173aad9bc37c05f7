/* The static initialiser that javac makes for a class with assertions:
 *
 *     static final boolean $assertionsDisabled = !Outer.class.desiredAssertionStatus();
 *
 * Assertions are enabled in all classes but the JDK's, so it leaves the field what it is:
 * false. To run it would take the mirrors of classes and all that these need. */
#include "jre/runtime.h"

#include <string.h>

/* Its code; 0 stands for a byte of an index into the constants. */
static const uint8_t pattern[] = {0xb6, 0,    0,    /* invokevirtual */
                                  0x9a, 0,    7,    /* ifne: to iconst_0 */
                                  0x04, 0xa7, 0, 4, /* iconst_1, goto putstatic */
                                  0x03, 0xb3, 0, 0, /* iconst_0, putstatic */
                                  0xb1};            /* return */
enum { OFFSET_CALL = 1, OFFSET_FIELD = 12, CODE_HEADER = 8, LDC = 0x12, LDC_W = 0x13 };

static uint16_t index_at(const uint8_t *at) {
  return (uint16_t)(at[0] << 8 | at[1]);
}

static bool has_pattern(const uint8_t *code) {
  for (size_t k = 0; k < sizeof pattern; k++)
    if (code[k] != pattern[k] && k != OFFSET_CALL && k != OFFSET_CALL + 1 &&
        k != OFFSET_FIELD && k != OFFSET_FIELD + 1)
      return false;
  return true;
}

bool initialiser_asks_for_assertions(machine *m, const ir_class *class) {
  const java_class_info *info = java_info(class);
  class_method *method = info->initialiser->origin;
  if (info->from_jdk || !method || method->code_size < CODE_HEADER + 1)
    return false;
  const uint8_t *code = method->code_bytes + CODE_HEADER;
  size_t first = *code == LDC ? 2 : 3, size = index_at(method->code_bytes + 6);
  if ((*code != LDC && *code != LDC_W) || index_at(method->code_bytes + 4) ||
      size != first + sizeof pattern || method->code_size < CODE_HEADER + size ||
      !has_pattern(code + first) ||
      !classfile_code(info->file, method, m->program->sink)) /* checks the indices */
    return false;
  member_ref call = classfile_member(info->file, index_at(code + first + OFFSET_CALL));
  member_ref field = classfile_member(info->file, index_at(code + first + OFFSET_FIELD));
  return !strcmp(call.owner->text, "java/lang/Class") &&
         !strcmp(call.name->text, "desiredAssertionStatus") &&
         !strcmp(field.name->text, "$assertionsDisabled") && field.owner == class->name;
}
