import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compares the engines of glassbox check on random classes (ClassGen, StructureGen, RareGen and others), on random
 * languages (LanguageGen), on ordinary code (OrdinaryGen), where the JVM has a word, too (OrdinaryJvm),
 * or on mutants of the examples (MutantGen): writes and compiles them, has them checked (engines.c) and collects the answers;
 * makes classes that disagree smaller.
 *
 * <pre>
 * EngineFuzz run WHAT ENGINES JAR SEED COUNT FOLDER EXAMPLES     compares; what disagrees stays in FOLDER
 * EngineFuzz write WHAT ENGINES JAR SEED COUNT FOLDER EXAMPLES   leaves the classes in FOLDER, unchecked
 * EngineFuzz shrink WHAT ENGINES JAR SEED INDEX FOLDER EXAMPLES  makes a class that disagrees smaller
 * </pre>
 *
 * WHAT: classes, languages, ordinary, mutants, or steps: mutants of languages, on large terms.
 *
 * The number of valid states is asked for on every other class of ClassGen, every fourth of the others: counting adds to what the
 * solver knows, so that classes without it are needed, too. reach runs on every fourth. Of the
 * languages, whose states are many, every eighth is counted, and every eighth is
 * analysed by fields.
 */
public class EngineFuzz {
    static final int CHUNK = 250;
    final boolean languages, mutants, steps, ordinary;
    final Path examples;
    final String engines, jar;
    final long seed;
    final Path dir;

    EngineFuzz(String what, Path examples, String engines, String jar, long seed, Path dir) {
        this.languages = what.equals("languages");
        this.ordinary = what.equals("ordinary");
        this.steps = what.equals("steps");
        this.mutants = steps || what.equals("mutants");
        this.examples = examples;
        this.engines = engines;
        this.jar = jar;
        this.seed = seed;
        this.dir = dir;
    }

    record Answer(String name, String answer, String verdict, boolean counted, boolean reached, List<String> uses, String text) { }

    /** A mutant may be refused by all engines: an empty range is an error of its author's. */
    boolean fails(Answer a) {
        return a.answer.equals("different") || a.answer.equals("refused") && !mutants || a.answer.equals("crash");
    }

    DrawGen generator(int index, BitSet dropped) {
        if (mutants) return new MutantGen(steps, examples, seed, index, dropped);
        if (languages) return new LanguageGen(seed, index, dropped);
        if (ordinary) return new OrdinaryGen(seed, index, dropped);
        if (index % 36 == 4 || Boolean.getBoolean("keys")) return new KeysGen(seed, index, dropped);
        if (index % 36 == 12 || index % 36 == 28 || Boolean.getBoolean("tables")) return new TableGen(seed, index, dropped);
        if (isModule(index)) return new ModuleGen(seed, index, dropped);
        if (index % 12 == 3 || Boolean.getBoolean("libraries")) return new LibraryGen(seed, index, dropped);
        if (Boolean.getBoolean("linked")) return new ClassGen(seed, index, dropped);
        if (index % 3 == 1 || Boolean.getBoolean("rare")) return new RareGen(seed, index, dropped);
        return index % 3 == 2 || Boolean.getBoolean("structures") ? new StructureGen(seed, index, dropped) : new ClassGen(seed, index, dropped);
    }

    static boolean isModule(int index) {
        return index % 12 == 7 || index % 36 == 16 || Boolean.getBoolean("modules");
    }

    String flags(int index) {
        if (steps) return "i";
        if (mutants) return index % 4 == 0 ? "cf" : index % 4 == 1 ? "r" : "-";
        if (ordinary) return index % 8 == 0 ? "f" : index % 8 == 1 ? "r" : index % 8 == 2 ? "c" : "-";
        if (languages) return index % 8 == 0 ? "c" : index % 8 == 1 ? "f" : "-";
        if (isModule(index) || index % 36 == 4 || Boolean.getBoolean("keys")) return index % 24 == 7 ? "2" : "-";
        return "f" + (index % (index % 3 == 0 ? 2 : 4) == 0 ? "c" : "") + (index % 4 == 0 ? "r" : "");
    }

    /** The sources among them that cannot be compiled; none: the classes are there. */
    static Set<Path> compile(Path classes, List<Path> sources) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StandardJavaFileManager files = javac.getStandardFileManager(found, null, null);
        List<String> args = List.of("-g", "-proc:none", "-nowarn", "-Xlint:none", "-Xmaxerrs", "10000", "-XDuseUnsharedTable=true", "-cp", System.getProperty("java.class.path"), "-d", classes.toString());
        boolean ok = javac.getTask(null, files, found, args, null, files.getJavaFileObjectsFromPaths(sources)).call();
        Set<Path> bad = new HashSet<>();
        for (Diagnostic<? extends JavaFileObject> d : found.getDiagnostics())
            if (!ok && d.getKind() == Diagnostic.Kind.ERROR && d.getSource() != null) bad.add(Path.of(d.getSource().toUri()));
        if (!ok && bad.isEmpty()) throw new IllegalStateException("javac: " + found.getDiagnostics());
        return bad;
    }

    /** Compiles what can be compiled: an error in one file may hide another's. */
    static Set<Path> compileMost(Path classes, List<Path> sources) {
        Set<Path> out = new HashSet<>();
        List<Path> left = new ArrayList<>(sources);
        for (Set<Path> bad = compile(classes, left); !bad.isEmpty(); bad = left.isEmpty() ? Set.of() : compile(classes, left)) {
            out.addAll(bad);
            left.removeAll(bad);
        }
        return out;
    }

    static void remove(Path p) throws IOException {
        if (!Files.exists(p)) return;
        try (Stream<Path> all = Files.walk(p)) {
            for (Path x : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(x);
        }
    }

    /** The answers to the lines; a line on which the program ends is a crash, and it goes on behind it. */
    List<Answer> check(Path classes, List<String> lines) throws Exception {
        List<Answer> answers = new ArrayList<>();
        while (answers.size() < lines.size()) {
            Path list = Files.write(dir.resolve("list"), lines.subList(answers.size(), lines.size()));
            Process p = new ProcessBuilder(engines, jar, classes.toString()).redirectInput(list.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            try (BufferedReader in = p.inputReader()) {
                for (String line; (line = in.readLine()) != null;) {
                    String[] f = line.split("\t", 7);
                    answers.add(new Answer(f[0], f[1], f[2], f[3].equals("1"), f[4].equals("1"), List.of(f[5].split(",")), f[6]));
                }
            }
            int exit = p.waitFor();
            Files.delete(list);
            if (exit == 2 && answers.isEmpty()) return List.of(new Answer("", "none", "other", false, false, List.of(), "the engines do not start"));
            if (exit == 4) answers.add(new Answer(lines.get(answers.size()).split(" ")[0], "slow", "other", false, false, List.of(), ""));
            else if (answers.size() < lines.size()) answers.add(new Answer(lines.get(answers.size()).split(" ")[0], "crash", "other", false, false, List.of(), "exit status " + exit));
        }
        return answers;
    }

    // Running

    /** Whether a check of this name came to an end. */
    static boolean answered(Answer a, String check) {
        int at = a.text.indexOf(" " + check + ": ");
        return at >= 0 && !List.of("slow", "refused", "not").contains(a.text.substring(at + check.length() + 3).split("[ ;]")[0]);
    }

    final Map<String, Integer> totals = new TreeMap<>(), uses = new TreeMap<>();

    void count(Answer a) {
        totals.merge(a.answer, 1, Integer::sum);
        totals.merge("explicit " + a.verdict, 1, Integer::sum);
        if (a.counted) totals.merge("states counted by both", 1, Integer::sum);
        for (String u : a.uses) uses.merge(u, 1, Integer::sum);
        if (answered(a, "within larger bounds") || answered(a, "of larger terms")) totals.merge("checked within larger bounds", 1, Integer::sum);
        if (answered(a, "plain there")) totals.merge("and plainly there", 1, Integer::sum);
        if (a.reached) totals.merge("all states reached", 1, Integer::sum);
    }

    /** What the JVM says is held against the engines: it has fewer values than these, unless the class is closed. */
    Answer heldAgainstJvm(Answer a, Path classes) throws Exception {
        OrdinaryGen g = new OrdinaryGen(seed, Integer.parseInt(a.name.substring(1)), new BitSet());
        g.generate();
        if (!a.answer.equals("same")) return a;
        OrdinaryJvm jvm = new OrdinaryJvm(classes, a.name, g.mayThrow, g.statics);
        String found = jvm.violation();
        totals.merge("executions on the JVM", jvm.executions, Integer::sum);
        if (found == null) return a;
        totals.merge("judged by the JVM", 1, Integer::sum);
        if (g.closed) totals.merge("closed", 1, Integer::sum);
        boolean wrong = !found.isEmpty() && a.verdict.equals("holds") || found.isEmpty() && g.closed && a.verdict.equals("violated");
        return wrong ? new Answer(a.name, "different", a.verdict, a.counted, a.reached, a.uses, " " + a.verdict + ", and on the JVM " + (found.isEmpty() ? "nothing fails" : found + " fails")) : a;
    }

    /** How many fail. */
    int runChunk(int low, int high) throws Exception {
        Path work = Files.createDirectories(dir.resolve("work")), classes = Files.createDirectories(work.resolve("classes"));
        List<Path> sources = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int i = low; i < high; i++) {
            DrawGen g = generator(i, new BitSet());
            sources.add(Files.writeString(work.resolve(g.name + ".java"), g.generate()));
            lines.add(g.name + " " + flags(i) + " " + g.options);
        }
        Set<Path> bad = compileMost(classes, sources);
        for (int i = sources.size() - 1; i >= 0; i--) if (bad.contains(sources.get(i).toAbsolutePath())) lines.remove(i);
        if (!bad.isEmpty()) totals.merge("not Java", bad.size(), Integer::sum);
        if (!mutants && bad.size() > (high - low) / 50) throw new IOException(bad.size() + " generated classes do not compile: " + bad.iterator().next());
        int failed = 0;
        List<Answer> answers = check(classes, lines);
        if (answers.size() != lines.size()) throw new IOException(answers.get(0).text);
        for (Answer given : answers) {
            Answer a = ordinary ? heldAgainstJvm(given, classes) : given;
            count(a);
            if (!fails(a)) continue;
            failed++;
            Path source = work.resolve(a.name + ".java");
            String line = lines.stream().filter(l -> l.startsWith(a.name + " ")).findFirst().orElse("");
            Files.writeString(dir.resolve(a.name + ".java"), "// " + line + "\n" + Files.readString(source));
            System.out.println("not ok " + a.name + " of seed " + seed + ": " + a.answer + ":" + a.text);
        }
        remove(work);
        return failed;
    }

    int run(int count) throws Exception {
        int failed = 0;
        for (int low = 0; low < count; low += CHUNK) failed += runChunk(low, Math.min(count, low + CHUNK));
        uses.remove("-");
        System.out.println(totals);
        System.out.println("classes in which a shortcut was used: " + uses);
        System.out.println((count - failed) + " passed, " + failed + " failed");
        return failed == 0 ? 0 : 1;
    }

    /** Leaves the classes in a folder, and the list of what is to be checked beside it. */
    int write(int count) throws Exception {
        Path classes = Files.createDirectories(dir.resolve("classes")), source = Files.createDirectories(dir.resolve("source"));
        List<Path> sources = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            DrawGen g = generator(i, new BitSet());
            sources.add(Files.writeString(source.resolve(g.name + ".java"), g.generate()));
            lines.add(g.name + " " + flags(i) + " " + g.options);
        }
        Set<Path> bad = compileMost(classes, sources);
        for (int i = count - 1; i >= 0; i--) if (bad.contains(sources.get(i).toAbsolutePath())) lines.remove(i);
        Files.write(dir.resolve("list"), lines);
        return 0;
    }

    // Shrinking: parts of the generator first, then lines and blocks of the text.

    Answer last;

    boolean differs(DrawGen g, int index, String text) throws Exception {
        Path classes = dir.resolve("classes"), source = dir.resolve(g.name + ".java");
        remove(classes);
        Files.createDirectories(classes);
        Files.writeString(source, text);
        if (text.isBlank() || !compile(classes, List.of(source)).isEmpty()) return false;
        Answer a = check(classes, List.of(g.name + " " + flags(index) + " " + g.options)).get(0);
        if (!fails(a) || last != null && !a.answer.equals(last.answer)) return false;
        last = a;
        return true;
    }

    String withoutParts(int index, String text) throws Exception {
        BitSet out = new BitSet();
        DrawGen g = generator(index, out);
        g.generate();
        for (boolean better = true; better;) {
            better = false;
            for (int id = 0; id < g.parts; id++) {
                if (!g.present.get(id)) continue;
                BitSet attempt = (BitSet) out.clone();
                attempt.set(id);
                DrawGen next = generator(index, attempt);
                String shorter = next.generate();
                if (shorter.equals(text) || !differs(next, index, shorter)) continue;
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

    static List<String> without(List<String> lines, int from, int to) {
        List<String> rest = new ArrayList<>(lines.subList(0, from));
        rest.addAll(lines.subList(to + 1, lines.size()));
        return rest;
    }

    String withoutLines(DrawGen g, int index, String text) throws Exception {
        List<String> lines = new ArrayList<>(List.of(text.split("\n")));
        for (boolean better = true; better;) {
            better = false;
            for (int i = lines.size() - 1; i >= 0; i--) {
                if (i >= lines.size()) continue;
                int end = blockEnd(lines, i);
                List<List<String>> attempts = new ArrayList<>(List.of(without(lines, i, end)));
                if (end > i) attempts.add(without(without(lines, end, end), i, i)); // the block without its braces
                for (List<String> attempt : attempts) {
                    if (!differs(g, index, String.join("\n", attempt) + "\n")) continue;
                    lines = attempt;
                    better = true;
                    break;
                }
            }
        }
        return String.join("\n", lines) + "\n";
    }

    int shrink(int index) throws Exception {
        DrawGen g = generator(index, new BitSet());
        String text = g.generate();
        if (!differs(g, index, text)) {
            System.out.println("C" + index + " of seed " + seed + ": no disagreement");
            return 1;
        }
        text = withoutLines(g, index, withoutParts(index, text));
        Files.writeString(dir.resolve(g.name + ".java"), "// " + flags(index) + " " + g.options + "\n" + text);
        System.out.println("shrunk to " + text.split("\n").length + " lines: " + dir.resolve(g.name + ".java") + "\n" + last.answer + ":" + last.text);
        remove(dir.resolve("classes"));
        return 0;
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[6]).toAbsolutePath());
        EngineFuzz f = new EngineFuzz(args[1], Path.of(args[7]), args[2], args[3], Long.parseLong(args[4]), folder);
        int n = Integer.parseInt(args[5]);
        System.exit(args[0].equals("run") ? f.run(n) : args[0].equals("write") ? f.write(n) : f.shrink(n));
    }
}
