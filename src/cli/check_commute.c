/* check --commute: pairs of operations in both orders, as a table; that what counts as
 * the same is kept by every operation; with --commute-when, the cases in which a pair
 * commutes.
 *
 * Cases are told apart by a few questions (check/subject_templates.c), as a number. Each
 * state in which a pair does not commute refutes its case; the search goes on in cases
 * that are not refuted, until there is no such state. The rest are collected in the same
 * way. What is printed is the shortest condition that was found, by joining cases, that
 * is true in all cases in which the pair commutes and in no other: the weakest one that
 * these questions can say. */
#include "cli/checking.h"

#include "judge/judge.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_CASES = 300, DEFAULT_ALIKE = 3 };

typedef vector(uint32_t) case_vector;

/* The cases of one pair. */
typedef struct cases {
  checking *c;
  const check *of;
  uint32_t pair;
  case_vector bad, good; /* disjoint; of the good, those that there are */
  const char *trouble;   /* why they are not all known; NULL: they are */
} cases;

/* One more case, bad or just there, that is not known; false: there is none, or trouble.
 */
static bool next_case(cases *k, const case_vector *known, bool reach, uint32_t *found,
                      diag_sink *sink) {
  const commuting *pair = k->of->subject->operations[k->pair].commuting;
  subject *s =
      subject_new_case(k->of->subject, k->pair, known->data, known->size, reach, sink);
  space *space_ = s ? space_new(s, &k->c->bounds, sink) : NULL;
  check_result r = {0};
  bool more = false;
  if (space_) {
    check_result_start(&r, space_);
    check_run(k->c->engine, space_, &k->c->out.limits, &r, sink);
    more = r.verdict == VERDICT_VIOLATED;
    if (r.verdict == VERDICT_INCONCLUSIVE && r.operations[0].admitted)
      k->trouble = "not all cases could be decided";
    judge *j = more ? judge_new(space_, &k->c->out.limits, sink) : NULL;
    int32_t answer = 0;
    if (more && (!j || !judge_ask(j, &r.violation, pair->cases, &answer))) {
      k->trouble = "a question could not be answered";
      more = false;
    }
    *found = (uint32_t)answer;
    judge_delete(j);
  }
  check_result_release(&r);
  space_delete(space_);
  subject_delete(s);
  return more;
}

static void collect(cases *k, case_vector *into, bool reach, diag_sink *sink) {
  uint32_t found;
  case_vector known = {0};
  vec_each (uint32_t, b, &k->bad)
    vec_push(&known, *b);
  while (!k->trouble && next_case(k, &known, reach, &found, sink)) {
    vec_push(&known, found);
    vec_push(into, found);
    if (known.size > MOST_CASES)
      k->trouble = "there are too many cases";
  }
  vec_release(&known);
}

/* Conditions: a conjunction fixes the bits of `mask` to those of `value`. */
typedef struct conjunction {
  uint32_t mask, value;
} conjunction;

static bool any_in(const case_vector *v, conjunction c) {
  vec_each (const uint32_t, x, v)
    if ((*x & c.mask) == c.value)
      return true;
  return false;
}

/* With as few questions as possible left of a good case; they are tried from the one
 * before `first`, round to it. */
static conjunction widen(const cases *k, uint32_t good, uint32_t count, uint32_t first) {
  conjunction c = {(1u << count) - 1, good};
  for (uint32_t i = 1; i <= count; i++) {
    uint32_t bit = 1u << (first + count - i) % count;
    conjunction wider = {c.mask & ~bit, c.value & ~bit};
    if (!any_in(&k->bad, wider))
      c = wider;
  }
  return c;
}

static const char *conjunction_text(arena *a, const commuting *of, conjunction c) {
  const char *text = "";
  for (uint32_t bit = 0; bit < of->atom_count; bit++)
    if (c.mask >> bit & 1)
      text =
          arena_print(a, "%s%s%s", text, *text ? " && " : "",
                      c.value >> bit & 1 ? of->atoms[bit].text : of->atoms[bit].negated);
  return text;
}

static uint32_t covers(const cases *k, conjunction c, const bool *covered) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < k->good.size; i++)
    count += !covered[i] && (k->good.data[i] & c.mask) == c.value;
  return count;
}

/* The conjunction that covers most good cases that are left; of those, a short one. */
static conjunction best(const cases *k, uint32_t atoms, const bool *covered) {
  conjunction found = {0};
  uint32_t most = 0;
  vec_each (const uint32_t, x, &k->good)
    for (uint32_t first = 0; first < atoms; first++) {
      conjunction c = widen(k, *x, atoms, first);
      uint32_t count = covers(k, c, covered);
      if (count > most || (count == most && count &&
                           __builtin_popcount(c.mask) < __builtin_popcount(found.mask))) {
        most = count;
        found = c;
      }
    }
  return found;
}

/* A disjunction that covers the good cases and no bad one. */
static const char *condition_text(const cases *k, arena *a, const commuting *of) {
  bool covered[MOST_CASES + 2] = {false};
  const char *text = "";
  for (uint32_t left = k->good.size; left;) {
    conjunction c = best(k, of->atom_count, covered);
    text =
        arena_print(a, "%s%s%s", text, *text ? " || " : "", conjunction_text(a, of, c));
    for (uint32_t i = 0; i < k->good.size; i++)
      if (!covered[i] && (k->good.data[i] & c.mask) == c.value) {
        covered[i] = true;
        left--;
      }
  }
  return text;
}

/* So that what is said does not depend on the order in which they were found. */
static void sort_cases(case_vector *v) {
  for (uint32_t i = 1; i < v->size; i++)
    for (uint32_t k = i; k && v->data[k - 1] > v->data[k]; k--) {
      uint32_t larger = v->data[k - 1];
      v->data[k - 1] = v->data[k];
      v->data[k] = larger;
    }
}

static void find_condition(checking *c, uint32_t pair, diag_sink *sink) {
  check *of = vec_last(&c->out.checks);
  operation_result *result = &of->result.operations[pair];
  subject_ask_cases(of->subject, pair);
  const commuting *asked = of->subject->operations[pair].commuting;
  cases k = {.c = c, .of = of, .pair = pair};
  arena a;
  arena_init(&a);
  if (!asked->atom_count)
    k.trouble = "no template applies";
  collect(&k, &k.bad, false, sink);
  collect(&k, &k.good, true, sink);
  sort_cases(&k.good);
  result->when = k.trouble ? memory_print("not known: %s", k.trouble)
                 : !k.good.size
                     ? memory_copy_text("never, as far as the templates can tell")
                     : memory_copy_text(condition_text(&k, &a, asked));
  arena_release(&a);
  vec_release(&k.bad);
  vec_release(&k.good);
}

/* The table. */

static int letter(verdict v) {
  return v == VERDICT_HOLDS ? '+' : v == VERDICT_VIOLATED ? '-' : '?';
}

static const operation_result *result_of(const check *k, uint32_t i, uint32_t j) {
  const subject *s = k->subject;
  for (uint32_t p = 0; p < s->operation_count; p++) {
    const commuting *c = s->operations[p].commuting;
    const ir_method *a = s->alone[i].declared, *b = s->alone[j].declared;
    if ((c->methods[0] == a && c->methods[1] == b) ||
        (c->methods[0] == b && c->methods[1] == a))
      return &k->result.operations[p];
  }
  return NULL;
}

static void print_table(const check *k) {
  const subject *s = k->subject;
  int width = 0;
  for (uint32_t i = 0; i < s->alone_count; i++)
    if ((int)strlen(s->alone[i].text) > width)
      width = (int)strlen(s->alone[i].text);
  printf("\nwhich commute: + do, - do not, ? not known\n");
  for (uint32_t i = 0; i < s->alone_count; i++) {
    printf("  %2u %-*s ", i + 1, width, s->alone[i].text);
    for (uint32_t j = 0; j <= i; j++) {
      const operation_result *r = result_of(k, j, i);
      printf("  %c", r ? letter(r->verdict) : ' ');
    }
    putchar('\n');
  }
  printf("     %*s", width, "");
  for (uint32_t i = 0; i < s->alone_count; i++)
    printf(" %2u", i + 1);
  putchar('\n');
}

static void print_conditions(const check *k) {
  const subject *s = k->subject;
  printf("\nthey commute when, a and b being the first's and the second's arguments,\n");
  for (uint32_t p = 0; p < s->operation_count; p++)
    if (k->result.operations[p].when)
      printf("  %s: %s\n", s->operations[p].text, k->result.operations[p].when);
}

static void find_conditions(checking *c, diag_sink *sink) {
  check *k = vec_last(&c->out.checks);
  bool any = false;
  for (uint32_t p = 0; p < k->subject->operation_count; p++)
    if (k->result.operations[p].verdict == VERDICT_VIOLATED) {
      find_condition(c, p, sink);
      any = true;
    }
  if (any && c->out.text)
    print_conditions(k);
}

/* Of pairs of objects there are many: fewer nodes will do. */
static space_bounds alike_bounds(const space *s, const cli_options *o) {
  space_bounds b = s->bounds;
  uint32_t most = o->pairs                            ? (uint32_t)o->pairs
                  : s->position_count < DEFAULT_ALIKE ? s->position_count
                                                      : DEFAULT_ALIKE;
  b.nodes = 2 * most + 2;
  b.height = 0;
  b.by_size = false;
  if (b.arrays < 0 || (o->pairs && b.arrays > (int32_t)most))
    b.arrays = (int32_t)most;
  b.has_ints = true;
  b.ints_low = s->ints_low;
  b.ints_high = s->ints_high;
  return b;
}

bool check_commuting(checking *c, ir_class *class, diag_sink *sink) {
  const cli_options *o = c->options;
  subject *s = subject_new(c->in->program, class, &c->selection, sink);
  if (!s || !subject_commute(s, o->commute, sink)) {
    subject_delete(s);
    return false;
  }
  shortcut_set without = c->out.limits.without;
  c->out.limits.without = SHORTCUTS_ALL; /* none knows of states that are copied */
  if (!checking_add(&c->out, s, &c->bounds, sink) ||
      !checking_run(&c->out, c->engine, o, sink))
    return false;
  const check *k = vec_last(&c->out.checks);
  if (c->out.text && s->operation_count > 1)
    print_table(k);
  if (o->commute_when)
    find_conditions(c, sink);
  c->out.limits.without = without;
  space_bounds two = alike_bounds(vec_last(&c->out.checks)->space, o);
  return checking_add(&c->out, subject_new_alike(s, sink), &two, sink) &&
         checking_run(&c->out, c->engine, o, sink);
}
