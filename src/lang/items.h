/* The file in pieces: sections, and in each the items that stand below one another. */
#ifndef LANG_ITEMS_H
#define LANG_ITEMS_H

#include "lang/ast.h"

typedef enum {
  SECTION_LANGUAGE,
  SECTION_JUDGMENT,
  SECTION_REDUCTION,
  SECTION_FUNCTION,
  SECTION_CHECK,
  SECTION_FINAL,
  SECTION_PROGRAM,
  SECTION_BOUNDS,
  SECTION_VARIANT,
  SECTION_KINDS
} section_kind;

typedef struct lang_item_text {
  const char *label;    /* [label], or the sort that is defined; or NULL */
  uint32_t first, last; /* tokens, without the label */
  uint32_t column;
} lang_item_text;

typedef struct lang_section {
  section_kind kind;
  uint32_t first, last; /* tokens of the header, behind its keyword */
  vector(lang_item_text) items;
} lang_section;

typedef vector(lang_section) section_vector;

/* False after an error. The vectors are the caller's to release. */
bool lang_sections_read(language *, section_vector *, diag_sink *);
/* Puts the lines of the variant in the place of those with the same label. */
bool lang_variant_apply(language *, section_vector *, const char *variant, diag_sink *);
void lang_sections_release(section_vector *);
/* Whether the token is a keyword at the beginning of its line. */
bool lang_heads_section(const language *, uint32_t token);

/* Whether the line holds premises above others, of a rule that is drawn. */
bool lang_is_stacked(const language *, place);
/* An error at the token, with its line and a caret. */
void lang_error(const language *, diag_sink *, uint32_t token, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void lang_error_at(const language *, diag_sink *, place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void lang_warning(const language *, diag_sink *, place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The token as it is shown: M , ... is one. */
const char *lang_token_text(const lang_token *, arena *);

#endif
