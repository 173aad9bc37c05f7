/* Loops along a list of which nobody knows where it begins; inside the symbolic evaluator.
 */
#ifndef SYMBOLIC_MERGE_WALK_H
#define SYMBOLIC_MERGE_WALK_H

#include "symbolic/merge_run.h"

enum { MERGE_MOST_CURSORS = 128 }; /* alternatives, for each to be visited alone */

/* Whether some of the states that have come to the block, the head of a loop, are to wait
 * there until nothing else is left in the loop. */
bool merge_walks(merge_run *, uint32_t block, const waiting *);

/* At the head of a loop: states for which the reference that walks is not the first of its
 * alternatives are made to wait; what goes on, and its registers. */
condition merge_walk_part(merge_run *, uint32_t block, condition guard, sym *regs);

/* Where states of a walk meet: whether one of the references is what the other is, too,
 * wherever that would be chosen. */
bool merge_walk_agree(merge_run *, literal choose, sym then, sym otherwise, sym *out);

/* Whether these instructions replace the register by something that is read through it. */
bool merge_walks_by(const ir_code *, uint32_t from, uint32_t to, uint32_t reg);

/* merge_ends.c: whether a loop about the block walks along objects and comes to its end by itself: along
 * the fields that its method reads, nothing leads back to where it was. The registers are
 * those of the block. */
bool merge_walk_ends(merge_run *, uint32_t block, const sym *regs);

/* The register, plus 1, that the loop with that head replaces by what is read through it;
 * 0: there is none. */
uint32_t merge_walk_cursor(merge_run *, uint32_t head);

/* The block behind the loop with that head; the head itself: it is none. */
uint32_t merge_walk_end(merge_run *, uint32_t head);

/* merge_visit.c: whether the states that have come to the block, the head of a loop, are to
 * part by the objects of the state that it visits next. */
bool merge_visits(merge_run *, uint32_t block, const waiting *);
/* All of them wait for the turn of their object. */
void merge_visit_part(merge_run *, uint32_t block, waiting *);

/* Whether a block does nothing but return, in a method whose states have parted so: those
 * that come to it return one by one, so that what tells them apart is not lost. */
bool merge_visit_returns(const merge_run *, uint32_t block);

/* merge_ends.c, the order of visits. Finds out in which order the loop meets the objects that the reference may be to; false:
 * that is not known, or the fields that its method reads lead back. */
bool merge_walk_rank(merge_run *, sym reference);
uint64_t merge_walk_rank_of(const merge_run *, sym_id); /* that has been ranked */

/* Of the instruction that runs: adds what makes the objects exist that the loops around it
 * visit. */
void merge_walk_exist(merge_run *, literal_vector *out);

#endif
