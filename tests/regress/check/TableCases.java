import glassbox.Declarative;
import glassbox.Tree;

/**
 * Where the table has two elements the list is short: a loop over it ends early there, and there
 * only, whatever it has to do with the table.
 */
public class TableCases {
    static class Node {
        @Tree Node next;
    }

    int[] table;
    @Tree Node root;
    boolean isLong;

    @Declarative
    boolean repOk() {
        return !isLong && root != null && table != null && (table.length != 2 || walk(root, table.length) <= 3);
    }

    @Declarative
    private static int walk(Node from, int step) {
        int length = 0;
        for (Node at = from; at != null; at = at.next) {
            length += step;
        }
        return length / step;
    }

    @Declarative
    private boolean isLong() {
        return walk(root, 2) > 9;
    }

    public void look() {
        if (isLong()) {
            isLong = true;
        }
    }
}
