/* What a parameter of type Object, or Number, Collection, Throwable, may well be: objects of
 * the classes that the operation asks it for, o instanceof Point or (Point) o, the checked
 * object where they are compared. Without them equals(Object) would be checked with objects
 * alone that it turns down. */
#include "check/generics.h"
#include "check/space_build.h"
#include "check/space_made.h"
#include "check/subject_names.h"

bool builder_is_asked(const space_builder *b, const ir_class *type) {
  bool is_final = java_info(type)->file && java_info(type)->file->access & ACC_FINAL;
  return !java_info(type)->is_primitive && !type->is_array && !type->is_enum &&
         !is_final && java_info(type)->from_jdk &&
         !java_info(b->subject->class)->from_jdk;
}

bool builder_casts(space_builder *b, ir_method *m, uint32_t k, const ir_class *type,
                   class_vector *out) {
  class_vector asked = {0};
  bool with_this = subject_asks(b->subject, m, k, &asked);
  array_info info = {.signature = generics_parameter(&b->space->arena, m, k),
                     .is_loose = generics_method_is_loose(m)};
  vec_each (ir_class *, c, &asked)
    if (*c != type && ir_is_subclass(*c, type) && made_fits(b, *c, type, &info))
      vec_push(out, *c);
  vec_release(&asked);
  return with_this;
}
