/* Judges programs by the interpreter, one by one or all of a size, and tells what is
 * wrong with one: its derivation, the step by its rule, and the derivation that is no
 * more, down to the premise that fails. */
#include "lang/explain.h"

#include "lang/interpret_internal.h"
#include "lang/programs.h"
#include "lang/terms.h"

#include <stdlib.h>
#include <string.h>

/* ---- Judging ---- */

static uint32_t out_count(const language *l) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < l->typing->args.size; k++)
    count += l->typing->is_out[k];
  return count;
}

static bool types_agree(interpreter *i, const lang_result *before,
                        const lang_result *after) {
  language *l = i->l;
  if (l->some_type)
    return true;
  bool agree = true;
  for (uint32_t k = 0; agree && k < out_count(l); k++)
    agree = lang_values_same(before->out[k], after->out[k]);
  if (!agree && l->up_to)
    return interpreter_holds(i, l->up_to,
                             (lang_value *[]){after->out[0], before->out[0]});
  return agree;
}

static bool step_is_typed(interpreter *i, lang_finding *f, const lang_step *s) {
  if (interpreter_is_outcome(s->after))
    return true;
  result_vector types = {0};
  interpreter_type(i, s->after, &types);
  bool agree = false;
  vec_each (lang_result, t, &types)
    agree = agree || types_agree(i, &f->type, t);
  if (!agree) {
    f->step = *s;
    f->after = types.size ? types.data[0] : (lang_result){0};
  }
  vec_release(&types);
  return agree;
}

static void judge_steps(interpreter *i, lang_finding *f) {
  step_vector steps = {0};
  interpreter_step(i, f->before, &steps);
  unsigned wanted = i->l->properties;
  if (!steps.size && wanted & CHECK_PROGRESS)
    f->fault = FAULT_STUCK;
  vec_each (lang_step, s, &steps)
    if (!f->fault && wanted & CHECK_PRESERVATION && !step_is_typed(i, f, s))
      f->fault = FAULT_TYPE;
  if (!f->fault && steps.size > 1 && wanted & CHECK_DETERMINISM) {
    f->fault = FAULT_STEPS;
    f->step = steps.data[0];
    f->other = steps.data[1];
  }
  vec_release(&steps);
}

lang_finding lang_judge(interpreter *i, lang_value *program) {
  lang_finding f = {.before = program};
  result_vector types = {0};
  interpreter_type(i, program, &types);
  if (!types.size)
    f.fault = FAULT_UNTYPED;
  else
    f.type = types.data[0];
  bool two = types.size > 1 && out_count(i->l) && !i->l->some_type;
  vec_release(&types);
  if (!f.fault && !interpreter_is_final(i, program)) {
    if (two)
      f.fault = FAULT_TYPES;
    else
      judge_steps(i, &f);
  }
  if (!i->fuel)
    f.fault = FAULT_UNKNOWN;
  return f;
}

/* ---- All programs ---- */

/* Whether all nodes lie in the first positions. */
static bool fits(const lang_value *v, const lang_layout *y, uint64_t position,
                 uint32_t positions) {
  if (position > positions)
    return false;
  for (uint32_t k = 0; k < v->production->args.size; k++)
    if (lang_shape_of(v->production->args.data[k]) == SHAPE_TREE &&
        !fits(v->args[k], y,
              y->children * (position - 1) + 2 + lang_layout_index(v->production, k),
              positions))
      return false;
  return true;
}

bool lang_is_fault(lang_fault f) {
  return f == FAULT_STUCK || f == FAULT_TYPE || f == FAULT_TYPES || f == FAULT_STEPS;
}

void lang_search_all(interpreter *i, const lang_layout *y, uint32_t nodes,
                     uint32_t positions, const _Atomic bool *stop, lang_search *s) {
  interpreter makes;
  programs p;
  interpreter_init(&makes, i->l);
  programs_init(&p, &makes, y);
  *s = (lang_search){0};
  for (uint32_t n = 1; n <= nodes && !lang_is_fault(s->found.fault) && !s->stopped; n++) {
    const value_vector *all = programs_of(&p, i->l->reductions.data[0]->sort, n);
    for (uint32_t k = 0; k < all->size; k++) {
      if (positions && !fits(all->data[k], y, 1, positions))
        continue;
      interpreter_clear(i);
      lang_finding f = lang_judge(i, all->data[k]);
      s->programs++;
      s->typed += f.fault != FAULT_UNTYPED;
      s->gave_up = s->gave_up || f.fault == FAULT_UNKNOWN;
      s->checked += f.fault != FAULT_UNTYPED && !interpreter_is_final(i, all->data[k]);
      s->found = f;
      s->stopped = stop && *stop;
      if (lang_is_fault(f.fault) || s->stopped)
        break;
    }
  }
  if (!lang_is_fault(s->found.fault))
    s->found = (lang_finding){0};
  if (s->found.before) { /* in the arena of the caller's interpreter */
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    lang_value_print(s->found.before, out);
    fclose(out);
    interpreter_clear(i);
    lang_value *again = interpreter_read(i, text);
    assert(again && "what was printed can be read");
    s->found = lang_judge(i, again);
    free(text);
  }
  programs_release(&p);
  interpreter_release(&makes);
}

/* ---- Telling ---- */

static void print_judgment(const lang_judgment *j, lang_value *const *args, FILE *out) {
  uint32_t arg = 0;
  vec_each (lang_item, item, &j->items) {
    if (item != j->items.data)
      fputc(' ', out);
    if (item->literal)
      fputs(item->literal, out);
    else if (args[arg])
      lang_value_print(args[arg++], out);
    else {
      fputc('?', out);
      arg++;
    }
  }
}

static void print_derivation(const lang_derivation *d, uint32_t indent, FILE *out) {
  fprintf(out, "%*s", (int)indent, "");
  print_judgment(d->judgment, d->args, out);
  fprintf(out, "   [%s]\n", d->rule->name);
  vec_each (lang_derivation *, p, &d->premises)
    print_derivation(*p, indent + 2, out);
}

static void print_tokens(const language *l, place from, const lang_rule *r, FILE *out) {
  uint32_t i = r->first;
  while (i < r->last &&
         (l->tokens.data[i].line != from.line || l->tokens.data[i].column != from.column))
    i++;
  int depth = 0;
  for (bool first = true; i < r->last; i++, first = false) {
    const lang_token *t = &l->tokens.data[i];
    depth += !strcmp(t->text, "(") - !strcmp(t->text, ")");
    if (!first && depth <= 0 &&
        (!strcmp(t->text, "=>") || !strcmp(t->text, ",") || depth < 0))
      break;
    fprintf(out, "%s%s", first ? "" : " ", t->text);
  }
}

/* Down to the premise that fails. */
static void print_attempt(interpreter *i, const lang_derivation *d, uint32_t indent,
                          FILE *out) {
  fprintf(out, "%*s", (int)indent, "");
  print_judgment(d->judgment, d->args, out);
  fprintf(out, "   [%s]", d->rule->name);
  if (!d->failed) {
    fprintf(out, "\n");
    return;
  }
  fprintf(out, " fails at its premise  ");
  print_tokens(i->l, d->failed->at, d->rule, out);
  fprintf(out, "\n");
  vec_each (lang_derivation *, p, &d->premises)
    print_derivation(*p, indent + 2, out);
  if (d->inner && d->inner->failed)
    print_attempt(i, d->inner, indent + 2, out);
  else if (d->inner) {
    fprintf(out, "%*sbut there is only\n", (int)indent + 2, "");
    print_derivation(d->inner, indent + 2, out);
  }
}

static void print_term(const char *what, const lang_value *v, FILE *out) {
  fprintf(out, "\n%s\n  ", what);
  lang_value_print(v, out);
  fputc('\n', out);
}

static void print_step(const lang_step *s, const char *what, FILE *out) {
  fprintf(out, "\n%s [%s] to\n  ", what, s->rule->name);
  lang_value_print(s->after, out);
  fputc('\n', out);
}

static void print_after(interpreter *i, const lang_finding *f, FILE *out) {
  if (f->after.why) {
    fprintf(out, "\nwhich has another type\n");
    print_derivation(f->after.why, 2, out);
    return;
  }
  fprintf(out, "\nwhich has no type\n");
  lang_derivation *d = interpreter_attempt(i, f->step.after);
  if (d)
    print_attempt(i, d, 2, out);
  else
    fprintf(out, "  no rule is for it\n");
}

void lang_finding_print(interpreter *i, const lang_finding *f, FILE *out) {
  print_term("the program", f->before, out);
  if (f->type.why) {
    fprintf(out, "\nis well typed\n");
    print_derivation(f->type.why, 2, out);
  }
  switch (f->fault) {
  case FAULT_STUCK:
    fprintf(out, "\nit is not final, and no rule applies to it: it is stuck\n");
    return;
  case FAULT_TYPE:
    print_step(&f->step, "it steps by", out);
    print_after(i, f, out);
    return;
  case FAULT_TYPES: fprintf(out, "\nand it has another type\n"); return;
  case FAULT_STEPS:
    print_step(&f->step, "it steps by", out);
    print_step(&f->other, "and also by", out);
    return;
  default: return;
  }
}
