/* What the program cannot know: random numbers, clocks, identity hash codes.
 *
 * The machine runs functions of its own in the place of these methods
 * (jre/natives_chance.c), and so must whoever follows a program. Where chance is open,
 * the k-th pick of a path is a variable, the same one for all paths, so that what a path
 * decides about it is pruned like all else. The picks come in the order in which the
 * machine makes them: a counterexample is replayed with their values. Otherwise, and in
 * code that is merged, chance is not supported. */
#include "symbolic/follow_run.h"

#include "java/java.h"

#include <assert.h>
#include <string.h>

enum { HASH_BUCKETS = 16, SALT_PLACES = 16 };

#define LOCAL   "java/util/concurrent/ThreadLocalRandom"
#define SECURE  "java/security/SecureRandom"
#define SUPPORT "jdk/internal/util/random/RandomSupport"

typedef bool chance_function(evaluator *, ir_method *, sym *args, sym *result);

/* The variable for the next pick; count 0: of all 64 bits. */
static sym fresh(evaluator *e, uint64_t count) {
  bits_context *c = &e->state->bits;
  uint32_t width = 0;
  while (width < 63 && (UINT64_C(1) << width) < count)
    width++;
  if (!count)
    return bits_variable(c, 64, true);
  bits raw = bits_variable(c, width, false);
  if (!(count & (count - 1)))
    return raw;
  bits end = bits_constant(c, (int64_t)count);
  return bits_ite(c, bits_ult(c, raw, end), raw, BITS_ZERO);
}

static sym pick(evaluator *e, uint64_t count) {
  uint32_t number = e->chance.picks.size;
  sym value = 0;
  vec_each (const chance_variable, v, &e->chance.variables)
    if (v->number == number && v->count == count)
      value = v->value;
  if (!value) {
    uint32_t first = formula_variable_count(e->state->formula);
    value = fresh(e, count);
    uint32_t width = formula_variable_count(e->state->formula) - first;
    vec_push(&e->chance.variables,
             ((chance_variable){number, count, value, first, width}));
  }
  vec_push(&e->chance.picks, value);
  return value;
}

/* Clocks. */

static bool nano_time(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args;
  numbers *n = &e->state->numbers;
  e->chance.clock = number_add(n, BITS_LONG, e->chance.clock, pick(e, UINT64_C(1) << 40));
  *result = number_add(n, BITS_LONG, e->chance.clock, sym_int(e->state, 1000000000));
  return true;
}

static bool current_time(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args;
  *result = pick(e, UINT64_C(1) << 62);
  return true;
}

static void write_field(evaluator *e, sym_id object, const char *name, sym number) {
  ir_class *c = sym_get_object(e->state, object)->class;
  const ir_field *f = ir_find_field(c, name_mk(&e->program->names, name), NULL);
  sym_write_slot(e->state, sym_slot(e->state, object, f->slot), number);
}

static bool current_instant(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args;
  ir_class *instant = java_class(java_program_of(e->program), "java/time/Instant");
  e->chance.is_refused = !instant || !imported_ensure(e->state, instant);
  if (e->chance.is_refused)
    return false;
  sym_id made = sym_new_object(e->state, instant);
  write_field(e, made, "seconds", pick(e, UINT64_C(1) << 33));
  write_field(e, made, "nanos", pick(e, 1000000000));
  *result = sym_ref(e->state, made);
  return true;
}

/* Identity hash codes: one for each object of the path. */

/* The method that asks, and those that called it; NULL: there are no more. */
static const ir_method *asking(evaluator *e, uint32_t depth) {
  uint32_t count = e->path.frames.size;
  return depth < count ? e->path.frames.data[count - 1 - depth].method : NULL;
}

static bool starts_with(const ir_method *m, const char *owner) {
  return m && !strncmp(m->owner->name->text, owner, strlen(owner));
}

/* As the machine has it (jre/natives_chance.c). */
static bool is_asked_by_time(evaluator *e, sym_id object) {
  const ir_class *c = sym_get_object(e->state, object)->class;
  uint32_t depth = 0;
  if (strncmp(c->name->text, "java/time/", 10) != 0 ||
      !starts_with(asking(e, 0), "java/lang/Enum"))
    return false;
  while (starts_with(asking(e, ++depth), "java/util/HashMap"))
    ;
  return depth > 1 && starts_with(asking(e, depth), "java/time/");
}

static bool is_asked_by_hash_map(evaluator *e) {
  const ir_method *m = asking(e, starts_with(asking(e, 0), "java/lang/Enum"));
  if (!m)
    return false;
  return !strcmp(m->name->text, "hash") &&
         !strcmp(m->owner->name->text, "java/util/HashMap");
}

/* The order of Set.of and Map.of, as the machine has it (jre/natives_chance.c). */

static bool is_asked_by_collection(evaluator *e) {
  static const char owner[] = "java/util/ImmutableCollections$";
  return !strncmp(top(e)->method->owner->name->text, owner, sizeof owner - 1);
}

static sym_id object_in(evaluator *e, sym_id object, const char *field) {
  sym_state *s = e->state;
  const ir_field *f = ir_find_field(sym_get_object(s, object)->class,
                                    name_mk(&e->program->names, field), NULL);
  return f ? follow_concretise_ref(e, operate_read_slot(e, sym_slot(s, object, f->slot)))
           : SYM_NULL;
}

static bool is_short_table(evaluator *e) {
  const char *owner = top(e)->method->owner->name->text;
  bool is_set = strstr(owner, "$SetN$") != NULL;
  if (!is_set && !strstr(owner, "$MapN$"))
    return true;
  sym_id all = object_in(e, follow_concretise_ref(e, top(e)->regs[0]), "this$0");
  sym_id table =
      sym_is_null(all) ? all : object_in(e, all, is_set ? "elements" : "table");
  return !sym_is_null(table) &&
         sym_get_object(e->state, table)->length <= (is_set ? 1 : 2) * SALT_PLACES;
}

static bool salt(evaluator *e, sym_id object, sym *result) {
  bits_context *c = &e->state->bits;
  vec_each (const object_hash, h, &e->chance.hashes)
    if (sym_same(h->object, object)) {
      *result = h->value;
      return is_short_table(e);
    }
  if (!is_short_table(e))
    return false;
  bits picked = sym_bits(e->state, pick(e, 2 * SALT_PLACES));
  bits place = bits_shr(c, BITS_INT, picked, bits_constant(c, 1));
  place =
      bits_mul(c, BITS_INT, place, bits_constant(c, (INT64_C(1) << 31) / SALT_PLACES));
  *result = bits_or(c, place, bits_and(c, picked, bits_constant(c, 1)));
  vec_push(&e->chance.hashes, ((object_hash){object, 2 * SALT_PLACES, *result}));
  return true;
}

static bool hash_code(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  sym_id object = follow_concretise_ref(e, args[0]);
  uint64_t count = is_asked_by_hash_map(e) ? HASH_BUCKETS : UINT64_C(1) << 31;
  *result = SYM_ZERO;
  if (sym_is_null(object))
    return true;
  if (is_asked_by_time(e, object)) {
    ir_class *c = sym_get_object(e->state, object)->class;
    const ir_field *f = ir_find_field(c, name_mk(&e->program->names, "ordinal"), NULL);
    *result = operate_read_slot(e, sym_slot(e->state, object, f->slot));
    return true;
  }
  if (is_asked_by_collection(e))
    return salt(e, object, result);
  vec_each (const object_hash, h, &e->chance.hashes)
    if (sym_same(h->object, object)) {
      *result = h->value;
      return h->count >= count; /* else it would have to be any number */
    }
  *result = pick(e, count);
  vec_push(&e->chance.hashes, ((object_hash){object, count, *result}));
  return true;
}

/* java.util.Random: without a seed it gives any number. */

static bool is_open_random(evaluator *e, sym_id random) {
  sym_state *s = e->state;
  ir_class *c = !sym_is_null(random) ? sym_get_object(s, random)->class : NULL;
  while (c && strcmp(c->name->text, "java/util/Random") != 0)
    c = c->super;
  if (!c)
    return false;
  const ir_field *seed = ir_find_field(c, name_mk(&e->program->names, "seed"), NULL);
  return seed && sym_is_null(follow_concretise_ref(
                     e, operate_read_slot(e, sym_slot(s, random, seed->slot))));
}

static bool overrides_next(evaluator *e, sym_id random) {
  name_table *names = &e->program->names;
  ir_class *c = sym_get_object(e->state, random)->class;
  for (; c && strcmp(c->name->text, "java/util/Random") != 0; c = c->super)
    if (strcmp(c->name->text, LOCAL) != 0 && strcmp(c->name->text, SECURE) != 0 &&
        ir_find_declared(c, name_mk(names, "next"), name_mk(names, "(I)I")))
      return true;
  return false;
}

static bool random_init(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)e, (void)m, (void)args, (void)result;
  return true;
}

static bool random_next(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  if (!is_open_random(e, follow_concretise_ref(e, args[0])))
    return false;
  int64_t width = follow_concretise_int(e, args[1]);
  *result = bits_l2i(&e->state->bits, pick(e, UINT64_C(1) << (width & 63)));
  return true;
}

static bool random_below(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  sym_id random = follow_concretise_ref(e, args[0]);
  int64_t bound = follow_concretise_int(e, args[1]);
  if (bound <= 0 || !is_open_random(e, random) || overrides_next(e, random))
    return false;
  *result = pick(e, (uint64_t)bound);
  return true;
}

static bool local_next_int(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args;
  *result = bits_l2i(&e->state->bits, pick(e, UINT64_C(1) << 32));
  return true;
}

static bool local_next_long(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args;
  *result = pick(e, 0);
  return true;
}

static bool random_uuid(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)args;
  bits_context *c = &e->state->bits;
  bits most = pick(e, 0), least = pick(e, 0);
  most = bits_or(c, bits_and(c, most, bits_constant(c, ~INT64_C(0xf000))),
                 bits_constant(c, 0x4000));
  least = bits_or(c, bits_ushr(c, BITS_LONG, least, bits_constant(c, 2)),
                  bits_constant(c, INT64_MIN));
  sym_id made = sym_new_object(e->state, m->owner);
  write_field(e, made, "mostSigBits", most);
  write_field(e, made, "leastSigBits", least);
  *result = sym_ref(e->state, made);
  return true;
}

static bool bounded_next_int(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  sym_state *s = e->state;
  sym_id random = follow_concretise_ref(e, args[0]);
  int64_t origin = follow_concretise_int(e, args[1]),
          bound = follow_concretise_int(e, args[2]);
  if (origin >= bound || !is_open_random(e, random))
    return false;
  sym above = pick(e, (uint64_t)(bound - origin));
  *result = number_add(&s->numbers, BITS_INT, sym_int(s, origin), above);
  return true;
}

static bool long_between(evaluator *e, sym generator, sym origin, sym bound,
                         sym *result) {
  sym_id random = follow_concretise_ref(e, generator);
  int64_t low = follow_concretise_int(e, origin), end = follow_concretise_int(e, bound);
  uint64_t range = (uint64_t)end - (uint64_t)low;
  if (low >= end || range > INT64_MAX || !is_open_random(e, random))
    return false;
  *result =
      number_add(&e->state->numbers, BITS_LONG, sym_int(e->state, low), pick(e, range));
  return true;
}

static bool next_long_below(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  return long_between(e, args[0], SYM_ZERO, args[1], result);
}

static bool bounded_next_long(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  return long_between(e, args[0], args[1], args[2], result);
}

/* glassbox.Choose: inputs that are open. */

static bool choose_pick(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  int64_t most = follow_concretise_int(e, args[0]);
  if (most < 0)
    return false; /* its code throws */
  *result = pick(e, (uint64_t)most + 1);
  return true;
}

/* An int from low to high. */
static sym between(evaluator *e, int64_t low, int64_t high) {
  bits_context *c = &e->state->bits;
  bits above = sym_bits(e->state, pick(e, (uint64_t)(high - low) + 1));
  return bits_l2i(c, bits_add(c, BITS_LONG, bits_constant(c, low), above));
}

static bool choose_any(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args;
  const machine_chance *range = imported_chance(e->state);
  int64_t low = range->low, high = range->high;
  *result = between(e, low, high);
  return true;
}

static bool choose_between(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m;
  int64_t low = follow_concretise_int(e, args[0]),
          high = follow_concretise_int(e, args[1]);
  if (low > high)
    return false;
  *result = between(e, low, high);
  return true;
}

static bool choose_any_long(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args;
  *result = pick(e, 0);
  return true;
}

/* Real numbers are taken one by one: no path is worth it. */
static bool not_followed(evaluator *e, ir_method *m, sym *args, sym *result) {
  (void)m, (void)args, (void)result;
  e->chance.is_refused = true;
  return false;
}

/* One with a seed is computed. */
static bool next_gaussian(evaluator *e, ir_method *m, sym *args, sym *result) {
  return is_open_random(e, follow_concretise_ref(e, args[0])) &&
         not_followed(e, m, args, result);
}

/* Those that fail where there is a seed have code that will do. */
static const struct {
  const char *owner, *method, *descriptor;
  chance_function *run;
} rows[] = {
    {"java/lang/System", "nanoTime", "()J", nano_time},
    {"java/lang/System", "currentTimeMillis", "()J", current_time},
    {"java/time/Clock", "currentInstant", "()Ljava/time/Instant;", current_instant},
    {"java/lang/Object", "hashCode", "()I", hash_code},
    {"java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", hash_code},
    {"java/util/Random", "<init>", "()V", random_init},
    {"java/util/Random", "next", "(I)I", random_next},
    {"java/util/Random", "nextInt", "(I)I", random_below},
    {"java/util/Random", "nextGaussian", "()D", next_gaussian},
    {SECURE, "<init>", "()V", random_init},
    {SECURE, "next", "(I)I", random_next},
    {SECURE, "setSeed", "(J)V", random_init},
    {SECURE, "nextBytes", "([B)V", not_followed},
    {"java/util/SplittableRandom", "<init>", "()V", not_followed},
    {LOCAL, "next", "(I)I", random_next},
    {LOCAL, "nextInt", "()I", local_next_int},
    {LOCAL, "nextLong", "()J", local_next_long},
    {"java/util/UUID", "randomUUID", "()Ljava/util/UUID;", random_uuid},
    {"glassbox/Choose", "pick", "(I)I", choose_pick},
    {"glassbox/Choose", "any", "()I", choose_any},
    {"glassbox/Choose", "between", "(II)I", choose_between},
    {"glassbox/Choose", "anyLong", "()J", choose_any_long},
    {SUPPORT, "boundedNextInt", "(Ljava/util/random/RandomGenerator;II)I",
     bounded_next_int},
    {SUPPORT, "boundedNextLong", "(Ljava/util/random/RandomGenerator;J)J",
     next_long_below},
    {SUPPORT, "boundedNextLong", "(Ljava/util/random/RandomGenerator;JJ)J",
     bounded_next_long},
};

static uint32_t look_up(const ir_method *m) {
  for (uint32_t k = 0; k < sizeof rows / sizeof *rows; k++)
    if (!strcmp(rows[k].method, m->name->text) &&
        !strcmp(rows[k].owner, m->owner->name->text) &&
        !strcmp(rows[k].descriptor, m->descriptor->text))
      return k + 1;
  return 0;
}

uint32_t chance_which(evaluator *e, const ir_method *m) {
  uint64_t *known = map_get(&e->chance.methods, m->id);
  if (!known)
    known = map_put(&e->chance.methods, m->id, look_up(m));
  return (uint32_t)*known;
}

bool chance_follow(evaluator *e, ir_method *m, sym *args, sym *result) {
  uint32_t row = chance_which(e, m);
  assert(row);
  e->chance.is_refused = !e->chance.is_open;
  return e->chance.is_open && rows[row - 1].run(e, m, args, result);
}

/* A path for each of its values would never end. */
static bool is_wide(const evaluator *e, uint32_t variable) {
  enum { MANY = 10 }; /* bits */
  vec_each (const chance_variable, v, &e->chance.variables)
    if (variable >= v->first && variable - v->first < v->width && v->width > MANY)
      return true;
  return false;
}

bool chance_is_wide(evaluator *e, sym value) {
  sym_state *s = e->state;
  enum { FEW = 10 }; /* bits */
  if (!e->chance.picks.size)
    return false;
  literal all[BITS_MOST];
  bits b = sym_bits(s, value);
  uint32_t count = bits_length(&s->bits, b);
  if (count <= FEW)
    return false; /* whatever it depends on, it has few values */
  for (uint32_t k = 0; k < count; k++)
    all[k] = bits_get(&s->bits, b, k);
  u32_vector support = {0};
  formula_support(s->formula, all, count, &support);
  bool wide = false;
  for (uint32_t k = 0; !wide && k < support.size; k++)
    wide = is_wide(e, formula_variable_number(s->formula, support.data[k]));
  vec_release(&support);
  return wide;
}

void chance_begin_path(evaluator *e) {
  vec_clear(&e->chance.picks);
  vec_clear(&e->chance.hashes);
  e->chance.clock = SYM_ZERO;
  e->chance.would_be_fixed = false;
}

/* A HashMap looks at more bits of a code than were open once its table is long. */
bool chance_is_enough(const evaluator *e) {
  const sym_state *s = e->state;
  bool limited = false, has_long = false;
  vec_each (const object_hash, h, &e->chance.hashes)
    limited |= h->count == HASH_BUCKETS;
  for (uint32_t o = 1; limited && !has_long && o < s->objects.size; o++) {
    const sym_object *x = &s->objects.data[o];
    has_long = x->class && x->class->is_array && x->length > HASH_BUCKETS &&
               !strcmp(x->class->name->text, "[Ljava/util/HashMap$Node;");
  }
  return !has_long;
}

void evaluator_open_chance(evaluator *e) {
  e->chance.is_open = true;
}

void evaluator_open_reals(evaluator *e) {
  e->chance.open_reals = true;
}

bool evaluator_picks_bit(const evaluator *e, uint32_t variable, uint32_t *number,
                         uint32_t *bit) {
  vec_each (const chance_variable, v, &e->chance.variables)
    if (variable >= v->first && variable - v->first < v->width &&
        v->number < e->chance.picks.size && e->chance.picks.data[v->number] == v->value) {
      *number = v->number;
      *bit = variable - v->first;
      return true;
    }
  return false;
}

const u32_vector *evaluator_picks(const evaluator *e) {
  return &e->chance.picks;
}
