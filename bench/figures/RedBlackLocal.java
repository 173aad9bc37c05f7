import glassbox.Declarative;
import glassbox.Ghost;
import glassbox.Range;
import glassbox.Tree;

/** Red-black trees without keys and values: shapes and colours, by local constraints alone. */
public class RedBlackLocal {
    static class Node {
        @Tree Node left;
        @Tree Node right;
        boolean isBlack;
        @Ghost @Range(min = 0, max = 7) int blackHeight;

        @Declarative
        boolean repOkLocal() {
            return (isBlack || isBlack(left) && isBlack(right))
                    && blackHeight(left) == blackHeight(right)
                    && blackHeight == blackHeight(left) + (isBlack ? 1 : 0);
        }
    }

    @Tree Node root;

    @Declarative
    static boolean isBlack(Node n) {
        return n == null || n.isBlack;
    }

    @Declarative
    static int blackHeight(Node n) {
        return n == null ? 0 : n.blackHeight;
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    public void blacken() {
        if (root != null && !root.isBlack) {
            root.isBlack = true;
            root.blackHeight++;
        }
    }
}
