/* Goals and facts are rebuilt in a graph of their own, in which a variable stands for a
 * role of the n-th object of the question. So questions are sequences of literals there,
 * and those that look alike are the same sequence. */
#include "prove/near_question.h"

#include "base/map.h"
#include "base/memory.h"
#include "formula/given.h"
#include "prove/near_known.h"
#include "prove/question.h"

#include <assert.h>

typedef struct place { /* of a variable */
  uint32_t object, role;
} place_of_variable;

typedef struct tree_place { /* of an object */
  uint32_t above, side;
} tree_place;

struct near_questions {
  const formula *from;
  questions asked;                  /* in a graph of their own, `to` */
  vector(place_of_variable) places; /* by number of the variable */
  map roles;                        /* (number of object, role) -> variable of `to` */
  given renamed;                    /* from `from` to `to` */
  map numbers;                      /* object -> number, in this round */
  u32_vector objects;               /* that have one */
  uint32_t count;                   /* of those that did not get it from another */
  vector(tree_place) tree;          /* by object */
  map below;                        /* (number, side) -> number of the one below */
  near_known known;
  literal_vector goals, facts;
  map given; /* facts: 1 */
};

void near_questions_delete(near_questions *q) {
  if (!q)
    return;
  questions_release(&q->asked);
  vec_release(&q->places);
  map_release(&q->roles);
  given_release(&q->renamed);
  map_release(&q->numbers);
  vec_release(&q->objects);
  vec_release(&q->tree);
  map_release(&q->below);
  near_known_release(&q->known);
  vec_release(&q->goals);
  vec_release(&q->facts);
  map_release(&q->given);
  memory_free(q);
}

void near_question_place(near_questions *q, uint32_t variable, uint32_t object,
                         uint32_t role) {
  while (q->places.size <= variable)
    vec_push(&q->places, ((place_of_variable){0}));
  q->places.data[variable] = (place_of_variable){object, role};
}

void near_question_begin(near_questions *q) {
  given_begin_in(&q->renamed, q->from, q->asked.graph);
  map_clear(&q->numbers);
  vec_clear(&q->objects);
  q->count = 0;
  near_known_begin(&q->known, q->from);
  vec_clear(&q->goals);
  vec_clear(&q->facts);
}

void near_question_know(near_questions *q, literal a) {
  assert(formula_has(q->from, a));
  near_known_add(&q->known, a, SHALLOW);
}

void near_question_know_fact(near_questions *q, literal a) {
  assert(formula_has(q->from, a));
  near_known_add(&q->known, a, DEEP);
}

void near_question_decide(near_questions *q) {
  near_known_spread(&q->known);
}

/* Of an object below one that has a number: from that. */
static uint32_t number_below(near_questions *q, uint32_t above, uint32_t side) {
  enum { BELOW = 1 << 20 };
  uint64_t key = map_pair(above, side), *known = map_get(&q->below, key);
  return (uint32_t) * (known ? known : map_put(&q->below, key, BELOW + q->below.size));
}

static uint32_t number_of(near_questions *q, uint32_t object) {
  uint64_t *known = map_get(&q->numbers, object);
  if (known)
    return (uint32_t)*known;
  tree_place p = object < q->tree.size ? q->tree.data[object] : (tree_place){0, 0};
  uint64_t *above = p.above ? map_get(&q->numbers, p.above) : NULL;
  uint32_t number = above ? number_below(q, (uint32_t)*above, p.side) : q->count++;
  map_put(&q->numbers, object, number);
  vec_push(&q->objects, object);
  return number;
}

void near_question_place_below(near_questions *q, uint32_t object, uint32_t above,
                               uint32_t side) {
  while (q->tree.size <= object)
    vec_push(&q->tree, ((tree_place){0, 0}));
  q->tree.data[object] = (tree_place){above, side};
}

const u32_vector *near_question_objects(const near_questions *q) {
  return &q->objects;
}

void near_question_number(near_questions *q, uint32_t object) {
  if (map_get(&q->numbers, object))
    return;
  map_put(&q->numbers, object, q->count++);
  vec_push(&q->objects, object);
}

static literal name_of(near_questions *q, uint32_t variable) {
  place_of_variable p = {0, variable}; /* of no object */
  if (variable < q->places.size && q->places.data[variable].object) {
    p = q->places.data[variable];
    p.object = number_of(q, p.object) + 1;
  }
  uint64_t key = map_pair(p.object, p.role);
  uint64_t *known = map_get(&q->roles, key);
  return (literal) *
         (known ? known : map_put(&q->roles, key, formula_variable(q->asked.graph)));
}

/* What is constant is put in; variables have names. */
static bool name_leaf(void *context, uint32_t node, literal *is) {
  near_questions *q = context;
  if (near_known_get(&q->known, node << 1, is))
    return true;
  bool is_variable = formula_kind(q->from, node) != NODE_AND;
  if (is_variable)
    *is = name_of(q, formula_variable_number(q->from, node));
  return is_variable;
}

near_questions *near_questions_new(const formula *f, const _Atomic bool *stop) {
  near_questions *q = memory_new(near_questions);
  q->from = f;
  questions_init(&q->asked, SAT_MANY_SMALL, stop);
  q->renamed = (given){.leaf = name_leaf, .context = q};
  return q;
}

static literal rebuilt(near_questions *q, literal a) {
  assert(formula_has(q->from, a));
  return given_get(&q->renamed, a);
}

void near_question_show(near_questions *q, literal a) {
  assert(formula_has(q->from, a));
  literal goal = rebuilt(q, a);
  if (goal != LITERAL_TRUE)
    vec_push(&q->goals, goal);
}

void near_question_suppose(near_questions *q, literal a) {
  assert(formula_has(q->from, a));
  literal fact = rebuilt(q, a);
  if (fact != LITERAL_TRUE)
    vec_push(&q->facts, fact);
}

/* Whether a small formula speaks of nothing but objects with a number. */
static bool is_about(const near_questions *q, literal a, uint32_t *budget) {
  assert(formula_has(q->from, a));
  uint32_t node = literal_node(a);
  if (literal_is_constant(a))
    return true;
  if (formula_kind(q->from, node) != NODE_AND) {
    uint32_t v = formula_variable_number(q->from, node);
    return v < q->places.size && map_get(&q->numbers, q->places.data[v].object);
  }
  if (!*budget)
    return false;
  --*budget;
  return is_about(q, formula_left(q->from, node), budget) &&
         is_about(q, formula_right(q->from, node), budget);
}

static void suppose_choice(near_questions *q, const near_choice *c) {
  enum { SMALL = 30 };
  uint32_t budget = SMALL;
  if (c->is_settled || (c->depth == SHALLOW && !is_about(q, c->gate << 1, &budget)))
    return;
  literal left = rebuilt(q, formula_left(q->from, c->gate));
  literal right = rebuilt(q, formula_right(q->from, c->gate));
  literal fact = literal_not(formula_and(q->asked.graph, left, right));
  if (fact != LITERAL_TRUE)
    vec_push(&q->facts, fact);
}

void near_question_suppose_choices(near_questions *q) {
  vec_each (const near_choice, c, &q->known.choices)
    suppose_choice(q, c);
}

static bool is_given(const void *context, literal fact) {
  return map_get(&((const near_questions *)context)->given, fact);
}

static bool prove(near_questions *q, literal goal) {
  enum { MOST_QUESTIONS = 64 };
  if (is_given(q, goal) || questions_know(&q->asked, goal, is_given, q))
    return true;
  questions_renew(&q->asked, MOST_QUESTIONS);
  return questions_ask(&q->asked, q->facts.data, q->facts.size, goal, NULL);
}

bool near_question_follows(near_questions *q) {
  map_clear(&q->given);
  vec_each (const literal, f, &q->facts)
    map_put(&q->given, *f, 1);
  bool all = true;
  for (uint32_t k = 0; all && k < q->goals.size; k++)
    all = prove(q, q->goals.data[k]);
  return all;
}
