/* Specifications of methods as formulas over the state before and after. */
#include "javarel/contract.h"

#include "javarel/promise.h"
#include "javarel/statics.h"

#include <assert.h>
#include <string.h>

#define print(t, ...) arena_print((t)->store, __VA_ARGS__)

/* ---- Scopes ---- */

/* The name of parameter `reg` in the source, as the debug information has it. */
static const char *parameter_name(translation *t, const ir_method *m, uint32_t reg) {
  bool failed;
  ir_code *code =
      m->is_abstract || m->is_native
          ? NULL
          : ir_method_code(java_program_ir(t->world->program), (ir_method *)m, &failed);
  for (uint32_t i = 0; code && i < code->variable_count; i++)
    if (code->variables[i].reg == reg && !code->variables[i].first)
      return code->variables[i].name->text;
  return NULL;
}

static void add_parameters(spec_scope *s, translation *t, const method_spec *spec,
                           const ir_method *m, const char *const *arguments) {
  uint32_t reg = !m->is_static;
  const char *at = m->descriptor->text + 1, *descriptor;
  for (; (descriptor = world_next_parameter(t->store, &at)); reg++) {
    const char *shown = parameter_name(t, spec->method, reg);
    shown =
        shown ? shown : spec_parameter_name(t->book, spec->method, reg - !m->is_static);
    shown = shown ? shown : parameter_name(t, m, reg);
    shown = shown ? shown : print(t, "arg%u", reg - !m->is_static);
    vec_push(&s->names,
             ((spec_name){shown, arguments[reg], world_descriptor(t->world, descriptor),
                          world_descriptor_class(t->world, descriptor)}));
  }
}

spec_scope contract_scope(translation *t, const method_spec *spec, const ir_method *m,
                          const char *const *arguments, const char *result) {
  spec_scope s = {
      .world = t->world, .book = t->book, .class = spec->class, .counter = &t->counter};
  if (!m->is_static) {
    s.self = arguments[0];
    s.self_set = world_type(t->world, m->owner);
    bool is_above = spec->class && ir_is_subclass(m->owner, spec->class);
    s.self_class = is_above ? spec->class : m->owner;
  }
  if (m->result != IR_VOID) {
    const char *type = strrchr(m->descriptor->text, ')') + 1;
    s.result = result;
    s.result_set = world_descriptor(t->world, type);
    s.result_class = world_descriptor_class(t->world, type);
  }
  add_parameters(&s, t, spec, m, arguments);
  return s;
}

void contract_scope_release(spec_scope *s) {
  vec_release(&s->names);
}

/* ---- Cases ---- */

/* A formula about the state before, whatever state the scope is about. */
static const char *emit_before(spec_scope *s, const spec_clause *c) {
  s->is_before = true;
  const char *text = spec_emit_formula(s, c);
  s->is_before = false;
  return text;
}

const char *contract_normal(spec_scope *s, const method_spec *spec) {
  const char *all = NULL;
  for (uint32_t i = 0; i < spec->requires.size; i++) {
    const char *one = emit_before(s, &spec->requires.data[i]);
    if (one)
      all = all ? arena_print(s->book->store, "%s && %s", all, one) : one;
  }
  return all ? arena_print(s->book->store, "(%s)", all) : NULL;
}

const char *contract_throws(spec_scope *s, const method_spec *spec) {
  const char *any = NULL;
  for (uint32_t i = 0; i < spec->throws.size; i++) {
    const char *one = emit_before(s, &spec->throws.data[i].when);
    if (one)
      any = any ? arena_print(s->book->store, "%s || %s", any, one) : one;
  }
  return any ? arena_print(s->book->store, "(%s)", any) : NULL;
}

const char *contract_thrown(spec_scope *s, const method_spec *spec, const char *thrown) {
  const char *any = NULL;
  for (uint32_t i = 0; i < spec->throws.size; i++) {
    const spec_throw *x = &spec->throws.data[i];
    const char *when = emit_before(s, &x->when);
    const spec_text *outer = s->source;
    s->source = x->when.source;
    ir_class *c = spec_emit_class(s, x->class_name);
    s->source = outer;
    if (!when || !c)
      continue;
    const char *one = arena_print(s->book->store, "(%s && %s in %s)", when, thrown,
                                  world_set_text(s->world, world_type(s->world, c)));
    any = any ? arena_print(s->book->store, "%s || %s", any, one) : one;
  }
  return any ? arena_print(s->book->store, "(%s)", any) : NULL;
}

const char *contract_returns(spec_scope *s, const method_spec *spec) {
  const spec_clause *c = &spec->returns;
  if (!c->expr)
    return NULL;
  if (!s->result) {
    spec_error(s->book, c->source, c->expr->at, "the method returns nothing");
    return NULL;
  }
  bool outer = s->is_old;
  s->is_old = s->frame != NULL;
  s->source = c->source;
  spec_value v = spec_emit(s, c->expr);
  s->is_old = outer;
  if (!v.text)
    return NULL;
  if (v.arity != 1 || (v.columns[0] && !(v.columns[0] & s->result_set))) {
    spec_error(s->book, c->source, c->expr->from, "this is not of the method's type");
    return NULL;
  }
  return arena_print(s->book->store, "(%s = %s)", s->result, v.text);
}

/* ---- Modifies ---- */

static void add_modified(modifieds *out, const world_globals *found, const char *holders,
                         const char *indices) {
  for (uint32_t i = 0; i < found->size; i++)
    vec_push(out, ((modified){found->data[i], holders, indices}));
}

/* Where a collection of the library may change, so may the number of its changes, which its
 * iterators look at and users do not speak of. */
static void add_edits(spec_scope *s, const spec_value *holders,
                      const world_globals *found, modifieds *out) {
  world_globals edits = {0};
  bool is_library = false;
  for (uint32_t i = 0; i < found->size; i++)
    is_library |= found->data[i]->kind == GLOBAL_SPEC &&
                  spec_is_library(s->book, found->data[i]->spec->owner);
  if (is_library && holders->text)
    spec_find_globals(s, holders->columns[0], holders->class, "edits", &edits);
  add_modified(out, &edits, holders->text, NULL);
  vec_release(&edits);
}

/* e.f, C.f */
static bool modified_field(spec_scope *s, const spec_expr *e, modifieds *out) {
  if (e->kind != SPEC_INFIX || strcmp(e->word, ".") || e->arguments[1]->kind != SPEC_NAME)
    return false;
  const char *field = e->arguments[1]->word;
  world_globals found = {0};
  spec_value holders = spec_emit(s, e->arguments[0]);
  if (holders.text && holders.arity == 1)
    spec_find_globals(s, holders.columns[0], holders.class, field, &found);
  if (found.size && found.data[0]->kind == GLOBAL_STATIC)
    holders.text = NULL;
  add_modified(out, &found, holders.text, NULL);
  add_edits(s, &holders, &found, out);
  if (holders.text && !found.size)
    spec_error(s->book, s->source, e->arguments[1]->at, "there is no field '%s'", field);
  vec_release(&found);
  return true;
}

/* a[i], a[int] */
static bool modified_element(spec_scope *s, const spec_expr *e, modifieds *out) {
  if (e->kind != SPEC_INDEX)
    return false;
  spec_value array = spec_emit(s, e->arguments[0]);
  spec_value index = array.text ? spec_emit(s, e->arguments[1]) : array;
  world_globals found = {0};
  for (uint32_t d = DOMAIN_FIRST;
       index.text && array.arity == 1 && d < s->world->domains.size; d++)
    if (array.columns[0] & SET_OF(d) && s->world->domains.data[d].class->is_array)
      vec_push(&found, world_elements(s->world, s->world->domains.data[d].class));
  add_modified(out, &found, array.text, index.text);
  if (index.text && !found.size)
    spec_error(s->book, s->source, e->at, "this is not an array");
  vec_release(&found);
  return true;
}

void contract_modified(spec_scope *s, const method_spec *spec, modifieds *out) {
  bool outer = s->is_old;
  s->is_old = s->frame != NULL;
  s->is_before = true;
  for (uint32_t i = 0; i < spec->modifies.size; i++) {
    const spec_clause *c = &spec->modifies.data[i];
    s->source = c->source;
    if (!modified_field(s, c->expr, out) && !modified_element(s, c->expr, out))
      spec_error(s->book, c->source, c->expr->from,
                 "@Modifies takes x.f, S.f, C.f, a[i] or a[int]");
  }
  s->is_old = outer;
  s->is_before = false;
}

static const char *frame_of_elements(translation *t, const spec_scope *old,
                                     const world_global *g, const modifieds *all) {
  uint32_t q = t->counter++, i = t->counter++;
  const char *free = "false";
  vec_each (modified, m, all)
    if (m->global == g)
      free = print(t, "%s || (q%u in %s%s)", free, q, m->holders,
                   m->indices ? print(t, " && q%u in %s", i, m->indices) : "");
  return print(t, "(all q%u: %s, q%u: Integer | (%s) || (q%u.(q%u.%s)) = (q%u.(q%u.%s)))",
               q, spec_set_text(old, world_holders(t->world, g)), i, free, i, q, g->name,
               i, q, spec_global_text(old, g));
}

static const char *frame_of_field(translation *t, const spec_scope *old,
                                  const world_global *g, const modifieds *all) {
  uint32_t q = t->counter++;
  const char *holders = spec_set_text(old, world_holders(t->world, g));
  vec_each (modified, m, all)
    if (m->global == g)
      holders = print(t, "(%s - %s)", holders, m->holders);
  return print(t, "(all q%u: %s | (q%u.%s) = (q%u.%s))", q, holders, q, g->name, q,
               spec_global_text(old, g));
}

const char *contract_frame(translation *t, const spec_scope *s, const world_global *g,
                           const modifieds *all) {
  spec_scope old = *s;
  old.is_old = true;
  if (g->kind == GLOBAL_ELEMENTS)
    return frame_of_elements(t, &old, g, all);
  if (g->kind != GLOBAL_STATIC)
    return frame_of_field(t, &old, g, all);
  vec_each (modified, m, all)
    if (m->global == g)
      return NULL;
  return print(t, "(%s = %s)", g->name, spec_global_text(&old, g));
}

/* ---- A procedure that is its specification ---- */

typedef struct conjuncts {
  translation *t;
  const char *text;
} conjuncts;

static void add(conjuncts *c, const char *formula) {
  if (formula)
    c->text = c->text ? print(c->t, "%s && %s", c->text, formula) : formula;
}

static void add_line(void *context, line_origin from, const char *formula) {
  (void)from;
  add(context, formula);
}

/* Of what a value there can be: the classes of which code can make objects. */
static domain_set can_be_made(translation *t, domain_set s) {
  world *w = t->world;
  for (uint32_t d = 0; d < w->domains.size; d++)
    if (d < DOMAIN_FIRST || w->domains.data[d].is_single ||
        statics_constants(w->domains.data[d].class))
      s &= ~SET_OF(d);
  return s;
}

static domain_set held_by(translation *t, const world_global *g) {
  return world_column(t->world, g, world_arity(g) - 1);
}

/* ... and what those hold, and so on: all of it can be new. */
static domain_set with_contents(translation *t, domain_set s) {
  domain_set before = 0;
  while (s != before) {
    before = s;
    for (uint32_t i = 0; i < t->world->globals.size; i++) {
      const world_global *g = t->world->globals.data[i];
      if (g->kind != GLOBAL_STATIC && world_holders(t->world, g) & before)
        s |= can_be_made(t, held_by(t, g));
    }
  }
  return s;
}

/* Objects that the callee may have made: what it returns, unless @Returns says that it is
 * an old one, and what it may put somewhere. Our own collections make none to put there. */
static domain_set made_by(translation *t, const routine *r, const modifieds *all) {
  domain_set s = r->spec->returns.expr ? 0 : can_be_made(t, r->result);
  if (spec_is_library(t->book, r->method->owner))
    return s;
  vec_each (modified, m, all)
    s |= can_be_made(t, held_by(t, m->global));
  return with_contents(t, s);
}

static void find_frame(translation *t, const routine *r, const modifieds *all,
                       spec_frame *f) {
  f->domains = made_by(t, r, all);
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    bool in = g->kind != GLOBAL_STATIC && world_holders(t->world, g) & f->domains;
    vec_each (modified, m, all)
      in |= m->global == g;
    if (in && g->kind != GLOBAL_SPEC) /* the callee may put anything there */
      world_store(t->world, (world_global *)g, ~(domain_set)0);
    if (in)
      vec_push(&f->globals, g);
  }
}

/* A collection of the library that throws is as it was; a new one was nothing. */
static void add_unchanged(conjuncts *c, spec_scope *s, const routine *r,
                          const char *throws, const modifieds *all) {
  static const modifieds none;
  if (!throws || !spec_is_library(s->book, r->method->owner) ||
      !strcmp(r->method->name->text, "<init>"))
    return;
  vec_each (modified, m, all)
    add(c, print(c->t, "(%s => %s)", throws, contract_frame(c->t, s, m->global, &none)));
}

/* Normal return, or one of the exceptions, or anything. */
static void add_cases(conjuncts *c, spec_scope *s, const routine *r, const char *thrown,
                      const modifieds *all) {
  translation *t = c->t;
  const method_spec *spec = r->spec;
  s->is_old = true;
  const char *normal = contract_normal(s, spec), *throws = contract_throws(s, spec);
  s->is_old = false;
  conjuncts post = {.t = t};
  add(&post, print(t, "%s = null", thrown));
  for (uint32_t i = 0; i < spec->ensures.size; i++)
    add(&post, spec_emit_formula(s, &spec->ensures.data[i]));
  add(&post, contract_returns(s, spec));
  const char *usual = normal && throws ? print(t, "(%s && !%s)", normal, throws)
                      : normal         ? normal
                      : throws         ? print(t, "!%s", throws)
                                       : "true";
  add(c, print(t, "(%s => (%s))", usual, post.text));
  s->is_old = true;
  if (throws)
    add(c, print(t, "(%s => %s)", throws, contract_thrown(s, spec, thrown)));
  s->is_old = false;
  add_unchanged(c, s, r, throws, all);
}

static void add_state(conjuncts *c, spec_scope *s, const routine *r,
                      const modifieds *all) {
  translation *t = c->t;
  for (uint32_t i = 0; i < s->frame->globals.size; i++)
    add(c, contract_frame(t, s, s->frame->globals.data[i], all));
  if (!s->frame->globals.size)
    return;
  state_still_formed(t, s->frame, add_line, c);
  promise call = {r, all};
  state_invariants_of(t, s, promise_keeps, &call, add_line, c);
  state_invariants_of_new(t, s, promise_keeps, &call, add_line, c);
  state_abstractions(t, s, add_line, c);
}

static void declare_parameters(translation *t, const routine *r, const char **arguments) {
  const ir_method *m = r->method;
  uint32_t reg = 0;
  if (!m->is_static)
    writer_line(&t->out, HIDDEN, "local %s: %s", arguments[reg++],
                world_set_text(t->world, world_type(t->world, m->owner)));
  const char *at = m->descriptor->text + 1, *d;
  for (; (d = world_next_parameter(t->store, &at)); reg++)
    writer_line(&t->out, HIDDEN, "local %s: %s", arguments[reg],
                world_set_text(t->world, world_descriptor(t->world, d)));
  const char *gives = strrchr(m->descriptor->text, ')') + 1;
  if (m->result != IR_VOID)
    writer_line(&t->out, HIDDEN, "local m%uresult: %s", r->number,
                world_set_text(t->world, world_descriptor(t->world, gives)));
  writer_line(&t->out, HIDDEN, "local m%uthrown: %s + Failure", r->number,
              world_set_text(t->world, routine_thrown(t)));
}

static const char *frame_text(translation *t, const routine *r, const spec_frame *f) {
  const char *text = r->method->result == IR_VOID
                         ? print(t, "m%uthrown", r->number)
                         : print(t, "m%uresult, m%uthrown", r->number, r->number);
  for (uint32_t i = 0; i < f->globals.size; i++)
    text = print(t, "%s, %s", text, f->globals.data[i]->name);
  for (uint32_t d = DOMAIN_FIRST; d < t->world->domains.size; d++)
    if (f->domains & SET_OF(d))
      text = print(t, "%s, %s", text, t->world->domains.data[d].name);
  return text;
}

static void write_head(translation *t, const routine *r, const char **arguments) {
  const char *inputs = "";
  for (uint32_t i = 0; i < r->method->param_count; i++)
    inputs = print(t, "%s%s%s", inputs, i ? ", " : "", arguments[i]);
  writer_line(&t->out, HIDDEN, "proc m%u(%s) : (%sm%uthrown)", r->number, inputs,
              r->method->result == IR_VOID ? "" : print(t, "m%uresult, ", r->number),
              r->number);
}

/* What @Modifies says, and of a constructor the fields of its own object, without a word. */
static void find_modified(translation *t, spec_scope *s, const routine *r,
                          const char *self, modifieds *out) {
  vec_clear(out);
  contract_modified(s, r->spec, out);
  if (strcmp(r->method->name->text, "<init>"))
    return;
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if ((g->kind == GLOBAL_FIELD || g->kind == GLOBAL_SPEC) &&
        ir_is_subclass(r->method->owner, g->holder))
      vec_push(out, ((modified){g, self, NULL}));
  }
}

void contract_write(translation *t, routine *r) {
  const ir_method *m = r->method;
  const char **arguments = arena_new_array(t->store, const char *, m->param_count + 1u);
  for (uint32_t i = 0; i < m->param_count; i++)
    arguments[i] = print(t, "m%up%u", r->number, i);
  const char *result = print(t, "m%uresult", r->number);
  const char *thrown = print(t, "m%uthrown", r->number);
  spec_scope s = contract_scope(t, r->spec, m, arguments, result);
  spec_frame frame = {0};
  modifieds all = {0};
  find_modified(t, &s, r, arguments[0], &all);
  find_frame(t, r, &all, &frame);
  s.frame = &frame;
  find_modified(t, &s, r, arguments[0], &all);
  conjuncts c = {.t = t};
  add(&c, print(t, "one %s && !(%s in Failure)", thrown, thrown));
  if (m->result != IR_VOID)
    add(&c, print(t, ir_gives(m, 'C') ? "one %s && %s >= 0" : "one %s", result, result));
  add_cases(&c, &s, r, thrown, &all);
  add_state(&c, &s, r, &all);
  if (frame.globals.size)
    t->writes_heap = true;
  declare_parameters(t, r, arguments);
  write_head(t, r, arguments);
  writer_line(&t->out, HIDDEN, "meets %s := spec(%s)", frame_text(t, r, &frame), c.text);
  vec_release(&all);
  vec_release(&frame.globals);
  contract_scope_release(&s);
}
