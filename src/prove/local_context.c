/* What a change means to the node above it.
 *
 * All that a node sees of its operand are values of calls, such as the operand's type.
 * After a step such a call gives another value. Which one depends on the redex, on the
 * classes, on the method that was called; what the node above needs to know is one
 * relation of the new value to the old one, mostly: the new type is a subtype. So the
 * question is asked in two parts. First, of the redex alone: does the relation hold? Then
 * the value is *cut*: variables of which nothing but the relation is known stand for it,
 * and all that is evaluated further up is about them. That is a question about the node
 * above, the same whatever the redex was: it is proved once.
 *
 * What holds of arbitrary values that are so related holds of the real ones. Where it
 * does not, the real ones are put back in, and the question is asked as if there had been
 * no cut.
 *
 * Relations are the boolean methods that the invariant itself applied to the old value.
 * The variables of a cut speak of an object of their own, numbered after those of the
 * space. */
#include "prove/local_internal.h"

#include "formula/given.h"
#include "java/descriptor.h"

#include <assert.h>
#include <string.h>

enum {
  MOST_CUTS = 32,     /* on a path */
  MOST_RELATIONS = 4, /* to be tried */
  FIRST_CUT = 1 << 12 /* place of a cut in the view of its holder */
};

/* A boolean method that was called before the first path: one parameter of a class, or
 * two, and what its other arguments were. */
typedef struct relation {
  ir_method *method;
  uint32_t position; /* of the new value; the old one's is other_position: if that is the
                        same, it speaks of one value */
  uint32_t args;     /* in relation_args */
  uint32_t calls;
  uint32_t proved, refused; /* how often */
} relation;

struct local_context {
  vector(relation) relations; /* those that were called most come first */
  u32_vector relation_args;
  map variables;              /* cut and part of the value -> literal */
  given real;                 /* what stands for what on this path */
  vector(local_view *) views; /* of all paths; the first ones are in use */
  uint32_t view_count, cut_count;
  space_id_vector holders; /* of the views in use */
  uint32_t view_of[MOST_CUTS];
};

local_context *local_context_new(void) {
  return memory_new(local_context);
}

void local_context_delete(local_context *c) {
  vec_release(&c->relations);
  vec_release(&c->relation_args);
  map_release(&c->variables);
  given_release(&c->real);
  vec_each (local_view *, v, &c->views) {
    local_view_release(*v);
    memory_free(*v);
  }
  vec_release(&c->views);
  vec_release(&c->holders);
  memory_free(c);
}

void local_context_begin(local_proof *l) {
  local_context *c = l->context;
  c->view_count = c->cut_count = 0;
  vec_clear(&c->holders);
  given_begin(&c->real, l->graph);
}

/* Relations. */

typedef struct name_part {
  const char *text;
  size_t length;
} name_part;

/* The class that a descriptor begins with. */
static name_part class_of(const char *text) {
  size_t length = descriptor_length(text, strlen(text));
  return *text == 'L' ? (name_part){text + 1, length - 2} : (name_part){text, length};
}

static const char *result_of(const ir_method *m) {
  return strchr(m->descriptor->text, ')') + 1;
}

/* The class of a parameter, as its descriptor spells it. */
static name_part parameter_class(const ir_method *m, uint32_t k) {
  const char *text = m->descriptor->text + 1;
  if (!m->is_static && !k)
    return (name_part){m->owner->name->text, strlen(m->owner->name->text)};
  for (uint32_t i = !m->is_static; i < k; i++)
    text += descriptor_length(text, strlen(text));
  return class_of(text);
}

/* Whether the parameter is a reference or an integer. */
static bool is_value(const ir_method *m, uint32_t k) {
  return m->param_types[k] == IR_REF ||
         (m->param_types[k] == IR_I32 && *parameter_class(m, k).text == 'I');
}

static bool have_same_class(const ir_method *m, uint32_t p, uint32_t q) {
  name_part x = parameter_class(m, p), y = parameter_class(m, q);
  return is_value(m, p) && is_value(m, q) && x.length == y.length &&
         !memcmp(x.text, y.text, x.length);
}

/* The parameter that the value is compared with: the next of the same class; or none. */
static uint32_t other_position(const ir_method *m, uint32_t p) {
  for (uint32_t k = 1; k < m->param_count; k++)
    if (have_same_class(m, p, (p + k) % m->param_count))
      return (p + k) % m->param_count;
  return p;
}

/* Whether the arguments besides the values are the program itself. */
static bool has_fixed_rest(const local_proof *l, const ir_method *m, const sym *args,
                           uint32_t position) {
  for (uint32_t k = 0; k < m->param_count; k++) {
    sym_id object;
    if (k != position && k != other_position(m, position) &&
        (m->param_types[k] != IR_REF ||
         !ref_is_constant(&l->state->refs, args[k], &object) ||
         !sym_same(object, l->objects[1])))
      return false;
  }
  return true;
}

/* Counts the call, and keeps the order. */
static void count_call(local_context *c, uint32_t k) {
  relation *r = c->relations.data;
  r[k].calls++;
  for (; k && r[k - 1].calls < r[k].calls; k--) {
    relation x = r[k];
    r[k] = r[k - 1];
    r[k - 1] = x;
  }
}

static void note_relation(local_context *c, ir_method *m, const sym *args,
                          uint32_t position) {
  uint32_t k = 0;
  while (k < c->relations.size &&
         (c->relations.data[k].method != m || c->relations.data[k].position != position))
    k++;
  if (k == c->relations.size) {
    vec_push(&c->relations, ((relation){m, position, c->relation_args.size, 0, 0, 0}));
    for (uint32_t i = 0; i < m->param_count; i++)
      vec_push(&c->relation_args, args[i]);
  }
  count_call(c, k);
}

void local_context_note(local_proof *l, ir_method *m, const sym *args) {
  if (!ir_gives(m, 'Z'))
    return;
  for (uint32_t k = 0; k < m->param_count; k++)
    if (is_value(m, k) && has_fixed_rest(l, m, args, k))
      note_relation(l->context, m, args, k);
}

/* Whether it takes what the method gives. */
static bool is_about(const relation *r, const ir_method *m) {
  name_part x = parameter_class(r->method, r->position), y = class_of(result_of(m));
  return x.length == y.length && !memcmp(x.text, y.text, x.length);
}

/* That the values are so related. FALSE: that cannot be said. */
static literal related(local_proof *l, evaluator *e, relation r, sym now, sym before) {
  sym args[256];
  merged out;
  memcpy(args, l->context->relation_args.data + r.args,
         r.method->param_count * sizeof *args);
  args[other_position(r.method, r.position)] = before;
  args[r.position] = now;
  if (!evaluator_merge_within(e, r.method, args, &out))
    return LITERAL_FALSE;
  literal holds = bits_to_literal(&l->state->bits, sym_bits(l->state, out.value));
  return formula_and(l->graph, holds, literal_not(out.error));
}

/* Variables. */

static literal cut_variable(local_proof *l, uint32_t cut, uint32_t part) {
  local_context *c = l->context;
  uint64_t key = map_pair(cut, part), *known = map_get(&c->variables, key);
  if (known)
    return (literal)*known;
  literal a = formula_variable(l->graph);
  uint32_t v = formula_variable_number(l->graph, literal_node(a));
  node_objects_put(&l->speaks, v, l->space->object_count + cut);
  while (l->role_of.size <= v)
    vec_push(&l->role_of, 0);
  l->role_of.data[v] = part;
  map_put(&c->variables, key, a);
  return a;
}

literal local_cut_variable(local_proof *l, uint32_t cut, uint32_t part, literal real) {
  literal a = cut_variable(l, cut, part);
  given_set(&l->context->real, a, real);
  return a;
}

literal local_real(local_proof *l, literal a) {
  return l->context->cut_count ? given_get(&l->context->real, a) : a;
}

/* Views. */

/* The view with this object as all that is near. */
static uint32_t view_of(local_proof *l, space_id holder) {
  local_context *c = l->context;
  assert(!space_is_null(holder) && holder.index < l->space->object_count);
  for (uint32_t k = 0; k < c->view_count; k++)
    if (space_same(c->holders.data[k], holder))
      return k;
  if (c->view_count == c->views.size)
    vec_push(&c->views, memory_new(local_view));
  l->view = c->views.data[c->view_count];
  map_clear(&l->view->near);
  map_put(&l->view->near, holder.index, 1);
  local_view_begin(l);
  vec_each (literal, a, &l->besides)
    local_view_assume(l, *a);
  l->view = &l->around;
  vec_push(&c->holders, holder);
  return c->view_count++;
}

local_view *local_view_of(local_proof *l, literal a) {
  local_context *c = l->context;
  assert(formula_has(l->graph, a));
  uint32_t count;
  if (!c->cut_count)
    return NULL;
  object_set s = node_objects_of(&l->speaks, a);
  const uint32_t *members = node_objects_members(&l->speaks, s, &count);
  if (!count || members[count - 1] < l->space->object_count)
    return NULL;
  return c->views.data[c->view_of[members[count - 1] - l->space->object_count]];
}

local_view *local_view_at(local_proof *l, literal a) {
  local_context *c = l->context;
  assert(formula_has(l->graph, a));
  uint32_t count;
  object_set s = node_objects_of(&l->speaks, a);
  const uint32_t *members = node_objects_members(&l->speaks, s, &count);
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 0; k < c->view_count; k++)
      if (c->holders.data[k].index == members[i])
        return c->views.data[k];
  return NULL;
}

/* Cuts. */

static bool holds_in_model(local_proof *l, evaluator *e, literal a) {
  return evaluation_get(evaluator_model(e), local_real(l, a));
}

static bool is_proved(local_proof *l, evaluator *e, literal a) {
  return holds_in_model(l, e, a) && local_proof_guess(l, a);
}

/* Whether it is worth another try. */
static bool is_promising(const relation *r) {
  enum { PATIENCE = 8 };
  return r->refused < PATIENCE + 4 * r->proved;
}

/* What can be proved of the result of a method, and of what it was before. */
typedef struct finding {
  relation relation;
  bool of_new, of_old; /* both: of one to the other */
} finding;
typedef vector(finding) findings;

/* Whether the new value is related to the old one in a way that is found. */
static bool find_relations(local_proof *l, evaluator *e, const ir_method *m, sym now,
                           sym before, findings *out) {
  local_context *c = l->context;
  bool found = false;
  for (uint32_t k = 0, tried = 0; k < c->relations.size && tried < MOST_RELATIONS; k++) {
    relation r = c->relations.data[k];
    bool is_of_one = other_position(r.method, r.position) == r.position;
    if (!is_about(&r, m) || (found && !is_of_one) || !is_promising(&r))
      continue;
    tried++;
    finding f = {r, is_proved(l, e, related(l, e, r, now, before)), !is_of_one};
    if (is_of_one)
      f.of_old = is_proved(l, e, related(l, e, r, before, before));
    found |= f.of_new && !is_of_one;
    bool is_found = f.of_new && f.of_old;
    c->relations.data[k].proved += is_found;
    c->relations.data[k].refused += !is_found;
    if (is_found)
      vec_push(out, f);
  }
  return found;
}

/* The object that moves among the arguments of a call; null: none, or several. */
static space_id holder_among(const local_proof *l, const ir_method *m, const sym *args) {
  sym_id object;
  space_id found = SPACE_NULL;
  for (uint32_t k = 0; k < m->param_count; k++) {
    if (m->param_types[k] != IR_REF ||
        !ref_is_constant(&l->state->refs, args[k], &object))
      continue;
    uint64_t *place = map_get(&l->place_of, object.index);
    if (place && !space_is_null(found) && found.index != *place)
      return SPACE_NULL;
    if (place)
      found.index = (uint32_t)*place;
  }
  return found;
}

static void assume(local_proof *l, local_view *v, literal a) {
  l->view = v;
  local_view_assume(l, a);
  l->view = &l->around;
}

void local_context_assume(local_proof *l, literal a) {
  for (uint32_t k = 0; k < l->context->view_count; k++)
    assume(l, l->context->views.data[k], a);
}

static void assume_finding(local_proof *l, evaluator *e, local_view *v, const finding *f,
                           sym now, sym before) {
  const relation *r = &f->relation;
  bool is_of_one = other_position(r->method, r->position) == r->position;
  if (f->of_new)
    assume(l, v, related(l, e, *r, now, before));
  if (f->of_old && is_of_one)
    assume(l, v, related(l, e, *r, before, before));
}

/* From here on nothing is known of the value but what was found; `any`: not even which
 * bits of a number are constant. */
static void cut(local_proof *l, evaluator *e, ir_type type, space_id holder,
                const findings *found, const merged *old, merged *now, bool any) {
  local_context *c = l->context;
  uint32_t number = c->cut_count++, view = view_of(l, holder);
  local_view *v = c->views.data[view];
  c->view_of[number] = view;
  map_put(&v->near, l->space->object_count + number, FIRST_CUT + number);
  sym value = any ? local_value_any(l, type, number, old->value)
                  : local_value_cut(l, type, number, now->value, old->value);
  assume(l, v, local_value_is_one(l, type, value));
  assume(l, v, local_value_is_one(l, type, old->value));
  vec_each (finding, f, found)
    assume_finding(l, e, v, f, value, old->value);
  *now = (merged){value, LITERAL_FALSE, 0};
}

static void try_cut(local_proof *l, evaluator *e, const ir_method *m, space_id holder,
                    const merged *old, merged *now) {
  ir_type type = m->result;
  if (l->context->cut_count == MOST_CUTS ||
      !local_value_is_lasting(l, type, now->value) ||
      !local_value_is_lasting(l, type, old->value) ||
      !local_proof_holds(l, literal_not(now->error)))
    return;
  sym after = local_value_settled(l, type, now->value);
  sym before = local_value_settled(l, type, old->value);
  findings found = {0};
  if (find_relations(l, e, m, after, before, &found) &&
      local_proof_holds(l, local_value_is_one(l, type, after)) &&
      local_proof_holds(l, local_value_is_one(l, type, before)))
    cut(l, e, type, holder, &found, old, now, false);
  vec_release(&found);
}

void local_proof_recall(local_proof *l, evaluator *e, const ir_method *m, const sym *args,
                        const merged *before, merged *now) {
  formula *f = l->graph;
  literal same = formula_and(f, local_value_same(l, m->result, before->value, now->value),
                             formula_iff(f, before->error, now->error));
  space_id holder;
  if (is_proved(l, e, same))
    *now = *before;
  else if (!space_is_null(holder = holder_among(l, m, args)))
    try_cut(l, e, m, holder, before, now);
}

static bool is_of_one_value(const relation *r) {
  return other_position(r->method, r->position) == r->position;
}

uint32_t local_proof_of_one(const local_proof *l, uint32_t relations) {
  uint32_t found = 0;
  for (uint32_t k = 0; k < l->context->relations.size && k < 32; k++)
    if (relations >> k & 1 && is_of_one_value(&l->context->relations.data[k]))
      found |= 1u << k;
  return found;
}

uint32_t local_proof_relations(const local_proof *l, const ir_method *m, uint32_t pair) {
  enum { MOST = 16 }; /* of those that were called most */
  const local_context *c = l->context;
  uint32_t found = 0, pairs = 0;
  for (uint32_t k = 0; k < c->relations.size && k < MOST; k++) {
    const relation *r = &c->relations.data[k];
    if (is_about(r, m) && (is_of_one_value(r) || pairs++ == pair))
      found |= 1u << k;
  }
  return found;
}

/* That the new value is so related to the old one; what is said of one value holds of
 * both. */
static void push_related(local_proof *l, evaluator *e, relation r, sym now, sym before,
                         literal_vector *out) {
  vec_push(out, related(l, e, r, now, before));
  if (is_of_one_value(&r))
    vec_push(out, related(l, e, r, before, before));
}

static void findings_of(const local_context *c, uint32_t relations, findings *out) {
  for (uint32_t k = 0; k < c->relations.size; k++)
    if (relations >> k & 1)
      vec_push(out, ((finding){c->relations.data[k], false, false}));
}

/* From here on nothing is known of the value but these relations. */
static void cut_to(local_proof *l, evaluator *e, ir_type type, space_id holder,
                   const findings *all, const merged *old, merged *now) {
  findings none = {0};
  cut(l, e, type, holder, &none, old, now, true);
  local_context *c = l->context;
  local_view *v = c->views.data[c->view_of[c->cut_count - 1]];
  literal_vector known = {0};
  vec_each (const finding, f, all)
    push_related(l, e, f->relation, now->value, old->value, &known);
  vec_each (literal, a, &known) {
    assume(l, v, *a);
    if (!local_view_of(l, *a)) /* it is said of the old value alone */
      assume(l, &l->around, *a);
  }
  vec_release(&known);
}

bool local_proof_stand_in(local_proof *l, evaluator *e, const ir_method *m,
                          space_id holder, const merged *before, uint32_t relations,
                          merged *now) {
  local_context *c = l->context;
  ir_type type = m->result;
  findings all = {0};
  findings_of(c, relations, &all);
  bool ok =
      c->cut_count < MOST_CUTS && local_value_is_lasting(l, type, before->value) &&
      local_proof_holds(l, literal_not(before->error)) &&
      local_proof_holds(
          l, local_value_is_one(l, type, local_value_settled(l, type, before->value)));
  *now = *before;
  if (ok)
    cut_to(l, e, type, holder, &all, before, now);
  vec_release(&all);
  return ok;
}

void local_proof_related(local_proof *l, evaluator *e, const ir_method *m,
                         uint32_t relations, const merged *now, const merged *before,
                         literal_vector *out) {
  findings all = {0};
  findings_of(l->context, relations, &all);
  vec_push(out, literal_not(now->error));
  vec_push(out, local_value_is_one(l, m->result, now->value));
  vec_each (finding, f, &all)
    push_related(l, e, f->relation, now->value, before->value, out);
  vec_release(&all);
}
