// explore: holds
/* With generations who waited is let through. */
public class GateGeneration {
    private boolean isOpen;
    private int waiting, generation;

    synchronized void close() {
        isOpen = false;
    }

    synchronized void open() {
        generation++;
        isOpen = true;
        notifyAll();
    }

    synchronized void await() throws InterruptedException {
        waiting++;
        int arrived = generation;
        while (!isOpen && arrived == generation)
            wait();
    }

    synchronized int waiting() {
        return waiting;
    }

    public static void main(String[] args) throws Exception {
        GateGeneration g = new GateGeneration();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    g.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        while (g.waiting() < 2)
            Thread.yield();
        g.open();
        g.close();
    }
}
