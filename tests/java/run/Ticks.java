import java.util.Timer;
import java.util.TimerTask;

/** A timer that ticks, and is cancelled by its task. */
public class Ticks {
    public static void main(String[] args) {
        Timer timer = new Timer("ticks");
        int[] ticks = {0};
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("tick " + ++ticks[0]);
                if (ticks[0] == 3) {
                    timer.cancel();
                }
            }
        }, 10, 20);
    }
}
