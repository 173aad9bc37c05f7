/* A list whose head is a tree field and whose next is none: the tree is its first node, and
 * whatever follows can only be that node again. The invariant holds of such states, the operations
 * hold, and nothing was checked with two nodes. Where a tree has less room than it was given, and
 * nodes have references to nodes that are no tree fields, the result says so. */
#include "check/unmarked.h"

#include "check/subject_names.h"
#include "java/java.h"

#include <inttypes.h>
#include <string.h>

static bool is_own_position(const space_object *o) {
  return o->role == ROLE_POSITION && !o->tree;
}

static uint32_t count_positions(const space *s) {
  uint32_t most = 0;
  for (uint32_t o = 1; o < s->object_count; o++)
    if (is_own_position(&s->objects[o]) && s->objects[o].number > most)
      most = s->objects[o].number;
  return most;
}

static bool has_tree_field(const space *s, const ir_class *c) {
  for (uint32_t i = 0; i < c->slot_count; i++)
    if (subject_is_tree_field(s->subject, c->slots[i]))
      return true;
  return false;
}

/* The first field of the node's class by which a node leads to others of the tree; NULL:
 * there is none, or the class has tree fields as well. */
static const ir_field *unmarked(const space *s, const ir_class *c) {
  if (has_tree_field(s, c))
    return NULL;
  for (uint32_t i = 0; i < c->slot_count; i++) {
    const ir_field *f = c->slots[i];
    const char *type = f->descriptor->text;
    if (f->storage == STORE_REF && *type == 'L' &&
        f->descriptor->length == c->name->length + 2u &&
        !strncmp(type + 1, c->name->text, c->name->length))
      return f;
  }
  return NULL;
}

/* How many nodes there is room for at least, where nodes have a field to go on by. */
static uint32_t wanted(const space_bounds *b) {
  return b->nodes ? b->nodes : b->height;
}

void check_note_unmarked(const space *s, check_result *r) {
  uint32_t count = count_positions(s);
  if (!count || count >= wanted(&s->bounds))
    return;
  for (uint32_t o = 1; o < s->object_count; o++) {
    const space_object *at = &s->objects[o];
    const ir_field *f = is_own_position(at) ? unmarked(s, at->class) : NULL;
    if (!f)
      continue;
    arena a;
    arena_init(&a);
    check_result_note(r, memory_print("the tree has %" PRIu32
                                      " node%s at most, for %s.%s is not marked "
                                      "@Tree: it leads to one of them again, or to null",
                                      count, count == 1 ? "" : "s",
                                      class_text(&a, at->class), f->name->text));
    arena_release(&a);
    return;
  }
}
