/* Tokens of FIR text. */
#ifndef FIR_LEXER_H
#define FIR_LEXER_H

#include "base/diag.h"
#include "base/vector.h"
#include "fir/ast.h"

/* constant, spelling; where two share a constant, the first is the canonical one */
#define FIR_TOKENS(X)                                                                    \
  X(OPEN, "(")                                                                           \
  X(CLOSE, ")")                                                                          \
  X(OPEN_BRACE, "{")                                                                     \
  X(CLOSE_BRACE, "}")                                                                    \
  X(OPEN_BRACKET, "[")                                                                   \
  X(CLOSE_BRACKET, "]")                                                                  \
  X(COMMA, ",")                                                                          \
  X(SEMICOLON, ";")                                                                      \
  X(COLON, ":")                                                                          \
  X(BECOMES, ":=")                                                                       \
  X(BAR, "|")                                                                            \
  X(OR, "||")                                                                            \
  X(IFF, "<=>")                                                                          \
  X(IMPLIES, "=>")                                                                       \
  X(AND, "&&")                                                                           \
  X(EQUAL, "=")                                                                          \
  X(DIFFERENT, "!=")                                                                     \
  X(LESS, "<")                                                                           \
  X(GREATER, ">")                                                                        \
  X(AT_MOST, "=<")                                                                       \
  X(AT_LEAST, ">=")                                                                      \
  X(PLUS_SIGN, "+")                                                                      \
  X(MINUS_SIGN, "-")                                                                     \
  X(OVERRIDE, "++")                                                                      \
  X(AMPERSAND, "&")                                                                      \
  X(ARROW, "->")                                                                         \
  X(DOT, ".")                                                                            \
  X(BANG, "!")                                                                           \
  X(HASH, "#")                                                                           \
  X(CARET, "^")                                                                          \
  X(STAR, "*")                                                                           \
  X(TILDE, "~")                                                                          \
  X(DOMAIN, "domain")                                                                    \
  X(LITERAL, "literal")                                                                  \
  X(GLOBAL, "global")                                                                    \
  X(LOCAL, "local")                                                                      \
  X(PROC, "proc")                                                                        \
  X(REQUIRES, "requires")                                                                \
  X(MEETS, "meets")                                                                      \
  X(SPEC, "spec")                                                                        \
  X(NEW, "new")                                                                          \
  X(IF, "if")                                                                            \
  X(THEN, "then")                                                                        \
  X(ELSE, "else")                                                                        \
  X(WHILE, "while")                                                                      \
  X(EXIT, "exit")                                                                        \
  X(OLD, "old")                                                                          \
  X(TRUE, "true")                                                                        \
  X(FALSE, "false")                                                                      \
  X(NONE, "none")                                                                        \
  X(ALL, "all")                                                                          \
  X(SOME, "some")                                                                        \
  X(ONE, "one")                                                                          \
  X(LONE, "lone")                                                                        \
  X(NO, "no")                                                                            \
  X(SUM, "sum")                                                                          \
  X(PROJECT, "project")                                                                  \
  X(IN, "in")                                                                            \
  X(PLUS, "plus")                                                                        \
  X(MINUS, "minus")                                                                      \
  X(MUL, "mul")                                                                          \
  X(DIV, "div")                                                                          \
  X(REM, "rem")                                                                          \
  X(SHL, "shl")                                                                          \
  X(SHR, "shr")                                                                          \
  X(SHA, "sha")                                                                          \
  X(BITAND, "bitand")                                                                    \
  X(BITOR, "bitor")                                                                      \
  X(BITXOR, "bitxor")

/* Other spellings, as Alloy has them. */
#define FIR_TOKEN_ALIASES(X)                                                             \
  X(OR, "or")                                                                            \
  X(AND, "and")                                                                          \
  X(BANG, "not")                                                                         \
  X(IMPLIES, "implies")                                                                  \
  X(IFF, "iff")                                                                          \
  X(AT_MOST, "<=")

typedef enum {
  TOKEN_END,
  TOKEN_NAME,
  TOKEN_NUMBER,
#define KIND(constant, text) TOKEN_##constant,
  FIR_TOKENS(KIND)
#undef KIND
      TOKEN_KINDS
} token_kind;

typedef struct token {
  token_kind kind;
  fir_position at;
  fir_span text;
  name name;      /* NAME */
  int64_t number; /* NUMBER */
} token;

typedef vector(token) token_vector;

/* Appends the tokens of program->text, the last one TOKEN_END. False, with an error in
 * the sink, at a character or number that cannot be. */
bool fir_tokens_read(fir_program *, token_vector *, diag_sink *);

/* "'while'", "a name": for messages. */
const char *fir_token_kind_text(token_kind);
const char *fir_token_text(arena *, const token *);

#endif
