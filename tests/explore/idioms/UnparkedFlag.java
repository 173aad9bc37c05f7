// explore: holds
import java.util.concurrent.locks.LockSupport;

/** As its documentation has it: the flag is volatile, and looked at again. */
public class UnparkedFlag {
    static int answer;
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            while (!ready)
                LockSupport.park();
            assert answer == 42;
        });
        reader.start();
        answer = 42;
        ready = true;
        LockSupport.unpark(reader);
        reader.join();
    }
}
