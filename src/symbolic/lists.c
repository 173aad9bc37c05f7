/* Work lists.
 *
 *     LinkedList<Node> work = new LinkedList<>();
 *     work.add(root);
 *     while (!work.isEmpty()) {
 *       Node n = work.removeFirst();
 *       if (n.left != null) work.add(n.left); ...
 *
 * The other way in which many invariants walk. Run on all paths at once, the code of
 * LinkedList would have each element anywhere in the list and each node as the k-th that
 * is taken out. So `new LinkedList`, `new ArrayDeque` and `new Stack` in a specification
 * make a row of links (links.c), one for each call that puts something in.
 *
 * For each state the list is what is there, in the order of the row: calls put links at
 * one end of the row, whatever the state, and a state takes part in them in its order of
 * time. What is asked of the list is exact:
 *
 *     isEmpty()      no link is there
 *     removeFirst()  the first link that is there; no more, where the call is made
 *
 * What makes it fast is when states run. Where a call asks for an end of the list, the
 * states for which the first link of the row is there go on; the others wait until those
 * are through with it (merge_later.c). Then the node that is taken out is one node, as in
 * a recursive invariant, and the walk goes over the nodes in the order of the row.
 *
 * Methods without a row here are refused, and the specification is evaluated a second time
 * with the real classes (evaluator_merge_call). */
#include "symbolic/lists.h"

#include "symbolic/links.h"

#include <assert.h>
#include <string.h>

static void fault(faults *f, literal when) {
  assert(f->count < sizeof f->items / sizeof *f->items);
  if (when != LITERAL_FALSE) {
    f->items[f->count].kind = TRAP_NULL; /* of a specification: that it throws counts */
    f->items[f->count++].when = when;
  }
}

static bool is_class(const ir_class *c, const char *name) {
  return !strcmp(c->name->text, name);
}

/* Whether all states of the call have the literal. */
static bool is_given(const collection *c, literal there) {
  const merge_run *r = c->e->merge.run;
  literal all = c->e->merge.call_guard;
  if (formula_and(c->e->state->formula, all, there) == all)
    return true;
  const condition_link *links = c->e->merge.conditions.links.data;
  for (condition k = r->here; k != CONDITION_TRUE; k = links[k].parent)
    if (links[k].own == there)
      return true;
  return false;
}

static bool is_excluded(const collection *c, literal there) {
  return formula_and(c->e->state->formula, c->e->merge.call_guard, there) ==
         LITERAL_FALSE;
}

/* What may be the element at the end, for some state: each with the condition that it is. */
typedef struct candidate {
  collected link;
  literal there, first;
} candidate;
typedef vector(candidate) candidate_vector;

/* Gives where there is none. */
static literal find_candidates(const collection *c, bool newest, candidate_vector *out) {
  formula *f = c->e->state->formula;
  literal none = LITERAL_TRUE;
  for (collected l = collection_end(c, newest); !sym_is_null(l) && none != LITERAL_FALSE;
       l = collected_beside(c, l, !newest)) {
    literal there = collected_there(c, l);
    if (is_excluded(c, there))
      continue;
    bool given = is_given(c, there);
    vec_push(out, ((candidate){l, there, given ? none : formula_and(f, none, there)}));
    none = given ? LITERAL_FALSE : formula_and(f, none, literal_not(there));
  }
  return none;
}

static sym element_of(const collection *c, const candidate_vector *all) {
  sym value = SYM_ZERO;
  for (uint32_t k = all->size; k--;) {
    sym element = collected_element(c, all->data[k].link);
    bool is_last = k + 1 == all->size && all->data[k].first == LITERAL_TRUE;
    value = is_last ? element
                    : sym_ite(c->e->state, IR_REF, all->data[k].first, element, value);
  }
  return value;
}

static void take_out(const collection *c, const candidate_vector *all) {
  if (all->size == 1 && all->data[0].first == LITERAL_TRUE &&
      collection_parts_by(c, all->data[0].there)) {
    collection_drop(c, all->data[0].link);
    return;
  }
  vec_each (const candidate, x, all)
    collected_set_there(
        c, x->link, formula_and(c->e->state->formula, x->there, literal_not(x->first)));
}

typedef struct end_query {
  bool newest, takes, may_be_empty;
} end_query;

static bool ask_end(evaluator *e, const sym *args, sym *out, faults *f, end_query q) {
  collection c;
  if (!collection_find(e, args[0], &c))
    return false;
  candidate_vector all = {0};
  literal none = find_candidates(&c, q.newest, &all);
  *out = element_of(&c, &all);
  if (!q.may_be_empty)
    fault(f, none);
  if (q.takes)
    take_out(&c, &all);
  vec_release(&all);
  return true;
}

#define END_QUERY(name, newest, takes, may_be_empty)                                     \
  static bool name(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {   \
    (void)m;                                                                             \
    return ask_end(e, args, out, f, (end_query){newest, takes, may_be_empty});           \
  }

END_QUERY(remove_first, false, true, false)
END_QUERY(remove_last, true, true, false)
END_QUERY(poll_first, false, true, true)
END_QUERY(poll_last, true, true, true)
END_QUERY(get_first, false, false, false)
END_QUERY(get_last, true, false, false)
END_QUERY(peek_first, false, false, true)
END_QUERY(peek_last, true, false, true)

static bool put_in(evaluator *e, const sym *args, faults *f, bool newest) {
  collection c;
  if (!collection_find(e, args[0], &c) || !collection_has_room(&c))
    return false;
  literal is_null = ref_is(&e->state->refs, args[1], SYM_NULL), there = LITERAL_TRUE;
  if (is_class(sym_get_object(e->state, c.object)->class, "java/util/WorkDeque")) {
    fault(f, is_null);
    there = literal_not(is_null);
  }
  return collection_add(&c, args[1], there, newest);
}

static bool add_last(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m;
  *out = links_truth(e, LITERAL_TRUE);
  return put_in(e, args, f, true);
}

static bool add_first(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m;
  *out = links_truth(e, LITERAL_TRUE);
  return put_in(e, args, f, false);
}

/* Stack.push gives what it puts in. */
static bool push(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m;
  *out = args[1];
  return put_in(e, args, f, true);
}

static bool contains(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection c;
  literal found;
  if (!collection_find(e, args[0], &c) || !collection_find_element(&c, args[1], &found))
    return false;
  *out = links_truth(e, found);
  return true;
}

static bool count(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection c;
  if (!collection_find(e, args[0], &c))
    return false;
  *out = collection_count(&c);
  return true;
}

static bool is_empty(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection c;
  if (!collection_find(e, args[0], &c))
    return false;
  candidate_vector all = {0};
  *out = links_truth(e, find_candidates(&c, false, &all));
  vec_release(&all);
  return true;
}

static bool clear(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  collection c;
  if (!collection_find(e, args[0], &c))
    return false;
  for (collected l = collection_end(&c, true); !sym_is_null(l);
       l = collected_beside(&c, l, false))
    collected_set_there(&c, l, LITERAL_FALSE);
  *out = SYM_ZERO;
  return true;
}

/* Which end of the list a method is about. */
typedef enum { NO_END, OLDEST, NEWEST, EITHER } list_end;

typedef struct list_method {
  const char *name;
  sym_intrinsic *run;
  list_end end; /* that it asks for */
} list_method;

static const list_method of_deque[] = {
    {"add", add_last, NO_END},
    {"addLast", add_last, NO_END},
    {"offer", add_last, NO_END},
    {"offerLast", add_last, NO_END},
    {"addFirst", add_first, NO_END},
    {"offerFirst", add_first, NO_END},
    {"push", add_first, NO_END},
    {"remove", remove_first, OLDEST},
    {"removeFirst", remove_first, OLDEST},
    {"pop", remove_first, OLDEST},
    {"removeLast", remove_last, NEWEST},
    {"poll", poll_first, OLDEST},
    {"pollFirst", poll_first, OLDEST},
    {"pollLast", poll_last, NEWEST},
    {"element", get_first, OLDEST},
    {"getFirst", get_first, OLDEST},
    {"getLast", get_last, NEWEST},
    {"peek", peek_first, OLDEST},
    {"peekFirst", peek_first, OLDEST},
    {"peekLast", peek_last, NEWEST},
    {"contains", contains, NO_END},
    {"size", count, NO_END},
    {"isEmpty", is_empty, EITHER},
    {"clear", clear, NO_END},
};

static const list_method of_stack[] = {
    {"add", add_last, NO_END},
    {"addElement", add_last, NO_END},
    {"push", push, NO_END},
    {"pop", remove_last, NEWEST},
    {"peek", get_last, NEWEST},
    {"firstElement", get_first, OLDEST},
    {"lastElement", get_last, NEWEST},
    {"contains", contains, NO_END},
    {"size", count, NO_END},
    {"empty", is_empty, NEWEST},
    {"isEmpty", is_empty, NEWEST},
    {"clear", clear, NO_END},
};

static bool is_stack(const ir_class *c) {
  return is_class(c, "java/util/WorkStack");
}

static bool is_list(const ir_class *c) {
  return is_stack(c) || is_class(c, "java/util/WorkList") ||
         is_class(c, "java/util/WorkDeque");
}

static const list_method *find_method(const ir_method *m) {
  if (!is_list(m->owner))
    return NULL;
  bool stack = is_stack(m->owner);
  const list_method *all = stack ? of_stack : of_deque;
  size_t count_all =
      stack ? sizeof of_stack / sizeof *of_stack : sizeof of_deque / sizeof *of_deque;
  for (size_t k = 0; k < count_all; k++)
    if (!strcmp(all[k].name, m->name->text))
      return &all[k];
  return NULL;
}

sym_intrinsic *lists_intrinsic(const ir_method *m) {
  const list_method *found = find_method(m);
  return found ? found->run : NULL;
}

static ir_class *class_of_list(const evaluator *e, sym receiver) {
  sym_id object;
  if (!e->merge.made_set || !ref_is_constant(&e->state->refs, receiver, &object) ||
      sym_is_null(object))
    return NULL;
  ir_class *c = sym_get_object(e->state, object)->class;
  return is_list(c) ? c : NULL;
}

bool lists_refuse(const evaluator *e, const ir_method *m, const sym *args) {
  return !m->is_static && strcmp(m->name->text, "<init>") != 0 && !is_list(m->owner) &&
         class_of_list(e, args[0]);
}

/* isEmpty is asked before something is taken out: at the end that the code takes from. */
static bool takes_newest(const ir_code *code) {
  for (uint32_t pc = 0; pc < code->count; pc++) {
    const ir_instr *i = &code->instrs[pc];
    if ((i->op != IR_CALL && i->op != IR_DISPATCH) || i->unresolved || !i->call->method)
      continue;
    const char *name = i->call->method->name->text;
    if (!strcmp(name, "removeLast") || !strcmp(name, "pollLast"))
      return true;
  }
  return false;
}

/* while (work.size() > 0) is another word for isEmpty. */
static bool is_compared_with_zero(const ir_code *code, uint32_t pc) {
  const ir_instr *size = &code->instrs[pc], *next = size + 1;
  return pc + 1 < code->count && next->op == IR_BRANCH && next->type == IR_IMM32 &&
         next->a == size->dst && next->b == 0;
}

static list_end end_asked_for(const merge_run *r, const ir_class *list,
                              const list_method *m, uint32_t pc) {
  if (m->run == count && is_compared_with_zero(r->code, pc))
    return is_stack(list) || takes_newest(r->code) ? NEWEST : OLDEST;
  if (m->end == EITHER)
    return takes_newest(r->code) ? NEWEST : OLDEST;
  return m->end;
}

/* Whether a walk is better off with the states of this link alone: its element is one of
 * few. */
static bool is_worth_it(const collection *c, collected l) {
  enum { FEW = 4 };
  return ref_count(&c->e->state->refs, collected_element(c, l)) <= FEW ||
         sym_same(collection_end(c, true), collection_end(c, false));
}

bool lists_part(merge_run *r, const ir_instr *i, uint32_t pc, condition guard,
                const sym *regs, literal *there) {
  evaluator *e = r->e;
  if (!e->merge.made_set || i->call->method->is_static || guard == CONDITION_NEVER)
    return false;
  ir_class *list = class_of_list(e, regs[i->call->args[0]]);
  const ir_method *body = list ? ir_dispatch(list, i->call->method) : NULL;
  const list_method *asked = body ? find_method(body) : NULL;
  list_end end = asked ? end_asked_for(r, list, asked, pc) : NO_END;
  collection c;
  r->here = guard;
  r->chosen = LITERAL_TRUE;
  e->merge.call_guard = all_of(r, guard);
  if (end == NO_END || !collection_find(e, regs[i->call->args[0]], &c))
    return false;
  for (collected l = collection_end(&c, end == NEWEST); !sym_is_null(l);
       l = collected_beside(&c, l, end == OLDEST)) {
    *there = collected_there(&c, l);
    if (is_excluded(&c, *there))
      continue;
    return (*there == LITERAL_TRUE || !is_given(&c, *there)) && is_worth_it(&c, l);
  }
  return false;
}
