public class Fork {
    private boolean taken;

    public synchronized void take() throws InterruptedException {
        while (taken) {
            wait();
        }
        taken = true;
    }

    public synchronized void put() {
        assert taken : "it lies there already";
        taken = false;
        notifyAll();
    }
}
