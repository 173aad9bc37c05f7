// expect: bad... violated, others hold at --ints 0..1 --objects String=2
import glassbox.*;
import java.util.*;

public class Trie {
    static class Node {
        final Map<Character, Node> next = new HashMap<>();
        boolean word;
    }

    @Declarative public boolean repOk() { return true; }

    static Node of(String... words) {
        Node root = new Node();
        for (String w : words) {
            Node n = root;
            for (char c : w.toCharArray()) n = n.next.computeIfAbsent(c, k -> new Node());
            n.word = true;
        }
        return root;
    }

    static boolean has(Node n, String w) {
        for (int i = 0; i < w.length(); i++) {
            n = n.next.get(w.charAt(i));
            if (n == null) return false;
        }
        return n.word;
    }

    static boolean badHas(Node n, String w) {
        for (int i = 0; i < w.length(); i++) n = n.next.get(w.charAt(i));
        return n.word;
    }

    public void found(String a, String b) { if (a != null && b != null) { Node t = of(a, b); assert has(t, a) && has(t, b); } }
    public void badFound(String a, String b) { if (a != null && b != null) assert badHas(of(a), b) == a.equals(b); }
    public void notFound(String a) { if (a != null) assert !has(of(a), a + "x"); }
    public void badPrefix(String a) { if (a != null && a.length() > 0) assert has(of(a), a.substring(1)); }
}
