// explore: violated assertion
import java.util.concurrent.ArrayBlockingQueue;

/** A producer that does not wait for a free place. */
public class ProducerAdds {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 2; i++) {
                    queue.add(i);
                }
            } catch (IllegalStateException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        assert queue.take() == 1;
        assert queue.take() == 2;
        producer.join();
    }
}
