// explore: violated exception
import java.util.*;
public class TimerDies {
    public static void main(String[] args) {
        Timer t = new Timer(true);
        t.schedule(new TimerTask() { @Override public void run() { throw new IllegalStateException(); } }, 1);
        try { Thread.sleep(1000); } catch (InterruptedException e) { }
    }
}
