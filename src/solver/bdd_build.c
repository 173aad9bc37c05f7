/* From a formula to its BDD.
 *
 * Idea: mark what is needed, top down; build it in ascending order of nodes, which
 * is children first; give each BDD back after its last use, so that only the
 * frontier lives. An if-then-else is built as one, its inner ANDs are not needed.
 * BuDDy has no complemented edges: signs go into the choice of the operation where
 * one exists, and a negation is computed only where none does. */
#include "solver/bdd_manager.h"

/* What a node is made of; 1, 2 or 3 operands. */
typedef struct operands {
  literal l[3];
  uint32_t count;
} operands;

static bool is_xor(const operands *o) {
  return o->count == 3 && o->l[1] == literal_not(o->l[2]);
}

uint32_t bdd_parts(const formula *f, uint32_t node, literal parts[3]) {
  ite_parts p;
  if (formula_kind(f, node) != NODE_AND)
    return 0;
  if (formula_match_ite(f, node, &p)) {
    parts[0] = p.condition, parts[1] = p.then, parts[2] = p.otherwise;
    return 3;
  }
  parts[0] = formula_left(f, node), parts[1] = formula_right(f, node);
  return 2;
}

static operands operands_of(const bdd_manager *m, uint32_t node) {
  operands o = {.count = 0};
  if (!node_map_get(&m->names, node))
    o.count = bdd_parts(m->graph, node, o.l);
  return o;
}

static void mark_needed(bdd_manager *m, uint32_t top) {
  u32_vector *stack = &m->scratch;
  vec_clear(stack);
  vec_push(stack, top);
  node_marks_add(&m->needed, top);
  while (stack->size) {
    operands o = operands_of(m, vec_pop(stack));
    for (uint32_t i = 0; i < o.count; i++) {
      uint32_t child = literal_node(o.l[i]);
      ++*node_map_at(&m->uses, child);
      if (node_marks_add(&m->needed, child))
        vec_push(stack, child);
    }
  }
}

/* The BDD of the literal's node, without its sign. */
static BDD plain(const bdd_manager *m, literal a) {
  uint32_t built = node_map_get(&m->built, literal_node(a));
  assert(built && "operands are built first and kept for their uses");
  return (BDD)(built - 1);
}

static BDD build_and(bdd_manager *m, const operands *o) {
  static const int by_sign[4] = {bddop_and, bddop_diff, bddop_less, bddop_nor};
  uint32_t signs = (o->l[0] & 1u) << 1 | (o->l[1] & 1u);
  return bdd_apply(plain(m, o->l[0]), plain(m, o->l[1]), by_sign[signs]);
}

/* ite(c, t, !t) is c <-> t */
static BDD build_xor(bdd_manager *m, const operands *o) {
  bool same = literal_is_negated(o->l[0]) == literal_is_negated(o->l[1]);
  return bdd_apply(plain(m, o->l[0]), plain(m, o->l[1]), same ? bddop_biimp : bddop_xor);
}

static BDD with_sign(bdd_manager *m, literal a) {
  return literal_is_negated(a) ? hold(m, bdd_not(plain(m, a))) : plain(m, a);
}

static BDD build_ite(bdd_manager *m, const operands *o) {
  BDD condition = with_sign(m, o->l[0]), then = with_sign(m, o->l[1]);
  return bdd_ite(condition, then, with_sign(m, o->l[2]));
}

static BDD build_leaf(const bdd_manager *m, uint32_t node) {
  uint32_t name = node_map_get(&m->names, node);
  if (name)
    return bdd_ithvar((int)name - 1);
  if (!node)
    return bddfalse;
  uint32_t number = formula_variable_number(m->graph, node);
  const uint64_t *position = map_get(&m->positions, number);
  assert(position && "the variable is in the order");
  return bdd_ithvar((int)*position);
}

static BDD build_node(bdd_manager *m, uint32_t node, const operands *o) {
  if (!o->count)
    return build_leaf(m, node);
  if (is_xor(o))
    return build_xor(m, o);
  return o->count == 3 ? build_ite(m, o) : build_and(m, o);
}

/* Something smaller that is the same where `care` holds. */
static BDD within(bdd_manager *m, BDD b, BDD care) {
  if (care == bddtrue || b == bddtrue || b == bddfalse)
    return b;
  return bdd_simplify(hold(m, b), care);
}

static void give_back(bdd_manager *m, uint32_t node) {
  uint32_t *built = node_map_at(&m->built, node);
  if (*built && !m->broken)
    bdd_delref((BDD)(*built - 1));
  *built = 0;
}

BDD bdd_build(bdd_manager *m, literal top, BDD care) {
  mark_needed(m, literal_node(top));
  for (uint32_t node = 0; node_marks_next(&m->needed, &node); node++) {
    operands o = operands_of(m, node);
    uint32_t held = m->held.size;
    BDD b = bdd_addref(within(m, build_node(m, node, &o), care));
    *node_map_at(&m->built, node) = (uint32_t)b + 1;
    let_go(m, held);
    for (uint32_t i = 0; i < o.count; i++)
      if (!--*node_map_at(&m->uses, literal_node(o.l[i])))
        give_back(m, literal_node(o.l[i]));
  }
  return with_sign(m, top);
}

void bdd_build_release(bdd_manager *m) {
  for (uint32_t node = 0; node_marks_next(&m->needed, &node); node++)
    give_back(m, node);
  node_marks_release(&m->needed);
  node_map_release(&m->uses);
  node_map_release(&m->built);
}
