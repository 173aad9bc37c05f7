import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random methods for glassbox verify, and the same methods for the JVM.
 *
 * <pre>VerifyGen SEED METHODS FOLDER             writes FOLDER/jvm/Fuzzed.java
 * VerifyGen SEED METHODS FOLDER RESULTS     writes FOLDER/verify/Fuzzed.java and FOLDER/wanted</pre>
 *
 * The JVM's version has integers that wrap around at four bits, and gives up after two turns of a
 * loop; its main prints, for each method, the results on many small inputs. From these come the
 * specifications: {@code return != v}, where v is a result for some methods (they must not hold)
 * and none for others.
 */
final class VerifyGen {
    private static final int BITS = 4;
    private final Random random;
    private int names;

    private VerifyGen(long seed) {
        random = new Random(seed);
    }

    /** A piece of a program, for verify and for the JVM. */
    private record Text(String verify, String jvm) {
        static Text same(String text) {
            return new Text(text, text);
        }

        static Text format(String format, Text... parts) {
            Object[] left = new Object[parts.length];
            Object[] right = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                left[i] = parts[i].verify;
                right[i] = parts[i].jvm;
            }
            return new Text(String.format(format, left), String.format(format, right));
        }
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private Text wrapped(Text sum) {
        return new Text("(" + sum.verify + ")", "wrap(" + sum.jvm + ")");
    }

    private Text number(List<String> variables, int depth) {
        switch (random.nextInt(depth > 0 ? 9 : 3)) {
        case 0:
            return Text.same("(" + (random.nextInt(8) - 3) + ")");
        case 1:
        case 2:
            return Text.same(pick(variables));
        case 3:
            return Text.same("this.f");
        case 4:
        case 5:
        case 6:
            return wrapped(Text.format("%s " + pick(List.of("+", "-", "*", "&", "|", "^", "/", "%%"))
                + " %s", number(variables, depth - 1), number(variables, depth - 1)));
        case 7:
            return Text.format("(%s ? %s : %s)", truth(variables, depth - 1),
                number(variables, depth - 1), number(variables, depth - 1));
        default:
            return Text.format("p[%s]", number(variables, depth - 1));
        }
    }

    private Text truth(List<String> variables, int depth) {
        switch (random.nextInt(depth > 0 ? 7 : 2)) {
        case 0:
        case 1:
            return Text.format("%s " + pick(List.of("<", "<=", ">", ">=", "==", "!=")) + " %s",
                number(variables, depth - 1), number(variables, depth - 1));
        case 2:
        case 3:
            return Text.format("(%s " + pick(List.of("&&", "||")) + " %s)",
                truth(variables, depth - 1), truth(variables, depth - 1));
        case 4:
            return Text.format("!(%s)", truth(variables, depth - 1));
        case 5:
            return Text.same("this.g");
        default:
            return Text.same(pick(List.of("n == null", "this.next == n", "n instanceof Sub")));
        }
    }

    private Text block(List<String> variables, int depth, boolean inLoop) {
        Text all = Text.same("");
        for (int i = random.nextInt(2); i >= 0; i--)
            all = Text.format("%s%s", all, statement(variables, depth, inLoop));
        return all;
    }

    private Text simple(List<String> variables, boolean inLoop) {
        switch (random.nextInt(6)) {
        case 0:
        case 1:
            return Text.format(pick(variables) + " = %s;\n", number(variables, 2));
        case 2:
            return Text.format("this.f = %s;\n", number(variables, 2));
        case 3:
            return Text.format("this.g = %s;\n", truth(variables, 2));
        case 4:
            return pick(List.of(
                Text.format("p[%s] = %s;\n", number(variables, 1), number(variables, 1)),
                Text.format("n.f = %s;\n", number(variables, 1)), Text.same("n = n.next;\n"),
                Text.same("this.next = n;\n"), Text.same("n = new Sub();\n"),
                Text.same("n = this;\n")));
        default:
            Text condition = truth(variables, 1);
            if (inLoop && random.nextBoolean())
                return Text.format("if (%s) " + pick(List.of("break", "continue")) + ";\n",
                    condition);
            return Text.format("if (%s) return %s;\n", condition, number(variables, 2));
        }
    }

    /** The JVM gives up in the third turn: verify has looked at no more than that for sure. */
    private Text loop(String head, Text condition, Text body, String tail) {
        String turns = "turns" + names++;
        return new Text(String.format(head, condition.verify) + body.verify
                + String.format(tail, condition.verify),
            "int " + turns + " = 0;\n" + String.format(head, condition.jvm) + "if (++" + turns
                + " > 2) throw new Cut();\n" + body.jvm + String.format(tail, condition.jvm));
    }

    private Text statement(List<String> variables, int depth, boolean inLoop) {
        switch (depth > 0 ? random.nextInt(12) : 0) {
        case 6:
        case 7:
            return Text.format("if (%s) {\n%s} else {\n%s}\n", truth(variables, 2),
                block(variables, depth - 1, inLoop), block(variables, depth - 1, inLoop));
        case 8:
            return loop("while (%s) {\n", truth(variables, 1), block(variables, depth - 1, true),
                "}\n");
        case 9:
            return loop("do {\n", truth(variables, 1), block(variables, depth - 1, true),
                "} while (%s);\n");
        case 10:
            Text first = block(variables, depth - 1, inLoop);
            Text second = block(variables, depth - 1, inLoop);
            String caught = "e" + names++;
            String type = pick(List.of("ArithmeticException", "RuntimeException",
                "NullPointerException", "ArrayIndexOutOfBoundsException"));
            return new Text(
                "try {\n" + first.verify + "} catch (" + type + " " + caught + ") {\n"
                    + second.verify + "}\n",
                "try {\n" + first.jvm + "} catch (" + type + " " + caught + ") {\n"
                    + "if ((Object) " + caught + " instanceof Cut) throw " + caught + ";\n"
                    + second.jvm + "}\n");
        case 11:
            return Text.format("switch (%s) {\ncase 0:\n%s" + (random.nextBoolean() ? "break;\n" : "")
                    + "case 2:\n%sdefault:\n%s}\n", number(variables, 1),
                block(variables, depth - 1, false), block(variables, depth - 1, false),
                block(variables, depth - 1, false));
        default:
            return simple(variables, inLoop);
        }
    }

    /** What goes wrong gives 6, so that results are all there is. */
    private Text method() {
        List<String> variables = List.of("a", "b", "x");
        Text body = Text.same("");
        for (int i = 1 + random.nextInt(3); i >= 0; i--)
            body = Text.format("%s%s", body, statement(variables, 2, false));
        body = Text.format("%sreturn %s;\n", body, number(variables, 2));
        return new Text("int x = 0;\ntry {\n" + body.verify
                + "} catch (RuntimeException bad) {\nreturn 6;\n}\n",
            "int x = 0;\ntry {\n" + body.jvm + "} catch (RuntimeException bad) {\n"
                + "if ((Object) bad instanceof Cut) throw bad;\nreturn 6;\n}\n");
    }

    private static final String TRY = """
          static void tryAll(int method) {
            java.util.TreeSet<Integer> results = new java.util.TreeSet<>();
            for (int a = -8; a < 8; a++) for (int b = -8; b < 8; b += 3)
            for (int f = -2; f < 6; f += 2) for (int k = 0; k < 12; k++) {
              Fuzzed o = k < 6 ? new Fuzzed() : new Sub();
              o.f = f;
              o.g = (k & 1) == 1;
              int[] p = k % 3 == 0 ? new int[0] : k % 3 == 1 ? new int[]{1} : new int[]{-1, 3};
              Fuzzed n = k % 4 == 0 ? null : k % 4 == 1 ? o : new Sub();
              o.next = k % 5 == 0 ? null : n;
              try { results.add(o.call(method, a, b, p, n)); } catch (Cut c) { }
            }
            System.out.println(results);
          }
        """;

    private static String jvm(List<Text> methods) {
        StringBuilder all = new StringBuilder("class Fuzzed {\nint f; boolean g; Fuzzed next;\n"
            + "static class Sub extends Fuzzed {}\nstatic class Cut extends RuntimeException {}\n"
            + "static int wrap(int x) { return (x << " + (32 - BITS) + ") >> " + (32 - BITS)
            + "; }\n");
        StringBuilder call = new StringBuilder(
            "int call(int m, int a, int b, int[] p, Fuzzed n) {\nswitch (m) {\n");
        for (int m = 0; m < methods.size(); m++) {
            all.append("int m" + m + "(int a, int b, int[] p, Fuzzed n) {\n"
                + methods.get(m).jvm + "}\n");
            call.append("case " + m + ": return m" + m + "(a, b, p, n);\n");
        }
        all.append(call).append("default: throw new Error();\n}\n}\n").append(TRY);
        all.append("public static void main(String[] none) {\nfor (int m = 0; m < "
            + methods.size() + "; m++) tryAll(m);\n}\n}\n");
        return all.toString();
    }

    /** Line by line: `open`, or `violated` where a result is forbidden that the JVM has had. */
    private void writeVerify(List<Text> methods, List<String> results, Path folder)
        throws IOException {
        StringBuilder all = new StringBuilder("import glassbox.spec.*;\n\nclass Fuzzed {\n"
            + "int f; boolean g; Fuzzed next;\nstatic class Sub extends Fuzzed {}\n");
        List<String> wanted = new ArrayList<>();
        for (int m = 0; m < methods.size(); m++) {
            String line = results.get(m).replaceAll("[\\[\\] ]", "");
            List<String> had = line.isEmpty() ? List.of() : List.of(line.split(","));
            boolean forbidsOne = !had.isEmpty() && random.nextInt(3) == 0;
            String value = forbidsOne ? pick(had) : String.valueOf(random.nextInt(14) - 7);
            if (value.equals("-8"))
                value = "(-7) - 1";
            wanted.add(had.contains(value) ? "violated" : "open");
            all.append("@Requires(\"p != null\")\n"
                + "@Modifies({\"Fuzzed.f\", \"Fuzzed.g\", \"Fuzzed.next\", \"p[int]\"})\n"
                + "@Ensures(\"return != " + value + "\")\n");
            all.append("int m" + m + "(int a, int b, int[] p, Fuzzed n) {\n"
                + methods.get(m).verify + "}\n");
        }
        Files.createDirectories(folder.resolve("verify"));
        Files.writeString(folder.resolve("verify/Fuzzed.java"), all + "}\n");
        Files.write(folder.resolve("wanted"), wanted);
    }

    public static void main(String[] arguments) throws IOException {
        VerifyGen gen = new VerifyGen(Long.parseLong(arguments[0]));
        List<Text> methods = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(arguments[1]); i++)
            methods.add(gen.method());
        Path folder = Path.of(arguments[2]);
        if (arguments.length > 3) {
            gen.writeVerify(methods, Files.readAllLines(Path.of(arguments[3])), folder);
            return;
        }
        Files.createDirectories(folder.resolve("jvm"));
        Files.writeString(folder.resolve("jvm/Fuzzed.java"), jvm(methods));
    }
}
