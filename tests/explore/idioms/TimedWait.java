// explore: violated assertion
/** Believes that a timed wait ends because of the notification. */
public class TimedWait {
    private boolean ready;
    synchronized void set() { ready = true; notify(); }
    synchronized void await() throws InterruptedException {
        if (!ready) wait(1000);
        assert ready : "woken up by the clock";
    }
    public static void main(String[] args) throws InterruptedException {
        TimedWait w = new TimedWait();
        new Thread(w::set).start();
        w.await();
    }
}
