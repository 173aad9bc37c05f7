/* What several processes do of one induction (parallel/turns.h).
 *
 * That an operand is a valid state of its own depends on no path: copies ask that from the
 * beginning, while this process follows the paths; what they have not begun when it is
 * needed is asked here. And rules are shown to keep the promises one by one, by whoever is
 * free, as soon as it is known what is promised: what one of them drops is promised no
 * more, and all are looked at again, so it does not matter in what order that is found.
 *
 * What a copy has shown it has shown of the same formula. What it could not show, and what
 * it took before it died, is looked at again here. */
#include "base/message.h"
#include "induct/induction_internal.h"
#include "parallel/crew.h"

#include <string.h>

/* A copy is not watched. */
static void become_quiet(world *c) {
  c->quiet = *c->limits;
  c->quiet.progress = NULL;
  c->limits = &c->quiet;
}

/* --- Operands ------------------------------------------------------------------------ */

typedef struct operand {
  space_id child;
  uint32_t slot;
} operand;
typedef vector(operand) operand_vector;

static void find_operands(const induction *i, operand_vector *out) {
  const space *s = i->c->space;
  const space_object *root = space_get(s, i->root);
  for (uint32_t k = 0; k < root->slot_count; k++) {
    const space_slot *slot = &s->slots[root->first_slot + k];
    for (uint32_t v = 0; slot->is_tree && v < slot->domain.count; v++)
      if (!space_is_null(slot->domain.objects[v]))
        vec_push(out, ((operand){slot->domain.objects[v], root->first_slot + k}));
  }
}

static bool is_valid(induction *i, operand x, bool is_told) {
  const world *c = i->c;
  literal is_there = ref_is(&c->state.refs, c->slots[x.slot], world_object(c, x.child));
  return induction_operand_is_valid(i, x.child, is_there, is_told);
}

static _Noreturn void answer(induction *i, const operand_vector *all) {
  char_vector shown = {0};
  become_quiet(i->c);
  for (uint32_t k; (k = turns_take(i->asked)) < all->size;)
    if (is_valid(i, all->data[k], false))
      message_put(&shown, k);
  turns_report(i->asked, &shown);
}

void induction_share(induction *i) {
  operand_vector all = {0};
  find_operands(i, &all);
  i->asked = turns_new(i->c->crew, all.size);
  if (i->asked && turns_fork(i->asked))
    answer(i, &all);
  vec_release(&all);
}

static void take_told(induction *i, const operand_vector *all, const char_vector *text) {
  message_reader in = message_read(text);
  while (in.at < in.end) {
    uint64_t k = message_get(&in);
    if (!in.failed && k < all->size && is_valid(i, all->data[k], true))
      map_put(&i->is_valid_alone, all->data[k].child.index, true);
  }
}

void induction_hear(induction *i) {
  if (!i->asked)
    return;
  turns *asked = i->asked;
  operand_vector all = {0};
  char_vector text;
  i->asked = NULL;
  find_operands(i, &all);
  for (uint32_t k; (k = turns_take(asked)) < all.size;)
    map_put(&i->is_valid_alone, all.data[k].child.index, is_valid(i, all.data[k], false));
  while (turns_gather(asked, i->c->limits->stop, &text)) {
    take_told(i, &all, &text);
    vec_release(&text);
  }
  turns_delete(asked);
  vec_release(&all);
}

/* --- Rules --------------------------------------------------------------------------- */

/* Those that keep the promises, as far as this process goes. */
typedef struct kept_rules {
  bool *is_kept; /* by rule */
  bool fails;    /* one does not */
} kept_rules;

static void look_at_rules(induction *i, turns *t, kept_rules *r) {
  for (uint32_t k; !r->fails && (k = turns_take(t)) < i->rules.size;) {
    r->is_kept[k] = induction_rule_keeps(i, &i->rules.data[k]);
    r->fails = !r->is_kept[k];
  }
}

static _Noreturn void report_rules(const induction *i, turns *t, const kept_rules *r) {
  char_vector text = {0};
  message_put(&text, r->fails);
  message_put(&text, i->has_weakened);
  vec_each (const promise, p, &i->promises)
    message_put(&text, p->relations);
  for (uint32_t k = 0; k < i->rules.size; k++)
    message_put(&text, r->is_kept[k]);
  turns_report(t, &text);
}

static void take_rules(induction *i, kept_rules *r, const char_vector *text) {
  message_reader in = message_read(text);
  if (text->size != (2 + i->promises.size + i->rules.size) * sizeof(uint64_t))
    return;
  r->fails |= message_get(&in);
  i->has_weakened |= message_get(&in);
  vec_each (promise, p, &i->promises)
    p->relations &= (uint32_t)message_get(&in);
  for (uint32_t k = 0; k < i->rules.size; k++)
    r->is_kept[k] |= message_get(&in);
}

/* What the rules are to keep: as long as that stays, what others show of it counts. */
static void write_down(const induction *i, u32_vector *out) {
  vec_clear(out);
  vec_each (const promise, p, &i->promises) {
    vec_push(out, p->relations);
    vec_push(out, p->alternatives.size);
    vec_push(out, p->has_before + 2u * p->is_settled);
  }
}

static bool is_as_written_down(const induction *i) {
  u32_vector now = {0};
  write_down(i, &now);
  bool same =
      now.size == i->promised.size &&
      (!now.size || !memcmp(now.data, i->promised.data, now.size * sizeof *now.data));
  vec_release(&now);
  return same;
}

void induction_stop_rules(induction *i) {
  turns_delete(i->looked_at);
  i->looked_at = NULL;
}

static kept_rules no_rules(const induction *i) {
  return (kept_rules){.is_kept = memory_new_array(bool, i->rules.size + 1)};
}

void induction_begin_rules(induction *i) {
  if (i->looked_at && is_as_written_down(i))
    return;
  induction_stop_rules(i);
  write_down(i, &i->promised);
  i->looked_at = turns_new(i->c->crew, i->rules.size);
  if (!i->looked_at || !turns_fork(i->looked_at))
    return;
  become_quiet(i->c);
  kept_rules r = no_rules(i);
  look_at_rules(i, i->looked_at, &r);
  report_rules(i, i->looked_at, &r);
}

static void share_rules(induction *i, kept_rules *r) {
  char_vector text;
  look_at_rules(i, i->looked_at, r);
  while (!r->fails && turns_gather(i->looked_at, i->c->limits->stop, &text)) {
    take_rules(i, r, &text);
    vec_release(&text);
  }
}

bool induction_rules_keep(induction *i) {
  kept_rules r = no_rules(i);
  induction_begin_rules(i);
  if (i->looked_at)
    share_rules(i, &r);
  induction_stop_rules(i);
  for (uint32_t k = 0; !r.fails && k < i->rules.size; k++)
    r.fails = !r.is_kept[k] && !induction_rule_keeps(i, &i->rules.data[k]);
  memory_free(r.is_kept);
  return !r.fails;
}
