import java.util.TimerTask;

/** Runs at most once, however the timer is used. */
public class Tick extends TimerTask {
    private int runs;

    @Override
    public void run() {
        runs++;
        assert runs == 1 : "a task that was scheduled once has run twice";
    }
}
