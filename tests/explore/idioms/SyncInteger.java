// explore: violated race
public class SyncInteger { // locks a field that changes
    static Integer n = 0;
    static void inc() {
        synchronized (n) {
            n = n + 1;
        }
    }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(SyncInteger::inc), u = new Thread(SyncInteger::inc);
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
