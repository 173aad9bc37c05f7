/* A value on its way through a method's code: from where a register gets it, on all ways,
 * until the register is overwritten, and on in those that it is moved to.
 *
 *     following f = {.code = code, .field = field};
 *     following_run(&f, at, reg, false);
 *     ... f.leaks, f.stores, f.receives ...
 *     following_release(&f);
 *
 * It leaks where anything else is done with it than to call a method of it, to compare it, or to
 * put it into the field.
 */
#ifndef CHECK_FOLLOWING_H
#define CHECK_FOLLOWING_H

#include "check/subject.h"

typedef struct following {
  const ir_code *code;
  const ir_field *field;
  uint8_t *puts;         /* by instruction: it puts a new object into the field */
  vector(uint64_t) open; /* where it still is to be followed from */
  map seen;              /* (instruction, register): 1 */
  bool leaks;
  bool to_the_end;     /* wherever it leaks to */
  uint32_t before;     /* no further than this instruction; 0: there is none */
  u32_vector stores;   /* instructions that put it into the field */
  u32_vector receives; /* calls of its methods */
} following;

/* The register as the instruction leaves it; or `before`, as it finds it. */
void following_run(following *, uint32_t from, uint32_t reg, bool before);
void following_release(following *);
/* What names a field, or makes an object, is resolved. */
void following_resolve(ir_program *, const ir_code *);
/* In every method of the field's class and of those nested in it, which see its private fields;
 * false: somewhere `visit` was, or code is missing. */
typedef bool following_visit(subject *, following *);
bool following_everywhere(subject *, const ir_field *, following_visit *);
/* Whether the instruction is about that field. */
bool following_is_field(const ir_instr *, const ir_field *);

#endif
