// explore: holds at --ltl [](wants->(<>crossed||[]<>red)) --fair
import glassbox.Proposition;

/**
 * A light that changes for ever, and a walker who wants to cross. Whoever looks again and again
 * may see red each time: it takes more than fairness to cross.
 */
public class Light {
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
