/* Coverage from a minimal unsatisfiable core (003 §4.2, §4.3): the steps in the slices of
 * the formulas of a core (core.h) are the ones that were needed. Why others were not, and
 * why no execution ends where none does, is asked of a solver in which every formula of
 * the path has a label. */
#include "fir/coverage.h"

#include "fir/core.h"

#include <assert.h>
#include <stdlib.h>

/* Labels: the path's formulas, then the parts, then one for each statement that says
 * that it is executed. */
typedef struct cover {
  arena *store;
  fir_claim *claim;
  fir_core_finder *cores;
  relation_finder *finder; /* NULL: nobody has asked yet */
  const relation_options *finding;
  fir_coverage *coverage;
  bool *steps;       /* by the numbers of the steps */
  map by_statement;  /* statement -> its place in the coverage */
  u32_vector core;   /* of the last question */
  u32_vector labels; /* of the next question */
} cover;

static uint32_t path_size(const cover *c) {
  return c->claim->execution->path.size;
}

static uint32_t part_label(const cover *c, uint32_t part) {
  return path_size(c) + part;
}

static uint32_t executed_label(const cover *c, uint32_t statement) {
  return path_size(c) + c->claim->parts.size + statement;
}

static bool is_required(const cover *c, uint32_t part) {
  return c->claim->parts.data[part].kind == FIR_PART_REQUIRED;
}

/* ---- What is given ---- */

/* The step that the formula is about stands behind the branches around it. */
static const fir_step *step_of(const cover *c, uint32_t number) {
  const fir_slice *s = c->claim->execution->path.data[number].slice;
  while (s->next)
    s = s->next;
  return s->step;
}

static bool is_given_statement(const cover *c, const fir_stmt *s) {
  const fir_given *g = &c->claim->given;
  return g->statement && g->statement(g->context, s);
}

static bool is_given(const cover *c, uint32_t number) {
  return is_given_statement(c, step_of(c, number)->source);
}

static bool is_given_part(const cover *c, uint32_t part) {
  return c->claim->given.assumptions && is_required(c, part);
}

/* ---- The table of statements ---- */

static bool counts(const fir_step *s) {
  return s->kind != FIR_STEP_BODY && s->kind != FIR_STEP_EXIT;
}

static void each_step(cover *c, fir_steps steps,
                      void (*visit)(cover *, const fir_step *)) {
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *s = steps.data[i];
    if (counts(s))
      visit(c, s);
    each_step(c, s->then, visit);
    each_step(c, s->otherwise, visit);
  }
}

static void add_statement(cover *c, const fir_step *s) {
  if (map_get(&c->by_statement, map_address(s->source)))
    return;
  fir_covered_statement *row = &c->coverage->statements[c->coverage->statement_count++];
  row->statement = s->source;
  map_put(&c->by_statement, map_address(s->source), 0);
}

static int by_place(const void *a, const void *b) {
  const fir_position *x = &((const fir_covered_statement *)a)->statement->at;
  const fir_position *y = &((const fir_covered_statement *)b)->statement->at;
  if (x->line != y->line)
    return x->line < y->line ? -1 : 1;
  return (x->column > y->column) - (x->column < y->column);
}

static fir_covered_statement *row_of(cover *c, const fir_step *s) {
  const uint64_t *at = map_get(&c->by_statement, map_address(s->source));
  assert(at && "every step's statement is in the table");
  return &c->coverage->statements[*at];
}

static void build_table(cover *c) {
  fir_coverage *v = c->coverage;
  const fir_unrolled *flat = c->claim->execution->flat;
  v->statements = arena_new_array(c->store, fir_covered_statement, flat->step_count);
  each_step(c, flat->steps, add_statement);
  if (v->statement_count)
    qsort(v->statements, v->statement_count, sizeof *v->statements, by_place);
  for (uint32_t i = 0; i < v->statement_count; i++)
    map_put(&c->by_statement, map_address(v->statements[i].statement), i);
}

static void count_step(cover *c, const fir_step *s) {
  fir_covered_statement *row = row_of(c, s);
  row->steps++;
  row->covered += c->steps[s->number];
}

/* ---- Questions ---- */

static void add_formulas(cover *c) {
  const fir_execution *x = c->claim->execution;
  fir_claim_add_symmetry(c->claim, c->finder);
  for (uint32_t i = 0; i < x->background.size; i++)
    relation_finder_add(c->finder, x->background.data[i]);
  for (uint32_t i = 0; i < x->path.size; i++)
    if (is_given(c, i))
      relation_finder_add(c->finder, x->path.data[i].formula);
    else
      relation_finder_add_labelled(c->finder, x->path.data[i].formula, i);
  for (uint32_t i = 0; i < c->claim->parts.size; i++)
    if (is_given_part(c, i))
      relation_finder_add(c->finder, c->claim->parts.data[i].formula);
    else
      relation_finder_add_labelled(c->finder, c->claim->parts.data[i].formula,
                                   part_label(c, i));
}

/* For each statement: some copy of it is executed. */
static void add_executed(cover *c, fir_steps steps, relation_formula *any) {
  relation_problem *p = c->claim->logic->problem;
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *s = steps.data[i];
    relation_formula reached = c->claim->execution->records[s->number].reached;
    if (counts(s) && reached) {
      relation_formula *f = &any[row_of(c, s) - c->coverage->statements];
      *f = relation_or(p, *f, reached);
    }
    add_executed(c, s->then, any);
    add_executed(c, s->otherwise, any);
  }
}

static void add_executed_labels(cover *c) {
  uint32_t count = c->coverage->statement_count;
  relation_formula *any = arena_new_array(c->store, relation_formula, count);
  for (uint32_t i = 0; i < count; i++)
    any[i] = relation_false(c->claim->logic->problem);
  add_executed(c, c->claim->execution->flat->steps, any);
  for (uint32_t i = 0; i < count; i++)
    relation_finder_add_labelled(c->finder, any[i], executed_label(c, i));
}

static void begin_labels(cover *c) {
  if (c->finder)
    return;
  c->finder = relation_finder_new(c->claim->logic->problem, c->finding);
  add_formulas(c);
  add_executed_labels(c);
}

static bool is_closing(const cover *c, uint32_t number) {
  return step_of(c, number)->kind == FIR_STEP_CLOSE;
}

typedef enum { WHOLE_PATH, UNCLOSED_PATH } path_choice;

/* Begins a question: the path, or a part of it, and what is required. */
static void ask_about(cover *c, path_choice which) {
  begin_labels(c);
  vec_clear(&c->labels);
  for (uint32_t i = 0; i < path_size(c); i++)
    if (!is_given(c, i) && (which == WHOLE_PATH || !is_closing(c, i)))
      vec_push(&c->labels, i);
  for (uint32_t i = 0; i < c->claim->parts.size; i++)
    if (is_required(c, i) && !is_given_part(c, i))
      vec_push(&c->labels, part_label(c, i));
}

static sat_result answer(cover *c) {
  return relation_finder_solve_with(c->finder, c->labels.data, c->labels.size);
}

static void take_core(cover *c) {
  vec_clear(&c->core);
  c->coverage->exact &= relation_finder_core(c->finder, &c->core);
}

/* ---- What was needed ---- */

static void mark_core(cover *c) {
  vec_each (uint32_t, label, &c->core) {
    if (*label >= path_size(c)) {
      assert(*label < executed_label(c, 0) && "an assumption of the proof");
      c->coverage->parts[*label - path_size(c)].covered = true;
      continue;
    }
    const fir_slice *s = c->claim->execution->path.data[*label].slice;
    for (; s; s = s->next)
      c->steps[s->step->number] = true;
  }
}

/* What was found so far is not looked at then. */
static bool is_stopped(const cover *c) {
  return c->finding->stop && atomic_load(c->finding->stop);
}

static void cover_execution(cover *c) {
  uint32_t size = path_size(c), parts = c->claim->parts.size;
  bool *path = arena_new_array(c->store, bool, size);
  bool *needed_parts = arena_new_array(c->store, bool, parts);
  c->coverage->exact = fir_core_find(c->cores, path, needed_parts);
  vec_clear(&c->core);
  for (uint32_t i = 0; i < size; i++)
    if (path[i])
      vec_push(&c->core, i);
  for (uint32_t i = 0; i < parts; i++)
    if (needed_parts[i])
      vec_push(&c->core, part_label(c, i));
  mark_core(c);
}

static void cover_no_execution(cover *c) {
  ask_about(c, WHOLE_PATH);
  c->coverage->exact = answer(c) == SAT_UNSATISFIABLE;
  if (!c->coverage->exact)
    return;
  take_core(c);
  mark_core(c);
}

static void cover_all(cover *c) {
  bool *given = arena_new_array(c->store, bool, path_size(c));
  for (uint32_t i = 0; i < path_size(c); i++)
    given[i] = is_given(c, i);
  c->cores = fir_core_finder_new(c->store, c->claim, given, c->finding);
  c->coverage->has_execution = fir_core_execution(c->cores) != SAT_UNSATISFIABLE;
  if (c->coverage->has_execution)
    cover_execution(c);
  else
    cover_no_execution(c);
}

/* ---- Why the others were not ---- */

/* In the last core: the loop or call whose limit it needs, or else a specification. */
static const fir_stmt *culprit_of(const cover *c) {
  const fir_stmt *spec = NULL;
  vec_each (uint32_t, label, &c->core) {
    if (*label >= path_size(c))
      continue;
    const fir_slice *s = c->claim->execution->path.data[*label].slice;
    for (; s; s = s->next) {
      if (s->step->kind == FIR_STEP_CLOSE)
        return s->step->source;
      if (s->step->kind == FIR_STEP_SPEC || s->step->kind == FIR_STEP_CREATE)
        spec = s->step->source;
    }
  }
  return spec;
}

/* Whether some execution comes to a copy of the statement. */
static bool is_executed(cover *c, fir_steps steps, const fir_stmt *statement) {
  for (uint32_t i = 0; i < steps.count; i++) {
    const fir_step *s = steps.data[i];
    if ((s->source == statement && counts(s) &&
         fir_core_execution_through(c->cores, s) == SAT_SATISFIABLE) ||
        is_executed(c, s->then, statement) || is_executed(c, s->otherwise, statement))
      return true;
  }
  return false;
}

static fir_why why_missed(cover *c, uint32_t statement, const fir_stmt **culprit) {
  if (is_executed(c, c->claim->execution->flat->steps,
                  c->coverage->statements[statement].statement))
    return FIR_WHY_UNSPECIFIED;
  ask_about(c, WHOLE_PATH);
  vec_push(&c->labels, executed_label(c, statement));
  sat_result r = answer(c);
  if (r != SAT_UNSATISFIABLE)
    return r == SAT_SATISFIABLE ? FIR_WHY_UNSPECIFIED : FIR_WHY_UNKNOWN;
  take_core(c);
  const fir_stmt *stopped_by = culprit_of(c);
  ask_about(c, UNCLOSED_PATH);
  vec_push(&c->labels, executed_label(c, statement));
  if (answer(c) != SAT_SATISFIABLE)
    return FIR_WHY_UNREACHED;
  *culprit = stopped_by;
  return FIR_WHY_UNFINISHED;
}

static void explain(cover *c) {
  fir_coverage *v = c->coverage;
  const fir_stmt *culprit = v->has_execution ? NULL : culprit_of(c);
  for (uint32_t i = 0; i < v->statement_count; i++) {
    fir_covered_statement *row = &v->statements[i];
    if (row->covered || is_given_statement(c, row->statement))
      continue;
    row->culprit = culprit;
    row->why = v->has_execution ? why_missed(c, i, &row->culprit) : FIR_WHY_NO_EXECUTION;
  }
}

static void count_missed(fir_coverage *v) {
  for (uint32_t i = 0; i < v->statement_count; i++)
    v->missed_statements += !v->statements[i].covered;
  for (uint32_t i = 0; i < v->part_count; i++)
    v->missed_parts += !v->parts[i].covered;
}

fir_coverage *fir_cover(arena *a, fir_claim *claim, const relation_options *finding,
                        bool explained) {
  cover c = {.store = a, .claim = claim, .finding = finding};
  c.coverage = arena_new(a, fir_coverage);
  c.coverage->part_count = claim->parts.size;
  c.coverage->parts = arena_new_array(a, fir_covered_part, claim->parts.size);
  for (uint32_t i = 0; i < claim->parts.size; i++)
    c.coverage->parts[i].part = claim->parts.data[i];
  c.steps = arena_new_array(a, bool, claim->execution->flat->step_count);
  build_table(&c);
  cover_all(&c);
  each_step(&c, claim->execution->flat->steps, count_step);
  if (explained && !is_stopped(&c))
    explain(&c);
  count_missed(c.coverage);
  relation_finder_delete(c.finder);
  fir_core_finder_delete(c.cores);
  map_release(&c.by_statement);
  vec_release(&c.core);
  vec_release(&c.labels);
  return c.coverage;
}
