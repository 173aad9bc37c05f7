/* Writes on a path: to the object that the model has; to an element at an open index, to
 * all elements that it may be, each under its condition. */
#include "symbolic/alike.h"
#include "symbolic/follow_run.h"

#include <assert.h>

enum { OPEN_INDEX_LIMIT = 4096, MOST_IMPLIED = 300, MOST_NOTED = 32, MOST_LOOKS = 4096 };

/* Whether the path has found that the slot refers to this object already, among others
 * that it might. As in `left = left.insert(k)`, which mostly changes nothing: what is
 * known of the slot then stays as it is, word for word. */
static bool refers_to_it(evaluator *e, ir_storage storage, sym_slot_id slot, sym v) {
  assert(slot.index < e->state->values.size);
  const refs *r = &e->state->refs;
  sym_id object;
  if (storage != STORE_REF || !ref_is_constant(r, v, &object))
    return false;
  return map_get(&e->path.has, ref_is(r, sym_read(e->state, slot), object));
}

/* Writes to the field of each object that the reference may be. */
static bool store_in_all(evaluator *e, const ir_instr *i, sym target) {
  assert(ref_has(&e->state->refs, target));
  sym_state *s = e->state;
  sym v = operate_narrow(e, i->field->storage, top(e)->regs[i->b]);
  for (uint32_t k = 0; k < ref_count(&s->refs, target); k++) {
    ref_entry x = ref_entries(&s->refs, target)[k];
    if (sym_is_null(x.object))
      continue;
    sym_slot_id slot = sym_slot(s, x.object, i->field->slot);
    sym here = i->type == IR_REF ? v : held_value(e, v, x.guard);
    map_put(&e->held.writes, x.guard, e->held.write_count + 1);
    sym_write_slot(s, slot, sym_ite(s, i->type, x.guard, here, sym_read(s, slot)));
  }
  e->held.write_count++;
  top(e)->pc++;
  return true;
}

bool follow_store(evaluator *e, const ir_instr *i) {
  sym_state *s = e->state;
  sym target = top(e)->regs[i->a];
  faults f = {.count = 1, .items = {{ref_is(&s->refs, target, SYM_NULL), TRAP_NULL}}};
  bool raised = false;
  if (!check_faults(e, &f, &raised))
    return false;
  if (raised)
    return true;
  if (held_has(e, target) && held_can_write_to_all(e, target))
    return store_in_all(e, i, target);
  sym_id object = follow_concretise_ref(e, target);
  if (sym_get_object(s, object)->opaque)
    return follow_stop(e, FOLLOWED_UNSUPPORTED, "writing into a text made for a message");
  sym_slot_id slot = sym_slot(s, object, i->field->slot);
  sym v = operate_narrow(e, i->field->storage, top(e)->regs[i->b]);
  if (!refers_to_it(e, i->field->storage, slot, v))
    sym_write_slot(s, slot, v);
  top(e)->pc++;
  return true;
}

bool follow_store_global(evaluator *e, const ir_instr *i) {
  sym_state *s = e->state;
  if (!imported_ensure(s, i->field->owner))
    return follow_stop(e, FOLLOWED_UNSUPPORTED, "class initialisation");
  sym_id holder = imported_globals(s, i->field->owner);
  sym_write_slot(s, sym_slot(s, holder, i->field->slot),
                 operate_narrow(e, i->field->storage, top(e)->regs[i->b]));
  top(e)->pc++;
  return true;
}

literal follow_wrong_class(evaluator *e, sym v, const ir_class *array) {
  assert(ref_has(&e->state->refs, v));
  sym_state *s = e->state;
  literal any = LITERAL_FALSE;
  for (uint32_t k = 0; k < ref_count(&s->refs, v); k++) {
    ref_entry x = ref_entries(&s->refs, v)[k];
    if (!sym_is_null(x.object) &&
        !ir_is_subclass(sym_get_object(s, x.object)->class, array->element_class))
      any = formula_or(s->formula, any, x.guard);
  }
  return any;
}

static bool has(const literal_vector *all, literal a) {
  vec_each (const literal, x, all)
    if (*x == a)
      return true;
  return false;
}

/* Where p holds, !(p & q) says !q. Bits that share a condition, such as those of a number
 * that is zero where a key is null, come in both forms. */
static void add_what_follows(const formula *f, literal_vector *all) {
  for (uint32_t k = 0; k < all->size; k++) {
    literal a = all->data[k];
    uint32_t node = literal_node(a);
    if (!literal_is_negated(a) || formula_kind(f, node) != NODE_AND)
      continue;
    literal left = formula_left(f, node), right = formula_right(f, node);
    literal follows = has(all, left)    ? literal_not(right)
                      : has(all, right) ? literal_not(left)
                                        : LITERAL_TRUE;
    if (follows != LITERAL_TRUE && !has(all, follows))
      formula_conjuncts(f, follows, all);
  }
}

/* Whether the literal is among these, or says less than one of them. */
static bool follows_from(const formula *f, const literal_vector *all, literal a) {
  assert(formula_has(f, a));
  uint32_t node = literal_node(a);
  return has(all, a) || (literal_is_negated(a) && formula_kind(f, node) == NODE_AND &&
                         (has(all, literal_not(formula_left(f, node))) ||
                          has(all, literal_not(formula_right(f, node)))));
}

/* Whether every part of the conjunction is among these, or says less; most have none that
 * is, so it ends at the first that is not. */
static bool all_follow(const formula *f, const literal_vector *all, literal conjunction,
                       literal_vector *stack) {
  assert(formula_has(f, conjunction));
  uint32_t looks = 0;
  vec_clear(stack);
  vec_push(stack, conjunction);
  while (stack->size) {
    literal a = vec_pop(stack);
    uint32_t node = literal_node(a);
    if (++looks > MOST_LOOKS)
      return false;
    if (!literal_is_negated(a) && formula_kind(f, node) == NODE_AND) {
      vec_push(stack, formula_right(f, node));
      vec_push(stack, formula_left(f, node));
    } else if (!follows_from(f, all, a))
      return false;
  }
  return true;
}

/* Whether the path excludes that both hold: it has excluded something that follows. */
static bool excludes(const evaluator *e, literal a, literal b) {
  assert(formula_has(e->state->formula, a));
  assert(formula_has(e->state->formula, b));
  const formula *f = e->state->formula;
  literal_vector both = {0}, stack = {0};
  bool found = false;
  formula_conjuncts(f, a, &both);
  formula_conjuncts(f, b, &both);
  add_what_follows(f, &both);
  for (uint32_t k = 0; !found && k < e->path.implied.size; k++)
    found = all_follow(f, &both, literal_not(e->path.implied.data[k]), &stack);
  vec_release(&both);
  vec_release(&stack);
  return found;
}

/* The value of an element after a write there under a condition. What the path has found
 * not to be where it writes stays as it is, word for word: so it is recognised later. */
static sym written_where(evaluator *e, ir_type t, literal here, sym v, sym old) {
  assert(formula_has(e->state->formula, here));
  sym_state *s = e->state;
  if (t != IR_REF || here == LITERAL_TRUE || e->path.implied.size > MOST_IMPLIED ||
      merge_is_open_reference(e, v) || e->held.references.size)
    return sym_ite(s, t, here, v, old);
  uint32_t count = ref_count(&s->refs, old), added = ref_count(&s->refs, v), n = 0;
  ref_entry *entries = memory_new_array(ref_entry, count + added);
  for (uint32_t k = 0; k < count; k++) {
    ref_entry x = ref_entries(&s->refs, old)[k];
    if (sym_is_null(x.object) || !excludes(e, here, x.guard))
      x.guard = formula_and(s->formula, literal_not(here), x.guard);
    entries[n++] = x;
  }
  for (uint32_t k = 0; k < added; k++) {
    ref_entry x = ref_entries(&s->refs, v)[k];
    x.guard = formula_and(s->formula, here, x.guard);
    entries[n++] = x;
  }
  sym made = ref_mk(&s->refs, entries, n);
  memory_free(entries);
  return made;
}

void follow_note_index(evaluator *e, sym index) {
  int64_t constant;
  if (sym_to_int(e->state, index, &constant) || e->path.indices.size == MOST_NOTED)
    return;
  vec_each (const uint32_t, known, &e->path.indices)
    if (*known == index)
      return;
  vec_push(&e->path.indices, index);
}

/* What the path and the invariant decide of it was not decided on the way: an entry's
 * place in a table. Where references are held open, each object has a path of its own. */
sym follow_known_index(evaluator *e, sym index) {
  sym_state *s = e->state;
  int64_t constant;
  if (!e->hooks.bits || e->hooks.calls || e->held.references.size ||
      (index & NUMBER_SUM) || sym_to_int(s, index, &constant))
    return index;
  literal all[BITS_MOST];
  uint32_t count = bits_length(&s->bits, index), known = 0;
  for (uint32_t k = 0; k < count; k++) {
    literal bit = bits_get(&s->bits, index, k);
    all[k] = literal_is_constant(bit)
                 ? bit
                 : e->hooks.bits(e->hooks.bits_context, e->path.number, bit);
    assert(evaluation_get(&e->model, all[k]) == evaluation_get(&e->model, bit) &&
           "the chosen state is one of the path's");
    known += all[k] != bit;
  }
  if (!known)
    return index;
  shortcut_use(&e->counts.uses, SHORTCUT_KNOWN);
  return bits_mk(&s->bits, all, count);
}

/* An element of the array, under a condition: all that the index may be. */
static void write_element(evaluator *e, const ir_instr *i, sym_id array, literal when,
                          sym index, sym v) {
  assert(formula_has(e->state->formula, when));
  sym_state *s = e->state;
  for (uint32_t k = 0; k < sym_get_object(s, array)->length; k++) {
    literal here =
        formula_and(s->formula, when, number_eq(&s->numbers, index, sym_int(s, k)));
    sym_slot_id slot = sym_slot(s, array, k);
    if (here != LITERAL_FALSE && when != LITERAL_TRUE)
      map_put(&e->held.writes, here, e->held.write_count + 1);
    if (here != LITERAL_FALSE)
      sym_write_slot(s, slot, written_where(e, i->type, here, v, sym_read(s, slot)));
  }
}

/* When the index is none of the array, or the value none of its elements' class. */
static void add_faults(evaluator *e, const ir_instr *i, ref_entry x, sym index, sym v,
                       faults *f) {
  sym_state *s = e->state;
  const sym_object *array = sym_get_object(s, x.object);
  index = held_value(e, index, x.guard);
  literal inside = bits_ult(&s->bits, sym_bits(s, index), sym_int(s, array->length));
  literal wrong =
      i->type == IR_REF ? follow_wrong_class(e, v, array->class) : LITERAL_FALSE;
  literal when[] = {literal_not(inside), wrong};
  for (int k = 0; k < 2; k++)
    f->items[k].when = formula_or(s->formula, f->items[k].when,
                                  formula_and(s->formula, x.guard, when[k]));
}

/* Element by element of arrays that are alike, of which this is the longest. */
static void write_alike(evaluator *e, const ir_instr *i, sym array, sym_id longest,
                        sym index, sym v) {
  sym_state *s = e->state;
  for (uint32_t k = 0; k < sym_get_object(s, longest)->length; k++) {
    literal here = number_eq(&s->numbers, index, sym_int(s, k));
    sym old = sym_read(s, sym_slot(s, longest, k));
    if (here != LITERAL_FALSE)
      alike_write(s, array, k, written_where(e, i->type, here, v, old));
  }
}

/* The arrays that are written to: all of them, or the one that the path decides on. */
static sym arrays_to_write(evaluator *e, sym target) {
  sym_state *s = e->state;
  return held_has(e, target) && held_can_write_to_all(e, target)
             ? ref_without(&s->refs, target, SYM_NULL)
             : sym_ref(s, follow_concretise_ref(e, target));
}

bool follow_set_element(evaluator *e, const ir_instr *i) {
  sym_state *s = e->state;
  sym target = top(e)->regs[i->a], index = top(e)->regs[i->b], v = top(e)->regs[i->dst];
  faults f = {.count = 1, .items = {{ref_is(&s->refs, target, SYM_NULL), TRAP_NULL}}};
  bool raised = false;
  if (!check_faults(e, &f, &raised))
    return false;
  if (raised)
    return true;
  sym_id longest = SYM_NULL;
  bool is_alike = alike_can_write(e, target, &index, 1, &longest);
  if (!is_alike && !(held_has(e, target) && held_can_write_to_all(e, target)) &&
      follow_needs_array(e, target))
    return false;
  sym arrays = is_alike ? target : arrays_to_write(e, target);
  f = (faults){.count = 2,
               .items = {{LITERAL_FALSE, TRAP_INDEX}, {LITERAL_FALSE, TRAP_STORE}}};
  for (uint32_t k = 0; k < ref_count(&s->refs, arrays); k++)
    if (!sym_is_null(ref_entries(&s->refs, arrays)[k].object))
      add_faults(e, i, ref_entries(&s->refs, arrays)[k], index, v, &f);
  if (!check_faults(e, &f, &raised))
    return false;
  if (raised)
    return true;
  v = operate_narrow(e, i->aux, v);
  index = follow_known_index(e, index);
  follow_note_index(e, index);
  if (is_alike)
    write_alike(e, i, target, longest, index, v);
  for (uint32_t k = 0; !is_alike && k < ref_count(&s->refs, arrays); k++) {
    ref_entry x = ref_entries(&s->refs, arrays)[k];
    if (sym_get_object(s, x.object)->length > OPEN_INDEX_LIMIT)
      index = sym_int(s, follow_concretise_int(e, index));
    write_element(e, i, x.object, x.guard, held_value(e, index, x.guard),
                  i->type == IR_REF ? v : held_value(e, v, x.guard));
  }
  e->held.write_count += !is_alike && ref_count(&s->refs, arrays) > 1;
  top(e)->pc++;
  return true;
}
