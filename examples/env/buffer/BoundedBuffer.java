/** A monitor without users: producers and consumers are assumptions. */
public class BoundedBuffer {
    private final int[] slots;
    private int first, count;

    public BoundedBuffer(int size) {
        slots = new int[size];
    }

    public synchronized void put(int value) throws InterruptedException {
        while (count == slots.length) {
            wait();
        }
        slots[(first + count) % slots.length] = value;
        count++;
        assert count <= slots.length;
        notifyAll();
    }

    public synchronized int take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        int value = slots[first];
        first = (first + 1) % slots.length;
        count--;
        notifyAll();
        return value;
    }
}
