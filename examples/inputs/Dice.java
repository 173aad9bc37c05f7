// expect: violated assertion sumOfTwo, assertion main at --ints -3..6
import glassbox.Choose;
import glassbox.Check;

/** Inputs that are chosen, of few values: enumeration must agree. */
public class Dice {
    @Check
    static void sumOfTwo() {
        int sum = Choose.integer(1, 6) + Choose.integer(1, 6);
        assert sum != 7;
    }

    @Check
    static void either() {
        int n = Choose.integer(5);
        assert Choose.bool() ? n >= 0 : n <= 5;
    }

    @Check
    static void within() {
        int n = Choose.integer();
        assert -3 <= n && n <= 6;
    }

    @Check
    public static void main(String[] args) {
        int pips = 0;
        for (int i = 0; i < 3; i++) {
            pips += Choose.integer(1, 6);
        }
        assert pips < 18;
    }
}
