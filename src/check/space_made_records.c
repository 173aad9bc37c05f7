/* Keys that are records of the program's: a hash table or a sorted set looks at them, so
 * that their components cannot stay open. They are made by their constructor, from the two
 * least values of each component: all of the first, each alone of the second, all of the
 * second. A collection has records of its own, equal to those of others and distinct. */
#include "check/space_made_run.h"

#include "check/space_value.h"
#include "check/subject_names.h"

#include <assert.h>
#include <string.h>

static const struct {
  const char *name;
  bool is_long;
} integers[] = {
    {"byte", false}, {"short", false}, {"char", false}, {"int", false}, {"long", true}};

bool made_find_two(made_run_state *r, ir_class *type, value *out) {
  space_builder *b = r->b;
  int64_t low = b->space->ints_low, next = low + (b->space->ints_high > low);
  const char *name = type->name->text;
  bool primitive = java_info(type)->is_primitive;
  if (primitive && !strcmp(name, "boolean")) {
    out[1].i = 1;
    return true;
  }
  for (size_t k = 0; primitive && k < sizeof integers / sizeof *integers; k++)
    if (!strcmp(name, integers[k].name)) {
      for (uint32_t i = 0; i < 2; i++)
        if (integers[k].is_long)
          out[i].l = i ? next : low;
        else
          out[i].i = (int32_t)(i ? next : low);
      return true;
    }
  const pool *p =
      !primitive && (class_is_text(type) || ir_class_is_box(type) || type->is_enum)
          ? builder_pool(b, type)
          : NULL;
  for (uint32_t k = 0; p && p->made && k < 2; k++) {
    uint32_t object = p->first_object + (k < p->count ? k : 0);
    out[k].ref = p->count ? space_value_make(r->m, &b->objects.data[object], 0) : 0;
    if (!out[k].ref)
      return false;
    if (!map_get(&r->known, out[k].ref))
      map_put(&r->known, out[k].ref, object);
  }
  return p && p->made;
}

static bool find_two(made_run_state *r, const ir_field *f, value *out) {
  ir_class *type = java_descriptor_class(r->b->subject->program, f->descriptor->text,
                                         f->descriptor->length);
  return type && made_find_two(r, type, out);
}

static ir_method *canonical(space_builder *b, ir_class *c) {
  for (uint32_t i = 0; i < c->method_count; i++) {
    class_vector types = {0};
    ir_method *m = &c->methods[i];
    bool found = !strcmp(m->name->text, "<init>") &&
                 method_parameter_classes(b->subject->program, m, &types) &&
                 types.size == c->slot_count;
    for (uint32_t k = 0; found && k < types.size; k++)
      found = types.data[k] == java_descriptor_class(b->subject->program,
                                                     c->slots[k]->descriptor->text,
                                                     c->slots[k]->descriptor->length);
    vec_release(&types);
    if (found)
      return m;
  }
  return NULL;
}

object_id made_record_new(made_run_state *r, uint32_t number) {
  assert(r->record && number < r->record_count);
  value args[MOST_COMPONENTS + 1];
  ir_class *c = r->record->owner;
  memcpy(args + 1, r->records[number], sizeof r->records[number]);
  args[0] = (value){.ref = heap_new_object(&r->m->heap, c)};
  return made_call(r, r->record, args, NULL) ? args[0].ref : 0;
}

static bool is_same(const value *a, const value *b) {
  bool same = true;
  for (uint32_t k = 0; k < MOST_COMPONENTS; k++)
    same = same && a[k].l == b[k].l; /* all bits of the union, from nought */
  return same;
}

/* Adds the record, unless the constructor refuses it or it is there. */
static void add(made_run_state *r, const value two[][2], uint32_t count,
                uint32_t seconds) {
  assert(r->record_count < MOST_RECORDS);
  value *record = r->records[r->record_count];
  memset(record, 0, sizeof r->records[0]);
  for (uint32_t k = 0; k < count; k++)
    record[k] = two[k][seconds >> k & 1];
  for (uint32_t i = 0; i < r->record_count; i++)
    if (is_same(r->records[i], record))
      return;
  r->record_count++;
  if (!made_record_new(r, r->record_count - 1))
    r->record_count--;
}

bool made_records_find(made_run_state *r, ir_class *c) {
  value two[MOST_COMPONENTS][2] = {0};
  if (!c->is_record || java_info(c)->from_jdk || c->slot_count > MOST_COMPONENTS ||
      !machine_initialise(r->m, c))
    return false;
  for (uint32_t k = 0; k < c->slot_count; k++)
    if (!find_two(r, c->slots[k], two[k]))
      return false;
  r->record = canonical(r->b, c);
  r->record_count = 0;
  if (!r->record)
    return false;
  uint32_t all = (1u << c->slot_count) - 1;
  add(r, two, c->slot_count, 0);
  for (uint32_t k = 0; k < c->slot_count; k++)
    add(r, two, c->slot_count, 1u << k);
  add(r, two, c->slot_count, all);
  r->group->is_cut = true; /* there are others */
  if (!r->record_count)
    r->record = NULL;
  return r->record;
}
