import glassbox.*;
import java.util.*;

/** A meter that stops at its limit. */
public class Meter {
    int value, limit;
    List<Integer> seen; // not looked at: "a < b" in a comment

    @Declarative
    boolean repOk() {
        return 0 <= value && value <= limit && seen == null;
    }

    public void up() {
        if (value < limit) {
            value++;
        }
    }

    public int left() {
        assert value <= limit : "a > b";
        return limit - value;
    }

    @Declarative
    @Post("left")
    boolean isLeft(Meter prestate, int result) {
        return result + value == limit;
    }

    public static void main(String[] args) {
        System.out.println(1 + 2);
    }
}
