// grow: --nodes N --ints 0..7 --allow IllegalStateException
import glassbox.Declarative;
import glassbox.Tree;

/** A doubly linked list with a sentinel in front and a cursor. */
public class CursorList {
    static class Link {
        int data;
        @Tree Link next;
        Link prev;
    }

    @Tree private Link head;
    private Link last;
    private Link cursor;
    private int length;

    public void insertAfterCursor(int data) {
        Link n = new Link();
        n.data = data;
        n.prev = cursor;
        n.next = cursor.next;
        if (cursor.next != null) cursor.next.prev = n;
        else last = n;
        cursor.next = n;
        cursor = n;
        length++;
    }

    public void deleteAtCursor() {
        if (cursor == head) throw new IllegalStateException("at the sentinel");
        Link p = cursor.prev;
        p.next = cursor.next;
        if (cursor.next != null) cursor.next.prev = p;
        else last = p;
        cursor = p;
        length--;
    }

    public boolean advance() {
        if (cursor.next == null) return false;
        cursor = cursor.next;
        return true;
    }

    public boolean retreat() {
        if (cursor == head) return false;
        cursor = cursor.prev;
        return true;
    }

    public void toEnd() {
        cursor = last;
    }

    public boolean search(int data) {
        for (Link l = head.next; l != null; l = l.next)
            if (l.data == data) {
                cursor = l;
                return true;
            }
        return false;
    }

    @Declarative
    boolean repOk() {
        if (head == null || head.prev != null || head.data != 0) return false;
        boolean found = cursor == head;
        int n = 0;
        Link before = head;
        for (Link l = head.next; l != null; l = l.next) {
            if (l.prev != before) return false;
            if (l == cursor) found = true;
            before = l;
            n++;
        }
        return found && last == before && n == length;
    }
}
