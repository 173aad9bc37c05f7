/* The instructions of the JVM: one line each, in the order of their codes.
 *
 * The second word is the form of the operands, which gives the length and what
 * classfile_code has to check.
 */
#ifndef JAVA_OPCODE_H
#define JAVA_OPCODE_H

#include <stdint.h>

#define OPCODES(X)                                                                       \
  X(NOP, NONE)                                                                           \
  X(ACONST_NULL, NONE)                                                                   \
  X(ICONST_M1, NONE)                                                                     \
  X(ICONST_0, NONE)                                                                      \
  X(ICONST_1, NONE)                                                                      \
  X(ICONST_2, NONE)                                                                      \
  X(ICONST_3, NONE)                                                                      \
  X(ICONST_4, NONE)                                                                      \
  X(ICONST_5, NONE)                                                                      \
  X(LCONST_0, NONE)                                                                      \
  X(LCONST_1, NONE)                                                                      \
  X(FCONST_0, NONE)                                                                      \
  X(FCONST_1, NONE)                                                                      \
  X(FCONST_2, NONE)                                                                      \
  X(DCONST_0, NONE)                                                                      \
  X(DCONST_1, NONE)                                                                      \
  X(BIPUSH, BYTE)                                                                        \
  X(SIPUSH, SHORT)                                                                       \
  X(LDC, CONSTANT)                                                                       \
  X(LDC_W, CONSTANT_W)                                                                   \
  X(LDC2_W, CONSTANT_2)                                                                  \
  X(ILOAD, LOCAL)                                                                        \
  X(LLOAD, LOCAL_2)                                                                      \
  X(FLOAD, LOCAL)                                                                        \
  X(DLOAD, LOCAL_2)                                                                      \
  X(ALOAD, LOCAL)                                                                        \
  X(ILOAD_0, LOCAL_N)                                                                    \
  X(ILOAD_1, LOCAL_N)                                                                    \
  X(ILOAD_2, LOCAL_N)                                                                    \
  X(ILOAD_3, LOCAL_N)                                                                    \
  X(LLOAD_0, LOCAL_N_2)                                                                  \
  X(LLOAD_1, LOCAL_N_2)                                                                  \
  X(LLOAD_2, LOCAL_N_2)                                                                  \
  X(LLOAD_3, LOCAL_N_2)                                                                  \
  X(FLOAD_0, LOCAL_N)                                                                    \
  X(FLOAD_1, LOCAL_N)                                                                    \
  X(FLOAD_2, LOCAL_N)                                                                    \
  X(FLOAD_3, LOCAL_N)                                                                    \
  X(DLOAD_0, LOCAL_N_2)                                                                  \
  X(DLOAD_1, LOCAL_N_2)                                                                  \
  X(DLOAD_2, LOCAL_N_2)                                                                  \
  X(DLOAD_3, LOCAL_N_2)                                                                  \
  X(ALOAD_0, LOCAL_N)                                                                    \
  X(ALOAD_1, LOCAL_N)                                                                    \
  X(ALOAD_2, LOCAL_N)                                                                    \
  X(ALOAD_3, LOCAL_N)                                                                    \
  X(IALOAD, NONE)                                                                        \
  X(LALOAD, NONE)                                                                        \
  X(FALOAD, NONE)                                                                        \
  X(DALOAD, NONE)                                                                        \
  X(AALOAD, NONE)                                                                        \
  X(BALOAD, NONE)                                                                        \
  X(CALOAD, NONE)                                                                        \
  X(SALOAD, NONE)                                                                        \
  X(ISTORE, LOCAL)                                                                       \
  X(LSTORE, LOCAL_2)                                                                     \
  X(FSTORE, LOCAL)                                                                       \
  X(DSTORE, LOCAL_2)                                                                     \
  X(ASTORE, LOCAL)                                                                       \
  X(ISTORE_0, LOCAL_N)                                                                   \
  X(ISTORE_1, LOCAL_N)                                                                   \
  X(ISTORE_2, LOCAL_N)                                                                   \
  X(ISTORE_3, LOCAL_N)                                                                   \
  X(LSTORE_0, LOCAL_N_2)                                                                 \
  X(LSTORE_1, LOCAL_N_2)                                                                 \
  X(LSTORE_2, LOCAL_N_2)                                                                 \
  X(LSTORE_3, LOCAL_N_2)                                                                 \
  X(FSTORE_0, LOCAL_N)                                                                   \
  X(FSTORE_1, LOCAL_N)                                                                   \
  X(FSTORE_2, LOCAL_N)                                                                   \
  X(FSTORE_3, LOCAL_N)                                                                   \
  X(DSTORE_0, LOCAL_N_2)                                                                 \
  X(DSTORE_1, LOCAL_N_2)                                                                 \
  X(DSTORE_2, LOCAL_N_2)                                                                 \
  X(DSTORE_3, LOCAL_N_2)                                                                 \
  X(ASTORE_0, LOCAL_N)                                                                   \
  X(ASTORE_1, LOCAL_N)                                                                   \
  X(ASTORE_2, LOCAL_N)                                                                   \
  X(ASTORE_3, LOCAL_N)                                                                   \
  X(IASTORE, NONE)                                                                       \
  X(LASTORE, NONE)                                                                       \
  X(FASTORE, NONE)                                                                       \
  X(DASTORE, NONE)                                                                       \
  X(AASTORE, NONE)                                                                       \
  X(BASTORE, NONE)                                                                       \
  X(CASTORE, NONE)                                                                       \
  X(SASTORE, NONE)                                                                       \
  X(POP, NONE)                                                                           \
  X(POP2, NONE)                                                                          \
  X(DUP, NONE)                                                                           \
  X(DUP_X1, NONE)                                                                        \
  X(DUP_X2, NONE)                                                                        \
  X(DUP2, NONE)                                                                          \
  X(DUP2_X1, NONE)                                                                       \
  X(DUP2_X2, NONE)                                                                       \
  X(SWAP, NONE)                                                                          \
  X(IADD, NONE)                                                                          \
  X(LADD, NONE)                                                                          \
  X(FADD, NONE)                                                                          \
  X(DADD, NONE)                                                                          \
  X(ISUB, NONE)                                                                          \
  X(LSUB, NONE)                                                                          \
  X(FSUB, NONE)                                                                          \
  X(DSUB, NONE)                                                                          \
  X(IMUL, NONE)                                                                          \
  X(LMUL, NONE)                                                                          \
  X(FMUL, NONE)                                                                          \
  X(DMUL, NONE)                                                                          \
  X(IDIV, NONE)                                                                          \
  X(LDIV, NONE)                                                                          \
  X(FDIV, NONE)                                                                          \
  X(DDIV, NONE)                                                                          \
  X(IREM, NONE)                                                                          \
  X(LREM, NONE)                                                                          \
  X(FREM, NONE)                                                                          \
  X(DREM, NONE)                                                                          \
  X(INEG, NONE)                                                                          \
  X(LNEG, NONE)                                                                          \
  X(FNEG, NONE)                                                                          \
  X(DNEG, NONE)                                                                          \
  X(ISHL, NONE)                                                                          \
  X(LSHL, NONE)                                                                          \
  X(ISHR, NONE)                                                                          \
  X(LSHR, NONE)                                                                          \
  X(IUSHR, NONE)                                                                         \
  X(LUSHR, NONE)                                                                         \
  X(IAND, NONE)                                                                          \
  X(LAND, NONE)                                                                          \
  X(IOR, NONE)                                                                           \
  X(LOR, NONE)                                                                           \
  X(IXOR, NONE)                                                                          \
  X(LXOR, NONE)                                                                          \
  X(IINC, INCREMENT)                                                                     \
  X(I2L, NONE)                                                                           \
  X(I2F, NONE)                                                                           \
  X(I2D, NONE)                                                                           \
  X(L2I, NONE)                                                                           \
  X(L2F, NONE)                                                                           \
  X(L2D, NONE)                                                                           \
  X(F2I, NONE)                                                                           \
  X(F2L, NONE)                                                                           \
  X(F2D, NONE)                                                                           \
  X(D2I, NONE)                                                                           \
  X(D2L, NONE)                                                                           \
  X(D2F, NONE)                                                                           \
  X(I2B, NONE)                                                                           \
  X(I2C, NONE)                                                                           \
  X(I2S, NONE)                                                                           \
  X(LCMP, NONE)                                                                          \
  X(FCMPL, NONE)                                                                         \
  X(FCMPG, NONE)                                                                         \
  X(DCMPL, NONE)                                                                         \
  X(DCMPG, NONE)                                                                         \
  X(IFEQ, JUMP)                                                                          \
  X(IFNE, JUMP)                                                                          \
  X(IFLT, JUMP)                                                                          \
  X(IFGE, JUMP)                                                                          \
  X(IFGT, JUMP)                                                                          \
  X(IFLE, JUMP)                                                                          \
  X(IF_ICMPEQ, JUMP)                                                                     \
  X(IF_ICMPNE, JUMP)                                                                     \
  X(IF_ICMPLT, JUMP)                                                                     \
  X(IF_ICMPGE, JUMP)                                                                     \
  X(IF_ICMPGT, JUMP)                                                                     \
  X(IF_ICMPLE, JUMP)                                                                     \
  X(IF_ACMPEQ, JUMP)                                                                     \
  X(IF_ACMPNE, JUMP)                                                                     \
  X(GOTO, JUMP)                                                                          \
  X(JSR, SUBROUTINE)                                                                     \
  X(RET, SUBROUTINE_RETURN)                                                              \
  X(TABLESWITCH, TABLE)                                                                  \
  X(LOOKUPSWITCH, LOOKUP)                                                                \
  X(IRETURN, NONE)                                                                       \
  X(LRETURN, NONE)                                                                       \
  X(FRETURN, NONE)                                                                       \
  X(DRETURN, NONE)                                                                       \
  X(ARETURN, NONE)                                                                       \
  X(RETURN, NONE)                                                                        \
  X(GETSTATIC, FIELD)                                                                    \
  X(PUTSTATIC, FIELD)                                                                    \
  X(GETFIELD, FIELD)                                                                     \
  X(PUTFIELD, FIELD)                                                                     \
  X(INVOKEVIRTUAL, VIRTUAL)                                                              \
  X(INVOKESPECIAL, SPECIAL)                                                              \
  X(INVOKESTATIC, STATIC)                                                                \
  X(INVOKEINTERFACE, INTERFACE)                                                          \
  X(INVOKEDYNAMIC, DYNAMIC)                                                              \
  X(NEW, NEW)                                                                            \
  X(NEWARRAY, PRIMITIVE)                                                                 \
  X(ANEWARRAY, CLASS)                                                                    \
  X(ARRAYLENGTH, NONE)                                                                   \
  X(ATHROW, NONE)                                                                        \
  X(CHECKCAST, CLASS)                                                                    \
  X(INSTANCEOF, CLASS)                                                                   \
  X(MONITORENTER, NONE)                                                                  \
  X(MONITOREXIT, NONE)                                                                   \
  X(WIDE, WIDE)                                                                          \
  X(MULTIANEWARRAY, DIMENSIONS)                                                          \
  X(IFNULL, JUMP)                                                                        \
  X(IFNONNULL, JUMP)                                                                     \
  X(GOTO_W, JUMP_W)                                                                      \
  X(JSR_W, SUBROUTINE_W)

#define OPCODE_ENUMERATOR(op, form) JVM_##op,
typedef enum { OPCODES(OPCODE_ENUMERATOR) JVM_COUNT } opcode;
#undef OPCODE_ENUMERATOR

typedef enum {
  FORM_NONE,
  FORM_BYTE,              /* s1 */
  FORM_SHORT,             /* s2 */
  FORM_CONSTANT,          /* u1 pool: int, float, String, Class, ... */
  FORM_CONSTANT_W,        /* u2 pool: the same */
  FORM_CONSTANT_2,        /* u2 pool: long, double */
  FORM_LOCAL,             /* u1 slot */
  FORM_LOCAL_2,           /* u1 slot of a long or double */
  FORM_LOCAL_N,           /* slot 0 to 3 in the code: iload_0 */
  FORM_LOCAL_N_2,         /* the same of a long or double */
  FORM_INCREMENT,         /* u1 slot, s1 */
  FORM_JUMP,              /* s2 offset */
  FORM_JUMP_W,            /* s4 offset */
  FORM_TABLE,             /* padding, s4 default, low, high, offsets */
  FORM_LOOKUP,            /* padding, s4 default, count, pairs */
  FORM_FIELD,             /* u2 pool */
  FORM_VIRTUAL,           /* u2 pool */
  FORM_SPECIAL,           /* u2 pool */
  FORM_STATIC,            /* u2 pool */
  FORM_INTERFACE,         /* u2 pool, u1 argument slots, 0 */
  FORM_DYNAMIC,           /* u2 pool, 0, 0 */
  FORM_NEW,               /* u2 pool: a class, not an array */
  FORM_PRIMITIVE,         /* u1 element type, 4 to 11 */
  FORM_CLASS,             /* u2 pool: a class or array */
  FORM_DIMENSIONS,        /* u2 pool: an array, u1 dimensions */
  FORM_WIDE,              /* a wide local instruction */
  FORM_SUBROUTINE,        /* jsr: only before Java 7, not supported */
  FORM_SUBROUTINE_RETURN, /* ret */
  FORM_SUBROUTINE_W       /* jsr_w */
} opcode_form;

opcode_form opcode_form_of(uint8_t op); /* requires op < JVM_COUNT */
const char *opcode_name(uint8_t op);    /* "IADD"; "?" for an unknown one */

#endif
