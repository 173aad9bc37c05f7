// explore: holds
import glassbox.GlassBox;

public class AtomicBoth {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> GlassBox.atomic(() -> x++));
        t.start();
        GlassBox.atomic(() -> x++);
        t.join();
        assert x == 2;
    }
}
