/* The message of a NullPointerException that an instruction raises:
 *
 *     Cannot invoke "String.length()" because "this.name" is null
 *
 * The first part is the instruction that failed, the second what the null reference
 * is in the source: a variable, field, array element or the result of a call, found
 * by going back from the instruction to those that computed its operand, within one
 * block. What cannot be told is left out, as the JVM does. */
#include "jre/runtime.h"

#include "ir/flow.h"

enum { DETAIL = 5 }; /* nested parts of a description at most */

#define NOWHERE UINT32_MAX

typedef struct describer {
  const ir_code *code;
  char_vector text;
} describer;

static void add(describer *d, const char *text) {
  for (; *text; text++)
    vec_push(&d->text, *text);
}

/* A class, with the two that are named without their package. */
static void add_class(describer *d, const char *internal, size_t length) {
  static const char *const short_names[] = {"java/lang/Object", "java/lang/String"};
  for (int i = 0; i < 2; i++)
    if (length == strlen(short_names[i]) && !memcmp(internal, short_names[i], length)) {
      add(d, short_names[i] + strlen("java/lang/"));
      return;
    }
  for (size_t i = 0; i < length; i++)
    vec_push(&d->text, internal[i] == '/' ? '.' : internal[i]);
}

/* One type of a descriptor; returns what follows it. */
static const char *add_type(describer *d, const char *type) {
  static const char letters[] = "ZBSCIJFD";
  static const char *const names[] = {"boolean", "byte", "short", "char",
                                      "int",     "long", "float", "double"};
  size_t dimensions = strspn(type, "[");
  type += dimensions;
  if (*type == 'L') {
    size_t length = strcspn(type, ";");
    add_class(d, type + 1, length - 1);
    type += length;
  } else {
    const char *letter = strchr(letters, *type);
    assert(letter && *letter);
    add(d, names[letter - letters]);
  }
  while (dimensions--)
    add(d, "[]");
  return type + 1;
}

/* java.util.Map.get(Object) */
static bool add_method(describer *d, const ir_call *call) {
  const member_ref *ref = call->unresolved;
  if (!ref)
    return false;
  add_class(d, ref->owner->text, ref->owner->length);
  add(d, ".");
  add(d, ref->name->text);
  add(d, "(");
  for (const char *at = ref->descriptor->text + 1; *at != ')';) {
    at = add_type(d, at);
    if (*at != ')')
      add(d, ", ");
  }
  add(d, ")");
  return true;
}

static bool is_written(const ir_code *code, uint32_t reg) {
  for (uint32_t i = 0; i < code->count; i++)
    if (ir_written(&code->instrs[i]) == reg)
      return true;
  return false;
}

static bool add_variable(describer *d, uint32_t at, uint32_t reg) {
  const ir_code *code = d->code;
  for (uint32_t i = 0; i < code->variable_count; i++) {
    const ir_variable *v = &code->variables[i];
    if (v->reg == reg && v->first <= at && at < v->end) {
      add(d, v->name->text);
      return true;
    }
  }
  if (!code->reg_slots || !code->reg_slots[reg])
    return false;
  /* without a name: a parameter as long as it was not written */
  uint32_t receiver = code->method->is_static ? 0 : 1;
  bool parameter = reg < code->method->param_count && !is_written(code, reg);
  char buffer[32];
  snprintf(buffer, sizeof buffer, parameter ? "<parameter%u>" : "<local%u>",
           parameter ? reg + 1 - receiver : code->reg_slots[reg] - 1u);
  add(d, parameter && receiver && !reg ? "this" : buffer);
  return true;
}

static uint32_t definition(const ir_code *code, uint32_t at, uint32_t reg) {
  uint32_t first = code->blocks[code->block_of[at]].first;
  while (at-- > first)
    if (ir_written(&code->instrs[at]) == reg)
      return at;
  return NOWHERE;
}

/* A temporary that is read and never written holds null. */
static bool is_null_register(const ir_code *code, uint32_t reg) {
  return reg >= code->method->param_count && code->reg_types[reg] == IR_REF &&
         !is_written(code, reg);
}

/* Says what `reg` holds before instruction `at`; false: unknown, nothing was added. */
static bool add_source(describer *d, uint32_t at, uint32_t reg, int detail) {
  if (detail <= 0)
    return false;
  if (add_variable(d, at, reg))
    return true;
  uint32_t by = definition(d->code, at, reg);
  if (by == NOWHERE) {
    bool null = is_null_register(d->code, reg);
    if (null)
      add(d, "null");
    return null;
  }
  const ir_instr *i = &d->code->instrs[by];
  char buffer[32];
  switch (i->op) {
  case IR_MOVE:
  case IR_CAST: return add_source(d, by, i->a, detail);
  case IR_CONST:
    if (i->type != IR_REF && i->type != IR_I32)
      return false;
    snprintf(buffer, sizeof buffer, "%d", (int32_t)i->imm);
    add(d, i->type == IR_REF ? "null" : buffer);
    return true;
  case IR_LOAD:
    if (add_source(d, by, i->a, detail - 1))
      add(d, ".");
    add(d, i->field->name->text);
    return true;
  case IR_LOAD_GLOBAL:
    add_class(d, i->field->owner->name->text, i->field->owner->name->length);
    add(d, ".");
    add(d, i->field->name->text);
    return true;
  case IR_CALL:
  case IR_DISPATCH: return add_method(d, i->call);
  case IR_ELEMENT:
    if (!add_source(d, by, i->a, detail - 1))
      add(d, "<array>");
    add(d, "[");
    if (!add_source(d, by, i->b, detail))
      add(d, "...");
    add(d, "]");
    return true;
  default: return false;
  }
}

/* Whether the register comes straight from a call. */
static bool is_result(const describer *d, uint32_t at, uint32_t reg) {
  describer probe = {.code = d->code};
  bool variable = add_variable(&probe, at, reg);
  vec_release(&probe.text);
  uint32_t by = variable ? NOWHERE : definition(d->code, at, reg);
  if (by == NOWHERE)
    return false;
  const ir_instr *i = &d->code->instrs[by];
  if (i->op == IR_MOVE || i->op == IR_CAST)
    return is_result(d, by, i->a);
  return i->op == IR_CALL || i->op == IR_DISPATCH;
}

static void add_cause(describer *d, uint32_t at, uint32_t reg) {
  uint32_t size = d->text.size;
  add(d, is_result(d, at, reg) ? " because the return value of \"" : " because \"");
  if (add_source(d, at, reg, DETAIL))
    add(d, "\" is null");
  else
    d->text.size = size;
}

/* What failed; the register that is null, or NOWHERE. */
static uint32_t add_action(describer *d, const ir_instr *i) {
  static const char *const arrays[] = {
      [STORE_BOOL] = "byte/boolean", [STORE_I8] = "byte/boolean", [STORE_I16] = "short",
      [STORE_U16] = "char",          [STORE_I32] = "int",         [STORE_I64] = "long",
      [STORE_F32] = "float",         [STORE_F64] = "double",      [STORE_REF] = "object"};
  switch (i->op) {
  case IR_ELEMENT:
  case IR_SET_ELEMENT:
    add(d, i->op == IR_ELEMENT ? "Cannot load from " : "Cannot store to ");
    add(d, arrays[i->aux]);
    add(d, " array");
    return i->a;
  case IR_LENGTH: add(d, "Cannot read the array length"); return i->a;
  case IR_THROW: add(d, "Cannot throw exception"); return i->a;
  case IR_ENTER: add(d, "Cannot enter synchronized block"); return i->a;
  case IR_EXIT: add(d, "Cannot exit synchronized block"); return i->a;
  case IR_LOAD:
  case IR_STORE:
    add(d, i->op == IR_LOAD ? "Cannot read field \"" : "Cannot assign field \"");
    add(d, i->field->name->text);
    add(d, "\"");
    return i->a;
  case IR_CALL:
  case IR_DISPATCH:
    add(d, "Cannot invoke \"");
    if (!add_method(d, i->call))
      return NOWHERE;
    add(d, "\"");
    return i->call->args[0];
  default: return NOWHERE;
  }
}

char *null_message(const frame *f) {
  const java_class_info *info = java_info(f->method->owner);
  if (!f->code || !info || info->is_hidden)
    return NULL;
  describer d = {.code = f->code};
  uint32_t reg = add_action(&d, &f->code->instrs[f->pc]);
  if (reg == NOWHERE) {
    vec_release(&d.text);
    return NULL;
  }
  add_cause(&d, f->pc, reg);
  vec_push(&d.text, '\0');
  return d.text.data;
}
