// grow: --nodes N --ints 0..N
import glassbox.Declarative;
import glassbox.Tree;

/** Run-length list of booleans: neighbours differ, runs are not empty. */
public class RunList {
    static class Run {
        boolean bit;
        int length;
        @Tree Run next;
    }

    @Tree Run head;

    public void push(boolean bit) {
        if (head != null && head.bit == bit) {
            head.length++;
            return;
        }
        Run r = new Run();
        r.bit = bit;
        r.length = 1;
        r.next = head;
        head = r;
    }

    public void pop() {
        if (head == null) return;
        if (head.length > 1) head.length--;
        else head = head.next;
    }

    @Declarative
    boolean repOk() {
        for (Run r = head; r != null; r = r.next) {
            if (r.length <= 0) return false;
            if (r.next != null && r.next.bit == r.bit) return false;
        }
        return true;
    }
}
