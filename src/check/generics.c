/* Reading generic signatures (JVM specification, 4.7.9.1). */
#include "check/generics.h"

#include <string.h>

enum { DEEPEST = 8 }; /* bounds that name themselves: T extends Comparable<T> */

/* Where type variables get their meaning: by arguments, then by the declarations. */
typedef struct scope {
  arena *arena;
  const char *declared[2]; /* <T:Ljava/lang/Object;>...: of the method, of the class */
  const char *arguments;   /* for the class's variables: a signature in use; or NULL */
} scope;

/* Behind the type that the text begins with. */
static const char *behind(const char *at) {
  at += strspn(at, "[+-");
  if (*at != 'L' && *at != 'T')
    return at + 1; /* a primitive type, or * */
  uint32_t depth = 0;
  for (; *at && (depth || *at != ';'); at++)
    depth += *at == '<' ? 1u : *at == '>' ? -1u : 0;
  return *at ? at + 1 : at;
}

const char *generics_argument(arena *a, const char *signature, uint32_t k) {
  const char *at = strchr(signature, '<');
  if (!at || *signature != 'L')
    return NULL;
  for (at++; k && *at && *at != '>'; k--)
    at = behind(at);
  return *at && *at != '>' ? arena_copy(a, at, (size_t)(behind(at) - at)) : NULL;
}

const char *generics_erased(arena *a, const char *signature) {
  char *text = arena_copy(a, signature, strlen(signature)), *to = text;
  uint32_t depth = 0;
  for (const char *at = signature; *at; at++) {
    depth += *at == '<';
    if (!depth)
      *to++ = *at;
    depth -= *at == '>';
  }
  *to = 0;
  for (to = text; (to = strchr(to, '.'));) /* Outer<A>.Inner */
    *to = '$';
  return text;
}

/* The bound of the variable in the declaration, and its index; NULL: not declared here.
 */
static const char *find_bound(const char *declared, const char *variable, size_t length,
                              uint32_t *index) {
  const char *at = declared && *declared == '<' ? declared + 1 : "";
  for (*index = 0; *at && *at != '>'; ++*index) {
    size_t name_length = strcspn(at, ":");
    bool is = name_length == length && !strncmp(at, variable, length);
    at += name_length;
    const char *bound = NULL;
    while (*at == ':') {
      at++;
      if (*at == ':')
        continue; /* no class among the bounds */
      bound = bound ? bound : at;
      at = behind(at);
    }
    if (is)
      return bound;
  }
  return NULL;
}

static const char *resolve(const scope *s, const char *at, uint32_t depth);

static const char *resolve_variable(const scope *s, const char *at, uint32_t depth) {
  size_t length = strcspn(at + 1, ";");
  for (uint32_t k = 0; k < 2; k++) {
    uint32_t index;
    const char *bound = find_bound(s->declared[k], at + 1, length, &index);
    const char *given = bound && k && s->arguments
                            ? generics_argument(s->arena, s->arguments, index)
                            : NULL;
    if (given)
      return given;
    if (bound && depth < DEEPEST)
      return resolve(s, bound, depth + 1);
  }
  return "Ljava/lang/Object;";
}

/* Outer<A>.Inner<B> is Outer$Inner<B>: what the outer class's variables stand for is not
 * told to the inner one. */
static const char *resolve_class(const scope *s, const char *at, uint32_t depth) {
  const char *text = "", *arguments = "";
  for (bool is_inner = false; *at && *at != ';'; is_inner = true) {
    at += is_inner; /* the dot */
    size_t plain = strcspn(at, "<;.");
    text = arena_print(s->arena, "%s%s%.*s", text, is_inner ? "$" : "", (int)plain, at);
    arguments = "";
    at += plain;
    if (*at != '<')
      continue;
    for (at++; *at && *at != '>'; at = behind(at))
      arguments = arena_print(s->arena, "%s%s", arguments, resolve(s, at, depth + 1));
    at += *at == '>';
  }
  return *arguments ? arena_print(s->arena, "%s<%s>;", text, arguments)
                    : arena_print(s->arena, "%s;", text);
}

/* The type that the text begins with, resolved. */
static const char *resolve(const scope *s, const char *at, uint32_t depth) {
  at += strspn(at, "+-");
  if (depth > DEEPEST || *at == '*')
    return "Ljava/lang/Object;";
  if (*at == '[')
    return arena_print(s->arena, "[%s", resolve(s, at + 1, depth));
  if (*at == 'T')
    return resolve_variable(s, at, depth);
  return *at == 'L' ? resolve_class(s, at, depth) : arena_copy(s->arena, at, 1);
}

static const char *signature_of(const ir_class *c) {
  const classfile *file = java_info(c)->file;
  return file && file->signature ? file->signature->text : NULL;
}

const char *generics_field(arena *a, const ir_field *f) {
  const class_field *origin = f->origin;
  if (!origin || !origin->signature)
    return f->descriptor->text;
  scope s = {.arena = a, .declared = {NULL, signature_of(f->owner)}};
  return resolve(&s, origin->signature->text, 0);
}

bool generics_field_is_loose(const ir_field *f) {
  const class_field *origin = f->origin;
  return origin && origin->signature && strchr(origin->signature->text, '-');
}

bool generics_method_is_loose(const ir_method *m) {
  const class_method *origin = m->origin;
  return origin && origin->signature && strchr(origin->signature->text, '-');
}

/* Variables of a class around it, or of a method around it, are not declared there. */
bool generics_is_exact(const ir_class *c) {
  const char *at = signature_of(c);
  if (!at || *at == '<')
    return false;
  for (; *at; at++)
    if (*at == 'T' && (at[-1] == '<' || at[-1] == ';' || at[-1] == '[' || at[-1] == '+' ||
                       at[-1] == '-' || at[-1] == '*'))
      return false;
  return true;
}

const char *generics_used_field(arena *a, const char *used, const ir_field *f) {
  const class_field *origin = f->origin;
  if (!origin || !origin->signature)
    return f->descriptor->text;
  scope s = {.arena = a, .declared = {NULL, signature_of(f->owner)}, .arguments = used};
  return resolve(&s, origin->signature->text, 0);
}

/* Behind the declaration of type variables. */
static const char *after_variables(const char *at) {
  if (*at != '<')
    return at;
  uint32_t depth = 0;
  do
    depth += *at == '<' ? 1u : *at == '>' ? -1u : 0;
  while (*at++ && depth);
  return at;
}

static uint32_t count_types(const char *parameters) {
  uint32_t count = 0;
  for (const char *at = parameters + 1; *at && *at != ')'; at = behind(at))
    count++;
  return count;
}

const char *generics_parameter(arena *a, const ir_method *m, uint32_t k) {
  const class_method *origin = m->origin;
  const char *descriptor = m->descriptor->text, *signature = descriptor;
  scope s = {.arena = a, .declared = {NULL, signature_of(m->owner)}};
  if (origin && origin->signature) {
    const char *types = after_variables(origin->signature->text);
    s.declared[0] = origin->signature->text;
    if (count_types(types) == count_types(descriptor)) /* none is the compiler's own */
      signature = types;
  }
  const char *at = signature + 1;
  for (uint32_t i = 0; i < k; i++)
    at = behind(at);
  return resolve(&s, at, 0);
}

/* The interface as the other one names it among what it extends; NULL: it does not, or
 * without arguments. */
const char *generics_extended(arena *a, const ir_class *c, const ir_class *wanted) {
  const char *signature = signature_of(c);
  const char *start = arena_print(a, "L%s<", wanted->name->text);
  for (const char *at = signature ? after_variables(signature) : ""; *at; at = behind(at))
    if (!strncmp(at, start, strlen(start)))
      return arena_copy(a, at, (size_t)(behind(at) - at));
  return NULL;
}

const char *generics_as(arena *a, const char *used, const ir_class *c,
                        const ir_class *wanted) {
  const char *signature = signature_of(c), *found = NULL;
  const char *at = signature ? after_variables(signature) : "";
  scope s = {.arena = a, .declared = {NULL, signature}, .arguments = used};
  for (uint32_t k = 0; !found && *at && k <= c->interface_count; k++, at = behind(at)) {
    const ir_class *super = k ? c->interfaces[k - 1] : c->super;
    const char *as = resolve(&s, at, 0);
    if (super == wanted)
      found = strchr(as, '<') ? as : NULL;
    else if (super && ir_is_subclass(super, wanted))
      found = generics_as(a, as, super, wanted);
  }
  if (!signature && c->super && c->super != wanted && ir_is_subclass(c->super, wanted))
    found = generics_as(a, NULL, c->super, wanted);
  return found;
}

const char *generics_result(arena *a, const char *used, const ir_class *interface,
                            const ir_method *m) {
  const class_method *origin = m->origin;
  const char *descriptor = strchr(m->descriptor->text, ')') + 1;
  if (!origin || !origin->signature)
    return descriptor;
  scope s = {.arena = a, .arguments = used};
  if (interface != m->owner) {
    const char *as = generics_extended(a, interface, m->owner);
    if (!as)
      return descriptor;
    s.declared[1] = signature_of(interface);
    s.arguments = resolve(&s, as, 0);
  }
  s.declared[0] = origin->signature->text;
  s.declared[1] = signature_of(m->owner);
  return resolve(&s, strchr(origin->signature->text, ')') + 1, 0);
}
