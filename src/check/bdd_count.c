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
#include "check/bdd_internal.h"
#include "check/subject_names.h"

#include <assert.h>

typedef struct counting {
  bdd_unchecked *u;
  sat_check *c;
  literal *reached;
  u32_vector scan; /* objects */
  literal *seen;   /* per pool object: by a slot scanned before */
} counting;

static const space_object *object_at(const counting *k, uint32_t o) {
  return &k->c->space->objects[o];
}

/* The pool object that the object is, or that holds it as an array; 0: none. */
static uint32_t pool_holder(const counting *k, uint32_t o) {
  while (object_at(k, o)->role == ROLE_ARRAY && object_at(k, o)->holder)
    o = object_at(k, o)->holder;
  return object_at(k, o)->role == ROLE_POOL ? o : 0;
}

static bool refers_to(const counting *k, uint32_t o, const ir_class *class) {
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
  for (uint32_t o = 1; o < k->c->space->object_count; o++) {
    uint32_t holder = pool_holder(k, o);
    if (holder && !scanned[holder] && object_at(k, holder)->class != class &&
        refers_to(k, o, class))
      return true;
  }
  return false;
}

static void scan_class(counting *k, bool *scanned, const ir_class *class) {
  for (uint32_t o = 1; o < k->c->space->object_count; o++) {
    if (pool_holder(k, o) != o || object_at(k, o)->class != class)
      continue;
    scanned[o] = true;
    for (uint32_t part = 1; part < k->c->space->object_count; part++)
      if (pool_holder(k, part) == o)
        vec_push(&k->scan, part);
  }
}

/* False: classes refer to each other in a circle. */
static bool order_scan(counting *k) {
  uint32_t count = k->c->space->object_count;
  bool *scanned = memory_new_array(bool, count), again = true, left = false;
  for (uint32_t o = 1; o < count; o++)
    if (!pool_holder(k, o))
      vec_push(&k->scan, o);
  while (again) {
    again = left = false;
    for (uint32_t o = 1; o < count && !again; o++) {
      if (pool_holder(k, o) != o || scanned[o])
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
  sat_check *c = k->c;
  if (slot->domain.kind == DOMAIN_INT)
    return bits_eq(&c->state.bits, value, sym_int(&c->state, slot->domain.low));
  return ref_is(&c->state.refs, value, c->objects[slot->domain.objects[0]]);
}

/* A pool object is met after the one before it of its class. */
static literal meets_in_order(counting *k, uint32_t object, const space_slot *slot,
                              sym value) {
  sat_check *c = k->c;
  literal good = LITERAL_TRUE;
  for (uint32_t v = slot->domain.count; v-- > 0;) { /* so that none has just been seen */
    uint32_t to = slot->domain.objects[v];
    if (object_at(k, to)->role != ROLE_POOL)
      continue;
    literal met = formula_and(c->formula, k->reached[object],
                              ref_is(&c->state.refs, value, c->objects[to]));
    assert(object_at(k, to)->number == 1 ||
           object_at(k, to - 1)->class == object_at(k, to)->class);
    if (object_at(k, to)->number > 1)
      good = formula_and(c->formula, good,
                         formula_implies(c->formula, met, k->seen[to - 1]));
    k->seen[to] = formula_or(c->formula, k->seen[to], met);
  }
  return good;
}

static bool restrict_slot(counting *k, bdd_set to, uint32_t object, uint32_t number) {
  const space_slot *slot = &k->c->space->slots[number];
  const uint32_t *first = k->c->variables.data + number;
  sym value = k->c->slots[number];
  bool is_open = first[0] != first[1]; /* it has more than one value */
  literal rest = !is_open ? LITERAL_TRUE
                          : formula_or(k->c->formula, k->reached[object],
                                       is_first_value(k, slot, value));
  literal named = slot->domain.kind == DOMAIN_REFERENCE
                      ? meets_in_order(k, object, slot, value)
                      : LITERAL_TRUE;
  return bdd_set_intersect_literal(k->u->manager, to, to, rest) &&
         bdd_set_intersect_literal(k->u->manager, to, to, named);
}

static bool restrict_all(counting *k, bdd_set to) {
  vec_each (uint32_t, o, &k->scan) {
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
  bdd_set_count(k->u->manager, of, count);
  mpz_tdiv_q_2exp(count, count, k->u->order.size - first);
}

bool bdd_count_states(bdd_unchecked *u, mpz_t count, char **why) {
  uint32_t objects = u->c->space->object_count;
  counting k = {.u = u, .c = u->c};
  k.reached = memory_new_array(literal, objects);
  k.seen = memory_new_array(literal, objects);
  k.reached[1] = LITERAL_TRUE;
  sat_reach(u->c, k.reached);
  bdd_set counted = bdd_set_new(u->manager);
  bdd_set_assign(u->manager, counted, u->valid);
  bool ordered = order_scan(&k), done = ordered && restrict_all(&k, counted);
  if (done)
    count_members(&k, counted, count);
  else
    *why = memory_copy_text(ordered ? "the decision diagrams grew too large"
                                    : "objects of several classes outside the tree "
                                      "refer to each other");
  bdd_set_delete(u->manager, counted);
  vec_release(&k.scan);
  memory_free(k.reached);
  memory_free(k.seen);
  return done;
}

static void set_result(check_result *r, mpz_t number) {
  r->count_text = mpz_get_str(NULL, 10, number);
  r->counted = true;
  r->valid_states = mpz_fits_ulong_p(number) ? mpz_get_ui(number) : UINT64_MAX;
  r->note = memory_print("%s valid states", r->count_text);
}

bool bdd_count(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  char *why = NULL;
  mpz_t number;
  mpz_init(number);
  bool done = base->is_possible(base) != SAT_UNKNOWN && bdd_count_states(u, number, &why);
  if (done)
    set_result(u->c->result, number);
  memory_free(why);
  mpz_clear(number);
  return done;
}

/* The diagram that is left when ghost fields, which the others determine, are forgotten:
 * what 001 Figure 21 measures. */
static void measure(bdd_unchecked *u) {
  u32_vector ghosts = {0};
  const space *s = u->c->space;
  for (uint32_t k = 0; k < s->slot_count; k++)
    if (s->slots[k].field && field_annotation(s->slots[k].field, "Lglassbox/Ghost;"))
      for (uint32_t v = u->c->variables.data[k]; v < u->c->variables.data[k + 1]; v++)
        vec_push(&ghosts, v);
  if (bdd_set_exists(u->manager, u->candidates, u->valid, ghosts.data, ghosts.size))
    u->c->result->costs.diagram_valid = bdd_set_size(u->manager, u->candidates);
  vec_release(&ghosts);
}

static void count(sat_check *c) {
  bdd_unchecked *u = (bdd_unchecked *)c->unchecked;
  mpz_t number;
  mpz_init(number);
  if (u->base.is_possible(&u->base) == SAT_UNKNOWN)
    c->result->reason = memory_copy_text("the decision diagrams grew too large");
  else if (bdd_count_states(u, number, &c->result->reason))
    set_result(c->result, number);
  if (c->result->counted)
    measure(u);
  mpz_clear(number);
}

void check_count(space *sp, const check_limits *limits, check_result *result,
                 diag_sink *sink) {
  sat_check c = {.space = sp,
                 .subject = sp->subject,
                 .limits = limits,
                 .result = result,
                 .unchecked_new = bdd_unchecked_new,
                 .sink = sink};
  c.judge = judge_new(sp, limits, sink);
  if (!c.judge) {
    result->reason = memory_copy_text("the class cannot be executed");
    return;
  }
  if (sat_check_open(&c, false))
    count(&c);
  sat_check_close(&c);
  judge_delete(c.judge);
}
