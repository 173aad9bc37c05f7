import glassbox.*;

/** A walk that may go in circles, and ends because a helper object counts its steps. */
public class Fuel {
    static class Node { Node next; }
    Node head;
    @Declarative public boolean repOk() {
        int[] fuel = {3};
        return walk(head, fuel);
    }
    @Declarative static boolean walk(Node n, int[] fuel) {
        if (n == null) return true;
        if (fuel[0] == 0) return true;
        fuel[0]--;
        return walk(n.next, fuel);
    }
    public void look() { assert head == null || head.next != head; }
}
