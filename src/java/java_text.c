/* Descriptors are well formed here: the class file reader has checked them. */
#include "java/java_text.h"

#include "base/vector.h"

#include <assert.h>
#include <string.h>

static void add(char_vector *out, const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    vec_push(out, text[i]);
}

static const char *finish(arena *a, char_vector *out) {
  const char *text = arena_copy(a, out->data, out->size);
  vec_release(out);
  return text;
}

/* Whether text[at] is a '$' between nested classes: not the first or last letter of a
 * name, not before a number. */
static bool separates(const char *text, size_t at) {
  return text[at] == '$' && at && text[at - 1] != '/' && text[at + 1] &&
         !strchr(";0123456789", text[at + 1]);
}

const char *java_text_class(arena *a, const char *internal_name) {
  char_vector out = {0};
  add(&out, internal_name, strlen(internal_name));
  for (uint32_t i = 0; i < out.size; i++)
    if (out.data[i] == '/' || separates(internal_name, i))
      out.data[i] = '.';
  return finish(a, &out);
}

static const char *primitive(char descriptor) {
  switch (descriptor) {
  case 'B': return "byte";
  case 'C': return "char";
  case 'D': return "double";
  case 'F': return "float";
  case 'I': return "int";
  case 'J': return "long";
  case 'S': return "short";
  case 'Z': return "boolean";
  default: return "void";
  }
}

/* Adds the simple name of the type at `descriptor`; returns what follows it. */
static const char *add_type(char_vector *out, const char *descriptor) {
  size_t dimensions = strspn(descriptor, "[");
  descriptor += dimensions;
  if (*descriptor == 'L') {
    const char *name = ++descriptor;
    size_t end = strcspn(name, ";"), start = end;
    while (start && name[start - 1] != '/' && !separates(name, start - 1))
      start--;
    add(out, name + start, end - start);
    descriptor += end;
  } else
    add(out, primitive(*descriptor), strlen(primitive(*descriptor)));
  for (size_t i = 0; i < dimensions; i++)
    add(out, "[]", 2);
  return descriptor + 1;
}

const char *java_text_type(arena *a, const char *descriptor) {
  char_vector out = {0};
  add_type(&out, descriptor);
  return finish(a, &out);
}

const char *java_text_method(arena *a, const char *name, const char *descriptor) {
  char_vector out = {0};
  add(&out, name, strlen(name));
  assert(*descriptor == '(' && "a method's descriptor");
  char before = '(';
  for (descriptor++; *descriptor != ')'; before = ',') {
    vec_push(&out, before);
    descriptor = add_type(&out, descriptor);
  }
  if (before == '(')
    vec_push(&out, before);
  vec_push(&out, ')');
  return finish(a, &out);
}

bool java_text_is_called(name internal_name, const char *wanted, size_t length) {
  const char *text = internal_name->text;
  if (!length || length > internal_name->length)
    return false;
  const char *tail = text + internal_name->length - length;
  if (tail != text && tail[-1] != '/' && tail[-1] != '$')
    return false;
  for (size_t i = 0; i < length; i++)
    if (tail[i] != wanted[i] && !(wanted[i] == '.' && strchr("/$", tail[i])))
      return false;
  return true;
}
