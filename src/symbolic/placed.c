/* Comparisons of numbers whose places are known.
 *
 * An abstraction of a user's own asks each of its entries for a key, and when two of them
 * are compared, all entries of one for the keys of the other:
 *
 *     for (Entry e = head; e != null; e = e.next)
 *         if (e.key == key) return e.value;
 *
 * That no two entries have the same key is what the module's invariant says of its nodes.
 * So a comparison of the keys of two nodes, made where both nodes are there, is a constant.
 * And one of a node's key with any other number is written down with the node's being
 * there: in that form it is known again when a path has excluded it (prove/apart.c).
 *
 * What is assumed, and who looks at it (tests/shortcuts/Placed.java attacks each):
 *
 * - How two numbers lie holds in all valid states in which both are there: who notes it has
 *   proved it.
 * - Both are there in all states in which they are compared: what the condition of these
 *   states says, link by link, has all that makes them be there (is_there). What callers
 *   know counts, and then the result is good for this call alone.
 * - On a path, what the path has decided counts, and then the result is good for the path
 *   alone (modulo.c). */
#include "symbolic/placed.h"
#include "symbolic/merge_walk.h"

#include <assert.h>

enum { MOST_LINKS = 6, MOST_CALLERS = 6 };

typedef struct placed_number {
  literal there;
  literal_vector parts; /* its conjuncts */
} placed_number;

struct placed {
  vector(placed_number) numbers;
  map index; /* number -> index */
  map how;   /* pairs, both ways -> lies */
};

placed *placed_new(void) {
  return memory_new(placed);
}

void placed_delete(placed *p) {
  if (!p)
    return;
  vec_each (placed_number, n, &p->numbers)
    vec_release(&n->parts);
  vec_release(&p->numbers);
  map_release(&p->index);
  map_release(&p->how);
  memory_free(p);
}

uint32_t placed_add(placed *p, const formula *f, bits number, literal there) {
  assert(formula_has(f, there));
  uint32_t at = p->numbers.size;
  vec_push(&p->numbers, ((placed_number){.there = there}));
  formula_conjuncts(f, there, &vec_last(&p->numbers)->parts);
  map_put(&p->index, number, at);
  return at;
}

void placed_note(placed *p, uint32_t one, uint32_t other, lies how) {
  assert(one < p->numbers.size && other < p->numbers.size && one != other);
  lies turned = how == LIES_LESS ? LIES_GREATER : how == LIES_GREATER ? LIES_LESS : how;
  map_put(&p->how, map_pair(one, other), how);
  map_put(&p->how, map_pair(other, one), turned);
}

lies placed_how(const placed *p, uint32_t one, uint32_t other) {
  const uint64_t *how = map_get(&p->how, map_pair(one, other));
  return how ? (lies)*how : LIES_ANYHOW;
}

bool placed_find(const placed *p, bits number, uint32_t *index) {
  const uint64_t *at = map_get(&p->index, number);
  if (at)
    *index = (uint32_t)*at;
  return at;
}

/* --- Where a comparison is made ---------------------------------------------------- */

typedef struct spot {
  evaluator *e;
  map known; /* literals that hold here: 1 */
  literal_vector scratch;
} spot;

static void know(spot *p, literal a) {
  vec_clear(&p->scratch);
  formula_conjuncts(p->e->state->formula, a, &p->scratch);
  vec_each (const literal, x, &p->scratch)
    map_put(&p->known, modulo_literal(p->e, *x), 1);
}

/* The last things that were decided on the way: an entry's being there is among them. */
static void know_chain(spot *p, condition c) {
  const conditions *all = &p->e->merge.conditions;
  for (uint32_t k = 0; k < MOST_LINKS && c != CONDITION_NEVER && c != CONDITION_TRUE;
       k++, c = all->links.data[c].parent)
    know(p, all->links.data[c].own);
}

/* An object that is visited has been made. */
static void know_visited(spot *p, merge_run *r) {
  literal_vector exist = {0};
  merge_walk_exist(r, &exist);
  vec_each (const literal, x, &exist)
    know(p, *x);
  vec_release(&exist);
}

static bool has_all(spot *p, const placed_number *n) {
  vec_each (const literal, x, &n->parts) {
    literal a = modulo_literal(p->e, *x);
    if (a != LITERAL_TRUE && !map_get(&p->known, a))
      return false;
  }
  return true;
}

/* Whether the numbers are there in all states that have come here. Callers are asked one
 * after the other; what they know makes the result theirs, so that it is not remembered: a
 * walk can do without, a recursion cannot. */
static bool is_there(merge_run *r, condition guard, const placed_number *const *n,
                     uint32_t count) {
  spot p = {.e = r->e};
  bool there = false;
  merge_run *at = r;
  know_chain(&p, guard);
  know_visited(&p, r);
  for (uint32_t k = 0; at && k < MOST_CALLERS && !there; k++) {
    there = true;
    for (uint32_t j = 0; there && j < count; j++)
      there = has_all(&p, n[j]);
    if (there && at != r)
      merge_confine_to_callers(r->e);
    at = r->walks ? at->caller : NULL;
    if (at && !there) {
      know_chain(&p, at->here);
      know_visited(&p, at);
      know(&p, at->chosen);
    }
  }
  map_release(&p.known);
  vec_release(&p.scratch);
  return there;
}

/* --- Comparisons ------------------------------------------------------------------- */

static literal answer(ir_condition c, lies how, literal otherwise) {
  bool equal = c == COND_EQ || c == COND_NE;
  if (equal)
    return literal_of(c == COND_NE);
  if (how == LIES_APART)
    return otherwise;
  return literal_of((c == COND_LT || c == COND_LE) == (how == LIES_LESS));
}

static literal compare_placed(merge_run *r, const ir_instr *i, condition guard,
                              uint32_t one, uint32_t other, literal c) {
  const placed *p = r->e->placed;
  lies how = placed_how(p, one, other);
  literal decided = how == LIES_ANYHOW ? c : answer((ir_condition)i->aux, how, c);
  if (decided == c)
    return c;
  const placed_number *both[] = {&p->numbers.data[one], &p->numbers.data[other]};
  return is_there(r, guard, both, 2) ? decided : c;
}

/* Equality with a number that has no place: beside it, that the other is there. */
static literal compare_one(merge_run *r, const ir_instr *i, condition guard, uint32_t one,
                           literal c) {
  const placed_number *n = &r->e->placed->numbers.data[one];
  if (i->aux != COND_EQ && i->aux != COND_NE)
    return c;
  if (literal_is_constant(c) || !is_there(r, guard, &n, 1))
    return c;
  bool negated = i->aux == COND_NE;
  literal equal = literal_not_if(c, negated);
  equal = formula_and(r->e->state->formula, n->there, equal);
  return literal_not_if(equal, negated);
}

literal placed_condition(merge_run *r, const ir_instr *i, condition guard,
                         const sym *regs, literal c) {
  const placed *p = r->e->placed;
  uint32_t one, other;
  if (!p || !r->e->merge.specifies || i->type == IR_REF || i->type == IR_IMM32 ||
      literal_is_constant(c))
    return c;
  bool first = placed_find(p, regs[i->a], &one);
  bool second = placed_find(p, regs[i->b], &other);
  literal made = c;
  if (first && second)
    made = compare_placed(r, i, guard, one, other, c);
  else if (first || second)
    made = compare_one(r, i, guard, first ? one : other, c);
  if (made != c)
    shortcut_use(&r->e->counts.uses, SHORTCUT_PLACED);
  return made;
}

void evaluator_use_placed(evaluator *e, const placed *p) {
  e->placed = p;
}
