/* A language as a Java class.
 *
 *     lang_layout y;
 *     language_emit(l, &y, stream);
 *
 * The class implements glassbox.Language (or its nondeterministic sister): trees of Term
 * are the programs, every rule is a method with the rule above it.
 */
#ifndef LANG_EMIT_H
#define LANG_EMIT_H

#include "lang/layout.h"

#include <stdio.h>

/* A metavariable with its Java variable; environments have one for each word. */
typedef struct emit_binding {
  const char *meta, *java;
  const lang_sort *sort;
  bool used; /* part of something that was made: a second use takes a copy */
} emit_binding;

typedef struct emit_matched { /* a pattern, and the term that it matched */
  const lang_expr *pattern;
  const char *java;
} emit_matched;

typedef struct emitter {
  language *l;
  lang_layout y;
  FILE *out;
  const char *packed; /* the Java type of packed terms: int, or long if they need it */
  uint32_t temps;
  const char *fail;      /* the statement that says that the rule does not apply */
  const char *ambiguous; /* the statement that says that it gives two things; or NULL */
  bool checks;           /* patterns are tested; else they are known to match */
  const char *hole;      /* out: where the hole of the last pattern is */
  bool several;          /* out: a state may have several steps */
  bool state;            /* methods of steps take the whole state, too */
  bool in_split;         /* the parts of the term are there */
  uint32_t has;          /* and those of these numbers have types */
  const lang_judgment *judgment; /* whose rule is being written; or NULL */
  const lang_rule *rule;
  vector(emit_binding) bound;
  vector(emit_matched) matched;
  bool failed;
} emitter;

/* False: something cannot be expressed in Java yet, and language.refused says what. */
bool language_emit(language *, lang_layout *, FILE *);

/* The parts of the class, one file each. */
void emit_refuse(emitter *, place, const char *what);
/* A text that lasts as long as the language. */
#define emit_print(e, ...) arena_print(&(e)->l->arena, __VA_ARGS__)
const char *emit_java_name(emitter *, const char *text);
const char *emit_type(const emitter *, const lang_sort *); /* long */
const char *emit_none(const lang_sort *);                  /* 0 */
/* Words that a value of the sort takes, and what each is called: g_0. */
uint32_t emit_words(const emitter *, const lang_sort *);
const char *emit_word(emitter *, const lang_sort *, const char *java, uint32_t word);

void emit_forget(emitter *); /* all metavariables */
/* What stays where it is: other uses of what is in it take copies. */
void emit_keep(emitter *, const lang_expr *);
const char *emit_value(emitter *, const lang_expr *, bool makes);
const char *emit_value_word(emitter *, const lang_expr *, uint32_t word);
void emit_match(emitter *, const lang_expr *pattern, const char *java);
void emit_premise(emitter *, const lang_premise *);

void emit_refuse_all(emitter *);
void emit_packed(emitter *);  /* packed terms and environments */
void emit_trees(emitter *);   /* class Term, copies, substitution, syntax */
void emit_subsets(emitter *); /* is_v */
void emit_judgments(emitter *);
void emit_inputs(emitter *, const lang_judgment *, bool types); /* long in0, Term in1 */
/* Whether there is a type, and which (emit_split.c). */
void emit_find_split(emitter *);
void emit_split(emitter *, const lang_judgment *);
int emit_term_of(const lang_judgment *);
/* The term that a premise asks such a judgment about, and whether it is a part of one whose
 * shape was asked. */
const lang_expr *emit_term_asked(const lang_premise *);
bool emit_has_type(const emitter *, const lang_premise *); /* it was asked before */
bool emit_is_part(const emitter *, const lang_expr *);
void emit_shape(emitter *);
void emit_functions(emitter *);
void emit_reduction(emitter *); /* and the methods of Language */
void emit_text(emitter *);      /* toString */
void emit_rule_text(emitter *, const lang_rule *);
/* What a judgment is asked with below a term is the same expression whichever rule asks
 * (emit_below.c). NULL: this premise is no such question. */
void emit_below(emitter *, const lang_judgment *);
int emit_child_of(const lang_judgment *, const lang_rule *, const lang_premise *);
const char *emit_asked_below(emitter *, const lang_judgment *, int child);
const char *emit_below_call(emitter *, const lang_premise *, uint32_t arg, uint32_t word);

#endif
