/* Reading through a reference that may be any of many pool objects.
 *
 *     selects *all = selects_new(state, choices, eager);
 *     selects_offer(state, reference, code, bits, objects, count);
 *     ... the evaluator reads through it ...
 *     selects_delete(all);
 *
 * What an integer field of the object holds is a variable with a definition
 * (formula/choices.h) instead of a join of n values. That is about the state before any
 * path; where a path has written to some of the objects, these come before it.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Selected.java):
 *
 * - The code says which object it is: the reference was made with it, and lost null at
 *   most. Any other has no offer (offer_of).
 * - The definition has what the fields held before the path, whenever it is asked for
 *   first (initial_value), as variables that are defined by nothing else (is_plain).
 * - What the path has written to any of the objects comes before that, in any order: what
 *   a slot holds now is read where the reference is its owner (with_writes).
 * - One slot is noted as read for those of all objects. So a write to any of them counts
 *   as one to that (memo.c), what was noted holds for no other path (memo_values.c), and
 *   no two groups share an object (is_taken). Whoever else goes by the slots that were
 *   read, such as near.c and kinds.c, is not for languages; the induction asks for one
 *   slot, that of the root, which holds a reference.
 * - Null has no fields: that it is not null was decided before (operate.c). */
#ifndef SYMBOLIC_SELECT_H
#define SYMBOLIC_SELECT_H

#include "formula/choices.h"
#include "symbolic/internal.h"

typedef struct selects selects;

/* Borrows both; the state knows of it. eager: for a few objects, too, which pays not. */
selects *selects_new(sym_state *, choices *, bool eager);
void selects_delete(selects *);
/* The reference is the object whose number the code is. Objects: null comes first; the
 * others are of one class. False: it is not read in this way. */
bool selects_offer(sym_state *, sym reference, const literal *code, uint32_t bits,
                   const sym_id *objects, uint32_t count);

/* The class of the objects that a reference which was offered may be; else NULL. */
ir_class *select_class(const sym_state *, sym reference);
/* False: the field is read as any other. */
bool select_read(evaluator *, sym reference, uint32_t field, sym *value);
/* Whether the instruction reads a field through it in this way: it stays open then, and
 * what is read is no larger for that. */
bool select_is_selected(evaluator *, const ir_instr *, sym reference);
/* The slot that a read of this one is noted as, with all that are read together. */
sym_slot_id select_noted_as(const sym_state *, sym_slot_id);
bool select_stands_for_many(const sym_state *, sym_slot_id); /* or is one of them */

#endif
