/* Chance: random numbers, clocks and identity hash codes.
 *
 * A program that is run gets the same values in every run. A program that is checked may
 * get any: whoever runs the machine decides (machine_chance). A `Random` without a seed
 * of the program's has no seed at all then, and each number it gives is a pick of its
 * own; one with a seed is computed as its documentation says. */
#include "exec/threads.h"
#include "jre/threading.h"

#include <math.h>

enum { NANOSECONDS_PER_STEP = 10, HASH_BUCKETS = 16, SALT_PLACES = 16 };

static bool pick(machine *m, uint64_t count, object_id owner, const char *what,
                 uint64_t *picked) {
  return m->chance->pick(m->chance, m, &(chance_question){count, owner, what}, picked);
}

/* Clocks. */

void jre_reset_clock(machine *m) {
  jre_of(m)->slept = 0;
}

/* Schedules are explored: what the program is told must depend on its state alone. */
static bool is_explored(const machine *m) {
  return m->threads && m->threads->mode != MODE_TURNS;
}

/* There, time passes only while threads wait. */
int64_t jre_clock(machine *m) {
  int64_t elapsed;
  if (is_explored(m)) {
    if (!m->threads->quiet && deadline_read(m, &elapsed))
      return elapsed;
    m->threads->fixed |= m->threads->quiet ? 0 : FIXED_CLOCK;
    m->threads->clock_read = m->threads->clock_asked = true;
    return m->threads->clock;
  }
  return (int64_t)m->steps * NANOSECONDS_PER_STEP + jre_of(m)->slept;
}

NATIVE(nano_time) {
  uint64_t passed = 0;
  if (m->chance && !pick(m, UINT64_C(1) << 40, 0, "System.nanoTime", &passed))
    return false;
  if (m->chance) /* never goes back */
    jre_of(m)->slept += (int64_t)passed;
  result->l = 1000000000 + (m->chance ? jre_of(m)->slept : jre_clock(m));
  return true;
}

NATIVE(current_time) {
  uint64_t now = 0;
  if (m->chance && !pick(m, UINT64_C(1) << 62, 0, "System.currentTimeMillis", &now))
    return false;
  result->l = m->chance ? (int64_t)now : 1735689600000 + jre_clock(m) / 1000000;
  return true; /* fixed: from 2025-01-01, UTC */
}

/* Clock.currentInstant(): what Instant.now() gives. */
NATIVE(current_instant) {
  enum { NANOSECONDS = 1000000000 };
  uint64_t seconds = 1735689600 + (uint64_t)jre_clock(m) / NANOSECONDS;
  uint64_t rest = (uint64_t)jre_clock(m) % NANOSECONDS;
  ir_class *instant = jre_class(m, "java/time/Instant");
  if (m->chance && (!pick(m, UINT64_C(1) << 33, 0, "Instant.now", &seconds) ||
                    !pick(m, NANOSECONDS, 0, "Instant.now", &rest)))
    return false;
  if (!instant || !machine_initialise(m, instant))
    return false;
  result->ref = heap_new_object(&m->heap, instant);
  jre_slot(m, result->ref, "seconds")->l = (int64_t)seconds;
  jre_slot(m, result->ref, "nanos")->i = (int32_t)rest;
  return true;
}

/* ZoneId.systemDefault(): there are no time zones but offsets. */
NATIVE(default_zone) {
  ir_class *offset = jre_class(m, "java/time/ZoneOffset");
  if (!offset || !machine_initialise(m, offset))
    return false;
  result->ref = jre_static(m, offset, "UTC")->ref;
  return true;
}

/* Identity hash codes. A HashMap looks at the four lowest bits as long as it is small. */

static bool is_enum_hash(const frame *f) {
  return f && !strcmp(f->method->owner->name->text, "java/lang/Enum");
}

/* A map of java.time's own: nobody sees in which order it keeps the constants. */
static bool is_asked_by_time(machine *m, object_id o) {
  static const char time[] = "java/time/", map[] = "java/util/HashMap";
  const ir_class *c = machine_object(m, o)->class;
  uint32_t depth = 1;
  const frame *f = jre_caller(m, depth);
  if (strncmp(c->name->text, time, sizeof time - 1) != 0 || !is_enum_hash(f))
    return false;
  while ((f = jre_caller(m, ++depth)) &&
         !strncmp(f->method->owner->name->text, map, sizeof map - 1))
    ;
  return f && depth > 2 && !strncmp(f->method->owner->name->text, time, sizeof time - 1);
}

static const ir_method *asking(machine *m) {
  const frame *f = jre_caller(m, 1);
  if (is_enum_hash(f))
    f = jre_caller(m, 2);
  return f ? f->method : NULL;
}

static bool is_asked_by_hash_map(machine *m) {
  const ir_method *by = asking(m);
  return by && !strcmp(by->name->text, "hash") &&
         !strcmp(by->owner->name->text, "java/util/HashMap");
}

/* The order of Set.of and Map.of (java/salt.c): a place in the table, of which a short one
 * has no more than SALT_PLACES, and a direction. */

static bool is_asked_by_collection(machine *m) {
  static const char owner[] = "java/util/ImmutableCollections$";
  const frame *asking = jre_caller(m, 1);
  return asking && !strncmp(asking->method->owner->name->text, owner, sizeof owner - 1);
}

/* Whether who iterates does so over a table that is short. */
static bool is_short_table(machine *m) {
  const frame *asking = jre_caller(m, 1);
  const char *owner = asking->method->owner->name->text;
  bool is_set = strstr(owner, "$SetN$") != NULL;
  if (!is_set && !strstr(owner, "$MapN$"))
    return true; /* of two elements at most */
  object_id all = jre_slot(m, asking->regs[0].ref, "this$0")->ref;
  object_id table = jre_slot(m, all, is_set ? "elements" : "table")->ref;
  return machine_object(m, table)->length <= (is_set ? 1 : 2) * SALT_PLACES;
}

/* Whether who iterates is a collection that has an order of its own. */
static bool is_order_lost(machine *m) {
  static const char *const all[] = {"HashMap", "HashSet", "TreeMap", "TreeSet",
                                    "EnumMap"};
  for (uint32_t depth = 1;; depth++) {
    const frame *f = jre_caller(m, depth);
    if (!f)
      return false;
    if (f->method->is_static || !f->regs || !f->regs[0].ref)
      continue;
    const char *class = machine_object(m, f->regs[0].ref)->class->name->text;
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
      if (!strncmp(class, "java/util/", 10) && !strcmp(class + 10, all[k]))
        return true;
  }
}

static bool salt(machine *m, object_id o, value *result) {
  bool initialises = !m->heap.floor;
  if (initialises && is_order_lost(m)) {
    result->i = 0;
    return true;
  }
  uint64_t count = is_short_table(m) ? 2 * SALT_PLACES : UINT64_C(1) << 31, picked = 0;
  if (!pick(m, count, o, "the order of Set.of and Map.of", &picked))
    return false;
  if (picked < 2 * SALT_PLACES) /* places as far apart as can be */
    picked = picked / 2 * ((UINT64_C(1) << 31) / SALT_PLACES) + picked % 2;
  result->i = (int32_t)picked;
  return true;
}

/* There, it is the how-manieth object that was asked for its number. */
static bool explored_hash(machine *m, object_id o, value *result) {
  object *asked = machine_object(m, o);
  m->threads->fixed |= FIXED_HASH;
  if (!asked->hash && m->threads->hashed == UINT16_MAX)
    return machine_stop(m, STOP_UNSUPPORTED, "more than %u identity hash codes",
                        UINT16_MAX);
  if (!asked->hash) {
    heap_save_header(&m->heap, o);
    asked->hash = (uint16_t)++m->threads->hashed;
  }
  result->i = identity_hash(asked->hash);
  return true;
}

NATIVE(hash_code) {
  uint64_t picked = 0;
  if (is_explored(m) && args[0].ref >= m->threads->baseline)
    return explored_hash(m, args[0].ref, result);
  if (!args[0].ref || !m->chance) {
    if (!args[0].ref || !jre_settled_hash(m, args[0].ref, &result->i))
      result->i = args[0].ref ? identity_hash(args[0].ref) : 0;
    return true;
  }
  if (is_asked_by_collection(m))
    return salt(m, args[0].ref, result);
  if (is_asked_by_time(m, args[0].ref)) {
    result->i = jre_slot(m, args[0].ref, "ordinal")->i;
    return true;
  }
  bool of_table = jre_asks_for_table(asking(m));
  if (of_table && !machine_object(m, args[0].ref)->hash)
    jre_settle_hash(m, args[0].ref);
  if (jre_settled_hash(m, args[0].ref, &result->i))
    return of_table || jre_in_library_initialiser(m) ||
           machine_stop(m, STOP_UNSUPPORTED,
                        "an identity hash code by which a table is ordered");
  uint64_t count = is_asked_by_hash_map(m) ? HASH_BUCKETS : UINT64_C(1) << 31;
  if (!pick(m, count, args[0].ref, "an identity hash code", &picked))
    return false;
  result->i = (int32_t)picked;
  return true;
}

/* java.util.Random */

#define RANDOM "java/util/Random"
#define SECURE                                                                           \
  "java/security/SecureRandom" /* without a provider: as Random without a seed */

static const char what_random[] = "a random number";

static bool is_open(machine *m, object_id random) {
  const ir_class *class = jre_class(m, RANDOM);
  return m->chance && class && ir_is_subclass(machine_object(m, random)->class, class) &&
         !jre_slot(m, random, "seed")->ref;
}

/* Without a seed of the program's. */
NATIVE(random_init) {
  if (m->chance || !jre_of(m)->console || is_explored(m)) /* it is checked, not run */
    return true;
  value given[2] = {args[0], {.l = 0x5eed + jre_clock(m)}};
  name_table *names = &m->program->names;
  ir_method *with_seed = ir_find_declared(jre_class(m, RANDOM), name_mk(names, "<init>"),
                                          name_mk(names, "(J)V"));
  return jre_invoke(m, with_seed, given, result);
}

/* The linear congruential step of the class's documentation. */
static int32_t next_of_seed(machine *m, object_id random, int32_t bits) {
  object_id seed = jre_slot(m, random, "seed")->ref;
  heap_save_all(&m->heap, seed);
  value *state = jre_slot(m, seed, "value");
  uint64_t next = ((uint64_t)state->l * 0x5DEECE66D + 0xB) & ((UINT64_C(1) << 48) - 1);
  state->l = (int64_t)next;
  return (int32_t)(next >> (48 - bits));
}

/* Without chance: numbers that are the same in every run. */
static uint64_t next_fixed(machine *m) {
  if (!is_explored(m))
    return (uint64_t)(jre_of(m)->slept += 7919);
  m->threads->fixed |= FIXED_RANDOM;
  return ++m->threads->drawn * 7919;
}

NATIVE(random_next) {
  uint64_t picked = 0;
  if (!is_open(m, args[0].ref)) {
    if (!jre_slot(m, args[0].ref, "seed")->ref) {
      uint64_t drawn = is_explored(m) ? next_fixed(m) * UINT64_C(0x9e3779b97f4a7c15) : 0;
      result->i = (int32_t)(uint32_t)(drawn >> (64 - args[1].i));
      return is_explored(m) || jre_throw_null(m);
    }
    result->i = next_of_seed(m, args[0].ref, args[1].i);
    return true;
  }
  if (!pick(m, UINT64_C(1) << (args[1].i & 63), 0, what_random, &picked))
    return false;
  result->i = (int32_t)(uint32_t)picked;
  return true;
}

static bool call_next(machine *m, object_id random, int32_t bits, int32_t *next) {
  value given[2] = {{.ref = random}, {.i = bits}}, result = {0};
  bool ok = jre_call_virtual(m, RANDOM, "next", "(I)I", given, &result);
  *next = result.i;
  return ok;
}

static bool overrides_next(machine *m, object_id random) {
  name_table *names = &m->program->names;
  ir_method *next = ir_find_declared(jre_class(m, RANDOM), name_mk(names, "next"),
                                     name_mk(names, "(I)I"));
  ir_method *own = ir_dispatch(machine_object(m, random)->class, next);
  return own != next && strcmp(own->owner->name->text, SECURE) != 0 &&
         strcmp(own->owner->name->text, "java/util/concurrent/ThreadLocalRandom") != 0;
}

/* int nextInt(int bound) */
NATIVE(random_below) {
  object_id random = args[0].ref;
  int32_t bound = args[1].i, r, u;
  uint64_t picked = 0;
  if (bound <= 0)
    return jre_throw(m, "java/lang/IllegalArgumentException", "bound must be positive");
  if (is_open(m, random) && !overrides_next(m, random)) {
    bool ok = pick(m, (uint64_t)bound, 0, what_random, &picked);
    result->i = (int32_t)picked;
    return ok;
  }
  m->no_collect++;
  bool ok = call_next(m, random, 31, &u);
  if (!(bound & (bound - 1)))
    r = (int32_t)((int64_t)bound * u >> 31);
  else
    while (r = u % bound, ok && (int32_t)((uint32_t)(u - r) + (uint32_t)bound - 1) < 0)
      ok = call_next(m, random, 31, &u);
  m->no_collect--;
  result->i = r;
  return ok;
}

static bool call_next_double(machine *m, object_id random, double *next) {
  value given = {.ref = random}, result = {0};
  bool ok = jre_call_virtual(m, RANDOM, "nextDouble", "()D", &given, &result);
  *next = result.d;
  return ok;
}

/* The polar method of the class's documentation: two numbers at a time. */
static bool next_gaussians(machine *m, object_id random, double *first, double *second) {
  double x = 0, y = 0, square = 0;
  bool ok = true;
  m->no_collect++;
  while (ok && (square >= 1 || square == 0)) {
    ok = call_next_double(m, random, &x) && call_next_double(m, random, &y);
    x = 2 * x - 1;
    y = 2 * y - 1;
    square = x * x + y * y;
  }
  m->no_collect--;
  double by = ok ? sqrt(-2 * log(square) / square) : 0;
  *first = x * by;
  *second = y * by;
  return ok;
}

/* double nextGaussian(): without a seed any number that is not far from 0; those on a grid
 * stand for all, and are too many to be tried. */
NATIVE(random_gaussian) {
  enum { GRID = 1 << 20, FARTHEST = 8 };
  object_id random = args[0].ref;
  uint64_t picked = 0;
  if (is_open(m, random) && !overrides_next(m, random)) {
    bool ok = pick(m, UINT64_C(2) * FARTHEST * GRID + 1, 0, what_random, &picked);
    result->d = (double)picked / GRID - FARTHEST;
    return ok;
  }
  heap_save_all(&m->heap, random);
  bool kept = jre_slot(m, random, "haveNextNextGaussian")->i;
  double second = 0;
  if (kept)
    result->d = jre_slot(m, random, "nextNextGaussian")->d;
  else if (!next_gaussians(m, random, &result->d, &second))
    return false;
  else
    jre_slot(m, random, "nextNextGaussian")->d = second;
  jre_slot(m, random, "haveNextNextGaussian")->i = !kept;
  return true;
}

/* void nextBytes(byte[]) of SecureRandom */
NATIVE(secure_bytes) {
  uint32_t length = args[1].ref ? machine_object(m, args[1].ref)->length : 0;
  if (!args[1].ref)
    return jre_throw_null(m);
  for (uint32_t i = 0; i < length; i++) {
    int32_t next;
    if (!call_next(m, args[0].ref, 8, &next))
      return false;
    heap_save(&m->heap, args[1].ref, i);
    heap_set_element(machine_object(m, args[1].ref), STORE_I8, i,
                     (value){.i = (int8_t)next});
  }
  return true;
}

/* What was said of its seed makes it no less random. */
NATIVE(secure_set_seed) {
  return true;
}

NATIVE(secure_unsupported) {
  return machine_stop(m, STOP_UNSUPPORTED, "SecureRandom.%s", method->name->text);
}

/* int nextInt() and long nextLong() of ThreadLocalRandom */
NATIVE(local_next_int) {
  uint64_t picked = next_fixed(m);
  bool ok = !m->chance || pick(m, UINT64_C(1) << 32, 0, what_random, &picked);
  result->i = (int32_t)(uint32_t)(m->chance ? picked : picked * 2654435761u >> 3);
  return ok;
}

NATIVE(local_next_long) {
  uint64_t picked = next_fixed(m);
  bool ok = !m->chance || pick(m, 0, 0, what_random, &picked);
  result->l = (int64_t)(m->chance ? picked : picked * UINT64_C(0x9e3779b97f4a7c15));
  return ok;
}

/* new SplittableRandom(): its seed, and what is added to it, an odd number. */
NATIVE(splittable_init) {
  uint64_t seed = next_fixed(m), step = next_fixed(m);
  if (m->chance &&
      (!pick(m, 0, 0, what_random, &seed) || !pick(m, 0, 0, what_random, &step)))
    return false;
  jre_slot(m, args[0].ref, "seed")->l = (int64_t)seed;
  jre_slot(m, args[0].ref, "gamma")->l = (int64_t)(step | 1);
  return true;
}

/* UUID.randomUUID(): 128 bits but for the six that say of what kind it is. */
NATIVE(random_uuid) {
  uint64_t most = next_fixed(m) * UINT64_C(0x9e3779b97f4a7c15);
  uint64_t least = next_fixed(m) * UINT64_C(0x9e3779b97f4a7c15);
  if (m->chance &&
      (!pick(m, 0, 0, what_random, &most) || !pick(m, 0, 0, what_random, &least)))
    return false;
  result->ref = heap_new_object(&m->heap, method->owner);
  jre_slot(m, result->ref, "mostSigBits")->l =
      (int64_t)((most & ~UINT64_C(0xf000)) | 0x4000);
  jre_slot(m, result->ref, "leastSigBits")->l = (int64_t)(least >> 2 | UINT64_C(1) << 63);
  return true;
}

static bool call_next_int(machine *m, object_id generator, int32_t *next) {
  value given = {.ref = generator}, result = {0};
  bool ok = jre_call_virtual(m, "java/util/random/RandomGenerator", "nextInt", "()I",
                             &given, &result);
  *next = result.i;
  return ok;
}

/* static int boundedNextInt(RandomGenerator, int origin, int bound), origin < bound */
NATIVE(bounded_next_int) {
  object_id generator = args[0].ref;
  int32_t origin = args[1].i, bound = args[2].i, r = 0;
  uint64_t picked = 0;
  uint32_t range = (uint32_t)bound - (uint32_t)origin;
  if (is_open(m, generator) && origin < bound) {
    bool ok = pick(m, range, 0, what_random, &picked);
    result->i = (int32_t)((uint32_t)origin + (uint32_t)picked);
    return ok;
  }
  m->no_collect++;
  bool ok = call_next_int(m, generator, &r);
  if (origin < bound && !(range & (range - 1)))
    r = (int32_t)(((uint32_t)r & (range - 1)) + (uint32_t)origin);
  else if (origin < bound && range <= INT32_MAX) {
    uint32_t u = (uint32_t)r >> 1;
    while (ok && (int32_t)(u + (range - 1) - u % range) < 0) {
      ok = call_next_int(m, generator, &r);
      u = (uint32_t)r >> 1;
    }
    r = (int32_t)(u % range + (uint32_t)origin);
  } else
    while (ok && origin < bound && (r < origin || r >= bound))
      ok = call_next_int(m, generator, &r);
  m->no_collect--;
  result->i = r;
  return ok;
}

static bool call_next_long(machine *m, object_id generator, uint64_t *next) {
  value given = {.ref = generator}, result = {0};
  bool ok = jre_call_virtual(m, "java/util/random/RandomGenerator", "nextLong", "()J",
                             &given, &result);
  *next = (uint64_t)result.l;
  return ok;
}

static bool long_between(machine *m, object_id generator, int64_t origin, int64_t bound,
                         value *result) {
  uint64_t r = 0, range = (uint64_t)bound - (uint64_t)origin;
  if (is_open(m, generator) && origin < bound && range <= INT64_MAX) {
    bool ok = pick(m, range, 0, what_random, &r);
    result->l = (int64_t)((uint64_t)origin + r);
    return ok;
  }
  m->no_collect++;
  bool ok = call_next_long(m, generator, &r);
  if (origin < bound && !(range & (range - 1)))
    r = (r & (range - 1)) + (uint64_t)origin;
  else if (origin < bound && range <= INT64_MAX) {
    uint64_t u = r >> 1;
    while (ok && (int64_t)(u + (range - 1) - u % range) < 0) {
      ok = call_next_long(m, generator, &r);
      u = r >> 1;
    }
    r = u % range + (uint64_t)origin;
  } else
    while (ok && origin < bound && ((int64_t)r < origin || (int64_t)r >= bound))
      ok = call_next_long(m, generator, &r);
  m->no_collect--;
  result->l = (int64_t)r;
  return ok;
}

/* static long boundedNextLong(RandomGenerator, long bound), 0 < bound */
NATIVE(next_long_below) {
  return long_between(m, args[0].ref, 0, args[1].l, result);
}

/* static long boundedNextLong(RandomGenerator, long origin, long bound) */
NATIVE(bounded_next_long) {
  return long_between(m, args[0].ref, args[1].l, args[2].l, result);
}

#define LOCAL   "java/util/concurrent/ThreadLocalRandom"
#define SUPPORT "jdk/internal/util/random/RandomSupport"
const native_entry natives_chance[] = {
    {"java/lang/System", "nanoTime", NULL, nano_time},
    {"java/lang/System", "currentTimeMillis", NULL, current_time},
    {"java/time/Clock", "currentInstant", NULL, current_instant},
    {"java/time/ZoneId", "systemDefault", NULL, default_zone},
    {"java/lang/Object", "hashCode", NULL, hash_code},
    {"java/lang/System", "identityHashCode", NULL, hash_code},
    {RANDOM, "<init>", "()V", random_init},
    {RANDOM, "next", "(I)I", random_next},
    {RANDOM, "nextInt", "(I)I", random_below},
    {RANDOM, "nextGaussian", "()D", random_gaussian},
    {SECURE, "<init>", "()V", random_init},
    {SECURE, "next", "(I)I", random_next},
    {SECURE, "nextBytes", "([B)V", secure_bytes},
    {SECURE, "setSeed", NULL, secure_set_seed},
    {SECURE, "generateSeed", NULL, secure_unsupported},
    {SECURE, "getAlgorithm", NULL, secure_unsupported},
    {SECURE, "toString", NULL, secure_unsupported},
    {"java/util/SplittableRandom", "<init>", "()V", splittable_init},
    {LOCAL, "next", "(I)I", random_next},
    {LOCAL, "nextInt", "()I", local_next_int},
    {LOCAL, "nextLong", "()J", local_next_long},
    {"java/util/UUID", "randomUUID", NULL, random_uuid},
    {SUPPORT, "boundedNextInt", "(Ljava/util/random/RandomGenerator;II)I",
     bounded_next_int},
    {SUPPORT, "boundedNextLong", "(Ljava/util/random/RandomGenerator;J)J",
     next_long_below},
    {SUPPORT, "boundedNextLong", "(Ljava/util/random/RandomGenerator;JJ)J",
     bounded_next_long},
    {0}};
