/* Merged calls on earlier paths (000 §2.9), found by the values that they read.
 *
 * What a call gives depends on its arguments and on what it reads. Paths that follow each
 * other have much in common, and write the same values to the same slots: a call that
 * read these gives what it gave then. An entry holds for good; it says which slots must
 * hold which values.
 *
 * Not kept are calls that met objects of their path, whose numbers others will have on
 * the next, those whose value was found with the help of the path, and those that read
 * through a reference to one of many (select.h): one slot is noted for all of these. */
#include "symbolic/internal.h"
#include "symbolic/select.h"

#include <assert.h>
#include <string.h>

enum { MOST_SAME = 16 /* tried */, MOST_WORDS = 1 << 23 };

void memo_values_release(memo_values *v) {
  vec_release(&v->entries);
  vec_release(&v->words);
  map_release(&v->index);
}

static void forget_all(memo_values *v) {
  vec_clear(&v->entries);
  vec_clear(&v->words);
  map_clear(&v->index);
}

static bool is_of_path(const evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  const refs *r = &e->state->refs;
  if (ref_is_awaited(r, a))
    return false;
  for (uint32_t k = 0; k < ref_count(r, a); k++)
    if (ref_entries(r, a)[k].object.index >= e->path.start.objects)
      return true;
  return false;
}

static bool reads_path(const evaluator *e, sym_slot_id slot) {
  const sym_object *o;
  if (slot.index >= e->path.start.values)
    return true;
  o = sym_get_object(e->state, sym_slot_owner(e->state, slot));
  return sym_slot_storage(o, sym_slot_place(o, slot)) == STORE_REF &&
         is_of_path(e, sym_peek(e->state, slot));
}

/* Some evaluate differently. */
static bool applies(const evaluator *e) {
  return e->path.is_open && shortcut_is_on(e->without, SHORTCUT_MEMO) &&
         !e->held.references.size && !e->hooks.recalls && !e->hooks.answers &&
         !e->rows.compares_literally && !e->merge.own_object;
}

static bool may_be_kept(const evaluator *e, const merge_call *call,
                        const merged *result) {
  if (!applies(e) || !e->memo.kept || e->memo.uses_path)
    return false;
  if (call->method->result == IR_REF && is_of_path(e, result->value))
    return false; /* a literal that this path was the first to use */
  for (uint32_t k = 0; k < call->method->param_count; k++)
    if (call->method->param_types[k] == IR_REF && is_of_path(e, call->args[k]))
      return false;
  vec_each (const sym_slot_id, slot, &call->reads)
    if (reads_path(e, *slot) || select_stands_for_many(e->state, *slot))
      return false;
  return true;
}

void memo_values_add(evaluator *e, const merge_call *call, uint64_t hash,
                     const merged *result) {
  memo_values *v = &e->memo.by_values;
  if (!may_be_kept(e, call, result))
    return;
  if (v->words.size > MOST_WORDS)
    forget_all(v);
  if (!v->entries.size)
    vec_push(&v->entries, ((memo_entry){0}));
  uint64_t *head = map_get(&v->index, hash);
  memo_entry x = {.method = call->method,
                  .args = v->words.size,
                  .next = head ? (uint32_t)*head : 0,
                  .read_count = call->reads.size,
                  .result = *result};
  for (uint32_t k = 0; k < call->method->param_count; k++)
    vec_push(&v->words, call->args[k]);
  x.reads = v->words.size;
  vec_each (const sym_slot_id, slot, &call->reads) {
    vec_push(&v->words, slot->index);
    vec_push(&v->words, sym_peek(e->state, *slot));
  }
  map_put(&v->index, hash, v->entries.size);
  vec_push(&v->entries, x);
}

static bool has_read_this(const evaluator *e, const memo_entry *x) {
  const uint32_t *words = e->memo.by_values.words.data + x->reads;
  for (uint32_t k = 0; k < x->read_count; k++)
    if (sym_peek(e->state, (sym_slot_id){words[2 * k]}) != words[2 * k + 1])
      return false;
  return true;
}

bool memo_values_find(evaluator *e, uint64_t hash, const ir_method *m, const sym *args,
                      merged *out) {
  assert(args || !m->param_count);
  const memo_values *v = &e->memo.by_values;
  uint64_t *head = applies(e) ? map_get(&v->index, hash) : NULL;
  uint32_t tried = 0;
  for (uint32_t k = head ? (uint32_t)*head : 0; k && tried++ < MOST_SAME;
       k = v->entries.data[k].next) {
    const memo_entry *x = &v->entries.data[k];
    if (x->method != m ||
        memcmp(v->words.data + x->args, args, m->param_count * sizeof *args) ||
        !has_read_this(e, x))
      continue;
    for (uint32_t r = 0; e->merge.call && r < x->read_count; r++)
      vec_push(&e->merge.call->reads, ((sym_slot_id){v->words.data[x->reads + 2 * r]}));
    for (uint32_t r = 0; e->memo.read_log && r < x->read_count; r++)
      vec_push(e->memo.read_log, ((sym_slot_id){v->words.data[x->reads + 2 * r]}));
    *out = x->result;
    return true;
  }
  return false;
}
