/* Judges programs by the interpreter and tells what is wrong with one: its derivation, the step by its rule, and the derivation that is no
 * more, down to the premise that fails. */
#include "lang/explain.h"

#include "lang/answers.h"
#include "lang/runs.h"

#include "lang/goals.h"
#include "lang/interpret_internal.h"
#include "lang/items.h"
#include "lang/tables.h"
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

static lang_value *empty_environment(interpreter *i, lang_sort *s) {
  vec_each (lang_production *, p, &s->productions)
    if (!(*p)->args.size)
      return value_new(i, s, *p);
  return NULL;
}

/* By the judgment up to which types are preserved; programs are closed, so its environments are
 * empty. */
static bool is_below(interpreter *i, lang_value *one, lang_value *other) {
  const lang_judgment *j = i->l->up_to;
  lang_value *in[LANG_ARGS], *next = one;
  for (uint32_t k = 0; k < j->args.size; k++)
    if (j->args.size > 2 && j->args.data[k]->is_environment)
      in[k] = empty_environment(i, j->args.data[k]);
    else {
      in[k] = next;
      next = other;
    }
  return interpreter_holds(i, j, in);
}

static bool types_agree(interpreter *i, const lang_result *before,
                        const lang_result *after) {
  language *l = i->l;
  if (l->some_type || answers_are_the_same(i, after, before, out_count(l)))
    return true;
  return l->up_to && is_below(i, after->out[0], before->out[0]);
}

/* A step, and the types of what it leads to as soon as somebody has asked for them. */
typedef struct typed_step {
  lang_step step;
  bool asked;
  result_vector types;
} typed_step;

typedef vector(typed_step) typed_steps;

/* f->type is the t-th of its program. */
static bool step_is_typed(interpreter *i, lang_finding *f, uint32_t t, typed_step *s) {
  if (interpreter_is_outcome(i, s->step.after))
    return true;
  if (!s->asked)
    interpreter_type(i, s->step.after, &s->types);
  s->asked = true;
  /* they often come in the same order */
  bool agree = t < s->types.size && types_agree(i, &f->type, &s->types.data[t]);
  for (uint32_t k = 0; k < s->types.size && !agree; k++)
    agree = types_agree(i, &f->type, &s->types.data[k]);
  if (!agree) {
    f->step = s->step;
    f->after = s->types.size ? s->types.data[0] : (lang_result){0};
  }
  return agree;
}

/* Two steps to the same state are one, however they come about. */
static void judge_others(interpreter *i, lang_finding *f, const typed_steps *steps) {
  for (uint32_t k = 1; k < steps->size && !f->fault && !i->needed; k++) {
    const lang_step *first = &steps->data[0].step, *other = &steps->data[k].step;
    if (!interpreter_same(i, first->after, other->after) && !i->needed) {
      f->fault = FAULT_STEPS;
      f->step = *first;
      f->other = *other;
    }
  }
}

static void judge_steps(interpreter *i, lang_finding *f, uint32_t t, typed_steps *steps) {
  unsigned wanted = i->l->properties;
  if (!steps->size && wanted & CHECK_PROGRESS)
    f->fault = FAULT_STUCK;
  vec_each (typed_step, s, steps)
    if (!f->fault && wanted & CHECK_PRESERVATION && !step_is_typed(i, f, t, s))
      f->fault = FAULT_TYPE;
  if (!f->fault && wanted & CHECK_DETERMINISM)
    judge_others(i, f, steps);
}

/* For each of the types that the program has. */
static void judge_each(interpreter *i, lang_finding *f, const result_vector *types) {
  step_vector steps = {0};
  typed_steps typed = {0};
  interpreter_step(i, f->before, &steps);
  vec_each (lang_step, s, &steps)
    vec_push(&typed, (typed_step){.step = *s});
  for (uint32_t t = 0; t < (i->l->guesses ? types->size : 1) && !f->fault; t++) {
    f->type = types->data[t];
    judge_steps(i, f, t, &typed);
  }
  vec_each (typed_step, s, &typed)
    vec_release(&s->types);
  vec_release(&typed);
  vec_release(&steps);
  if (!f->fault && i->l->properties & (CHECK_SAFETY | CHECK_CONFLUENCE))
    lang_judge_runs(i, f);
}

/* A program of whose type not enough is known: where nothing but its runs matters, they may
 * be fine as far as they look, or they say which part is to be filled first. */
static bool runs_are_fine(interpreter *i, lang_value *program) {
  const lang_value *needed = i->needed, *needed_too = i->needed_too;
  uint64_t interesting = i->interesting;
  bool must = i->must;
  uint32_t fuel = i->fuel;
  lang_finding run = {.before = program};
  i->needed = i->needed_too = NULL;
  i->interesting = 0;
  i->must = false;
  lang_judge_runs(i, &run);
  bool fine = !i->needed && i->fuel && !run.fault;
  if (!i->needed) {
    i->needed = fine ? NULL : needed;
    i->needed_too = fine ? NULL : needed_too;
    i->interesting = interesting;
    i->must = must;
  }
  i->fuel = fuel;
  return fine;
}

static bool only_runs_matter(const language *l) {
  return l->goal->kind == GOAL_SOUND &&
         !(l->properties & ~(unsigned)(CHECK_SAFETY | CHECK_CONFLUENCE));
}

static lang_finding judge_once(interpreter *i, lang_value *program, bool runs) {
  lang_finding f = {.before = program};
  result_vector types = {0};
  bool final = interpreter_is_final(i, program);
  if (final && i->l->goal->kind == GOAL_SOUND) { /* whatever its type */
    f.fault = FAULT_FINAL;
    return f;
  }
  i->free = i->promises;
  interpreter_type(i, program, &types);
  i->free = false;
  if (runs && i->needed && only_runs_matter(i->l) && runs_are_fine(i, program))
    f.fault = FAULT_SAFE;
  else if (!types.size)
    f.fault = FAULT_UNTYPED;
  else
    f.type = types.data[0];
  bool two = types.size > 1 && out_count(i->l) && !i->l->some_type && !i->l->guesses;
  if (!f.fault && !final) {
    if (two)
      f.fault = FAULT_TYPES;
    else
      judge_each(i, &f, &types);
  }
  vec_release(&types);
  if (!i->fuel)
    f.fault = FAULT_UNKNOWN;
  return f;
}

lang_finding lang_judge_open(interpreter *i, lang_value *program, bool runs) {
  lang_finding f = judge_once(i, program, runs);
  if (f.fault != FAULT_UNKNOWN || !i->endless || i->needed || !tables_begin(i))
    return f;
  i->fuel = INTERPRETER_FUEL;
  i->nesting = 0;
  return judge_once(i, program, runs);
}

lang_finding lang_judge(interpreter *i, lang_value *program) {
  return lang_judge_open(i, program, false);
}

bool lang_is_fault(lang_fault f) {
  return f == FAULT_STUCK || f == FAULT_TYPE || f == FAULT_TYPES || f == FAULT_STEPS ||
         f == FAULT_RESULTS;
}

/* ---- Telling ---- */

static void print_judgment(const lang_judgment *j, lang_value *const *args, FILE *out) {
  uint32_t arg = 0;
  vec_each (lang_item, item, &j->items) {
    if (item != j->items.data)
      fputc(' ', out);
    if (item->literal)
      fputs(item->literal, out);
    else if (args[arg] && lang_value_is_nothing(args[arg])) {
      fputs("()", out);
      arg++;
    } else if (args[arg])
      lang_value_print(args[arg++], out);
    else {
      fputc('?', out);
      arg++;
    }
  }
}

static void print_derivation(const lang_derivation *d, uint32_t indent, FILE *out) {
  if (d->judgment->each) { /* of the elements alone */
    vec_each (lang_derivation *, p, &d->premises)
      print_derivation(*p, indent, out);
    return;
  }
  fprintf(out, "%*s", (int)indent, "");
  print_judgment(d->judgment, d->args, out);
  fprintf(out, "   [%s]\n", d->rule->name);
  vec_each (lang_derivation *, p, &d->premises)
    print_derivation(*p, indent + 2, out);
}

static uint32_t token_at(const language *l, place at, const lang_rule *r) {
  uint32_t i = r->first;
  while (i < r->last &&
         (l->tokens.data[i].line != at.line || l->tokens.data[i].column != at.column))
    i++;
  return i;
}

static bool begins_premise(const language *l, uint32_t token, const lang_rule *r) {
  vec_each (lang_premise, p, &r->premises)
    if (!(p->computed && p->kind == PREMISE_JUDGMENT) && token_at(l, p->at, r) == token)
      return true;
  return false;
}

static uint32_t arrows_of(const lang_premise *p) {
  uint32_t count = 0;
  if (p->kind == PREMISE_JUDGMENT)
    vec_each (lang_item, i, &p->judgment->items)
      count += i->literal && !strcmp(i->literal, "=>");
  return count;
}

/* The premise as it was written: `G, x:S |- M : T` has a comma of its own, and a judgment may
 * have the sign that ends premises. */
static void print_premise(language *l, const lang_premise *p, const lang_rule *r,
                          FILE *out) {
  uint32_t first = token_at(l, p->at, r);
  bool behind = false; /* where: nothing follows the premises */
  for (uint32_t i = r->first; i < first; i++)
    behind = behind || !strcmp(l->tokens.data[i].text, "where") ||
             !strcmp(l->tokens.data[i].text, "if");
  uint32_t arrows = arrows_of(p);
  for (uint32_t i = first; i < r->last; i++) {
    const char *text = l->tokens.data[i].text;
    bool arrow = !strcmp(text, "=>");
    if (i > first && ((!strcmp(text, ",") && begins_premise(l, i + 1, r)) ||
                      begins_premise(l, i, r) || (arrow && !behind && !arrows)))
      break;
    arrows -= arrow && arrows;
    bool tight = i == first || !strcmp(text, ",") || !strcmp(text, ")") ||
                 !strcmp(l->tokens.data[i - 1].text, "(");
    fprintf(out, "%s%s", tight ? "" : " ",
            lang_token_text(&l->tokens.data[i], &l->arena));
  }
}

static void print_attempt(interpreter *i, const lang_derivation *d, uint32_t indent,
                          FILE *out);

/* What was asked by the premise that fails. */
static void print_inner(interpreter *i, const lang_derivation *d, uint32_t indent,
                        FILE *out) {
  if (d->inner && (d->inner->failed || d->inner->judgment->each))
    print_attempt(i, d->inner, indent, out);
  else if (d->inner) {
    fprintf(out, "%*sbut there is only\n", (int)indent, "");
    print_derivation(d->inner, indent, out);
  }
}

/* Down to the premise that fails. */
static void print_attempt(interpreter *i, const lang_derivation *d, uint32_t indent,
                          FILE *out) {
  if (d->judgment->each) { /* of the elements alone */
    vec_each (lang_derivation *, p, &d->premises)
      print_derivation(*p, indent, out);
    print_inner(i, d, indent, out);
    return;
  }
  fprintf(out, "%*s", (int)indent, "");
  print_judgment(d->judgment, d->args, out);
  fprintf(out, "   [%s]", d->rule->name);
  if (!d->failed) {
    fprintf(out, "\n");
    return;
  }
  fprintf(out, d->failed->computed ? " fails at what its conclusion computes, "
                                   : " fails at its premise ");
  print_premise(i->l, d->failed, d->rule, out);
  fprintf(out, "\n");
  vec_each (lang_derivation *, p, &d->premises)
    print_derivation(*p, indent + 2, out);
  print_inner(i, d, indent + 2, out);
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

static void print_run(const lang_finding *f, FILE *out) {
  fprintf(out, "\nit runs\n");
  for (uint32_t k = f->run_length; k-- > 0;) {
    fprintf(out, "  --> ");
    lang_value_print(f->run[k], out);
    fputc('\n', out);
  }
  fprintf(out, "\nwhich is not final, and no rule applies to it: it is stuck\n");
}

/* What the claim is about, and what is wrong with it. */
static void print_claim(interpreter *i, const lang_finding *f, FILE *out) {
  const lang_production *p = f->before->production;
  fprintf(out, "\n%s\n\nis not so for\n", lang_goal_text(i->l));
  uint32_t arg = 0;
  vec_each (lang_item, item, &p->items)
    if (item->sort) {
      fprintf(out, "  %s = ", item->meta);
      lang_value_print(f->before->args[arg++], out);
      fputc('\n', out);
    }
  if (f->type.why && f->type.why->premises.size) {
    fprintf(out, "\nof which\n");
    vec_each (lang_derivation *, d, &f->type.why->premises)
      print_derivation(*d, 2, out);
  }
  if (i->l->goal->kind == GOAL_TOTAL)
    fprintf(out, "\nno equation applies\n");
  else if (i->l->goal->kind == GOAL_AGREE)
    fprintf(out, "\nthe equations %s give different values\n", f->step.rule->name);
  else if (i->l->goal->kind == GOAL_UNIQUE)
    fprintf(out, "\nthere is another type\n");
  else {
    const lang_premise *failed = vec_last(&f->step.rule->premises);
    fprintf(out, "\nbut not  ");
    print_premise(i->l, failed, f->step.rule, out);
    fputc('\n', out);
  }
}

void lang_finding_print(interpreter *i, const lang_finding *f, FILE *out) {
  vec_each (lang_sort *, s, &i->l->sorts)
    (*s)->shown_count = 0;
  if (i->l->goal->kind != GOAL_SOUND) {
    print_claim(i, f, out);
    return;
  }
  print_term("the program", f->before, out);
  if (f->type.why) {
    fprintf(out, "\nis well typed\n");
    print_derivation(f->type.why, 2, out);
  }
  switch (f->fault) {
  case FAULT_STUCK:
    if (f->run_length) {
      print_run(f, out);
      return;
    }
    fprintf(out, "\nit is not final, and no rule applies to it: it is stuck\n");
    return;
  case FAULT_TYPE:
    print_step(&f->step, "it steps by", out);
    print_after(i, f, out);
    return;
  case FAULT_RESULTS:
    print_term(f->goes_on ? "it may come to" : "it may end in", f->one, out);
    print_term(f->goes_on ? "and also to" : "and also in", f->two, out);
    if (f->goes_on)
      fprintf(
          out,
          "\nand nothing that one of these comes to the other one comes to as well\n");
    return;
  case FAULT_TYPES: fprintf(out, "\nand it has another type\n"); return;
  case FAULT_STEPS:
    print_step(&f->step, "it steps by", out);
    print_step(&f->other, "and also by", out);
    return;
  default: return;
  }
}
