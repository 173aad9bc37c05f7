/* What is true of every state: declarations, the shape of the heap, invariants and
 * abstraction functions. */
#include "javarel/translation.h"

#include <inttypes.h>
#include <string.h>

#define print(t, ...) arena_print((t)->store, __VA_ARGS__)

/* ---- Declarations ---- */

static void declare_domains(translation *t) {
  const world *w = t->world;
  writer_line(&t->out, HIDDEN, "domain Null, Failure literal null: Null");
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++) {
    const world_domain *x = &w->domains.data[d];
    writer_line(&t->out, HIDDEN, "domain %s", x->name);
    if (x->is_single)
      writer_line(&t->out, HIDDEN, "literal %s1: %s", x->name, x->name);
  }
  for (uint32_t i = 0; i < t->failures.size; i++)
    writer_line(&t->out, HIDDEN, "literal x%ufailure: Failure", i);
  vec_each (world_text, l, &w->texts)
    writer_line(&t->out, HIDDEN, "literal %s: %s", l->name,
                world_set_text(t->world, world_texts(w)));
}

static void declare_globals(translation *t) {
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    const char *type = "";
    for (uint32_t c = 0; c < world_arity(g); c++)
      type = print(t, "%s%s%s", type, c ? " -> " : "",
                   world_set_text(t->world, world_column(t->world, g, c)));
    writer_line(&t->out, HIDDEN, "global %s: %s", g->name, type);
  }
}

static const char *register_type(translation *t, const routine *r, uint32_t reg) {
  return r->code->reg_types[reg] == IR_REF ? world_set_text(t->world, r->types[reg])
                                           : "Integer";
}

static void declare_locals(translation *t, const routine *r) {
  uint32_t n = r->number;
  const char *thrown = world_set_text(t->world, routine_thrown(t));
  writer *out = &t->out;
  for (uint32_t reg = 0; reg < r->code->reg_count; reg++)
    writer_line(out, HIDDEN, "local m%ur%u: %s", n, reg, register_type(t, r, reg));
  for (uint32_t b = 0; b < r->code->block_count; b++)
    writer_line(out, HIDDEN, "local m%uat%u: Boolean", n, b);
  if (r->method->result != IR_VOID)
    writer_line(out, HIDDEN, "local m%uresult: %s", n,
                r->method->result == IR_REF ? world_set_text(t->world, r->result)
                                            : "Integer");
  writer_line(out, HIDDEN, "local m%uthrown: %s + Failure", n, thrown);
  writer_line(out, HIDDEN, "local m%uescaped: %s + Failure", n, thrown);
  writer_line(out, HIDDEN, "local m%ucaught: %s", n, thrown);
  writer_line(out, HIDDEN, "local m%utruth: Boolean", n);
  writer_line(out, HIDDEN, "local m%usize: Integer", n);
  if (world_arrays(t->world))
    writer_line(out, HIDDEN, "local m%ulike: %s", n,
                world_set_text(t->world, world_arrays(t->world)));
}

void state_write_declarations(translation *t) {
  declare_domains(t);
  declare_globals(t);
  vec_each (routine *, r, &t->routines)
    if (!(*r)->spec)
      declare_locals(t, *r);
}

/* ---- The shape of the heap ---- */

typedef struct shape {
  translation *t;
  bool initial;
  state_line *line;
  void *context;
} shape;

static void say(const shape *s, const char *formula) {
  s->line(s->context, HIDDEN, formula);
}

/* The only numbers of Java that are never negative. */
static void say_unsigned(const shape *s, const world_global *g, const char *values) {
  uint32_t q = s->t->counter++;
  if (*g->descriptor == 'C')
    say(s, print(s->t, "(no q%u: %s | q%u < 0)", q, values, q));
}

/* The object around that of an inner class: the compiler's own field, which it sets. */
static bool is_outer_object(const ir_field *f) {
  const class_field *origin = f->origin;
  return origin && origin->access & ACC_SYNTHETIC && !strncmp(f->name->text, "this$", 5);
}

static void field_shape(const shape *s, const world_global *g) {
  translation *t = s->t;
  uint32_t q = t->counter++;
  const char *holders = world_set_text(t->world, world_holders(t->world, g));
  say(s, print(t, "(all q%u: %s | one (q%u.%s))", q, holders, q, g->name));
  say_unsigned(s, g, print(t, "(%s.%s)", holders, g->name));
  if (is_outer_object(g->field) && s->initial)
    say(s, print(t, "(no q%u: %s | q%u.%s = null)", q, holders, q, g->name));
  if (ir_class_is_box(g->holder) && t->bitwidth <= BOXED_BITS &&
      g->field == world_box_value(g->holder))
    say(s, print(t, "(all q%u: %s | lone (%s.q%u))", q,
                 *g->descriptor == 'Z' ? "Boolean" : "Integer", g->name, q));
  domain_set all = world_column(t->world, g, world_arity(g) - 1);
  domain_set first = world_initial_value(t->world, g);
  if (s->initial && all != first)
    say(s, print(t, "(%s.%s) in %s", holders, g->name, world_set_text(t->world, first)));
}

static void array_shape(const shape *s, const world_global *g) {
  translation *t = s->t;
  const world_global *lengths = world_length(t->world, g->holder);
  uint32_t q = t->counter++, i = t->counter++;
  const char *arrays = world_set_text(t->world, world_holders(t->world, g));
  say(s, print(t,
               "(all q%u: %s, q%u: Integer | (q%u >= 0 && q%u < (q%u.%s)) => one "
               "(q%u.(q%u.%s)) else no (q%u.(q%u.%s)))",
               q, arrays, i, i, i, q, lengths->name, i, q, g->name, i, q, g->name));
  say_unsigned(s, g, print(t, "(Integer.(%s.%s))", arrays, g->name));
  domain_set all = world_column(t->world, g, world_arity(g) - 1);
  domain_set first = world_initial_value(t->world, g);
  if (s->initial && all != first)
    say(s, print(t, "(Integer.(%s.%s)) in %s", arrays, g->name,
                 world_set_text(t->world, first)));
}

static void length_shape(const shape *s, const world_global *g) {
  translation *t = s->t;
  uint32_t q = t->counter++;
  say(s, print(t, "(all q%u: %s | one (q%u.%s) && (q%u.%s) >= 0)", q,
               world_set_text(t->world, world_holders(t->world, g)), q, g->name, q,
               g->name));
}

/* Indices from 0 on without a gap, and as many as there are numbers for. */
static void sequence_shape(const shape *s, const world_global *g) {
  translation *t = s->t;
  uint32_t q = t->counter++, i = t->counter++;
  const char *holders = world_set_text(t->world, world_holders(t->world, g));
  say(s, print(t,
               "(all q%u: %s, q%u: Integer | lone (q%u.(q%u.%s)) && (some (q%u.(q%u.%s)) "
               "=> (q%u >= 0 && (q%u = 0 || some ((q%u minus 1).(q%u.%s))))))",
               q, holders, i, i, q, g->name, i, q, g->name, i, i, i, q, g->name));
  say(s, print(t, "(no (%" PRId64 ".(%s.%s)))", ((int64_t)1 << (t->bitwidth - 1)) - 1,
               holders, g->name));
}

static void spec_shape(const shape *s, const world_global *g) {
  if (g->many == MANY_SEQ)
    sequence_shape(s, g);
  else if (g->many == MANY_ONE)
    say(s, print(s->t, "(all q%u: %s | one (q%u.%s))", s->t->counter,
                 world_set_text(s->t->world, world_holders(s->t->world, g)),
                 s->t->counter, g->name));
  s->t->counter++;
}

/* Boolean.TRUE, and the object of a lambda that the tool makes when it is first used. */
static void static_shape(const shape *s, const world_global *g) {
  translation *t = s->t;
  const char *called = g->field->name->text;
  if (java_info(g->holder)->is_hidden)
    say(s, print(t, "(%s = null)", g->name));
  if (strcmp(g->holder->name->text, "java/lang/Boolean") ||
      (strcmp(called, "TRUE") && strcmp(called, "FALSE")))
    return;
  const world_global *value = world_field(t->world, world_box_value(g->holder));
  say(s, print(t, "(%s != null && (%s.%s) = %s)", g->name, g->name, value->name,
               strcmp(called, "TRUE") ? "false" : "true"));
}

static void global_shape(const shape *s, const world_global *g) {
  switch (g->kind) {
  case GLOBAL_FIELD: field_shape(s, g); break;
  case GLOBAL_STATIC: {
    say(s, print(s->t, "(one %s)", g->name));
    say_unsigned(s, g, g->name);
    domain_set first = world_initial_value(s->t->world, g);
    if (s->initial) {
      say(s, print(s->t, "(%s in %s)", g->name, world_set_text(s->t->world, first)));
      static_shape(s, g);
    }
    break;
  }
  case GLOBAL_ELEMENTS: array_shape(s, g); break;
  case GLOBAL_LENGTH: length_shape(s, g); break;
  case GLOBAL_SPEC: spec_shape(s, g); break;
  }
}

void state_well_formed(translation *t, state_line *line, void *context) {
  shape s = {t, true, line, context};
  for (uint32_t i = 0; i < t->world->globals.size; i++)
    global_shape(&s, t->world->globals.data[i]);
}

void state_still_formed(translation *t, const spec_frame *changed, state_line *line,
                        void *context) {
  shape s = {t, false, line, context};
  for (uint32_t i = 0; i < changed->globals.size; i++)
    global_shape(&s, changed->globals.data[i]);
}

/* ---- Invariants ---- */

typedef vector(const class_spec *) class_specs;

static void add_spec(translation *t, ir_class *c, class_specs *out) {
  const class_spec *s = spec_of_class(t->book, c);
  vec_each (const class_spec *, known, out)
    if (*known == s)
      return;
  vec_push(out, s);
}

static void add_specs_above(translation *t, ir_class *c, class_specs *out) {
  add_spec(t, c, out);
  if (c->super)
    add_specs_above(t, c->super, out);
  for (uint32_t i = 0; i < c->interface_count; i++)
    add_specs_above(t, c->interfaces[i], out);
}

/* Of all classes that have objects, and of what they extend and implement. */
static void find_class_specs(translation *t, class_specs *out) {
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++)
    if (t->world->domains.data[d].class)
      add_specs_above(t, t->world->domains.data[d].class, out);
}

void state_find_owner(translation *t, ir_class *owner) {
  class_specs specs = {0};
  bool any = false;
  add_specs_above(t, owner, &specs);
  vec_each (const class_spec *, c, &specs)
    any = any || (*c)->invariants.size;
  if (any)
    world_type(t->world, owner);
  vec_release(&specs);
}

/* `all x: C | clause`, with x as this; NULL after an error. */
static const char *of_all_objects(translation *t, const spec_scope *outer, ir_class *c,
                                  const spec_clause *clause) {
  spec_scope s = {.world = t->world,
                  .book = t->book,
                  .class = c,
                  .frame = outer->frame,
                  .is_old = outer->is_old,
                  .counter = &t->counter};
  s.self = print(t, "q%u_this", t->counter++);
  s.self_set = world_type(t->world, c);
  s.self_class = c;
  const char *text = spec_emit_formula(&s, clause);
  vec_release(&s.names);
  const char *all = spec_set_text(&s, s.self_set);
  if (outer->unmade)
    all = print(t, "(%s - %s)", all, outer->unmade);
  return text ? print(t, "(all %s: %s | %s)", s.self, all, text) : NULL;
}

static void static_invariants(translation *t, const spec_scope *outer,
                              const class_spec *c, state_line *line, void *context) {
  for (uint32_t i = 0; i < c->statics.size; i++) {
    spec_scope s = {.world = t->world,
                    .book = t->book,
                    .class = c->class,
                    .frame = outer->frame,
                    .is_old = outer->is_old,
                    .counter = &t->counter};
    const char *text = spec_emit_formula(&s, &c->statics.data[i]);
    vec_release(&s.names);
    line_origin from = {.kind = OBLIGATION_INVARIANT, .clause = &c->statics.data[i]};
    if (text)
      line(context, from, text);
  }
}

void state_invariants_of(translation *t, spec_scope *outer, state_choice *chosen,
                         const void *call, state_line *line, void *context) {
  class_specs specs = {0};
  find_class_specs(t, &specs);
  for (uint32_t k = 0; k < specs.size; k++) {
    const class_spec *c = specs.data[k];
    if (chosen && !chosen(t, call, c->class))
      continue;
    for (uint32_t i = 0; i < c->invariants.size; i++) {
      const char *text = of_all_objects(t, outer, c->class, &c->invariants.data[i]);
      line_origin from = {.kind = OBLIGATION_INVARIANT, .clause = &c->invariants.data[i]};
      if (text)
        line(context, from, text);
    }
    static_invariants(t, outer, c, line, context);
  }
  vec_release(&specs);
}

void state_invariants_of_new(translation *t, spec_scope *outer, state_choice *kept,
                             const void *call, state_line *line, void *context) {
  class_specs specs = {0};
  find_class_specs(t, &specs);
  vec_each (const class_spec *, spec, &specs) {
    const class_spec *c = *spec;
    spec_scope before = *outer, fresh = *outer;
    before.is_old = true;
    const char *there = spec_set_text(&before, world_type(t->world, c->class));
    fresh.unmade = outer->unmade ? print(t, "(%s + %s)", there, outer->unmade) : there;
    for (uint32_t i = 0; !kept(t, call, c->class) && i < c->invariants.size; i++) {
      const char *text = of_all_objects(t, &fresh, c->class, &c->invariants.data[i]);
      line_origin from = {.kind = OBLIGATION_INVARIANT, .clause = &c->invariants.data[i]};
      if (text)
        line(context, from, text);
    }
  }
  vec_release(&specs);
}

void state_invariants(translation *t, spec_scope *outer, state_line *line,
                      void *context) {
  state_invariants_of(t, outer, NULL, NULL, line, context);
}

/* ---- Abstraction functions ---- */

bool state_is_abstracted(const world_global *g) {
  return g->kind == GLOBAL_SPEC && g->spec->definition.expr;
}

/* What no specification names may change all the same. */
void state_find_abstractions(translation *t) {
  class_specs specs = {0};
  spec_scope s = {.world = t->world, .book = t->book, .counter = &t->counter};
  world_globals found = {0};
  find_class_specs(t, &specs);
  for (uint32_t k = 0; k < specs.size; k++)
    for (uint32_t i = 0; i < specs.data[k]->fields.size; i++)
      spec_find_globals(&s, world_type(t->world, specs.data[k]->class), NULL,
                        specs.data[k]->fields.data[i]->name, &found);
  vec_release(&found);
  vec_release(&specs);
}

bool state_has_abstractions(const translation *t) {
  vec_each (world_global *, g, &t->world->globals)
    if (state_is_abstracted(*g))
      return true;
  return false;
}

void state_abstractions(translation *t, spec_scope *outer, state_line *line,
                        void *context) {
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (!state_is_abstracted(g))
      continue;
    const char *text = of_all_objects(t, outer, g->holder, &g->spec->definition);
    if (text)
      line(context, HIDDEN, text);
  }
}

typedef struct conjunction {
  translation *t;
  const char *text;
} conjunction;

static void add_conjunct(void *context, line_origin from, const char *formula) {
  conjunction *c = context;
  (void)from;
  c->text = c->text ? print(c->t, "%s && %s", c->text, formula) : formula;
}

void state_write_refresh(translation *t, const char *indent) {
  conjunction all = {.t = t};
  shape s = {t, false, add_conjunct, &all};
  const char *targets = NULL;
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (!state_is_abstracted(g))
      continue;
    targets = targets ? print(t, "%s, %s", targets, g->name) : g->name;
    global_shape(&s, g);
  }
  if (!targets)
    return;
  spec_scope outer = {.world = t->world};
  state_abstractions(t, &outer, add_conjunct, &all);
  writer_line(&t->out, HIDDEN, "%s%s := spec(%s)", indent, targets, all.text);
}
