/* Objects of the program's classes that extend one of the library: `class Basket extends
 * ArrayList<Item>` as an argument, in a field, as an element.
 *
 * Its part of the library is as a constructor of the class and up to three operations leave
 * it, as an object of the library alone would be made: by its own add and put, if it takes
 * the elements that the space has. The program's fields in it range over all that they can
 * hold, as those of any object of the program do.
 *
 * And records that check what they are made of: `record Span(int low, int high) { Span { if
 * (low > high) throw ...; } }`. */
#include "check/generics.h"
#include "check/space_made.h"
#include "check/subject_names.h"

#include <string.h>

/* Whether an object of the one type may be one of the other: texts of signatures. Exactly:
 * it is. */
static bool can_be(space_builder *b, const char *one, const char *other, bool exactly) {
  arena *a = &b->space->arena;
  const char *first = generics_erased(a, one), *second = generics_erased(a, other);
  ir_class *c = java_descriptor_class(b->subject->program, first, strlen(first));
  ir_class *d = java_descriptor_class(b->subject->program, second, strlen(second));
  return !c || !d || ir_is_subclass(c, d) || (!exactly && ir_is_subclass(d, c));
}

/* A List<String> is no list of numbers, and a Supplier<Object> supplies none. */
bool made_fits(space_builder *b, const ir_class *c, const ir_class *type,
               const array_info *info) {
  arena *a = &b->space->arena;
  const char *used = builder_use(b, c);
  const char *as = !info->signature || !strchr(info->signature, '<') ? NULL
                   : c == type                                       ? used
                               : generics_as(a, used, c, type);
  bool fitting = true, exactly = as && !info->is_loose && generics_is_exact(c);
  for (uint32_t k = 0; as && fitting && k < MOST_ELEMENT_TYPES; k++) {
    const char *has = generics_argument(a, as, k);
    const char *wants = generics_argument(a, info->signature, k);
    fitting = !has || !wants || can_be(b, has, wants, exactly);
  }
  return fitting;
}

/* Where the class leaves open what its elements are, those of the type that is asked for;
 * keys that are looked at are texts then. */
static const char *element(space_builder *b, const made_group *g, const char *as,
                           const char *signature, uint32_t k) {
  static const char any[] = "Ljava/lang/Object;";
  arena *a = &b->space->arena;
  const char *of = as ? generics_argument(a, as, k) : NULL;
  if ((!of || !strcmp(of, any)) && signature)
    of = generics_argument(a, signature, k);
  const char *text = g->base->name->text;
  bool looks = strstr(text, "Hash") || strstr(text, "Tree") || strstr(text, "Priority");
  of = of ? of : any;
  return !k && looks && !strcmp(of, any) ? "Ljava/lang/String;" : of;
}

static made_group *find_one(space_builder *b, ir_class *c, const ir_class *type,
                            const array_info *info) {
  arena *a = &b->space->arena;
  made_group g = {.class = c, .base = made_base(b, c)};
  const char *used = c == type ? info->signature : NULL;
  const char *as = generics_as(a, used, c, g.base);
  g.key = arena_print(a, "extended %s", c->name->text);
  for (uint32_t k = 0; k < MOST_ELEMENT_TYPES; k++) {
    g.elements[k] = element(b, &g, as, c == type ? NULL : info->signature, k);
    g.key = arena_print(a, "%s %s", g.key, g.elements[k]);
  }
  made_group *known = made_known(b, g.key);
  if (known)
    return known;
  made_group *kept = memory_new(made_group);
  *kept = g;
  vec_push(&b->groups, kept);
  return kept;
}

/* Records whose constructor may refuse what it is given, or keep something else. There are
 * no other objects of them than those that it makes: what it makes of numbers, texts and
 * boxes is tried. */

static bool is_simple(const ir_class *c) {
  bool real = !strcmp(c->name->text, "float") || !strcmp(c->name->text, "double");
  return (java_info(c)->is_primitive && !real) || class_is_text(c) || ir_class_is_box(c);
}

/* The one that the compiler writes stores its parameters, and decides nothing. */
static bool decides(const ir_code *code) {
  bool found = false;
  for (uint32_t k = 0; code && k < code->count; k++) {
    ir_op op = code->instrs[k].op;
    found = found || op == IR_BRANCH || op == IR_SWITCH || op == IR_THROW ||
            op == IR_NEW || op == IR_DISPATCH ||
            (op == IR_CALL && code->instrs[k].type != IR_VOID);
  }
  return found;
}

ir_method *made_strict_constructor(space_builder *b, const ir_class *c) {
  enum { MOST_COMPONENTS = 2 };
  bool own = c->is_record && !java_info(c)->from_jdk && !b->subject->companion &&
             c->slot_count && c->slot_count <= MOST_COMPONENTS &&
             b->space->ints_high - b->space->ints_low < MOST_MADE_CHOICES;
  ir_method *found = NULL;
  for (uint32_t i = 0; own && !found && i < c->method_count; i++) {
    ir_method *m = &c->methods[i];
    class_vector types = {0};
    bool canonical = !strcmp(m->name->text, "<init>") &&
                     method_parameter_classes(b->subject->program, m, &types) &&
                     types.size == c->slot_count;
    for (uint32_t k = 0; canonical && k < types.size; k++)
      canonical = is_simple(types.data[k]) &&
                  types.data[k] == java_descriptor_class(b->subject->program,
                                                         c->slots[k]->descriptor->text,
                                                         c->slots[k]->descriptor->length);
    vec_release(&types);
    if (canonical &&
        decides(ir_method_code(java_program_ir(b->subject->program), m, NULL)))
      found = m;
  }
  return found;
}

static made_group *find_strict(space_builder *b, ir_class *c) {
  const char *key = arena_print(&b->space->arena, "strict %s", c->name->text);
  made_group *g = made_known(b, key);
  if (!g) {
    g = memory_new(made_group);
    *g = (made_group){.key = key, .class = c, .is_strict = true};
    vec_push(&b->groups, g);
  }
  return g;
}

bool made_is_extended(space_builder *b, const ir_class *c) {
  return (made_base(b, c) || made_strict_constructor(b, c)) &&
         !map_get(&b->position_class, map_address(c));
}

void made_find_extended(space_builder *b, ir_class *type, const array_info *info,
                        group_vector *out) {
  class_vector classes = {0};
  if (!class_is_object(type))
    subject_concrete_classes(b->subject, type, &classes);
  vec_each (ir_class *, c, &classes)
    if (made_is_extended(b, *c) && !made_base(b, *c))
      vec_push(out, find_strict(b, *c));
    else if (made_is_extended(b, *c) && made_fits(b, *c, type, info))
      vec_push(out, find_one(b, *c, type, info));
  vec_release(&classes);
}
