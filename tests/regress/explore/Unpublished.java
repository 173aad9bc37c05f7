import java.util.concurrent.ConcurrentLinkedQueue;

/** What a thread adds others see only after its next operation. */
public class Unpublished {
    private final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    private final ThreadLocal<Integer> kept = new ThreadLocal<>();

    private void publish() {
        Integer one = kept.get();
        if (one != null) {
            kept.remove();
            queue.add(one);
        }
    }

    public void add(int x) {
        publish();
        kept.set(x);
    }

    public int size() {
        publish();
        return queue.size();
    }
}
