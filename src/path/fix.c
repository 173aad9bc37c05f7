/* Which integers to fix: those that a loop's guard compares, alone, with a constant; and
 * those that alone say where arrays are written to, where that is hard to prove.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Proofs.java, Indices.java):
 *
 * - A path says which values it was given: evaluator_fix makes them part of it, so that
 *   other values are other paths.
 * - The state before has the same value as the state: they are the same variables, and
 *   the path says what these are. That the copy is fixed as well (fix_slot) makes it
 *   constant, no more; an array that is fixed is the copy's own there (copy_of).
 * - Objects that differ by name alone differ by more when an integer of one of them is
 *   fixed: then no twins are removed (fixes_tell_apart).
 * - What is fixed has few values, none of which is left out (can_be_fixed).
 * - To fix more while paths are being made says nothing of those that were made: they
 *   stand as they are, or are forgotten all together (begin_anew in search/path.c). */
#include "path/fix.h"

#include "choose/unchecked.h"
#include "prove/difference.h"
#include "symbolic/alike.h"

#include <assert.h>
#include <string.h>

enum {
  MOST_VALUES = 64,      /* of an integer that is worth a path for each */
  ROUNDS = 3,            /* of a loop, before its end is known to depend on the integer */
  HARD_QUESTIONS = 2,    /* at least, and one more for */
  SHAPES_FOR_ONE = 1024, /* so many combinations of what is then fixed, of which there */
  MOST_SHAPES = 1 << 16, /* are no more than these */
  MOST_BEYOND = 4,       /* limits reached after that, and no more than */
  PATHS_FOR_ONE = 4      /* paths for each: then it is of no use */
};

static void own(fixes *f, sym value, uint32_t number) {
  assert(f->check);
  sym_state *s = &f->check->state;
  int64_t constant;
  if (sym_to_int(s, value, &constant))
    return;
  for (uint32_t k = 0; k < 64; k++) {
    literal bit = bits_get(&s->bits, sym_bits(s, value), k);
    if (!literal_is_constant(bit) &&
        formula_kind(s->formula, literal_node(bit)) == NODE_VARIABLE)
      map_put(&f->owners, literal_node(bit), number);
  }
}

static bool can_be_fixed(const domain *d) {
  return d->kind == DOMAIN_INT && d->count > 1 && d->count <= MOST_VALUES;
}

/* Array elements are too many to be fixed. */
void fixes_begin(fixes *f, world *c, uint32_t operation, const sym *args) {
  assert(operation < c->subject->operation_count);
  const space *s = c->space;
  *f = (fixes){.check = c, .args = args};
  f->arg_count = s->subject->operations[operation].method->param_count;
  f->operation = operation;
  f->hard = c->unchecked->hard;
  f->summed = difference_summed(c->difference);
  evaluator_forget_indices(c->evaluator);
  alike_forget(&c->state);
  for (uint32_t k = 0; k < s->slot_count; k++)
    if (s->slots[k].field && can_be_fixed(&s->slots[k].domain))
      own(f, f->check->slots[k], k);
  for (uint32_t k = 1; k < f->arg_count; k++)
    if (can_be_fixed(&s->parameters[operation][k - 1]))
      own(f, f->args[k], s->slot_count + k);
}

/* Counts are the operation's own while it rests; else what they were when it began. */
static void turn_counts(fixes *f) {
  f->hard = f->check->unchecked->hard - f->hard;
  f->beyond = f->check->unchecked->beyond - f->beyond;
  f->summed = difference_summed(f->check->difference) - f->summed;
}

void fixes_rest(fixes *f) {
  assert(f->check && "fixes_begin"); /* `again`: what is to be fixed stays chosen */
  turn_counts(f);
}

void fixes_resume(fixes *f) {
  turn_counts(f);
  evaluator_forget_indices(f->check->evaluator);
  alike_forget(&f->check->state);
}

void fixes_release(fixes *f) {
  map_release(&f->owners);
  vec_release(&f->chosen);
}

static void write_slot(world *c, sym_id object, uint32_t index, sym now) {
  assert(object.index < c->state.objects.size);
  sym_write_slot(&c->state, sym_slot(&c->state, object, index), now);
}

/* What stands for a constant reference in the state before. */
static sym copy_of(world *c, sym a) {
  sym_id object;
  if (!ref_is_constant(&c->state.refs, a, &object))
    return a;
  sym_id copy = c->copies[world_space_object(c, object).index];
  return sym_is_null(copy) ? a : sym_ref(&c->state, copy);
}

static void fix_slot(fixes *f, uint32_t slot) {
  assert(slot < f->check->space->slot_count);
  world *c = f->check;
  const space_slot *x = &c->space->slots[slot];
  ir_type type = ir_storage_type(x->domain.storage);
  sym now = evaluator_fix(c->evaluator, type, c->slots[slot]);
  write_slot(c, world_object(c, x->object), x->index, now);
  if (!c->copies || sym_is_null(c->copies[x->object.index]))
    return;
  if (type == IR_REF)
    now = copy_of(c, now);
  write_slot(c, c->copies[x->object.index], x->index, now);
}

bool fixes_tell_apart(const fixes *f) {
  const space *s = f->check->space;
  vec_each (const uint32_t, n, &f->chosen)
    if (*n < s->slot_count && space_is_interchangeable(space_get(s, s->slots[*n].object)))
      return true;
  return false;
}

static bool is_chosen(const fixes *f, uint32_t number) {
  vec_each (const uint32_t, n, &f->chosen)
    if (*n == number)
      return true;
  return false;
}

/* The only integer that the literal depends on; UINT32_MAX: it depends on more. */
static uint32_t only_owner(const fixes *f, literal a) {
  assert(formula_has(f->check->formula, a));
  u32_vector support = {0};
  uint32_t only = UINT32_MAX;
  formula_support(f->check->formula, &a, 1, &support);
  for (uint32_t k = 0; k < support.size; k++) {
    uint64_t *owner = map_get(&f->owners, support.data[k]);
    if (!owner || (k && *owner != only)) {
      only = UINT32_MAX;
      break;
    }
    only = (uint32_t)*owner;
  }
  vec_release(&support);
  return only;
}

/* Whether the slot has one of several arrays, and it matters which. */
static bool is_own_array(const world *c, uint32_t slot) {
  const domain *d = &c->space->slots[slot].domain;
  if (d->kind == DOMAIN_REFERENCE && alike_stays_open(&c->state, c->slots[slot]))
    return false;
  for (uint32_t k = 0; d->kind == DOMAIN_REFERENCE && k < d->count; k++)
    if (space_get(c->space, d->objects[k])->role == ROLE_ARRAY)
      return d->count > 1;
  return false;
}

static void choose(fixes *f, uint32_t number) {
  assert(number < f->check->space->slot_count + f->arg_count);
  f->again = true;
  vec_push(&f->chosen, number);
}

void fixes_choose_arrays(fixes *f) {
  const space *s = f->check->space;
  for (uint32_t at = 0; at < f->chosen.size; at++) {
    if (f->chosen.data[at] >= s->slot_count)
      continue;
    const space_object *o = space_get(s, s->slots[f->chosen.data[at]].object);
    for (uint32_t k = o->first_slot; k < o->first_slot + o->slot_count; k++)
      if (is_own_array(f->check, k) && !is_chosen(f, k))
        vec_push(&f->chosen, k);
  }
}

void fixes_apply(fixes *f, sym *given) {
  assert(f->check && "fixes_begin");
  memcpy(given, f->args, f->arg_count * sizeof *given);
  f->again = false;
  evaluator_set_deciding(f->check->evaluator, f->chosen.size);
  uint32_t slots = f->check->space->slot_count;
  if (f->chosen.size)
    shortcut_use(&f->check->result->costs.uses, SHORTCUT_FIXES);
  vec_each (uint32_t, n, &f->chosen)
    if (*n < slots)
      fix_slot(f, *n);
    else
      given[*n - slots] = evaluator_fix(f->check->evaluator, IR_I32, f->args[*n - slots]);
}

/* The comparisons of which the guard is the conjunction, each once. */
static void comparisons(const fixes *f, literal guard, literal_vector *out) {
  assert(formula_has(f->check->formula, guard));
  const world *c = f->check;
  map seen = {0};
  literal_vector stack = {0};
  vec_push(&stack, guard);
  while (stack.size) {
    literal a = vec_pop(&stack);
    uint32_t node = literal_node(a);
    if (map_get(&seen, a))
      continue;
    map_put(&seen, a, 1);
    if (node_marks_has(&c->state.atoms, node))
      vec_push(out, a);
    else if (!literal_is_negated(a) && formula_kind(c->formula, node) == NODE_AND) {
      vec_push(&stack, formula_left(c->formula, node));
      vec_push(&stack, formula_right(c->formula, node));
    }
  }
  vec_release(&stack);
  map_release(&seen);
}

/* A loop up to an integer has compared it once a round. */
static bool meet_loop(void *context, literal guard) {
  fixes *f = context;
  literal_vector parts = {0};
  map times = {0};
  comparisons(f, guard, &parts);
  vec_each (literal, p, &parts) {
    uint32_t number = only_owner(f, *p);
    if (number == UINT32_MAX || is_chosen(f, number))
      continue;
    uint64_t *count = map_get(&times, number);
    if (!count)
      count = map_put(&times, number, 0);
    if (++*count == ROUNDS)
      choose(f, number);
  }
  map_release(&times);
  vec_release(&parts);
  return f->again;
}

void fixes_watch(fixes *f, bool on) {
  on = on && world_takes(f->check, SHORTCUT_FIXES);
  evaluator_watch_loops(f->check->evaluator, on ? meet_loop : NULL, f);
}

/* Where arrays are written to. */

/* The integers that the number depends on, if these are all: of the checked object, or
 * arguments. Adds those that are not there. */
static void add_owners(const fixes *f, sym number, u32_vector *out) {
  sym_state *s = &f->check->state;
  uint32_t slots = f->check->space->slot_count, before = out->size;
  u32_vector support = {0};
  literal_vector all = {0};
  bits b = sym_bits(s, number);
  for (uint32_t k = 0; k < bits_length(&s->bits, b); k++)
    vec_push(&all, bits_get(&s->bits, b, k));
  formula_support(f->check->formula, all.data, all.size, &support);
  vec_each (const uint32_t, v, &support) {
    const uint64_t *owner = map_get(&f->owners, *v);
    if (!owner || (*owner < slots &&
                   !space_same(f->check->space->slots[*owner].object, SPACE_MAIN))) {
      out->size = before;
      break;
    }
    bool known = false;
    vec_each (const uint32_t, o, out)
      known |= *o == *owner;
    if (!known)
      vec_push(out, (uint32_t)*owner);
  }
  vec_release(&support);
  vec_release(&all);
}

/* How many combinations of values there are, at most; arrays beside them among these. */
static uint64_t count_shapes(const fixes *f, const u32_vector *numbers) {
  const space *s = f->check->space;
  uint64_t count = 1;
  bool of_object = false;
  vec_each (const uint32_t, n, numbers) {
    bool is_slot = *n < s->slot_count;
    const domain *d = is_slot ? &s->slots[*n].domain
                              : &s->parameters[f->operation][*n - s->slot_count - 1];
    assert(can_be_fixed(d));
    of_object |= is_slot;
    count = count > MOST_SHAPES ? count : count * d->count;
  }
  const space_object *o = space_get(s, SPACE_MAIN);
  for (uint32_t k = o->first_slot; of_object && k < o->first_slot + o->slot_count; k++)
    if (is_own_array(f->check, k))
      count = count > MOST_SHAPES ? count : count * s->slots[k].domain.count;
  return count;
}

/* Whether what must hold is about sums of elements: they are shown case by case of an open
 * place, and the solver, which is asked where there are no cases, finds them hardest. */
static bool are_summed(const fixes *f) {
  return difference_summed(f->check->difference) > f->summed;
}

/* An argument alone is as often what is stored as where; of the object it is a size, or
 * where something begins. */
static bool has_one_of_object(const fixes *f, const u32_vector *numbers) {
  vec_each (const uint32_t, n, numbers)
    if (*n < f->check->space->slot_count)
      return true;
  return false;
}

/* Questions are no easier: what was fixed for their sake is open again. */
static bool unlearn(fixes *f) {
  assert(f->kept < f->chosen.size);
  uint64_t beyond = f->check->unchecked->beyond - f->beyond;
  f->paths++;
  f->gives_up = beyond >= MOST_BEYOND && beyond * PATHS_FOR_ONE > f->paths;
  if (f->gives_up)
    f->chosen.size = f->kept;
  return f->gives_up;
}

/* Whether there are open indices that could be fixed. */
static bool may_learn(const fixes *f) {
  const world *c = f->check;
  const operation *op = &c->subject->operations[f->operation];
  return world_takes(c, SHORTCUT_FIXES) && !f->gives_up && !c->kinds && !c->has_made &&
         !op->other && !op->commuting && !f->again &&
         evaluator_open_indices(c->evaluator)->size && !are_summed(f);
}

/* The numbers to fix, if that pays after so many hard questions; those that are fixed are
 * among them. */
static void find_numbers(const fixes *f, uint64_t hard, u32_vector *numbers) {
  const world *c = f->check;
  const u32_vector *indices = evaluator_open_indices(c->evaluator);
  vec_each (const uint32_t, i, indices)
    add_owners(f, *i, numbers);
  uint64_t shapes = count_shapes(f, numbers);
  bool pays = has_one_of_object(f, numbers) && shapes <= MOST_SHAPES &&
              hard >= HARD_QUESTIONS + shapes / SHAPES_FOR_ONE;
  if (!pays && !c->limits->eager)
    vec_clear(numbers);
}

static bool has_new(const fixes *f, const u32_vector *numbers) {
  vec_each (const uint32_t, n, numbers)
    if (!is_chosen(f, *n))
      return true;
  return false;
}

static bool learns_after(const fixes *f, uint64_t hard) {
  u32_vector numbers = {0};
  if (may_learn(f) && !f->learnt && !f->check->limits->eager)
    find_numbers(f, hard, &numbers);
  bool learns = has_new(f, &numbers);
  vec_release(&numbers);
  return learns;
}

bool fixes_could_learn(const fixes *f) {
  return learns_after(f, UINT64_MAX);
}

bool fixes_would_learn(const fixes *f) {
  return learns_after(f, f->check->unchecked->hard - f->hard);
}

bool fixes_learn(fixes *f, bool is_left) {
  const world *c = f->check;
  if (f->gives_up)
    return false;
  if (f->learnt && unlearn(f))
    return true;
  uint64_t hard = is_left ? UINT64_MAX : c->unchecked->hard - f->hard;
  if (!may_learn(f) || (hard < HARD_QUESTIONS && !c->limits->eager))
    return false;
  u32_vector numbers = {0};
  find_numbers(f, hard, &numbers);
  bool any = has_new(f, &numbers);
  uint32_t before = f->chosen.size;
  vec_each (const uint32_t, n, &numbers)
    if (!is_chosen(f, *n))
      choose(f, *n);
  f->again = false;
  vec_release(&numbers);
  if (!any)
    return false;
  evaluator_forget_indices(c->evaluator);
  if (!f->learnt) {
    f->kept = before;
    f->beyond = c->unchecked->beyond;
  }
  return f->learnt = true;
}
