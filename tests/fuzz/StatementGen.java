import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Random statements. Loops are bounded or walk along references; what walks may not end. */
abstract class StatementGen extends ExpressionGen {
    /** How many statements, of a hundred, are idioms (IdiomGen). */
    int idioms;

    /** A few statements as people write them. */
    abstract String idiom(Scope s, int depth);

    boolean hasMutator;
    /** The integers are large enough for loops up to them. */
    boolean loops;
    /** Recursion along the tree ends only if it is one. */
    boolean endless;
    /** A method that gives one of two objects of the pool: which one is left open, or is not. */
    boolean hasEither;

    StatementGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String block(Scope s, int count, int depth) {
        Scope inner = s.inner();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < count; i++) b.append(part("", () -> statement(inner, depth)));
        return b.toString();
    }

    String statement(Scope s, int depth) {
        if (depth <= 0) return s.pure ? local(s) : chance(70) ? assign(s) : write(s);
        if (!s.pure && chance(idioms)) return idiom(s, depth);
        String c = expr(s, T.BOOL, 2);
        return switch (r(s.pure ? 11 : 27)) {
            case 0, 1 -> "if (" + c + ") {\n" + block(s, 1 + r(2), depth - 1) + "}" + (chance(40) ? " else {\n" + block(s, 1, depth - 1) + "}\n" : "\n");
            case 2 -> local(s);
            case 3 -> counted(s, depth);
            case 4 -> walk(s, depth);
            case 5, 6 -> within(s, depth);
            case 7 -> s.loops > 0 && chance(60) ? "if (" + c + ") " + pick("break", "continue") + ";\n" : "if (" + c + ") " + s.leave + "\n";
            case 8 -> selection(s, depth);
            case 9 -> s.pure ? own(s) : attempt(s, depth);
            case 10 -> s.pure ? own(s) : "if (" + c + ") throw new " + pick("IllegalStateException()", "IllegalArgumentException(\"x\")", "NullPointerException()", "UnsupportedOperationException()") + ";\n";
            case 11, 12 -> claim(s, c);
            case 13 -> swap(s);
            case 14 -> endless || chance(50) ? swap(s) : graft(s);
            case 15 -> tentative(s);
            case 16 -> hasMutator ? pick("change(" + expr(s, T.NODE, 1) + ", " + expr(s, T.INT, 1) + ");\n", "change(" + leaf(s, T.NODE) + ", 2);\n") : write(s);
            case 17, 18 -> write(s);
            case 19, 20 -> within(s, depth);
            default -> assign(s);
        };
    }

    String assign(Scope s) {
        T t = likely(s, T.INT, T.INT, T.BOOL, T.NODE, T.NODE, T.NODE, T.POOL, T.POOL, T.POOL, T.OBJ, T.ENUM, T.IARR, T.NARR, T.PARR, pick(T.BARR, T.CARR, T.LARR, T.AARR));
        if (hasText && chance(50)) t = likely(s, T.STR, T.STR, T.BOX);
        List<Var> fit = fitting(s, t, true);
        if (fit.isEmpty()) fit = fitting(s, t = T.INT, true);
        if (fit.isEmpty()) return "";
        Var v = of(fit);
        String e = expr(s, t, 2);
        if (t == T.INT && chance(40)) return v.name() + pick("++;\n", "--;\n", " += 1;\n", " ^= 1;\n", " += " + e + ";\n", " -= " + e + ";\n", " *= 100;\n", " <<= 7;\n", " >>= 1;\n", " >>>= 1;\n");
        return v.name() + " = " + (t == T.INT ? "(" + v.java() + ") (" + e + ");\n" : e + ";\n");
    }

    /** Runs the body with an object that is known not to be null. */
    String within(Scope s, int depth) {
        T t = likely(s, T.NODE, T.POOL);
        String v = "n" + fresh++, e = expr(s, t, 2);
        boolean safe = chance(92);
        String body = block(s.with(v, t, true), 1 + r(2), depth - 1);
        return t.java + " " + v + " = " + e + ";\n" + (safe ? "if (" + v + " != null) " : "") + "{\n" + body + "}\n";
    }

    String counted(Scope s, int depth) {
        String i = "i" + fresh++;
        Scope in = s.with(i, T.INT, false);
        in.loops++;
        String bound = pick("2", "3", expr(s, T.INT, 1) + " && " + i + " < 3");
        return "for (int " + i + " = 0; " + i + " < " + bound + "; " + i + "++) {\n" + block(in, 1 + r(2), depth - 1) + "}\n";
    }

    /** Along a reference; a loop that goes on by continue still ends, by its counter. */
    String walk(Scope s, int depth) {
        T t = likely(s, T.NODE, T.NODE, T.POOL);
        List<Field> refs = fields(t, t);
        if (refs.isEmpty()) return within(s, depth);
        String n = "n" + fresh++, k = "k" + fresh++, next = of(refs).name();
        Scope in = s.with("m" + k, t, true);
        in.loops++;
        String head = t.java + " " + n + " = " + leaf(s, t) + ";\nint " + k + " = 0;\nwhile (" + n + " != null" + (chance(15) ? "" : " && " + k + " < 4") + ") {\n";
        return head + k + "++;\n" + t.java + " m" + k + " = " + n + ";\n" + n + " = " + n + "." + next + ";\n" + block(in, 1 + r(2), depth - 1) + "}\n";
    }

    String selection(Scope s, int depth) {
        String of = chance(60) ? expr(s, T.INT, 1) : pick("E.values()[" + expr(s, T.INT, 1) + " & 1].ordinal()", expr(s, T.BOOL, 1) + " ? E.A.ordinal() : 2", expr(s, T.INT, 1));
        return "switch (" + of + ") {\ncase 0:\n" + block(s, 1, depth - 1) + (chance(60) ? "break;\n" : "") + "case 2:\n" + block(s, 1, depth - 1) + "break;\ndefault:\n" + block(s, 1, depth - 1) + "}\n";
    }

    String attempt(Scope s, int depth) {
        String caught = pick("RuntimeException", "NullPointerException", "IllegalStateException", "ArithmeticException", "IndexOutOfBoundsException");
        String body = chance(50) ? block(s, 1 + r(2), depth - 1) : "", thrown = risky(s);
        String then = chance(40) ? s.leave + "\n" : block(s, 1, depth - 1);
        return "try {\n" + body + thrown + "} catch (" + caught + " x" + fresh++ + ") {\n" + then + "}" + (chance(25) ? " finally {\n" + block(s, 1, 0) + "}\n" : "\n");
    }

    String risky(Scope s) {
        return pick("", "if (" + expr(s, T.BOOL, 1) + ") throw new IllegalStateException();\n", "int z" + fresh++ + " = 1 / (" + expr(s, T.INT, 1) + ");\n",
            hasRisk ? "risk(" + leaf(s, T.NODE) + ", " + expr(s, T.INT, 1) + ");\n" : "", hasRisk ? "risk(" + leaf(s, T.POOL) + ", " + expr(s, T.INT, 1) + ");\n" : "");
    }

    String claim(Scope s, String c) {
        T t = likely(s, T.NODE, T.POOL);
        String same = "(" + leaf(s, t) + pick(" == ", " != ") + leaf(s, t) + ")";
        return chance(60) ? "assert " + pick(c, same, same, "(" + c + " || repOk())", "(" + c + " || true)") + ";\n" : "glassbox.GlassBox.assume(" + c + ");\n";
    }

    String swap(Scope s) {
        T t = likely(s, T.INT, T.NODE, T.POOL, T.POOL, T.BOOL);
        List<Var> fit = fitting(s, t, true);
        if (fit.size() < 2) return assign(s);
        Var a = of(fit), b = of(fit);
        String x = "t" + fresh++;
        if (!a.java().equals(b.java())) return assign(s);
        return a.java() + " " + x + " = " + a.name() + ";\n" + a.name() + " = " + b.name() + ";\n" + b.name() + " = " + x + ";\n";
    }

    /** Takes back what breaks the invariant. */
    String tentative(Scope s) {
        T t = likely(s, T.INT, T.BOOL, T.ENUM, T.OBJ, T.NODE, T.POOL);
        List<Var> fit = fitting(s, t, true);
        if (fit.isEmpty()) return assign(s);
        Var a = of(fit);
        String x = "t" + fresh++, e = expr(s, t, 2);
        return a.java() + " " + x + " = " + a.name() + ";\n" + a.name() + " = " + (t == T.INT ? "(" + a.java() + ") (" + e + ")" : e) + ";\nif (!repOk()) " + a.name() + " = " + x + ";\n";
    }

    /** A write into an array. */
    String write(Scope s) {
        T t = likely(s, T.IARR, T.NARR, T.PARR, T.BARR, T.CARR, T.LARR, T.AARR);
        String a = variable(s, t);
        if (a == null || s.pure) return s.pure ? local(s) : assign(s);
        String i = expr(s, T.INT, 1), e = expr(s, t.element(), 1), x = "j" + fresh++;
        String put = a + "[" + x + "] = " + t.cast(e) + ";\n";
        return "int " + x + " = " + i + ";\n" + (chance(92) ? "if (" + a + " != null && " + x + " >= 0 && " + x + " < " + a + ".length) " : "") + put;
    }

    /** An array that a specification makes, or a write into one that it has made. */
    String own(Scope s) {
        List<Var> made = new ArrayList<>();
        for (Var v : s.vars) if (v.name().startsWith("w")) made.add(v);
        if (made.isEmpty() || chance(30)) return make(s);
        Var w = of(made);
        String i = expr(s, T.INT, 1), e = expr(s, w.type().element(), 1), x = "j" + fresh++, from = variable(s, w.type());
        String inside = chance(92) ? "if (" + x + " >= 0 && " + x + " < " + w.name() + ".length) " : "";
        if (from != null && chance(30)) return "int " + x + " = " + i + ";\nif (" + from + " != null" + (chance(85) ? " && " + x + " >= 0 && " + x + " <= Math.min(" + from + ".length, " + w.name() + ".length)" : "") + ") System.arraycopy(" + from + ", 0, " + w.name() + ", " + pick("0", "0", leaf(s, T.INT)) + ", " + x + ");\n";
        return "int " + x + " = " + i + ";\n" + inside + w.name() + "[" + x + "] = " + e + ";\n";
    }

    String make(Scope s) {
        T t = likely(s, T.IARR, T.IARR, T.PARR, T.NARR);
        String w = "w" + fresh++, from = variable(s, t), size = pick("2", "(" + expr(s, T.INT, 1) + " & 3)", expr(s, T.INT, 1), leaf(s, T.INT) + " + 1");
        String java = t.java.substring(0, t.java.length() - 2);
        s.vars.add(new Var(w, t, t.java, false, false));
        String copy = from == null || chance(60) ? "" : from + " != null ? " + from + ".clone() : ";
        return t.java + " " + w + " = " + copy + "new " + java + "[" + size + "];\n";
    }

    String local(Scope s) {
        T t = likely(s, T.INT, T.INT, T.BOOL, T.NODE, T.POOL);
        List<Var> fit = new ArrayList<>();
        for (Var v : s.vars) if (v.writable() && v.type() == t && v.name().startsWith("v")) fit.add(v);
        String e = expr(s, t, 2);
        if (!fit.isEmpty() && chance(70)) return of(fit).name() + " = " + e + ";\n";
        String x = "v" + fresh++;
        s.vars.add(new Var(x, t, t.java, false, true));
        return t.java + " " + x + " = " + e + ";\n";
    }

    /** An object of the pool in sight, as an expression that can be written to. */
    String holder(Scope s) {
        List<Var> fit = fitting(s, T.POOL, true);
        return fit.isEmpty() ? null : of(fit).name();
    }

    /** What an integer of an object in the pool is compared with. */
    String value() {
        return loops ? pick("7", "8") : pick("0", "1");
    }

    /** A step that meets objects of the pool: writes to one, compares, exchanges, may throw. */
    String meeting(Scope s) {
        String a = holder(s), b = holder(s), n = pick("1", leaf(s, T.INT), leaf(s, T.INT));
        List<Field> numbers = fields(T.POOL, T.INT), next = fields(T.POOL, T.POOL);
        if (a == null) return assign(s);
        String set = numbers.isEmpty() ? a + " = " + b + ";\n" : a + "." + of(numbers).name() + (loops ? " = " + value() + ";\n" : pick(" = 1;\n", " = 0;\n", "++;\n", " ^= 1;\n"));
        String safe = chance(90) ? "if (" + a + " != null) " : "";
        if (!fields(T.POOL, T.IARR).isEmpty() && chance(60)) return elements(s, a, b);
        if (hasEither && chance(25)) return pick(a, b) + " = either(" + a + ", " + b + ");\n";
        return switch (r(loops ? 11 : 9)) {
            case 9, 10 -> safe + b + " = " + a + ";\n";
            case 0, 1, 2 -> safe + set;
            case 3, 4 -> hasRisk ? "try {\nrisk(" + a + ", " + n + ");\n} catch (" + pick("ArithmeticException", "RuntimeException", "NullPointerException") + " x" + fresh++ + ") {\n" + pick(s.leave, safe + set.trim(), "") + "\n}\n" : safe + set;
            case 5 -> "if (" + a + pick(" == ", " != ") + b + ") " + pick(s.leave + "\n", "{\n" + safe + set + "}\n");
            case 6 -> numbers.isEmpty() ? safe + set : "if (" + a + " != null && " + a + "." + of(numbers).name() + pick(" == ", " != ") + value() + ") " + s.leave + "\n";
            case 7 -> next.isEmpty() ? safe + set : pick("if (" + a + " != null) " + a + "." + of(next).name() + " = " + b + ";\n", "if (" + a + " != null) " + b + " = " + a + "." + of(next).name() + ";\n");
            default -> {
                String t = "t" + fresh++;
                yield "P " + t + " = " + a + ";\n" + a + " = " + b + ";\n" + b + " = " + t + ";\n";
            }
        };
    }

    /** A step that writes to the array of an object of the pool, or looks at it. */
    String elements(Scope s, String a, String b) {
        String f = of(fields(T.POOL, T.IARR)).name(), x = a + "." + f, y = b + "." + f;
        String is = a + " != null && " + x + " != null", both = is + " && " + b + " != null && " + y + " != null";
        String length = pick("1", "1", "2"), put = x + "[" + pick("0", x + ".length - 1") + "] = " + pick("1", "0", leaf(s, T.INT)) + ";\n";
        return switch (r(8)) {
            case 0, 1, 2 -> (chance(70) ? "if (" + is + " && " + x + ".length > 0) " : "") + put;
            case 3, 4 -> "if (" + is + " && " + x + ".length " + pick("==", "!=") + " " + length + ") " + pick(s.leave + "\n", "{\n" + put + "}\n");
            case 5 -> "if (" + both + " && " + x + ".length " + pick("==", "!=", "<") + " " + y + ".length) " + s.leave + "\n";
            case 6 -> "if (" + both + ") " + x + " = " + y + ";\n";
            default -> "if (" + a + " != null) " + x + " = " + pick("new int[1]", "new int[2]", "null") + ";\n";
        };
    }

    /** Nodes change places: each is known not to be null, and some hang nowhere afterwards. */
    String graft(Scope s) {
        List<Var> links = fitting(s, T.NODE, true), nodes = fitting(s, T.NODE, false);
        List<Field> trees = fields(T.NODE, T.NODE).stream().filter(f -> !f.head().isEmpty()).toList();
        if (links.isEmpty() || trees.isEmpty()) return assign(s);
        String a = of(nodes).name(), b = of(links).name(), c = of(nodes).name(), other = of(nodes).name();
        if (a.equals("this")) a = other;
        List<String> across = new ArrayList<>(), down = new ArrayList<>();
        for (Field f : mainFields) if (f.type() == T.NODE) (f.head().isEmpty() ? across : down).add(f.name());
        if (!across.isEmpty() && !down.isEmpty() && links.stream().anyMatch(v -> v.name().equals(down.get(0))) && chance(50)) return graft(s, links, of(across), chance(70) ? of(down) : b, chance(70) ? of(down) : c, trees);
        return graft(s, links, a, b, c, trees);
    }

    String graft(Scope s, List<Var> links, String a, String b, String c, List<Field> trees) {
        String under = a + "." + of(trees).name();
        String when = "if (" + a + " != null" + pick("", " && " + b + " != null", " && " + b + " != null && " + c + " != null", " && " + b + " != null && " + under + " == null", " && " + c + " != null && " + c + " == " + b) + ") ";
        StringBuilder moves = new StringBuilder();
        if (chance(60)) moves.append(part("", () -> b + " = " + a + ";\n"));
        moves.append(part("", () -> under + " = " + pick(c, c, c, c, "null") + ";\n"));
        if (chance(30)) moves.append(part("", () -> of(links).name() + " = null;\n"));
        return pick(when, when, when, "if (" + a + " == null) " + s.leave + "\n") + "{\n" + moves + "}\n";
    }

    /** A body that loops up to an integer of an object in the pool. */
    String upTo(Scope s) {
        List<Var> fit = fitting(s, T.POOL, false);
        if (chance(80)) fit.removeIf(v -> v.name().startsWith("before."));
        List<Field> numbers = fields(T.POOL, T.INT);
        if (fit.isEmpty() || numbers.isEmpty()) return "return true;\n";
        String n = of(fit).name(), end = n + "." + of(numbers).name(), other = of(fit).name();
        String claim = pick("s == " + end, "s == " + end, "s == " + end, "s == " + end, "s >= 0", "(" + other + " == null || s >= " + other + "." + of(numbers).name() + ")", expr(s, T.BOOL, 2));
        return "if (" + n + " == null) return " + pick("true", "true", "true", "false") + ";\nint s = 0;\nfor (int i = 0; i < " + end + "; i++) {\ns += 1;\n}\nreturn " + claim + ";\n";
    }

    /** An object with an integer that was read gets another holder. */
    String take(Scope s, String from, String to) {
        String n = "z" + fresh++, number = "." + of(fields(T.POOL, T.INT)).name();
        String read = "int " + n + " = (int) " + from + number + ";\n" + to + " = " + from + ";\n";
        return read + (chance(40) ? "if (" + n + " != " + value() + ") " + s.leave + "\n" : "");
    }

    /** Two objects of the pool, of different holders if there are some. */
    String[] pair(Scope s) {
        String x = holder(s), y = holder(s);
        for (int i = 0; i < 3 && x != null; i++) {
            String other = holder(s);
            if (x.equals(y)) y = other;
        }
        return new String[] {x, y};
    }

    /** Objects of the pool are met in some order; then a claim on which of them are the same. */
    String meetings(Scope s) {
        StringBuilder b = new StringBuilder();
        String[] two = pair(s), others = pair(s);
        if (two[0] == null) return assign(s);
        List<Field> numbers = fields(T.POOL, T.INT);
        boolean early = hasRisk && !loops && !numbers.isEmpty() && chance(35), again = chance(60);
        int n = early ? r(2) : 1 + r(3);
        // met by a call that may throw, or not
        String call = "try {\nrisk(" + two[0] + ", " + leaf(s, T.INT) + ");\n} catch (" + pick("ArithmeticException", "RuntimeException") + " x" + fresh++ + ") {\n" + s.leave + "\n}\n";
        if (early) b.append(part("", call::toString));
        boolean taken = loops && chance(70);
        String to = others[0].equals(two[0]) || others[0].equals(two[1]) ? others[1] : others[0];
        if (taken) b.append(part("", () -> take(s, two[0], to)));
        if (taken) n = pick(0, 0, 1);
        if (early) b.append(part("", () -> (chance(80) ? "if (" + two[1] + " != null) " : "") + two[1] + "." + of(numbers).name() + " = " + (loops ? value() : "1") + ";\n"));
        for (int i = 0; i < n; i++) b.append(part("", () -> meeting(s)));
        String[] claimed = again || taken ? two : others;
        b.append(part("", () -> claimSame(s, claimed[0], claimed[1])));
        return b.toString();
    }

    /** Null does not count: it is the same everywhere. */
    String claimSame(Scope s, String x, String y) {
        List<Field> numbers = fields(T.POOL, T.INT), arrays = fields(T.POOL, T.IARR);
        String number = numbers.isEmpty() ? "" : " || " + x + "." + of(numbers).name() + pick(" == ", " != ") + value();
        if (numbers.isEmpty() || !arrays.isEmpty() && chance(50)) number = arrays.isEmpty() ? "" : " || " + lengths(x, y, of(arrays).name());
        if (loops && chance(60)) return "assert " + x + " == null || " + y + " == null || " + x + " == " + y + " || " + x + "." + of(numbers).name() + " != " + value() + " || " + y + "." + of(numbers).name() + " != " + value() + ";\n";
        if (chance(loops ? 60 : 25) && !number.isEmpty()) return "assert " + x + " == null || " + y + " == null" + number + orNumber(y) + ";\n";
        String or = pick("", "", number, number, " || " + expr(s, T.BOOL, 1));
        return "assert " + x + " == null || " + pick(x + " != " + y, y + " == null || " + x + " == " + y, y + " == null || " + x + " != " + y) + or + ";\n";
    }

    /** Of the arrays of two objects: one of them is missing, or a claim on their lengths or elements. */
    String lengths(String x, String y, String field) {
        String a = x + "." + field, b = y + "." + field, either = a + " == null || " + y + " == null || " + b + " == null || ";
        return either + pick(a + ".length != 1 || " + b + ".length != 2", a + ".length == " + b + ".length", a + ".length == 0 || " + b + ".length == 0 || " + a + "[0] == " + b + "[0]", a + " != " + b, a + ".length != 1");
    }

    String orNumber(String x) {
        List<Field> numbers = fields(T.POOL, T.INT);
        return numbers.isEmpty() ? "" : " || " + x + "." + of(numbers).name() + pick(" == ", " != ", " != ") + value();
    }
}
