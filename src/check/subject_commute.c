/* Pairs of operations, each in both orders: what --commute checks.
 *
 * The subject's operations become one for each pair: a method of our own that calls both
 * operations on the object and, the other way round, on a copy of it (java/commute.c).
 * What a state is the same as is said by equalTo(C), by equals, or by the abstraction;
 * that this is kept by every operation is another subject: pairs of objects that are the
 * same, of which every operation must leave pairs that are the same. */
#include "check/subject_internal.h"

#include <assert.h>
#include <string.h>

static ir_method *find(const subject *s, ir_class *c, const char *text,
                       const char *descriptor) {
  name_table *names = &java_program_ir(s->program)->names;
  return ir_find_method(c, name_mk(names, text), name_mk(names, descriptor));
}

/* What is the same. */

/* Its type is only known from the method itself. */
static ir_method *find_abstraction(const subject *s) {
  ir_class *from = subject_specifier(s);
  for (ir_class *c = from; c; c = c->super)
    for (uint32_t i = 0; i < c->method_count; i++) {
      ir_method *m = &c->methods[i];
      if (!strcmp(m->name->text, "abstraction") && m->param_count == 1 &&
          m->is_static == (s->companion != NULL) && m->result == IR_REF &&
          !(m->origin && ((class_method *)m->origin)->access & ACC_SYNTHETIC))
        return m;
    }
  return NULL;
}

static ir_method *find_equal_to(subject *s, ir_class *c) {
  for (ir_class *at = c; at; at = at->super) {
    ir_method *m =
        find(s, c, "equalTo", arena_print(&s->arena, "(L%s;)Z", at->name->text));
    if (m && !m->is_static)
      return m;
  }
  return NULL;
}

static bool find_by_abstraction(subject *s, java_sameness *same) {
  ir_method *m = find_abstraction(s);
  const char *type = m ? strchr(m->descriptor->text, ')') + 1 : "";
  ir_class *abstract =
      *type == 'L' ? java_descriptor_class(s->program, type, strlen(type)) : NULL;
  ir_method *equal_to = abstract ? find_equal_to(s, abstract) : NULL;
  if (abstract && !equal_to)
    equal_to = find(s, abstract, "equals", "(Ljava/lang/Object;)Z");
  if (!equal_to || !strcmp(equal_to->owner->name->text, "java/lang/Object"))
    return false;
  *same = (java_sameness){equal_to, m};
  return true;
}

static bool find_sameness(subject *s, java_sameness *same, diag_sink *sink) {
  *same = (java_sameness){.equal_to = find_equal_to(s, s->class)};
  if (!same->equal_to && !s->companion) {
    ir_method *equals = find(s, s->class, "equals", "(Ljava/lang/Object;)Z");
    if (equals && strcmp(equals->owner->name->text, "java/lang/Object") != 0)
      same->equal_to = equals;
  }
  if (same->equal_to || find_by_abstraction(s, same))
    return true;
  const char *class = class_text(&s->arena, s->class);
  ir_class *c = subject_specifier(s);
  if (s->companion)
    diag_error(sink, class_place(c),
               "--commute: nothing says when two %s are the same: give %s @Declarative "
               "static A abstraction(%s), where A has @Declarative boolean equalTo(A)",
               class, class_text(&s->arena, c), class);
  else
    diag_error(sink, class_place(c),
               "--commute: nothing says when two %s are the same: give the class "
               "@Declarative boolean equalTo(%s), equals(Object), or @Declarative A "
               "abstraction() where A has equalTo(A)",
               class, class);
  return false;
}

/* Which operations. */

static bool is_about_equality(const ir_method *m) {
  static const char *const names[] = {"equalTo",  "equals",    "hashCode",
                                      "toString", "clone",     "abstraction",
                                      "finalize", "compareTo", "isCanonical"};
  for (size_t k = 0; k < sizeof names / sizeof *names; k++)
    if (!strcmp(m->name->text, names[k]))
      return true;
  return false;
}

/* A declarative method that is part of what the class offers. */
static bool is_observer(const ir_method *m) {
  const class_method *origin = m->origin;
  return m->is_public && !m->is_static && !m->is_abstract && m->result != IR_VOID &&
         m->name->text[0] != '<' && origin && !(origin->access & ACC_SYNTHETIC) &&
         method_is_declarative(m) && !is_specification_method(m) && !is_about_equality(m);
}

typedef vector(operation) operation_vector;

static void find_candidates(subject *s, operation_vector *all) {
  for (uint32_t i = 0; i < s->operation_count; i++) {
    const operation *o = &s->operations[i];
    if (!o->is_constructor && !o->declared->is_static && !is_about_equality(o->declared))
      vec_push(all, *o);
  }
  for (uint32_t i = 0; i < s->class->method_count; i++) {
    ir_method *m = &s->class->methods[i];
    if (is_observer(m))
      vec_push(all, ((operation){
                        .method = m, .declared = m, .text = method_text(&s->arena, m)}));
  }
}

static const char *candidate_list(subject *s, const operation_vector *all) {
  const char *list = "";
  vec_each (const operation, o, all)
    list = arena_print(&s->arena, "%s%s%s", list, *list ? ", " : "", o->text);
  return list;
}

static const operation *find_candidate(subject *s, const operation_vector *all,
                                       const char *wanted, diag_sink *sink) {
  const operation *found = NULL;
  bool several = false;
  vec_each (const operation, o, all)
    if (method_is_called(&s->arena, o->declared, wanted)) {
      several = found != NULL;
      found = o;
    }
  if (found && !several)
    return found;
  diag_error(sink, class_place(s->class),
             several ? "--commute: class %s has several operations '%s'; say which: %s"
                     : "--commute: class %s has no operation '%s'; there is: %s",
             class_text(&s->arena, s->class), wanted, candidate_list(s, all));
  return NULL;
}

/* The comma between the two, which is in no parentheses. */
static const char *middle(const char *wanted) {
  int depth = 0;
  for (; *wanted; wanted++) {
    depth += (*wanted == '(') - (*wanted == ')');
    if (*wanted == ',' && !depth)
      return wanted;
  }
  return NULL;
}

/* The operation of a pair. */

/* Preconditions take the object, and no or all arguments, as a specification says. */
static ir_method *outcome_method(subject *s, const operation *o) {
  java_condition *before = arena_new_array(&s->arena, java_condition, o->pre_count + 1);
  for (uint32_t k = 0; k < o->pre_count; k++)
    before[k] = (java_condition){o->pre[k].method, o->pre[k].is_negated};
  return java_outcome_method(s->program, s->class, o->method, before, o->pre_count);
}

static void copy_ranges(subject *s, const operation *from, const ir_method *to,
                        uint32_t at) {
  for (uint32_t k = 0; k + 1 < from->method->param_count; k++) {
    const int_range *range = subject_parameter_range(s, from->declared, k);
    if (range)
      map_put(&s->parameter_ranges, map_pair(to->id, at + k), map_address(range));
  }
}

static void list_copies(arena *a, commuting *c, const operation *const *both) {
  uint8_t *copies = arena_new_array(a, uint8_t, c->counts[0] + c->counts[1] + 1);
  copies[c->copy_count++] = 0;
  for (uint32_t k = 0, at = 1; k < 2; k++)
    for (uint32_t p = 1; p <= c->counts[k]; p++, at++)
      if (both[k]->method->param_types[p] == IR_REF)
        copies[c->copy_count++] = (uint8_t)at;
  c->copies = copies;
}

static operation pair_operation(subject *s, const operation *const *both,
                                ir_method *const *calls, const java_sameness *same) {
  ir_method *m = java_commuting_method(s->program, s->class, calls, same);
  commuting *c = arena_new(&s->arena, commuting);
  for (uint32_t k = 0; k < 2; k++) {
    c->texts[k] = both[k]->text;
    c->methods[k] = both[k]->declared;
    c->counts[k] = both[k]->method->param_count - 1u;
  }
  list_copies(&s->arena, c, both);
  copy_ranges(s, both[0], m, 0);
  copy_ranges(s, both[1], m, c->counts[0]);
  return (operation){.method = m,
                     .declared = m,
                     .text =
                         arena_print(&s->arena, "%s, %s", both[0]->text, both[1]->text),
                     .commuting = c};
}

/* Every pair, or those of which either is wanted. */
static void make_pairs(subject *s, const operation_vector *all, const operation *first,
                       const operation *second, const java_sameness *same) {
  ir_method **calls = arena_new_array(&s->arena, ir_method *, all->size);
  operation_vector pairs = {0};
  for (uint32_t i = 0; i < all->size; i++)
    calls[i] = outcome_method(s, &all->data[i]);
  for (uint32_t i = 0; i < all->size; i++)
    for (uint32_t k = first ? 0 : i; k < all->size; k++) {
      const operation *both[] = {&all->data[i], &all->data[k]};
      ir_method *outcomes[] = {calls[i], calls[k]};
      if (!first || (both[0] == first && both[1] == second))
        vec_push(&pairs, pair_operation(s, both, outcomes, same));
    }
  s->operations = arena_new_array(&s->arena, operation, pairs.size);
  s->operation_count = pairs.size;
  if (pairs.size)
    memcpy(s->operations, pairs.data, pairs.size * sizeof *pairs.data);
  vec_release(&pairs);
}

bool subject_commute(subject *s, const char *wanted, diag_sink *sink) {
  java_sameness same;
  operation_vector all = {0};
  const operation *both[2] = {NULL, NULL};
  bool good = find_sameness(s, &same, sink);
  find_candidates(s, &all);
  if (good && strcmp(wanted, "all") != 0) {
    const char *comma = middle(wanted);
    if (!comma)
      diag_error(sink, NO_PLACE,
                 "--commute takes two operations, such as 'add(int),remove(int)', or "
                 "all; not '%s'",
                 wanted);
    else {
      both[0] = find_candidate(
          s, &all, arena_copy(&s->arena, wanted, (size_t)(comma - wanted)), sink);
      both[1] = both[0] ? find_candidate(s, &all, comma + 1, sink) : NULL;
    }
    good = both[1];
  } else if (good && !all.size) {
    diag_error(sink, class_place(s->class), "--commute: class %s has no operations",
               class_text(&s->arena, s->class));
    good = false;
  }
  if (good)
    make_pairs(s, &all, both[0], both[1], &same);
  s->same = same;
  s->alone = arena_new_array(&s->arena, operation, all.size);
  s->alone_count = all.size;
  if (all.size)
    memcpy(s->alone, all.data, all.size * sizeof *all.data);
  vec_release(&all);
  return good;
}

/* Pairs that are the same. */

static void copy_map(map *to, const map *from) {
  uint32_t at = 0;
  uint64_t key, value_;
  while (map_next(from, &at, &key, &value_))
    map_put(to, key, value_);
}

/* With everything that is known of fields and parameters. */
static subject *new_beside(const subject *from) {
  subject *s = memory_new(subject);
  s->program = from->program;
  arena_init(&s->arena);
  vec_each (name, n, &from->classes)
    vec_push(&s->classes, *n);
  copy_map(&s->tree_fields, &from->tree_fields);
  copy_map(&s->ranges, &from->ranges);
  copy_map(&s->parameter_ranges, &from->parameter_ranges);
  copy_map(&s->assumed, &from->assumed);
  return s;
}

static void set_alike(subject *s, const subject *from) {
  equivalence *e = arena_new(&s->arena, equivalence);
  *e = (equivalence){.property = 2, .abstract = from->class};
  e->equal_to = java_alike_method(s->program, from->class, &from->same);
  if (from->has_invariant)
    e->invariant = java_valid_method(s->program, from->class, from->invariant);
  s->class = java_pair_class(s->program, from->class, e->invariant, e->equal_to);
  e->first = &s->class->fields[0];
  e->second = &s->class->fields[1];
  s->main_class = s->class;
  s->has_invariant = true;
  s->invariant = &s->class->methods[0];
  for (uint32_t k = 0; k < 2; k++)
    map_put(&s->tree_fields, map_address(&s->class->fields[k]), 1);
  s->equivalence = e;
}

/* Observers, too: what they give tells objects apart. */
subject *subject_new_alike(const subject *from, diag_sink *sink) {
  subject *s = new_beside(from);
  set_alike(s, from);
  s->operations = arena_new_array(&s->arena, operation, from->alone_count);
  for (uint32_t i = 0; i < from->alone_count; i++) {
    operation o = from->alone[i];
    o.other = o.method;
    o.pre_count = o.post_count = 0;
    o.text = method_text(&s->arena, o.declared);
    s->operations[s->operation_count++] = o;
  }
  if (subject_read_fields(s, sink))
    return s;
  subject_delete(s);
  return NULL;
}

/* One pair in some cases. */

subject *subject_new_case(const subject *from, uint32_t pair, const uint32_t *known,
                          uint32_t known_count, bool reach, diag_sink *sink) {
  subject *s = new_beside(from);
  (void)sink;
  s->class = from->class;
  s->main_class = from->main_class;
  s->companion = from->companion;
  s->has_invariant = from->has_invariant;
  s->invariant = from->invariant;
  operation *o = arena_new(&s->arena, operation);
  *o = from->operations[pair];
  if (reach) {
    ir_method *m = java_reaching_method(s->program, o->method);
    for (uint32_t k = 0; k < o->commuting->counts[0] + o->commuting->counts[1]; k++) {
      const int_range *range = subject_parameter_range(from, o->method, k);
      if (range)
        map_put(&s->parameter_ranges, map_pair(m->id, k), map_address(range));
    }
    o->method = o->declared = m;
  }
  o->pre_count = 1;
  o->pre = arena_new(&s->arena, specification);
  *o->pre = (specification){.takes_parameters = true};
  o->pre->method =
      java_outside_method(s->program, o->commuting->cases, known, known_count);
  o->pre->declared = o->pre->method;
  s->operations = o;
  s->operation_count = 1;
  return s;
}

bool operation_is_copied(const operation *o, uint32_t k) {
  return o->commuting && k >= o->commuting->counts[0] + o->commuting->counts[1];
}
