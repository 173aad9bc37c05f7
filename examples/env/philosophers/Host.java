/** Lets in all philosophers but one. */
public class Host {
    private int free;

    public Host(int seats) {
        free = seats;
    }

    public synchronized void enter() throws InterruptedException {
        while (free == 0) {
            wait();
        }
        free--;
    }

    public synchronized void leave() {
        free++;
        notifyAll();
    }
}
