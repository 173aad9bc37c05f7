/* How many valid states there are: the solver is asked for one after the other.
 *
 * A state is what can be reached from the main object, up to the names of pool objects.
 * So each model is walked from the main object on, slot by slot. Its values along the
 * walk, taken together, are removed; what the model says of other slots does not matter.
 * And where the walk meets a pool object for the first time, every other one that it has
 * not met, with the same values before, belongs to a state that is the same but for
 * names: removed as well. Which slot comes next depends on nothing but the values before
 * it, so that of all states with one shape exactly one is ever seen.
 *
 * One solver call for each state: for thousands of states, not for millions. */
#include "choose/choose.h"
#include "choose/unchecked.h"
#include "world/world.h"

#include "base/progress.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

typedef struct walk {
  world *c;
  evaluation model;
  uint32_t *choices;     /* by slot: of the model, which goes when clauses come */
  literal_vector path;   /* the values so far */
  uint8_t *met;          /* by object of the space */
  space_id_vector order; /* objects met, in the order of the walk */
} walk;

/* Any other pool object of the class that has not been met. */
static literal unmet_twins(walk *w, const domain *d, sym value, space_id object) {
  const space *s = w->c->space;
  literal any = LITERAL_FALSE;
  if (w->met[object.index] || !space_is_interchangeable(space_get(s, object)))
    return any;
  for (uint32_t k = 0; k < d->count; k++) {
    space_id o = d->objects[k];
    if (!space_same(o, object) && !w->met[o.index] &&
        space_is_interchangeable(space_get(s, o)) &&
        space_get(s, o)->class == space_get(s, object)->class)
      any = formula_or(w->c->formula, any,
                       ref_is(&w->c->state.refs, value, world_object(w->c, o)));
  }
  return any;
}

static void remove_path(walk *w) {
  unchecked *u = w->c->unchecked;
  u->prune(u, w->path.data, w->path.size);
}

static void visit_reference(walk *w, const domain *d, sym value, space_id object) {
  literal twins = unmet_twins(w, d, value, object);
  if (twins != LITERAL_FALSE) {
    vec_push(&w->path, twins);
    remove_path(w);
    w->path.size--;
  }
  vec_push(&w->path, ref_is(&w->c->state.refs, value, world_object(w->c, object)));
  if (!space_is_null(object) && !w->met[object.index]) {
    w->met[object.index] = 1;
    vec_push(&w->order, object);
  }
}

static void visit(walk *w, uint32_t slot) {
  assert(slot < w->c->space->slot_count);
  world *c = w->c;
  const domain *d = &c->space->slots[slot].domain;
  uint32_t choice = w->choices[slot];
  if (d->kind == DOMAIN_REFERENCE)
    visit_reference(w, d, c->slots[slot], d->objects[choice]);
  else
    vec_push(&w->path, world_has_choice(c, d, c->slots[slot], choice));
}

/* Removes the state of the model, and those that are the same but for names. */
static void remove_state(walk *w) {
  const space *s = w->c->space;
  const state_model *m = &w->c->unchecked->chosen;
  evaluation_begin(&w->model, w->c->formula, m->value_of, m->context);
  for (space_slot_id k = {0}; k.index < s->slot_count; k.index++)
    w->choices[k.index] = world_slot_choice(w->c, k, &w->model);
  memset(w->met, 0, s->object_count);
  vec_clear(&w->path);
  vec_clear(&w->order);
  w->met[1] = 1;
  vec_push(&w->order, SPACE_MAIN);
  for (uint32_t i = 0; i < w->order.size; i++) {
    const space_object *o = space_get(s, w->order.data[i]);
    for (uint32_t k = 0; k < o->slot_count; k++)
      visit(w, o->first_slot + k);
  }
  remove_path(w);
}

bool choose_count_states(world *c) {
  const check_limits *l = c->limits;
  walk w = {.c = c};
  unchecked *u = c->unchecked;
  w.met = memory_new_array(uint8_t, c->space->object_count);
  w.choices = memory_new_array(uint32_t, c->space->slot_count + 1);
  progress now = {.phase = "valid states counted", .fraction = -1};
  sat_result more = u->is_possible(u);
  if (more == SAT_SATISFIABLE)
    u->begin(u, LITERAL_TRUE); /* as if it were an operation */
  while (more == SAT_SATISFIABLE && !check_is_stopped(l) &&
         (more = u->choose(u, LITERAL_TRUE)) == SAT_SATISFIABLE) {
    remove_state(&w);
    now.done = ++c->result->valid_states;
    progress_tick(l->progress, &now);
  }
  evaluation_release(&w.model);
  memory_free(w.met);
  memory_free(w.choices);
  vec_release(&w.path);
  vec_release(&w.order);
  c->result->counted = more == SAT_UNSATISFIABLE;
  c->result->note = memory_print("%" PRIu64 " valid states%s", c->result->valid_states,
                                 c->result->counted ? "" : " met");
  return c->result->counted;
}
