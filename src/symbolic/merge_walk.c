/* Loops that walk along a list of which nobody knows where it begins.
 *
 *     for (Entry e = head; e != null; e = e.next) ...
 *
 * Where head may be any of n entries, each turn of the loop would be about all of them at
 * once: what is read is a choice of n, and what is compared, a choice bit by bit. So the
 * states that come to such a loop part. Those go on in which e is the first entry, the one
 * that no other leads to; all others wait at the head of the loop, until nothing is left
 * in it (merge_later.c). By then those that went on wait there as well, with the second
 * entry or a later one. So each entry is visited once, as a constant, in all states that
 * come by it, and what is compared are the numbers of the entries themselves, which the
 * invariant and the path speak of, too.
 *
 * Those that waited have, for e, what follows the first entry: head was chosen between the
 * two. Where they meet those that went on, this is seen, so that e does not become a choice
 * between what is the same.
 *
 * This is for lists that a specification has made for itself (merge_is_made); what the state
 * holds is walked in another way: merge_visit.c.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Walks.java):
 *
 * - States that part exclude each other, and none is lost: one goes on under the guard of
 *   an alternative, the rest under its negation (merge_walk_part).
 * - Where states meet again, the reference of one is taken for that of both only if it is
 *   the same object in every state of the other (merge_walk_agree).
 * - The order of visits means nothing but time: see merge_later.c. An entry that others
 *   lead to after all is visited again. */
#include "symbolic/merge_walk.h"

#include <assert.h>

/* --- The register that walks ------------------------------------------------------- */

/* The last block from which control goes back to this one; the same: none. */
static uint32_t end_of_loop(const ir_code *code, uint32_t head) {
  uint32_t end = head;
  bool *is_head = memory_new_array(bool, code->block_count);
  is_head[head] = true;
  for (uint32_t b = head; b < code->block_count; b++)
    if (code_leads_to(code, b, is_head))
      end = b + 1;
  memory_free(is_head);
  return end;
}

bool merge_walks_by(const ir_code *code, uint32_t from, uint32_t to, uint32_t reg) {
  bool is_read = false, is_written = false;
  for (uint32_t pc = from; pc < to; pc++) {
    const ir_instr *i = &code->instrs[pc];
    is_written |= ir_written(i) == reg;
    is_read |= i->op == IR_LOAD && i->a == reg;
    is_read |= i->op == IR_DISPATCH && i->call->count && i->call->args[0] == reg;
    is_read |= i->op == IR_CALL && i->call->count && i->call->args[0] == reg;
  }
  return is_read && is_written;
}

/* One that decides whether the loop goes on comes first. */
static uint32_t find_cursor(const merge_run *r, uint32_t head) {
  const ir_code *code = r->code;
  uint32_t end = end_of_loop(code, head), found = 0;
  if (end == head)
    return 0;
  uint32_t from = code->blocks[head].first, to = code->blocks[end - 1].end;
  const ir_instr *last = &code->instrs[code->blocks[head].end - 1];
  for (uint32_t k = code->reg_count; k-- > 0;)
    if (code->reg_types[k] == IR_REF && ir_flow_is_live(r->flow, head, k) &&
        merge_walks_by(code, from, to, k)) {
      found = k + 1;
      if (last->op == IR_BRANCH && last->type == IR_REF && (last->a == k || last->b == k))
        return found;
    }
  return found;
}

uint32_t merge_walk_cursor(merge_run *r, uint32_t head) {
  map *known = &r->e->merge.cursors;
  uint64_t key = map_address(&r->code->instrs[r->code->blocks[head].first]);
  const uint64_t *at = map_get(known, key);
  return (uint32_t)(at ? *at : *map_put(known, key, find_cursor(r, head)));
}

/* --- The entry to be visited first ------------------------------------------------- */

typedef struct going { /* along references, from one alternative */
  const sym_state *state;
  node_marks seen;
  sym_id_vector stack;
} going;

/* What the machine made, and what nobody has looked at, leads to no entry. */
static void go_on(going *g, sym_id object) {
  const sym_object *o = sym_get_object(g->state, object);
  for (uint32_t k = 0; !o->imported && k < o->length; k++) {
    sym v = sym_peek(g->state, sym_slot_after(o->first_slot, k));
    if (ir_storage_type(sym_slot_storage(o, k)) != IR_REF || !v ||
        ref_is_awaited(&g->state->refs, v))
      continue;
    for (uint32_t j = 0; j < ref_count(&g->state->refs, v); j++) {
      sym_id next = ref_entries(&g->state->refs, v)[j].object;
      if (!sym_is_null(next) && node_marks_add(&g->seen, next.index))
        vec_push(&g->stack, next);
    }
  }
}

/* One that no other leads to, as far as there is one. What some alternative before it
 * reaches is never first; whatever is left over reaches those before it. */
static sym_id first_of(const sym_state *s, sym cursor) {
  going g = {.state = s};
  sym_id first = SYM_NULL;
  for (uint32_t k = 0; k < ref_count(&s->refs, cursor); k++) {
    sym_id object = ref_entries(&s->refs, cursor)[k].object;
    if (sym_is_null(object) || !node_marks_add(&g.seen, object.index))
      continue;
    first = object;
    vec_push(&g.stack, object);
    while (g.stack.size)
      go_on(&g, vec_pop(&g.stack));
  }
  node_marks_release(&g.seen);
  vec_release(&g.stack);
  return first;
}

/* --- Parting ----------------------------------------------------------------------- */

/* Objects of the state may lead anywhere, and back; what a specification has made for itself
 * is a list. */
bool merge_is_made(const sym_state *s, sym a) {
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    sym_id object = ref_entries(&s->refs, a)[k].object;
    if (!sym_is_null(object) && !sym_get_object(s, object)->made)
      return false;
  }
  return true;
}

static bool is_open(const merge_run *r, sym cursor) {
  const refs *all = &r->e->state->refs;
  return !ref_is_awaited(all, cursor) && ref_count(all, cursor) <= MERGE_MOST_CURSORS &&
         merge_is_open_reference(r->e, cursor) && merge_is_made(r->e->state, cursor);
}

bool merge_walks(merge_run *r, uint32_t block, const waiting *w) {
  if (!r->e->merge.specifies || !shortcut_is_on(r->e->without, SHORTCUT_WALK))
    return false;
  uint32_t cursor = merge_walk_cursor(r, block);
  bool any = cursor && merge_waits(r, r->code->blocks[block].first);
  for (uint32_t k = 0; cursor && !any && k < w->arrivals.size; k++)
    any = is_open(r, w->arrivals.data[k].regs[cursor - 1]);
  return any;
}

/* Parts the states; those that go on may be none. */
static condition part(merge_run *r, uint32_t block, uint32_t cursor, condition guard,
                      sym *regs) {
  sym whole = regs[cursor];
  sym_state *s = r->e->state;
  sym_id first = first_of(s, whole);
  assert(!sym_is_null(first) && "an open reference has an object among its alternatives");
  literal here = ref_is(&s->refs, whole, first);
  conditions *c = &r->e->merge.conditions;
  regs[cursor] = ref_without(&s->refs, whole, first);
  merge_wait(r, r->code->blocks[block].first, condition_and(c, guard, literal_not(here)),
             regs);
  regs[cursor] = sym_ref(s, first);
  r->walks = true;
  shortcut_use(&r->e->counts.uses, SHORTCUT_WALK);
  return condition_and(c, guard, here);
}

condition merge_walk_part(merge_run *r, uint32_t block, condition guard, sym *regs) {
  uint32_t cursor = merge_walk_cursor(r, block), pc;
  condition on = guard;
  while (cursor && guard != CONDITION_NEVER && is_open(r, regs[cursor - 1])) {
    on = part(r, block, cursor - 1, guard, regs);
    if (on != CONDITION_NEVER)
      break;
    guard = on = merge_take_later(r, block, &pc, regs); /* the next one, then */
  }
  if (cursor && on != CONDITION_NEVER) {
    r->blocks[block].stands = SYM_NULL;
    r->counts++; /* a walk ends by itself, mostly */
    ref_is_constant(&r->e->state->refs, regs[cursor - 1], &r->blocks[block].stands);
  }
  return on;
}

/* --- Where walks stand ------------------------------------------------------------- */

uint32_t merge_walk_end(merge_run *r, uint32_t head) {
  map *known = &r->e->merge.loop_ends;
  uint64_t key = map_address(&r->code->instrs[r->code->blocks[head].first]);
  const uint64_t *at = map_get(known, key);
  return (uint32_t)(at ? *at : *map_put(known, key, end_of_loop(r->code, head)));
}

void merge_walk_exist(merge_run *r, literal_vector *out) {
  uint32_t here = r->code->block_of[r->pc];
  for (uint32_t b = 0; r->walks && b <= here; b++) {
    const sym_object *o = sym_get_object(r->e->state, r->blocks[b].stands);
    if (!sym_is_null(r->blocks[b].stands) && o->maker && merge_walk_end(r, b) > here)
      vec_push(out, o->exists);
  }
}

/* Whether one is what the other is wherever the condition holds, as far as the graph sees.
 */
static bool agree(sym_state *s, literal when, sym one, sym other) {
  const refs *r = &s->refs;
  formula *f = s->formula;
  uint32_t m = ref_count(r, one), n = ref_count(r, other), i = 0, j = 0;
  const ref_entry *x = ref_entries(r, one), *y = ref_entries(r, other);
  while (i < m || j < n) {
    bool left = j == n || (i < m && x[i].object.index <= y[j].object.index);
    bool right = i == m || (j < n && y[j].object.index <= x[i].object.index);
    literal a = left ? formula_and(f, when, x[i].guard) : LITERAL_FALSE;
    literal b = right ? formula_and(f, when, y[j].guard) : LITERAL_FALSE;
    if (a != b && (!left || x[i].guard != b) && (!right || y[j].guard != a))
      return false;
    i += left;
    j += right;
  }
  return true;
}

bool merge_walk_agree(merge_run *r, literal choose, sym then, sym otherwise, sym *out) {
  sym_state *s = r->e->state;
  if (ref_is_awaited(&s->refs, then) || ref_is_awaited(&s->refs, otherwise))
    return false;
  if (agree(s, choose, then, otherwise))
    *out = otherwise;
  else if (agree(s, literal_not(choose), otherwise, then))
    *out = then;
  else
    return false;
  return true;
}
