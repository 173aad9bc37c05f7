/* References that a path leaves open.
 *
 * An argument that may be any node of a tree would cost a path for each node, although
 * the operation does the same to all of them. So a path does not decide which one it is.
 * What it reads through the argument is a choice between what the nodes hold, and what it
 * writes is written to each of them, under the condition that it is the one.
 *
 * Two steps from the argument, at most: to its array and on to an element, say. A walk
 * along open references would make everything read there larger with each step; a path
 * that comes to one begins again, decides, and nothing is held any more. */
#include "symbolic/follow_run.h"

#include <assert.h>
#include <string.h>

enum { MOST_STEPS = 2, MOST_WRITTEN = 1 << 14 /* slots at once */ };

static uint64_t key_of(evaluator *e, sym a) {
  return ref_without(&e->state->refs, a, SYM_NULL);
}

/* Among what paths have merged, and what fails to merge: a path that held the argument is
 * another one when it no longer does. */
static uint64_t merge_key(sym argument) {
  return map_pair(UINT32_MAX, argument);
}

void evaluator_hold(evaluator *e, sym argument) {
  vec_push(&e->held.arguments, argument);
  map_put(&e->held.references, key_of(e, argument), 1);
}

void held_hold_arguments(evaluator *e) {
  map_clear(&e->held.references);
  map_clear(&e->held.values);
  vec_clear(&e->held.joins);
  map_clear(&e->held.writes);
  e->held.write_count = 0;
  vec_each (const sym, a, &e->held.arguments) {
    map_put(&e->held.references, key_of(e, *a), 1);
    vec_push(&e->merge.done, merge_key(*a));
  }
}

void evaluator_hold_none(evaluator *e) {
  map_clear(&e->held.references);
  vec_clear(&e->held.arguments);
}

bool held_has(evaluator *e, sym a) {
  return e->held.references.size && !e->path.decides_all &&
         merge_is_open_reference(e, a) && map_get(&e->held.references, key_of(e, a));
}

bool held_hold_what_is_read(evaluator *e, sym through, sym value) {
  if (!merge_is_open_reference(e, value))
    return true;
  uint64_t steps = *map_get(&e->held.references, key_of(e, through)) +
                   !follow_is_among_arrays(e, value);
  if (steps > MOST_STEPS)
    return false;
  if (!map_get(&e->held.references, key_of(e, value)))
    map_put(&e->held.references, key_of(e, value), steps);
  return true;
}

bool held_stop(evaluator *e) {
  vec_each (const sym, a, &e->held.arguments) {
    merge_note_failure(e, merge_key(*a));
    vec_push(&e->path.arrays, *a);
  }
  evaluator_hold_none(e);
  return follow_stop(e, FOLLOWED_AGAIN, NULL);
}

sym evaluator_held(const evaluator *e) {
  return e->held.arguments.size == 1 ? e->held.arguments.data[0] : 0;
}

bool evaluator_has_written_to_all(const evaluator *e) {
  return e->held.write_count;
}

uint32_t evaluator_held_write(const evaluator *e, literal guard) {
  assert(formula_has(e->state->formula, guard));
  uint64_t *number = map_get(&e->held.writes, guard);
  return number ? (uint32_t)*number : 0;
}

sym held_value(evaluator *e, sym value, literal guard) {
  assert(formula_has(e->state->formula, guard));
  uint64_t *known = map_get(&e->held.values, map_pair(value, guard));
  return known ? (sym)*known : value;
}

void evaluator_held_bits(evaluator *e, literal guard, literal_vector *out) {
  assert(formula_has(e->state->formula, guard));
  sym_state *s = e->state;
  vec_each (const sym, joined, &e->held.joins) {
    bits all = sym_bits(s, *joined), here = sym_bits(s, held_value(e, *joined, guard));
    uint32_t length = all == here ? 0 : bits_length(&s->bits, all);
    for (uint32_t k = 0; k < length; k++) {
      if (literal_is_constant(bits_get(&s->bits, all, k)))
        continue;
      vec_push(out, bits_get(&s->bits, all, k));
      vec_push(out, bits_get(&s->bits, here, k));
    }
  }
}

typedef struct given_value {
  sym value;
  literal guard;
} given_value;

/* What calls gave, each value once. */
typedef struct outcomes {
  vector(given_value) each;   /* by receiver */
  vector(given_value) values; /* different ones, and when */
  map index;
} outcomes;

static void add_outcome(evaluator *e, outcomes *o, literal guard, sym value) {
  assert(formula_has(e->state->formula, guard));
  uint64_t *known = map_get(&o->index, value);
  vec_push(&o->each, ((given_value){value, guard}));
  if (known && *known < o->values.size) {
    given_value *same = &o->values.data[*known];
    same->guard = formula_or(e->state->formula, same->guard, guard);
    return;
  }
  map_put(&o->index, value, o->values.size);
  vec_push(&o->values, ((given_value){value, guard}));
}

static sym join_outcomes(evaluator *e, ir_type t, const outcomes *o) {
  sym joined = SYM_ZERO;
  for (uint32_t k = o->values.size; k-- > 0;) {
    const given_value *x = &o->values.data[k];
    bool is_last = k + 1 == o->values.size; /* of values that cover all cases */
    joined = is_last ? x->value : sym_ite(e->state, t, x->guard, x->value, joined);
  }
  vec_each (const given_value, x, &o->each)
    map_put(&e->held.values, map_pair(joined, x->guard), x->value);
  vec_push(&e->held.joins, joined);
  return joined;
}

bool held_merge_on_each(evaluator *e, ir_method *m, const sym *args, uint64_t limit,
                        merged *out) {
  assert(args || !m->param_count);
  sym_state *s = e->state;
  sym one[256] = {0};
  memcpy(one, args, m->param_count * sizeof *one);
  outcomes o = {0};
  bool ok = true;
  out->error = LITERAL_FALSE;
  for (uint32_t k = 0; ok && k < ref_count(&s->refs, args[0]); k++) {
    ref_entry x = ref_entries(&s->refs, args[0])[k];
    merged here;
    one[0] = sym_ref(s, x.object);
    ok = !sym_is_null(x.object) && merge_try_call(e, m, one, limit, &here);
    if (!ok)
      break;
    add_outcome(e, &o, x.guard, here.value);
    out->error =
        formula_or(s->formula, out->error, formula_and(s->formula, x.guard, here.error));
  }
  if (ok)
    out->value = join_outcomes(e, m->result, &o);
  vec_release(&o.each);
  vec_release(&o.values);
  map_release(&o.index);
  return ok;
}

bool held_can_write_to_all(evaluator *e, sym target) {
  assert(ref_has(&e->state->refs, target));
  const sym_state *s = e->state;
  uint64_t slots = 0;
  for (uint32_t k = 0; k < ref_count(&s->refs, target); k++) {
    const sym_object *o = sym_get_object(s, ref_entries(&s->refs, target)[k].object);
    slots += o->class && o->class->is_array ? o->length : 1;
    if (o->opaque)
      return false;
  }
  return slots <= MOST_WRITTEN;
}
