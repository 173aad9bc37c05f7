/* What the collections of a specification hold; inside the symbolic evaluator. */
#ifndef SYMBOLIC_LINKS_H
#define SYMBOLIC_LINKS_H

#include "symbolic/merge_run.h"

/* A collection that a specification has made, and from where it is asked. */
typedef struct collection {
  evaluator *e;
  sym_id object;
  sym_slot_id oldest, newest, left;
  merge_run *run; /* that made it; NULL: it is no longer under way */
} collection;

typedef sym_id collected; /* an object; null: none */

/* The model class that stands for a class of the library, or NULL. */
ir_class *collection_class(evaluator *, const ir_class *);
/* Whether it is one object, and of a model class. */
bool collection_is_one(const evaluator *, sym);
/* False: it is not known which one it is, it is not the specification's, or what it holds
 * is not known here. */
bool collection_find(evaluator *, sym receiver, collection *out);
/* A walk puts each node in once for each reference to it, mostly; one along references
 * that may lead anywhere, for every way there is. */
bool collection_has_room(const collection *);

collected collection_end(const collection *, bool newest);
collected collected_beside(const collection *, collected, bool newer);
sym collected_element(const collection *, collected);
/* Where it is there, for the states that ask. */
literal collected_there(const collection *, collected);
/* For the states of the call; it is there for no more of them than before. */
void collected_set_there(const collection *, collected, literal);

/* At one end, where the call is made and the literal holds. False: there is no class. */
bool collection_add(const collection *, sym element, literal when, bool newest);
/* Gone for all states that came by the last parting of the run (merge_later.c). */
void collection_drop(const collection *, collected);
/* Whether the call is made wherever such a state has the literal. */
bool collection_parts_by(const collection *, literal);
bool collection_find_element(const collection *, sym element, literal *found);
sym collection_count(const collection *);

sym links_truth(evaluator *, literal);

#endif
