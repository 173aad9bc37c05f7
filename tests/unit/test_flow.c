/* Joins and liveness of random code, against their definitions. */
#include "ir/builder.h"
#include "ir/flow.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

enum { MOST_BLOCKS = 12, REGISTERS = 5, PROGRAMS = 3000 };

static uint64_t seed;

static uint32_t below(uint32_t limit) { /* splitmix64 */
  uint64_t z = seed += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return (uint32_t)(((z ^ z >> 31) >> 32) * limit >> 32);
}

/* Registers 0 .. REGISTERS-1 hold integers, REGISTERS a reference. */
static ir_instr random_instr(void) {
  uint32_t a = below(REGISTERS), b = below(REGISTERS), dst = below(REGISTERS);
  switch (below(4)) {
  case 0: return (ir_instr){.op = IR_CONST, .type = IR_I32, .dst = dst};
  case 1: return (ir_instr){.op = IR_MOVE, .type = IR_I32, .dst = dst, .a = a};
  case 2: return (ir_instr){.op = IR_ADD, .type = IR_I32, .dst = dst, .a = a, .b = b};
  default: return (ir_instr){.op = IR_SUB, .type = IR_IMM32, .dst = dst, .a = a};
  }
}

static void random_end(ir_builder *b, uint32_t blocks, bool last) {
  switch (below(last ? 5 : 7)) {
  case 0:
    ir_builder_add(b, (ir_instr){.op = IR_RETURN, .type = IR_I32, .a = below(REGISTERS)});
    break;
  case 1:
    ir_builder_add(b, (ir_instr){.op = IR_THROW, .type = IR_REF, .a = REGISTERS});
    break;
  case 2:
    ir_builder_add(b, (ir_instr){.op = IR_JUMP, .target.then = below(blocks)});
    break;
  case 3:
  case 4:
    ir_builder_add(b, (ir_instr){.op = IR_BRANCH,
                                 .type = IR_IMM32,
                                 .a = below(REGISTERS),
                                 .target = {below(blocks), below(blocks)}});
    break;
  default: break; /* falls through */
  }
}

/* Block `blocks - 1` is the handler of some others. */
static ir_code *random_code(ir_program *p, ir_method *m) {
  ir_builder b;
  ir_builder_init(&b, p, m);
  for (uint32_t r = 0; r < REGISTERS; r++)
    ir_builder_new_reg(&b, IR_I32);
  ir_builder_new_reg(&b, IR_REF);
  uint32_t blocks = 2 + below(MOST_BLOCKS - 1);
  for (uint32_t k = 0; k < blocks; k++)
    ir_builder_new_block(&b);
  vec_push(&b.handlers, ((ir_handler){.block = blocks - 1}));
  for (uint32_t k = 0; k < blocks; k++) {
    ir_builder_begin(&b, k);
    if (k == blocks - 1)
      ir_builder_add(&b, (ir_instr){.op = IR_CATCH, .type = IR_REF, .dst = REGISTERS});
    for (uint32_t n = 1 + below(3); n; n--)
      ir_builder_add(&b, random_instr());
    random_end(&b, blocks, k == blocks - 1);
    b.blocks.data[k].handler_count = below(3) == 0;
  }
  return ir_builder_finish(&b, NULL);
}

/* --- Joins ------------------------------------------------------------------ */

typedef struct reach {
  const ir_code *code;
  uint32_t without; /* a block that may not be entered */
  uint8_t seen[MOST_BLOCKS + 1];
  bool exits;
} reach;

static void walk(reach *r, uint32_t block);

static void walk_target(void *context, uint32_t instr) {
  reach *r = context;
  walk(r, r->code->block_of[instr]);
}

static void walk(reach *r, uint32_t block) {
  if (block == r->without || r->seen[block])
    return;
  r->seen[block] = 1;
  const ir_instr *last = &r->code->instrs[r->code->blocks[block].end - 1];
  r->exits |= last->op == IR_RETURN || last->op == IR_THROW;
  ir_each_target(last, walk_target, r);
  if (!ir_ends_block(last))
    walk(r, block + 1);
}

static bool reaches_exit(const ir_code *code, uint32_t from, uint32_t without) {
  reach r = {.code = code, .without = without};
  walk(&r, from);
  return r.exits;
}

/* d post-dominates b: no way from b to the exit avoids d. */
static bool must_pass(const ir_code *code, uint32_t b, uint32_t d) {
  return b != d && !reaches_exit(code, b, d);
}

/* The post-dominator that every other one of b post-dominates. */
static uint32_t join_by_definition(const ir_code *code, uint32_t b) {
  if (!reaches_exit(code, b, UINT32_MAX))
    return FLOW_EXIT;
  for (uint32_t d = 0; d < code->block_count; d++) {
    bool nearest = must_pass(code, b, d);
    for (uint32_t e = 0; e < code->block_count && nearest; e++)
      nearest = e == d || !must_pass(code, b, e) || must_pass(code, d, e);
    if (nearest)
      return d;
  }
  return FLOW_EXIT;
}

/* --- Liveness --------------------------------------------------------------- */

typedef struct use {
  uint32_t reg;
  bool found;
} use;

static void note_use(void *context, uint32_t reg) {
  use *u = context;
  u->found |= u->reg == reg;
}

typedef struct search {
  const ir_code *code;
  uint32_t reg;
  uint8_t *seen; /* per instruction */
  bool live;
} search;

static void look(void *context, uint32_t at);

/* Before instruction `at`: is there a way to a read without a write on it? An
 * exception leaves before the instruction writes. */
static void look(void *context, uint32_t at) {
  search *s = context;
  if (s->seen[at])
    return;
  s->seen[at] = 1;
  const ir_instr *i = &s->code->instrs[at];
  use u = {s->reg, false};
  ir_reads(i, note_use, &u);
  s->live |= u.found;
  const ir_block *b = &s->code->blocks[s->code->block_of[at]];
  for (uint32_t h = 0; h < b->handler_count; h++)
    look(s, s->code->blocks[s->code->handlers[b->handlers + h].block].first);
  if (ir_written(i) == s->reg)
    return;
  ir_each_target(i, look, s);
  if (!ir_ends_block(i))
    look(s, at + 1);
}

static bool live_by_definition(const ir_code *code, uint32_t block, uint32_t reg) {
  search s = {code, reg, memory_new_array(uint8_t, code->count), false};
  look(&s, code->blocks[block].first);
  memory_free(s.seen);
  return s.live;
}

/* --- ------------------------------------------------------------------------ */

static void test_random(void **state) {
  (void)state;
  diag_sink sink = {0};
  ir_front_end front = {0};
  uint32_t joins = 0, live = 0;
  for (uint32_t n = 0; n < PROGRAMS; n++) {
    seed = n;
    ir_program p;
    ir_program_init(&p, &sink, &front);
    ir_method m = {.result = IR_I32};
    ir_code *code = random_code(&p, &m);
    const char *breach = ir_check(code, &p.arena);
    if (breach)
      fail_msg("seed %u: %s", n, breach);
    ir_flow *f = ir_flow_new(code, &p.arena);
    for (uint32_t b = 0; b < code->block_count; b++) {
      uint32_t want = join_by_definition(code, b);
      if (f->join[b] != want)
        fail_msg("seed %u: join of block %u is %u, not %u", n, b, f->join[b], want);
      joins += want != FLOW_EXIT;
      for (uint32_t r = 0; r <= REGISTERS; r++) {
        bool wanted = live_by_definition(code, b, r);
        if (ir_flow_is_live(f, b, r) != wanted)
          fail_msg("seed %u: register %u in block %u", n, r, b);
        live += wanted;
      }
    }
    ir_program_release(&p);
  }
  assert_true(joins > PROGRAMS && live > PROGRAMS); /* the programs are not trivial */
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_random)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
