/* What a formula speaks of: each of its terms is looked at once. */
#include "relation/terms.h"

/* Looks at a term; false: what is below it does not matter. */
typedef bool look(void *context, const term *);

static void look_at_all(relation_formula f, look *look, void *context) {
  vector(const term *) open = {0};
  map seen = {0};
  vec_push(&open, term_of_formula(f));
  while (open.size) {
    const term *t = vec_pop(&open);
    if (map_get(&seen, t->id))
      continue;
    map_put(&seen, t->id, 1);
    uint32_t below = look(context, t) ? t->child_count : 0;
    for (uint32_t i = 0; i < below; i++)
      vec_push(&open, t->children[i]);
  }
  vec_release(&open);
  map_release(&seen);
}

static bool mark(void *marks, const term *t) {
  if (t->kind == TERM_RELATION)
    ((bool *)marks)[t->value] = true;
  return true;
}

void relation_mark_mentioned(relation_formula f, bool *marks) {
  look_at_all(f, mark, marks);
}

typedef struct summed {
  const term *set;
  bool only;
} summed;

static bool look_for_other_uses(void *context, const term *t) {
  summed *s = context;
  s->only &= t != s->set;
  return t->kind != TERM_INT_OF || t->children[0] != s->set;
}

bool relation_is_only_summed(relation_formula f, relation_expr set) {
  summed s = {term_of_expr(set), true};
  look_at_all(f, look_for_other_uses, &s);
  return s.only;
}

relation_expr relation_said_to_be_one(relation_formula f) {
  const term *t = term_of_formula(f);
  bool says = t->kind == TERM_ONE && t->children[0]->kind == TERM_RELATION;
  return says ? (relation_expr)t->children[0] : NULL;
}
