/* The search space as text: one line for each field of each class and for each
 * parameter, with what it ranges over. */
#include "check/space_build.h"
#include "check/subject_names.h"
#include "java/java_text.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

void space_print_real(const domain *d, uint32_t k, FILE *out) {
  value v = {.l = domain_real(d, k)};
  double number = d->storage == STORE_F32 ? (double)v.f : v.d;
  if (isnan(number))
    fputs("NaN", out);
  else if (isinf(number))
    fputs(number < 0 ? "-Infinity" : "Infinity", out);
  else
    fprintf(out, "%g", number);
}

static void print_reals(const domain *d, FILE *out) {
  for (uint32_t k = 0; k < d->count; k++) {
    fputs(k ? ", " : "", out);
    space_print_real(d, k, out);
  }
}

/* "Object#1..3": a run of pool objects, boxes or positions of one class. */
static uint32_t print_run(const space *s, const domain *d, uint32_t k, FILE *out) {
  const space_object *first = space_get(s, d->objects[k]);
  uint32_t end = k + 1;
  while (end < d->count && space_get(s, d->objects[end])->role == first->role &&
         space_get(s, d->objects[end])->class == first->class)
    end++;
  arena a;
  arena_init(&a);
  const char *last = space_object_text(&a, space_get(s, d->objects[end - 1]));
  const char *number = strrchr(last, '#');
  fputs(space_object_text(&a, first), out);
  if (first->role == ROLE_CONSTANT || end - k == 2)
    for (uint32_t i = k + 1; i < end; i++)
      fprintf(out, ", %s", space_object_text(&a, space_get(s, d->objects[i])));
  else if (end - k > 2)
    fprintf(out, "..%s", number ? number + 1 : last);
  arena_release(&a);
  return end;
}

static void print_references(const space *s, const domain *d, FILE *out) {
  for (uint32_t k = 0; k < d->count;) {
    fputs(k ? ", " : "", out);
    if (!space_is_null(d->objects[k]))
      k = print_run(s, d, k, out);
    else {
      fputs("null", out);
      k++;
    }
  }
}

static void print_values(const space *s, const domain *d, bool is_tree, FILE *out);

/* The longest array shows what elements range over. */
static void print_arrays(const space *s, const domain *d, bool is_tree, FILE *out) {
  const space_object *longest = space_get(s, d->objects[d->count - 1]);
  fprintf(out, "null or an own array, length 0..%u", longest->number);
  if (!longest->number)
    return;
  fputs(", of: ", out);
  print_values(s, &s->slots[longest->first_slot].domain, is_tree, out);
}

static void print_values(const space *s, const domain *d, bool is_tree, FILE *out) {
  if (d->kind == DOMAIN_REAL && d->open)
    fputs("every number", out);
  else if (d->kind == DOMAIN_REAL)
    print_reals(d, out);
  else if (d->kind == DOMAIN_INT && d->storage == STORE_BOOL)
    fputs("false, true", out);
  else if (d->kind == DOMAIN_INT)
    fprintf(out, "%" PRId64 "..%" PRId64, d->low, d->high);
  else if (d->count > 1 && space_get(s, d->objects[1])->role == ROLE_ARRAY)
    print_arrays(s, d, is_tree, out);
  else if (is_tree)
    fputs("null or its own tree position", out);
  else
    print_references(s, d, out);
}

static void print_line(const space *s, const char *left, const domain *d, bool is_tree,
                       FILE *out) {
  fprintf(out, "    %-28s ", left);
  print_values(s, d, is_tree, out);
  fputc('\n', out);
}

/* The fields of an object's class, unless an earlier object has shown them. */
static void print_class(const space *s, uint32_t o, map *shown, arena *a, FILE *out) {
  const space_object *object_ = &s->objects[o];
  for (uint32_t i = 0; i < object_->slot_count; i++) {
    const space_slot *slot = &s->slots[object_->first_slot + i];
    if (!slot->field || map_get(shown, map_address(slot->field)))
      continue;
    map_put(shown, map_address(slot->field), 1);
    const char *left = arena_print(
        a, "%s.%s: %s", class_simple_text(a, slot->field->owner), slot->field->name->text,
        java_text_type(a, slot->field->descriptor->text));
    print_line(s, left, &slot->domain, slot->is_tree, out);
  }
}

static void print_count(uint32_t count, const space_object *root, arena *a, FILE *out) {
  if (root)
    fprintf(out, ", %u more below %s", count, space_object_text(a, root));
  else
    fprintf(out, "%u tree position%s", count, count == 1 ? "" : "s");
}

/* "5 tree positions, 5 more below Stack#6" */
static void print_positions(const space *s, arena *a, FILE *out) {
  uint32_t count = 0;
  const space_object *root = NULL; /* of the tree at hand */
  for (uint32_t o = 1; o < s->object_count; o++) {
    const space_object *at = &s->objects[o];
    if (at->role != ROLE_POSITION)
      continue;
    if (at->tree != (root ? root->tree : 0)) {
      print_count(count, root, a, out);
      root = at;
    }
    count = at->number - (root ? root->number : 0);
  }
  print_count(count, root, a, out);
  fputc('\n', out);
}

void space_print(const space *s, FILE *out) {
  arena a;
  arena_init(&a);
  map shown = {0};
  fprintf(out, "  %-15s ", "search space");
  print_positions(s, &a, out);
  for (uint32_t o = 1; o < s->object_count; o++)
    print_class(s, o, &shown, &a, out);
  for (uint32_t i = 0; i < s->subject->operation_count; i++) {
    const operation *op = &s->subject->operations[i];
    for (uint32_t k = 0; k + !op->method->is_static < op->method->param_count; k++)
      print_line(s, arena_print(&a, "%s %u", op->text, k + 1), &s->parameters[i][k],
                 false, out);
  }
  map_release(&shown);
  arena_release(&a);
}
