/* Library classes that are neither collections nor maps: by every public constructor and
 * static method that gives one, with arguments that are numbers, values and elements;
 * then by operations that take such and give nothing, or the object itself. Whatever has
 * led to an object that was not known is tried with one operation more, up to three. */
#include "check/space_made_run.h"

#include "check/space_value.h"
#include "check/subject_names.h"

#include <string.h>

enum { MOST_ARGUMENTS = 2, MOST_CHOICES = MOST_MADE_CHOICES, MOST_ACTIONS = 200 };

/* A call: of a constructor or static method first, of operations then. */
typedef struct action {
  ir_method *method;
  value args[MOST_ARGUMENTS];
} action;

typedef vector(action) action_vector;

typedef struct sequence {
  uint32_t start;                              /* index of the first action */
  uint32_t steps[MOST_MADE_OPERATIONS], count; /* indices of operations */
} sequence;

typedef struct others {
  made_run_state *r;
  action_vector starts, operations;
  vector(sequence) known; /* that led to new objects */
} others;

static value number(ir_storage storage, int64_t n) {
  value v = {.i = (int32_t)n};
  if (storage == STORE_I64)
    v.l = n;
  return v;
}

static uint32_t integers(const others *o, ir_storage storage, value *out) {
  int64_t low = o->r->b->space->ints_low, high = o->r->b->space->ints_high;
  uint32_t count = 0;
  if (storage == STORE_BOOL)
    low = 0, high = 1;
  for (int64_t v = low; v <= high && count < MOST_CHOICES; v++)
    out[count++] = number(storage, v);
  return count;
}

/* As many as there is room for: the result says that there are more. */
static uint32_t reals(const others *o, ir_storage storage, value *out) {
  uint32_t count;
  const double *all = builder_reals(o->r->b, &count);
  bool whole = count <= MOST_CHOICES && !o->r->b->space->bounds.all_floats;
  o->r->lacks_reals = o->r->lacks_reals || !whole;
  count = count < MOST_CHOICES ? count : MOST_CHOICES;
  for (uint32_t k = 0; k < count; k++) {
    out[k] = (value){0};
    if (storage == STORE_F64)
      out[k].d = all[k];
    else
      out[k].f = (float)all[k];
  }
  return count;
}

static uint32_t values(const others *o, ir_class *type, value *out) {
  space_builder *b = o->r->b;
  const pool *p = builder_pool(b, type);
  uint32_t count = 0;
  if (o->r->group->base || o->r->group->is_strict)
    out[count++] = (value){0};
  for (uint32_t k = 0; p && p->made && k < p->count; k++) {
    if (!space_is_null(b->objects.data[p->first_object + k].equal_to))
      continue; /* the first will do */
    if (count == MOST_CHOICES) {
      o->r->group->is_cut = o->r->group->is_cut || o->r->group->is_strict;
      break;
    }
    object_id id = space_value_make(o->r->m, &b->objects.data[p->first_object + k], 0);
    if (!id)
      continue;
    if (!map_get(&o->r->known, id))
      map_put(&o->r->known, id, p->first_object + k);
    out[count++].ref = id;
  }
  return count;
}

/* What the parameter may be given; 0: nothing. `k`: which marker of its type. */
static uint32_t choices(const others *o, ir_class *type, uint32_t k, value *out) {
  static const struct {
    const char *name;
    ir_storage storage;
  } numbers[] = {{"int", STORE_I32},   {"long", STORE_I64},  {"boolean", STORE_BOOL},
                 {"short", STORE_I16}, {"byte", STORE_I8},   {"char", STORE_U16},
                 {"float", STORE_F32}, {"double", STORE_F64}};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (java_info(type)->is_primitive && !strcmp(type->name->text, numbers[i].name))
      return numbers[i].storage == STORE_F32 || numbers[i].storage == STORE_F64
                 ? reals(o, numbers[i].storage, out)
                 : integers(o, numbers[i].storage, out);
  if (class_is_object(type) && !java_info(type)->is_primitive) {
    out[0] = o->r->markers[0][k < MOST_ELEMENT_TYPES ? k : 0];
    return 1;
  }
  return class_is_text(type) || ir_class_is_box(type) ? values(o, type, out) : 0;
}

/* All calls of the method. */
static void add_actions(others *o, ir_method *m, action_vector *out) {
  class_vector types = {0};
  value given[MOST_ARGUMENTS][MOST_CHOICES];
  uint32_t counts[MOST_ARGUMENTS] = {1, 1}, objects = 0;
  bool good = method_parameter_classes(o->r->b->subject->program, m, &types) &&
              types.size <= MOST_ARGUMENTS;
  for (uint32_t k = 0; good && k < types.size; k++) {
    counts[k] = choices(o, types.data[k], objects, given[k]);
    objects += class_is_object(types.data[k]);
    good = counts[k];
  }
  for (uint32_t i = 0; good && i < counts[0]; i++)
    for (uint32_t k = 0; k < counts[1] && out->size < MOST_ACTIONS; k++) {
      action a = {.method = m};
      if (types.size > 0)
        a.args[0] = given[0][i];
      if (types.size > 1)
        a.args[1] = given[1][k];
      vec_push(out, a);
    }
  vec_release(&types);
}

static bool gives(const ir_method *m, const ir_class *c) {
  const char *result = strchr(m->descriptor->text, ')') + 1;
  return *result == 'L' && strlen(result) == c->name->length + 2u &&
         !strncmp(result + 1, c->name->text, c->name->length);
}

static bool is_factory(const ir_method *m, const ir_class *c) {
  static const char *const factories[] = {"valueOf",       "of",         "ofNullable",
                                          "empty",         "compile",    "create",
                                          "ofEpochDay",    "ofDays",     "ofSeconds",
                                          "ofMinutes",     "ofMonths",   "ofSecondOfDay",
                                          "ofEpochSecond", "ofYears",    "ofMillis",
                                          "ofHours",       "ofNanoOfDay"};
  bool called = false;
  for (size_t i = 0; i < sizeof factories / sizeof *factories; i++)
    called = called || !strcmp(m->name->text, factories[i]);
  return called && m->is_static && m->is_public && gives(m, c);
}

static bool is_mutator(const ir_method *m, const ir_class *c) {
  return m->is_public && !m->is_static && !m->is_abstract && *m->name->text != '<' &&
         m->param_count > 1 && (m->result == IR_VOID || gives(m, c));
}

static void find_constructors(others *o, ir_class *c) {
  for (uint32_t i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, "<init>") &&
        (c->methods[i].is_public || o->r->group->library || o->r->group->base))
      add_actions(o, &c->methods[i], &o->starts);
}

static void find_actions(others *o) {
  const made_group *g = o->r->group;
  ir_class *c = g->library ? g->library : g->base ? g->base : g->class;
  if (g->is_strict) {
    add_actions(o, made_strict_constructor(o->r->b, g->class), &o->starts);
    return;
  }
  if (g->seed)
    vec_push(&o->starts, ((action){0}));
  else
    find_constructors(o, g->class);
  if (!o->starts.size && g->library)
    find_constructors(o, c);
  if (!o->starts.size && g->base)
    vec_push(&o->starts, ((action){0}));
  for (uint32_t i = 0; i < c->method_count; i++) {
    ir_method *m = &c->methods[i];
    if (class_is_lambda(c))
      break;
    if (is_factory(m, c) && !g->library && !g->seed)
      add_actions(o, m, &o->starts);
    else if (is_mutator(m, c))
      add_actions(o, m, &o->operations);
  }
}

static uint32_t calls_before(const action_vector *all, uint32_t k) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < k; i++)
    count += all->data[i].method == all->data[k].method;
  return count;
}

/* The first call of each method, then the second of each: what is cut off is something of each,
 * not all that the last ones make. */
static void take_turns(action_vector *all) {
  action_vector turns = {0};
  for (uint32_t turn = 0; turns.size < all->size; turn++)
    for (uint32_t k = 0; k < all->size; k++)
      if (calls_before(all, k) == turn)
        vec_push(&turns, all->data[k]);
  vec_release(all);
  *all = turns;
}

static object_id begin(others *o, const action *a) {
  if (!a->method)
    return made_construct(o->r);
  value args[MOST_ARGUMENTS + 1], result = {0};
  bool constructor = !a->method->is_static;
  if (constructor)
    result.ref = heap_new_object(&o->r->m->heap, o->r->group->class);
  args[0] = result;
  memcpy(args + constructor, a->args, sizeof a->args);
  return made_call(o->r, a->method, args, constructor ? NULL : &result) ? result.ref : 0;
}

/* Whether it leads to an object that was not known. */
static bool is_new(others *o, const sequence *s) {
  made_run_state *r = o->r;
  uint32_t before = r->out->size;
  object_id from = r->m->heap.count, made = begin(o, &o->starts.data[s->start]);
  for (uint32_t i = 0; made && i < s->count; i++) {
    const action *a = &o->operations.data[s->steps[i]];
    value args[MOST_ARGUMENTS + 1] = {{.ref = made}};
    memcpy(args + 1, a->args, sizeof a->args);
    if (!made_call(r, a->method, args, NULL))
      return false;
  }
  return made && made_keep(r, made, from) && r->out->size > before;
}

/* Of numbers and dates there would be one for each argument. */
static uint32_t most_graphs(const others *o) {
  return made_is_value(o->r->group->class) ? MOST_VALUE_GRAPHS : MOST_GRAPHS;
}

static void extend(others *o, sequence s) {
  if (s.count == MOST_MADE_OPERATIONS)
    return;
  for (uint32_t i = 0; i < o->operations.size; i++) {
    sequence longer = s;
    longer.steps[longer.count++] = i;
    if (o->r->out->size >= most_graphs(o)) {
      o->r->group->is_cut = true;
      return;
    }
    if (is_new(o, &longer))
      vec_push(&o->known, longer);
  }
}

static void run_all(others *o) {
  vec_clear(&o->known);
  for (uint32_t i = 0; i < o->starts.size; i++) {
    if (o->r->out->size >= most_graphs(o)) {
      o->r->group->is_cut = true;
      break;
    }
    sequence s = {.start = i};
    if (is_new(o, &s))
      vec_push(&o->known, s);
  }
  for (uint32_t i = 0; i < o->known.size; i++)
    extend(o, o->known.data[i]);
}

void made_others_run(made_run_state *r) {
  others o = {.r = r};
  find_actions(&o);
  if (o.starts.size > most_graphs(&o))
    take_turns(&o.starts);
  for (uint32_t round = 0; round < 2; round++) { /* the first initialises classes */
    while (r->out->size)
      made_graph_release(&r->out->data[--r->out->size]);
    r->group->is_cut = r->group->is_cut && r->group->is_strict;
    run_all(&o);
  }
  r->group->is_cut = r->group->is_cut || r->lacks_reals;
  r->group->operations = MOST_MADE_OPERATIONS;
  vec_release(&o.starts);
  vec_release(&o.operations);
  vec_release(&o.known);
}
