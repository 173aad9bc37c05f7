/* What the collections of a specification hold: links in a row, from the oldest to the
 * newest, one for each call that may have put something in, whatever the state. The
 * references between links are the same for all states, so they are written without a
 * condition; whether a link is there is what differs.
 *
 *     place   a condition of the run that made the collection (condition.h), or TRUE
 *     there   the link is there where the run came by the place, and this holds
 *
 * Mostly the place is TRUE and `there` is written as all that merged code writes, where
 * the call is made (merge_write). In a loop that takes from a work list (lists.c), the
 * condition under which a node is put in begins with all that the invariant says of the
 * nodes before: the states for which it was false have left. The place is that beginning:
 * who asks later and has come by it, too, sees only what was added to it; anybody else sees
 * the whole.
 *
 * What was taken out for all states that came by a place leaves the row. The collection
 * notes the place in `left`; who has not come by it is refused (collection_find).
 *
 * A collection is made in the call that writes to it or in a caller's, never given back
 * by the specification, whose value is no reference.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Models.java, WorkModels.java, Sets.java):
 *
 * - Who asks sees what was put in on his way, and no more: a link counts where its place
 *   was come by and `there` holds (collected_there, states_since).
 * - What left the row is missed by nobody: who has not come by the place is refused
 *   (collection_find).
 * - A link leaves the row only if it is there for all states of the call, and these are
 *   all that parted for it (collection_parts_by).
 * - Methods without a model do not run on a model's fields: they are refused
 *   (lists_refuse, plain_lists_refuse), or native (InsertionSet). */
#include "symbolic/links.h"

#include "java/java.h"
#include "symbolic/abstractions.h"

#include <assert.h>
#include <string.h>

static const struct {
  const char *library, *model;
} classes[] = {{"java/util/HashSet", "java/util/InsertionSet"},
               {"java/util/LinkedList", "java/util/WorkList"},
               {"java/util/ArrayDeque", "java/util/WorkDeque"},
               {"java/util/Stack", "java/util/WorkStack"},
               {"java/util/ArrayList", "java/util/PlainList"}};
enum { CLASS_COUNT = sizeof classes / sizeof *classes };

/* The fields of java/util/Collected, in the order of their declaration. */
enum { ELEMENT, THERE, PLACE, OLDER, NEWER };

ir_class *collection_class(evaluator *e, const ir_class *c) {
  for (uint32_t k = 0; k < CLASS_COUNT; k++)
    if (!strcmp(c->name->text, classes[k].library))
      return java_class(java_program_of(e->program), classes[k].model);
  return NULL;
}

bool collection_is_one(const evaluator *e, sym a) {
  sym_id object;
  if (!e->merge.made_set || !ref_is_constant(&e->state->refs, a, &object) ||
      sym_is_null(object))
    return false;
  const char *name = sym_get_object(e->state, object)->class->name->text;
  for (uint32_t k = 0; k < CLASS_COUNT; k++)
    if (!strcmp(name, classes[k].model))
      return true;
  return false;
}

static sym_slot_id slot_of(evaluator *e, sym_id object, const char *field) {
  sym_state *s = e->state;
  ir_class *c = sym_get_object(s, object)->class;
  const ir_field *f = ir_find_field(c, name_mk(&e->program->names, field), NULL);
  assert(f && "of the model class");
  return sym_slot(s, object, f->slot);
}

static const conditions *conditions_of(const collection *c) {
  return &c->e->merge.conditions;
}

/* A condition that is kept in a slot. */
static condition condition_in(const collection *c, sym_slot_id slot) {
  int64_t number = 0;
  bool constant = sym_to_int(c->e->state, operate_read_slot(c->e, slot), &number);
  assert(constant && "written without a condition");
  (void)constant;
  return (condition)number;
}

static bool came_by(const collection *c, condition place) {
  return place == CONDITION_TRUE ||
         (c->run && condition_begins(conditions_of(c), place, c->run->here));
}

static collected link_in(const collection *c, sym_slot_id slot) {
  collected l = SYM_NULL;
  sym a = operate_read_slot(c->e, slot);
  bool constant = ref_is_constant(&c->e->state->refs, a, &l);
  assert(constant && "references are written without a condition");
  (void)constant;
  return l;
}

static sym_slot_id slot_in(const collection *c, collected l, uint32_t field) {
  return sym_slot(c->e->state, l, field);
}

collected collection_end(const collection *c, bool newest) {
  return link_in(c, newest ? c->newest : c->oldest);
}

collected collected_beside(const collection *c, collected l, bool newer) {
  return link_in(c, slot_in(c, l, newer ? NEWER : OLDER));
}

/* Places are known as long as the run is under way. */
static bool has_no_places(const collection *c) {
  for (collected l = collection_end(c, true); !sym_is_null(l);
       l = collected_beside(c, l, false))
    if (condition_in(c, slot_in(c, l, PLACE)) != CONDITION_TRUE)
      return false;
  return true;
}

bool collection_find(evaluator *e, sym receiver, collection *out) {
  *out = (collection){.e = e};
  if (!e->merge.specifies || !e->merge.call ||
      !ref_is_constant(&e->state->refs, receiver, &out->object) ||
      sym_is_null(out->object) || !merge_is_own(e, out->object))
    return false;
  out->oldest = slot_of(e, out->object, "oldest");
  out->newest = slot_of(e, out->object, "newest");
  out->left = slot_of(e, out->object, "left");
  uint32_t maker = sym_get_object(e->state, out->object)->maker;
  out->run = e->merge.run;
  while (out->run && out->run->serial != maker)
    out->run = out->run->caller;
  return came_by(out, condition_in(out, out->left)) && (out->run || has_no_places(out));
}

sym collected_element(const collection *c, collected l) {
  return operate_read_slot(c->e, slot_in(c, l, ELEMENT));
}

literal collected_there(const collection *c, collected l) {
  sym_state *s = c->e->state;
  sym there = operate_read_slot(c->e, slot_in(c, l, THERE));
  literal a = bits_to_literal(&s->bits, sym_bits(s, there));
  condition place = condition_in(c, slot_in(c, l, PLACE));
  if (a == LITERAL_FALSE || came_by(c, place))
    return a;
  return formula_and(s->formula, condition_literal(conditions_of(c), place), a);
}

sym links_truth(evaluator *e, literal a) {
  return bits_from_literal(&e->state->bits, a);
}

void collected_set_there(const collection *c, collected l, literal there) {
  merge_write(c->e, l, c->e->merge.call_guard, IR_I32, slot_in(c, l, THERE),
              links_truth(c->e, there));
}

bool collection_has_room(const collection *c) {
  enum { FEW = 16, MOST_REFERENCES = 4 };
  uint32_t links = 0, objects = c->e->merge.call->first_object;
  for (collected l = collection_end(c, true); !sym_is_null(l);
       l = collected_beside(c, l, false))
    links++;
  return links < FEW + MOST_REFERENCES * objects;
}

static void write_reference(const collection *c, sym_slot_id slot, collected l) {
  merge_note_write(c->e, slot);
  sym_write_slot(c->e->state, slot, sym_ref(c->e->state, l));
}

/* The states of the call, among those of the run that made the collection that came by
 * the place. */
static literal states_since(const collection *c, condition place) {
  formula *f = c->e->state->formula;
  literal all = LITERAL_TRUE;
  for (const merge_run *r = c->e->merge.run; r != c->run; r = r->caller)
    all = formula_and(f, formula_and(f, all_of(r, r->here), r->chosen), all);
  literal since = condition_beyond(conditions_of(c), c->run->here, place);
  return formula_and(f, formula_and(f, since, c->run->chosen), all);
}

static condition place_here(const collection *c) {
  if (c->run->parted == CONDITION_TRUE)
    return CONDITION_TRUE;
  return condition_common(conditions_of(c), c->run->parted, c->run->here);
}

/* Made as if with the collection: what is written to it later is conditional on the way
 * from there. */
static collected new_link(const collection *c, ir_class *class, sym element) {
  sym_state *s = c->e->state;
  collected made = sym_new_object(s, class);
  sym_object *o = sym_get_object(s, made);
  const sym_object *of = sym_get_object(s, c->object);
  o->maker = of->maker;
  o->made_when = of->made_when;
  sym_set(s, slot_in(c, made, ELEMENT), element);
  return made;
}

static void append(const collection *c, collected made, bool newest) {
  sym_state *s = c->e->state;
  collected old = collection_end(c, newest);
  sym_set(s, slot_in(c, made, newest ? OLDER : NEWER), sym_ref(s, old));
  write_reference(c, newest ? c->newest : c->oldest, made);
  write_reference(c,
                  !sym_is_null(old) ? slot_in(c, old, newest ? NEWER : OLDER)
                  : newest          ? c->oldest
                                    : c->newest,
                  made);
}

bool collection_add(const collection *c, sym element, literal when, bool newest) {
  sym_state *s = c->e->state;
  ir_class *class = java_class(java_program_of(c->e->program), "java/util/Collected");
  if (!class || class->slot_count != NEWER + 1)
    return false;
  collected made = new_link(c, class, element);
  assert(sym_slot_same(slot_of(c->e, made, "element"), slot_in(c, made, ELEMENT)));
  assert(sym_slot_same(slot_of(c->e, made, "there"), slot_in(c, made, THERE)));
  assert(sym_slot_same(slot_of(c->e, made, "place"), slot_in(c, made, PLACE)));
  assert(sym_slot_same(slot_of(c->e, made, "older"), slot_in(c, made, OLDER)));
  append(c, made, newest);
  if (!c->run) {
    collected_set_there(c, made, when);
    return true;
  }
  condition place = place_here(c);
  literal there = formula_and(s->formula, states_since(c, place), when);
  sym_set(s, slot_in(c, made, THERE), links_truth(c->e, there));
  sym_set(s, slot_in(c, made, PLACE), sym_int(s, place));
  return true;
}

bool collection_parts_by(const collection *c, literal there) {
  const merge_run *r = c->run;
  return r && r == c->e->merge.run && r->chosen == LITERAL_TRUE &&
         condition_begins(conditions_of(c), r->parted, r->here) &&
         condition_beyond(conditions_of(c), r->here, r->parted) == there;
}

void collection_drop(const collection *c, collected l) {
  collected older = collected_beside(c, l, false), newer = collected_beside(c, l, true);
  write_reference(c, !sym_is_null(newer) ? slot_in(c, newer, OLDER) : c->newest, older);
  write_reference(c, !sym_is_null(older) ? slot_in(c, older, NEWER) : c->oldest, newer);
  merge_note_write(c->e, c->left);
  sym_write_slot(c->e->state, c->left, sym_int(c->e->state, c->run->parted));
}

bool collection_find_element(const collection *c, sym element, literal *found) {
  formula *f = c->e->state->formula;
  *found = LITERAL_FALSE;
  if (!abstraction_is_plain(c->e, element))
    return false;
  for (collected l = collection_end(c, true); !sym_is_null(l);
       l = collected_beside(c, l, false)) {
    literal there = collected_there(c, l), same = LITERAL_FALSE;
    if (there != LITERAL_FALSE &&
        !abstraction_equal(c->e, collected_element(c, l), element, &same))
      return false;
    *found = formula_or(f, *found, formula_and(f, there, same));
  }
  return true;
}

sym collection_count(const collection *c) {
  sym count = SYM_ZERO;
  for (collected l = collection_end(c, true); !sym_is_null(l);
       l = collected_beside(c, l, false))
    count = number_add(&c->e->state->numbers, BITS_INT, count,
                       links_truth(c->e, collected_there(c, l)));
  return count;
}
