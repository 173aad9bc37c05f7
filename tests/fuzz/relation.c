/* A seeded fuzzer of the relational model finder, with a shrinker.
 *
 *     relation SEED COUNT
 *     relation SEED show ROUND        prints and checks one
 *
 * Each round makes a random problem over a few atoms and asks the finder; all its
 * answers are compared with trying every instance within the bounds by evaluation:
 * satisfiable or not, each solution valid, exactly all solutions when symmetries are
 * not broken, one or more of each isomorphism class when they are, and cores that are
 * unsatisfiable and minimal. Evaluation that remembers is compared with evaluation that
 * does not. Rounds depend on SEED and their number alone. They run in child processes;
 * one that fails or crashes is shrunk and printed.
 */
#include "relation_random.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CHOICES = 400, BATCH = 100, INSTANCES = 1 << FREE_MOST };

typedef struct totals { /* of a batch, handed over from the child */
  uint64_t satisfiable, unsatisfiable, solutions, broken_solutions, core_members;
} totals;

typedef struct place { /* one free tuple */
  uint32_t relation;
  uint64_t index;
} place;

/* All instances of the bounds: bit i of an instance's number is place i. */
typedef struct oracle {
  random_problem *r;
  place places[FREE_MOST];
  uint32_t place_count;
  uint8_t holds[INSTANCES]; /* bit f: formula f is true */
} oracle;

#define fail(...) (printf(__VA_ARGS__), puts(""), false)

/* ---- The oracle ---- */

static void set_instance(const oracle *o, relation_instance *instance, uint32_t number) {
  const random_problem *r = o->r;
  for (uint32_t i = 0; i < r->relation_count; i++) {
    relation_tuples lower = relation_lower(r->p, r->relations[i]);
    uint64_t index[512];
    uint32_t count = lower.count;
    memcpy(index, lower.count ? lower.index : index, count * sizeof *index);
    for (uint32_t j = 0; j < o->place_count; j++)
      if (o->places[j].relation == i && number >> j & 1)
        index[count++] = o->places[j].index;
    relation_instance_set(
        instance, r->relations[i],
        relation_tuples_from_index(r->p, relation_arity(r->relations[i]), index, count));
  }
}

static void oracle_init(oracle *o, random_problem *r) {
  o->r = r, o->place_count = 0;
  for (uint32_t i = 0; i < r->relation_count; i++) {
    relation_tuples upper = relation_upper(r->p, r->relations[i]);
    for (uint32_t j = 0; j < upper.count; j++)
      if (!relation_tuples_has(relation_lower(r->p, r->relations[i]), upper.index[j]))
        o->places[o->place_count++] = (place){i, upper.index[j]};
  }
  relation_instance *instance = relation_instance_new(r->p);
  for (uint32_t n = 0; n < 1u << o->place_count; n++) {
    set_instance(o, instance, n);
    o->holds[n] = 0;
    for (uint32_t f = 0; f < r->formula_count; f++)
      o->holds[n] |= (uint8_t)(relation_evaluate(instance, r->formulas[f]) << f);
  }
  relation_instance_delete(instance);
}

/* The same from an instance that remembers what it has evaluated, some formulas at a time. */
static bool remembers(const oracle *o) {
  const random_problem *r = o->r;
  relation_instance *instance = relation_instance_new(r->p);
  relation_instance_remember(instance, r->formulas, r->formula_count);
  bool same = true;
  for (uint32_t n = 0; n < 1u << o->place_count; n++) {
    set_instance(o, instance, n);
    for (uint32_t f = 0; f < r->formula_count; f++)
      if ((n + f) % 3)
        same &= relation_evaluate(instance, r->formulas[f]) == (o->holds[n] >> f & 1);
  }
  relation_instance_delete(instance);
  return same;
}

static bool possible(const oracle *o, uint32_t formulas) {
  for (uint32_t n = 0; n < 1u << o->place_count; n++)
    if ((o->holds[n] & formulas) == formulas)
      return true;
  return false;
}

static uint32_t number_of(const oracle *o, const relation_instance *instance) {
  uint32_t number = 0;
  for (uint32_t i = 0; i < o->place_count; i++) {
    relation_expr e = o->r->relations[o->places[i].relation];
    number |= (uint32_t)relation_tuples_has(relation_instance_get(instance, e),
                                            o->places[i].index)
              << i;
  }
  return number;
}

/* ---- Isomorphism: atoms that all bounds treat alike ---- */

static uint64_t exchange(relation_problem *p, uint32_t arity, uint64_t index,
                         relation_atom a, relation_atom b) {
  relation_atom atoms[8];
  for (uint32_t i = 0; i < arity; i++) {
    atoms[i] = relation_tuple_atom(p, arity, index, i);
    atoms[i] = atoms[i] == a ? b : atoms[i] == b ? a : atoms[i];
  }
  return relation_tuple_index(p, arity, atoms);
}

static bool keeps(relation_problem *p, relation_tuples t, relation_atom a,
                  relation_atom b) {
  for (uint32_t i = 0; i < t.count; i++)
    if (!relation_tuples_has(t, exchange(p, t.arity, t.index[i], a, b)))
      return false;
  return true;
}

static bool alike(const random_problem *r, relation_atom a, relation_atom b) {
  int64_t value;
  bool same =
      !relation_atom_integer(r->p, a, &value) && !relation_atom_integer(r->p, b, &value);
  for (uint32_t i = 0; i < r->relation_count && same; i++)
    same = keeps(r->p, relation_lower(r->p, r->relations[i]), a, b) &&
           keeps(r->p, relation_upper(r->p, r->relations[i]), a, b);
  return same;
}

static uint32_t exchanged(const oracle *o, uint32_t number, relation_atom a,
                          relation_atom b) {
  uint32_t out = 0;
  for (uint32_t i = 0; i < o->place_count; i++) {
    uint32_t arity = relation_arity(o->r->relations[o->places[i].relation]);
    uint64_t index = exchange(o->r->p, arity, o->places[i].index, a, b);
    for (uint32_t j = 0; j < o->place_count; j++)
      if (o->places[j].relation == o->places[i].relation && o->places[j].index == index)
        out |= (number >> i & 1) << j;
  }
  return out;
}

static void mark_orbit(const oracle *o, uint32_t number, uint8_t *marked) {
  if (marked[number])
    return;
  marked[number] = 1;
  uint32_t atoms = relation_universe_size(o->r->p);
  for (relation_atom a = 0; a < atoms; a++)
    for (relation_atom b = a + 1; b < atoms; b++)
      if (alike(o->r, a, b))
        mark_orbit(o, exchanged(o, number, a, b), marked);
}

/* ---- The finder against the oracle ---- */

static relation_finder *finder_of(const random_problem *r, const relation_options *o,
                                  bool labelled) {
  relation_finder *f = relation_finder_new(r->p, o);
  for (uint32_t i = 0; i < r->relation_count; i++) /* so that all are mentioned */
    relation_finder_add(f, relation_equal(r->p, r->relations[i], r->relations[i]));
  for (uint32_t i = 0; i < r->formula_count; i++)
    if (labelled)
      relation_finder_add_labelled(f, r->formulas[i], i);
    else
      relation_finder_add(f, r->formulas[i]);
  return f;
}

static bool check_all_solutions(const oracle *o, const relation_options *options,
                                totals *sums) {
  uint8_t found[INSTANCES] = {0}, seen[INSTANCES] = {0};
  uint8_t all = (uint8_t)((1u << o->r->formula_count) - 1);
  relation_finder *f = finder_of(o->r, options, false);
  bool good = true;
  sat_result result = relation_finder_solve(f);
  for (; result == SAT_SATISFIABLE && good; result = relation_finder_next(f)) {
    const relation_instance *instance = relation_finder_instance(f);
    uint32_t n = number_of(o, instance);
    if (o->holds[n] != all)
      good = fail("instance %u is no solution", n);
    else if (found[n])
      good = fail("instance %u comes twice", n);
    found[n] = 1;
    if (!options->no_symmetry)
      mark_orbit(o, n, seen), sums->broken_solutions++;
  }
  if (good && result != SAT_UNSATISFIABLE)
    good = fail("gave up: %s", relation_finder_reason(f));
  for (uint32_t n = 0; n < 1u << o->place_count && good; n++)
    if (o->holds[n] == all) {
      if (options->no_symmetry ? !found[n] : !seen[n])
        good = fail("solution %u is missing%s", n,
                    options->no_symmetry ? "" : ", and all that are like it");
      sums->solutions += options->no_symmetry;
    }
  relation_finder_delete(f);
  return good;
}

static bool check_core(const oracle *o, relation_finder *f, uint32_t asked,
                       totals *sums) {
  u32_vector labels = {0};
  bool good = relation_finder_core(f, &labels);
  uint32_t core = 0;
  vec_each (uint32_t, label, &labels)
    core |= 1u << *label;
  sums->core_members += labels.size;
  if (!good)
    good = fail("the core is said not to be minimal");
  else if (core & ~asked)
    good = fail("the core has formulas that were not asked for");
  else if (possible(o, core))
    good = fail("the core %x is satisfiable", core);
  for (uint32_t i = 0; i < labels.size && good; i++)
    if (!possible(o, core & ~(1u << labels.data[i])))
      good = fail("the core %x is one without formula %u", core, labels.data[i]);
  vec_release(&labels);
  return good;
}

static bool check_cores(const oracle *o, const relation_options *options, uint32_t subset,
                        totals *sums) {
  relation_finder *f = finder_of(o->r, options, true);
  uint32_t all = (1u << o->r->formula_count) - 1, asked[] = {all, subset & all, all};
  bool good = true;
  for (uint32_t round = 0; round < 3 && good; round++) {
    relation_label labels[FORMULAS_MOST];
    uint32_t count = 0;
    for (uint32_t i = 0; i < o->r->formula_count; i++)
      if (asked[round] >> i & 1)
        labels[count++] = i;
    sat_result result =
        round ? relation_finder_solve_with(f, labels, count) : relation_finder_solve(f);
    bool expected = possible(o, asked[round]);
    if (result != (expected ? SAT_SATISFIABLE : SAT_UNSATISFIABLE))
      good = fail("formulas %x are %ssatisfiable, the finder says %d", asked[round],
                  expected ? "" : "un", result);
    else if (!expected)
      good = check_core(o, f, asked[round], sums);
    sums->satisfiable += expected, sums->unsatisfiable += !expected;
    if (good && expected && round == 1)
      relation_finder_next(f); /* what it excludes must come back in the next round */
  }
  relation_finder_delete(f);
  return good;
}

static bool check(choices from, bool print, totals *sums) {
  random_problem r;
  random_problem_init(&r, from);
  if (print)
    random_problem_print(&r);
  oracle *o = memory_new(oracle);
  oracle_init(o, &r);
  bool no_skolem = choose(&r, 4) == 3;
  relation_options all = {.no_symmetry = true, .no_skolem = no_skolem};
  relation_options some = {.symmetry_length = choose(&r, 3) * 2, .no_skolem = no_skolem};
  bool good = (remembers(o) || fail("what was remembered is no longer so")) &&
              check_all_solutions(o, &all, sums) && check_all_solutions(o, &some, sums) &&
              check_cores(o, &some, choose(&r, 16), sums);
  memory_free(o);
  relation_problem_delete(r.p);
  return good;
}

/* ---- Rounds, in children ---- */

static uint64_t mixed(uint64_t x) {
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 27) * 0x94D049BB133111EBu;
  return x ^ x >> 31;
}

static void draw(uint64_t seed, uint64_t round, uint32_t *data) {
  for (uint32_t i = 0; i < CHOICES; i++)
    data[i] = (uint32_t)(mixed(mixed(seed + 1) + (round << 20) + i) >> 32) % 5040;
}

/* Runs the rounds in a child; false if it failed or crashed. */
static bool batch(uint64_t seed, uint64_t first, uint64_t count, totals *sums) {
  int ends[2];
  fflush(stdout);
  if (pipe(ends) != 0)
    exit(2);
  pid_t child = fork();
  if (child == 0) {
    totals own = {0};
    uint32_t data[CHOICES];
    bool good = true;
    for (uint64_t i = first; i < first + count && good; i++) {
      draw(seed, i, data);
      good = check((choices){data, CHOICES, 0}, false, &own);
    }
    good = good && write(ends[1], &own, sizeof own) == sizeof own;
    exit(good ? 0 : 1);
  }
  close(ends[1]);
  totals own = {0};
  if (read(ends[0], &own, sizeof own) == sizeof own)
    for (size_t i = 0; i < sizeof own / sizeof(uint64_t); i++)
      ((uint64_t *)sums)[i] += ((uint64_t *)&own)[i];
  close(ends[0]);
  int status = 1;
  waitpid(child, &status, 0);
  return status == 0;
}

static bool fails(const uint32_t *data, uint32_t size) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
      exit(0);
    alarm(10); /* a candidate that takes for ever is none */
    totals none = {0};
    exit(check((choices){data, size, 0}, false, &none) ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status != 0 && !(WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM);
}

/* Cuts pieces out and lowers numbers while the failure stays. */
static uint32_t shrink(uint32_t *data, uint32_t size) {
  uint32_t trial[CHOICES];
  for (bool smaller = true; smaller;) {
    smaller = false;
    for (uint32_t length = size; length; length /= 2)
      for (uint32_t at = 0; at + length <= size;) {
        memcpy(trial, data, at * sizeof *data);
        memcpy(trial + at, data + at + length, (size - at - length) * sizeof *data);
        if (fails(trial, size - length)) {
          memcpy(data, trial, (size -= length) * sizeof *data);
          smaller = true;
        } else
          at += length;
      }
    for (uint32_t i = 0; i < size; i++)
      for (uint32_t to = 0; to < data[i]; to = to ? to * 2 : 1) {
        memcpy(trial, data, size * sizeof *data);
        trial[i] = to;
        if (fails(trial, size)) {
          data[i] = to;
          smaller = true;
        }
      }
  }
  return size;
}

static int report(uint64_t seed, uint64_t round) {
  uint32_t data[CHOICES];
  draw(seed, round, data);
  printf("round %llu of seed %llu fails; shrinking\n", (unsigned long long)round,
         (unsigned long long)seed);
  uint32_t size = shrink(data, CHOICES);
  totals none = {0};
  fflush(stdout);
  check((choices){data, size, 0}, true, &none);
  return 1;
}

static int show(uint64_t seed, uint64_t round) {
  uint32_t data[CHOICES];
  totals none = {0};
  draw(seed, round, data);
  return !check((choices){data, CHOICES, 0}, true, &none);
}

int main(int argc, char **argv) {
  uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
  if (argc > 3 && !strcmp(argv[2], "show"))
    return show(seed, strtoull(argv[3], NULL, 10));
  uint64_t count = argc > 2 ? strtoull(argv[2], NULL, 10) : 1000;
  totals sums = {0};
  for (uint64_t i = 0; i < count; i += BATCH) {
    uint64_t length = count - i < BATCH ? count - i : BATCH;
    if (batch(seed, i, length, &sums))
      continue;
    for (uint64_t j = i; j < i + length; j++)
      if (!batch(seed, j, 1, &(totals){0}))
        return report(seed, j);
    printf("rounds from %llu on fail only together\n", (unsigned long long)i);
    return 1;
  }
  printf("%llu problems: %llu questions satisfiable, %llu not; %llu solutions, %llu with "
         "symmetries broken; cores of %llu formulas\n",
         (unsigned long long)count, (unsigned long long)sums.satisfiable,
         (unsigned long long)sums.unsatisfiable, (unsigned long long)sums.solutions,
         (unsigned long long)sums.broken_solutions,
         (unsigned long long)sums.core_members);
  return 0;
}
