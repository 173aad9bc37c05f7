/* A path that begins like an earlier one goes on from where they part.
 *
 * The states that one operation is run on differ late: an operation that moves k nodes,
 * for each k, runs the same k - 1 steps of its loop before it does one more. So the last
 * path leaves a record: at each branch that it decided, its frames, and what it had
 * decided, written and made since the branch before. Where a later model satisfies what
 * had been decided up to a branch, everything up to there would be done again; it is
 * copied instead. The record is a list of differences, so that to copy a prefix is to
 * walk it, and to part from it is to cut it off.
 *
 * What a path does depends on its model by what it decides alone; on what earlier paths
 * have found out (merges that fail, calls whose results are open) as well, and then the
 * record is worth nothing. No record is kept of paths that hold things open, or take
 * objects over from the machine.
 *
 * What is assumed, and who looks at it: the same method, arguments and state before the
 * path; the same way to merge and to decide; nothing has failed to merge, or been allowed
 * to try again, since (failure_changes); what was fixed before the run is the same,
 * by what the path says (begins_alike) and in the state (are_fixed_alike); the model satisfies each
 * decision up to the branch (count_shared). */
#include "symbolic/follow_run.h"

#include <assert.h>
#include <string.h>

enum {
  MOST_REGISTERS = 256, /* of all frames, at a branch */
  MOST_WORDS = 4 << 20  /* of registers, in a record */
};

typedef struct saved_frame {
  ir_code *code;
  uint32_t pc;
} saved_frame;

/* Sizes of the lists below, and what else the path had then. */
typedef struct branch_mark {
  uint32_t path, implied, encounters, merged, decided;
  bool joined_writes;
  uint32_t writes, objects, values;
  uint32_t first_frame, frames, first_register, registers;
  uint64_t steps;
  followed outcome;
} branch_mark;

/* What was fixed before the run. */
typedef struct beginning {
  uint32_t path, implied, encounters;
} beginning;

struct saved_run {
  /* what began it */
  ir_method *method;
  sym *args;
  sym_position before, start; /* of the path; of the run, and between the two: */
  vector(sym_write) fixed;    /* slots that were given their values, and these */
  beginning begun;
  uint32_t failures; /* how often what is known to fail had changed */
  bool decides_all, may_join;
  bool is_kept; /* the path under way adds to it */
  /* its branches, in order */
  vector(branch_mark) branches;
  vector(saved_frame) frames;
  u32_vector registers;
  literal_vector path, implied;
  encounter_vector encounters;
  u64_vector merged, decided;
  vector(sym_write) writes; /* slot and what it held at the branch that follows */
  vector(sym_object) objects;
  u32_vector values; /* of their slots */
};

void release_saved_run(saved_run *r) {
  if (!r)
    return;
  memory_free(r->args);
  vec_release(&r->fixed);
  vec_release(&r->branches);
  vec_release(&r->frames);
  vec_release(&r->registers);
  vec_release(&r->path);
  vec_release(&r->implied);
  vec_release(&r->encounters);
  vec_release(&r->merged);
  vec_release(&r->decided);
  vec_release(&r->writes);
  vec_release(&r->objects);
  vec_release(&r->values);
  memory_free(r);
}

/* Whether all that the path is can be told by such a record. */
static bool is_plain(const evaluator *e) {
  return !e->held.references.size && !e->path.earlier.size && !e->memo.read_log &&
         !e->hooks.calls && !e->chance.picks.size;
}

static void cut(saved_run *r, uint32_t branches) {
  branch_mark none = {0};
  r->branches.size = branches;
  const branch_mark *m = branches ? vec_last(&r->branches) : &none;
  r->frames.size = m->first_frame + m->frames;
  r->registers.size = m->first_register + m->registers;
  r->path.size = m->path;
  r->implied.size = m->implied;
  r->encounters.size = m->encounters;
  r->merged.size = m->merged;
  r->decided.size = m->decided;
  r->writes.size = m->writes;
  r->objects.size = m->objects;
  r->values.size = m->values;
}

/* --- Keeping a record --------------------------------------------------------- */

#define append_new(to, from)                                                             \
  for (uint32_t at_ = (to)->size; at_ < (from)->size; at_++)                             \
  vec_push(to, (from)->data[at_])

static bool add_objects(saved_run *r, const sym_state *s) {
  for (uint32_t o = r->start.objects + r->objects.size; o < s->objects.size; o++) {
    if (s->objects.data[o].imported)
      return false;
    vec_push(&r->objects, s->objects.data[o]);
  }
  for (uint32_t v = r->start.values + r->values.size; v < s->values.size; v++)
    vec_push(&r->values, s->values.data[v]);
  return true;
}

static void add_writes(saved_run *r, const sym_state *s) {
  for (uint32_t w = r->start.journal + r->writes.size; w < s->journal.size; w++) {
    sym_slot_id slot = s->journal.data[w].slot;
    vec_push(&r->writes, ((sym_write){slot, sym_peek(s, slot)}));
  }
}

static uint32_t count_registers(const evaluator *e) {
  uint32_t count = 0;
  vec_each (const sym_frame, f, &e->path.frames) {
    count += f->code->reg_count;
    if (count > MOST_REGISTERS)
      return count;
  }
  return count;
}

static void add_frames(saved_run *r, const evaluator *e) {
  vec_each (const sym_frame, f, &e->path.frames) {
    vec_push(&r->frames, ((saved_frame){f->code, f->pc}));
    for (uint32_t k = 0; k < f->code->reg_count; k++)
      vec_push(&r->registers, f->regs[k]);
  }
}

void resume_record_branch(evaluator *e) {
  saved_run *r = e->path.saved;
  if (!r || !r->is_kept)
    return;
  if (r->branches.size && vec_last(&r->branches)->path == e->path.literals.size)
    return; /* whoever comes to here comes to there */
  uint32_t registers = count_registers(e);
  if (registers > MOST_REGISTERS)
    return;
  if (!is_plain(e) || r->registers.size > MOST_WORDS || !add_objects(r, e->state)) {
    r->is_kept = false;
    cut(r, r->branches.size);
    return;
  }
  branch_mark m = {.first_frame = r->frames.size,
                   .frames = e->path.frames.size,
                   .first_register = r->registers.size,
                   .registers = registers,
                   .steps = e->path.steps - 1, /* the branch itself is run again */
                   .joined_writes = e->path.joined_writes,
                   .outcome = e->path.outcome};
  add_writes(r, e->state);
  add_frames(r, e);
  append_new(&r->path, &e->path.literals);
  append_new(&r->implied, &e->path.implied);
  append_new(&r->encounters, &e->path.encounters);
  append_new(&r->merged, &e->merge.done);
  append_new(&r->decided, &e->path.decided);
  m.path = r->path.size;
  m.implied = r->implied.size;
  m.encounters = r->encounters.size;
  m.merged = r->merged.size;
  m.decided = r->decided.size;
  m.writes = r->writes.size;
  m.objects = r->objects.size;
  m.values = r->values.size;
  vec_push(&r->branches, m);
}

/* What the slots hold that were written before the run. */
static void note_fixed(saved_run *r, const evaluator *e) {
  const sym_state *s = e->state;
  vec_clear(&r->fixed);
  for (uint32_t w = e->path.start.journal; w < s->journal.size; w++) {
    sym_slot_id slot = s->journal.data[w].slot;
    vec_push(&r->fixed, ((sym_write){slot, sym_peek(s, slot)}));
  }
}

static void begin_record(evaluator *e, ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  saved_run *r = e->path.saved;
  if (!r)
    r = e->path.saved = memory_new(saved_run);
  size_t size = m->param_count * sizeof *args;
  memory_free(r->args);
  r->args = memory_new_array(sym, m->param_count + 1);
  if (size)
    memcpy(r->args, args, size);
  r->method = m;
  r->before = e->path.start;
  r->start = sym_mark(e->state);
  note_fixed(r, e);
  r->begun =
      (beginning){e->path.literals.size, e->path.implied.size, e->path.encounters.size};
  r->failures = e->merge.failure_changes;
  r->decides_all = e->path.decides_all;
  r->may_join = e->merge.may_join;
  cut(r, 0);
}

/* --- Going on from it --------------------------------------------------------- */

/* Whether the same slots have been written before the run, and hold the same. */
static bool are_fixed_alike(const saved_run *r, const evaluator *e) {
  const sym_state *s = e->state;
  const sym_write *now = s->journal.data + e->path.start.journal;
  if (s->journal.size - e->path.start.journal != r->fixed.size)
    return false;
  for (uint32_t w = 0; w < r->fixed.size; w++)
    if (now[w].slot.index != r->fixed.data[w].slot.index ||
        sym_peek(s, now[w].slot) != r->fixed.data[w].old)
      return false;
  return true;
}

static bool is_record_of(const saved_run *r, const evaluator *e, const ir_method *m,
                         const sym *args) {
  const sym_position *a = &r->before, *b = &e->path.start;
  return are_fixed_alike(r, e) && r->method == m &&
         !memcmp(r->args, args, m->param_count * sizeof *args) &&
         a->journal == b->journal && a->objects == b->objects && a->values == b->values &&
         r->failures == e->merge.failure_changes &&
         r->decides_all == e->path.decides_all && r->may_join == e->merge.may_join;
}

/* The path may have begun already, with what was fixed before the run. Where there is a
 * branch, the record has all of that. */
static bool begins_alike(const saved_run *r, const evaluator *e) {
  if (!r->branches.size || e->path.literals.size != r->begun.path ||
      e->path.implied.size != r->begun.implied ||
      e->path.encounters.size != r->begun.encounters || e->merge.done.size)
    return false;
  for (uint32_t k = 0; k < e->path.literals.size; k++)
    if (e->path.literals.data[k] != r->path.data[k])
      return false;
  for (uint32_t k = 0; k < e->path.implied.size; k++)
    if (e->path.implied.data[k] != r->implied.data[k])
      return false;
  for (uint32_t k = 0; k < e->path.encounters.size; k++) {
    const sym_encounter *x = &e->path.encounters.data[k], *y = &r->encounters.data[k];
    if (x->reference != y->reference || !sym_same(x->object, y->object) ||
        x->before != y->before)
      return false;
  }
  return true;
}

/* How many branches the model comes to by the same decisions. */
static uint32_t count_shared(const saved_run *r, evaluator *e) {
  uint32_t shared = 0, at = e->path.literals.size;
  for (; shared < r->branches.size; shared++) {
    const branch_mark *m = &r->branches.data[shared];
    for (; at < m->path; at++)
      if (!evaluation_get(&e->model, r->path.data[at]))
        return shared;
  }
  return shared;
}

static void restore_state(const saved_run *r, sym_state *s) {
  for (uint32_t o = 0; o < r->objects.size; o++)
    vec_push(&s->objects, r->objects.data[o]);
  for (uint32_t v = 0; v < r->values.size; v++)
    vec_push(&s->values, r->values.data[v]);
  for (uint32_t w = 0; w < r->writes.size; w++) {
    sym_write new = r->writes.data[w];
    vec_push(&s->journal, ((sym_write){new.slot, sym_read(s, new.slot)}));
    sym_set(s, new.slot, new.old);
  }
}

static void restore_decisions(const saved_run *r, evaluator *e) {
  for (uint32_t k = e->path.literals.size; k < r->path.size; k++) {
    map_put(&e->path.has, r->path.data[k], 1);
    vec_push(&e->path.literals, r->path.data[k]);
  }
  for (uint32_t k = e->path.implied.size; k < r->implied.size; k++) {
    map_put(&e->path.has, r->implied.data[k], 1);
    vec_push(&e->path.implied, r->implied.data[k]);
  }
  append_new(&e->path.encounters, &r->encounters);
  append_new(&e->merge.done, &r->merged);
  append_new(&e->path.decided, &r->decided);
  if (vec_last(&r->branches)->joined_writes)
    merge_note_joined(e);
}

static void restore_frames(const saved_run *r, evaluator *e) {
  const branch_mark *m = vec_last(&r->branches);
  const sym *from = r->registers.data + m->first_register;
  for (uint32_t k = 0; k < m->frames; k++) {
    const saved_frame *f = &r->frames.data[m->first_frame + k];
    sym_frame here = {.code = f->code, .method = f->code->method, .pc = f->pc};
    here.stack = merge_stack_with(e, f->code);
    here.regs = memory_new_array(sym, f->code->reg_count + 1);
    memcpy(here.regs, from, f->code->reg_count * sizeof *from);
    from += f->code->reg_count;
    vec_push(&e->path.frames, here);
  }
}

/* Whether nothing has been made since the path began. */
static bool has_made_nothing(const evaluator *e) {
  return sym_mark(e->state).objects == e->path.start.objects;
}

bool resume_run(evaluator *e, ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  if (e->path.saved)
    e->path.saved->is_kept = false;
  if (!is_plain(e) || !has_made_nothing(e) ||
      !shortcut_is_on(e->without, SHORTCUT_RESUME))
    return false;
  bool known = e->path.saved && is_record_of(e->path.saved, e, m, args) &&
               begins_alike(e->path.saved, e);
  uint32_t shared = known ? count_shared(e->path.saved, e) : 0;
  if (!shared)
    begin_record(e, m, args);
  saved_run *r = e->path.saved;
  r->is_kept = true;
  if (!shared)
    return false;
  cut(r, shared);
  restore_state(r, e->state);
  restore_decisions(r, e);
  restore_frames(r, e);
  e->path.steps = vec_last(&r->branches)->steps;
  e->path.outcome = vec_last(&r->branches)->outcome;
  shortcut_use(&e->counts.uses, SHORTCUT_RESUME);
  return true;
}
