/* Sets of inputs, for information flow: each distinct set exists once and is a number.
 *
 *     labels l;
 *     labels_init(&l, inputs);
 *     label both = labels_join(&l, labels_of(&l, 3), labels_of(&l, 7));
 *     if (labels_has(&l, both, 3)) ...
 *     labels_release(&l);
 */
#ifndef CHECK_LABELS_H
#define CHECK_LABELS_H

#include "base/map.h"
#include "base/vector.h"

typedef uint32_t label;
#define LABEL_NONE ((label)0)

typedef struct labels {
  uint32_t inputs; /* numbers of inputs are below */
  uint32_t words;  /* of a set */
  vector(uint64_t) bits;
  uint32_t count;
  map by_hash;       /* hash -> newest set with it + 1 */
  u32_vector older;  /* by set: the next with the same hash + 1 */
  map joined;        /* pair -> set */
  u32_vector single; /* by input: its set + 1 */
} labels;

void labels_init(labels *, uint32_t inputs);
void labels_release(labels *);
label labels_of(labels *, uint32_t input);
label labels_join(labels *, label, label);
bool labels_has(const labels *, label, uint32_t input);

#endif
