/* Calls within merged code.
 *
 * A call whose reference arguments have several alternatives is split by them, so that
 * the callee knows its objects and its result can be memoised for each; the results are
 * joined again. */
#include "symbolic/boxes.h"
#include "symbolic/links.h"
#include "symbolic/lists.h"
#include "symbolic/plain_lists.h"
#include "symbolic/select.h"
#include "symbolic/spec_boxes.h"

#include <assert.h>

typedef struct alternative {
  literal guard;
  sym value;
} alternative;
typedef vector(alternative) alternative_vector;

static bool is_truth(const sym_state *s, sym a) {
  return !(a & NUMBER_SUM) && bits_length(&s->bits, a) <= 2 &&
         bits_get(&s->bits, a, 63) == LITERAL_FALSE;
}

/* Truth values of many alternatives become one implication for each, so that changing one
 * leaves the others literally what they were; a chain of choices would not. */
static sym join_truths(sym_state *s, const alternative_vector *all) {
  literal_vector parts = {0};
  vec_each (const alternative, x, all)
    vec_push(&parts,
             formula_implies(s->formula, x->guard, bits_to_literal(&s->bits, x->value)));
  literal holds = formula_and_all(s->formula, parts.data, parts.size);
  vec_release(&parts);
  return bits_from_literal(&s->bits, holds);
}

static sym join_alternatives(sym_state *s, ir_type t, const alternative_vector *all) {
  enum { MANY = 3 };
  bool truths = t == IR_I32 && all->size >= MANY;
  vec_each (const alternative, x, all)
    truths = truths && is_truth(s, x->value);
  if (truths)
    return join_truths(s, all);
  sym value = all->size ? all->data[0].value : SYM_ZERO;
  for (uint32_t k = 1; k < all->size; k++)
    value = sym_ite(s, t, all->data[k].guard, all->data[k].value, value);
  return value;
}

/* The call with one concrete receiver; adds its result. */
static bool call_one(merge_run *r, ir_method *m, const sym *args, literal guard,
                     alternative_vector *results, literal *error) {
  evaluator *e = r->e;
  merged out = {0};
  faults f = {0};
  m = plain_lists_body(e, m, args);
  if (lists_refuse(e, m, args) || plain_lists_refuse(e, m, args))
    return merge_fail(e, NULL, 0, "asks a work list for what only its code knows");
  sym_intrinsic *intrinsic = intrinsic_of(e, m);
  if (intrinsic && intrinsic(e, m, args, &out.value, &f)) {
    out.error = LITERAL_FALSE;
    for (uint32_t k = 0; k < f.count; k++)
      out.error = formula_or(e->state->formula, out.error, f.items[k].when);
  } else if (intrinsic && e->merge.specifies && e->writer)
    return merge_fail(e, NULL, 0, "writes to an array that exists already");
  else if (!merge_method(e, m, args, &out))
    return false;
  formula *g = e->state->formula;
  *error = formula_or(g, *error, formula_and(g, guard, out.error));
  if (m->result != IR_VOID && out.error != LITERAL_TRUE) /* else nobody sees the value */
    vec_push(results, ((alternative){guard, out.value}));
  return true;
}

/* A call being split by the alternatives of its reference arguments. */
typedef struct split_call {
  const ir_instr *instr;
  sym *args; /* constant up to the one being split */
  literal guard;
  alternative_vector results;
  literal error;
} split_call;

/* Alternatives of one argument; more are passed on whole. A receiver must be known. */
enum { MOST_SPLITS = 64, MOST_RECEIVERS = 1 << 14 };

/* The body that every alternative of the receiver runs, or NULL. */
static ir_method *common_body(const sym_state *s, ir_method *m, sym receiver) {
  assert(ref_has(&s->refs, receiver));
  ir_class *same = select_class(s, receiver);
  if (same)
    return ir_dispatch(same, m);
  ir_method *body = NULL;
  for (uint32_t j = 0; j < ref_count(&s->refs, receiver); j++) {
    sym_id object = ref_entries(&s->refs, receiver)[j].object;
    ir_method *own =
        !sym_is_null(object) ? ir_dispatch(sym_get_object(s, object)->class, m) : NULL;
    if (!own || (body && own != body))
      return NULL;
    body = own;
  }
  return body;
}

static bool has_no_fields(const sym_state *s, sym a) {
  assert(ref_has(&s->refs, a));
  for (uint32_t j = 0; j < ref_count(&s->refs, a); j++) {
    const sym_object *o = sym_get_object(s, ref_entries(&s->refs, a)[j].object);
    if (o->class && (o->length || o->class->is_array)) /* null has no class */
      return false;
  }
  return true;
}

/* Boxes, objects without fields and references to one of many are passed on whole: what
 * one of them is alone is known no better. As receivers they must run the same code. An
 * argument that stays open is whole wherever nothing is read through it; so is one that the
 * callee only carries on. */
static bool is_split(evaluator *e, const ir_instr *i, uint32_t k, sym a) {
  sym_state *s = e->state;
  sym number;
  if (i->call->method->param_types[k] != IR_REF)
    return false;
  uint32_t count = ref_count(&s->refs, a);
  bool is_receiver = !k && !i->call->method->is_static;
  if (count == 1 || count > (is_receiver ? MOST_RECEIVERS : MOST_SPLITS) ||
      (!is_receiver && held_has(e, a)))
    return false;
  if (!is_receiver && i->op == IR_CALL && e->merge.specifies &&
      shortcut_is_on(e->without, SHORTCUT_WALK) && !ref_is_awaited(&s->refs, a) &&
      merge_is_made(s, a) && merge_carries(e, i->call->method, k))
    return false;
  return !(select_class(s, a) || boxes_number(s, a, &number) || has_no_fields(s, a) ||
           spec_boxes_are_all(s, a)) ||
         (!k && i->op == IR_DISPATCH && !common_body(s, i->call->method, a));
}

static bool call_split(merge_run *r, split_call *c, uint32_t from, literal chosen,
                       literal guard) {
  sym_state *s = r->e->state;
  ir_method *m = c->instr->call->method;
  uint32_t k = from;
  while (k < m->param_count &&
         ((k && !m->is_static && collection_is_one(r->e, c->args[0])) ||
          !is_split(r->e, c->instr, k, c->args[k])))
    k++;
  if (k < m->param_count) {
    sym whole = c->args[k];
    bool ok = true;
    for (uint32_t j = 0; ok && j < ref_count(&s->refs, whole); j++) {
      ref_entry x = ref_entries(&s->refs, whole)[j];
      literal with = formula_and(s->formula, guard, x.guard);
      if (with == LITERAL_FALSE)
        continue;
      c->args[k] = sym_ref(s, x.object);
      ok = call_split(r, c, k + 1, formula_and(s->formula, chosen, x.guard), with);
    }
    c->args[k] = whole;
    return ok;
  }
  ir_method *body = m;
  sym_id receiver;
  if (!m->is_static && ref_is_constant(&s->refs, c->args[0], &receiver)) {
    if (sym_is_null(receiver))
      return true; /* the error was raised before */
    if (c->instr->op == IR_DISPATCH)
      body = ir_dispatch(sym_get_object(s, receiver)->class, m);
    if (!body)
      return merge_fail(r->e, NULL, 0, "call of an abstract method");
  } else if (c->instr->op == IR_DISPATCH) {
    body = common_body(s, m, c->args[0]);
    if (!body)
      return merge_fail(r->e, NULL, 0, "call of a method of too many objects");
  }
  r->e->merge.call_guard = guard;
  r->chosen = chosen;
  return call_one(r, body, c->args, chosen, &c->results, &c->error);
}

/* Of a static method that looks into arguments before all else: they are not null. */
static void tell_null_apart(merge_run *r, ir_method *m, sym *args, condition *guard) {
  sym_state *s = r->e->state;
  for (uint32_t k = 0; m->is_static && k < m->param_count; k++)
    if (m->param_types[k] == IR_REF && ref_count(&s->refs, args[k]) > 1 &&
        ref_is(&s->refs, args[k], SYM_NULL) != LITERAL_FALSE && !intrinsic_of(r->e, m) &&
        merge_looks_first(r->e, m, k)) {
      merge_raise_error(r, guard, ref_is(&s->refs, args[k], SYM_NULL));
      args[k] = ref_without(&s->refs, args[k], SYM_NULL);
    }
}

static bool call_all(merge_run *r, const ir_instr *i, sym *args, sym *regs,
                     condition *guard) {
  ir_method *m = i->call->method;
  if (m->is_static && !imported_ensure(r->e->state, m->owner))
    return merge_fail(r->e, NULL, 0, "class initialisation");
  if (!m->is_static) {
    merge_raise_error(r, guard, ref_is(&r->e->state->refs, args[0], SYM_NULL));
    args[0] = ref_without(&r->e->state->refs, args[0], SYM_NULL);
  }
  tell_null_apart(r, m, args, guard);
  split_call c = {.instr = i, .args = args, .error = LITERAL_FALSE};
  r->here = *guard;
  bool ok = true;
  if (m->is_static && abstraction_intrinsic(m)) { /* takes alternatives as a whole */
    r->e->merge.call_guard = all_of(r, *guard);
    ok = call_one(r, m, args, LITERAL_TRUE, &c.results, &c.error);
  } else if (*guard != CONDITION_NEVER)
    ok = call_split(r, &c, 0, LITERAL_TRUE, all_of(r, *guard));
  if (ok)
    merge_raise_error(r, guard, c.error);
  if (ok && i->type != IR_VOID)
    regs[i->dst] = join_alternatives(r->e->state, m->result, &c.results);
  vec_release(&c.results);
  return ok;
}

bool merge_run_call(merge_run *r, const ir_instr *i, sym *regs, condition *guard) {
  sym few[8] = {0}, *args = few;
  if (i->call->count > 8)
    args = memory_new_array(sym, i->call->count);
  for (uint32_t k = 0; k < i->call->count; k++)
    args[k] = regs[i->call->args[k]];
  bool ok = call_all(r, i, args, regs, guard);
  if (args != few)
    memory_free(args);
  return ok;
}
