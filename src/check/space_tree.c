/* Positions of the tree backbone, numbered breadth first from the tree fields of the
 * main object.
 *
 * An edge is a tree field of a position, or an element of its tree array. Edges are
 * worked off in the order in which they come up; each takes the next position until
 * --nodes are used up or --height is reached, and the edges of the new position come
 * last. The classes that a position can have share the edges of inherited fields. */
#include "check/space_build.h"
#include "check/subject_names.h"

#include <assert.h>
#include <string.h>

enum { DEFAULT_ARRAYS_LIMIT = 1 << 20 };

static bool has_edge(const space_builder *b, const position *p, const ir_field *f) {
  for (uint32_t e = p->first_edge; e < b->edges.size; e++)
    if (b->edges.data[e].field == f)
      return true;
  return false;
}

/* How many elements a tree array gets edges for: rows of rows of --arrays. */
static uint32_t element_count(const space_builder *b, const ir_field *f) {
  uint64_t count = 1;
  const space_bounds *bounds = &b->space->bounds;
  uint32_t length = bounds->arrays >= 0 ? (uint32_t)bounds->arrays
                    : bounds->by_size   ? bounds->height
                                        : bounds->nodes;
  for (const char *at = f->descriptor->text; *at == '['; at++)
    count *= length;
  return count > DEFAULT_ARRAYS_LIMIT ? DEFAULT_ARRAYS_LIMIT : (uint32_t)count;
}

static bool add_edges_of_field(space_builder *b, uint32_t number, const ir_field *f,
                               uint32_t depth) {
  const char *descriptor = f->descriptor->text;
  const char *type = descriptor + strspn(descriptor, "[");
  ir_class *c = java_descriptor_class(b->subject->program, type, strlen(type));
  if (!c)
    return false;
  if (*descriptor == '[' && !b->space->bounds.nodes && !b->space->bounds.by_size &&
      b->space->bounds.arrays < 0) {
    diag_error(b->sink, NO_PLACE,
               "--height with the tree array %s needs --arrays: how long the array is "
               "decides how many positions there are",
               f->name->text);
    return false;
  }
  uint32_t count = *descriptor == '[' ? element_count(b, f) : 1;
  for (uint32_t i = 0; i < count; i++) {
    tree_edge e = {number, f, i, c, depth, 0};
    vec_push(&b->edges, e);
  }
  return true;
}

/* The tree fields of a position, whatever its class. */
static bool add_edges(space_builder *b, uint32_t number, uint32_t depth) {
  position *p = &b->positions.data[number];
  p->first_edge = b->edges.size;
  for (uint32_t k = 0; k < p->object_count; k++) {
    const ir_class *c = b->objects.data[p->first_object + k].class;
    for (uint32_t i = 0; i < c->slot_count; i++)
      if (subject_is_tree_field(b->subject, c->slots[i]) &&
          !has_edge(b, p, c->slots[i]) &&
          !add_edges_of_field(b, number, c->slots[i], depth))
        return false;
  }
  p->edge_count = b->edges.size - p->first_edge;
  return true;
}

/* "Node#", once for all positions of the class. */
static const char *stem_of(space_builder *b, const ir_class *c) {
  const uint64_t *known = map_get(&b->position_class, map_address(c));
  if (known)
    return (const char *)(uintptr_t)*known;
  arena *a = &b->space->arena;
  const char *stem = arena_print(a, "%s#", class_simple_text(a, c));
  map_put(&b->position_class, map_address(c), map_address(stem));
  return stem;
}

static bool add_position_object(space_builder *b, ir_class *c, uint32_t number) {
  if (space_is_null(builder_add_object(b, ROLE_POSITION, c, number, stem_of(b, c))))
    return false;
  vec_last(&b->objects)->tree = b->trees;
  return true;
}

/* Gives the edge a position of its own, if some class can stand there. */
static bool add_position(space_builder *b, uint32_t edge) {
  ir_class *declared = b->edges.data[edge].class;
  uint32_t depth = b->edges.data[edge].depth, number = b->positions.size;
  class_vector classes = {0};
  if (!subject_tree_classes(b->subject, b->edges.data[edge].field, declared, &classes,
                            b->sink))
    return false;
  position p = {.first_object = b->objects.size, .object_count = classes.size};
  bool good = true;
  vec_each (ir_class *, c, &classes)
    good = good && add_position_object(b, *c, number);
  if (good && classes.size) {
    vec_push(&b->positions, p);
    b->edges.data[edge].child = number;
    good = add_edges(b, number, depth + 1);
  }
  vec_release(&classes);
  return good;
}

/* A shape of k nodes is no deeper than k: how deep is the tree without a gap? */
static uint32_t largest_shape(const space_builder *b) {
  vec_each (const tree_edge, e, &b->edges)
    if (!e->child)
      return e->depth - 1; /* edges come by depth */
  return UINT32_MAX;
}

/* The tree below the position, which is the last one. */
static bool grow(space_builder *b, uint32_t root) {
  const space_bounds *bounds = &b->space->bounds;
  uint32_t first = b->edges.size;
  if (!add_edges(b, root, 1))
    return false;
  for (uint32_t e = first; e < b->edges.size; e++) {
    bool room = bounds->nodes ? b->positions.size - root <= bounds->nodes
                              : b->edges.data[e].depth <= bounds->height;
    if (!room && bounds->nodes)
      break;
    if (room && !add_position(b, e))
      return false;
  }
  return true;
}

bool builder_add_tree(space_builder *b, ir_class *c) {
  uint32_t root = b->positions.size;
  position p = {.first_object = b->objects.size, .object_count = 1};
  b->trees++;
  if (!add_position_object(b, c, root))
    return false;
  vec_push(&b->positions, p);
  return grow(b, root);
}

bool builder_add_positions(space_builder *b) {
  const space_bounds *bounds = &b->space->bounds;
  position main_object = {.first_object = 1, .object_count = 1};
  vec_push(&b->positions, main_object);
  if (!grow(b, 0))
    return false;
  bool has_tree = b->positions.size > 1;
  b->space->every_shape = has_tree ? largest_shape(b) : 0;
  b->space->position_count = bounds->nodes ? bounds->nodes
                             : has_tree    ? b->positions.size - 1
                                           : bounds->height;
  return builder_add_apart(b);
}

uint32_t builder_child(const space_builder *b, uint32_t number, const ir_field *f,
                       uint32_t index) {
  const position *p = &b->positions.data[number];
  for (uint32_t e = p->first_edge; e < p->first_edge + p->edge_count; e++)
    if (b->edges.data[e].field == f) {
      e += index;
      return e < p->first_edge + p->edge_count && b->edges.data[e].field == f
                 ? b->edges.data[e].child
                 : 0;
    }
  return 0;
}
