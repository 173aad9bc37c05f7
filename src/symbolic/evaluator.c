/* The evaluator as its users see it. */
#include "symbolic/follow_run.h"

#include <assert.h>

enum { SPECIFICATION_WORK = 1 << 30 };

evaluator *evaluator_new(sym_state *s, diag_sink *sink) {
  evaluator *e = memory_new(evaluator);
  e->state = s;
  e->program = imported_program(s);
  e->sink = sink;
  e->merge.cycle = UINT32_MAX;
  e->merge.assumed = LITERAL_TRUE;
  conditions_init(&e->merge.conditions, s->formula);
  return e;
}

void evaluator_do_without(evaluator *e, shortcut_set without) {
  e->without = without;
  e->state->numbers.keeps_sentinels = shortcut_is_on(without, SHORTCUT_SENTINEL);
}

void evaluator_delete(evaluator *e) {
  evaluation_release(&e->model);
  vec_release(&e->path.literals);
  vec_release(&e->path.earlier);
  vec_release(&e->path.implied);
  release_saved_run(e->path.saved);
  memo_values_release(&e->memo.by_values);
  map_release(&e->path.has);
  vec_release(&e->path.encounters);
  vec_release(&e->path.decided);
  vec_release(&e->path.arrays);
  vec_release(&e->path.indices);
  map_release(&e->held.references);
  vec_release(&e->held.arguments);
  map_release(&e->held.values);
  vec_release(&e->held.joins);
  map_release(&e->held.writes);
  vec_release(&e->path.frames);
  conditions_release(&e->merge.conditions);
  map_release(&e->merge.failed);
  vec_release(&e->merge.failures);
  vec_release(&e->merge.done);
  map_release(&e->merge.under_way);
  map_release(&e->merge.cursors);
  map_release(&e->merge.loop_ends);
  map_release(&e->merge.carried);
  map_release(&e->merge.looks);
  map_release(&e->flows);
  given_release(&e->restricted);
  map_release(&e->memo.supposed);
  map_release(&e->shortcuts);
  vec_release(&e->memo.entries);
  vec_release(&e->memo.words);
  map_release(&e->memo.index);
  map_release(&e->memo.kept_index);
  vec_each (u32_vector, v, &e->memo.dependents)
    vec_release(v);
  vec_release(&e->memo.dependents);
  map_release(&e->intrinsics);
  map_release(&e->spec_boxes);
  map_release(&e->chance.methods);
  map_release(&e->reals.ranges);
  vec_release(&e->reals.all);
  vec_release(&e->chance.variables);
  vec_release(&e->chance.picks);
  vec_release(&e->chance.hashes);
  map_release(&e->rows.of);
  given_release(&e->modulo.decided);
  vec_release(&e->rows.unique);
  map_release(&e->rows.nodes);
  vec_release(&e->rows.answers);
  map_release(&e->merge.walked);
  query_delete(e->merge.feasible);
  vec_release(&e->merge.known);
  node_map_release(&e->cones.small);
  node_map_release(&e->cones.place);
  node_map_release(&e->cones.signs);
  map_release(&e->impossible.index);
  vec_release(&e->impossible.words);
  node_marks_release(&e->exclusive.results);
  vec_release(&e->exclusive.pairs);
  node_map_release(&e->exclusive.first_pair);
  map_release(&e->exclusive.known);
  memory_free(e);
}

sym_state *evaluator_state(evaluator *e) {
  return e->state;
}
const literal_vector *evaluator_implied(const evaluator *e) {
  return &e->path.implied;
}

literal_vector *evaluator_path(evaluator *e) {
  return &e->path.literals;
}
sym_position evaluator_path_start(const evaluator *e) {
  return e->path.start;
}
bool evaluator_path_has(const evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  return a == LITERAL_TRUE || map_get(&e->path.has, a);
}
const literal_vector *evaluator_earlier(const evaluator *e) {
  return &e->path.earlier;
}
const evaluator_counts *evaluator_get_counts(const evaluator *e) {
  return &e->counts;
}
const char *evaluator_why(const evaluator *e) {
  return e->why;
}
const ir_class *evaluator_writer(const evaluator *e) {
  return e->writer;
}
place evaluator_where(const evaluator *e) {
  return e->where;
}
evaluation *evaluator_model(evaluator *e) {
  return &e->model;
}

const u32_vector *evaluator_open_indices(const evaluator *e) {
  return &e->path.indices;
}

void evaluator_forget_indices(evaluator *e) {
  vec_clear(&e->path.indices);
}

void evaluator_set_deciding(evaluator *e, bool on) {
  e->path.decides_all = on;
}

void evaluator_assume(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  e->merge.assumed = a;
}

void evaluator_watch_loops(evaluator *e, loop_watch *watch, void *context) {
  e->hooks.loops = watch;
  e->hooks.loops_context = context;
}

void evaluator_watch_recalls(evaluator *e, recall_watch *watch, void *context) {
  if (e->hooks.recalls && e->path.is_open)
    map_clear(&e->memo.index); /* what was made of results is for those who asked then */
  e->hooks.recalls = watch;
  e->hooks.recalls_context = context;
}

uint32_t evaluator_depth(const evaluator *e) {
  return e->path.frames.size;
}

void evaluator_set_stand_in(evaluator *e, sym_id object) {
  assert(object.index < e->state->objects.size);
  e->stand_in = object;
  e->compares_stand_in = false;
}

bool evaluator_has_compared_stand_in(const evaluator *e) {
  return e->compares_stand_in;
}

void evaluator_watch_calls(evaluator *e, call_watch *watch, return_watch *ends,
                           void *context) {
  e->hooks.calls = watch;
  e->hooks.returns = ends;
  e->hooks.calls_context = context;
}

void evaluator_watch_merges(evaluator *e, answer_watch *watch, void *context) {
  if (e->path.is_open)
    map_clear(&e->memo.index); /* made with other answers */
  e->hooks.answers = watch;
  e->hooks.answers_context = context;
}

void evaluator_limit_work(evaluator *e, uint64_t instructions) {
  e->merge.most_work = instructions;
}

void evaluator_limit_nodes(evaluator *e, uint32_t nodes) {
  e->merge.most_nodes = nodes;
}

void evaluator_watch_bits(evaluator *e, bit_watch *watch, void *context) {
  e->hooks.bits = watch;
  e->hooks.bits_context = context;
}

void evaluator_watch_time(evaluator *e, time_watch *watch, void *context) {
  e->hooks.time = watch;
  e->hooks.time_context = context;
}

sym evaluator_fix(evaluator *e, ir_type t, sym a) {
  assert(e->path.is_open);
  return t == IR_REF ? sym_ref(e->state, follow_concretise_ref(e, a))
                     : sym_int(e->state, follow_concretise_int(e, a));
}

void evaluator_assert(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  vec_push(&e->merge.known, a);
}

static bool is_late(const evaluator *e) {
  return e->hooks.time && e->hooks.time(e->hooks.time_context);
}

bool evaluator_merge_call(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(args || !m->param_count);
  e->writer = NULL;
  if (m->is_static && !imported_ensure(e->state, m->owner)) {
    e->why = "class initialisation";
    return false;
  }
  e->merge.specifies = true;
  uint64_t limit = e->merge.most_work ? e->merge.most_work : SPECIFICATION_WORK;
  e->merge.makes_sets =
      m->result != IR_REF && shortcut_is_on(e->without, SHORTCUT_MODELS);
  e->merge.made_set = false;
  bool merged = merge_try_call(e, m, args, limit, out);
  if (!merged && e->merge.made_set && !is_late(e)) {
    e->merge.makes_sets = false;
    e->writer = NULL;
    merged = merge_try_call(e, m, args, limit, out);
  }
  e->merge.specifies = e->merge.makes_sets = false;
  return merged;
}

static void start_path(evaluator *e) {
  chance_begin_path(e);
  assert(!e->path.is_open);
  e->path.is_open = true;
  e->path.steps = 0;
  e->path.start = sym_mark(e->state);
  vec_clear(&e->path.literals);
  vec_clear(&e->path.implied);
  vec_clear(&e->path.decided);
  e->path.joined_writes = false;
  map_clear(&e->path.has);
  held_hold_arguments(e);
  memo_begin_path(e);
}

void evaluator_begin_path(evaluator *e, model_value *value_of, void *context,
                          uint64_t step_limit) {
  e->path.step_limit = step_limit;
  vec_clear(&e->path.arrays);
  vec_clear(&e->path.earlier);
  vec_clear(&e->path.encounters);
  vec_clear(&e->merge.done);
  evaluation_begin(&e->model, e->state->formula, value_of, context);
  start_path(e);
}

void evaluator_limit_path(evaluator *e, uint32_t most) {
  e->path.most_literals = most;
}

void evaluator_begin_again(evaluator *e) {
  vec_each (literal, p, &e->path.literals)
    vec_push(&e->path.earlier, *p);
  evaluator_end_path(e);
  start_path(e);
}

void evaluator_fix_arrays(evaluator *e) {
  vec_each (uint32_t, a, &e->path.arrays)
    follow_concretise_ref(e, *a);
}

bool evaluator_is_on_path(const evaluator *e) {
  return e->path.is_open;
}

void evaluator_end_path(evaluator *e) {
  assert(e->path.is_open);
  e->path.is_open = false;
  sym_undo(e->state, e->path.start);
  memo_end_path(e);
}

uint32_t evaluator_failures(const evaluator *e) {
  return e->merge.failed.size;
}

void evaluator_suspend_failures(evaluator *e, uint32_t but) {
  e->merge.failure_changes++;
  map_clear(&e->merge.failed);
  for (uint32_t k = 0; k < but; k++)
    map_put(&e->merge.failed, e->merge.failures.data[k], 1);
}

void evaluator_restore_failures(evaluator *e, uint32_t count) {
  evaluator_suspend_failures(e, count);
  e->merge.failures.size = count;
}

const u64_vector *evaluator_failed(const evaluator *e) {
  return &e->merge.failures;
}

const u64_vector *evaluator_merged(const evaluator *e) {
  return &e->merge.done;
}

const encounter_vector *evaluator_encounters(const evaluator *e) {
  return &e->path.encounters;
}

void evaluator_log_reads(evaluator *e, sym_slot_vector *log) {
  e->memo.read_log = log;
}

void evaluator_suppose(evaluator *e, sym_slot_id slot, sym value) {
  assert(slot.index < e->state->values.size);
  assert(!e->path.is_open);
  if (!e->memo.supposed.size) {
    e->path.start = sym_mark(e->state);
    e->memo.supposed_from = e->memo.entries.size;
    e->merge.relies = false;
  }
  map_put(&e->memo.supposed, slot.index, 1);
  sym_write_slot(e->state, slot, value);
}

void evaluator_suppose_no_more(evaluator *e) {
  sym_undo(e->state, e->path.start);
  memo_forget_supposed(e);
  map_clear(&e->memo.supposed);
}
