/* What is known of each sort before programs are searched: how few nodes a term has, which names
 * programs bind, which sorts are types, and what is filled in late. */
#ifndef LANG_PROGRAM_SORTS_H
#define LANG_PROGRAM_SORTS_H

#include "lang/programs.h"

void program_sorts_find(programs *);

bool program_sort_is_tree(const lang_sort *);
/* Whether terms of the sort count as nodes: all do where they are arguments of a function
 * that is asked about. */
bool program_sort_is_counted(const programs *, const lang_sort *);

#endif
