/* Chance in executions that are judged: every value that a random number, a clock or an
 * identity hash code may have, one execution for each.
 *
 * An execution leaves the list of what was picked, in order. The next one repeats it but
 * for the last pick that has another value left: a search in depth. Where there are too
 * many values some are tried: what they show wrong is wrong; what they do not show stays
 * unknown.
 *
 * A specification must not depend on chance: identity hash codes are fixed there, and
 * anything else is not supported. Static initialisers ran before. */
#include "judge/judge_run.h"

#include "jre/jre.h"

#include <string.h>

enum {
  MOST_VALUES = 1024,
  SAMPLES = 6,
  MOST_SAMPLED = 300,
  SHORT_TABLE = 16,        /* as in jre/natives_chance.c */
  MOST_IN_SHORT_TABLE = 12 /* a HashMap doubles its table then */
};

static bool is_sampled(const chance_pick *p) {
  return !p->count || p->count > MOST_VALUES;
}

static uint32_t tries(const chance_pick *p) {
  return is_sampled(p) ? SAMPLES : (uint32_t)p->count;
}

/* The k-th value to be tried. */
static uint64_t value_of(const chance_pick *p, uint32_t k) {
  uint64_t last = p->count - 1; /* 2^64 - 1 for 0 */
  return !is_sampled(p) || k < SAMPLES - 2 ? k : k == SAMPLES - 2 ? last / 2 + 1 : last;
}

/* An object that has a hash code already keeps it. */
static bool find_owned(judge *j, const chance_question *q, uint64_t *picked) {
  vec_each (const chance_pick, p, &j->picks)
    if (p - j->picks.data < j->next_pick && p->owner == q->owner) {
      *picked = p->value;
      if (p->count < q->count)
        j->samples = q->what; /* it could have been any other, too */
      return true;
    }
  return false;
}

static bool pick(machine_chance *chance, machine *m, const chance_question *q,
                 uint64_t *picked) {
  (void)chance;
  judge *j = m->client;
  *picked = 0;
  if (!m->heap.floor) /* the library's own initialisers may have what they like */
    return jre_in_library_initialiser(m) ||
           machine_stop(m, STOP_UNSUPPORTED, "a static initialiser depends on %s",
                        q->what);
  if (j->specifies && q->owner) {
    *picked = q->owner % 16;
    return true;
  }
  if (j->specifies)
    return machine_stop(m, STOP_UNSUPPORTED, "a specification depends on %s", q->what);
  m->look_at = UINT64_MAX; /* the next one may end what seems to have no end */
  if (q->owner && find_owned(j, q, picked))
    return true;
  if (j->next_pick == j->picks.size) {
    chance_pick first = {.count = q->count, .owner = q->owner};
    vec_push(&j->picks, first);
  }
  chance_pick *p = &j->picks.data[j->next_pick++];
  p->owner = q->owner;
  if (p->count != q->count) { /* given by someone who knows only the value */
    p->count = q->count;
    if (q->count) /* and perhaps of another execution */
      p->value %= q->count;
  }
  if (j->next_pick > j->given_picks && (is_sampled(p) || j->is_replay))
    j->samples = q->what;
  *picked = p->value;
  return true;
}

/* A HashMap looks at the four lowest bits of a code as long as its table is short. In a
 * long one, codes of four bits lie before all others; and where it has become long, two
 * that lay together may have come apart. */
typedef struct tables {
  bool is_long, has_others;
  uint32_t nodes;
} tables;

static void look_at_object(judge *j, object_id o, tables *t) {
  const object *x = heap_object(&j->machine->heap, o);
  const char *class = x && x->class ? x->class->name->text : "";
  if (!strcmp(class, "[Ljava/util/HashMap$Node;"))
    t->is_long |= x->length > SHORT_TABLE;
  else if (!strcmp(class, "java/util/HashMap$Node") ||
           !strcmp(class, "java/util/HashMap$TreeNode")) {
    ir_class *node = x->class;
    while (node->super && strcmp(node->name->text, "java/util/HashMap$Node") != 0)
      node = node->super;
    const ir_field *hash =
        ir_find_field(node, name_mk(&j->machine->program->names, "hash"), NULL);
    t->nodes++;
    t->has_others |= !hash || (uint32_t)x->slots[hash->slot].i >= SHORT_TABLE;
  }
}

static bool has_too_long_table(judge *j) {
  const heap *h = &j->machine->heap;
  tables t = {0};
  for (uint32_t k = 0; k < j->own_count; k++)
    look_at_object(j, j->first + k, &t);
  for (object_id o = h->floor; o < h->top; o++)
    look_at_object(j, o, &t);
  return t.is_long && (t.has_others || t.nodes > MOST_IN_SHORT_TABLE);
}

/* What initialisers have made is all there: nothing is collected while they run. */
static void look_at_initialisers(judge *j) {
  machine *m = j->machine;
  if (j->looked_at == m->initialised)
    return;
  j->looked_at = m->initialised;
  j->order_seen = j->order_seen || jre_order_was_seen(m, 1, m->heap.count);
  jre_forget_order(m);
}

static bool is_order_seen(const judge *j) {
  machine *m = j->machine;
  return j->order_seen || jre_order_was_seen(m, m->heap.floor, m->heap.top);
}

void judge_chance_end(judge *j) {
  bool limited = false;
  vec_each (const chance_pick, p, &j->picks)
    limited |= p->owner && p->count == SHORT_TABLE && p - j->picks.data < j->next_pick;
  if (!j->samples && ((limited && has_too_long_table(j)) || is_order_seen(j)))
    j->samples = "an identity hash code";
  jre_forget_order(j->machine);
}

void judge_chance_init(judge *j) {
  const space_bounds *b = &j->space->bounds;
  j->chance.pick = pick;
  j->chance.low =
      !b->has_ints || b->ints_low < INT32_MIN ? INT32_MIN : (int32_t)b->ints_low;
  j->chance.high =
      !b->has_ints || b->ints_high > INT32_MAX ? INT32_MAX : (int32_t)b->ints_high;
  j->machine->chance = &j->chance;
}

void judge_chance_begin(judge *j) {
  vec_clear(&j->picks);
  j->samples = NULL;
  j->sampled = 0;
  j->given_picks = 0;
  j->is_replay = false;
}

void judge_chance_give(judge *j, const uint64_t *values, uint32_t count) {
  judge_chance_begin(j);
  for (uint32_t k = 0; k < count; k++)
    vec_push(&j->picks, ((chance_pick){.value = values[k]}));
  j->given_picks = count;
  j->is_replay = true;
}

void judge_chance_attempt(judge *j) {
  look_at_initialisers(j);
  j->next_pick = 0;
  jre_reset_clock(j->machine);
}

bool judge_chance_next(judge *j) {
  if (j->samples && ++j->sampled > MOST_SAMPLED)
    return false;
  j->picks.size = j->next_pick;
  while (j->picks.size) {
    chance_pick *p = vec_last(&j->picks);
    if (++p->tried < tries(p)) {
      p->value = value_of(p, p->tried);
      return true;
    }
    j->picks.size--;
  }
  return false;
}

bool judge_met_chance(const judge *j) {
  return j->next_pick;
}

char *judge_chance_doubt(const judge *j) {
  return j->samples ? memory_print("depends on %s: not all values were tried", j->samples)
                    : NULL;
}
