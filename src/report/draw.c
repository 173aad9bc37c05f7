/* A state as a drawing in text:
 *
 *     main: SearchTree  size=2
 *       root: Node#1  key=2, value=Object#1
 *       |- left: Node#2  key=1, value=null
 *       `- right: Node#3  key=4, value=null (new)
 *     Object#1 ...
 *
 * The tree fields draw the tree, the others stand beside the node. A class with one
 * tree field makes a list, whose nodes stand below each other. What hangs in no tree
 * follows in lines of its own. Arrays are written out where they are held, unless they
 * are shared. */
#include "report/state.h"

#include <string.h>

enum { MOST_ELEMENTS = 40 };

typedef struct drawing {
  const state *state;
  names *names;
  const subject *subject;
  FILE *out;
  map drawn; /* object_id: 1 */
} drawing;

/* A child in the tree: under which name, and what. */
typedef struct child {
  const char *label;
  object_id id;
} child;
typedef vector(child) child_vector;

static bool is_tree_slot(const drawing *d, const state_object *o, uint32_t slot) {
  return !o->class->is_array && subject_is_tree_field(d->subject, o->class->slots[slot]);
}

static uint32_t count_tree_slots(const drawing *d, const state_object *o) {
  uint32_t count = 0;
  for (uint32_t i = 0; !o->class->is_array && i < o->length; i++)
    count += is_tree_slot(d, o, i);
  return count;
}

/* Of a tree array, every element; else the tree fields that are not null. */
static void find_children(const drawing *d, const state_object *o, child_vector *out) {
  for (uint32_t i = 0; i < o->length; i++) {
    object_id id = o->values[i].type == 'L' ? o->values[i].value.ref : 0;
    if (!id || !state_find(d->state, id) ||
        !(o->class->is_array || is_tree_slot(d, o, i)))
      continue;
    const char *label = o->class->is_array ? arena_print(&d->names->arena, "[%u]", i)
                                           : o->class->slots[i]->name->text;
    vec_push(out, ((child){label, id}));
  }
}

static void print_value(drawing *d, const shown *v, uint32_t depth);

static void print_elements(drawing *d, const state_object *array, uint32_t depth) {
  fputc('{', d->out);
  for (uint32_t i = 0; i < array->length; i++) {
    if (i == MOST_ELEMENTS) {
      fprintf(d->out, ", ... %u more", array->length - i);
      break;
    }
    fputs(i ? ", " : "", d->out);
    print_value(d, &array->values[i], depth + 1);
  }
  fputc('}', d->out);
}

/* An array that only this place holds is written out. */
static void print_value(drawing *d, const shown *v, uint32_t depth) {
  const state_object *o = v->type == 'L' ? state_find(d->state, v->value.ref) : NULL;
  if (o && o->class->is_array && o->references == 1 && depth < 4) {
    map_put(&d->drawn, o->id, 1);
    print_elements(d, o, depth);
  } else
    fputs(v->text, d->out);
}

static bool is_worth_showing(const drawing *d, const state_object *o, uint32_t slot) {
  const uint64_t *constant =
      map_get(&d->names->constant, map_address(o->class->slots[slot]));
  const shown *v = &o->values[slot];
  if (!constant)
    return true;
  return v->type == 'J' || v->type == 'D' ? v->value.bits != *constant
                                          : (uint32_t)v->value.i != (uint32_t)*constant;
}

/* "Node#1  key=2, value=null (new)"; with_tree: tree fields are fields like others. */
static void print_object(drawing *d, const state_object *o, bool with_tree) {
  map_put(&d->drawn, o->id, 1);
  fputs(names_object(d->names, o->id), d->out);
  if (o->id == d->state->main)
    fprintf(d->out, ": %s", names_simple(d->names, o->class));
  const char *before = "  ";
  for (uint32_t i = 0; !o->class->is_array && i < o->length; i++) {
    bool is_child = !with_tree && is_tree_slot(d, o, i);
    if (is_child ? o->id != d->state->main || o->values[i].value.ref
                 : !is_worth_showing(d, o, i))
      continue;
    fprintf(d->out, "%s%s=", before, o->class->slots[i]->name->text);
    print_value(d, &o->values[i], 0);
    before = ", ";
  }
  if (o->class->is_array && with_tree) {
    fputs("  ", d->out);
    print_elements(d, o, 0);
  }
  fputs(o->is_new && o->id != d->state->main ? " (new)\n" : "\n", d->out);
}

/* The line of a child; true when what is below it is still to be drawn. */
static bool draw_line(drawing *d, const char *prefix, const char *branch,
                      const child *c) {
  fprintf(d->out, "%s%s%s: ", prefix, branch, c->label);
  if (map_get(&d->drawn, c->id)) {
    fprintf(d->out, "%s (see above)\n", names_object(d->names, c->id));
    return false;
  }
  print_object(d, state_find(d->state, c->id), false);
  return true;
}

/* Everything below the object. */
static void draw_below(drawing *d, const char *prefix, object_id id) {
  child_vector children = {0};
  find_children(d, state_find(d->state, id), &children);
  while (children.size && count_tree_slots(d, state_find(d->state, id)) == 1) {
    child next = children.data[0]; /* of a list */
    vec_clear(&children);
    if (draw_line(d, prefix, "", &next))
      find_children(d, state_find(d->state, id = next.id), &children);
  }
  for (uint32_t i = 0; i < children.size; i++) {
    bool last = i + 1 == children.size;
    if (draw_line(d, prefix, last ? "`- " : "|- ", &children.data[i]))
      draw_below(d, arena_print(&d->names->arena, "%s%s", prefix, last ? "   " : "|  "),
                 children.data[i].id);
  }
  vec_release(&children);
}

void state_draw(const state *s, names *n, const subject *subject_, FILE *out) {
  drawing d = {.state = s, .names = n, .subject = subject_, .out = out};
  const state_object *main_object = state_find(s, s->main);
  if (main_object) {
    fputs("  ", out);
    print_object(&d, main_object, false);
    draw_below(&d, "    ", s->main);
  }
  vec_each (state_object, o, &s->objects) {
    bool is_inline = o->class->is_array && o->references == 1;
    if (map_get(&d.drawn, o->id) || !o->length || is_inline)
      continue;
    fputs("  ", out);
    print_object(&d, o, true);
  }
  map_release(&d.drawn);
}
