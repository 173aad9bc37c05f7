/* Generic signatures as class files have them: Ljava/util/Map<Ljava/lang/String;TV;>;
 *
 * What comes out has no type variables and no wildcards: each stands for its bound. All
 * texts are in the arena or the class file.
 */
#ifndef CHECK_GENERICS_H
#define CHECK_GENERICS_H

#include "check/subject.h"

/* Of a field, and of a method's parameter (from 0, without receiver): its signature, or
 * its descriptor where it has none. */
const char *generics_field(arena *, const ir_field *);
/* Of a field of an object whose class, which declares it, is used by the signature. */
const char *generics_used_field(arena *, const char *used, const ir_field *);
const char *generics_parameter(arena *, const ir_method *, uint32_t k);
/* What the method, which the interface has or inherits, gives where the interface is used
 * by the signature. */
const char *generics_result(arena *, const char *used, const ir_class *interface,
                            const ir_method *);
/* The class or interface that the class extends, as its declaration has it; NULL: it does
 * not, or has no signature. */
const char *generics_extended(arena *, const ir_class *, const ir_class *wanted);
/* The class or interface `wanted` as the class, which is used by the signature (NULL: it is
 * not known how), extends or implements it, through others too; NULL: it does not, or
 * without arguments. */
const char *generics_as(arena *, const char *used, const ir_class *,
                        const ir_class *wanted);
/* Whether `? super T` stands in what the field, or the method, declares. */
bool generics_field_is_loose(const ir_field *);
bool generics_method_is_loose(const ir_method *);
/* Whether the class says with no variable what it extends and implements. */
bool generics_is_exact(const ir_class *);
/* The k-th type argument; NULL: there is none. */
const char *generics_argument(arena *, const char *signature, uint32_t k);
/* The descriptor behind the signature. */
const char *generics_erased(arena *, const char *signature);

#endif
