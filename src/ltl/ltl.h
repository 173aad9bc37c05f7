/* Linear temporal logic: formulas, and the automata that accept what satisfies them.
 *
 *     ltl_formulas all;
 *     ltl_init(&all);
 *     ltl f = ltl_parse(&all, "[] (s.open() -> <> s.close())", place, sink);
 *     ltl_automaton *a = ltl_automaton_new(f, LTL_INFINITE);     f is NULL after an error
 *     ... a->states[0] is where it begins ...
 *     ltl_automaton_delete(a);
 *     ltl_release(&all);
 *
 * A word is an endless sequence of letters; a letter says of each proposition whether it
 * holds. An automaton accepts a word when some run over it comes to accepting states
 * again and again.
 *
 * Operators, from the loosest: `->` (to the right) and `<->`, `||`, `&&`, `U` and `R` (to
 * the right), then `!`, `[]`, `<>`, `X`. A proposition is a name with dots, with or
 * without arguments in parentheses: `ready`, `call(Buffer.put)`, `s.add(TOP)`. `true` and
 * `false` are what they are.
 */
#ifndef LTL_LTL_H
#define LTL_LTL_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/vector.h"

enum { LTL_MOST_PROPOSITIONS = 64 };

typedef enum {
  LTL_TRUE,
  LTL_FALSE,
  LTL_PROPOSITION,
  LTL_NOT, /* of a proposition; all others are pushed down to them */
  LTL_AND,
  LTL_OR,
  LTL_NEXT,
  LTL_UNTIL,
  LTL_RELEASE
} ltl_operator;

/* Equal formulas are the same address. */
typedef const struct ltl_node {
  ltl_operator op;
  uint32_t number;      /* of the formula, in the order in which they were made */
  uint32_t proposition; /* LTL_PROPOSITION, LTL_NOT */
  const struct ltl_node *left, *right; /* LTL_NEXT: left */
} * ltl;

typedef struct ltl_proposition {
  char *text;      /* blanks taken out */
  uint32_t column; /* where it was met first, from 1; 0: it was not parsed */
} ltl_proposition;

typedef struct ltl_formulas {
  arena arena;
  map known; /* hash of a node -> the newest node with it, chained */
  uint32_t count;
  vector(ltl_proposition) propositions;
} ltl_formulas;

void ltl_init(ltl_formulas *);
void ltl_release(ltl_formulas *);

/* NULL after an error, which says where: `place.column` is that of the first character.
 */
ltl ltl_parse(ltl_formulas *, const char *text, place, diag_sink *);

/* Makers; what is obvious is simplified. */
ltl ltl_constant(ltl_formulas *, bool);
/* The proposition's number is its place in `propositions`. */
ltl ltl_named(ltl_formulas *, const char *text);
ltl ltl_not(ltl_formulas *, ltl);
ltl ltl_and(ltl_formulas *, ltl, ltl);
ltl ltl_or(ltl_formulas *, ltl, ltl);
ltl ltl_next(ltl_formulas *, ltl);
ltl ltl_until(ltl_formulas *, ltl, ltl);
ltl ltl_release_of(ltl_formulas *, ltl, ltl); /* left R right */

bool ltl_has_next(ltl);

/* Taken with each letter in which the propositions of `yes` hold and those of `no` do
 * not. */
typedef struct ltl_edge {
  uint64_t yes, no;
  uint32_t to;
} ltl_edge;

typedef struct ltl_state {
  ltl_edge *edges;
  uint32_t edge_count;
  bool is_accepting;
  bool
      may_end; /* the letters read up to here, and none after them, satisfy the formula */
} ltl_state;

typedef struct ltl_automaton {
  ltl_state *states; /* the first one is where it begins; always there */
  uint32_t count;
  arena arena;
} ltl_automaton;

/* LTL_INFINITE: from every state but perhaps the first a word is accepted.
 * LTL_FINITE: or a state that may end can be reached; for words that may have an end. `X
 * f` wants a next letter then. */
typedef enum { LTL_INFINITE, LTL_FINITE } ltl_words;

ltl_automaton *ltl_automaton_new(ltl, ltl_words); /* new; NULL: it would be too large */
void ltl_automaton_delete(ltl_automaton *);

static inline bool ltl_edge_takes(const ltl_edge *e, uint64_t letter) {
  return (e->yes & ~letter) == 0 && (e->no & letter) == 0;
}

#endif
