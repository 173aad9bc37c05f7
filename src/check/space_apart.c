/* Trees of other objects than the main one: list.addAll(other), equals(Object), a driver with
 * two stacks. A class that has tree fields, and no position in the main object's tree, gets
 * objects that are roots of trees of their own, as large as the main one's: as many as an
 * operation has parameters for, or fields for.
 *
 * Nothing of such a tree is attached, so the tree property says nothing about it: it is one
 * before the operation by the way it is made, and what becomes of it is a matter of the
 * specification. */
#include "check/generics.h"
#include "check/space_build.h"
#include "check/subject_names.h"
#include "java/java_text.h"

#include <string.h>

enum { FOR_FIELDS = 2, MOST_ROOTS = 3 };

/* How many objects of a class there are to be. */
typedef struct demand {
  ir_class *class;
  uint32_t here, most; /* by the operation, or the fields, at hand; by any */
} demand;

typedef struct asking {
  space_builder *builder;
  bool is_plain; /* else no other object has a tree, and the result says so */
  vector(demand) all;
  class_vector met; /* of objects without trees */
} asking;

space_id builder_holder(const space_builder *b, space_id o) {
  while (b->objects.data[o.index].role == ROLE_ARRAY)
    o = b->objects.data[o.index].holder;
  return o;
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
  uint32_t tree = b->objects.data[builder_holder(b, inner).index].tree;
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

static bool is_met(const class_vector *classes, const ir_class *c) {
  vec_each (ir_class *, known, classes)
    if (*known == c)
      return true;
  return false;
}

static void add_class(class_vector *classes, ir_class *c) {
  if (!is_met(classes, c))
    vec_push(classes, c);
}

/* The result says so. */
static void note_bare(space_builder *b, const ir_class *c) {
  arena *a = &b->space->arena;
  const char *before = b->space->bare;
  b->space->bare = arena_print(a, "%s%s%s", before ? before : "", before ? ", " : "",
                               class_simple_text(a, c));
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

/* What an object of the class calls for: a tree, or what its fields hold. */
static void ask_for(asking *x, ir_class *c) {
  space_builder *b = x->builder;
  if (map_get(&b->position_class, map_address(c)))
    return;
  bool has_tree = has_tree_fields(b, c),
       is_bare = has_tree && (!x->is_plain || has_local(b, c));
  if (is_bare && !is_met(&x->met, c))
    note_bare(b, c);
  if (is_bare || !has_tree) {
    add_class(&x->met, c);
    return;
  }
  demand *found = NULL;
  vec_each (demand, d, &x->all)
    if (d->class == c)
      found = d;
  if (!found) {
    vec_push(&x->all, ((demand){.class = c}));
    found = vec_last(&x->all);
  }
  found->here++;
}

/* And what library objects hold, as far as the signature says. */
static void ask_for_type(asking *x, ir_class *type, const char *signature) {
  space_builder *b = x->builder;
  arena *a = &b->space->arena;
  const char *argument;
  for (uint32_t k = 0; signature && (argument = generics_argument(a, signature, k));
       k++) {
    const char *erased = generics_erased(a, argument);
    ir_class *c = *erased == 'L' || *erased == '['
                      ? java_descriptor_class(b->subject->program, erased, strlen(erased))
                      : NULL;
    if (c)
      ask_for_type(x, c, argument);
  }
  while (type->is_array)
    type = type->element_class;
  if (java_info(type)->is_primitive || java_info(type)->from_jdk || type->is_enum)
    return;
  class_vector classes = {0};
  subject_concrete_classes(b->subject, type, &classes);
  vec_each (ir_class *, c, &classes)
    ask_for(x, *c);
  vec_release(&classes);
}

static void ask_for_domain(asking *x, const int_range *range) {
  for (uint32_t k = 0; k < range->class_count; k++)
    ask_for_type(x, range->classes[k], NULL);
}

/* Of the operation, or the class, at hand. */
static void end_asking(asking *x, uint32_t least) {
  vec_each (demand, d, &x->all) {
    if (d->here && d->here < least)
      d->here = least;
    d->most = d->here > d->most ? d->here : d->most;
    d->here = 0;
  }
}

static bool ask_for_parameters(asking *x, uint32_t operation_) {
  space_builder *b = x->builder;
  const operation *o = &b->subject->operations[operation_];
  class_vector types = {0};
  bool good = method_parameter_classes(b->subject->program, o->declared, &types);
  for (uint32_t k = 0; good && k < types.size; k++) {
    const int_range *range = subject_parameter_range(b->subject, o->declared, k);
    class_vector asked = {0};
    if (operation_is_copied(o, k))
      continue;
    if (range && range->has_classes) {
      ask_for_domain(x, range);
      continue;
    }
    ask_for_type(x, types.data[k], generics_parameter(&b->space->arena, o->declared, k));
    if (builder_is_asked(b, types.data[k]))
      builder_casts(b, o->declared, k, types.data[k], &asked);
    vec_each (ir_class *, c, &asked)
      ask_for_type(x, *c, NULL);
    vec_release(&asked);
  }
  vec_release(&types);
  end_asking(x, 1);
  return good;
}

/* Whether it is the main object that a field of the class means, most likely: one that a node,
 * or what a node holds, has of the checked class. */
static bool means_main(const space_builder *b, const ir_class *c, const ir_class *type) {
  return type == b->subject->class && !ir_is_subclass(c, type);
}

/* Fields that are no tree fields: one for each that an object has; and two at least, for several
 * objects may have the field. */
static bool ask_for_fields(asking *x, const ir_class *c) {
  space_builder *b = x->builder;
  for (uint32_t i = 0; i < c->slot_count; i++) {
    const ir_field *f = c->slots[i];
    const int_range *range;
    if (f->storage != STORE_REF || subject_is_tree_field(b->subject, f) ||
        java_info(f->owner)->from_jdk || builder_is_outer(b, f) ||
        subject_recomputed_by(b->subject, f))
      continue;
    ir_class *type = builder_field_class(b, f);
    const char *signature = builder_field_signature(b, f, &type);
    if (!type || !subject_field_range(b->subject, f, &range, b->sink))
      return false;
    if (range && range->has_classes)
      ask_for_domain(x, range);
    else if (!means_main(b, c, type))
      ask_for_type(x, type, signature);
  }
  end_asking(x, FOR_FIELDS);
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

/* As many as --objects says, instead of so many pool objects. */
static bool add_trees(space_builder *b, const demand *d) {
  pool *given = builder_pool(b, d->class);
  uint32_t count = d->most < MOST_ROOTS ? d->most : MOST_ROOTS;
  if (given && given->given) {
    count = given->count;
    given->count = 0;
  }
  bool good = true;
  for (uint32_t k = 0; good && k < count; k++)
    good = builder_add_tree(b, d->class);
  return good;
}

bool builder_add_apart(space_builder *b) {
  asking x = {.builder = b, .is_plain = is_plain(b->subject)};
  bool good = true;
  b->space->bare_of_all = !x.is_plain;
  for (uint32_t k = 0; good && k < b->subject->operation_count; k++)
    good = ask_for_parameters(&x, k);
  for (uint32_t o = 1; good && o < b->objects.size; o++)
    if (b->objects.data[o].class)
      good = ask_for_fields(&x, b->objects.data[o].class);
  for (uint32_t k = 0; good && k < x.met.size; k++)
    good = ask_for_fields(&x, x.met.data[k]);
  vec_each (const demand, d, &x.all)
    good = good && add_trees(b, d);
  vec_release(&x.all);
  vec_release(&x.met);
  return good;
}
