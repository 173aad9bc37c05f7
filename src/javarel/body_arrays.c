/* Arrays: element by element, and copied as a whole. Their elements are one relation for
 * each class of arrays, array -> index -> value. */
#include "javarel/body.h"

#include <string.h>

/* ---- Elements ---- */

typedef vector(ir_class *) class_vector;

static void array_classes(const body *b, uint32_t reg, class_vector *out) {
  const world *w = b->t->world;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (b->r->types[reg] & SET_OF(d) && w->domains.data[d].class->is_array)
      vec_push(out, w->domains.data[d].class);
}

/* The union of the relations of all kinds of arrays that the register can hold. */
static const char *array_relation(body *b, uint32_t reg, bool lengths) {
  class_vector classes = {0};
  const char *text = NULL;
  array_classes(b, reg, &classes);
  vec_each (ir_class *, c, &classes) {
    const world_global *g =
        lengths ? world_length(b->t->world, *c) : world_elements(b->t->world, *c);
    text = text ? body_print(b, "(%s + %s)", text, g->name) : g->name;
  }
  vec_release(&classes);
  return text;
}

static void check_index(body *b, uint32_t array, uint32_t index) {
  const char *lengths = array_relation(b, array, true), *i = body_operand(b, index);
  if (lengths)
    body_trap(
        b,
        body_print(b, "(%s < 0 || %s >= (%s.%s))", i, i, body_operand(b, array), lengths),
        "java/lang/ArrayIndexOutOfBoundsException");
}

static const char *element_descriptor(const body *b, uint32_t array) {
  class_vector classes = {0};
  array_classes(b, array, &classes);
  const char *d = classes.size ? classes.data[0]->name->text + 1 : "I";
  vec_release(&classes);
  return d;
}

void body_element(body *b, const ir_instr *i) {
  body_check_null(b, i->a);
  check_index(b, i->a, i->b);
  const char *elements = array_relation(b, i->a, false);
  if (elements)
    body_set_from(b, i->dst,
                  body_print(b, "(%s.(%s.%s))", body_operand(b, i->b),
                             body_operand(b, i->a), elements),
                  element_descriptor(b, i->a));
}

/* An array takes objects of its own element class only, whatever the variable's type. */
static void check_class(body *b, const ir_instr *i, const class_vector *classes) {
  world *w = b->t->world;
  domain_set values = b->r->types[i->dst];
  const char *refused = NULL;
  vec_each (ir_class *, c, classes) {
    ir_class *element = world_element_class(w, *c);
    if (!element)
      continue;
    world_narrow(w, *c, b->t->routines.data[0]->method->owner, values);
    domain_set taken = world_type(w, element) | SET_OF(DOMAIN_NULL);
    if (!(values & ~taken))
      continue;
    const char *one = body_print(b, "(%s in %s && !(%s in %s))", body_operand(b, i->a),
                                 world_class_name(w, *c), body_operand(b, i->dst),
                                 world_set_text(w, taken));
    refused = refused ? body_print(b, "(%s || %s)", refused, one) : one;
  }
  if (refused)
    body_trap(b, refused, "java/lang/ArrayStoreException");
}

void body_set_element(body *b, const ir_instr *i) {
  class_vector classes = {0};
  body_check_null(b, i->a);
  check_index(b, i->a, i->b);
  array_classes(b, i->a, &classes);
  check_class(b, i, &classes);
  const char *index = body_operand(b, i->b);
  b->t->writes_heap = true;
  vec_each (ir_class *, c, &classes) {
    world_global *g = world_elements(b->t->world, *c);
    const char *array = body_holder(b, i->a, g);
    const char *value = body_fitting(b, i->dst, g);
    body_flush_readers(b, g->name);
    if (classes.size > 1)
      body_hidden(b, "if %s in %s {", array,
                  world_set_text(b->t->world, SET_OF(world_domain_of(b->t->world, *c))));
    body_statement(b, g->shown, false, "%s := %s ++ (%s -> %s -> %s)", g->name, g->name,
                   array, index, value);
    if (classes.size > 1)
      body_hidden(b, "}");
  }
  vec_release(&classes);
}

void body_new_array(body *b, const ir_instr *i) {
  world *w = b->t->world;
  if (i->aux != 1) {
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "an array of several dimensions at once");
    return;
  }
  const char *size = body_operand(b, i->a), *reg = body_register(b, i->dst);
  domain_set made = SET_OF(world_domain_of(w, i->class));
  body_trap(b, body_print(b, "%s < 0", size), "java/lang/NegativeArraySizeException");
  const world_global *lengths = world_length(w, i->class);
  const world_global *elements = world_elements(w, i->class);
  body_flush_all(b);
  body_hidden(b, "m%usize := %s", b->r->number, body_operand(b, i->a));
  size = body_print(b, "m%usize", b->r->number);
  b->values[i->dst] = (pending){0};
  b->t->writes_heap = true;
  body_statement(b, NULL, false, "%s := new %s", reg, world_class_name(w, i->class));
  reg = body_cut(b, i->dst, reg, made);
  body_hidden(b, "%s := %s + (%s -> %s)", lengths->name, lengths->name, reg, size);
  uint32_t q = b->t->counter++;
  body_hidden(b, "%s := %s + (%s -> {q%u: Integer | q%u >= 0 && q%u < %s} -> %s)",
              elements->name, elements->name, reg, q, q, q, size,
              body_zero(elements->descriptor));
  b->not_null[i->dst] = true;
}

void body_length(body *b, const ir_instr *i) {
  body_check_null(b, i->a);
  const char *lengths = array_relation(b, i->a, true);
  if (lengths)
    body_set(b, i->dst, body_print(b, "(%s.%s)", body_operand(b, i->a), lengths));
}

/* ---- Copies ---- */

static bool is_primitive_array(const ir_class *c) {
  return !strchr("L[", c->name->text[1]);
}

/* Whether elements of the one may be put into the other as they are, or after a look at
 * their classes. */
static bool may_copy(const body *b, uint32_t from, uint32_t to) {
  class_vector all = {0};
  bool good;
  array_classes(b, from, &all);
  array_classes(b, to, &all);
  good = all.size && !((b->r->types[from] | b->r->types[to]) & SET_OF(DOMAIN_INTEGER));
  vec_each (ir_class *, c, &all)
    good &= *c == all.data[0] ||
            (!is_primitive_array(*c) && !is_primitive_array(all.data[0]));
  vec_release(&all);
  return good;
}

/* The registers of System.arraycopy, their values as text. */
typedef struct copying {
  uint32_t from, to;
  const char *source, *source_at, *target, *target_at, *count;
  const char *elements; /* of `source`: index -> value */
} copying;

static void check_copied_range(body *b, const copying *c, uint32_t array,
                               const char *at) {
  body_trap(b,
            body_print(b, "(%s < 0 || %s < 0 || %s > ((%s.%s) minus %s))", at, c->count,
                       at, body_operand(b, array), array_relation(b, array, true),
                       c->count),
            "java/lang/ArrayIndexOutOfBoundsException");
}

/* The indices in the source of elements that targets of class `to` do not take; NULL: they
 * take all. */
static const char *refused_indices(body *b, const copying *c, ir_class *to) {
  world *w = b->t->world;
  ir_class *element = world_element_class(w, to);
  domain_set found = routine_element_types(b->t, b->r->types[c->from]);
  if (!element)
    return NULL;
  world_narrow(w, to, b->t->routines.data[0]->method->owner, found);
  domain_set taken = world_type(w, element) | SET_OF(DOMAIN_NULL);
  uint32_t q = b->t->counter++;
  return found & ~taken
             ? body_print(
                   b,
                   "{q%u: Integer | q%u >= %s && q%u < (%s plus %s) && !((q%u.%s) in "
                   "%s)}",
                   q, q, c->source_at, q, c->source_at, c->count, q, c->elements,
                   world_set_text(w, taken))
             : NULL;
}

/* Copies into targets of class `to`. What they do not take ends it with an exception; what
 * comes before that is copied. The source is another array then, and still what it was. */
static void copy_into(body *b, const copying *c, ir_class *to) {
  world *w = b->t->world;
  world_global *g = world_elements(w, to);
  uint32_t q = b->t->counter++;
  const char *refused = refused_indices(b, c, to), *before = "";
  if (world_element_class(w, to))
    world_store(w, g, routine_element_types(b->t, b->r->types[c->from]));
  const char *values = world_set_text(w, world_column(w, g, 2));
  domain_set made = SET_OF(world_domain_of(w, to));
  const char *target = body_cut(b, c->to, c->target, made);
  const char *from =
      body_print(b, "((q%u minus %s) plus %s)", q, c->target_at, c->source_at);
  if (refused)
    before = body_print(b, " && (no q%uu: %s | q%uu =< %s)", q, refused, q, from);
  body_hidden(b, "if %s in %s {", c->target, world_set_text(w, made));
  body_statement(b, g->shown, false,
                 "%s := %s ++ (%s -> {q%u: Integer, q%uv: %s | q%u >= %s && q%u < (%s "
                 "plus %s)%s && q%uv in (%s.%s)})",
                 g->name, g->name, target, q, q, values, q, c->target_at, q, c->target_at,
                 c->count, before, q, from, c->elements);
  body_hidden(b, "}");
  if (refused)
    body_trap(b,
              body_print(b, "(%s in %s && some %s)", c->target, world_set_text(w, made),
                         refused),
              "java/lang/ArrayStoreException");
}

bool body_copy(body *b, const ir_call *call) {
  uint32_t from = call->args[0], to = call->args[2];
  if (!may_copy(b, from, to))
    return false;
  copying c = {.from = from,
               .to = to,
               .source = body_operand(b, from),
               .source_at = body_operand(b, call->args[1]),
               .target = body_operand(b, to),
               .target_at = body_operand(b, call->args[3]),
               .count = body_operand(b, call->args[4])};
  class_vector targets = {0};
  body_check_null(b, from);
  body_check_null(b, to);
  check_copied_range(b, &c, from, c.source_at);
  check_copied_range(b, &c, to, c.target_at);
  c.elements = body_print(b, "(%s.%s)", c.source, array_relation(b, from, false));
  array_classes(b, to, &targets);
  b->t->writes_heap = true;
  vec_each (ir_class *, class, &targets)
    copy_into(b, &c, *class);
  vec_release(&targets);
  return true;
}

/* ---- Arrays made from others ---- */

/* A new array like that in register `from`, of `length` elements: the same ones as far as
 * there are, then zeros. The register may be the one that the array is put into. */
static void write_like(body *b, uint32_t dst, uint32_t from, const char *length) {
  world *w = b->t->world;
  class_vector classes = {0};
  array_classes(b, from, &classes);
  const char *reg = body_register(b, dst);
  const char *source = body_print(b, "m%ulike", b->r->number);
  body_hidden(b, "m%usize := %s", b->r->number, length);
  length = body_print(b, "m%usize", b->r->number);
  body_hidden(b, "%s := %s", source,
              body_cut(b, from, body_operand(b, from), world_arrays(w)));
  b->values[dst] = (pending){0};
  b->t->writes_heap = true;
  body_hidden(b, "%s := null", reg); /* FIR does not see that one branch is taken */
  vec_each (ir_class *, c, &classes) {
    const world_global *lengths = world_length(w, *c), *elements = world_elements(w, *c);
    domain_set made = SET_OF(world_domain_of(w, *c));
    uint32_t q = b->t->counter++;
    body_hidden(b, "if %s in %s {", source, world_set_text(w, made));
    body_statement(b, NULL, false, "%s := new %s", reg, world_class_name(w, *c));
    const char *copy = body_cut(b, dst, reg, made);
    body_hidden(b, "%s := %s + (%s -> %s)", lengths->name, lengths->name, copy, length);
    body_hidden(b,
                "%s := %s + (%s -> (({q%u: Integer | q%u >= 0 && q%u < %s} -> %s) ++ "
                "{q%u: Integer, q%uv: %s | q%u < %s && q%uv in (q%u.(%s.%s))}))",
                elements->name, elements->name, copy, q, q, q, length,
                body_zero(elements->descriptor), q, q,
                world_set_text(w, world_column(w, elements, 2)), q, length, q, q, source,
                elements->name);
    body_hidden(b, "}");
  }
  vec_release(&classes);
  b->not_null[dst] = true;
}

static bool holds_only_arrays(const body *b, uint32_t reg) {
  domain_set arrays = world_arrays(b->t->world);
  return b->r->types[reg] & arrays &&
         !(b->r->types[reg] & ~arrays & ~SET_OF(DOMAIN_NULL));
}

bool body_clone(body *b, const ir_instr *i) {
  uint32_t from = i->call->args[0];
  if (!holds_only_arrays(b, from))
    return false;
  write_like(
      b, i->dst, from,
      body_print(b, "(%s.%s)", body_operand(b, from), array_relation(b, from, true)));
  return true;
}

bool body_resize(body *b, const ir_instr *i) {
  uint32_t from = i->call->args[0];
  const char *length = body_operand(b, i->call->args[1]);
  if (!holds_only_arrays(b, from))
    return false;
  body_trap(b, body_print(b, "%s < 0", length), "java/lang/NegativeArraySizeException");
  body_check_null(b, from);
  write_like(b, i->dst, from, length);
  return true;
}

bool body_same_elements(body *b, const ir_instr *i) {
  uint32_t one = i->call->args[0], other = i->call->args[1];
  if (!holds_only_arrays(b, one) || !holds_only_arrays(b, other))
    return false;
  const char *l = body_operand(b, one), *r = body_operand(b, other);
  body_set_truth(b, i->dst,
                 body_print(b, "((%s = null <=> %s = null) && (%s.%s) = (%s.%s))", l, r,
                            l, array_relation(b, one, false), r,
                            array_relation(b, other, false)));
  return true;
}
