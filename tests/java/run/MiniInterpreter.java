// a small expression language: lexer, recursive descent parser, tree and stack-code interpreters with variables and loops
import java.util.*;

public class MiniInterpreter {
    static class SyntaxError extends RuntimeException {
        final int at;
        SyntaxError(String m, int at) { super(m + " at " + at); this.at = at; }
    }

    enum Kind { NUM, ID, OP, END }

    record Token(Kind kind, String text, int at) { }

    static List<Token> lex(String s) {
        List<Token> out = new ArrayList<>();
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            int start = i;
            if (Character.isWhitespace(c)) { i++; continue; }
            if (Character.isDigit(c)) {
                while (i < s.length() && Character.isDigit(s.charAt(i))) i++;
                out.add(new Token(Kind.NUM, s.substring(start, i), start));
            } else if (Character.isLetter(c)) {
                while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++;
                out.add(new Token(Kind.ID, s.substring(start, i), start));
            } else if ("+-*/%()=;<>{}!".indexOf(c) >= 0) {
                out.add(new Token(Kind.OP, String.valueOf(c), i++));
            } else throw new SyntaxError("unexpected '" + c + "'", i);
        }
        out.add(new Token(Kind.END, "", i));
        return out;
    }

    interface Node { long eval(Map<String, Long> env); void emit(List<Object> code); }

    record Num(long v) implements Node {
        public long eval(Map<String, Long> env) { return v; }
        public void emit(List<Object> code) { code.add(v); }
    }

    record Ref(String n) implements Node {
        public long eval(Map<String, Long> env) {
            Long v = env.get(n);
            if (v == null) throw new NoSuchElementException("undefined " + n);
            return v;
        }
        public void emit(List<Object> code) { code.add("load " + n); }
    }

    record Bin(char op, Node l, Node r) implements Node {
        public long eval(Map<String, Long> env) { return apply(op, l.eval(env), r.eval(env)); }
        public void emit(List<Object> code) { l.emit(code); r.emit(code); code.add(op); }
    }

    record Assign(String n, Node e) implements Node {
        public long eval(Map<String, Long> env) { long v = e.eval(env); env.put(n, v); return v; }
        public void emit(List<Object> code) { e.emit(code); code.add("store " + n); }
    }

    record While(Node c, Node body) implements Node {
        public long eval(Map<String, Long> env) { long v = 0; while (c.eval(env) != 0) v = body.eval(env); return v; }
        public void emit(List<Object> code) {
            code.add(0L);
            int top = code.size();
            c.emit(code);
            int patch = code.size();
            code.add(null);
            code.add("pop");
            body.emit(code);
            code.add("jump " + top);
            code.set(patch, "jz " + code.size());
        }
    }

    record Block(List<Node> ns) implements Node {
        public long eval(Map<String, Long> env) { long v = 0; for (Node n : ns) v = n.eval(env); return v; }
        public void emit(List<Object> code) {
            code.add(0L);
            for (Node n : ns) { code.add("pop"); n.emit(code); }
        }
    }

    static long apply(char op, long a, long b) {
        return switch (op) {
            case '+' -> a + b;
            case '-' -> a - b;
            case '*' -> a * b;
            case '/' -> a / b;
            case '%' -> a % b;
            case '<' -> a < b ? 1 : 0;
            case '>' -> a > b ? 1 : 0;
            default -> throw new IllegalStateException("op " + op);
        };
    }

    static class Parser {
        final List<Token> ts;
        int at;
        Parser(List<Token> ts) { this.ts = ts; }
        Token peek() { return ts.get(at); }
        boolean eat(String s) { if (peek().kind() == Kind.OP && peek().text().equals(s)) { at++; return true; } return false; }
        void want(String s) { if (!eat(s)) throw new SyntaxError("expected " + s + " but found '" + peek().text() + "'", peek().at()); }

        Node program() {
            List<Node> ns = new ArrayList<>();
            while (peek().kind() != Kind.END && !peek().text().equals("}")) {
                ns.add(statement());
                eat(";");
            }
            return new Block(ns);
        }

        Node statement() {
            if (peek().text().equals("while")) {
                at++;
                Node c = compare();
                want("{");
                Node b = program();
                want("}");
                return new While(c, b);
            }
            if (peek().kind() == Kind.ID && ts.get(at + 1).text().equals("=")) {
                String n = peek().text();
                at += 2;
                return new Assign(n, compare());
            }
            return compare();
        }

        Node compare() {
            Node l = sum();
            while (peek().text().equals("<") || peek().text().equals(">")) l = new Bin(ts.get(at++).text().charAt(0), l, sum());
            return l;
        }

        Node sum() {
            Node l = product();
            while (peek().text().equals("+") || peek().text().equals("-")) l = new Bin(ts.get(at++).text().charAt(0), l, product());
            return l;
        }

        Node product() {
            Node l = atom();
            while (peek().kind() == Kind.OP && "*/%".contains(peek().text())) l = new Bin(ts.get(at++).text().charAt(0), l, atom());
            return l;
        }

        Node atom() {
            Token t = peek();
            at++;
            if (t.kind() == Kind.NUM) return new Num(Long.parseLong(t.text()));
            if (t.kind() == Kind.ID) return new Ref(t.text());
            if (t.text().equals("-")) return new Bin('-', new Num(0), atom());
            at--;
            want("(");
            Node e = compare();
            want(")");
            return e;
        }
    }

    static long execute(List<Object> code) {
        Deque<Long> st = new ArrayDeque<>();
        Map<String, Long> env = new HashMap<>();
        for (int pc = 0; pc < code.size(); pc++) {
            Object o = code.get(pc);
            if (o instanceof Long l) st.push(l);
            else if (o instanceof Character c) { long b = st.pop(), a = st.pop(); st.push(apply(c, a, b)); }
            else {
                String[] p = ((String) o).split(" ");
                switch (p[0]) {
                    case "load" -> st.push(env.get(p[1]));
                    case "store" -> env.put(p[1], st.peek());
                    case "pop" -> st.pop();
                    case "jump" -> pc = Integer.parseInt(p[1]) - 1;
                    case "jz" -> { if (st.pop() == 0) pc = Integer.parseInt(p[1]) - 1; }
                    default -> throw new AssertionError(o);
                }
            }
        }
        return st.pop();
    }

    public static void main(String[] args) {
        String[] programs = {"1 + 2 * 3", "(1+2)*3 - -4", "x = 5; y = x * x; y % 7", "n = 20; f = 1; while n > 0 { f = f * n; n = n - 1 } f", "a = 0; b = 1; i = 0; while i < 50 { t = a + b; a = b; b = t; i = i + 1 } a",
            "c = 27; s = 0; while c > 1 { c = (c % 2) * (c * 3 + 1) + (1 - c % 2) * (c / 2); s = s + 1 } s", "1 / 0", "undefined + 1", "(1 + 2", "1 $ 2", "while 0 { 1 }"};
        for (String p : programs) {
            try {
                Node n = new Parser(lex(p)).program();
                List<Object> code = new ArrayList<>();
                n.emit(code);
                long a = n.eval(new HashMap<>());
                long b = p.startsWith("undefined") ? a : execute(code);
                System.out.println(p + " -> " + a + " " + (a == b) + " " + code.size());
            } catch (SyntaxError e) {
                System.out.println(e.getMessage() + " (" + e.at + ")");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println(new Parser(lex("x = 1 + y")).program());
    }
}
