/* When to give away work, and what. */
#include "search/share.h"
#include "choose/unchecked.h"
#include "world/traits.h"

#include "check/result_message.h"
#include "induct/induction.h"
#include "parallel/crew.h"
#include "search/path_log.h"
#include "search/task.h"

#include <assert.h>
#include <string.h>

enum {
  FIRST_PATHS = 4, /* before an operation is split: its first paths teach the most */
  MOST_TRIED = 12  /* literals of a path that are looked at */
};

/* A process that was given work knows nothing that its parent will not report. */
static void begin_anew(world *c) {
  check_result *r = c->result;
  r->states_checked = 0;
  check_result_forget(r);
  memory_free(r->reason);
  r->reason = NULL;
  r->reason_is_beyond = false;
  memset(&r->costs, 0, sizeof r->costs);
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    c->handled[k] = false;
    r->operations[k].states_checked = 0;
    memory_free(r->operations[k].reason);
    r->operations[k].reason = NULL;
    r->operations[k].beyond = false;
  }
  c->quiet = *c->limits;
  c->quiet.progress = NULL;
  c->limits = &c->quiet;
}

static void leave_to_others(world *c) {
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    c->result->operations[k].verdict = VERDICT_HOLDS;
    c->result->operations[k].admitted = true;
  }
}

bool share_begin(world *c) {
  char_vector task = {0}, nothing = {0};
  crew_place place = crew_join(c->crew, &task);
  if (place == CREW_OVER)
    leave_to_others(c);
  if (place != CREW_HELPS)
    return place == CREW_LEADS;
  begin_anew(c);
  if (!task_take(c, &task)) /* of another check: whoever gathers knows what that means */
    crew_report(c->crew, &nothing);
  vec_release(&task);
  return true;
}

void share_skip_done(search *s) {
  const literal_vector *done = &s->c->done;
  unchecked *u = s->c->unchecked;
  for (uint32_t k = 0; k < done->size; k += done->data[k] + 1) {
    u->prune(u, done->data + k + 1, done->data[k]);
    search_note_done(s, done->data + k + 1, done->data[k]);
  }
}

/* --- Operations ----------------------------------------------------------------- */

static bool has_more_operations(const search *s) {
  for (uint32_t k = s->number + 1; k < s->c->end; k++)
    if (task_is_left(s->c, k))
      return true;
  return false;
}

static bool give_operations(search *s) {
  world *c = s->c;
  path_log_give(c);
  switch (crew_give(c->crew, task_pack_operations, s)) {
  case CREW_ALONE: return true;
  case CREW_PARENT: c->end = s->number + 1; return true;
  case CREW_CHILD: break;
  }
  begin_anew(c);
  s->given_away = true;
  return false;
}

/* --- Halves of an operation ------------------------------------------------------- */

/* Whether the slot means the same when interchangeable objects change places. */
static bool is_steady(const space *s, const space_slot *slot) {
  const space_object *o = space_get(s, slot->object);
  while (o->role == ROLE_ARRAY && !space_is_null(o->holder))
    o = space_get(s, o->holder);
  return (o->role == ROLE_MAIN || o->role == ROLE_POSITION) &&
         !(slot->domain.kind == DOMAIN_REFERENCE && domain_has(&slot->domain, ROLE_POOL));
}

static bool is_steady_argument(const search *s, uint32_t parameter) {
  assert(parameter + 1u < s->op->method->param_count);
  const domain *d = &s->c->space->parameters[s->number][parameter];
  return d->kind != DOMAIN_REFERENCE ||
         (!domain_has(d, ROLE_POOL) && !domain_has(d, ROLE_ARRAY));
}

/* Which of the slots, then of the arguments of all operations, has the variable. */
static uint32_t owner_of(const u32_vector *first, uint32_t variable) {
  uint32_t low = 0, high = first->size;
  while (high - low > 1) {
    uint32_t middle = (low + high) / 2;
    if (first->data[middle] <= variable)
      low = middle;
    else
      high = middle;
  }
  return low;
}

static bool is_steady_variable(const search *s, uint32_t variable) {
  assert(variable < formula_variable_count(s->c->formula));
  const world *c = s->c;
  const u32_vector *first = &c->variables;
  if (!first->size || variable < first->data[0] ||
      variable >= first->data[first->size - 1])
    return false;
  uint32_t owner = owner_of(first, variable), argument = c->space->slot_count;
  if (owner < argument)
    return is_steady(c->space, &c->space->slots[owner]);
  for (uint32_t k = 0; k < s->number; k++)
    argument += c->subject->operations[k].method->param_count - 1u;
  uint32_t count = s->op->method->param_count - 1u;
  return owner >= argument && owner - argument < count &&
         is_steady_argument(s, owner - argument);
}

static bool is_steady_literal(const search *s, literal a) {
  assert(formula_has(s->c->formula, a));
  const formula *f = s->c->formula;
  u32_vector support = {0};
  formula_support(f, &a, 1, &support);
  bool steady = support.size;
  vec_each (uint32_t, node, &support)
    steady = steady && is_steady_variable(s, formula_variable_number(f, *node));
  vec_release(&support);
  return steady;
}

/* Whether something is left where the literal holds, as far as this process goes. */
static bool has_more(search *s, literal a) {
  assert(formula_has(s->c->formula, a));
  world *c = s->c;
  literal where =
      formula_and(c->formula, formula_and(c->formula, s->no_larger, s->cube), a);
  return where != LITERAL_FALSE &&
         c->unchecked->choose(c->unchecked, where) == SAT_SATISFIABLE;
}

/* A literal that parts what is left; LITERAL_TRUE: there is none. */
static literal find_part(search *s) {
  uint32_t tried = 0;
  vec_each (literal, a, &s->last_path) {
    if (tried == MOST_TRIED)
      break;
    if (!is_steady_literal(s, *a))
      continue;
    tried++;
    if (has_more(s, *a) && has_more(s, literal_not(*a)))
      return *a;
  }
  return LITERAL_TRUE;
}

static void give_half(search *s) {
  world *c = s->c;
  s->path_count = 0;
  literal part = find_part(s);
  if (part == LITERAL_TRUE) {
    s->patience *= 2;
    return;
  }
  literal rest = formula_and(c->formula, s->cube, literal_not(part));
  path_log_give(c);
  crew_role role = crew_give(c->crew, task_pack_part, &(task_part){s, rest, part});
  if (role == CREW_ALONE)
    return;
  s->is_divided = true;
  s->cube = role == CREW_CHILD ? rest : formula_and(c->formula, s->cube, part);
  if (role == CREW_CHILD) {
    begin_anew(c);
    c->handled[s->number] = true;
    c->end = s->number + 1;
  }
}

/* Induction on terms needs to see all rules; what is compared by fields has no paths. */
static bool is_divisible(const search *s) {
  uint32_t excluded = TRAIT_FIELDS | TRAIT_CONSTRUCTOR | TRAIT_TRANSITIONS;
  return !s->induction && !(traits_of(s->c, s->op) & excluded);
}

void share_induction(search *s) {
  if (s->induction && !has_more_operations(s))
    induction_share(s->induction);
}

bool share_between_paths(search *s) {
  world *c = s->c;
  if (path_log_is_wanted(c))
    path_log_note(s, is_steady_literal);
  if (!c->crew)
    return true;
  if (!s->patience)
    s->patience = FIRST_PATHS;
  s->path_count++;
  if (!crew_has_room(c->crew) || s->op->is_constructor)
    return true;
  if (has_more_operations(s))
    return give_operations(s);
  if (is_divisible(s) && s->path_count >= s->patience)
    give_half(s);
  return true;
}

/* --- The end ------------------------------------------------------------------------ */

/* False: a part is lost. */
static bool merge(world *c, const crew_message *m) {
  if (m->arrived &&
      check_result_merge(c->result, c->space, c->handled, m->text.data, m->text.size))
    return true;
  world_give_up(c,
                m->signal > 0
                    ? memory_print("a worker process was ended by signal %d", m->signal)
                    : memory_copy_text("a worker process ended without a result"));
  return false;
}

/* Whatever part was lost, it may have been one of any operation. */
static void note_loss(world *c) {
  for (uint32_t k = 0; k < c->subject->operation_count; k++)
    if (c->result->operations[k].verdict == VERDICT_HOLDS && c->handled[k])
      c->result->operations[k].verdict = VERDICT_INCONCLUSIVE;
}

void share_end(world *c) {
  if (!c->crew)
    return;
  crew_message m;
  bool complete = true;
  path_log_end(c);
  crew_rest(c->crew);
  while (crew_gather(c->crew, c->limits->stop, &m)) {
    complete &= merge(c, &m);
    vec_release(&m.text);
  }
  if (!complete)
    note_loss(c);
  if (world_out_of_time(c))
    world_give_up(c, memory_copy_text(check_why_stopped(c->limits)));
  if (!crew_is_child(c->crew))
    return;
  char_vector text = {0};
  check_result_pack(c->result, c->space, c->handled, &text);
  crew_report(c->crew, &text);
}
