/* Assumptions about an environment, as they stand in the file (004 Figures 3, 5, 7, 8).
 *
 *     environment {
 *       instantiations { 1 Subject s; 2 Watcher; }
 *       mnemonics { change = s.changeState(); }
 *       regular assumptions { change*; <Watcher w>: (s.add(w) > s.delete(w))*; }
 *     }
 *
 * Everything lives in the arena of the file. Names are texts as they were written; what
 * they mean in a unit is a matter of bind.h.
 */
#ifndef ENV_AST_H
#define ENV_AST_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/vector.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum {
  ARGUMENT_TOP,
  ARGUMENT_NULL,
  ARGUMENT_NUMBER, /* text: as written, a sign included */
  ARGUMENT_TEXT,   /* text: with its quotes */
  ARGUMENT_TRUTH,  /* text: true or false */
  ARGUMENT_NAME,   /* an instance, a scope's name, or a constant: Color.RED */
  ARGUMENT_NEW     /* text: the class */
} argument_kind;

typedef struct env_argument env_argument;
typedef vector(env_argument) env_argument_vector;
struct env_argument {
  argument_kind kind;
  place at;
  const char *text;
  env_argument_vector arguments; /* NEW */
};

/* A call r.m(...) or an assignment r.f = v. */
typedef struct env_action {
  place at;
  const char *receiver; /* NULL: left out, or TOP */
  place receiver_at;
  const char *name;
  bool is_call;
  env_argument_vector arguments; /* of a call; the value of an assignment */
  const char *mnemonic;          /* by which it was named; or NULL */
  struct env_target *targets;    /* bind.h: what may be called; a list */
} env_action;

typedef enum {
  EXPR_ACTIONS, /* any one of `actions`; complement: any one of the others */
  EXPR_SEQUENCE,
  EXPR_CHOICE,
  EXPR_REPEAT, /* of items[0], least to most times; most UINT32_MAX: no bound */
  EXPR_SCOPE   /* scope: items[0] */
} expr_kind;

/* <T - m1 - m2 n>, <T n = call> */
typedef struct env_scope {
  const char *type, *name;
  place type_at;
  vector(const char *) others; /* that it is not */
  env_action *value;           /* NULL: any instance */
  struct ir_class *class;      /* bind.h */
} env_scope;

typedef struct env_expr env_expr;
typedef vector(env_expr *) env_expr_vector;
struct env_expr {
  expr_kind kind;
  place at;
  env_expr_vector items;
  vector(env_action *) actions;
  bool complement;
  uint32_t least, most;
  env_scope *scope;
};

typedef struct env_instance {
  place at;
  uint32_t count;
  const char *type;
  env_argument_vector arguments;
  vector(const char *) names; /* none, or one for each */
  struct ir_class *class;     /* bind.h */
} env_instance;

typedef struct env_mnemonic {
  const char *name;
  place at;
  env_action *action;
} env_mnemonic;

/* A temporal formula: its text, and the actions in it by their place in that text. */
typedef struct env_atom {
  env_action *action;
  uint32_t start, end; /* in text */
} env_atom;
typedef struct env_formula {
  place at;
  const char *text;
  vector(env_atom) atoms;
} env_formula;

typedef struct env_file {
  arena arena;
  const char *path;
  vector(const char *) imports; /* "a.b.C", "a.b.*" */
  vector(env_instance) instances;
  vector(env_mnemonic) mnemonics;
  env_expr_vector assumptions;
  vector(env_formula) formulas;
  env_expr_vector exprs;        /* all that were made, */
  vector(env_action *) actions; /* for their release */
} env_file;

/* False, with one error in the sink; env_file_release is due in every case. */
bool env_file_read(env_file *, const char *path, diag_sink *);
bool env_text_read(env_file *, const char *path, const char *text, diag_sink *);
void env_file_release(env_file *);

#endif
