// explore: holds
import java.util.concurrent.atomic.*;
public class Adders {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread[] ts = new Thread[2];
        for (int i = 0; i < ts.length; i++) (ts[i] = new Thread(adder::increment)).start();
        for (Thread t : ts) t.join();
        assert adder.sum() == 2;
    }
}
