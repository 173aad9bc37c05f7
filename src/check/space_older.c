/* Which slots hold what was there before their object.
 *
 * A final field holds what the constructor knew. Where constructors show their object to
 * nobody before they are done, nobody can have put it anywhere by then: what such fields
 * hold is older than their object, and they never lead back to it. So it is with records
 * and persistent lists, `record Add(Expr left, Expr right)`, `final Cons tail`. A state in
 * which they do could never be; operations that follow them would not end on it.
 *
 * A constructor keeps its object to itself if it does nothing with it but read and write
 * its fields, compare it, and call a constructor of the superclass or of its own; and
 * the superclass's constructors, too.
 *
 * Kept are slots that could be part of a ring of such; each may be null, and null is
 * its first value. */
#include "check/space_build.h"

#include "ir/flow.h"
#include "java/java.h"

#include <assert.h>
#include <string.h>

/* One constructor, and the registers that may hold its object, wherever. */
typedef struct construction {
  uint8_t *own; /* by register */
  uint32_t shown;
} construction;

static void count_own(void *context, uint32_t reg) {
  construction *c = context;
  c->shown += c->own[reg];
}

static bool is_constructor_call(const ir_instr *i) {
  if (i->op != IR_CALL || !i->call->count)
    return false;
  if (i->call->method)
    return !strcmp(i->call->method->name->text, "<init>");
  const member_ref *ref = i->call->unresolved;
  return !strcmp(ref->name->text, "<init>");
}

/* How often the instruction reads the object where that shows it to nobody. */
static uint32_t kept(const construction *c, const ir_instr *i) {
  switch (i->op) {
  case IR_MOVE:
  case IR_LOAD:
  case IR_STORE: return c->own[i->a];
  case IR_BRANCH: return UINT32_MAX;
  case IR_CALL: return is_constructor_call(i) && c->own[i->call->args[0]];
  default: return 0;
  }
}

/* Registers that a move from one of them writes; false: there are no more. */
static bool spread(construction *c, const ir_code *code) {
  bool more = false;
  for (uint32_t k = 0; k < code->count; k++) {
    const ir_instr *i = &code->instrs[k];
    if (i->op != IR_MOVE || !c->own[i->a] || c->own[i->dst])
      continue;
    c->own[i->dst] = 1;
    more = true;
  }
  return more;
}

static bool keeps_to_itself(const ir_code *code) {
  construction c = {.own = memory_new_array(uint8_t, code->reg_count + 1)};
  bool keeps = true;
  assert(!code->method->is_static && code->reg_types[0] == IR_REF);
  c.own[0] = 1;
  while (spread(&c, code))
    ;
  for (uint32_t k = 0; keeps && k < code->count; k++) {
    c.shown = 0;
    ir_reads(&code->instrs[k], count_own, &c);
    keeps = c.shown <= kept(&c, &code->instrs[k]);
  }
  memory_free(c.own);
  return keeps;
}

static bool constructors_keep(ir_program *p, ir_class *c) {
  for (uint32_t i = 0; i < c->method_count; i++) {
    if (strcmp(c->methods[i].name->text, "<init>") != 0)
      continue;
    const ir_code *code = ir_method_code(p, &c->methods[i], NULL);
    if (!code || !keeps_to_itself(code))
      return false;
  }
  return true;
}

/* Whether objects of the class are complete before anybody else knows them. */
static bool is_shown_complete(space_builder *b, ir_class *c, map *known) {
  const uint64_t *answer = map_get(known, map_address(c));
  if (answer)
    return *answer;
  bool is_root = !c->super || !strcmp(c->name->text, "java/lang/Record");
  bool complete =
      is_root || (!c->is_array && !java_info(c)->from_jdk &&
                  constructors_keep(java_program_ir(b->subject->program), c) &&
                  is_shown_complete(b, c->super, known));
  map_put(known, map_address(c), complete);
  return complete;
}

static bool has_fields_of_its_own(const space_object *o) {
  return o->role == ROLE_POOL || o->role == ROLE_MAIN;
}

/* Whether the slot holds what is older than its object. */
static bool is_older(space_builder *b, const space_slot *slot, map *known) {
  const space_object *o = space_owner(b->space, slot);
  const domain *d = &slot->domain;
  return slot->field && slot->field->is_final && d->kind == DOMAIN_REFERENCE &&
         d->has_fields && space_is_null(d->objects[0]) && has_fields_of_its_own(o) &&
         is_shown_complete(b, o->class, known);
}

/* Leaves only slots of objects to which some of the others lead, and which lead to such:
 * all that can be part of a ring, and what is between two rings. True: some went. */
static bool drop_ends(const space *s, u32_vector *slots) {
  uint8_t *leads = memory_new_array(uint8_t, s->object_count);
  uint8_t *is_led_to = memory_new_array(uint8_t, s->object_count);
  vec_each (uint32_t, slot, slots) {
    const domain *d = &s->slots[*slot].domain;
    leads[s->slots[*slot].object.index] = 1;
    for (uint32_t k = 0; k < d->count; k++)
      is_led_to[d->objects[k].index] = 1;
  }
  uint32_t kept = 0;
  vec_each (uint32_t, slot, slots) {
    const domain *d = &s->slots[*slot].domain;
    bool goes_on = false;
    for (uint32_t k = 0; k < d->count; k++)
      goes_on = goes_on || leads[d->objects[k].index];
    if (goes_on && is_led_to[s->slots[*slot].object.index])
      slots->data[kept++] = *slot;
  }
  bool dropped = kept < slots->size;
  slots->size = kept;
  memory_free(leads);
  memory_free(is_led_to);
  return dropped;
}

void builder_find_older(space_builder *b) {
  space *s = b->space;
  map known = {0};
  u32_vector slots = {0};
  for (uint32_t k = 0; k < s->slot_count; k++)
    if (is_older(b, &s->slots[k], &known))
      vec_push(&slots, k);
  while (drop_ends(s, &slots))
    ;
  s->older_count = slots.size;
  s->older = arena_new_array(&s->arena, uint32_t, slots.size + 1);
  if (slots.size)
    memcpy(s->older, slots.data, slots.size * sizeof *s->older);
  vec_release(&slots);
  map_release(&known);
}
