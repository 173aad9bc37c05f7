// explore: holds
import java.util.concurrent.*;
/** Cancellation by interruption of a producer that is blocked in put. */
public class PrimeProducer extends Thread {
    private final BlockingQueue<Integer> queue;
    private boolean interrupted;
    PrimeProducer(BlockingQueue<Integer> queue) { this.queue = queue; }
    public void run() {
        try {
            int p = 1;
            while (!Thread.currentThread().isInterrupted()) queue.put(++p);
        } catch (InterruptedException consumed) { interrupted = true; }
    }
    void cancel() { interrupt(); }
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> primes = new ArrayBlockingQueue<>(1);
        PrimeProducer producer = new PrimeProducer(primes);
        producer.start();
        int first = primes.take();
        producer.cancel();
        producer.join();
        assert first == 2;
    }
}
