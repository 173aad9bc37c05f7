import glassbox.Declarative;

/** Products of fractions in lowest terms: divisions of divisions, of some hundred fractions. */
public class LowestTerms {
    private int numerator;
    private int denominator = 1;

    public void multiply(int a, int b) {
        if (b <= 0 || a < 0) {
            return;
        }
        int n = numerator * a;
        int d = denominator * b;
        int g = gcd(n, d);
        numerator = n / g;
        denominator = d / g;
    }

    @Declarative
    boolean repOk() {
        return numerator >= 0 && denominator > 0 && gcd(numerator, denominator) == 1;
    }

    @Declarative
    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
