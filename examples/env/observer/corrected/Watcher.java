import java.util.Observable;
import java.util.Observer;

/** Figure 2 of 004: counts what happens to it. */
@SuppressWarnings("deprecation")
public class Watcher implements Observer {
    public static int attempts = 0;
    public static int aborts = 0;
    public boolean registered = false;

    @Override
    public void update(Observable o, Object arg) {}
}
