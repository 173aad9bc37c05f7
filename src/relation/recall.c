#include "relation/recall.h"

#include <assert.h>

/* By the ids of terms. Above a closed term or a relation are the closed terms that it is
 * part of, with nothing but terms with variables between them. */
struct recall {
  uint32_t count;
  bool *is_kept;
  recalled *values;
  uint32_t *first_above; /* one more than there are terms: places in `above` */
  u32_vector above;
  uint32_t *of_relation; /* by number: the id of its term; UINT32_MAX: none */
  uint32_t relations;
  u32_vector open;
};

static bool is_closed(const term *t) {
  return !t->free_count && t->kind != TERM_VARIABLE;
}

/* ---- What is above what ---- */

typedef struct link {
  uint32_t below, above;
} link;

typedef struct survey {
  recall *r;
  vector(const term *) closed; /* to be looked at */
  vector(const term *) inside; /* of one of them */
  map seen;                    /* terms with variables inside of it */
  vector(link) links;
} survey;

static void meet_closed(survey *s, const term *t, uint32_t above) {
  if (t->child_count || t->kind == TERM_RELATION)
    vec_push(&s->links, ((link){t->id, above}));
  if (t->kind == TERM_RELATION)
    s->r->of_relation[t->value] = t->id;
  if (!t->child_count || s->r->is_kept[t->id])
    return;
  s->r->is_kept[t->id] = true;
  vec_push(&s->closed, t);
}

static void meet_children(survey *s, const term *t, uint32_t above) {
  for (uint32_t i = 0; i < t->child_count; i++) {
    const term *child = t->children[i];
    if (is_closed(child))
      meet_closed(s, child, above);
    else if (!map_get(&s->seen, child->id)) {
      map_put(&s->seen, child->id, 1);
      vec_push(&s->inside, child);
    }
  }
}

static void look_into(survey *s, const term *t) {
  map_release(&s->seen);
  s->seen = (map){0};
  meet_children(s, t, t->id);
  while (s->inside.size)
    meet_children(s, vec_pop(&s->inside), t->id);
}

/* By counting: how many are above each, then each at its place. */
static void sort_links(const survey *s) {
  recall *r = s->r;
  vec_each (link, l, &s->links)
    r->first_above[l->below + 1]++;
  for (uint32_t i = 0; i < r->count; i++)
    r->first_above[i + 1] += r->first_above[i];
  vec_reserve(&r->above, s->links.size);
  r->above.size = s->links.size;
  uint32_t *filled = memory_new_array(uint32_t, r->count);
  vec_each (link, l, &s->links)
    r->above.data[r->first_above[l->below] + filled[l->below]++] = l->above;
  memory_free(filled);
}

recall *recall_new(const relation_problem *p, const relation_formula *formulas,
                   uint32_t count) {
  recall *r = memory_new(recall);
  r->count = p->term_count;
  r->relations = p->relations.size;
  r->is_kept = memory_new_array(bool, r->count);
  r->values = memory_new_array(recalled, r->count);
  r->first_above = memory_new_array(uint32_t, r->count + (size_t)1);
  r->of_relation = memory_new_array(uint32_t, r->relations);
  for (uint32_t i = 0; i < r->relations; i++)
    r->of_relation[i] = UINT32_MAX;
  survey s = {.r = r};
  for (uint32_t i = 0; i < count; i++) {
    const term *t = term_of_formula(formulas[i]);
    assert(is_closed(t) && "every variable is declared");
    if (t->child_count && !r->is_kept[t->id]) {
      r->is_kept[t->id] = true;
      vec_push(&s.closed, t);
    }
    while (s.closed.size)
      look_into(&s, vec_pop(&s.closed));
  }
  sort_links(&s);
  vec_release(&s.closed);
  vec_release(&s.inside);
  vec_release(&s.links);
  map_release(&s.seen);
  return r;
}

void recall_forget_all(recall *r) {
  for (uint32_t i = 0; i < r->count; i++) {
    set_release(&r->values[i].tuples);
    r->values[i] = (recalled){0};
  }
}

void recall_delete(recall *r) {
  if (!r)
    return;
  recall_forget_all(r);
  memory_free(r->is_kept);
  memory_free(r->values);
  memory_free(r->first_above);
  memory_free(r->of_relation);
  vec_release(&r->above);
  vec_release(&r->open);
  memory_free(r);
}

recalled *recall_at(const recall *r, const term *t) {
  return t->id < r->count && r->is_kept[t->id] ? &r->values[t->id] : NULL;
}

/* ---- Changes ---- */

static void push_above(recall *r, uint32_t id) {
  for (uint32_t i = r->first_above[id]; i < r->first_above[id + 1]; i++)
    vec_push(&r->open, r->above.data[i]);
}

void recall_forget(recall *r, uint32_t relation) {
  if (relation >= r->relations || r->of_relation[relation] == UINT32_MAX)
    return;
  push_above(r, r->of_relation[relation]);
  while (r->open.size) {
    uint32_t id = vec_pop(&r->open);
    recalled *v = &r->values[id];
    if (!v->is_known)
      continue;
    set_release(&v->tuples);
    *v = (recalled){0};
    push_above(r, id);
  }
}
