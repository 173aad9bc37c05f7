// explore: holds; only reduced
import java.util.concurrent.*;
public class Fj2s {
    public static void main(String[] a) throws Exception {
        ForkJoinPool p = new ForkJoinPool(2);
        assert p.submit(() -> 5).get() == 5;
    }
}
