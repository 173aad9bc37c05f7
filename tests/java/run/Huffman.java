// Huffman coding and run-length, Lempel-Ziv and Burrows-Wheeler transforms over a text, each with its inverse
import java.util.*;

public class Huffman {
    static abstract class Node implements Comparable<Node> {
        final int weight, serial;
        static int count;
        Node(int w) { weight = w; serial = count++; }
        abstract void codes(String prefix, Map<Character, String> out);
        @Override public int compareTo(Node o) { return weight != o.weight ? weight - o.weight : serial - o.serial; }
    }

    static class Leaf extends Node {
        final char c;
        Leaf(char c, int w) { super(w); this.c = c; }
        @Override void codes(String p, Map<Character, String> out) { out.put(c, p); }
    }

    static class Inner extends Node {
        final Node l, r;
        Inner(Node l, Node r) { super(l.weight + r.weight); this.l = l; this.r = r; }
        @Override void codes(String p, Map<Character, String> out) { l.codes(p + '0', out); r.codes(p + '1', out); }
    }

    static String lzw(String s) {
        Map<String, Integer> dict = new HashMap<>();
        for (char c = 0; c < 128; c++) dict.put("" + c, (int) c);
        StringJoiner out = new StringJoiner(" ");
        String w = "";
        for (char c : s.toCharArray()) {
            if (dict.containsKey(w + c)) w += c;
            else {
                out.add("" + dict.get(w));
                dict.put(w + c, dict.size());
                w = "" + c;
            }
        }
        return out.add("" + dict.get(w)).toString();
    }

    static String unlzw(String codes) {
        List<String> dict = new ArrayList<>();
        for (char c = 0; c < 128; c++) dict.add("" + c);
        StringBuilder out = new StringBuilder();
        String prev = null;
        for (String t : codes.split(" ")) {
            int k = Integer.parseInt(t);
            String e = k < dict.size() ? dict.get(k) : prev + prev.charAt(0);
            if (prev != null) dict.add(prev + e.charAt(0));
            out.append(e);
            prev = e;
        }
        return out.toString();
    }

    static String bwt(String s) {
        Integer[] rot = new Integer[s.length()];
        for (int i = 0; i < rot.length; i++) rot[i] = i;
        String d = s + s;
        Arrays.sort(rot, Comparator.comparing(i -> d.substring(i, i + s.length())));
        StringBuilder b = new StringBuilder();
        for (int i : rot) b.append(d.charAt(i + s.length() - 1));
        return b.toString();
    }

    public static void main(String[] args) {
        String text = "she sells sea shells by the sea shore; the shells she sells are sea shells for sure";
        TreeMap<Character, Integer> freq = new TreeMap<>();
        for (char c : text.toCharArray()) freq.merge(c, 1, Integer::sum);
        PriorityQueue<Node> q = new PriorityQueue<>();
        freq.forEach((c, n) -> q.add(new Leaf(c, n)));
        while (q.size() > 1) q.add(new Inner(q.poll(), q.poll()));
        Map<Character, String> codes = new TreeMap<>();
        Node root = q.poll();
        root.codes("", codes);
        System.out.println(codes);
        StringBuilder bits = new StringBuilder();
        for (char c : text.toCharArray()) bits.append(codes.get(c));
        System.out.println(bits.length() + " " + bits.toString().hashCode());
        StringBuilder back = new StringBuilder();
        Node n = root;
        for (int i = 0; i < bits.length(); i++) {
            n = bits.charAt(i) == '0' ? ((Inner) n).l : ((Inner) n).r;
            if (n instanceof Leaf leaf) {
                back.append(leaf.c);
                n = root;
            }
        }
        System.out.println(back.toString().equals(text));
        String z = lzw(text);
        System.out.println(z + " " + unlzw(z).equals(text));
        System.out.println(bwt("banana$") + " " + bwt(text));
        StringBuilder rle = new StringBuilder();
        String in = "aaabccddddde";
        for (int i = 0, j; i < in.length(); i = j) {
            for (j = i; j < in.length() && in.charAt(j) == in.charAt(i); j++) { }
            rle.append(j - i).append(in.charAt(i));
        }
        System.out.println(rle);
    }
}
