/* Which library objects a space has: the groups that fields and parameters call for. */
#include "check/space_made.h"

#include "check/generics.h"
#include "check/space_made_run.h"
#include "check/subject_names.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

enum { DEFAULT_COPIES = 3 };

/* The usual implementation of what cannot be made itself. */
static const struct {
  const char *type, *class;
} usual[] = {
    {"java/lang/Iterable", "java/util/ArrayList"},
    {"java/util/Collection", "java/util/ArrayList"},
    {"java/util/AbstractCollection", "java/util/ArrayList"},
    {"java/util/List", "java/util/ArrayList"},
    {"java/util/AbstractList", "java/util/ArrayList"},
    {"java/util/Iterator", "java/util/ArrayList"},
    {"java/util/ListIterator", "java/util/ArrayList"},
    {"java/util/stream/Stream", "java/util/ArrayList"},
    {"java/util/Set", "java/util/HashSet"},
    {"java/util/AbstractSet", "java/util/HashSet"},
    {"java/util/SortedSet", "java/util/TreeSet"},
    {"java/util/NavigableSet", "java/util/TreeSet"},
    {"java/util/Queue", "java/util/ArrayDeque"},
    {"java/util/Deque", "java/util/ArrayDeque"},
    {"java/util/Map", "java/util/HashMap"},
    {"java/util/AbstractMap", "java/util/HashMap"},
    {"java/util/SortedMap", "java/util/TreeMap"},
    {"java/util/NavigableMap", "java/util/TreeMap"},
    {"java/util/concurrent/ConcurrentMap", "java/util/concurrent/ConcurrentHashMap"},
    {"java/util/Map$Entry", "java/util/AbstractMap$SimpleEntry"},
    {"java/lang/Appendable", "java/lang/StringBuilder"}};

static bool is_called(const ir_class *c, const char *text) {
  return !strcmp(c->name->text, text);
}

bool made_is_library(const space_builder *b, const ir_class *c) {
  return java_info(c)->from_jdk && !java_info(b->subject->class)->from_jdk &&
         !c->is_array && !java_info(c)->is_primitive && !class_is_object(c) &&
         !c->is_enum && !class_is_text(c) && !ir_class_is_box(c);
}

ir_class *made_usual_class(space_builder *b, ir_class *type, const char *signature) {
  if (!made_is_library(b, type))
    return type;
  const char *of = signature ? generics_argument(&b->space->arena, signature, 0) : NULL;
  bool texts = is_called(type, "java/lang/CharSequence") ||
               (is_called(type, "java/lang/Comparable") && of &&
                !strcmp(of, "Ljava/lang/String;"));
  const char *class =
      texts ? "java/lang/String"
      : is_called(type, "java/lang/Number") || is_called(type, "java/lang/Comparable")
          ? "java/lang/Integer"
          : NULL;
  ir_class *found = class ? java_class(b->subject->program, class) : NULL;
  return found ? found : type;
}

/* The class that stands for the type; NULL: none does. */
static ir_class *class_for(space_builder *b, ir_class *type) {
  for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
    if (is_called(type, usual[i].type))
      return java_class(b->subject->program, usual[i].class);
  return type->is_interface || type->is_abstract ? NULL : type;
}

/* The enum of which there are special collections: its class, and that of the collection
 * that is meant where the type says no more than Map or Set. */
static ir_class *constants_of(space_builder *b, const ir_class *type,
                              const char *signature, ir_class **class) {
  static const struct {
    const char *type, *class;
  } special[] = {{"java/util/EnumMap", "java/util/EnumMap"},
                 {"java/util/Map", "java/util/EnumMap"},
                 {"java/util/AbstractMap", "java/util/EnumMap"},
                 {"java/util/EnumSet", "java/util/RegularEnumSet"},
                 {"java/util/Set", "java/util/RegularEnumSet"},
                 {"java/util/AbstractSet", "java/util/RegularEnumSet"}};
  const char *of = signature ? generics_argument(&b->space->arena, signature, 0) : NULL;
  const char *text = of ? generics_erased(&b->space->arena, of) : NULL;
  ir_class *keys =
      text ? java_descriptor_class(b->subject->program, text, strlen(text)) : NULL;
  for (size_t i = 0; keys && keys->is_enum && i < sizeof special / sizeof *special; i++)
    if (is_called(type, special[i].type)) {
      *class = java_class(b->subject->program, special[i].class);
      return keys;
    }
  return NULL;
}

/* The one method that an implementation needs; NULL: there are several, or none. */
static const ir_method *only_abstract(const ir_class *type) {
  const ir_method *found = NULL;
  for (uint32_t k = 0; k <= type->interface_count; k++) {
    const ir_class *c = k ? type->interfaces[k - 1] : type;
    for (uint32_t i = 0; i < c->method_count; i++) {
      const ir_method *m = &c->methods[i];
      bool of_object = !strcmp(m->name->text, "equals") ||
                       !strcmp(m->name->text, "hashCode") ||
                       !strcmp(m->name->text, "toString");
      if (!m->is_abstract || m->is_static || of_object ||
          (found && found->name == m->name && found->descriptor == m->descriptor))
        continue;
      if (found)
        return NULL;
      found = m;
    }
  }
  return found;
}

/* Any interface of the library with one method; the user's, unless classes of the program
 * implement it. */
static const ir_method *functional_method(space_builder *b, ir_class *type) {
  if (!type->is_interface)
    return NULL;
  for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
    if (is_called(type, usual[i].type))
      return NULL;
  class_vector known = {0};
  if (!java_info(type)->from_jdk &&
      !class_annotation(type, "Ljava/lang/FunctionalInterface;"))
    subject_concrete_classes(b->subject, type, &known);
  bool implemented = known.size;
  vec_release(&known);
  return implemented ? NULL : only_abstract(type);
}

/* The object that gives any value. */
static void add_answers(space_builder *b, made_group *g, ir_class *type,
                        const ir_method *m, const char *signature) {
  arena *a = &b->space->arena;
  const char *result = generics_result(a, signature ? signature : "", type, m);
  g->class = java_answers_class(b->subject->program, type, m, generics_erased(a, result));
  g->is_answers = true;
  int_range *zero = arena_new(&b->subject->arena, int_range);
  map_put(&b->subject->ranges, map_address(&g->class->fields[0]), map_address(zero));
  const char *stem = arena_print(a, "%s#", class_simple_text(a, type));
  space_id o = builder_add_object(b, ROLE_POOL, g->class, 1, stem);
  if (!space_is_null(o))
    vec_push(&g->roots, o);
}

made_group *made_known(const space_builder *b, const char *key) {
  vec_each (made_group *const, known, &b->groups)
    if (!strcmp((*known)->key, key))
      return *known;
  return NULL;
}

/* The method of a collection that gives one; NULL: the type is no view. */
static const char *view_of(const ir_class *type) {
  static const char *const views[][2] = {{"java/util/Iterator", "iterator"},
                                         {"java/util/ListIterator", "listIterator"},
                                         {"java/util/stream/Stream", "stream"}};
  for (size_t k = 0; k < sizeof views / sizeof *views; k++)
    if (is_called(type, views[k][0]))
      return views[k][1];
  return NULL;
}

made_group *made_find(space_builder *b, ir_class *type, const array_info *info) {
  arena *a = &b->space->arena;
  const char *signature = info->signature, *owner = info->owner;
  bool wanted = made_is_library(b, type) && !info->is_library;
  ir_class *class = info->seed ? info->seed : wanted ? class_for(b, type) : NULL;
  ir_class *constants =
      wanted && !info->seed ? constants_of(b, type, signature, &class) : NULL;
  bool own = class || info->is_library || java_info(b->subject->class)->from_jdk;
  const ir_method *functional = own ? NULL : functional_method(b, type);
  if (functional)
    class = type;
  if (!class)
    return NULL;
  made_group g = {.class = class, .constants = constants, .view = view_of(type)};
  if (owner) {
    g.kept_by = info->holder;
    g.kept_in = info->field;
  }
  if (info->seed) {
    g.seed = info->field;
    g.holder = info->holder;
    g.leaks = !subject_owns(b->subject, info->field);
    g.view = NULL;
    g.base = made_base(b, class);
  }
  const char *key =
      arena_print(a, "%s%s%s%s%s", g.view ? "*" : "", g.view ? g.view : "",
                  class->name->text, owner ? " of " : "", owner ? owner : "");
  const char *declared = java_info(class)->file ? "" : NULL;
  for (uint32_t k = 0; declared && k < MOST_ELEMENT_TYPES; k++) {
    const char *of = signature ? generics_argument(a, signature, k) : NULL;
    g.elements[k] = of ? of : "Ljava/lang/Object;";
    key = arena_print(a, "%s %s", key, g.elements[k]);
  }
  made_group *known = made_known(b, key);
  if (known)
    return known;
  g.key = key;
  made_group *kept = memory_new(made_group);
  *kept = g;
  vec_push(&b->groups, kept);
  if (functional)
    add_answers(b, kept, type, functional, signature);
  return kept;
}

ir_class *made_base(const space_builder *b, const ir_class *c) {
  ir_class *library = c->is_interface || c->is_enum ? NULL : c->super;
  while (library && !java_info(library)->from_jdk)
    library = library->super;
  bool is_one = library && library->slot_count && !java_info(c)->from_jdk &&
                !java_info(b->subject->class)->from_jdk &&
                !b->subject->companion; /* who writes one says what the fields hold */
  return is_one ? library : NULL;
}

ir_class *made_inherited(const space_builder *b, const ir_class *c) {
  ir_class *library = made_base(b, c);
  return library && !library->is_abstract ? library : NULL;
}

/* Of what can be anything a set or map that looks at its keys has texts. */
static const char *heir_element(const ir_class *library, const char *of, uint32_t k) {
  const char *any = "Ljava/lang/Object;", *name = library->name->text;
  bool looks = strstr(name, "Hash") || strstr(name, "Tree") || strstr(name, "Priority");
  if (!of || (*of != 'L' && *of != '['))
    of = any;
  return !k && looks && !strcmp(of, any) ? "Ljava/lang/String;" : of;
}

made_group *made_find_heir(space_builder *b) {
  arena *a = &b->space->arena;
  ir_class *c = b->objects.data[1].class, *library = made_inherited(b, c);
  if (!library)
    return NULL;
  made_group *g = memory_new(made_group);
  *g = (made_group){.key = "what the main object inherits", .class = c};
  g->library = library;
  const char *used = c->super == library ? generics_extended(a, c, library) : NULL;
  for (uint32_t k = 0; k < MOST_ELEMENT_TYPES; k++) {
    const char *of = used ? generics_argument(a, used, k) : NULL;
    g->elements[k] = heir_element(library, of, k);
  }
  vec_push(&b->groups, g);
  b->heir = g;
  return g;
}

void made_want(space_builder *b, made_group *g, uint32_t places, uint32_t operation) {
  (void)b;
  if (!operation) {
    g->places += places;
    return;
  }
  if (g->wanted_by != operation)
    g->its_places = 0;
  g->wanted_by = operation;
  g->its_places += places;
  if (g->its_places > g->most_places)
    g->most_places = g->its_places;
}

/* As many of each as could be told apart, up to the bound. */
static uint32_t copies(space_builder *b, const made_group *g) {
  const pool *given = builder_pool(b, g->class);
  uint32_t bound = given && given->given ? given->count : DEFAULT_COPIES;
  uint32_t places = g->places + g->most_places;
  return places < bound ? places : bound;
}

static uint32_t space_object_of(const made_graph *graph, const space_id_vector *own,
                                const graph_slot *s) {
  (void)graph;
  return s->kind == GRAPH_PART ? own->data[s->object].index : s->object;
}

static made_slot slot_of(const made_graph *graph, const space_id_vector *own,
                         const graph_slot *s, uint32_t *places) {
  made_slot to = {.bits = s->bits};
  to.kind = s->kind == GRAPH_BITS      ? SLOT_BITS
            : s->kind == GRAPH_ELEMENT ? SLOT_ELEMENT
            : s->kind == GRAPH_OPEN    ? SLOT_OPEN
            : s->kind == GRAPH_LINK    ? SLOT_LINK
                                       : SLOT_OBJECT;
  to.object = space_object_of(graph, own, s);
  if (to.kind == SLOT_ELEMENT)
    to.place = places[to.object]++;
  return to;
}

/* No other that was made is called so, whatever field it was made for. */
static const char *name_of_next(space_builder *b, const ir_class *c) {
  uint64_t *count = map_get(&b->made_named, map_address(c));
  if (!count)
    count = map_put(&b->made_named, map_address(c), 0);
  arena *a = &b->space->arena;
  return arena_print(a, "%s#%" PRIu64, class_simple_text(a, c), ++*count);
}

/* Adds the parts of one graph to the space; false after an error. */
static bool add_graph(space_builder *b, made_group *g, const made_graph *graph) {
  arena *a = &b->space->arena;
  const char *stem = name_of_next(b, graph->parts.data[0].class);
  space_id_vector own = {0};
  uint32_t places[MOST_ELEMENT_TYPES] = {0};
  bool good = true;
  for (uint32_t k = 0; good && k < graph->parts.size; k++) {
    const graph_part *p = &graph->parts.data[k];
    const char *text =
        k ? arena_print(a, "%s of %s", class_simple_text(a, p->class), stem) : stem;
    space_id o = !k && g->library
                     ? SPACE_MAIN
                     : builder_add_object(b, ROLE_MADE, p->class, p->slot_count, text);
    vec_push(&own, o);
    good = !space_is_null(o);
  }
  for (uint32_t k = 0; good && k < graph->parts.size; k++) {
    const graph_part *p = &graph->parts.data[k];
    const graph_slot *slots = &graph->slots.data[p->first_slot];
    if (!k && g->library) {
      for (uint32_t i = 0; i < g->library->slot_count; i++)
        vec_push(&b->heir_slots, slot_of(graph, &own, &slots[i], places));
      continue;
    }
    map_put(&b->made_first, own.data[k].index, map_pair(b->made_slots.size, g->number));
    for (uint32_t i = 0; i < p->slot_count; i++)
      vec_push(&b->made_slots, slot_of(graph, &own, &slots[i], places));
  }
  assert((!good || own.size) && "a graph has a root");
  if (good && !g->library)
    vec_push(&g->roots, own.data[0]);
  vec_release(&own);
  return good;
}

/* Objects that are there anyway: a few classes, the usual places. */
static bool add_constants(space_builder *b, made_group *g) {
  static const char *const classes[] = {"java/lang/Object", "java/lang/String",
                                        "java/lang/Integer", "java/lang/Runnable"};
  static const char *const fields[] = {"ROOT", "ENGLISH", "GERMANY"};
  arena *a = &b->space->arena;
  name_table *names = &java_program_ir(b->subject->program)->names;
  bool mirrors = is_called(g->class, "java/lang/Class");
  uint32_t count = mirrors ? 5 : 3;
  for (uint32_t k = 0; k < count; k++) {
    ir_class *c = k == 4    ? b->subject->class
                  : mirrors ? java_class(b->subject->program, classes[k])
                            : g->class;
    const ir_field *f =
        mirrors ? NULL : ir_find_field(c, name_mk(names, fields[k]), NULL);
    if (!c || (!mirrors && !f))
      return false;
    const char *of = class_simple_text(a, c), *last = mirrors ? "class" : fields[k];
    space_id o = builder_add_object(b, ROLE_CONSTANT, g->class, 0,
                                    arena_print(a, "%s.%s", of, last));
    if (space_is_null(o))
      return false;
    b->objects.data[o.index].mirrored = mirrors ? c : NULL;
    b->objects.data[o.index].constant = f;
    vec_push(&g->roots, o);
  }
  return true;
}

static bool is_of_constants(const made_group *g) {
  return !g->library && !g->seed &&
         (is_called(g->class, "java/lang/Class") ||
          is_called(g->class, "java/util/Locale"));
}

static bool add_group(space_builder *b, made_group *g) {
  if (is_of_constants(g))
    return add_constants(b, g);
  graph_vector graphs = {0};
  uint32_t count = g->is_answers || g->is_there ? 0 : g->library ? 1 : copies(b, g);
  bool good = !count || made_run(b, g, &graphs);
  g->copies = count;
  for (uint32_t k = 0; good && k < count; k++)
    for (uint32_t i = 0; good && i < graphs.size; i++)
      good = add_graph(b, g, &graphs.data[i]);
  made_run_release(&graphs);
  return good;
}

/* "HashMap of up to 2 operations": the others are left out, and the result says so. */
static void note_cut(space_builder *b, const made_group *g) {
  arena *a = &b->space->arena;
  const char *before = b->space->made_cut, *class = class_simple_text(a, g->class);
  bool whole = g->operations < MOST_MADE_OPERATIONS;
  b->space->made_cut = arena_print(
      a, whole ? "%s%s%s of up to %u operation%s" : "%s%ssome %s of up to %u operation%s",
      before ? before : "", before ? ", " : "", class, g->operations,
      g->operations == 1 ? "" : "s");
}

bool made_add_all(space_builder *b) {
  for (; b->groups_made < b->groups.size; b->groups_made++) {
    made_group *g = b->groups.data[b->groups_made];
    g->number = b->groups_made;
    if (!add_group(b, g))
      return false;
    if (g->is_cut)
      note_cut(b, g);
  }
  return true;
}

const char *made_is_hollow(space_builder *b) {
  arena *a = &b->space->arena;
  vec_each (made_group *const, g, &b->groups)
    if ((*g)->lacks_arrays)
      return arena_print(a,
                         "vacuous: arrays in a %s are null within the bounds: there "
                         "would be too many; smaller --ints would do",
                         class_simple_text(a, (*g)->class));
    else if ((*g)->is_empty)
      return arena_print(
          a,
          "vacuous: no %s in a field has elements within the bounds: it would "
          "compare or hash them, which is done with texts, boxes, constants and "
          "objects made of these",
          class_simple_text(a, (*g)->class));
  return NULL;
}

void made_list(const made_group *g, space_id_vector *list) {
  vec_each (const space_id, o, &g->roots)
    vec_push(list, *o);
}

/* Whether what the collection has is in no other place of it: elements, and values of maps. */
static bool has_each_once(space_builder *b, const made_group *g, uint32_t which) {
  bool is_map =
      ir_is_subclass(g->class, java_class(b->subject->program, "java/util/Map"));
  return g->kept_in && which == is_map && subject_puts_new(b->subject, g->kept_in);
}

/* Of the objects that are there several times, those of one time: every place has its own. */
static void keep_own(space_builder *b, const made_group *of, uint32_t place, domain *d) {
  uint32_t each = of->copies ? of->roots.size / of->copies : 0, count = 0;
  if (place >= of->copies)
    return;
  space_id *own = arena_new_array(&b->space->arena, space_id, d->count + 1);
  for (uint32_t k = 0; k < d->count; k++) {
    uint32_t number = 0;
    while (number < of->roots.size && !space_same(of->roots.data[number], d->objects[k]))
      number++;
    if (number == of->roots.size || number / each == place)
      own[count++] = d->objects[k];
  }
  d->objects = own;
  d->count = count;
}

/* The element type's domain, without null where it cannot be one. */
static void set_element(space_builder *b, const made_group *g, const made_slot *from,
                        uint64_t key, domain *d) {
  uint32_t which = from->object;
  arena *a = &b->space->arena;
  const char *text = generics_erased(a, g->elements[which]);
  ir_class *type = java_descriptor_class(b->subject->program, text, strlen(text));
  assert(type && "it was found before");
  if (type->is_array)
    builder_array_domain(b, d, key);
  else {
    array_info info = {.signature = g->elements[which], .holder = g->kept_by};
    *d = *builder_type_domain(b, type, &info);
    const made_group *of = has_each_once(b, g, which) ? made_find(b, type, &info) : NULL;
    if (of)
      keep_own(b, of, from->place, d);
  }
  if (g->no_null[which] && d->count > 1 && space_is_null(d->objects[0])) {
    d->objects++;
    d->count--;
    d->roles &= (uint16_t) ~(1u << ROLE_NULL);
  }
}

static void set_bits(space_builder *b, domain *d, int64_t bits) {
  bool real = d->storage == STORE_F32 || d->storage == STORE_F64;
  d->kind = real ? DOMAIN_REAL : DOMAIN_INT;
  d->low = d->high = real ? 0 : bits;
  d->count = 1;
  if (real) {
    d->bits = arena_new(&b->space->arena, int64_t);
    *d->bits = bits;
  }
}

static void set_object(space_builder *b, domain *d, space_id object_) {
  d->kind = DOMAIN_REFERENCE;
  d->count = 1;
  d->objects = arena_new(&b->space->arena, space_id);
  d->objects[0] = object_;
  d->roles = (uint16_t)(1u << b->objects.data[object_.index].role);
  const ir_class *c = b->objects.data[object_.index].class;
  d->has_fields = c && c->slot_count;
}

ir_class *made_array_element(space_builder *b, space_id o, uint32_t slot,
                             const char **signature) {
  enum { MOST_WITH_ARRAYS = 40 };
  const uint64_t *first = map_get(&b->made_first, o.index);
  const made_slot *s =
      first ? &b->made_slots.data[(uint32_t)(*first >> 32) + slot] : NULL;
  if (!s || s->kind != SLOT_ELEMENT)
    return NULL;
  made_group *g = b->groups.data[(uint32_t)*first];
  const char *text = generics_erased(&b->space->arena, g->elements[s->object]);
  if (*text != '[')
    return NULL;
  *signature = g->elements[s->object];
  g->lacks_arrays = g->roots.size > MOST_WITH_ARRAYS;
  return g->lacks_arrays ? NULL
                         : java_descriptor_class(b->subject->program, text, strlen(text));
}

/* The slot that comes next holds what that of the holder does. */
static void set_link(space_builder *b, const made_group *g, uint32_t index, domain *d) {
  uint32_t to = b->objects.data[g->holder.index].first_slot + index;
  assert(to < b->slots.size && "the holder comes before what it holds");
  *d = b->slots.data[to].domain;
  vec_push(&b->links, to);
  vec_push(&b->links, b->slots.size);
}

bool made_leaves_open(const space_builder *b, space_id o, uint32_t slot) {
  uint64_t first = *map_get(&b->made_first, o.index);
  return b->made_slots.data[(uint32_t)(first >> 32) + slot].kind == SLOT_OPEN;
}

bool made_add_slots(space_builder *b, space_id o) {
  const space_object object_ = b->objects.data[o.index];
  uint64_t first = *map_get(&b->made_first, o.index);
  const made_group *g = b->groups.data[(uint32_t)first];
  uint32_t at = (uint32_t)(first >> 32);
  for (uint32_t i = 0; i < object_.number; i++) {
    const made_slot *from = &b->made_slots.data[at + i];
    if (from->kind == SLOT_OPEN) {
      if (!builder_add_field_slot(b, o, i))
        return false;
      continue;
    }
    ir_class *c = object_.class;
    space_slot slot = {
        .object = o, .index = i, .field = c->is_array ? NULL : c->slots[i]};
    slot.domain.storage = c->is_array ? c->element : slot.field->storage;
    if (from->kind == SLOT_BITS)
      set_bits(b, &slot.domain, from->bits);
    else if (from->kind == SLOT_OBJECT)
      set_object(b, &slot.domain, (space_id){from->object});
    else if (from->kind == SLOT_LINK)
      set_link(b, g, from->object, &slot.domain);
    else
      set_element(b, g, from, builder_slot_key(o, i), &slot.domain);
    vec_push(&b->slots, slot);
  }
  return true;
}

void made_release(space_builder *b) {
  vec_each (made_group *, g, &b->groups) {
    vec_release(&(*g)->roots);
    memory_free(*g);
  }
  vec_release(&b->groups);
  vec_release(&b->made_slots);
  vec_release(&b->heir_slots);
  map_release(&b->made_named);
  map_release(&b->made_first);
}
