/* The exact number of valid states (001 Figure 21).
 *
 * The diagram of the valid states leaves open what is not reachable, and has every state
 * once for each way to name its pool objects. To count states, one of each kind is
 * singled out: slots of objects that are not reachable hold their first value, and pool
 * objects of a class are numbered in the order in which a scan of all slots meets them.
 *
 * The scan goes over objects that have names of their own, then over pool objects by
 * class and number. It meets every pool object in the order of the numbers of exactly one
 * naming: the number of an object is settled before its own slots are scanned. That needs
 * classes in an order in which none refers to an earlier one; where classes of the pool
 * refer to each other in a circle, the number is not known. */
#include "check/subject_names.h"
#include "choose/bdd_internal.h"

#include <assert.h>
#include <stdlib.h>

typedef struct counting {
  world *c;
  bdd_manager *manager;
  u32_vector order;   /* all variables of the state and the arguments, top first */
  uint32_t *position; /* of a variable, in the order */
  bdd_set valid;
  literal *reached;
  space_id_vector scan;
  literal *seen; /* per pool object: by a slot scanned before */
} counting;

static const space_object *object_at(const counting *k, space_id o) {
  return space_get(k->c->space, o);
}

/* The pool object that the object is, or that holds it as an array; null: none. */
static space_id pool_holder(const counting *k, space_id o) {
  assert(o.index < k->c->space->object_count);
  while (object_at(k, o)->role == ROLE_ARRAY && !space_is_null(object_at(k, o)->holder))
    o = object_at(k, o)->holder;
  return object_at(k, o)->role == ROLE_POOL ? o : SPACE_NULL;
}

static bool refers_to(const counting *k, space_id o, const ir_class *class) {
  const space_slot *slots = k->c->space->slots;
  const space_object *from = object_at(k, o);
  for (uint32_t i = from->first_slot; i < from->first_slot + from->slot_count; i++)
    for (uint32_t v = 0;
         slots[i].domain.kind == DOMAIN_REFERENCE && v < slots[i].domain.count; v++) {
      const space_object *to = object_at(k, slots[i].domain.objects[v]);
      if (to->role == ROLE_POOL && to->class == class)
        return true;
    }
  return false;
}

/* Whether an object that is not in the scan yet, of another class, refers to the class.
 */
static bool is_awaited(const counting *k, const bool *scanned, const ir_class *class) {
  for (space_id o = {1}; o.index < k->c->space->object_count; o.index++) {
    space_id holder = pool_holder(k, o);
    if (!space_is_null(holder) && !scanned[holder.index] &&
        object_at(k, holder)->class != class && refers_to(k, o, class))
      return true;
  }
  return false;
}

static void scan_class(counting *k, bool *scanned, const ir_class *class) {
  for (space_id o = {1}; o.index < k->c->space->object_count; o.index++) {
    if (!space_same(pool_holder(k, o), o) || object_at(k, o)->class != class)
      continue;
    scanned[o.index] = true;
    for (space_id part = {1}; part.index < k->c->space->object_count; part.index++)
      if (space_same(pool_holder(k, part), o))
        vec_push(&k->scan, part);
  }
}

/* False: classes refer to each other in a circle. */
static bool order_scan(counting *k) {
  uint32_t count = k->c->space->object_count;
  bool *scanned = memory_new_array(bool, count), again = true, left = false;
  for (space_id o = {1}; o.index < count; o.index++)
    if (space_is_null(pool_holder(k, o)))
      vec_push(&k->scan, o);
  while (again) {
    again = left = false;
    for (space_id o = {1}; o.index < count && !again; o.index++) {
      if (!space_same(pool_holder(k, o), o) || scanned[o.index])
        continue;
      left = true;
      again = !is_awaited(k, scanned, object_at(k, o)->class);
      if (again)
        scan_class(k, scanned, object_at(k, o)->class);
    }
  }
  memory_free(scanned);
  return !left;
}

static literal is_first_value(counting *k, const space_slot *slot, sym value) {
  return world_has_choice(k->c, &slot->domain, value, 0);
}

/* A pool object is met after the one before it of its class. */
static literal meets_in_order(counting *k, space_id object, const space_slot *slot,
                              sym value) {
  world *c = k->c;
  literal good = LITERAL_TRUE;
  for (uint32_t v = slot->domain.count; v-- > 0;) { /* so that none has just been seen */
    space_id to = slot->domain.objects[v];
    if (object_at(k, to)->role != ROLE_POOL)
      continue;
    literal met = formula_and(c->formula, k->reached[object.index],
                              ref_is(&c->state.refs, value, world_object(c, to)));
    space_id before = {to.index - 1};
    assert(object_at(k, to)->number == 1 ||
           object_at(k, before)->class == object_at(k, to)->class);
    if (object_at(k, to)->number > 1)
      good = formula_and(c->formula, good,
                         formula_implies(c->formula, met, k->seen[before.index]));
    k->seen[to.index] = formula_or(c->formula, k->seen[to.index], met);
  }
  return good;
}

static bool restrict_slot(counting *k, bdd_set to, space_id object, uint32_t number) {
  assert(number < k->c->space->slot_count);
  assert(object.index < k->c->space->object_count);
  const space_slot *slot = &k->c->space->slots[number];
  const uint32_t *first = k->c->variables.data + number;
  sym value = k->c->slots[number];
  bool is_open = first[0] != first[1]; /* it has more than one value */
  literal rest = !is_open ? LITERAL_TRUE
                          : formula_or(k->c->formula, k->reached[object.index],
                                       is_first_value(k, slot, value));
  literal named = slot->domain.kind == DOMAIN_REFERENCE
                      ? meets_in_order(k, object, slot, value)
                      : LITERAL_TRUE;
  return bdd_set_intersect_literal(k->manager, to, to, rest) &&
         bdd_set_intersect_literal(k->manager, to, to, named);
}

static bool restrict_all(counting *k, bdd_set to) {
  vec_each (const space_id, o, &k->scan) {
    const space_object *object = object_at(k, *o);
    for (uint32_t i = 0; i < object->slot_count; i++)
      if (!restrict_slot(k, to, *o, object->first_slot + i))
        return false;
  }
  return true;
}

/* All variables are counted; those of arguments are free. */
static void count_members(counting *k, bdd_set of, mpz_t count) {
  uint32_t first = k->c->variables.data[k->c->space->slot_count];
  bdd_set_count(k->manager, of, count);
  mpz_tdiv_q_2exp(count, count, k->order.size - first);
}

static bool count_valid(counting *k, mpz_t count, char **why) {
  uint32_t objects = k->c->space->object_count;
  k->reached = memory_new_array(literal, objects);
  k->seen = memory_new_array(literal, objects);
  k->reached[1] = LITERAL_TRUE;
  world_reach(k->c, k->reached);
  bdd_set counted = bdd_set_new(k->manager);
  bdd_set_assign(k->manager, counted, k->valid);
  bool ordered = order_scan(k), done = ordered && restrict_all(k, counted);
  if (done)
    count_members(k, counted, count);
  else
    *why = memory_copy_text(ordered ? "the decision diagrams grew too large"
                                    : "objects of several classes outside the tree "
                                      "refer to each other");
  bdd_set_delete(k->manager, counted);
  vec_release(&k->scan);
  memory_free(k->reached);
  memory_free(k->seen);
  return done;
}

/* The valid states, exactly. */

typedef struct constraint {
  literal holds;
  uint32_t top; /* position of its first variable */
} constraint;

static uint32_t top_of(const counting *k, literal a) {
  assert(formula_has(k->c->formula, a));
  u32_vector support = {0};
  uint32_t top = k->order.size;
  formula_support(k->c->formula, &a, 1, &support);
  vec_each (uint32_t, node, &support) {
    uint32_t at = k->position[formula_variable_number(k->c->formula, *node)];
    top = at < top ? at : top;
  }
  vec_release(&support);
  return top;
}

static int compare_tops(const void *a, const void *b) {
  const constraint *x = a, *y = b;
  return (x->top < y->top) - (x->top > y->top);
}

/* What stands lowest in the diagram comes first: what comes later is put on top of it,
 * and copies little. */
static bool make_valid(counting *k, const literal_vector *learnt) {
  literal_vector parts = {0};
  bool ok = true;
  vec_each (literal, a, learnt)
    formula_conjuncts(k->c->formula, *a, &parts);
  constraint *all = memory_new_array(constraint, parts.size + 1);
  for (uint32_t i = 0; i < parts.size; i++)
    all[i] = (constraint){parts.data[i], top_of(k, parts.data[i])};
  qsort(all, parts.size, sizeof *all, compare_tops);
  k->valid = bdd_set_new(k->manager);
  bdd_set_assign_all(k->manager, k->valid);
  for (uint32_t i = 0; ok && i < parts.size; i++)
    ok = bdd_set_intersect_literal(k->manager, k->valid, k->valid, all[i].holds);
  memory_free(all);
  vec_release(&parts);
  return ok;
}

static void make_order(counting *k) {
  const u32_vector *variables = &k->c->variables;
  u32_vector sequence = {0};
  bdd_order(k->c, false, &sequence);
  k->position = memory_new_array(uint32_t, variables->data[variables->size - 1] + 1);
  vec_each (uint32_t, slot, &sequence)
    for (uint32_t v = variables->data[*slot + 1]; v-- > variables->data[*slot];) {
      k->position[v] = k->order.size;
      vec_push(&k->order, v);
    }
  vec_release(&sequence);
}

static bool open_counting(counting *k, world *c, const literal_vector *learnt) {
  *k = (counting){.c = c};
  make_order(k);
  k->manager =
      bdd_manager_new(c->formula, k->order.data, k->order.size, bdd_most_nodes());
  if (!k->manager)
    return false;
  bdd_manager_set_stop(k->manager, bdd_is_over, c);
  return make_valid(k, learnt);
}

static void close_counting(counting *k) {
  bdd_manager_delete(k->manager);
  vec_release(&k->order);
  memory_free(k->position);
}

static void set_result(check_result *r, mpz_t number) {
  r->count_text = mpz_get_str(NULL, 10, number);
  r->counted = true;
  r->valid_states = mpz_fits_ulong_p(number) ? mpz_get_ui(number) : UINT64_MAX;
  r->note = memory_print("%s valid states", r->count_text);
}

bool bdd_count(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  counting k;
  char *why = NULL;
  mpz_t number;
  mpz_init(number);
  assert(!u->opened && "there can be one manager at a time");
  bool done = open_counting(&k, u->c, &u->learnt) && count_valid(&k, number, &why);
  if (done)
    set_result(u->c->result, number);
  close_counting(&k);
  memory_free(why);
  mpz_clear(number);
  return done;
}

/* The diagram that is left when ghost fields, which the others determine, are forgotten:
 * what 001 Figure 21 measures. */
static void measure(counting *k) {
  u32_vector ghosts = {0};
  const space *s = k->c->space;
  bdd_set rest = bdd_set_new(k->manager);
  for (uint32_t i = 0; i < s->slot_count; i++)
    if (s->slots[i].field && field_annotation(s->slots[i].field, "Lglassbox/Ghost;"))
      for (uint32_t v = k->c->variables.data[i]; v < k->c->variables.data[i + 1]; v++)
        vec_push(&ghosts, v);
  if (bdd_set_exists(k->manager, rest, k->valid, ghosts.data, ghosts.size))
    k->c->result->costs.diagram_valid = bdd_set_size(k->manager, rest);
  vec_release(&ghosts);
}

void bdd_count_states(world *c) {
  counting k;
  mpz_t number;
  mpz_init(number);
  if (!open_counting(&k, c, &((bdd_unchecked *)c->unchecked)->learnt))
    c->result->reason = memory_copy_text("the decision diagrams grew too large");
  else if (count_valid(&k, number, &c->result->reason))
    set_result(c->result, number);
  if (c->result->counted)
    measure(&k);
  if (k.manager)
    c->result->costs.diagram_nodes += bdd_manager_made(k.manager);
  close_counting(&k);
  mpz_clear(number);
}
