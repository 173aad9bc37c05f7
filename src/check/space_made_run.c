/* Constructors and operations of library classes, run on the builder's machine.
 *
 * Collections take elements with add, maps with put. First they are given markers:
 * objects that are of no use but to be kept. Where that works the elements stay open.
 * Otherwise keys and elements are values, and every sequence of up to three is tried;
 * what differs is kept. Other classes are made by their public constructors and by static
 * methods that give one, then by operations that take numbers and values. */
#include "check/space_made_run.h"

#include "check/generics.h"
#include "check/space_value.h"
#include "jre/jre.h"

#include <string.h>

void made_run_release(graph_vector *graphs) {
  vec_each (made_graph, g, graphs)
    made_graph_release(g);
  vec_release(graphs);
}

static ir_method *find(const made_run_state *r, ir_class *c, const char *text,
                       const char *type) {
  name_table *names = &java_program_ir(r->b->subject->program)->names;
  ir_method *m = ir_find_method(c, name_mk(names, text), name_mk(names, type));
  return m && !m->is_static && m->is_public ? ir_dispatch(c, m) : NULL;
}

/* Of the program's classes any, however hidden; without one, the library's for its part. */
static ir_method *find_constructor(const made_run_state *r, const made_group *g) {
  name_table *names = &java_program_ir(r->b->subject->program)->names;
  name init = name_mk(names, "<init>"), none = name_mk(names, "()V");
  ir_method *m = ir_find_declared(g->class, init, none);
  if (!m && g->library)
    m = ir_find_declared(g->library, init, none);
  return m && (m->is_public || g->library || g->base) ? m : NULL;
}

/* False: it threw or stopped, which is forgotten. */
bool made_call(made_run_state *r, ir_method *m, const value *args, value *result) {
  value ignored;
  r->m->steps = 0;
  bool good = machine_call(r->m, m, args, result ? result : &ignored) == RAN_RETURN;
  if (r->m->stop.kind)
    machine_clear_stop(r->m);
  r->m->exception = 0;
  return good;
}

/* What the constructor of the class that has the field leaves in it. */
static object_id construct_seed(made_run_state *r) {
  const made_group *g = r->group;
  ir_class *c = r->b->objects.data[g->holder.index].class;
  object_id holder = seed_holder(r->b, c), made = 0;
  for (uint32_t i = 0; holder && i < c->slot_count; i++)
    if (c->slots[i] == g->seed)
      made = machine_object(r->m, holder)->slots[i].ref;
  if (holder)
    map_put(&r->known, holder, g->holder.index);
  for (uint32_t i = 0; made && i < c->slot_count; i++) {
    object_id other = c->slots[i]->storage == STORE_REF
                          ? machine_object(r->m, holder)->slots[i].ref
                          : 0;
    if (other && other != made && c->slots[i]->is_final &&
        builder_seed(r->b, c, c->slots[i]))
      map_put(&r->known, other, KNOWN_LINK | i);
  }
  return made && machine_object(r->m, made)->class == g->class ? made : 0;
}

static bool is_map(const made_run_state *r) {
  return r->add && r->add->param_count == 3;
}

/* new EnumMap(C.class), EnumSet.noneOf(C.class). */
static object_id construct_of_constants(made_run_state *r) {
  name_table *names = &java_program_ir(r->b->subject->program)->names;
  const bool map = is_map(r);
  ir_class *c = map ? r->group->class : r->group->class->super;
  ir_method *m =
      ir_find_declared(c, name_mk(names, map ? "<init>" : "noneOf"),
                       name_mk(names, map ? "(Ljava/lang/Class;)V"
                                          : "(Ljava/lang/Class;)Ljava/util/EnumSet;"));
  value mirror = {.ref = jre_mirror(r->m, r->group->constants)}, made = {0};
  if (!m || !mirror.ref)
    return 0;
  if (!map)
    return made_call(r, m, &mirror, &made) ? made.ref : 0;
  value args[] = {{.ref = heap_new_object(&r->m->heap, c)}, mirror};
  return made_call(r, m, args, NULL) ? args[0].ref : 0;
}

/* A new object by the constructor without arguments; 0: there is none. */
object_id made_construct(made_run_state *r) {
  if (r->group->seed)
    return construct_seed(r);
  if (r->group->constants)
    return construct_of_constants(r);
  if (!r->constructor)
    return seed_holder(r->b, r->group->class);
  value self = {.ref = heap_new_object(&r->m->heap, r->group->class)};
  return made_call(r, r->constructor, &self, NULL) ? self.ref : 0;
}

/* Keeps what is below the object, if nothing like it is known. False: it cannot be. */
bool made_keep(made_run_state *r, object_id root, object_id from) {
  made_graph g = {0};
  value self = {.ref = root};
  if (r->iterate && (!made_call(r, r->iterate, &self, &self) || !self.ref))
    return false;
  if (!made_graph_take(r, self.ref, from, &g))
    return false;
  vec_each (made_graph, known, r->out)
    if (made_graph_same(known, &g)) {
      made_graph_release(&g);
      return true;
    }
  vec_push(r->out, g);
  return true;
}

/* Elements that are looked at throw: its hashCode does, and it cannot be compared. */
static object_id new_marker(made_run_state *r) {
  return heap_new_object(&r->m->heap,
                         java_class(r->b->subject->program, "java/util/ArrayList"));
}

static void make_markers(made_run_state *r) {
  for (uint32_t i = 0; i < MOST_MADE_OPERATIONS; i++)
    for (uint32_t k = 0; k < MOST_ELEMENT_TYPES; k++) {
      r->markers[i][k].ref = new_marker(r);
      map_put(&r->known, r->markers[i][k].ref, KNOWN_ELEMENT | k);
    }
}

/* One add or put. */
static bool add_one(made_run_state *r, object_id to, value element, value second) {
  value args[] = {{.ref = to}, element, second};
  return made_call(r, r->add, args, NULL);
}

/* A value of the first element type. */
static value value_at(made_run_state *r, uint32_t number) {
  value v = r->values[number];
  if (r->record && number)
    v.ref = made_record_new(r, number - 1);
  return v;
}

/* The same, of the values with that number. */
static bool add_value(made_run_state *r, object_id to, uint32_t number, uint32_t step) {
  value second =
      r->second_count ? r->seconds[number / r->value_count] : r->markers[step][1];
  return add_one(r, to, value_at(r, number % r->value_count), second);
}

static uint32_t count_choices(const made_run_state *r) {
  return r->value_count * (r->second_count ? r->second_count : 1);
}

/* Lists and queues: one object for each number of elements. */
static bool run_open(made_run_state *r) {
  for (uint32_t n = 0; n <= MOST_MADE_OPERATIONS; n++) {
    object_id from = r->m->heap.count, o = made_construct(r);
    bool good = o;
    for (uint32_t i = 0; good && i < n; i++)
      good = add_one(r, o, r->markers[i][0], r->markers[i][1]);
    if (!good || !made_keep(r, o, from))
      return false;
  }
  object_id o = made_construct(r);
  r->group->no_null[0] = !o || !add_one(r, o, (value){0}, (value){0});
  r->group->operations = MOST_MADE_OPERATIONS;
  return true;
}

/* Every sequence of `length` values. False: they cannot be kept. */
static bool run_sequences(made_run_state *r, uint32_t length) {
  uint32_t at[MOST_MADE_OPERATIONS] = {0};
  for (;;) {
    object_id from = r->m->heap.count, o = made_construct(r);
    bool good = o, added = true;
    for (uint32_t i = 0; good && added && i < length; i++)
      added = add_value(r, o, at[i], i);
    if (!good || (added && !made_keep(r, o, from)))
      return false;
    uint32_t k = length;
    while (k && ++at[k - 1] == count_choices(r))
      at[--k] = 0;
    if (!k)
      return true;
  }
}

static uint64_t power(uint64_t base, uint32_t exponent) {
  return exponent ? base * power(base, exponent - 1) : 1;
}

static void drop_graphs(made_run_state *r, uint32_t from) {
  while (r->out->size > from)
    made_graph_release(&r->out->data[--r->out->size]);
}

/* Whether the map refuses null as a value, or has a mark of its own in its place. */
static bool takes_no_null(made_run_state *r) {
  object_id o = is_map(r) && r->value_count > 1 ? made_construct(r) : 0;
  return o && (strstr(machine_object(r->m, o)->class->name->text, "EnumMap") ||
               !add_one(r, o, value_at(r, 1), (value){0}));
}

/* Sets and maps: by as many operations as give some hundred objects at most. */
static bool run_values(made_run_state *r) {
  r->group->no_null[1] = takes_no_null(r);
  for (uint32_t length = 0; length <= MOST_MADE_OPERATIONS; length++) {
    uint32_t before = r->out->size;
    if (power(count_choices(r), length) > MOST_SEQUENCES) {
      r->group->is_cut = true;
      return true;
    }
    if (!run_sequences(r, length))
      return false;
    if (r->out->size > MOST_GRAPHS) {
      drop_graphs(r, before);
      r->group->is_cut = true;
      return true;
    }
    r->group->operations = length;
  }
  return true;
}

/* Tables of the library that ask for codes to find places, and for nothing else. */
static bool is_hash_table(const ir_class *c) {
  static const char *const names[] = {"java/util/HashMap", "java/util/HashSet",
                                      "java/util/LinkedHashMap",
                                      "java/util/LinkedHashSet"};
  for (size_t k = 0; k < sizeof names / sizeof *names; k++)
    if (!strcmp(c->name->text, names[k]))
      return true;
  return false;
}

/* Constants that are keys of such a table have a code for good. */
static bool settle_constants(made_run_state *r, const pool *p, bool settles) {
  enum { MOST_CONSTANTS = 1000 };
  bool ok = p && p->made && p->count < MOST_CONSTANTS;
  for (uint32_t k = 0; ok && k < p->count; k++) {
    space_object *o = &r->b->objects.data[p->first_object + k];
    o->settled = settles ? (uint16_t)(k + 1) : 0;
    ok = !settles || space_value_make(r->m, o, 0);
  }
  return ok;
}

/* Keys that are objects of the program's: records, or others of one class or of several
 * that a type of the program's stands for. False: there are none. */
static bool find_own(made_run_state *r, ir_class *type, bool hashed, value *out,
                     uint32_t *count) {
  if (made_records_find(r, type)) {
    *count = 1 + r->record_count;
    return true;
  }
  class_vector classes = {0};
  if (class_is_object(type))
    vec_push(&classes, type);
  else if (!java_info(type)->from_jdk)
    subject_concrete_classes(r->b->subject, type, &classes);
  uint32_t before = *count;
  *count += classes.size > 0; /* null */
  bool good = classes.size;
  vec_each (ir_class *, c, &classes)
    good = good && made_keys_find(r, *c, hashed, out, count);
  vec_release(&classes);
  if (!good)
    *count = before;
  return good;
}

/* Adds the values of an element type to those that are known: null, texts, boxes,
 * constants; records of the program's, if it is the first. False: it has others. */
static bool find_values(made_run_state *r, uint32_t which, value *out, uint32_t *count) {
  space_builder *b = r->b;
  const char *text = generics_erased(&b->space->arena, r->group->elements[which]);
  ir_class *type = java_descriptor_class(b->subject->program, text, strlen(text));
  type = type ? made_usual_class(b, type, r->group->elements[which]) : NULL;
  const ir_class *of = r->group->library ? r->group->library
                       : r->group->base  ? r->group->base
                                         : r->group->class;
  bool sorted = strstr(of->name->text, "Tree") || strstr(of->name->text, "Priority") ||
                strstr(of->name->text, "Enum");
  if (type && !which && find_own(r, type, !sorted && is_hash_table(of), out, count))
    return true;
  bool hashed = type && type->is_enum && !sorted && !which;
  if (!type || type->is_array ||
      !(class_is_text(type) || ir_class_is_box(type) ||
        (type->is_enum && (!hashed || is_hash_table(of)))))
    return false;
  const pool *p = builder_pool(b, type);
  if (hashed && !settle_constants(r, p, true)) {
    settle_constants(r, p, false);
    return false;
  }
  out[(*count)++] = (value){0};
  for (uint32_t k = 0; p && p->made && k < p->count; k++) {
    if (!space_is_null(b->objects.data[p->first_object + k].equal_to))
      continue; /* the first will do */
    if (*count == MOST_VALUES) {
      r->group->is_cut = true;
      break;
    }
    object_id o = space_value_make(r->m, &b->objects.data[p->first_object + k], 0);
    if (!o)
      return false;
    if (!map_get(&r->known, o))
      map_put(&r->known, o, p->first_object + k);
    bool is_there = false;
    for (uint32_t i = 0; i < *count; i++)
      is_there = is_there || out[i].ref == o;
    if (!is_there)
      out[(*count)++].ref = o;
  }
  return true;
}

static bool run_empty(made_run_state *r) {
  object_id from = r->m->heap.count, o = made_construct(r);
  return o && made_keep(r, o, from);
}

/* Twice: the first time initialises classes, whose objects are no parts. A field whose
 * collection looks at elements that are no values has an empty one at least. */
static bool run_collection(made_run_state *r) {
  uint32_t start = r->out->size;
  for (uint32_t round = 0; round < 2; round++) {
    drop_graphs(r, start);
    bool open = !is_map(r) && run_open(r);
    if (open)
      continue;
    drop_graphs(r, start);
    if (!r->value_count && !find_values(r, 0, r->values, &r->value_count)) {
      bool kept = r->group->places || r->group->library;
      r->group->is_empty = kept && run_empty(r);
      if (!r->group->is_empty)
        return false;
    } else if (!run_values(r)) {
      drop_graphs(r, start);
      if (round)
        return false;
    }
  }
  return true;
}

static ir_method *find_add(const made_run_state *r, ir_class *by) {
  ir_method *put =
      find(r, by, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
  return put ? put : find(r, by, "add", "(Ljava/lang/Object;)Z");
}

/* The program's own add or put may insist on elements of its type, which markers are not;
 * or on keys and values. What it takes none of at all is put there by the library's. */
static void run_own(made_run_state *r, ir_method *inherited) {
  bool done = run_collection(r) && !r->group->is_empty && r->out->size > 1;
  if (!done && is_map(r) && r->value_count &&
      find_values(r, 1, r->seconds, &r->second_count)) {
    drop_graphs(r, 0);
    done = run_collection(r) && r->out->size > 1;
  }
  if (done)
    return;
  drop_graphs(r, 0);
  r->second_count = 0;
  r->group->is_empty = false;
  r->add = inherited;
  run_collection(r);
}

static ir_method *find_view(made_run_state *r, const made_group *g) {
  static const char *const types[] = {"()Ljava/util/Iterator;",
                                      "()Ljava/util/ListIterator;",
                                      "()Ljava/util/stream/Stream;"};
  ir_method *found = NULL;
  for (size_t k = 0; !found && k < sizeof types / sizeof *types; k++)
    found = find(r, g->class, g->view, types[k]);
  return found;
}

bool made_run(space_builder *b, made_group *g, graph_vector *out) {
  made_run_state r = {.b = b, .m = builder_machine(b), .group = g, .out = out};
  if (!r.m || !machine_wake(r.m) || !machine_initialise(r.m, g->class)) {
    if (r.m && r.m->stop.kind)
      machine_clear_stop(r.m);
    return true;
  }
  ir_class *library = g->library ? g->library : g->class;
  r.constructor = g->seed ? NULL : find_constructor(&r, g);
  r.add = find_add(&r, library);
  ir_method *inherited = g->base ? find_add(&r, g->base) : NULL;
  if (g->view)
    r.iterate = find_view(&r, g);
  make_markers(&r);
  bool has_elements = !(g->base && g->base->is_abstract); /* of its own */
  if (has_elements && r.add && inherited && r.add != inherited)
    run_own(&r, inherited);
  else if (has_elements && (r.constructor || g->seed || g->base || g->constants) && r.add)
    run_collection(&r);
  else
    made_others_run(&r);
  map_release(&r.known);
  return !b->failed;
}
