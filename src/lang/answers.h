/* Whether an answer is there already. Where judgments guess, a program may have ten thousand types,
 * each of which is compared with all others: they are told apart by a print of them.
 */
#ifndef LANG_ANSWERS_H
#define LANG_ANSWERS_H

#include "lang/interpret.h"

typedef struct lang_answers {
  uint32_t *slots; /* numbers of results, from 1, by their print */
  uint32_t capacity;
  uint32_t filed; /* the first so many are there */
  bool partly;    /* some have no print */
} lang_answers;

/* Of what goes out; 0: something is open. */
uint32_t answer_print(const lang_result *, uint32_t out_count);
bool answers_are_the_same(interpreter *, const lang_result *, const lang_result *,
                          uint32_t out_count);
/* The results are those of the time before, and more behind them. */
bool answers_have(interpreter *, lang_answers *, const result_vector *,
                  const lang_result *, uint32_t out_count);
void answers_release(lang_answers *);

#endif
