/* One bit for each operation, then the states where it is a part of one: that part, and
 * what is done of it. A formula can be told when all its variables are those of slots and
 * arguments. What is checked and cannot be told is checked once more. */
#include "search/task.h"

#include "formula/pack.h"

static uint64_t mixed(uint64_t hash, uint64_t word) {
  return (hash ^ word) * 0x9e3779b97f4a7c15u + (hash >> 29);
}

static uint64_t mixed_domain(uint64_t hash, const domain *d) {
  hash = mixed(mixed(hash, (uint64_t)d->kind << 32 | d->roles), d->count);
  for (uint64_t k = 0; d->objects && k < d->count; k++)
    hash = mixed(hash, d->objects[k].index);
  for (uint64_t k = 0; d->bits && !d->open && k < d->count; k++)
    hash = mixed(hash, (uint64_t)d->bits[k]);
  return mixed(mixed(hash, (uint64_t)d->low), (uint64_t)d->high);
}

static uint64_t mixed_operation(uint64_t hash, const space *s, uint32_t number) {
  const operation *op = &s->subject->operations[number];
  for (const char *t = op->text; *t; t++)
    hash = mixed(hash, (unsigned char)*t);
  for (uint32_t p = 0; p + 1u < op->method->param_count; p++)
    hash = mixed_domain(hash, &s->parameters[number][p]);
  return hash;
}

/* What the numbers of operations and variables mean. */
static uint64_t signature_of(const world *c) {
  const space *s = c->space;
  uint64_t hash = mixed(s->slot_count, c->subject->operation_count);
  for (uint32_t k = 0; k < s->slot_count; k++)
    hash = mixed_domain(mixed(hash, s->slots[k].object.index), &s->slots[k].domain);
  for (uint32_t k = 0; k < c->subject->operation_count; k++)
    hash = mixed_operation(hash, s, k);
  for (uint32_t k = 0; c->derived && k < s->slot_count; k++)
    hash = mixed(hash, c->derived[k]);
  for (uint32_t k = 0; c->possible && k < s->slot_count; k++)
    hash = mixed(hash, c->possible[k]);
  for (uint32_t k = 0; c->ranges && k < s->slot_count; k++)
    hash = mixed_domain(hash, &c->ranges[k]);
  vec_each (const uint32_t, v, &c->variables)
    hash = mixed(hash, *v);
  return hash;
}

bool task_is_left(const world *c, uint32_t operation) {
  return !c->subject->operations[operation].is_constructor &&
         c->result->operations[operation].verdict != VERDICT_HOLDS;
}

void task_pack_operations(const void *search_, char_vector *task) {
  const search *s = search_;
  message_put(task, signature_of(s->c));
  message_put(task, false);
  for (uint32_t k = 0; k < s->c->subject->operation_count; k++)
    message_put(task, k > s->number && k < s->c->end && task_is_left(s->c, k));
}

enum { MOST_TOLD = 4000000 }; /* nodes of the graph: beyond, only the part is */

/* By node: whether it has variables of slots and arguments alone. */
static bool *tellable_nodes(const world *c) {
  const formula *f = c->formula;
  uint32_t count = formula_node_count(f), first = c->variables.data[0];
  uint32_t end = c->variables.data[c->variables.size - 1];
  bool *can = memory_new_array(bool, count + 1);
  for (uint32_t n = 0; n < count; n++)
    switch (formula_kind(f, n)) {
    case NODE_CONSTANT: can[n] = true; break;
    case NODE_VARIABLE:
      can[n] =
          formula_variable_number(f, n) >= first && formula_variable_number(f, n) < end;
      break;
    case NODE_AND:
      can[n] =
          can[literal_node(formula_left(f, n))] && can[literal_node(formula_right(f, n))];
      break;
    }
  return can;
}

/* Worth to be told: not if it is outside of the part. */
static bool is_told(const literal *all, uint32_t count, literal kept, const bool *can) {
  for (uint32_t k = 0; k < count; k++)
    if (all[k] == kept || !can[literal_node(all[k])])
      return false;
  return true;
}

/* The part, then all conjunctions that are done; the numbers of their literals are told
 * apart. */
static void collect(const task_part *p, literal_vector *literals, u32_vector *counts) {
  const literal_vector *done = &p->of->done;
  vec_push(literals, p->where);
  if (formula_node_count(p->of->c->formula) > MOST_TOLD)
    return;
  bool *can = tellable_nodes(p->of->c);
  for (uint32_t k = 0; k < done->size; k += done->data[k] + 1) {
    const literal *all = done->data + k + 1;
    uint32_t count = done->data[k];
    if (!is_told(all, count, p->kept, can))
      continue;
    vec_push(counts, count);
    for (uint32_t i = 0; i < count; i++)
      vec_push(literals, all[i]);
  }
  memory_free(can);
}

void task_pack_part(const void *part, char_vector *task) {
  const task_part *p = part;
  const world *c = p->of->c;
  message_put(task, signature_of(c));
  message_put(task, true);
  for (uint32_t k = 0; k < c->subject->operation_count; k++)
    message_put(task, k == p->of->number);
  literal_vector literals = {0};
  u32_vector counts = {0};
  collect(p, &literals, &counts);
  message_put(task, counts.size);
  vec_each (uint32_t, n, &counts)
    message_put(task, *n);
  formula_pack(c->formula, literals.data, literals.size, task);
  vec_release(&literals);
  vec_release(&counts);
}

static void take_part(world *c, message_reader *in) {
  literal_vector literals = {0};
  u32_vector counts = {0};
  uint32_t next = 1;
  for (uint64_t left = message_get(in); left && !in->failed; left--)
    vec_push(&counts, (uint32_t)message_get(in));
  formula_unpack(c->formula, in, &literals);
  in->failed |= !literals.size;
  c->part = in->failed ? LITERAL_FALSE : literals.data[0];
  vec_each (uint32_t, n, &counts) {
    in->failed |= *n > literals.size - next;
    vec_push(&c->done, in->failed ? 0 : *n);
    for (uint32_t k = 0; !in->failed && k < *n; k++)
      vec_push(&c->done, literals.data[next++]);
  }
  vec_release(&literals);
  vec_release(&counts);
}

bool task_take(world *c, const char_vector *task) {
  message_reader in = message_read(task);
  in.failed |= message_get(&in) != signature_of(c);
  c->has_part = message_get(&in);
  c->end = 0;
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    bool given = message_get(&in);
    c->result->operations[k].verdict = given ? VERDICT_INCONCLUSIVE : VERDICT_HOLDS;
    c->end = given ? k + 1 : c->end;
  }
  if (c->has_part && !in.failed)
    take_part(c, &in);
  return !in.failed && in.at == in.end;
}
