/* The difference of two texts, line by line, as `diff -u` prints it and `patch` reads it.
 *
 *     line_diff_print(stdout, "A.java", before, after);
 */
#ifndef BASE_LINE_DIFF_H
#define BASE_LINE_DIFF_H

#include <stdio.h>

/* Nothing, where they are equal. */
void line_diff_print(FILE *, const char *file, const char *before, const char *after);

#endif
