import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.AnnotationNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.FieldNode;
import jdk.internal.org.objectweb.asm.tree.InsnNode;
import jdk.internal.org.objectweb.asm.tree.JumpInsnNode;
import jdk.internal.org.objectweb.asm.tree.LdcInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;

/**
 * The answers that glassbox is compared with: enumerates the search space of a class on the
 * JVM, in the manner of Korat, and runs every operation on every valid state.
 *
 * <p>The classes are instrumented so that every read of a field or element is noted. The
 * whole judgement of an operation (invariant before, operation, tree, invariant after,
 * postcondition) depends only on what was read, so only the last choice that was read is
 * advanced, and nothing that was not read is ever enumerated. Of the pool objects of a
 * class, one that is not in use is as good as any other: only the first is tried.
 *
 * <p>Run by {@code tests/tools/oracle}, which explains the options.
 */
public final class Oracle {
    /** What can come of one execution, in the order in which it is judged. */
    enum Kind { INVALID, SKIPPED, HOLDS, ASSERTION, EXCEPTION, TREE, INVARIANT, POSTCONDITION, STEPS }

    /** What an operation was found to do: its executions by kind, and the least states. */
    static final class Outcome {
        final Map<Kind, Integer> least = new TreeMap<>();
        final Map<Kind, String> example = new TreeMap<>();
        long executions;

        boolean isViolated() {
            return !least.isEmpty() && !(least.size() == 1 && least.containsKey(Kind.STEPS));
        }

        /** The kinds of the least violating states. */
        String kinds() {
            int size = least.entrySet().stream().filter(e -> e.getKey() != Kind.STEPS)
                    .mapToInt(Map.Entry::getValue).min().orElse(-1);
            return least.entrySet().stream()
                    .filter(e -> size < 0 || e.getKey() != Kind.STEPS && e.getValue() == size)
                    .map(e -> e.getKey().name().toLowerCase()).collect(Collectors.joining("|"));
        }
    }

    private static int failures;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(null, () -> {
            try {
                work(args);
            } catch (Exception e) {
                e.printStackTrace();
                System.exit(2);
            }
        }, "oracle", 1L << 30);
        worker.start();
        worker.join();
        System.exit(failures > 0 ? 1 : 0);
    }

    private static void work(String[] args) throws Exception {
        List<String> options = new ArrayList<>();
        List<String> files = new ArrayList<>();
        boolean expect = false;
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("--expect")) {
                expect = true;
            } else if (args[i].equals("--mutants")) {
                mutants(Path.of(args[i + 1]));
                return;
            } else if (args[i].startsWith("--")) {
                options.add(args[i]);
                if (!Bounds.isFlag(args[i])) {
                    options.add(args[++i]);
                }
            } else {
                files.add(args[i]);
            }
        }
        for (String file : files) {
            if (expect) {
                expect(Path.of(file));
            } else {
                Subject subject = Subject.compile(Path.of(file));
                print(new Search(subject, new Bounds(options)));
            }
        }
    }

    private static void print(Search search) throws Exception {
        String name = search.subject.main.getName();
        if (search.bounds.count) {
            long valid = search.count();
            System.out.println(name + ": " + valid + " valid states at " + search.bounds);
            return;
        }
        Map<String, Outcome> outcomes = search.run();
        System.out.println(name + ": at " + search.bounds);
        outcomes.forEach((method, outcome) -> {
            System.out.printf("  %-24s %-10s %d executions%n", method,
                    outcome.least.isEmpty() ? "holds" : "", outcome.executions);
            outcome.least.forEach((kind, size) -> System.out.printf("    %s, least state of %d: %s%n",
                    kind.name().toLowerCase(), size, outcome.example.get(kind)));
        });
    }

    /**
     * Compares a file with its first line, {@code // expect: holds [at OPTIONS]} or
     * {@code // expect: violated KIND METHOD [at OPTIONS]}.
     */
    private static void expect(Path file) throws Exception {
        String line = Files.readAllLines(file).get(0);
        if (!line.startsWith("// expect: ")) {
            System.out.println("skipped  " + file + ": no expectation");
            return;
        }
        String[] parts = line.substring("// expect: ".length()).split(" at ");
        Bounds bounds = new Bounds(parts.length > 1 ? List.of(parts[1].trim().split(" +")) : List.of());
        String found = verdict(new Search(Subject.compile(file), bounds).run());
        boolean agrees = found.equals(parts[0].trim());
        failures += agrees ? 0 : 1;
        System.out.println((agrees ? "ok       " : "DIFFERS  ") + file + ": " + found
                + (agrees ? "" : ", expected " + parts[0].trim()));
    }

    /** "holds", "violated KIND METHOD" for each violated method, or "steps METHOD". */
    static String verdict(Map<String, Outcome> outcomes) {
        List<String> violated = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        outcomes.forEach((method, outcome) -> {
            if (outcome.isViolated()) {
                violated.add(outcome.kinds() + " " + method);
            } else if (!outcome.least.isEmpty()) {
                steps.add(method);
            }
        });
        return !violated.isEmpty() ? "violated " + String.join(", ", violated)
                : !steps.isEmpty() ? "steps " + String.join(", ", steps) : "holds";
    }

    /**
     * Judges every folder of mutants: one line "ID VERDICT DESCRIPTION" each, from
     * {@code ID/description.txt} beside the mutated source.
     */
    private static void mutants(Path folder) throws Exception {
        List<Path> all;
        try (Stream<Path> s = Files.list(folder)) {
            all = s.filter(Files::isDirectory).sorted().collect(Collectors.toList());
        }
        for (Path mutant : all) {
            Path source;
            try (Stream<Path> s = Files.list(mutant)) {
                source = s.filter(f -> f.toString().endsWith(".java")).findFirst().orElseThrow();
            }
            String description = Files.readString(mutant.resolve("description.txt")).trim();
            Search search = new Search(Subject.compile(source), new Bounds(List.of()));
            System.out.println(mutant.getFileName() + "\t" + verdict(search.run()) + "\t" + description);
        }
    }

    // --- What is checked ---------------------------------------------------------------

    /** The bounds, as options of glassbox. */
    static final class Bounds {
        int nodes = 5;
        int height;
        long low;
        long high = -1;
        int arrays = -1;
        int steps = 100_000;
        boolean count;
        final Map<String, Integer> objects = new HashMap<>();
        final Set<String> methods = new HashSet<>();
        final Set<String> allowed = new HashSet<>();

        static boolean isFlag(String option) {
            return option.equals("--count");
        }

        Bounds(List<String> options) {
            for (int i = 0; i < options.size(); i++) {
                String option = options.get(i);
                if (isFlag(option)) {
                    count = true;
                    continue;
                }
                String value = options.get(++i);
                switch (option) {
                    case "--nodes" -> nodes = Integer.parseInt(value);
                    case "--height" -> height = Integer.parseInt(value);
                    case "--arrays" -> arrays = Integer.parseInt(value);
                    case "--steps" -> steps = Integer.parseInt(value);
                    case "--method" -> methods.add(value);
                    case "--allow" -> allowed.add(value);
                    case "--ints" -> {
                        low = Long.parseLong(value.split("\\.\\.")[0]);
                        high = Long.parseLong(value.split("\\.\\.")[1]);
                    }
                    case "--objects" -> {
                        for (String part : value.split(",")) {
                            objects.put(part.split("=")[0], Integer.parseInt(part.split("=")[1]));
                        }
                    }
                    default -> throw new IllegalArgumentException("unknown option " + option);
                }
            }
        }

        /** Once the number of positions is known. */
        void fill(int positions) {
            high = high < 0 && low == 0 ? positions : high;
            arrays = arrays < 0 ? positions : arrays;
        }

        int pool(Class<?> c) {
            return objects.getOrDefault(c.getSimpleName(), objects.getOrDefault(c.getName(), 3));
        }

        @Override
        public String toString() {
            return "nodes " + nodes + ", ints " + low + ".." + high + ", arrays " + arrays
                    + (objects.isEmpty() ? "" : ", objects " + objects);
        }
    }

    /** A class with its specification, loaded so that reads are noted. */
    static final class Subject extends ClassLoader {
        private final Map<String, byte[]> files = new HashMap<>();
        private final Map<String, ClassNode> nodes = new HashMap<>();
        Class<?> main;

        private Subject() {
            super(Oracle.class.getClassLoader());
            setDefaultAssertionStatus(true);
        }

        /** Compiles the file with those named in its line {@code // needs:}. */
        static Subject compile(Path file) throws Exception {
            Path out = Files.createTempDirectory("oracle");
            List<String> arguments = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn", "-d",
                    out.toString(), "-cp", System.getProperty("java.class.path"), file.toString()));
            for (String line : Files.readAllLines(file)) {
                if (line.startsWith("// needs: ")) {
                    for (String name : line.substring(10).trim().split(" +")) {
                        arguments.add(file.resolveSibling(name).toString());
                    }
                }
            }
            JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            if (compiler.run(null, null, null, arguments.toArray(new String[0])) != 0) {
                throw new IOException(file + " does not compile");
            }
            Subject subject = new Subject();
            try (Stream<Path> s = Files.walk(out)) {
                for (Path p : s.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    if (p.toString().endsWith(".class")) {
                        String name = out.relativize(p).toString().replace('/', '.');
                        subject.files.put(name.substring(0, name.length() - 6), Files.readAllBytes(p));
                    }
                    Files.delete(p);
                }
            }
            subject.main = subject.loadClass(file.getFileName().toString().replace(".java", ""));
            return subject;
        }

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
                    m.instructions.insertBefore(i, new LdcInsnNode(
                            ((jdk.internal.org.objectweb.asm.tree.FieldInsnNode) i).name));
                    m.instructions.insertBefore(i, note("read", "(Ljava/lang/Object;Ljava/lang/String;)V"));
                } else if (op >= Opcodes.IALOAD && op <= Opcodes.SALOAD) {
                    m.instructions.insertBefore(i, new InsnNode(Opcodes.DUP2));
                    m.instructions.insertBefore(i, note("read", "(Ljava/lang/Object;I)V"));
                } else if (i instanceof JumpInsnNode) {
                    m.instructions.insertBefore(i, note("step", "()V"));
                } else if (i instanceof MethodInsnNode call
                        && call.owner.equals("glassbox/GlassBox") && call.name.equals("isSameObject")) {
                    call.owner = "Oracle$Notes";
                }
            }
            m.instructions.insert(note("step", "()V"));
        }

        private static MethodInsnNode note(String name, String descriptor) {
            return new MethodInsnNode(Opcodes.INVOKESTATIC, "Oracle$Notes", name, descriptor, false);
        }

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
            String descriptor = jdk.internal.org.objectweb.asm.Type.getMethodDescriptor(m);
            return nodes.get(m.getDeclaringClass().getName()).methods.stream()
                    .filter(n -> n.name.equals(m.getName()) && n.desc.equals(descriptor))
                    .findFirst().orElseThrow();
        }

        private final Map<Class<?>, List<Field>> treeFields = new HashMap<>();

        List<Field> treeFields(Class<?> c) {
            return treeFields.computeIfAbsent(c, k -> fields(c).stream().filter(this::isTree)
                    .collect(Collectors.toList()));
        }

        boolean isTree(Field f) {
            return annotation(node(f).invisibleAnnotations, "Tree", "value") != null;
        }

        /** {least, greatest} of @Range, or null. */
        long[] range(Field f) {
            List<AnnotationNode> list = node(f).invisibleAnnotations;
            return annotation(list, "Range", "min") == null ? null : new long[] {
                (Long) annotation(list, "Range", "min"), (Long) annotation(list, "Range", "max")};
        }

        long[] range(Method m, int parameter) {
            List<AnnotationNode>[] lists = node(m).invisibleParameterAnnotations;
            List<AnnotationNode> list = lists == null ? null : lists[parameter];
            return annotation(list, "Range", "min") == null ? null : new long[] {
                (Long) annotation(list, "Range", "min"), (Long) annotation(list, "Range", "max")};
        }

        /** Instance fields in declaration order, inherited ones first. */
        List<Field> fields(Class<?> c) {
            return fields.computeIfAbsent(c, k -> findFields(c));
        }

        private final Map<Class<?>, List<Field>> fields = new HashMap<>();

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

        private List<Method> specifications(String annotation, String operation) {
            List<Method> found = new ArrayList<>();
            for (Method m : main.getDeclaredMethods()) {
                if (operation.equals(annotation(node(m).invisibleAnnotations, annotation, "value"))) {
                    found.add(m);
                }
            }
            return found;
        }

        List<Method> operations() {
            List<Method> found = new ArrayList<>();
            for (MethodNode n : nodes.get(main.getName()).methods) {
                for (Method m : main.getDeclaredMethods()) {
                    if (node(m) == n && Modifier.isPublic(m.getModifiers())
                            && !Modifier.isStatic(m.getModifiers()) && !m.isSynthetic()
                            && annotation(n.invisibleAnnotations, "Declarative", "") == null) {
                        found.add(m);
                    }
                }
            }
            return found;
        }
    }

    // --- Notes taken while instrumented code runs ----------------------------------------

    /** Step limit reached. */
    static final class StepLimit extends Error {
        private static final long serialVersionUID = 1L;

        StepLimit() {
            super(null, null, false, false);
        }
    }

    /** Called by the instrumented classes. */
    public static final class Notes {
        private static Space space;
        private static long stepsLeft = Long.MAX_VALUE;

        private Notes() {}

        public static void read(Object o, String field) {
            if (o != null) {
                space.note(o, field);
            }
        }

        public static void read(Object array, int index) {
            if (array != null && index >= 0 && index < Array.getLength(array)) {
                space.note(array, index);
            }
        }

        public static void step() {
            if (--stepsLeft < 0) {
                throw new StepLimit();
            }
        }

        public static boolean isSameObject(Object a, Object b) {
            return space.original(a) == space.original(b);
        }
    }

    // --- The search space --------------------------------------------------------------

    /** One choice: a field, an element or an argument, and the values that it may have. */
    static final class Slot {
        final Object holder;
        final Field field;
        final int index;
        Object[] values;
        int choice;
        boolean isRead;

        Slot(Object holder, Field field, int index) {
            this.holder = holder;
            this.field = field;
            this.index = index;
        }

        void write() throws IllegalAccessException {
            if (field != null) {
                field.set(holder, values[choice]);
            } else if (holder != null) {
                Array.set(holder, index, values[choice]);
            }
        }
    }

    static final class Space {
        private final Subject subject;
        private final Bounds bounds;
        final Object main;
        final List<Slot> slots = new ArrayList<>();
        private final Map<Object, Map<Object, Slot>> slotsOf = new IdentityHashMap<>();
        private final Map<Class<?>, List<Object>> positions = new LinkedHashMap<>();
        private final Map<Class<?>, List<Object>> pools = new LinkedHashMap<>();
        private final Map<Object, String> names = new IdentityHashMap<>();
        private final Map<Object, Integer> poolNumber = new IdentityHashMap<>();
        private Map<Object, Object> originals = new IdentityHashMap<>();
        final ArrayList<Slot> read = new ArrayList<>();
        int positionCount;

        Space(Subject subject, Bounds bounds) throws Exception {
            this.subject = subject;
            this.bounds = bounds;
            main = make(subject.main);
            names.put(main, "main");
            backbone();
            bounds.fill(bounds.height > 0 ? positionCount : bounds.nodes);
            addSlots(main);
            for (List<Object> list : positions.values()) {
                for (Object o : list) {
                    addSlots(o);
                }
            }
        }

        private static final sun.misc.Unsafe UNSAFE = unsafe();

        private static sun.misc.Unsafe unsafe() {
            try {
                Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
                f.setAccessible(true);
                return (sun.misc.Unsafe) f.get(null);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }

        private static Object make(Class<?> c) {
            try {
                return UNSAFE.allocateInstance(c);
            } catch (InstantiationException e) {
                throw new IllegalArgumentException(c + " cannot be made: abstract tree types are not supported");
            }
        }

        private final Map<Object, Map<Object, Object>> children = new IdentityHashMap<>();

        /** Breadth first; elements of an array field share their position over the lengths. */
        private void backbone() throws Exception {
            ArrayDeque<Object[]> queue = new ArrayDeque<>();
            queue.add(new Object[] {main, 0});
            int arrays = bounds.arrays < 0 ? bounds.nodes : bounds.arrays;
            while (!queue.isEmpty()) {
                Object[] next = queue.remove();
                Object holder = next[0];
                int depth = (Integer) next[1] + 1;
                for (Field f : subject.treeFields(holder.getClass())) {
                    boolean isArray = f.getType().isArray();
                    Class<?> type = isArray ? f.getType().getComponentType() : f.getType();
                    for (int i = 0; i < (isArray ? arrays : 1); i++) {
                        if (bounds.height > 0 ? depth > bounds.height : positionCount >= bounds.nodes) {
                            break;
                        }
                        Object child = make(type);
                        names.put(child, type.getSimpleName() + "#" + ++positionCount);
                        positions.computeIfAbsent(type, c -> new ArrayList<>()).add(child);
                        children.computeIfAbsent(holder, h -> new HashMap<>())
                                .put(isArray ? f.getName() + i : f.getName(), child);
                        queue.add(new Object[] {child, depth});
                    }
                }
            }
        }

        private Object child(Object holder, Object key) {
            return children.getOrDefault(holder, Map.of()).get(key);
        }

        private void addSlots(Object o) throws Exception {
            for (Field f : subject.fields(o.getClass())) {
                Slot s = addSlot(o, f.getName(), new Slot(o, f, -1));
                boolean tree = subject.isTree(f);
                if (f.getType().isArray()) {
                    s.values = arrays(o, f, tree);
                } else if (tree) {
                    Object child = child(o, f.getName());
                    s.values = child == null ? new Object[] {null} : new Object[] {null, child};
                } else {
                    s.values = domain(f.getType(), subject.range(f));
                }
            }
        }

        private Slot addSlot(Object holder, Object key, Slot s) {
            slots.add(s);
            slotsOf.computeIfAbsent(holder, h -> new HashMap<>()).put(key, s);
            return s;
        }

        private Object[] arrays(Object holder, Field f, boolean tree) throws Exception {
            Object[] values = new Object[bounds.arrays + 2];
            Class<?> type = f.getType().getComponentType();
            for (int length = 0; length <= bounds.arrays; length++) {
                Object array = Array.newInstance(type, length);
                values[length + 1] = array;
                names.put(array, type.getSimpleName() + "[" + length + "]");
                for (int i = 0; i < length; i++) {
                    Slot s = addSlot(array, i, new Slot(array, null, i));
                    Object child = child(holder, f.getName() + i);
                    s.values = !tree ? domain(type, subject.range(f))
                            : child == null ? new Object[] {null} : new Object[] {null, child};
                }
            }
            return values;
        }

        Object[] domain(Class<?> type, long[] range) throws Exception {
            if (type == boolean.class) {
                return new Object[] {false, true};
            }
            if (type.isPrimitive()) {
                List<Object> values = new ArrayList<>();
                long low = range == null ? bounds.low : range[0];
                long high = range == null ? bounds.high : range[1];
                for (long v = low; v <= high; v++) {
                    values.add(box(type, v));
                }
                return values.toArray();
            }
            List<Object> values = new ArrayList<>();
            values.add(null);
            if (type.isEnum()) {
                values.addAll(Arrays.asList(type.getEnumConstants()));
            } else if (positions.containsKey(type)) {
                values.addAll(positions.get(type));
            } else {
                values.addAll(pool(type));
            }
            return values.toArray();
        }

        private static Object box(Class<?> type, long v) {
            return type == int.class ? (Object) (int) v : type == long.class ? (Object) v
                    : type == short.class ? (Object) (short) v : type == byte.class ? (Object) (byte) v
                    : type == char.class ? (Object) (char) v : null;
        }

        private List<Object> pool(Class<?> type) throws Exception {
            List<Object> pool = pools.get(type);
            if (pool == null) {
                pools.put(type, pool = new ArrayList<>());
                for (int i = 1; i <= bounds.pool(type); i++) {
                    Object o = make(type);
                    names.put(o, type.getSimpleName() + "#" + i);
                    poolNumber.put(o, i);
                    pool.add(o);
                }
                for (Object o : pool) {
                    addSlots(o);
                }
            }
            return pool;
        }

        /** Puts the choices into the objects and forgets what was read. */
        void write() throws IllegalAccessException {
            for (Slot s : slots) {
                s.isRead = false;
                s.write();
            }
            read.clear();
            originals.clear();
        }

        void note(Object o, Object key) {
            Map<Object, Slot> of = slotsOf.get(original(o));
            if (of != null) {
                note(of.get(key));
            }
        }

        void note(Slot s) {
            if (!s.isRead) {
                s.isRead = true;
                read.add(s);
            }
        }

        /** Advances the last choice that was read; false when the space is exhausted. */
        boolean advance() {
            for (int last = read.size() - 1; last >= 0; last--) {
                Slot s = read.get(last);
                while (++s.choice < s.values.length) {
                    if (isCanonical(last, s.values[s.choice])) {
                        return true;
                    }
                }
                s.choice = 0;
            }
            return false;
        }

        /** Whether a pool object is in use in the choices read before, or the first that is not. */
        private boolean isCanonical(int last, Object value) {
            Integer number = value == null ? null : poolNumber.get(value);
            if (number == null || number == 1) {
                return true;
            }
            Object before = pools.get(value.getClass()).get(number - 2);
            for (int i = 0; i < last; i++) {
                Slot s = read.get(i);
                if (s.values[s.choice] == before) {
                    return true;
                }
            }
            return false;
        }

        Object original(Object o) {
            return originals.getOrDefault(o, o);
        }

        /** A copy of all that is reachable; its objects remember what they are copies of. */
        Object copy(Object o, Map<Object, Object> copies) throws Exception {
            if (o == null || o instanceof Enum || poolNumber.get(o) == null && names.get(o) == null) {
                return o;
            }
            Object copy = copies.get(o);
            if (copy == null) {
                int length = o.getClass().isArray() ? Array.getLength(o) : 0;
                copy = o.getClass().isArray()
                        ? Array.newInstance(o.getClass().getComponentType(), length) : make(o.getClass());
                copies.put(o, copy);
                originals.put(copy, o);
                for (int i = 0; i < length; i++) {
                    Array.set(copy, i, copy(Array.get(o, i), copies));
                }
                for (Field f : subject.fields(o.getClass())) {
                    f.set(copy, f.getType().isPrimitive() ? f.get(o) : copy(f.get(o), copies));
                }
            }
            return copy;
        }

        /** Whether the tree fields reachable along tree fields lead to different objects. */
        boolean isTree(Object o, Set<Object> seen, List<Object> nodes) throws Exception {
            if (!seen.add(o)) {
                return false;
            }
            nodes.add(o);
            for (Field f : subject.treeFields(o.getClass())) {
                note(o, f.getName());
                Object target = f.get(o);
                if (target == null) {
                    continue;
                }
                if (!target.getClass().isArray()) {
                    if (!isTree(target, seen, nodes)) {
                        return false;
                    }
                    continue;
                }
                if (!seen.add(target)) {
                    return false;
                }
                for (int i = 0; i < Array.getLength(target); i++) {
                    note(target, (Object) i);
                    Object element = Array.get(target, i);
                    if (element != null && !isTree(element, seen, nodes)) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** Objects reachable from the main object; reads nothing that counts unless asked. */
        void reach(Object o, Map<Object, Object> seen, boolean noting) throws Exception {
            if (o == null || names.get(o) == null || seen.put(o, o) != null) {
                return;
            }
            for (Map.Entry<Object, Slot> e : slotsOf.getOrDefault(o, Map.of()).entrySet()) {
                if (noting) {
                    note(e.getValue());
                }
                reach(e.getValue().values[e.getValue().choice], seen, noting);
            }
        }

        String describe(Object o, Map<Object, Object> shown) {
            if (o == null || o instanceof Number || o instanceof Boolean || o instanceof Character
                    || o instanceof Enum) {
                return String.valueOf(o);
            }
            String name = names.get(o);
            Map<Object, Slot> of = slotsOf.get(o);
            if (shown.put(o, o) != null || of == null) {
                return name;
            }
            return name + of.entrySet().stream().sorted(Comparator.comparing(e -> e.getKey().toString()))
                    .filter(e -> e.getValue().isRead)
                    .map(e -> e.getKey() + "=" + describe(e.getValue().values[e.getValue().choice], shown))
                    .collect(Collectors.joining(" ", "{", "}"));
        }
    }

    // --- The search --------------------------------------------------------------------

    static final class Search {
        final Subject subject;
        final Bounds bounds;
        private final Method invariant;

        Search(Subject subject, Bounds bounds) throws Exception {
            this.subject = subject;
            this.bounds = bounds;
            invariant = subject.main.getDeclaredMethod("repOk");
            invariant.setAccessible(true);
            isLocal = subject.nodes.values().stream()
                    .anyMatch(n -> n.methods.stream().anyMatch(m -> m.name.equals("repOkLocal")));
        }

        /** The number of valid states, different ones up to the names of pool objects. */
        long count() throws Exception {
            Space space = new Space(subject, bounds);
            long valid = 0;
            do {
                space.write();
                if (isValid(space)) {
                    // Every reachable slot is part of a state, whether the invariant reads it or not.
                    space.reach(space.main, new IdentityHashMap<>(), true);
                    valid++;
                }
            } while (space.advance());
            return valid;
        }

        Map<String, Outcome> run() throws Exception {
            Map<String, Outcome> outcomes = new LinkedHashMap<>();
            for (Method operation : subject.operations()) {
                if (bounds.methods.isEmpty() || bounds.methods.contains(operation.getName())) {
                    operation.setAccessible(true);
                    outcomes.put(operation.getName(), run(operation));
                }
            }
            return outcomes;
        }

        private Outcome run(Method operation) throws Exception {
            Space space = new Space(subject, bounds);
            List<Slot> arguments = new ArrayList<>();
            Parameter[] parameters = operation.getParameters();
            for (int i = 0; i < parameters.length; i++) {
                Slot s = new Slot(null, null, i);
                s.values = space.domain(parameters[i].getType(), subject.range(operation, i));
                arguments.add(s);
                space.slots.add(s);
            }
            pres = subject.specifications("Pre", operation.getName());
            posts = subject.specifications("Post", operation.getName());
            Outcome outcome = new Outcome();
            do {
                space.write();
                Kind kind = judge(space, operation, arguments);
                if (kind != Kind.INVALID) {
                    outcome.executions++;
                }
                if (kind.compareTo(Kind.HOLDS) > 0) {
                    Map<Object, Object> reached = new IdentityHashMap<>();
                    space.reach(space.main, reached, false);
                    if (outcome.least.getOrDefault(kind, Integer.MAX_VALUE) > reached.size()) {
                        outcome.least.put(kind, reached.size());
                        outcome.example.put(kind, space.describe(space.main, new IdentityHashMap<>())
                                + " " + operation.getName() + arguments.stream()
                                .map(s -> space.describe(s.values[s.choice], new IdentityHashMap<>()))
                                .collect(Collectors.joining(", ", "(", ")")));
                    }
                }
            } while (space.advance());
            return outcome;
        }

        private boolean isValid(Space space) throws Exception {
            Notes.space = space;
            Notes.stepsLeft = bounds.steps;
            try {
                for (Object o : nodes(space)) {
                    if (!isLocallyValid(o)) {
                        return false;
                    }
                }
                return (Boolean) invariant.invoke(space.main);
            } catch (InvocationTargetException e) {
                return false;
            }
        }

        private List<Object> nodes(Space space) throws Exception {
            List<Object> nodes = new ArrayList<>();
            if (isLocal) {
                space.isTree(space.main, java.util.Collections.newSetFromMap(new IdentityHashMap<>()), nodes);
            }
            return nodes;
        }

        private static boolean isLocallyValid(Object o) throws Exception {
            for (Method m : o.getClass().getDeclaredMethods()) {
                if (m.getName().equals("repOkLocal")) {
                    m.setAccessible(true);
                    return (Boolean) m.invoke(o);
                }
            }
            return true;
        }

        private List<Method> pres;
        private List<Method> posts;
        private boolean isLocal;

        private Kind judge(Space space, Method operation, List<Slot> arguments) throws Exception {
            if (!isValid(space)) {
                return Kind.INVALID;
            }
            List<Object> values = new ArrayList<>();
            for (Slot s : arguments) {
                space.note(s);
                values.add(s.values[s.choice]);
            }
            for (Method pre : pres) {
                if (!holds(pre, space.main, pre.getParameterCount() == 0 ? List.of() : values)) {
                    return Kind.INVALID;
                }
            }
            Object prestate = posts.isEmpty() ? null : space.copy(space.main, new IdentityHashMap<>());
            Notes.stepsLeft = bounds.steps;
            Object result = null;
            boolean returned = true;
            try {
                result = operation.invoke(space.main, values.toArray());
            } catch (InvocationTargetException e) {
                Throwable thrown = e.getCause();
                if (thrown instanceof StepLimit) {
                    return Kind.STEPS;
                }
                if (thrown.getClass().getName().equals("glassbox.AssumptionViolated")) {
                    return Kind.SKIPPED;
                }
                if (thrown instanceof AssertionError) {
                    return Kind.ASSERTION;
                }
                if (!isAllowed(thrown, operation)) {
                    return Kind.EXCEPTION;
                }
                returned = false;
            }
            if (!space.isTree(space.main, java.util.Collections.newSetFromMap(new IdentityHashMap<>()),
                    new ArrayList<>())) {
                return Kind.TREE;
            }
            if (!isValid(space)) {
                return Kind.INVARIANT;
            }
            for (Method post : posts) {
                List<Object> all = new ArrayList<>();
                all.add(prestate);
                if (operation.getReturnType() != void.class) {
                    all.add(result);
                }
                all.addAll(values);
                if (returned && !holds(post, space.main, all)) {
                    return Kind.POSTCONDITION;
                }
            }
            return Kind.HOLDS;
        }

        private boolean holds(Method m, Object main, List<Object> arguments) throws Exception {
            m.setAccessible(true);
            Notes.stepsLeft = bounds.steps;
            try {
                return (Boolean) m.invoke(main, arguments.toArray());
            } catch (InvocationTargetException e) {
                return false;
            }
        }

        private boolean isAllowed(Throwable thrown, Method operation) {
            for (Class<?> c = thrown.getClass(); c != null; c = c.getSuperclass()) {
                if (Arrays.asList(operation.getExceptionTypes()).contains(c)
                        || bounds.allowed.contains(c.getName()) || bounds.allowed.contains(c.getSimpleName())) {
                    return true;
                }
            }
            return false;
        }
    }
}
