import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Random classes of an environment: whatever a method of the real class does to the unit, and
 * gives or throws, the method of its stub must be able to do. The real method runs on the JVM; of
 * the stub every way through its choices is tried, with a class Choose that counts them through.
 *
 * <pre>java Effects.java write SEED COUNT FOLDER
 * java Effects compare SEED COUNT FOLDER</pre>
 */
final class Effects {
    private static final int METHODS = 3;

    // ---- writing ---------------------------------------------------------------------

    private static String value(Random r, String... more) {
        int k = r.nextInt(3 + more.length);
        return k < 3 ? String.valueOf(k) : more[k - 3];
    }

    private static String object(Random r) {
        return new String[] {"p", "q", "p", "p.next"}[r.nextInt(4)];
    }

    private static void statement(Random r, int depth, String indent, StringBuilder out) {
        String o = object(r);
        String guard = o.contains(".") ? "if (" + o + " != null) " : "";
        int kind = r.nextInt(depth > 0 ? 15 : 10);
        out.append(indent);
        switch (kind) {
            case 0: out.append(guard + o + ".f = " + value(r, "k") + ";\n"); break;
            case 1: out.append(guard + o + ".g = " + r.nextBoolean() + ";\n"); break;
            case 2: out.append(guard + o + ".g = k > 0;\n"); break;
            case 3: out.append(guard + o + ".next = " + (r.nextBoolean() ? "q" : "null") + ";\n"); break;
            case 4: out.append("U.total = " + value(r, "k") + ";\n"); break;
            case 5: out.append("kept = " + o + ";\n"); break;
            case 6: out.append("if (kept != null) kept.f = " + value(r) + ";\n"); break;
            case 7: out.append(guard + o + ".touch();\n"); break;
            case 8: out.append("n = k;\n"); break;
            case 9: out.append("helper(q, k);\n"); break;
            case 10:
            case 11:
                out.append("if (k > " + r.nextInt(2) + ") {\n");
                statement(r, depth - 1, indent + "    ", out);
                out.append(indent + "} else {\n");
                statement(r, depth - 1, indent + "    ", out);
                out.append(indent + "}\n");
                break;
            case 12:
                out.append("for (int i" + depth + " = 0; i" + depth + " < k; i" + depth + "++) {\n");
                statement(r, depth - 1, indent + "    ", out);
                statement(r, depth - 1, indent + "    ", out);
                out.append(indent + "}\n");
                break;
            case 13: out.append("synchronized (p) { p.f = " + value(r) + "; }\n"); break;
            default: out.append("if (k == 2) throw new IllegalStateException();\n"); break;
        }
    }

    private static String environment(Random r, int number) {
        StringBuilder out = new StringBuilder("public class E" + number + " {\n    private U kept;\n"
                + "    private int n;\n\n    private void helper(U p, int k) {\n");
        out.append("        ").append(r.nextBoolean() ? "p.f = " + value(r) : "p.g = true").append(";\n    }\n");
        String[] types = {"void", "boolean", "U"};
        String[][] results = {{}, {"true", "k == n", "p.g", "false"}, {"p", "q", "kept", "null", "p.next"}};
        for (int j = 0; j < METHODS; j++) {
            out.append("\n    public " + (r.nextInt(4) == 0 ? "synchronized " : "") + types[j] + " m" + j
                    + "(U p, U q, int k) {\n");
            for (int i = r.nextInt(4); i >= 0; i--) {
                statement(r, 2, "        ", out);
            }
            if (j > 0) {
                out.append("        return " + results[j][r.nextInt(results[j].length)] + ";\n");
            }
            out.append("    }\n");
        }
        return out.append("}\n").toString();
    }

    private static void write(Random r, int count, Path folder) throws IOException {
        Files.writeString(folder.resolve("U.java"), "public class U {\n    public int f;\n"
                + "    public boolean g;\n    public U next;\n    public static int total;\n\n"
                + "    public void touch() {\n        f = 1;\n    }\n}\n");
        StringBuilder client = new StringBuilder("public class Client {\n    public void all(U u, U v) {\n");
        for (int i = 0; i < count; i++) {
            Files.writeString(folder.resolve("E" + i + ".java"), environment(r, i));
            for (int j = 0; j < METHODS; j++) {
                client.append("        new E" + i + "().m" + j + "(u, v, 1);\n");
            }
        }
        Files.writeString(folder.resolve("Client.java"), client.append("    }\n}\n"));
        Files.writeString(folder.resolve("all.env"), "environment {\n  instantiations { 1 Client; 3 U u0, u1, u2; }\n"
                + "  regular assumptions { all(); }\n}\n");
        Files.createDirectories(folder.resolve("double/glassbox"));
        Files.writeString(folder.resolve("double/glassbox/Choose.java"), "package glassbox;\n"
                + "public final class Choose {\n    public static java.util.function.IntUnaryOperator script;\n"
                + "    public static boolean bool() { return script.applyAsInt(1) == 1; }\n"
                + "    public static int integer(int most) { return script.applyAsInt(most); }\n"
                + "    public static <T> T object(Class<T> c) { throw new UnsupportedOperationException(); }\n}\n");
    }

    // ---- comparing -------------------------------------------------------------------

    private static final class Cut extends RuntimeException {
        private static final long serialVersionUID = 1;

        Cut() {
            super(null, null, false, false);
        }
    }

    private final Class<?> unit;
    private final Object[] us = new Object[3];
    private final Class<?> choose;
    private final Path folder;

    private Effects(Path folder, ClassLoader shared) throws ReflectiveOperationException {
        this.folder = folder;
        unit = shared.loadClass("U");
        choose = shared.loadClass("glassbox.Choose");
        for (int i = 0; i < us.length; i++) {
            us[i] = unit.getConstructor().newInstance();
        }
    }

    private int indexOf(Object o) {
        for (int i = 0; i < us.length; i++) {
            if (us[i] == o) {
                return i;
            }
        }
        return o == null ? -1 : 9;
    }

    private String state() throws ReflectiveOperationException {
        StringBuilder out = new StringBuilder();
        for (Object u : us) {
            out.append(unit.getField("f").get(u)).append(unit.getField("g").get(u))
                    .append(indexOf(unit.getField("next").get(u))).append(' ');
        }
        return out.append(unit.getField("total").get(null)).toString();
    }

    private void set(Random r) throws ReflectiveOperationException {
        for (Object u : us) {
            unit.getField("f").set(u, r.nextInt(3));
            unit.getField("g").set(u, r.nextBoolean());
            int k = r.nextInt(4);
            unit.getField("next").set(u, k == 3 ? null : us[k]);
        }
        unit.getField("total").set(null, r.nextInt(3));
    }

    private String outcome(Object receiver, Method m, Object[] args) throws ReflectiveOperationException {
        String result;
        try {
            Object given = m.invoke(receiver, args);
            result = unit.isInstance(given) ? "u" + indexOf(given) : String.valueOf(given);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Cut) {
                return null;
            }
            result = e.getCause().getClass().getName();
        }
        return state() + " -> " + result;
    }

    /** Every outcome of the stub from the state that {@code seed} makes. */
    private Set<String> outcomes(Object stub, Method m, Object[] args, long seed, Set<Integer> loops)
            throws ReflectiveOperationException {
        Set<String> all = new HashSet<>();
        Set<String> seen = new HashSet<>();
        List<int[]> path = new ArrayList<>(); // choice, most
        do {
            set(new Random(seed));
            int[] at = {0};
            java.util.function.IntUnaryOperator script = most -> {
                if (at[0] == path.size()) {
                    int line = StackWalker.getInstance().walk(s -> s.filter(
                                    f -> f.getClassName().startsWith("E") && !f.getClassName().startsWith("Ef")
                                            && !f.getClassName().startsWith("Env"))
                            .findFirst().map(StackWalker.StackFrame::getLineNumber).orElse(0));
                    try {
                        if (loops.contains(line) && !seen.add(line + state())) {
                            throw new Cut();
                        }
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                    path.add(new int[] {0, most});
                }
                return path.get(at[0]++)[0];
            };
            choose.getField("script").set(null, script);
            String one = outcome(stub, m, args);
            if (one != null) {
                all.add(one);
            }
            while (!path.isEmpty() && path.get(path.size() - 1)[0] == path.get(path.size() - 1)[1]) {
                path.remove(path.size() - 1);
            }
            if (!path.isEmpty()) {
                path.get(path.size() - 1)[0]++;
            }
        } while (!path.isEmpty());
        return all;
    }

    private int check(int number, Class<?> real, Class<?> stub) throws Exception {
        Set<Integer> loops = new HashSet<>();
        List<String> lines = Files.readAllLines(folder.resolve("out/E" + number + ".java"));
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains("while (Choose.bool())")) {
                loops.add(i + 1);
            }
        }
        for (int j = 0; j < METHODS; j++) {
            Object one = real.getConstructor().newInstance();
            for (int k = 1; k < 9; k += 2) {
                Class<?>[] types = {unit, unit, int.class};
                long seed = number * 1000L + j * 100 + k;
                Object[] args = {us[k % 3], us[(k + k / 3) % 3], k % 3};
                set(new Random(seed));
                String wanted = outcome(one, real.getMethod("m" + j, types), args);
                Set<String> possible = outcomes(stub.getConstructor().newInstance(),
                        stub.getMethod("m" + j, types), args, seed, loops);
                if (!possible.contains(wanted)) {
                    System.out.println("FAILED E" + number + ".m" + j + ": the stub lacks " + wanted);
                    return 1;
                }
            }
        }
        return 0;
    }

    public static void main(String[] args) throws Exception {
        int count = Integer.parseInt(args[2]);
        Path folder = Path.of(args[3]);
        if (args[0].equals("write")) {
            write(new Random(Long.parseLong(args[1])), count, folder);
            return;
        }
        ClassLoader shared = new URLClassLoader(new URL[] {folder.resolve("shared/").toUri().toURL()});
        ClassLoader real = new URLClassLoader(new URL[] {folder.resolve("real/").toUri().toURL()}, shared);
        ClassLoader stub = new URLClassLoader(new URL[] {folder.resolve("stub/").toUri().toURL()}, shared);
        Effects e = new Effects(folder, shared);
        Class<?> driver = stub.loadClass("EnvDriver");
        for (int i = 0; i < e.us.length; i++) {
            driver.getField("u" + i).set(null, e.us[i]);
        }
        int failed = 0;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!Files.exists(folder.resolve("out/E" + i + ".java"))) {
                kept++;
                continue;
            }
            failed += e.check(i, real.loadClass("E" + i), stub.loadClass("E" + i));
        }
        System.out.println(kept + " stay as they are");
        if (kept > count / 2) {
            failed++;
        }
        System.out.println((count - kept - failed) + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }
}
