/* The table, in the order in which they are asked, and the one loop over it. */
#include "prove/provers.h"

#include "base/progress.h"

static const prover *const all[] = {&prove_near,  &prove_known, &prove_held,
                                    &prove_local, &prove_rows,  &prove_difference};

enum { COUNT = sizeof all / sizeof all[0] };

static bool applies(const prover *p, const world *c, const operation *op) {
  return technique_fits(&p->technique, c, op) && (!p->applies || p->applies(c));
}

/* The last one first: what it takes those before it may want to know. */
void provers_open(world *c, const world_tree *t, const literal_vector *valid) {
  for (uint32_t k = COUNT; k-- > 0;)
    if (all[k]->open && technique_fits(&all[k]->technique, c, NULL))
      all[k]->open(c, t, valid);
}

void provers_close(world *c) {
  for (uint32_t k = 0; k < COUNT; k++)
    if (all[k]->close)
      all[k]->close(c);
}

void provers_begin(world *c, const operation *op) {
  for (uint32_t k = 0; k < COUNT; k++)
    if (all[k]->begin && applies(all[k], c, op))
      all[k]->begin(c);
}

void provers_end(world *c, const operation *op) {
  for (uint32_t k = 0; k < COUNT; k++)
    if (all[k]->end && applies(all[k], c, op))
      all[k]->end(c);
}

static bool is_nothing(const literal_vector *must) {
  vec_each (const literal, m, must)
    if (*m != LITERAL_TRUE)
      return false;
  return true;
}

void provers_left(world *c, const operation *op, prover_stage stage,
                  literal_vector *must) {
  for (uint32_t k = 0; k < COUNT; k++) {
    const prover *p = all[k];
    if (p->stage != stage || is_nothing(must) || !applies(p, c, op))
      continue;
    double start = progress_clock();
    p->left(c, must);
    shortcut_ask(&c->result->costs.uses, p->technique.shortcut, progress_clock() - start);
  }
}

/* What nobody has written down is one requirement of which nothing is known. */
bool provers_show_unwritten(world *c, const operation *op) {
  literal_vector must = {0};
  vec_push(&must, LITERAL_FALSE);
  provers_left(c, op, PROVE_UNWRITTEN, &must);
  bool shown = is_nothing(&must);
  vec_release(&must);
  return shown;
}
