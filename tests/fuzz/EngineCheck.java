import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * One class under two or three engines, compared.
 *
 * <p>sat and explicit must agree in exit status, the verdict of each operation, the number of
 * valid states (where it is asked for), and operation, kind and size of the violation reported.
 * What reach finds violated explicit must find violated as well; and everything else, too, when
 * reach has reached all valid states.
 *
 * <p>Counted by themselves: classes on which sat gives up on a construct, and those on which an
 * engine runs out of processor time.
 */
class EngineCheck {
    static final int CPU_SECONDS = 1;
    final String glassbox;
    final Path dir;

    EngineCheck(String glassbox, Path dir) {
        this.glassbox = glassbox;
        this.dir = dir;
    }

    record Outcome(int exit, String operations, String least, String kind, int objects, String states, String unreached, String reason) {
        String verdictOf(String operation) {
            return first(Pattern.quote(operation) + " ([a-z]+); ", operations);
        }

        @Override
        public String toString() {
            return "exit " + exit + "; " + operations + (least.isEmpty() ? "" : "least " + kind + " " + least + " of " + objects + " objects") + (states.isEmpty() ? "" : "; " + states + " states") + (reason.isEmpty() ? "" : " (" + reason + ")");
        }
    }

    enum Answer { SAME, UNSUPPORTED, SLOW, DIFFERENT }

    static String first(String pattern, String text) {
        Matcher m = Pattern.compile(pattern).matcher(text);
        return m.find() ? m.group(1) : "";
    }

    Outcome check(String engine, Path classes, String name, String options, String tag) throws IOException, InterruptedException {
        Path out = dir.resolve("out-" + tag + "-" + engine), err = dir.resolve("err-" + tag + "-" + engine);
        String limited = "ulimit -t " + CPU_SECONDS + "; exec \"$@\"";
        List<String> command = new ArrayList<>(List.of("sh", "-c", limited, "sh", glassbox, "check", "--quiet", "--engine", engine, "--steps", "4000", "--json", "-", "--class", name));
        command.addAll(List.of(options.trim().split(" +")));
        command.add(classes.toString());
        Process p = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        p.getOutputStream().close();
        p.waitFor();
        String text = Files.readString(out), errors = Files.readString(err);
        Files.delete(out);
        Files.delete(err);
        return outcome(p.exitValue(), text, errors);
    }

    static Outcome outcome(int exit, String text, String errors) {
        if (exit == 128 + 24 || exit == 128 + 9) return new Outcome(exit, "", "", "", 0, "", "", "time limit");
        StringBuilder operations = new StringBuilder();
        int from = text.indexOf("\"violations\"");
        Matcher m = Pattern.compile("\"method\": \"([^\"]*)\",\\s*\"verdict\": \"([a-z]*)\"").matcher(text);
        while (m.find()) operations.append(m.group(1) + " " + m.group(2) + "; ");
        String violation = exit != 1 || from < 0 ? "" : text.substring(from);
        String before = first("(?s)\"before\": (.*?)\"arguments\"", violation);
        return new Outcome(exit, operations.toString(), first("\"method\": \"([^\"]*)\"", violation), first("\"kind\": \"([a-z]*)\"", violation), before.split("\"class\"", -1).length,
            first("\"valid_states\": ([0-9]+)", text), first("\"unreached_states\": ([0-9]+)", text), first("\"reason\": \"([^\"]*)\"", text) + (errors.isEmpty() ? "" : " | " + errors.trim().replace('\n', ' ')));
    }

    static boolean slow(Outcome o) {
        return o.reason.contains("time limit");
    }

    static boolean unsupported(Outcome o) {
        return o.exit == 3 && !o.reason.contains("internal")
            && (o.reason.contains("not supported") || o.reason.contains("unsupported") || o.reason.contains("cannot be evaluated") || o.reason.contains("native method"));
    }

    static Answer compare(Outcome sat, Outcome explicit) {
        if (slow(sat) || slow(explicit)) return Answer.SLOW;
        if (unsupported(sat)) return Answer.UNSUPPORTED;
        if (sat.exit != explicit.exit || !sat.operations.equals(explicit.operations)) return Answer.DIFFERENT;
        if (!sat.states.equals(explicit.states) && !sat.states.isEmpty() && !explicit.states.isEmpty()) return Answer.DIFFERENT;
        boolean same = sat.least.equals(explicit.least) && sat.kind.equals(explicit.kind) && sat.objects == explicit.objects;
        return sat.exit != 1 || same ? Answer.SAME : Answer.DIFFERENT;
    }

    /** Where sat leaves an operation open that explicit decides: why? Asked for that operation alone. */
    Answer compare(Outcome sat, Outcome explicit, Path classes, String name, String options, String tag) throws IOException, InterruptedException {
        Answer a = compare(sat, explicit);
        String[] s = sat.operations.split("; "), e = explicit.operations.split("; ");
        if (a != Answer.DIFFERENT || s.length != e.length) return a;
        boolean open = false;
        options = options.replace("--constructors", "");
        for (int i = 0; i < s.length; i++) {
            if (s[i].equals(e[i])) continue;
            if (!s[i].endsWith(" inconclusive")) return a;
            String alone = options + " --method " + s[i].split(" ")[0];
            Answer why = compare(check("sat", classes, name, alone, tag), check("explicit", classes, name, alone, tag));
            if (why != Answer.UNSUPPORTED && why != Answer.SLOW) return a;
            open = true;
        }
        return open ? Answer.UNSUPPORTED : a;
    }

    /** reach runs a part of what explicit runs; or all of it. */
    static Answer compareReach(Outcome reach, Outcome explicit) {
        if (slow(reach) || slow(explicit)) return Answer.SLOW;
        for (String line : reach.operations.split("; ")) {
            String operation = line.split(" ")[0];
            boolean violated = line.endsWith(" violated");
            if (violated && !explicit.verdictOf(operation).equals("violated")) return Answer.DIFFERENT;
        }
        if (!reach.unreached.equals("0")) return Answer.SAME;
        boolean same = reach.operations.equals(explicit.operations) && reach.least.equals(explicit.least) && reach.kind.equals(explicit.kind) && reach.exit == explicit.exit;
        return same && (explicit.states.isEmpty() || reach.states.equals(explicit.states)) ? Answer.SAME : Answer.DIFFERENT;
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
}
