/* Symmetries of the bounds: atoms that can change places. */
#ifndef RELATION_SYMMETRY_H
#define RELATION_SYMMETRY_H

#include "relation/translate.h"

/* For each atom the first one that it can change places with, maybe itself, given the
 * bounds of the mentioned relations. Gives the number of classes of two and more. */
uint32_t symmetry_classes(const relation_problem *, const uint8_t *mentioned,
                          u32_vector *first);

/* True for at least one instance of each class of isomorphic ones. */
literal symmetry_predicate(translator *, const u32_vector *first, uint32_t length);

/* The instance is not smaller than the one with the two atoms exchanged. All predicates
 * are about the same order of instances, so that they can be combined. */
literal symmetry_exchange(translator *, relation_atom, relation_atom, uint32_t length);

#endif
