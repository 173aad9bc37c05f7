/* Proofs that look at the neighbourhood of what a path has changed, and nothing else.
 *
 *     local_proof *l = local_proof_new(space, state, objects, variables, stop);
 *     local_proof_learn(l, conjunct);                   of the valid states, once each
 *     local_proof_begin(l, path, implied);
 *     local_proof_left(l, required, &rest);             none: it holds
 *
 * A step of a program rewrites one redex. That its term stays well typed depends on the
 * nodes around it and on what all of them refer to, such as the classes of the program;
 * and it depends on them in the same way wherever in the term the redex stands. So the
 * question is asked in a formula of its own, in which the nodes near the change have
 * names by their place in the neighbourhood, and what lies beyond is arbitrary. There two
 * questions that differ in the position alone are the same literal: it is proved once.
 */
#ifndef PROVE_LOCAL_PROOF_H
#define PROVE_LOCAL_PROOF_H

#include "check/space.h"
#include "symbolic/symbolic.h"

typedef struct local_proof local_proof;

/* Borrows all. objects: the symbolic object of each object of the space; variables: the
 * first of each slot of the space. */
local_proof *local_proof_new(const space *, sym_state *, const sym_id *objects,
                             const u32_vector *variables, const _Atomic bool *stop);
void local_proof_delete(local_proof *);
void local_proof_learn(local_proof *, literal);
/* Whether enough of what was learnt is the same for every position, such as a class
 * table: proofs about it are hard, and worth being shared. False: there are to be none.
 * always: whatever they cost. */
bool local_proof_is_worthwhile(const local_proof *, bool always);
/* The result of a call made before the first path: it gives names to what is far. */
void local_proof_note_call(local_proof *, ir_method *, const sym *args, merged);
/* A call depends on what the path has written: what it gave before, and what it gives
 * now. The latter becomes what it was before, where it can be proved that nothing has
 * changed; or something arbitrary of which nothing is known but how it is related to what
 * it was before. local_proof_left knows what it stands for. */
void local_proof_recall(local_proof *, evaluator *, const ir_method *, const sym *args,
                        const merged *before, merged *now);
/* The same of a call that gives a truth value: where it can be proved that it gives true,
 * as it did before, or as it did of what stood in the place of an object that is new, it
 * becomes that. before: NULL, if it was not made then. */
void local_proof_recall_truth(local_proof *, evaluator *, const ir_method *,
                              const sym *args, const merged *before, merged *now);
/* Relations, as bits, that what the method gives may have to what it gave before: those
 * of one value, and of those of two values one, by its number. */
uint32_t local_proof_relations(const local_proof *, const ir_method *, uint32_t pair);
/* Those of them that are about one value. */
uint32_t local_proof_of_one(const local_proof *, uint32_t relations);
/* Something arbitrary in place of what the call gave before, of which nothing is known
 * but that it is one of the objects that that may be, or any number, and that the two are
 * so related; for questions about the object `holder` of the space. False: it is not
 * known what it gave. */
bool local_proof_stand_in(local_proof *, evaluator *, const ir_method *, space_id holder,
                          const merged *before, uint32_t relations, merged *now);
/* That the two are so related: appends what has to hold. */
void local_proof_related(local_proof *, evaluator *, const ir_method *,
                         uint32_t relations, const merged *now, const merged *before,
                         literal_vector *out);
/* The literal holds on the path. */
void local_proof_know(local_proof *, literal);
/* What was cut stands for nothing: to put real values back in shows nothing. Until the
 * next path begins. */
void local_proof_only_arbitrary(local_proof *);
/* Whether the call gave true before, on the path. */
bool local_proof_gave_true(local_proof *, const merged *before);
/* What the literal really says. */
literal local_proof_real(local_proof *, literal);
/* A path has been run; the journal of the state tells what it has changed. */
void local_proof_begin(local_proof *, const literal_vector *path,
                       const literal_vector *implied);
/* The same; this object of the space, and its children, belong to the neighbourhood. */
void local_proof_begin_at(local_proof *, const literal_vector *path,
                          const literal_vector *implied, space_id);
/* Or: these hold; the neighbourhood is what the others speak of. */
void local_proof_begin_about(local_proof *, const literal_vector *given,
                             const literal *about, uint32_t count);
/* Whether the literal is true wherever everything learnt is, what was given at the
 * beginning, and these. False: as below. */
bool local_proof_implies(local_proof *, const literal *given, uint32_t count, literal);
/* How many objects that move the literal speaks of. */
uint32_t local_proof_objects(local_proof *, literal);
/* Whether the literal is true wherever the path holds and everything learnt did before
 * it. False: it is not, or it takes more than a look at the neighbourhood. */
bool local_proof_holds(local_proof *, literal);
/* The parts of the literal of which it does not show that: where the path holds and
 * everything learnt did, their conjunction is equivalent to it. Appends. */
void local_proof_left(local_proof *, literal required, literal_vector *out);

#endif
