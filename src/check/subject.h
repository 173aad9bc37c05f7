/* What is checked: a class, its operations and everything that specifies them.
 *
 *     subject *s = subject_new(program, class, &selection, sink);   NULL: error reported
 *     for (uint32_t i = 0; i < s->operation_count; i++) ... s->operations[i] ...
 *
 * The annotations are read from the class itself, or from a companion class marked
 * @SpecFor, whose specification methods are static and take the checked object first.
 * Everything here is what the user wrote; bounds are in space.h.
 */
#ifndef CHECK_SUBJECT_H
#define CHECK_SUBJECT_H

#include "java/block.h"
#include "java/java.h"

typedef vector(ir_class *) class_vector;

/* A specification method. Called with the checked object first, whether it is an
 * instance method or a companion's static one. */
typedef struct specification {
  ir_method *method;
  const ir_method *declared; /* as the user wrote it */
  bool takes_prestate;       /* after the object */
  bool takes_result;         /* after the prestate */
  bool takes_parameters;     /* the operation's, last */
  bool is_negated;           /* it holds where the method is not true */
  bool is_of_arguments; /* made by the tool: those of the class satisfy its invariant */
} specification;

/* Two operations in both orders: what the method of an operation is made of. Its
 * parameters are those of both, and then copies, as the arguments are before it runs. */
typedef struct commuting {
  const char *texts[2]; /* add(int) */
  const ir_method *methods[2];
  uint32_t counts[2];    /* parameters of each */
  uint32_t copy_count;   /* parameters that are copies, behind them; */
  const uint8_t *copies; /* of these arguments; 0: of the checked object */
  /* of --commute-when */
  uint32_t atom_count;
  const java_atom *atoms;
  ir_method *cases; /* the answers as bits, of the object and both calls */
} commuting;

typedef struct operation {
  ir_method
      *method; /* takes the checked object first, as do those made for static ones */
  ir_method *declared; /* as the user wrote it: the method itself, or the static one */
  const char *text;    /* insert(int,Object), as the user would write it */
  bool is_constructor; /* checked from nothing: only what it leaves */
  uint32_t pre_count;  /* all must hold before, precondition() included */
  specification *pre;
  uint32_t post_count; /* all must hold after a normal return */
  specification *post;
  ir_method *transitions; /* of a nondeterministic language: how many steps, or NULL */
  uint32_t allowed_count; /* exceptions that may escape */
  ir_class **allowed;
  ir_method *other;           /* of the abstraction, when two are compared; else NULL */
  const commuting *commuting; /* NULL: it is no pair */
  const java_block *block;    /* NULL: it is a method, not statements in one */
} operation;

/* What is compared with what (000 §3.4). Property 1: the checked object and its
 * abstraction. Property 2: the two abstractions of a pair, of which the checked object
 * consists. */
typedef struct equivalence {
  int property;
  ir_class *abstract;
  ir_method *abstraction;         /* property 1: makes the abstraction of an object */
  ir_method *equal_to;            /* of the abstraction */
  ir_method *invariant;           /* of the abstraction, or NULL */
  const ir_field *first, *second; /* property 2: of the pair */
  const char *left_out;           /* operations that the abstraction has not; or NULL */
} equivalence;

/* @Range and @Domain: integers, or null and the objects of some classes and static
 * fields. */
typedef struct int_range {
  bool has_classes;    /* then low and high do not count */
  uint32_t real_count; /* @Values: then nothing else counts */
  const double *reals;
  int64_t low, high;
  uint32_t class_count, constant_count; /* both 0: null only */
  ir_class **classes;
  ir_field **constants; /* static and final */
} int_range;

/* Whether the class is checked for type soundness (000, Chapter IV). */
typedef enum {
  LANGUAGE_NONE,
  LANGUAGE_DETERMINISTIC,
  LANGUAGE_NONDETERMINISTIC
} language_kind;

typedef struct subject {
  java_program *program;
  arena arena;
  ir_class *class;
  ir_class *main_class; /* of the main object: the class; Object, where only static
                         * methods are checked */
  ir_class *companion;  /* with the specifications, or NULL */
  language_kind language;
  ir_class *stuck_exception; /* of a language */
  ir_method *invariant;      /* repOk; of a language, wellTyped */
  bool has_invariant;        /* otherwise `invariant` is always true */
  ir_method *well_formed;    /* repOk of a language, which must hold as well; or NULL */
  bool is_canonical;         /* an abstraction of its own, by isCanonical() */
  map local_invariants;      /* ir_class -> ir_method repOkLocal or NULL, as asked for */
  map tree_fields;           /* ir_field: 1, those that a companion names */
  map ranges;                /* ir_field -> int_range or NULL, as asked for */
  map parameter_ranges;      /* map_pair(method id, parameter from 0) -> int_range */
  name_vector classes;       /* of the user: where subclasses are looked for */
  map owned;                 /* ir_field: whether it owns what it holds, as asked for */
  map puts_new;              /* ir_field: whether it puts new objects in, as asked for */
  map put;                   /* ir_field -> class of what is put into it, or 0 */
  map concrete;              /* ir_class -> its class_vector of concrete classes */
  map assumed; /* ir_class that replaces another -> method that its objects satisfy before
                * an operation */
  uint32_t operation_count;
  operation *operations;
  uint32_t block_count;
  const java_block *blocks;    /* of the class, whether they are operations or not */
  uint32_t inherited_left_out; /* public methods of other classes that are not checked */
  uint32_t unmarked_left_out;  /* of a class without an invariant: not marked */
  const equivalence *equivalence; /* NULL: nothing is compared */
  /* of a subject whose operations are pairs that are to commute */
  java_sameness same;
  uint32_t alone_count; /* the operations of which the pairs are */
  operation *alone;
} subject;

typedef struct selection {
  const char *const *methods; /* --method */
  uint32_t method_count;
  const char *const *allowed; /* --allow */
  uint32_t allowed_count;
  bool constructors;
  bool inherited;             /* --inherited: from library classes, too */
  bool blocks;                /* those of the class, too */
  java_sources sources;       /* in which marks of blocks are looked for */
  const name_vector *classes; /* of the PATHs and --classpath; may be NULL */
  const name_vector *given;   /* of the PATHs; may be NULL */
  const name *replacing;      /* classes of --replace that stand for others */
  uint32_t replacing_count;
} selection;

subject *subject_new(java_program *, ir_class *, const selection *, diag_sink *);
void subject_delete(subject *);

/* subject_equivalence.c. Each is false or NULL after an error in the sink. */

/* The subject's operations are to be compared with those of the abstraction; those that
 * it has not are left out, unless `all` are wanted. */
bool subject_compare(subject *, ir_class *abstract, bool all, diag_sink *);
/* An abstraction is compared with itself: then there is nothing but its pairs and its
 * canonical states to check. */
bool subject_is_itself(const subject *compared);
/* Pairs of abstractions, and the operations that a compared subject has of them. */
subject *subject_new_pair(const subject *compared, diag_sink *);
/* The abstraction itself, whose isCanonical() is to imply repOk(). */
subject *subject_new_canonical(const subject *compared, diag_sink *);
bool subject_has_canonical(const subject *compared); /* it has both methods */
/* Which property of the comparison is checked: 1 or 2, see equivalence; 3: canonical
 * abstractions are valid. 0: nothing is compared. */
int subject_property(const subject *);
/* subject_commute.c: its operations become pairs, which are to commute: "all", or
 * "add(int),remove(int)". */
bool subject_commute(subject *, const char *wanted, diag_sink *);
/* Pairs of objects that are the same, as the commuted subject compares them, and its
 * operations. */
subject *subject_new_alike(const subject *commuted, diag_sink *);
/* subject_templates.c: the questions that tell the pair's cases apart. */
void subject_ask_cases(subject *commuted, uint32_t pair);
/* One of the pairs alone, in cases that are not known yet. `reach`: one in
 * which it commutes is found as a violation. */
subject *subject_new_case(const subject *commuted, uint32_t pair, const uint32_t *known,
                          uint32_t known_count, bool reach, diag_sink *);
/* Whether the k-th parameter, from 0, is filled with a copy. */
bool operation_is_copied(const operation *, uint32_t k);
/* Whether the exception may escape. A failed assertion may where AssertionError itself is
 * named: `throws Throwable` means no such thing. */
bool operation_allows(const operation *, const ir_class *exception);
/* The method that gives the field's value, which nobody stores; NULL: it is stored. */
const char *subject_recomputed_by(const subject *, const ir_field *);
bool subject_is_tree_field(const subject *, const ir_field *);
/* Of an object whose class replaces another: what it satisfies before an operation; or
 * NULL. */
ir_method *subject_assumption(const subject *, const ir_class *);
/* repOkLocal of the class or a superclass, or NULL. */
ir_method *subject_local_invariant(const subject *, ir_class *);
bool method_is_declarative(const ir_method *);
/* Whether nobody but the field can hold what it holds. */
bool subject_owns(subject *, const ir_field *);
/* Whether what another field or an array holds may come into the field. */
bool subject_takes_held(subject *, const ir_field *);
/* Whether the class puts new objects only, each once, into the collection that the field owns. */
bool subject_puts_new(subject *, const ir_field *);
/* The class of new objects that the field's class puts into it; NULL: it puts none. */
ir_class *subject_put_class(subject *, const ir_field *);
/* The range that the user gave to the field or parameter, or NULL. A field's is read
 * from its annotations when first asked for: false after an error in the sink. */
bool subject_field_range(subject *, const ir_field *, const int_range **, diag_sink *);
const int_range *subject_parameter_range(const subject *, const ir_method *, uint32_t);
/* The class and its known subclasses that can be instantiated: the class itself first,
 * then by name. Appends. */
void subject_concrete_classes(subject *, ir_class *, class_vector *);
/* The classes of the positions that the tree field, of the type, leads to: those that a
 * @Domain names, else the concrete classes. Appends; false after an error. */
bool subject_tree_classes(subject *, const ir_field *, ir_class *type, class_vector *,
                          diag_sink *);

#endif
