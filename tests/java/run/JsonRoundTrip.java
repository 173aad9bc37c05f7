// a JSON parser and printer over maps and lists, with escapes, errors and a round trip
import java.util.*;

public class JsonRoundTrip {
    final String s;
    int at;

    JsonRoundTrip(String s) { this.s = s; }

    static Object parse(String s) {
        JsonRoundTrip p = new JsonRoundTrip(s);
        Object v = p.value();
        p.space();
        if (p.at < s.length()) throw p.error("trailing text");
        return v;
    }

    IllegalArgumentException error(String m) { return new IllegalArgumentException(m + " at " + at); }

    void space() { while (at < s.length() && s.charAt(at) <= ' ') at++; }

    char peek() {
        space();
        if (at >= s.length()) throw error("unexpected end");
        return s.charAt(at);
    }

    void want(char c) {
        if (peek() != c) throw error("expected " + c);
        at++;
    }

    Object value() {
        switch (peek()) {
            case '{': {
                Map<String, Object> m = new LinkedHashMap<>();
                at++;
                if (peek() == '}') { at++; return m; }
                do {
                    if (peek() == ',') at++;
                    peek();
                    String k = string();
                    want(':');
                    m.put(k, value());
                } while (peek() == ',');
                want('}');
                return m;
            }
            case '[': {
                List<Object> l = new ArrayList<>();
                at++;
                if (peek() == ']') { at++; return l; }
                while (true) {
                    l.add(value());
                    if (peek() != ',') break;
                    at++;
                }
                want(']');
                return l;
            }
            case '"': return string();
            case 't': return word("true", true);
            case 'f': return word("false", false);
            case 'n': return word("null", null);
            default: return number();
        }
    }

    Object word(String w, Object v) {
        if (!s.startsWith(w, at)) throw error("expected " + w);
        at += w.length();
        return v;
    }

    Object number() {
        int start = at;
        while (at < s.length() && "+-.eE0123456789".indexOf(s.charAt(at)) >= 0) at++;
        String t = s.substring(start, at);
        if (t.isEmpty()) throw error("unexpected " + s.charAt(at));
        if (t.matches("-?\\d+")) return Long.parseLong(t);
        return Double.parseDouble(t);
    }

    String string() {
        want('"');
        StringBuilder b = new StringBuilder();
        while (true) {
            if (at >= s.length()) throw error("open string");
            char c = s.charAt(at++);
            if (c == '"') return b.toString();
            if (c != '\\') { b.append(c); continue; }
            char e = s.charAt(at++);
            switch (e) {
                case 'n': b.append('\n'); break;
                case 't': b.append('\t'); break;
                case 'u': b.append((char) Integer.parseInt(s.substring(at, at += 4), 16)); break;
                default: b.append(e);
            }
        }
    }

    static void print(Object o, StringBuilder b) {
        if (o instanceof String t) {
            b.append('"');
            for (char c : t.toCharArray()) {
                if (c == '"' || c == '\\') b.append('\\').append(c);
                else if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
                else b.append(c);
            }
            b.append('"');
        } else if (o instanceof Map<?, ?> m) {
            String sep = "{";
            for (Map.Entry<?, ?> e : m.entrySet()) {
                b.append(sep);
                print(e.getKey(), b);
                b.append(':');
                print(e.getValue(), b);
                sep = ",";
            }
            b.append(m.isEmpty() ? "{}" : "}");
        } else if (o instanceof List<?> l) {
            b.append('[');
            for (int i = 0; i < l.size(); i++) {
                if (i > 0) b.append(',');
                print(l.get(i), b);
            }
            b.append(']');
        } else b.append(o);
    }

    public static void main(String[] args) {
        String[] inputs = {"{}", "[1, 2.5, -3e2, true, null, \"x\\n\\u00e9\\\"\"]", "{\"a\": {\"b\": [[], {}, [1]]}, \"c\": \"d\"}", " 42 ", "[1, 2", "{\"a\" 1}", "tru", "\"open", "[1] 2", "", "?"};
        for (String in : inputs) {
            try {
                Object o = parse(in);
                StringBuilder b = new StringBuilder();
                print(o, b);
                System.out.println(b + " " + parse(b.toString()).equals(o) + " " + o.getClass().getSimpleName());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        StringBuilder big = new StringBuilder("[");
        for (int i = 0; i < 60; i++) big.append(i == 0 ? "" : ",").append("{\"id\":").append(i).append(",\"name\":\"n").append(i * 7).append("\"}");
        List<?> l = (List<?>) parse(big.append("]").toString());
        System.out.println(l.size() + " " + l.get(59) + " " + l.hashCode());
    }
}
