// explore: violated race
public class LockByNewString {
    static int n;
    static void work(String key) { synchronized (key) { n++; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> work("k"));
        t.start();
        work(new String("k"));
        t.join();
    }
}
