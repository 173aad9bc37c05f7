/* Domains and relations are found by looking through short lists: programs that can be
 * verified have few. */
#include "javarel/world.h"

#include "java/java_text.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

/* ---- Names ---- */

/* Words of FIR, and its own domains. */
static const char *const taken[] = {
    "domain",  "literal", "global",  "local",   "proc",  "requires", "meets",  "spec",
    "new",     "if",      "then",    "else",    "while", "exit",     "old",    "true",
    "false",   "none",    "all",     "some",    "one",   "lone",     "no",     "sum",
    "in",      "plus",    "minus",   "mul",     "div",   "rem",      "shl",    "shr",
    "sha",     "bitand",  "bitor",   "or",      "and",   "not",      "bitxor", "project",
    "implies", "iff",     "Boolean", "Integer", "null",  "Null",     "Failure"};

static bool is_taken(const world *w, const char *text) {
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
    if (!strcmp(taken[i], text))
      return true;
  for (uint32_t i = DOMAIN_FIRST; i < w->domains.size; i++)
    if (!strcmp(w->domains.data[i].name, text))
      return true;
  vec_each (world_global *, g, &w->globals)
    if (!strcmp((*g)->name, text))
      return true;
  vec_each (world_text, l, &w->texts)
    if (!strcmp(l->name, text))
      return true;
  /* m1..., q1..., x1...: variables of the translation */
  return strchr("mqx", text[0]) && isdigit((unsigned char)text[1]);
}

const char *world_fresh_name(world *w, const char *wanted) {
  char *text = arena_copy(&w->store, wanted, strlen(wanted));
  for (char *at = text; *at; at++)
    if (!isalnum((unsigned char)*at))
      *at = '_';
  if (!isalpha((unsigned char)text[0]))
    text = arena_print(&w->store, "n%s", text);
  const char *fresh = text;
  for (unsigned n = 2; is_taken(w, fresh); n++)
    fresh = arena_print(&w->store, "%s_%u", text, n);
  return fresh;
}

const char *world_simple_name(arena *a, const ir_class *c) {
  const char *text =
      c->is_array ? java_text_type(a, c->name->text) : java_text_class(a, c->name->text);
  size_t length = strcspn(text, "[");
  const char *name = arena_copy(a, text, length), *dot = strrchr(name, '.');
  name = dot ? dot + 1 : name;
  for (const char *at = text + length; (at = strchr(at, '[')); at++)
    name = arena_print(a, "%s_array", name);
  return name;
}

/* ---- Classes ---- */

void world_init(world *w, java_program *p) {
  *w = (world){.program = p};
  arena_init(&w->store);
  static const char *const names[] = {"Boolean", "Integer", "Null"};
  for (uint32_t i = 0; i < DOMAIN_FIRST; i++)
    vec_push(&w->domains, ((world_domain){.name = names[i]}));
}

void world_release(world *w) {
  vec_release(&w->domains);
  vec_release(&w->globals);
  vec_release(&w->flows);
  vec_release(&w->texts);
  vec_release(&w->user_classes);
  arena_release(&w->store);
}

bool world_is_throwable(const ir_class *c) {
  for (; c; c = c->super)
    if (!strcmp(c->name->text, "java/lang/Throwable"))
      return true;
  return false;
}

bool world_is_text(const ir_class *c) {
  return !strcmp(c->name->text, "java/lang/String");
}

domain_set world_texts(const world *w) {
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (world_is_text(w->domains.data[d].class))
      return SET_OF(d);
  return 0;
}

const char *world_text_of(world *w, name content) {
  vec_each (world_text, l, &w->texts)
    if (l->content == content)
      return l->name;
  world_domain_of(w, java_class(w->program, "java/lang/String"));
  enum { SHOWN = 20 }; /* of long ones the beginning */
  const char *wanted = arena_print(&w->store, "text_%.*s", SHOWN, content->text);
  world_text l = {content, world_fresh_name(w, wanted)};
  vec_push(&w->texts, l);
  return l.name;
}

/* What it holds is not modelled, so one stands for all. */
static bool is_text_builder(const ir_class *c) {
  return !strcmp(c->name->text, "java/lang/StringBuilder");
}

uint32_t world_domain_of(world *w, ir_class *c) {
  for (uint32_t i = DOMAIN_FIRST; i < w->domains.size; i++)
    if (w->domains.data[i].class == c)
      return i;
  if (w->domains.size == DOMAINS_MOST) {
    w->is_full = true;
    return DOMAIN_NULL;
  }
  world_domain d = {.name = world_fresh_name(w, world_simple_name(&w->store, c)),
                    .class = c};
  d.is_single = java_info(c) && java_info(c)->from_jdk &&
                (world_is_throwable(c) || is_text_builder(c));
  vec_push(&w->domains, d);
  w->grown = true;
  return w->domains.size - 1;
}

const char *world_class_name(world *w, ir_class *c) {
  uint32_t d = world_domain_of(w, c); /* may move the list */
  return w->domains.data[d].name;
}

static bool is_root(const ir_class *c) {
  return !c->super && !c->is_interface;
}

/* Classes of the user whose objects may be there from the start. */
static void add_user_classes(world *w, const ir_class *type) {
  for (uint32_t i = 0; !is_root(type) && i < w->user_classes.size; i++) {
    ir_class *c = w->user_classes.data[i];
    if (!c->is_abstract && !c->is_interface && ir_is_subclass(c, type))
      world_domain_of(w, c);
  }
}

static domain_set below(const world *w, const ir_class *type) {
  domain_set s = 0;
  for (uint32_t i = DOMAIN_FIRST; i < w->domains.size; i++)
    if (ir_is_subclass(w->domains.data[i].class, type))
      s |= SET_OF(i);
  return s;
}

/* An abstract type without a known class has objects of some class that is not known. */
domain_set world_type(world *w, ir_class *type) {
  add_user_classes(w, type);
  if ((!type->is_abstract && !type->is_interface) || !below(w, type))
    world_domain_of(w, type);
  return below(w, type);
}

domain_set world_initial_type(world *w, ir_class *type) {
  return is_root(type) ? SET_OF(world_domain_of(w, type)) | w->objects
                       : world_type(w, type);
}

ir_class *world_descriptor_class(world *w, const char *descriptor) {
  if (*descriptor != 'L' && *descriptor != '[')
    return NULL;
  return java_descriptor_class(w->program, descriptor, strlen(descriptor));
}

static domain_set of_descriptor(world *w, const char *descriptor, bool initial) {
  if (*descriptor == 'Z')
    return SET_OF(DOMAIN_BOOLEAN);
  ir_class *c = world_descriptor_class(w, descriptor);
  if (!c)
    return SET_OF(DOMAIN_INTEGER);
  return SET_OF(DOMAIN_NULL) | (initial ? world_initial_type(w, c) : world_type(w, c));
}

domain_set world_descriptor(world *w, const char *descriptor) {
  return of_descriptor(w, descriptor, false);
}

domain_set world_initial_descriptor(world *w, const char *descriptor) {
  return of_descriptor(w, descriptor, true);
}

bool world_is_of_user(const world *w, const ir_class *c) {
  vec_each (ir_class *, own, &w->user_classes)
    if (*own == c)
      return true;
  return false;
}

domain_set world_parameter_descriptor(world *w, const char *descriptor) {
  domain_set s = world_initial_descriptor(w, descriptor);
  const ir_class *c = world_descriptor_class(w, descriptor);
  for (uint32_t i = DOMAIN_FIRST; c && is_root(c) && i < w->domains.size; i++)
    if (world_is_of_user(w, w->domains.data[i].class))
      s |= SET_OF(i);
  return s;
}

domain_set world_sort_set(world *w, const world_sort *s) {
  return s->class ? world_type(w, s->class) | s->plain : s->plain;
}

/* ---- Relations ---- */

static world_global *find_global(const world *w, global_kind kind, const void *what) {
  vec_each (world_global *, g, &w->globals) {
    const void *of = kind == GLOBAL_SPEC ? (const void *)(*g)->spec
                     : kind == GLOBAL_FIELD || kind == GLOBAL_STATIC
                         ? (const void *)(*g)->field
                         : (const void *)(*g)->holder;
    if ((*g)->kind == kind && of == what)
      return *g;
  }
  return NULL;
}

static world_global *add_global(world *w, global_kind kind, ir_class *holder,
                                const char *wanted) {
  world_global *g = arena_new(&w->store, world_global);
  *g = (world_global){.kind = kind, .holder = holder};
  g->name = world_fresh_name(w, wanted);
  g->shown = g->name;
  vec_push(&w->globals, g);
  w->grown = true;
  return g;
}

world_global *world_field(world *w, const ir_field *f) {
  global_kind kind = f->is_static ? GLOBAL_STATIC : GLOBAL_FIELD;
  world_global *g = find_global(w, kind, f);
  if (!g) {
    const char *owner = world_simple_name(&w->store, f->owner);
    bool clashes = f->is_static || is_taken(w, f->name->text);
    g = add_global(w, kind, f->owner,
                   clashes ? arena_print(&w->store, "%s_%s", owner, f->name->text)
                           : f->name->text);
    g->field = f;
    g->descriptor = f->descriptor->text;
    g->shown =
        clashes ? arena_print(&w->store, "%s.%s", owner, f->name->text) : f->name->text;
  }
  return g;
}

world_global *world_elements(world *w, ir_class *array) {
  world_global *g = find_global(w, GLOBAL_ELEMENTS, array);
  if (!g) {
    g = add_global(
        w, GLOBAL_ELEMENTS, array,
        arena_print(&w->store, "%s_elements", world_simple_name(&w->store, array)));
    g->descriptor = array->name->text + 1;
    world_length(w, array);
  }
  return g;
}

world_global *world_length(world *w, ir_class *array) {
  world_global *g = find_global(w, GLOBAL_LENGTH, array);
  if (!g) {
    g = add_global(
        w, GLOBAL_LENGTH, array,
        arena_print(&w->store, "%s_length", world_simple_name(&w->store, array)));
    g->descriptor = "I";
    world_elements(w, array);
  }
  return g;
}

world_global *world_spec_field(world *w, ir_class *holder, const struct spec_field *spec,
                               const char *name) {
  world_global *g = find_global(w, GLOBAL_SPEC, spec);
  if (!g) {
    g = add_global(w, GLOBAL_SPEC, holder, name);
    g->spec = spec;
  }
  return g;
}

/* ---- Columns ---- */

uint32_t world_arity(const world_global *g) {
  switch (g->kind) {
  case GLOBAL_STATIC: return 1;
  case GLOBAL_ELEMENTS: return 3;
  case GLOBAL_SPEC: return g->many == MANY_SEQ || g->many == MANY_MAP ? 3 : 2;
  default: return 2;
  }
}

domain_set world_holders(world *w, const world_global *g) {
  return g->holder->is_array ? SET_OF(world_domain_of(w, g->holder))
                             : world_type(w, g->holder);
}

domain_set world_column(world *w, const world_global *g, uint32_t column) {
  bool is_last = column + 1 == world_arity(g);
  if (!column && g->kind != GLOBAL_STATIC)
    return world_holders(w, g);
  if (g->kind == GLOBAL_SPEC)
    return world_sort_set(w, is_last ? &g->value : &g->key);
  return is_last ? world_initial_value(w, g) | g->stored : SET_OF(DOMAIN_INTEGER);
}

/* ---- What comes where ---- */

static void enlarge(world *w, domain_set *set, domain_set by) {
  w->grown |= (by & ~*set) != 0;
  *set |= by;
}

void world_expect(world *w, ir_class *c) {
  w->grown |= c->is_array && !w->asks_arrays;
  w->asks_arrays |= c->is_array;
  bool is_modelled = world_is_of_user(w, c) || ir_class_is_box(c) || world_is_text(c);
  if (is_modelled && !world_is_throwable(c))
    enlarge(w, &w->objects, world_type(w, c));
}

void world_store(world *w, world_global *g, domain_set set) {
  enlarge(w, &g->stored, set & world_descriptor(w, g->descriptor));
}

world_flow *world_flow_of(world *w, const ir_method *m) {
  vec_each (world_flow *, f, &w->flows)
    if ((*f)->method == m)
      return *f;
  world_flow *f = arena_new(&w->store, world_flow);
  f->method = m;
  f->given = arena_new_array(&w->store, domain_set, m->param_count + 1u);
  vec_push(&w->flows, f);
  return f;
}

void world_give(world *w, world_flow *f, uint32_t parameter, domain_set set) {
  enlarge(w, &f->given[parameter], set);
}

void world_give_back(world *w, world_flow *f, domain_set set) {
  enlarge(w, &f->result, set);
}

const char *world_set_text(world *w, domain_set s) {
  const char *text = NULL;
  for (uint32_t i = 0; i < w->domains.size; i++)
    if (s & SET_OF(i))
      text = text ? arena_print(&w->store, "%s + %s", text, w->domains.data[i].name)
                  : w->domains.data[i].name;
  return text ? arena_print(&w->store, "(%s)", text) : "none";
}

const char *world_next_parameter(arena *a, const char **at) {
  const char *start = *at;
  if (*start == ')')
    return NULL;
  const char *behind = start + strspn(start, "[");
  *at = *behind == 'L' ? strchr(behind, ';') + 1 : behind + 1;
  return arena_copy(a, start, (size_t)(*at - start));
}

const ir_field *world_box_value(const ir_class *box) {
  for (uint32_t i = 0; i < box->field_count; i++)
    if (!box->fields[i].is_static && !strcmp(box->fields[i].name->text, "value"))
      return &box->fields[i];
  assert(!"a box has a value");
  return NULL;
}
