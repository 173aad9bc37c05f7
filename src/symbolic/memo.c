/* Memo of merged calls (000 §2.9): method and arguments to value and error.
 *
 * Entries made before the first path describe the initial state and are kept. On a
 * path, those that read a slot that was written are set aside; entries made on the path
 * live until the next write. Which kept entries read a slot is known per slot, so a
 * write costs only what depends on it.
 *
 * What is assumed, and who looks at it: a call's value depends on its arguments and on
 * the slots that it read, its own calls' included (merge_method adds them up); it neither
 * writes to nor gives away what its callers can see (is_closed); where it ended a loop
 * because of the path under way, the entry is of use on that path alone (uses_path); where
 * because of its callers' conditions, there is none (merge_confine). */
#include "symbolic/internal.h"

#include "base/sort.h"
#include "symbolic/select.h"

#include <assert.h>
#include <string.h>

static uint64_t hash_of(const ir_method *m, const sym *args) {
  uint64_t h = m->id + 1;
  for (uint32_t k = 0; k < m->param_count; k++)
    h = map_mix(h, args[k]);
  return h;
}

static bool reads_supposed(const evaluator *e, const memo_entry *x) {
  for (uint32_t k = 0; k < x->read_count; k++)
    if (map_get(&e->memo.supposed, e->memo.words.data[x->reads + k]))
      return true;
  return false;
}

static memo_entry *look_up(evaluator *e, const map *index, uint64_t hash,
                           const ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  uint64_t *head = map_get(index, hash);
  for (uint32_t k = head ? (uint32_t)*head : 0; k; k = e->memo.entries.data[k].next) {
    memo_entry *x = &e->memo.entries.data[k];
    bool other_state =
        e->memo.supposed.size && k < e->memo.supposed_from && reads_supposed(e, x);
    if (x->method == m && !other_state &&
        !memcmp(e->memo.words.data + x->args, args, m->param_count * sizeof *args))
      return x;
  }
  return NULL;
}

static void disable_dependents(evaluator *e, sym_slot_id slot) {
  if (slot.index < e->memo.dependents.size)
    vec_each (uint32_t, k, &e->memo.dependents.data[slot.index])
      e->memo.entries.data[*k].disabled_at = e->path.number;
}

/* Learns of the writes since the last look. */
static void notice_writes(evaluator *e) {
  sym_state *s = e->state;
  if (e->memo.journal_seen > s->journal.size) /* a failed merge was undone */
    e->memo.journal_seen = s->journal.size;
  /* What a merge fills in is its own: no entry knows of it. */
  uint32_t own = e->merge.call ? e->merge.call->first_slot : UINT32_MAX;
  bool changed = false;
  for (; e->memo.journal_seen < s->journal.size; e->memo.journal_seen++) {
    sym_slot_id slot = s->journal.data[e->memo.journal_seen].slot;
    changed = changed || slot.index < own;
    disable_dependents(e, slot);
    disable_dependents(e, select_noted_as(s, slot));
  }
  if (changed)
    map_clear(&e->memo.index); /* entries of this path were about the state before */
}

void memo_note_writes(evaluator *e) {
  if (e->memo.kept)
    notice_writes(e);
}

static void note_reads(evaluator *e, const memo_entry *x) {
  for (uint32_t k = 0; e->memo.read_log && k < x->read_count; k++) {
    sym_slot_id slot = {e->memo.words.data[x->reads + k]};
    vec_push(e->memo.read_log, slot);
  }
  if (!e->merge.call)
    return;
  for (uint32_t k = 0; k < x->read_count; k++) {
    sym_slot_id slot = {e->memo.words.data[x->reads + k]};
    vec_push(&e->merge.call->reads, slot);
  }
}

/* What was evaluated before the first path need not be evaluated on it. */
static bool is_kept_used(const evaluator *e) {
  return !e->path.is_open || shortcut_is_on(e->without, SHORTCUT_MEMO);
}

bool memo_find(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(args || !m->param_count);
  uint64_t hash = hash_of(m, args);
  memo_entry *x;
  if (e->memo.kept) {
    notice_writes(e);
    x = is_kept_used(e) ? look_up(e, &e->memo.kept_index, hash, m, args) : NULL;
    if (x && x->disabled_at == e->path.number)
      x = NULL;
    if (!x)
      x = look_up(e, &e->memo.index, hash, m, args);
  } else
    x = look_up(e, &e->memo.index, hash, m, args);
  if (x)
    note_reads(e, x);
  else if (!memo_values_find(e, hash, m, args, out))
    return false;
  if (x) {
    *out = x->result;
    e->memo.uses_path =
        e->memo.uses_path || x->uses_path; /* so does what is made of it */
  }
  e->counts.memo_hits++;
  shortcut_use(&e->counts.uses, SHORTCUT_MEMO);
  return true;
}

const merged *memo_before_path(evaluator *e, ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  memo_entry *x =
      e->memo.kept ? look_up(e, &e->memo.kept_index, hash_of(m, args), m, args) : NULL;
  return x && x->disabled_at == e->path.number ? &x->result : NULL;
}

bool evaluator_kept_result(evaluator *e, const ir_method *m, const sym *args,
                           merged *out) {
  assert(args || !m->param_count);
  memo_entry *x =
      e->memo.kept ? look_up(e, &e->memo.kept_index, hash_of(m, args), m, args) : NULL;
  if (x)
    *out = x->result;
  return x;
}

static void sort_unique(sym_slot_vector *v) {
  if (!v->size)
    return;
  sort_numbers(&v->data->index, v->size);
  uint32_t kept = 1;
  for (uint32_t k = 1; k < v->size; k++)
    if (!sym_slot_same(v->data[k], v->data[kept - 1]))
      v->data[kept++] = v->data[k];
  v->size = kept;
}

void memo_add(evaluator *e, merge_call *call, const merged *result) {
  sort_unique(&call->reads);
  if (!e->memo.entries.size)
    vec_push(&e->memo.entries, ((memo_entry){0}));
  uint64_t hash = hash_of(call->method, call->args);
  uint64_t *head = map_get(&e->memo.index, hash);
  memo_entry x = {.method = call->method,
                  .args = e->memo.words.size,
                  .next = head ? (uint32_t)*head : 0,
                  .disabled_at = UINT32_MAX,
                  .uses_path = e->path.is_open && e->memo.uses_path,
                  .result = *result};
  for (uint32_t k = 0; k < call->method->param_count; k++)
    vec_push(&e->memo.words, call->args[k]);
  x.reads = e->memo.words.size;
  x.read_count = call->reads.size;
  vec_each (const sym_slot_id, slot, &call->reads)
    vec_push(&e->memo.words, slot->index);
  map_put(&e->memo.index, hash, e->memo.entries.size);
  vec_push(&e->memo.entries, x);
  exclusive_note_result(e, call->method, result);
  memo_values_add(e, call, hash, result);
}

static void index_dependents(evaluator *e) {
  vec_reserve(&e->memo.dependents, e->state->values.size);
  while (e->memo.dependents.size < e->state->values.size)
    vec_push(&e->memo.dependents, ((u32_vector){0}));
  for (uint32_t k = 1; k < e->memo.entries.size; k++) {
    const memo_entry *x = &e->memo.entries.data[k];
    for (uint32_t r = 0; r < x->read_count; r++)
      vec_push(&e->memo.dependents.data[e->memo.words.data[x->reads + r]], k);
  }
}

/* What was made under a supposition and depends on it: reads what is supposed, or perhaps
 * ends a loop where it cannot go on in that case only. */
void memo_forget_supposed(evaluator *e) {
  for (uint32_t k = e->memo.supposed_from; k < e->memo.entries.size; k++)
    if (e->merge.relies || reads_supposed(e, &e->memo.entries.data[k]))
      e->memo.entries.data[k].method = NULL;
}

void memo_begin_path(evaluator *e) {
  if (!e->memo.kept) {
    index_dependents(e);
    e->memo.kept = e->memo.entries.size ? e->memo.entries.size : 1;
    e->memo.kept_words = e->memo.words.size;
    e->memo.kept_index = e->memo.index;
    e->memo.index = (map){0};
  }
  e->path.number++;
  e->memo.journal_seen = e->state->journal.size;
}

void memo_end_path(evaluator *e) {
  map_clear(&e->memo.index);
  if (e->memo.entries.size > e->memo.kept)
    e->memo.entries.size = e->memo.kept;
  e->memo.words.size = e->memo.kept_words;
}

bool evaluator_next_reader(const evaluator *e, sym_slot_id slot, uint32_t *at,
                           kept_call *out) {
  if (slot.index >= e->memo.dependents.size)
    return false;
  const u32_vector *all = &e->memo.dependents.data[slot.index];
  while (*at < all->size && !e->memo.entries.data[all->data[*at]].method)
    ++*at;
  if (*at >= all->size)
    return false;
  const memo_entry *x = &e->memo.entries.data[all->data[(*at)++]];
  *out = (kept_call){x->method, e->memo.words.data + x->args, x->result};
  return true;
}

bool evaluator_has_kept(evaluator *e, ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  return e->memo.kept && look_up(e, &e->memo.kept_index, hash_of(m, args), m, args);
}

bool evaluator_next_kept(const evaluator *e, uint32_t *at, kept_call *out) {
  do
    ++*at;
  while (*at < e->memo.kept && !e->memo.entries.data[*at].method);
  if (*at >= e->memo.kept)
    return false;
  const memo_entry *x = &e->memo.entries.data[*at];
  *out = (kept_call){x->method, e->memo.words.data + x->args, x->result};
  return true;
}
