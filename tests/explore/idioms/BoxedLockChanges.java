// explore: violated race
public class BoxedLockChanges {
    static Integer lock = 0;
    static void inc() { synchronized (lock) { lock++; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(BoxedLockChanges::inc);
        t.start();
        inc();
        t.join();
    }
}
