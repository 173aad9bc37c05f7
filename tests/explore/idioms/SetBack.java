// explore: violated assertion
import java.util.concurrent.atomic.*;
// 0 again is not 0 still
public class SetBack {
    static final AtomicInteger v = new AtomicInteger();
    public static void main(String[] x) throws Exception {
        Thread t = new Thread(() -> { v.set(1); v.set(0); }); t.start();
        int before = v.get(); int mid = v.get();
        if (before == 0 && v.compareAndSet(0, 5)) assert mid == 0;
    }
}
