/* The search space as a symbolic state: every slot of every object gets a value over
 * fresh variables. Integers are coded in binary; a reference with n alternatives takes
 * log n variables, which index into them. */
#include "symbolic/boxes.h"

#include "formula/reals.h"
#include "symbolic/alike.h"
#include "symbolic/imported.h"
#include "symbolic/select.h"
#include "world/elements.h"
#include "world/numbering.h"
#include "world/older.h"

#include <assert.h>
#include <string.h>

enum { MOST_AT_ONCE = 4 }; /* alternatives that are not waited with */

static sym fresh_int(world *c, const domain *d, literal_vector *bounds) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  bits_context *b = &c->state.bits;
  uint32_t count = 0;
  bool is_signed = d->low < 0;
  if (is_signed)
    while (count < 63 &&
           (d->low < -((int64_t)1 << count) || d->high >= (int64_t)1 << count))
      count++;
  else
    while (count < 63 && d->high >= (int64_t)1 << count)
      count++;
  sym v = bits_variable(b, is_signed ? count + 1 : count, is_signed);
  literal above = bits_le(b, bits_constant(b, d->low), v);
  literal below = bits_le(b, v, bits_constant(b, d->high));
  vec_push(bounds, above);
  vec_push(bounds, below);
  return v;
}

static uint32_t fresh_code(world *c, const domain *d, literal code[32]) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  uint32_t bits = 0;
  while ((uint64_t)1 << bits < d->count)
    code[bits++] = formula_variable(c->formula);
  return bits;
}

/* The alternatives of the reference with this code, atoms all of them. */
static void decode(world *c, const domain *d, const literal *code, uint32_t bits,
                   ref_entry *e) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  literal *guards = memory_new_array(literal, d->count);
  formula_minterms(c->formula, code, bits, d->count, guards);
  for (uint32_t k = 0; k < d->count; k++)
    e[k] = (ref_entry){world_object(c, d->objects[k]), sym_atom(&c->state, guards[k])};
  memory_free(guards);
}

/* One of the alternatives holds. */
static literal is_any(world *c, const ref_entry *e, uint32_t count) {
  literal *guards = memory_new_array(literal, count);
  for (uint32_t k = 0; k < count; k++)
    guards[k] = e[k].guard;
  literal any = formula_or_all(c->formula, guards, count);
  memory_free(guards);
  return any;
}

/* What is read through it may be a choice. */
static void offer(world *c, const domain *d, sym v, const literal code[32],
                  uint32_t bits) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  if (!c->selects)
    return;
  sym_id *objects = memory_new_array(sym_id, d->count);
  for (uint32_t k = 0; k < d->count; k++)
    objects[k] = world_object(c, d->objects[k]);
  if (selects_offer(&c->state, v, code, bits, objects, d->count))
    node_marks_add(&c->state.whole, literal_node(ref_is(&c->state.refs, v, SYM_NULL)));
  memory_free(objects);
}

static sym fresh_reference(world *c, const domain *d, literal_vector *bounds) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  literal code[32];
  uint32_t bits = fresh_code(c, d, code);
  ref_entry *e = memory_new_array(ref_entry, d->count);
  decode(c, d, code, bits, e);
  if (d->count != (uint32_t)1 << bits)
    vec_push(bounds, is_any(c, e, d->count));
  sym v = ref_mk(&c->state.refs, e, d->count);
  memory_free(e);
  offer(c, d, v, code, bits);
  return v;
}

/* Values that most operations only carry about: null and pool objects without fields. A
 * slot of these gets its variables at once, but its alternatives when they are looked at:
 * of n slots with n values each, that is nearly all. */
static bool can_wait(const domain *d) {
  uint32_t allowed = 1u << ROLE_NULL | 1u << ROLE_POOL;
  return d->kind == DOMAIN_REFERENCE && d->count > MOST_AT_ONCE &&
         !(d->roles & ~allowed) && !d->has_fields;
}

/* The code is one of `count`. */
static literal is_below(formula *f, const literal *code, uint32_t bits, uint32_t count) {
  literal fits = LITERAL_TRUE;
  for (uint32_t b = 0; b < bits; b++)
    fits = (count - 1) >> b & 1 ? formula_or(f, literal_not(code[b]), fits)
                                : formula_and(f, literal_not(code[b]), fits);
  return fits;
}

static sym await(world *c, space_slot_id slot) {
  literal code[32];
  const domain *d = &space_get_slot(c->space, slot)->domain;
  uint32_t bits = fresh_code(c, d, code);
  sym v = ref_await(&c->state.refs, slot.index, d->count);
  vec_push(&c->bounds, is_below(c->formula, code, bits, d->count));
  map_put(&c->awaited, *vec_last(&c->bounds), v);
  return v;
}

static literal code_bit(const world *c, space_slot_id slot, uint32_t bit) {
  assert(slot.index < c->space->slot_count);
  return formula_variable_node(c->formula, c->variables.data[slot.index] + bit) << 1;
}

/* How many variables its code has. */
static uint32_t code_length(const world *c, space_slot_id slot) {
  return c->variables.data[slot.index + 1] - c->variables.data[slot.index];
}

static void fill(void *context, uint32_t tag, ref_entry *e) {
  world *c = context;
  literal code[32];
  space_slot_id slot = {tag};
  uint32_t bits = code_length(c, slot);
  for (uint32_t b = 0; b < bits; b++)
    code[b] = code_bit(c, slot, b);
  decode(c, &space_get_slot(c->space, slot)->domain, code, bits, e);
}

uint32_t world_slot_choice(world *c, space_slot_id slot, evaluation *model) {
  slot = elements_first(c, slot);
  const domain *all = &space_get_slot(c->space, slot)->domain;
  const domain *d = numbering_domain(c, slot);
  uint32_t choice = 0, bits = code_length(c, slot);
  bool is_index = d->kind == DOMAIN_REFERENCE && !domain_has(d, ROLE_VALUE);
  if (!is_index || !bits) /* a number, or determined */
    return world_choice(c, all, world_initial(c, slot), model);
  const uint32_t first = c->variables.data[slot.index];
  for (uint32_t b = 0; b < bits; b++) /* each is asked for once: no need to remember it */
    choice |= (uint32_t)model->value_of(model->context, first + b) << b;
  if (choice >= d->count)
    choice = 0;
  if (d == all)
    return choice;
  uint32_t at = choice; /* of those that are left out none comes behind */
  while (!space_same(all->objects[at], d->objects[choice]))
    at++;
  return at;
}

bool world_is_box_range(const world *c, const domain *d, domain *numbers) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  uint32_t first = !space_is_null(d->objects[0]) ? 0 : 1;
  const space_object *o = space_get(c->space, d->objects[first < d->count ? first : 0]);
  *numbers = (domain){.kind = DOMAIN_INT, .low = o->value, .count = d->count - first};
  numbers->high = o->value + (int64_t)numbers->count - 1;
  for (uint32_t k = first; k < d->count; k++) {
    const space_object *box = space_get(c->space, d->objects[k]);
    if (!map_get(&c->state.boxes, world_object(c, d->objects[k]).index) ||
        box->class != o->class || box->value != numbers->low + (k - first))
      return false;
  }
  return numbers->count > 1;
}

/* Null has one code as well: the least number stands beside it. */
static sym fresh_box(world *c, const domain *d, const domain *numbers,
                     literal_vector *bounds) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  formula *f = c->formula;
  uint32_t first = d->count - numbers->count;
  literal null = first ? formula_variable(f) : LITERAL_FALSE;
  sym number = fresh_int(c, numbers, bounds);
  literal least = bits_eq(&c->state.bits, number, sym_int(&c->state, numbers->low));
  if (first)
    vec_push(bounds, formula_implies(f, null, least));
  ref_entry *e = memory_new_array(ref_entry, d->count);
  e[0] = (ref_entry){SYM_NULL, null};
  for (uint32_t k = first; k < d->count; k++) {
    sym value = sym_int(&c->state, numbers->low + (k - first));
    literal is = sym_atom(&c->state, bits_eq(&c->state.bits, number, value));
    e[k] = (ref_entry){world_object(c, d->objects[k]),
                       formula_and(f, literal_not(null), is)};
  }
  sym v = ref_mk(&c->state.refs, e, d->count);
  boxes_note(&c->state, v, number);
  memory_free(e);
  return v;
}

/* Any number, and of those that are none Java's own. */
static sym fresh_open_real(world *c, const domain *d, literal_vector *bounds) {
  bits_context *b = &c->state.bits;
  const real_format *format = d->storage == STORE_F32 ? &REAL_FLOAT : &REAL_DOUBLE;
  sym v = bits_variable(b, format->exponent + format->precision, true);
  int64_t nan = d->storage == STORE_F32 ? 0x7fc00000 : 0x7ff8000000000000;
  literal is_nan = bits_eq(b, reals_compare(b, format, v, v, 2), bits_constant(b, 2));
  literal usual = bits_eq(b, v, bits_constant(b, nan));
  vec_push(bounds, formula_implies(c->formula, is_nan, usual));
  return v;
}

/* One of the listed numbers, as its bits. */
static sym fresh_real(world *c, const domain *d, literal_vector *bounds) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  if (d->open)
    return fresh_open_real(c, d, bounds);
  literal code[32], *guards = memory_new_array(literal, d->count);
  uint32_t bits = fresh_code(c, d, code);
  formula_minterms(c->formula, code, bits, d->count, guards);
  if (d->count != (uint32_t)1 << bits)
    vec_push(bounds, formula_or_all(c->formula, guards, d->count));
  ir_type type = d->storage == STORE_F32 ? IR_I32 : IR_I64;
  sym v = sym_int(&c->state, d->bits[0]);
  for (uint32_t k = 1; k < d->count; k++)
    v = sym_ite(&c->state, type, guards[k], sym_int(&c->state, d->bits[k]), v);
  memory_free(guards);
  return v;
}

sym world_fresh_value(world *c, const domain *d, literal_vector *bounds) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  domain numbers;
  assert(d->count && "every domain has a value");
  switch (d->kind) {
  case DOMAIN_REAL: return fresh_real(c, d, bounds);
  case DOMAIN_INT:
    return d->count == 1 ? sym_int(&c->state, d->low) : fresh_int(c, d, bounds);
  default:
    if (d->count == 1)
      return sym_ref(&c->state, world_object(c, d->objects[0]));
    return world_is_box_range(c, d, &numbers) ? fresh_box(c, d, &numbers, bounds)
                                              : fresh_reference(c, d, bounds);
  }
}

uint32_t world_choice(world *c, const domain *d, sym v, evaluation *model) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  if (d->kind == DOMAIN_REAL) {
    int64_t bits = sym_evaluate(&c->state, model, v);
    return domain_real_index(d, bits);
  }
  if (d->kind == DOMAIN_INT) {
    int64_t value = sym_evaluate(&c->state, model, v);
    if (value < d->low) /* a slot that nothing constrains */
      value = d->low;
    return value > d->high ? 0 : (uint32_t)(value - d->low);
  }
  sym_id object = ref_evaluate(&c->state.refs, model, v);
  for (uint32_t k = 0; k < d->count; k++)
    if (sym_same(world_object(c, d->objects[k]), object))
      return k;
  return 0;
}

literal world_has_choice(world *c, const domain *d, sym v, uint32_t choice) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  if (d->kind == DOMAIN_REFERENCE)
    return ref_is(&c->state.refs, v, world_object(c, d->objects[choice]));
  int64_t bits = d->kind == DOMAIN_REAL ? domain_real(d, choice) : d->low + choice;
  return number_eq(&c->state.numbers, v, sym_int(&c->state, bits));
}

/* Objects without slots of their own in the space (texts, enum constants) are what the
 * judge's machine has for them. */
static sym_id make_object(world *c, const space_object *o, space_id number) {
  if (space_is_null(number))
    return SYM_NULL;
  if (o->role == ROLE_CONSTANT || o->role == ROLE_VALUE)
    return sym_import(&c->state, judge_object(c->judge, number));
  sym_id made = o->class->is_array ? sym_new_array(&c->state, o->class, o->slot_count)
                                   : sym_new_object(&c->state, o->class);
  sym_get_object(&c->state, made)->settled = o->settled;
  return made;
}

/* What the main object inherits from the library is of one object of it. */
static void tie_slots(world *c) {
  const space *s = c->space;
  literal_vector any = {0};
  for (uint32_t t = 0; t < s->tied_count; t++) {
    literal all = LITERAL_TRUE;
    for (uint32_t i = 0; i < s->tied_slots; i++) {
      uint32_t k = s->objects[1].first_slot + i;
      literal is = world_has_choice(c, &s->slots[k].domain, c->slots[k],
                                    s->tied[t * s->tied_slots + i]);
      all = formula_and(c->formula, all, is);
    }
    vec_push(&any, all);
  }
  if (s->tied_count)
    vec_push(&c->bounds, formula_or_all(c->formula, any.data, any.size));
  vec_release(&any);
}

/* A list, and the view of it in another field. */
static void link_slots(world *c) {
  const space *s = c->space;
  for (uint32_t i = 0; i < s->link_count; i++) {
    uint32_t one = s->links[i][0], other = s->links[i][1];
    const domain *d = &s->slots[one].domain;
    for (uint32_t k = 0; k < d->count; k++)
      vec_push(&c->bounds,
               formula_implies(c->formula, world_has_choice(c, d, c->slots[one], k),
                               world_has_choice(c, d, c->slots[other], k)));
  }
}

/* The way back, to the space. */
static void number_objects(world *c) {
  assert(!c->space_of.size);
  for (space_id k = {1}; k.index < c->space->object_count; k.index++) {
    while (c->space_of.size <= world_object(c, k).index)
      vec_push(&c->space_of, SPACE_NULL);
    c->space_of.data[world_object(c, k).index] = k;
  }
  for (space_slot_id k = {0}; k.index < c->space->slot_count; k.index++) {
    uint32_t at = world_slot(c, k).index;
    while (c->space_slot_of.size <= at)
      vec_push(&c->space_slot_of, SPACE_NO_SLOT);
    c->space_slot_of.data[at] = k;
  }
}

void world_make_state(world *c) {
  assert(!c->objects);
  const space *s = c->space;
  c->objects = memory_new_array(sym_id, s->object_count);
  c->slots = memory_new_array(sym, s->slot_count + 1);
  numbering_begin(c);
  elements_begin(c);
  c->state.refs.fill = fill;
  c->state.refs.fill_context = c;
  for (space_id k = {0}; k.index < s->object_count; k.index++) {
    c->objects[k.index] = make_object(c, space_get(s, k), k);
    if (space_is_interchangeable(space_get(s, k)) && !numbering_has(c, k))
      map_put(&c->pool, world_object(c, k).index, 1);
    if (space_is_box(space_get(s, k)))
      boxes_add(&c->state, world_object(c, k), space_get(s, k)->value);
  }
  for (space_slot_id k = {0}; k.index < s->slot_count; k.index++) {
    const space_slot *slot = &s->slots[k.index];
    vec_push(&c->variables, formula_variable_count(c->formula));
    uint32_t one = c->derived ? c->derived[k.index] : 0;
    sym_slot_id at = world_slot(c, k);
    const domain *d = c->ranges && c->ranges[k.index].count ? &c->ranges[k.index]
                                                            : numbering_domain(c, k);
    space_slot_id first = elements_first(c, k);
    if (!space_slot_same(first, k))
      c->slots[k.index] = c->slots[first.index];
    else if (!one && can_wait(d))
      c->slots[k.index] = await(c, k);
    else
      c->slots[k.index] =
          one ? sym_ref(&c->state, world_object(c, slot->domain.objects[one - 1]))
              : world_fresh_value(c, d, &c->bounds);
    sym_set(&c->state, at, c->slots[k.index]);
  }
  number_objects(c);
  tie_slots(c);
  link_slots(c);
  older_demand(c);
  numbering_demand(c);
  elements_offer(c);
}

void world_make_arguments(world *c) {
  assert(c->objects && !c->arguments);
  const subject *s = c->subject;
  c->arguments = memory_new_array(world_arguments, s->operation_count);
  for (uint32_t k = 0; k < s->operation_count; k++) {
    uint32_t count = s->operations[k].method->param_count;
    c->arguments[k].values = memory_new_array(sym, count);
    for (uint32_t p = 1; p < count; p++) {
      vec_push(&c->variables, formula_variable_count(c->formula));
      if (!c->kinds)
        c->arguments[k].values[p - 1] = world_fresh_value(
            c, &c->space->parameters[k][p - 1], &c->arguments[k].bounds);
    }
  }
  vec_push(&c->variables, formula_variable_count(c->formula));
}

/* The state before, for postconditions: a copy of every object, referring to copies. */

static sym copied_reference(world *c, const map *copy_of, sym a) {
  uint32_t count = ref_count(&c->state.refs, a);
  ref_entry *e = memory_new_array(ref_entry, count);
  for (uint32_t k = 0; k < count; k++) {
    e[k] = ref_entries(&c->state.refs, a)[k];
    uint64_t *copy = map_get(copy_of, e[k].object.index);
    if (copy)
      e[k].object = (sym_id){(uint32_t)*copy};
  }
  sym made = ref_mk(&c->state.refs, e, count);
  memory_free(e);
  return made;
}

void world_make_copies(world *c) {
  assert(c->objects && !c->copies);
  const space *s = c->space;
  c->state.has_copies = true;
  c->copies = memory_new_array(sym_id, s->object_count);
  map copy_of = {0};
  for (uint32_t k = 1; k < s->object_count; k++) {
    sym_object o = *sym_get_object(&c->state, c->objects[k]);
    if (o.imported || (!o.class->is_array && !o.length))
      continue; /* nothing of it can change: it is its own copy */
    c->copies[k] = o.class->is_array ? sym_new_array(&c->state, o.class, o.length)
                                     : sym_new_object(&c->state, o.class);
    sym_get_object(&c->state, c->copies[k])->original = c->objects[k];
    sym_get_object(&c->state, c->copies[k])->settled = o.settled;
    map_put(&copy_of, c->objects[k].index, c->copies[k].index);
  }
  for (uint32_t k = 1; k < s->object_count; k++) {
    if (sym_is_null(c->copies[k]))
      continue;
    sym_object o = *sym_get_object(&c->state, c->copies[k]);
    for (uint32_t i = 0; i < o.length; i++) {
      sym v = sym_read(&c->state, sym_slot(&c->state, c->objects[k], i));
      if (sym_slot_storage(&o, i) == STORE_REF)
        v = copied_reference(c, &copy_of, v);
      sym_set(&c->state, sym_slot_after(o.first_slot, i), v);
    }
  }
  elements_offer_copies(c);
  map_release(&copy_of);
}

sym world_copy(world *c, sym reference) {
  map copy_of = {0};
  for (uint32_t k = 1; k < c->space->object_count; k++)
    if (!sym_is_null(c->copies[k]))
      map_put(&copy_of, c->objects[k].index, c->copies[k].index);
  sym made = copied_reference(c, &copy_of, reference);
  map_release(&copy_of);
  return made;
}

void world_release_state(world *c) {
  vec_release(&c->space_of);
  vec_release(&c->space_slot_of);
  evaluation_release(&c->reading);
  evaluation_release(&c->replayed);
  memory_free(c->objects);
  c->objects = NULL;
  memory_free(c->copies);
  memory_free(c->slots);
  vec_release(&c->bounds);
  vec_release(&c->variables);
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    memory_free(c->arguments[k].values);
    vec_release(&c->arguments[k].bounds);
  }
  memory_free(c->arguments);
  c->arguments = NULL;
  numbering_end(c);
  elements_end(c);
  map_release(&c->pool);
  map_release(&c->awaited);
  c->copies = NULL;
}

/* Reachability. */

static void reach_through(world *c, sym value, literal from, literal *reached) {
  assert(formula_has(c->formula, from));
  const ref_entry *entries = ref_entries(&c->state.refs, value);
  for (uint32_t k = 0; k < ref_count(&c->state.refs, value); k++) {
    space_id o = world_space_object(c, entries[k].object);
    literal is = entries[k].guard;
    if (!space_is_null(o) && is != LITERAL_FALSE)
      reached[o.index] =
          formula_or(c->formula, reached[o.index], formula_and(c->formula, from, is));
  }
}

void world_reach(world *c, literal *reached) {
  const space *s = c->space;
  /* An object is reached in at most as many steps as there are objects; formulas that
   * no longer change end it earlier. A slot is followed again only when its holder is
   * reached in more ways than when it was followed last: what is reached already does not
   * have to be recognised as such, which a disjunction of many would not be. */
  literal *followed = memory_new_array(literal, s->slot_count);
  for (uint32_t k = 0; k < s->slot_count; k++)
    followed[k] = LITERAL_FALSE;
  bool changed = true;
  for (uint32_t round = 0; changed && round < s->object_count; round++) {
    changed = false;
    for (uint32_t k = 0; k < s->slot_count; k++) {
      literal from = reached[s->slots[k].object.index];
      if (s->slots[k].domain.kind != DOMAIN_REFERENCE || from == followed[k])
        continue;
      followed[k] = from;
      changed = true;
      reach_through(c, c->slots[k], from, reached);
    }
  }
  memory_free(followed);
}

void world_reachable(world *c, const operation *op, const sym *args,
                     literal_vector *out) {
  const space *s = c->space;
  literal *reached = memory_new_array(literal, s->object_count);
  reached[1] = literal_of(!op->is_constructor);
  for (uint32_t k = 1; k < op->method->param_count; k++)
    if (op->method->param_types[k] == IR_REF)
      reach_through(c, args[k], LITERAL_TRUE, reached);
  world_reach(c, reached);
  for (uint32_t k = 1; k < s->object_count; k++)
    if (s->objects[k].role != ROLE_VALUE && s->objects[k].role != ROLE_CONSTANT)
      vec_push(out, reached[k]);
  memory_free(reached);
}

/* Nodes are not interchangeable: to decide which one it is would cost a path for each. */
bool world_is_some_node(const world *c, const domain *d) {
  assert(d->count || d->kind != DOMAIN_REFERENCE);
  if (d->kind != DOMAIN_REFERENCE)
    return false;
  for (uint32_t k = 0; k < d->count; k++)
    if (!space_is_null(d->objects[k]) &&
        space_get(c->space, d->objects[k])->role != ROLE_POSITION &&
        !space_get(c->space, d->objects[k])->is_detached)
      return false;
  return d->count > 2;
}
