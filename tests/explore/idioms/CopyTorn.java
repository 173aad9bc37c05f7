// explore: inconclusive at --races ignore
public class CopyTorn {
    static final int[] a = new int[2];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.arraycopy(new int[] {1, 1}, 0, a, 0, 2));
        t.start();
        int x = a[0], y = a[1];
        t.join();
        assert x == y;
    }
}
