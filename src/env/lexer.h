/* Tokens of an assumption file. */
#ifndef ENV_LEXER_H
#define ENV_LEXER_H

#include "env/ast.h"

typedef enum { WORD_END, WORD_NAME, WORD_NUMBER, WORD_TEXT, WORD_SIGN } word_kind;

typedef struct word {
  word_kind kind;
  place at;
  const char *text;    /* in the arena; of a sign: its characters */
  uint32_t start, end; /* offsets in the file's text */
} word;

typedef vector(word) word_vector;

/* Appends the words, the last one WORD_END. False, with an error in the sink, at a
 * character that cannot be, and in a text or comment without an end. */
bool env_words_read(arena *, const char *path, const char *text, word_vector *,
                    diag_sink *);

#endif
