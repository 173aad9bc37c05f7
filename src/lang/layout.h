/* How terms become Java values.
 *
 * Programs are trees of objects. What is only said of programs, such as their types, is
 * one number: a node of the term takes `slot` bits, its parts the slots below it, as in a
 * heap. Environments are numbers, too, with room for the type of each name.
 */
#ifndef LANG_LAYOUT_H
#define LANG_LAYOUT_H

#include "lang/ast.h"

enum { LAYOUT_BITS = 62, LAYOUT_WORDS = 8 };

typedef struct lang_layout {
  language *l;
  uint32_t numbers, packed, children; /* fields of a node of the tree */
  uint32_t slot, arity, depth;        /* of packed terms */
  uint32_t given;                     /* how deep they are in programs */
  uint32_t width;                     /* bits of a packed term */
  uint32_t names;                     /* most names of a sort */
  uint32_t per_word, words;           /* of environments */
} lang_layout;

/* Decides the shape of every sort. Where numbers have too little room, language.refused
 * says so. */
void lang_layout_find(lang_layout *, language *);

/* What the argument of a production is among those of its shape. */
uint32_t lang_layout_index(const lang_production *, uint32_t arg);
lang_shape lang_shape_of(const lang_sort *);
/* Where the scalar argument of a packed term lies in its slot, and its bits. */
uint32_t lang_layout_shift(const lang_production *, uint32_t arg);
uint32_t lang_layout_scalar_bits(const lang_sort *);
uint32_t lang_layout_code_bits(const lang_sort *);
/* A packed sort that is no part of another one and has none: its terms are one slot of
 * their own width. */
bool lang_layout_is_leaf(const language *, const lang_sort *);
/* Whether programs have such terms in them, as deep as the bounds say and no deeper, though
 * they are not their types: a judgment computes them. */
bool lang_layout_is_cut(const language *, const lang_sort *);
/* Slots before this level. */
uint32_t lang_layout_before(const lang_layout *, uint32_t level);

#endif
