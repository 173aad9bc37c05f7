/* What code asks of classes by comparing them: a.getClass() == b.getClass(), == C.class.
 *
 * An object stands for its class between the call and the branch behind it, where nothing
 * else reads it; anywhere else an object that stands for a class is not supported. Objects
 * of one domain are of one class, but for plain objects and arrays, and those of abstract
 * types: where it is not known whether classes are the same, both outcomes are tried. */
#include "javarel/body.h"

#include <string.h>

static bool gives_class(const ir_instr *i) {
  const ir_method *m = i->op == IR_CALL || i->op == IR_DISPATCH ? i->call->method : NULL;
  return m && !strcmp(m->name->text, "getClass") &&
         !strcmp(m->owner->name->text, "java/lang/Object");
}

static bool is_class(const ir_instr *i) {
  return gives_class(i) || (i->op == IR_LITERAL && i->literal->kind == LITERAL_CLASS);
}

typedef struct reading {
  uint32_t reg;
  bool found;
} reading;

static void look(void *context, uint32_t reg) {
  reading *r = context;
  r->found |= reg == r->reg;
}

static bool compares_references(const ir_instr *i) {
  return i->op == IR_BRANCH && i->type == IR_REF &&
         (i->aux == COND_EQ || i->aux == COND_NE);
}

/* The instruction of the present block that gives the class in the register at its end;
 * NULL: there is none. */
static const ir_instr *source(const body *b, uint32_t reg) {
  const ir_block *range = &b->code->blocks[b->block];
  for (uint32_t k = range->end - 1; k-- > range->first;)
    if (ir_written(&b->code->instrs[k]) == reg)
      return is_class(&b->code->instrs[k]) ? &b->code->instrs[k] : NULL;
  return NULL;
}

/* Whether the block ends by comparing it with another class, and nothing else reads it. */
static bool is_compared(const body *b, uint32_t reg) {
  const ir_block *range = &b->code->blocks[b->block];
  const ir_instr *last = &b->code->instrs[range->end - 1];
  reading r = {.reg = reg};
  if (!compares_references(last) || (last->a != reg && last->b != reg) ||
      (b->code->reg_slots && b->code->reg_slots[reg]))
    return false;
  for (uint32_t k = b->at + 1; k + 1 < range->end && !r.found; k++) {
    ir_reads(&b->code->instrs[k], look, &r);
    r.found |= ir_written(&b->code->instrs[k]) == reg;
  }
  const ir_instr *left = source(b, last->a), *right = source(b, last->b);
  return !r.found && left && right && (gives_class(left) || gives_class(right));
}

/* Whether some instruction from there on, but before the end, reads the register before it is
 * written again. */
static bool is_read(const ir_code *code, uint32_t from, uint32_t end, uint32_t reg) {
  reading r = {.reg = reg};
  for (uint32_t k = from; k < end && !r.found; k++) {
    ir_reads(&code->instrs[k], look, &r);
    if (!r.found && ir_written(&code->instrs[k]) == reg)
      return false;
  }
  return r.found;
}

/* o.getClass(); asks whether there is an object: nobody reads what it gives. */
static bool is_dropped(const body *b, uint32_t reg) {
  const ir_code *code = b->code;
  if (is_read(code, b->at + 1, code->blocks[b->block].end, reg))
    return false;
  for (uint32_t i = 0; i < code->block_count; i++)
    if (is_read(code, code->blocks[i].first, code->blocks[i].end, reg))
      return false;
  return true;
}

bool body_class_call(body *b, const ir_instr *i) {
  if (!gives_class(i))
    return false;
  if (is_dropped(b, i->dst))
    return true;
  if (!is_compared(b, i->dst))
    return false;
  b->values[i->dst] = (pending){0};
  body_hidden(b, "%s := %s", body_register(b, i->dst), body_operand(b, i->call->args[0]));
  return true;
}

bool body_class_literal(body *b, const ir_instr *i) {
  if (!is_class(i) || !is_compared(b, i->dst))
    return false;
  b->values[i->dst] = (pending){.text = "null"}; /* nobody reads it */
  return true;
}

/* ---- The comparison ---- */

static bool is_exact(const ir_class *c) {
  return !c->is_abstract && !c->is_interface && c->super &&
         !(c->is_array && c->element == STORE_REF);
}

/* Plain objects and arrays stand for those of classes that the method has nothing to do
 * with, of abstract types for those of any class. */
static domain_set of_some_class(const world *w, domain_set all, bool is_any) {
  domain_set s = 0;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++) {
    const ir_class *c = w->domains.data[d].class;
    bool any = (c->is_abstract || c->is_interface) && !c->is_array;
    if (all & SET_OF(d) && !is_exact(c) && any == is_any)
      s |= SET_OF(d);
  }
  return s;
}

static const char *one_of(body *b, const char *object, domain_set set) {
  return set ? body_print(b, "(%s in %s)", object, world_set_text(b->t->world, set))
             : "false";
}

/* Those of exactly the named class; of plain objects and arrays it is not known. */
static const char *is_named(body *b, const char *object, const ir_instr *literal,
                            domain_set all) {
  const world *w = b->t->world;
  const char *wanted = ((name)literal->literal->data)->text;
  domain_set exact = 0, open = of_some_class(w, all, true);
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++) {
    const ir_class *c = w->domains.data[d].class;
    if (!(all & SET_OF(d)) || strcmp(c->name->text, wanted))
      continue;
    exact |= is_exact(c) ? SET_OF(d) : 0;
    open |= is_exact(c) ? 0 : SET_OF(d);
  }
  return body_print(b, "(%s || (%s && m%utruth))", one_of(b, object, exact),
                    one_of(b, object, open), b->r->number);
}

static const char *are_alike(body *b, const char *l, const char *r, domain_set left,
                             domain_set right) {
  const world *w = b->t->world;
  const char *text = body_print(b, "%s = %s", l, r);
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (left & right & SET_OF(d) && is_exact(w->domains.data[d].class))
      text = body_print(b, "%s || (%s && %s)", text, one_of(b, l, SET_OF(d)),
                        one_of(b, r, SET_OF(d)));
  return body_print(b, "(%s || (((%s && %s) || %s || %s) && m%utruth))", text,
                    one_of(b, l, of_some_class(w, left, false)),
                    one_of(b, r, of_some_class(w, right, false)),
                    one_of(b, l, of_some_class(w, left, true)),
                    one_of(b, r, of_some_class(w, right, true)), b->r->number);
}

const char *body_same_class(body *b, const ir_instr *i) {
  const ir_instr *left = compares_references(i) ? source(b, i->a) : NULL;
  const ir_instr *right = left ? source(b, i->b) : NULL;
  if (!right || (!gives_class(left) && !gives_class(right)))
    return NULL;
  body_hidden(b, "m%utruth := spec(one m%utruth)", b->r->number, b->r->number);
  const char *l = body_register(b, i->a), *r = body_register(b, i->b);
  return left->op == IR_LITERAL ? is_named(b, r, left, b->r->types[i->b])
         : right->op == IR_LITERAL
             ? is_named(b, l, right, b->r->types[i->a])
             : are_alike(b, l, r, b->r->types[i->a], b->r->types[i->b]);
}
