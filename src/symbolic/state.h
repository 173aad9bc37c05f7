/* The symbolic state: objects whose slots hold symbolic values.
 *
 *     sym_state s; sym_state_init(&s, formula, machine);
 *     sym_id o = sym_new_object(&s, class);
 *     sym v = sym_read(&s, sym_slot(&s, o, field->slot));
 *     uint32_t mark = sym_mark(&s);  ... writes ...  sym_undo(&s, mark);
 *
 * A value is a handle: a number for integers (and the raw bits of a float, always
 * constant), a guarded set for references; its slot's or register's type tells which.
 * Zero and null are both SYM_ZERO. Slots of all objects are numbered densely. Writes
 * are journalled; undoing also forgets the objects made since.
 *
 * Objects that class initialisers and constants made on the concrete machine are taken
 * over when they are first met: see imported.h.
 */
#ifndef SYMBOLIC_STATE_H
#define SYMBOLIC_STATE_H

#include "exec/machine.h"
#include "formula/bits.h"
#include "formula/marks.h"
#include "symbolic/number.h"
#include "symbolic/refs.h"

typedef uint32_t sym;
#define SYM_ZERO ((sym)1)

/* A slot of the symbolic state: of any of its objects. Not to be taken for a slot of the
 * space (space_slot_id), nor for the place that a slot has in its object. */
typedef struct sym_slot_id {
  uint32_t index;
} sym_slot_id;
typedef vector(sym_slot_id) sym_slot_vector;

static inline bool sym_slot_same(sym_slot_id a, sym_slot_id b) {
  return a.index == b.index;
}
static inline sym_slot_id sym_slot_after(sym_slot_id first, uint32_t by) {
  return (sym_slot_id){first.index + by};
}

typedef struct sym_object {
  ir_class *class;
  uint32_t length; /* of an array; else the number of slots */
  sym_slot_id first_slot;
  object_id imported; /* object of the machine, or 0 */
  uint16_t settled;   /* number of an identity hash code (jre/settled.c), or 0 */
  sym_id original;    /* of a copy that stands for the state before; else null */
  uint32_t maker;     /* serial of the merged call that made it, or 0, */
  literal made_when;  /* and the condition there, */
  literal exists;     /* and where that call was made; then */
  bool made;          /* by a merged call: a specification's own, mostly */
  bool opaque;        /* its slots mean nothing: a text made for a message */
  bool is_spec_box;   /* a number that a specification has boxed (spec_boxes.h) */
} sym_object;

typedef struct sym_write {
  sym_slot_id slot;
  sym old;
} sym_write;

typedef struct sym_state {
  formula *formula;
  bits_context bits;
  numbers numbers;
  refs refs;
  machine *machine;
  vector(sym_object) objects; /* 0 is null */
  vector(sym) values;         /* by slot */
  vector(sym_write) journal;
  sym_slot_vector taken;   /* slots whose reference was read from the machine */
  map imported;            /* object of the machine -> object here */
  node_marks atoms;        /* nodes that are comparisons, not to be taken apart */
  node_marks whole;        /* of these, such as are told from no other one of the kind */
  map boxes;               /* boxes of the space: their value (boxes.h) */
  map unboxed;             /* references to boxes: number */
  bool has_copies;         /* some objects have an original */
  bool has_spec_boxes;     /* there are, or were, boxes of specifications */
  struct selects *selects; /* select.h; NULL: there are none */
  struct alike_groups *alike; /* alike.h; NULL: there are none */
} sym_state;

void sym_state_init(sym_state *, formula *, machine *);
void sym_state_release(sym_state *);

sym_id sym_new_object(sym_state *, ir_class *);
sym_id sym_new_array(sym_state *, ir_class *, uint32_t length);
/* What its slots hold is asked of the machine when it is first read: see imported.h. */
sym_id sym_new_unread(sym_state *, ir_class *, uint32_t slots);

static inline sym_object *sym_get_object(const sym_state *s, sym_id object) {
  return &s->objects.data[object.index];
}
static inline sym_slot_id sym_slot(const sym_state *s, sym_id object, uint32_t index) {
  return sym_slot_after(sym_get_object(s, object)->first_slot, index);
}
ir_storage sym_slot_storage(const sym_object *, uint32_t index);
sym_id sym_slot_owner(const sym_state *, sym_slot_id);
/* Its place in its object. */
static inline uint32_t sym_slot_place(const sym_object *owner, sym_slot_id slot) {
  assert(slot.index - owner->first_slot.index < owner->length);
  return slot.index - owner->first_slot.index;
}
/* What it holds; 0: nobody has read it from the machine yet. */
static inline sym sym_peek(const sym_state *s, sym_slot_id slot) {
  assert(slot.index < s->values.size);
  return s->values.data[slot.index];
}
/* Of an object just made: not journalled. */
static inline void sym_set(sym_state *s, sym_slot_id slot, sym v) {
  assert(slot.index < s->values.size);
  s->values.data[slot.index] = v;
}
sym sym_read(sym_state *, sym_slot_id);
void sym_write_slot(sym_state *, sym_slot_id, sym);

typedef struct sym_position {
  uint32_t journal, objects, values, taken;
} sym_position;
sym_position sym_mark(const sym_state *);
void sym_undo(sym_state *, sym_position);

/* Notes that the literal is a comparison; returns it. */
literal sym_atom(sym_state *, literal);

/* Values. */
sym sym_int(sym_state *, int64_t);
bool sym_to_int(const sym_state *, sym, int64_t *);
bits sym_bits(sym_state *, sym); /* of an integer */
int64_t sym_evaluate(sym_state *, evaluation *, sym);
sym sym_ref(sym_state *, sym_id);
sym sym_ite(sym_state *, ir_type, literal condition, sym then, sym otherwise);

#endif
