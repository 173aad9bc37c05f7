/* Symmetry detection and breaking.
 *
 * Two atoms can change places if no bound changes by that. Transpositions compose
 * (if a,b and b,c can, then so can a,c), so this is an equivalence, and comparing each
 * atom with the first one of each class finds the coarsest partition whose classes can
 * be permuted freely: at least as coarse as Kodkod's greedy refinement by columns.
 * Integers have a meaning and stay where they are. Formulas cannot name atoms except
 * through relations, hence isomorphic instances satisfy the same formulas.
 *
 * Breaking (lex-leader, Crawford et al. 1996; Shlyakhter 2001): the variables of all
 * relations in a fixed order are a word; of the words of isomorphic instances take the
 * greatest. Scalars and sets come first: few positions say much there, and a word that
 * begins with a large relation never gets to them. For neighbours a < b of a class we say
 * a part of that: the word is not smaller than the one with a and b exchanged, as far as
 * the first `length` positions that differ at all. */
#include "relation/symmetry.h"

static uint64_t swapped(const relation_problem *p, uint32_t arity, uint64_t index,
                        relation_atom a, relation_atom b) {
  uint64_t out = 0;
  for (uint32_t i = 0; i < arity; i++) {
    relation_atom x = relation_tuple_atom(p, arity, index, i);
    out = out * p->atoms.size + (x == a ? b : x == b ? a : x);
  }
  return out;
}

static bool unchanged(const relation_problem *p, relation_tuples t, relation_atom a,
                      relation_atom b) {
  for (uint32_t i = 0; i < t.count; i++) {
    uint64_t other = swapped(p, t.arity, t.index[i], a, b);
    if (other != t.index[i] && !relation_tuples_has(t, other))
      return false;
  }
  return true;
}

/* ---- Detection ---- */

typedef vector(relation_tuples) bound_vector;

/* Equal bounds say the same: many relations range over the same tuples. */
static void bound_add(bound_vector *bounds, relation_tuples t) {
  vec_each (relation_tuples, known, bounds) {
    if (relation_tuples_equal(*known, t))
      return;
  }
  vec_push(bounds, t);
}

/* In how many tuples of the bound each atom stands in each column: atoms that differ
 * there cannot change places. */
static void count_places(const relation_problem *p, relation_tuples t,
                         uint64_t *signature) {
  for (uint32_t i = 0; i < t.count; i++)
    for (uint32_t column = 0; column < t.arity; column++)
      signature[relation_tuple_atom(p, t.arity, t.index[i], column)] +=
          UINT64_C(0x9E3779B97F4A7C15) * (column + 1);
  for (uint32_t a = 0; a < p->atoms.size; a++) {
    uint64_t x = signature[a] ^ signature[a] >> 29;
    signature[a] = x * UINT64_C(0xBF58476D1CE4E5B9) + 1;
  }
}

static bool exchangeable(const relation_problem *p, const bound_vector *bounds,
                         const uint64_t *signature, relation_atom a, relation_atom b) {
  if (p->atoms.data[a].is_integer || p->atoms.data[b].is_integer ||
      signature[a] != signature[b])
    return false;
  vec_each (relation_tuples, t, bounds) {
    if (!unchanged(p, *t, a, b))
      return false;
  }
  return true;
}

uint32_t symmetry_classes(const relation_problem *p, const uint8_t *mentioned,
                          u32_vector *first) {
  bound_vector bounds = {0};
  for (uint32_t i = 0; i < p->relations.size; i++)
    if (mentioned[i]) {
      bound_add(&bounds, p->relations.data[i].lower);
      bound_add(&bounds, p->relations.data[i].upper);
    }
  uint64_t *signature = memory_new_array(uint64_t, p->atoms.size);
  vec_each (relation_tuples, t, &bounds)
    count_places(p, *t, signature);
  uint32_t classes = 0;
  uint8_t *several = memory_new_array(uint8_t, p->atoms.size);
  vec_clear(first);
  for (relation_atom b = 0; b < p->atoms.size; b++) {
    relation_atom a = 0;
    while (a < b && (first->data[a] != a || !exchangeable(p, &bounds, signature, a, b)))
      a++;
    vec_push(first, a);
    if (a < b && !several[a])
      several[a] = 1, classes++;
  }
  memory_free(several);
  memory_free(signature);
  vec_release(&bounds);
  return classes;
}

/* ---- Breaking ---- */

typedef struct pair {
  literal here, there; /* a position of the word, and what the exchange puts there */
} pair;

typedef vector(pair) pair_vector;

static bool is_constant(const declared *d) {
  return d->lower.count == d->upper.count;
}

/* Adds positions of the relation that the exchange of a and b changes. Of two tuples
 * that change places only the first counts: if it compares equal, so does the other. */
static void collect(translator *t, const matrix *m, relation_atom a, relation_atom b,
                    uint32_t length, pair_vector *pairs) {
  for (uint32_t i = 0; i < m->cells.size && pairs->size < length; i++) {
    const cell *x = &m->cells.data[i];
    uint64_t other = swapped(t->problem, m->arity, x->index, a, b);
    if (other <= x->index)
      continue;
    pair here = {x->value, matrix_get(m, other)};
    if (here.here != here.there)
      vec_push(pairs, here);
  }
}

static literal not_smaller(formula *graph, const pair_vector *pairs) {
  literal out = LITERAL_TRUE;
  for (uint32_t i = pairs->size; i-- > 0;) {
    literal x = pairs->data[i].here, not_y = literal_not(pairs->data[i].there);
    out = formula_ite(graph, x, formula_or(graph, not_y, out),
                      formula_and(graph, not_y, out));
  }
  return out;
}

static uint32_t widest(const translator *t) {
  uint32_t out = 0;
  for (uint32_t r = 0; r < t->relations.size; r++)
    if (t->relations.data[r] && t->relations.data[r]->arity > out)
      out = t->relations.data[r]->arity;
  return out;
}

literal symmetry_exchange(translator *t, relation_atom a, relation_atom b,
                          uint32_t length) {
  pair_vector pairs = {0};
  for (uint32_t arity = 1; arity <= widest(t); arity++)
    for (uint32_t r = 0; r < t->relations.size; r++) {
      const matrix *m = t->relations.data[r];
      if (m && m->arity == arity && !is_constant(&t->problem->relations.data[r]))
        collect(t, m, a, b, length, &pairs);
    }
  literal out = not_smaller(t->space.graph, &pairs);
  vec_release(&pairs);
  return out;
}

literal symmetry_predicate(translator *t, const u32_vector *first, uint32_t length) {
  literal out = LITERAL_TRUE;
  u32_vector last = {0}; /* by first atom of a class: its latest member so far */
  for (relation_atom b = 0; b < first->size; b++) {
    vec_push(&last, b);
    relation_atom a = last.data[first->data[b]];
    last.data[first->data[b]] = b;
    if (a != b)
      out = formula_and(t->space.graph, out, symmetry_exchange(t, a, b, length));
  }
  vec_release(&last);
  return out;
}
