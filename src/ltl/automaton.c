/* From formula to automaton. A state is a set of formulas that the rest of the word has
 * to satisfy; its edges are the terms of their conjunction (terms.h). A word is accepted
 * when no `a U b` is put off for ever: each of them is looked at in turn, and a state of
 * the automaton is such a set and the number of the until that is looked at. Having seen
 * all of them, the state accepts and the first one's turn comes again (Gastin and
 * Oddoux 2001 do the same). States that cannot be told apart become one, and those from
 * which nothing is accepted go. */
#include "ltl/reduce.h"
#include "ltl/terms.h"

#include <assert.h>
#include <string.h>

enum { MOST_STATES = 2000 };

/* A set that was met, with its terms; `to` are the numbers of the sets behind them. */
typedef struct obligations {
  ltl_set set;
  ltl_terms terms;
  u32_vector to;
} obligations;

typedef struct construction {
  ltl_expansion expansion;
  vector(obligations) sets;
  map set_numbers; /* hash -> a set, the first with it; then by looking */
  u32_vector untils;
  map state_numbers; /* set and turn -> state */
  u64_vector states; /* the same, in order */
  ltl_draft draft;
} construction;

static uint32_t set_number(construction *c, const ltl_set *s) {
  uint64_t hash = 0;
  for (uint32_t w = 0; w < LTL_SET_WORDS; w++)
    hash = map_mix(hash, s->words[w]);
  uint64_t *known;
  for (; (known = map_get(&c->set_numbers, hash)); hash++)
    if (!memcmp(&c->sets.data[*known].set, s, sizeof *s))
      return (uint32_t)*known;
  map_put(&c->set_numbers, hash, c->sets.size);
  vec_push(&c->sets, ((obligations){.set = *s}));
  return c->sets.size - 1;
}

/* All sets that come up, beginning with the formula's own. */
static bool find_sets(construction *c, ltl f) {
  ltl_set first = {0};
  if (f->op != LTL_TRUE)
    ltl_set_add(&c->expansion, &first, f);
  set_number(c, &first);
  for (uint32_t i = 0; i < c->sets.size; i++) {
    ltl_terms terms = {0};
    u32_vector to = {0};
    ltl_set set = c->sets.data[i].set;
    ltl_expand(&c->expansion, &set, &terms);
    for (uint32_t k = 0; k < terms.size; k++)
      vec_push(&to, set_number(c, &terms.data[k].next));
    c->sets.data[i].terms = terms;
    c->sets.data[i].to = to;
    if (c->expansion.is_too_large || c->sets.size > MOST_STATES)
      return false;
  }
  return true;
}

static void find_untils(construction *c) {
  for (uint32_t k = 0; k < c->expansion.formulas.size; k++) {
    bool promised = false;
    vec_each (obligations, o, &c->sets)
      vec_each (ltl_term, t, &o->terms)
        promised |= ltl_set_has(&t->promises, k);
    if (promised)
      vec_push(&c->untils, k);
  }
}

static uint32_t state_number(construction *c, uint32_t set, uint32_t turn) {
  uint64_t pair = map_pair(set, turn), *known = map_get(&c->state_numbers, pair);
  if (known)
    return (uint32_t)*known;
  map_put(&c->state_numbers, pair, c->states.size);
  vec_push(&c->states, pair);
  return c->states.size - 1;
}

static uint32_t next_turn(const construction *c, uint32_t turn, const ltl_term *t) {
  if (turn == c->untils.size)
    turn = 0;
  while (turn < c->untils.size && !ltl_set_has(&t->promises, c->untils.data[turn]))
    turn++;
  return turn;
}

static bool make_states(construction *c) {
  state_number(c, 0, 0);
  for (uint32_t i = 0; i < c->states.size && i < MOST_STATES; i++) {
    uint32_t set = (uint32_t)(c->states.data[i] >> 32),
             turn = (uint32_t)c->states.data[i];
    const obligations *o = &c->sets.data[set];
    ltl_draft_state s = {.is_accepting = turn == c->untils.size,
                         .may_end = ltl_set_may_end(&c->expansion, &o->set)};
    for (uint32_t k = 0; k < o->terms.size; k++) {
      const ltl_term *t = &o->terms.data[k];
      uint32_t to = state_number(c, o->to.data[k], next_turn(c, turn, t));
      vec_push(&s.edges, ((ltl_edge){t->yes, t->no, to}));
    }
    vec_push(&c->draft.states, s);
  }
  return c->states.size <= MOST_STATES;
}

static void release(construction *c) {
  ltl_expansion_release(&c->expansion);
  vec_each (obligations, o, &c->sets) {
    vec_release(&o->terms);
    vec_release(&o->to);
  }
  vec_release(&c->sets);
  map_release(&c->set_numbers);
  vec_release(&c->untils);
  map_release(&c->state_numbers);
  vec_release(&c->states);
  ltl_draft_release(&c->draft);
}

static ltl_automaton *finish(const ltl_draft *d) {
  ltl_automaton *a = memory_new(ltl_automaton);
  arena_init(&a->arena);
  a->count = d->states.size;
  a->states = arena_new_array(&a->arena, ltl_state, a->count);
  for (uint32_t i = 0; i < a->count; i++) {
    const ltl_draft_state *from = &d->states.data[i];
    ltl_state *s = &a->states[i];
    s->is_accepting = from->is_accepting;
    s->may_end = from->may_end;
    s->edge_count = from->edges.size;
    s->edges = arena_new_array(&a->arena, ltl_edge, s->edge_count);
    if (s->edge_count)
      memcpy(s->edges, from->edges.data, s->edge_count * sizeof *s->edges);
  }
  return a;
}

ltl_automaton *ltl_automaton_new(ltl f, ltl_words words) {
  construction c = {0};
  ltl_automaton *a = NULL;
  ltl_expansion_init(&c.expansion);
  if (find_sets(&c, f)) {
    find_untils(&c);
    if (make_states(&c)) {
      ltl_draft_reduce(&c.draft, words);
      a = finish(&c.draft);
    }
  }
  release(&c);
  return a;
}

void ltl_automaton_delete(ltl_automaton *a) {
  if (!a)
    return;
  arena_release(&a->arena);
  memory_free(a);
}
