/* Instructions as statements of FIR. */
#include "javarel/body.h"

#include <assert.h>
#include <string.h>

/* ---- Arithmetic ---- */

static const char *word_of(ir_op op) {
  switch (op) {
  case IR_ADD: return "plus";
  case IR_SUB: return "minus";
  case IR_MUL: return "mul";
  case IR_DIV: return "div";
  case IR_REM: return "rem";
  case IR_AND: return "bitand";
  case IR_OR: return "bitor";
  case IR_XOR: return "bitxor";
  case IR_SHL: return "shl";
  case IR_SHR: return "sha";
  default: assert(op == IR_USHR); return "shr";
  }
}

static const char *second(body *b, const ir_instr *i) {
  return i->type == IR_IMM32 ? body_constant(b, i->imm) : body_operand(b, i->b);
}

static bool is_real(const body *b, uint32_t reg) {
  return b->code->reg_types[reg] == IR_F32 || b->code->reg_types[reg] == IR_F64;
}

static void write_arithmetic(body *b, const ir_instr *i) {
  const char *right = second(b, i);
  if (i->op == IR_DIV || i->op == IR_REM) {
    if (i->type != IR_IMM32 || !i->imm)
      body_trap(b, body_print(b, "%s = 0", right), "java/lang/ArithmeticException");
  }
  if (i->op == IR_USHR)
    translation_caution(b->t, b->code, b->at, "a shift that fills with zeros");
  /* && of booleans is control flow, but & and | are not */
  body_set(b, i->dst,
           body_print(b, "(%s %s %s)", body_operand(b, i->a), word_of(i->op), right));
}

static void write_compare(body *b, const ir_instr *i) {
  const char *l = body_operand(b, i->a), *r = body_operand(b, i->b);
  body_set(b, i->dst,
           body_print(b, "((%s < %s) => (-1) else ((%s = %s) => 0 else 1))", l, r, l, r));
}

static void write_convert(body *b, const ir_instr *i) {
  static const unsigned bits[] = {[STORE_BOOL] = 1, [STORE_I8] = 8,   [STORE_I16] = 16,
                                  [STORE_U16] = 16, [STORE_I32] = 32, [STORE_I64] = 64,
                                  [STORE_F32] = 32, [STORE_F64] = 64, [STORE_REF] = 32};
  if (i->aux == STORE_U16)
    translation_caution(b->t, b->code, b->at, "a conversion to char");
  else if (bits[i->aux] < b->t->bitwidth)
    body_fail(b, FAILURE_UNSUPPORTED, NULL,
              "a conversion to a type that has fewer bits than --bitwidth");
  body_set(b, i->dst, body_operand(b, i->a));
}

/* ---- Conditions ---- */

static bool is_truth_test(const body *b, const ir_instr *i) {
  return i->type == IR_IMM32 && !(int32_t)i->b && b->values[i->a].formula &&
         (i->aux == COND_EQ || i->aux == COND_NE);
}

static bool holds_box(const body *b, uint32_t reg) {
  const world *w = b->t->world;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (b->r->types[reg] & SET_OF(d) && ir_class_is_box(w->domains.data[d].class))
      return true;
  return false;
}

/* Whatever is put into the register is a constant. */
static bool is_text_constant(const body *b, uint32_t reg, uint32_t depth) {
  enum { DEEPEST = 4 };
  if (reg < b->r->method->param_count || depth > DEEPEST)
    return false;
  for (uint32_t k = 0; k < b->code->count; k++) {
    const ir_instr *i = &b->code->instrs[k];
    if (ir_written(i) == reg && i->op != IR_LITERAL &&
        !(i->op == IR_MOVE && is_text_constant(b, i->a, depth + 1)))
      return false;
  }
  return true;
}

/* The shortcuts of the library's code stand before a call of equals; only its maps and sets by
 * identity mean what they say. */
static bool is_shortcut(const body *b) {
  const java_class_info *info = java_info(b->r->method->owner);
  return info && info->from_jdk && !strstr(b->r->method->owner->name->text, "Identity");
}

/* Two objects with the same characters may be one or not; constants are. NULL: these are no
 * texts. */
static const char *same_text(body *b, const ir_instr *i, const char *l, const char *r) {
  world *w = b->t->world;
  if (i->type != IR_REF)
    return NULL;
  domain_set texts = world_texts(w);
  if (!(b->r->types[i->a] & b->r->types[i->b] & texts) || is_shortcut(b) ||
      (is_text_constant(b, i->a, 0) && is_text_constant(b, i->b, 0)))
    return NULL;
  b->t->texts_compared =
      body_print(b, "texts compared by == at line %u of %s", b->code->lines[b->at],
                 world_simple_name(b->t->store, b->code->method->owner));
  body_hidden(b, "m%utruth := spec(one m%utruth)", b->r->number, b->r->number);
  return body_print(b, "(%s = %s && (!(%s in %s) || m%utruth))", l, r, l,
                    world_set_text(w, texts), b->r->number);
}

/* The condition under which the branch goes to `then`, or does not. */
const char *body_branch(body *b, const ir_instr *i, bool then) {
  static const char *const words[][2] = {
      [COND_EQ] = {"!=", "="}, [COND_NE] = {"=", "!="}, [COND_LT] = {">=", "<"},
      [COND_GE] = {"<", ">="}, [COND_GT] = {"=<", ">"}, [COND_LE] = {">", "=<"}};
  if (is_truth_test(b, i)) {
    const char *f = b->values[i->a].formula;
    return (i->aux == COND_NE) == then ? f : body_print(b, "!%s", f);
  }
  const char *class = body_same_class(b, i);
  if (class)
    return (i->aux == COND_EQ) == then ? class : body_print(b, "!%s", class);
  if (i->type == IR_REF && holds_box(b, i->a) && holds_box(b, i->b))
    translation_caution(b->t, b->code, b->at, "boxes of numbers, compared by ==");
  const char *l = body_operand(b, i->a);
  const char *r =
      i->type == IR_IMM32 ? body_constant(b, (int32_t)i->b) : body_operand(b, i->b);
  const char *text = same_text(b, i, l, r);
  if (text)
    return (i->aux == COND_EQ) == then ? text : body_print(b, "!%s", text);
  return body_print(b, "(%s %s %s)", l, words[i->aux][then], r);
}

/* ---- Fields ---- */

/* A value for a place of these domains; what cannot be there is cut off. */
const char *body_fitting(body *b, uint32_t reg, world_global *g) {
  if (*g->descriptor == 'Z')
    return body_formula(b, reg);
  if (*g->descriptor != 'L' && *g->descriptor != '[')
    return body_operand(b, reg);
  world_store(b->t->world, g, b->r->types[reg]);
  domain_set wanted = world_column(b->t->world, g, world_arity(g) - 1);
  const char *text = body_operand(b, reg);
  return b->r->types[reg] & ~wanted
             ? body_print(b, "(%s & %s)", text, world_set_text(b->t->world, wanted))
             : text;
}

/* The object in the register, of these domains. */
const char *body_cut(body *b, uint32_t reg, const char *text, domain_set wanted) {
  return b->r->types[reg] & ~wanted
             ? body_print(b, "(%s & %s)", text, world_set_text(b->t->world, wanted))
             : text;
}

const char *body_holder(body *b, uint32_t reg, const world_global *g) {
  return body_cut(b, reg, body_operand(b, reg), world_holders(b->t->world, g));
}

void body_set_from(body *b, uint32_t reg, const char *text, const char *descriptor) {
  if (*descriptor == 'Z')
    body_set_truth(b, reg, text);
  else
    body_set(b, reg, text);
}

static bool is_unsupported_field(body *b, const ir_field *f) {
  char type = f->descriptor->text[0];
  if (type != 'F' && type != 'D')
    return false;
  body_fail(b, FAILURE_UNSUPPORTED, NULL, "floating point numbers");
  return true;
}

static void write_load(body *b, const ir_instr *i) {
  if (is_unsupported_field(b, i->field))
    return;
  body_check_null(b, i->a);
  const world_global *g = world_field(b->t->world, i->field);
  body_set_from(b, i->dst, body_print(b, "(%s.%s)", body_operand(b, i->a), g->name),
                i->field->descriptor->text);
}

static void write_store(body *b, const ir_instr *i) {
  if (is_unsupported_field(b, i->field))
    return;
  body_check_null(b, i->a);
  world_global *g = world_field(b->t->world, i->field);
  const char *value = body_fitting(b, i->b, g), *of = body_holder(b, i->a, g);
  body_flush_readers(b, g->name);
  b->t->writes_heap = true;
  body_statement(b, g->shown, false, "%s := %s ++ (%s -> %s)", g->name, g->name, of,
                 value);
}

static void write_load_global(body *b, const ir_instr *i) {
  if (is_unsupported_field(b, i->field))
    return;
  if (!strcmp(i->field->name->text, "$assertionsDisabled")) {
    body_set_truth(b, i->dst, "false");
    return;
  }
  const world_global *g = world_field(b->t->world, i->field);
  body_set_from(b, i->dst, g->name, g->descriptor);
}

static void write_store_global(body *b, const ir_instr *i) {
  if (is_unsupported_field(b, i->field))
    return;
  world_global *g = world_field(b->t->world, i->field);
  const char *value = body_fitting(b, i->b, g);
  body_flush_readers(b, g->name);
  b->t->writes_heap = true;
  body_statement(b, g->shown, false, "%s := %s", g->name, value);
}

/* ---- Objects ---- */

const char *body_zero(const char *descriptor) {
  return *descriptor == 'Z'                         ? "false"
         : *descriptor == 'L' || *descriptor == '[' ? "null"
                                                    : "0";
}

static void write_new(body *b, const ir_instr *i) {
  world *w = b->t->world;
  uint32_t d = world_domain_of(w, i->class);
  if (w->domains.data[d].is_single) {
    body_set(b, i->dst, body_print(b, "%s1", w->domains.data[d].name));
    return;
  }
  const char *reg = body_register(b, i->dst);
  body_flush_all(b);
  b->t->writes_heap = true;
  body_statement(b, NULL, false, "%s := new %s", reg, w->domains.data[d].name);
  reg = body_cut(b, i->dst, reg, SET_OF(d));
  for (uint32_t k = 0; k < w->globals.size; k++) {
    const world_global *g = w->globals.data[k];
    if (g->kind == GLOBAL_FIELD && ir_is_subclass(i->class, g->holder))
      body_hidden(b, "%s := %s + (%s -> %s)", g->name, g->name, reg,
                  body_zero(g->descriptor));
  }
  b->not_null[i->dst] = true;
}

static void write_literal(body *b, const ir_instr *i) {
  if (body_class_literal(b, i))
    return;
  if (i->literal->kind != LITERAL_TEXT)
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "an object that stands for a class");
  else
    body_set(b, i->dst, world_text_of(b->t->world, i->literal->data));
}

static const char *class_set(body *b, ir_class *c, bool with_null) {
  domain_set s = world_type(b->t->world, c);
  return world_set_text(b->t->world, with_null ? s | SET_OF(DOMAIN_NULL) : s);
}

static void write_cast(body *b, const ir_instr *i) {
  domain_set fits = world_type(b->t->world, i->class) | SET_OF(DOMAIN_NULL);
  const char *value = body_operand(b, i->a);
  if (b->r->types[i->a] & ~fits) {
    body_trap(b, body_print(b, "!(%s in %s)", value, class_set(b, i->class, true)),
              "java/lang/ClassCastException");
    value = body_print(b, "(%s & %s)", value, class_set(b, i->class, true));
  }
  bool known = b->not_null[i->a];
  body_set(b, i->dst, value);
  b->not_null[i->dst] = known;
}

/* ---- The end of the method ---- */

static void write_return(body *b, const ir_instr *i) {
  if (i->type != IR_VOID) {
    const char *value = body_operand(b, i->a);
    if (i->type == IR_REF)
      world_give_back(
          b->t->world, world_flow_of(b->t->world, b->r->method),
          b->r->types[i->a] &
              world_descriptor(b->t->world,
                               strrchr(b->r->method->descriptor->text, ')') + 1));
    if (i->type == IR_REF && b->r->types[i->a] & ~b->r->result)
      value =
          body_print(b, "(%s & %s)", value, world_set_text(b->t->world, b->r->result));
    body_statement(b, "return", ir_gives(b->r->method, 'Z'), "m%uresult := %s",
                   b->r->number, value);
  }
  body_hidden(b, "exit");
}

static ir_class *exact_class(const body *b, uint32_t reg) {
  const world *w = b->t->world;
  domain_set s = b->r->types[reg] & ~SET_OF(DOMAIN_NULL);
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (s == SET_OF(d) && w->domains.data[d].is_single)
      return w->domains.data[d].class;
  return NULL;
}

static void write_throw(body *b, const ir_instr *i) {
  body_check_null(b, i->a);
  domain_set other = b->r->types[i->a] & ~routine_thrown(b->t);
  const char *thrown = body_operand(b, i->a);
  if (other)
    thrown = body_print(b, "(%s & %s)", thrown,
                        world_set_text(b->t->world, routine_thrown(b->t)));
  body_throw(b, thrown, exact_class(b, i->a));
}

/* ---- All ---- */

static bool uses_reals(const body *b, const ir_instr *i) {
  if (i->op == IR_CALL || i->op == IR_DISPATCH)
    return false;
  uint32_t written = ir_written(i);
  return i->type == IR_F32 || i->type == IR_F64 ||
         (written != IR_NO_REGISTER && is_real(b, written)) ||
         (i->op == IR_CONVERT && is_real(b, i->a));
}

static void write_plain(body *b, ir_instr *i) {
  switch (i->op) {
  case IR_CONST:
    body_set(b, i->dst, i->type == IR_REF ? "null" : body_constant(b, i->imm));
    break;
  case IR_MOVE: {
    bool known = b->not_null[i->a] || (!i->a && b->self_is_fixed);
    pending value = b->values[i->a];
    if (value.formula)
      body_set_truth(b, i->dst, value.formula);
    else
      body_set(b, i->dst, body_operand(b, i->a));
    b->not_null[i->dst] = known;
    break;
  }
  case IR_LITERAL: write_literal(b, i); break;
  case IR_NEG:
    body_set(b, i->dst, body_print(b, "(-(%s))", body_operand(b, i->a)));
    break;
  case IR_COMPARE: write_compare(b, i); break;
  case IR_CONVERT: write_convert(b, i); break;
  case IR_CATCH: body_set(b, i->dst, body_print(b, "m%ucaught", b->r->number)); break;
  case IR_CALL:
  case IR_DISPATCH: body_call(b, i); break;
  case IR_NEW: write_new(b, i); break;
  case IR_NEW_ARRAY: body_new_array(b, i); break;
  case IR_LOAD: write_load(b, i); break;
  case IR_STORE: write_store(b, i); break;
  case IR_LOAD_GLOBAL: write_load_global(b, i); break;
  case IR_STORE_GLOBAL: write_store_global(b, i); break;
  case IR_ELEMENT: body_element(b, i); break;
  case IR_SET_ELEMENT: body_set_element(b, i); break;
  case IR_LENGTH: body_length(b, i); break;
  case IR_IS:
    world_expect(b->t->world, i->class);
    body_set_truth(b, i->dst,
                   body_print(b, "(%s in %s)", body_operand(b, i->a),
                              class_set(b, i->class, false)));
    break;
  case IR_CAST: write_cast(b, i); break;
  case IR_ENTER: body_check_null(b, i->a); break;
  case IR_EXIT: break; /* one thread: a monitor is never taken */
  default: write_arithmetic(b, i);
  }
}

bool body_instruction(body *b, ir_instr *i) {
  ir_program *ir = java_program_ir(b->t->world->program);
  bool found = ir_resolve(ir, b->r->method, i);
  if (!found || uses_reals(b, i)) {
    body_fail(b, FAILURE_UNSUPPORTED, NULL,
              found ? "floating point numbers"
                    : "a class or member that cannot be found");
    return false;
  }
  if (i->op == IR_RETURN)
    write_return(b, i);
  else if (i->op == IR_THROW)
    write_throw(b, i);
  else
    write_plain(b, i);
  return i->op != IR_RETURN && i->op != IR_THROW;
}
