/* What the evaluator has from the machine: the one door between the two.
 *
 * The program is there before executions begin: classes are initialised, their statics
 * and constants lie on the machine's heap, and a class knows things about itself that
 * natives tell. The evaluator makes none of this anew. It takes objects over when it
 * meets them, and asks the machine what cannot depend on a path.
 *
 *     sym_id holder = imported_globals(s, class);          the statics of a class
 *     sym text = imported_literal(s, literal);             0: there is none
 *     sym class_ = imported_mirror(s, class);              C.class
 *     if (imported_answer(s, method, given, &out)) ...     a call that changes nothing
 *
 * The machine is the judge's: what the space has for constants are its objects, and the
 * replay of a path compares them by their numbers. So nobody but this file, follow_native.c
 * (which gives it objects of a path) and settled.c (which asks about tables) may know it. */
#ifndef SYMBOLIC_IMPORTED_H
#define SYMBOLIC_IMPORTED_H

#include "symbolic/state.h"

/* The object for one of the machine; what it refers to follows when it is read. */
sym_id sym_import(sym_state *, object_id);
sym sym_from_machine(sym_state *, ir_type, value);
/* What was taken over from the machine and is there no longer, because a class was
 * initialised since, is read again when it is needed. Between paths. */
void sym_refresh(sym_state *);
/* state.c: what the machine has in the slot of an object that was taken over. */
sym imported_read(sym_state *, sym_slot_id);

ir_program *imported_program(const sym_state *);
const machine_chance *imported_chance(const sym_state *); /* what Choose ranges over */

/* Whether the class is initialised, and its statics are what every execution begins
 * with; initialises it, where that can be done apart from everything else. */
bool imported_ensure(sym_state *, ir_class *);
uint32_t imported_initialised(const sym_state *); /* how many classes are: it grows */
/* Where the statics of a class are that is initialised. */
sym_id imported_globals(sym_state *, ir_class *);
sym imported_literal(sym_state *, const ir_literal *); /* 0: it cannot be made */
/* The object of class Class for a class; and back, for one that was taken over. */
sym imported_mirror(sym_state *, ir_class *);
ir_class *imported_mirrored(const sym_state *, sym_id mirror);
/* The machine's value, where it can be nothing else. False: it may. */
bool imported_constant(const sym_state *, ir_type, sym, value *out);
/* What the call gives, which changes nothing and has such values for arguments. False:
 * it does not return. */
bool imported_answer(sym_state *, ir_method *, const value *given, sym *out);

#endif
