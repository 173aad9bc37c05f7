import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A few statements as people write them, which random statements hardly ever are: look-ups that
 * find nothing, search loops that end in a write, labelled loops, effects inside conditions,
 * returns in finally, exceptions with effects, library collections of a moment, a call made under
 * a condition and then again without.
 *
 * <p>What they need of the class (methods, subclasses) is drawn by {@link #helpers}, before the
 * operations are.
 */
abstract class IdiomGen extends StatementGen {
    /** Names of methods P NAME(int k) and P NAME(P p, int k) that may give null; of nodes. */
    final List<String> finders = new ArrayList<>(), findersFrom = new ArrayList<>(), nodeFinders = new ArrayList<>();
    boolean hasOops, hasTurns;

    IdiomGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    String idiom(Scope s, int depth) {
        return switch (r(18)) {
            case 0, 1, 2, 3 -> lookUp(s, depth);
            case 4, 5, 6 -> searchLoop(s);
            case 7, 8 -> labelled(s, depth);
            case 9, 10 -> inCondition(s, depth);
            case 11, 12 -> inFinally(s, depth);
            case 13, 14 -> hasOops ? oops(s, depth) : lookUp(s, depth);
            case 15, 16 -> hasTurns ? underCondition(s) : inCondition(s, depth);
            default -> hasText ? collection(s, depth) : searchLoop(s);
        };
    }

    String number(T t) {
        List<Field> numbers = fields(t, T.INT);
        return numbers.isEmpty() ? null : of(numbers).name();
    }

    /** What the operation compares a number of an object with. */
    String key(Scope s) {
        String v = chance(50) ? variable(s, T.INT) : null;
        return v == null ? value() : "(int) " + v;
    }

    // Look-ups: the object, or null before another is met

    String lookUp(Scope s, int depth) {
        boolean nodes = nodeFinders.isEmpty() ? false : finders.isEmpty() && findersFrom.isEmpty() || chance(40);
        T t = nodes ? T.NODE : T.POOL;
        if (!nodes && finders.isEmpty() && findersFrom.isEmpty()) return searchLoop(s);
        String call = nodes ? of(nodeFinders) + "(" + leaf(s, T.NODE) + ", " + key(s) + ")" : finders.isEmpty() || !findersFrom.isEmpty() && chance(60) ? of(findersFrom) + "(" + leaf(s, T.POOL) + ", " + key(s) + ")" : of(finders) + "(" + key(s) + ")";
        String x = "x" + fresh++;
        Scope found = s.with(x, t, true);
        String none = afterNothing(s), some = block(found, 1, 0);
        String head = t.java + " " + x + " = " + call + ";\n";
        return head + switch (r(5)) {
            case 0 -> "if (" + x + " == null) {\n" + none + "} else {\n" + some + "}\n";
            case 1 -> "if (" + x + " == null) " + s.leave + "\n" + some;
            case 2 -> "if (" + x + " == null) {\n" + none + s.leave + "\n}\n" + some;
            case 3 -> "glassbox.GlassBox.assume(" + x + pick(" == ", " == ", " != ") + "null);\n" + none;
            default -> "if (" + x + " != null) {\n" + some + "}\n" + afterNothing(s.with(x, t, false));
        };
    }

    /** Objects are met after nothing was found: written to, compared. */
    String afterNothing(Scope s) {
        List<Var> all = fitting(s, T.POOL, false);
        String f = number(T.POOL);
        if (all.isEmpty()) return part("", () -> statement(s, 0));
        String p = of(all).name(), q = of(all).name(), o = of(all).name();
        String write = f == null ? "" : "if (" + p + " != null) " + p + "." + f + " = " + value() + ";\n";
        String claim = switch (r(5)) {
            case 0 -> "assert " + p + " == null || " + p + " != " + q + ";\n";
            case 1 -> "if (" + p + " == " + q + ") " + pick("assert false;\n", s.leave + "\n");
            case 2 -> "glassbox.GlassBox.assume(" + p + pick(" != ", " == ") + q + ");\n";
            case 3 -> "assert " + p + " == null || " + q + " == null || " + p + " == " + q + (f == null ? "" : " || " + q + "." + f + pick(" == ", " != ") + value()) + ";\n";
            default -> f == null ? "" : "if (" + o + " != null && " + o + "." + f + " == " + value() + ") " + s.leave + "\n";
        };
        return (chance(70) ? part("", () -> write) : "") + part("", () -> claim);
    }

    // Loops that search, and end in a write

    String searchLoop(Scope s) {
        T t = !fields(T.NODE, T.NODE).isEmpty() && variable(s, T.NODE) != null && chance(70) ? T.NODE : T.POOL;
        List<Field> links = fields(t, t);
        String f = number(t), from = variable(s, t);
        if (f == null || from == null) return assign(s);
        if (links.isEmpty()) return overArray(s, t, f);
        String x = "e" + fresh++, k = key(s), c = "c" + fresh++, left = of(links).name(), right = of(links).name();
        String write = x + "." + f + pick(" = ", " = ", " += ") + value() + ";\n";
        if (chance(25)) write = x + "." + of(links).name() + " = " + pick("null", leaf(s, t)) + ";\n";
        String bound = chance(80) ? c + "++ < 4 && " : "";
        String end = pick("return".equals(s.leave) ? "return;\n" : s.leave + "\n", s.leave + "\n", "break;\n");
        String body = switch (r(3)) {
            case 0 -> "if (" + x + "." + f + " == " + k + ") {\n" + write + end + "}\n" + x + " = " + x + "." + left + ";\n";
            case 1 -> "if (" + k + " < " + x + "." + f + ") " + x + " = " + x + "." + left + ";\nelse if (" + k + " > " + x + "." + f + ") " + x + " = " + x + "." + right + ";\nelse {\n" + write + end + "}\n";
            default -> "if (" + x + "." + f + pick(" != ", " > ", " <= ") + k + ") " + x + " = " + x + "." + left + ";\nelse {\n" + write + end + "}\n";
        };
        String after = chance(40) ? part("", () -> statement(s, 0)) : "";
        return "int " + c + " = 0;\n" + t.java + " " + x + " = " + from + ";\nwhile (" + bound + x + " != null) {\n" + body + "}\n" + after;
    }

    /** The same over an array of references. */
    String overArray(Scope s, T t, String f) {
        String a = variable(s, t == T.NODE ? T.NARR : T.PARR), i = "i" + fresh++;
        if (a == null) return assign(s);
        String x = a + "[" + i + "]";
        return "for (int " + i + " = 0; " + a + " != null && " + i + " < " + a + ".length; " + i + "++)\nif (" + x + " != null && " + x + "." + f + " == " + key(s) + ") {\n" + pick(x + "." + f + " = " + value() + ";\n", x + " = null;\n") + pick(s.leave, "break;", "") + "\n}\n";
    }

    // Control that jumps

    String labelled(Scope s, int depth) {
        String i = "i" + fresh++, j = "i" + fresh++, l = "l" + fresh++;
        Scope in = s.with(i, T.INT, false).with(j, T.INT, false);
        String c = expr(in, T.BOOL, 1), d = expr(in, T.BOOL, 1), body = block(in, 1, depth - 1), then = block(s.with(i, T.INT, false), 1, 0);
        String high = pick("2", "3");
        return l + ": for (int " + i + " = 0; " + i + " < " + high + "; " + i + "++) {\nfor (int " + j + " = 0; " + j + " < 2; " + j + "++) {\nif (" + c + ") " + pick("continue ", "break ") + l + ";\n" + body + "if (" + d + ") " + pick("continue " + l, "break " + l, "break", s.leave.replace(";", "")) + ";\n}\n" + then + "}\n";
    }

    String inCondition(Scope s, int depth) {
        List<Var> numbers = fitting(s, T.INT, true), refs = fitting(s, T.POOL, true);
        String then = block(s, 1, depth - 1), c = expr(s, T.BOOL, 1);
        if (!refs.isEmpty() && chance(40)) {
            Var v = of(refs);
            return "if (" + c + pick(" && ", " || ") + "(" + v.name() + " = " + expr(s, T.POOL, 1) + ") != null) {\n" + then + "}\n";
        }
        if (numbers.isEmpty()) return assign(s);
        Var v = of(numbers);
        String effect = pick(v.name() + "++ < " + value(), "--" + v.name() + " >= 0", "(" + v.name() + " = (" + v.java() + ") (" + expr(s, T.INT, 1) + ")) > 0", "(" + v.name() + " ^= 1) == 0");
        return "if (" + pick(c + pick(" && ", " || ") + effect, effect + pick(" && ", " || ") + c, c + " && (" + effect + " || " + expr(s, T.BOOL, 1) + ")") + ") {\n" + then + "}\n";
    }

    String inFinally(Scope s, int depth) {
        String body = block(s, 1, depth - 1), last = block(s, 1, 0), c = expr(s, T.BOOL, 1);
        String ends = pick(s.leave + "\n", "if (" + c + ") throw new IllegalStateException();\n", "if (" + c + ") " + s.leave + "\n", risky(s));
        String leaves = pick("", "if (" + expr(s, T.BOOL, 1) + ") " + s.leave + "\n", "if (" + expr(s, T.BOOL, 1) + ") " + s.leave + "\n");
        return "try {\n" + body + (ends.startsWith("return") ? "if (" + c + ") " + ends : ends) + "} finally {\n" + last + leaves + "}\n";
    }

    /** An exception that knows something, thrown after a write; or whose constructor writes. */
    String oops(Scope s, int depth) {
        List<Var> numbers = fitting(s, T.INT, true);
        String c = expr(s, T.BOOL, 1), x = "x" + fresh++, code = expr(s, T.INT, 1), body = block(s, 1, depth - 1);
        String undo = numbers.isEmpty() ? "" : of(numbers).name() + pick(" = 0;\n", "--;\n", " ^= 1;\n");
        String thrown = "throw new Oops(this, " + code + ");\n";
        return switch (r(4)) {
            case 0 -> "if (" + c + ") {\n" + body + thrown + "}\n";
            case 1 -> "try {\n" + body + "if (" + c + ") " + thrown + "} catch (Oops " + x + ") {\n" + undo + "if (" + x + ".code " + pick("==", ">", "!=") + " " + value() + ") " + pick(s.leave, "throw " + x + ";") + "\n}\n";
            case 2 -> "try {\n" + body + "if (" + c + ") " + thrown + risky(s) + "} catch (Oops | ArithmeticException " + x + ") {\n" + undo + "} finally {\n" + part("", () -> statement(s, 0)) + "}\n";
            default -> "try {\ntry {\nif (" + c + ") " + thrown + body + "} finally {\n" + undo + "}\n} catch (RuntimeException " + x + ") {\n" + pick(undo, "if (" + x + " instanceof Oops) " + s.leave + "\n", "throw new IllegalStateException(" + x + ");\n") + "}\n";
        };
    }

    /** A collection of the library that lives as long as the operation. */
    String collection(Scope s, int depth) {
        String c = "q" + fresh++, a = expr(s, T.INT, 1), b = expr(s, T.INT, 1), x = "y" + fresh++;
        String text = switch (r(5)) {
            case 0 -> "java.util.ArrayList<Integer> " + c + " = new java.util.ArrayList<>();\n" + c + ".add(" + a + ");\n" + c + ".add(" + b + ");\n" + (chance(50) ? c + ".remove(" + pick("0", "Integer.valueOf(" + a + ")") + ");\n" : "") + "int " + x + " = " + pick(c + ".size()", c + ".indexOf(" + b + ")", c + ".get(0)", "java.util.Collections.max(" + c + ")");
            case 1 -> "java.util.ArrayDeque<Integer> " + c + " = new java.util.ArrayDeque<>();\n" + c + ".push(" + a + ");\n" + c + "." + pick("push", "add") + "(" + b + ");\nint " + x + " = " + pick(c + ".pop()", c + ".peekLast()", c + ".size()");
            case 2 -> "java.util.TreeMap<Integer, Integer> " + c + " = new java.util.TreeMap<>();\n" + c + ".put(" + a + ", 1);\n" + c + ".put(" + b + ", 2);\nint " + x + " = " + pick(c + ".size()", c + ".firstKey()", c + ".get(" + a + ")", c + ".getOrDefault(7, 0)");
            case 3 -> "java.util.HashMap<Integer, Integer> " + c + " = new java.util.HashMap<>();\n" + c + ".put(" + a + ", 1);\n" + c + ".merge(" + b + ", 1, Integer::sum);\nint " + x + " = " + pick(c + ".size()", c + ".get(" + a + ")", "(" + c + ".containsKey(1) ? 1 : 0)");
            default -> "java.util.Optional<String> " + c + " = java.util.Optional.ofNullable(" + leaf(s, T.STR) + ");\nint " + x + " = " + pick(c + ".isPresent() ? 1 : 0", c + ".orElse(\"ab\").length()", c + ".map(String::length).orElse(0)");
        };
        return text + ";\nif (" + x + pick(" > ", " == ", " != ") + value() + ") {\n" + block(s.with(x, T.INT, false), 1, 0) + "}\n";
    }

    /** A call with a long loop, made under a condition that keeps it short, and made again without. */
    String underCondition(Scope s) {
        String x = "t" + fresh++, v = variable(s, T.INT), few = "f" + fresh++, all = "turns(" + x + ")";
        String of = v == null ? value() : pick("(int) " + v, "(int) " + v + " + 5", "3 * (int) " + v);
        String small = x + pick(" <= 2", " < 4", " == 1"), some = all + pick(" > ", " == ", " < ") + r(4);
        String first = switch (r(3)) {
            case 0 -> "boolean " + few + " = " + small + pick(" && ", " || !(" + x + " > 4) && ") + some + ";\n";
            case 1 -> "int " + few + " = " + small + " ? " + all + " : 0;\n";
            default -> "int " + few + " = 1;\nif (" + small + ") {\n" + few + " = " + all + ";\n}\n";
        };
        String last = all + pick(" == ", " > ", " != ") + pick("16", "9", "3", "6", "20");
        return "int " + x + " = " + of + ";\n" + first + (chance(40) ? part("", () -> statement(s, 0)) : "") + "if (" + last + ") " + pick(s.leave + "\n", "assert false;\n", "throw new IllegalStateException();\n");
    }

    // What the class has for the idioms

    void helpers(StringBuilder b) {
        String f = number(T.POOL), g = number(T.NODE);
        if (f != null && chance(75)) poolFinders(b, f);
        List<Field> trees = fields(T.NODE, T.NODE).stream().filter(x -> !x.head().isEmpty()).toList();
        if (g != null && !trees.isEmpty() && chance(60)) {
            b.append("static N findNode(N n, int k) {\nif (n == null) return null;\nif (n." + g + " == k) return n;\n");
            String last = "findNode(n." + of(trees).name() + ", k)";
            if (trees.size() > 1 && chance(60)) b.append("N m = " + last + ";\nif (m != null) return m;\n");
            b.append("return findNode(n." + of(trees).name() + ", k);\n}\n");
            nodeFinders.add("findNode");
        }
        List<Field> ints = mainFields.stream().filter(x -> x.type() == T.INT).toList();
        if (!ints.isEmpty() && chance(40)) {
            Field x = of(ints);
            b.append("boolean bump() {\n" + pick(x.name() + "++", x.name() + " ^= 1", x.name() + " = 1") + ";\nreturn " + x.name() + pick(" > 0", " == 1", " != 2") + ";\n}\n");
            hasBump = true;
        }
        if (chance(40)) {
            String step = pick("x = (x & 1) == 0 ? x >> 1 : 3 * x + 1", "x -= 1 + (x & 1)", "x = x % 3 == 0 ? x / 3 : x - 1");
            b.append(chance(70) ? "static int turns(int x) {\nint c = 0;\nwhile (x > 1) {\n" + step + ";\nc++;\n}\nreturn c;\n}\n" : "static int turns(int x) {\nif (x <= 1) return 0;\n" + step + ";\nreturn 1 + turns(x);\n}\n");
            hasTurns = true;
        }
        if (chance(35)) {
            String effect = ints.isEmpty() || chance(50) ? "" : "of." + of(ints).name() + pick("++", " = 1", "--") + ";\n";
            b.append("static class Oops extends " + pick("RuntimeException", "IllegalStateException") + " {\nfinal int code;\nOops(" + name + " of, int code) {\n" + pick("", "super(\"oops\");\n") + effect + "this.code = code;\n}\n}\n");
            hasOops = true;
        }
    }

    void poolFinders(StringBuilder b, String f) {
        List<String> holders = new ArrayList<>();
        for (Field x : mainFields) if (x.type() == T.POOL) holders.add(x.name());
        String is = "." + f + pick(" == ", " == ", " != ") + "k";
        StringBuilder all = new StringBuilder();
        for (String h : holders) if (chance(80)) all.append("if (" + h + " != null && " + h + is + ") return " + h + ";\n");
        if (all.length() > 0) {
            b.append("P find(int k) {\n" + all + "return null;\n}\n");
            finders.add("find");
        }
        List<Field> next = fields(T.POOL, T.POOL);
        String other = holders.isEmpty() ? "" : of(holders);
        String body = switch (r(next.isEmpty() ? 3 : 5)) {
            case 0 -> "if (p == null) return null;\nif (p" + is + ") return p;\nreturn null;\n";
            case 1 -> "return p != null && p" + is + " ? p : null;\n";
            case 2 -> "if (p != null && p" + is + ") return p;\n" + (other.isEmpty() ? "" : "if (" + other + " != null && " + other + is + ") return " + other + ";\n") + "return null;\n";
            case 3 -> "for (int c = 0; c < 3 && p != null; c++) {\nif (p" + is + ") return p;\np = p." + of(next).name() + ";\n}\nreturn null;\n";
            default -> "while (p != null) {\nif (p" + is + ") return p;\nif (p == p." + next.get(0).name() + ") return null;\np = p." + next.get(0).name() + ";\n}\nreturn null;\n";
        };
        b.append((other.isEmpty() || !body.contains(other) ? pick("static ", "") : "") + "P findFrom(P p, int k) {\n" + body + "}\n");
        findersFrom.add("findFrom");
    }
}
