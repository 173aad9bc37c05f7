/* Questions by which the cases of two calls are told apart, for --commute-when: whether
 * arguments are the same, what the declarative methods of the class say of them. */
#include "check/subject_internal.h"

#include <string.h>

enum { MOST_ATOMS = 10 };

typedef struct asking {
  subject *subject;
  commuting *of;
  java_atom atoms[MOST_ATOMS];
  uint32_t count;
  const char *types[16]; /* of the parameters of both calls */
  uint32_t split, total; /* parameters of the first, of both */
} asking;

static size_t type_size(const char *d) {
  size_t dimensions = strspn(d, "[");
  return dimensions + (d[dimensions] == 'L' ? strcspn(d + dimensions, ";") + 1 : 1);
}

static bool same_type(const char *a, const char *b) {
  return type_size(a) == type_size(b) && !strncmp(a, b, type_size(a));
}

static void list_types(asking *q) {
  for (uint32_t k = 0; k < 2; k++)
    for (const char *d = q->of->methods[k]->descriptor->text + 1; *d != ')';
         d += type_size(d))
      if (q->total < sizeof q->types / sizeof *q->types)
        q->types[q->total++] = d;
  q->split = q->of->counts[0];
}

/* "a" for a first call's only argument, "b" for the second's; "a1", "a2" for several. */
static const char *argument(asking *q, uint32_t k) {
  bool first = k < q->split;
  uint32_t of = q->of->counts[first ? 0 : 1];
  return of == 1 ? first ? "a" : "b"
                 : arena_print(&q->subject->arena, "%s%u", first ? "a" : "b",
                               (first ? k : k - q->split) + 1);
}

static void add(asking *q, java_atom atom) {
  if (q->count < MOST_ATOMS)
    q->atoms[q->count++] = atom;
}

/* Arguments that stand in the same place come first. */
static void add_same(asking *q, bool same_place) {
  arena *a = &q->subject->arena;
  for (uint32_t i = 0; i < q->split; i++)
    for (uint32_t k = q->split; k < q->total; k++)
      if (same_type(q->types[i], q->types[k]) && !strchr("FD", *q->types[i]) &&
          (i == k - q->split) == same_place)
        add(q,
            (java_atom){
                .kind = ATOM_SAME,
                .a = i + 1,
                .b = k + 1,
                .text = arena_print(a, "%s == %s", argument(q, i), argument(q, k)),
                .negated = arena_print(a, "%s != %s", argument(q, i), argument(q, k))});
}

static bool is_observer(const ir_method *m) {
  const class_method *origin = m->origin;
  return !m->is_static && !m->is_abstract && m->name->text[0] != '<' && origin &&
         !(origin->access & ACC_SYNTHETIC) && method_is_declarative(m) &&
         !is_specification_method(m) && strcmp(m->name->text, "equalTo") != 0 &&
         strcmp(m->name->text, "equals") != 0 && m->param_count <= 2;
}

static void ask_truth(asking *q, ir_method *m, uint32_t k) {
  arena *a = &q->subject->arena;
  const char *text = k < q->total
                         ? arena_print(a, "%s(%s)", m->name->text, argument(q, k))
                         : arena_print(a, "%s()", m->name->text);
  add(q, (java_atom){.kind = ATOM_TRUE,
                     .observer = m,
                     .a = k + 1,
                     .text = text,
                     .negated = arena_print(a, "!%s", text)});
}

/* get(a1) == a2 */
static void ask_what(asking *q, ir_method *m, uint32_t k) {
  arena *a = &q->subject->arena;
  const char *result = strchr(m->descriptor->text, ')') + 1;
  for (uint32_t p = 0; p < q->total; p++)
    if (p != k && (p < q->split) == (k < q->split) && same_type(result, q->types[p]))
      add(q, (java_atom){.kind = ATOM_GIVES,
                         .observer = m,
                         .a = k + 1,
                         .b = p + 1,
                         .text = arena_print(a, "%s(%s) == %s", m->name->text,
                                             argument(q, k), argument(q, p)),
                         .negated = arena_print(a, "%s(%s) != %s", m->name->text,
                                                argument(q, k), argument(q, p))});
}

/* balance() >= a, balance() >= a + b */
static void ask_amounts(asking *q, ir_method *m) {
  arena *a = &q->subject->arena;
  for (uint32_t k = 0; k < q->total; k++)
    if (*q->types[k] == 'I')
      add(q, (java_atom){
                 .kind = ATOM_AT_LEAST,
                 .observer = m,
                 .a = k + 1,
                 .text = arena_print(a, "%s() >= %s", m->name->text, argument(q, k)),
                 .negated = arena_print(a, "%s() < %s", m->name->text, argument(q, k))});
  if (q->total == 2 && q->split == 1 && *q->types[0] == 'I' && *q->types[1] == 'I')
    add(q, (java_atom){.kind = ATOM_AT_LEAST_SUM,
                       .observer = m,
                       .a = 1,
                       .b = 2,
                       .text = arena_print(a, "%s() >= a + b", m->name->text),
                       .negated = arena_print(a, "%s() < a + b", m->name->text)});
}

static void ask_observer(asking *q, ir_method *m) {
  const char *result = strchr(m->descriptor->text, ')') + 1;
  if (m->param_count == 1 && *result == 'Z')
    ask_truth(q, m, q->total);
  else if (m->param_count == 1 && *result == 'I')
    ask_amounts(q, m);
  for (uint32_t k = 0; m->param_count == 2 && k < q->total; k++)
    if (same_type(m->descriptor->text + 1, q->types[k])) {
      if (*result == 'Z')
        ask_truth(q, m, k);
      else
        ask_what(q, m, k);
    }
}

/* Numbers that no method asks about are amounts: of nothing, perhaps. */
static void add_zeros(asking *q) {
  bool asked = false;
  for (uint32_t i = 0; i < q->count; i++)
    asked |= q->atoms[i].kind == ATOM_TRUE && q->atoms[i].a <= q->total;
  for (uint32_t k = 0; !asked && k < q->total; k++)
    if (*q->types[k] == 'I')
      add(q, (java_atom){
                 .kind = ATOM_ZERO,
                 .a = k + 1,
                 .text = arena_print(&q->subject->arena, "%s == 0", argument(q, k)),
                 .negated = arena_print(&q->subject->arena, "%s != 0", argument(q, k))});
}

static name parameter_types(asking *q) {
  name_table *names = &java_program_ir(q->subject->program)->names;
  const char *text = "";
  for (uint32_t k = 0; k < q->total; k++)
    text = arena_print(&q->subject->arena, "%s%.*s", text, (int)type_size(q->types[k]),
                       q->types[k]);
  return name_mk(names, text);
}

void subject_ask_cases(subject *s, uint32_t pair) {
  asking q = {.subject = s};
  commuting *of = arena_new(&s->arena, commuting);
  *of = *s->operations[pair].commuting;
  q.of = of;
  if (of->counts[0] + of->counts[1] > sizeof q.types / sizeof *q.types)
    return;
  list_types(&q);
  add_same(&q, true);
  for (ir_class *c = s->class; c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++)
      if (is_observer(&c->methods[i]))
        ask_observer(&q, &c->methods[i]);
  add_same(&q, false);
  add_zeros(&q);
  if (!q.count)
    return;
  java_atom *atoms = arena_new_array(&s->arena, java_atom, q.count);
  memcpy(atoms, q.atoms, q.count * sizeof *atoms);
  of->atoms = atoms;
  of->atom_count = q.count;
  of->cases =
      java_atoms_method(s->program, s->class, parameter_types(&q), atoms, q.count);
  s->operations[pair].commuting = of;
}
