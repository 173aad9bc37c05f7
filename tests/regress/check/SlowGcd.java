import glassbox.Check;

/** Euclid by subtraction, which has no end where one of the numbers is 0. */
public class SlowGcd {
    @Check
    public static int gcd(int a, int b) {
        while (a != b) {
            if (a > b) {
                a -= b;
            } else {
                b -= a;
            }
        }
        return a;
    }
}
