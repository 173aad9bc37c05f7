public class SlotSilent {
    private Integer item;

    public synchronized int take() throws InterruptedException {
        while (item == null) wait();
        int x = item;
        item = null;
        notifyAll();
        return x;
    }

    public synchronized void put(int x) throws InterruptedException {
        while (item != null) wait();
        item = x;
    }
}
