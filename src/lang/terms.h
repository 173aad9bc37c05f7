/* Terms, patterns and expressions: what stands between the signs of rules. */
#ifndef LANG_TERMS_H
#define LANG_TERMS_H

#include "base/map.h"
#include "lang/ast.h"

typedef struct lang_parser {
  language *l;
  diag_sink *sink;
  map known;              /* span, sort and level: what it was read as */
  lang_expr *one, *other; /* two ways to read the same tokens, or NULL */
  bool denied;            /* one of them denies a judgment */
  uint32_t first, last;   /* of the rule that is read; 0, 0: there is none */
  bool grammar; /* of subsets and contexts: nothing is a metavariable of a rule */
  bool holes;   /* [] may stand for a term: in patterns of contexts */
} lang_parser;

void lang_parser_init(lang_parser *, language *, diag_sink *);
void lang_parser_release(lang_parser *);
/* An error where the tokens from `first` on could be read in two ways; false: they cannot. */
bool lang_parser_complains(const lang_parser *, uint32_t first);

/* The tokens from first up to last as a term of the sort; NULL when they are none. */
lang_expr *lang_term_read(lang_parser *, lang_sort *, uint32_t first, uint32_t last);
/* The parts of a template: `parts` gets an expression for each sort in it. */
bool lang_items_read(lang_parser *, const lang_item *, uint32_t count, uint32_t first,
                     uint32_t last, lang_expr **parts);

/* The sort that the word is a name of: M1 and M' are names of M. NULL: none. */
lang_sort *lang_sort_of(const language *, const lang_token *);
/* Whether every term of `what` is one of `wanted`. */
bool lang_sort_fits(const lang_sort *wanted, const lang_sort *what);
lang_sort *lang_sort_root(lang_sort *);
/* The parts of an environment's bindings: the environment itself, the name (or number),
 * and what it is bound to. */
typedef struct lang_binding_parts {
  uint32_t rest, key, value;
} lang_binding_parts;
lang_binding_parts lang_environment_parts(const lang_sort *);
/* What an environment holds. */
lang_sort *lang_environment_value(const lang_sort *);
lang_function *lang_function_called(const language *, const char *);

place lang_place(const language *, uint32_t token);
bool lang_is(const language *, uint32_t token, const char *text);
/* Behind the bracket that closes the one at `open`; 0 when nothing closes it before
 * `last`. */
uint32_t lang_bracket_end(const language *, uint32_t open, uint32_t last);
bool lang_expr_same(const lang_expr *, const lang_expr *);
lang_expr *lang_expr_new(language *, lang_expr_kind, lang_sort *, uint32_t token);

#endif
