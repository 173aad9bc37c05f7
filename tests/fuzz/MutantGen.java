import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An example with one or two tokens changed: an operator, a number, a name for another name, a
 * condition turned round, a statement left out or moved. Many do not compile, and are passed over.
 *
 * <p>The example is named after the mutant, and checked within bounds of its own that are small
 * enough for the engine explicit.
 */
public class MutantGen extends DrawGen {
    /** An example and its bounds. */
    record Example(String file, String options, boolean isLanguage) { }

    static final List<Example> EXAMPLES = List.of(
        new Example("SearchTree", "--nodes 3 --ints 0..3 --objects Object=1", false),
        new Example("AvlTree", "--nodes 3 --ints 0..2", false),
        new Example("RedBlackMap", "--nodes 3 --ints 0..2 --objects Object=1", false),
        new Example("ArrayStack", "--nodes 3", false),
        new Example("ChainedHashMap", "--nodes 3 --arrays 2 --ints 0..2 --objects Object=1", false),
        new Example("ResizingHashMap", "--nodes 3 --arrays 2 --ints 0..2 --objects Object=1", false),
        new Example("CircularList", "--nodes 2 --objects Node=3", false),
        new Example("FileSystem", "--nodes 3 --arrays 2 --ints 0..1", false),
        new Example("HeapArray", "--nodes 3", false),
        new Example("Ranking", "--nodes 3 --arrays 3", false),
        new Example("SentinelList", "--nodes 3", false),
        new Example("Stack", "--nodes 3", false),
        new Example("modular/ChainSet", "--against AbsSet --nodes 2", false),
        new Example("modular/ChainStack", "--against AbsStack --nodes 3", false),
        new Example("types/ExpressionLanguage", "--nodes 5", true),
        new Example("types/ExpressionLanguage", "--nodes 4", true),
        new Example("types/Imp", "--nodes 4 --ints 0..1 --objects Variable=2", true),
        new Example("types/FeatherweightJava", "--nodes 10 --arrays 2 --ints 0..2", true));

    /** Languages whose steps are shown by induction, at sizes where they are. */
    static final List<Example> STEPS = List.of(
        new Example("types/FeatherweightJava", "--nodes 30 --arrays 3", true),
        new Example("types/MiniJava", "--nodes 35 --arrays 3 --ints 0..2", true));

    static final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|//[^\n]*|/\\*.*?\\*/|[A-Za-z_$][A-Za-z_$0-9]*|[0-9]+|&&|\\|\\||[=!<>]=|\\+\\+|--|[-+*/%]=|\\S", Pattern.DOTALL);
    final Path examples;
    final boolean steps;
    Example example;

    MutantGen(boolean steps, Path examples, long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
        this.steps = steps;
        this.examples = examples;
    }

    record Token(int start, int end, String text) { }

    static boolean isName(String t) {
        return Character.isJavaIdentifierStart(t.charAt(0));
    }

    String replacement(List<Token> all, int at, List<String> names) {
        String t = all.get(at).text, before = at > 0 ? all.get(at - 1).text : "";
        switch (t) {
            case ">": if (before.equals("-")) return null;
            case "<": case "<=": case ">=": case "==": case "!=": return pick("<", "<=", ">", ">=", "==", "!=");
            case "+": return pick("-", "+ 1 +", "*");
            case "-": return all.get(at + 1).text.equals(">") ? null : pick("+", "- 1 -", "/");
            case "&&": return pick("||", "&& !", "|");
            case "||": return pick("&&", "|| !", "&");
            case "++": return "--";
            case "--": return "++";
            case "!": return "";
            case "true": return "false";
            case "false": return "true";
            case "else": return pick("", "", "else if (true) {} else");
            case "break": return "continue";
            case "while": return "if";
            case "if": return "if";
            case "(": return before.equals("if") ? "(!" : before.equals("return") ? "(1 + " : null;
            case "null": return isName(all.get(at - 2).text) && names.contains(all.get(at - 2).text) ? of(alike(all, at - 2)) : null;
            case "this": return "null";
            default: break;
        }
        if (Character.isDigit(t.charAt(0))) return pick("0", "1", "2", "3", "-1");
        if (!isName(t) || !names.contains(t) || isDeclared(all, at)) return null;
        List<String> alike = alike(all, at);
        String next = at + 1 < all.size() ? all.get(at + 1).text : "";
        return alike.isEmpty() ? null : !next.equals(".") && !next.equals("(") && !next.equals("=") && !before.equals(".") && chance(8) ? "null" : of(alike);
    }

    /** How a name is used: called, read from an object, or as it is. */
    static String role(List<Token> all, int at) {
        boolean called = at + 1 < all.size() && all.get(at + 1).text.equals("("), read = at > 0 && all.get(at - 1).text.equals(".");
        return called ? "(" : read ? "." : "";
    }

    /** A type stands before it. */
    static boolean isDeclared(List<Token> all, int at) {
        String before = at > 0 ? all.get(at - 1).text : "";
        return before.equals("]") && !role(all, at).isEmpty() || isName(before) && !before.equals("return") && !before.equals("else");
    }

    /** What the names are declared as, as far as that can be seen: Node left, right; */
    static Map<String, String> types(List<Token> all) {
        Map<String, String> out = new HashMap<>();
        for (int k = 1; k + 1 < all.size(); k++) {
            String t = all.get(k).text, type = all.get(k - 1).text, next = all.get(k + 1).text;
            if (isName(type) && !List.of("return", "else", "new", "throw", "assert", "case").contains(type) && isName(t)) out.put(t, type + (next.equals("(") ? "(" : ""));
            if (type.equals(",") && isName(t) && (next.equals(";") || next.equals(",")) && out.containsKey(all.get(k - 2).text)) out.putIfAbsent(t, out.get(all.get(k - 2).text));
        }
        return out;
    }

    /** Other names of the type, used in the same way; itself, if there is none. */
    static List<String> alike(List<Token> all, int at) {
        Map<String, String> types = types(all);
        String type = types.get(all.get(at).text), role = role(all, at);
        List<String> out = new ArrayList<>();
        for (int k = 0; k < all.size(); k++)
            if (type != null && type.equals(types.get(all.get(k).text)) && role(all, k).equals(role) && !out.contains(all.get(k).text)) out.add(all.get(k).text);
        if (out.size() > 1) out.remove(all.get(at).text);
        if (out.isEmpty()) out.add(all.get(at).text);
        return out;
    }

    /** Names of fields, variables and methods: what begins in lower case and is no word of Java. */
    static List<String> names(List<Token> all) {
        List<String> out = new ArrayList<>();
        for (Token t : all)
            if (Character.isLowerCase(t.text.charAt(0)) && !javax.lang.model.SourceVersion.isKeyword(t.text) && !t.text.equals("glassbox") && !out.contains(t.text)) out.add(t.text);
        return out;
    }

    /** A line that is a statement goes, or changes places with the next. */
    String moveLine(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        for (int i = 0; i < 50; i++) {
            int k = 1 + r(lines.size() - 2);
            String line = lines.get(k).trim(), next = lines.get(k + 1).trim();
            if (!line.endsWith(";") || line.startsWith("import") || line.startsWith("package")) continue;
            if (chance(60)) lines.remove(k);
            else if (next.endsWith(";")) lines.add(k, lines.remove(k + 1));
            else lines.add(k, lines.get(k));
            break;
        }
        return String.join("\n", lines);
    }

    String mutate(String text) {
        if (chance(15)) return moveLine(text);
        List<Token> all = new ArrayList<>();
        for (Matcher m = TOKEN.matcher(text); m.find();)
            if (!m.group().startsWith("//") && !m.group().startsWith("/*") && !m.group().startsWith("\"")) all.add(new Token(m.start(), m.end(), m.group()));
        List<String> names = names(all);
        int main = text.indexOf("static void main"), start = text.indexOf("class ");
        all.removeIf(t -> t.start < start || main >= 0 && t.start > main);
        for (int i = 0; i < 200; i++) {
            int at = r(all.size());
            Token t = all.get(at);
            String by = replacement(all, at, names);
            if (by == null || by.equals(t.text)) continue;
            return text.substring(0, t.start) + by + text.substring(t.end);
        }
        return text;
    }

    String generate() {
        example = of(steps ? STEPS : EXAMPLES);
        String[] path = example.file.split("/");
        try {
            String text = Files.readString(examples.resolve(example.file + ".java")).replaceAll("\\b" + path[path.length - 1] + "\\b", name);
            int count = chance(70) ? 1 : 2;
            for (int i = 0; i < count; i++) {
                String now = text;
                text = part(now, () -> mutate(now));
            }
            options = example.options;
            return text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
