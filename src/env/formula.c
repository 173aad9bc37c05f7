/* Temporal assumptions (004 §3.4): the automaton of the formula, as a loop with one case
 * for each state.
 *
 * A letter is one action: the propositions that name it hold, all others do not. What no
 * proposition names is the letter without any. Where the actions done so far satisfy the
 * formula the thread may end. States from which the formula cannot be satisfied any more
 * with the letters that there are leave the automaton first. */
#include "env/driver.h"
#include "ltl/ltl.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

typedef struct temporal {
  env_writer *writer;
  const env_formula *formula;
  ltl_formulas terms;
  ltl_automaton *automaton;
  const env_action *actions[LTL_MOST_PROPOSITIONS]; /* by proposition */
  env_expr others; /* every action that no proposition names */
  bool has_others;
  bool *alive; /* can be reached, and can still satisfy the formula */
} temporal;

static env_model *model(const temporal *t) {
  return t->writer->model;
}

static bool is_same_text(const temporal *t, const env_atom *a, const char *text) {
  const char *p = t->formula->text + a->start, *end = t->formula->text + a->end;
  for (; p < end; p++)
    if (!isspace((unsigned char)*p) && *p != *text++)
      return false;
  return !*text;
}

/* Which action each proposition is. */
static bool name_propositions(temporal *t) {
  for (uint32_t i = 0; i < t->terms.propositions.size; i++) {
    vec_each (env_atom, a, &t->formula->atoms)
      if (is_same_text(t, a, t->terms.propositions.data[i].text))
        t->actions[i] = a->action;
    if (!t->actions[i]) {
      diag_error(model(t)->sink, t->formula->at, "'%s' is no action",
                 t->terms.propositions.data[i].text);
      return false;
    }
  }
  return true;
}

static bool meet(const env_action *a, const env_action *b) {
  for (const env_target *t = a->targets; t; t = t->next)
    for (const env_target *o = b->targets; o; o = o->next)
      if (t->method == o->method && t->field == o->field)
        return true;
  return false;
}

/* No action may be two propositions at once. */
static bool bind_all(temporal *t) {
  env_model *m = model(t);
  for (uint32_t i = 0; i < t->terms.propositions.size; i++) {
    env_action *a = (env_action *)t->actions[i];
    if (!env_bind(m, a))
      return false;
    vec_push(&t->others.actions, a);
    for (uint32_t k = 0; k < i; k++)
      if (a != t->actions[k] && meet(a, t->actions[k])) {
        diag_error(m->sink, a->at,
                   "'%s' may be the same call as another action of this formula; write "
                   "both in the same way",
                   t->terms.propositions.data[i].text);
        return false;
      }
  }
  return true;
}

/* Letters: proposition k, or `count` for an action that no proposition names. */

static uint32_t letter_count(const temporal *t) {
  return t->terms.propositions.size + t->has_others;
}

static bool takes(const temporal *t, const ltl_edge *e, uint32_t letter) {
  bool named = letter < t->terms.propositions.size;
  return ltl_edge_takes(e, named ? UINT64_C(1) << letter : 0);
}

static bool has_step(const temporal *t, uint32_t from, uint32_t to) {
  const ltl_state *s = &t->automaton->states[from];
  for (uint32_t i = 0; i < s->edge_count; i++)
    for (uint32_t l = 0; s->edges[i].to == to && l < letter_count(t); l++)
      if (takes(t, &s->edges[i], l))
        return true;
  return false;
}

/* Adds to the set whatever has a step into it. */
static void spread_back(const temporal *t, bool *set) {
  uint32_t n = t->automaton->count;
  for (bool grows = true; grows;) {
    grows = false;
    for (uint32_t from = 0; from < n; from++)
      for (uint32_t to = 0; !set[from] && to < n; to++)
        if (set[to] && has_step(t, from, to))
          set[from] = grows = true;
  }
}

/* Whether an accepting state lies on a cycle. */
static bool is_on_cycle(const temporal *t, uint32_t state) {
  uint32_t n = t->automaton->count;
  bool *set = memory_new_array(bool, n), found = false;
  set[state] = true;
  spread_back(t, set);
  for (uint32_t k = 0; k < n && !found; k++)
    found = set[k] && has_step(t, state, k);
  memory_free(set);
  return found;
}

static void drop_unreached(temporal *t) {
  uint32_t n = t->automaton->count;
  bool *seen = memory_new_array(bool, n);
  seen[0] = true;
  for (bool grows = true; grows;) {
    grows = false;
    for (uint32_t from = 0; from < n; from++)
      for (uint32_t to = 0; seen[from] && t->alive[from] && to < n; to++)
        if (!seen[to] && t->alive[to] && has_step(t, from, to))
          seen[to] = grows = true;
  }
  for (uint32_t k = 0; k < n; k++)
    t->alive[k] = t->alive[k] && seen[k];
  memory_free(seen);
}

static void find_alive(temporal *t) {
  uint32_t n = t->automaton->count;
  t->alive = memory_new_array(bool, n);
  for (uint32_t k = 0; k < n; k++) {
    const ltl_state *s = &t->automaton->states[k];
    t->alive[k] = s->may_end || (s->is_accepting && is_on_cycle(t, k));
  }
  spread_back(t, t->alive);
  drop_unreached(t);
}

/* Code. */

static void write_action(temporal *t, uint32_t letter) {
  if (letter < t->terms.propositions.size)
    env_write_call(t->writer, (env_action *)t->actions[letter], NULL);
  else
    env_write_actions(t->writer, &t->others, NULL);
}

static uint32_t ways_from(const temporal *t, const ltl_state *s) {
  uint32_t count = s->may_end;
  for (uint32_t i = 0; i < s->edge_count; i++)
    for (uint32_t l = 0; l < letter_count(t); l++)
      count += t->alive[s->edges[i].to] && takes(t, &s->edges[i], l);
  return count;
}

static void write_way(temporal *t, uint32_t number, uint32_t count) {
  if (count == 1)
    return;
  if (number + 1 < count)
    env_line(t->writer, "case %" PRIu32 ":", number);
  else
    env_line(t->writer, "default:");
}

static void write_state(temporal *t, uint32_t k) {
  env_writer *w = t->writer;
  const ltl_state *s = &t->automaton->states[k];
  uint32_t count = ways_from(t, s), number = 0;
  env_line(w, "case %" PRIu32 ":%s", k,
           s->may_end ? " // the formula is satisfied if it ends here" : "");
  w->indent++;
  if (count > 1)
    env_line(w, "switch (Choose.integer(%" PRIu32 ")) {", count - 1);
  for (uint32_t i = 0; i < s->edge_count; i++)
    for (uint32_t l = 0; l < letter_count(t); l++) {
      if (!t->alive[s->edges[i].to] || !takes(t, &s->edges[i], l))
        continue;
      write_way(t, number++, count);
      w->indent += count > 1;
      write_action(t, l);
      env_line(w, "state = %" PRIu32 ";", s->edges[i].to);
      if (count > 1)
        env_line(w, "break;");
      w->indent -= count > 1;
    }
  if (s->may_end) {
    write_way(t, number, count);
    env_line(w, "%sreturn;", count > 1 ? "    " : "");
  }
  if (count > 1)
    env_line(w, "}");
  if (count > 1 || !s->may_end)
    env_line(w, "break;");
  w->indent--;
}

static void write_automaton(temporal *t) {
  env_writer *w = t->writer;
  env_line(w, "int state = 0; // of the automaton of the formula");
  env_line(w, "while (true) {");
  w->indent++;
  env_line(w, "switch (state) {");
  for (uint32_t k = 0; k < t->automaton->count && !w->failed; k++)
    if (t->alive[k])
      write_state(t, k);
  env_line(w, "default: throw new AssertionError(state);");
  env_line(w, "}");
  w->indent--;
  env_line(w, "}");
}

static void write_translated(temporal *t) {
  env_model *m = model(t);
  t->has_others = env_can_act(t->writer, &t->others);
  find_alive(t);
  if (t->alive[0])
    write_automaton(t);
  else {
    vec_push(&m->gaps, arena_print(&m->unit->arena,
                                   "%s:%" PRIu32 ":%" PRIu32
                                   ": nothing that the unit offers satisfies the formula",
                                   t->formula->at.file, t->formula->at.line,
                                   t->formula->at.column));
    env_line(t->writer, "// nothing satisfies the formula");
  }
  memory_free(t->alive);
}

void env_write_formula(env_writer *w, const env_formula *f) {
  temporal t = {.writer = w,
                .formula = f,
                .others = {.kind = EXPR_ACTIONS, .at = f->at, .complement = true}};
  ltl_init(&t.terms);
  ltl all = ltl_parse(&t.terms, f->text, f->at, w->model->sink);
  bool bound = all && name_propositions(&t) && bind_all(&t);
  t.automaton = bound ? ltl_automaton_new(all, LTL_FINITE) : NULL;
  if (bound && !t.automaton)
    diag_error(w->model->sink, f->at, "the automaton of this formula is too large");
  if (t.automaton) {
    write_translated(&t);
    ltl_automaton_delete(t.automaton);
  } else
    w->failed = true;
  vec_release(&t.others.actions);
  ltl_release(&t.terms);
}
