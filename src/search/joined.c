/* An operation that goes another way for each of many objects has a path for each subset of
 * them: it removes all that are marked, and any of them may be. It is found out by what it
 * does: of many paths, one has decided the same branch both ways, several times each. A search
 * in a list decides each branch one way until the last time, and a search in a tree has no more
 * turns than the tree has levels. From then on its paths join what their ways write.
 *
 * That is a gamble: what must hold after such a path is about open references, and may be more
 * than a solver can show. So the path is given up where it takes too many conflicts, or formulas
 * too large; the search goes on as before, and tries again when it has taken four times as many
 * paths, with four times as much patience. Whatever was tried in vain, the rest takes as long.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Joined.java):
 *
 * - What was removed from the states to be checked was checked, whether its path had joined
 *   writes or not. Twins were removed for the sake of states that would be run as their paths
 *   were: they come back whenever that changes (start_again).
 * - A path that was given up has removed nothing (search_path). */
#include "search/joined.h"

#include "base/progress.h"
#include "choose/unchecked.h"
#include "world/traits.h"

#include <assert.h>

enum {
  FIRST_PATHS = 256,
  MANY_TURNS = 4,
  FIRST_CONFLICTS = 10000,
  FIRST_SECONDS = 1,
  FIRST_NODES = 300000,
  TIMES_FOUR = 2, /* as a shift */
  MOST_TRIES = 4
};

static const technique joined = {
    SHORTCUT_WRITES, .excludes = TRAIT_LANGUAGE | TRAIT_ROWS | TRAIT_COMPARISON |
                                 TRAIT_DIAGRAMS | TRAIT_FIELDS | TRAIT_KINDS |
                                 TRAIT_CONSTRUCTOR | TRAIT_OTHER_SIDE |
                                 TRAIT_TRANSITIONS};

static bool may_join(const search *s) {
  const world *c = s->c;
  return s->joined_tries < MOST_TRIES && !c->local && !s->induction &&
         !s->op->commuting && technique_fits(&joined, c, s->op);
}

static uint32_t now_times(const search *s, uint32_t first) {
  return first << TIMES_FOUR * s->joined_tries;
}

/* All states are run otherwise from now on. */
static void start_again(search *s, bool joins) {
  s->joins = joins;
  s->joined_since = progress_clock();
  twins_restore(&s->twins, s->c->unchecked);
  twins_begin(&s->twins, s->c);
}

static void give_up(search *s) {
  s->joined_tries++;
  start_again(s, false);
}

void joined_begin(search *s) {
  s->joined_tries = 0;
  s->joins = s->c->limits->eager && may_join(s);
  s->joined_since = progress_clock();
}

void joined_before_path(search *s) {
  s->left_joined = false;
  evaluator_join_writes(s->c->evaluator, s->joins, now_times(s, FIRST_NODES));
}

/* Many paths, each of them easy, are no better than what they are in place of. */
static bool takes_too_long(const search *s) {
  return progress_clock() - s->joined_since > now_times(s, FIRST_SECONDS);
}

void joined_after_path(search *s) {
  assert(!s->left_joined);
  if (s->joins && takes_too_long(s))
    give_up(s);
  const world *c = s->c;
  uint64_t paths = c->result->operations[s->number].states_checked;
  if (s->joins || paths % FIRST_PATHS || paths < now_times(s, FIRST_PATHS) ||
      !may_join(s) || evaluator_turns(c->evaluator) < MANY_TURNS)
    return;
  start_again(s, true);
}

void joined_leave(search *s) {
  assert(s->joins && s->left_joined);
  give_up(s);
}

uint32_t joined_patience(const search *s) {
  return evaluator_has_joined_writes(s->c->evaluator) ? now_times(s, FIRST_CONFLICTS) : 0;
}
