/* A result on its way from one process to another.
 *
 *     char_vector text = {0};
 *     check_result_pack(result, space, handled, &text);
 *     if (!check_result_merge(whole, space, text.data, text.size)) ...   it is damaged
 *
 * Merging: a violation of either is one of both, the smaller one, then the one judged
 * earlier, then that of the first operation; what is inconclusive in one is in both;
 * counts are added.
 */
#ifndef CHECK_RESULT_MESSAGE_H
#define CHECK_RESULT_MESSAGE_H

#include "check/result.h"

/* `handled`: of each operation, whether the result says something about it. */
void check_result_pack(const check_result *, const space *, const bool *handled,
                       char_vector *out);
/* False: the text is no result of this space; nothing was merged. */
bool check_result_merge(check_result *, const space *, bool *handled, const char *text,
                        size_t size);

#endif
