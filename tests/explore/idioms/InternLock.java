// explore: violated deadlock
public class InternLock {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized ("a") { synchronized ("b") { } } });
        t.start();
        synchronized (new String("b").intern()) { synchronized ("a") { } }
    }
}
