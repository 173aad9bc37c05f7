import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.FieldVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;

/**
 * Copies library classes so that a companion may read their private fields: FOLDER CLASS...
 *
 * <p>Three kinds of flags are changed in a class and in the classes nested in it, each to
 * public: those of the class itself, those of its fields, and those of every entry of its
 * attribute InnerClasses, which is where javac looks for the access of a nested class.
 * Methods keep theirs, and so does everything else: final stays final.
 */
public final class OpenClasses {
    public static void main(String[] args) throws IOException {
        for (int i = 1; i < args.length; i++) {
            String name = args[i].replace('.', '/');
            Path library = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
            for (Path f : withNested(library, name)) {
                Path copy = Path.of(args[0]).resolve(library.relativize(f).toString());
                Files.createDirectories(copy.getParent());
                Files.write(copy, open(Files.readAllBytes(f)));
            }
        }
    }

    /** The file of the class, and those of the classes nested in it. */
    static List<Path> withNested(Path library, String name) throws IOException {
        String simple = name.substring(name.lastIndexOf('/') + 1);
        try (Stream<Path> s = Files.list(library.resolve(name).getParent())) {
            return s.filter(f -> f.getFileName().toString().equals(simple + ".class")
                    || f.getFileName().toString().startsWith(simple + "$")).collect(Collectors.toList());
        }
    }

    private static int opened(int access) {
        return access & ~(Opcodes.ACC_PRIVATE | Opcodes.ACC_PROTECTED) | Opcodes.ACC_PUBLIC;
    }

    static byte[] open(byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM8, writer) {
            @Override
            public void visit(int version, int access, String name, String signature, String superName,
                    String[] interfaces) {
                super.visit(version, opened(access), name, signature, superName, interfaces);
            }

            @Override
            public FieldVisitor visitField(int access, String name, String descriptor, String signature,
                    Object value) {
                return super.visitField(opened(access), name, descriptor, signature, value);
            }

            @Override
            public void visitInnerClass(String name, String outer, String inner, int access) {
                super.visitInnerClass(name, outer, inner, opened(access));
            }
        }, 0);
        return writer.toByteArray();
    }
}
