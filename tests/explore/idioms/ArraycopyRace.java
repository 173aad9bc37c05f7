// explore: violated race
public class ArraycopyRace {
    static final int[] a = new int[2];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.arraycopy(new int[] {1, 2}, 0, a, 0, 2));
        t.start();
        int x = a[0];
        t.join();
        assert x <= 1;
    }
}
