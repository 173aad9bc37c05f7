import java.util.ArrayDeque;
import java.util.Deque;

/** Two readers and two letters; the wait is in a loop, as it should be, or in an if. */
class Mailbox {
    private final Deque<String> letters = new ArrayDeque<String>();
    private final boolean careful;

    Mailbox(boolean careful) {
        this.careful = careful;
    }

    synchronized void post(String letter) {
        letters.addLast(letter);
        notifyAll();
    }

    synchronized String take() throws InterruptedException {
        if (letters.isEmpty())
            wait();
        while (careful && letters.isEmpty())
            wait();
        return letters.removeFirst();
    }

    public static void main(String[] argv) {
        final Mailbox box = new Mailbox(glassbox.Choose.bool());
        class Reader implements Runnable {
            public void run() {
                try {
                    box.take();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }
        new Thread(new Reader(), "r1").start();
        new Thread(new Reader(), "r2").start();
        box.post("a");
        box.post("b");
    }
}
