/* The method on the machine that runs Java: the objects of the initial state are made,
 * the method is called, and the heap is compared with the final state of the trace. New
 * objects are paired with new atoms as they are met. */
#include "javarel/replay.h"

#include "jre/jre.h"

#include <assert.h>
#include <string.h>

enum { STEPS = 1000000 };

typedef struct stage {
  arena *store;
  const javarel_result *r;
  const fir_universe *universe;
  machine *machine;
  object_id *objects; /* by atom; 0: null or none yet */
  const char *trouble;
} stage;

#define print(s, ...) arena_print((s)->store, __VA_ARGS__)

/* ---- Atoms and objects ---- */

static const world_domain *domain_of(const stage *s, uint32_t atom) {
  const fir_universe *u = s->universe;
  uint32_t d = u->program->domains.count;
  while (d-- > 0)
    if (atom >= u->first[d] && u->size[d])
      break;
  const char *text = u->program->domains.data[d]->name->text;
  const world *w = s->r->world;
  for (uint32_t i = 0; i < w->domains.size; i++)
    if (!strcmp(w->domains.data[i].name, text))
      return &w->domains.data[i];
  return NULL;
}

static const world_global *global_of(const stage *s, uint32_t index) {
  const char *text = s->universe->program->globals.data[index]->name->text;
  const world *w = s->r->world;
  for (uint32_t i = 0; i < w->globals.size; i++)
    if (!strcmp(w->globals.data[i]->name, text))
      return w->globals.data[i];
  return NULL;
}

static bool is_null(const stage *s, uint32_t atom) {
  const world_domain *d = domain_of(s, atom);
  return d && !d->class && !strcmp(d->name, "Null");
}

/* The number of the trace, as one of Java's type. */
static int64_t number_of(const stage *s, uint32_t atom, const char *descriptor) {
  static const struct {
    char type;
    uint32_t bits;
  } types[] = {{'I', 32}, {'J', 64}, {'S', 16}, {'B', 8}};
  int64_t number = fir_atom_integer(s->universe, atom);
  uint32_t bits = s->universe->bounds.bitwidth;
  for (size_t i = 0; s->r->is_at_ends && i < sizeof types / sizeof *types; i++)
    if (types[i].type == *descriptor && types[i].bits > bits)
      return replay_at_end(number, bits, types[i].bits);
  return number;
}

static value value_of(const stage *s, uint32_t atom, const char *descriptor) {
  const fir_universe *u = s->universe;
  uint32_t first = u->first[FIR_INTEGER_DOMAIN];
  if (atom < first)
    return (value){.l = atom == FIR_ATOM_TRUE};
  if (atom < first + u->size[FIR_INTEGER_DOMAIN])
    return (value){.l = number_of(s, atom, descriptor)};
  return (value){.ref = s->objects[atom]};
}

static bool is_reference(const char *descriptor) {
  return *descriptor == 'L' || *descriptor == '[';
}

/* ---- The state before ---- */

static int64_t length_of(const stage *s, const fir_state *state, uint32_t atom) {
  for (uint32_t i = 0; i < s->universe->program->globals.count; i++) {
    const world_global *g = global_of(s, i);
    const fir_rows *rows = state->globals[i];
    if (!g || g->kind != GLOBAL_LENGTH)
      continue;
    for (uint32_t k = 0; k < rows->count; k++)
      if (fir_rows_at(rows, k)[0] == atom)
        return fir_atom_integer(s->universe, fir_rows_at(rows, k)[1]);
  }
  return 0;
}

/* Constants are those of the program; of any other text it matters that it is another one. */
static object_id make_text(stage *s, const char *atom) {
  vec_each (world_text, l, &s->r->world->texts)
    if (!strcmp(l->name, atom))
      return jre_literal(s->machine, l->content->text, strlen(l->content->text));
  return jre_string(s->machine, atom, strlen(atom));
}

static bool leaves_open(ir_class *c, ir_class *declaring) {
  for (uint32_t i = 0; i < declaring->method_count; i++) {
    ir_method *m = &declaring->methods[i];
    if (m->is_abstract && !ir_dispatch(c, m))
      return true;
  }
  return false;
}

/* Whether a subclass has to say what some method does. One that has not may be empty, so
 * that its objects are like those of the class itself. */
static bool is_left_open(ir_class *c) {
  for (ir_class *k = c; k; k = k->super)
    if (leaves_open(c, k))
      return true;
  for (uint32_t i = 0; i < c->interface_count; i++)
    if (leaves_open(c, c->interfaces[i]))
      return true;
  return false;
}

static void make_object(stage *s, const fir_state *state, uint32_t atom) {
  const world_domain *d = domain_of(s, atom);
  machine *m = s->machine;
  if (!d || !d->class)
    return;
  if (d->class->is_interface || (d->class->is_abstract && is_left_open(d->class)))
    s->trouble = print(s, "objects of %s are known by their specification alone",
                       world_simple_name(s->store, d->class));
  if (d->class->is_array)
    s->objects[atom] =
        heap_new_array(&m->heap, d->class, (uint32_t)length_of(s, state, atom));
  else if (world_is_text(d->class)) {
    s->objects[atom] = make_text(s, fir_atom_text(s->store, s->universe, atom));
  } else {
    machine_initialise(m, d->class);
    s->objects[atom] = heap_new_object(&m->heap, d->class);
  }
}

static void set_global(stage *s, const world_global *g, const fir_rows *rows) {
  machine *m = s->machine;
  for (uint32_t k = 0; k < rows->count; k++) {
    const uint32_t *row = fir_rows_at(rows, k);
    if (g->kind == GLOBAL_STATIC) {
      machine_initialise(m, g->field->owner);
      value v = value_of(s, row[0], g->descriptor);
      machine_object(m, machine_globals(m, g->field->owner))->slots[g->field->slot] = v;
      continue;
    }
    object *o = machine_object(m, s->objects[row[0]]);
    if (g->kind == GLOBAL_FIELD)
      o->slots[g->field->slot] = value_of(s, row[1], g->descriptor);
    else if (g->kind == GLOBAL_ELEMENTS)
      heap_set_element(o, g->holder->element,
                       (uint32_t)fir_atom_integer(s->universe, row[1]),
                       value_of(s, row[2], g->descriptor));
  }
}

static void make_state(stage *s, const fir_state *state) {
  const fir_program *p = s->universe->program;
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++)
    for (uint32_t i = 0; i < state->extents[d]->count; i++)
      make_object(s, state, fir_rows_at(state->extents[d], i)[0]);
  for (uint32_t i = 0; i < p->globals.count; i++) {
    const world_global *g = global_of(s, i);
    if (g && g->kind != GLOBAL_SPEC && g->kind != GLOBAL_LENGTH)
      set_global(s, g, state->globals[i]);
  }
}

/* ---- The state after ---- */

static bool is_paired(const stage *s, object_id o) {
  for (uint32_t a = 0; a < s->universe->atom_count; a++)
    if (s->objects[a] == o)
      return true;
  return false;
}

static bool is_same_text(stage *s, object_id a, object_id b) {
  machine *m = s->machine;
  if (!a || !b || !world_is_text(machine_object(m, a)->class) ||
      !world_is_text(machine_object(m, b)->class))
    return false;
  char *one = jre_text(m, a), *other = jre_text(m, b);
  bool same = !strcmp(one, other);
  memory_free(one);
  memory_free(other);
  return same;
}

/* Whether the machine's reference is the trace's atom. */
static bool is_same_object(stage *s, object_id o, uint32_t atom) {
  if (is_null(s, atom))
    return !o;
  if (!o)
    return false;
  const world_domain *d = domain_of(s, atom);
  ir_class *class = machine_object(s->machine, o)->class;
  if (d && d->is_single) /* one atom for all exceptions of the class */
    return class == d->class;
  if (!s->objects[atom] && !is_paired(s, o) && d && class == d->class)
    s->objects[atom] = o;
  return s->objects[atom] == o || is_same_text(s, s->objects[atom], o);
}

static bool is_same_value(stage *s, value v, uint32_t atom, const char *descriptor) {
  if (is_reference(descriptor))
    return is_same_object(s, v.ref, atom);
  if (*descriptor == 'Z')
    return (v.i != 0) == (atom == FIR_ATOM_TRUE);
  int64_t number = *descriptor == 'J' ? v.l : v.i;
  return number == number_of(s, atom, descriptor);
}

static const char *compare_row(stage *s, const world_global *g, const uint32_t *row) {
  machine *m = s->machine;
  uint32_t last = row[world_arity(g) - 1];
  value v;
  if (g->kind == GLOBAL_STATIC)
    v = machine_object(m, machine_globals(m, g->field->owner))->slots[g->field->slot];
  else {
    object_id o = s->objects[row[0]];
    if (!o)
      return NULL; /* a new object that nothing refers to */
    if (g->kind == GLOBAL_FIELD)
      v = machine_object(m, o)->slots[g->field->slot];
    else if (g->kind == GLOBAL_LENGTH)
      v.l = machine_object(m, o)->length;
    else {
      uint32_t index = (uint32_t)fir_atom_integer(s->universe, row[1]);
      v = index < machine_object(m, o)->length
              ? heap_element(machine_object(m, o), g->holder->element, index)
              : (value){0};
    }
  }
  return is_same_value(s, v, last, g->descriptor)
             ? NULL
             : print(s, "'%s' has another value at the end", g->shown);
}

/* Objects that a call by specification made, though the code has none that is like them:
 * quantifiers range over them as well. */
static bool has_unmade(const stage *s, const fir_state *initial, const fir_state *state) {
  const fir_program *p = s->universe->program;
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++)
    for (uint32_t i = 0; i < state->extents[d]->count; i++) {
      uint32_t atom = fir_rows_at(state->extents[d], i)[0];
      const world_domain *of = domain_of(s, atom);
      if (of && of->class && !of->is_single && !s->objects[atom] &&
          !fir_rows_has(initial->extents[d], &atom))
        return true;
    }
  return false;
}

static const char *compare_heap(stage *s, const fir_state *state) {
  const fir_program *p = s->universe->program;
  for (uint32_t i = 0; i < p->globals.count; i++) {
    const world_global *g = global_of(s, i);
    if (!g || g->kind == GLOBAL_SPEC)
      continue;
    for (uint32_t k = 0; k < state->globals[i]->count; k++) {
      const char *different = compare_row(s, g, fir_rows_at(state->globals[i], k));
      if (different)
        return different;
    }
  }
  return NULL;
}

/* The value of the procedure's variable in the state; NULL: it has none. */
static const fir_rows *local_of(const stage *s, const fir_state *state,
                                const char *name) {
  const fir_symbols *locals = &s->universe->program->locals;
  for (uint32_t i = 0; i < locals->count; i++)
    if (!strcmp(locals->data[i]->name->text, name))
      return state->locals[locals->data[i]->index];
  return NULL;
}

static const char *thrown_text(stage *s) {
  char *text = jre_exception_text(s->machine, s->machine->exception);
  const char *copy = print(s, "it throws %s", text);
  memory_free(text);
  return copy;
}

static const char *compare_end(stage *s, const fir_state *state, outcome ran, value v) {
  const fir_rows *thrown = local_of(s, state, "x0thrown");
  const fir_rows *result = local_of(s, state, "x0result");
  const char *gives = strrchr(s->r->method->descriptor->text, ')') + 1;
  uint32_t exception = fir_rows_at(thrown, 0)[0];
  if (ran == RAN_THROW)
    return is_same_object(s, s->machine->exception, exception) ? NULL : thrown_text(s);
  if (!is_null(s, exception))
    return "it returns";
  if (*gives != 'V' && !is_same_value(s, v, fir_rows_at(result, 0)[0], gives))
    return is_reference(gives) ? "it returns something else"
                               : print(s, "it returns %d", v.i);
  return NULL;
}

/* ---- The call ---- */

static void find_arguments(stage *s, const fir_state *state, value *args) {
  const ir_method *m = s->r->method;
  const char *at = m->descriptor->text + 1;
  for (uint32_t i = 0; i < m->param_count; i++) {
    const char *type = i || m->is_static ? world_next_parameter(s->store, &at) : "L";
    const fir_rows *rows = local_of(s, state, print(s, "x%uarg", i));
    args[i] = rows ? value_of(s, fir_rows_at(rows, 0)[0], type) : (value){0};
  }
  if (!strcmp(m->name->text, "<init>"))
    args[0] = (value){.ref = heap_new_object(&s->machine->heap, m->owner)};
}

static const char *run_and_compare(stage *s, bool *could_run) {
  const fir_trace *t = &s->r->run->result.trace;
  machine *m = s->machine;
  value args[256], result = {0};
  make_state(s, &t->initial);
  find_arguments(s, &t->initial, args);
  if (s->trouble) {
    *could_run = false;
    return s->trouble;
  }
  m->steps = 0;
  m->step_limit = STEPS;
  outcome ran = machine_call(m, s->r->method, args, &result);
  if (ran == RAN_STOP) {
    *could_run = false;
    return print(s, "%s", m->stop.text ? m->stop.text : "the machine stops");
  }
  if (!strcmp(s->r->method->name->text, "<init>")) {
    const fir_rows *self = local_of(s, &t->final, "x0arg");
    s->objects[fir_rows_at(self, 0)[0]] = args[0].ref;
  }
  const char *different = compare_end(s, &t->final, ran, result);
  different = different ? different : compare_heap(s, &t->final);
  return !different && replay_has_specified_calls(s->r->run) &&
                 has_unmade(s, &t->initial, &t->final)
             ? "it does not make all of the new objects"
             : different;
}

const char *replay_on_machine(arena *a, const javarel_result *r, bool *could_run) {
  stage s = {.store = a, .r = r, .universe = r->run->result.universe};
  *could_run = true;
  s.objects = arena_new_array(a, object_id, s.universe->atom_count);
  s.machine = jre_new(r->world->program, NULL);
  if (!s.machine || !machine_wake(s.machine)) {
    *could_run = false;
    if (s.machine)
      jre_delete(s.machine);
    return "the machine does not start";
  }
  s.machine->no_collect++;
  const char *different = run_and_compare(&s, could_run);
  jre_delete(s.machine);
  return different;
}
