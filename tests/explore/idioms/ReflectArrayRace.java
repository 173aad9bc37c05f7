// explore: violated race
public class ReflectArrayRace {
    static final int[] a = new int[1];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> java.lang.reflect.Array.setInt(a, 0, 1));
        t.start();
        int x = a[0];
        t.join();
        assert x <= 1;
    }
}
