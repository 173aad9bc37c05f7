// Vector, Stack, Hashtable, Enumeration, Properties-free legacy collections
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;

public class LegacyCollections {
    static long seed = 20240607;

    static int rnd(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    static int rpn(String expr) {
        Stack<Integer> s = new Stack<>();
        for (String t : expr.split(" ")) {
            switch (t) {
                case "+" -> s.push(s.pop() + s.pop());
                case "*" -> s.push(s.pop() * s.pop());
                case "-" -> {
                    int r = s.pop();
                    s.push(s.pop() - r);
                }
                default -> s.push(Integer.valueOf(t));
            }
        }
        return s.pop();
    }

    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 1000; i++) {
            if (rnd(3) > 0 || v.isEmpty()) v.insertElementAt(i, rnd(v.size() + 1));
            else v.removeElementAt(rnd(v.size()));
            if (v.size() > 60) v.setSize(20);
        }
        System.out.println(v + " " + v.elementAt(3) + v.firstElement() + v.lastElement() + v.indexOf(5));
        Collections.sort(v);
        System.out.println(v.capacity() >= v.size() ? v.hashCode() : -1);
        Enumeration<Integer> en = v.elements();
        int sum = 0;
        while (en.hasMoreElements()) sum = sum * 31 + en.nextElement();
        System.out.println(sum);
        System.out.println(rpn("3 4 + 5 * 6 -") + " " + rpn("2 3 4 * +"));
        Stack<String> s = new Stack<>();
        s.push("a");
        s.push("b");
        s.add("c");
        System.out.println(s + " " + s.peek() + s.search("a") + s.search("z") + s.empty() + s.pop() + s.get(0));
        try {
            s.clear();
            s.pop();
        } catch (EmptyStackException e) {
            System.out.println(e);
        }
        Hashtable<String, Integer> h = new Hashtable<>();
        for (int i = 0; i < 500; i++) {
            String k = "k" + rnd(80);
            if (rnd(4) == 0) h.remove(k);
            else h.merge(k, i, Integer::sum);
        }
        System.out.println(h.size() + " " + new TreeMap<>(h) + h.hashCode() + h.contains(5));
        int n = 0;
        for (Enumeration<String> k = h.keys(); k.hasMoreElements();) n += k.nextElement().hashCode();
        System.out.println(n);
        try {
            h.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            v.elementAt(1000);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
