/* Trees of other objects than the main one: list.addAll(other), equals(Object), a driver with
 * two stacks. A class that has tree fields, and no position in the main object's tree, gets
 * objects that are roots of trees of their own, as large as the main one's: as many as an
 * operation has parameters for, or fields for.
 *
 * Nothing of such a tree is attached, so the tree property says nothing about it: it is one
 * before the operation by the way it is made, and what becomes of it is a matter of the
 * specification. */
#include "check/space_build.h"
#include "check/subject_names.h"
#include "java/java_text.h"

#include <string.h>

enum { FOR_FIELDS = 2, MOST_ROOTS = 2 };

/* How many objects of a class there are to be. */
typedef struct demand {
  ir_class *class;
  uint32_t here, most; /* by the operation, or the fields, at hand; by any */
} demand;
typedef vector(demand) demand_vector;

uint32_t builder_tree_of(const space_builder *b, space_id o) {
  while (b->objects.data[o.index].role == ROLE_ARRAY)
    o = b->objects.data[o.index].holder;
  return b->objects.data[o.index].tree;
}

bool builder_has_apart(const space_builder *b, const ir_class *c) {
  for (uint32_t p = 1; b->trees && p < b->positions.size; p++) {
    const space_object *o = &b->objects.data[b->positions.data[p].first_object];
    if (o->tree && o->class == c)
      return true;
  }
  return false;
}

space_id builder_outer(const space_builder *b, space_id inner, const ir_field *f) {
  uint32_t tree = builder_tree_of(b, inner);
  for (uint32_t o = 2; tree && o < b->objects.size; o++)
    if (b->objects.data[o].tree == tree) { /* the first is the root */
      const ir_class *c = b->objects.data[o].class;
      for (; c; c = c->super)
        if (f->descriptor->length == c->name->length + 2 &&
            !strncmp(f->descriptor->text + 1, c->name->text, c->name->length))
          return (space_id){o};
      break;
    }
  return SPACE_MAIN;
}

static bool has_tree_fields(const space_builder *b, const ir_class *c) {
  for (uint32_t i = 0; i < c->slot_count; i++)
    if (subject_is_tree_field(b->subject, c->slots[i]))
      return true;
  return false;
}

static void add_class(class_vector *classes, ir_class *c) {
  vec_each (ir_class *, known, classes)
    if (*known == c)
      return;
  vec_push(classes, c);
}

/* Whether a node of such a tree has an invariant of its own, which is for nodes of the main
 * object's tree. */
static bool has_local(space_builder *b, ir_class *root) {
  diag_sink quiet = {0};
  class_vector classes = {0}, below = {0};
  bool found = false;
  vec_push(&classes, root);
  for (uint32_t n = 0; n < classes.size && !found; n++) {
    ir_class *c = classes.data[n];
    found = subject_local_invariant(b->subject, c);
    for (uint32_t i = 0; i < c->slot_count; i++) {
      const ir_field *f = c->slots[i];
      const char *type = f->descriptor->text + strspn(f->descriptor->text, "[");
      ir_class *to = subject_is_tree_field(b->subject, f)
                         ? java_descriptor_class(b->subject->program, type, strlen(type))
                         : NULL;
      if (to)
        subject_tree_classes(b->subject, f, to, &below, &quiet);
    }
    vec_each (ir_class *, sub, &below)
      add_class(&classes, *sub);
    vec_clear(&below);
  }
  vec_release(&classes);
  vec_release(&below);
  return found;
}

static void ask_for(space_builder *b, demand_vector *all, ir_class *c) {
  const pool *given = builder_pool(b, c);
  if (!has_tree_fields(b, c) || (given && given->given) ||
      map_get(&b->position_class, map_address(c)) || has_local(b, c))
    return;
  demand *found = NULL;
  vec_each (demand, d, all)
    if (d->class == c)
      found = d;
  if (!found) {
    vec_push(all, ((demand){.class = c}));
    found = vec_last(all);
  }
  found->here++;
}

static void ask_for_type(space_builder *b, demand_vector *all, ir_class *type) {
  while (type->is_array)
    type = type->element_class;
  if (java_info(type)->is_primitive || java_info(type)->from_jdk || type->is_enum)
    return;
  class_vector classes = {0};
  subject_concrete_classes(b->subject, type, &classes);
  vec_each (ir_class *, c, &classes)
    ask_for(b, all, *c);
  vec_release(&classes);
}

static void end_asking(demand_vector *all) {
  vec_each (demand, d, all) {
    d->most = d->here > d->most ? d->here : d->most;
    d->here = 0;
  }
}

static bool ask_for_parameters(space_builder *b, demand_vector *all,
                               uint32_t operation_) {
  const operation *o = &b->subject->operations[operation_];
  class_vector types = {0};
  bool good = method_parameter_classes(b->subject->program, o->declared, &types);
  for (uint32_t k = 0; good && k < types.size; k++) {
    const int_range *range = subject_parameter_range(b->subject, o->declared, k);
    class_vector asked = {0};
    bool with_this;
    if (operation_is_copied(o, k) || (range && range->has_classes))
      continue;
    ask_for_type(b, all, types.data[k]);
    if (builder_is_asked(b, types.data[k]))
      builder_casts(b, o->declared, k, types.data[k], &asked, &with_this);
    vec_each (ir_class *, c, &asked)
      ask_for_type(b, all, *c);
    vec_release(&asked);
  }
  vec_release(&types);
  end_asking(all);
  return good;
}

/* Fields that are no tree fields: there is no telling how many of them are to be apart. */
static bool ask_for_fields(space_builder *b, demand_vector *all, const ir_class *c) {
  for (uint32_t i = 0; i < c->slot_count; i++) {
    const ir_field *f = c->slots[i];
    const int_range *range;
    if (f->storage != STORE_REF || subject_is_tree_field(b->subject, f) ||
        java_info(f->owner)->from_jdk || builder_is_outer(b, f) ||
        subject_recomputed_by(b->subject, f))
      continue;
    ir_class *type = builder_field_class(b, f);
    if (!type || !subject_field_range(b->subject, f, &range, b->sink))
      return false;
    if (type == b->subject->class || (range && range->has_classes))
      continue; /* the main object it is, most likely */
    ask_for_type(b, all, type);
    vec_each (demand, d, all)
      d->here = d->here ? FOR_FIELDS : 0;
  }
  end_asking(all);
  return true;
}

/* Comparisons and replacements make objects of their own. */
static bool is_plain(const subject *s) {
  if (s->language || s->companion || s->equivalence || java_info(s->class)->from_jdk)
    return false;
  for (uint32_t k = 0; k < s->operation_count; k++)
    if (s->operations[k].commuting || s->operations[k].other)
      return false;
  return true;
}

bool builder_add_apart(space_builder *b) {
  demand_vector all = {0};
  bool good = true;
  if (!is_plain(b->subject))
    return true;
  for (uint32_t k = 0; good && k < b->subject->operation_count; k++)
    good = ask_for_parameters(b, &all, k);
  uint32_t objects = b->objects.size;
  for (uint32_t o = 1; good && o < objects; o++)
    if (b->objects.data[o].class)
      good = ask_for_fields(b, &all, b->objects.data[o].class);
  vec_each (demand, d, &all)
    for (uint32_t k = 0; good && k < d->most && k < MOST_ROOTS; k++)
      good = builder_add_tree(b, d->class);
  vec_release(&all);
  return good;
}
