// explore: violated assertion
/** The lazy list set without a look at the mark: 2 is removed while 3 is added behind it. */
public class LazyListUnmarkedSmall extends Thread {
    private static final class Node {
        final int key;
        volatile Node next;
        volatile boolean marked;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private static final Node TWO = new Node(2, null), HEAD = new Node(0, TWO);

    @Override
    public void run() {
        synchronized (HEAD) {
            synchronized (TWO) {
                TWO.marked = true;
                HEAD.next = TWO.next;
            }
        }
    }

    private static boolean add() {
        Node before = HEAD.next == null ? HEAD : TWO, next = before.next;
        synchronized (before) {
            if (before.next != next) {
                return false;
            }
            before.next = new Node(3, next);
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new LazyListUnmarkedSmall();
        other.start();
        boolean added = add();
        other.join();
        boolean there = HEAD.next != null && HEAD.next.key == 3;
        if (added != there) {
            throw new AssertionError();
        }
    }
}
