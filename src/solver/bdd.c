/* Sets of assignments over BuDDy: the manager, its table of sets, operations.
 *
 * Idea: BuDDy's variable i is the i-th of the caller's order, so that levels and
 * variables agree and no reordering ever happens. Sets are slots of a table, each
 * the owner of one reference; operations replace what a slot holds.
 *
 * When BuDDy finds no room for a node it calls the error hook. The hook jumps back
 * to where the operation began, over BuDDy's frames: they own nothing, and every
 * operation of BuDDy resets its stack of intermediate results. After "too many
 * nodes" (BDD_NODENUM) the tables are sound. After a failed allocation (BDD_MEMORY)
 * they are not, since BuDDy notes the new size before it asks for it: the manager is
 * then broken, and BuDDy cannot even be ended. The hook has no argument, hence the
 * one global. */
#include "solver/bdd.h"

#include "solver/bdd_manager.h"

#include <stdlib.h>
#include <string.h>

#define MOST_NODES     500000000u
#define MOST_GROWTH    4000000 /* nodes by which the table grows at a time, at most */
#define MOST_VARIABLES 20000u  /* BuDDy recurses once per variable */
#define FIRST_NODES    20000u /* most checks need no more; larger tables would be cleared */
#define CACHE_RATIO    4      /* nodes per entry of an operator cache */
#define NO_ROOT        (-1)

static bdd_manager *current;

static void on_error(int code) {
  assert(current && current->running && "BuDDy fails only inside operations");
  assert((code == BDD_NODENUM || code == BDD_MEMORY) && "all else is our bug");
  current->broken |= code != BDD_NODENUM;
  longjmp(current->way_out, 1);
}

/* Called before and after garbage is collected: before, nothing has been touched yet, and
 * the operation can be left as when there is no room. */
static void on_collection(int before, bddGbcStat *statistics) {
  (void)statistics;
  if (before && current->running && current->stop && current->stop(current->stop_context))
    longjmp(current->way_out, 1);
}

/* --- The manager ------------------------------------------------------------ */

/* GMP would abort when memory runs out. */
static void *gmp_allocate(size_t bytes) {
  return memory_alloc(bytes);
}

static void *gmp_reallocate(void *block, size_t before, size_t bytes) {
  (void)before;
  return memory_resize(block, bytes, 1);
}

static void gmp_free(void *block, size_t bytes) {
  (void)bytes;
  memory_free(block);
}

/* BuDDy reserves a place on its stack of intermediate results before it computes
 * what goes there (which comes first in *top++ = f() is the compiler's choice), and a
 * garbage collection on the way follows what stands in that place. Old results do no
 * harm, but what malloc left there might. The stack is not in BuDDy's header. */
extern int *bddrefstack;

static void clear_stack(uint32_t variables) {
  memset(bddrefstack, 0, (2 * variables + 4) * sizeof *bddrefstack);
}

/* Starts BuDDy with room for all variables, two nodes each, so that nothing grows
 * before the hook is set. */
static bool start(bdd_manager *m, uint32_t limit) {
  uint32_t most = limit && limit < MOST_NODES ? limit : MOST_NODES;
  uint32_t least = 2 * m->count + 100, first = least + FIRST_NODES;
  if (first > most / 2)
    first = most / 2 > least ? most / 2 : least;
  if (m->count > MOST_VARIABLES || bdd_init((int)first, (int)first / CACHE_RATIO) < 0)
    return false;
  bdd_gbc_hook(on_collection);                /* the default prints */
  uint32_t now = (uint32_t)bdd_getallocnum(); /* a prime not below `first` */
  bdd_setmaxnodenum((int)(most > now ? most : now + 1));
  bdd_setmaxincrease(MOST_GROWTH);
  bdd_setcacheratio(CACHE_RATIO);
  bdd_error_hook(NULL);
  /* at least one: BuDDy frees its tables of variables twice when it had none */
  bool fits = bdd_setvarnum(m->count ? (int)m->count : 1) >= 0;
  if (fits)
    clear_stack(m->count ? m->count : 1);
  bdd_error_hook(on_error);
  return fits;
}

bdd_manager *bdd_manager_new(const formula *f, const uint32_t *order, uint32_t count,
                             uint32_t limit) {
  assert(f && (order || !count));
  if (current || bdd_isrunning())
    return NULL;
  mp_set_memory_functions(gmp_allocate, gmp_reallocate, gmp_free);
  bdd_manager *m = current = memory_new(bdd_manager);
  m->graph = f;
  m->count = count;
  m->order = memory_new_array(uint32_t, count);
  for (uint32_t i = 0; i < count; i++) {
    assert(!map_get(&m->positions, order[i]) && "each variable once");
    m->order[i] = order[i];
    map_put(&m->positions, order[i], i);
  }
  if (start(m, limit))
    return m;
  bdd_manager_delete(m);
  return NULL;
}

void bdd_manager_delete(bdd_manager *m) {
  if (!m)
    return;
  assert(m == current && !m->running);
  if (bdd_isrunning() && !m->broken) /* it would walk tables it no longer has */
    bdd_done();
  current = NULL;
  map_release(&m->positions);
  node_map_release(&m->names);
  vec_release(&m->roots);
  vec_release(&m->free);
  vec_release(&m->held);
  vec_release(&m->scratch);
  memory_free(m->order);
  memory_free(m);
}

void bdd_manager_name(bdd_manager *m, uint32_t node, uint32_t position) {
  assert(node && position < m->count);
  *node_map_at(&m->names, node) = position + 1;
}

bool bdd_manager_is_named(const bdd_manager *m, uint32_t node) {
  return node_map_get(&m->names, node);
}

bool bdd_manager_level(const bdd_manager *m, literal a, uint32_t *out) {
  uint32_t node = literal_node(a), name = node_map_get(&m->names, node);
  const uint64_t *position = NULL;
  if (!name && formula_kind(m->graph, node) == NODE_VARIABLE)
    position = map_get(&m->positions, formula_variable_number(m->graph, node));
  if (!name && !position)
    return false;
  *out = (name ? name - 1 : (uint32_t)*position) << 1 | !literal_is_negated(a);
  return true;
}

void bdd_manager_forget_names(bdd_manager *m) {
  node_map_release(&m->names);
}

/* BuDDy's part of it. False: of some variables there may be half. */
static bool add_variables(bdd_manager *m, uint32_t count) {
  m->running = true;
  if (setjmp(m->way_out) == 0)
    bdd_extvarnum((int)count);
  else
    m->broken = true;
  m->running = false;
  return !m->broken;
}

uint32_t bdd_manager_extend(bdd_manager *m, uint32_t count) {
  uint32_t first = m->count;
  assert(first && "position 0 is taken");
  if (m->broken || first + count > MOST_VARIABLES || !add_variables(m, count))
    return 0;
  clear_stack(first + count);
  m->order = memory_resize(m->order, first + count, sizeof *m->order);
  for (; m->count < first + count; m->count++)
    m->order[m->count] = UINT32_MAX; /* no variable's */
  return first;
}

void bdd_manager_set_stop(bdd_manager *m, bdd_stop *stop, void *context) {
  m->stop = stop;
  m->stop_context = context;
}

bool bdd_manager_is_broken(const bdd_manager *m) {
  return m->broken;
}

uint32_t bdd_manager_nodes(const bdd_manager *m) {
  return m->broken ? 0 : (uint32_t)bdd_getnodenum();
}

uint64_t bdd_manager_made(const bdd_manager *m) {
  bddStat now;
  if (m->broken)
    return 0;
  bdd_stats(&now);
  return (uint64_t)now.produced;
}

/* --- The table of sets ------------------------------------------------------ */

/* Takes no room: reference counts stand in the nodes. */
static void store(bdd_manager *m, bdd_set to, BDD root) {
  BDD before = bdd_root(m, to);
  if (!m->broken) {
    bdd_addref(root);
    bdd_delref(before);
  }
  m->roots.data[to.index] = root;
}

bdd_set bdd_set_new(bdd_manager *m) {
  assert(m == current);
  if (!m->free.size) {
    vec_push(&m->roots, bddfalse);
    return (bdd_set){m->roots.size - 1};
  }
  bdd_set s = {vec_pop(&m->free)};
  assert(m->roots.data[s.index] == NO_ROOT);
  m->roots.data[s.index] = bddfalse;
  return s;
}

void bdd_set_delete(bdd_manager *m, bdd_set s) {
  store(m, s, bddfalse);
  m->roots.data[s.index] = NO_ROOT;
  vec_push(&m->free, s.index);
}

void bdd_set_assign_empty(bdd_manager *m, bdd_set to) {
  store(m, to, bddfalse);
}

void bdd_set_assign_all(bdd_manager *m, bdd_set to) {
  store(m, to, bddtrue);
}

void bdd_set_assign(bdd_manager *m, bdd_set to, bdd_set from) {
  store(m, to, bdd_root(m, from));
}

/* --- Operations ------------------------------------------------------------- */

typedef struct step {
  enum { APPLY, NOT, BUILD, CUBE, EXISTS, RESTRICT } kind;
  BDD a, b;
  int operation; /* of APPLY: BuDDy's number */
  literal top;   /* of BUILD */
} step;

static int compare_descending(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x < y) - (x > y);
}

/* The conjunction of the variables in `scratch` (position << 1 | negated), from the
 * bottom of the order up, so that each step adds one node on top. Empty, where a variable
 * has two values. */
static BDD cube(bdd_manager *m) {
  u32_vector *v = &m->scratch;
  if (v->size)
    qsort(v->data, v->size, sizeof *v->data, compare_descending);
  BDD result = bddtrue;
  for (uint32_t i = 0; i < v->size; i++) {
    int at = (int)(v->data[i] >> 1);
    BDD variable = v->data[i] & 1 ? bdd_nithvar(at) : bdd_ithvar(at);
    result = hold(m, bdd_apply(variable, result, bddop_and));
  }
  return result;
}

static BDD perform(bdd_manager *m, const step *s) {
  switch (s->kind) {
  case APPLY: return bdd_apply(s->a, s->b, s->operation);
  case NOT: return bdd_not(s->a);
  case BUILD: return bdd_build(m, s->top, s->a);
  case CUBE: return cube(m);
  case EXISTS: return bdd_exist(s->a, cube(m));
  default: return bdd_restrict(s->a, cube(m));
  }
}

static void end_operation(bdd_manager *m) {
  m->running = false;
  let_go(m, 0);
  bdd_build_release(m);
}

static bool execute(bdd_manager *m, bdd_set to, const step *s) {
  assert(m == current && !m->running);
  if (m->broken)
    return false;
  m->running = true;
  if (setjmp(m->way_out) == 0) {
    store(m, to, perform(m, s));
    end_operation(m);
    return true;
  }
  end_operation(m);
  return false;
}

static bool apply(bdd_manager *m, bdd_set to, bdd_set a, bdd_set b, int operation) {
  return execute(m, to, &(step){APPLY, bdd_root(m, a), bdd_root(m, b), operation, 0});
}

bool bdd_set_union(bdd_manager *m, bdd_set to, bdd_set a, bdd_set b) {
  return apply(m, to, a, b, bddop_or);
}

bool bdd_set_intersect(bdd_manager *m, bdd_set to, bdd_set a, bdd_set b) {
  return apply(m, to, a, b, bddop_and);
}

bool bdd_set_minus(bdd_manager *m, bdd_set to, bdd_set a, bdd_set b) {
  return apply(m, to, a, b, bddop_diff);
}

bool bdd_set_complement(bdd_manager *m, bdd_set to, bdd_set a) {
  return execute(m, to, &(step){.kind = NOT, .a = bdd_root(m, a)});
}

bool bdd_set_assign_literal(bdd_manager *m, bdd_set to, literal a) {
  return execute(m, to, &(step){.kind = BUILD, .a = bddtrue, .top = a});
}

bool bdd_set_intersect_literal(bdd_manager *m, bdd_set to, bdd_set care, literal a) {
  if (bdd_set_is_empty(m, care)) {
    bdd_set_assign_empty(m, to);
    return true;
  }
  bdd_set made = bdd_set_new(m);
  bool done =
      execute(m, made, &(step){.kind = BUILD, .a = bdd_root(m, care), .top = a}) &&
      bdd_set_intersect(m, to, care, made);
  bdd_set_delete(m, made);
  return done;
}

static void list_variables(bdd_manager *m, const uint32_t *variables, const bool *values,
                           uint32_t count) {
  vec_clear(&m->scratch);
  for (uint32_t i = 0; i < count; i++) {
    const uint64_t *position = map_get(&m->positions, variables[i]);
    assert(position && "the variable is in the order");
    vec_push(&m->scratch, (uint32_t)*position << 1 | (values && !values[i]));
  }
}

bool bdd_set_assign_cube(bdd_manager *m, bdd_set to, const uint32_t *values,
                         uint32_t count) {
  vec_clear(&m->scratch);
  for (uint32_t i = 0; i < count; i++) {
    assert(values[i] >> 1 < m->count);
    vec_push(&m->scratch, values[i] ^ 1);
  }
  return execute(m, to, &(step){.kind = CUBE});
}

bool bdd_set_exists(bdd_manager *m, bdd_set to, bdd_set a, const uint32_t *variables,
                    uint32_t count) {
  list_variables(m, variables, NULL, count);
  return execute(m, to, &(step){.kind = EXISTS, .a = bdd_root(m, a)});
}

bool bdd_set_restrict(bdd_manager *m, bdd_set to, bdd_set a, const uint32_t *variables,
                      const bool *values, uint32_t count) {
  assert(values || !count);
  list_variables(m, variables, values, count);
  return execute(m, to, &(step){.kind = RESTRICT, .a = bdd_root(m, a)});
}
