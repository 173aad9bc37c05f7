#include "javarel/scope.h"

#include "java/java_text.h"
#include "javarel/javarel.h"
#include "javarel/statics.h"

#include <stdlib.h>
#include <string.h>

const world_domain *scope_domain(const world *w, const fir_program *p, uint32_t domain) {
  const char *text = p->domains.data[domain]->name->text;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (!strcmp(w->domains.data[d].name, text))
      return w->domains.data[d].is_single ? NULL : &w->domains.data[d];
  return NULL;
}

static bool is_called(const world_domain *d, const char *wanted, size_t length) {
  return (strlen(d->name) == length && !strncmp(d->name, wanted, length)) ||
         java_text_is_called(d->class->name, wanted, length);
}

static bool set_scopes(const world *w, const fir_program *p, const char *class_name,
                       size_t length, uint32_t scope, uint32_t *scopes, bool is_exact,
                       bool *exact) {
  bool found = false;
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++) {
    const world_domain *x = scope_domain(w, p, d);
    if (!x || (class_name && !is_called(x, class_name, length)))
      continue;
    uint32_t constants = statics_constants(x->class); /* all of an enum are there */
    scopes[d] = constants ? constants : scope;
    exact[d] = !constants && is_exact;
    found = true;
  }
  return found || !class_name;
}

static bool library_has(const world *w, const char *package, const char *wanted,
                        size_t length) {
  ir_program *ir = java_program_ir(w->program);
  name n = name_mk_print(&ir->names, "%s%.*s", package, (int)length, wanted);
  return java_class_if_found(w->program, n) != NULL;
}

/* A class of the program that this method does not reach is no mistake. */
static bool is_some_class(const world *w, const char *wanted, size_t length) {
  for (uint32_t i = 0; i < w->user_classes.size; i++)
    if (java_text_is_called(w->user_classes.data[i]->name, wanted, length))
      return true;
  return library_has(w, "java/util/", wanted, length) ||
         library_has(w, "java/lang/", wanted, length);
}

static bool parse_item(const world *w, const fir_program *p, const char *item,
                       size_t length, uint32_t *scopes, bool *exact, diag_sink *sink) {
  const char *equals = memchr(item, '=', length);
  bool is_exact = equals && equals + 1 < item + length && equals[1] == '=';
  const char *number = equals ? equals + 1 + is_exact : item;
  char *end;
  unsigned long value = strtoul(number, &end, 10);
  if (end != item + length || end == number || *number < '0' || *number > '9' ||
      value > FIR_SCOPE_MOST) {
    diag_error(sink, NO_PLACE,
               "--scope takes K or Class=K,... with K from 0 to %d, not '%.*s'",
               FIR_SCOPE_MOST, (int)length, item);
    return false;
  }
  size_t named = equals ? (size_t)(equals - item) : 0;
  if (set_scopes(w, p, equals ? item : NULL, named, (uint32_t)value, scopes, is_exact,
                 exact) ||
      is_some_class(w, item, named))
    return true;
  diag_error(sink, NO_PLACE, "--scope: the method reaches no class '%.*s'", (int)named,
             item);
  return false;
}

bool scope_parse(world *w, const fir_program *p, const char *text, uint32_t *scopes,
                 bool *exact, diag_sink *sink) {
  memset(scopes, 0, p->domains.count * sizeof *scopes);
  set_scopes(w, p, NULL, 0, JAVAREL_DEFAULT_SCOPE, scopes, false, exact);
  while (text) {
    const char *comma = strchr(text, ',');
    size_t length = comma ? (size_t)(comma - text) : strlen(text);
    if (!parse_item(w, p, text, length, scopes, exact, sink))
      return false;
    text = comma ? comma + 1 : NULL;
  }
  return true;
}
