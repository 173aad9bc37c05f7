/* Formulas and automata, on every word u v v v ... with short u and v: what the automaton
 * accepts is what satisfies the formula by its meaning, and what Spin's automaton of the
 * same formula accepts. Spin's (`spin -f`) is read from the text that it prints. */
#include "ltl/ltl.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LETTERS = 4, MOST_BEFORE = 2, MOST_AROUND = 3, MOST_STATES = 64 };

/* Positions from `loop` on come again and again. */
typedef struct word {
  uint64_t letters[MOST_BEFORE + MOST_AROUND];
  uint32_t count, loop;
} word;

/* An automaton as sets of states, by state and letter. */
typedef struct table {
  uint64_t next[MOST_STATES][LETTERS];
  uint64_t accepting;
} table;

static diag_sink silent;

/* The meaning of a formula, at every position at once. */

static uint32_t after(const word *w, uint32_t at) {
  return at + 1 < w->count ? at + 1 : w->loop;
}

static void evaluate(ltl f, const word *w, bool *at) {
  bool left[MOST_BEFORE + MOST_AROUND] = {0}, right[MOST_BEFORE + MOST_AROUND] = {0};
  if (f->left)
    evaluate(f->left, w, left);
  if (f->right)
    evaluate(f->right, w, right);
  for (uint32_t i = 0; i < w->count; i++) {
    bool holds = w->letters[i] >> f->proposition & 1;
    at[i] = f->op == LTL_TRUE || f->op == LTL_RELEASE ||
            (f->op == LTL_PROPOSITION && holds) || (f->op == LTL_NOT && !holds) ||
            (f->op == LTL_AND && left[i] && right[i]) ||
            (f->op == LTL_OR && (left[i] || right[i])) ||
            (f->op == LTL_NEXT && left[after(w, i)]);
  }
  for (uint32_t round = 0; round <= w->count; round++) /* least and greatest solutions */
    for (uint32_t i = w->count; i-- > 0;)
      if (f->op == LTL_UNTIL)
        at[i] = right[i] || (left[i] && at[after(w, i)]);
      else if (f->op == LTL_RELEASE)
        at[i] = right[i] && (left[i] || at[after(w, i)]);
}

static bool satisfies(ltl f, const word *w) {
  bool at[MOST_BEFORE + MOST_AROUND];
  evaluate(f, w, at);
  return at[0];
}

/* Runs of a table. */

static uint64_t step(const table *t, uint64_t states, uint64_t letter) {
  uint64_t to = 0;
  for (uint32_t s = 0; s < MOST_STATES; s++)
    if (states >> s & 1)
      to |= t->next[s][letter];
  return to;
}

/* All (position, state) that can be reached from those given, by one step or more. */
static void spread(const table *t, const word *w, const uint64_t *from, uint64_t *to) {
  bool changed = true;
  memset(to, 0, (MOST_BEFORE + MOST_AROUND) * sizeof *to);
  while (changed) {
    changed = false;
    for (uint32_t i = 0; i < w->count; i++) {
      uint64_t next = step(t, from[i] | to[i], w->letters[i]);
      changed |= (next & ~to[after(w, i)]) != 0;
      to[after(w, i)] |= next;
    }
  }
}

static bool accepts(const table *t, const word *w) {
  uint64_t first[MOST_BEFORE + MOST_AROUND] = {1}, all[MOST_BEFORE + MOST_AROUND],
                               again[MOST_BEFORE + MOST_AROUND];
  spread(t, w, first, all);
  all[0] |= 1;
  for (uint32_t i = w->loop; i < w->count; i++)
    for (uint32_t s = 0; s < MOST_STATES; s++) {
      if (!(all[i] & t->accepting & 1ull << s))
        continue;
      uint64_t here[MOST_BEFORE + MOST_AROUND] = {0};
      here[i] = 1ull << s;
      spread(t, w, here, again);
      if (again[i] >> s & 1)
        return true;
    }
  return false;
}

static void fill(table *t, const ltl_automaton *a) {
  *t = (table){0};
  assert_true(a->count <= MOST_STATES);
  for (uint32_t s = 0; s < a->count; s++) {
    t->accepting |= (uint64_t)a->states[s].is_accepting << s;
    for (uint32_t k = 0; k < a->states[s].edge_count; k++)
      for (uint64_t letter = 0; letter < LETTERS; letter++)
        if (ltl_edge_takes(&a->states[s].edges[k], letter))
          t->next[s][letter] |= 1ull << a->states[s].edges[k].to;
  }
}

/* Spin's automaton. */

static bool spin_or(const char **at, uint64_t letter);

static void blanks(const char **at) {
  while (**at == ' ')
    (*at)++;
}

static bool spin_single(const char **at, uint64_t letter) {
  bool value;
  blanks(at);
  switch (*(*at)++) {
  case '!': return !spin_single(at, letter);
  case '(':
    value = spin_or(at, letter);
    blanks(at);
    assert_int_equal(*(*at)++, ')');
    return value;
  case '1': return true;
  case 'p': return letter & 1;
  case 'q': return letter >> 1 & 1;
  case 't': *at += strlen("rue"); return true;
  case 'f': *at += strlen("alse"); return false;
  default: fail_msg("spin's condition at '%s'", *at - 1);
  }
  return false;
}

static bool spin_and(const char **at, uint64_t letter) {
  bool value = spin_single(at, letter);
  for (blanks(at); !strncmp(*at, "&&", 2); blanks(at)) {
    *at += 2;
    value &= spin_single(at, letter);
  }
  return value;
}

static bool spin_or(const char **at, uint64_t letter) {
  bool value = spin_and(at, letter);
  for (blanks(at); !strncmp(*at, "||", 2); blanks(at)) {
    *at += 2;
    value |= spin_and(at, letter);
  }
  return value;
}

/* Labels of Spin; several may name one state. */
typedef struct labels {
  char names[2 * MOST_STATES][40];
  uint32_t states[2 * MOST_STATES];
  uint32_t count, last; /* the state whose block is being read */
} labels;

static uint32_t label_state(const labels *l, const char *name) {
  for (uint32_t i = 0; i < l->count; i++)
    if (!strcmp(l->names[i], name))
      return l->states[i];
  fail_msg("spin goes to %s", name);
  return 0;
}

static void read_labels(labels *l, char (*lines)[400], uint32_t count, table *t) {
  bool in_labels = false;
  uint32_t states = 0;
  for (uint32_t i = 0; i < count; i++) {
    char *colon = strchr(lines[i], ':');
    bool is_label = colon && isalpha((unsigned char)lines[i][0]);
    if (is_label) {
      states += !in_labels;
      snprintf(l->names[l->count], sizeof *l->names, "%.*s", (int)(colon - lines[i]),
               lines[i]);
      if (!strncmp(lines[i], "accept", 6))
        t->accepting |= 1ull << (states - 1);
      l->states[l->count++] = states - 1;
    }
    in_labels = is_label;
  }
  assert_true(states <= MOST_STATES);
}

/* ":: (condition) -> goto LABEL", ":: atomic { (condition) -> assert(...) }": everything
 * is accepted from there. */
static void read_edge(const labels *l, uint32_t state, const char *line, table *t) {
  const char *open = strchr(line, '('), *jump = strstr(line, "goto ");
  char target[40];
  bool jumps = jump && sscanf(jump, "goto %39s", target) == 1;
  uint32_t to = label_state(l, jumps ? target : "accept_all");
  for (uint64_t letter = 0; letter < LETTERS; letter++) {
    const char *at = open;
    if (spin_or(&at, letter))
      t->next[state][letter] |= 1ull << to;
  }
}

static void read_spin(const char *formula, table *t) {
  static char lines[600][400];
  char command[1100];
  uint32_t count = 0, state = 0;
  bool in_labels = false;
  labels l = {0};
  *t = (table){0};
  snprintf(command, sizeof command, "spin -f '%s'", formula);
  FILE *spin = popen(command, "r");
  assert_non_null(spin);
  while (count < 600 && fgets(lines[count], sizeof *lines, spin))
    count++;
  assert_int_equal(pclose(spin), 0);
  read_labels(&l, lines, count, t);
  for (uint32_t i = 1; i < count; i++) {
    bool is_label = isalpha((unsigned char)lines[i][0]) && strchr(lines[i], ':');
    state += is_label && !in_labels && i > 1;
    in_labels = is_label;
    if (strstr(lines[i], ":: "))
      read_edge(&l, state, lines[i], t);
    else if (strstr(lines[i], "skip"))
      for (uint64_t letter = 0; letter < LETTERS; letter++)
        t->next[state][letter] |= 1ull << state;
  }
}

/* All words. */

static bool next_word(word *w) {
  for (uint32_t i = 0; i < w->count; i++) {
    if (++w->letters[i] < LETTERS)
      return true;
    w->letters[i] = 0;
  }
  if (w->count - w->loop == MOST_AROUND) {
    w->count = ++w->loop + 1;
    return w->loop <= MOST_BEFORE;
  }
  w->count++;
  return true;
}

static void compare(const char *text, ltl f, const table *ours, const table *spin) {
  word w = {.count = 1};
  do {
    bool expected = satisfies(f, &w);
    if (accepts(ours, &w) != expected)
      fail_msg("%s: a word is %s", text, expected ? "not accepted" : "accepted");
    if (spin && accepts(spin, &w) != expected)
      fail_msg("%s: Spin has it otherwise", text);
  } while (next_word(&w));
}

static void compare_text(const char *text, bool has_spin) {
  ltl_formulas all;
  ltl_init(&all);
  ltl_named(&all, "p");
  ltl_named(&all, "q");
  ltl f = ltl_parse(&all, text, NO_PLACE, &silent);
  assert_non_null(f);
  ltl_automaton *a = ltl_automaton_new(f, LTL_INFINITE);
  assert_non_null(a);
  table ours, spin;
  fill(&ours, a);
  if (has_spin) {
    char spelled[1000];
    snprintf(spelled, sizeof spelled, "%s", text);
    for (char *c = spelled; *c; c++)
      if (*c == 'R')
        *c = 'V';
    read_spin(spelled, &spin);
  }
  compare(text, f, &ours, has_spin ? &spin : NULL);
  ltl_automaton_delete(a);
  ltl_release(&all);
}

static bool spin_is_there(void) {
  return system("command -v spin >/dev/null") == 0;
}

static void agrees_on_the_usual_formulas(void **state) {
  (void)state;
  static const char *const texts[] = {"[] p",
                                      "<> p",
                                      "p U q",
                                      "p R q",
                                      "[] (p -> <> q)",
                                      "<> [] p",
                                      "[] <> p",
                                      "p && ! p",
                                      "true",
                                      "false",
                                      "p <-> q",
                                      "([] <> p) -> ([] <> q)",
                                      "! (p U q)",
                                      "! [] (p -> <> q)",
                                      "(p U q) U p",
                                      "[] (p -> (p U q))",
                                      "(<> p) && (<> q) && ([] (p -> ! q))",
                                      "[] ((p && ! q) -> ((! q) R p))",
                                      "<> (p && <> q)",
                                      "[] <> p && [] <> q && <> [] (p || q)"};
  bool has_spin = spin_is_there();
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    compare_text(texts[i], has_spin);
}

static void knows_the_next_letter(void **state) {
  (void)state;
  static const char *const texts[] = {"X p",           "X X ! q",
                                      "[] (p -> X q)", "X (p U X q)",
                                      "! X [] p",      "<> (p && X (! p && X p))"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    compare_text(texts[i], false);
}

static uint32_t draw(uint64_t *random, uint32_t below) {
  *random = *random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(*random >> 33) % below;
}

static void write_random(FILE *out, uint64_t *random, uint32_t size, bool next) {
  static const char *const unary[] = {"! ", "[] ", "<> ", "X "};
  static const char *const binary[] = {" U ", " R ", " && ", " || ", " -> "};
  if (!size) {
    fputs(draw(random, 2) ? "p" : "q", out);
    return;
  }
  bool is_unary = draw(random, 2);
  fputs(is_unary ? unary[draw(random, next ? 4 : 3)] : "", out);
  fputs("(", out);
  uint32_t rest = size - 1, left = is_unary ? rest : draw(random, rest + 1);
  write_random(out, random, left, next);
  if (!is_unary) {
    fprintf(out, ")%s(", binary[draw(random, 5)]);
    write_random(out, random, rest - left, next);
  }
  fputs(")", out);
}

static void agrees_on_random_formulas(void **state) {
  (void)state;
  bool has_spin = spin_is_there();
  uint64_t random = 7;
  for (uint32_t i = 0; i < 120; i++) {
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    bool next = i % 3 == 0;
    write_random(out, &random, 1 + i % 6, next);
    fclose(out);
    compare_text(text, has_spin && !next);
    free(text);
  }
}

/* Words with an end: the letters lead to a state that may end, or not. */
static bool ends_well(const char *text, const char *letters) {
  ltl_formulas all;
  ltl_init(&all);
  ltl_named(&all, "p");
  ltl_named(&all, "q");
  ltl f = ltl_parse(&all, text, NO_PLACE, &silent);
  ltl_automaton *a = ltl_automaton_new(f, LTL_FINITE);
  table t;
  fill(&t, a);
  uint64_t states = 1;
  for (; *letters; letters++)
    states = step(&t, states, *letters == 'p' ? 1 : *letters == 'q' ? 2 : 0);
  bool well = false;
  for (uint32_t s = 0; s < a->count; s++)
    well |= (states >> s & 1) && a->states[s].may_end;
  ltl_automaton_delete(a);
  ltl_release(&all);
  return well;
}

static void words_may_have_an_end(void **state) {
  (void)state;
  assert_true(ends_well("[] (p -> <> q)", ""));
  assert_true(ends_well("[] (p -> <> q)", "-pq-"));
  assert_false(ends_well("[] (p -> <> q)", "pqp"));
  assert_false(ends_well("<> p", "--"));
  assert_true(ends_well("<> p", "-p"));
  assert_true(ends_well("[] p", "pp"));
  assert_false(ends_well("[] p", "p-"));
  assert_false(ends_well("X p", "-"));
  assert_false(ends_well("X true", "-"));
  assert_true(ends_well("X true", "--"));
  assert_true(ends_well("([] p) && ([] ! p)", ""));
  assert_false(ends_well("([] p) && ([] ! p)", "p"));
}

static void reads_propositions(void **state) {
  (void)state;
  ltl_formulas all;
  ltl_init(&all);
  ltl f =
      ltl_parse(&all, "[](s.open( ) -> <> call(Box.put(int, X)) U Xavier && s.open())",
                NO_PLACE, &silent);
  assert_non_null(f);
  assert_int_equal(all.propositions.size, 3);
  assert_string_equal(all.propositions.data[0].text, "s.open()");
  assert_string_equal(all.propositions.data[1].text, "call(Box.put(int,X))");
  assert_string_equal(all.propositions.data[2].text, "Xavier");
  assert_int_equal(all.propositions.data[2].column, 44);
  assert_false(ltl_has_next(f));
  static const char *const wrong[] = {"",     "p q",   "(p",     "p U",   "p && || q",
                                      "[] )", "p -> ", "f(p, q", "<> <>", "p )"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    assert_null(ltl_parse(&all, wrong[i], NO_PLACE, &silent));
  assert_int_equal(silent.errors, sizeof wrong / sizeof *wrong);
  ltl_release(&all);
}

/* Each of 40 propositions again and again: more letters than anybody wants to wait for.
 */
static void refuses_what_is_too_large(void **state) {
  (void)state;
  ltl_formulas all;
  ltl_init(&all);
  ltl f = ltl_constant(&all, true);
  for (int i = 0; i < 40; i++) {
    char text[40];
    snprintf(text, sizeof text, "[] <> p%d", i);
    f = ltl_and(&all, f, ltl_parse(&all, text, NO_PLACE, &silent));
  }
  assert_null(ltl_automaton_new(f, LTL_INFINITE));
  ltl_release(&all);
}

static void equal_formulas_are_one(void **state) {
  (void)state;
  ltl_formulas all;
  ltl_init(&all);
  ltl a = ltl_parse(&all, "! (p U (q && r))", NO_PLACE, &silent);
  assert_ptr_equal(a, ltl_parse(&all, "(! p) R (! r || ! q)", NO_PLACE, &silent));
  assert_ptr_equal(a, ltl_not(&all, ltl_not(&all, a)));
  ltl_release(&all);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(reads_propositions),
                                     cmocka_unit_test(equal_formulas_are_one),
                                     cmocka_unit_test(refuses_what_is_too_large),
                                     cmocka_unit_test(agrees_on_the_usual_formulas),
                                     cmocka_unit_test(knows_the_next_letter),
                                     cmocka_unit_test(agrees_on_random_formulas),
                                     cmocka_unit_test(words_may_have_an_end)};
  return cmocka_run_group_tests_name("ltl", tests, NULL, NULL);
}
