import glassbox.Declarative;
import glassbox.Tree;

/** Runs out of steps, of time, of memory. */
public class Endless {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    @Declarative
    boolean repOk() {
        return true;
    }

    public void spin() {
        int rounds = 0;
        while (root == null) {
            rounds++;
        }
    }

    public void eat() {
        long[][] all = new long[1000000][];
        for (int i = 0; ; i++) {
            all[i] = new long[100000];
        }
    }

    public void look() {}
}
