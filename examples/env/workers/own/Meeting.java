/**
 * A barrier made by hand: it opens when all are there, and counts down while they leave. Who
 * looks at the count only after somebody has left waits for ever.
 */
public class Meeting {
    private final int parties;
    private int present;

    public Meeting(int parties) {
        this.parties = parties;
    }

    public synchronized void arrive() throws InterruptedException {
        present++;
        if (present == parties) {
            notifyAll();
        }
        while (present < parties) {
            wait();
        }
        present--;
    }
}
