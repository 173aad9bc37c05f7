/* Strings and texts: interning, and the message of a failed index check. */
#include "jre/runtime.h"

NATIVE(intern) {
  jre *j = jre_of(m);
  name text = jre_text_name(m, args[0].ref);
  uint64_t *known = map_get(&j->interned, map_address(text));
  if (!known && m->heap.floor) { /* a temporary object cannot be kept */
    result->ref = jre_intern(m, text);
    return true;
  }
  if (!known)
    map_put(&j->interned, map_address(text), args[0].ref);
  result->ref = known ? (object_id)*known : args[0].ref;
  return true;
}

/* Element i of one of the JDK's immutable lists, or 0. */
static object_id list_element(machine *m, object_id list, uint32_t i) {
  const char *class = machine_object(m, list)->class->name->text;
  if (!strcmp(class, "java/util/ImmutableCollections$List12"))
    return i < 2 ? jre_slot(m, list, i ? "e1" : "e0")->ref : 0;
  if (strcmp(class, "java/util/ImmutableCollections$ListN"))
    return 0;
  const object *elements = machine_object(m, jre_slot(m, list, "elements")->ref);
  return i < elements->length ? elements->refs[i] : 0;
}

static long long list_number(machine *m, object_id list, uint32_t i) {
  object_id number = list_element(m, list, i);
  if (!number)
    return 0;
  const object *o = machine_object(m, number);
  bool is_long = !strcmp(o->class->name->text, "java/lang/Long");
  value v = *jre_slot(m, number, "value");
  return is_long ? v.l : v.i;
}

/* Preconditions.outOfBoundsMessage(String check, List numbers): the JDK's own goes
 * through String.format and with it a large part of the library. */
NATIVE(out_of_bounds_message) {
  if (!args[0].ref || !args[1].ref) {
    result->ref = jre_string_of(m, "Range check failed");
    return true;
  }
  long long n[3];
  for (uint32_t i = 0; i < 3; i++)
    n[i] = list_number(m, args[1].ref, i);
  char *check = jre_text(m, args[0].ref), *text;
  if (!strcmp(check, "checkIndex"))
    text = memory_print("Index %lld out of bounds for length %lld", n[0], n[1]);
  else if (!strcmp(check, "checkFromToIndex"))
    text = memory_print("Range [%lld, %lld) out of bounds for length %lld", n[0], n[1],
                        n[2]);
  else if (!strcmp(check, "checkFromIndexSize"))
    text = memory_print("Range [%lld, %lld + %lld) out of bounds for length %lld", n[0],
                        n[0], n[1], n[2]);
  else
    text = memory_print("Range check failed: %s", check);
  memory_free(check);
  result->ref = jre_string_of(m, text);
  memory_free(text);
  return true;
}

/* ConditionalSpecialCasing.isFinalCased(String, int, Locale): see the model class. */
NATIVE(is_final_cased) {
  return jre_call_static(m, "java/lang/FinalCase", "isFinalCased",
                         "(Ljava/lang/String;I)Z", args, result);
}

const native_entry natives_string[] = {
    {"java/lang/String", "intern", NULL, intern},
    {"java/lang/StringUTF16", "isBigEndian", NULL, native_zero},
    {"java/lang/ConditionalSpecialCasing", "isFinalCased", NULL, is_final_cased},
    {"jdk/internal/util/Preconditions", "outOfBoundsMessage", NULL,
     out_of_bounds_message},
    {0}};
