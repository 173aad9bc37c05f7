/* All programs of so many nodes. */
#ifndef LANG_PROGRAMS_H
#define LANG_PROGRAMS_H

#include "lang/interpret.h"
#include "lang/layout.h"

enum { PROGRAM_SORTS = 32 };

typedef struct program_list {
  lang_sort *sort;
  uint32_t size;                  /* nodes of a tree; depth of what is packed */
  uint32_t around[PROGRAM_SORTS]; /* binders around it, for each sort of names */
  value_vector values;
} program_list;

typedef struct programs {
  interpreter *i;
  const lang_layout *y;
  vector(program_list) lists;
} programs;

void programs_init(programs *, interpreter *, const lang_layout *);
void programs_release(programs *);
/* Closed ones, each in one way of naming what is bound; until the next call. */
const value_vector *programs_of(programs *, lang_sort *, uint32_t nodes);

#endif
