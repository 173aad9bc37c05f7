/* One class after the other under several engines, compared: the half of the engine
 * fuzzer that needs no Java. tests/fuzz/engines writes and compiles the classes.
 *
 *     engines JAR FOLDER < LIST
 *
 * A line of the list: a class, flags (c: count valid states, r: the engine reach as well,
 * f: analyses by fields, 2: property 2 of a comparison, i: nothing but induction against
 * none, on large terms; s: see below; -: none) and options of glassbox check. A line of
 * the answer, with tabs:
 *
 *     class  same|unsupported|slow|different|refused  verdict  counted  reached  uses
 * text
 *
 * uses: the shortcuts that were used, with commas; or -.
 *
 * With s nothing is compared, and the text is what the engine sat makes of each operation
 * in several manners, a letter each: another build is held against this one
 * (bench/soundness.sh). What took too long is "slow".
 *
 * sat and explicit must agree in the verdict, that of each operation with the kind and
 * size of its best violation, the number of valid states where both have it, and
 * operation, kind and size of the violation reported; so must sat that draws the states
 * it checks at random, or does without its shortcuts, all or some, bdd, and both by
 * fields, where they come to an end; and, on a language, sat that proves its steps
 * locally, on larger terms as well. What reach finds violated explicit must find
 * violated; and all the rest, too, when reach has met every valid state. What is violated
 * is violated within larger bounds, by as small a state; and what shortcuts find there
 * must be found without them. With --against the class is compared with its abstraction,
 * and then the abstraction with itself. An engine gets a tenth of a second of processor
 * time, three times as much where all is sanitised; one that goes on for two seconds more
 * ends the program, with exit status 4. The class files of the whole folder and those of
 * the JDK are read once. */
#include "explicit/engines.h"
#include "cli/bounds.h"
#include "cli/inputs.h"
#include "search/engines.h"

#include "outcome.h"

#include "base/memory.h"
#include "check/result.h"
#include "check/subject_names.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
enum { SLOWER = 3 };
#else
enum { SLOWER = 1 };
#endif

enum {
  MOST_WORDS = 64,
  STEPS = 6000,
  CPU_MILLISECONDS = SLOWER * 100,
  DRAWN = 5,
  VALIDATED = 1, /* states of each path that are executed besides */
  AUDITED = 24
};

static _Atomic bool out_of_time; /* set by the signal */

static void on_alarm(int number) {
  (void)number;
  if (out_of_time)
    _exit(4);
  out_of_time = true;
}

static void set_alarm(uint32_t milliseconds) {
  struct itimerval t = {.it_value = {.tv_sec = milliseconds / 1000,
                                     .tv_usec = 1000 * (milliseconds % 1000)},
                        .it_interval = {.tv_sec = milliseconds ? 2 * SLOWER : 0}};
  setitimer(ITIMER_PROF, &t, NULL);
}

typedef struct text_sink {
  diag_sink sink; /* first, so that its address is ours */
  char *text;
  size_t room;
} text_sink;

static void keep_text(diag_sink *sink, diag_severity severity, place where,
                      const char *text) {
  text_sink *t = (text_sink *)sink;
  size_t used = strlen(t->text);
  if (severity == DIAG_ERROR)
    snprintf(t->text + used, t->room - used, " | %s:%u: %s", where.file ? where.file : "",
             where.line, text);
}

/* Objects that can be reached from the main object and the arguments. */
static uint32_t size_of(const space *s, const candidate *c) {
  const operation *op = &s->subject->operations[c->operation];
  uint8_t *met = memory_new_array(uint8_t, s->object_count);
  space_id_vector order = {0};
  uint32_t size = 0;
  if (!op->is_constructor)
    vec_push(&order, SPACE_MAIN);
  for (uint32_t k = 0; k + 1 < op->method->param_count; k++)
    if (s->parameters[c->operation][k].kind == DOMAIN_REFERENCE)
      vec_push(&order, s->parameters[c->operation][k].objects[c->arguments[k]]);
  for (uint32_t i = 0; i < order.size; i++) {
    const space_object *o = space_get(s, order.data[i]);
    if (space_is_null(order.data[i]) || met[order.data[i].index])
      continue;
    met[order.data[i].index] = 1;
    size += o->role != ROLE_VALUE && o->role != ROLE_CONSTANT;
    for (uint32_t k = o->first_slot; k < o->first_slot + o->slot_count; k++)
      if (s->slots[k].domain.kind == DOMAIN_REFERENCE)
        vec_push(&order, s->slots[k].domain.objects[c->choices[k]]);
  }
  memory_free(met);
  vec_release(&order);
  return size;
}

static void add_reason(outcome *out, const char *reason) {
  size_t used = strlen(out->reason);
  snprintf(out->reason + used, sizeof out->reason - used, "%s%s", used ? "; " : "",
           reason);
}

static void take_outcome(const space *s, const check_result *r, outcome *out) {
  out->refused = r->refused;
  out->slow = out_of_time;
  out->is_language = s->subject->language;
  out->verdict = r->verdict;
  out->operation_count = s->subject->operation_count;
  for (uint32_t k = 0; k < out->operation_count && k < MOST_OPERATIONS; k++) {
    out->operations[k].verdict = r->operations[k].verdict;
    out->operations[k].kind = r->operations[k].kind;
    out->operations[k].size = r->operations[k].size;
    snprintf(out->names[k], sizeof out->names[k], "%s", s->subject->operations[k].text);
  }
  out->has_violation = r->has_violation;
  if (r->has_violation) {
    out->operation = r->violation.operation;
    out->kind = r->judgment.kind;
    out->size = size_of(s, &r->violation);
  }
  out->counted = r->counted;
  out->states = r->valid_states;
  out->fits = r->fit.known && !r->fit.unreached;
  if (r->reason)
    add_reason(out, r->reason);
  for (uint32_t k = 0; k < r->operation_count; k++) {
    const char *own = r->operations[k].reason;
    if (own && !strstr(out->reason, own))
      add_reason(out, own); /* that of another operation does not hide it */
  }
}

/* A class to be checked. */
typedef struct job {
  inputs *in;
  const char *name;
  const cli_options *options;
  bool count, reach, fields;
  uint32_t milliseconds; /* of processor time, for an engine */
  shortcut_uses *uses;   /* of all engines */
  bool as_pair;          /* property 2 of a comparison: the abstraction and itself */
  uint64_t scramble;     /* see check_limits */
  bool eager;            /* the same */
  shortcut_set without;  /* the same */
  name_vector own;       /* its classes */
} job;

/* What is to be checked of the class; NULL: the sink knows why not. */
static subject *find_subject(const job *j, ir_class *c, const selection *select,
                             diag_sink *sink) {
  const char *against = j->options->against;
  subject *s = subject_new(j->in->program, c, select, sink);
  ir_class *abstract =
      s && against ? subject_class_called(s, against, strlen(against)) : NULL;
  if (!s || !against)
    return s;
  bool compared = abstract && subject_compare(s, abstract, false, sink);
  subject *pair = compared && j->as_pair ? subject_new_pair(s, sink) : NULL;
  if (compared && !j->as_pair)
    return s;
  subject_delete(s);
  return pair;
}

static outcome check(const job *j, check_engine *engine, const char *only) {
  outcome out = {.refused = true};
  text_sink sink = {{keep_text, 0}, out.reason, sizeof out.reason};
  const cli_options *o = j->options;
  name class_name = inputs_class_pick(j->in, j->name, NULL, "", &sink.sink);
  ir_class *c = class_name ? java_class_named(j->in->program, class_name) : NULL;
  selection select = {.methods = &only,
                      .method_count = only != NULL,
                      .allowed = o->allowed.data,
                      .allowed_count = o->allowed.size,
                      .constructors = o->constructors && !only,
                      .classes = &j->own,
                      .replacing = j->in->replacing.data,
                      .replacing_count = j->in->replacing.size};
  space_bounds bounds;
  subject *checked = c ? find_subject(j, c, &select, &sink.sink) : NULL;
  space *s = checked && bounds_read(o, &bounds, &sink.sink)
                 ? space_new(checked, &bounds, &sink.sink)
                 : NULL;
  if (s) {
    check_limits limits = {.steps = STEPS,
                           .stop = &out_of_time,
                           .count_states = j->count,
                           .scramble = j->scramble,
                           .eager = j->eager,
                           .without = j->without,
                           .validate = VALIDATED,
                           .audit = AUDITED};
    check_result result = {0};
    out_of_time = false;
    set_alarm(j->milliseconds);
    check_result_start(&result, s);
    check_run(engine, s, &limits, &result, &sink.sink);
    set_alarm(0);
    take_outcome(s, &result, &out);
    shortcut_uses_add(j->uses, &result.costs.uses);
    check_result_release(&result);
  }
  space_delete(s);
  subject_delete(checked);
  return out;
}

/* Where sat leaves operations open that explicit decides, or has found something and goes
 * no further: why? Each is asked alone. */
static answer ask_alone(const job *j, const outcome *sat, const outcome *explicit) {
  bool open = false;
  for (uint32_t k = 0; k < sat->operation_count; k++) {
    if (same_operation(sat, explicit, k))
      continue;
    bool is_violated = explicit->operations[k].verdict == VERDICT_VIOLATED;
    if (sat->operations[k].verdict != VERDICT_INCONCLUSIVE &&
        (sat->operations[k].verdict != VERDICT_VIOLATED || !is_violated))
      return DIFFERENT;
    outcome a = check(j, check_sat, sat->names[k]),
            b = check(j, check_explicit, sat->names[k]);
    answer why = compare(&a, &b);
    bool goes_no_further = a.verdict == VERDICT_VIOLATED && says_unsupported(&a);
    if (why != UNSUPPORTED && why != SLOW && !goes_no_further)
      return DIFFERENT;
    open = true;
  }
  return open ? UNSUPPORTED : DIFFERENT;
}

/* The same number for a class in each run. */
static uint64_t number_of(const char *class_name) {
  uint64_t n = 14695981039346656037u;
  for (const char *c = class_name; *c; c++)
    n = (n ^ (unsigned char)*c) * 1099511628211u;
  return n;
}

/* Which of the states left is checked next must not matter. */
static answer draw_states(job *j, const outcome *explicit, outcome *drawn) {
  answer a = SAME;
  const uint64_t seed = number_of(j->name);
  for (uint32_t k = 0; k < DRAWN && a == SAME; k++) {
    j->scramble = (seed + k) | 1u << 30;
    j->eager = k % 2;
    j->without = k == 2 ? (shortcut_set)(seed >> 20) & SHORTCUTS_ALL : 0;
    *drawn = check(j, k || !j->fields ? check_sat : check_sat_fields, NULL);
    a = compare(drawn, explicit);
    if (a == DIFFERENT && leaves_more_open(drawn, explicit))
      a = UNSUPPORTED;
  }
  j->scramble = 0;
  j->without = 0;
  j->eager = false;
  return a == DIFFERENT || a == REFUSED ? a : SAME;
}

static outcome check_eagerly(job *j) {
  j->eager = true;
  outcome o = check(j, check_sat, NULL);
  j->eager = false;
  return o;
}

/* The steps of a language are proved locally where that pays: here always. Larger terms,
 * of which most nodes are far from the step, are too many for the engine explicit. */
static answer prove_locally(job *j, const outcome *explicit, outcome *local,
                            outcome *large) {
  enum { MORE = 4 }; /* nodes */
  if (!explicit->is_language)
    return SAME;
  *local = check_eagerly(j);
  answer a = compare(local, explicit);
  if (a == SAME) {
    const cli_options *usual = j->options;
    cli_options larger = *usual;
    larger.nodes += MORE;
    j->options = &larger;
    j->milliseconds = CPU_MILLISECONDS / 4;
    outcome plain = check(j, check_sat, NULL);
    *large = check_eagerly(j);
    j->options = usual;
    j->milliseconds = CPU_MILLISECONDS;
    a = compare(large, &plain);
    if (a != DIFFERENT && !plain.refused && !plain.slow &&
        !are_still_violated(explicit, &plain))
      a = DIFFERENT;
  }
  return a == DIFFERENT || a == REFUSED ? a : SAME;
}

static outcome check_plainly(job *j) {
  j->without = SHORTCUTS_ALL;
  outcome o = check(j, check_sat, NULL);
  j->without = 0;
  return o;
}

/* Larger bounds have all the states of smaller ones: one class is checked within the next
 * ones, another further away. */
static answer check_larger(job *j, const outcome *explicit, outcome *larger,
                           outcome *plain) {
  enum { MOST = 3 }; /* nodes more */
  const cli_options *usual = j->options;
  cli_options wider = *usual;
  if (wider.height)
    wider.height++;
  else
    wider.nodes += 1 + (uint32_t)(number_of(j->name) >> 32) % MOST;
  j->options = &wider;
  j->milliseconds = CPU_MILLISECONDS / 4;
  *larger = check(j, check_sat, NULL);
  bool wanted = !larger->refused && !larger->slow;
  *plain = wanted ? check_plainly(j) : (outcome){.slow = true};
  j->options = usual;
  j->milliseconds = CPU_MILLISECONDS;
  if (compare(plain, larger) == DIFFERENT && !leaves_open(plain) && !leaves_open(larger))
    return DIFFERENT;
  return larger->refused                        ? REFUSED
         : larger->slow                         ? SLOW
         : are_still_violated(explicit, larger) ? SAME
                                                : DIFFERENT;
}

static void print_uses(const shortcut_uses *u) {
  bool any = false;
  for (uint32_t k = 0; k < SHORTCUT_COUNT; k++)
    if (u->of[k]) {
      printf("%s%s", any ? "," : "", shortcut_names[k]);
      any = true;
    }
  printf(any ? "\t" : "-\t");
}

static const char *const answers[] = {"same", "unsupported", "slow", "different",
                                      "refused"};

/* Steps of large terms by induction, and one by one. */
static void run_steps(job *j) {
  enum { SECONDS = 8 };
  j->milliseconds = 1000 * SECONDS;
  outcome by_induction = check(j, check_sat, NULL);
  j->without = 1u << SHORTCUT_INDUCTION;
  outcome one_by_one = check(j, check_sat, NULL);
  answer a = compare(&by_induction, &one_by_one);
  printf("%s\t%s\t%s\t0\t0\t", j->name, answers[a],
         one_by_one.verdict == VERDICT_HOLDS      ? "holds"
         : one_by_one.verdict == VERDICT_VIOLATED ? "violated"
                                                  : "other");
  print_uses(j->uses);
  print_outcome("by induction", &by_induction);
  print_outcome("one by one", &one_by_one);
  putchar('\n');
  fflush(stdout);
}

static void print_manner(const char *manner, const outcome *o) {
  static const char letters[] = {'h', 'v', 'i'};
  printf(" %s:", manner);
  if (o->slow || o->refused)
    printf(o->slow ? "slow" : "refused");
  for (uint32_t k = 0; !o->slow && k < o->operation_count && k < MOST_OPERATIONS; k++)
    putchar(letters[o->operations[k].verdict]);
}

/* What shortcuts make of it: as it is, taken early, on states that are drawn, on more nodes. */
static void run_manners(job *j) {
  enum { MORE = 2 }; /* nodes */
  outcome usual = check(j, check_sat, NULL);
  printf("%s\tsame\tother\t0\t0\t-\t", j->name);
  print_manner("usual", &usual);
  if (!usual.slow && !usual.refused) {
    const cli_options *given = j->options;
    cli_options larger = *given;
    outcome early = check_eagerly(j), drawn, wider;
    j->eager = true;
    j->scramble = 7;
    drawn = check(j, check_sat, NULL);
    j->scramble = 0;
    larger.nodes += larger.height ? 0 : MORE;
    larger.height += larger.height != 0;
    j->options = &larger;
    j->milliseconds = CPU_MILLISECONDS / 4;
    wider = check(j, check_sat, NULL);
    j->options = given;
    print_manner("early", &early);
    print_manner("drawn", &drawn);
    print_manner("wider", &wider);
  }
  putchar('\n');
  fflush(stdout);
}

static void run(job *j) {
  outcome sat = check(j, check_sat, NULL);
  outcome explicit = sat.slow ? sat : check(j, check_explicit, NULL);
  outcome reach = {0}, fields = {0}, bdd_fields = {0};
  answer a = compare(&sat, &explicit);
  if (a == DIFFERENT && sat.operation_count == explicit.operation_count)
    a = ask_alone(j, &sat, &explicit);
  outcome bdd = {0}, drawn = {0}, local = {0}, large = {0}, wider = {0};
  outcome plain = {0}, wider_plain = {0};
  if (a == SAME)
    a = prove_locally(j, &explicit, &local, &large);
  if (a == SAME)
    a = draw_states(j, &explicit, &drawn);
  if (a == SAME) {
    plain = check_plainly(j);
    answer b = compare(&plain, &explicit);
    bool open = b == DIFFERENT && leaves_more_open(&plain, &explicit);
    a = (b == DIFFERENT && !open) || b == REFUSED ? b : SAME;
  }
  if (a == SAME) {
    bdd = check(j, check_bdd, NULL);
    answer b = compare(&bdd, &explicit);
    a = b == DIFFERENT || b == REFUSED ? DIFFERENT : SAME;
  }
  if (a == SAME && j->reach) {
    reach = check(j, check_reach, NULL);
    a = reach.slow || fits_reach(&reach, &explicit) ? SAME : DIFFERENT;
  }
  if (a == SAME && j->fields) {
    fields = check(j, check_sat_fields, NULL);
    answer b = compare(&fields, &explicit);
    a = b == DIFFERENT || b == REFUSED ? b : SAME;
  }
  if (a == SAME && j->fields) {
    bdd_fields = check(j, check_bdd_fields, NULL);
    answer b = compare(&bdd_fields, &explicit);
    a = b == DIFFERENT || b == REFUSED ? b : SAME;
  }
  if (a == SAME && !explicit.is_language && !j->as_pair) {
    answer b = check_larger(j, &explicit, &wider, &wider_plain);
    a = b == DIFFERENT || b == REFUSED ? b : SAME;
  }
  printf("%s\t%s\t%s\t%d\t%d\t", j->name, answers[a],
         explicit.verdict == VERDICT_HOLDS                    ? "holds"
         : explicit.verdict == VERDICT_VIOLATED               ? "violated"
         : strstr(explicit.reason, "satisfies the invariant") ? "empty"
                                                              : "other",
         sat.counted && explicit.counted, reach.fits);
  print_uses(j->uses);
  print_outcome("sat", &sat);
  if (explicit.is_language) {
    print_outcome("locally", &local);
    print_outcome("of larger terms", &large);
  }
  print_outcome("drawn", &drawn);
  print_outcome("plain", &plain);
  print_outcome("bdd", &bdd);
  print_outcome("explicit", &explicit);
  if (j->reach)
    print_outcome("reach", &reach);
  print_outcome("fields", &fields);
  print_outcome("bdd by fields", &bdd_fields);
  print_outcome("within larger bounds", &wider);
  print_outcome("plain there", &wider_plain);
  putchar('\n');
  fflush(stdout);
}

/* The classes that belong to C12: C12, C12$N, and its superclass BC12. */
static void find_own(job *j) {
  size_t length = strlen(j->name);
  for (uint32_t k = 0; k < j->in->classes.size; k++) {
    const char *text = j->in->classes.data[k]->text;
    if (*text == 'B')
      text++;
    if (!strncmp(text, j->name, length) && (!text[length] || text[length] == '$'))
      vec_push(&j->own, j->in->classes.data[k]);
  }
}

static void run_line(inputs *in, char *line, char *folder) {
  char *words[MOST_WORDS] = {"glassbox", "check", folder};
  int count = 3;
  text_sink quiet = {{keep_text, 0}, (char[400]){0}, 400};
  char *rest = NULL, *class_name = strtok_r(line, " \n", &rest);
  char *flags = strtok_r(NULL, " \n", &rest);
  for (char *w; flags && count < MOST_WORDS - 1 && (w = strtok_r(NULL, " \n", &rest));)
    words[count++] = w;
  cli_options o;
  if (flags && options_parse(&o, count, words, &quiet.sink)) {
    shortcut_uses uses = {0};
    job j = {.in = in,
             .name = class_name,
             .options = &o,
             .milliseconds = CPU_MILLISECONDS,
             .uses = &uses,
             .as_pair = strchr(flags, '2') != NULL,
             .count = strchr(flags, 'c') != NULL,
             .reach = strchr(flags, 'r') != NULL,
             .fields = strchr(flags, 'f') && !o.against /* which it does not follow */};
    find_own(&j);
    name checked = inputs_class_pick(in, class_name, NULL, "", &quiet.sink);
    vec_clear(&in->replacing); /* of another class */
    if (checked && inputs_replace(in, &o, checked, &quiet.sink))
      strchr(flags, 'i') ? run_steps(&j) : strchr(flags, 's') ? run_manners(&j) : run(&j);
    else
      printf("%s\trefused\tother\t0\t0\t-\t%s\n", class_name, quiet.text);
    vec_release(&j.own);
  } else
    printf("%s\trefused\tother\t0\t0\t-\t%s\n", class_name ? class_name : "?",
           quiet.text);
  options_release(&o);
}

int main(int argc, char **argv) {
  char message[4000] = "", line[2000];
  text_sink sink = {{keep_text, 0}, message, sizeof message};
  if (argc != 3) {
    fprintf(stderr, "usage: engines JAR FOLDER < LIST\n");
    return 2;
  }
  signal(SIGPROF, on_alarm);
  char *words[] = {"glassbox", "check", "--classpath", argv[1], argv[2]};
  cli_options o;
  inputs in;
  bool parsed = options_parse(&o, 5, words, &sink.sink);
  bool ok = parsed && inputs_open(&in, &o, &sink.sink);
  while (ok && fgets(line, sizeof line, stdin))
    run_line(&in, line, argv[2]);
  if (!ok)
    fprintf(stderr, "%s\n", message);
  if (parsed)
    inputs_close(&in);
  options_release(&o);
  return ok ? 0 : 2;
}
