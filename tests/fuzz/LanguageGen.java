import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Random small languages for comparing the engines of glassbox check on type soundness: terms of
 * a few kinds (LanguageRules), whose types are numbers or objects of a table; some with
 * subtypes, some with variables and substitution, some with a store, some with several next
 * steps.
 *
 * <p>What is drawn is sound, by and large. Then mistakes are made in about half of the languages:
 * wherever a rule is written down, what is written may be something else.
 */
public class LanguageGen extends LanguageRules {
    LanguageGen(long seed, int index, BitSet dropped) {
        super(seed, index, dropped);
    }

    // The table of types

    String table() {
        if (!refs) return "";
        StringBuilder b = new StringBuilder("static class D {\n");
        if (subtypes) b.append("D parent;\n");
        if (fields) b.append("D field;\n");
        if (calls) b.append("D result;\n@glassbox.Range(min = 0, max = 1) int body;\n");
        return b.append(wellFormed()).append("}\n").append(declares()).toString();
    }

    /** A class says what it extends, that comes before it, and agrees with it. */
    String wellFormed() {
        StringBuilder b = new StringBuilder();
        List<String> all = new ArrayList<>(List.of("true"));
        if (fields) all.add("p.declares(field)");
        if (fields && subtypes) all.add(wrongOfTable("(parent == null || parent.field == null || parent.field == field)", "true"));
        if (calls) {
            all.add("result != null && p.declares(result)");
            String self = subtypes ? "subtype(this, result)" : "result == this", fresh = fields ? "result.field == null" : "true";
            all.add(wrongOfTable("(body == 0 ? " + self + " : " + fresh + ")", "true"));
            if (subtypes) all.add(wrongOfTable("(parent == null || subtype(result, parent.result))", "true", "(parent == null || subtype(parent.result, result))"));
        }
        for (String s : all) b.append(b.length() == 0 ? "" : "\n&& ").append(s);
        return "@glassbox.Declarative boolean wellFormed(" + name + " p) {\nreturn " + b + ";\n}\n";
    }

    String subtype() {
        if (!subtypes) return "";
        if (!refs) return "@glassbox.Declarative static boolean subtype(int c, int b) {\nreturn c " + pick(">=", "<=") + " b;\n}\n";
        String end = fields || calls || chance(50) ? "false" : "b == null";
        String loop = chance(50) ? "for (int k = 0; k < " + types + " && c != null; k++) {\nif (c == b) return true;\nc = c.parent;\n}\nreturn " + end + ";\n"
            : "if (c == null || b == null) return c == b;\nreturn c == b || c.parent == b" + (types > 2 ? " || c.parent != null && c.parent.parent == b" : "") + ";\n";
        return "@glassbox.Declarative static boolean subtype(D c, D b) {\n" + loop + "}\n";
    }

    String declares() {
        StringBuilder b = new StringBuilder(fields || chance(60) ? "c == null || c == d0" : "c == d0");
        for (int k = 1; k < types; k++) b.append(" || c == d" + k);
        return "@glassbox.Declarative boolean declares(D c) {\nreturn " + b + ";\n}\n";
    }

    // The term

    String term() {
        StringBuilder b = new StringBuilder("static class T {\n");
        b.append("@glassbox.Range(min = 0, max = " + (ops.size() - 1) + ") int kind;\n");
        if (annotated()) b.append(refs ? "D type;\n" : "@glassbox.Range(min = 0, max = " + (types - 1) + ") int type;\n");
        if (values) b.append("@glassbox.Range(min = 0, max = 1) int value;\n");
        if (store) b.append("Cell cell;\n");
        for (int k = 0; k < width; k++) b.append("@glassbox.Tree T " + operand(k) + ";\n");
        b.append("@glassbox.Declarative T(int kind) {\nthis.kind = kind;\n}\n");
        b.append(copy()).append(isValue()).append(plain()).append(wellTyped()).append(type()).append(at()).append(substitute()).append(smallStep());
        return b.append("}\n").toString();
    }

    String copy() {
        StringBuilder b = new StringBuilder("@glassbox.Declarative T copy() {\nT t = new T(kind);\n");
        if (annotated()) b.append("t.type = " + (refs ? wrong("type", "null") : wrong("type", "0")) + ";\n");
        if (values) b.append("t.value = value;\n");
        if (store) b.append("t.cell = cell;\n");
        for (int k = 0; k < width; k++) {
            String x = operand(k);
            b.append("if (" + x + " != null) t." + x + " = " + x + ".copy();\n");
        }
        return b.append("return t;\n}\n").toString();
    }

    String isValue() {
        StringBuilder b = new StringBuilder();
        for (Op o : ops) {
            if (!o.isValue()) continue;
            StringBuilder all = new StringBuilder("kind == " + o.kind());
            for (int k = 0; k < o.arity(); k++) {
                String x = operand(k);
                all.append(o.name().equals("NEW") ? " && (" + x + " == null || " + x + ".isValue())" : " && " + wrong(x + ".isValue()", "true"));
            }
            b.append(b.length() == 0 ? "" : " || ").append(all);
        }
        return "@glassbox.Declarative boolean isValue() {\nreturn " + b + ";\n}\n";
    }

    /** What the kind has no use for is nothing. */
    String plain() {
        StringBuilder b = new StringBuilder();
        for (Op o : ops) {
            StringBuilder all = new StringBuilder();
            for (int k = 0; k < width; k++) {
                String x = operand(k);
                if (o.name().equals("NEW") && k == 0) continue;
                all.append(k < o.arity() ? wrong("\n&& " + x + " != null", "") : "\n&& " + x + " == null");
            }
            if (annotated() && !o.annotated()) all.append("\n&& type == " + (refs ? "null" : "0"));
            if (values && !o.valued() && chance(85)) all.append("\n&& value == 0");
            if (store) all.append("\n&& cell" + (o.stores() ? " != null" : " == null"));
            b.append("case " + o.kind() + ": return true" + all + ";\n");
        }
        return "@glassbox.Declarative boolean plain() {\nswitch (kind) {\n" + b + "default: return false;\n}\n}\n";
    }

    String wellTyped() {
        StringBuilder b = new StringBuilder("@glassbox.Declarative boolean wellTyped(" + parameters() + ") {\nif (!plain()) return false;\n");
        boolean first = chance(50); // children come before the rule
        if (first) for (int k = 0; k < width; k++) {
            String x = operand(k);
            if (binds && k == 1) b.append("if (b != null && !b.wellTyped(kind == LET ? " + bound + " : env" + rest() + ")) return false;\n");
            else b.append("if (" + x + " != null && !" + x + ".wellTyped(" + arguments() + ")) return false;\n");
        }
        b.append("switch (kind) {\n");
        for (Op o : ops) b.append("case " + o.kind() + ": return " + rule(o, !first) + ";\n");
        return b.append("default: return false;\n}\n}\n").toString();
    }

    String type() {
        StringBuilder b = new StringBuilder("@glassbox.Declarative " + typeName() + " type(" + parameters() + ") {\nswitch (kind) {\n");
        for (Op o : ops) b.append("case " + o.kind() + ": return " + o.type() + ";\n");
        return b.append("default: return " + (refs ? "null" : "-1") + ";\n}\n}\n").toString();
    }

    String substitute() {
        if (!binds) return "";
        StringBuilder b = new StringBuilder("T substitute(T v) {\nif (kind == VAR) return " + wrong("v.copy()", "v") + ";\n");
        for (int k = 0; k < width; k++) {
            String x = operand(k);
            b.append("if (" + x + " != null" + (k == 1 ? wrong(" && kind != LET", "") : "") + ") " + x + " = " + x + ".substitute(v);\n");
        }
        return b.append("return this;\n}\n").toString();
    }

    String smallStep() {
        StringBuilder b = new StringBuilder("T smallStep(" + name + " p" + (choices ? ", int x" : "") + ") throws glassbox.StuckException {\nswitch (kind) {\n");
        for (Op o : ops) {
            String text = evaluate(o) + part("throw new glassbox.StuckException();\n", () -> reduce(o));
            b.append("case " + o.kind() + ": {\n" + text + "}\n");
        }
        return b.append("default: throw new glassbox.StuckException();\n}\n}\n").toString();
    }

    String makers() {
        StringBuilder b = new StringBuilder("@glassbox.Declarative static T lit(" + typeName() + " type" + (values ? ", int value" : "") + ") {\n");
        b.append("T t = new T(" + ops.get(0).name() + ");\nt.type = type;\n" + (values ? "t.value = value;\n" : "") + "return t;\n}\n");
        b.append("@glassbox.Declarative static T node(int kind");
        for (int k = 0; k < width; k++) b.append(", T " + operand(k));
        b.append(") {\nT t = new T(kind);\n");
        for (int k = 0; k < width; k++) b.append("t." + operand(k) + " = " + operand(k) + ";\n");
        return b.append("return t;\n}\n").toString();
    }

    // The program

    String tableOk() {
        if (!refs) return "";
        StringBuilder b = new StringBuilder();
        for (int k = 0; k < types; k++) {
            b.append("if (d" + k + " == null || !d" + k + ".wellFormed(this)) return false;\n");
            if (!subtypes) continue;
            StringBuilder earlier = new StringBuilder("d" + k + ".parent == null");
            for (int i = 0; i < k; i++) earlier.append(" || d" + k + ".parent == d" + i);
            b.append("if (!(" + earlier + ")) return false;\n");
        }
        return b.toString();
    }

    String storeOk() {
        if (!store || pooled) return "";
        return refs ? "if (cell0 == null || !cell0.ok(this)) return false;\n" : "if (cell0 == null) return false;\n";
    }

    /** A cell holds a value of its type; the number 1 is no value of type 0, sometimes. */
    String cell() {
        if (!store) return "";
        if (!refs) return "static class Cell {\n@glassbox.Range(min = 0, max = " + (types - 1) + ") int type;\n@glassbox.Range(min = 0, max = 1) int value;\n}\n";
        String fits = subtypes ? "subtype(now, type)" : "now == type";
        return "static class Cell {\nD type;\nD now;\n@glassbox.Declarative boolean ok(" + name + " p) {\nreturn type != null && now != null && p.declares(type) && p.declares(now) && " + wrong(fits, "true") + (fields ? " && now.field == null" : "") + ";\n}\n}\n";
    }

    String generate() {
        draw();
        StringBuilder b = new StringBuilder("public class " + name + " implements glassbox." + (choices ? "NondeterministicLanguage" : "Language") + " {\n");
        b.append("static final int ");
        for (Op o : ops) b.append(o.kind() == 0 ? "" : ", ").append(o.name() + " = " + o.kind());
        b.append(";\n").append(table()).append(subtype()).append(cell()).append(term()).append(makers());
        for (int k = 0; refs && k < types; k++) b.append("@glassbox.Tree D d" + k + ";\n");
        if (store && !pooled) b.append("@glassbox.Tree Cell cell0;\n");
        b.append("@glassbox.Tree T root;\n");
        if (fails) b.append("boolean failed;\n");
        b.append("@glassbox.Declarative public boolean wellTyped() {\n" + tableOk() + storeOk() + "return root != null && root.wellTyped(" + atRoot() + ")" + rootRule() + ";\n}\n");
        b.append("@glassbox.Declarative public boolean isFinalState() {\nreturn " + (fails ? "failed || " : "") + wrong("root.isValue()", "root.kind == " + ops.get(r(ops.size())).kind()) + ";\n}\n");
        if (choices) b.append("@glassbox.Declarative public int transitions() {\nreturn 2;\n}\n");
        b.append("public void smallStep(" + (choices ? "int x" : "") + ") throws glassbox.StuckException {\nroot = root.smallStep(this" + (choices ? ", x" : "") + ");\n}\n");
        options = "--nodes " + ((refs ? types : 0) + (store && !pooled ? 1 : 0) + size()) + (store ? " --objects Cell=" + (pooled ? 1 + r(2) : 0) : "");
        return b.append("}\n").toString();
    }

    /** Positions of the term: so many that there are some that are far from a redex. */
    int size() {
        int n = width == 1 ? 3 + r(3) : width == 2 ? 3 + r(3) : 4 + r(2);
        return refs || store || ops.size() > 5 ? Math.max(tabled ? 4 : 3, n - 1) : n;
    }
}
