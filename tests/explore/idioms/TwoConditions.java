// explore: holds
import java.util.concurrent.locks.*;
// two conditions, alternate
public class TwoConditions {
    static int turn; static StringBuilder out = new StringBuilder();
    static final ReentrantLock l = new ReentrantLock();
    static final Condition[] c = { l.newCondition(), l.newCondition() };
    static void go(int me) {
        for (int i = 0; i < 2; i++) { l.lock(); try { while (turn != me) c[me].awaitUninterruptibly(); out.append(me); turn = 1 - me; c[turn].signal(); } finally { l.unlock(); } }
    }
    public static void main(String[] x) throws Exception {
        Thread a = new Thread(() -> go(0)), b = new Thread(() -> go(1));
        a.start(); b.start(); a.join(); b.join();
        assert out.toString().equals("0101");
    }
}
