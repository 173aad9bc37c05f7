import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.Type;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.AnnotationNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.FieldInsnNode;
import jdk.internal.org.objectweb.asm.tree.FieldNode;
import jdk.internal.org.objectweb.asm.tree.InsnNode;
import jdk.internal.org.objectweb.asm.tree.JumpInsnNode;
import jdk.internal.org.objectweb.asm.tree.LdcInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;

/**
 * A class with its specification, its own or a companion's, compiled from source and loaded
 * so that what it reads is noted.
 */
final class Subject extends ClassLoader {
    private static final Pattern SPEC_FOR = Pattern.compile("(?m)^@SpecFor\\((.*)\\.class\\)");
    private static final Pattern NEEDS = Pattern.compile("(?m)^// needs: (.*)$");

    private final Map<String, byte[]> files = new HashMap<>();
    private final Map<String, ClassNode> nodes = new HashMap<>();
    private final Map<Class<?>, List<Field>> fields = new HashMap<>();
    private final Map<Class<?>, List<Field>> treeFields = new HashMap<>();
    private final Map<String, String> domains = new HashMap<>();

    /** The checked class, and where its specification stands. */
    Class<?> main;
    Class<?> specification;

    private Subject() {
        super(Oracle.class.getClassLoader());
        setDefaultAssertionStatus(true);
    }

    /** Compiles the file, with those named in its line {@code // needs:}. */
    static Subject compile(Path file) throws Exception {
        Path out = Files.createTempDirectory("oracle");
        Subject subject = new Subject();
        try {
            subject.load(file, out);
        } finally {
            try (Stream<Path> s = Files.walk(out)) {
                for (Path p : s.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    Files.delete(p);
                }
            }
        }
        return subject;
    }

    private void load(Path file, Path folder) throws Exception {
        String source = Files.readString(file);
        Path opened = Files.createDirectory(folder.resolve("opened"));
        Path out = Files.createDirectory(folder.resolve("classes"));
        List<String> arguments = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn", "-d",
                out.toString(), "-cp", System.getProperty("java.class.path"), file.toString()));
        Matcher needs = NEEDS.matcher(source);
        if (needs.find()) {
            for (String name : needs.group(1).trim().split(" +")) {
                arguments.add(file.resolveSibling(name).toString());
            }
        }
        Matcher specFor = SPEC_FOR.matcher(source);
        Library library = specFor.find() ? new Library(specFor.group(1).replace('.', '/')) : null;
        if (library != null) {
            library.write(opened);
            arguments.addAll(List.of("--patch-module", "java.base=" + opened));
            files.putAll(library.renamed());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0])) != 0) {
            throw new IOException(file + " does not compile");
        }
        try (Stream<Path> s = Files.walk(out)) {
            for (Path p : s.filter(f -> f.toString().endsWith(".class")).collect(Collectors.toList())) {
                String name = out.relativize(p).toString().replace('/', '.');
                byte[] bytes = Files.readAllBytes(p);
                files.put(name.substring(0, name.length() - 6), library == null ? bytes : library.rename(bytes));
            }
        }
        specification = loadClass(file.getFileName().toString().replace(".java", ""));
        main = library == null ? specification
                : loadClass(Library.PACKAGE.replace('/', '.') + specFor.group(1).replaceAll(".*\\.", ""));
        Object texts = annotation(nodes.get(specification.getName()).invisibleAnnotations, "Domain", "value");
        for (Object text : texts == null ? List.of() : (List<?>) texts) {
            domains.put(((String) text).split(": ")[0], ((String) text).split(": ")[1]);
        }
    }

    boolean isLibrary() {
        return main != specification;
    }

    // --- Instrumentation ------------------------------------------------------------------

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = files.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        nodes.put(name, node);
        for (MethodNode m : node.methods) {
            instrument(m);
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        byte[] code = writer.toByteArray();
        return defineClass(name, code, 0, code.length);
    }

    private static void instrument(MethodNode m) {
        if (m.instructions.size() == 0 || m.name.equals("<clinit>")) {
            return;
        }
        for (AbstractInsnNode i : m.instructions.toArray()) {
            int op = i.getOpcode();
            if (op == Opcodes.GETFIELD) {
                m.instructions.insertBefore(i, new InsnNode(Opcodes.DUP));
                m.instructions.insertBefore(i, new LdcInsnNode(((FieldInsnNode) i).name));
                m.instructions.insertBefore(i, note("read", "(Ljava/lang/Object;Ljava/lang/String;)V"));
            } else if (op >= Opcodes.IALOAD && op <= Opcodes.SALOAD) {
                m.instructions.insertBefore(i, new InsnNode(Opcodes.DUP2));
                m.instructions.insertBefore(i, note("read", "(Ljava/lang/Object;I)V"));
            } else if (i instanceof JumpInsnNode) {
                m.instructions.insertBefore(i, note("step", "()V"));
            } else if (i instanceof MethodInsnNode call && isReplaced(call)) {
                call.owner = "Notes";
            }
        }
        m.instructions.insert(note("step", "()V"));
    }

    private static boolean isReplaced(MethodInsnNode call) {
        return (call.owner + "." + call.name).equals("glassbox/GlassBox.isSameObject")
                || (call.owner + "." + call.name).equals("java/lang/System.arraycopy")
                || (call.owner + "." + call.name + call.desc)
                        .equals("java/util/Arrays.copyOf([Ljava/lang/Object;I)[Ljava/lang/Object;");
    }

    private static MethodInsnNode note(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, "Notes", name, descriptor, false);
    }

    // --- Annotations ----------------------------------------------------------------------

    private static Object annotation(List<AnnotationNode> list, String name, String key) {
        if (list != null) {
            for (AnnotationNode a : list) {
                if (a.desc.equals("Lglassbox/" + name + ";")) {
                    int i = a.values == null ? -1 : a.values.indexOf(key);
                    return i < 0 ? "" : a.values.get(i + 1);
                }
            }
        }
        return null;
    }

    private FieldNode node(Field f) {
        return nodes.get(f.getDeclaringClass().getName()).fields.stream()
                .filter(n -> n.name.equals(f.getName())).findFirst().orElseThrow();
    }

    private MethodNode node(Method m) {
        String descriptor = Type.getMethodDescriptor(m);
        return nodes.get(m.getDeclaringClass().getName()).methods.stream()
                .filter(n -> n.name.equals(m.getName()) && n.desc.equals(descriptor))
                .findFirst().orElseThrow();
    }

    /** As a companion names it: {@code root} in the checked class, else {@code Entry.left}. */
    private String nameInCompanion(Field f) {
        return (f.getDeclaringClass() == main ? "" : f.getDeclaringClass().getSimpleName() + ".") + f.getName();
    }

    boolean isTree(Field f) {
        if (isLibrary()) {
            Object named = annotation(nodes.get(specification.getName()).invisibleAnnotations, "Tree", "value");
            return named instanceof List && ((List<?>) named).contains(nameInCompanion(f));
        }
        return annotation(node(f).invisibleAnnotations, "Tree", "value") != null;
    }

    List<Field> treeFields(Class<?> c) {
        return treeFields.computeIfAbsent(c, k -> fields(c).stream().filter(this::isTree)
                .collect(Collectors.toList()));
    }

    /** Instance fields in declaration order, inherited ones first, those of the JDK left out. */
    List<Field> fields(Class<?> c) {
        return fields.computeIfAbsent(c, k -> findFields(c));
    }

    private List<Field> findFields(Class<?> c) {
        List<Field> all = new ArrayList<>();
        if (c.getClassLoader() == this) {
            all.addAll(findFields(c.getSuperclass()));
            for (Field f : c.getDeclaredFields()) {
                if (!Modifier.isStatic(f.getModifiers())) {
                    f.setAccessible(true);
                    all.add(f);
                }
            }
        }
        return all;
    }

    private static long[] range(List<AnnotationNode> list) {
        return annotation(list, "Range", "min") == null ? null : new long[] {
            (Long) annotation(list, "Range", "min"), (Long) annotation(list, "Range", "max")};
    }

    /** {least, greatest} of @Range or the companion's @Domain, or null. */
    long[] range(Field f) {
        String domain = domains.getOrDefault(nameInCompanion(f), "");
        return domain.contains("..") ? new long[] {
            Long.parseLong(domain.split("\\.\\.")[0]), Long.parseLong(domain.split("\\.\\.")[1])}
                : range(node(f).invisibleAnnotations);
    }

    long[] range(Method m, int parameter) {
        List<AnnotationNode>[] lists = isLibrary() ? null : node(m).invisibleParameterAnnotations;
        return lists == null ? null : range(lists[parameter]);
    }

    /** Whether the Object field ranges over Integers: {@code @Domain("Entry.key: Integer")}. */
    boolean isInteger(Field f) {
        return "Integer".equals(domains.get(nameInCompanion(f)));
    }

    /** The same for a parameter: {@code @Domain("put.1: Integer")}. */
    boolean isInteger(Method m, int parameter) {
        return "Integer".equals(domains.get(m.getName() + "." + (parameter + 1)));
    }

    // --- Specification --------------------------------------------------------------------

    Method invariant() throws NoSuchMethodException {
        return isLibrary() ? specification.getDeclaredMethod("repOk", main) : main.getDeclaredMethod("repOk");
    }

    /** Whether there is a local invariant anywhere. */
    boolean isLocal() {
        return nodes.values().stream().anyMatch(n -> n.methods.stream().anyMatch(m -> m.name.equals("repOkLocal")));
    }

    List<Method> specifications(String annotation, String operation) {
        List<Method> found = new ArrayList<>();
        for (Method m : specification.getDeclaredMethods()) {
            if (operation.equals(annotation(node(m).invisibleAnnotations, annotation, "value"))) {
                found.add(m);
            }
        }
        return found;
    }

    /** In declaration order; of a library class, those that were asked for. */
    List<Method> operations(Bounds bounds) {
        List<Method> found = new ArrayList<>();
        for (Method m : isLibrary() ? main.getMethods() : main.getDeclaredMethods()) {
            if (Modifier.isPublic(m.getModifiers()) && !Modifier.isStatic(m.getModifiers()) && !m.isSynthetic()
                    && (isLibrary() ? bounds.selects(m)
                            : annotation(node(m).invisibleAnnotations, "Declarative", "") == null
                                    && (bounds.methods.isEmpty() || bounds.selects(m)))) {
                found.add(m);
            }
        }
        List<MethodNode> order = nodes.get(main.getName()).methods;
        found.sort(Comparator.comparing(m -> m.getDeclaringClass() == main ? order.indexOf(node(m)) : -1));
        return found;
    }
}
