/* One state of a path, executed: how the operation ended, its result, and every slot that
 * either side has written.
 *
 * Objects of the space correspond by their number, objects from the machine by theirs.
 * Objects that the operation made are paired when they are first met, in the same place
 * on both sides, and then all their slots are compared. Not compared is what the
 * evaluator does not claim to know: what a Throwable knows of its stack, for one.
 *
 * The machine stands where the operation ended while this looks at it. So nothing may be
 * taken over from it now: slots that the evaluator has not read are left alone. */
#include "path/replay.h"

#include "check/subject_names.h"
#include "judge/judge_run.h"
#include "symbolic/sentinel.h"
#include "world/elements.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

/* The same object, of the evaluator and of the machine. */
typedef struct object_pair {
  sym_id here;
  object_id there;
} object_pair;

typedef struct comparison {
  search *s;
  world *c;
  judge *judge;
  const path_claim *claim;
  const candidate *state; /* and as a model */
  evaluation *model;
  map made;                     /* new object of the evaluator -> of the machine, */
  map made_of;                  /* and back */
  vector(object_pair) to_check; /* such pairs */
  map compared;                 /* slots from before the path: 1 */
  char *difference;             /* the first; NULL: none so far */
  bool ended;                   /* the operation has */
} comparison;

static machine *machine_of(const comparison *x) {
  return judge_machine(x->judge);
}

/* --- Values ------------------------------------------------------------------- */

static int64_t number_in(const comparison *x, sym v) {
  sym_state *s = &x->c->state;
  if (number_is_bits(v))
    return bits_evaluate(&s->bits, x->model, v);
  if (number_is_sentinel(v)) {
    const sentinel *kept = sentinel_get(&s->numbers, v);
    return number_in(x,
                     evaluation_get(x->model, kept->when) ? kept->constant : kept->other);
  }
  const sum *all = &s->numbers.sums.data[v & ~NUMBER_SUM].sum; /* and stays a sum */
  uint64_t total = (uint64_t)all->constant;
  for (uint32_t k = 0; k < all->summands.size; k++)
    if (evaluation_get(x->model, all->summands.data[k].guard))
      total += (uint64_t)all->summands.data[k].coefficient;
  return all->width == BITS_INT ? (int32_t)total : (int64_t)total;
}

static sym_id object_in(const comparison *x, sym v) {
  world *c = x->c;
  const refs *r = &c->state.refs;
  if (!ref_is_awaited(r, v))
    return ref_evaluate(r, x->model, v);
  space_slot_id slot = {ref_awaited_tag(r, v)}; /* and stays awaited */
  slot = elements_held(c, slot, x->state->choices);
  const domain *d = &space_get_slot(c->space, slot)->domain;
  return world_object(c, d->objects[x->state->choices[slot.index]]);
}

static bool is_class(const ir_class *c, const char *name) {
  return !strcmp(c->name->text, name);
}

/* Met for the first time, or in the same place as before: its slots are compared. */
static bool is_pair_met(comparison *x, sym_id object, object_id id) {
  uint64_t *known = map_get(&x->made, object.index), *back = map_get(&x->made_of, id);
  if (known || back)
    return known && back && *known == id;
  map_put(&x->made, object.index, id);
  map_put(&x->made_of, id, object.index);
  vec_push(&x->to_check, ((object_pair){object, id}));
  return true;
}

/* Of a machine's object that is the copy of another: what has nothing that can change is
 * its own copy here. */
static bool is_copy(comparison *x, sym_id object, object_id id, object_id original) {
  const world *c = x->c;
  space_id of_space = judge_space_object(x->judge, original);
  assert(c->copies && "operations that see copies have them");
  if (space_is_null(of_space) || sym_is_null(c->copies[of_space.index]))
    return !space_is_null(of_space) && sym_same(world_object(c, of_space), object);
  return sym_same(c->copies[of_space.index], object) && is_pair_met(x, object, id);
}

/* Whether what is behind a reference is the same on both sides, as far as is known. */
static bool same_object(comparison *x, sym_id object, object_id id) {
  assert(object.index < x->c->state.objects.size);
  const world *c = x->c;
  if (sym_is_null(object) || !id)
    return sym_is_null(object) && !id;
  const sym_object *o = sym_get_object(&c->state, object);
  const struct object *there = machine_object(machine_of(x), id);
  space_id of_space = judge_space_object(x->judge, id);
  if (!space_is_null(of_space))
    return sym_same(world_object(c, of_space), object);
  if (o->class != there->class)
    return false;
  if (o->imported == id || o->opaque)
    return true;
  object_id original = judge_original(x->judge, id);
  if (original != id)
    return is_copy(x, object, id, original);
  bool is_new = object.index >= evaluator_path_start(c->evaluator).objects &&
                id >= machine_of(x)->heap.floor;
  return (is_new || map_get(&x->made, object.index)) &&
         (!o->class->is_array || o->length == there->length) &&
         is_pair_met(x, object, id);
}

static bool same_real(ir_storage storage, int64_t bits, value v) {
  value here = {.l = bits};
  if (storage == STORE_F32)
    return here.i == v.i || (here.f != here.f && v.f != v.f);
  return here.l == v.l || (here.d != here.d && v.d != v.d);
}

static bool same_value(comparison *x, ir_storage storage, sym here, value there) {
  switch (ir_storage_type(storage)) {
  case IR_REF: return same_object(x, object_in(x, here), there.ref);
  case IR_I64: return number_in(x, here) == there.l;
  case IR_F32:
  case IR_F64: return same_real(storage, number_in(x, here), there);
  default: return (int32_t)number_in(x, here) == there.i;
  }
}

/* --- What is different, in words ----------------------------------------------- */

static char *object_text(const comparison *x, sym_id object) {
  assert(object.index < x->c->state.objects.size);
  const world *c = x->c;
  arena a;
  arena_init(&a);
  char *text = NULL;
  space_id of_space = world_space_object(c, object);
  if (!space_is_null(of_space))
    text = memory_copy_text(space_object_text(&a, space_get(c->space, of_space)));
  if (!text)
    text = !sym_is_null(object)
               ? memory_print("a new %s",
                              class_text(&a, sym_get_object(&c->state, object)->class))
               : memory_copy_text("null");
  arena_release(&a);
  return text;
}

static char *value_text(const comparison *x, ir_storage storage, sym v) {
  return storage == STORE_REF ? object_text(x, object_in(x, v))
                              : memory_print("%" PRId64, number_in(x, v));
}

static char *machine_text(const comparison *x, ir_storage storage, value v) {
  int64_t number = ir_storage_type(storage) == IR_I64 ? v.l : v.i;
  return storage == STORE_REF ? judge_object_text(x->judge, v.ref)
                              : memory_print("%" PRId64, number);
}

/* Takes `what`. */
static void differ(comparison *x, char *what, char *here, char *there) {
  if (!x->difference)
    x->difference =
        memory_print("%s: the path says %s, its execution %s", what, here, there);
  memory_free(what);
  memory_free(here);
  memory_free(there);
}

/* --- Slots ---------------------------------------------------------------------- */

static value machine_slot(const comparison *x, object_id id, uint32_t index) {
  const object *o = machine_object(machine_of(x), id);
  return o->class->is_array ? heap_element(o, o->class->element, index) : o->slots[index];
}

/* What a Throwable has of its own is made in other ways; so is a hash code that a text
 * remembers, and what a class remembers of its members. */
static bool is_claimed(const sym_object *o, uint32_t index) {
  if (o->opaque || o->class->is_array)
    return !o->opaque;
  const ir_field *f = o->class->slots[index];
  return !is_class(f->owner, "java/lang/Throwable") &&
         !is_class(f->owner, "java/lang/Class") &&
         !(is_class(f->owner, "java/lang/String") && !strncmp(f->name->text, "hash", 4));
}

static void compare_slot(comparison *x, sym_id object, object_id id, uint32_t index) {
  assert(index < sym_get_object(&x->c->state, object)->length);
  assert(object.index < x->c->state.objects.size);
  const sym_object *o = sym_get_object(&x->c->state, object);
  sym here = sym_peek(&x->c->state, sym_slot_after(o->first_slot, index));
  if (x->difference || !is_claimed(o, index) || !here)
    return;
  ir_storage storage = sym_slot_storage(o, index);
  value there = machine_slot(x, id, index);
  if (same_value(x, storage, here, there))
    return;
  char *holder = object_text(x, object);
  char *what = o->class->is_array
                   ? memory_print("element %u of %s", index, holder)
                   : memory_print("%s.%s", holder, o->class->slots[index]->name->text);
  differ(x, what, value_text(x, storage, here), machine_text(x, storage, there));
  memory_free(holder);
}

/* A slot from before the path. It may have been written often, by both: what it holds in
 * the end is compared once. */
static void compare_written(comparison *x, sym_id object, object_id id, uint32_t index) {
  sym_slot_id slot =
      sym_slot_after(sym_get_object(&x->c->state, object)->first_slot, index);
  uint64_t both = map_pair(slot.index, id);
  if (map_get(&x->compared, both))
    return;
  map_put(&x->compared, both, 1);
  compare_slot(x, object, id, index);
}

/* The machine's object for one that was there before the path; 0: it has none. */
static object_id there_before(const comparison *x, sym_id object) {
  assert(object.index < x->c->state.objects.size);
  const world *c = x->c;
  const sym_object *o = sym_get_object(&c->state, object);
  if (o->imported)
    return o->imported;
  space_id of_space = world_space_object(c, object);
  return !space_is_null(of_space) ? judge_object(x->judge, of_space) : 0;
}

static void compare_written_here(comparison *x) {
  const sym_state *s = &x->c->state;
  sym_position start = evaluator_path_start(x->c->evaluator);
  for (uint32_t k = start.journal; k < s->journal.size && !x->difference; k++) {
    sym_slot_id slot = s->journal.data[k].slot;
    if (slot.index >= start.values)
      continue; /* of a new object */
    sym_id object = sym_slot_owner(s, slot);
    object_id id = there_before(x, object);
    if (id &&
        !elements_is_other(x->c, world_space_object(x->c, object), x->state->choices))
      compare_written(x, object, id, sym_slot_place(sym_get_object(s, object), slot));
  }
}

static void compare_written_there(comparison *x) {
  const heap *h = &machine_of(x)->heap;
  for (uint32_t k = 0; k < h->journal.size && !x->difference; k++) {
    journal_entry e = h->journal.data[k];
    space_id of_space = judge_space_object(x->judge, e.object);
    uint64_t *taken = map_get(&x->c->state.imported, e.object);
    if (!space_is_null(of_space) || taken)
      compare_written(x,
                      !space_is_null(of_space) ? world_object(x->c, of_space)
                                               : (sym_id){(uint32_t)*taken},
                      e.object, e.index);
  }
}

static void compare_made(comparison *x) {
  for (uint32_t k = 0; k < x->to_check.size && !x->difference; k++) {
    object_pair pair = x->to_check.data[k];
    uint32_t length = sym_get_object(&x->c->state, pair.here)->length;
    for (uint32_t i = 0; i < length && !x->difference; i++)
      compare_slot(x, pair.here, pair.there, i);
  }
}

/* --- The end -------------------------------------------------------------------- */

static char *ending_text(bool returned, const ir_class *thrown) {
  arena a;
  arena_init(&a);
  char *text = returned ? memory_copy_text("returns")
               : thrown ? memory_print("throws %s", class_text(&a, thrown))
                        : memory_copy_text("fails an assumption");
  arena_release(&a);
  return text;
}

static void compare_ending(comparison *x, const judge_ending *end) {
  const followed *run = &x->claim->run;
  const ir_class *here = run->kind == FOLLOWED_THROW
                             ? sym_get_object(&x->c->state, run->exception)->class
                             : NULL;
  const ir_class *there =
      end->thrown ? machine_object(machine_of(x), end->thrown)->class : NULL;
  bool returns = run->kind == FOLLOWED_RETURN;
  if (returns != end->returned || here != there)
    differ(x, memory_copy_text("the end"), ending_text(returns, here),
           ending_text(end->returned, there));
  else if (here)
    same_object(x, run->exception, end->thrown);
}

static void compare_result(comparison *x, const judge_ending *end) {
  ir_type type = x->s->op->method->result;
  ir_storage storage = type == IR_REF   ? STORE_REF
                       : type == IR_I64 ? STORE_I64
                       : type == IR_F32 ? STORE_F32
                       : type == IR_F64 ? STORE_F64
                                        : STORE_I32;
  if (x->difference || !end->returned || type == IR_VOID)
    return;
  if (!same_value(x, storage, x->claim->run.value, end->result))
    differ(x, memory_copy_text("the result"), value_text(x, storage, x->claim->run.value),
           machine_text(x, storage, end->result));
}

/* Of a pair both have run on the path; of a module the abstraction is none of the space.
 */
static bool is_pair(const comparison *x) {
  return x->s->op->other && x->c->subject->equivalence->property == 2;
}

static void begin(comparison *x) {
  map_clear(&x->made);
  map_clear(&x->made_of);
  map_clear(&x->compared);
  vec_clear(&x->to_check);
  memory_free(x->difference);
  x->difference = NULL;
}

static void look(void *context, judge *j, const judge_ending *end) {
  comparison *x = context;
  (void)j;
  x->ended = true;
  if (!x->claim->is_whole || (end->both && !is_pair(x)))
    return;
  begin(x);
  if (x->s->op->is_constructor)
    is_pair_met(x, x->c->main, end->self);
  if (!end->both)
    compare_ending(x, end);
  if (!is_pair(x) || end->both) {
    compare_result(x, end);
    compare_written_here(x);
    compare_written_there(x);
    compare_made(x);
  }
}

/* The state takes the path. */
static void compare_path(comparison *x) {
  vec_each (const literal, a, evaluator_path(x->c->evaluator))
    if (!evaluation_get(x->model, *a)) {
      differ(x, memory_copy_text("the state"), memory_copy_text("it is taken"),
             memory_copy_text("satisfies not all of it"));
      return;
    }
}

char *replay_compare(search *s, const path_claim *claim, const candidate *state,
                     judgment *out, bool *ended) {
  assert(state->operation == s->number);
  world *c = s->c;
  candidate_model model = {c, state};
  evaluation_begin(&c->replayed, c->formula, candidate_model_value, &model);
  comparison x = {.s = s,
                  .c = c,
                  .judge = c->judge,
                  .claim = claim,
                  .state = state,
                  .model = &c->replayed};
  judge_watch_endings(c->judge, look, &x);
  *out = judge_run(c->judge, state);
  judge_watch_endings(c->judge, NULL, NULL);
  judge_rest(c->judge); /* its machine is the evaluator's, too */
  if (claim->is_whole && !x.difference)
    compare_path(&x);
  map_release(&x.made);
  map_release(&x.made_of);
  map_release(&x.compared);
  vec_release(&x.to_check);
  *ended = x.ended;
  return x.difference;
}
