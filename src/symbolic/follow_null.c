/* Look-ups that find nothing.
 *
 *     Entry e = getEntry(key);
 *     if (e == null)
 *       return null;
 *
 * A call without side effects that gives one of many objects is followed, not merged:
 * what is read through its result would be large. But null is null, however nothing was
 * found: when such a call has given null, the path forgets what it decided there, and
 * keeps that the merged result is null. So all ways to find nothing are one path.
 *
 * That condition is as large as the structure, and whoever looks for other states would
 * have to make it false each time. So what is excluded when a path is done with is its
 * way, decision by decision, as long as there are only so many ways: another state that
 * takes another way comes to a path that is known. Where the call met objects that are
 * interchangeable there are too many, and the path itself is excluded.
 *
 * What is assumed, and who looks at it:
 *
 * - The call has written nothing: the journal is as long as when it began.
 * - Its merged result is that of any state that comes to the call, not of those alone
 *   that took this way. So it is merged as if the path ended there: what it has decided
 *   since, what that implies, and calls found with the help of it are hidden; and one that
 *   needed the path is not kept for others (merge_before_call, follow_hide_way, keep_call).
 * - Nobody counts on what is forgotten: literals, what they imply, what is constant
 *   modulo the path and calls evaluated with it are dropped. Registers of callers have not
 *   changed. Encounters are not forgotten.
 * - The model gives null, and the merged call no exception, in the model. */
#include "symbolic/follow_run.h"

#include <assert.h>
#include <string.h>

enum { MOST_CALLS = 64 }; /* remembered */

/* That a call is followed from now on makes other paths of those on which it was merged:
 * it counts as a merge that fails, apart from the method's own. */
static uint64_t open_key(const ir_method *m) {
  return map_address(m) | 2;
}

bool follow_may_give_null(const evaluator *e, const ir_method *m) {
  return map_get(&e->merge.failed, open_key(m));
}

void note_open_result(evaluator *e, ir_method *m, sym result) {
  assert(ref_has(&e->state->refs, result));
  if (ref_is(&e->state->refs, result, SYM_NULL) == LITERAL_FALSE ||
      !shortcut_is_on(e->without, SHORTCUT_NOTHING))
    merge_note_failure(e, map_address(m)); /* not to try again */
  else
    merge_note_failure(e, open_key(m));
}

void note_closed_result(evaluator *e, const ir_method *m) {
  vec_push(&e->merge.done, open_key(m));
}

void mark_way(evaluator *e, const sym *args) {
  sym_frame *f = top(e);
  uint32_t count = f->method->param_count;
  f->args = memory_new_array(sym, count + 1);
  memcpy(f->args, args, count * sizeof *args);
  f->called = mark_of(e);
}

way_mark mark_of(const evaluator *e) {
  return (way_mark){.path = e->path.literals.size,
                    .implied = e->path.implied.size,
                    .encounters = e->path.encounters.size,
                    .journal = e->state->journal.size};
}

bool is_untouched(const evaluator *e) {
  sym_position now = sym_mark(e->state);
  return now.journal == e->path.start.journal && now.objects == e->path.start.objects;
}

static const open_call *find_call(const evaluator *e, const sym_frame *f) {
  vec_each (const open_call, c, &e->path.open_calls)
    if (c->method == f->method &&
        !memcmp(c->args, f->args, f->method->param_count * sizeof *f->args))
      return c;
  return NULL;
}

static void keep_call(evaluator *e, sym_frame *f, const merged *result) {
  if (e->path.open_calls.size >= MOST_CALLS)
    return;
  vec_push(&e->path.open_calls, ((open_call){f->method, f->args, *result}));
  f->args = NULL;
}

/* A merge that has used what the path excludes is true of this path alone, and of no
 * other. */
static bool merge_again(evaluator *e, sym_frame *f, merged *out) {
  bool untouched = is_untouched(e);
  const open_call *known = untouched ? find_call(e, f) : NULL;
  if (known && f->stack + known->result.height > MACHINE_STACK_VALUES)
    known = NULL;
  if (known)
    *out = known->result;
  else if (!merge_try_call(e, f->method, f->args, CALL_WORK, out))
    return false;
  else if (untouched && is_untouched(e) && !e->memo.uses_path)
    keep_call(e, f, out);
  return true;
}

/* What the path has found out since, as if it had not. */
void follow_hide_way(evaluator *e, way_mark from, hidden_way *out) {
  assert(from.path <= e->path.literals.size && from.implied <= e->path.implied.size);
  *out = (hidden_way){from, e->path.literals.size, e->path.implied.size};
  for (uint32_t k = from.path; k < e->path.literals.size; k++)
    map_remove(&e->path.has, e->path.literals.data[k]);
  for (uint32_t k = from.implied; k < e->path.implied.size; k++)
    map_remove(&e->path.has, e->path.implied.data[k]);
  e->path.literals.size = from.path;
  e->path.implied.size = from.implied;
  map_clear(&e->memo.index); /* calls found with the help of the rest */
}

void follow_show_way(evaluator *e, const hidden_way *h) {
  assert(e->path.literals.size == h->from.path && "nothing is decided meanwhile");
  assert(e->path.implied.size == h->from.implied);
  e->path.literals.size = h->literals;
  e->path.implied.size = h->implied;
  for (uint32_t k = h->from.path; k < h->literals; k++)
    map_put(&e->path.has, e->path.literals.data[k], 1);
  for (uint32_t k = h->from.implied; k < h->implied; k++)
    map_put(&e->path.has, e->path.implied.data[k], 1);
}

/* As if the path ended where the call began: the rest is about to be forgotten. */
static bool merge_before_call(evaluator *e, sym_frame *f, merged *out) {
  hidden_way rest;
  follow_hide_way(e, f->called, &rest);
  bool ok = merge_again(e, f, out);
  follow_show_way(e, &rest);
  return ok;
}

static void forget_literals(evaluator *e, literal_vector *list, uint32_t from) {
  for (uint32_t k = from; k < list->size; k++)
    map_remove(&e->path.has, list->data[k]);
  list->size = from;
}

/* Encounters are not forgotten: which objects a state meets, and in what order, depends
 * on the state alone, and path/twins.c relies on it. */
static void notice_choices(evaluator *e, uint32_t from) {
  for (uint32_t k = from; k < e->path.encounters.size; k++)
    e->path.must_forget |=
        merge_is_open_reference(e, e->path.encounters.data[k].reference);
}

bool follow_forget_way(evaluator *e, way_mark to, literal kept, literal error) {
  assert(formula_has(e->state->formula, kept));
  assert(formula_has(e->state->formula, error));
  forget_literals(e, &e->path.literals, to.path);
  forget_literals(e, &e->path.implied, to.implied);
  notice_choices(e, to.encounters);
  e->modulo.of = UINT32_MAX; /* what is decided modulo the path, */
  map_clear(&e->memo.index); /* and calls found so */
  e->path.has_forgotten = true;
  uint32_t way = e->path.way.size;
  follow_constrain(e, literal_not(error));
  follow_constrain(e, kept);
  e->path.way.size = way; /* implies both */
  return !e->hooks.known || !e->hooks.known(e->hooks.known_context) ||
         follow_stop(e, FOLLOWED_KNOWN, NULL);
}

bool follow_forget_way_to_null(evaluator *e) {
  way_mark from = top(e)->called;
  merged out;
  if (e->path.literals.size == from.path || e->state->journal.size != from.journal ||
      !merge_before_call(e, top(e), &out))
    return true;
  literal null = ref_is(&e->state->refs, out.value, SYM_NULL);
  if (evaluation_get(&e->model, out.error) || !evaluation_get(&e->model, null))
    return true;
  shortcut_use(&e->counts.uses, SHORTCUT_NOTHING);
  return follow_forget_way(e, from, null, out.error);
}
