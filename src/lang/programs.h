/* All programs within bounds, filled in only as far as they are looked at (what Korat
 * does with objects).
 *
 * A program begins as one open part. Whoever judges it and comes to an open part has an
 * answer for none of the programs that could stand there: the part is filled in each way
 * that the grammar and the bounds allow, and the program is judged anew. What is answered
 * without coming to a part is answered for everything that could stand there.
 *
 *     programs p;
 *     programs_init(&p, &interpreter, &layout, judge, context);
 *     programs_search(&p, sort, 7, 0, false);
 *     programs_release(&p);
 *
 * Where two open parts without names are compared, as types are, it is enough to know
 * whether they are the same: they become one part, or are known to be different.
 *
 * A binder is named by how many stand around it: each term is there in one way.
 */
#ifndef LANG_PROGRAMS_H
#define LANG_PROGRAMS_H

#include "lang/interpret.h"
#include "lang/layout.h"
#include "lang/promises.h"

enum { PROGRAM_SORTS = 64 };

typedef enum {
  PROGRAM_NEXT,   /* this one is done with, whatever its open parts are */
  PROGRAM_WHOLE,  /* its open parts matter after all */
  PROGRAM_ENOUGH, /* the search is over */
} program_answer;

/* Asked only when the interpreter needed nothing; it is cleared before. */
typedef program_answer program_judge(void *context, lang_value *program);

typedef struct program_part program_part;

typedef struct program_member { /* a part that must lie in a subset */
  program_part *part;
  lang_sort *sort;
} program_member;

typedef struct programs {
  interpreter *i;
  const lang_layout *y;
  program_judge *judge;
  void *context;
  uint32_t nodes, positions;     /* at most; positions 0: anywhere */
  bool plain;                    /* every part is filled before anything is judged */
  uint32_t least[PROGRAM_SORTS]; /* nodes of a term of the sort */
  uint32_t productions;          /* of all sorts */
  uint32_t *uses;                /* of each production, in the program */
  uint32_t *shown;               /* the same, and in what is promised */
  bool *alike;                /* words that no rule mentions: one is as good as another */
  uint32_t kinds, most_kinds; /* different ones, and the most; 0: any number */
  uint32_t most_nested;       /* contexts around a redex, and one more; 0: any number */
  uint64_t judged;            /* programs, with open parts or not */
  uint64_t all_judged, most;  /* so far, in all searches; at most; 0: any number */
  uint64_t budget;            /* where kinds are few: what may still be judged */
  uint32_t first_production[PROGRAM_SORTS];
  uint32_t used; /* nodes there are, and the fewest that open ones take */
  program_part *root;
  program_part *free; /* parts to be used again */
  arena arena;
  vector(program_member) members;
  bool scoped[PROGRAM_SORTS]; /* names that programs bind */
  bool shares[PROGRAM_SORTS]; /* sorts without names that are no nodes: types */
  bool wide[PROGRAM_SORTS];   /* of what no program has in it, and many numbers are in */
  vector(lang_value **) linked; /* where one open part stands in another's place */
  lang_promises promises;       /* what is said of open parts */
  vector(lang_promise *) once_made;
  vector(program_part *) kept;    /* of the promises */
  vector(program_part *) pending; /* of which only what binds names is there yet */
  bool lost; /* an answer that nothing open gives was needed: not all was searched */
} programs;

void programs_init(programs *, interpreter *, const lang_layout *, program_judge *,
                   void *context);
void programs_release(programs *);
/* Closed terms of the sort, of at most so many nodes. */
void programs_search(programs *, lang_sort *, uint32_t nodes, uint32_t positions,
                     bool plain);

#endif
