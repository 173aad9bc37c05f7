/* How many states a space has at most, as far as they can be told apart by what is
 * reached: each object that a reference may lead to counts with all that its own slots
 * may hold. An estimate from above: what an object holds twice counts twice. */
#include "check/space_size.h"

typedef struct sizing {
  const space *space;
  double *known; /* by object; 0: not yet, negative: under way */
} sizing;

static double of_object(sizing *, space_id object_);

static double of_domain(sizing *z, const domain *d) {
  if (d->kind != DOMAIN_REFERENCE)
    return d->open ? 1e18 : (double)d->count;
  double sum = 0;
  for (uint32_t k = 0; k < d->count; k++)
    sum += of_object(z, d->objects[k]);
  return sum;
}

/* One that is met again on the way down has been counted there. */
static double of_object(sizing *z, space_id object_) {
  const space_object *o = space_get(z->space, object_);
  double *known = &z->known[object_.index];
  if (*known < 0)
    return 1;
  if (*known == 0) {
    *known = -1;
    double product = 1;
    for (uint32_t s = o->first_slot; s < o->first_slot + o->slot_count; s++)
      product *= of_domain(z, &z->space->slots[s].domain);
    *known = product < 1 ? 1 : product;
  }
  return *known;
}

double space_executions(const space *s, uint32_t operation) {
  sizing z = {s, memory_new_array(double, s->object_count)};
  double size = of_object(&z, SPACE_MAIN);
  const ir_method *m = s->subject->operations[operation].declared;
  for (uint32_t k = 0; k + !m->is_static < m->param_count; k++)
    size *= of_domain(&z, &s->parameters[operation][k]);
  memory_free(z.known);
  return size;
}

bool space_has_made(const space *s) {
  for (uint32_t o = 0; o < s->object_count; o++)
    if (s->objects[o].role == ROLE_MADE)
      return true;
  return false;
}
