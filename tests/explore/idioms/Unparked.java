// explore: violated race; only reduced
import java.util.concurrent.locks.LockSupport;

/** Java does not say that what comes before unpark is seen behind park, which may return at any
 * time. */
public class Unparked {
    static int answer;

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            LockSupport.park();
            int seen = answer;
        });
        reader.start();
        answer = 42;
        LockSupport.unpark(reader);
        reader.join();
    }
}
