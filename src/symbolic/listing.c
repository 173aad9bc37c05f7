/* Lists of the nodes of a tree.
 *
 * A list has a row for every node that may be in the tree, with the condition under which
 * it is: so the list of all states at once is one list, and nothing that is done to it
 * row by row depends on the state. Where order means nothing, an object that was there
 * before the first path keeps its row for good; then the abstraction of the state after
 * an operation differs from that of the state before in few rows. */
#include "symbolic/abstractions.h"

#include "java/java.h"

#include <assert.h>
#include <string.h>

enum { MOST_ROWS = 1 << 16 };

typedef struct list_node {
  sym_id object;
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
         e->trees.is_field(e->trees.context, o->class->slots[index]);
}

static uint32_t node_of(listing *l, sym_id object) {
  uint64_t *found = map_get(&l->index, object.index);
  if (found)
    return (uint32_t)*found;
  map_put(&l->index, object.index, l->nodes.size);
  vec_push(&l->nodes, ((list_node){.object = object, .there = LITERAL_FALSE}));
  return l->nodes.size - 1;
}

static void add_edges(listing *l, uint32_t from, sym v) {
  sym_state *s = l->e->state;
  for (uint32_t k = 0; k < ref_count(&s->refs, v); k++) {
    ref_entry x = ref_entries(&s->refs, v)[k];
    literal guard = modulo_literal(l->e, x.guard);
    if (!sym_is_null(x.object) && guard != LITERAL_FALSE)
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
        add_edges(l, n, operate_read_slot(l->e, sym_slot_after(o.first_slot, i)));
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
  sym_id made = sym_new_object(s, list);
  sym_id present = sym_new_array(s, flags, count);
  sym_id items = sym_new_array(s, objects, count);
  for (uint32_t k = 0; k < count; k++) {
    abstraction_set_new(e, present, k, bits_from_literal(&s->bits, rows_[k].there));
    abstraction_set_new(e, items, k, sym_ref(s, rows_[k].object));
  }
  for (uint32_t k = 0; k < list->slot_count; k++) {
    const char *field = list->slots[k]->name->text;
    abstraction_set_new(e, made, k,
                        sym_ref(s, !strcmp(field, "present") ? present : items));
  }
  abstraction_note_effect(e);
  *out = sym_ref(s, made);
  return true;
}

/* The row of an object that was there before the path; new ones come behind. */
static uint32_t row_of(evaluator *e, sym_id object, uint32_t *new_rows) {
  assert(object.index < e->state->objects.size);
  if (e->path.is_open && object.index >= e->path.start.objects)
    return e->rows.of.size + (*new_rows)++;
  uint64_t *found = map_get(&e->rows.of, object.index);
  if (!found)
    found = map_put(&e->rows.of, object.index, e->rows.of.size);
  return (uint32_t)*found;
}

/* Without an order. */
bool listing_of_tree(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  if (!e->trees.is_field)
    return false;
  listing l = {.e = e};
  find_edges(&l, args[0]);
  for (uint32_t round = 0; round <= l.nodes.size && spread(&l); round++)
    ;
  uint32_t new_rows = 0;
  for (uint32_t n = 1; n < l.nodes.size; n++) /* gives out the rows */
    if (!sym_get_object(e->state, l.nodes.data[n].object)->class->is_array)
      row_of(e, l.nodes.data[n].object, &new_rows);
  uint32_t count = e->rows.of.size + new_rows;
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
    sym v = operate_read_slot(e, sym_slot_after(o.first_slot, i));
    for (uint32_t j = 0; j < ref_count(&s->refs, v); j++) {
      ref_entry x = ref_entries(&s->refs, v)[j];
      literal there = formula_and(s->formula, of->there, modulo_literal(e, x.guard));
      if (!sym_is_null(x.object) && there != LITERAL_FALSE)
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

bool listing_in_order(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)f;
  sym_state *s = e->state;
  list_node_vector todo = {0}, found = {0};
  if (!e->trees.is_field)
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, args[0]); k++) {
    ref_entry x = ref_entries(&s->refs, args[0])[k];
    literal there = modulo_literal(e, x.guard);
    if (!sym_is_null(x.object) && there != LITERAL_FALSE)
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

/* What a function gives for each element. */

/* The value of a field of a list, which is an array. */
static bool array_in_list(evaluator *e, sym list, const char *name, sym_id *array,
                          uint32_t *length) {
  assert(ref_has(&e->state->refs, list));
  sym_id object;
  if (!ref_is_constant(&e->state->refs, list, &object) || sym_is_null(object))
    return false;
  const ir_class *class = sym_get_object(e->state, object)->class;
  for (uint32_t k = 0; k < class->slot_count; k++)
    if (!strcmp(class->slots[k]->name->text, name))
      return abstraction_array(e, abstraction_element(e, object, k), array, length);
  return false;
}

/* The body of the method that a function object has; NULL: there is not one. */
static ir_method *body_of(evaluator *e, sym function, bool gives_int) {
  assert(ref_has(&e->state->refs, function));
  name_table *names = &e->program->names;
  sym_id object;
  if (!ref_is_constant(&e->state->refs, function, &object) || sym_is_null(object))
    return NULL;
  const char *type =
      gives_int ? "(Ljava/lang/Object;)I" : "(Ljava/lang/Object;)Ljava/lang/Object;";
  return ir_find_method(sym_get_object(e->state, object)->class,
                        name_mk(names, gives_int ? "applyAsInt" : "apply"),
                        name_mk(names, type));
}

/* T[] ints(AbstractionList, ToIntFunction), objects(AbstractionList, Function) */
bool listing_map(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)f;
  sym_state *s = e->state;
  bool gives_int = !strcmp(m->name->text, "ints");
  ir_method *body = body_of(e, args[1], gives_int);
  ir_class *class =
      java_class(java_program_of(e->program), gives_int ? "[I" : "[Ljava/lang/Object;");
  sym_id items;
  uint32_t count;
  sym_id item;
  if (!body || !class || !array_in_list(e, args[0], "items", &items, &count))
    return false;
  sym_id made = sym_new_array(s, class, count);
  for (uint32_t k = 0; k < count; k++) {
    sym given[] = {args[1], abstraction_element(e, items, k)};
    merged r;
    if (!ref_is_constant(&s->refs, given[1], &item))
      return false;
    if (sym_is_null(item))
      continue;
    if (!merge_method(e, body, given, &r) || r.error != LITERAL_FALSE)
      return false;
    abstraction_set_new(e, made, k, r.value);
  }
  abstraction_note_effect(e);
  *out = sym_ref(s, made);
  return true;
}

/* boolean[] present(AbstractionList) */
bool listing_present(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  sym_state *s = e->state;
  sym_id items;
  sym_id present;
  uint32_t count;
  sym_id item;
  ir_class *class = java_class(java_program_of(e->program), "[Z");
  if (!class || !array_in_list(e, args[0], "items", &items, &count) ||
      !array_in_list(e, args[0], "present", &present, &count))
    return false;
  sym_id made = sym_new_array(s, class, count);
  for (uint32_t k = 0; k < count; k++) {
    if (!ref_is_constant(&s->refs, abstraction_element(e, items, k), &item))
      return false;
    if (!sym_is_null(item))
      abstraction_set_new(e, made, k, abstraction_element(e, present, k));
  }
  abstraction_note_effect(e);
  *out = sym_ref(s, made);
  return true;
}
