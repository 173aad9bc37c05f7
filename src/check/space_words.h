/* Words that the program's code may treat in a way of their own, in the order in which
 * they are worth a try. Those that are not literals of the program live as long as the
 * arena. */
#ifndef CHECK_SPACE_WORDS_H
#define CHECK_SPACE_WORDS_H

#include "check/subject.h"

typedef vector(const char *) word_vector;

typedef struct space_words {
  word_vector compared; /* constants that texts are compared with */
  word_vector made_of;  /* of characters that the code tells from others */
  word_vector listed;   /* constants that arrays are filled with */
  word_vector others;   /* short constants */
} space_words;

void space_words_find(subject *, arena *, space_words *);
void space_words_release(space_words *);

#endif
