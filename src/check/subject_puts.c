/* Into which collections the class puts new objects only, each of them once: the sets of a
 * `Map<Integer, Set<Integer>>`, the lists of a list of lists. Then no two keys and no two places
 * have the same one.
 *
 * Asked about a field that owns its collection (subject_owned.c): whatever is done with that is
 * then a call of one of its methods. A method that is not known to take nothing may take
 * anything. What a method takes has to come from a `new`, on all ways that lead there, and
 * between two calls has to be another `new`. computeIfAbsent takes what a lambda gives, whose code
 * is looked at in the same way. Entries of a map could be changed one by one: so nobody may
 * call setValue. What the class hands out afterwards, or changes, does not matter. */
#include "check/following.h"

#include "ir/flow.h"

#include <string.h>

enum { DEEPEST = 3 }; /* lambda, its body, what that calls */

static bool comes_new(subject *, const ir_code *, uint32_t at, uint32_t reg,
                      uint32_t depth);

static name called(const ir_instr *i) {
  const member_ref *ref = i->call->unresolved;
  return i->call->method ? i->call->method->name : ref->name;
}

static bool is_call(const ir_instr *i) {
  return i->op == IR_CALL || i->op == IR_DISPATCH;
}

/* --- Where a value comes from --------------------------------------------------------- */

static bool flows(following *f, uint32_t from, uint32_t source, bool before, uint32_t at,
                  uint32_t reg) {
  following_run(f, from, source, before);
  return map_get(&f->seen, map_pair(at, reg));
}

/* All that the method returns is new. */
static bool returns_new(subject *s, ir_method *m, uint32_t depth) {
  ir_program *p = java_program_ir(s->program);
  bool failed = false, any = false;
  const ir_code *code = m && !m->is_abstract && !m->is_native && depth <= DEEPEST
                            ? ir_method_code(p, m, &failed)
                            : NULL;
  if (!code || failed)
    return false;
  following_resolve(p, code);
  for (uint32_t k = 0; k < code->count; k++) {
    const ir_instr *i = &code->instrs[k];
    if (i->op != IR_RETURN)
      continue;
    any = true;
    if (i->type != IR_REF || !comes_new(s, code, k, i->a, depth))
      return false;
  }
  return any;
}

/* The static method that is called; NULL: it may be one of several, or is not found. */
static ir_method *target_of(subject *s, const ir_instr *i) {
  if (i->op != IR_CALL || i->call->method)
    return i->op == IR_CALL ? i->call->method : NULL;
  const member_ref *ref = i->call->unresolved;
  ir_class *c = java_class_if_found(s->program, ref->owner);
  return c ? ir_find_method(c, ref->name, ref->descriptor) : NULL;
}

/* Within the method alone: what a call gives may be put in twice by whoever calls it once. */
static bool is_new(subject *s, const ir_code *code, uint32_t k, uint32_t depth) {
  const ir_instr *i = &code->instrs[k];
  if (i->op == IR_NEW || i->op == IR_CONST) /* null */
    return true;
  if (!depth)
    return false;
  if (i->op == IR_CAST)
    return comes_new(s, code, k, i->a, depth);
  const ir_method *m = target_of(s, i);
  return m && m->is_static && returns_new(s, (ir_method *)m, depth + 1);
}

/* Whether the register, as the instruction finds it, has a new object on all ways. */
static bool comes_new(subject *s, const ir_code *code, uint32_t at, uint32_t reg,
                      uint32_t depth) {
  following f = {.code = code, .to_the_end = true};
  bool good = true;
  for (uint32_t p = 0; good && p < code->method->param_count; p++)
    good = !flows(&f, 0, p, true, at, reg);
  for (uint32_t k = 0; good && k < code->count; k++) {
    const ir_instr *i = &code->instrs[k];
    uint32_t to = ir_written(i);
    if (to != IR_NO_REGISTER && i->op != IR_MOVE && flows(&f, k, to, false, at, reg))
      good = is_new(s, code, k, depth);
  }
  following_release(&f);
  return good;
}

/* Whether the call can be come to once more without another `new` for the register. */
static bool comes_again(const ir_code *code, uint32_t at, uint32_t reg) {
  bool again = false;
  for (uint32_t k = 0; !again && k < code->count; k++) {
    if (code->instrs[k].op != IR_NEW)
      continue;
    following from = {.code = code, .to_the_end = true},
              way = {.code = code, .to_the_end = true, .before = k};
    bool nobodys = k && flows(&from, k, code->instrs[k].dst, false, at, reg);
    if (nobodys || !k) {
      following_run(&way, at, UINT32_MAX - 1, false); /* a register that nobody writes */
      again = map_get(&way.seen, map_pair(at, UINT32_MAX - 1));
    }
    following_release(&from);
    following_release(&way);
  }
  return again;
}

/* Every other call that takes what the same `new` made. */
static bool is_taken_twice(const ir_code *code, const u32_vector *calls, uint32_t at,
                           uint32_t reg) {
  bool twice = false;
  for (uint32_t k = 0; !twice && k < code->count; k++) {
    following f = {.code = code, .to_the_end = true};
    if (code->instrs[k].op == IR_NEW && flows(&f, k, code->instrs[k].dst, false, at, reg))
      vec_each (const uint32_t, other, calls) {
        const ir_call *c = code->instrs[*other].call;
        for (uint32_t a = 1; *other != at && a < c->count; a++)
          twice = twice || map_get(&f.seen, map_pair(*other, c->args[a]));
      }
    following_release(&f);
  }
  return twice;
}

/* --- What a method of a collection takes ---------------------------------------------- */

static bool is_one_of(const char *name_, const char *const *names) {
  for (; *names; names++)
    if (!strcmp(name_, *names))
      return true;
  return false;
}

static bool takes_nothing(const char *method) {
  static const char *const names[] = {"get",
                                      "getOrDefault",
                                      "containsKey",
                                      "containsValue",
                                      "contains",
                                      "isEmpty",
                                      "size",
                                      "remove",
                                      "removeAll",
                                      "retainAll",
                                      "removeIf",
                                      "clear",
                                      "keySet",
                                      "values",
                                      "entrySet",
                                      "firstKey",
                                      "lastKey",
                                      "floorKey",
                                      "ceilingKey",
                                      "higherKey",
                                      "lowerKey",
                                      "pollFirst",
                                      "pollLast",
                                      "poll",
                                      "pop",
                                      "peek",
                                      "peekFirst",
                                      "peekLast",
                                      "element",
                                      "getFirst",
                                      "getLast",
                                      "removeFirst",
                                      "removeLast",
                                      "forEach",
                                      "iterator",
                                      "stream",
                                      "hashCode",
                                      "equals",
                                      "toString",
                                      "indexOf",
                                      "lastIndexOf",
                                      "toArray",
                                      "navigableKeySet",
                                      "sort",
                                      "firstEntry",
                                      "lastEntry",
                                      "floorEntry",
                                      "ceilingEntry",
                                      "higherEntry",
                                      "lowerEntry",
                                      "pollFirstEntry",
                                      "pollLastEntry",
                                      "descendingIterator",
                                      NULL};
  return is_one_of(method, names);
}

static bool takes_last(const char *method) {
  static const char *const names[] = {"put",        "putIfAbsent", "add",   "set",
                                      "addFirst",   "addLast",     "offer", "push",
                                      "offerFirst", "offerLast",   NULL};
  return is_one_of(method, names);
}

/* A constructor that is given numbers, an order, a class of constants: nothing to hold. */
static bool begins_empty(const ir_instr *i) {
  const member_ref *ref = i->call->unresolved;
  const char *at =
      i->call->method ? i->call->method->descriptor->text : ref->descriptor->text;
  for (at++; *at != ')'; at++) {
    if (*at == '[')
      return false;
    if (*at != 'L')
      continue;
    if (strncmp(at, "Ljava/util/Comparator;", 22) && strncmp(at, "Ljava/lang/Class;", 17))
      return false;
    at = strchr(at, ';');
  }
  return true;
}

static bool is_lambda_that_gives_new(subject *s, const ir_code *code, uint32_t at,
                                     uint32_t reg) {
  following f = {.code = code, .to_the_end = true};
  bool good = true;
  for (uint32_t p = 0; good && p < code->method->param_count; p++)
    good = !flows(&f, 0, p, true, at, reg);
  for (uint32_t k = 0; good && k < code->count; k++) {
    const ir_instr *i = &code->instrs[k];
    uint32_t to = ir_written(i);
    if (to == IR_NO_REGISTER || i->op == IR_MOVE || !flows(&f, k, to, false, at, reg))
      continue;
    const ir_class *c =
        i->op == IR_CALL && i->call->method ? i->call->method->owner : NULL;
    good =
        c && !java_info(c)->file && c->method_count && returns_new(s, &c->methods[0], 1);
  }
  following_release(&f);
  return good;
}

static bool is_call_good(subject *s, const ir_code *code, const u32_vector *calls,
                         uint32_t at) {
  const ir_instr *i = &code->instrs[at];
  const char *method = called(i)->text;
  uint32_t last = i->call->args[i->call->count - 1];
  if (!strcmp(method, "<init>"))
    return begins_empty(i);
  if (takes_nothing(method))
    return true;
  if (!strcmp(method, "computeIfAbsent"))
    return is_lambda_that_gives_new(s, code, at, last);
  return takes_last(method) && i->call->count > 1 && comes_new(s, code, at, last, 0) &&
         !comes_again(code, at, last) && !is_taken_twice(code, calls, at, last);
}

/* --- The field ------------------------------------------------------------------------ */

/* The calls of methods of what the field holds, or will hold. */
static void find_calls(following *f, u32_vector *calls) {
  const ir_code *c = f->code;
  for (uint32_t k = 0; k < c->count; k++) {
    const ir_instr *i = &c->instrs[k];
    bool loads = i->op == IR_LOAD && following_is_field(i, f->field);
    if (!loads && i->op != IR_NEW)
      continue;
    following_run(f, k, i->dst, false);
    if (loads || f->stores.size)
      vec_each (const uint32_t, at, &f->receives)
        vec_push(calls, *at);
  }
}

static bool puts_new(subject *s, following *f) {
  u32_vector calls = {0};
  bool good = true;
  for (uint32_t k = 0; good && k < f->code->count; k++) {
    const ir_instr *i = &f->code->instrs[k];
    good = !is_call(i) || strcmp(called(i)->text, "setValue") != 0;
  }
  f->to_the_end = true;
  find_calls(f, &calls);
  vec_each (const uint32_t, at, &calls)
    good = good && is_call_good(s, f->code, &calls, *at);
  vec_release(&calls);
  return good;
}

bool subject_puts_new(subject *s, const ir_field *f) {
  if (!subject_owns(s, f))
    return false;
  uint64_t *known = map_get(&s->puts_new, map_address(f));
  return *(known ? known
                 : map_put(&s->puts_new, map_address(f),
                           following_everywhere(s, f, puts_new)));
}
