// explore: violated race
import glassbox.GlassBox;

public class AtomicExit {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> x = 1).start();
        GlassBox.atomic(() -> {
            if (x == 1) System.exit(0);
        });
    }
}
