/* Instances: one value for each relation that was declared when it was made. */
#include "relation/instance.h"

#include <string.h>

relation_instance *relation_instance_new(relation_problem *p) {
  relation_instance *i = memory_new(relation_instance);
  i->problem = p;
  relation_instance_reset(i);
  return i;
}

void relation_instance_delete(relation_instance *i) {
  if (!i)
    return;
  vec_release(&i->values);
  vec_release(&i->witnesses);
  recall_delete(i->recall);
  arena_release(&i->store);
  memory_free(i);
}

void relation_instance_remember(relation_instance *i, const relation_formula *formulas,
                                uint32_t count) {
  recall_delete(i->recall);
  i->recall = recall_new(i->problem, formulas, count);
}

void relation_instance_reset(relation_instance *i) {
  if (i->recall)
    recall_forget_all(i->recall);
  arena_release(&i->store);
  vec_clear(&i->values);
  vec_clear(&i->witnesses);
  vec_each (declared, d, &i->problem->relations)
    vec_push(&i->values, d->lower);
}

relation_tuples instance_copy(relation_instance *i, relation_tuples t) {
  uint64_t *index = arena_new_array(&i->store, uint64_t, t.count);
  if (t.count)
    memcpy(index, t.index, t.count * sizeof *index);
  t.index = index;
  return t;
}

relation_tuples relation_instance_get(const relation_instance *i,
                                      relation_expr relation) {
  uint32_t number = relation_number(relation);
  return number < i->values.size ? i->values.data[number]
                                 : relation_lower(i->problem, relation);
}

void relation_instance_set(relation_instance *i, relation_expr relation,
                           relation_tuples t) {
  uint32_t number = relation_number(relation);
  assert(t.arity == relation_arity(relation) && "a value of the relation's arity");
  for (uint32_t n = i->values.size; n <= number; n++)
    vec_push(&i->values, i->problem->relations.data[n].lower);
  if (relation_tuples_equal(i->values.data[number], t))
    return;
  i->values.data[number] = instance_copy(i, t);
  if (i->recall)
    recall_forget(i->recall, number);
}

uint32_t relation_instance_witness_count(const relation_instance *i) {
  return i->witnesses.size;
}

relation_witness relation_instance_witness(const relation_instance *i, uint32_t number) {
  assert(number < i->witnesses.size && "one of the witnesses");
  return i->witnesses.data[number];
}
