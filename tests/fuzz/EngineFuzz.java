import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Compares the engines of glassbox check (EngineCheck) on random classes (ClassGen).
 *
 * <pre>
 * EngineFuzz run GLASSBOX SEED COUNT FOLDER     compares; what disagrees stays in FOLDER
 * EngineFuzz shrink GLASSBOX SEED INDEX FOLDER  makes a class that disagrees smaller
 * </pre>
 *
 * The number of valid states is asked for on every other class: counting adds to what the
 * solver knows, so that classes without it are needed, too. reach runs on every third.
 */
public class EngineFuzz {
    static final int CHUNK = 250;
    final EngineCheck engines;
    final long seed;
    final Path dir;

    EngineFuzz(String glassbox, long seed, Path dir) {
        this.engines = new EngineCheck(glassbox, dir);
        this.seed = seed;
        this.dir = dir;
    }

    record Result(EngineCheck.Answer answer, EngineCheck.Outcome sat, EngineCheck.Outcome explicit, EngineCheck.Outcome reach) {
        String text() {
            return "sat " + sat + "\n  explicit " + explicit + (reach == null ? "" : "\n  reach " + reach);
        }
    }

    static String optionsOf(ClassGen g, int index) {
        return g.options + (index % 2 == 0 ? " --count" : "");
    }

    Result check(Path classes, String name, int index, String options) throws Exception {
        String tag = "" + index;
        EngineCheck.Outcome sat = engines.check("sat", classes, name, options, tag), explicit = engines.check("explicit", classes, name, options, tag), reach = null;
        EngineCheck.Answer a = engines.compare(sat, explicit, classes, name, options, tag);
        if (a == EngineCheck.Answer.SAME && index % 3 == 0) {
            reach = engines.check("reach", classes, name, options, tag);
            a = EngineCheck.compareReach(reach, explicit) == EngineCheck.Answer.DIFFERENT ? EngineCheck.Answer.DIFFERENT : a;
        }
        return new Result(a, sat, explicit, reach);
    }

    // Running

    final int[] totals = new int[EngineCheck.Answer.values().length];
    final Map<String, Integer> reasons = new TreeMap<>();
    int violated, holds, empty, counted, reached;

    void count(Result r) {
        totals[r.answer.ordinal()]++;
        if (r.explicit.exit() == 1) violated++;
        if (r.explicit.exit() == 0) holds++;
        if (r.explicit.exit() == 3 && r.explicit.reason().contains("satisfies the invariant")) empty++;
        if (!r.sat.states().isEmpty() && !r.explicit.states().isEmpty()) counted++;
        if (r.reach != null && r.reach.unreached().equals("0")) reached++;
        if (r.answer == EngineCheck.Answer.UNSUPPORTED) reasons.merge(r.sat.reason().replaceAll("C[0-9]+|op[0-9]+\\([^)]*\\)|[0-9]+", "_"), 1, Integer::sum);
    }

    /** The classes of one source, in a folder of their own. */
    static Path own(Path work, int index) throws Exception {
        Path own = Files.createDirectories(work.resolve("own" + index)), classes = work.resolve("classes");
        try (Stream<Path> all = Files.list(classes)) {
            for (Path p : all.toList())
                if (p.getFileName().toString().matches("B?C" + index + "(\\$.*)?\\.class")) Files.move(p, own.resolve(p.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
        return own;
    }

    boolean runChunk(ExecutorService pool, int low, int high) throws Exception {
        Path work = Files.createDirectories(dir.resolve("work")), classes = Files.createDirectories(work.resolve("classes"));
        List<Path> sources = new ArrayList<>();
        List<String> options = new ArrayList<>();
        for (int i = low; i < high; i++) {
            ClassGen g = new ClassGen(seed, i, new BitSet());
            sources.add(Files.writeString(work.resolve("C" + i + ".java"), g.generate()));
            options.add(optionsOf(g, i));
        }
        if (!EngineCheck.compile(classes, sources, System.out)) {
            System.out.println("a generated class does not compile");
            return false;
        }
        List<Future<Result>> results = new ArrayList<>();
        for (int i = low; i < high; i++) {
            int index = i, at = i - low;
            Path own = own(work, index);
            results.add(pool.submit(() -> check(own, "C" + index, index, options.get(at))));
        }
        for (int i = low; i < high; i++) {
            Result r = results.get(i - low).get();
            count(r);
            if (r.answer != EngineCheck.Answer.DIFFERENT) continue;
            Files.writeString(dir.resolve("C" + i + ".java"), "// " + options.get(i - low) + "\n" + Files.readString(work.resolve("C" + i + ".java")));
            System.out.println("not ok C" + i + " of seed " + seed + ": " + r.text());
        }
        EngineCheck.remove(work);
        return true;
    }

    int run(int count) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, Integer.getInteger("jobs", Runtime.getRuntime().availableProcessors())));
        boolean ok = true;
        for (int low = 0; ok && low < count; low += CHUNK) ok = runChunk(pool, low, Math.min(count, low + CHUNK));
        pool.shutdown();
        if (!ok) return 2;
        System.out.println("explicit: " + holds + " hold, " + violated + " violated, " + empty + " without a valid state, " + (count - holds - violated - empty) + " other; states counted in " + counted + ", all reached in " + reached
            + "; unsupported by sat " + totals[EngineCheck.Answer.UNSUPPORTED.ordinal()] + ", out of time " + totals[EngineCheck.Answer.SLOW.ordinal()]);
        reasons.forEach((r, n) -> System.out.println("  " + n + " x " + r));
        int failed = totals[EngineCheck.Answer.DIFFERENT.ordinal()];
        System.out.println((count - failed) + " passed, " + failed + " failed");
        return failed == 0 ? 0 : 1;
    }

    // Shrinking: parts of the generator first, then lines and blocks of the text.

    Result last;

    boolean differs(String name, int index, String options, String text) throws Exception {
        Path classes = dir.resolve("classes"), source = dir.resolve(name + ".java");
        EngineCheck.remove(classes);
        Files.createDirectories(classes);
        Files.writeString(source, text);
        if (!EngineCheck.compile(classes, List.of(source), java.io.OutputStream.nullOutputStream())) return false;
        Result r = check(classes, name, index, options);
        if (r.answer != EngineCheck.Answer.DIFFERENT || r.sat.exit() == 2 && r.explicit.exit() == 2) return false;
        last = r;
        return true;
    }

    String withoutParts(int index, String text, String options) throws Exception {
        BitSet out = new BitSet();
        ClassGen g = new ClassGen(seed, index, out);
        g.generate();
        for (boolean better = true; better;) {
            better = false;
            for (int id = 0; id < g.parts; id++) {
                if (!g.present.get(id)) continue;
                BitSet attempt = (BitSet) out.clone();
                attempt.set(id);
                ClassGen next = new ClassGen(seed, index, attempt);
                String shorter = next.generate();
                if (shorter.equals(text) || !differs(g.name, index, options, shorter)) continue;
                out = attempt;
                g = next;
                text = shorter;
                better = true;
            }
        }
        return text;
    }

    /** Where the block that begins in this line ends, or the line itself. */
    static int blockEnd(List<String> lines, int from) {
        int depth = 0;
        for (int i = from; i < lines.size(); i++) {
            for (char c : lines.get(i).toCharArray()) depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth <= 0) return i;
        }
        return from;
    }

    String withoutLines(String name, int index, String text, String options) throws Exception {
        List<String> lines = new ArrayList<>(List.of(text.split("\n")));
        for (boolean better = true; better;) {
            better = false;
            for (int i = lines.size() - 1; i >= 0; i--) {
                if (i >= lines.size()) continue;
                int end = blockEnd(lines, i);
                List<List<String>> attempts = new ArrayList<>();
                List<String> whole = new ArrayList<>(lines.subList(0, i));
                whole.addAll(lines.subList(end + 1, lines.size()));
                attempts.add(whole);
                if (end > i) { // the block without its braces
                    List<String> inside = new ArrayList<>(lines.subList(0, i));
                    inside.addAll(lines.subList(i + 1, end));
                    inside.addAll(lines.subList(end + 1, lines.size()));
                    attempts.add(inside);
                }
                for (List<String> attempt : attempts) {
                    if (!differs(name, index, options, String.join("\n", attempt) + "\n")) continue;
                    lines = attempt;
                    better = true;
                    break;
                }
            }
        }
        return String.join("\n", lines) + "\n";
    }

    int shrink(int index) throws Exception {
        Files.createDirectories(dir);
        ClassGen g = new ClassGen(seed, index, new BitSet());
        String text = g.generate(), options = optionsOf(g, index);
        if (!differs(g.name, index, options, text)) {
            System.out.println("C" + index + " of seed " + seed + ": no disagreement");
            return 1;
        }
        text = withoutLines(g.name, index, withoutParts(index, text, options), options);
        differs(g.name, index, options, text);
        Files.writeString(dir.resolve(g.name + ".java"), "// " + options + "\n" + text);
        System.out.println("shrunk to " + text.split("\n").length + " lines: " + dir.resolve(g.name + ".java") + "\n" + last.text());
        EngineCheck.remove(dir.resolve("classes"));
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
