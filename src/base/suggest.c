/* Edit distance by the usual table, kept to three rows (Damerau's restricted form:
 * no letter is touched twice). */
#include "base/suggest.h"

#include <string.h>

enum { LONGEST = 63 };

static size_t least(size_t a, size_t b) {
  return a < b ? a : b;
}

size_t suggest_distance(const char *a, const char *b) {
  size_t a_length = least(strlen(a), LONGEST), b_length = least(strlen(b), LONGEST);
  size_t rows[3][LONGEST + 1];
  for (size_t j = 0; j <= b_length; j++)
    rows[0][j] = j;
  for (size_t i = 1; i <= a_length; i++) {
    size_t *row = rows[i % 3], *above = rows[(i - 1) % 3], *higher = rows[(i + 1) % 3];
    row[0] = i;
    for (size_t j = 1; j <= b_length; j++) {
      row[j] = least(above[j], row[j - 1]) + 1;
      row[j] = least(row[j], above[j - 1] + (a[i - 1] != b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = least(row[j], higher[j - 2] + 1);
    }
  }
  return rows[a_length % 3][b_length];
}

suggestion suggest_start(const char *wanted) {
  size_t length = strlen(wanted);
  return (suggestion){wanted, NULL, length < 3 ? 2 : length / 3 + 2};
}

void suggest_offer(suggestion *s, const char *word) {
  size_t distance = suggest_distance(s->wanted, word);
  if (distance < s->distance && distance < strlen(word)) {
    s->distance = distance;
    s->best = word;
  }
}
