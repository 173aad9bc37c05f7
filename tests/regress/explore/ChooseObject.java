import glassbox.Choose;

/** Three nodes, two of which are reachable, and null: four ends. */
public class ChooseObject {
    static class Node {
        final int number;
        Node next;

        Node(int number) {
            this.number = number;
        }
    }

    static int seen;

    public static void main(String[] none) {
        Node first = new Node(1);
        first.next = new Node(2);
        Node second = new Node(3);
        second = null;
        first.next.next = new Node(4);
        Node any = Choose.objectOrNull(Node.class);
        assert any == null || any.number != 3;
        seen = any == null ? 0 : any.number;
        assert first.number == 1;
    }
}
