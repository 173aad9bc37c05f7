/* Pools: for every class that a field or parameter can hold without being a tree
 * field, the objects of it; and the arrays, which belong to the slot that holds them.
 *
 * The objects are visited in order, and what their fields call for is added at the
 * end of the list, until nothing new comes up. */
#include "check/generics.h"
#include "check/space_build.h"
#include "check/space_made.h"
#include "check/subject_names.h"
#include "java/java_text.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_OBJECTS = 3, DEFAULT_DETACHED = 1, MOST_POOL = 1 << 20 };

/* --objects */

static bool read_item(space_builder *b, const char *item, size_t length) {
  const char *equals = memchr(item, '=', length);
  char *end = NULL;
  unsigned long count = 0;
  bool good = equals && equals > item && equals + 1 < item + length &&
              strchr("0123456789", equals[1]);
  if (good) {
    errno = 0;
    count = strtoul(equals + 1, &end, 10);
    good = end == item + length && !errno && count <= MOST_POOL;
  }
  if (!good) {
    diag_error(b->sink, NO_PLACE, "--objects takes CLASS=NUMBER,..., not '%.*s'",
               (int)length, item);
    return false;
  }
  ir_class *c = subject_class_called(b->subject, item, (size_t)(equals - item));
  if (!c) {
    diag_error(b->sink, NO_PLACE, "--objects: no class '%.*s'", (int)(equals - item),
               item);
    return false;
  }
  if (count && (c->is_abstract || c->is_interface)) {
    diag_error(b->sink, NO_PLACE, "--objects: %s is %s, there are no objects of it",
               class_text(&b->space->arena, c),
               c->is_interface ? "an interface" : "abstract");
    return false;
  }
  pool p = {.class = c, .count = (uint32_t)count, .given = true};
  vec_push(&b->pools, p);
  return true;
}

bool builder_read_objects(space_builder *b, const char *option) {
  for (const char *at = option; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
    if (!read_item(b, at, strcspn(at, ",")))
      return false;
  return true;
}

pool *builder_pool(space_builder *b, const ir_class *c) {
  vec_each (pool, p, &b->pools)
    if (p->class == c)
      return p;
  return NULL;
}

/* Objects of one class. */

static const char *pool_stem(space_builder *b, const ir_class *c) {
  arena *a = &b->space->arena;
  bool also_position = map_get(&b->position_class, map_address(c));
  return arena_print(a, also_position ? "%s#pool" : "%s#", class_simple_text(a, c));
}

static bool add_constants(space_builder *b, pool *p) {
  ir_class *c = p->class;
  p->count = 0;
  for (uint32_t i = 0; i < c->field_count; i++) {
    const class_field *origin = c->fields[i].origin;
    if (!c->fields[i].is_static || !origin || !(origin->access & ACC_ENUM))
      continue;
    space_id o =
        builder_add_object(b, ROLE_CONSTANT, c, p->count++, c->fields[i].name->text);
    if (space_is_null(o))
      return false;
    b->objects.data[o.index].constant = &c->fields[i];
  }
  return true;
}

static bool add_plain(space_builder *b, ir_class *c, uint32_t count) {
  const char *stem = pool_stem(b, c);
  for (uint32_t k = 1; k <= count; k++)
    if (space_is_null(builder_add_object(b, ROLE_POOL, c, k, stem)))
      return false;
  return true;
}

/* All objects of exactly this class that are no tree positions. */
static bool add_class(space_builder *b, ir_class *c) {
  pool *p = builder_pool(b, c);
  if (p && p->made)
    return true;
  if (!p) {
    bool is_position = map_get(&b->position_class, map_address(c));
    pool new_pool = {.class = c, .count = is_position ? 0 : DEFAULT_OBJECTS};
    vec_push(&b->pools, new_pool);
    p = vec_last(&b->pools);
  }
  p->made = true;
  p->first_object = b->objects.size;
  return c->is_enum           ? add_constants(b, p)
         : class_is_text(c)   ? builder_add_texts(b, p)
         : ir_class_is_box(c) ? builder_add_boxes(b, p)
                              : add_plain(b, c, p->count);
}

void builder_classes_of(space_builder *b, ir_class *type, class_vector *out) {
  type = made_usual_class(b, type, NULL);
  if (class_is_object(type) || type->is_enum || class_is_text(type) ||
      ir_class_is_box(type)) {
    vec_push(out, type);
    return;
  }
  uint32_t first = out->size;
  class_vector concrete = {0};
  subject_concrete_classes(b->subject, type, &concrete);
  vec_each (ir_class *, c, &concrete)
    if (!made_is_library(b, *c) && !made_is_extended(b, *c))
      vec_push(out, *c);
  vec_release(&concrete);
  vec_each (pool, p, &b->pools) {
    bool known = !p->given || !p->count || !ir_is_subclass(p->class, type) ||
                 made_is_library(b, p->class) || made_is_extended(b, p->class);
    for (uint32_t i = first; i < out->size && !known; i++)
      known = out->data[i] == p->class;
    if (!known)
      vec_push(out, p->class);
  }
}

/* What the elements of library objects call for: one for each operation that puts one
 * there, for rows of a matrix are not all the same. */
static bool add_elements(space_builder *b, const made_group *g) {
  for (uint32_t k = 0; k < MOST_ELEMENT_TYPES; k++) {
    const char *text = g->elements[k] ? generics_erased(&b->space->arena, g->elements[k])
                                      : "Ljava/lang/Object;";
    ir_class *c = java_descriptor_class(b->subject->program, text, strlen(text));
    if (!c || (!c->is_array &&
               !builder_add_type(b, c, &(array_info){.signature = g->elements[k]},
                                 MOST_MADE_OPERATIONS, 0)))
      return false;
  }
  return true;
}

/* And texts and numbers that constructors of the program's class take. */
static bool add_given(space_builder *b, const made_group *g) {
  bool good = true;
  bool program = g->base || g->is_strict;
  for (uint32_t i = 0; good && program && i < g->class->method_count; i++) {
    const ir_method *m = &g->class->methods[i];
    class_vector types = {0};
    if (strcmp(m->name->text, "<init>") != 0 ||
        !method_parameter_classes(b->subject->program, m, &types))
      continue;
    vec_each (ir_class *, c, &types)
      if (class_is_text(*c) || ir_class_is_box(*c))
        good = good && add_class(b, *c);
    vec_release(&types);
  }
  return good;
}

const char *builder_owner(space_builder *b, space_id o, const ir_field *f) {
  ir_class *type = f->storage == STORE_REF && f->descriptor->text[0] == 'L'
                       ? builder_field_class(b, f)
                       : NULL;
  bool owns = type && made_is_library(b, type) && subject_owns(b->subject, f);
  if (!owns && !builder_seed(b, b->objects.data[o.index].class, f))
    return NULL;
  arena *a = &b->space->arena;
  return arena_print(a, "%s.%s", space_object_text(a, &b->objects.data[o.index]),
                     f->name->text);
}

static void want_extended(space_builder *b, ir_class *type, const array_info *info,
                          uint32_t places, uint32_t operation) {
  group_vector extended = {0};
  made_find_extended(b, type, info, &extended);
  vec_each (made_group *const, one, &extended)
    made_want(b, *one, places, operation);
  vec_release(&extended);
}

bool builder_add_type(space_builder *b, ir_class *type, const array_info *info,
                      uint32_t places, uint32_t operation) {
  type = made_usual_class(b, type, info->signature);
  builder_note_use(b, type, info->signature);
  uint32_t groups = b->groups.size;
  made_group *g = made_find(b, type, info);
  if (g)
    made_want(b, g, info->owner ? 1 : places, operation);
  if (!(g && g->seed) && !info->is_library)
    want_extended(b, type, info, places, operation);
  for (uint32_t i = groups; i < b->groups.size; i++)
    if (!b->groups.data[i]->is_answers && !class_is_lambda(b->groups.data[i]->class) &&
        ((!b->groups.data[i]->is_strict && !add_elements(b, b->groups.data[i])) ||
         !add_given(b, b->groups.data[i])))
      return false;
  if (g && g->seed)
    return true;
  class_vector classes = {0};
  builder_classes_of(b, type, &classes);
  bool good = true;
  for (uint32_t i = 0; good && i < classes.size; i++)
    good = add_class(b, classes.data[i]);
  vec_release(&classes);
  return good;
}

/* Arrays of a slot. */

static bool add_arrays(space_builder *b, uint64_t key, ir_class *c, space_id holder,
                       const char *where, array_info info) {
  arena *a = &b->space->arena;
  uint32_t first = b->objects.size;
  const char *element = class_simple_text(a, c->element_class);
  if (java_info(c->element_class)->is_primitive)
    element = c->element_class->name->text;
  int32_t most = info.rows ? (int32_t)info.rows : b->space->bounds.arrays;
  for (int32_t length = info.is_full ? most : 0; length <= most; length++) {
    const char *text = arena_print(a, "%s[%d] of %s", element, length, where);
    space_id o = builder_add_object(b, ROLE_ARRAY, c, (uint32_t)length, text);
    if (space_is_null(o))
      return false;
    b->objects.data[o.index].holder = holder;
    map_put(&b->array_of, o.index, b->array_infos.size);
  }
  map_put(&b->arrays, key, first);
  vec_push(&b->array_infos, info);
  return true;
}

enum { MOST_ROWS = 1 << 16 };

/* Rows of a class that replaces another are numbered by the integers in the bounds. */
void builder_read_rows(const space_builder *b, const ir_field *f, array_info *info) {
  info->is_full = field_annotation(f, "Lglassbox/Full;");
  uint64_t count = (uint64_t)(b->space->ints_high - b->space->ints_low) + 1;
  if (!info->is_full || !subject_assumption(b->subject, f->owner) || count > MOST_ROWS)
    return;
  for (uint32_t k = 0; k < f->owner->field_count; k++)
    if (field_annotation(&f->owner->fields[k], "Lglassbox/Numbered;"))
      info->rows = (uint32_t)count;
  info->is_numbered = field_annotation(f, "Lglassbox/Numbered;");
}

/* What a slot or parameter of the type calls for. */
static bool add_values(space_builder *b, uint64_t key, ir_class *type, space_id holder,
                       const char *where, array_info info) {
  if (java_info(type)->is_primitive)
    return true;
  if (type->is_array)
    return add_arrays(b, key, type, holder, where, info);
  if (info.is_tree)
    return true;
  uint32_t places = holder.index < 2 ? 1 : 3,
           operation = key >> 63 ? (uint32_t)(key >> 32) : 0;
  if (!info.range || !info.range->has_classes)
    return builder_add_type(b, type, &info, places, operation);
  for (uint32_t i = 0; i < info.range->class_count; i++)
    if (!builder_add_type(b, info.range->classes[i], &(array_info){0}, places, operation))
      return false;
  for (uint32_t i = 0; i < info.range->constant_count; i++)
    if (space_is_null(builder_constant(b, info.range->constants[i])))
      return false;
  return true;
}

/* Elements of library objects that are arrays belong to the object, too. */
static bool add_element_arrays(space_builder *b, space_id o) {
  arena *a = &b->space->arena;
  for (uint32_t i = 0; i < b->objects.data[o.index].number; i++) {
    array_info info = {.position = UINT32_MAX};
    ir_class *c = made_array_element(b, o, i, &info.signature);
    const char *where =
        c ? arena_print(a, "%s[%u]", space_object_text(a, &b->objects.data[o.index]), i)
          : NULL;
    if (c && !add_arrays(b, builder_slot_key(o, i), c, o, where, info))
      return false;
  }
  return true;
}

/* Arrays belong to the object; all else that its fields call for, another object of the
 * class may have called for before. */
static bool visit_object(space_builder *b, space_id o) {
  space_object object_ = b->objects.data[o.index];
  if (object_.role == ROLE_VALUE || object_.role == ROLE_CONSTANT || !object_.class)
    return true;
  bool is_made = object_.role == ROLE_MADE;
  if (is_made && !add_element_arrays(b, o))
    return false;
  if (is_made && (object_.class->is_array || java_info(object_.class)->from_jdk))
    return true;
  bool again = map_get(&b->visited, map_address(object_.class));
  if (!again)
    map_put(&b->visited, map_address(object_.class), 1);
  for (uint32_t i = 0; i < object_.class->slot_count; i++) {
    const ir_field *f = object_.class->slots[i];
    const char *owner = builder_owner(b, o, f);
    if (b->heir && space_same(o, SPACE_MAIN) && i < b->heir->library->slot_count)
      continue; /* what the library makes */
    if (is_made && !made_leaves_open(b, o, i))
      continue;
    if (again && f->descriptor->text[0] != '[' && !owner)
      continue;
    array_info info = {
        .field = f, .owner = owner, .is_tree = subject_is_tree_field(b->subject, f)};
    builder_read_rows(b, f, &info);
    info.holder = o;
    info.seed = builder_seed(b, object_.class, f);
    if (!subject_field_range(b->subject, f, &info.range, b->sink))
      return false;
    if (f->storage != STORE_REF || builder_is_outer(b, f) ||
        subject_recomputed_by(b->subject, f))
      continue;
    ir_class *type = builder_field_class(b, f);
    info.signature = builder_field_signature(b, f, &type);
    if (!type)
      return false;
    info.position = object_.role == ROLE_POSITION ? object_.number
                    : object_.role == ROLE_MAIN   ? 0
                                                  : UINT32_MAX;
    arena *a = &b->space->arena;
    const char *where =
        type->is_array
            ? arena_print(a, "%s.%s", space_object_text(a, &object_), f->name->text)
            : NULL;
    if (!add_values(b, builder_slot_key(o, i), type, o, where, info))
      return false;
  }
  return true;
}

static bool visit_array(space_builder *b, space_id o) {
  space_object array = b->objects.data[o.index];
  if (array.class->element != STORE_REF || !array.number)
    return true;
  array_info info = b->array_infos.data[*map_get(&b->array_of, o.index)];
  uint32_t base = info.base;
  if (info.signature)
    info.signature = *info.signature == '[' ? info.signature + 1 : NULL;
  bool rows = array.class->element_class->is_array;
  for (uint32_t i = 0; i < (rows ? array.number : 1); i++) {
    const char *where =
        rows ? arena_print(&b->space->arena, "%s[%u]", array.stem, i) : NULL;
    info.base = (base + i) * (uint32_t)b->space->bounds.arrays;
    if (!add_values(b, builder_slot_key(o, i), array.class->element_class, o, where,
                    info))
      return false;
  }
  return true;
}

/* A parameter of a tree class may be a node that is in no tree yet. */
static bool add_detached(space_builder *b, ir_class *type) {
  class_vector classes = {0};
  if (!type->is_array && !java_info(type)->is_primitive && !class_is_object(type))
    builder_classes_of(b, type, &classes);
  bool good = true;
  vec_each (ir_class *, c, &classes) {
    pool *p = builder_pool(b, *c);
    if (!p || p->given || p->count || !map_get(&b->position_class, map_address(*c)) ||
        builder_has_apart(b, *c))
      continue;
    p->is_detached = true;
    p->first_object = b->objects.size;
    p->count = DEFAULT_DETACHED;
    good = good && add_plain(b, *c, DEFAULT_DETACHED);
    for (uint32_t o = p->first_object; o < b->objects.size; o++)
      b->objects.data[o].is_detached = true;
  }
  vec_release(&classes);
  return good;
}

/* What an operation asks an Object for. */
static bool add_casts(space_builder *b, uint32_t operation, uint32_t k,
                      const ir_class *type) {
  class_vector classes = {0};
  bool good = true;
  if (builder_is_asked(b, type))
    builder_casts(b, b->subject->operations[operation].declared, k, type, &classes);
  for (uint32_t i = 0; good && i < classes.size; i++)
    good = builder_add_type(b, classes.data[i], &(array_info){0}, 1, 0);
  vec_release(&classes);
  return good;
}

static bool visit_parameters(space_builder *b, uint32_t operation) {
  const ir_method *m = b->subject->operations[operation].declared;
  class_vector types = {0};
  bool good = method_parameter_classes(b->subject->program, m, &types);
  for (uint32_t k = 0; good && k < types.size; k++) {
    if (operation_is_copied(&b->subject->operations[operation], k))
      break;
    array_info info = {.position = UINT32_MAX,
                       .range = subject_parameter_range(b->subject, m, k),
                       .signature = generics_parameter(&b->space->arena, m, k)};
    const char *where = arena_print(&b->space->arena, "parameter %u of %s", k + 1,
                                    b->subject->operations[operation].text);
    good =
        add_values(b, builder_parameter_key(operation, k), types.data[k], SPACE_NULL,
                   where, info) &&
        ((info.range && info.range->has_classes) ||
         (add_detached(b, types.data[k]) && add_casts(b, operation, k, types.data[k])));
  }
  vec_release(&types);
  return good;
}

bool builder_add_pools(space_builder *b) {
  const made_group *heir = made_find_heir(b);
  if (heir && !add_elements(b, heir))
    return false;
  for (uint32_t i = 0; i < b->subject->operation_count; i++)
    if (!visit_parameters(b, i))
      return false;
  for (space_id o = SPACE_MAIN;
       o.index < b->objects.size;) { /* what was made may call for more */
    for (; o.index < b->objects.size; o.index++) {
      bool is_array = b->objects.data[o.index].role == ROLE_ARRAY;
      if (is_array ? !visit_array(b, o) : !visit_object(b, o))
        return false;
    }
    if (!made_add_all(b))
      return false;
  }
  return true;
}
