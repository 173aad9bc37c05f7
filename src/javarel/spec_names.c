/* What names in specifications mean: classes, fields, specification fields. */
#include "javarel/spec_emit.h"

#include "java/java_text.h"

#include <string.h>

/* ---- Classes ---- */

static ir_class *class_in(const world *w, const char *package, const char *wanted) {
  char text[256];
  snprintf(text, sizeof text, "%s%s", package, wanted);
  for (char *at = text; *at; at++)
    if (*at == '.')
      *at = '/';
  ir_program *ir = java_program_ir(w->program);
  return java_class_if_found(w->program, name_mk(&ir->names, text));
}

/* Those nested in the class, and in those around it. */
static ir_class *class_nested(const spec_scope *s, const char *wanted) {
  if (!s->class)
    return NULL;
  char outer[256];
  snprintf(outer, sizeof outer, "%s$", s->class->name->text);
  for (;;) {
    ir_class *found = class_in(s->world, outer, wanted);
    if (found)
      return found;
    *strrchr(outer, '$') = '\0';
    char *dollar = strrchr(outer, '$');
    if (!dollar)
      return NULL;
    dollar[1] = '\0';
  }
}

/* Those of the same package as the class that is specified. */
static ir_class *class_beside(const spec_scope *s, const char *wanted) {
  const char *slash = s->class ? strrchr(s->class->name->text, '/') : NULL;
  if (!slash)
    return NULL;
  size_t length = (size_t)(slash + 1 - s->class->name->text);
  return class_in(s->world, arena_copy(s->book->store, s->class->name->text, length),
                  wanted);
}

ir_class *spec_class_called(const spec_scope *s, const char *wanted) {
  world *w = s->world;
  if (s->class && java_text_is_called(s->class->name, wanted, strlen(wanted)))
    return s->class;
  ir_class *found = class_nested(s, wanted);
  for (uint32_t i = 0; !found && i < w->user_classes.size; i++)
    if (java_text_is_called(w->user_classes.data[i]->name, wanted, strlen(wanted)))
      found = w->user_classes.data[i];
  for (uint32_t i = DOMAIN_FIRST; !found && i < w->domains.size; i++)
    if (java_text_is_called(w->domains.data[i].class->name, wanted, strlen(wanted)))
      found = w->domains.data[i].class;
  found = found ? found : class_beside(s, wanted);
  static const char *const packages[] = {"", "java/lang/", "java/util/", "java/io/"};
  for (size_t i = 0; !found && i < sizeof packages / sizeof *packages; i++)
    found = class_in(w, packages[i], wanted);
  return found;
}

/* a.b.C of the tree of dots; NULL: it is no name. */
static const char *dotted(arena *a, const spec_expr *e) {
  if (e->kind == SPEC_NAME)
    return e->word;
  if (e->kind != SPEC_INFIX || strcmp(e->word, "."))
    return NULL;
  const char *left = dotted(a, e->arguments[0]), *right = dotted(a, e->arguments[1]);
  return left && right ? arena_print(a, "%s.%s", left, right) : NULL;
}

ir_class *spec_emit_class(spec_scope *s, const spec_expr *e) {
  const char *wanted = dotted(s->book->store, e);
  ir_class *found = wanted ? spec_class_called(s, wanted) : NULL;
  if (!found)
    spec_error(s->book, s->source, e->at, "there is no class '%s'",
               wanted ? wanted : "?");
  return found;
}

ir_class *spec_dotted_class(const spec_scope *s, const spec_expr *e) {
  const char *wanted = e->kind == SPEC_INFIX ? dotted(s->book->store, e) : NULL;
  return wanted ? spec_class_called(s, wanted) : NULL;
}

bool spec_emit_sort(spec_scope *s, const spec_expr *e, world_sort *out) {
  static const char *const numbers[] = {"int", "long", "short", "byte", "char"};
  *out = (world_sort){0};
  for (size_t i = 0; e->kind == SPEC_NAME && i < sizeof numbers / sizeof *numbers; i++)
    if (!strcmp(e->word, numbers[i]))
      out->plain = SET_OF(DOMAIN_INTEGER);
  if (e->kind == SPEC_NAME && !strcmp(e->word, "boolean"))
    out->plain = SET_OF(DOMAIN_BOOLEAN);
  if (!out->plain)
    out->class = spec_emit_class(s, e);
  return out->plain || out->class;
}

/* ---- Fields ---- */

static void add_once(world_globals *all, const world_global *g) {
  vec_each (const world_global *, other, all)
    if (*other == g)
      return;
  vec_push(all, g);
}

static const world_global *spec_field_global(spec_scope *s, const spec_field *f) {
  world_global *g = world_spec_field(s->world, f->owner, f, f->name);
  spec_scope at = *s;
  at.class = f->owner;
  at.source = f->source;
  g->many = f->many;
  bool good = spec_emit_sort(&at, f->value, &g->value);
  if (f->many == MANY_SEQ)
    g->key = (world_sort){.plain = SET_OF(DOMAIN_INTEGER)};
  else if (f->key)
    good &= spec_emit_sort(&at, f->key, &g->key);
  if (g->value.class) /* elements may be null */
    g->value.plain = SET_OF(DOMAIN_NULL);
  if (g->key.class &&
      !f->definition.expr) /* and keys, where nothing says what they are */
    g->key.plain = SET_OF(DOMAIN_NULL);
  return good ? g : NULL;
}

static const world_global *spec_field_called(spec_scope *s, ir_class *c, const char *n) {
  const class_spec *spec = spec_of_class(s->book, c);
  for (uint32_t i = 0; spec && i < spec->fields.size; i++)
    if (!strcmp(spec->fields.data[i]->name, n))
      return spec_field_global(s, spec->fields.data[i]);
  return NULL;
}

static const world_global *field_called(spec_scope *s, ir_class *c, const char *n) {
  const world_global *g = spec_field_called(s, c, n);
  for (uint32_t i = 0; !g && i < c->field_count; i++)
    if (!strcmp(c->fields[i].name->text, n))
      g = world_field(s->world, &c->fields[i]);
  return g;
}

/* In the class, then in what it extends and implements, all the way up. */
static const world_global *find_above(spec_scope *s, ir_class *c, const char *n) {
  const world_global *g = field_called(s, c, n);
  if (!g && c->super)
    g = find_above(s, c->super, n);
  for (uint32_t i = 0; !g && i < c->interface_count; i++)
    g = find_above(s, c->interfaces[i], n);
  return g;
}

static const world_global *find_in_class(spec_scope *s, ir_class *c, const char *n) {
  if (c->is_array)
    return strcmp(n, "length") ? NULL : world_length(s->world, c);
  return find_above(s, c, n);
}

/* A field is found by the static type; a specification field is the object's own. */
static const world_global *find_static(spec_scope *s, ir_class *c, const char *name) {
  const world_global *g = c && !c->is_array ? find_in_class(s, c, name) : NULL;
  return g && g->kind != GLOBAL_SPEC ? g : NULL;
}

void spec_find_globals(spec_scope *s, domain_set set, ir_class *class, const char *name,
                       world_globals *out) {
  const world_global *of_type = find_static(s, class, name);
  for (uint32_t d = DOMAIN_FIRST; d < s->world->domains.size; d++) {
    ir_class *c = set & SET_OF(d) ? s->world->domains.data[d].class : NULL;
    bool is_below = of_type && c && ir_is_subclass(c, class);
    const world_global *g = is_below ? of_type : c ? find_in_class(s, c, name) : NULL;
    if (g)
      add_once(out, g);
  }
}

bool spec_is_ambiguous(const world_globals *all) {
  for (uint32_t i = 0; i < all->size; i++)
    for (uint32_t k = 0; k < all->size; k++)
      if (i != k && all->data[i]->kind == GLOBAL_FIELD &&
          all->data[k]->kind == GLOBAL_FIELD &&
          ir_is_subclass(all->data[i]->holder, all->data[k]->holder))
        return true;
  return false;
}

/* ---- States ---- */

static bool has_old(const spec_scope *s, const world_global *g) {
  if (!s->is_old || !s->frame)
    return false;
  for (uint32_t i = 0; !s->frame->all && i < s->frame->globals.size; i++)
    if (s->frame->globals.data[i] == g)
      return true;
  return s->frame->all;
}

const char *spec_global_text(const spec_scope *s, const world_global *g) {
  return has_old(s, g) ? arena_print(s->book->store, "old(%s)", g->name) : g->name;
}

const char *spec_set_text(const spec_scope *s, domain_set set) {
  world *w = s->world;
  const char *text = NULL;
  for (uint32_t d = 0; d < w->domains.size; d++) {
    if (!(set & SET_OF(d)))
      continue;
    bool grows = d >= DOMAIN_FIRST && !w->domains.data[d].is_single && s->is_old &&
                 s->frame && (s->frame->all || s->frame->domains & SET_OF(d));
    const char *one =
        grows ? arena_print(s->book->store, "old(%s)", w->domains.data[d].name)
              : w->domains.data[d].name;
    text = text ? arena_print(s->book->store, "%s + %s", text, one) : one;
  }
  return text ? arena_print(s->book->store, "(%s)", text) : "none";
}
