/* Frames of the machine's stack, and how calls come to one. */
#ifndef EXEC_FRAMES_H
#define EXEC_FRAMES_H

#include "exec/machine.h"

#include <assert.h>
#include <stddef.h>

/* ir_method.entry */
enum { ENTRY_UNKNOWN, ENTRY_CODE, ENTRY_NATIVE, ENTRY_ABSTRACT };

/* Decides how calls enter the method: binds its native or lowers its code. False
 * after a stop. */
bool machine_prepare(machine *, ir_method *);

/* The stack has no room for another frame. True: now there is more; false: trapped, or
 * stopped while the language was woken, which an overflow relies on. */
bool machine_go_deeper(machine *);

static inline bool machine_has_room(const machine *m, uint32_t size) {
  return m->stack_end - m->stack_top >= (ptrdiff_t)size;
}

/* Pushes a frame with `regs` registers, not set. NULL: out of stack, trapped. */
static inline frame *machine_push_frame(machine *m, ir_method *method, uint32_t regs) {
  uint32_t size = machine_frame_size(regs);
  while (__builtin_expect(!machine_has_room(m, size), 0))
    if (!machine_go_deeper(m))
      return NULL;
  frame *f = &m->frames[m->frame_count++];
  *f = (frame){.code = method->code, .method = method, .regs = m->stack_top};
  m->stack_top += size;
  return f;
}

/* Pushes a frame for a method with ENTRY_CODE; arguments are the caller's to store
 * in its registers, the others are zero. NULL: out of stack, trapped. */
static inline frame *machine_push(machine *m, ir_method *method) {
  assert(method->entry == ENTRY_CODE);
  uint32_t regs = method->code->reg_count;
  frame *f = machine_push_frame(m, method, regs);
  if (f)
    for (uint32_t k = method->param_count; k < regs; k++)
      f->regs[k].bits = 0;
  return f;
}

static inline void machine_pop(machine *m) {
  assert(m->frame_count);
  if (__builtin_expect(m->observer != NULL, 0))
    m->observer->leave(m->observer, m);
  frame *f = &m->frames[--m->frame_count];
  m->stack_top = f->regs;
  if (__builtin_expect(f->locked != 0, 0))
    machine_exit(m, f->locked);
}

/* Enters the monitor of the frame's synchronized method: the receiver's or, of a static
 * one, its class's. machine_pop leaves it. */
void machine_lock(machine *, frame *);

#endif
