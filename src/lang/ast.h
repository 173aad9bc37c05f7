/* A language as it was written down: sorts with their grammar, judgments, functions,
 * reductions, and what is to be checked. Everything lives in the language's arena.
 *
 * A sort is a set of terms. Its productions make its terms; a *subset* (values v of M)
 * and a *context* (E of M, with a hole) are given by patterns over the terms of their
 * base. Rules of judgments, equations of functions and rules of reductions have one
 * shape: patterns for what comes in, premises in an order in which they can be
 * executed, expressions for what goes out.
 */
#ifndef LANG_AST_H
#define LANG_AST_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/vector.h"

#include <stdbool.h>

typedef struct lang_sort lang_sort;
typedef struct lang_production lang_production;
typedef struct lang_function lang_function;
typedef struct lang_judgment lang_judgment;
typedef struct lang_reduction lang_reduction;
typedef struct lang_expr lang_expr;
typedef struct lang_each lang_each;

typedef enum { LANG_END, LANG_WORD, LANG_NUMBER, LANG_SIGN } lang_token_kind;

typedef struct lang_token {
  lang_token_kind kind;
  const char *text; /* as it is matched: Unicode signs have become ASCII ones */
  uint32_t line, column, length;
  bool first;            /* on its line */
  bool begins;           /* a rule that was drawn, or what stands below one */
  bool quoted;           /* stands for itself, whatever the sorts are called */
  bool many;             /* M ... as one word: a sequence */
  const char *separator; /* of M , ... */
  int64_t number;
} lang_token;

typedef vector(lang_token) lang_token_vector;

typedef enum {
  SORT_NAMES, /* variables, locations, labels: they can be told apart, no more */
  SORT_INTS,  /* integers of a range */
  SORT_TERMS
} lang_sort_kind;

typedef enum { SHAPE_NUMBER, SHAPE_PACKED, SHAPE_ENVIRONMENT, SHAPE_TREE } lang_shape;

/* Names that were made while rules were applied begin with this number; so many of a sort
 * are printed with a number of their own. */
enum { LANG_NEW_NAMES = 1000, LANG_SHOWN = 32 };

struct lang_sort {
  const char *name;
  vector(const char *) aliases; /* the name among them */
  lang_sort_kind kind;
  place at;
  int64_t low, high;   /* INTS */
  uint32_t names;      /* NAMES: how many there are; 0: by default */
  uint32_t depth;      /* TERMS that are packed: how deep; 0: by default */
  uint32_t tried;      /* TERMS of the shape of programs: how deep those are that 'exists'
                            tries; 0: it tries none */
  bool sized;          /* of the shape of programs, and yet as deep as `depth` says */
  lang_sort *base;     /* a subset or context of this sort; or NULL */
  bool is_context;     /* one of its patterns is the hole */
  bool is_environment; /* nothing, or an environment and a binding */
  lang_sort *sequence; /* of any number of these: M ...; or NULL */
  lang_sort *element;  /* of a sequence; or NULL */
  const char *separator; /* between its elements; or NULL */
  bool is_group;  /* an element that is written where its sequence is: l = e , ... */
  bool bound;     /* NAMES: some production binds them */
  bool has_names; /* its terms may have names in them, or are names */
  vector(lang_production *) productions;
  vector(lang_expr *) patterns; /* of a subset or context */
  uint32_t first, last;         /* tokens right of ::= */
  lang_shape shape;
  uint32_t index;
  int64_t
      shown[LANG_SHOWN]; /* NAMES: new ones, in the order in which they were printed */
  uint32_t shown_count;
};

/* A part of a template: a word or sign that stands for itself, or a sort. */
typedef struct lang_item {
  const char *literal; /* or NULL */
  lang_sort *sort;
  const char *meta; /* the sort as it was written: x, M1 */
  bool tight;       /* it was written without a blank before it */
} lang_item;

struct lang_production {
  lang_sort *sort;
  vector(lang_item) items;
  vector(lang_sort *) args;
  uint32_t binds[8]; /* for each argument that is a name: the arguments it is bound in */
  uint32_t gathers[8]; /* for each other one: those that all names in it are bound in */
  bool binds_many;     /* some argument does: see lang/gather.h */
  uint32_t level;      /* later ones bind tighter */
  bool open_left, open_right, right;
  const char *constant; /* what it is called in Java */
  uint32_t kind;        /* its number there, from 1 */
  uint32_t index;       /* among those of its sort */
  place at;
};

typedef enum {
  EXPR_META,
  EXPR_ANY,    /* _ */
  EXPR_MAKE,   /* a production */
  EXPR_NUMBER, /* an integer */
  EXPR_CALL,   /* a function */
  EXPR_SUBST,  /* M{N/x}: body, value, name */
  EXPR_LOOKUP, /* G(x): environment, name */
  EXPR_PLUG,   /* E[M]: meta is the context */
  EXPR_HOLE,
  EXPR_ARITHMETIC
} lang_expr_kind;

enum { LANG_ARGS = 8, LANG_METAS = 48 /* of a rule */, LANG_PREMISES = 64 };

/* A sequence in a rule that is written by its parts; its metavariable is called as it is
 * written. See lang/groups.h. */
typedef struct lang_spread {
  lang_expr *each;         /* any element: l = e , ...; or NULL, and it is */
  lang_expr *front, *back; /* one sequence before another */
} lang_spread;

struct lang_expr {
  lang_expr_kind kind;
  lang_sort *sort;
  place at;
  const char *meta;
  lang_production *production;
  lang_function *function;
  int64_t number;
  char operator;
  bool has_plug; /* of patterns: it is a context around something, or one is in it */
  lang_spread *spread;            /* META: or NULL */
  const struct lang_move *shared; /* META: it stands for the binders of several terms of
                                     the patterns; or NULL. See lang/capture.h */
  uint32_t count;
  lang_expr *args[LANG_ARGS];
};

typedef enum {
  PREMISE_JUDGMENT,
  PREMISE_STEP,
  PREMISE_EQUAL, /* args[0] = args[1]; as a match when one side is not known yet */
  PREMISE_LESS,
  PREMISE_AT_MOST,
  PREMISE_MEMBER, /* args[0] in sort */
  PREMISE_FRESH,  /* args[0]: a name that is not in the others; alone: a new one */
  PREMISE_FREE,   /* args[0], a name, is free in one of the others */
  PREMISE_EXISTS, /* args[0]: any term of its sort */
  PREMISE_EACH,   /* another one of each element; becomes a judgment: lang/each.h */
  PREMISE_JOIN    /* args[0] is args[1] before args[2], sequences; so does this */
} lang_premise_kind;

typedef struct lang_premise {
  lang_premise_kind kind;
  bool negated;
  bool many;       /* STEP: any number of them */
  bool of_each;    /* it was written ( ... ) ..., and is not yet what it becomes */
  lang_each *each; /* EACH */
  bool
      computed; /* EQUAL: nobody wrote it; one side stands for the other in what comes in */
  bool refutes; /* the denial of a conclusion: also true when a side has no value */
  place at;
  lang_judgment *judgment;
  lang_reduction *reduction;
  lang_sort *sort;
  lang_expr *args[LANG_ARGS];
  uint32_t count;
  int match; /* EQUAL: which side is the pattern; -1: both are known */
} lang_premise;

typedef vector(lang_premise) premise_vector;

struct lang_each {
  lang_premise inner;          /* of one element */
  lang_expr *metas[LANG_ARGS]; /* in it; the premise's arguments are, in this order, */
  uint32_t differing;          /* the sequences of so many, and all others themselves */
};

/* A binder of a rule's patterns under which the rule puts something else. */
typedef struct lang_move {
  const char *binder;
  lang_sort *names;
  const char **metas; /* metavariables that stand under it in the patterns */
  uint32_t count;
  bool beside; /* some of these stand elsewhere, too */
} lang_move;

typedef struct lang_rule {
  const char *name;
  place at;
  lang_expr *in[LANG_ARGS], *out[LANG_ARGS];
  uint32_t in_count, out_count;
  premise_vector premises; /* in the order in which they are executed */
  uint32_t first, last;    /* its tokens */
  lang_move *moves;        /* see lang/capture.h */
  uint32_t move_count;
  bool side_by_side; /* of moves: something comes from under a binder beside */
} lang_rule;

struct lang_judgment {
  const char *name; /* in Java */
  place at;
  vector(lang_item) items;
  vector(lang_sort *) args;
  bool is_out[LANG_ARGS];
  vector(lang_rule *) rules;
  bool each;       /* of sequences: that another one is so of each element */
  bool splits;     /* it gives all ways to divide a sequence */
  bool ambiguous;  /* two rules may give different things */
  bool split;      /* the class asks whether there is a type, and then which */
  bool functional; /* it gives one thing at most, whatever comes in */
  bool recursive;  /* its premises may ask it: see lang/tables.h */
  bool reached;    /* by the judgment that is looked at for that */
};

struct lang_function {
  const char *name;
  place at;
  vector(lang_sort *) args;
  lang_sort *result;
  vector(lang_rule *) rules;
  bool total; /* it has a value whatever comes in: see lang/total.h */
};

struct lang_reduction {
  const char *arrow, *name;
  place at;
  lang_sort *sort;
  vector(lang_rule *) rules; /* in[0] --> out[0] */
};

typedef enum {
  CHECK_PROGRESS = 1,
  CHECK_PRESERVATION = 2,
  CHECK_DETERMINISM = 4,
  CHECK_CONFLUENCE = 16, /* runs from a program come together */
  CHECK_SAFETY = 8,      /* no run from a program gets stuck */
} lang_property;

/* What a file asks for is checked one after the other; each but the first becomes a
 * language of its own whose states are claims (lang/goals.h). */
typedef enum {
  GOAL_SOUND,  /* the properties above */
  GOAL_CLAIM,  /* forall M T. premises => premises */
  GOAL_UNIQUE, /* no program has two types */
  GOAL_TOTAL,  /* a function has a value everywhere */
  GOAL_AGREE   /* its equations say the same wherever several apply */
} lang_goal_kind;

typedef struct lang_goal {
  lang_goal_kind kind;
  uint32_t first, last; /* tokens: of the claim, or the name of the function */
} lang_goal;

typedef struct language {
  arena arena;
  const char *file, *name;
  const char *text;
  lang_token_vector tokens;
  vector(lang_sort *) sorts;
  vector(lang_function *) functions;
  vector(lang_judgment *) judgments;
  vector(lang_reduction *) reductions;
  vector(lang_expr *) finals;  /* patterns of states in which nothing is left to do */
  lang_judgment *finals_where; /* final M where ...: it has no other arguments; or NULL */
  unsigned properties;
  lang_judgment *typing;       /* of states; how they are typed: */
  lang_expr *given[LANG_ARGS]; /* its arguments; NULL: the state, ANY: what goes out */
  uint32_t size;               /* programs have no more nodes; 0: as the bounds say */
  lang_judgment *up_to;        /* preservation up to it; NULL: the same type */
  bool some_type;              /* preservation of being typed at all */
  bool guesses;                /* 'exists' in judgments: programs may have many types */
  uint32_t steps;              /* of a run, at most */
  vector(uint32_t) stacked; /* lines of premises above others, in rules that are drawn */
  vector(lang_goal) goals;
  const lang_goal *goal; /* which of them this is */
  const char *refused;   /* why no Java class can be written; or NULL */
  place refused_at;
} language;

#endif
