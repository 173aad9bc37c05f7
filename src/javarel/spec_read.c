/* From annotations in class files to parsed specifications. */
#include "javarel/spec.h"

#include <assert.h>
#include <string.h>

spec_book *spec_book_new(arena *a, java_program *p, const char *const *sources,
                         uint32_t count, diag_sink *sink) {
  spec_book *b = arena_new(a, spec_book);
  *b = (spec_book){
      .store = a, .program = p, .sources = sources, .source_count = count, .sink = sink};
  return b;
}

void spec_book_release(spec_book *b) {
  vec_each (class_spec *, c, &b->classes)
    if (*c) {
      vec_release(&(*c)->invariants);
      vec_release(&(*c)->statics);
      vec_release(&(*c)->fields);
    }
  vec_each (method_spec *, m, &b->methods)
    if (*m) {
      vec_release(&(*m)->requires);
      vec_release(&(*m)->ensures);
      vec_release(&(*m)->modifies);
      vec_release(&(*m)->throws);
    }
  vec_release(&b->companions);
  vec_release(&b->classes);
  vec_release(&b->methods);
  vec_release(&b->seen_classes);
  vec_release(&b->seen_methods);
  vec_release(&b->files);
}

/* ---- Strings ---- */

typedef vector(const spec_text *) spec_texts;

typedef struct carrier {
  const ir_class *class;
  uint32_t line; /* annotations of this element stand before it */
} carrier;

static void add_text(spec_book *b, const char *annotation, carrier from,
                     const element_value *v, spec_texts *out) {
  if (v->tag != 's')
    return;
  spec_text *t = arena_new(b->store, spec_text);
  *t = (spec_text){v->text->text, annotation, from.class, from.line};
  vec_push(out, t);
}

/* The strings of the annotation, which holds one or several. */
static void find_texts(spec_book *b, const annotation_list *list, const char *which,
                       carrier from, spec_texts *out) {
  char type[64];
  vec_clear(out);
  snprintf(type, sizeof type, "Lglassbox/spec/%s;", which);
  const annotation *found = annotation_find(list, type);
  const element_value *v = found ? annotation_element(found, "value") : NULL;
  if (v && v->tag == '[')
    for (uint16_t i = 0; i < v->array.count; i++)
      add_text(b, which, from, &v->array.items[i], out);
  else if (v)
    add_text(b, which, from, v, out);
}

static void add_clauses(spec_book *b, const annotation_list *list, const char *which,
                        carrier from, spec_clauses *out) {
  spec_texts texts = {0};
  find_texts(b, list, which, from, &texts);
  vec_each (const spec_text *, t, &texts) {
    uint32_t length = (uint32_t)strlen((*t)->text);
    spec_clause c = {*t, spec_parse(b, *t, 0, length), 0, length};
    if (c.expr)
      vec_push(out, c);
  }
  vec_release(&texts);
}

/* ---- Classes ---- */

static void add_fields(spec_book *b, class_spec *c, const annotation_list *list,
                       carrier from) {
  spec_texts texts = {0};
  find_texts(b, list, "SpecField", from, &texts);
  vec_each (const spec_text *, t, &texts) {
    spec_field *f = arena_new(b->store, spec_field);
    f->owner = c->class;
    if (spec_parse_field(b, *t, f))
      vec_push(&c->fields, f);
  }
  vec_release(&texts);
}

/* From the class itself, or its companion. */
static void read_from(spec_book *b, class_spec *c, const ir_class *source) {
  const classfile *file = java_info(source) ? java_info(source)->file : NULL;
  if (!file)
    return;
  carrier from = {source, 0};
  add_fields(b, c, &file->annotations, from);
  add_clauses(b, &file->annotations, "Invariant", from, &c->invariants);
  for (uint32_t i = 0; i < source->field_count; i++) {
    const ir_field *f = &source->fields[i];
    const class_field *origin = f->origin;
    if (origin)
      add_clauses(b, &origin->annotations, "Invariant", from,
                  f->is_static ? &c->statics : &c->invariants);
  }
}

static ir_class *companion_of(const spec_book *b, const ir_class *target) {
  vec_each (spec_companion, c, &b->companions)
    if (c->target == target)
      return c->companion;
  return NULL;
}

ir_class *spec_companion_target(const spec_book *b, const ir_class *companion) {
  vec_each (spec_companion, c, &b->companions)
    if (c->companion == companion)
      return c->target;
  return NULL;
}

void spec_add_companion(spec_book *b, ir_class *companion) {
  const classfile *file = java_info(companion) ? java_info(companion)->file : NULL;
  const annotation *a =
      file ? annotation_find(&file->annotations, "Lglassbox/SpecFor;") : NULL;
  const element_value *v = a ? annotation_element(a, "value") : NULL;
  ir_class *target = v && v->tag == 'c' ? java_descriptor_class(b->program, v->text->text,
                                                                v->text->length)
                                        : NULL;
  if (target)
    vec_push(&b->companions, ((spec_companion){companion, target, false}));
}

/* ---- The library that comes with the tool ---- */

static bool is_of_collections(const ir_class *c) {
  return !strncmp(c->name->text, "java/util/", 10);
}

void spec_add_library(spec_book *b) {
  static const char *const specified[] = {
      "List",       "Set",     "Map",           "Iterator", "ArrayList",
      "LinkedList", "HashSet", "LinkedHashSet", "HashMap",  "LinkedHashMap"};
  vec_each (spec_companion, c, &b->companions)
    if (is_of_collections(c->target))
      return;
  ir_program *ir = java_program_ir(b->program);
  for (size_t i = 0; i < sizeof specified / sizeof *specified; i++) {
    name n = name_mk_print(&ir->names, "glassbox/spec/library/%sSpec", specified[i]);
    ir_class *c = java_class_if_found(b->program, n);
    uint32_t before = b->companions.size;
    if (c)
      spec_add_companion(b, c);
    if (b->companions.size > before)
      vec_last(&b->companions)->is_ours = true;
  }
}

static bool spec_is_ours(const spec_book *b, const ir_class *companion) {
  vec_each (spec_companion, c, &b->companions)
    if (c->companion == companion)
      return c->is_ours;
  return false;
}

bool spec_is_library(const spec_book *b, const ir_class *target) {
  const ir_class *companion = companion_of(b, target);
  return companion && spec_is_ours(b, companion);
}

/* An interface's code is about its methods alone, but for Iterator.remove, which stands
 * for those that do not have it. */
bool spec_hides_code(const spec_book *b, const ir_method *m) {
  const java_class_info *info = java_info(m->owner);
  if (!info || !info->from_jdk || m->is_static)
    return false;
  if (m->owner->is_interface)
    return !strcmp(m->owner->name->text, "java/util/Iterator") &&
           !strcmp(m->name->text, "remove");
  vec_each (spec_companion, c, &b->companions)
    if (c->is_ours && ir_is_subclass(m->owner, c->target))
      return true;
  return false;
}

bool spec_comes_with_us(const spec_book *b, const method_spec *s) {
  return spec_is_ours(b, s->method->owner);
}

/* The methods that compare their first argument, a key or an element. */
bool spec_means_identity(const spec_book *b, const method_spec *s) {
  static const char *const lists[] = {"contains", "indexOf", "lastIndexOf"};
  if (!spec_is_ours(b, s->method->owner) ||
      strncmp(s->method->descriptor->text, "(Ljava/lang/Object;", 19))
    return false;
  bool is_list = !strcmp(s->class->name->text, "java/util/List");
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (!strcmp(s->method->name->text, lists[i]))
      return true;
  return !is_list || !strcmp(s->method->name->text, "remove");
}

static void read_class(spec_book *b, class_spec *c) {
  if (spec_companion_target(b, c->class))
    return;
  read_from(b, c, c->class);
  const ir_class *companion = companion_of(b, c->class);
  if (companion)
    read_from(b, c, companion);
}

const class_spec *spec_of_class(spec_book *b, ir_class *class) {
  for (uint32_t i = 0; i < b->seen_classes.size; i++)
    if (b->seen_classes.data[i] == class)
      return b->classes.data[i];
  class_spec *c = arena_new(b->store, class_spec);
  c->class = class;
  vec_push(&b->seen_classes, class);
  vec_push(&b->classes, c);
  read_class(b, c);
  return c;
}

/* ---- Methods ---- */

static const char *const on_methods[] = {"Requires", "Ensures", "Returns", "Throws",
                                         "Modifies"};

bool spec_is_specified(const ir_method *m) {
  const class_method *origin = m->origin;
  for (size_t i = 0; origin && i < sizeof on_methods / sizeof *on_methods; i++) {
    char type[64];
    snprintf(type, sizeof type, "Lglassbox/spec/%s;", on_methods[i]);
    if (annotation_find(&origin->annotations, type))
      return true;
  }
  return false;
}

static uint32_t first_line(const ir_method *m) {
  const class_method *origin = m->origin;
  const java_class_info *info = java_info(m->owner);
  diag_sink silent = {0};
  code *k = origin && info && info->file && origin->code_bytes
                ? classfile_code(info->file, (class_method *)origin, &silent)
                : NULL;
  return k && k->line_count ? k->lines[0].line : 0;
}

static void add_throws(spec_book *b, method_spec *s, const annotation_list *list,
                       carrier from) {
  spec_texts texts = {0};
  find_texts(b, list, "Throws", from, &texts);
  vec_each (const spec_text *, t, &texts) {
    spec_throw one = {0};
    if (spec_parse_throw(b, *t, &one))
      vec_push(&s->throws, one);
  }
  vec_release(&texts);
}

/* The companion's method that stands for it; NULL: there is none. */
static const ir_method *stand_in(const spec_book *b, const ir_method *m) {
  ir_class *companion = companion_of(b, m->owner);
  const ir_method *found =
      companion ? ir_find_declared(companion, m->name, m->descriptor) : NULL;
  return found && spec_is_specified(found) ? found : NULL;
}

static method_spec *read_method(spec_book *b, const ir_method *m) {
  const annotation_list *list = &((const class_method *)m->origin)->annotations;
  method_spec *s = arena_new(b->store, method_spec);
  carrier from = {m->owner, first_line(m)};
  spec_clauses returns = {0};
  s->method = m;
  s->class = spec_companion_target(b, m->owner);
  s->class = s->class ? s->class : m->owner;
  add_clauses(b, list, "Requires", from, &s->requires);
  add_clauses(b, list, "Ensures", from, &s->ensures);
  add_clauses(b, list, "Modifies", from, &s->modifies);
  add_clauses(b, list, "Returns", from, &returns);
  if (returns.size)
    s->returns = returns.data[0];
  vec_release(&returns);
  add_throws(b, s, list, from);
  return s;
}

/* The method that carries the specification of this one alone; NULL: there is none. */
static const ir_method *carrier_of(const spec_book *b, const ir_method *m) {
  return !m ? NULL : spec_is_specified(m) ? m : stand_in(b, m);
}

static const ir_method *find_declared(const spec_book *b, ir_class *c,
                                      const ir_method *m) {
  return carrier_of(b, ir_find_declared(c, m->name, m->descriptor));
}

/* In what the class extends, then in what it implements, all the way up. */
static const ir_method *find_above(const spec_book *b, const ir_class *c,
                                   const ir_method *m) {
  const ir_method *found = NULL;
  if (c->super && !(found = find_declared(b, c->super, m)))
    found = find_above(b, c->super, m);
  for (uint32_t i = 0; i < c->interface_count && !found; i++)
    if (!(found = find_declared(b, c->interfaces[i], m)))
      found = find_above(b, c->interfaces[i], m);
  return found;
}

static bool inherits(const ir_method *m) {
  return !m->is_static && !m->is_private && strcmp(m->name->text, "<init>") != 0;
}

/* A specification of ours is about the JDK's own classes. */
static bool is_foreign(const spec_book *b, const ir_method *m, const ir_method *carrier) {
  const java_class_info *info = java_info(m->owner);
  return (!info || !info->from_jdk) && spec_is_ours(b, carrier->owner);
}

/* The same of the nearest method that it overrides, or itself. */
static const ir_method *find_specified(const spec_book *b, const ir_method *m) {
  const ir_method *found = carrier_of(b, m);
  if (!found && inherits(m))
    found = find_above(b, m->owner, m);
  return found && found != m && is_foreign(b, m, found) ? NULL : found;
}

const method_spec *spec_of_method(spec_book *b, const ir_method *m) {
  for (uint32_t i = 0; i < b->seen_methods.size; i++)
    if (b->seen_methods.data[i] == m)
      return b->methods.data[i];
  const ir_method *specified = find_specified(b, m);
  method_spec *s = NULL;
  if (specified == m)
    s = read_method(b, m);
  else if (specified)
    return spec_of_method(b, specified);
  vec_push(&b->seen_methods, m);
  vec_push(&b->methods, s);
  return s;
}

static void add_carried(spec_book *b, ir_class *c, const ir_method *m, method_specs *out);

static void add_carried_above(spec_book *b, const ir_class *c, const ir_method *m,
                              method_specs *out) {
  if (c->super)
    add_carried(b, c->super, m, out);
  for (uint32_t i = 0; i < c->interface_count; i++)
    add_carried(b, c->interfaces[i], m, out);
}

static void add_carried(spec_book *b, ir_class *c, const ir_method *m,
                        method_specs *out) {
  const ir_method *carrier = find_declared(b, c, m);
  const method_spec *s =
      carrier && !is_foreign(b, m, carrier) ? spec_of_method(b, carrier) : NULL;
  bool is_new = s != NULL;
  vec_each (const method_spec *, known, out)
    is_new &= *known != s;
  if (is_new)
    vec_push(out, s);
  add_carried_above(b, c, m, out);
}

void spec_all_of_method(spec_book *b, const ir_method *m, method_specs *out) {
  const method_spec *own = spec_of_method(b, m);
  if (own)
    vec_push(out, own);
  if (inherits(m))
    add_carried_above(b, m->owner, m, out);
}
