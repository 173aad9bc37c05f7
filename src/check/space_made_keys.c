/* Keys and elements that are objects of the program's own classes, which are no records.
 *
 * Where nothing but identity tells them apart (a HashSet of listeners), the pool objects of
 * the class are keys: their fields stay open, and each has an identity hash code for good
 * (jre/settled.c). They are interchangeable no more, so they become objects that are made,
 * with open slots.
 *
 * Where a collection compares them (an equals or hashCode of their own, a comparator), what
 * it compares cannot stay open. They are made by the constructor that takes most, from the
 * two least values of each parameter: all of the first, twice; each alone of the second; all
 * of the second; and the first once more with the second value in a field that may change.
 * Collections share them, and fields and parameters may hold them: what is in a queue can be
 * taken out of it again by whoever knows it. */
#include "check/space_made_run.h"

#include "check/subject_names.h"
#include "jre/jre.h"

#include <assert.h>
#include <string.h>

static bool has_own(space_builder *b, ir_class *c, const char *called, const char *type) {
  name_table *names = &java_program_ir(b->subject->program)->names;
  ir_method *m = ir_find_method(c, name_mk(names, called), name_mk(names, type));
  return m && !class_is_object(m->owner);
}

/* --- By identity ---------------------------------------------------------------------- */

static void make_settled(space_builder *b, pool *p, uint32_t k) {
  arena *a = &b->space->arena;
  space_object *o = &b->objects.data[p->first_object + k];
  if (o->role == ROLE_MADE)
    return;
  assert(o->role == ROLE_POOL && o->class == p->class);
  o->stem = space_object_text(a, o);
  o->role = ROLE_MADE;
  o->number = p->class->slot_count;
  o->settled = ++b->settled | SETTLED_ALIKE;
  map_put(&b->made_first, p->first_object + k, map_pair(b->made_slots.size, 0));
  for (uint32_t i = 0; i < p->class->slot_count; i++)
    vec_push(&b->made_slots, ((made_slot){.kind = SLOT_OPEN}));
}

static bool find_settled(made_run_state *r, ir_class *c, value *out, uint32_t *count) {
  space_builder *b = r->b;
  pool *p = builder_pool(b, c);
  bool good = p && p->made && p->count && !p->is_detached &&
              *count + p->count <= MOST_VALUES &&
              !map_get(&b->position_class, map_address(c)) && !made_is_extended(b, c) &&
              !space_same((space_id){p->first_object}, SPACE_MAIN) &&
              c != b->objects.data[1].class;
  for (uint32_t k = 0; good && k < p->count; k++) {
    make_settled(b, p, k);
    object_id made = heap_new_object(&r->m->heap, c);
    jre_settle_as(r->m, made, b->objects.data[p->first_object + k].settled);
    map_put(&r->known, made, p->first_object + k);
    out[(*count)++].ref = made;
  }
  return good;
}

/* --- By what they hold ---------------------------------------------------------------- */

/* How one of them is made: which parameters have the second value, which field is changed. */
typedef struct recipe {
  uint32_t seconds, changed; /* slot, plus 1 */
} recipe;

enum { MOST_RECIPES = MOST_COMPONENTS + 5, MOST_CHANGED = 2 };

typedef struct making {
  made_run_state *r;
  ir_class *class;
  ir_method *constructor;
  uint32_t count; /* of parameters */
  value two[MOST_COMPONENTS][2];
  recipe recipes[MOST_RECIPES];
  uint32_t recipe_count;
} making;

/* The one that takes most, of those that take numbers, texts and constants alone. */
static bool find_constructor(making *m) {
  space_builder *b = m->r->b;
  for (uint32_t i = 0; i < m->class->method_count; i++) {
    class_vector types = {0};
    ir_method *x = &m->class->methods[i];
    value two[MOST_COMPONENTS][2] = {0};
    bool good = !strcmp(x->name->text, "<init>") &&
                method_parameter_classes(b->subject->program, x, &types) &&
                types.size <= MOST_COMPONENTS &&
                (!m->constructor || types.size > m->count);
    for (uint32_t k = 0; good && k < types.size; k++)
      good = made_find_two(m->r, types.data[k], two[k]);
    if (good) {
      m->constructor = x;
      m->count = types.size;
      memcpy(m->two, two, sizeof two);
    }
    vec_release(&types);
  }
  return m->constructor;
}

/* The second value of a field that can change; false: it has none. */
static bool find_changed(making *m, uint32_t slot, value *out) {
  space_builder *b = m->r->b;
  const ir_field *f = m->class->slots[slot];
  value two[2] = {0};
  ir_class *type = java_descriptor_class(b->subject->program, f->descriptor->text,
                                         f->descriptor->length);
  if (f->is_final || !type || java_info(f->owner)->from_jdk ||
      !made_find_two(m->r, type, two))
    return false;
  *out = two[1];
  return true;
}

static void find_recipes(making *m) {
  uint32_t all = (1u << m->count) - 1, changed = 0;
  value ignored;
  m->recipes[m->recipe_count++] = (recipe){0};
  m->recipes[m->recipe_count++] = (recipe){0};
  for (uint32_t k = 0; k < m->count; k++)
    m->recipes[m->recipe_count++] = (recipe){.seconds = 1u << k};
  if (m->count > 1)
    m->recipes[m->recipe_count++] = (recipe){.seconds = all};
  for (uint32_t i = 0; i < m->class->slot_count && changed < MOST_CHANGED; i++)
    if (find_changed(m, i, &ignored)) {
      m->recipes[m->recipe_count++] = (recipe){.changed = i + 1};
      changed++;
    }
  assert(m->recipe_count <= MOST_RECIPES);
}

/* The object on the machine; 0: its constructor refuses. */
static object_id cook(making *m, const recipe *x) {
  value args[MOST_COMPONENTS + 1] = {{.ref = heap_new_object(&m->r->m->heap, m->class)}};
  for (uint32_t k = 0; k < m->count; k++)
    args[k + 1] = m->two[k][x->seconds >> k & 1];
  if (!made_call(m->r, m->constructor, args, NULL))
    return 0;
  value second;
  if (x->changed && find_changed(m, x->changed - 1, &second))
    machine_object(m->r->m, args[0].ref)->slots[x->changed - 1] = second;
  return args[0].ref;
}

/* Its slots as the space has them. False: it holds more than numbers, texts, constants. */
static bool take_slots(making *m, object_id made, made_slot *out) {
  const object *o = machine_object(m->r->m, made);
  for (uint32_t i = 0; i < m->class->slot_count; i++) {
    ir_storage storage = m->class->slots[i]->storage;
    value v = o->slots[i];
    const uint64_t *known =
        storage == STORE_REF && v.ref ? map_get(&m->r->known, v.ref) : NULL;
    if (storage != STORE_REF)
      out[i] = (made_slot){
          SLOT_BITS, storage == STORE_I64 || storage == STORE_F64 ? v.l : v.i, 0, 0};
    else if (v.ref && (!known || *known & (KNOWN_ELEMENT | KNOWN_LINK)))
      return false;
    else
      out[i] = (made_slot){SLOT_OBJECT, 0, known ? (uint32_t)*known : 0, 0};
  }
  return true;
}

static const char *key_of(space_builder *b, const ir_class *c) {
  return arena_print(&b->space->arena, "keys %s", c->name->text);
}

made_group *made_keys_of(space_builder *b, const ir_class *c) {
  return b->has_keys ? made_known(b, key_of(b, c)) : NULL;
}

/* The objects of the class for the space; NULL after an error. */
static made_group *add_group(making *m) {
  space_builder *b = m->r->b;
  arena *a = &b->space->arena;
  made_group *g = memory_new(made_group);
  *g = (made_group){.key = key_of(b, m->class), .class = m->class, .is_there = true};
  g->number = b->groups.size;
  vec_push(&b->groups, g);
  b->has_keys = true;
  const pool *p = builder_pool(b, m->class);
  uint32_t before = p && p->made ? p->count : 0, kept = 0;
  made_slot *slots = arena_new_array(a, made_slot, m->class->slot_count + 1);
  for (uint32_t k = 0; k < m->recipe_count; k++) {
    object_id made = cook(m, &m->recipes[k]);
    if (!made || !take_slots(m, made, slots))
      continue;
    const char *stem = arena_print(a, "%s#%u", class_simple_text(a, m->class),
                                   before + g->roots.size + 1);
    space_id o = builder_add_object(b, ROLE_MADE, m->class, m->class->slot_count, stem);
    if (space_is_null(o))
      return NULL;
    b->objects.data[o.index].settled =
        ++b->settled | (has_own(b, m->class, "hashCode", "()I") ? SETTLED_QUIET : 0);
    map_put(&b->made_first, o.index, map_pair(b->made_slots.size, g->number));
    for (uint32_t i = 0; i < m->class->slot_count; i++)
      vec_push(&b->made_slots, slots[i]);
    vec_push(&g->roots, o);
    m->recipes[kept++] = m->recipes[k];
  }
  g->recipes = arena_new_array(a, uint32_t, 2 * kept + 1);
  for (uint32_t k = 0; k < kept; k++) {
    g->recipes[2 * k] = m->recipes[k].seconds;
    g->recipes[2 * k + 1] = m->recipes[k].changed;
  }
  return g;
}

static bool find_compared(made_run_state *r, ir_class *c, value *out, uint32_t *count) {
  making m = {.r = r, .class = c};
  if (!machine_initialise(r->m, c) || !find_constructor(&m))
    return false;
  made_group *g = made_keys_of(r->b, c);
  if (!g) {
    find_recipes(&m);
    g = add_group(&m);
  }
  for (uint32_t k = 0; g && k < g->roots.size && *count < MOST_VALUES; k++) {
    recipe x = {g->recipes[2 * k], g->recipes[2 * k + 1]};
    object_id made = cook(&m, &x);
    if (!made)
      return false;
    jre_settle_as(r->m, made, r->b->objects.data[g->roots.data[k].index].settled);
    map_put(&r->known, made, g->roots.data[k].index);
    out[(*count)++].ref = made;
  }
  r->group->is_cut = true; /* there are others */
  return g && g->roots.size;
}

bool made_keys_find(made_run_state *r, ir_class *c, bool hashed, value *out,
                    uint32_t *count) {
  bool own = !java_info(c)->from_jdk || class_is_object(c);
  if (!own || c->is_array || c->is_enum || c->is_abstract || c->is_interface ||
      r->b->subject->companion || java_info(r->b->subject->class)->from_jdk)
    return false;
  bool by_identity = hashed && !has_own(r->b, c, "hashCode", "()I") &&
                     !has_own(r->b, c, "equals", "(Ljava/lang/Object;)Z");
  return by_identity ? find_settled(r, c, out, count)
                     : !class_is_object(c) && find_compared(r, c, out, count);
}
