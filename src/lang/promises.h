/* What is said of parts of a program that are still open.
 *
 * A well-typed program is wanted, and the rules come to ask `G |- [] : T` of an open part.
 * Whatever stands there, its type is one thing at most, and if it has none, neither has the
 * program. So it is promised: the answer is an open type, which is looked at, compared and
 * filled in like the types that programs have in them. The part itself is filled only
 * when something else looks at it, a step above all; then the promise says what is wanted of it.
 * After a step the same question, with the same environment, has the same answer.
 *
 * What this relies on:
 * - the judgment gives one thing at most (lang_judgment.functional, found from its rules);
 * - the program has no type without an answer: nothing else could have been tried instead
 *   (interpreter.free: no other rule fits, or all that fit ask the same, each of them wanting
 *   what it wants; no negation, no choice around it);
 * - answers that cannot be filled in (with names in them, or too deep) are not looked at: the part
 *   is filled instead;
 * - a violation counts only when every part has been filled in, and by itself: an answer may be one that
 *   nothing has, or not what the part gives where it stands after a step. The first program that is
 *   counted is filled in, too.
 */
#ifndef LANG_PROMISES_H
#define LANG_PROMISES_H

#include "lang/interpret.h"

typedef struct lang_promise {
  const lang_judgment *judgment;
  uint32_t about; /* the input that was open */
  uint32_t in_count, out_count;
  lang_value *in[LANG_ARGS], *out[LANG_ARGS];
} lang_promise;

typedef struct lang_promises {
  vector(lang_promise *) made;
  /* Keeps what the question has for as long as the part is open; what is NULL in the
   * answer that is wanted, or in its parts, becomes open. */
  lang_promise *(*make)(void *context, const lang_promise *question);
  void *context;
} lang_promises;

/* The promise that answers such a question, made if need be; NULL: there is none. */
const lang_promise *promise_about(interpreter *, const lang_judgment *, lang_value **in,
                                  lang_value *const *wanted);
/* Adds the answer if the part is open still. */
bool promise_answers(interpreter *, const lang_promise *, const lang_judgment *,
                     lang_value **in, result_vector *);
/* What is wanted of a part that has been filled. */
lang_value *const *promise_narrows(interpreter *, const lang_promise *,
                                   lang_value *const *wanted, lang_value **narrow);
/* Productions of the part that may keep the promise, by index. */
uint64_t promise_productions(interpreter *, lang_promise *);
/* Whether one of the rules applies at most: if it fails, nothing else is tried. */
bool rules_are_apart(const lang_rule *const *, uint32_t count);
/* Whether all of them begin with the same question: without an answer, none applies. */
bool rules_ask_the_same(const lang_rule *const *, uint32_t count);
/* Finds out which judgments give one thing at most. */
void promise_find_functional(language *);

#endif
