/* Names are made on demand and kept: an object is called the same in the state before,
 * the trace and the state after. Numbers of new objects continue those of the space. */
#include "report/names.h"

#include "check/subject_names.h"
#include "java/java_text.h"
#include "jre/jre.h"
#include "judge/judge_run.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void count_to(names *n, const ir_class *c, uint32_t number) {
  uint64_t *count = map_get(&n->counts, map_address(c));
  if (!count || *count < number)
    map_put(&n->counts, map_address(c), number);
}

/* A field whose one value in the space is not worth showing as long as it has it. */
static void note_constants(names *n, const space *s) {
  map varies = {0};
  for (uint32_t i = 0; i < s->slot_count; i++) {
    const space_slot *slot = &s->slots[i];
    if (!slot->field || slot->is_tree)
      continue;
    uint64_t key = map_address(slot->field);
    value v = {.l = slot->domain.kind == DOMAIN_REFERENCE ? 0 : slot->domain.low};
    const uint64_t *known = map_get(&n->constant, key);
    bool is_null =
        slot->domain.kind != DOMAIN_REFERENCE || space_is_null(slot->domain.objects[0]);
    if (slot->domain.count > 1 || !is_null || (known && *known != v.bits))
      map_put(&varies, key, 1);
    else
      map_put(&n->constant, key, v.bits);
  }
  uint32_t at = 0;
  uint64_t key, ignored;
  while (map_next(&varies, &at, &key, &ignored))
    map_remove(&n->constant, key);
  map_release(&varies);
}

void names_init(names *n, judge *j, const space *s) {
  *n = (names){.judge = j, .machine = judge_machine(j), .space = s};
  arena_init(&n->arena);
  for (space_id i = {1}; i.index < s->object_count; i.index++) {
    const space_object *o = space_get(s, i);
    object_id id = judge_object(j, i);
    if (!id)
      continue;
    map_put(&n->members, id, i.index);
    if (o->class->is_enum || (o->role == ROLE_VALUE && space_is_null(o->equal_to)))
      continue;
    map_put(&n->texts, id, map_address(space_object_text(&n->arena, o)));
    if (o->role != ROLE_ARRAY && o->role != ROLE_CONSTANT && o->role != ROLE_VALUE)
      count_to(n, o->class, o->number);
  }
  note_constants(n, s);
}

void names_release(names *n) {
  map_release(&n->texts);
  map_release(&n->members);
  map_release(&n->counts);
  map_release(&n->constant);
  arena_release(&n->arena);
}

void names_set(names *n, object_id id, const char *text) {
  map_put(&n->texts, id, map_address(text));
}

bool names_is_member(const names *n, object_id id) {
  return map_get(&n->members, id);
}

bool names_is_new(const names *n, object_id id) {
  return n->machine->heap.floor && id >= n->machine->heap.floor;
}

const char *names_class(names *n, const ir_class *c) {
  return c->is_array ? java_text_type(&n->arena, c->name->text)
                     : class_text(&n->arena, c);
}

const char *names_simple(names *n, const ir_class *c) {
  return java_text_type(&n->arena, c->is_array
                                       ? c->name->text
                                       : arena_print(&n->arena, "L%s;", c->name->text));
}

/* int[4]#1, Node#6, prestate Node#1 */
static const char *new_name(names *n, object_id id) {
  const object *o = machine_object(n->machine, id);
  object_id original = judge_original(n->judge, id);
  if (original == judge_object(n->judge, SPACE_MAIN) && original != id)
    return "prestate";
  if (original != id)
    return arena_print(&n->arena, "prestate %s", names_object(n, original));
  count_to(n, o->class, 0);
  uint64_t number = ++*map_get(&n->counts, map_address(o->class));
  const char *class = names_simple(n, o->class);
  if (!o->class->is_array)
    return arena_print(&n->arena, "%s#%" PRIu64, class, number);
  int length = (int)strcspn(class, "[");
  return arena_print(&n->arena, "%.*s[%u]%s#%" PRIu64, length, class, o->length,
                     class + length + 2, number);
}

const char *names_object(names *n, object_id id) {
  if (!id)
    return "null";
  const uint64_t *known = map_get(&n->texts, id);
  if (!known)
    known = map_put(&n->texts, id, map_address(new_name(n, id)));
  return (const char *)(uintptr_t)*known;
}

const char *names_array(names *n, object_id id) {
  const char *text = names_object(n, id), *of = strstr(text, " of ");
  return of ? of + 4 : text;
}

/* Values. */

static const char *quoted(names *n, const char *text, char quote) {
  const char *out = arena_print(&n->arena, "%c", quote);
  for (const char *c = text; *c; c++) {
    static const char plain[] = "\n\r\t\"'\\", letters[] = "nrt\"'\\";
    const char *special = strchr(plain, *c);
    if ((unsigned char)*c < 32 && !special)
      out = arena_print(&n->arena, "%s\\u%04x", out, (unsigned)*c);
    else if (special && !(strchr("\"'", *c) && *c != quote))
      out = arena_print(&n->arena, "%s\\%c", out, letters[special - plain]);
    else
      out = arena_print(&n->arena, "%s%c", out, *c);
  }
  return arena_print(&n->arena, "%s%c", out, quote);
}

static const char *text_of_char(names *n, uint32_t c) {
  char one[2] = {(char)c, 0};
  if (c > 0 && c < 127)
    return quoted(n, one, '\'');
  return arena_print(&n->arena, "'\\u%04x'", c & 0xffff);
}

static const char *text_of_real(names *n, double d, bool is_float) {
  if (isnan(d) || isinf(d))
    return isnan(d) ? "NaN" : d < 0 ? "-Infinity" : "Infinity";
  for (int digits = 1;; digits++) {
    const char *text = arena_print(&n->arena, "%.*g", digits, d);
    double back = strtod(text, NULL);
    if (digits == 17 || (is_float ? (float)back == (float)d : back == d))
      return strpbrk(text, ".e") ? text : arena_print(&n->arena, "%s.0", text);
  }
}

static const char *text_of_number(names *n, char type, value v) {
  switch (type) {
  case 'Z': return v.i ? "true" : "false";
  case 'C': return text_of_char(n, (uint32_t)v.i);
  case 'J': return arena_print(&n->arena, "%" PRId64, v.l);
  case 'F': return text_of_real(n, (double)v.f, true);
  case 'D': return text_of_real(n, v.d, false);
  default: return arena_print(&n->arena, "%d", v.i);
  }
}

/* The letter of the primitive type that the class boxes, or 0. */
static char boxed_type(const ir_class *c) {
  static const struct {
    const char *class;
    char type;
  } boxes[] = {{"Integer", 'I'}, {"Long", 'J'},  {"Short", 'S'},  {"Byte", 'B'},
               {"Boolean", 'Z'}, {"Float", 'F'}, {"Double", 'D'}, {"Character", 'C'}};
  if (strncmp(c->name->text, "java/lang/", 10) != 0)
    return 0;
  for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++)
    if (!strcmp(c->name->text + 10, boxes[i].class))
      return boxes[i].type;
  return 0;
}

static value slot_called(names *n, object_id id, const char *field) {
  const object *o = machine_object(n->machine, id);
  const ir_field *f =
      ir_find_field(o->class, name_mk(&n->machine->program->names, field), NULL);
  return f ? o->slots[f->slot] : (value){0};
}

static bool is_enum(const ir_class *c) {
  return c->is_enum || (c->super && c->super->is_enum);
}

bool names_is_value(names *n, object_id id) {
  const ir_class *c = machine_object(n->machine, id)->class;
  return is_enum(c) || boxed_type(c) || !strcmp(c->name->text, "java/lang/String") ||
         !strcmp(c->name->text, "java/lang/Class");
}

static shown show_text(names *n, object_id id) {
  char *text = jre_text(n->machine, id);
  shown s = {'L', {.ref = id}, quoted(n, text, '"')};
  memory_free(text);
  return s;
}

static shown show_reference(names *n, object_id id) {
  shown s = {'L', {.ref = id}, "null"};
  if (!id)
    return s;
  const ir_class *c = machine_object(n->machine, id)->class;
  char boxed = boxed_type(c);
  if (boxed) {
    value v = slot_called(n, id, "value");
    return (shown){boxed, v, text_of_number(n, boxed, v)};
  }
  if (!strcmp(c->name->text, "java/lang/String"))
    return show_text(n, id);
  if (is_enum(c)) {
    object_id name_of = slot_called(n, id, "name").ref;
    char *text = name_of ? jre_text(n->machine, name_of) : memory_copy_text("?");
    s.text = arena_print(&n->arena, "%s", text);
    memory_free(text);
  } else if (!strcmp(c->name->text, "java/lang/Class")) {
    const ir_class *of = jre_mirrored(n->machine, id);
    s.text = arena_print(&n->arena, "%s.class", of ? names_simple(n, of) : "?");
  } else
    s.text = names_object(n, id);
  return s;
}

shown names_show(names *n, const char *descriptor, value v) {
  if (*descriptor == 'L' || *descriptor == '[')
    return show_reference(n, v.ref);
  return (shown){*descriptor, v, text_of_number(n, *descriptor, v)};
}

json_t *names_json_text(const char *text) {
  json_t *plain = json_string(text);
  if (plain)
    return plain;
  char *ascii = memory_copy_text(text);
  for (char *c = ascii; *c; c++)
    if ((unsigned char)*c > 127)
      *c = '?';
  plain = json_string(ascii);
  memory_free(ascii);
  return plain;
}

json_t *names_json(const shown *s) {
  switch (s->type) {
  case 'Z': return json_boolean(s->value.i);
  case 'J': return json_integer(s->value.l);
  case 'B':
  case 'S':
  case 'I': return json_integer(s->value.i);
  case 'F':
    return isfinite(s->value.f) ? json_real((double)s->value.f)
                                : names_json_text(s->text);
  case 'D':
    return isfinite(s->value.d) ? json_real(s->value.d) : names_json_text(s->text);
  case 'L': return s->value.ref ? names_json_text(s->text) : json_null();
  default: return names_json_text(s->text);
  }
}
