/* Clauses for formulas: Tseitin's encoding by halves (Plaisted and Greenbaum 1986),
 * incremental.
 *
 * Idea: one word per node holds the solver's variable and what has been said about
 * it. A clause mentions only the variables of a node's operands, so the order does
 * not matter: halves that are needed go on a work list, no recursion.
 *
 * XOR and ITE are encoded as such; their two inner ANDs get no variable. An AND
 * inside an AND (an OR inside a clause) gets no variable either but is dissolved
 * into the larger one, unless it has one already. A node is dissolved at most once
 * for each half; when met again it gets its variable, so that sharing is kept and
 * the clauses stay linear in the graph. */
#include "solver/cnf_need.h"

#include "base/sort.h"

#include <stdlib.h>

cnf *cnf_new(const formula *f, sat *s) {
  assert(f && s);
  cnf *c = memory_new(cnf);
  c->graph = f;
  c->solver = s;
  return c;
}

void cnf_delete(cnf *c) {
  if (!c)
    return;
  cnf_need_delete(c->need);
  node_map_release(&c->nodes);
  vec_release(&c->requests);
  vec_release(&c->asserted);
  vec_release(&c->parts);
  vec_release(&c->open);
  vec_release(&c->instances);
  memory_free(c);
}

uint32_t cnf_variable_count(const cnf *c) {
  return c->variables;
}

int cnf_fresh(cnf *c) {
  assert(c->variables < UINT32_MAX >> FLAG_BITS && "more than any solver can hold");
  return (int)++c->variables;
}

int cnf_find(const cnf *c, literal a) {
  int variable = (int)(node_map_get(&c->nodes, literal_node(a)) >> FLAG_BITS);
  return literal_is_negated(a) != cnf_is_inverted(c, literal_node(a)) ? -variable
                                                                      : variable;
}

static void unit(cnf *c, int a) {
  sat_add(c->solver, a);
  sat_add(c->solver, 0);
}

static void binary(cnf *c, int a, int b) {
  sat_add(c->solver, a);
  unit(c, b);
}

static void ternary(cnf *c, int a, int b, int d) {
  sat_add(c->solver, a);
  binary(c, b, d);
}

static bool is_and(const cnf *c, literal a) {
  return formula_kind(c->graph, literal_node(a)) == NODE_AND;
}

/* The solver's literal; gives the node a variable when it has none. */
static int named(cnf *c, literal a) {
  uint32_t *entry = node_map_at(&c->nodes, literal_node(a));
  if (!(*entry >> FLAG_BITS)) {
    *entry |= (uint32_t)cnf_fresh(c) << FLAG_BITS;
    if (literal_is_constant(a))
      unit(c, -(int)(*entry >> FLAG_BITS));
    else if (!is_and(c, a))
      cnf_wake(c, literal_node(a));
    else if (c->need) /* decided on until it is encoded */
      cnf_name_gate(c, literal_node(a));
    else
      sat_set_auxiliary(c->solver, (int)(*entry >> FLAG_BITS));
  }
  return cnf_find(c, a);
}

/* Names `a` and puts the halves that `use` needs on the work list. */
static int wanted(cnf *c, literal a, uint32_t use) {
  int name = named(c, a);
  if (!is_and(c, a))
    return name;
  if (literal_is_negated(a)) /* the literal's truth is the node's falsity */
    use =
        (use & CNF_POSITIVE ? CNF_NEGATIVE : 0) | (use & CNF_NEGATIVE ? CNF_POSITIVE : 0);
  uint32_t *entry = node_map_at(&c->nodes, literal_node(a)), missing = use & ~*entry;
  if (missing) {
    bool is_first = !(*entry & CNF_BOTH);
    *entry |= missing;
    if (!cnf_postpone(c, literal_node(a), is_first))
      vec_push(&c->requests, ((request){literal_node(a), missing, c->depth + 1}));
  }
  return name;
}

/* Whether the AND under `a` may vanish into a larger one: it has no name, is no
 * if-then-else, and has not vanished into another in this half. */
static bool dissolves(cnf *c, literal a, uint32_t half_flag) {
  ite_parts parts;
  uint32_t *entry = node_map_at(&c->nodes, literal_node(a));
  if (!is_and(c, a) || *entry >> FLAG_BITS || *entry & half_flag ||
      formula_match_ite(c->graph, literal_node(a), &parts))
    return false;
  *entry |= half_flag;
  return true;
}

static void remove_duplicates(literal_vector *v) {
  if (v->size < 3) /* a gate has two different operands */
    return;
  sort_numbers(v->data, v->size);
  uint32_t kept = 1;
  for (uint32_t i = 1; i < v->size; i++)
    if (v->data[i] != v->data[kept - 1])
      v->data[kept++] = v->data[i];
  v->size = kept;
}

/* Replaces the literals in `open` by what they dissolve into: `parts`, a
 * conjunction with the same meaning (half: of the gate that is being encoded).
 * Disjunctions come negated, as the conjunction that must not hold. */
static void dissolve(cnf *c, uint32_t half) {
  uint32_t flag = half == CNF_POSITIVE ? POSITIVE_DISSOLVED : NEGATIVE_DISSOLVED;
  vec_clear(&c->parts);
  while (c->open.size) {
    literal a = vec_pop(&c->open);
    if (!literal_is_negated(a) && dissolves(c, a, flag)) {
      vec_push(&c->open, formula_right(c->graph, literal_node(a)));
      vec_push(&c->open, formula_left(c->graph, literal_node(a)));
    } else {
      vec_push(&c->parts, a);
    }
  }
}

static void open_gate(cnf *c, uint32_t node, uint32_t half) {
  vec_clear(&c->open);
  vec_push(&c->open, formula_right(c->graph, node));
  vec_push(&c->open, formula_left(c->graph, node));
  dissolve(c, half);
  remove_duplicates(&c->parts);
}

/*  x -> every part;  !x -> some part is false  */
static void encode_and(cnf *c, uint32_t node, uint32_t halves) {
  int x = named(c, node << 1);
  if (halves & CNF_POSITIVE) {
    open_gate(c, node, CNF_POSITIVE);
    for (uint32_t i = 0; i < c->parts.size; i++)
      binary(c, -x, wanted(c, c->parts.data[i], CNF_POSITIVE));
  }
  if (halves & CNF_NEGATIVE) {
    open_gate(c, node, CNF_NEGATIVE);
    for (uint32_t i = 0; i < c->parts.size; i++) /* a constant's unit comes first */
      wanted(c, c->parts.data[i], CNF_NEGATIVE);
    for (uint32_t i = 0; i < c->parts.size; i++)
      sat_add(c->solver, -cnf_find(c, c->parts.data[i]));
    unit(c, x);
  }
}

/*  x -> (c -> t) and (!c -> e);  !x likewise with !t and !e. The third clause of
 *  each half follows from the two but lets the solver propagate without c; an XOR
 *  has no use for it. */
static void encode_ite(cnf *c, uint32_t node, ite_parts p, uint32_t halves) {
  bool is_xor = p.then == literal_not(p.otherwise);
  int x = named(c, node << 1), condition = wanted(c, p.condition, CNF_BOTH);
  int then = wanted(c, p.then, halves), otherwise = wanted(c, p.otherwise, halves);
  for (int sign = 1; sign >= -1; sign -= 2) {
    if (!(halves & (sign > 0 ? CNF_POSITIVE : CNF_NEGATIVE)))
      continue;
    ternary(c, -sign * x, -condition, sign * then);
    ternary(c, -sign * x, condition, sign * otherwise);
    if (!is_xor)
      ternary(c, -sign * x, sign * then, sign * otherwise);
  }
}

static void encode_requests(cnf *c) {
  while (c->requests.size) {
    request r = vec_pop(&c->requests);
    ite_parts parts;
    int variable = abs(named(c, r.node << 1));
    c->depth = r.depth;
    if (c->need)
      sat_set_auxiliary(c->solver, variable);
    sat_define(c->solver, variable);
    if (formula_match_ite(c->graph, r.node, &parts))
      encode_ite(c, r.node, parts, r.halves);
    else
      encode_and(c, r.node, r.halves);
  }
  sat_define(c->solver, 0);
  c->depth = 0;
}

int cnf_literal(cnf *c, literal a, cnf_polarity use) {
  int name = wanted(c, a, use);
  cnf_encode_waiting(c);
  return name;
}

/* Adds the clause whose negation stands in `open`, and leaves the clause's halves
 * on the work list. A clause of one literal is asserted instead. */
static void add_open_clause(cnf *c) {
  dissolve(c, CNF_NEGATIVE);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < c->parts.size; i++) {
    literal a = literal_not(c->parts.data[i]);
    if (a == LITERAL_TRUE)
      return;
    if (a != LITERAL_FALSE)
      c->parts.data[kept++] = a;
  }
  c->parts.size = kept;
  if (kept == 1) {
    vec_push(&c->asserted, c->parts.data[0]);
    return;
  }
  for (uint32_t i = 0; i < kept; i++)
    sat_add(c->solver, wanted(c, c->parts.data[i], CNF_POSITIVE));
  sat_add(c->solver, 0);
}

static void open_two(cnf *c, literal a, literal b) {
  vec_clear(&c->open);
  vec_push(&c->open, literal_not(a));
  vec_push(&c->open, literal_not(b));
}

/* A disjunction. */
static void assert_negated_gate(cnf *c, uint32_t node) {
  ite_parts p;
  if (formula_match_ite(c->graph, node, &p)) {
    open_two(c, literal_not(p.condition), literal_not(p.then));
    add_open_clause(c);
    open_two(c, p.condition, literal_not(p.otherwise));
  } else
    open_two(c, literal_not(formula_left(c->graph, node)),
             literal_not(formula_right(c->graph, node)));
  add_open_clause(c);
}

/* One literal of the work list that was not asserted before. */
static void assert_one(cnf *c, literal a) {
  uint32_t entry = node_map_get(&c->nodes, literal_node(a)), node = literal_node(a);
  uint32_t half = literal_is_negated(a) ? NEGATIVE_DONE : POSITIVE_DONE;
  if (a == LITERAL_TRUE)
    return;
  if (entry >> FLAG_BITS || !is_and(c, a))
    unit(c, named(c, a));
  if (!is_and(c, a) || entry & half) /* the half says the rest */
    return;
  if (!literal_is_negated(a)) {
    vec_push(&c->asserted, formula_right(c->graph, node));
    vec_push(&c->asserted, formula_left(c->graph, node));
  } else if (entry >> FLAG_BITS || !cnf_put_aside(c, a))
    assert_negated_gate(c, node);
}

static void assert_all(cnf *c) {
  while (c->asserted.size) {
    literal a = vec_pop(&c->asserted);
    uint32_t flag = literal_is_negated(a) ? DENIED : ASSERTED;
    uint32_t *entry = node_map_at(&c->nodes, literal_node(a));
    if (*entry & flag)
      continue;
    *entry |= flag;
    assert_one(c, a);
  }
}

void cnf_encode_waiting(cnf *c) {
  literal woken;
  do {
    assert_all(c);
    encode_requests(c);
    while (cnf_next_woken(c, &woken))
      assert_negated_gate(c, literal_node(woken));
  } while (c->asserted.size || c->requests.size);
}

void cnf_assert(cnf *c, literal a) {
  cnf_note_fact(c, &a, 1);
  vec_push(&c->asserted, a);
  cnf_encode_waiting(c);
}

void cnf_assert_clause(cnf *c, const literal *literals, size_t count) {
  assert(literals || !count);
  cnf_note_fact(c, literals, count);
  cnf_add_clause(c, literals, count);
}

void cnf_add_clause(cnf *c, const literal *literals, size_t count) {
  vec_clear(&c->open);
  for (size_t i = count; i-- > 0;)
    vec_push(&c->open, literal_not(literals[i]));
  add_open_clause(c);
  cnf_encode_waiting(c);
}
