// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** A ternary search trie: smaller, equal, larger. */
public class Ternary {
    static class Node {
        int letter;
        boolean word;
        @Tree Node less, same, more;
    }

    @Tree Node root;

    public boolean startsWith(int letter) {
        Node n = root;
        while (n != null && n.letter != letter) n = letter < n.letter ? n.less : n.more;
        return n != null;
    }

    public void addLetter(int letter) {
        root = add(root, letter);
    }

    private static Node add(Node n, int letter) {
        if (n == null) {
            n = new Node();
            n.letter = letter;
            n.word = true;
        } else if (letter < n.letter) {
            n.less = add(n.less, letter);
        } else if (letter > n.letter) {
            n.more = add(n.more, letter);
        } else {
            n.word = true;
        }
        return n;
    }

    @Declarative
    boolean repOk() {
        return ok(root, -1, Integer.MAX_VALUE);
    }

    private static boolean ok(Node n, int above, int below) {
        if (n == null) return true;
        return n.letter > above && n.letter < below && (n.word || n.same != null)
            && ok(n.less, above, n.letter) && ok(n.more, n.letter, below)
            && ok(n.same, -1, Integer.MAX_VALUE);
    }
}
