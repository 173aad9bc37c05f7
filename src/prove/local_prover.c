/* Local proofs as a prover: most steps of a program are proved by a look at what they
 * have changed. Calls that are made anew after a path give what they gave before, where
 * that can be shown, or something arbitrary. */
#include "prove/local_recall.h"

#include "base/progress.h"
#include "prove/difference.h"
#include "prove/provers.h"

#include <assert.h>

static void recall(world *c, const ir_method *m, const sym *args, const merged *before,
                   merged *now) {
  if (ir_gives(m, 'Z'))
    local_proof_recall_truth(c->local, c->evaluator, m, args, before, now);
  else if (before && (m->result == IR_REF || ir_gives(m, 'I')))
    local_proof_recall(c->local, c->evaluator, m, args, before, now);
}

void local_recall(void *check, const ir_method *m, const sym *args, const merged *before,
                  merged *now) {
  world *c = check;
  shortcut_uses *uses = &c->result->costs.uses;
  merged was = *now;
  double start = progress_clock();
  recall(c, m, args, before, now);
  shortcut_ask(uses, SHORTCUT_LOCAL, progress_clock() - start);
  if (now->value != was.value || now->error != was.error)
    shortcut_use(uses, SHORTCUT_LOCAL);
}

/* They are for what is too large to be compared with before. */
static void open(world *c, const world_tree *t, const literal_vector *valid) {
  if (!t || (!difference_is_off(c->difference) && !c->limits->eager))
    return;
  c->local =
      local_proof_new(c->space, &c->state, c->objects, &c->variables, c->limits->stop);
  vec_each (const literal, p, valid)
    local_proof_learn(c->local, *p);
  if (!local_proof_is_worthwhile(c->local, c->limits->eager)) {
    local_proof_delete(c->local);
    c->local = NULL;
  }
}

static void close(world *c) {
  local_proof_delete(c->local);
  c->local = NULL;
  c->knows_calls = false;
}

static bool is_open(const world *c) {
  return c->local;
}

/* From here on the local proofs know of the path. */
static void begin(world *c) {
  assert(c->local && evaluator_is_on_path(c->evaluator));
  local_proof_begin(c->local, evaluator_path(c->evaluator),
                    evaluator_implied(c->evaluator));
  evaluator_watch_recalls(c->evaluator, local_recall, c);
}

static void end(world *c) {
  evaluator_watch_recalls(c->evaluator, NULL, NULL);
}

static void leave(world *c, literal_vector *must) {
  literal_vector rest = {0};
  vec_each (const literal, m, must)
    local_proof_left(c->local, *m, &rest);
  if (rest.size < must->size)
    shortcut_use(&c->result->costs.uses, SHORTCUT_LOCAL);
  vec_release(must);
  *must = rest;
}

const prover prove_local = {.technique = {SHORTCUT_LOCAL, .needs = TRAIT_LANGUAGE,
                                          .excludes = TRAIT_DIAGRAMS | TRAIT_OTHER_SIDE},
                            .stage = PROVE_LOCALLY,
                            .open = open,
                            .close = close,
                            .applies = is_open,
                            .begin = begin,
                            .end = end,
                            .left = leave};
