/* The procedure `verify`: what is assumed, the call of the method, what must be true.
 *
 *     proc verify(x0arg, x1arg) : (x0result, x0thrown)
 *       requires  shape of the heap && invariants && abstraction functions
 *       meets everything := spec(obligations, one a line)
 *     { x0result, x0thrown := m0(x0arg, x1arg)  elems := spec(abstraction function) }
 */
#include "javarel/program.h"

#include "check/generics.h"
#include "javarel/contents.h"
#include "javarel/statics.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#define print(t, ...) arena_print((t)->store, __VA_ARGS__)

/* ---- Failures ---- */

const char *translation_failure(translation *t, failure_kind kind, const ir_code *code,
                                uint32_t instr, const char *text) {
  failure f = {kind, text, code->method->owner, code->lines[instr]};
  for (uint32_t i = 0; i < t->failures.size; i++) {
    const failure *g = &t->failures.data[i];
    if (g->kind == kind && g->class == f.class && g->line == f.line &&
        !strcmp(g->text, text))
      return print(t, "x%ufailure", i);
  }
  vec_push(&t->failures, f);
  return print(t, "x%ufailure", t->failures.size - 1);
}

void translation_caution(translation *t, const ir_code *code, uint32_t instr,
                         const char *text) {
  const char *line = print(t, "%s at line %u of %s", text, code->lines[instr],
                           world_simple_name(t->store, code->method->owner));
  vec_each (const char *, c, &t->cautions)
    if (!strcmp(*c, line))
      return;
  vec_push(&t->cautions, line);
}

/* ---- Lines of a formula ---- */

typedef struct lines {
  translation *t;
  uint32_t count;
} lines;

static void add(lines *l, line_origin from, const char *formula) {
  writer_line(&l->t->out, from, "    %s%s", l->count++ ? "&& " : "", formula);
}

static void add_line(void *context, line_origin from, const char *formula) {
  add(context, from, formula);
}

/* ---- The procedure ---- */

typedef struct root {
  translation *t;
  const program_request *q;
  ir_method *method;
  const char **arguments;
  const char **descriptors; /* of the parameters; NULL: the receiver */
  bool makes_self;          /* a constructor */
  spec_scope scope;
  spec_frame frame;
} root;

static void find_parameters(root *r) {
  translation *t = r->t;
  uint32_t reg = !r->method->is_static;
  const char *at = r->method->descriptor->text + 1, *one;
  while ((one = world_next_parameter(t->store, &at)))
    r->descriptors[reg++] = one;
  for (uint32_t i = 0; i < r->method->param_count; i++)
    r->arguments[i] = print(t, "x%uarg", i);
}

/* What it can be before anything has run. */
static domain_set argument_set(const root *r, uint32_t i) {
  world *w = r->t->world;
  if (r->descriptors[i])
    return world_parameter_descriptor(w, r->descriptors[i]);
  return r->makes_self ? SET_OF(world_domain_of(w, r->method->owner))
                       : world_receivers(w, r->method);
}

static const char *gives(const root *r) {
  return strrchr(r->method->descriptor->text, ')') + 1;
}

static void declare(const root *r) {
  writer *out = &r->t->out;
  world *w = r->t->world;
  for (uint32_t i = 0; i < r->method->param_count; i++)
    writer_line(out, HIDDEN, "local %s: %s", r->arguments[i],
                world_set_text(w, argument_set(r, i)));
  if (r->method->result != IR_VOID) {
    writer_line(out, HIDDEN, "local x0result: %s",
                world_set_text(w, world_descriptor(w, gives(r))));
    writer_line(out, HIDDEN, "local x0number: Integer");
  }
  writer_line(out, HIDDEN, "local x0thrown: %s + Failure",
              world_set_text(w, routine_thrown(r->t)));
}

static void write_head(const root *r) {
  const char *inputs = "";
  for (uint32_t i = r->makes_self; i < r->method->param_count; i++)
    inputs = print(r->t, "%s%s%s", inputs, *inputs ? ", " : "", r->arguments[i]);
  const char *outputs = r->method->result != IR_VOID ? "x0result, " : "";
  writer_line(&r->t->out, HIDDEN, "proc verify(%s) : (%s%sx0thrown)", inputs, outputs,
              r->makes_self ? "x0arg, " : "");
}

/* Outside of @Requires and @Throws anything may happen: nothing is looked at there. */
static const char *asked_cases(spec_scope *now, const method_spec *spec) {
  const char *normal = contract_normal(now, spec);
  const char *throws = normal ? contract_throws(now, spec) : NULL;
  return throws ? arena_print(now->book->store, "(%s || %s)", normal, throws) : normal;
}

static bool is_char(const root *r, uint32_t i) {
  return r->descriptors[i] && *r->descriptors[i] == 'C';
}

/* Numbers that a few additions do not make overflow. */
static void add_moderate(root *r, lines *l) {
  const world *w = r->t->world;
  int64_t end = (int64_t)1 << (r->t->bitwidth - 2);
  const char *values = NULL;
  for (uint32_t i = 0; i < r->method->param_count; i++)
    if (r->descriptors[i] && strchr("IJSBC", *r->descriptors[i]))
      values = print(r->t, "%s%s%s", values ? values : "", values ? " + " : "",
                     r->arguments[i]);
  for (uint32_t i = 0; i < w->globals.size; i++) {
    const world_global *g = w->globals.data[i];
    const char *all = g->name;
    if (!g->descriptor || !strchr("IJSBC", *g->descriptor) || g->kind == GLOBAL_LENGTH)
      continue;
    if (g->kind != GLOBAL_STATIC)
      all = print(r->t, "(%s.%s)",
                  world_set_text(r->t->world, world_holders(r->t->world, g)), all);
    if (g->kind == GLOBAL_ELEMENTS)
      all = print(r->t, "(Integer.%s)", all);
    values = print(r->t, "%s%s%s", values ? values : "", values ? " + " : "", all);
  }
  if (values)
    add(l, HIDDEN,
        print(r->t, "(all q: %s | q < %" PRId64 " && q >= -%" PRId64 ")", values, end,
              end));
}

static void write_required(root *r) {
  lines l = {.t = r->t};
  writer_line(&r->t->out, HIDDEN, "  requires (");
  for (uint32_t i = r->makes_self; i < r->method->param_count; i++)
    add(&l, HIDDEN,
        print(r->t, is_char(r, i) ? "one %s && %s >= 0" : "one %s", r->arguments[i],
              r->arguments[i]));
  spec_scope now = r->scope;
  now.frame = NULL;
  state_well_formed(r->t, add_line, &l);
  statics_known(r->t, add_line, &l);
  state_invariants(r->t, &now, add_line, &l);
  state_abstractions(r->t, &now, add_line, &l);
  contents_of_fields(r->t, add_line, &l);
  for (uint32_t i = !r->method->is_static; i < r->method->param_count; i++)
    contents_say(r->t, r->arguments[i],
                 generics_parameter(r->t->store, r->method, i - !r->method->is_static),
                 add_line, &l);
  const char *asked = r->q->only_abstracts ? NULL : asked_cases(&now, r->q->spec);
  if (r->q->is_moderate)
    add_moderate(r, &l);
  add(&l, HIDDEN, asked ? asked : "true");
  writer_line(&r->t->out, HIDDEN, "  )");
}

static void write_frame_list(const root *r) {
  const world *w = r->t->world;
  const char *all = r->method->result != IR_VOID ? "x0result, x0thrown" : "x0thrown";
  if (r->makes_self)
    all = print(r->t, "%s, x0arg", all);
  for (uint32_t i = 0; i < w->globals.size; i++)
    all = print(r->t, "%s, %s", all, w->globals.data[i]->name);
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (!w->domains.data[d].is_single)
      all = print(r->t, "%s, %s", all, w->domains.data[d].name);
  writer_line(&r->t->out, HIDDEN, "  meets %s := spec(", all);
}

/* ---- Obligations ---- */

/* When the method has to return, and when to throw. */
typedef struct cases {
  const char *normal; /* never NULL */
  const char *throws; /* NULL: never */
} cases;

static cases find_cases(root *r) {
  r->scope.is_old = true;
  const char *normal = contract_normal(&r->scope, r->q->spec);
  const char *throws = contract_throws(&r->scope, r->q->spec);
  r->scope.is_old = false;
  const char *usual = normal && throws ? print(r->t, "(%s && !%s)", normal, throws)
                      : normal         ? normal
                      : throws         ? print(r->t, "!%s", throws)
                                       : "true";
  return (cases){usual, throws};
}

static bool wants(const root *r, obligation kind) {
  return r->q->obligations >> kind & 1;
}

static void add_exceptions(root *r, lines *l, cases c) {
  line_origin normal = {.kind = OBLIGATION_EXCEPTIONS, .note = "no exception is due"};
  add(l, normal, print(r->t, "(%s => x0thrown = null)", c.normal));
  if (!c.throws)
    return;
  r->scope.is_old = true;
  const char *due = contract_thrown(&r->scope, r->q->spec, "x0thrown");
  r->scope.is_old = false;
  line_origin thrown = {.kind = OBLIGATION_EXCEPTIONS,
                        .clause = &r->q->spec->throws.data[0].when,
                        .note = "an exception of @Throws is due"};
  if (due)
    add(l, thrown, print(r->t, "(%s => %s)", c.throws, due));
}

static void add_post(root *r, lines *l, cases c) {
  const method_spec *spec = r->q->spec;
  const char *returned = print(r->t, "(%s && x0thrown = null)", c.normal);
  for (uint32_t i = 0; i < spec->ensures.size; i++) {
    const char *f = spec_emit_formula(&r->scope, &spec->ensures.data[i]);
    line_origin from = {.kind = OBLIGATION_POST, .clause = &spec->ensures.data[i]};
    if (f)
      add(l, from, print(r->t, "(%s => %s)", returned, f));
  }
  const char *f = contract_returns(&r->scope, spec);
  line_origin from = {.kind = OBLIGATION_POST, .clause = &spec->returns};
  if (f)
    add(l, from, print(r->t, "(%s => %s)", returned, f));
}

static void add_frame(root *r, lines *l) {
  translation *t = r->t;
  modifieds all = {0};
  contract_modified(&r->scope, r->q->spec, &all);
  if (r->makes_self) /* its own fields are the constructor's */
    for (uint32_t i = 0; i < t->world->globals.size; i++)
      if (t->world->globals.data[i]->kind == GLOBAL_FIELD)
        vec_push(&all, ((modified){t->world->globals.data[i], "x0arg", NULL}));
  for (uint32_t i = 0; i < t->world->globals.size; i++) {
    const world_global *g = t->world->globals.data[i];
    if (state_is_abstracted(g) != r->q->refreshes || !t->wrote_heap ||
        java_info(g->holder)->is_hidden) /* a lambda that the tool keeps */
      continue;
    const char *f = contract_frame(t, &r->scope, g, &all);
    line_origin from = {
        .kind = OBLIGATION_FRAME,
        .note = print(t, "'%s' changes where @Modifies does not allow it", g->shown)};
    if (f)
      add(l, from, f);
  }
  vec_release(&all);
}

/* Evaluated again, each specification field has the value that it had. */
static void write_functional(root *r) {
  lines l = {.t = r->t};
  world *w = r->t->world;
  add(&l, HIDDEN, "true");
  for (uint32_t i = 0; i < w->globals.size; i++) {
    const world_global *g = w->globals.data[i];
    line_origin from = {.kind = OBLIGATION_ABSTRACTION};
    if (!state_is_abstracted(g))
      continue;
    from.clause = &g->spec->definition;
    add(&l, from, print(r->t, "%s = old(%s)", g->name, g->name));
  }
}

/* Everything that fields and elements hold of the domain. */
static const char *all_held(const root *r, uint32_t domain) {
  world *w = r->t->world;
  const char *held = "none";
  for (uint32_t i = 0; i < w->globals.size; i++) {
    const world_global *g = w->globals.data[i];
    if (g->kind == GLOBAL_SPEC || g->kind == GLOBAL_LENGTH ||
        !(world_column(w, g, world_arity(g) - 1) & SET_OF(domain)))
      continue;
    const char *one = g->name;
    if (g->kind != GLOBAL_STATIC)
      one = print(r->t, "(%s.%s)", world_set_text(w, world_holders(w, g)), one);
    if (g->kind == GLOBAL_ELEMENTS)
      one = print(r->t, "(Integer.%s)", one);
    held = print(r->t, "%s + %s", held, one);
  }
  return held;
}

/* The object of a constructor that ends with an exception, if nothing holds it: nobody
 * will see it. */
static const char *unmade(const root *r) {
  if (!r->makes_self)
    return NULL;
  uint32_t d = world_domain_of(r->t->world, r->method->owner);
  return print(r->t, "((x0thrown = null || x0arg in (%s)) => none else x0arg)",
               all_held(r, d));
}

static void write_obligations(root *r) {
  lines l = {.t = r->t};
  cases c = find_cases(r);
  line_origin calls = {.kind = OBLIGATION_CALLS};
  if (r->q->only_reaches) {
    add(&l, HIDDEN, print(r->t, "!(%s && x0thrown = null)", c.normal));
    return;
  }
  add(&l, calls, "!(x0thrown in Failure)");
  if (wants(r, OBLIGATION_EXCEPTIONS))
    add_exceptions(r, &l, c);
  if (wants(r, OBLIGATION_POST))
    add_post(r, &l, c);
  if (wants(r, OBLIGATION_FRAME))
    add_frame(r, &l);
  if (wants(r, OBLIGATION_INVARIANT) && r->t->wrote_heap) {
    spec_scope s = r->scope;
    s.unmade = unmade(r);
    state_invariants(r->t, &s, add_line, &l);
  }
}

/* ---- The body ---- */

static void write_new_self(const root *r) {
  const world *w = r->t->world;
  writer *out = &r->t->out;
  uint32_t d = world_domain_of(r->t->world, r->method->owner);
  writer_line(out, HIDDEN, "  x0arg := new %s", w->domains.data[d].name);
  for (uint32_t i = 0; i < w->globals.size; i++) {
    const world_global *g = w->globals.data[i];
    if (g->kind != GLOBAL_FIELD || !ir_is_subclass(r->method->owner, g->holder))
      continue;
    const char *zero = *g->descriptor == 'Z'                            ? "false"
                       : *g->descriptor == 'L' || *g->descriptor == '[' ? "null"
                                                                        : "0";
    writer_line(out, HIDDEN, "  %s := %s + (x0arg -> %s)", g->name, g->name, zero);
  }
}

static void write_call(const root *r) {
  const char *all = "";
  for (uint32_t i = 0; i < r->method->param_count; i++) {
    bool truth = r->descriptors[i] && *r->descriptors[i] == 'Z';
    all = print(r->t, truth ? "%s%s(%s => 1 else 0)" : "%s%s%s", all, i ? ", " : "",
                r->arguments[i]);
  }
  bool truth = *gives(r) == 'Z';
  const char *result = r->method->result == IR_VOID ? ""
                       : truth                      ? "x0number, "
                                                    : "x0result, ";
  writer_line(&r->t->out, HIDDEN, "  %sx0thrown := m0(%s)", result, all);
  if (truth)
    writer_line(&r->t->out, HIDDEN, "  x0result := (x0number != 0)");
}

/* The outputs want values all the same. */
static void write_nothing(const root *r) {
  writer *out = &r->t->out;
  writer_line(out, HIDDEN, "  x0thrown := null");
  if (r->method->result != IR_VOID)
    writer_line(out, HIDDEN, "  x0result := %s",
                *gives(r) == 'Z'                       ? "false"
                : *gives(r) == 'L' || *gives(r) == '[' ? "null"
                                                       : "0");
}

static void write_root(translation *t, const program_request *q) {
  root r = {.t = t, .q = q, .method = q->method};
  r.makes_self = !strcmp(q->method->name->text, "<init>");
  r.arguments = arena_new_array(t->store, const char *, q->method->param_count + 1u);
  r.descriptors = arena_new_array(t->store, const char *, q->method->param_count + 1u);
  find_parameters(&r);
  r.scope = contract_scope(t, q->spec, q->method, r.arguments, "x0result");
  r.frame.all = true;
  r.scope.frame = &r.frame;
  declare(&r);
  write_head(&r);
  write_required(&r);
  write_frame_list(&r);
  if (q->only_abstracts)
    write_functional(&r);
  else
    write_obligations(&r);
  writer_line(&t->out, HIDDEN, "  )");
  writer_line(&t->out, HIDDEN, "{");
  if (q->only_abstracts)
    write_nothing(&r);
  else {
    if (r.makes_self)
      write_new_self(&r);
    write_call(&r);
  }
  if (q->refreshes)
    state_write_refresh(t, "  ");
  writer_line(&t->out, HIDDEN, "}");
  contract_scope_release(&r.scope);
}

/* ---- All of it ---- */

static void write_pass(translation *t, const program_request *q) {
  t->wrote_heap = t->writes_heap;
  t->writes_heap = false;
  t->ends_at_calls = q->ends_at_calls;
  t->world->grown = false;
  t->counter = 0;
  vec_clear(&t->routines);
  vec_clear(&t->failures);
  vec_clear(&t->cautions);
  t->texts_compared = NULL;
  t->misfit = NULL;
  writer_clear(&t->out);
  translation_routine(t, q->method, NULL);
  if (t->wrote_heap) {
    state_find_owner(t, q->method->owner);
    state_find_abstractions(t);
  }
  write_root(t, q);
  for (uint32_t i = 0; i < t->routines.size; i++)
    if (t->routines.data[i]->spec)
      contract_write(t, t->routines.data[i]);
    else
      body_write(t, t->routines.data[i]);
  state_write_declarations(t);
}

void program_write(translation *t, const program_request *q) {
  diag_sink silent = {0}, *heard = t->book->sink;
  t->book->sink = &silent;
  do
    write_pass(t, q);
  while (t->world->grown || t->wrote_heap != t->writes_heap);
  t->book->sink = heard;
  write_pass(t, q);
}
