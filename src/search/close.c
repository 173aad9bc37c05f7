/* Whole families of states that are done with.
 *
 * A path is a sequence of decisions. When all states with the decisions d1 ... dk have
 * been checked, and none with d1 ... dk-1 decides the last otherwise, because those were
 * checked before or because there are none, then all with d1 ... dk-1 have been checked,
 * and so on upwards. That there are none is a local proof, the same at every position of
 * a term: an expression that is no value, and whose operands are, can take one of these
 * steps. Without it the solver that chooses would find that out anew for each position,
 * again and again, in the course of looking for something else.
 *
 * What is assumed, and who looks at it: a place in the tree of paths is closed when all
 * states with its decisions have been checked themselves. States put aside by induction,
 * or removed as twins of others, do not count: only paths that were proved close a place,
 * and whatever order decisions were made in, that is a statement about literals. */
#include "base/progress.h"
#include "choose/unchecked.h"
#include "path/path.h"
#include "path/replay.h"
#include "prove/local_proof.h"
#include "search/search.h"

#include <assert.h>

enum { FEW_OBJECTS = 3 }; /* that a decision of one node speaks of */

/* The decisions before `end` that speak of few objects begin here. */
static uint32_t last_run(world *c, const literal_vector *path, uint32_t end) {
  assert(end <= path->size);
  uint32_t from = end;
  while (from > 0 && local_proof_objects(c->local, path->data[from - 1]) <= FEW_OBJECTS)
    from--;
  return from;
}

/* Begins local proofs about the decisions of a run, given those before it. */
static void begin_run(search *s, const literal_vector *path, uint32_t from,
                      uint32_t end) {
  assert(from < end && end <= path->size);
  assert(s->c->local && "only local proofs close what nobody has checked");
  literal_vector given = {0};
  vec_push(&given, s->before);
  for (uint32_t k = 0; k < from; k++)
    vec_push(&given, path->data[k]);
  local_proof_begin_about(s->c->local, &given, path->data + from, end - from);
  vec_release(&given);
}

/* How many decisions of the path, which has been checked, have to be the same for a
 * state to be checked, too. */
static uint32_t count_needed(search *s, const literal_vector *path, uint32_t *places) {
  assert(s->c->local);
  assert(path->size < UINT32_MAX);
  path_tree *t = &s->paths;
  uint32_t k = path->size, begun = UINT32_MAX;
  path_tree_close(t, places[k]);
  for (; k > 0; k--) {
    literal last = path->data[k - 1];
    if (!path_tree_is_closed(t, places[k - 1], literal_not(last))) {
      uint32_t from = k <= begun ? last_run(s->c, path, k) : begun;
      if (from == k)
        break;
      if (from != begun)
        begin_run(s, path, from, k);
      begun = from;
      if (!local_proof_implies(s->c->local, path->data + from, k - 1 - from, last))
        break;
    }
    path_tree_close(t, places[k - 1]);
  }
  return k;
}

/* The path has been checked, and the states with it removed. */
bool search_close(search *s) {
  assert(!evaluator_is_on_path(s->c->evaluator) && "its states are removed first");
  const literal_vector *path = evaluator_path(s->c->evaluator);
  if (!s->c->local || !world_takes(s->c, SHORTCUT_CLOSE))
    return true;
  uint32_t *places = memory_new_array(uint32_t, path->size + 1);
  path_tree_add(&s->paths, path->data, path->size, places);
  double start = progress_clock();
  uint32_t needed = count_needed(s, path, places);
  shortcut_ask(&s->c->result->costs.uses, SHORTCUT_CLOSE, progress_clock() - start);
  bool agrees = true;
  if (needed < path->size) {
    s->c->unchecked->prune(s->c->unchecked, path->data, needed);
    search_note_done(s, path->data, needed);
    shortcut_use(&s->c->result->costs.uses, SHORTCUT_CLOSE);
    agrees = search_validate_set(s, path->data, needed, false);
  }
  memory_free(places);
  return agrees;
}
