/* Java strings: modified UTF-8 to and from java.lang.String objects.
 *
 * A string holds a byte array `value` and a `coder`: 0, one byte a character
 * (Latin-1), or 1, UTF-16 in little-endian order. As in the JDK a string that fits
 * Latin-1 is never kept as UTF-16. Interned strings are found by their modified
 * UTF-8 text, which is a one-to-one image of the UTF-16 text.
 */
#include "jre/runtime.h"

typedef vector(uint16_t) unit_vector;

/* Decodes modified UTF-8. Bytes that are no such text are taken as Latin-1. */
static void decode(const char *text, size_t length, unit_vector *units) {
  const uint8_t *p = (const uint8_t *)text, *end = p + length;
  while (p < end) {
    if (*p >= 0xE0 && *p < 0xF0 && end - p >= 3) {
      vec_push(units, (uint16_t)((p[0] & 15) << 12 | (p[1] & 63) << 6 | (p[2] & 63)));
      p += 3;
    } else if (*p >= 0xC0 && *p < 0xE0 && end - p >= 2) {
      vec_push(units, (uint16_t)((p[0] & 31) << 6 | (p[1] & 63)));
      p += 2;
    } else if (*p >= 0xF0 && end - p >= 4) { /* plain UTF-8, from outside */
      uint32_t c =
          (p[0] & 7u) << 18 | (p[1] & 63u) << 12 | (p[2] & 63u) << 6 | (p[3] & 63u);
      c -= 0x10000;
      vec_push(units, (uint16_t)(0xD800 | (c >> 10 & 0x3FF)));
      vec_push(units, (uint16_t)(0xDC00 | (c & 0x3FF)));
      p += 4;
    } else {
      vec_push(units, *p++);
    }
  }
}

static object_id new_string(machine *m, object_id bytes, int coder) {
  jre *j = jre_of(m);
  object_id id = heap_new_object(&m->heap, j->string);
  value *slots = machine_object(m, id)->slots;
  slots[j->string_value->slot].ref = bytes;
  slots[j->string_coder->slot].i = coder;
  return id;
}

object_id jre_string_units(machine *m, const uint16_t *units, size_t count) {
  jre *j = jre_of(m);
  bool wide = false;
  if (!jre_find_classes(m))
    return 0;
  for (size_t i = 0; i < count && !wide; i++)
    wide = units[i] > 0xFF;
  object_id bytes =
      heap_new_array(&m->heap, j->bytes, (uint32_t)(wide ? count * 2 : count));
  object *o = machine_object(m, bytes);
  for (size_t i = 0; i < count; i++)
    if (wide)
      o->u16[i] = units[i];
    else
      o->i8[i] = (int8_t)units[i];
  return new_string(m, bytes, wide);
}

object_id jre_string(machine *m, const char *text, size_t length) {
  jre *j = jre_of(m);
  bool plain = true;
  if (!jre_find_classes(m))
    return 0;
  for (size_t i = 0; i < length && plain; i++)
    plain = (uint8_t)text[i] < 0x80;
  if (plain) {
    object_id bytes = heap_new_array(&m->heap, j->bytes, (uint32_t)length);
    if (length)
      memcpy(machine_object(m, bytes)->i8, text, length);
    return new_string(m, bytes, 0);
  }
  unit_vector units = {0};
  decode(text, length, &units);
  object_id id = jre_string_units(m, units.data, units.size);
  vec_release(&units);
  return id;
}

object_id jre_string_of(machine *m, const char *text) {
  return jre_string(m, text, strlen(text));
}

static const object *string_bytes(machine *m, object_id string, bool *wide) {
  jre *j = jre_of(m);
  const object *o = machine_object(m, string);
  assert(o->class == j->string);
  *wide = o->slots[j->string_coder->slot].i != 0;
  return machine_object(m, o->slots[j->string_value->slot].ref);
}

uint32_t jre_string_length(machine *m, object_id string) {
  bool wide;
  const object *bytes = string_bytes(m, string, &wide);
  return wide ? bytes->length / 2 : bytes->length;
}

uint16_t jre_string_unit(machine *m, object_id string, uint32_t i) {
  bool wide;
  const object *bytes = string_bytes(m, string, &wide);
  return wide ? bytes->u16[i] : (uint8_t)bytes->i8[i];
}

static void push_code_point(char_vector *text, uint32_t c, bool modified) {
  if (c < 0x80 && (c || !modified)) {
    vec_push(text, (char)c);
  } else if (c < 0x800) {
    vec_push(text, (char)(0xC0 | c >> 6));
    vec_push(text, (char)(0x80 | (c & 63)));
  } else if (c < 0x10000) {
    vec_push(text, (char)(0xE0 | c >> 12));
    vec_push(text, (char)(0x80 | (c >> 6 & 63)));
    vec_push(text, (char)(0x80 | (c & 63)));
  } else {
    vec_push(text, (char)(0xF0 | c >> 18));
    vec_push(text, (char)(0x80 | (c >> 12 & 63)));
    vec_push(text, (char)(0x80 | (c >> 6 & 63)));
    vec_push(text, (char)(0x80 | (c & 63)));
  }
}

static bool is_high(uint32_t unit) {
  return unit >= 0xD800 && unit < 0xDC00;
}

static bool is_low(uint32_t unit) {
  return unit >= 0xDC00 && unit < 0xE000;
}

void jre_append_utf8(machine *m, object_id string, char_vector *text) {
  bool wide;
  const object *bytes = string_bytes(m, string, &wide);
  uint32_t length = wide ? bytes->length / 2 : bytes->length;
  for (uint32_t i = 0; i < length; i++) {
    uint32_t c = wide ? bytes->u16[i] : (uint8_t)bytes->i8[i];
    if (is_high(c) && i + 1 < length && is_low(bytes->u16[i + 1]))
      c = 0x10000 + ((c - 0xD800) << 10) + (bytes->u16[++i] - 0xDC00u);
    else if (is_high(c) || is_low(c))
      c = '?';
    push_code_point(text, c, false);
  }
}

char *jre_text(machine *m, object_id string) {
  char_vector text = {0};
  jre_append_utf8(m, string, &text);
  vec_push(&text, '\0');
  return text.data;
}

name jre_text_name(machine *m, object_id string) {
  bool wide;
  const object *bytes = string_bytes(m, string, &wide);
  uint32_t length = wide ? bytes->length / 2 : bytes->length;
  char_vector text = {0};
  for (uint32_t i = 0; i < length; i++)
    push_code_point(&text, wide ? bytes->u16[i] : (uint8_t)bytes->i8[i], true);
  name n = name_mk_text(&m->program->names, text.size ? text.data : "", text.size);
  vec_release(&text);
  return n;
}

object_id jre_literal(machine *m, const char *text, size_t length) {
  return jre_intern(m, name_mk_text(&m->program->names, text, length));
}

object_id jre_intern(machine *m, name text) {
  jre *j = jre_of(m);
  uint64_t *known = map_get(&j->interned, map_address(text));
  if (known)
    return (object_id)*known;
  heap_permanent_begin(&m->heap);
  object_id id = jre_string(m, text->text, text->length);
  map_put(&j->interned, map_address(text), id);
  heap_permanent_end(&m->heap);
  return id;
}

object_id jre_make_text_array(machine *m, int count, const char *const *texts) {
  jre *j = jre_of(m);
  if (!jre_find_classes(m))
    return 0;
  object_id array =
      heap_new_array(&m->heap, java_array_of(j->program, j->string), (uint32_t)count);
  for (int i = 0; i < count; i++) {
    object_id text = jre_string_of(m, texts[i]);
    machine_object(m, array)->refs[i] = text;
  }
  return array;
}

object_id literal_make(machine *m, const ir_literal *literal) {
  jre *j = jre_of(m);
  if (literal->kind == LITERAL_TEXT)
    return jre_intern(m, literal->data);
  assert(literal->kind == LITERAL_CLASS);
  ir_class *class = java_class_named(j->program, literal->data);
  if (!class) {
    machine_stop(m, STOP_INPUT, "class %s", ((name)literal->data)->text);
    return 0;
  }
  return jre_mirror(m, class);
}
