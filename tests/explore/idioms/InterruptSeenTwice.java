// explore: violated assertion
import java.util.concurrent.*;
public class InterruptSeenTwice {
    // Two who interrupt: the second may come when the first was answered.
    static volatile int answered;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            for (int i = 0; i < 2; i++)
                if (Thread.interrupted())
                    answered++;
        });
        t.start();
        Thread other = new Thread(t::interrupt);
        other.start();
        t.interrupt();
        other.join();
        t.join();
        assert answered < 2;
    }
}
