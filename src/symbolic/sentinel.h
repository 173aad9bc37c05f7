/* Numbers that are a sentinel under a condition: see number.h.
 *
 *     int height(Node n) {
 *       if (n == null) return 0;
 *       int l = height(n.left), r = height(n.right);
 *       if (l < 0 || r < 0 || l != r) return -1;
 *       return l + 1;
 *     }
 *
 * `l` is (broken ? -1 : sum). `l < 0` is `broken`, since the sum is not negative, and
 * where it is false l is the sum from then on (sentinel_given). So the value of the call
 * is (broken' ? -1 : sum'), where sum' is what it would be without the tests, and broken'
 * is the disjunction that the text shows: what says that no node is broken can be taken
 * apart like a predicate of its own. Arithmetic with such a number makes it plain. */
#ifndef SYMBOLIC_SENTINEL_H
#define SYMBOLIC_SENTINEL_H

#include "symbolic/number.h"

const sentinel *sentinel_get(const numbers *, number);
/* The choice, if it is kept as a sentinel. */
bool sentinel_ite(numbers *, literal condition, number then, number otherwise,
                  number *out);
/* The same number as bits or a sum. */
number sentinel_plain(numbers *, number);
/* What the number is where the literal holds, as far as a short look shows. */
number sentinel_given(const numbers *, number, literal);

#endif
