// explore: holds
/** One producer, one consumer, a buffer of two places. */
public class BoundedBuffer {
    private static final int ITEMS = 6;

    private final int[] items = new int[2];
    private int count, in, out;

    synchronized void put(int x) throws InterruptedException {
        while (count == items.length) {
            wait();
        }
        items[in] = x;
        in = (in + 1) % items.length;
        count++;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        int x = items[out];
        out = (out + 1) % items.length;
        count--;
        notifyAll();
        return x;
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer();
        Thread producer = new Thread(() -> produce(buffer));
        Thread consumer = new Thread(() -> consume(buffer));
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        assert buffer.count == 0;
    }

    private static void produce(BoundedBuffer buffer) {
        try {
            for (int i = 0; i < ITEMS; i++) {
                buffer.put(i);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void consume(BoundedBuffer buffer) {
        try {
            for (int i = 0; i < ITEMS; i++) {
                int x = buffer.take();
                assert x == i;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
