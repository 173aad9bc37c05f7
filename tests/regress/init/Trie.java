public class Trie {
    static final int R = 2;
    private Node root = new Node();
    private int words;
    private static class Node { boolean end; Node[] kids = new Node[R]; }
    public boolean add(int[] key) {
        Node n = root;
        for (int k : key) {
            int i = k & 1;
            if (n.kids[i] == null) n.kids[i] = new Node();
            n = n.kids[i];
        }
        if (n.end) return false;
        n.end = true; words++;
        return true;
    }
    public boolean has(int[] key) {
        Node n = root;
        for (int k : key) { n = n.kids[k & 1]; if (n == null) return false; }
        return n.end;
    }
}
