/* The tree of a FIR program (003 Figure 2-1), as parsed and then checked.
 *
 * Everything lives in the program's arena and is immutable once checked. The parser
 * leaves names unresolved; the checker sets `symbol` and `type` everywhere, or reports
 * an error and the program is not used.
 */
#ifndef FIR_AST_H
#define FIR_AST_H

#include "base/arena.h"
#include "base/name.h"
#include "fir/type.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct fir_position {
  uint32_t line, column; /* from 1 */
} fir_position;

/* A piece of the program's text, in bytes. */
typedef struct fir_span {
  uint32_t from, to; /* the first one, and the one behind */
} fir_span;

/* ---- Names ---- */

typedef enum {
  FIR_DOMAIN,
  FIR_LITERAL,
  FIR_ORDER, /* each atom of a domain that exists, with the next one */
  FIR_GLOBAL,
  FIR_LOCAL, /* every procedure activation has its own copy */
  FIR_BOUND  /* by a quantifier, comprehension or sum */
} fir_symbol_kind;

typedef struct fir_symbol {
  fir_symbol_kind kind;
  name name;
  fir_position at;
  struct fir_expr *declared; /* the type as written; NULL: domains and bound names */
  const fir_type *type;      /* set by the checker */
  uint32_t index; /* among the symbols of its kind; domains: the number in types */
} fir_symbol;

/* ---- Expressions ---- */

typedef struct fir_expr fir_expr;

/* constant, text, binding strength (higher binds tighter; 0: not an infix operator) */
#define FIR_INFIX(X)                                                                     \
  X(OR, "||", 1)                                                                         \
  X(IFF, "<=>", 2)                                                                       \
  X(IMPLIES, "=>", 3)                                                                    \
  X(AND, "&&", 4)                                                                        \
  X(IN, "in", 6)                                                                         \
  X(EQUAL, "=", 6)                                                                       \
  X(DIFFERENT, "!=", 6)                                                                  \
  X(LESS, "<", 6)                                                                        \
  X(GREATER, ">", 6)                                                                     \
  X(AT_MOST, "=<", 6)                                                                    \
  X(AT_LEAST, ">=", 6)                                                                   \
  X(UNION, "+", 8)                                                                       \
  X(DIFFERENCE, "-", 8)                                                                  \
  X(PLUS, "plus", 8)                                                                     \
  X(MINUS, "minus", 8)                                                                   \
  X(SHL, "shl", 8)                                                                       \
  X(SHR, "shr", 8)                                                                       \
  X(SHA, "sha", 8)                                                                       \
  X(BITOR, "bitor", 8)                                                                   \
  X(BITXOR, "bitxor", 8)                                                                 \
  X(MUL, "mul", 9)                                                                       \
  X(DIV, "div", 9)                                                                       \
  X(REM, "rem", 9)                                                                       \
  X(BITAND, "bitand", 9)                                                                 \
  X(OVERRIDE, "++", 11)                                                                  \
  X(INTERSECTION, "&", 12)                                                               \
  X(PRODUCT, "->", 13)                                                                   \
  X(JOIN, ".", 14)

#define FIR_PREFIX(X)                                                                    \
  X(NOT, "!", 5)                                                                         \
  X(SOME, "some ", 7)                                                                    \
  X(ONE, "one ", 7)                                                                      \
  X(LONE, "lone ", 7)                                                                    \
  X(NO, "no ", 7)                                                                        \
  X(TOTAL, "sum ", 7)                                                                    \
  X(COUNT, "#", 10)                                                                      \
  X(NEGATE, "-", 10)                                                                     \
  X(CLOSURE, "^", 15)                                                                    \
  X(REFLEXIVE, "*", 15)                                                                  \
  X(TRANSPOSE, "~", 15)

/* decls | body */
#define FIR_BINDER(X)                                                                    \
  X(ALL, "all", 0)                                                                       \
  X(EXISTS, "some", 0)                                                                   \
  X(COMPREHENSION, "{", 0)                                                               \
  X(SUMMATION, "sum", 0)

#define FIR_LEAF(X)                                                                      \
  X(NAME, "", 16)                                                                        \
  X(OLD, "old", 16)                                                                      \
  X(TRUE, "true", 16)                                                                    \
  X(FALSE, "false", 16)                                                                  \
  X(INTEGER, "", 16)                                                                     \
  X(EMPTY, "none", 16)

#define FIR_EXPRESSIONS(X)                                                               \
  FIR_INFIX(X)                                                                           \
  FIR_PREFIX(X)                                                                          \
  FIR_BINDER(X)                                                                          \
  FIR_LEAF(X)                                                                            \
  X(PROJECT, "project", 16) /* arguments[0], columns */                                  \
  X(CONDITIONAL, "else", 3) /* arguments: condition, then, else */

typedef enum {
#define KIND(constant, text, strength) FIR_##constant,
  FIR_EXPRESSIONS(KIND)
#undef KIND
      FIR_EXPRESSION_KINDS
} fir_expr_kind;

typedef struct fir_decl {
  fir_symbol *variable;
  fir_expr *range; /* NULL until checked when the program leaves it out */
} fir_decl;

struct fir_expr {
  fir_expr_kind kind;
  uint32_t depth;     /* of the tree below, from 1 */
  fir_position at;    /* of the operator, or the first token of a leaf */
  fir_span text;      /* of the whole, with the parentheses around it */
  fir_span operator_; /* of its token; empty: it is none */
  bool parenthesised;
  const fir_type *type; /* set by the checker */
  fir_expr *arguments[3];
  name name;          /* NAME, OLD */
  fir_symbol *symbol; /* NAME, OLD: set by the checker */
  int64_t integer;    /* INTEGER */
  fir_decl *decls;    /* binders */
  uint32_t decl_count;
  uint32_t *columns; /* PROJECT: from 0 */
  uint32_t column_count;
};

/* ---- Statements ---- */

typedef struct fir_stmt fir_stmt;
typedef struct fir_proc fir_proc;

typedef enum {
  FIR_ASSIGN, /* targets[0] := value */
  FIR_CREATE, /* targets[0] := new domain */
  FIR_CALL,   /* targets := callee(arguments) */
  FIR_SPEC,   /* targets := spec(value) */
  FIR_IF,     /* value, body, otherwise */
  FIR_WHILE,  /* value, body */
  FIR_EXIT
} fir_stmt_kind;

typedef struct fir_block {
  fir_stmt **statements;
  uint32_t count;
} fir_block;

/* A name where a variable or a domain is meant, resolved by the checker. */
typedef struct fir_target {
  name name;
  fir_position at;
  fir_symbol *symbol;
} fir_target;

struct fir_stmt {
  fir_stmt_kind kind;
  fir_position at;
  uint32_t number; /* from 1 within its procedure, in the order of the text */
  const fir_proc *proc;
  fir_target *targets;
  uint32_t target_count;
  fir_expr *value;
  fir_target domain; /* CREATE */
  fir_target callee_name;
  const fir_proc *callee; /* CALL: set by the checker */
  fir_expr **arguments;
  uint32_t argument_count;
  fir_block body, otherwise;
};

struct fir_proc {
  name name;
  fir_position at;
  fir_target *inputs, *outputs;
  uint32_t input_count, output_count;
  fir_symbol **own; /* locals declared in the list of parameters */
  uint32_t own_count;
  fir_expr *required; /* NULL: none */
  fir_stmt *meets;    /* its specification, a SPEC; NULL: none */
  bool has_body;
  bool goes_by_specification; /* where it is called */
  fir_block body;
  uint32_t statement_count; /* numbers are 1 .. statement_count */
};

/* ---- Programs ---- */

typedef struct fir_symbols {
  fir_symbol **data;
  uint32_t count;
} fir_symbols;

typedef struct fir_program {
  arena store;
  name_table names;
  const char *file;
  const char *text;    /* the source, NUL-terminated */
  fir_symbols domains; /* Boolean, Integer, then the user's */
  fir_symbols literals, orders, globals;
  fir_symbols locals; /* also those of procedures' parameter lists */
  fir_proc **procs;
  uint32_t proc_count;
} fir_program;

#endif
