/* Clauses by need: the solver gets to know of a formula what its models depend on.
 *
 * Whether a term of thousands of nodes is well typed is one large formula; a state to be
 * chosen has a few of the nodes, and that nothing is left to choose follows from those
 * that steps look at. So a gate with a large formula below it is not encoded when it is
 * named. The solver decides on it as on a variable. When it has a model, what was
 * asserted is evaluated under the values of the formula's variables, those that the
 * solver has never met being false. If all of it is true, it is a model, whatever the
 * solver thinks of the gates. If not, one goes down from what is false, along what the
 * solver counts on to be true, to gates that it knows nothing of; these are encoded, and
 * it is asked again.
 *
 * The solver has fewer clauses than it should: where it finds no model, there is none.
 *
 * What the solver decides first of such a gate is its value when all variables are false.
 * Small conjuncts that are true then, such as that a code is valid, wait until one of
 * their variables has a name. */
#include "solver/cnf_need.h"

#include <stdlib.h>

enum { /* traits of a node */
       POSTPONED = 1,
       INVERTED = 2,
       KNOWN_SMALL = 4,
       KNOWN_LARGE = 8,
};

enum {
  AT_ONCE = 2,      /* depth of large gates that are encoded together */
  SMALL_CONE = 256, /* nodes */
  ASIDE_CONE = 48   /* nodes of a conjunct that can be put aside */
};

typedef struct aside {
  literal conjunct;
  uint32_t next; /* of the same variable, from 1; 0: none */
} aside;

struct cnf_need {
  node_map traits;
  u32_vector postponed; /* gates; those encoded since go with cnf_refine */
  evaluation resting;   /* when all variables are false */
  literal_vector facts; /* the clauses that were asserted, each ended by false */
  node_map first_aside; /* by the variable's node: from 1 */
  vector(aside) asides;
  literal_vector woken;
  node_map seen; /* round in which a walk has met the node */
  uint32_t round;
  u32_vector walk;
};

static bool always_false(void *context, uint32_t number) {
  (void)context, (void)number;
  return false;
}

cnf *cnf_new_by_need(const formula *f, sat *s) {
  cnf *c = cnf_new(f, s);
  c->need = memory_new(cnf_need);
  evaluation_begin(&c->need->resting, f, always_false, NULL);
  return c;
}

void cnf_need_delete(cnf_need *n) {
  if (!n)
    return;
  node_map_release(&n->traits);
  vec_release(&n->postponed);
  evaluation_release(&n->resting);
  vec_release(&n->facts);
  node_map_release(&n->first_aside);
  vec_release(&n->asides);
  vec_release(&n->woken);
  node_map_release(&n->seen);
  vec_release(&n->walk);
  memory_free(n);
}

static bool has_trait(const cnf *c, uint32_t node, uint32_t trait) {
  return c->need && node_map_get(&c->need->traits, node) & trait;
}

bool cnf_is_inverted(const cnf *c, uint32_t node) {
  return has_trait(c, node, INVERTED);
}

bool cnf_is_postponed(const cnf *c, uint32_t node) {
  return has_trait(c, node, POSTPONED);
}

static void set_trait(cnf *c, uint32_t node, uint32_t trait) {
  *node_map_at(&c->need->traits, node) |= trait;
}

/* Solvers try first that a variable is false. */
void cnf_name_gate(cnf *c, uint32_t node) {
  if (evaluation_get(&c->need->resting, node << 1))
    set_trait(c, node, INVERTED);
}

static void meet(cnf_need *n, uint32_t node) {
  uint32_t *round = node_map_at(&n->seen, node);
  if (*round == n->round)
    return;
  *round = n->round;
  vec_push(&n->walk, node);
}

/* Puts the nodes of the formula into `walk`, unless there are more. */
static bool walk_cone(cnf *c, uint32_t top, uint32_t most) {
  cnf_need *n = c->need;
  n->round++;
  vec_clear(&n->walk);
  meet(n, top);
  for (uint32_t k = 0; k < n->walk.size && n->walk.size <= most; k++) {
    uint32_t node = n->walk.data[k];
    if (formula_kind(c->graph, node) != NODE_AND)
      continue;
    if (has_trait(c, node, KNOWN_LARGE))
      return false;
    meet(n, literal_node(formula_left(c->graph, node)));
    meet(n, literal_node(formula_right(c->graph, node)));
  }
  return n->walk.size <= most;
}

static bool is_large(cnf *c, uint32_t node) {
  if (!has_trait(c, node, KNOWN_SMALL | KNOWN_LARGE))
    set_trait(c, node, walk_cone(c, node, SMALL_CONE) ? KNOWN_SMALL : KNOWN_LARGE);
  return has_trait(c, node, KNOWN_LARGE);
}

bool cnf_postpone(cnf *c, uint32_t node, bool is_first) {
  if (!c->need || cnf_is_postponed(c, node))
    return c->need;
  if (!is_first || c->depth < AT_ONCE || !is_large(c, node))
    return false;
  set_trait(c, node, POSTPONED);
  vec_push(&c->need->postponed, node);
  return true;
}

/* Conjuncts that wait. */

bool cnf_put_aside(cnf *c, literal conjunct) {
  cnf_need *n = c->need;
  if (!n || !walk_cone(c, literal_node(conjunct), ASIDE_CONE) ||
      !evaluation_get(&n->resting, conjunct))
    return false;
  vec_each (uint32_t, node, &n->walk)
    if (formula_kind(c->graph, *node) != NODE_AND &&
        node_map_get(&c->nodes, *node) >> FLAG_BITS)
      return false;
  vec_each (uint32_t, node, &n->walk) {
    if (formula_kind(c->graph, *node) != NODE_VARIABLE)
      continue;
    uint32_t *first = node_map_at(&n->first_aside, *node);
    vec_push(&n->asides, ((aside){conjunct, *first}));
    *first = n->asides.size;
  }
  return true;
}

void cnf_wake(cnf *c, uint32_t variable_node) {
  cnf_need *n = c->need;
  if (!n)
    return;
  for (uint32_t k = node_map_get(&n->first_aside, variable_node); k;
       k = n->asides.data[k - 1].next)
    vec_push(&n->woken, n->asides.data[k - 1].conjunct);
}

bool cnf_next_woken(cnf *c, literal *conjunct) {
  if (!c->need || !c->need->woken.size)
    return false;
  *conjunct = vec_pop(&c->need->woken);
  return true;
}

void cnf_note_fact(cnf *c, const literal *clause, size_t count) {
  if (!c->need)
    return;
  for (size_t k = 0; k < count; k++)
    if (clause[k] != LITERAL_FALSE)
      vec_push(&c->need->facts, clause[k]);
  vec_push(&c->need->facts, LITERAL_FALSE);
}

/* Refining. */

static bool encode_later(cnf *c, uint32_t node) {
  if (!cnf_is_postponed(c, node))
    return false;
  *node_map_at(&c->need->traits, node) &= ~(uint32_t)POSTPONED;
  uint32_t halves = node_map_get(&c->nodes, node) & CNF_BOTH;
  vec_push(&c->requests, ((request){node, halves, 0}));
  return true;
}

/* Whether the solver may count on the literal to be true. A gate that was dissolved has
 * no say, although it may have got a name since. */
static bool is_counted_on(const cnf *c, literal a) {
  uint32_t entry = node_map_get(&c->nodes, literal_node(a));
  uint32_t dissolved = literal_is_negated(a) ? NEGATIVE_DISSOLVED : POSITIVE_DISSOLVED;
  int name = cnf_find(c, a);
  return !name || entry & dissolved || !sat_value(c->solver, -name);
}

/* What must have been true for the literal to be: of an if-then-else the condition as it
 * is not, and the branch as it should be; else the operands. */
static void operands_of(const cnf *c, evaluation *model, literal a, literal out[2]) {
  uint32_t node = literal_node(a);
  bool negated = literal_is_negated(a);
  ite_parts p;
  if (formula_match_ite(c->graph, node, &p)) {
    bool holds = evaluation_get(model, p.condition);
    out[0] = literal_not_if(p.condition, holds);
    out[1] = literal_not_if(holds ? p.then : p.otherwise, negated);
  } else {
    out[0] = literal_not_if(formula_left(c->graph, node), negated);
    out[1] = literal_not_if(formula_right(c->graph, node), negated);
  }
}

/* The solver counts on a literal to be true, and it is false. Encodes the gates that it
 * knows nothing of and that have led it to that. */
static void blame(cnf *c, evaluation *model, literal top) {
  cnf_need *n = c->need;
  literal operands[2];
  vec_clear(&c->open);
  vec_push(&c->open, top);
  while (c->open.size) {
    literal a = vec_pop(&c->open);
    uint32_t *round = node_map_at(&n->seen, literal_node(a));
    node_kind kind = formula_kind(c->graph, literal_node(a));
    if (kind == NODE_CONSTANT || *round == n->round)
      continue;
    *round = n->round;
    if (kind == NODE_VARIABLE) {
      cnf_correct_choice(c, literal_node(a));
      continue;
    }
    if (encode_later(c, literal_node(a)))
      continue;
    operands_of(c, model, a, operands);
    for (uint32_t k = 0; k < 2; k++)
      if (!evaluation_get(model, operands[k]) && is_counted_on(c, operands[k]))
        vec_push(&c->open, operands[k]);
  }
}

static bool holds_somewhere(evaluation *model, const literal *clause, uint32_t count) {
  for (uint32_t k = 0; k < count; k++)
    if (evaluation_get(model, clause[k]))
      return true;
  return false;
}

/* Whether the clause is true; if not, why not. */
static bool check_clause(cnf *c, evaluation *model, const literal *clause,
                         uint32_t count) {
  if (holds_somewhere(model, clause, count))
    return true;
  for (uint32_t k = 0; k < count; k++)
    if (is_counted_on(c, clause[k]))
      blame(c, model, clause[k]);
  return false;
}

/* Nothing is to blame: whatever the solver has wrong. */
static void encode_wrong(cnf *c, evaluation *model) {
  vec_each (uint32_t, node, &c->need->postponed)
    if (sat_value(c->solver, cnf_find(c, *node << 1)) !=
        evaluation_get(model, *node << 1))
      encode_later(c, *node);
}

static void forget_encoded(cnf *c) {
  u32_vector *all = &c->need->postponed;
  uint32_t kept = 0;
  vec_each (uint32_t, node, all)
    if (cnf_is_postponed(c, *node))
      all->data[kept++] = *node;
  all->size = kept;
}

static bool check_facts(cnf *c, evaluation *model) {
  const literal_vector *facts = &c->need->facts;
  bool right = true;
  for (uint32_t from = 0, to; from < facts->size; from = to + 1) {
    for (to = from; facts->data[to] != LITERAL_FALSE;)
      to++;
    right &= check_clause(c, model, facts->data + from, to - from);
  }
  return right;
}

/* By need: whether what was asserted and assumed is true; if not, asks for what is
 * missing. */
static bool is_right(cnf *c, evaluation *model, const literal *assumed, size_t count) {
  c->need->round++;
  bool right = true;
  for (size_t k = 0; k < count; k++)
    right &= check_clause(c, model, &assumed[k], 1);
  right &= check_facts(c, model);
  if (!right && !c->requests.size && !cnf_has_instances(c)) {
    encode_wrong(c, model);
    cnf_are_choices_wrong(c);
  }
  return right;
}

bool cnf_refine(cnf *c, evaluation *model, const literal *assumed, size_t count) {
  if (c->need ? is_right(c, model, assumed, count) : !cnf_are_choices_wrong(c))
    return false;
  bool more = c->requests.size || cnf_has_instances(c);
  assert(more && "what the solver knows it has right");
  if (c->need)
    forget_encoded(c);
  cnf_encode_waiting(c);
  cnf_add_instances(c);
  return more;
}
