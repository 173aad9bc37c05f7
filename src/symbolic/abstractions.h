/* What abstract implementations are made of; inside the symbolic evaluator. */
#ifndef SYMBOLIC_ABSTRACTIONS_H
#define SYMBOLIC_ABSTRACTIONS_H

#include "symbolic/internal.h"

/* abstractions.c */
bool constant_array(evaluator *, sym, sym_id *array, uint32_t *length);
sym element(evaluator *, sym_id array, uint32_t index);
void set_new(evaluator *, sym_id object, uint32_t index, sym); /* of one just made */
void note_effect(evaluator *);
void mark_guards(sym_state *, sym);
/* What equals of the first says of the second; false: only its code knows. */
bool equal_values(evaluator *, sym, sym, literal *out);
/* Whether equals and hashCode of all that it may be are known without their code. */
bool is_plain_element(evaluator *, sym);

/* rows.c */
sym_intrinsic same_int_map, same_map, same_set, same_int_set, same_sequence;
sym_intrinsic get_row, is_unique;

/* listing.c */
sym_intrinsic list_from_tree, ordered_list, map_rows, present_rows;

#endif
