/* Registers and what waits to be put into them. */
#include "javarel/body.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

enum { LONGEST = 160 }; /* of a pending text; longer ones get their register */

const char *body_register(body *b, uint32_t reg) {
  return body_print(b, "m%ur%u", b->r->number, reg);
}

const char *body_operand(body *b, uint32_t reg) {
  return b->values[reg].text ? b->values[reg].text : body_register(b, reg);
}

const char *body_formula(body *b, uint32_t reg) {
  if (b->values[reg].formula)
    return b->values[reg].formula;
  return body_print(b, "(%s != 0)", body_operand(b, reg));
}

/* Of numbers that do not fit, the largest and the smallest int have their like at any
 * width; others are a failure where an execution comes to them. */
const char *body_constant(body *b, int64_t value) {
  int64_t half = (int64_t)1 << (b->t->bitwidth - 1);
  if (value == INT32_MAX || value == INT64_MAX || value == INT32_MIN ||
      value == INT64_MIN) {
    translation_caution(b->t, b->code, b->at, "the largest or smallest number");
    value = value > 0 ? half - 1 : -half;
  }
  if (value < -half || value >= half) {
    uint32_t bits = 1;
    while (value < -((int64_t)1 << (bits - 1)) || value >= (int64_t)1 << (bits - 1))
      bits++;
    body_fail(b, FAILURE_UNSUPPORTED, NULL,
              body_print(b, "%" PRId64 " does not fit into %u bits%s", value,
                         b->t->bitwidth,
                         bits <= 12 ? body_print(b, "; give --bitwidth %u", bits) : ""));
    return "0";
  }
  if (value == -half)
    return body_print(b, "((-%" PRId64 ") minus 1)", half - 1);
  return body_print(b, value < 0 ? "(-%" PRId64 ")" : "%" PRId64,
                    value < 0 ? -value : value);
}

/* ---- Pending values ---- */

static bool is_variable(const body *b, uint32_t reg) {
  return b->code->reg_slots && b->code->reg_slots[reg];
}

/* The source's name of the register behind the present instruction; NULL: none. */
static const ir_variable *variable_of(const body *b, uint32_t reg) {
  for (uint32_t i = 0; i < b->code->variable_count; i++) {
    const ir_variable *v = &b->code->variables[i];
    if (v->reg == reg && v->first <= b->at + 1 && b->at < v->end)
      return v;
  }
  return NULL;
}

static bool in_word(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

static bool mentions(const char *text, const char *name) {
  size_t length = strlen(name);
  for (const char *at = text; (at = strstr(at, name)); at += length)
    if ((at == text || !in_word(at[-1])) && !in_word(at[length]))
      return true;
  return false;
}

static void flush(body *b, uint32_t reg) {
  const char *text = b->values[reg].text;
  b->values[reg] = (pending){0};
  if (text)
    body_hidden(b, "%s := %s", body_register(b, reg), text);
}

void body_flush_readers(body *b, const char *name) {
  for (uint32_t reg = 0; reg < b->code->reg_count; reg++)
    if (b->values[reg].text && mentions(b->values[reg].text, name))
      flush(b, reg);
}

void body_flush_all(body *b) {
  for (uint32_t reg = 0; reg < b->code->reg_count; reg++)
    flush(b, reg);
}

static void assign(body *b, uint32_t reg, pending value) {
  const char *name = body_register(b, reg);
  b->not_null[reg] = false;
  b->values[reg] = (pending){0};
  body_flush_readers(b, name);
  if (!is_variable(b, reg) && strlen(value.text) < LONGEST) {
    b->values[reg] = value;
    if (mentions(value.text, name)) { /* r2 := r2 plus 1 */
      b->values[reg] = (pending){0};
      body_hidden(b, "%s := %s", name, value.text);
    }
    return;
  }
  const ir_variable *v = variable_of(b, reg);
  bool is_truth = v && !strcmp(v->descriptor->text, "Z");
  body_statement(b, v ? v->name->text : NULL, is_truth, "%s := %s", name, value.text);
}

void body_set(body *b, uint32_t reg, const char *text) {
  assign(b, reg, (pending){.text = text});
}

void body_set_truth(body *b, uint32_t reg, const char *formula) {
  assign(b, reg,
         (pending){.text = body_print(b, "(%s => 1 else 0)", formula),
                   .formula = formula,
                   .is_condition = true});
}
