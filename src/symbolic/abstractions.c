/* What abstract implementations are made of (000 §3.1.2, Figure 3.3): lists of the nodes
 * of a tree, choices, and comparisons of rows.
 *
 * A list has a row for every node that may be in the tree, with the condition under which
 * it is: so the list of all states at once is one list, and nothing that is done to it
 * row by row depends on the state. Where order means nothing, an object that was there
 * before the first path keeps its row for good; then the abstraction of the state after
 * an operation differs from that of the state before in few rows.
 *
 * Maps and sets are compared by keys that are literally the same: a condition that is
 * enough, and small. Only when it cannot be shown are all rows compared with all. */
#include "symbolic/internal.h"

#include "java/java.h"

#include <assert.h>
#include <string.h>

enum { MOST_ROWS = 1 << 16 };

/* Modulo the path. */

static void decide_literal(evaluator *e, literal a) {
  literal_vector parts = {0};
  formula_conjuncts(e->state->formula, a, &parts);
  vec_each (literal, p, &parts) {
    map_put(&e->decided, *p, LITERAL_TRUE);
    map_put(&e->decided, literal_not(*p), LITERAL_FALSE);
  }
  map_put(&e->decided, a, LITERAL_TRUE);
  map_put(&e->decided, literal_not(a), LITERAL_FALSE);
  vec_release(&parts);
}

static bool known(evaluator *e, literal a, literal *out) {
  uint64_t *found = map_get(&e->decided, a);
  *out = found ? (literal)*found : a;
  return found || literal_is_constant(a) ||
         formula_kind(e->state->formula, literal_node(a)) != NODE_AND;
}

static void know(evaluator *e, literal a, literal is) {
  map_put(&e->decided, a, is);
  map_put(&e->decided, literal_not(a), literal_not(is));
}

static void begin_deciding(evaluator *e) {
  if (e->decided_of == e->path_number && e->decided_size == e->path.size)
    return;
  map_clear(&e->decided);
  vec_each (literal, p, &e->path)
    decide_literal(e, *p);
  e->decided_of = e->path_number;
  e->decided_size = e->path.size;
}

literal modulo_path(evaluator *e, literal a) {
  formula *f = e->state->formula;
  literal result, left, right;
  if (!e->on_path)
    return a;
  begin_deciding(e);
  u32_vector stack = {0};
  vec_push(&stack, a & ~1u);
  while (stack.size) {
    literal at = *vec_last(&stack);
    if (known(e, at, &result)) {
      stack.size--;
      continue;
    }
    literal l = formula_left(f, literal_node(at)), r = formula_right(f, literal_node(at));
    bool has_left = known(e, l, &left), has_right = known(e, r, &right);
    if (!has_left)
      vec_push(&stack, l & ~1u);
    if (!has_right)
      vec_push(&stack, r & ~1u);
    if (has_left && has_right)
      know(e, at, formula_and(f, left, right));
  }
  vec_release(&stack);
  known(e, a, &result);
  return result;
}

/* A reference that is the same where the path holds. */
static sym reference_modulo_path(evaluator *e, sym a) {
  refs *r = &e->state->refs;
  uint32_t count = ref_count(r, a), changed = 0;
  if (!e->on_path)
    return a;
  ref_entry *entries = memory_new_array(ref_entry, count);
  for (uint32_t k = 0; k < count; k++) {
    ref_entry x = ref_entries(r, a)[k];
    entries[k] = (ref_entry){x.object, modulo_path(e, x.guard)};
    changed += entries[k].guard != x.guard;
  }
  sym made = changed ? ref_mk(r, entries, count) : a;
  memory_free(entries);
  return made;
}

literal same_modulo_path(evaluator *e, sym a, sym b) {
  if (a == b)
    return LITERAL_TRUE;
  a = reference_modulo_path(e, a);
  b = reference_modulo_path(e, b);
  return a == b ? LITERAL_TRUE : ref_eq(&e->state->refs, a, b);
}

/* Arrays. */

static bool constant_array(evaluator *e, sym a, uint32_t *array, uint32_t *length) {
  if (!ref_is_constant(&e->state->refs, a, array) || !*array)
    return false;
  *length = sym_get_object(e->state, *array)->length;
  return true;
}

static sym element(evaluator *e, uint32_t array, uint32_t index) {
  return read_slot(e, sym_slot(e->state, array, index));
}

static literal flag(evaluator *e, uint32_t array, uint32_t index) {
  sym_state *s = e->state;
  return modulo_path(e, bits_to_literal(&s->bits, sym_bits(s, element(e, array, index))));
}

static void set_new(evaluator *e, uint32_t object, uint32_t index, sym v) {
  e->state->values.data[sym_slot(e->state, object, index)] = v;
}

static void note_effect(evaluator *e) {
  if (e->call)
    e->call->local_effects = true;
}

/* T[] longer(T[] from, T added, int at) */
static bool longer_array(evaluator *e, ir_method *m, const sym *args, sym *out,
                         faults *f) {
  (void)m, (void)f;
  sym_state *s = e->state;
  uint32_t from, length;
  int64_t at;
  if (!constant_array(e, args[0], &from, &length) || !sym_to_int(s, args[2], &at) ||
      at < 0 || at > length)
    return false;
  uint32_t made = sym_new_array(s, sym_get_object(s, from)->class, length + 1);
  for (uint32_t k = 0; k < length; k++)
    set_new(e, made, k + (k >= at), element(e, from, k));
  set_new(e, made, (uint32_t)at, args[1]);
  note_effect(e);
  *out = sym_ref(s, made);
  return true;
}

/* Which row a value is of is not worth taking apart. */
static void mark_guards(sym_state *s, sym a) {
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    literal guard = ref_entries(&s->refs, a)[k].guard;
    if (!literal_is_constant(guard))
      sym_atom(s, guard);
  }
}

/* T choose(boolean condition, T then, T otherwise) */
static bool choose(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  sym_state *s = e->state;
  literal c = bits_to_literal(&s->bits, sym_bits(s, args[0]));
  *out = sym_ite(s, IR_REF, c, args[1], args[2]);
  mark_guards(s, *out);
  return true;
}

/* Equality of objects. */

static bool is_box(const ir_class *c) {
  static const char *const boxes[] = {"java/lang/Integer",   "java/lang/Long",
                                      "java/lang/Short",     "java/lang/Byte",
                                      "java/lang/Character", "java/lang/Boolean"};
  for (size_t k = 0; k < sizeof boxes / sizeof *boxes; k++)
    if (!strcmp(c->name->text, boxes[k]))
      return true;
  return false;
}

/* Whether the objects of the class are equal only to themselves. */
static bool has_identity(evaluator *e, ir_class *c) {
  name_table *names = &e->program->names;
  ir_method *m = ir_find_method(c, name_mk(names, "equals"),
                                name_mk(names, "(Ljava/lang/Object;)Z"));
  return c->is_array || (m && !m->owner->super);
}

/* What equals says of two different objects; false: only its code knows. */
static bool equal_objects(evaluator *e, uint32_t a, uint32_t b, literal *out) {
  sym_state *s = e->state;
  ir_class *c = a ? sym_get_object(s, a)->class : NULL;
  *out = literal_of(a == b);
  if (a == b || !a || !b || has_identity(e, c))
    return true;
  if (!is_box(c))
    return false;
  if (sym_get_object(s, b)->class == c)
    *out = number_eq(&s->numbers, read_slot(e, sym_slot(s, a, 0)),
                     read_slot(e, sym_slot(s, b, 0)));
  return true;
}

/* Whether different objects among the alternatives can never be equal. */
static bool are_distinct(evaluator *e, sym a, map *values) {
  sym_state *s = e->state;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    uint32_t o = ref_entries(&s->refs, a)[k].object;
    ir_class *c = o ? sym_get_object(s, o)->class : NULL;
    int64_t v;
    if (!o || has_identity(e, c))
      continue;
    if (!is_box(c) || c->slot_count != 1 ||
        !sym_to_int(s, read_slot(e, sym_slot(s, o, 0)), &v))
      return false;
    uint64_t key = map_pair(c->id, (uint32_t)v), *known_object = map_get(values, key);
    if (known_object && *known_object != o)
      return false;
    map_put(values, key, o);
  }
  return true;
}

static bool equal_values(evaluator *e, sym a, sym b, literal *out) {
  sym_state *s = e->state;
  map values = {0};
  bool distinct = are_distinct(e, a, &values) && are_distinct(e, b, &values), ok = true;
  map_release(&values);
  *out = distinct ? ref_eq(&s->refs, a, b) : LITERAL_FALSE;
  for (uint32_t i = 0; !distinct && ok && i < ref_count(&s->refs, a); i++)
    for (uint32_t j = 0; ok && j < ref_count(&s->refs, b); j++) {
      ref_entry x = ref_entries(&s->refs, a)[i], y = ref_entries(&s->refs, b)[j];
      literal same, both = formula_and(s->formula, x.guard, y.guard);
      ok = equal_objects(e, x.object, y.object, &same);
      *out = formula_or(s->formula, *out, formula_and(s->formula, both, same));
    }
  return ok;
}

/* boolean equal(Object, Object) */
static bool equal(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  literal same;
  if (!equal_values(e, args[0], args[1], &same))
    return false;
  *out = bits_from_literal(&e->state->bits, same);
  return true;
}

/* Comparisons of rows. */

typedef struct row {
  literal present;
  sym key, value;
} row;
typedef vector(row) row_vector;

typedef struct rows {
  evaluator *e;
  bool has_values, has_int_keys;
  row_vector one, other;
} rows;

static bool read_rows(rows *r, const sym *arrays, row_vector *out) {
  evaluator *e = r->e;
  uint32_t present, keys, values = 0, length, n;
  if (!constant_array(e, arrays[0], &present, &length) ||
      !constant_array(e, arrays[1], &keys, &n) || n != length ||
      (r->has_values && (!constant_array(e, arrays[2], &values, &n) || n != length)))
    return false;
  for (uint32_t k = 0; k < length; k++) {
    row x = {.present = flag(e, present, k)};
    if (x.present == LITERAL_FALSE)
      continue;
    x.key = element(e, keys, k);
    x.value = r->has_values ? element(e, values, k) : SYM_ZERO;
    vec_push(out, x);
  }
  return true;
}

static bool same_row(rows *r, const row *a, const row *b, literal *out) {
  sym_state *s = r->e->state;
  if (r->has_int_keys)
    *out = number_eq(&s->numbers, a->key, b->key);
  else if (!equal_values(r->e, a->key, b->key, out))
    return false;
  *out = formula_and(s->formula, *out, b->present);
  if (r->has_values)
    *out = formula_and(s->formula, *out, same_modulo_path(r->e, a->value, b->value));
  return true;
}

/* Each row of one is among those of the other. `literally`: with literally the same key.
 */
static bool are_in(rows *r, const row_vector *one, const row_vector *other,
                   bool literally, literal *all) {
  formula *f = r->e->state->formula;
  map first = {0}; /* key -> row of the other, + 1 */
  u32_vector next = {0};
  vec_each (const row, x, other) { /* rows with the same key, linked */
    uint64_t *head = map_get(&first, x->key);
    vec_push(&next, head ? (uint32_t)*head : 0);
    map_put(&first, x->key, next.size);
  }
  bool ok = true;
  vec_each (const row, x, one) {
    literal found = LITERAL_FALSE, same;
    uint64_t *head = map_get(&first, x->key);
    for (uint32_t k = literally ? (head ? (uint32_t)*head : 0) : other->size; ok && k;
         k = literally && next.data ? next.data[k - 1] : k - 1) {
      ok = same_row(r, x, &other->data[k - 1], &same);
      found = formula_or(f, found, same);
    }
    *all = formula_and(f, *all, formula_implies(f, x->present, found));
  }
  map_release(&first);
  vec_release(&next);
  return ok;
}

static bool compare_rows(evaluator *e, const sym *args, uint32_t columns,
                         bool has_int_keys, sym *out) {
  rows r = {.e = e, .has_values = columns == 3, .has_int_keys = has_int_keys};
  literal all = LITERAL_TRUE;
  bool literally = e->compares_literally;
  bool ok = read_rows(&r, args, &r.one) && read_rows(&r, args + columns, &r.other) &&
            are_in(&r, &r.one, &r.other, literally, &all) &&
            are_in(&r, &r.other, &r.one, literally, &all);
  e->compared_literally |= literally;
  vec_release(&r.one);
  vec_release(&r.other);
  *out = bits_from_literal(&e->state->bits, modulo_path(e, all));
  return ok;
}

static bool same_int_map(evaluator *e, ir_method *m, const sym *args, sym *out,
                         faults *f) {
  (void)m, (void)f;
  return compare_rows(e, args, 3, true, out);
}

static bool same_map(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  return compare_rows(e, args, 3, false, out);
}

static bool same_set(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  return compare_rows(e, args, 2, false, out);
}

static bool same_int_set(evaluator *e, ir_method *m, const sym *args, sym *out,
                         faults *f) {
  (void)m, (void)f;
  return compare_rows(e, args, 2, true, out);
}

/* In order. Literally: row by row, where rows that are never there do not count. */
static bool same_sequence(evaluator *e, ir_method *m, const sym *args, sym *out,
                          faults *f) {
  (void)m, (void)f;
  sym_state *s = e->state;
  rows r = {.e = e};
  literal all = LITERAL_TRUE;
  bool ok = e->compares_literally && read_rows(&r, args, &r.one) &&
            read_rows(&r, args + 2, &r.other);
  for (uint32_t k = 0; ok && (k < r.one.size || k < r.other.size); k++) {
    row none = {LITERAL_FALSE, SYM_ZERO, SYM_ZERO};
    row a = k < r.one.size ? r.one.data[k] : none;
    row b = k < r.other.size ? r.other.data[k] : none;
    literal both = formula_and(s->formula, a.present, b.present);
    literal same = same_modulo_path(e, a.key, b.key);
    all = formula_and(s->formula, all, formula_iff(s->formula, a.present, b.present));
    all = formula_and(s->formula, all, formula_implies(s->formula, both, same));
  }
  e->compared_literally |= ok;
  vec_release(&r.one);
  vec_release(&r.other);
  *out = bits_from_literal(&s->bits, modulo_path(e, all));
  return ok;
}

/* Object get(boolean[] present, int[] keys, Object[] values, int key) */
static bool get_row(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  sym_state *s = e->state;
  rows r = {.e = e, .has_values = true, .has_int_keys = true};
  bool ok = read_rows(&r, args, &r.one);
  *out = SYM_ZERO;
  for (uint32_t k = 0; ok && k < r.one.size; k++) {
    literal here = number_eq(&s->numbers, r.one.data[k].key, args[3]);
    here = formula_and(s->formula, here, r.one.data[k].present);
    *out = sym_ite(s, IR_REF, here, r.one.data[k].value, *out);
  }
  mark_guards(s, *out);
  vec_release(&r.one);
  return ok;
}

/* Remembers what it was asked about. */
static void note_unique(rows *r) {
  evaluator *e = r->e;
  uint32_t question = e->unique.size ? vec_last(&e->unique)->question + 1 : 0;
  vec_each (row, x, &r->one) {
    bits key = sym_bits(e->state, x->key);
    vec_push(&e->unique, ((unique_row){x->present, key, question}));
  }
}

/* boolean isUnique(boolean[] present, int[] keys) */
static bool is_unique(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)f;
  sym_state *s = e->state;
  rows r = {.e = e, .has_int_keys = m->descriptor->text[4] == 'I'};
  literal all = LITERAL_TRUE;
  bool ok = r.has_int_keys && read_rows(&r, args, &r.one);
  for (uint32_t i = 0; ok && i < r.one.size; i++)
    for (uint32_t j = 0; j < i; j++) {
      literal same = number_eq(&s->numbers, r.one.data[i].key, r.one.data[j].key);
      if (same == LITERAL_FALSE)
        continue;
      same = formula_and(s->formula, same, r.one.data[i].present);
      same = formula_and(s->formula, same, r.one.data[j].present);
      all = formula_and(s->formula, all, literal_not(same));
    }
  *out = bits_from_literal(&s->bits, all);
  if (ok && !e->on_path)
    note_unique(&r);
  vec_release(&r.one);
  return ok;
}

/* Lists of nodes. */

typedef struct list_node {
  uint32_t object;
  literal there, before;
} list_node;

typedef struct list_edge {
  uint32_t from, to;
  literal guard;
} list_edge;

typedef struct listing {
  evaluator *e;
  vector(list_node) nodes;
  vector(list_edge) edges;
  map index; /* object -> node */
} listing;

static bool is_tree_slot(const evaluator *e, const sym_object *o, uint32_t index) {
  if (o->class->is_array)
    return o->class->element == STORE_REF;
  return o->class->slots[index]->storage == STORE_REF &&
         e->is_tree_field(e->tree_context, o->class->slots[index]);
}

static uint32_t node_of(listing *l, uint32_t object) {
  uint64_t *found = map_get(&l->index, object);
  if (found)
    return (uint32_t)*found;
  map_put(&l->index, object, l->nodes.size);
  vec_push(&l->nodes, ((list_node){.object = object, .there = LITERAL_FALSE}));
  return l->nodes.size - 1;
}

static void add_edges(listing *l, uint32_t from, sym v) {
  sym_state *s = l->e->state;
  for (uint32_t k = 0; k < ref_count(&s->refs, v); k++) {
    ref_entry x = ref_entries(&s->refs, v)[k];
    literal guard = modulo_path(l->e, x.guard);
    if (x.object && guard != LITERAL_FALSE)
      vec_push(&l->edges, ((list_edge){from, node_of(l, x.object), guard}));
  }
}

/* Node 0 stands for where the root is held. */
static void find_edges(listing *l, sym root) {
  sym_state *s = l->e->state;
  vec_push(&l->nodes, ((list_node){.there = LITERAL_TRUE, .before = LITERAL_TRUE}));
  add_edges(l, 0, root);
  for (uint32_t n = 1; n < l->nodes.size; n++) {
    sym_object o = *sym_get_object(s, l->nodes.data[n].object);
    for (uint32_t i = 0; i < o.length; i++)
      if (is_tree_slot(l->e, &o, i))
        add_edges(l, n, read_slot(l->e, o.first_slot + i));
  }
}

/* One round; true: something changed. */
static bool spread(listing *l) {
  formula *f = l->e->state->formula;
  bool changed = false;
  literal *next = memory_new_array(literal, l->nodes.size);
  next[0] = LITERAL_TRUE;
  vec_each (list_edge, x, &l->edges) {
    literal through = formula_and(f, l->nodes.data[x->from].there, x->guard);
    next[x->to] = formula_or(f, next[x->to], through);
    if (x->to > x->from)
      l->nodes.data[x->to].there = next[x->to];
  }
  for (uint32_t n = 0; n < l->nodes.size; n++) {
    changed |= next[n] != l->nodes.data[n].before;
    l->nodes.data[n].there = l->nodes.data[n].before = next[n];
  }
  memory_free(next);
  return changed;
}

static bool make_list(evaluator *e, const list_node *rows_, uint32_t count, sym *out) {
  sym_state *s = e->state;
  java_program *p = java_program_of(e->program);
  ir_class *list = java_class(p, "glassbox/AbstractionList");
  ir_class *flags = java_class(p, "[Z"), *objects = java_class(p, "[Ljava/lang/Object;");
  if (!list || !flags || !objects)
    return false;
  uint32_t made = sym_new_object(s, list);
  uint32_t present = sym_new_array(s, flags, count);
  uint32_t items = sym_new_array(s, objects, count);
  for (uint32_t k = 0; k < count; k++) {
    set_new(e, present, k, bits_from_literal(&s->bits, rows_[k].there));
    set_new(e, items, k, sym_ref(s, rows_[k].object));
  }
  for (uint32_t k = 0; k < list->slot_count; k++) {
    const char *field = list->slots[k]->name->text;
    set_new(e, made, k, sym_ref(s, !strcmp(field, "present") ? present : items));
  }
  note_effect(e);
  *out = sym_ref(s, made);
  return true;
}

/* The row of an object that was there before the path; new ones come behind. */
static uint32_t row_of(evaluator *e, uint32_t object, uint32_t *new_rows) {
  if (e->on_path && object >= e->path_start.objects)
    return e->row_of.size + (*new_rows)++;
  uint64_t *found = map_get(&e->row_of, object);
  if (!found)
    found = map_put(&e->row_of, object, e->row_of.size);
  return (uint32_t)*found;
}

/* Without an order. */
static bool list_from_tree(evaluator *e, ir_method *m, const sym *args, sym *out,
                           faults *f) {
  (void)m, (void)f;
  if (!e->is_tree_field)
    return false;
  listing l = {.e = e};
  find_edges(&l, args[0]);
  for (uint32_t round = 0; round <= l.nodes.size && spread(&l); round++)
    ;
  uint32_t new_rows = 0;
  for (uint32_t n = 1; n < l.nodes.size; n++) /* gives out the rows */
    if (!sym_get_object(e->state, l.nodes.data[n].object)->class->is_array)
      row_of(e, l.nodes.data[n].object, &new_rows);
  uint32_t count = e->row_of.size + new_rows;
  list_node *rows_ = memory_new_array(list_node, count + 1);
  new_rows = 0;
  for (uint32_t n = 1; n < l.nodes.size; n++)
    if (!sym_get_object(e->state, l.nodes.data[n].object)->class->is_array)
      rows_[row_of(e, l.nodes.data[n].object, &new_rows)] = l.nodes.data[n];
  bool ok = make_list(e, rows_, count, out);
  memory_free(rows_);
  vec_release(&l.nodes);
  vec_release(&l.edges);
  map_release(&l.index);
  return ok;
}

/* In an order: a walk over all ways to go, each with its condition. */

typedef vector(list_node) list_node_vector;

static void push_children(evaluator *e, const list_node *of, uint32_t from, uint32_t to,
                          list_node_vector *out) {
  sym_state *s = e->state;
  sym_object o = *sym_get_object(s, of->object);
  for (uint32_t i = 0, k = 0; i < o.length; i++) {
    if (!is_tree_slot(e, &o, i) || k++ < from || k > to)
      continue;
    sym v = read_slot(e, o.first_slot + i);
    for (uint32_t j = 0; j < ref_count(&s->refs, v); j++) {
      ref_entry x = ref_entries(&s->refs, v)[j];
      literal there = formula_and(s->formula, of->there, modulo_path(e, x.guard));
      if (x.object && there != LITERAL_FALSE)
        vec_push(out, ((list_node){.object = x.object, .there = there}));
    }
  }
}

static bool is_node(const evaluator *e, const list_node *n) {
  return !sym_get_object(e->state, n->object)->class->is_array;
}

static void walk_breadth_first(evaluator *e, list_node_vector *todo,
                               list_node_vector *out) {
  for (uint32_t n = 0; n < todo->size && todo->size < MOST_ROWS; n++) {
    list_node x = todo->data[n];
    if (is_node(e, &x))
      vec_push(out, x);
    push_children(e, &x, 0, UINT32_MAX, todo);
  }
}

static void walk_in_order(evaluator *e, const list_node *x, list_node_vector *out,
                          uint32_t depth) {
  list_node_vector first = {0}, rest = {0};
  bool node = is_node(e, x);
  if (out->size >= MOST_ROWS || depth > MOST_ROWS)
    return;
  push_children(e, x, 0, node ? 1 : UINT32_MAX, &first);
  vec_each (list_node, c, &first)
    walk_in_order(e, c, out, depth + 1);
  if (node) {
    vec_push(out, *x);
    push_children(e, x, 1, UINT32_MAX, &rest);
  }
  vec_each (list_node, c, &rest)
    walk_in_order(e, c, out, depth + 1);
  vec_release(&first);
  vec_release(&rest);
}

static bool ordered_list(evaluator *e, ir_method *m, const sym *args, sym *out,
                         faults *f) {
  (void)f;
  sym_state *s = e->state;
  list_node_vector todo = {0}, found = {0};
  if (!e->is_tree_field)
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, args[0]); k++) {
    ref_entry x = ref_entries(&s->refs, args[0])[k];
    literal there = modulo_path(e, x.guard);
    if (x.object && there != LITERAL_FALSE)
      vec_push(&todo, ((list_node){.object = x.object, .there = there}));
  }
  if (strstr(m->name->text, "InOrder"))
    vec_each (list_node, x, &todo)
      walk_in_order(e, x, &found, 0);
  else
    walk_breadth_first(e, &todo, &found);
  bool ok = found.size < MOST_ROWS && todo.size < MOST_ROWS &&
            make_list(e, found.data, found.size, out);
  vec_release(&todo);
  vec_release(&found);
  return ok;
}

static const struct {
  const char *owner, *method;
  sym_intrinsic *run;
} abstractions[] = {
    {"glassbox/GlassBox", "choose", choose},
    {"glassbox/GlassBox", "equal", equal},
    {"glassbox/GlassBox", "listFromTree", list_from_tree},
    {"glassbox/GlassBox", "listFromTreeBF", ordered_list},
    {"glassbox/GlassBox", "listFromTreeInOrder", ordered_list},
    {"glassbox/Rows", "longer", longer_array},
    {"glassbox/Rows", "get", get_row},
    {"glassbox/Rows", "isUnique", is_unique},
    {"glassbox/Rows", "sameIntMap", same_int_map},
    {"glassbox/Rows", "sameMap", same_map},
    {"glassbox/Rows", "sameSet", same_set},
    {"glassbox/Rows", "sameIntSet", same_int_set},
    {"glassbox/Rows", "sameSequence", same_sequence},
};

sym_intrinsic *abstraction_intrinsic(const ir_method *m) {
  if (strncmp(m->owner->name->text, "glassbox/", 9) != 0)
    return NULL;
  for (size_t k = 0; k < sizeof abstractions / sizeof *abstractions; k++)
    if (!strcmp(abstractions[k].owner, m->owner->name->text) &&
        !strcmp(abstractions[k].method, m->name->text))
      return abstractions[k].run;
  return NULL;
}

/* As users of the evaluator see it. */

void evaluator_set_tree_fields(evaluator *e, sym_tree_field *is_tree_field,
                               const void *context) {
  e->is_tree_field = is_tree_field;
  e->tree_context = context;
}

void evaluator_compare_literally(evaluator *e, bool on) {
  e->compares_literally = on;
  if (on)
    e->compared_literally = false;
}

bool evaluator_compared_literally(const evaluator *e) {
  return e->compared_literally;
}

literal evaluator_modulo_path(evaluator *e, literal a) {
  return modulo_path(e, a);
}

literal evaluator_same_modulo_path(evaluator *e, sym a, sym b) {
  return same_modulo_path(e, a, b);
}

void evaluator_know(evaluator *e, literal a, literal is) {
  assert(e->on_path);
  begin_deciding(e);
  if (!literal_is_constant(a))
    know(e, a, is);
}

literal evaluator_decided(evaluator *e, literal a) {
  literal is;
  assert(e->on_path);
  begin_deciding(e);
  known(e, a, &is);
  return is;
}

const unique_row_vector *evaluator_unique_rows(const evaluator *e) {
  return &e->unique;
}

bool evaluator_merge_own(evaluator *e, ir_method *m, const sym *args, sym_position from,
                         merged *out) {
  e->own_object = from.objects;
  e->own_slot = from.values;
  map_remove(&e->failed, map_address(m)); /* what failed elsewhere may do here */
  bool ok = evaluator_merge_call(e, m, args, out);
  map_remove(&e->failed, map_address(m));
  e->own_object = e->own_slot = 0;
  return ok;
}
