// explore: holds
import java.util.concurrent.ArrayBlockingQueue;

/** A producer and a consumer over a queue of one place. */
public class ProducerConsumer {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 2; i++) {
                    queue.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        assert queue.take() == 1;
        assert queue.take() == 2;
        producer.join();
    }
}
