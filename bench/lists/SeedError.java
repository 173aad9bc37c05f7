import java.nio.file.Files;
import java.nio.file.Path;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.Type;
import jdk.internal.org.objectweb.asm.tree.*;

/**
 * An error in a class of which there is no source:
 *
 *     java --add-exports ... SeedError.java FROM.class TO.class METHOD omit NAME N
 *     ... METHOD negate N
 *     ... METHOD read FIELD OTHER N
 *
 * leaves out the N-th (from 1) write of field NAME or call of void method NAME in METHOD, turns its N-th conditional
 * jump round, or reads another field of the same object and type.
 */
class SeedError {
    static final int[] OPPOSITES = {
        Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE,
        Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE, Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE, Opcodes.IF_ICMPGT,
        Opcodes.IF_ICMPLE, Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE, Opcodes.IFNULL, Opcodes.IFNONNULL};

    static int opposite(int opcode) {
        for (int i = 0; i < OPPOSITES.length; i++) if (OPPOSITES[i] == opcode) return OPPOSITES[i ^ 1];
        return -1;
    }

    /** How many operands the instruction takes if it writes or calls `name`; -1: it is another one. */
    static int operands(AbstractInsnNode i, String name) {
        if (i instanceof FieldInsnNode f && i.getOpcode() == Opcodes.PUTFIELD && f.name.equals(name)) return 2;
        if (i instanceof MethodInsnNode m && m.name.equals(name) && m.desc.endsWith("V"))
            return Type.getArgumentTypes(m.desc).length + 1;
        return -1;
    }

    static boolean changes(InsnList all, AbstractInsnNode i, String[] how, boolean really) {
        switch (how[0]) {
            case "omit" -> {
                int count = operands(i, how[1]);
                if (really) {
                    for (; count > 0; count--) all.insertBefore(i, new InsnNode(Opcodes.POP));
                    all.remove(i);
                }
                return count >= 0;
            }
            case "negate" -> {
                if (!(i instanceof JumpInsnNode j) || opposite(i.getOpcode()) < 0) return false;
                if (really) j.setOpcode(opposite(i.getOpcode()));
                return true;
            }
            default -> {
                if (!(i instanceof FieldInsnNode f) || i.getOpcode() != Opcodes.GETFIELD || !f.name.equals(how[1]))
                    return false;
                if (really) f.name = how[2];
                return true;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        String[] how = java.util.Arrays.copyOfRange(arguments, 3, arguments.length);
        int left = Integer.parseInt(how[how.length - 1]);
        ClassNode c = new ClassNode();
        new ClassReader(Files.readAllBytes(Path.of(arguments[0]))).accept(c, 0);
        for (MethodNode m : c.methods)
            for (AbstractInsnNode i = m.name.equals(arguments[2]) ? m.instructions.getFirst() : null; i != null; ) {
                AbstractInsnNode next = i.getNext();
                if (changes(m.instructions, i, how, false) && --left == 0) changes(m.instructions, i, how, true);
                i = next;
            }
        if (left > 0) throw new IllegalArgumentException("no such instruction");
        ClassWriter out = new ClassWriter(0);
        c.accept(out);
        Files.createDirectories(Path.of(arguments[1]).getParent());
        Files.write(Path.of(arguments[1]), out.toByteArray());
    }
}
