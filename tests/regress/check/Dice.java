import glassbox.*;
import java.util.concurrent.ThreadLocalRandom;

/** Chance has other bounds on each path. */
public class Dice {
    boolean fair;
    int last;
    @Declarative boolean repOk() { return true; }
    public int roll(int k) {
        if (fair) { int b = ThreadLocalRandom.current().nextInt(2); assert b < 2; last = 0; return b; }
        int a = ThreadLocalRandom.current().nextInt(100);
        assert a < 100;
        if (k > 1) { last = 1; int c = ThreadLocalRandom.current().nextInt(3); assert c < 3; return c; }
        last = 2;
        return a;
    }
}
