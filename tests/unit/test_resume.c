/* A path that goes on from where it parts from the last one is the path that it would
 * have been from the start. Two evaluators follow the same methods, on the same state,
 * with the same models, one after the other; between its paths one of them runs a method
 * that decides nothing, so that it has nothing to go on from. */
#include "program_fixture.h"

#include "jre/jre.h"
#include "symbolic/internal.h"

enum { NODES = 3, BITS = 3, ROUNDS = 120, SEEDS = 60 };

typedef struct setting {
  fixture f;
  java_program *program;
  machine *machine;
  formula *formula;
  sym_state state;
  sym_id nodes[NODES];
  uint32_t next, value; /* slots */
  sym refs[2], number;
  uint64_t random, model;
} setting;

static uint32_t draw(setting *s, uint32_t below) {
  s->random = s->random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(s->random >> 33) % below;
}

static bool bit_of_model(void *context, uint32_t number) {
  return ((setting *)context)->model >> number % 64 & 1;
}

/* One of the first so many nodes, or null. */
static sym some_node(setting *s, uint32_t count) {
  sym r = REF_NULL;
  for (uint32_t k = 0; k < count; k++)
    r = ref_ite(&s->state.refs, formula_variable(s->formula),
                sym_ref(&s->state, s->nodes[k]), r);
  return r;
}

static uint32_t slot_of(const ir_class *c, const char *name) {
  for (uint32_t k = 0; k < c->slot_count; k++)
    if (!strcmp(c->slots[k]->name->text, name))
      return k;
  fail_msg("no field %s", name);
  return 0;
}

static void make_state(setting *s) {
  ir_class *node = java_class(s->program, "Resumed$N");
  assert_non_null(node);
  s->next = slot_of(node, "next");
  s->value = slot_of(node, "value");
  s->formula = formula_new();
  sym_state_init(&s->state, s->formula, s->machine);
  for (uint32_t k = 0; k < NODES; k++)
    s->nodes[k] = sym_new_object(&s->state, node);
  for (uint32_t k = 0; k < NODES; k++) {
    sym_set(&s->state, sym_slot(&s->state, s->nodes[k], s->next), some_node(s, NODES));
    sym_set(&s->state, sym_slot(&s->state, s->nodes[k], s->value),
            bits_variable(&s->state.bits, BITS, true));
  }
  s->refs[0] = some_node(s, NODES);
  s->refs[1] = some_node(s, 2);
  s->number = bits_variable(&s->state.bits, BITS, true);
}

static void set_up(setting *s) {
  memset(s, 0, sizeof *s);
  fixture_init_with_folder(&s->f);
  s->program = program_of(&s->f, "Resumed.java");
  s->machine = jre_new(s->program, NULL);
  expect_no_error(&s->f);
  make_state(s);
}

static void tear_down(setting *s) {
  sym_state_release(&s->state);
  formula_delete(s->formula);
  jre_delete(s->machine);
  java_program_delete(s->program);
  fixture_release(&s->f);
}

static ir_method *method_named(setting *s, const char *name) {
  ir_class *c = java_class(s->program, "Resumed");
  for (uint32_t k = 0; k < c->method_count; k++)
    if (!strcmp(c->methods[k].name->text, name))
      return &c->methods[k];
  fail_msg("no method %s", name);
  return NULL;
}

/* What is done. */
typedef struct task {
  const char *method;
  bool decides, fixes_number, fixes_first, fixes_other, is_swapped;
  bool holds, logs_reads;
  int scene; /* 1: a node was written to before; 2: there is another one; 3, 4: the same
                on the path */
} task;

/* All that can be told of a path. */
typedef struct trail {
  followed run;
  u32_vector words;
  uint64_t steps;
} trail;

static void note_list(trail *t, const literal_vector *list) {
  vec_push(&t->words, list->size);
  vec_each (const literal, a, list)
    vec_push(&t->words, *a);
}

/* What a slot held in between is not told, nor what that of a new object held. */
static void note_writes(trail *t, sym_state *s, sym_position start) {
  map first = {0};
  for (uint32_t w = start.journal; w < s->journal.size; w++) {
    sym_slot_id slot = s->journal.data[w].slot;
    bool is_first = slot.index < start.values && !map_get(&first, slot.index);
    map_put(&first, slot.index, 1);
    vec_push(&t->words, slot.index);
    vec_push(&t->words, is_first ? s->journal.data[w].old : 0);
    vec_push(&t->words, sym_peek(s, slot));
  }
  map_release(&first);
  vec_push(&t->words, s->objects.size);
  for (uint32_t v = start.values; v < s->values.size; v++)
    vec_push(&t->words, s->values.data[v]);
}

static void note_all(trail *t, evaluator *e) {
  note_list(t, &e->path.literals);
  note_list(t, &e->path.implied);
  vec_push(&t->words, e->path.has.size);
  vec_push(&t->words, e->merge.done.size);
  vec_each (const sym_encounter, m, &e->path.encounters) {
    vec_push(&t->words, m->before);
    vec_push(&t->words, m->reference);
    vec_push(&t->words, m->object.index);
  }
  note_writes(t, e->state, e->path.start);
  t->steps = e->path.steps;
}

static void set_scene(setting *s, int scene) {
  if (scene == 1 || scene == 3)
    sym_write_slot(&s->state, sym_slot(&s->state, s->nodes[0], s->value), s->number);
  if (scene == 2 || scene == 4)
    sym_new_object(&s->state, sym_get_object(&s->state, s->nodes[0])->class);
}

/* What may be done before a run, on its path. */
static void begin_path(setting *s, evaluator *e, const task *t, sym args[3]) {
  evaluator_begin_path(e, bit_of_model, s, 1000);
  if (t->scene > 2)
    set_scene(s, t->scene);
  if (t->fixes_other)
    evaluator_fix(e, IR_REF, s->refs[!t->is_swapped]);
  if (t->fixes_number)
    args[2] = evaluator_fix(e, IR_I32, args[2]);
  if (t->fixes_first)
    args[0] = evaluator_fix(e, IR_REF, args[0]);
}

static void follow(setting *s, evaluator *e, const task *t, trail *out) {
  sym_position before = sym_mark(&s->state);
  ir_method *m = method_named(s, t->method);
  sym args[3] = {s->refs[t->is_swapped], s->refs[!t->is_swapped], s->number};
  sym_slot_vector log = {0};
  if (t->scene <= 2)
    set_scene(s, t->scene);
  evaluator_set_deciding(e, t->decides);
  if (t->holds)
    evaluator_hold(e, args[0]);
  if (t->logs_reads)
    evaluator_log_reads(e, &log);
  begin_path(s, e, t, args);
  out->run = evaluator_follow(e, m, args);
  for (int again = 0; out->run.kind == FOLLOWED_AGAIN && again < 5; again++) {
    evaluator_begin_again(e);
    out->run = evaluator_follow(e, m, args);
  }
  evaluator_log_reads(e, NULL);
  note_all(out, e);
  vec_push(&out->words, log.size);
  vec_each (const sym_slot_id, slot, &log)
    vec_push(&out->words, slot->index);
  evaluator_end_path(e);
  evaluator_hold_none(e);
  sym_undo(&s->state, before);
  vec_release(&log);
}

static void print_task(const task *t) {
  print_message("%s: decides %d, fixes %d %d %d, swapped %d, holds %d, "
                "logs %d, scene %d\n",
                t->method, t->decides, t->fixes_number, t->fixes_first, t->fixes_other,
                t->is_swapped, t->holds, t->logs_reads, t->scene);
}

static void expect_same(const task *t, int round, const trail *a, const trail *b) {
  if (a->run.kind != b->run.kind || a->run.value != b->run.value ||
      !sym_same(a->run.exception, b->run.exception) || a->steps != b->steps ||
      a->words.size != b->words.size) {
    print_task(t);
    fail_msg("%s in round %d: kind %d, not %d; value %u, not %u; %u steps, not %u; "
             "%u words, not %u",
             t->method, round, (int)a->run.kind, (int)b->run.kind, a->run.value,
             b->run.value, (unsigned)a->steps, (unsigned)b->steps, a->words.size,
             b->words.size);
  }
  for (uint32_t k = 0; k < a->words.size; k++)
    if (a->words.data[k] != b->words.data[k])
      fail_msg("%s in round %d: word %u is %u, not %u", t->method, round, k,
               a->words.data[k], b->words.data[k]);
}

/* Seldom on, and not for long. */
static void toggle(setting *s, bool *flag) {
  if (!draw(s, *flag ? 4 : 20))
    *flag = !*flag;
}

/* Mostly as it was. */
static void change_task(setting *s, task *t) {
  static const char *const methods[] = {"count",  "fill",  "append",    "lookUp",
                                        "nested", "mark",  "openLater", "failLater",
                                        "share",  "caught"};
  if (!draw(s, 12))
    t->method = methods[draw(s, 10)];
  toggle(s, &t->decides);
  toggle(s, &t->fixes_number);
  toggle(s, &t->fixes_first);
  toggle(s, &t->fixes_other);
  toggle(s, &t->is_swapped);
  toggle(s, &t->holds);
  toggle(s, &t->logs_reads);
  if (!draw(s, t->scene ? 3 : 16))
    t->scene = t->scene ? 0 : (int)draw(s, 5);
}

static void change_model(setting *s) {
  if (!draw(s, 8))
    s->model = (uint64_t)draw(s, 1u << 31) << 31 ^ draw(s, 1u << 31);
  else
    for (uint32_t k = 1 + draw(s, 2); k > 0; k--)
      s->model ^= 1ull << draw(s, 40);
}

/* How many instructions were not run again. */
static int64_t compare(setting *s, uint64_t seed) {
  enum { OF_NOTHING = 2 }; /* instructions */
  evaluator *resumes = evaluator_new(&s->state, &s->f.sink);
  evaluator *starts = evaluator_new(&s->state, &s->f.sink);
  task t = {.method = "fill"}, nothing = {.method = "nothing"};
  s->random = seed;
  for (int round = 0; round < ROUNDS; round++) {
    trail a = {0}, b = {0}, none = {0};
    change_task(s, &t);
    change_model(s);
    follow(s, resumes, &t, &a);
    follow(s, starts, &t, &b);
    follow(s, starts, &nothing, &none);
    expect_same(&t, round, &a, &b);
    vec_release(&a.words);
    vec_release(&b.words);
    vec_release(&none.words);
  }
  int64_t saved = (int64_t)evaluator_get_counts(starts)->instructions -
                  (int64_t)evaluator_get_counts(resumes)->instructions -
                  OF_NOTHING * ROUNDS;
  evaluator_delete(resumes);
  evaluator_delete(starts);
  return saved;
}

static void resumes_alike(void **unused) {
  (void)unused;
  setting s;
  int64_t saved = 0;
  set_up(&s);
  for (uint64_t seed = 1; seed <= SEEDS; seed++)
    saved += compare(&s, seed);
  print_message("%d instructions less\n", (int)saved);
  assert_true(saved > 0);
  tear_down(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(resumes_alike)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
