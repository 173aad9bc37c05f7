import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Lists the JVM instructions that no method of the given class files contains.
 *
 * <p>Usage: {@code java Opcodes.java DIR}. Walks every Code attribute byte by
 * byte. Exit code 1 when an instruction is missing that javac can emit. The
 * wide forms count as instructions of their own ("wide iload" and so on).
 */
public class Opcodes {
    /** Instructions that javac 17 never emits for Java sources. */
    static final Set<String> NOT_EMITTED = Set.of("nop", "swap", "jsr", "ret", "jsr_w", "wide ret");

    static final String[] NAMES = ("nop aconst_null iconst_m1 iconst_0 iconst_1 iconst_2 iconst_3 iconst_4 iconst_5 lconst_0 lconst_1"
        + " fconst_0 fconst_1 fconst_2 dconst_0 dconst_1 bipush sipush ldc ldc_w ldc2_w iload lload fload dload aload"
        + " iload_0 iload_1 iload_2 iload_3 lload_0 lload_1 lload_2 lload_3 fload_0 fload_1 fload_2 fload_3"
        + " dload_0 dload_1 dload_2 dload_3 aload_0 aload_1 aload_2 aload_3 iaload laload faload daload aaload baload caload saload"
        + " istore lstore fstore dstore astore istore_0 istore_1 istore_2 istore_3 lstore_0 lstore_1 lstore_2 lstore_3"
        + " fstore_0 fstore_1 fstore_2 fstore_3 dstore_0 dstore_1 dstore_2 dstore_3 astore_0 astore_1 astore_2 astore_3"
        + " iastore lastore fastore dastore aastore bastore castore sastore pop pop2 dup dup_x1 dup_x2 dup2 dup2_x1 dup2_x2 swap"
        + " iadd ladd fadd dadd isub lsub fsub dsub imul lmul fmul dmul idiv ldiv fdiv ddiv irem lrem frem drem ineg lneg fneg dneg"
        + " ishl lshl ishr lshr iushr lushr iand land ior lor ixor lxor iinc i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f i2b i2c i2s"
        + " lcmp fcmpl fcmpg dcmpl dcmpg ifeq ifne iflt ifge ifgt ifle if_icmpeq if_icmpne if_icmplt if_icmpge if_icmpgt if_icmple"
        + " if_acmpeq if_acmpne goto jsr ret tableswitch lookupswitch ireturn lreturn freturn dreturn areturn return"
        + " getstatic putstatic getfield putfield invokevirtual invokespecial invokestatic invokeinterface invokedynamic"
        + " new newarray anewarray arraylength athrow checkcast instanceof monitorenter monitorexit wide multianewarray"
        + " ifnull ifnonnull goto_w jsr_w").split(" ");

    static final String[] WIDE = {"iload", "lload", "fload", "dload", "aload", "istore", "lstore", "fstore", "dstore", "astore", "iinc", "ret"};

    static final Set<String> SEEN = new TreeSet<>();

    public static void main(String[] args) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(Paths.get(args[0]))) {
            walk.filter(p -> p.toString().endsWith(".class")).forEach(files::add);
        }
        for (Path p : files) readClass(Files.readAllBytes(p));
        List<String> all = new ArrayList<>(List.of(NAMES));
        all.remove("wide");
        for (String w : WIDE) all.add("wide " + w);
        int missing = 0;
        for (String name : all) {
            if (SEEN.contains(name)) {
                if (NOT_EMITTED.contains(name)) System.out.println("reached, though listed as never emitted: " + name);
                continue;
            }
            boolean excused = NOT_EMITTED.contains(name);
            System.out.println((excused ? "never emitted by javac: " : "MISSING: ") + name);
            if (!excused) missing++;
        }
        System.out.println(files.size() + " classes, " + SEEN.size() + " of " + all.size() + " instructions reached, " + missing + " missing");
        System.exit(missing == 0 ? 0 : 1);
    }

    /** Reads one class file and records the instructions of all its methods. */
    static void readClass(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        in.skipBytes(8);
        int n = in.readUnsignedShort();
        String[] utf = new String[n];
        for (int i = 1; i < n; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> utf[i] = in.readUTF();
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipBytes(4);
                case 5, 6 -> {
                    in.skipBytes(8);
                    i++;
                }
                case 7, 8, 16, 19, 20 -> in.skipBytes(2);
                case 15 -> in.skipBytes(3);
                default -> throw new IOException("constant tag " + tag);
            }
        }
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        for (int kind = 0; kind < 2; kind++) {
            for (int members = in.readUnsignedShort(); members > 0; members--) {
                in.skipBytes(6);
                for (int attrs = in.readUnsignedShort(); attrs > 0; attrs--) {
                    String name = utf[in.readUnsignedShort()];
                    int length = in.readInt();
                    byte[] body = in.readNBytes(length);
                    if (name.equals("Code")) readCode(body);
                }
            }
        }
    }

    static int u2(byte[] b, int at) {
        return (b[at] & 0xff) << 8 | b[at + 1] & 0xff;
    }

    static int s4(byte[] b, int at) {
        return u2(b, at) << 16 | u2(b, at + 2);
    }

    static void readCode(byte[] b) throws IOException {
        int length = s4(b, 4), start = 8, pc = 0;
        while (pc < length) {
            int at = start + pc, op = b[at] & 0xff;
            if (op >= NAMES.length) throw new IOException("opcode " + op);
            String name = NAMES[op];
            if (name.equals("wide")) {
                String inner = NAMES[b[at + 1] & 0xff];
                SEEN.add("wide " + inner);
                pc += inner.equals("iinc") ? 6 : 4;
                continue;
            }
            SEEN.add(name);
            pc += switch (name) {
                case "tableswitch" -> {
                    int pad = 4 - pc % 4, t = at + pad;
                    yield pad + 12 + 4 * (s4(b, t + 8) - s4(b, t + 4) + 1);
                }
                case "lookupswitch" -> {
                    int pad = 4 - pc % 4;
                    yield pad + 8 + 8 * s4(b, at + pad + 4);
                }
                default -> size(op, name);
            };
        }
    }

    /** Length in bytes of an instruction of fixed length. */
    static int size(int op, String name) {
        if (op >= 21 && op <= 25 || op >= 54 && op <= 58) return 2;
        if (op >= 153 && op <= 168 || op >= 178 && op <= 184) return 3;
        return switch (name) {
            case "bipush", "ldc", "ret", "newarray" -> 2;
            case "sipush", "ldc_w", "ldc2_w", "iinc", "new", "anewarray", "checkcast", "instanceof", "ifnull", "ifnonnull" -> 3;
            case "multianewarray" -> 4;
            case "invokeinterface", "invokedynamic", "goto_w", "jsr_w" -> 5;
            default -> 1;
        };
    }
}
