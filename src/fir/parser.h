/* The parser's state, shared by its two halves.
 *
 * The first error ends parsing: it is reported, and the parser then stands at the end
 * of the file, where every loop stops. What is returned after that is not used.
 */
#ifndef FIR_PARSER_H
#define FIR_PARSER_H

#include "fir/lexer.h"

enum { FIR_DEEPEST = 1000 }; /* nesting of expressions and statements */

typedef struct parser {
  fir_program *program;
  const token *tokens; /* ends with TOKEN_END */
  uint32_t token_count;
  uint32_t at;    /* index of the next token */
  uint32_t depth; /* of nested constructs being parsed */
  bool failed;
  diag_sink *sink;
} parser;

const token *fir_parser_peek(const parser *, uint32_t ahead);
bool fir_parser_sees(const parser *, token_kind);
bool fir_parser_accept(parser *, token_kind);         /* takes it if it is there */
const token *fir_parser_expect(parser *, token_kind); /* an error if it is not */
void fir_parser_expected(parser *, const char *what); /* "expected WHAT, found ..." */
void fir_parser_fail(parser *, fir_position, const char *message);

/* Counts nesting: false, with an error, when it is too deep. */
bool fir_parser_enter(parser *);
void fir_parser_leave(parser *);

fir_expr *fir_parse_expression(parser *);

#endif
