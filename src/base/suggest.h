/* The word that was probably meant.
 *
 *     suggestion s = suggest_start("stepps");
 *     for (...) suggest_offer(&s, word);
 *     if (s.best) printf("did you mean %s?", s.best);
 */
#ifndef BASE_SUGGEST_H
#define BASE_SUGGEST_H

#include <stddef.h>

typedef struct suggestion {
  const char *wanted, *best; /* best: NULL while nothing is near enough */
  size_t distance;           /* a better word is nearer than this */
} suggestion;

suggestion suggest_start(const char *wanted);
void suggest_offer(suggestion *, const char *word);

/* Insertions, deletions, replacements and swaps of neighbours that turn one word
 * into the other. Looks at the first 63 characters. */
size_t suggest_distance(const char *, const char *);

#endif
