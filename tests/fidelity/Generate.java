import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;

/**
 * Library fidelity: what public methods of the library give, on the JVM that runs this, as
 * classes to be checked. Each expression of the list has one open argument k, the number of a
 * row of its table; the operation asserts that the expression gives what the JVM gave.
 *
 *     java Generate.java LIST FOLDER      LIST: lines  GROUP.method | rows | expression over k
 *
 * The expression is compiled into the class that is written and, by the same text, run here.
 * It may use the arrays S (texts), I (ints), J (longs), D (doubles), C (chars), BI and BD (big
 * numbers), indexed by k or a combination, and the enum Hue. Results are compared as text: what it gives, or the exception's class.
 */
public class Generate {
    static final String TABLES = """
            static final String[] S = {"", "a", "ab", "Abc", "b a", "12", "-7", "zz top"};
            static final int[] I = {0, 1, -1, 7, 10, 127, 128, Integer.MAX_VALUE, Integer.MIN_VALUE};
            static final long[] J = {0, 1, -1, 7, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE};
            static final double[] D = {0.0, 1.0, -1.5, 2.5, 1e10, -0.0, Double.NaN, Double.POSITIVE_INFINITY};
            static final char[] C = {'a', 'Z', '5', ' ', '_', '\\u00e9', '\\n'};
            static final java.math.BigInteger[] BI = {java.math.BigInteger.ZERO, java.math.BigInteger.valueOf(12),
                new java.math.BigInteger("-98765432109876543210"), new java.math.BigInteger("123456789012345678901234567890")};
            static final java.math.BigDecimal[] BD = {java.math.BigDecimal.ZERO, new java.math.BigDecimal("1.50"),
                new java.math.BigDecimal("-0.125"), new java.math.BigDecimal("700")};
            enum Hue { RED, GREEN, BLUE }
            static List<Integer> list(int... all) {
                List<Integer> l = new ArrayList<>();
                for (int x : all) l.add(x);
                return l;
            }
            static String show(Object o) {
                return o instanceof int[] ? Arrays.toString((int[]) o)
                    : o instanceof char[] ? new String((char[]) o)
                    : o instanceof Object[] ? Arrays.toString((Object[]) o) : String.valueOf(o);
            }
        """;

    record Entry(String name, int rows, String expression) {}

    /** Statements whose last return is shown, or an expression. */
    static String given(String text) {
        int last = text.lastIndexOf("return ");
        return last < 0 ? "return show(" + text + ");"
            : text.substring(0, last) + "return show(" + text.substring(last + 7).replaceAll(";$", ");");
    }

    static String method(Entry e, int number) {
        return "    static String give" + number + "(int k) {\n        try {\n            "
            + given(e.expression)
            + "\n        } catch (RuntimeException x) {\n"
            + "            return x.getClass().getName();\n        }\n    }\n";
    }

    static String literal(String text) {
        StringBuilder b = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') b.append('\\').append(c);
            else if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c).replace("\\u000a", "\\n"));
            else b.append(c);
        }
        return b.append('"').toString();
    }

    /** The class of a group; its expectations come from the answers, one of them changed. */
    static void write(Path folder, String name, List<Entry> all, String[][] answers, boolean wrong)
            throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(folder.resolve(name + ".java")))) {
            out.println("import java.util.*;\nimport java.util.function.*;\nimport java.util.stream.*;");
            out.println("public class " + name + " {\n" + TABLES);
            out.println("    @glassbox.Declarative public boolean repOk() { return true; }");
            for (int n = 0; n < all.size(); n++) {
                Entry e = all.get(n);
                out.print(method(e, n));
                if (answers == null) continue;
                out.print("    static final String[] EXPECTED" + n + " = {");
                for (int k = 0; k < e.rows; k++)
                    out.print((k == 0 ? "" : ", ") + literal(answers[n][k] + (wrong && k == e.rows - 1 ? "~" : "")));
                out.println("};");
                out.println("    public void " + e.name.replaceAll("[^A-Za-z0-9]", "_") + "_" + n
                    + "(@glassbox.Range(min = 0, max = " + (e.rows - 1) + ") int k) {\n"
                    + "        assert give" + n + "(k).equals(EXPECTED" + n + "[k]);\n    }");
            }
            out.println("    public static void main(String[] args) {");
            for (int n = 0; n < all.size(); n++)
                out.println("        for (int k = 0; k < " + all.get(n).rows
                    + "; k++) System.out.println(give" + n + "(k).replace(\"\\n\", \"\\\\n\"));");
            out.println("    }\n}");
        }
    }

    static void compile(Path folder) throws Exception {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/javac", "-g",
            "-proc:none", "-nowarn", "-cp", System.getProperty("jar"), "-d", folder.resolve("classes").toString()));
        try (var files = Files.list(folder)) {
            files.map(Path::toString).filter(f -> f.endsWith(".java")).sorted().forEach(command::add);
        }
        if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0)
            throw new IOException("the classes do not compile");
    }

    /** What main of the class prints, in lines. */
    static List<String> answers(Path folder, String name) throws Exception {
        java.io.PrintStream out = System.out;
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        try (var loader = new java.net.URLClassLoader(new java.net.URL[] {
                folder.resolve("classes").toUri().toURL()})) {
            System.setOut(new java.io.PrintStream(bytes, true, "UTF-8"));
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(out);
        }
        List<String> lines = new ArrayList<>();
        for (String line : bytes.toString("UTF-8").split("\n")) lines.add(line.replace("\\n", "\n"));
        return lines;
    }

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[1]);
        Files.createDirectories(folder.resolve("classes"));
        Map<String, List<Entry>> groups = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] parts = line.split(" \\| ", 3);
            groups.computeIfAbsent(parts[0].split("\\.")[0], g -> new ArrayList<>())
                .add(new Entry(parts[0], Integer.parseInt(parts[1].strip()), parts[2].strip()));
        }
        for (Map.Entry<String, List<Entry>> g : groups.entrySet())
            write(folder, "F" + g.getKey(), g.getValue(), null, false);
        compile(folder);
        for (Map.Entry<String, List<Entry>> g : groups.entrySet()) {
            List<Entry> all = g.getValue();
            String name = "F" + g.getKey();
            Iterator<String> lines = answers(folder, name).iterator();
            String[][] given = new String[all.size()][];
            for (int n = 0; n < all.size(); n++) {
                given[n] = new String[all.get(n).rows];
                for (int k = 0; k < given[n].length; k++) given[n][k] = lines.next();
            }
            write(folder, name, all, given, false);
            write(folder, name + "Wrong", all, given, true);
        }
        compile(folder);
    }
}
