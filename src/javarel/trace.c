#include "javarel/trace.h"

#include "javarel/scope.h"

#include <string.h>

typedef struct viewer {
  trace_view *view;
  const javarel_result *r;
  const javarel_run *run;
  spec_book *book;
  const fir_rows **last; /* of each global: its value so far */
} viewer;

#define print(v, ...) arena_print(&(v)->view->store, __VA_ARGS__)

/* ---- Values ---- */

static const char *rows_text(viewer *v, const fir_rows *rows, bool is_truth) {
  const fir_universe *u = v->run->result.universe;
  arena *a = &v->view->store;
  if (!rows)
    return "?";
  if (rows->arity != 1 || rows->count != 1)
    return fir_rows_text(a, u, rows);
  const char *text = fir_atom_text(a, u, fir_rows_at(rows, 0)[0]);
  return is_truth ? (!strcmp(text, "0") ? "false" : "true") : text;
}

static void add(trace_values *all, const char *name, const char *value) {
  vec_push(all, ((trace_value){name, value}));
}

static const world_global *global_of(const viewer *v, const fir_symbol *s) {
  const world *w = v->r->world;
  for (uint32_t i = 0; s->kind == FIR_GLOBAL && i < w->globals.size; i++)
    if (!strcmp(w->globals.data[i]->name, s->name->text))
      return w->globals.data[i];
  return NULL;
}

/* ---- States ---- */

static const char *parameter_name(const viewer *v, uint32_t reg) {
  const ir_method *m = v->r->method;
  for (uint32_t i = 0; m->code && i < m->code->variable_count; i++)
    if (m->code->variables[i].reg == reg && !m->code->variables[i].first)
      return m->code->variables[i].name->text;
  return "?";
}

/* x1arg is the method's register 1. */
static void add_arguments(viewer *v, const fir_state *s, trace_values *out) {
  const fir_proc *p = v->run->proc;
  for (uint32_t i = 0; i < p->input_count; i++) {
    const fir_symbol *x = p->inputs[i].symbol;
    unsigned reg = 0;
    if (sscanf(x->name->text, "x%uarg", &reg) == 1)
      add(out, parameter_name(v, reg), rows_text(v, s->locals[x->index], false));
  }
}

static bool is_new(const fir_rows *before, const fir_rows *now) {
  return !before || !fir_rows_equal(before, now);
}

static void add_domains(viewer *v, const fir_state *s, const fir_state *before,
                        trace_values *out) {
  const fir_program *p = v->run->program;
  for (uint32_t d = FIR_USER_DOMAINS; d < p->domains.count; d++)
    if (scope_domain(v->r->world, p, d) &&
        (before ? is_new(before->extents[d], s->extents[d]) : s->extents[d]->count > 0))
      add(out, p->domains.data[d]->name->text,
          fir_rows_text(&v->view->store, v->run->result.universe, s->extents[d]));
}

static void add_globals(viewer *v, const fir_state *s, const fir_state *before,
                        trace_values *out) {
  const fir_program *p = v->run->program;
  for (uint32_t i = 0; i < p->globals.count; i++) {
    const world_global *g = global_of(v, p->globals.data[i]);
    if (g && (before ? is_new(before->globals[i], s->globals[i]) : s->globals[i]->count))
      add(out, g->shown, rows_text(v, s->globals[i], false));
  }
}

static bool throws(const viewer *v, const fir_state *s) {
  const fir_proc *p = v->run->proc;
  for (uint32_t i = 0; i < p->output_count; i++) {
    const fir_symbol *x = p->outputs[i].symbol;
    if (!strcmp(x->name->text, "x0thrown"))
      return strcmp(fir_atom_text(&v->view->store, v->run->result.universe,
                                  fir_rows_at(s->locals[x->index], 0)[0]),
                    "null") != 0;
  }
  return false;
}

static void add_outputs(viewer *v, const fir_state *s, trace_values *out) {
  const fir_proc *p = v->run->proc;
  for (uint32_t i = 0; i < p->output_count; i++) {
    const fir_symbol *x = p->outputs[i].symbol;
    const char *value = rows_text(v, s->locals[x->index], false);
    if (!strcmp(x->name->text, "x0result") && !throws(v, s))
      add(out, "return", value);
    else if (!strcmp(x->name->text, "x0thrown") && strcmp(value, "null") &&
             strncmp(value, "x", 1))
      add(out, "throw", value);
    else if (!strcmp(x->name->text, "x0arg"))
      add(out, "this", value);
  }
}

/* ---- Steps ---- */

static trace_step *step_at(viewer *v, const fir_event *e, const line_origin *from) {
  uint32_t depth = e->depth ? e->depth - 1 : 0;
  const char *file = spec_source_path(v->book, from->class);
  if (v->view->steps.size) {
    trace_step *last = vec_last(&v->view->steps);
    if (last->line == from->line && last->depth == depth && !last->condition &&
        !strcmp(last->file, file))
      return last;
  }
  trace_step s = {.file = file,
                  .line = from->line,
                  .text = spec_source_line(v->book, from->class, from->line),
                  .depth = depth,
                  .statement = e->statement};
  vec_push(&v->view->steps, s);
  return vec_last(&v->view->steps);
}

/* Only what is new: Value2.next = Value1. */
static void add_changes(viewer *v, trace_step *s, const world_global *g, uint32_t index,
                        const fir_rows *now) {
  const fir_universe *u = v->run->result.universe;
  const fir_rows *before = v->last[index];
  arena *a = &v->view->store;
  for (uint32_t i = 0; i < now->count; i++) {
    const uint32_t *row = fir_rows_at(now, i);
    if (before && fir_rows_has(before, row))
      continue;
    const char *name = g->shown;
    if (now->arity == 2)
      name = print(v, "%s.%s", fir_atom_text(a, u, row[0]), g->shown);
    else if (now->arity == 3)
      name =
          print(v, "%s%s%s[%s]", fir_atom_text(a, u, row[0]),
                g->kind == GLOBAL_ELEMENTS ? "" : ".",
                g->kind == GLOBAL_ELEMENTS ? "" : g->shown, fir_atom_text(a, u, row[1]));
    add(&s->values, name, fir_atom_text(a, u, row[now->arity - 1]));
  }
  v->last[index] = now;
}

static void add_bindings(viewer *v, trace_step *s, const fir_event *e,
                         const line_origin *from) {
  for (uint32_t i = 0; i < e->binding_count; i++) {
    const fir_symbol *x = e->bindings[i].symbol;
    const world_global *g = global_of(v, x);
    if (g)
      add_changes(v, s, g, x->index, e->bindings[i].value);
    else if (from->shown && !i && (e->is_return || !from->callee))
      add(&s->values, from->shown, rows_text(v, e->bindings[i].value, from->is_truth));
  }
}

static void remember(viewer *v, const fir_event *e) {
  for (uint32_t i = 0; i < e->binding_count; i++)
    if (e->bindings[i].symbol->kind == FIR_GLOBAL)
      v->last[e->bindings[i].symbol->index] = e->bindings[i].value;
}

static void add_event(viewer *v, const fir_event *e) {
  const line_origin *from = writer_origin(&v->run->lines, e->statement->at.line);
  if (!from->class || from->is_silent) {
    remember(v, e);
    return;
  }
  trace_step *s = step_at(v, e, from);
  if (e->has_condition)
    s->condition = e->condition ? "true" : "false";
  add_bindings(v, s, e, from);
}

/* ---- All ---- */

void trace_view_init(trace_view *view, const javarel_result *r, spec_book *book) {
  *view = (trace_view){0};
  arena_init(&view->store);
  viewer v = {.view = view, .r = r, .run = r->run, .book = book};
  const fir_trace *t = &r->run->result.trace;
  const fir_program *p = r->run->program;
  v.last = arena_new_array(&view->store, const fir_rows *, p->globals.count);
  for (uint32_t i = 0; i < p->globals.count; i++)
    v.last[i] = t->initial.globals[i];
  add_domains(&v, &t->initial, NULL, &view->before);
  add_arguments(&v, &t->initial, &view->before);
  add_arguments(&v, &t->initial, &view->arguments);
  add_globals(&v, &t->initial, NULL, &view->before);
  for (uint32_t i = 0; i < t->events.size; i++)
    add_event(&v, &t->events.data[i]);
  add_domains(&v, &t->final, &t->initial, &view->after);
  add_globals(&v, &t->final, &t->initial, &view->after);
  add_outputs(&v, &t->final, &view->after);
}

void trace_view_release(trace_view *v) {
  vec_each (trace_step, s, &v->steps)
    vec_release(&s->values);
  vec_release(&v->steps);
  vec_release(&v->before);
  vec_release(&v->after);
  vec_release(&v->arguments);
  arena_release(&v->store);
}

const char *trace_thrown_text(arena *a, const javarel_run *run) {
  const fir_proc *p = run->proc;
  for (uint32_t i = 0; i < p->output_count; i++) {
    const fir_symbol *x = p->outputs[i].symbol;
    if (strcmp(x->name->text, "x0thrown"))
      continue;
    const fir_rows *rows = run->result.trace.final.locals[x->index];
    const char *atom = fir_atom_text(a, run->result.universe, fir_rows_at(rows, 0)[0]);
    if (!strcmp(atom, "null"))
      return "it returns";
    char *name = arena_copy(a, atom, strcspn(atom, "0123456789"));
    return arena_print(a, "it throws %s", name);
  }
  return "it ends";
}

uint32_t trace_first_line(const ir_method *m) {
  return m->code && m->code->count ? m->code->lines[0] : 0;
}
