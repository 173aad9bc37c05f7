/* Control: the tree of blocks as nested if and while.
 *
 *     X: if (c) goto Y ... Y labelled     body of X; Y
 *     with another way out of X           atY := false  body of X  if atY { Y }
 *     loop X, left by its condition       X while c { rest; X }
 *     any other loop                      atX := false  X  while atX { atX := false  X }
 *
 * A jump back to X sets atX, in the first form it is nothing. So a loop is unrolled as
 * often as it goes round. */
#include "javarel/body.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

static void write_tree(body *, uint32_t block);

/* ---- Lines ---- */

static const char *vprint(body *b, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, again);
  va_end(again);
  char *text = arena_alloc(b->t->store, (size_t)length + 1);
  vsnprintf(text, (size_t)length + 1, format, arguments);
  return text;
}

void body_statement(body *b, const char *shown, bool is_truth, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const char *text = vprint(b, format, arguments);
  va_end(arguments);
  line_origin from = {.class = b->r->method->owner,
                      .line = b->code->lines[b->at],
                      .shown = shown,
                      .is_truth = is_truth};
  writer_line(&b->t->out, from, "%s", text);
}

void body_hidden(body *b, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const char *text = vprint(b, format, arguments);
  va_end(arguments);
  writer_line(&b->t->out, HIDDEN, "%s", text);
}

/* ---- Jumps ---- */

static const char *flag(body *b, uint32_t block) {
  return body_print(b, "m%uat%u", b->r->number, block);
}

static bool is_back_edge(const body *b, uint32_t target) {
  return b->shape->blocks[target].is_header &&
         structure_in_loop(b->shape, b->block, target);
}

void body_jump(body *b, uint32_t target) {
  uint32_t from = b->block, at = b->at;
  if (is_back_edge(b, target) || b->shape->blocks[target].is_labelled) {
    if (b->flagged[target])
      body_hidden(b, "%s := true", flag(b, target));
    return;
  }
  bool *known = b->not_null;
  uint32_t opened = b->opened;
  pending *values = b->values;
  b->values = arena_new_array(b->t->store, pending, b->code->reg_count);
  b->not_null = arena_new_array(b->t->store, bool, b->code->reg_count);
  write_tree(b, target);
  b->not_null = known;
  b->values = values;
  b->block = from;
  b->at = at;
  b->opened = opened;
}

/* ---- Exceptions ---- */

static ir_class *handler_class(body *b, const ir_handler *h) {
  ir_program *ir = java_program_ir(b->t->world->program);
  if (h->class_name && !h->class)
    ir->front->resolve_handler(ir, b->r->method, (ir_handler *)h);
  return h->class;
}

static void leave_by(body *b, const char *exception) {
  line_origin from = {.class = b->r->method->owner,
                      .line = b->code->lines[b->at],
                      .shown = "throw",
                      .is_trap = b->code->instrs[b->at].op != IR_THROW};
  writer_line(&b->t->out, from, "m%uthrown := %s", b->r->number, exception);
  body_hidden(b, "exit");
}

static void enter_handler(body *b, const ir_handler *h, const char *exception) {
  const char *known = world_set_text(b->t->world, routine_thrown(b->t));
  body_hidden(b, "m%ucaught := (%s & %s)", b->r->number, exception, known);
  body_jump(b, h->block);
}

/* Handlers from number `next` on. */
static void try_handlers(body *b, const char *exception, ir_class *exact, uint32_t next) {
  const ir_block *block = &b->code->blocks[b->block];
  for (; next < block->handler_count; next++) {
    const ir_handler *h = &b->code->handlers[block->handlers + next];
    ir_class *c = handler_class(b, h);
    if (h->class_name && !c)
      continue; /* no such class, no such exception */
    if (!h->class_name || (exact && ir_is_subclass(exact, c))) {
      enter_handler(b, h, exception);
      return;
    }
    if (exact)
      continue;
    body_hidden(b, "if %s in %s {", exception,
                world_set_text(b->t->world, world_type(b->t->world, c)));
    enter_handler(b, h, exception);
    body_hidden(b, "} else {");
    try_handlers(b, exception, exact, next + 1);
    body_hidden(b, "}");
    return;
  }
  leave_by(b, exception);
}

void body_throw(body *b, const char *exception, ir_class *exact) {
  try_handlers(b, exception, exact, 0);
}

const char *body_exception(body *b, const char *class_name) {
  ir_class *c = java_class(b->t->world->program, class_name);
  assert(c && "a class of the library");
  return body_print(b, "%s1", world_class_name(b->t->world, c));
}

/* With a handler the rest of the block goes into the other branch. */
void body_trap(body *b, const char *condition, const char *class_name) {
  const char *exception = body_exception(b, class_name);
  bool handled = b->code->blocks[b->block].handler_count;
  if (handled)
    body_flush_all(b);
  body_hidden(b, "if %s {", condition);
  body_throw(b, exception, java_class(b->t->world->program, class_name));
  body_hidden(b, handled ? "} else {" : "}");
  b->opened += handled;
}

void body_fail(body *b, failure_kind kind, const char *condition, const char *text) {
  const char *failure = translation_failure(b->t, kind, b->code, b->at, text);
  if (condition)
    body_hidden(b, "if %s {", condition);
  if (b->t->ends_at_calls && kind != FAILURE_UNSUPPORTED)
    body_hidden(b, "spec(false)");
  body_hidden(b, "m%uthrown := %s", b->r->number, failure);
  body_hidden(b, "exit");
  if (condition)
    body_hidden(b, "}");
}

void body_check_null(body *b, uint32_t reg) {
  if (b->not_null[reg] || (!reg && b->self_is_fixed))
    return;
  if (!(b->r->types[reg] & SET_OF(DOMAIN_NULL)))
    return;
  body_trap(b, body_print(b, "%s = null", body_operand(b, reg)),
            "java/lang/NullPointerException");
  b->not_null[reg] = true;
}

/* ---- Blocks ---- */

static void begin_block(body *b, uint32_t block) {
  b->block = block;
  b->opened = 0;
  for (uint32_t i = 0; i < b->code->reg_count; i++) {
    b->values[i] = (pending){0};
    b->not_null[i] = false;
  }
}

static void flush_live(body *b) {
  const structure_block *shape = &b->shape->blocks[b->block];
  for (uint32_t reg = 0; reg < b->code->reg_count; reg++) {
    bool live = false;
    for (uint32_t i = 0; b->values[reg].text && i < shape->successors.size; i++)
      live |= ir_flow_is_live(b->flow, shape->successors.data[i], reg);
    if (!live)
      continue;
    const char *text = b->values[reg].text;
    b->values[reg] = (pending){0};
    body_hidden(b, "%s := %s", body_register(b, reg), text);
  }
}

static int32_t hash_of(const char *text) {
  uint32_t hash = 0;
  for (; *text; text++)
    hash = hash * 31 + (unsigned char)*text;
  return (int32_t)hash;
}

static bool is_plain(const char *text) {
  while (*text && (unsigned char)*text < 128)
    text++;
  return !*text;
}

/* The constants of the method that have this hash code, and of the others any, unless they
 * are constants themselves. NULL: not all hash codes are known. */
static const char *has_hash(body *b, const char *text, int64_t hash) {
  const char *with = "none", *all = "none";
  for (uint32_t k = 0; k < b->code->count; k++) {
    const ir_instr *i = &b->code->instrs[k];
    if (i->op != IR_LITERAL || i->literal->kind != LITERAL_TEXT)
      continue;
    if (!is_plain(i->literal->text))
      return NULL;
    const char *known = world_text_of(b->t->world, i->literal->data);
    all = body_print(b, "%s + %s", all, known);
    if (hash_of(i->literal->text) == hash)
      with = body_print(b, "%s + %s", with, known);
  }
  body_hidden(b, "m%utruth := spec(one m%utruth)", b->r->number, b->r->number);
  return body_print(b, "(%s in (%s) || (!(%s in (%s)) && m%utruth))", text, with, text,
                    all, b->r->number);
}

/* Whether the register has that number. */
static const char *has_key(body *b, const char *key, bool is_hash, int64_t value) {
  const char *known = is_hash ? has_hash(b, key, value) : NULL;
  if (is_hash && !known)
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "what a text contains");
  return known     ? known
         : is_hash ? "(true)"
                   : body_print(b, "%s = %s", key, body_constant(b, value));
}

static void write_switch(body *b, const ir_instr *i) {
  const ir_switch *table = i->table;
  bool is_hash = b->values[i->a].is_hash;
  const char *key = body_operand(b, i->a);
  if (is_hash) /* a text: nothing to write */
    b->values[i->a] = (pending){0};
  uint32_t braces = 0;
  flush_live(b);
  for (uint32_t k = 0; k < table->count; k++) {
    uint32_t target = b->code->block_of[table->targets[k]];
    if (table->targets[k] == table->otherwise)
      continue;
    int64_t value = table->dense ? (int64_t)table->keys[0] + k : table->keys[k];
    body_statement(b, NULL, false, "if %s {", has_key(b, key, is_hash, value));
    body_jump(b, target);
    body_hidden(b, "} else {");
    braces++;
  }
  body_jump(b, b->code->block_of[table->otherwise]);
  while (braces--)
    body_hidden(b, "}");
}

/* javac jumps over what follows a condition when it is false: a jump forwards is the
 * source's condition turned round. */
static void write_branch(body *b, const ir_instr *i) {
  uint32_t then = b->code->block_of[i->target.then];
  uint32_t other = b->code->block_of[i->target.otherwise];
  bool jumps = i->target.then <= b->at;
  const char *condition = body_branch(b, i, jumps);
  flush_live(b);
  body_statement(b, NULL, false, "if %s {", condition);
  body_jump(b, jumps ? then : other);
  body_hidden(b, "} else {");
  body_jump(b, jumps ? other : then);
  body_hidden(b, "}");
}

/* The block up to its last jump; false: it has been left. */
static bool write_straight(body *b, uint32_t block) {
  const ir_block *range = &b->code->blocks[block];
  begin_block(b, block);
  for (b->at = range->first; b->at < range->end; b->at++) {
    ir_instr *i = &b->code->instrs[b->at];
    if (i->op == IR_BRANCH || i->op == IR_SWITCH || i->op == IR_JUMP)
      return true;
    if (!body_instruction(b, i))
      return false;
  }
  b->at = range->end - 1;
  return true;
}

static void close_opened(body *b, uint32_t opened) {
  while (opened--)
    body_hidden(b, "}");
}

static void write_block(body *b, uint32_t block) {
  const ir_instr *last = &b->code->instrs[b->code->blocks[block].end - 1];
  if (write_straight(b, block)) {
    if (last->op == IR_BRANCH)
      write_branch(b, last);
    else if (last->op == IR_SWITCH)
      write_switch(b, last);
    else {
      flush_live(b);
      body_jump(b,
                last->op == IR_JUMP ? b->code->block_of[last->target.then] : block + 1);
    }
  }
  close_opened(b, b->opened);
  b->opened = 0;
}

/* ---- Labelled blocks ---- */

/* Whether something that leaves the part written so far (`root` and the first of its
 * children, those in the list below `count`) goes elsewhere than to `next`. */
static bool goes_elsewhere(const body *b, uint32_t root, const u32_vector *later,
                           uint32_t count, uint32_t next, bool inside) {
  const structure *s = b->shape;
  for (uint32_t i = 0; i < s->sequence.size; i++) {
    uint32_t x = s->sequence.data[i];
    bool written = structure_is_below(s, x, root);
    for (uint32_t k = count; written && k < later->size; k++)
      written = !structure_is_below(s, x, later->data[k]);
    if (written && inside)
      written = structure_in_loop(s, x, root);
    if (!written)
      continue;
    for (uint32_t k = 0; k < s->blocks[x].successors.size; k++) {
      uint32_t to = s->blocks[x].successors.data[k];
      bool stays = structure_is_below(s, to, root);
      for (uint32_t n = count; stays && n < later->size; n++)
        stays = !structure_is_below(s, to, later->data[n]);
      if (stays && inside)
        stays = structure_in_loop(s, to, root);
      if (to == root && s->blocks[root].is_header)
        stays = !inside; /* the end of the turn */
      if (to != next && !stays)
        return true;
    }
  }
  return false;
}

/* The labelled children of the block, inside or outside of its loop. */
static void find_labelled(const body *b, uint32_t block, bool inside, u32_vector *out) {
  const structure_block *x = &b->shape->blocks[block];
  for (uint32_t i = 0; i < x->children.size; i++) {
    uint32_t c = x->children.data[i];
    bool in_loop = !x->is_header || structure_in_loop(b->shape, c, block);
    if (b->shape->blocks[c].is_labelled && in_loop == inside)
      vec_push(out, c);
  }
}

static void lower_flags(body *b, uint32_t root, const u32_vector *labelled, bool inside) {
  for (uint32_t i = 0; i < labelled->size; i++) {
    uint32_t y = labelled->data[i];
    b->flagged[y] = goes_elsewhere(b, root, labelled, i, y, inside);
    if (b->flagged[y])
      body_hidden(b, "%s := false", flag(b, y));
  }
}

static void write_labelled(body *b, const u32_vector *labelled) {
  for (uint32_t i = 0; i < labelled->size; i++) {
    uint32_t y = labelled->data[i];
    bool flagged = b->flagged[y];
    if (flagged)
      body_hidden(b, "if %s {", flag(b, y));
    write_tree(b, y);
    if (flagged)
      body_hidden(b, "}");
  }
}

/* The block and what stands below it in the tree, inside of its loop. */
static void write_node(body *b, uint32_t block) {
  u32_vector labelled = {0};
  bool is_header = b->shape->blocks[block].is_header;
  find_labelled(b, block, true, &labelled);
  lower_flags(b, block, &labelled, is_header);
  write_block(b, block);
  write_labelled(b, &labelled);
  vec_release(&labelled);
}

/* ---- Loops ---- */

/* A loop that is only left where its header decides, or by return and throw. */
static bool is_plain_loop(const body *b, uint32_t header) {
  const structure *s = b->shape;
  const ir_block *range = &b->code->blocks[header];
  const ir_instr *last = &b->code->instrs[range->end - 1];
  if (last->op != IR_BRANCH || range->handler_count)
    return false;
  for (uint32_t i = 0; i < s->sequence.size; i++) {
    uint32_t x = s->sequence.data[i], leaving = 0;
    if (!structure_in_loop(s, x, header))
      continue;
    for (uint32_t k = 0; k < s->blocks[x].successors.size; k++)
      leaving += !structure_in_loop(s, s->blocks[x].successors.data[k], header);
    if (leaving != (x == header))
      return false;
  }
  return true;
}

/* The header's instructions, and the condition for another turn. */
static bool write_condition(body *b, uint32_t header, const char **again) {
  const ir_instr *last = &b->code->instrs[b->code->blocks[header].end - 1];
  if (!write_straight(b, header))
    return false;
  uint32_t then = b->code->block_of[last->target.then];
  *again = body_branch(b, last, structure_in_loop(b->shape, then, header));
  flush_live(b);
  assert(!b->opened && "no handlers");
  return true;
}

static void write_plain_loop(body *b, uint32_t header) {
  const ir_instr *last = &b->code->instrs[b->code->blocks[header].end - 1];
  uint32_t then = b->code->block_of[last->target.then];
  uint32_t other = b->code->block_of[last->target.otherwise];
  bool stays = structure_in_loop(b->shape, then, header);
  const char *again;
  u32_vector labelled = {0};
  if (!write_condition(b, header, &again))
    return;
  body_statement(b, NULL, false, "while %s {", again);
  find_labelled(b, header, true, &labelled);
  lower_flags(b, header, &labelled, true);
  body_jump(b, stays ? then : other);
  write_labelled(b, &labelled);
  write_condition(b, header, &again);
  body_hidden(b, "}");
  body_jump(b, stays ? other : then);
  vec_release(&labelled);
}

static void write_any_loop(body *b, uint32_t header) {
  b->flagged[header] = true;
  body_hidden(b, "%s := false", flag(b, header));
  write_node(b, header);
  b->at = b->code->blocks[header].first;
  line_origin from = {
      .class = b->r->method->owner, .line = b->code->lines[b->at], .is_silent = true};
  writer_line(&b->t->out, from, "while %s {", flag(b, header));
  body_hidden(b, "%s := false", flag(b, header));
  write_node(b, header);
  body_hidden(b, "}");
}

static void write_loop(body *b, uint32_t header) {
  u32_vector behind = {0};
  find_labelled(b, header, false, &behind);
  bool plain = is_plain_loop(b, header);
  lower_flags(b, header, &behind, false);
  if (plain)
    write_plain_loop(b, header);
  else
    write_any_loop(b, header);
  write_labelled(b, &behind);
  vec_release(&behind);
}

static void write_tree(body *b, uint32_t block) {
  if (b->shape->blocks[block].is_header)
    write_loop(b, block);
  else
    write_node(b, block);
}

/* ---- Procedures ---- */

static bool is_written(const ir_code *code, uint32_t reg) {
  for (uint32_t i = 0; i < code->count; i++)
    if (ir_written(&code->instrs[i]) == reg)
      return true;
  return false;
}

static bool is_live_somewhere(const body *b, uint32_t reg) {
  for (uint32_t k = 0; k < b->code->block_count; k++)
    if (ir_flow_is_live(b->flow, k, reg))
      return true;
  return false;
}

static const char *zero_of(const body *b, uint32_t reg) {
  return b->code->reg_types[reg] == IR_REF ? "null" : "0";
}

/* What a way could read before it has written it: FIR does not know about flags. */
static void write_defaults(body *b) {
  const ir_method *m = b->r->method;
  b->at = 0;
  for (uint32_t reg = m->param_count; reg < b->code->reg_count; reg++)
    if (is_live_somewhere(b, reg))
      body_hidden(b, "%s := %s", body_register(b, reg), zero_of(b, reg));
  body_hidden(b, "m%uthrown := null", b->r->number);
  body_hidden(b, "m%ucaught := null", b->r->number);
  if (m->result != IR_VOID)
    body_hidden(b, "m%uresult := %s", b->r->number, m->result == IR_REF ? "null" : "0");
  for (uint32_t i = 0; i < b->shape->sequence.size; i++) {
    uint32_t x = b->shape->sequence.data[i];
    if (b->shape->blocks[x].is_labelled || b->shape->blocks[x].is_header)
      body_hidden(b, "%s := false", flag(b, x));
  }
}

static void write_header(body *b) {
  const ir_method *m = b->r->method;
  const char *inputs = "";
  for (uint32_t reg = 0; reg < m->param_count; reg++)
    inputs = body_print(b, "%s%s%s", inputs, reg ? ", " : "", body_register(b, reg));
  const char *result =
      m->result == IR_VOID ? "" : body_print(b, "m%uresult, ", b->r->number);
  body_hidden(b, "proc m%u(%s) : (%sm%uthrown) {", b->r->number, inputs, result,
              b->r->number);
}

void body_write(translation *t, routine *r) {
  bool failed = false;
  r->code = ir_method_code(java_program_ir(t->world->program), r->method, &failed);
  assert(r->code && "only methods with code are routines");
  routine_find_types(t, r);
  body b = {.t = t, .r = r, .code = r->code};
  b.shape = structure_new(t->store, r->code);
  b.flow = ir_flow_new(r->code, t->store);
  b.values = arena_new_array(t->store, pending, r->code->reg_count);
  b.not_null = arena_new_array(t->store, bool, r->code->reg_count);
  b.flagged = arena_new_array(t->store, bool, r->code->block_count);
  b.self_is_fixed = !r->method->is_static && !is_written(r->code, 0);
  write_header(&b);
  write_defaults(&b);
  if (b.shape->is_irreducible)
    body_fail(&b, FAILURE_UNSUPPORTED, NULL, "a loop with two entries");
  else
    write_tree(&b, 0);
  body_hidden(&b, "}");
  structure_release(b.shape);
}
