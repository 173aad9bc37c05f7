/* Calls: by the specification of the static type where there is one, else the bodies of
 * all methods that the receiver may have, chosen by its class. */
#include "javarel/body.h"

#include "java/java_text.h"
#include "javarel/promise.h"

#include <string.h>

/* ---- Arguments ---- */

typedef vector(const char *) texts;

/* Descriptors of the parameters, without the receiver. */
static void parameter_descriptors(body *b, const ir_method *m, texts *out) {
  const char *at = m->descriptor->text + 1, *one;
  while ((one = world_next_parameter(b->t->store, &at)))
    vec_push(out, one);
}

static const char *fitting(body *b, uint32_t reg, domain_set wanted) {
  const char *text = body_operand(b, reg);
  return b->r->types[reg] & ~wanted
             ? body_print(b, "(%s & %s)", text, world_set_text(b->t->world, wanted))
             : text;
}

/* The argument for a parameter that can be of these domains. */
static const char *argument(body *b, const ir_call *call, const ir_method *callee,
                            bool by_spec, uint32_t i, domain_set type) {
  world *w = b->t->world;
  world_flow *f = world_flow_of(w, callee);
  uint32_t reg = call->args[i];
  if (!by_spec) {
    world_give(w, f, i, b->r->types[reg] & type);
    type = f->given[i];
  }
  return fitting(b, reg, type);
}

/* As the callee wants them; by specification, truth values are Booleans. */
static void find_arguments(body *b, const ir_call *call, const ir_method *callee,
                           bool by_spec, texts *out) {
  texts descriptors = {0};
  uint32_t first = !callee->is_static;
  parameter_descriptors(b, callee, &descriptors);
  if (first)
    vec_push(out, argument(b, call, callee, by_spec, 0,
                           world_type(b->t->world, callee->owner)));
  for (uint32_t i = 0; i < descriptors.size; i++) {
    const char *d = descriptors.data[i];
    uint32_t reg = call->args[first + i];
    vec_push(out, *d == 'Z' && by_spec     ? body_formula(b, reg)
                  : *d == 'L' || *d == '[' ? argument(b, call, callee, by_spec, first + i,
                                                      world_descriptor(b->t->world, d))
                                           : body_operand(b, reg));
  }
  vec_release(&descriptors);
}

/* ---- One target ---- */

static void after_call(body *b) {
  const char *escaped = body_print(b, "m%uescaped", b->r->number);
  uint32_t handlers = b->code->blocks[b->block].handler_count;
  if (handlers) {
    body_hidden(b, "if %s in Failure {", escaped);
    body_hidden(b, "m%uthrown := %s", b->r->number, escaped);
    body_hidden(b, "exit");
    body_hidden(b, "}");
  }
  body_hidden(b, "if %s != null {", escaped);
  body_throw(b, escaped, NULL);
  body_hidden(b, handlers ? "} else {" : "}");
  b->opened += handlers > 0;
}

/* Outside of what the callee requires, or with a broken invariant, nothing is known. */
typedef struct requirement {
  body *b;
  const ir_method *callee;
} requirement;

static void require_invariant(void *context, line_origin from, const char *formula) {
  requirement *r = context;
  (void)from;
  body_fail(r->b, FAILURE_INVARIANT, body_print(r->b, "!(%s)", formula),
            body_print(r->b, "an invariant does not hold at the call of %s",
                       java_text_method(r->b->t->store, r->callee->name->text,
                                        r->callee->descriptor->text)));
}

/* A new object need not be one that satisfies its invariant before its constructor has
 * run, which makes it so. The call of a constructor by another one of the same object is
 * no such call: there may be more to make. */
static const char *unmade(const body *b, const routine *r, const texts *arguments) {
  bool makes = !strcmp(r->method->name->text, "<init>");
  bool is_inside = !strcmp(b->r->method->name->text, "<init>");
  return makes && !is_inside && arguments->data ? arguments->data[0] : NULL;
}

static void check_requirements(body *b, const routine *r, const texts *arguments) {
  spec_scope s = contract_scope(b->t, r->spec, r->method, arguments->data, NULL);
  const char *normal = contract_normal(&s, r->spec);
  const char *throws = contract_throws(&s, r->spec);
  const char *name =
      java_text_method(b->t->store, r->method->name->text, r->method->descriptor->text);
  if (normal && r->spec->requires.size)
    body_fail(b, FAILURE_PRECONDITION,
              throws ? body_print(b, "!(%s || %s)", normal, throws)
                     : body_print(b, "!(%s)", normal),
              body_print(b, "%s is called outside of its @Requires", name));
  if (b->t->wrote_heap) {
    requirement q = {b, r->method};
    s.unmade = unmade(b, r, arguments);
    promise call = {r, NULL};
    state_invariants_of(b->t, &s, promise_relies_on, &call, require_invariant, &q);
  }
  contract_scope_release(&s);
}

/* Constants of an enum are equal only to themselves, as its final method says; texts and numbers
 * of one box each are values. */
static bool is_identity(const body *b, const ir_method *found,
                        const ir_method *of_object) {
  bool is_number = ir_class_is_box(found->owner) && b->t->bitwidth <= BOXED_BITS &&
                   !strstr("java/lang/Boolean java/lang/Float java/lang/Double",
                           found->owner->name->text);
  return found == of_object || is_number || world_is_text(found->owner) ||
         !strcmp(found->owner->name->text, "java/lang/Enum");
}

/* Our specifications of collections say what is true of objects that are equal only to
 * themselves. */
static void check_identity(body *b, const routine *r, uint32_t reg) {
  world *w = b->t->world;
  ir_class *object = java_class(w->program, "java/lang/Object");
  ir_program *ir = java_program_ir(w->program);
  ir_method *equals = ir_find_declared(object, name_mk(&ir->names, "equals"),
                                       name_mk(&ir->names, "(Ljava/lang/Object;)Z"));
  domain_set own = 0;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (b->r->types[reg] & SET_OF(d) &&
        !is_identity(b, ir_dispatch(w->domains.data[d].class, equals), equals))
      own |= SET_OF(d);
  if (own && spec_means_identity(b->t->book, r->spec))
    body_fail(b, FAILURE_UNSUPPORTED,
              body_print(b, "%s in %s", body_operand(b, reg), world_set_text(w, own)),
              "a collection that is asked about an object with its own equals");
}

static void write_target(body *b, const ir_instr *i, routine *r) {
  const ir_method *m = r->method;
  texts arguments = {0};
  find_arguments(b, i->call, m, r->spec != NULL, &arguments);
  if (r->spec) {
    if (b->t->wrote_heap)
      state_write_refresh(b->t, "");
    check_requirements(b, r, &arguments);
    if (arguments.size > 1)
      check_identity(b, r, i->call->args[1]);
  }
  const char *all = "";
  for (uint32_t k = 0; k < arguments.size; k++)
    all = body_print(b, "%s%s%s", all, k ? ", " : "", arguments.data[k]);
  bool truth = r->spec && ir_gives(m, 'Z');
  const char *result = m->result == IR_VOID ? ""
                       : truth              ? body_print(b, "m%utruth, ", b->r->number)
                               : body_print(b, "%s, ", body_register(b, i->dst));
  line_origin from = {
      .class = b->r->method->owner, .line = b->code->lines[b->at], .callee = m};
  writer_line(&b->t->out, from, "%sm%uescaped := m%u(%s)", result, b->r->number,
              r->number, all);
  if (truth)
    body_hidden(b, "%s := (m%utruth => 1 else 0)", body_register(b, i->dst),
                b->r->number);
  vec_release(&arguments);
}

/* ---- Which targets ---- */

static routine *routine_for(body *b, ir_method *m) {
  const method_spec *spec = spec_of_method(b->t->book, m);
  if (spec)
    return translation_routine(b->t, m, spec);
  if (spec_hides_code(b->t->book, m))
    return NULL;
  bool failed = false;
  ir_code *code = ir_method_code(java_program_ir(b->t->world->program), m, &failed);
  return code ? translation_routine(b->t, m, NULL) : NULL;
}

static void refuse_call(body *b, const ir_method *m) {
  body_fail(
      b, FAILURE_UNSUPPORTED, NULL,
      body_print(b,
                 "a call of %s.%s, which has neither code that can be followed "
                 "nor a specification",
                 java_text_class(b->t->store, m->owner->name->text),
                 java_text_method(b->t->store, m->name->text, m->descriptor->text)));
}

static void write_or_refuse(body *b, const ir_instr *i, ir_method *m) {
  if (m && body_same_text(b, i, m))
    return;
  routine *r = m && !m->is_abstract ? routine_for(b, m) : NULL;
  if (m && m->is_abstract && spec_of_method(b->t->book, m))
    r = translation_routine(b->t, m, spec_of_method(b->t->book, m));
  if (r)
    write_target(b, i, r);
  else
    refuse_call(b, m ? m : i->call->method);
}

/* The classes of the receiver, by the method that they have. */
static void write_dispatch(body *b, const ir_instr *i) {
  world *w = b->t->world;
  ir_method *named = i->call->method;
  bool ours = spec_of_method(b->t->book, named) != NULL;
  domain_set left = b->r->types[i->call->args[0]] & world_type(w, named->owner);
  left &= ~SET_OF(DOMAIN_NULL);
  uint32_t braces = 0;
  if (!left) /* no class has objects that it could be called for */
    refuse_call(b, named);
  while (left) {
    ir_method *target = NULL;
    domain_set same = 0;
    for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++) {
      if (!(left & SET_OF(d)))
        continue;
      ir_method *m = ours && !routine_has_own(b->t, d, named)
                         ? named
                         : ir_dispatch(w->domains.data[d].class, named);
      m = m ? m : named;
      target = target ? target : m;
      same |= m == target ? SET_OF(d) : 0;
    }
    left &= ~same;
    if (left) {
      body_hidden(b, "if %s in %s {", body_operand(b, i->call->args[0]),
                  world_set_text(w, same));
      braces++;
    }
    write_or_refuse(b, i, target);
    if (left)
      body_hidden(b, "} else {");
  }
  while (braces--)
    body_hidden(b, "}");
}

/* ---- All ---- */

/* super(...) and this(...): the code is followed, since the object is not made yet and no
 * specification could be asked for. */
static routine *chained(body *b, const ir_instr *i) {
  ir_method *m = i->call->method;
  bool is_chain = !strcmp(m->name->text, "<init>") &&
                  !strcmp(b->r->method->name->text, "<init>") && i->call->args[0] == 0 &&
                  spec_of_method(b->t->book, m) && !spec_hides_code(b->t->book, m);
  bool failed = false;
  ir_program *ir = java_program_ir(b->t->world->program);
  return is_chain && ir_method_code(ir, m, &failed) ? translation_routine(b->t, m, NULL)
                                                    : NULL;
}

void body_call(body *b, ir_instr *i) {
  ir_method *m = i->call->method;
  body_flush_all(b);
  if (!m->is_static && strcmp(m->name->text, "<init>"))
    body_check_null(b, i->call->args[0]);
  if (body_known_call(b, i))
    return;
  const method_spec *spec = spec_of_method(b->t->book, m);
  routine *made_by = chained(b, i);
  if (made_by)
    write_target(b, i, made_by);
  else if (spec && !routine_is_mixed(b->t, b->r, i))
    write_target(b, i, translation_routine(b->t, m, spec));
  else if (i->op == IR_DISPATCH)
    write_dispatch(b, i);
  else
    write_or_refuse(b, i, m);
  if (m->result != IR_VOID)
    b->not_null[i->dst] = false;
  after_call(b);
}
