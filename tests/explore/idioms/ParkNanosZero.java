// explore: holds
import java.util.concurrent.locks.*;
public class ParkNanosZero {
    public static void main(String[] args) throws Exception {
        LockSupport.parkNanos(0);
        LockSupport.parkNanos(-1);
        LockSupport.parkUntil(0);
        java.util.concurrent.TimeUnit.SECONDS.sleep(0);
        Object o = new Object();
        synchronized (o) { o.wait(0, 1); }
    }
}
