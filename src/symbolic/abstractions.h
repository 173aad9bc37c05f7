/* What abstract implementations are made of; inside the symbolic evaluator. */
#ifndef SYMBOLIC_ABSTRACTIONS_H
#define SYMBOLIC_ABSTRACTIONS_H

#include "symbolic/internal.h"

/* abstractions.c */
bool abstraction_array(evaluator *, sym, sym_id *array, uint32_t *length);
sym abstraction_element(evaluator *, sym_id array, uint32_t index);
void abstraction_set_new(evaluator *, sym_id object, uint32_t index,
                         sym); /* of one just made */
void abstraction_note_effect(evaluator *);
void abstraction_mark_guards(sym_state *, sym);
/* What equals of the first says of the second; false: only its code knows. */
bool abstraction_equal(evaluator *, sym, sym, literal *out);
/* Whether equals and hashCode of all that it may be are known without their code. */
bool abstraction_is_plain(evaluator *, sym);

/* rows.c */
sym_intrinsic rows_same_int_map, rows_same_map, rows_same_set, rows_same_int_set,
    rows_same_sequence;
sym_intrinsic rows_get, rows_are_unique;

/* listing.c */
sym_intrinsic listing_of_tree, listing_in_order, listing_map, listing_present;

#endif
