/** A class that is specified from outside. */
public class Chain {
    private static class Link {
        private Link next;
    }

    private Link first;
    private int size;

    public void push() {
        Link link = new Link();
        link.next = first;
        first = link;
        size++;
    }

    public void pop() {
        if (first != null) {
            first = first.next;
        }
        size--;
    }
}
