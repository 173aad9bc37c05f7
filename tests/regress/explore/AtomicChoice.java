import glassbox.Choose;
import glassbox.GlassBox;

/** Nobody comes between the steps of an atomic stretch, even where it chooses. */
public class AtomicChoice {
    static volatile int half;

    static void update() {
        half = 1;
        int by = Choose.integer(2);
        for (int i = 0; i < 3000; i++) // longer than a turn
            by += i % 2 == 0 ? 1 : -1;
        half = by < 0 ? 1 : 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> GlassBox.atomic(AtomicChoice::update));
        t.start();
        assert half == 0;
        t.join();
    }
}
