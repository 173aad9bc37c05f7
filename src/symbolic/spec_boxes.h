/* Numbers that a specification boxes; inside the symbolic evaluator. */
#ifndef SYMBOLIC_SPEC_BOXES_H
#define SYMBOLIC_SPEC_BOXES_H

#include "symbolic/internal.h"

/* The intrinsic of Integer.valueOf and its like; NULL: the method is none of them. */
sym_intrinsic *spec_boxes_intrinsic(const ir_method *);
/* Whether the reference may be a box that a specification made. */
bool spec_boxes_has(const sym_state *, sym);
/* Whether the slot is that of such a box: what it holds is known by who the box is. */
bool spec_boxes_holds(const sym_state *, sym_slot_id);
/* Whether it is nothing but such boxes, or null. */
bool spec_boxes_are_all(const sym_state *, sym);
/* Whether two references are the same object, of which one may be such a box. */
literal spec_boxes_same(evaluator *, sym, sym);

#endif
