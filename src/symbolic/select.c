/* Objects that the same references are offered for form a group: what their field holds,
 * bit by bit, is one list of values for all references of the group. */
#include "symbolic/select.h"

#include <assert.h>
#include <string.h>

enum { FEWEST = 8 }; /* objects, for a definition to be worth it */

typedef struct group {
  ir_class *class;
  sym_id *objects; /* by code; null comes first */
  uint32_t count;
  uint32_t least_slot, most_slot; /* of all of them */
  map fields; /* field -> index in `lists`, from 1; 0: not to be read in this way */
} group;

typedef struct list {         /* of a field */
  uint32_t length;            /* of its value in bits */
  uint32_t values[BITS_MOST]; /* of each bit, in choices; */
  literal same[BITS_MOST];    /* unless it is the same for all objects: else 0 */
  bool is_same[BITS_MOST];
} list;

typedef struct offer {
  uint32_t group, code;
} offer;

struct selects {
  sym_state *state;
  uint32_t fewest; /* objects, null among them: more are worth it */
  choices *choices;
  vector(group) groups;
  vector(list) lists;
  vector(offer) offers;
  map offer_of; /* reference -> its offer */
  map known;    /* offer and field -> value */
  map noted_as; /* slot -> slot of the first object of the group */
};

selects *selects_new(sym_state *state, choices *c, bool eager) {
  selects *s = memory_new(selects);
  s->fewest = eager ? 2 : FEWEST;
  s->state = state;
  s->choices = c;
  state->selects = s;
  return s;
}

void selects_delete(selects *s) {
  if (!s)
    return;
  vec_each (group, g, &s->groups) {
    memory_free(g->objects);
    map_release(&g->fields);
  }
  vec_release(&s->groups);
  vec_release(&s->lists);
  vec_release(&s->offers);
  map_release(&s->offer_of);
  map_release(&s->known);
  map_release(&s->noted_as);
  s->state->selects = NULL;
  memory_free(s);
}

/* Offers. */

static bool are_alike(const sym_state *s, const sym_id *objects, uint32_t count) {
  const ir_class *class = count > 1 ? sym_get_object(s, objects[1])->class : NULL;
  bool alike =
      class && count > s->selects->fewest && sym_is_null(objects[0]) && !class->is_array;
  for (uint32_t k = 1; alike && k < count; k++) {
    const sym_object *o = sym_get_object(s, objects[k]);
    alike = !sym_is_null(objects[k]) && o->class == class && !o->imported;
  }
  return alike;
}

static uint32_t new_group(selects *s, const sym_id *objects, uint32_t count) {
  const sym_object *first = sym_get_object(s->state, objects[1]);
  group g = {.class = first->class, .count = count};
  g.objects = memory_new_array(sym_id, count);
  memcpy(g.objects, objects, count * sizeof *objects);
  g.least_slot = UINT32_MAX;
  for (uint32_t k = 1; k < count; k++)
    for (uint32_t f = 0; f < first->length; f++) {
      sym_slot_id slot = sym_slot(s->state, objects[k], f);
      map_put(&s->noted_as, slot.index, first->first_slot.index + f);
      g.least_slot = slot.index < g.least_slot ? slot.index : g.least_slot;
      g.most_slot = slot.index > g.most_slot ? slot.index : g.most_slot;
    }
  vec_push(&s->groups, g);
  return s->groups.size - 1;
}

static bool has_objects(const group *g, const sym_id *objects, uint32_t count) {
  return g->count == count && !memcmp(g->objects, objects, count * sizeof *objects);
}

/* Groups that share an object would not agree on what a read is noted as. */
static bool is_taken(const selects *s, const sym_id *objects, uint32_t count) {
  for (uint32_t k = 1; k < count; k++)
    if (map_get(&s->noted_as, sym_slot(s->state, objects[k], 0).index))
      return true;
  return false;
}

static bool find_group(selects *s, const sym_id *objects, uint32_t count,
                       uint32_t *found) {
  for (*found = 0; *found < s->groups.size; ++*found)
    if (has_objects(&s->groups.data[*found], objects, count))
      return true;
  if (is_taken(s, objects, count))
    return false;
  *found = new_group(s, objects, count);
  return true;
}

bool selects_offer(sym_state *state, sym reference, const literal *code, uint32_t bits,
                   const sym_id *objects, uint32_t count) {
  selects *s = state->selects;
  offer o;
  if (!s || !are_alike(state, objects, count) ||
      !sym_get_object(state, objects[1])->length ||
      !find_group(s, objects, count, &o.group))
    return false;
  o.code = choices_add_code(s->choices, code, bits);
  map_put(&s->offer_of, reference, s->offers.size);
  map_put(&s->offer_of, ref_without(&state->refs, reference, SYM_NULL), s->offers.size);
  vec_push(&s->offers, o);
  return true;
}

static const uint64_t *offer_of(const sym_state *s, sym reference) {
  return s->selects ? map_get(&s->selects->offer_of, reference) : NULL;
}

ir_class *select_class(const sym_state *s, sym reference) {
  const uint64_t *o = offer_of(s, reference);
  return o ? s->selects->groups.data[s->selects->offers.data[*o].group].class : NULL;
}

sym_slot_id select_noted_as(const sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  const uint64_t *noted = s->selects ? map_get(&s->selects->noted_as, slot.index) : NULL;
  if (noted)
    slot.index = (uint32_t)*noted;
  return slot;
}

bool select_stands_for_many(const sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  return s->selects && map_get(&s->selects->noted_as, slot.index);
}

/* Values. */

/* What the slot held before the path. */
static sym initial_value(sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  for (uint32_t k = 0; k < s->journal.size; k++)
    if (sym_slot_same(s->journal.data[k].slot, slot))
      return s->journal.data[k].old;
  return sym_read(s, slot);
}

static bool is_plain(const selects *s, literal a) {
  const formula *f = s->state->formula;
  node_kind kind = formula_kind(f, literal_node(a));
  return kind == NODE_CONSTANT ||
         (kind == NODE_VARIABLE &&
          !choices_define(s->choices, formula_variable_number(f, literal_node(a))));
}

/* One bit of the field, of all objects; `all` by code. */
static bool note_bit(selects *s, list *l, uint32_t bit, const literal *all,
                     uint32_t count) {
  l->is_same[bit] = true;
  for (uint32_t k = 1; k < count; k++) {
    if (!is_plain(s, all[k]))
      return false;
    l->is_same[bit] = l->is_same[bit] && all[k] == all[1];
  }
  l->same[bit] = all[1];
  if (!l->is_same[bit])
    l->values[bit] = choices_add_values(s->choices, all, count);
  return true;
}

static bool note_bits(selects *s, list *l, const bits *held, uint32_t count) {
  literal *all = memory_new_array(literal, count);
  bool plain = true;
  l->length = 1;
  for (uint32_t k = 1; k < count; k++)
    if (bits_length(&s->state->bits, held[k]) > l->length)
      l->length = bits_length(&s->state->bits, held[k]);
  for (uint32_t b = 0; plain && b < l->length; b++) {
    for (uint32_t k = 1; k < count; k++)
      all[k] = bits_get(&s->state->bits, held[k], b);
    plain = note_bit(s, l, b, all, count);
  }
  memory_free(all);
  return plain;
}

/* The index of the field's list, from 1; 0: it is not read in this way. */
static uint32_t list_of(selects *s, uint32_t number, uint32_t field) {
  group *g = &s->groups.data[number];
  uint64_t *known = map_get(&g->fields, field);
  if (known)
    return (uint32_t)*known;
  list l = {0};
  bits *held = memory_new_array(bits, g->count);
  bool is_sum = false;
  for (uint32_t k = 1; k < g->count; k++) {
    sym v = initial_value(s->state, sym_slot(s->state, g->objects[k], field));
    is_sum = is_sum || v & NUMBER_SUM;
    held[k] = is_sum ? SYM_ZERO : v;
  }
  uint32_t found = 0;
  if (!is_sum && note_bits(s, &l, held, g->count)) {
    vec_push(&s->lists, l);
    found = s->lists.size;
  }
  memory_free(held);
  map_put(&g->fields, field, found);
  return found;
}

/* What the field holds in the state before the path; 0: it is not read in this way. */
static sym value_before(selects *s, uint32_t number, uint32_t field) {
  uint64_t key = map_pair(number, field), *known = map_get(&s->known, key);
  if (known)
    return (sym)*known;
  uint32_t index = list_of(s, s->offers.data[number].group, field);
  sym value = 0;
  if (index) {
    list l = s->lists.data[index - 1];
    literal all[BITS_MOST];
    for (uint32_t b = 0; b < l.length; b++)
      all[b] = l.is_same[b]
                   ? l.same[b]
                   : choices_mk(s->choices, s->offers.data[number].code, l.values[b]);
    value = bits_mk(&s->state->bits, all, l.length);
  }
  map_put(&s->known, key, value);
  return value;
}

/* The value where the path has written to some of the objects. */
static sym with_writes(const selects *s, const group *g, sym reference, uint32_t field,
                       sym value) {
  sym_state *state = s->state;
  sym_slot_id noted = sym_slot(state, g->objects[1], field);
  for (uint32_t k = 0; k < state->journal.size; k++) {
    sym_slot_id slot = state->journal.data[k].slot;
    if (slot.index < g->least_slot || slot.index > g->most_slot ||
        !sym_slot_same(select_noted_as(state, slot), noted))
      continue;
    literal here = ref_is(&state->refs, reference, sym_slot_owner(state, slot));
    value = sym_ite(state, IR_I32, here, sym_read(state, slot), value);
  }
  return value;
}

bool select_is_selected(evaluator *e, const ir_instr *i, sym reference) {
  const uint64_t *number = offer_of(e->state, reference);
  return number && !e->path.decides_all && i->op == IR_LOAD && i->type == IR_I32 &&
         value_before(e->state->selects, (uint32_t)*number, i->field->slot);
}

bool select_read(evaluator *e, sym reference, uint32_t field, sym *value) {
  sym_state *state = e->state;
  const uint64_t *number = offer_of(state, reference);
  if (!number)
    return false;
  selects *s = state->selects;
  const group *g = &s->groups.data[s->offers.data[*number].group];
  sym before =
      field < g->class->slot_count ? value_before(s, (uint32_t)*number, field) : 0;
  if (!before)
    return false;
  operate_read_slot(e, sym_slot(state, g->objects[1], field)); /* stands for all */
  *value = with_writes(s, g, reference, field, before);
  shortcut_use(&e->counts.uses, SHORTCUT_SELECT);
  return true;
}
