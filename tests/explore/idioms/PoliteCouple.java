// explore: holds
/* The livelock of the Java tutorial: each steps aside for the other; some run ends. */
public class PoliteCouple {
    static volatile int spoon;
    static final boolean[] hungry = {true, true};
    static synchronized boolean isHungry(int k) { return hungry[k]; }
    static synchronized void eat(int k) { hungry[k] = false; }
    static void eatWith(int me) {
        while (isHungry(me)) {
            if (spoon != me) {
                Thread.yield();
                continue;
            }
            if (isHungry(1 - me)) {
                spoon = 1 - me;
                continue;
            }
            eat(me);
            spoon = 1 - me;
        }
    }
    public static void main(String[] args) {
        new Thread(() -> eatWith(1)).start();
        eatWith(0);
    }
}
