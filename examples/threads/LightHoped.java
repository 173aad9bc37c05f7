// explore: violated ltl at --ltl [](wants-><>crossed) --fair
import glassbox.Proposition;

/** As the other light, and too much is hoped for: fairness alone does not show the walker green. */
public class LightHoped {
    static volatile boolean green, crossed, wants;

    @Proposition static boolean green() { return green; }
    @Proposition static boolean red() { return !green; }
    @Proposition static boolean wants() { return wants; }
    @Proposition static boolean crossed() { return crossed; }

    static void cross() { crossed = true; }

    public static void main(String[] args) {
        Thread light = new Thread(() -> {
            while (true) {
                green = !green;
            }
        }, "light");
        light.setDaemon(true);
        light.start();
        Thread walker = new Thread(() -> {
            wants = true;
            while (!green) {
            }
            cross();
        }, "walker");
        walker.start();
    }
}
