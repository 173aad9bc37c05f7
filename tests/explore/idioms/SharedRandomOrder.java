// explore: violated assertion
import java.util.Random;
public class SharedRandomOrder {
    public static void main(String[] args) throws Exception {
        Random r = new Random(42);
        int[] x = new int[2];
        Thread t = new Thread(() -> x[0] = r.nextInt(10)), u = new Thread(() -> x[1] = r.nextInt(10));
        t.start(); u.start(); t.join(); u.join();
        assert x[0] == new Random(42).nextInt(10);
    }
}
