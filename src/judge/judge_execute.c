/* Executions: the invariant on a state, and an operation with everything that must
 * hold around it, in the order in which the contract judges. */
#include "judge/judge_execution.h"

#include "check/subject_names.h"
#include "exec/recurrence.h"
#include "jre/jre.h"

#include <assert.h>
#include <string.h>

enum { WATCHED_STEPS = 1 << 26 }; /* of a specification, when somebody looks */

static void set_trouble(judge *j, violation_kind kind, char *message) {
  memory_free(j->trouble.message);
  j->trouble = (judgment){.kind = kind, .message = message};
}

/* Why the machine stopped, as trouble; `what` ran. CALL_AGAIN: it only needs a class. */
call_result judge_stopped(judge *j, const ir_method *what) {
  machine *m = j->machine;
  arena a;
  arena_init(&a);
  const char *text = method_text(&a, what);
  call_result result = CALL_UNKNOWN;
  switch (m->stop.kind) {
  case STOP_CLASS: result = CALL_AGAIN; break;
  case STOP_ASSUMPTION: result = CALL_FALSE; break;
  case STOP_STEPS:
    set_trouble(
        j, KIND_STEPS,
        memory_print("%s runs past %llu steps", text, (unsigned long long)m->step_limit));
    break;
  case STOP_RECURRENCE:
    set_trouble(
        j, KIND_DIVERGENCE,
        memory_print("%s never ends: it comes back to a state in which it was", text));
    break;
  case STOP_WORLDS:
    set_trouble(
        j, KIND_SPECIFICATION,
        memory_print("%s compares an object of the prestate with one of now by == "
                     "or !=: GlassBox.isSameObject is meant",
                     text));
    j->trouble.where = j->worlds.where;
    break;
  default:
    set_trouble(j, KIND_UNSUPPORTED,
                memory_print("%s: %s", text, m->stop.text ? m->stop.text : "stopped"));
  }
  arena_release(&a);
  return result;
}

/* The prestate, if there is one, is not the state now. */
static void part_worlds(judge *j) {
  if (!j->copied.size)
    return;
  j->worlds = (machine_worlds){.first = j->copies,
                               .end = j->copies + j->copied.size,
                               .own = j->first,
                               .own_end = j->first + j->own_count};
  j->machine->worlds = &j->worlds;
}

/* A specification method: an exception means false. */
call_result judge_evaluate(judge *j, ir_method *method, const value *args) {
  machine *m = j->machine;
  value result = {0};
  j->steps += m->steps;
  m->steps = 0;
  m->step_limit = j->look ? WATCHED_STEPS : j->limits->steps;
  heap_guard guard = heap_guard_begin(&m->heap);
  j->specifies = true;
  part_worlds(j);
  recurrence_begin(m);
  outcome ran = machine_call(m, method, args, &result);
  m->worlds = NULL;
  m->look_at = UINT64_MAX;
  m->step_limit = j->limits->steps;
  j->specifies = false;
  if (heap_guard_end(&m->heap, &guard) && ran != RAN_STOP && !j->refused) {
    heap_guard_undo(&m->heap, &guard);
    j->refused = judge_refuse_write(j, method, args);
  }
  switch (ran) {
  case RAN_RETURN: return result.i ? CALL_TRUE : CALL_FALSE;
  case RAN_THROW: return CALL_FALSE;
  case RAN_STOP: break;
  }
  call_result stop = judge_stopped(j, method);
  if (j->trouble.kind == KIND_DIVERGENCE) /* no verdict on the operation */
    j->trouble.kind = KIND_STEPS;
  if (stop != CALL_AGAIN)
    machine_clear_stop(m);
  return stop;
}

static void note_read(judge *j, object_id o, uint32_t index) {
  machine_watch *w = j->machine->watch;
  if (w && o >= w->first && o < w->end)
    w->read(w, o, index);
}

/* repOkLocal on every node of the tree, as it is met; *on: the node on which it is not
 * true. Only for states that are trees. */
static call_result check_locals(judge *j, object_id root, bool before, object_id *on) {
  heap *h = &j->machine->heap;
  vec_clear(&j->nodes);
  vec_push(&j->nodes, root);
  for (uint32_t n = 0; n < j->nodes.size; n++) {
    *on = j->nodes.data[n];
    object *o = heap_object(h, *on);
    if (o->class->is_array) {
      for (uint32_t i = 0; i < o->length; i++) {
        note_read(j, *on, i);
        if (o->refs[i])
          vec_push(&j->nodes, o->refs[i]);
      }
      continue;
    }
    const tree_class *t = judge_tree_class(j, o->class);
    if (before && t->assumption) {
      value self = {.ref = *on};
      call_result r = judge_evaluate(j, t->assumption, &self);
      if (r != CALL_TRUE)
        return r;
      o = heap_object(h, *on);
    }
    if (t->local_invariant) {
      value self = {.ref = *on};
      call_result r = judge_evaluate(j, t->local_invariant, &self);
      if (r != CALL_TRUE)
        return r;
      o = heap_object(h, *on);
    }
    for (uint32_t i = 0; i < t->count; i++) {
      note_read(j, *on, t->slots[i]);
      if (o->slots[t->slots[i]].ref)
        vec_push(&j->nodes, o->slots[t->slots[i]].ref);
    }
  }
  return CALL_TRUE;
}

/* An execution asked for a class: undo, initialise, and the caller starts again. False:
 * it cannot be initialised, which the next attempt will meet as an exception. */
static void initialise_wanted(judge *j) {
  machine *m = j->machine;
  ir_class *wanted = m->stop.class;
  machine_watch *watch = m->watch;
  machine_undo(m);
  machine_clear_stop(m);
  m->watch = NULL;
  if (!machine_initialise_apart(m, wanted) &&
      machine_init_state(m, wanted) == INIT_FAILED)
    jre_keep_failure(m, wanted);
  m->watch = watch;
}

void judge_rest(judge *j) {
  machine_undo(j->machine);
  if (j->machine->stop.kind)
    machine_clear_stop(j->machine);
}

static void start(judge *j) {
  judge_rest(j);
  judge_forget_copies(j);
  heap_journal_begin(&j->machine->heap);
}

/* Whether what the main object inherits from the library is of one object of it; the one
 * who watches is told what was looked at. */
static bool is_tied(judge *j, machine_watch *watch) {
  const space *s = j->space;
  uint32_t first = s->objects[1].first_slot;
  bool found = !s->tied_count;
  for (uint32_t i = 0; watch && i < s->tied_slots; i++)
    watch->read(watch, j->ids[1], i);
  for (uint32_t t = 0; !found && t < s->tied_count; t++) {
    found = true;
    for (uint32_t i = 0; found && i < s->tied_slots; i++)
      found = j->choices[first + i] == s->tied[t * s->tied_slots + i];
  }
  return found;
}

/* And whether the view of a list is of the list that there is. */
static bool is_linked(judge *j, machine_watch *watch) {
  const space *s = j->space;
  for (uint32_t i = 0; i < s->link_count; i++) {
    for (uint32_t k = 0; watch && k < 2; k++) {
      const space_slot *slot = &s->slots[s->links[i][k]];
      watch->read(watch, j->ids[slot->object.index], slot->index);
    }
    if (j->choices[s->links[i][0]] != j->choices[s->links[i][1]])
      return false;
  }
  return true;
}

truth judge_state(judge *j, machine_watch *watch) {
  call_result r;
  if (watch) {
    watch->first = j->first;
    watch->end = j->first + j->own_count;
  }
  if (!judge_could_be(j) || !is_tied(j, watch) || !is_linked(j, watch))
    return TRUTH_FALSE;
  j->machine->watch = watch;
  do {
    object_id on;
    value self = {.ref = j->ids[1]};
    start(j);
    r = j->has_local ? check_locals(j, self.ref, true, &on) : CALL_TRUE;
    if (r == CALL_TRUE && j->well_formed)
      r = judge_evaluate(j, j->well_formed, &self);
    if (r == CALL_TRUE)
      r = judge_evaluate(j, j->invariant, &self);
    if (r == CALL_AGAIN)
      initialise_wanted(j);
  } while (r == CALL_AGAIN);
  j->machine->watch = NULL;
  machine_undo(j->machine);
  return r == CALL_TRUE ? TRUTH_TRUE : r == CALL_FALSE ? TRUTH_FALSE : TRUTH_UNKNOWN;
}

/* All but the arguments. */
static void start_execution(execution *e, judge *j, const operation *o) {
  e->judge = j;
  e->operation = o;
  e->count = o->method->param_count;
  e->prestate = e->other = 0;
  e->result = (value){0};
}

static call_result call_specification(execution *e, const specification *spec) {
  value args[MOST_ARGUMENTS];
  uint32_t n = 0;
  args[n++] = (value){.ref = e->self};
  if (spec->takes_prestate)
    args[n++] = (value){.ref = e->prestate};
  if (spec->takes_result)
    args[n++] = e->result;
  for (uint32_t i = 1; spec->takes_parameters && i < e->count; i++)
    args[n++] = e->args[i];
  assert(n == spec->method->param_count);
  ir_method *m = spec->method->is_static
                     ? spec->method
                     : ir_dispatch(e->judge->subject->class, spec->method);
  call_result r = judge_evaluate(e->judge, m, args);
  if (spec->is_negated && (r == CALL_FALSE || r == CALL_TRUE))
    r = r == CALL_FALSE ? CALL_TRUE : CALL_FALSE;
  return r;
}

/* What a call that is not true means: trouble, another attempt, or `kind`. */
judgment judge_unless_true(execution *e, call_result r, violation_kind kind) {
  e->again = e->again || r == CALL_AGAIN;
  if (r == CALL_UNKNOWN)
    return judge_trouble(e->judge);
  return (judgment){.kind = r == CALL_FALSE ? kind : KIND_NONE};
}

static place return_place(const judge *j, const ir_method *m) {
  return (place){m->owner->file, j->machine->return_line, 0};
}

/* "repOk() is false", or what it threw. */
void judge_explain(judge *j, judgment *found, const ir_method *m, const char *on) {
  arena a;
  arena_init(&a);
  const char *text = method_text(&a, m);
  if (j->machine->exception) {
    char *exception = jre_exception_text(j->machine, j->machine->exception);
    found->message = memory_print("%s%s throws %s", text, on, exception);
    found->where = jre_exception_place(j->machine, j->machine->exception);
    memory_free(exception);
  } else {
    found->message = memory_print("%s%s is false", text, on);
    found->where = return_place(j, m);
  }
  arena_release(&a);
}

static judgment check_pre(execution *e) {
  for (uint32_t i = 0; i < e->operation->pre_count; i++) {
    judgment found =
        judge_unless_true(e, call_specification(e, &e->operation->pre[i]), KIND_INVALID);
    if (found.kind || e->again)
      return found;
  }
  return (judgment){0};
}

char *judge_transitions_text(int64_t high) {
  return memory_print("transitions() exceeds %lld: the range of smallStep's argument "
                      "ends at %lld; --ints or @Range on it widens it",
                      (long long)high + 1, (long long)high);
}

/* A nondeterministic language: the argument must be one of its transitions; without any
 * the first is where it is stuck, and beyond the last argument none may be left. */
static judgment check_transitions(execution *e) {
  judge *j = e->judge;
  ir_method *m = ir_dispatch(j->subject->class, e->operation->transitions);
  value self = {.ref = e->self}, count = {0};
  const domain *d = &j->space->parameters[e->operation - j->subject->operations][0];
  j->machine->steps = 0;
  j->machine->exception = 0;
  outcome ran = machine_call(j->machine, m, &self, &count);
  if (ran == RAN_STOP) {
    call_result stop = judge_stopped(j, m);
    if (stop != CALL_AGAIN)
      machine_clear_stop(j->machine);
    return judge_unless_true(e, stop, KIND_INVALID);
  }
  if (ran == RAN_THROW)
    count.i = 0;
  judgment found = {.kind = e->args[1].i < count.i ? KIND_NONE : KIND_INVALID};
  if (count.i <= 0 && !e->args[1].i) {
    found = (judgment){.kind = KIND_STUCK, .where = return_place(j, m)};
    if (ran == RAN_THROW)
      judge_explain(j, &found, m, "");
    else
      found.message = memory_print("no step: transitions() is %d", count.i);
  } else if (e->args[1].i == d->high && count.i > d->high + 1)
    found =
        (judgment){.kind = KIND_UNSUPPORTED, .message = judge_transitions_text(d->high)};
  return found;
}

static bool needs_prestate(const operation *o) {
  for (uint32_t i = 0; i < o->post_count; i++)
    if (o->post[i].takes_prestate)
      return true;
  return o->commuting;
}

static judgment judge_stuck(judge *j, object_id exception) {
  char *text = jre_exception_text(j->machine, exception);
  judgment found = {.kind = KIND_STUCK,
                    .where = jre_exception_place(j->machine, exception),
                    .message =
                        memory_print("well typed, not final, and stuck: %s", text)};
  memory_free(text);
  return found;
}

static judgment judge_exception(execution *e) {
  judge *j = e->judge;
  object_id exception = j->machine->exception;
  const ir_class *c = machine_object(j->machine, exception)->class;
  if (j->subject->language && ir_is_subclass(c, j->subject->stuck_exception))
    return judge_stuck(j, exception);
  e->thrown = exception;
  if (operation_allows(e->operation, c))
    return (judgment){0};
  ir_class *error = java_class_if_loaded(j->subject->program, "java/lang/AssertionError");
  bool assertion = error && ir_is_subclass(c, error);
  if (judge_is_order(c))
    return judge_order(e, exception);
  if (e->operation->other && !assertion) /* the abstraction may throw it, too */
    return (judgment){0};
  char *text = jre_exception_text(j->machine, exception);
  judgment found = {.kind = assertion ? KIND_ASSERTION : KIND_EXCEPTION,
                    .where = jre_exception_place(j->machine, exception)};
  const char *said = assertion ? strchr(text, ':') : NULL;
  found.message = assertion ? memory_print("assertion failed%s", said ? said : "")
                            : memory_print("%s escapes", text);
  memory_free(text);
  return found;
}

static bool is_pair(const judge *j) {
  return j->subject->equivalence && j->subject->equivalence->property == 2;
}

void judge_show(const execution *e, bool both) {
  judge *j = e->judge;
  judge_ending end = {e->returned, e->result, 0, e->self, both};
  if (!e->returned && !j->machine->stop.kind)
    end.thrown = j->machine->exception;
  if (j->look)
    j->look(j->look_context, j, &end);
}

static judgment run_operation(execution *e) {
  judge *j = e->judge;
  machine *m = j->machine;
  j->steps += m->steps;
  m->steps = 0;
  ir_method *method = e->operation->method;
  if (is_pair(j)) /* the first may be of a subclass */
    method = ir_dispatch(machine_object(m, e->args[0].ref)->class, method);
  recurrence_begin(m);
  m->initialises_within = true;
  outcome ran = machine_call(m, method, e->args, &e->result);
  m->initialises_within = false;
  m->look_at = UINT64_MAX;
  switch (ran) {
  case RAN_RETURN:
    e->returned = true;
    judge_show(e, false);
    return (judgment){0};
  case RAN_THROW: judge_show(e, false); return judge_exception(e);
  case RAN_STOP: break;
  }
  call_result stop =
      j->machine->stop.kind == STOP_EXIT /* nothing is left that could be wrong */
          ? CALL_FALSE
          : judge_stopped(j, e->operation->method);
  e->again = stop == CALL_AGAIN;
  if (e->again)
    return (judgment){0};
  if (stop == CALL_FALSE)
    judge_show(e, false);
  judgment found = {.kind = KIND_SKIPPED};
  if (stop != CALL_FALSE)
    found = judge_trouble(j);
  machine_clear_stop(m);
  return found;
}

static judgment check_tree(execution *e) {
  judge *j = e->judge;
  object_id again, from;
  const ir_field *field;
  if (!j->has_tree || judge_walk_tree(j, e->self, &again, &from, &field))
    return (judgment){0};
  char *object_ = judge_object_text(j, again), *holder = judge_object_text(j, from);
  judgment found = {.kind = KIND_TREE};
  found.message =
      memory_print("the tree fields form no tree: %s is met again through "
                   "%s%s%s",
                   object_, holder, field ? "." : "[]", field ? field->name->text : "");
  memory_free(object_);
  memory_free(holder);
  return found;
}

static judgment check_global(execution *e, ir_method *invariant, violation_kind kind) {
  value self = {.ref = e->self};
  judgment found = judge_unless_true(e, judge_evaluate(e->judge, invariant, &self), kind);
  if (found.kind == kind)
    judge_explain(e->judge, &found, invariant, "");
  return found;
}

static judgment check_invariant(execution *e) {
  judge *j = e->judge;
  object_id on = 0;
  violation_kind kind = j->subject->language ? KIND_PRESERVATION : KIND_INVARIANT;
  j->machine->exception = 0;
  if (j->has_local) {
    judgment found = judge_unless_true(e, check_locals(j, e->self, false, &on), kind);
    if (found.kind == kind) {
      char *node = judge_object_text(j, on), *where = memory_print(" of %s", node);
      ir_class *c = machine_object(j->machine, on)->class;
      judge_explain(j, &found, judge_tree_class(j, c)->local_invariant, where);
      memory_free(node);
      memory_free(where);
    }
    if (found.kind || e->again)
      return found;
  }
  judgment found = {0};
  if (j->well_formed)
    found = check_global(e, j->well_formed, kind);
  return found.kind || e->again ? found : check_global(e, j->invariant, kind);
}

static judgment check_post(execution *e) {
  for (uint32_t i = 0; i < e->operation->post_count; i++) {
    const specification *post = &e->operation->post[i];
    e->judge->machine->exception = 0;
    judgment found =
        judge_unless_true(e, call_specification(e, post), KIND_POSTCONDITION);
    if (found.kind == KIND_POSTCONDITION)
      judge_explain(e->judge, &found, post->declared, "");
    if (found.kind || e->again)
      return found;
  }
  return (judgment){0};
}

/* One attempt: the order of the contract. An operation that wrote nothing leaves the
 * invariant as it was. */
static judgment attempt(execution *e) {
  judge *j = e->judge;
  judgment found = check_pre(e);
  if (!found.kind && !e->again && e->operation->transitions)
    found = check_transitions(e);
  if (found.kind || e->again)
    return found;
  judge_forget_copies(j);
  if (needs_prestate(e->operation))
    e->prestate = judge_copy_state(j);
  if (e->operation->commuting)
    judge_fill_copies(e);
  if (e->operation->other)
    found = judge_prepare_other(e);
  if (found.kind || e->again)
    return found;
  found = run_operation(e);
  if (found.kind || e->again)
    return found;
  if (j->machine->heap.journal.size || e->operation->is_constructor) {
    found = check_tree(e);
    if (!found.kind)
      found = is_pair(j) ? judge_check_pair(e) : check_invariant(e);
  }
  if (!found.kind && !e->again && e->returned)
    found = check_post(e);
  if (!found.kind && !e->again && e->operation->other)
    found = judge_compare(e);
  return found;
}

/* Attempts until no class is wanted any more. */
static judgment run_execution(execution *e) {
  judge *j = e->judge;
  judgment found;
  do {
    e->again = e->returned = false;
    e->thrown = 0;
    judge_chance_attempt(j);
    start(j);
    e->self = e->operation->is_constructor
                  ? heap_new_object(&j->machine->heap, j->subject->main_class)
                  : j->ids[1];
    e->args[0] = (value){.ref = e->self};
    found = attempt(e);
    judge_chance_end(j);
    if (e->again)
      initialise_wanted(j);
  } while (e->again);
  return found;
}

judgment judge_execute(judge *j, uint32_t operation_, const uint32_t *arguments) {
  const operation *o = &j->subject->operations[operation_];
  execution e;
  if (!judge_could_be(j))
    return (judgment){.kind = KIND_INVALID};
  start_execution(&e, j, o);
  for (uint32_t i = 1; i < e.count; i++)
    e.args[i] =
        judge_value(j, &j->space->parameters[operation_][i - 1], arguments[i - 1]);
  return run_execution(&e);
}

bool judge_ask(judge *j, const candidate *c, ir_method *m, int32_t *answer) {
  execution e;
  for (uint32_t i = 0; i < j->space->slot_count; i++)
    judge_set(j, i, c->choices[i]);
  start_execution(&e, j, &j->subject->operations[c->operation]);
  e.args[0] = (value){.ref = j->ids[1]};
  for (uint32_t i = 1; i < e.count; i++)
    e.args[i] =
        judge_value(j, &j->space->parameters[c->operation][i - 1], c->arguments[i - 1]);
  for (;;) {
    value result = {0};
    start(j);
    j->machine->steps = 0;
    outcome ran = machine_call(j->machine, m, e.args, &result);
    *answer = result.i;
    if (ran != RAN_STOP)
      return ran == RAN_RETURN;
    call_result stop = judge_stopped(j, m);
    if (stop != CALL_AGAIN) {
      machine_clear_stop(j->machine);
      return false;
    }
    initialise_wanted(j);
  }
}

judgment judge_construct(judge *j, ir_method *constructor, object_id *made) {
  const operation o = {
      .method = constructor, .declared = constructor, .is_constructor = true};
  execution e;
  start_execution(&e, j, &o);
  judgment found = run_execution(&e);
  *made = e.self;
  return found;
}
