// explore: holds
import java.util.concurrent.atomic.*;
public class ClhLock {
    static class QNode { volatile boolean locked; }
    private final AtomicReference<QNode> tail = new AtomicReference<>(new QNode());
    private final ThreadLocal<QNode> mine = ThreadLocal.withInitial(QNode::new), pred = new ThreadLocal<>();
    void lock() { QNode q = mine.get(); q.locked = true; QNode p = tail.getAndSet(q); pred.set(p); while (p.locked) { } }
    void unlock() { QNode q = mine.get(); q.locked = false; mine.set(pred.get()); }
    int c;
    public static void main(String[] a) throws Exception {
        ClhLock l = new ClhLock();
        Runnable r = () -> { for (int i = 0; i < 2; i++) { l.lock(); l.c++; l.unlock(); } };
        Thread x = new Thread(r), y = new Thread(r);
        x.start(); y.start(); x.join(); y.join();
        assert l.c == 4;
    }
}
