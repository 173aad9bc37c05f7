/* Characters beyond ASCII, as papers use them: what is a letter, what a sign. */
#ifndef LANG_LETTERS_H
#define LANG_LETTERS_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum {
  LETTER_NONE,  /* ASCII */
  LETTER_WORD,  /* words are made of it */
  LETTER_MARK,  /* a word may go on with it: digits below, primes */
  LETTER_BLANK, /* a blank of another width, or the mark at the beginning of a file */
  LETTER_SYMBOL
} lang_letter;

lang_letter lang_letter_of(const char *);
/* Bytes of the character. */
size_t lang_letter_length(const char *);
/* Bytes of the symbol: a line that is drawn goes on. */
size_t lang_symbol_length(const char *);
bool lang_is_arrow(const char *);
bool lang_is_line(const char *);
/* The word, with digits for those below the line and ' for primes. */
const char *lang_word_plain(arena *, const char *word, size_t length);

#endif
