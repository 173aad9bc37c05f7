/* The evaluator as its users see it. */
#include "symbolic/follow_run.h"

#include <assert.h>

enum { SPECIFICATION_WORK = 1 << 30 };

evaluator *evaluator_new(sym_state *s, diag_sink *sink) {
  evaluator *e = memory_new(evaluator);
  e->state = s;
  e->program = s->machine->program;
  e->sink = sink;
  e->cycle = UINT32_MAX;
  e->assumed = LITERAL_TRUE;
  conditions_init(&e->conditions, s->formula);
  return e;
}

void evaluator_do_without(evaluator *e, shortcut_set without) {
  e->without = without;
  e->state->numbers.keeps_sentinels = shortcut_is_on(without, SHORTCUT_SENTINEL);
}

void evaluator_delete(evaluator *e) {
  evaluation_release(&e->model);
  vec_release(&e->path);
  vec_release(&e->earlier);
  vec_release(&e->implied);
  vec_release(&e->way);
  vec_each (open_call, call, &e->open_calls)
    memory_free(call->args);
  vec_release(&e->open_calls);
  release_loops(e);
  release_saved_run(e->saved);
  memo_values_release(&e->by_values);
  map_release(&e->in_path);
  vec_release(&e->encounters);
  vec_release(&e->arrays);
  map_release(&e->held);
  vec_release(&e->held_arguments);
  map_release(&e->held_values);
  vec_release(&e->held_joins);
  map_release(&e->held_writes);
  vec_release(&e->frames);
  conditions_release(&e->conditions);
  map_release(&e->failed);
  vec_release(&e->failures);
  vec_release(&e->merged);
  map_release(&e->under_way);
  map_release(&e->flows);
  given_release(&e->restricted);
  map_release(&e->supposed);
  map_release(&e->shortcuts);
  vec_release(&e->memo);
  vec_release(&e->memo_words);
  map_release(&e->memo_index);
  map_release(&e->kept_index);
  vec_each (u32_vector, v, &e->dependents)
    vec_release(v);
  vec_release(&e->dependents);
  map_release(&e->intrinsics);
  map_release(&e->chance_methods);
  map_release(&e->real_ranges);
  vec_release(&e->real_range_list);
  vec_release(&e->chances);
  vec_release(&e->picks);
  vec_release(&e->hashes);
  map_release(&e->row_of);
  given_release(&e->decided);
  vec_release(&e->unique);
  vec_release(&e->row_answers);
  query_delete(e->feasible);
  vec_release(&e->known);
  node_map_release(&e->small);
  node_map_release(&e->place);
  node_marks_release(&e->results);
  vec_release(&e->pairs);
  node_map_release(&e->first_pair);
  map_release(&e->pair_known);
  memory_free(e);
}

sym_state *evaluator_state(evaluator *e) {
  return e->state;
}
const literal_vector *evaluator_implied(const evaluator *e) {
  return &e->implied;
}

literal_vector *evaluator_path(evaluator *e) {
  return &e->path;
}
sym_position evaluator_path_start(const evaluator *e) {
  return e->path_start;
}
bool evaluator_path_has(const evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  return a == LITERAL_TRUE || map_get(&e->in_path, a);
}
const literal_vector *evaluator_way(const evaluator *e) {
  return e->has_forgotten && !e->must_forget ? &e->way : &e->path;
}
const literal_vector *evaluator_whole_way(const evaluator *e) {
  return &e->way;
}
void evaluator_watch_known(evaluator *e, known_watch *watch, void *context) {
  e->known_paths = watch;
  e->known_context = context;
}
void evaluator_hold_loops(evaluator *e, bool on) {
  e->holds_loops = on;
}
bool evaluator_has_forgotten(const evaluator *e) {
  return e->has_forgotten;
}
const literal_vector *evaluator_earlier(const evaluator *e) {
  return &e->earlier;
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

void evaluator_set_deciding(evaluator *e, bool on) {
  e->decides_all = on;
}

void evaluator_assume(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  e->assumed = a;
}

void evaluator_watch_loops(evaluator *e, loop_watch *watch, void *context) {
  e->loops = watch;
  e->loops_context = context;
}

void evaluator_watch_recalls(evaluator *e, recall_watch *watch, void *context) {
  if (e->recalls && e->on_path)
    map_clear(&e->memo_index); /* what was made of results is for those who asked then */
  e->recalls = watch;
  e->recalls_context = context;
}

uint32_t evaluator_depth(const evaluator *e) {
  return e->frames.size;
}

void evaluator_set_stand_in(evaluator *e, uint32_t object) {
  assert(object < e->state->objects.size);
  e->stand_in = object;
  e->compares_stand_in = false;
}

bool evaluator_has_compared_stand_in(const evaluator *e) {
  return e->compares_stand_in;
}

void evaluator_watch_calls(evaluator *e, call_watch *watch, return_watch *ends,
                           void *context) {
  e->followed_calls = watch;
  e->followed_returns = ends;
  e->followed_context = context;
}

void evaluator_watch_merges(evaluator *e, answer_watch *watch, void *context) {
  if (e->on_path)
    map_clear(&e->memo_index); /* made with other answers */
  e->answers = watch;
  e->answers_context = context;
}

void evaluator_limit_work(evaluator *e, uint64_t instructions) {
  e->most_work = instructions;
}

void evaluator_watch_time(evaluator *e, time_watch *watch, void *context) {
  e->time = watch;
  e->time_context = context;
}

sym evaluator_fix(evaluator *e, ir_type t, sym a) {
  assert(e->on_path);
  return t == IR_REF ? sym_ref(e->state, concretise_ref(e, a))
                     : sym_int(e->state, concretise_int(e, a));
}

void evaluator_assert(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  vec_push(&e->known, a);
}

bool evaluator_merge_call(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(args || !m->param_count);
  e->writer = NULL;
  if (m->is_static && !ensure_initialised(e, m->owner)) {
    e->why = "class initialisation";
    return false;
  }
  e->specifies = true;
  uint64_t limit = e->most_work ? e->most_work : SPECIFICATION_WORK;
  bool merged = try_merge_call(e, m, args, limit, out);
  e->specifies = false;
  return merged;
}

static void start_path(evaluator *e) {
  chance_begin_path(e);
  assert(!e->on_path);
  e->on_path = true;
  e->steps = 0;
  e->path_start = sym_mark(e->state);
  vec_clear(&e->path);
  vec_clear(&e->implied);
  vec_clear(&e->way);
  vec_clear(&e->held_loops);
  e->has_forgotten = e->must_forget = false;
  map_clear(&e->in_path);
  hold_arguments(e);
  memo_begin_path(e);
}

void evaluator_begin_path(evaluator *e, model_value *value_of, void *context,
                          uint64_t step_limit) {
  e->step_limit = step_limit;
  vec_clear(&e->arrays);
  vec_clear(&e->earlier);
  vec_clear(&e->encounters);
  vec_clear(&e->merged);
  evaluation_begin(&e->model, e->state->formula, value_of, context);
  start_path(e);
}

void evaluator_begin_again(evaluator *e) {
  vec_each (literal, p, &e->way)
    vec_push(&e->earlier, *p);
  evaluator_end_path(e);
  start_path(e);
}

void evaluator_fix_arrays(evaluator *e) {
  vec_each (uint32_t, a, &e->arrays)
    concretise_ref(e, *a);
}

bool evaluator_is_on_path(const evaluator *e) {
  return e->on_path;
}

void evaluator_end_path(evaluator *e) {
  assert(e->on_path);
  e->on_path = false;
  sym_undo(e->state, e->path_start);
  memo_end_path(e);
}

uint32_t evaluator_failures(const evaluator *e) {
  return e->failed.size;
}

void evaluator_suspend_failures(evaluator *e, uint32_t but) {
  e->failure_changes++;
  map_clear(&e->failed);
  for (uint32_t k = 0; k < but; k++)
    map_put(&e->failed, e->failures.data[k], 1);
}

void evaluator_restore_failures(evaluator *e, uint32_t count) {
  evaluator_suspend_failures(e, count);
  e->failures.size = count;
}

const u64_vector *evaluator_failed(const evaluator *e) {
  return &e->failures;
}

const u64_vector *evaluator_merged(const evaluator *e) {
  return &e->merged;
}

const encounter_vector *evaluator_encounters(const evaluator *e) {
  return &e->encounters;
}

void evaluator_log_reads(evaluator *e, u32_vector *log) {
  e->read_log = log;
}

void evaluator_suppose(evaluator *e, uint32_t slot, sym value) {
  assert(slot < e->state->values.size);
  assert(!e->on_path);
  if (!e->supposed.size) {
    e->path_start = sym_mark(e->state);
    e->supposed_from = e->memo.size;
    e->relies = false;
  }
  map_put(&e->supposed, slot, 1);
  sym_write_slot(e->state, slot, value);
}

void evaluator_suppose_no_more(evaluator *e) {
  sym_undo(e->state, e->path_start);
  memo_forget_supposed(e);
  map_clear(&e->supposed);
}
