/* References to boxed numbers, as numbers.
 *
 *     sym n = bits_variable(...);                   the number in the box
 *     boxes_add(s, object, 7);                      for every box of the space
 *     boxes_note(s, reference, n);                  null or the box of n
 *     if (boxes_number(s, reference, &n)) ...       what intValue() gives
 *
 * As a guarded set, a reference to one of n boxes would make of each comparison of two
 * keys a choice among n times n cases. Where every alternative is null or a box of the
 * space, the number in the box is known as well, and stays known when references are
 * joined. Boxes of the space exist once for each number of a class, so that references to
 * them are equal when their numbers are.
 */
#ifndef SYMBOLIC_BOXES_H
#define SYMBOLIC_BOXES_H

#include "symbolic/state.h"

/* The object is the only box of its class and value in the space. */
void boxes_add(sym_state *, sym_id object, int64_t value);
/* Where the reference is not null, it is the box of the number. */
void boxes_note(sym_state *, sym reference, sym number);
/* The number in the box, for a reference to nothing but boxes of one class, and perhaps
 * null, whose number means nothing. False: not known to be such. */
bool boxes_number(sym_state *, sym reference, sym *number);

/* What sym_ite and equality are for references. */
sym boxes_ite(sym_state *, literal condition, sym then, sym otherwise);
literal boxes_eq(sym_state *, sym, sym);

/* A reference joined from several under exclusive guards: number by number. */
typedef struct boxes_join {
  sym number;
  const ir_class *class; /* NULL: nothing but null so far */
  bool unknown;
  bool notes_cases; /* of the number: number_cases.c */
  number_case_vector cases;
} boxes_join;
void boxes_join_add(sym_state *, boxes_join *, literal guard, sym reference);
void boxes_join_end(sym_state *, boxes_join *, sym joined);

#endif
