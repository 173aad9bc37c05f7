/* The representation as text, for `glassbox list --ir` and for people. */
#include "ir/flow.h"
#include "ir/ir.h"

#include <inttypes.h>
#include <string.h>

const char *ir_op_text(ir_op op) {
  static const char *const texts[] = {
#define X(op, text) #text,
      IR_OPS(X)
#undef X
  };
  return texts[op];
}

const char *ir_type_text(ir_type t) {
  static const char *const texts[] = {"void", "i32", "i64", "f32", "f64", "ref", "i32"};
  return texts[t];
}

static const char *storage_text(ir_storage s) {
  static const char *const texts[] = {"bool", "i8",  "i16", "u16", "i32",
                                      "i64",  "f32", "f64", "ref"};
  return texts[s];
}

static void print_constant(FILE *out, ir_type type, int64_t bits) {
  union {
    int64_t l;
    float f;
    double d;
  } v = {.l = bits};
  switch (type) {
  case IR_F32: fprintf(out, "%g", (double)v.f); break;
  case IR_F64: fprintf(out, "%g", v.d); break;
  case IR_REF: fprintf(out, "null"); break;
  default: fprintf(out, "%" PRId64, bits); break;
  }
}

static void print_second(FILE *out, const ir_instr *i) {
  if (i->type == IR_IMM32)
    fprintf(out, ", %" PRId64, i->imm);
  else
    fprintf(out, ", r%u", i->b);
}

static void print_args(FILE *out, const ir_call *call) {
  for (uint32_t k = 0; k < call->count; k++)
    fprintf(out, "%sr%u", k ? ", " : "", call->args[k]);
}

static void print_call(FILE *out, const ir_instr *i) {
  const ir_call *call = i->call;
  if (call->method)
    fprintf(out, " %s.%s%s(", call->method->owner->name->text, call->method->name->text,
            call->method->descriptor->text);
  else
    fprintf(out, " ?(");
  print_args(out, call);
  fputc(')', out);
}

/* Only for instructions whose operand is a class, or a field: others keep something
 * else in its place. */
/* #number "text", on one line and not too long. */
static void print_literal(FILE *out, const ir_literal *l) {
  enum { LONGEST = 60 };
  fprintf(out, " #%u \"", l->id);
  uint32_t k = 0;
  for (; k < LONGEST && l->text[k]; k++) {
    unsigned char c = (unsigned char)l->text[k];
    fprintf(out, c < ' ' || c == 127 ? "\\x%02x" : "%c", c);
  }
  fputs(l->text[k] ? "...\"" : "\"", out);
}

static const char *class_text(const ir_instr *i) {
  return i->unresolved ? "?" : i->class->name->text;
}

static const char *field_text(const ir_instr *i) {
  return i->unresolved ? "?" : i->field->name->text;
}

static const char *owner_text(const ir_instr *i) {
  return i->unresolved ? "?" : i->field->owner->name->text;
}

static void print_operands(FILE *out, const ir_instr *i) {
  static const char *const conditions[] = {"==", "!=", "<", ">=", ">", "<="};
  switch (i->op) {
  case IR_CONST:
    fputc(' ', out);
    print_constant(out, i->type, i->imm);
    break;
  case IR_BRANCH: /* the immediate shares room with the targets: in b */
    if (i->type == IR_IMM32)
      fprintf(out, " r%u %s %d", i->a, conditions[i->aux], (int32_t)i->b);
    else
      fprintf(out, " r%u %s r%u", i->a, conditions[i->aux], i->b);
    fprintf(out, " -> @%u else @%u", i->target.then, i->target.otherwise);
    break;
  case IR_JUMP: fprintf(out, " -> @%u", i->target.then); break;
  case IR_SWITCH:
    fprintf(out, " r%u {", i->a);
    for (uint32_t k = 0; k < i->table->count; k++)
      fprintf(out, "%d -> @%u, ",
              i->table->dense ? i->table->keys[0] + (int32_t)k : i->table->keys[k],
              i->table->targets[k]);
    fprintf(out, "else @%u}", i->table->otherwise);
    break;
  case IR_RETURN:
    if (i->type != IR_VOID)
      fprintf(out, " r%u", i->a);
    break;
  case IR_MOVE:
  case IR_NEG:
  case IR_THROW:
  case IR_LENGTH:
  case IR_ENTER:
  case IR_EXIT: fprintf(out, " r%u", i->a); break;
  case IR_CONVERT: fprintf(out, " r%u to %s", i->a, storage_text(i->aux)); break;
  case IR_CALL:
  case IR_DISPATCH: print_call(out, i); break;
  case IR_NEW: fprintf(out, " %s", class_text(i)); break;
  case IR_NEW_ARRAY: fprintf(out, " %s [r%u]", class_text(i), i->a); break;
  case IR_LOAD: fprintf(out, " r%u.%s", i->a, field_text(i)); break;
  case IR_STORE: fprintf(out, " r%u.%s := r%u", i->a, field_text(i), i->b); break;
  case IR_LOAD_GLOBAL:
  case IR_STORE_GLOBAL:
    fprintf(out, " %s.%s", owner_text(i), field_text(i));
    if (i->op == IR_STORE_GLOBAL)
      fprintf(out, " := r%u", i->b);
    break;
  case IR_ELEMENT: fprintf(out, " r%u[r%u]", i->a, i->b); break;
  case IR_SET_ELEMENT: fprintf(out, " r%u[r%u] := r%u", i->a, i->b, i->dst); break;
  case IR_IS:
  case IR_CAST: fprintf(out, " r%u %s", i->a, class_text(i)); break;
  case IR_LITERAL: print_literal(out, i->literal); break;
  case IR_CATCH: break;
  default: fprintf(out, " r%u", i->a); print_second(out, i);
  }
}

void ir_print_instr(FILE *out, const ir_code *code, uint32_t index) {
  const ir_instr *i = &code->instrs[index];
  if (ir_written(i) != IR_NO_REGISTER)
    fprintf(out, "r%u := ", i->dst);
  fprintf(out, "%s", ir_op_text(i->op));
  if (i->type != IR_VOID)
    fprintf(out, ".%s", ir_type_text(i->type));
  print_operands(out, i);
}

static void print_handlers(FILE *out, const ir_code *code, const ir_block *b) {
  for (uint32_t h = 0; h < b->handler_count; h++) {
    const ir_handler *handler = &code->handlers[b->handlers + h];
    fprintf(out, " %s -> @%u", handler->class_name ? handler->class_name->text : "any",
            code->blocks[handler->block].first);
  }
}

void ir_print(FILE *out, const ir_code *code) {
  const ir_method *m = code->method;
  fprintf(out, "%s.%s%s\n", m->owner->name->text, m->name->text, m->descriptor->text);
  for (uint32_t v = 0; v < code->variable_count; v++) {
    const ir_variable *var = &code->variables[v];
    fprintf(out, "  r%u is %s %s in @%u..@%u\n", var->reg, var->descriptor->text,
            var->name->text, var->first, var->end);
  }
  uint32_t line = 0;
  for (uint32_t b = 0; b < code->block_count; b++) {
    fprintf(out, " block %u", b);
    if (code->blocks[b].handler_count) {
      fprintf(out, ", on exception:");
      print_handlers(out, code, &code->blocks[b]);
    }
    fputc('\n', out);
    for (uint32_t i = code->blocks[b].first; i < code->blocks[b].end; i++) {
      if (code->lines[i] && code->lines[i] != line)
        fprintf(out, "  ; line %u\n", line = code->lines[i]);
      fprintf(out, "  @%-4u ", i);
      ir_print_instr(out, code, i);
      fputc('\n', out);
    }
  }
}
