/* Isomorphism (000 §2.8). Where the path first met a pool object, another one that it had
 * not met would have done as well: states with that one there are the same but for names,
 * and are removed.
 *
 * What is removed must have a twin that is not. That is so as long as every state meets
 * its objects in the same order in every run. When the evaluator has learnt what it
 * cannot merge, a path that had merged it is another one now; what was removed for its
 * sake comes back. All other paths would run as they did, and so would the states that
 * were removed: these stay removed. When the paths fix more than before, everything comes
 * back.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Forgotten.java):
 *
 * - Objects of one class in the pool differ by name alone: c->pool has no others.
 * - What was decided before an encounter stays true when two objects change places that
 *   were not met: code that is merged treats all that a reference may be alike. Integers
 *   fixed beforehand may be such an object's: fixes_tell_apart.
 * - Objects count as met from their encounter on, in the order in which the state meets
 *   them, which no other state of the same decisions changes. So clauses are made of all
 *   that was decided before it.
 * - The same state makes the same decisions: what fails to merge is noted, calls whose
 *   results turn out to be open included (follow.c). */
#include "path/twins.h"
#include "choose/unchecked.h"

#include <assert.h>

void twins_release(twins *t) {
  vec_release(&t->paths);
  vec_release(&t->merges);
  vec_release(&t->clauses);
}

void twins_restore(twins *t, unchecked *u) {
  vec_clear(&t->paths);
  vec_clear(&t->merges);
  vec_clear(&t->clauses);
  u->restore_twins(u);
}

/* Removes what a path's clauses say; each begins with its length. */
static void prune_path(const twins *t, const twins_path *p, unchecked *u) {
  assert(p->clauses <= t->clauses.size);
  const literal *all = t->clauses.data;
  for (uint32_t at = p->clauses, k = 0; k < p->clause_count; k++) {
    u->prune_twins(u, all + at + 1, all[at]);
    at += all[at] + 1;
  }
}

static bool has_merged(const twins *t, const twins_path *p, const u64_vector *failed,
                       uint32_t from) {
  assert(p->merges + p->merge_count <= t->merges.size);
  assert(from <= failed->size);
  for (uint32_t k = 0; k < p->merge_count; k++)
    for (uint32_t i = from; i < failed->size; i++)
      if (t->merges.data[p->merges + k] == failed->data[i])
        return true;
  return false;
}

/* Merges are known to fail that were not: everything comes back but for what paths
 * removed that had nothing to do with them. */
static void begin_anew(twins *t, const u64_vector *failed, unchecked *u) {
  uint32_t kept = 0;
  u->restore_twins(u);
  vec_each (const twins_path, p, &t->paths)
    if (!has_merged(t, p, failed, t->failures)) {
      prune_path(t, p, u);
      t->paths.data[kept++] = *p;
    }
  t->paths.size = kept;
  t->failures = failed->size;
}

/* The states in which the object's place is taken by another one that was not met. */
static literal others(const world *c, const sym_encounter *m, const map *seen) {
  const refs *r = &c->state.refs;
  const ir_class *class = sym_get_object(&c->state, m->object)->class;
  literal other = LITERAL_FALSE;
  for (uint32_t k = 0; k < ref_count(r, m->reference); k++) {
    ref_entry x = ref_entries(r, m->reference)[k];
    if (!sym_same(x.object, m->object) && map_get(&c->pool, x.object.index) &&
        !map_get(seen, x.object.index) &&
        sym_get_object(&c->state, x.object)->class == class)
      other = formula_or(c->formula, other, x.guard);
  }
  return other;
}

static void add_clause(twins *t, world *c, literal other, uint32_t before) {
  const literal_vector *earlier = evaluator_earlier(c->evaluator);
  const literal_vector *way = evaluator_path(c->evaluator);
  assert(before <= earlier->size + way->size && "an encounter is on the way");
  vec_push(&t->clauses, before + 1);
  vec_push(&t->clauses, other);
  for (uint32_t k = 0; k < before; k++)
    vec_push(&t->clauses,
             k < earlier->size ? earlier->data[k] : way->data[k - earlier->size]);
}

static twins_path path_under_way(twins *t, world *c) {
  twins_path p = {.merges = t->merges.size, .clauses = t->clauses.size};
  vec_each (const uint64_t, key, evaluator_merged(c->evaluator))
    vec_push(&t->merges, *key);
  p.merge_count = t->merges.size - p.merges;
  map seen = {0};
  vec_each (const sym_encounter, m, evaluator_encounters(c->evaluator)) {
    bool fresh = !map_get(&seen, m->object.index) && map_get(&c->pool, m->object.index);
    literal other = fresh ? others(c, m, &seen) : LITERAL_FALSE;
    map_put(&seen, m->object.index, 1);
    if (other == LITERAL_FALSE)
      continue;
    add_clause(t, c, other, m->before);
    p.clause_count++;
  }
  map_release(&seen);
  return p;
}

void twins_begin(twins *t, const world *c) {
  t->failures = evaluator_failed(c->evaluator)->size;
  t->known = evaluator_failures(c->evaluator);
}

void twins_resume(twins *t, unchecked *u, const world *c) {
  begin_anew(t, evaluator_failed(c->evaluator), u);
}

/* What fails when two operations are compared may be tried again all the same: then any
 * path may be another one. */
static bool is_certain(const twins *t, const world *c, bool compared) {
  return !compared || t->known == evaluator_failures(c->evaluator);
}

void twins_prune(twins *t, world *c, bool compared) {
  const u64_vector *failed = evaluator_failed(c->evaluator);
  uint32_t failures = t->failures;
  if (!is_certain(t, c, compared)) {
    twins_restore(t, c->unchecked);
    twins_begin(t, c);
    return;
  }
  if (failed->size != failures)
    begin_anew(t, failed, c->unchecked);
  twins_path p = path_under_way(t, c);
  if (has_merged(t, &p, failed, failures))
    return; /* another time it would run in another way */
  vec_push(&t->paths, p);
  prune_path(t, &p, c->unchecked);
  if (p.clause_count)
    shortcut_use(&c->result->costs.uses, SHORTCUT_TWINS);
}
