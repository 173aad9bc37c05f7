// explore: holds
import java.util.concurrent.*;
public class QueueScanned {
    // Whoever looks for an element holds both locks while the program's equals runs.
    static final LinkedBlockingQueue<Object> q = new LinkedBlockingQueue<>(2);
    public static void main(String[] args) throws Exception {
        q.add(new Object());
        Thread t = new Thread(() -> q.offer("b"));
        t.start();
        boolean there = q.contains(new Object() {
            @Override public boolean equals(Object o) {
                return o == "b";
            }
        });
        int size = q.size();
        assert !there || size == 2;
        t.join();
        assert q.size() == 2;
    }
}
