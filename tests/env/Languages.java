import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Random assumptions: the language of the generated driver must be that of the expression. Both
 * become automata, the driver's from the text of its method run, and are compared in both
 * directions.
 *
 * <pre>java Languages.java write SEED COUNT FOLDER      Unit.java, all.env
 * java Languages.java compare SEED COUNT FOLDER    with FOLDER/out/T0.java, ...</pre>
 */
final class Languages {
    private static final String LETTERS = "abcd";

    /** An automaton with empty steps; one start, one end. */
    private static final class Automaton {
        final List<int[]> steps = new ArrayList<>(); // from, letter or -1, to
        int states;

        int add() {
            return states++;
        }

        void step(int from, int letter, int to) {
            steps.add(new int[] {from, letter, to});
        }

        BitSet close(BitSet set) {
            boolean grows = true;
            while (grows) {
                grows = false;
                for (int[] s : steps) {
                    if (s[1] < 0 && set.get(s[0]) && !set.get(s[2])) {
                        set.set(s[2]);
                        grows = true;
                    }
                }
            }
            return set;
        }

        BitSet after(BitSet set, int letter) {
            BitSet next = new BitSet();
            for (int[] s : steps) {
                if (s[1] == letter && set.get(s[0])) {
                    next.set(s[2]);
                }
            }
            return close(next);
        }
    }

    /** A regular expression; {@code build} adds it between two states. */
    private interface Expr {
        void build(Automaton a, int from, int to);

        String text();
    }

    private static Expr letters(String chosen, boolean complement, boolean set) {
        return new Expr() {
            @Override
            public void build(Automaton a, int from, int to) {
                for (int i = 0; i < LETTERS.length(); i++) {
                    if ((chosen.indexOf(LETTERS.charAt(i)) >= 0) != complement) {
                        a.step(from, i, to);
                    }
                }
            }

            @Override
            public String text() {
                String list = String.join("(), ", chosen.split("")) + "()";
                return set ? "[" + (complement ? "-" : "") + list + "]" : "u." + chosen + "()";
            }
        };
    }

    private static Expr join(String sign, List<Expr> parts) {
        return new Expr() {
            @Override
            public void build(Automaton a, int from, int to) {
                if (sign.equals("|")) {
                    parts.forEach(p -> p.build(a, from, to));
                    return;
                }
                int at = from;
                for (int i = 0; i < parts.size(); i++) {
                    int next = i + 1 < parts.size() ? a.add() : to;
                    int begin = a.add();
                    a.step(at, -1, begin);
                    int end = a.add();
                    parts.get(i).build(a, begin, end);
                    a.step(end, -1, next);
                    at = next;
                }
            }

            @Override
            public String text() {
                List<String> texts = new ArrayList<>();
                parts.forEach(p -> texts.add(p.text()));
                return "(" + String.join(" " + sign + " ", texts) + ")";
            }
        };
    }

    /** most &lt; 0: no bound. */
    private static Expr repeat(Expr body, int least, int most, String sign) {
        return new Expr() {
            @Override
            public void build(Automaton a, int from, int to) {
                int at = a.add();
                a.step(from, -1, at);
                for (int i = 0; i < Math.max(least, most); i++) {
                    if (i >= least) {
                        a.step(at, -1, to);
                    }
                    int begin = a.add();
                    int end = a.add();
                    a.step(at, -1, begin);
                    body.build(a, begin, end);
                    at = end;
                }
                if (most < 0) {
                    int begin = a.add();
                    int end = a.add();
                    a.step(at, -1, begin);
                    body.build(a, begin, end);
                    a.step(end, -1, at);
                }
                a.step(at, -1, to);
            }

            @Override
            public String text() {
                return "(" + body.text() + ")" + sign;
            }
        };
    }

    private static Expr random(Random r, int depth) {
        if (depth == 0 || r.nextInt(6) == 0) {
            String one = LETTERS.substring(r.nextInt(4)).substring(0, 1);
            int kind = r.nextInt(5);
            String two = one.equals("a") ? "ac" : "a" + one;
            return kind == 0 ? letters(two, r.nextBoolean(), true) : letters(one, false, false);
        }
        List<Expr> parts = new ArrayList<>();
        for (int i = 0; i < 2 + r.nextInt(2); i++) {
            parts.add(random(r, depth - 1));
        }
        int n = r.nextInt(3);
        int m = n + r.nextInt(3);
        switch (r.nextInt(8)) {
            case 0: return join("|", parts);
            case 1: return join(">", parts);
            case 2: return join(";", parts);
            case 3: return repeat(parts.get(0), 0, -1, "*");
            case 4: return repeat(parts.get(0), 1, -1, "+");
            case 5: return repeat(parts.get(0), 0, 1, "?");
            case 6: return repeat(parts.get(0), n, n, r.nextBoolean() ? "*" + n : "^" + n);
            default: return repeat(parts.get(0), n, m, "*{" + n + "," + m + "}");
        }
    }

    // ---- the driver, read line by line ------------------------------------------------

    private static final class Reader {
        private final List<String> lines;
        private int at;

        Reader(Path file) throws IOException {
            lines = new ArrayList<>(Files.readAllLines(file));
            lines.replaceAll(String::trim);
            at = lines.indexOf("public void run() {") + 1;
        }

        /** Statements up to the line that ends them, which stays. */
        Expr block() {
            List<Expr> parts = new ArrayList<>();
            while (!lines.get(at).startsWith("}") && !lines.get(at).equals("break;")) {
                Expr part = statement();
                if (part != null) {
                    parts.add(part);
                }
            }
            return join(">", parts);
        }

        private static Matcher match(String pattern, String line) {
            Matcher m = Pattern.compile(pattern).matcher(line);
            return m.matches() ? m : null;
        }

        private Expr body() {
            Expr e = block();
            at++;
            return e;
        }

        Expr statement() {
            String line = lines.get(at++);
            Matcher m = match("Environment.action\\(\\d+, \"u\\.(\\w)\\(\\)\"\\);", line);
            if (m != null) {
                String call = lines.get(at++);
                if (!call.equals("EnvDriver.u." + m.group(1) + "();")) {
                    throw new IllegalStateException(call);
                }
                return letters(m.group(1), false, false);
            }
            if (line.equals("while (Choose.bool()) {")) {
                return repeat(body(), 0, -1, "");
            }
            if (line.equals("if (Choose.bool()) {")) {
                return repeat(body(), 0, 1, "");
            }
            if (line.equals("if (false) {")) {
                return repeat(body(), 0, 0, "");
            }
            if (line.equals("do {")) {
                Expr e = block();
                if (!lines.get(at++).equals("} while (Choose.bool());")) {
                    throw new IllegalStateException(lines.get(at - 1));
                }
                return repeat(e, 1, -1, "");
            }
            m = match("for \\(int i\\d+ = 0; i\\d+ < (\\d+); i\\d+\\+\\+\\) \\{", line);
            if (m != null) {
                int n = Integer.parseInt(m.group(1));
                return repeat(body(), n, n, "");
            }
            m = match("for \\(int i\\d+ = Choose.integer\\((\\d+)\\); i\\d+ < (\\d+); .*", line);
            if (m != null) {
                int most = Integer.parseInt(m.group(2));
                return repeat(body(), most - Integer.parseInt(m.group(1)), most, "");
            }
            m = match("switch \\(Choose.integer\\((\\d+)\\)\\) \\{", line);
            if (m != null) {
                return cases(Integer.parseInt(m.group(1)) + 1);
            }
            throw new IllegalStateException("not understood: " + line);
        }

        private Expr cases(int count) {
            List<Expr> parts = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String head = lines.get(at++);
                if (!head.equals(i + 1 < count ? "case " + i + ":" : "default:")) {
                    throw new IllegalStateException(head);
                }
                parts.add(block());
                at++; // break;
            }
            at++;
            return join("|", parts);
        }
    }

    // ---- comparison ------------------------------------------------------------------

    private static String difference(Expr left, Expr right) {
        Automaton[] a = {new Automaton(), new Automaton()};
        BitSet[] start = new BitSet[2];
        for (int k = 0; k < 2; k++) {
            int from = a[k].add();
            int to = a[k].add();
            (k == 0 ? left : right).build(a[k], from, to);
            start[k] = new BitSet();
            start[k].set(from);
            a[k].close(start[k]);
        }
        Set<List<BitSet>> seen = new HashSet<>();
        Deque<Object[]> todo = new ArrayDeque<>();
        todo.add(new Object[] {start[0], start[1], ""});
        while (!todo.isEmpty()) {
            Object[] one = todo.remove();
            BitSet x = (BitSet) one[0];
            BitSet y = (BitSet) one[1];
            if (!seen.add(List.of(x, y))) {
                continue;
            }
            if (x.get(1) != y.get(1)) {
                return "'" + one[2] + "' is only in " + (x.get(1) ? "the expression" : "the driver");
            }
            for (int i = 0; i < LETTERS.length(); i++) {
                todo.add(new Object[] {
                    a[0].after(x, i), a[1].after(y, i), one[2] + LETTERS.substring(i, i + 1)});
            }
        }
        return null;
    }

    public static void main(String[] args) throws IOException {
        Random r = new Random(Long.parseLong(args[1]));
        int count = Integer.parseInt(args[2]);
        Path folder = Path.of(args[3]);
        List<Expr> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(random(r, 1 + r.nextInt(4)));
        }
        if (args[0].equals("write")) {
            StringBuilder text = new StringBuilder(
                    "environment {\n  instantiations { 1 Unit u; }\n  regular assumptions {\n");
            all.forEach(e -> text.append("    ").append(e.text()).append(";\n"));
            Files.writeString(folder.resolve("all.env"), text.append("  }\n}\n"));
            StringBuilder unit = new StringBuilder("public class Unit {\n");
            for (String c : LETTERS.split("")) {
                unit.append("    public void ").append(c).append("() {}\n");
            }
            Files.writeString(folder.resolve("Unit.java"), unit.append("}\n"));
            return;
        }
        int failed = 0;
        for (int i = 0; i < count; i++) {
            Expr driver = new Reader(folder.resolve("out/T" + i + ".java")).block();
            String why = difference(all.get(i), driver);
            if (why != null) {
                failed++;
                System.out.println("FAILED T" + i + ": " + all.get(i).text() + ": " + why);
            }
        }
        System.out.println((count - failed) + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }
}
