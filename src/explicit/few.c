/* Whether enumeration is worth a try: how many states there are is known from above alone
 * (check/space_size.h), and mostly the invariant leaves next to nothing of that. So they are
 * enumerated, as long as that takes a moment, without executing anything. */
#include "explicit/engines.h"
#include "explicit/korat.h"

uint64_t check_count_few(space *s, const check_limits *limits, uint64_t most_candidates) {
  enum { READS_PER_CANDIDATE = 100 }; /* more make it as dear as several */
  diag_sink silent = {0};
  judge *j = judge_new(s, limits, &silent);
  if (!j)
    return UINT64_MAX;
  korat k;
  korat_init(&k, j);
  korat_step step;
  uint64_t count = 0, steps = 0;
  do {
    step = korat_next(&k);
    count += step == KORAT_STATE;
    steps++; /* states that differ in what the invariant does not read cost no candidate */
  } while ((step == KORAT_STATE || step == KORAT_TICK) && steps <= most_candidates &&
           k.candidates <= most_candidates &&
           k.reads / READS_PER_CANDIDATE <= most_candidates && !check_is_stopped(limits));
  korat_release(&k);
  judge_delete(j);
  return step == KORAT_END ? count : UINT64_MAX;
}
