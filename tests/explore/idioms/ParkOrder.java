// explore: violated deadlock
import java.util.concurrent.locks.LockSupport;
public class ParkOrder { // unpark before the flag
    static volatile boolean go;
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            while (!go) LockSupport.park();
        });
        t.start();
        LockSupport.unpark(t);
        go = true;
        t.join();
    }
}
