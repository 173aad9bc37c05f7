/* What the ways of an operation write, joined.
 *
 *     for (Item i = first; i != null; i = i.next) {
 *       if (!i.marked) { before = i; continue; }
 *       if (before == null) first = i.next; else before.next = i.next;
 *     }
 *
 * Followed, this is a path for each subset of the items. So where an operation has shown
 * that it is of this kind (search/joined.c), a loop, a branch or a call that writes is merged
 * all the same: what is written to a slot is a choice between the new value, where control
 * comes by, and the old one. One path is left, and a state in which references and numbers are
 * open that would be constants on each of the many.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Joined.java):
 *
 * - A write happens under the condition under which control comes to it, all calls around it
 *   included (merge_since_made): ways that exclude each other may be run in any order, since
 *   what one has written is the old value where another one goes. Each way runs its own
 *   instructions in their order.
 * - What the call under way has read or written is remembered for nobody who has not seen the
 *   write: a call that writes to what exists touches what is not its own (is_closed in
 *   merge_method.c), and what was remembered of a slot counts no more once it is written
 *   (memo.c).
 * - A merge that fails, and one that throws in the state chosen, have written nothing: all is
 *   undone, and what has been remembered since is forgotten (merge_undo_joined).
 * - Only objects of the state itself are written to: not those of the machine, nor copies of the
 *   state before, nor texts for messages (may_be_written).
 * - A path that held an argument open knows which writes were made to all objects: it joins
 *   nothing else.
 *
 * A merge that makes an object fails (merge_run_new): that is left alone. */
#include "symbolic/merge_run.h"

#include <assert.h>
#include <string.h>

enum { JOINED_WORK = 200000, MOST_ALTERNATIVES = 256 };

static bool may_be_written(const evaluator *e, sym_id object) {
  const sym_object *o = sym_get_object(e->state, object);
  return !o->imported && !o->opaque && !o->is_spec_box && sym_is_null(o->original);
}

bool merge_may_join(const evaluator *e, sym target) {
  const refs *r = &e->state->refs;
  if (!e->merge.joins || ref_is_awaited(r, target) ||
      ref_count(r, target) > MOST_ALTERNATIVES)
    return false;
  for (uint32_t k = 0; k < ref_count(r, target); k++) {
    sym_id object = ref_entries(r, target)[k].object;
    if (!sym_is_null(object) && !may_be_written(e, object))
      return false;
  }
  return true;
}

/* A walk along references that have been written may go on for as long as anybody believes the old
 * ones: to ask a solver would cost more than a path for each way. */
uint32_t merge_most_joined_rounds(const evaluator *e) {
  enum { FEW = 8 };
  return FEW + e->state->objects.size;
}

void merge_undo_joined(evaluator *e, uint32_t journal) {
  assert(!e->merge.call && "no merge is under way");
  merge_undo_writes(e, journal);
  map_clear(&e->memo.index); /* calls that saw what was written */
}

/* Apart from the key of a merge without writes, and of a condition. */
static uint64_t key_of(const void *what) {
  return map_address(what) | 2;
}

/* Whether control comes back to the branch from where its ways meet: that is one turn of a loop.
 * Joined alone, it leaves open where the next one begins, and a path decides that for each. */
static bool is_one_turn(const ir_code *code, uint32_t from, uint32_t stop) {
  bool *leads = memory_new_array(bool, code->block_count);
  leads[code->block_of[from]] = true;
  for (bool more = true; more;) {
    more = false;
    for (uint32_t b = 0; b < code->block_count; b++)
      if (!leads[b] && code_leads_to(code, b, leads))
        leads[b] = more = true;
  }
  bool comes_back = leads[stop];
  memory_free(leads);
  return comes_back;
}

static bool can_try(const evaluator *e, uint64_t key) {
  return e->merge.may_join && !e->path.decides_all && !e->held.references.size &&
         !map_get(&e->merge.failed, key);
}

/* The merge has ended. False: it is undone. */
static bool take(evaluator *e, bool ok, uint64_t key, uint32_t journal) {
  e->merge.joins = false;
  if (!ok ||
      e->state->journal.size == journal) { /* without writes it has failed before */
    merge_undo_joined(e, journal);
    merge_note_failure(e, key);
    return false;
  }
  vec_push(&e->merge.done, key);
  merge_note_joined(e);
  shortcut_use(&e->counts.uses, SHORTCUT_WRITES);
  return true;
}

void merge_note_joined(evaluator *e) {
  uint32_t nodes = formula_node_count(e->state->formula);
  e->path.joined_writes = true;
  e->path.joined_limit = nodes + e->merge.joined_nodes;
}

bool merge_join_region(evaluator *e, ir_code *code, sym *regs, uint32_t from,
                       uint32_t stop, literal *error) {
  assert(from < code->count && !e->merge.call);
  uint64_t key = key_of(&code->instrs[from]);
  if (!can_try(e, key) || is_one_turn(code, from, stop))
    return false;
  uint32_t journal = e->state->journal.size;
  sym *before = memory_new_array(sym, code->reg_count);
  memcpy(before, regs, code->reg_count * sizeof *before);
  e->merge.joins = true;
  bool ok =
      take(e, merge_region(e, code, regs, from, stop, JOINED_WORK, error), key, journal);
  if (!ok)
    memcpy(regs, before, code->reg_count * sizeof *before);
  memory_free(before);
  return ok;
}

bool merge_join_call(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(!e->merge.call && !e->merge.specifies);
  uint64_t key = key_of(m);
  if (!can_try(e, key))
    return false;
  uint32_t journal = e->state->journal.size;
  e->merge.joins = true;
  return take(e, merge_whole_call(e, m, args, JOINED_WORK, out), key, journal);
}

void evaluator_join_writes(evaluator *e, bool on, uint32_t nodes) {
  e->merge.may_join = on;
  e->merge.joined_nodes = nodes;
}

bool evaluator_has_joined_writes(const evaluator *e) {
  return e->path.joined_writes;
}

uint32_t evaluator_turns(const evaluator *e) {
  map counts = {
      0}; /* by branch: how often it went one way, and in the low half the other */
  uint64_t most = 0;
  vec_each (const uint64_t, x, &e->path.decided) {
    uint64_t *count = map_get(&counts, *x & ~(uint64_t)1);
    if (!count)
      count = map_put(&counts, *x & ~(uint64_t)1, 0);
    *count += *x & 1 ? (uint64_t)1 << 32 : 1;
    uint64_t one = *count >> 32, other = *count & UINT32_MAX,
             fewer = one < other ? one : other;
    most = fewer > most ? fewer : most;
  }
  map_release(&counts);
  return (uint32_t)most;
}
