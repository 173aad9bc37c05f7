/* What invariants of small data structures usually say: no null where there is none,
 * counters that count, links that agree, keys in order. The strongest form of each comes
 * first; weaker ones name it, so that they are left out where it is true. */
#include "propose/clauses.h"

#include <stdarg.h>
#include <string.h>

typedef struct maker {
  clauses *out;
  arena *arena;
  const shape *shape;
  const char *type; /* of a node */
} maker;

static void add(maker *m, const char *name, const char *implied, const char *helper,
                const char *comment, const char *body) {
  const char *text = arena_print(m->arena,
                                 "    /** %s */\n"
                                 "    @Declarative\n"
                                 "    private boolean %s() {\n"
                                 "%s"
                                 "    }\n",
                                 comment, name, body);
  vec_push(m->out, ((clause){name, text, helper, implied}));
}

/* "name" + "Elements" -> nameElements */
static const char *joined(maker *m, const char *field, const char *rest) {
  return arena_print(m->arena, "%s%s", field, rest);
}

static const char *returning(maker *m, const char *expression) {
  return arena_print(m->arena, "        return %s;\n", expression);
}

/* The method applied to all that hangs from the main object, and-ed or added. */
static const char *over_roots(maker *m, const char *call, const char *rest, bool sum) {
  const shape *s = m->shape;
  arena *a = m->arena;
  if (!s->root_is_array)
    return returning(m, arena_print(a, "%s%s(%s%s)", sum ? s->count : "",
                                    sum ? arena_print(a, " == %s", call) : call,
                                    s->root ? s->root : "this", rest));
  if (sum)
    return arena_print(a,
                       "        int total = 0;\n"
                       "        for (%s n : %s) {\n"
                       "            total += %s(n%s);\n"
                       "        }\n"
                       "        return total == %s;\n",
                       m->type, s->root, call, rest, s->count);
  return arena_print(a,
                     "        for (%s n : %s) {\n"
                     "            if (!%s(n%s)) {\n"
                     "                return false;\n"
                     "            }\n"
                     "        }\n"
                     "        return true;\n",
                     m->type, s->root, call, rest);
}

/* `format` with the field in the place of its %s, for all fields that lead down. */
static const char *over_down(maker *m, const char *between, const char *before,
                             const char *after) {
  const char *text = "";
  vec_each (const char *, f, &m->shape->down)
    text = arena_print(m->arena, "%s%s%s%s%s", text, *text ? between : "", before, *f,
                       after);
  return text;
}

static bool has_node_arrays(const shape *s) {
  vec_each (const char *, f, &s->down)
    if (shape_field_type(s->node, *f)[0] == '[')
      return true;
  return false;
}

static void add_count(maker *m) {
  const char *helper = arena_print(m->arena,
                                   "    @Declarative\n"
                                   "    private int countNodes(%s n) {\n"
                                   "        return n == null ? 0 : 1 + %s;\n"
                                   "    }\n",
                                   m->type, over_down(m, " + ", "countNodes(n.", ")"));
  add(m, joined(m, m->shape->count, "CountsNodes"), NULL, helper,
      arena_print(m->arena, "The structure has as many nodes as {@code %s} says.",
                  m->shape->count),
      over_roots(m, "countNodes", "", true));
}

static void add_back_links(maker *m) {
  const shape *s = m->shape;
  const char *helper = arena_print(m->arena,
                                   "    @Declarative\n"
                                   "    private boolean isLinkedBack(%s n, %s above) {\n"
                                   "        return n == null || n.%s == above && %s;\n"
                                   "    }\n",
                                   m->type, m->type, s->back,
                                   over_down(m, " && ", "isLinkedBack(n.", ", n)"));
  add(m, joined(m, s->back, "LinksAgree"), NULL, helper,
      arena_print(m->arena, "Each node's {@code %s} is the node that leads to it.",
                  s->back),
      over_roots(m, "isLinkedBack", ", null", false));
}

static void add_last(maker *m) {
  const shape *s = m->shape;
  const char *next = s->down.data[0];
  const char *helper =
      arena_print(m->arena,
                  "    @Declarative\n"
                  "    private %s lastNode(%s n) {\n"
                  "        return n == null || n.%s == null ? n : lastNode(n.%s);\n"
                  "    }\n",
                  m->type, m->type, next, next);
  add(m, joined(m, s->last, "IsLast"), NULL, helper,
      arena_print(m->arena, "{@code %s} is the last node, null if there is none.",
                  s->last),
      returning(m, arena_print(m->arena, "%s == lastNode(%s)", s->last, s->root)));
}

/* A search tree; keys that are equal may be nowhere, to the right, to the left. */
static void add_search_order(maker *m) {
  static const struct {
    const char *name, *helper, *low, *high, *comment;
  } orders[] = {
      {"keysAreOrdered", "isOrdered", "<", "<",
       "Smaller keys are to the left, larger ones to the right; no key is there twice."},
      {"keysAreOrderedEqualRight", "isOrderedEqualRight", "<=", "<",
       "Smaller keys are to the left, larger and equal ones to the right."},
      {"keysAreOrderedEqualLeft", "isOrderedEqualLeft", "<",
       "<=", "Smaller and equal keys are to the left, larger ones to the right."}};
  const shape *s = m->shape;
  const char *left = s->down.data[0], *right = s->down.data[1];
  for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
    const char *h = orders[i].helper;
    const char *helper = arena_print(
        m->arena,
        "    @Declarative\n"
        "    private boolean %s(%s n, long low, long high) {\n"
        "        return n == null\n"
        "                || low %s n.%s && n.%s %s high\n"
        "                        && %s(n.%s, low, n.%s) && %s(n.%s, n.%s, high);\n"
        "    }\n",
        h, m->type, orders[i].low, s->key, s->key, orders[i].high, h, left, s->key, h,
        right, s->key);
    add(m, orders[i].name, i ? orders[0].name : NULL, helper, orders[i].comment,
        over_roots(m, h, ", Long.MIN_VALUE, Long.MAX_VALUE", false));
  }
}

/* A node against those below it. */
static void add_steps_down(maker *m, const char *name, const char *implied,
                           const char *helper_name, const char *relation,
                           const char *comment) {
  const char *key = m->shape->key, *conditions = " || ";
  vec_each (const char *, f, &m->shape->down)
    conditions =
        arena_print(m->arena, "%s%s(n.%s == null || n.%s %s n.%s.%s) && %s(n.%s)",
                    conditions, f == m->shape->down.data ? "" : "\n                && ",
                    *f, key, relation, *f, key, helper_name, *f);
  const char *helper = arena_print(m->arena,
                                   "    @Declarative\n"
                                   "    private boolean %s(%s n) {\n"
                                   "        return n == null%s;\n"
                                   "    }\n",
                                   helper_name, m->type, conditions);
  add(m, name, implied, helper, comment, over_roots(m, helper_name, "", false));
}

static void add_list_order(maker *m) {
  add_steps_down(m, "keysAscend", NULL, "isAscending", "<",
                 "Each key is smaller than the next.");
  add_steps_down(m, "keysDoNotDescend", "keysAscend", "isNotDescending",
                 "<=", "No key is larger than the next.");
  add_steps_down(m, "keysDescend", NULL, "isDescending", ">",
                 "Each key is larger than the next.");
}

static void add_heap_order(maker *m) {
  add_steps_down(m, "leastKeysAreAbove", NULL, "isLeastAbove",
                 "<=", "No key is larger than those below it.");
  add_steps_down(m, "largestKeysAreAbove", NULL, "isLargestAbove",
                 ">=", "No key is smaller than those below it.");
}

static void add_array_is_there(maker *m, const char *array) {
  arena *a = m->arena;
  add(m, joined(m, array, "IsThere"), joined(m, array, "HasRoom"), NULL,
      arena_print(a, "There is always an array {@code %s}.", array),
      returning(m, arena_print(a, "%s != null", array)));
  add(m, joined(m, array, "HasRoom"), NULL, NULL,
      arena_print(a, "There is always an array {@code %s}, of some length.", array),
      returning(m, arena_print(a, "%s != null && %s.length > 0", array, array)));
}

/* A sentinel, or a root that is made with the structure. */
static void add_root_is_there(maker *m, const char *root) {
  add(m, joined(m, root, "IsThere"), NULL, NULL,
      arena_print(m->arena, "{@code %s} is never null.", root),
      returning(m, arena_print(m->arena, "%s != null", root)));
}

/* As in tries: the nodes below are in an array, as long in each. */
static void add_node_arrays(maker *m, const char *field) {
  arena *a = m->arena;
  const char *root = m->shape->root ? m->shape->root : "this";
  const char *helper =
      arena_print(a,
                  "    @Declarative\n"
                  "    private boolean hasArrays(%s n, int length) {\n"
                  "        if (n.%s == null || n.%s.length != length) {\n"
                  "            return false;\n"
                  "        }\n"
                  "        for (%s below : n.%s) {\n"
                  "            if (below != null && !hasArrays(below, "
                  "length)) {\n"
                  "                return false;\n"
                  "            }\n"
                  "        }\n"
                  "        return true;\n"
                  "    }\n",
                  m->type, field, field, m->type, field);
  add(m, joined(m, field, "AreAlike"), NULL, helper,
      arena_print(a, "Every node has an array {@code %s}, and all have the same length.",
                  field),
      returning(m, arena_print(a,
                               "%s == null\n"
                               "                || %s.%s != null && hasArrays(%s, "
                               "%s.%s.length)",
                               root, root, field, root, root, field)));
}

static void add_node_clauses(maker *m) {
  const shape *s = m->shape;
  if (s->root_is_array)
    add_array_is_there(m, s->root);
  else if (s->root)
    add_root_is_there(m, s->root);
  if (has_node_arrays(s)) {
    if (s->down.size == 1 && !s->root_is_array)
      add_node_arrays(m, s->down.data[0]);
    return;
  }
  if (s->count)
    add_count(m);
  if (s->back)
    add_back_links(m);
  if (s->last && s->root && !s->root_is_array && s->down.size == 1)
    add_last(m);
  if (s->key && s->down.size == 2) {
    add_search_order(m);
    add_heap_order(m);
  } else if (s->key && s->down.size == 1)
    add_list_order(m);
}

/* Of the first `count` elements: how each compares with the one that `other` names. */
static void add_array_order(maker *m, const char *array, const char *name,
                            const char *first, const char *other, const char *comment) {
  add(m, joined(m, array, name), NULL, NULL, comment,
      arena_print(m->arena,
                  "        for (int i = %s; i < %s; i++) {\n"
                  "            if (%s[%s] > %s[i]) {\n"
                  "                return false;\n"
                  "            }\n"
                  "        }\n"
                  "        return true;\n",
                  first, m->shape->count, array, other, array));
}

static void add_array_clauses(maker *m, const char *array) {
  arena *a = m->arena;
  const char *count = m->shape->count;
  const char *type = shape_field_type(m->shape->main, array);
  add_array_is_there(m, array);
  vec_each (const char *, index, &m->shape->ints)
    add(m, arena_print(a, "%sIsIn%c%s", *index, array[0] & ~0x20, array + 1), NULL, NULL,
        arena_print(a, "{@code %s} is an index of {@code %s}.", *index, array),
        returning(m, arena_print(a, "0 <= %s && (%s == 0 || %s < %s.length)", *index,
                                 *index, *index, array)));
  if (!count)
    return;
  add(m, arena_print(a, "%sIsWithin%c%s", count, array[0] & ~0x20, array + 1), NULL, NULL,
      arena_print(a, "{@code %s} elements have room in {@code %s}.", count, array),
      returning(m, arena_print(a, "0 <= %s && %s <= %s.length", count, count, array)));
  if (type[1] == 'L' || type[1] == '[')
    add(m, joined(m, array, "IsNullBehind"), NULL, NULL,
        arena_print(a, "Behind the elements there is nothing."),
        arena_print(a,
                    "        for (int i = %s; i < %s.length; i++) {\n"
                    "            if (%s[i] != null) {\n"
                    "                return false;\n"
                    "            }\n"
                    "        }\n"
                    "        return true;\n",
                    count, array, array));
  else if (type[1] != 'Z') {
    add_array_order(m, array, "IsSorted", "1", "i - 1", "The elements are in order.");
    add_array_order(m, array, "IsHeap", "1", "(i - 1) / 2",
                    "No element is smaller than its parent in the heap.");
  }
}

static void add_field_clauses(maker *m) {
  arena *a = m->arena;
  const shape *s = m->shape;
  vec_each (const char *, f, &s->others)
    add(m, joined(m, *f, "IsThere"), NULL, NULL,
        arena_print(a, "{@code %s} is never null.", *f),
        returning(m, arena_print(a, "%s != null", *f)));
  vec_each (const char *, f, &s->arrays)
    add_array_clauses(m, *f);
  if (s->count)
    add(m, joined(m, s->count, "IsNotNegative"),
        s->node ? arena_print(a, "%sCountsNodes", s->count)
        : s->arrays.size
            ? arena_print(a, "%sIsWithin%c%s", s->count, s->arrays.data[0][0] & ~0x20,
                          s->arrays.data[0] + 1)
            : NULL,
        NULL, "Nothing is counted below zero.",
        returning(m, arena_print(a, "%s >= 0", s->count)));
}

void clauses_make(clauses *out, arena *a, const shape *s, const char *node_type) {
  maker m = {out, a, s, node_type};
  add_field_clauses(&m);
  if (s->node && node_type)
    add_node_clauses(&m);
}
