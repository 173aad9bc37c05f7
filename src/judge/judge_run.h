/* Inside the judge, for the engines that enumerate: they set single slots between
 * executions and watch what the invariant reads.
 *
 *     judge_set(j, slot, choice); ...
 *     truth valid = judge_state(j, &watch);
 *     judgment verdict = judge_execute(j, operation, arguments);   on a valid state
 *
 * What an execution did stays in the machine until the next call of any of these.
 */
#ifndef JUDGE_JUDGE_RUN_H
#define JUDGE_JUDGE_RUN_H

#include "judge/judge.h"

/* UNKNOWN: a limit was reached, or something is not supported; judge_trouble says. */
typedef enum { TRUTH_FALSE, TRUTH_TRUE, TRUTH_UNKNOWN } truth;

/* The tree fields of a class, and its local invariant. */
typedef struct tree_class {
  uint32_t count;
  uint32_t *slots;
  ir_method *local_invariant; /* as dispatched; NULL: none */
  ir_method *assumption;      /* of a class that replaces another; NULL: none */
} tree_class;

/* What chance gave in an execution, in order. */
typedef struct chance_pick {
  uint64_t count, value;
  object_id owner;
  uint32_t tried; /* values before this one */
} chance_pick;

struct judge {
  space *space;
  subject *subject;
  const check_limits *limits;
  diag_sink *sink;
  machine *machine;
  uint64_t steps; /* of all executions, but for the one under way */
  arena arena;
  object_id *ids;  /* by object of the space */
  object_id first; /* the space's own objects are [first, first + own_count) */
  uint32_t own_count;
  space_id *space_of;     /* by id - first: object of the space */
  uint32_t *choices;      /* by slot: what the machine's objects hold */
  map tree_classes;       /* ir_class -> tree_class */
  bool has_local;         /* some class of the space has a local invariant */
  bool has_tree;          /* the subject has tree fields */
  ir_method *invariant;   /* as dispatched */
  ir_method *well_formed; /* of a language, likewise; or NULL */
  /* one walk over the tree */
  u32_vector stamps; /* by object id: number of the last walk that met it */
  uint32_t walk;
  u32_vector nodes; /* objects met, breadth first */
  /* the prestate of the execution under way */
  object_id copies;      /* first copy */
  u32_vector copied;     /* by id - copies: the original */
  u32_vector copy_of;    /* by id - first: its copy, or 0 */
  machine_worlds worlds; /* these copies and all else, while a specification runs */
  judgment trouble;
  /* judge_chance.c */
  machine_chance chance;
  vector(chance_pick) picks;
  uint32_t next_pick;   /* of the execution under way */
  const char *samples;  /* of what not every value is tried; or NULL */
  uint32_t sampled;     /* executions since */
  uint32_t given_picks; /* the first so many are a candidate's, */
  bool is_replay;       /* which is run once */
  uint32_t looked_at;   /* so many classes were initialised then; by them, */
  bool order_seen;      /* an order of settled codes (jre/settled.c) */
  bool specifies;       /* a specification runs */
  bool refused;         /* a declarative method writes to what exists; the sink knows */
  /* of the last execution that was compared, for reports; 0: nothing */
  object_id abstract_before, abstract_after, abstract_expected;
  bool keeps_abstract; /* abstract_before is wanted */
  judge_look *look;    /* NULL: nobody */
  void *look_context;
};

void judge_set(judge *, uint32_t slot, uint32_t choice);
value judge_value(judge *, const domain *, uint32_t choice);

/* Whether a program could have built the state as set: what slots hold that lead to older
 * objects does not lead back. Part of what follows; no state without it is valid. */
bool judge_could_be(const judge *);
/* Whether the state as set is valid. `watch`, if given, hears every read of the space's
 * own objects. */
truth judge_state(judge *, machine_watch *watch);
/* What the operation deserves on the state as set, taken for valid. The arguments are
 * choices. KIND_INVALID: a precondition is false, or no program could have built what the
 * arguments lead to. */
judgment judge_execute(judge *, uint32_t operation, const uint32_t *arguments);
/* Runs a constructor without arguments. The object that it leaves stays until the next
 * call; KIND_NONE: it satisfies the invariant. */
judgment judge_construct(judge *, ir_method *constructor, object_id *made);
/* Why the last answer was UNKNOWN; the caller takes the message. */
judgment judge_trouble(judge *);

/* Chance. Executions of one operation on one state, for everything that chance may give:
 *     judge_chance_begin(j);
 *     do ... judge_execute ... while (judge_chance_next(j));
 *     judge_chance_doubt(j)        why these are not all there are; NULL: they are. New
 */
void judge_chance_begin(judge *);
bool judge_chance_next(judge *);
char *judge_chance_doubt(const judge *);

/* Between the judge's files. */

void judge_chance_init(judge *);
void judge_chance_attempt(judge *); /* the execution begins, perhaps again */
void judge_chance_end(judge *);     /* it has ended: were all values tried? */
/* The picks of a candidate. */
void judge_chance_give(judge *, const uint64_t *values, uint32_t count);

/* The call, undone, has written to what existed: where? True: it must not, and the sink
 * knows. */
bool judge_refuse_write(judge *, ir_method *, const value *args);

/* The tree fields of a class, and its local invariant; kept. */
const tree_class *judge_tree_class(judge *, ir_class *);
/* Walks the tree from the object, and puts what it meets into `nodes`. False: an
 * object was met twice; *again says which, and through which slot of *from. */
bool judge_walk_tree(judge *, object_id root, object_id *again, object_id *from,
                     const ir_field **field);
/* Copies what is reachable from the main object; the copy of the main object. */
object_id judge_copy_state(judge *);
/* Then: the copy of another object, and of what is reachable from it. */
object_id judge_copy(judge *, object_id);
void judge_forget_copies(judge *);
/* The object of which this is the prestate's copy, or itself. */
object_id judge_original(judge *, object_id);
/* Methods of GlassBox become the judge's own, on its machine: when they are first called,
 * and those that another machine called before. */
bool judge_bind_native(machine *, ir_method *);
void judge_bind_natives(machine *);
/* The native of GlassBox.listFromTree and its like. */
native_function *judge_list_native(void);
/* Object as text: Node#3, or Node for a new one. New. */
char *judge_object_text(judge *, object_id);

#endif
