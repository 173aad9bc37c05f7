import java.util.Timer;
import java.util.TimerTask;

/** Hopes that 50 milliseconds are over before 100. */
public class TimerEarly {
    static volatile boolean fired;

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                fired = true;
                timer.cancel();
            }
        }, 100);
        Thread.sleep(50);
        assert !fired;
    }
}
