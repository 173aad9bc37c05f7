/* Sets of numbered facts, for information flow.
 *
 *     labels l = {0};
 *     labels_clear(&l);                                   before every execution
 *     label both = labels_join(&l, labels_of(&l, 3), labels_of(&l, 7));
 *     labels_settle(&l, both, &out);                      3 and 7 are settled: into out
 *     if (labels_is_settled(&l, both)) ...
 *     labels_release(&l);
 *
 * A fact that is settled is taken for granted from then on: it leaves all sets.
 */
#ifndef FIELDS_LABELS_H
#define FIELDS_LABELS_H

#include "base/vector.h"

#include <stdbool.h>

typedef uint32_t label;
#define LABEL_NONE ((label)0)

typedef struct label_node {
  uint32_t left, right; /* unions; a single fact: itself and UINT32_MAX */
  uint32_t stamp;       /* the last walk that met it */
  bool settled;
} label_node;

typedef struct labels {
  vector(label_node) nodes; /* [0]: LABEL_NONE */
  u32_vector single;        /* by fact: its set, or 0 */
  u32_vector stack;
  uint32_t walk;
} labels;

void labels_release(labels *);
void labels_clear(labels *);
label labels_of(labels *, uint32_t fact);
label labels_join(labels *, label, label);
bool labels_is_settled(labels *, label);
/* Appends the facts that were not. */
void labels_settle(labels *, label, u32_vector *out);

#endif
