// explore: holds
import java.util.concurrent.*;
public class HandOverFair {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
        Runnable put = () -> {
            try {
                q.put(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        Thread a = new Thread(put), b = new Thread(put);
        a.start();
        b.start();
        assert q.take() + q.take() == 2;
        assert q.poll() == null;
        a.join();
        b.join();
    }
}
