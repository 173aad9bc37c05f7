/* Characters beyond ASCII. Letters of any alphabet make words, so do those of mathematics;
 * digits below the line and primes go on with them, and are read as the usual ones. What is
 * neither is a sign that stands alone. */
#include "lang/letters.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

size_t lang_letter_length(const char *p) {
  unsigned char c = (unsigned char)*p;
  size_t wanted = c < 0xc0 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4, length = 1;
  while (length < wanted && ((unsigned char)p[length] & 0xc0) == 0x80)
    length++;
  return length; /* of what is no UTF-8, a byte */
}

static uint32_t code_of(const char *p) {
  size_t length = lang_letter_length(p);
  uint32_t code = (unsigned char)*p;
  if (length > 1)
    code &= 0x7fu >> length;
  for (size_t i = 1; i < length; i++)
    code = code << 6 | ((unsigned char)p[i] & 0x3f);
  return code;
}

static bool is_prime(uint32_t code) {
  return code == 0x2032 || code == 0x2019;
}

static bool is_digit_below(uint32_t code) {
  return code >= 0x2080 && code <= 0x2089;
}

static bool is_blank(uint32_t code) {
  return code == 0xa0 || (code >= 0x2000 && code <= 0x200d) || code == 0x202f ||
         code == 0x205f || code == 0x3000 || code == 0xfeff;
}

static bool is_symbol(uint32_t code) {
  return (code >= 0xa1 && code <= 0xbf && code != 0xaa && code != 0xb5 && code != 0xba) ||
         code == 0xd7 || code == 0xf7 || (code >= 0x2010 && code <= 0x206f) ||
         code == 0x207a || code == 0x207b || (code >= 0x2190 && code <= 0x2bff) ||
         (code >= 0x3001 && code <= 0x303f);
}

lang_letter lang_letter_of(const char *p) {
  if ((unsigned char)*p < 0x80)
    return LETTER_NONE;
  uint32_t code = code_of(p);
  return is_prime(code) || is_digit_below(code) ? LETTER_MARK
         : is_blank(code)                       ? LETTER_BLANK
         : is_symbol(code)                      ? LETTER_SYMBOL
                                                : LETTER_WORD;
}

bool lang_is_line(const char *p) {
  uint32_t code = code_of(p);
  return code == 0x2014 || code == 0x2015 || code == 0x23af || code == 0x2500 ||
         code == 0x2501 || code == 0x2550;
}

size_t lang_symbol_length(const char *p) {
  size_t one = lang_letter_length(p), length = one;
  while (lang_is_line(p) && !strncmp(p + length, p, one))
    length += one;
  return length;
}

bool lang_is_arrow(const char *p) {
  uint32_t code = code_of(p);
  return (code >= 0x2190 && code <= 0x21ff) || (code >= 0x27f0 && code <= 0x27ff) ||
         (code >= 0x2900 && code <= 0x297f);
}

const char *lang_word_plain(arena *a, const char *word, size_t length) {
  assert(length && "a word has letters");
  char *plain = arena_copy(a, word, length), *to = plain;
  for (size_t i = 0, step; i < length; i += step) {
    step = lang_letter_length(word + i);
    uint32_t code = code_of(word + i);
    if (is_digit_below(code))
      *to++ = (char)('0' + (code - 0x2080));
    else if (is_prime(code))
      *to++ = '\'';
    else
      for (size_t k = 0; k < step; k++)
        *to++ = word[i + k];
  }
  *to = '\0';
  return plain;
}
