// explore: violated race
import java.util.Arrays;
public class ArraysEqualsRace {
    static final int[] a = new int[2];
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a[1] = 1);
        t.start();
        boolean b = Arrays.equals(a, new int[2]);
        t.join();
    }
}
