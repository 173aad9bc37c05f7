import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Compares the engines of glassbox check on random classes (ClassGen).
 *
 * <pre>
 * EngineFuzz run GLASSBOX SEED COUNT FOLDER     compares; what disagrees stays in FOLDER
 * EngineFuzz shrink GLASSBOX SEED INDEX FOLDER  makes a class that disagrees smaller
 * </pre>
 *
 * Compared are the exit status, the verdict of each operation, and operation, kind and size
 * of the violation reported. Counted by themselves: classes on which sat gives up on a
 * construct, on which an engine runs out of time, and ties: two kinds of violation on states
 * of the same size.
 */
public class EngineFuzz {
    static final int CHUNK = 250, TIME_LIMIT = 3;
    final String glassbox;
    final long seed;
    final Path dir;

    EngineFuzz(String glassbox, long seed, Path dir) {
        this.glassbox = glassbox;
        this.seed = seed;
        this.dir = dir;
    }

    record Outcome(int exit, String operations, String least, String kind, int objects, String reason, String text) { }

    enum Answer { SAME, TIE, UNSUPPORTED, SLOW, DIFFERENT }

    static String first(String pattern, String text) {
        Matcher m = Pattern.compile(pattern).matcher(text);
        return m.find() ? m.group(1) : "";
    }

    Outcome check(String engine, Path classes, String name, String options, String tag) throws IOException, InterruptedException {
        Path out = dir.resolve("out-" + tag + "-" + engine.hashCode()), err = dir.resolve("err-" + tag + "-" + engine.hashCode());
        List<String> command = new ArrayList<>(List.of(glassbox, "check", "--quiet", "--timeout", "" + TIME_LIMIT, "--steps", "4000", "--json", "-", "--class", name));
        command.add("--engine");
        command.addAll(List.of(engine.split(" ")));
        command.addAll(List.of(options.trim().split(" +")));
        command.add(classes.toString());
        Process p = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        p.getOutputStream().close();
        if (!p.waitFor(30, TimeUnit.SECONDS)) {
            p.destroyForcibly().waitFor();
            return new Outcome(124, "", "", "", 0, "no end: time limit", "");
        }
        String text = Files.readString(out), errors = Files.readString(err);
        Files.delete(out);
        Files.delete(err);
        StringBuilder operations = new StringBuilder();
        Matcher m = Pattern.compile("\"method\": \"([^\"]*)\",\\s*\"verdict\": \"([a-z]*)\"").matcher(text);
        while (m.find()) operations.append(m.group(1) + " " + m.group(2) + "; ");
        int from = text.indexOf("\"violations\"");
        String violation = from < 0 ? "" : text.substring(from);
        String before = first("(?s)\"before\": (.*?)\"arguments\"", violation);
        int objects = before.split("\"class\"", -1).length;
        return new Outcome(p.exitValue(), operations.toString(), first("\"method\": \"([^\"]*)\"", violation), first("\"kind\": \"([a-z]*)\"", violation), objects,
            first("\"reason\": \"([^\"]*)\"", text) + (errors.isEmpty() ? "" : " | " + errors.trim().replace('\n', ' ')), text);
    }

    static boolean slow(Outcome o) {
        return o.reason.contains("time limit") || Double.parseDouble("0" + first("\"time_s\": ([0-9.]+)", o.text)) > 0.9 * TIME_LIMIT;
    }

    /** What is compared with explicit. */
    static final List<String> ENGINES = List.of(System.getProperty("engines", "sat,sat --analysis fields").split(","));

    /** Where sat leaves an operation open that explicit decides: why? Asked for that operation alone. */
    Answer compare(String engine, Outcome sat, Outcome explicit, Path classes, String name, String options, String tag) throws IOException, InterruptedException {
        Answer a = compare(sat, explicit);
        if (a != Answer.DIFFERENT) return a;
        String[] s = sat.operations.split("; "), e = explicit.operations.split("; ");
        if (s.length != e.length) return a;
        boolean open = false;
        options = options.replace("--constructors", "");
        for (int i = 0; i < s.length; i++) {
            if (s[i].equals(e[i])) continue;
            if (!s[i].endsWith(" inconclusive")) return a;
            Outcome alone = check(engine, classes, name, options + " --method " + s[i].split(" ")[0], tag);
            Answer why = compare(alone, check("explicit", classes, name, options + " --method " + s[i].split(" ")[0], tag));
            if (why != Answer.UNSUPPORTED && why != Answer.SLOW) return a;
            open = true;
        }
        return open ? Answer.UNSUPPORTED : a;
    }

    static Answer compare(Outcome sat, Outcome explicit) {
        if (slow(sat) || slow(explicit)) return Answer.SLOW;
        if (sat.exit == 3 && !sat.reason.contains("internal") && (sat.reason.contains("not supported") || sat.reason.contains("unsupported") || sat.reason.contains("cannot be evaluated") || sat.reason.contains("native method"))) return Answer.UNSUPPORTED;
        if (sat.exit != explicit.exit || !sat.operations.equals(explicit.operations)) return Answer.DIFFERENT;
        if (sat.exit != 1) return Answer.SAME;
        if (!sat.least.equals(explicit.least)) return Answer.DIFFERENT;
        if (sat.kind.equals(explicit.kind)) return Answer.SAME;
        return Answer.TIE;
    }

    static String describe(Outcome o) {
        return "exit " + o.exit + "; " + o.operations + (o.least.isEmpty() ? "" : "least " + o.kind + " " + o.least) + (o.reason.isEmpty() ? "" : " (" + o.reason + ")");
    }

    static boolean compile(Path classes, List<Path> sources, OutputStream messages) {
        List<String> args = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn", "-Xlint:none", "-XDuseUnsharedTable=true", "-cp", System.getProperty("java.class.path"), "-d", classes.toString()));
        for (Path s : sources) args.add(s.toString());
        return ToolProvider.getSystemJavaCompiler().run(null, messages, messages, args.toArray(new String[0])) == 0;
    }

    static void remove(Path p) throws IOException {
        if (!Files.exists(p)) return;
        try (Stream<Path> all = Files.walk(p)) {
            for (Path x : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(x);
        }
    }

    int run(int count) throws Exception {
        int[] totals = new int[Answer.values().length];
        Map<String, Integer> reasons = new TreeMap<>();
        int violated = 0, holds = 0, empty = 0;
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, Integer.getInteger("jobs", Runtime.getRuntime().availableProcessors())));
        for (int lo = 0; lo < count; lo += CHUNK) {
            int hi = Math.min(count, lo + CHUNK);
            Path work = Files.createDirectories(dir.resolve("work")), classes = Files.createDirectories(work.resolve("classes"));
            List<Path> sources = new ArrayList<>();
            String[] options = new String[hi - lo];
            for (int i = lo; i < hi; i++) {
                ClassGen g = new ClassGen(seed, i, new BitSet());
                Path source = work.resolve("C" + i + ".java");
                Files.writeString(source, g.generate());
                options[i - lo] = g.options;
                sources.add(source);
            }
            if (!compile(classes, sources, System.out)) {
                System.out.println("a generated class does not compile");
                return 2;
            }
            List<Future<Outcome[]>> results = new ArrayList<>();
            for (int i = lo; i < hi; i++) {
                int index = i, at = i - lo;
                Callable<Outcome[]> task = () -> {
                    String tag = "" + index;
                    Path own = Files.createDirectories(work.resolve("own" + index));
                    try (Stream<Path> all = Files.list(classes)) {
                        for (Path p : all.toList()) {
                            String f = p.getFileName().toString();
                            if (f.equals("C" + index + ".class") || f.startsWith("C" + index + "$")) Files.copy(p, own.resolve(f));
                        }
                    }
                    List<Outcome> all = new ArrayList<>(List.of(check("explicit", own, "C" + index, options[at], tag)));
                    for (String engine : ENGINES) all.add(check(engine, own, "C" + index, options[at], tag));
                    return all.toArray(new Outcome[0]);
                };
                results.add(pool.submit(task));
            }
            for (int i = lo; i < hi; i++) {
                Outcome[] o = results.get(i - lo).get();
                Answer worst = Answer.SAME;
                for (int k = 1; k < o.length; k++) {
                    String engine = ENGINES.get(k - 1);
                    Answer a = compare(engine, o[k], o[0], work.resolve("own" + i), "C" + i, options[i - lo], "" + i);
                    if (a.compareTo(worst) > 0) worst = a;
                    if (a == Answer.UNSUPPORTED) reasons.merge(o[k].reason.replaceAll("C[0-9]+|op[0-9]+\\([^)]*\\)|[0-9]+", "_"), 1, Integer::sum);
                    if (a != Answer.DIFFERENT) continue;
                    Files.writeString(dir.resolve("C" + i + ".java"), "// " + options[i - lo] + "\n" + Files.readString(work.resolve("C" + i + ".java")));
                    System.out.println("not ok C" + i + " of seed " + seed + ": " + engine + " " + describe(o[k]) + "\n  explicit " + describe(o[0]));
                }
                totals[worst.ordinal()]++;
                if (o[0].exit == 1) violated++;
                if (o[0].exit == 0) holds++;
                if (o[0].exit == 3 && o[0].reason.contains("satisfies the invariant")) empty++;
            }
            remove(work);
        }
        pool.shutdown();
        System.out.println("explicit: " + holds + " hold, " + violated + " violated, " + empty + " without a valid state, " + (count - holds - violated - empty) + " other; ties of kind " + totals[Answer.TIE.ordinal()] + ", unsupported by sat "
            + totals[Answer.UNSUPPORTED.ordinal()] + ", out of time " + totals[Answer.SLOW.ordinal()]);
        reasons.forEach((r, n) -> System.out.println("  " + n + " x " + r));
        int failed = totals[Answer.DIFFERENT.ordinal()];
        System.out.println((count - failed) + " passed, " + failed + " failed");
        return failed == 0 ? 0 : 1;
    }

    // Shrinking

    Outcome[] last;

    boolean differs(ClassGen g, String text) throws Exception {
        Path classes = dir.resolve("classes"), source = dir.resolve(g.name + ".java");
        remove(classes);
        Files.createDirectories(classes);
        Files.writeString(source, text);
        if (!compile(classes, List.of(source), OutputStream.nullOutputStream())) return false;
        Outcome explicit = check("explicit", classes, g.name, g.options, "s");
        for (String engine : ENGINES) {
            Outcome found = check(engine, classes, g.name, g.options, "s");
            if (compare(engine, found, explicit, classes, g.name, g.options, "s") != Answer.DIFFERENT || (found.exit == 2 && explicit.exit == 2)) continue;
            last = new Outcome[] {found, explicit};
            return true;
        }
        return false;
    }

    int shrink(int index) throws Exception {
        Files.createDirectories(dir);
        BitSet out = new BitSet();
        ClassGen g = new ClassGen(seed, index, out);
        String text = g.generate();
        if (!differs(g, text)) {
            System.out.println("C" + index + " of seed " + seed + ": no disagreement");
            return 1;
        }
        for (boolean better = true; better;) {
            better = false;
            for (int id = 0; id < g.parts; id++) {
                if (!g.present.get(id)) continue;
                BitSet attempt = (BitSet) out.clone();
                attempt.set(id);
                ClassGen next = new ClassGen(seed, index, attempt);
                String shorter = next.generate();
                if (shorter.equals(text) || !differs(next, shorter)) continue;
                out = attempt;
                g = next;
                text = shorter;
                better = true;
            }
        }
        Files.writeString(dir.resolve(g.name + ".java"), "// " + g.options + "\n" + text);
        System.out.println("shrunk to " + text.split("\n").length + " lines: " + dir.resolve(g.name + ".java"));
        System.out.println("sat      " + describe(last[0]) + "\nexplicit " + describe(last[1]));
        remove(dir.resolve("classes"));
        return 0;
    }

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[4]);
        Files.createDirectories(folder);
        EngineFuzz f = new EngineFuzz(args[1], Long.parseLong(args[2]), folder);
        int n = Integer.parseInt(args[3]);
        System.exit(args[0].equals("run") ? f.run(n) : f.shrink(n));
    }
}
