/* Formulas: made once each, negations pushed down to propositions as they are made. */
#include "ltl/ltl.h"

#include <string.h>

/* A node, and the one before it with the same hash. */
typedef struct stored {
  struct ltl_node node;
  struct stored *before;
} stored;

void ltl_init(ltl_formulas *all) {
  *all = (ltl_formulas){0};
  arena_init(&all->arena);
}

void ltl_release(ltl_formulas *all) {
  vec_each (ltl_proposition, p, &all->propositions)
    memory_free(p->text);
  vec_release(&all->propositions);
  map_release(&all->known);
  arena_release(&all->arena);
}

static bool same(const struct ltl_node *a, const struct ltl_node *b) {
  return a->op == b->op && a->proposition == b->proposition && a->left == b->left &&
         a->right == b->right;
}

static ltl make(ltl_formulas *all, struct ltl_node node) {
  uint64_t hash = map_mix(map_mix(node.op, node.proposition), map_address(node.left));
  hash = map_mix(hash, map_address(node.right));
  uint64_t *newest = map_get(&all->known, hash);
  stored *before = newest ? (stored *)(uintptr_t)*newest : NULL;
  for (stored *s = before; s; s = s->before)
    if (same(&s->node, &node))
      return &s->node;
  stored *s = arena_new(&all->arena, stored);
  node.number = all->count++;
  s->node = node;
  s->before = before;
  map_put(&all->known, hash, map_address(s));
  return &s->node;
}

ltl ltl_constant(ltl_formulas *all, bool which) {
  return make(all, (struct ltl_node){.op = which ? LTL_TRUE : LTL_FALSE});
}

ltl ltl_named(ltl_formulas *all, const char *text) {
  uint32_t k = 0;
  while (k < all->propositions.size && strcmp(all->propositions.data[k].text, text) != 0)
    k++;
  if (k == all->propositions.size)
    vec_push(&all->propositions, ((ltl_proposition){memory_copy_text(text), 0}));
  return make(all, (struct ltl_node){.op = LTL_PROPOSITION, .proposition = k});
}

ltl ltl_not(ltl_formulas *all, ltl f) {
  switch (f->op) {
  case LTL_TRUE: return ltl_constant(all, false);
  case LTL_FALSE: return ltl_constant(all, true);
  case LTL_PROPOSITION:
    return make(all, (struct ltl_node){.op = LTL_NOT, .proposition = f->proposition});
  case LTL_NOT:
    return make(all,
                (struct ltl_node){.op = LTL_PROPOSITION, .proposition = f->proposition});
  case LTL_AND: return ltl_or(all, ltl_not(all, f->left), ltl_not(all, f->right));
  case LTL_OR: return ltl_and(all, ltl_not(all, f->left), ltl_not(all, f->right));
  case LTL_NEXT: return ltl_next(all, ltl_not(all, f->left));
  case LTL_UNTIL:
    return ltl_release_of(all, ltl_not(all, f->left), ltl_not(all, f->right));
  case LTL_RELEASE: break;
  }
  return ltl_until(all, ltl_not(all, f->left), ltl_not(all, f->right));
}

/* The smaller number first: the order does not matter. */
static ltl make_sorted(ltl_formulas *all, ltl_operator op, ltl a, ltl b) {
  bool swap = a->number > b->number;
  return make(all,
              (struct ltl_node){.op = op, .left = swap ? b : a, .right = swap ? a : b});
}

ltl ltl_and(ltl_formulas *all, ltl a, ltl b) {
  if (a->op == LTL_FALSE || b->op == LTL_TRUE || a == b)
    return a;
  if (b->op == LTL_FALSE || a->op == LTL_TRUE)
    return b;
  return make_sorted(all, LTL_AND, a, b);
}

ltl ltl_or(ltl_formulas *all, ltl a, ltl b) {
  if (a->op == LTL_TRUE || b->op == LTL_FALSE || a == b)
    return a;
  if (b->op == LTL_TRUE || a->op == LTL_FALSE)
    return b;
  return make_sorted(all, LTL_OR, a, b);
}

/* Not even X true is true: a word with an end may have no next letter. */
ltl ltl_next(ltl_formulas *all, ltl f) {
  return make(all, (struct ltl_node){.op = LTL_NEXT, .left = f});
}

/* a U true and a R false are not simplified for the same reason: U wants a letter. */
ltl ltl_until(ltl_formulas *all, ltl a, ltl b) {
  if (b->op == LTL_FALSE || a == b)
    return b;
  if (b->op == LTL_UNTIL && a->op == LTL_TRUE && b->left->op == LTL_TRUE)
    return b;
  return make(all, (struct ltl_node){.op = LTL_UNTIL, .left = a, .right = b});
}

ltl ltl_release_of(ltl_formulas *all, ltl a, ltl b) {
  if (b->op == LTL_TRUE || a == b)
    return b;
  if (b->op == LTL_RELEASE && a->op == LTL_FALSE && b->left->op == LTL_FALSE)
    return b;
  return make(all, (struct ltl_node){.op = LTL_RELEASE, .left = a, .right = b});
}

bool ltl_has_next(ltl f) {
  return f && (f->op == LTL_NEXT || ltl_has_next(f->left) || ltl_has_next(f->right));
}
