// explore: violated deadlock
import java.util.concurrent.*;
public class PoisonOne {
    static final int POISON = -1;
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        Runnable c = () -> { try { while (q.take() != POISON) ; } catch (InterruptedException e) { } };
        new Thread(c).start();
        new Thread(c).start();
        q.put(1);
        q.put(POISON);
    }
}
