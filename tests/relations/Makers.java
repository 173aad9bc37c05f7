// verify: --scope 3
import glassbox.spec.*;

/** Objects whose invariant the default values do not satisfy, made by constructors that are specified. */
public class Makers {
    @Invariant({"this.den > 0 && this.den <= 2", "this.num >= 0"})
    static class Ratio {
        int num, den;

        @Requires("n >= 0 && d > 0 && d <= 2")
        @Throws("IllegalArgumentException: d <= 0")
        @Modifies({"this.num", "this.den"})
        @Ensures({"this.num = n", "this.den = d"})
        Ratio(int n, int d) {
            if (d <= 0) {
                throw new IllegalArgumentException("denominator " + d);
            }
            num = n;
            den = d;
        }

        @Requires("n >= 0 && d > 0 && d <= 2")
        @Modifies({"this.num", "this.den"})
        Ratio(int n, int d, boolean bad) {
            num = n;
            den = d;
        }
    }

    @Requires("n >= 0")
    @Ensures({"return.num = n && return.den = 1", "return !in old(Ratio)"})
    static Ratio whole(int n) {
        return new Ratio(n, 1);
    }

    @Requires("n >= 0 && n < 3")
    @Ensures("return.num = n + 1 && return.den = 2")
    static Ratio two(int n) {
        Ratio first = new Ratio(n, 1);
        return new Ratio(first.num + first.den, 2);
    }

    @Requires("n >= 0")
    @Ensures("return.num = n")
    static Ratio badOutside(int n) {
        return new Ratio(n, n);
    }

    @Requires("n >= 0")
    @Ensures("return.num = n")
    static Ratio badUnderspecified(int n) {
        return new Ratio(n, 1, true);
    }

    @Requires("n >= 0 && r != null")
    @Modifies("r.den")
    @Ensures("return.num = n")
    static Ratio badBroken(Ratio r, int n) {
        r.den = 0;
        Ratio made = new Ratio(n, 1);
        r.den = 1;
        return made;
    }

    @Requires("n >= 0")
    @Ensures({"return.den > 0", "return.num >= 0"})
    static Ratio byInvariant(int n) {
        return new Ratio(n, 1, false);
    }

    @Invariant("this.size > 0")
    static class Listed {
        static Listed last;
        int size;

        @Requires("n > 0")
        @Throws("IllegalArgumentException: n <= 0")
        @Modifies({"this.size", "Listed.last"})
        @Ensures("this.size = n")
        Listed(int n) {
            if (n <= 0) {
                throw new IllegalArgumentException();
            }
            size = n;
            last = this;
        }
    }

    @Invariant("this.size > 0")
    static class badEarly {
        static badEarly last;
        int size;

        @Requires("n > 0")
        @Throws("IllegalArgumentException: n <= 0")
        @Modifies({"this.size", "badEarly.last"})
        @Ensures("this.size = n")
        badEarly(int n) {
            last = this;
            if (n <= 0) {
                throw new IllegalArgumentException();
            }
            size = n;
        }
    }
}
