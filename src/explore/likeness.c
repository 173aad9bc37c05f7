#include "explore/likeness.h"

static void mix(uint64_t *h, uint64_t x) {
  *h = (*h ^ x) * 0x9E3779B97F4A7C15u;
  *h ^= *h >> 29;
}

static void mix_object(uint64_t *h, machine *m, object_id o) {
  mix(h, o < m->threads->baseline ? (uint64_t)o << 1
                                  : (uint64_t)machine_object(m, o)->class->id << 1 | 1);
}

static void mix_value(uint64_t *h, machine *m, ir_type type, value v) {
  if (type == IR_REF)
    mix_object(h, m, v.ref);
  else
    mix(h, type == IR_I64 || type == IR_F64 ? v.bits : (uint32_t)v.i);
}

static void mix_frame(uint64_t *h, machine *m, live_registers *registers, const frame *f,
                      const frame *above) {
  bool returns = above && !above->initialises;
  const live_set *live =
      live_at(registers, f->code, f->pc, returns ? LIVE_AFTER : LIVE_BEFORE);
  mix(h, (uint64_t)f->method->id << 32 | f->pc);
  for (uint32_t i = 0; i < live->count; i++)
    mix_value(h, m, f->code->reg_types[live->regs[i]], f->regs[live->regs[i]]);
}

static void mix_state(uint64_t *h, const thread_state *s) {
  mix(h, (uint64_t)s->status | (uint64_t)s->point.kind << 4 | (uint64_t)s->notified << 8 |
             (uint64_t)s->interrupted << 9 | (uint64_t)s->permit << 10 |
             (uint64_t)s->is_daemon << 11 | (uint64_t)s->held << 16 |
             (uint64_t)s->atomic << 32 | (uint64_t)s->stretch << 48);
}

uint64_t likeness_of(machine *m, live_registers *registers, const machine_thread *k) {
  const thread_state *s = &k->state;
  uint64_t h = machine_object(m, s->object)->class->id;
  mix_state(&h, s);
  uint32_t frames = s->status == THREAD_ENDED ? 0 : s->frame_count;
  for (uint32_t i = 0; i < frames; i++)
    if (k->frames[i].code)
      mix_frame(&h, m, registers, &k->frames[i],
                i + 1 < frames ? &k->frames[i + 1] : NULL);
  vec_each (thread_access, a, &k->recent) {
    mix_object(&h, m, a->object);
    mix(&h, (uint64_t)a->index << 2 | (uint64_t)a->writes << 1 | a->is_plain);
  }
  return h;
}
