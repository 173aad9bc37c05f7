/* java.lang.Object and identity. */
#include "jre/runtime.h"

/* A positive number of 31 bits that depends on the object's number alone, so that
 * every run of a program sees the same hash codes. */
int32_t identity_hash(object_id id) {
  uint32_t h = id;
  h ^= h >> 16;
  h *= 0x7feb352du;
  h ^= h >> 15;
  h *= 0x846ca68bu;
  h ^= h >> 16;
  h &= 0x7fffffff;
  return h ? (int32_t)h : 1;
}

NATIVE(get_class) {
  result->ref = jre_mirror(m, machine_object(m, args[0].ref)->class);
  return true;
}

NATIVE(clone_object) {
  ir_class *class = machine_object(m, args[0].ref)->class;
  ir_class *cloneable = jre_class(m, "java/lang/Cloneable");
  if (!cloneable)
    return false;
  if (!ir_is_subclass(class, cloneable)) {
    char *text = class_java_name(class);
    jre_throw(m, "java/lang/CloneNotSupportedException", "%s", text);
    memory_free(text);
    return false;
  }
  result->ref = heap_copy(&m->heap, args[0].ref);
  return true;
}

NATIVE(notify) {
  if (machine_held(m, args[0].ref))
    return true;
  return machine_trap(m, (trap){.kind = TRAP_MONITOR});
}

NATIVE(wait_for) {
  if (!machine_held(m, args[0].ref))
    return machine_trap(m, (trap){.kind = TRAP_MONITOR});
  if (args[1].l < 0)
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "timeout value is negative");
  if (args[1].l > 0) { /* nobody notifies: the time passes */
    jre_of(m)->slept += args[1].l * 1000000;
    return true;
  }
  return machine_stop(m, STOP_UNSUPPORTED,
                      "Object.wait: the program has one thread and would wait for ever");
}

const native_entry natives_object[] = {{"java/lang/Object", "getClass", NULL, get_class},
                                       {"java/lang/Object", "clone", NULL, clone_object},
                                       {"java/lang/Object", "notify", NULL, notify},
                                       {"java/lang/Object", "notifyAll", NULL, notify},
                                       {"java/lang/Object", "wait", "(J)V", wait_for},
                                       {0}};
