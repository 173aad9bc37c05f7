/* Slots and their domains: what each field, element and parameter can hold, in order:
 * integers upwards; null, then objects by number. */
#include "check/generics.h"
#include "check/space_build.h"
#include "check/space_made.h"
#include "check/subject_names.h"
#include "java/java_text.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <string.h>

static bool set_integers(space_builder *b, domain *d, const int_range *range,
                         const char *where) {
  static const int64_t lows[] = {
      [STORE_BOOL] = 0, [STORE_I8] = INT8_MIN,   [STORE_I16] = INT16_MIN,
      [STORE_U16] = 0,  [STORE_I32] = INT32_MIN, [STORE_I64] = INT64_MIN};
  static const int64_t highs[] = {
      [STORE_BOOL] = 1,         [STORE_I8] = INT8_MAX,   [STORE_I16] = INT16_MAX,
      [STORE_U16] = UINT16_MAX, [STORE_I32] = INT32_MAX, [STORE_I64] = INT64_MAX};
  int64_t low = range ? range->low : b->space->ints_low;
  int64_t high = range ? range->high : b->space->ints_high;
  if (d->storage == STORE_BOOL && !(range && range->has_classes))
    low = 0, high = 1;
  d->kind = DOMAIN_INT;
  d->low = low < lows[d->storage] ? lows[d->storage] : low;
  d->high = high > highs[d->storage] ? highs[d->storage] : high;
  uint64_t count = (uint64_t)d->high - (uint64_t)d->low + 1;
  if (d->low > d->high || !count || count > UINT64_C(1) << 32) {
    diag_error(b->sink, NO_PLACE, "%s: %" PRId64 "..%" PRId64 " %s", where, low, high,
               d->low > d->high ? "holds no value of its type"
                                : "are more values than can be counted with 32 bits; "
                                  "a narrower --ints, or @Range on it, would do");
    return false;
  }
  d->count = count;
  return true;
}

int64_t builder_real_bits(ir_storage storage, double number) {
  value v = {.l = 0};
  if (storage == STORE_F64)
    v.d = number;
  else
    v.f = (float)number;
  return storage == STORE_F64 ? v.l : v.i;
}

/* Every number: those that are listed are where engines look for simple ones. */
static void open_reals(space_builder *b, domain *d) {
  d->open = &b->space->open_reals[d->storage == STORE_F64];
  if (!d->open->size)
    for (uint32_t k = 0; k < d->count; k++)
      vec_push(d->open, d->bits[k]);
}

const double *builder_reals(const space_builder *b, uint32_t *count) {
  static const double usual[] = {0.0, -0.0, 1.0, -1.0, 0.5, NAN, INFINITY, -INFINITY};
  const space_bounds *bounds = &b->space->bounds;
  *count = bounds->float_count ? bounds->float_count : sizeof usual / sizeof *usual;
  return bounds->float_count ? bounds->floats : usual;
}

/* @Values of the field or parameter, else --floats; each once. */
static void set_reals(space_builder *b, domain *d, const int_range *range) {
  const space_bounds *bounds = &b->space->bounds;
  bool own = range && range->real_count;
  uint32_t count;
  const double *numbers = builder_reals(b, &count);
  if (own) {
    numbers = range->reals;
    count = range->real_count;
  }
  d->kind = DOMAIN_REAL;
  d->bits = arena_new_array(&b->space->arena, int64_t, count);
  for (uint32_t k = 0; k < count; k++) {
    int64_t bits = builder_real_bits(d->storage, numbers[k]);
    bool known = false;
    for (uint32_t i = 0; i < d->count; i++)
      known = known || d->bits[i] == bits;
    if (!known)
      d->bits[d->count++] = bits;
  }
  if (bounds->all_floats && !own)
    open_reals(b, d);
}

static void set_list(space_builder *b, domain *d, const space_id_vector *list) {
  d->kind = DOMAIN_REFERENCE;
  d->count = list->size;
  d->objects = arena_new_array(&b->space->arena, space_id, list->size);
  memcpy(d->objects, list->data, list->size * sizeof *list->data);
  vec_each (const space_id, o, list) {
    const space_object *object_ = &b->objects.data[o->index];
    d->roles |= (uint16_t)(1u << object_->role);
    d->has_fields |= object_->class && object_->class->slot_count;
  }
}

/* Whether what is in other objects' trees is no value, but these objects are: of fields of
 * nodes, and of the type of nodes of the main object's tree. */
static bool sees_roots_alone(const space_builder *b, const ir_class *type,
                             const array_info *info) {
  space_id holder = builder_holder(b, info->holder);
  bool is_node = b->objects.data[holder.index].role == ROLE_POSITION;
  bool is_argument = info->argument_of || info->is_in_argument;
  for (uint32_t p = 1; !is_node && !is_argument && p < b->positions.size; p++) {
    const space_object *at = &b->objects.data[b->positions.data[p].first_object];
    is_node = !at->tree && ir_is_subclass(at->class, type);
  }
  return is_node;
}

static bool is_root(const space_builder *b, uint32_t object_) {
  return b->objects.data[object_].tree != b->objects.data[object_ - 1].tree;
}

/* Whether some node below the tree's root is of the type. */
static bool has_nodes_of(const space_builder *b, uint32_t tree, const ir_class *type) {
  for (uint32_t o = 2; o < b->objects.size; o++) {
    const space_object *at = &b->objects.data[o];
    if (at->tree == tree && !is_root(b, o) && ir_is_subclass(at->class, type))
      return true;
  }
  return false;
}

/* The tree positions of the type; the main object stands for the root of the tree
 * where its class is also that of positions. What is in another object's tree refers to that
 * tree, and to other roots where these are what the type is for: a shape in a group may be
 * another group, but the parent of a node is in its tree. Other such objects, and nodes of the main
 * tree, see the objects that have them, and what is in no tree sees all: a cursor stands
 * somewhere in a list. */
static void list_positions(space_builder *b, const ir_class *type, const array_info *info,
                           space_id_vector *list) {
  if (class_is_object(type))
    return;
  const space_object *main_object = &b->objects.data[1];
  uint32_t holder = builder_holder(b, info->holder).index;
  uint32_t tree = b->objects.data[holder].tree;
  bool is_inside = tree && !is_root(b, holder);
  bool sees_all = !tree && !sees_roots_alone(b, type, info);
  bool sees_roots = !is_inside || !has_nodes_of(b, tree, type);
  if (!is_inside && map_get(&b->position_class, map_address(main_object->class)) &&
      ir_is_subclass(main_object->class, type))
    vec_push(list, SPACE_MAIN);
  for (uint32_t p = 1; p < b->positions.size; p++)
    for (uint32_t k = 0; k < b->positions.data[p].object_count; k++) {
      space_id o = {b->positions.data[p].first_object + k};
      const space_object *at = &b->objects.data[o.index];
      bool is_seen =
          at->tree == tree || sees_all || (sees_roots && at->tree && is_root(b, o.index));
      if (is_seen && ir_is_subclass(at->class, type))
        vec_push(list, o);
    }
}

/* Tells fields apart that do not see the same positions. */
static uint64_t mix_seen(const space_builder *b, const ir_class *type,
                         const array_info *info, uint64_t key) {
  uint32_t holder = builder_holder(b, info->holder).index;
  uint32_t tree = b->objects.data[holder].tree;
  uint32_t how = tree ? is_root(b, holder) : 2 + sees_roots_alone(b, type, info);
  return b->trees ? map_mix(key, map_pair(tree, how)) : key;
}

static void list_pools(space_builder *b, ir_class *type, const array_info *info,
                       bool detached, space_id_vector *list) {
  class_vector classes = {0};
  builder_classes_of(b, type, &classes);
  vec_each (ir_class *, c, &classes) {
    const pool *p = builder_pool(b, *c);
    bool wanted = p && p->is_detached == detached && made_fits(b, *c, type, info);
    for (uint32_t k = 0; wanted && k < p->count; k++)
      vec_push(list, ((space_id){p->first_object + k}));
  }
  vec_release(&classes);
}

/* Tells types apart whose pools are not the same. */
static uint64_t mix_unfitting(space_builder *b, ir_class *type, const array_info *info,
                              uint64_t key) {
  class_vector classes = {0};
  builder_classes_of(b, type, &classes);
  vec_each (ir_class *, c, &classes)
    if (!made_fits(b, *c, type, info))
      key = map_mix(key, map_address(*c));
  vec_release(&classes);
  return key;
}

/* Objects that collections compare, of the type and its subclasses. */
static void find_keys(space_builder *b, ir_class *type, const array_info *info,
                      group_vector *out) {
  class_vector classes = {0};
  if (b->has_keys && !class_is_object(type))
    subject_concrete_classes(b->subject, type, &classes);
  vec_each (ir_class *, c, &classes) {
    made_group *keys = made_fits(b, *c, type, info) ? made_keys_of(b, *c) : NULL;
    if (keys)
      vec_push(out, keys);
  }
  vec_release(&classes);
}

/* Null, positions, pool and library objects of a type: one list for all slots of the
 * type, or of the library objects meant. */
const domain *builder_type_domain(space_builder *b, ir_class *type,
                                  const array_info *info) {
  type = made_usual_class(b, type, info->signature);
  const made_group *g = made_find(b, type, info);
  bool seeded = g && g->seed && g->roots.size;
  group_vector extended = {0};
  if (!seeded && !info->is_library)
    made_find_extended(b, type, info, &extended);
  if (!seeded)
    find_keys(b, type, info, &extended);
  uint64_t key = map_mix(map_address(type), map_address(g));
  vec_each (made_group *const, one, &extended)
    key = map_mix(key, map_address(*one));
  key = mix_unfitting(b, type, info, key);
  key = mix_seen(b, type, info, key);
  uint64_t *known = map_get(&b->types, key);
  if (known) {
    vec_release(&extended);
    return (const domain *)(uintptr_t)*known;
  }
  space_id_vector list = {0};
  if (!seeded || !g->seed->is_final)
    vec_push(&list, SPACE_NULL);
  if (!seeded) {
    list_positions(b, type, info, &list);
    list_pools(b, type, info, false, &list);
  }
  if (g)
    made_list(g, &list);
  vec_each (made_group *const, one, &extended)
    made_list(*one, &list);
  vec_release(&extended);
  domain *d = arena_new(&b->space->arena, domain);
  d->storage = STORE_REF;
  set_list(b, d, &list);
  vec_release(&list);
  map_put(&b->types, key, map_address(d));
  return d;
}

static void add_once(space_id_vector *list, space_id object_) {
  vec_each (const space_id, o, list)
    if (space_same(*o, object_))
      return;
  vec_push(list, object_);
}

/* The checked object may be its own argument. */
static void add_this(space_builder *b, domain *d, const ir_class *type) {
  if (class_is_object(type) || !ir_is_subclass(b->objects.data[1].class, type))
    return;
  space_id_vector list = {0};
  for (uint32_t k = 0; k < d->count; k++)
    vec_push(&list, d->objects[k]);
  add_once(&list, SPACE_MAIN);
  set_list(b, d, &list);
  vec_release(&list);
}

/* Nodes that are in no tree. */
static void add_detached(space_builder *b, domain *d, ir_class *type,
                         const array_info *info) {
  space_id_vector list = {0};
  for (uint32_t k = 0; k < d->count; k++)
    vec_push(&list, d->objects[k]);
  list_pools(b, type, info, true, &list);
  if (list.size > d->count)
    set_list(b, d, &list);
  vec_release(&list);
}

static bool has_elements_of(const made_group *a, const made_group *b) {
  for (uint32_t k = 0; k < MOST_ELEMENT_TYPES; k++)
    if (!a->elements[k] || !b->elements[k] || strcmp(a->elements[k], b->elements[k]) != 0)
      return false;
  return true;
}

/* What a field holds and its class hands out may come back as an argument. */
static void add_leaked(space_builder *b, domain *d, ir_class *type,
                       const array_info *info) {
  const made_group *own = made_find(b, made_usual_class(b, type, info->signature), info);
  space_id_vector list = {0};
  for (uint32_t k = 0; k < d->count; k++)
    vec_push(&list, d->objects[k]);
  vec_each (made_group *const, g, &b->groups)
    if (own && (*g)->leaks && ir_is_subclass((*g)->class, type) &&
        has_elements_of(own, *g))
      made_list(*g, &list);
  if (list.size > d->count)
    set_list(b, d, &list);
  vec_release(&list);
}

/* Of Object: what the operation asks for. */
static void add_casts(space_builder *b, domain *d, const ir_class *type,
                      const array_info *info) {
  class_vector classes = {0};
  if (!builder_is_asked(b, type))
    return;
  bool with_this = builder_casts(b, info->argument_of, info->argument, type, &classes);
  space_id_vector list = {0};
  for (uint32_t k = 0; k < d->count; k++)
    vec_push(&list, d->objects[k]);
  vec_each (ir_class *, c, &classes) {
    const domain *more =
        builder_type_domain(b, *c, &(array_info){.argument_of = info->argument_of});
    for (uint32_t k = 1; k < more->count; k++)
      add_once(&list, more->objects[k]);
    with_this = with_this || ir_is_subclass(b->objects.data[1].class, *c);
  }
  if (with_this && info->is_parameter)
    add_once(&list, SPACE_MAIN);
  if (list.size > d->count)
    set_list(b, d, &list);
  vec_release(&list);
  vec_release(&classes);
}

/* A node may know the object whose tree it is in. */
static bool is_held_by_node(const space_builder *b, const ir_class *type,
                            const array_info *info) {
  const space_object *holder = &b->objects.data[info->holder.index];
  return holder->role == ROLE_POSITION && !holder->tree && !info->is_library &&
         type == b->objects.data[1].class;
}

static void set_type(space_builder *b, domain *d, ir_class *type,
                     const array_info *info) {
  const int_range *range = info->range;
  if (!range || !range->has_classes) {
    *d = *builder_type_domain(b, type, info);
    if (is_held_by_node(b, type, info))
      add_this(b, d, type);
    if (info->is_parameter) {
      add_this(b, d, type);
      add_leaked(b, d, type, info);
    }
    if (info->argument_of) {
      add_detached(b, d, type, info);
      add_casts(b, d, type, info);
    }
    return;
  }
  space_id_vector list = {0};
  vec_push(&list, SPACE_NULL);
  for (uint32_t i = 0; i < range->class_count; i++) {
    const domain *more = builder_type_domain(
        b, range->classes[i], &(array_info){.argument_of = info->argument_of});
    for (uint32_t k = 1; k < more->count; k++)
      vec_push(&list, more->objects[k]);
  }
  for (uint32_t i = 0; i < range->constant_count; i++)
    add_once(&list, builder_constant(b, range->constants[i]));
  set_list(b, d, &list);
  vec_release(&list);
}

static void set_arrays(space_builder *b, domain *d, uint64_t key, bool is_full) {
  const uint64_t *first = map_get(&b->arrays, key);
  space_id_vector list = {0};
  vec_push(&list, SPACE_NULL);
  if (is_full)
    list.data[0] = (space_id){(uint32_t)*first};
  for (int32_t length = 0; first && !is_full && length <= b->space->bounds.arrays;
       length++)
    vec_push(&list, ((space_id){(uint32_t)*first + (uint32_t)length}));
  set_list(b, d, &list);
  vec_release(&list);
}

void builder_array_domain(space_builder *b, domain *d, uint64_t key) {
  set_arrays(b, d, key, false);
}

/* Null, or the child position in each of its classes. */
static void set_child(space_builder *b, domain *d, uint32_t child) {
  space_id_vector list = {0};
  vec_push(&list, SPACE_NULL);
  for (uint32_t k = 0; child && k < b->positions.data[child].object_count; k++)
    vec_push(&list, ((space_id){b->positions.data[child].first_object + k}));
  set_list(b, d, &list);
  vec_release(&list);
}

static uint32_t child_of(const space_builder *b, const array_info *info, uint32_t index) {
  return info->is_tree && info->position < b->positions.size
             ? builder_child(b, info->position, info->field, index)
             : 0;
}

/* The domain of a slot of the type. `index`: among the edges of a tree array. */
static bool set_domain(space_builder *b, domain *d, uint64_t key, ir_class *type,
                       const array_info *info, uint32_t index, const char *where) {
  if (type->is_array)
    set_arrays(b, d, key, info->is_full);
  else if (info->is_tree)
    set_child(b, d, child_of(b, info, index));
  else if (d->storage == STORE_REF)
    set_type(b, d, type, info);
  else if (d->storage == STORE_F32 || d->storage == STORE_F64)
    set_reals(b, d, info->range);
  else
    return set_integers(b, d, info->range, where);
  return true;
}

/* Numbers of library classes are as their constructors leave them. */
static void fix_real(space_builder *b, space_slot *slot) {
  value v =
      builder_initial_value(b, b->objects.data[slot->object.index].class, slot->index);
  slot->domain.count = 1;
  slot->domain.bits[0] = slot->domain.storage == STORE_F32 ? v.i : v.l;
}

/* What a final field was declared with, if that is a number known to the compiler. */
static const pool_entry *declared_number(const ir_field *f) {
  const class_field *origin = f->origin;
  if (!f->is_final || !origin || !origin->constant)
    return NULL;
  const pool_entry *entry = &java_info(f->owner)->file->pool[origin->constant];
  return entry->tag == POOL_STRING ? NULL : entry;
}

/* Such a field never has another value: the compiler puts the number where it is named. */
static void fix_declared(space_slot *slot) {
  const pool_entry *number = declared_number(slot->field);
  domain *d = &slot->domain;
  if (!number)
    return;
  d->count = 1;
  if (d->kind == DOMAIN_INT)
    d->low = d->high = number->tag == POOL_LONG ? number->long_integer : number->integer;
  else if (d->bits)
    d->bits[0] = builder_real_bits(d->storage, number->tag == POOL_FLOAT ? number->single
                                                                         : number->real);
  d->open = NULL;
}

/* An inner object never is without its outer one. */
static void require_outer(const ir_field *f, domain *d) {
  const class_field *origin = f->origin;
  bool is_outer = origin && origin->access & ACC_SYNTHETIC && f->is_final &&
                  !strncmp(f->name->text, "this$", 5);
  if (!is_outer || d->kind != DOMAIN_REFERENCE || d->count < 2 ||
      !space_is_null(d->objects[0]))
    return;
  d->objects++;
  d->count--;
  d->roles &= (uint16_t) ~(1u << ROLE_NULL);
}

bool builder_add_field_slot(space_builder *b, space_id o, uint32_t i) {
  const space_object object_ = b->objects.data[o.index];
  ir_field *f = object_.class->slots[i];
  array_info info = {.field = f, .is_tree = subject_is_tree_field(b->subject, f)};
  builder_read_rows(b, f, &info);
  info.is_loose = generics_field_is_loose(f);
  info.owner = builder_owner(b, o, f);
  info.is_library = java_info(f->owner)->from_jdk;
  info.holder = o;
  info.seed = builder_seed(b, object_.class, f);
  info.position = object_.role == ROLE_POSITION ? object_.number
                  : object_.role == ROLE_MAIN   ? 0
                                                : UINT32_MAX;
  space_slot slot = {.object = o, .index = i, .field = f, .is_tree = info.is_tree};
  slot.domain.storage = f->storage;
  ir_class *type = builder_field_class(b, f);
  info.signature = builder_field_signature(b, f, &type);
  if (!type || !subject_field_range(b->subject, f, &info.range, b->sink))
    return false;
  if (builder_is_outer(b, f)) {
    space_id outer = builder_outer(b, o, f);
    set_list(b, &slot.domain, &(space_id_vector){&outer, 1, 1});
  } else if (!set_domain(b, &slot.domain, builder_slot_key(o, i), type, &info, 0,
                         f->name->text))
    return false;
  if (slot.domain.kind == DOMAIN_REAL && info.is_library && !info.range)
    fix_real(b, &slot);
  fix_declared(&slot);
  require_outer(f, &slot.domain);
  vec_push(&b->slots, slot);
  return true;
}

static bool add_object_slots(space_builder *b, space_id o) {
  bool good = true;
  for (uint32_t i = space_same(o, SPACE_MAIN) ? heir_add_slots(b) : 0;
       good && i < b->objects.data[o.index].class->slot_count; i++)
    good = builder_add_field_slot(b, o, i);
  return good;
}

static bool add_array_slots(space_builder *b, space_id o) {
  const space_object array = b->objects.data[o.index];
  array_info element = b->array_infos.data[*map_get(&b->array_of, o.index)],
             *info = &element;
  const char *signature = info->signature;
  info->signature = signature && *signature == '[' ? signature + 1 : NULL;
  info->is_in_argument = space_is_null(builder_holder(b, o));
  for (uint32_t i = 0; i < array.number; i++) {
    space_slot slot = {.object = o, .index = i, .is_tree = info->is_tree};
    slot.domain.storage = array.class->element;
    if (!set_domain(b, &slot.domain, builder_slot_key(o, i), array.class->element_class,
                    info, info->base + i, array.stem))
      return false;
    if (info->is_numbered && slot.domain.kind == DOMAIN_INT) {
      slot.domain.low = slot.domain.high = b->space->ints_low + i;
      slot.domain.count = 1;
    }
    vec_push(&b->slots, slot);
  }
  return true;
}

static ir_storage class_storage(const ir_class *c) {
  static const struct {
    const char *name;
    ir_storage storage;
  } primitives[] = {{"boolean", STORE_BOOL}, {"byte", STORE_I8},   {"short", STORE_I16},
                    {"char", STORE_U16},     {"int", STORE_I32},   {"long", STORE_I64},
                    {"float", STORE_F32},    {"double", STORE_F64}};
  if (java_info(c)->is_primitive)
    for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++)
      if (!strcmp(primitives[i].name, c->name->text))
        return primitives[i].storage;
  return STORE_REF;
}

/* Whether --objects or a @Domain leaves nothing but null. */
static bool is_given_so(const space_builder *b, const ir_class *type,
                        const int_range *range) {
  if (range && range->has_classes)
    return true;
  vec_each (pool, p, &b->pools)
    if (p->given && !p->count && (p->class == type || ir_is_subclass(p->class, type)))
      return true;
  return false;
}

static void note_hollow(space_builder *b, uint32_t index, uint32_t k,
                        const ir_class *type) {
  arena *a = &b->space->arena;
  const domain *d = &b->space->parameters[index][k];
  const operation *o = &b->subject->operations[index];
  const int_range *range = subject_parameter_range(b->subject, o->declared, k);
  if (d->kind != DOMAIN_REFERENCE || d->count > 1 || !space_is_null(d->objects[0]) ||
      is_given_so(b, type, range) || b->space->hollow[index])
    return;
  b->space->hollow[index] = arena_print(
      a,
      "vacuous: parameter %u of %s has no value but null within the bounds: there is no "
      "object of %s",
      k + 1, o->text, class_text(a, type));
}

/* What is filled in before the operation runs has nothing to range over. */
static domain only_null(space_builder *b) {
  return (domain){.kind = DOMAIN_REFERENCE,
                  .storage = STORE_REF,
                  .count = 1,
                  .roles = 1 << ROLE_NULL,
                  .objects = arena_new_array(&b->space->arena, space_id, 1)};
}

static bool add_parameters(space_builder *b, uint32_t operation) {
  ir_method *m = b->subject->operations[operation].declared;
  class_vector types = {0};
  bool good = method_parameter_classes(b->subject->program, m, &types);
  domain *list = arena_new_array(&b->space->arena, domain, types.size);
  b->space->parameters[operation] = list;
  for (uint32_t k = 0; good && k < types.size; k++) {
    array_info info = {.range = subject_parameter_range(b->subject, m, k),
                       .signature = generics_parameter(&b->space->arena, m, k),
                       .is_loose = generics_method_is_loose(m),
                       .is_parameter =
                           !b->subject->operations[operation].is_constructor &&
                           !m->is_static,
                       .argument_of = m,
                       .argument = k};
    if (operation_is_copied(&b->subject->operations[operation], k)) {
      list[k] = only_null(b);
      continue;
    }
    list[k].storage = class_storage(types.data[k]);
    const char *where = arena_print(&b->space->arena, "parameter %u of %s", k + 1,
                                    b->subject->operations[operation].text);
    good = set_domain(b, &list[k], builder_parameter_key(operation, k), types.data[k],
                      &info, 0, where);
    if (good)
      note_hollow(b, operation, k, types.data[k]);
  }
  if (good &&
      b->subject->operations[operation].transitions) { /* the first has number 0 */
    list[0].low = 0;
    list[0].high = list[0].high < 0 ? 0 : list[0].high;
    list[0].count = (uint32_t)list[0].high + 1;
  }
  vec_release(&types);
  return good;
}

bool builder_add_slots(space_builder *b) {
  for (space_id o = {1}; o.index < b->objects.size; o.index++) {
    space_object *object_ = &b->objects.data[o.index];
    object_->first_slot = b->slots.size;
    bool good = object_->role == ROLE_ARRAY  ? add_array_slots(b, o)
                : object_->role == ROLE_MADE ? made_add_slots(b, o)
                : object_->role == ROLE_VALUE || object_->role == ROLE_CONSTANT
                    ? true
                    : add_object_slots(b, o);
    if (!good)
      return false;
    object_->slot_count = b->slots.size - object_->first_slot;
  }
  uint32_t count = b->subject->operation_count;
  b->space->parameters = arena_new_array(&b->space->arena, domain *, count);
  b->space->hollow = arena_new_array(&b->space->arena, const char *, count);
  const char *hollow = made_is_hollow(b);
  for (uint32_t i = 0; i < count; i++) {
    const operation *o = &b->subject->operations[i];
    if (!o->declared->is_static && !o->is_constructor)
      b->space->hollow[i] = hollow;
    if (!add_parameters(b, i))
      return false;
  }
  return true;
}
