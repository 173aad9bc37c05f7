// explore: violated assertion
import java.util.Random;
public class GaussianOrder {
    public static void main(String[] args) throws Exception {
        Random r = new Random(1);
        double[] x = new double[2];
        Thread t = new Thread(() -> x[0] = r.nextGaussian()), u = new Thread(() -> x[1] = r.nextGaussian());
        t.start(); u.start(); t.join(); u.join();
        assert x[0] == new Random(1).nextGaussian();
    }
}
