import glassbox.Check;
import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;

class GcdGood {
    private GcdGood() {}

    static int gcd(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    @Declarative
    @Post("gcd")
    static boolean divides(int result, int a, int b) {
        return result == 0 ? a == 0 && b == 0 : a % result == 0 && b % result == 0;
    }
}

class GcdBad {
    static int gcd(int a, int b) {
        return a > b ? b : a;
    }

    @Declarative
    @Pre("gcd")
    static boolean positive(int a, int b) {
        return a > 0 && b > 0;
    }

    @Declarative
    @Post("gcd")
    static boolean divides(int result, int a, int b) {
        return a % result == 0 && b % result == 0;
    }
}

class DivideBad {
    @Check
    public static int divide(int a, int b) {
        return a / b;
    }
}

class DivideGood {
    @Check
    public static int divide(int a, @Range(min = 1, max = 4) int b) {
        return a / b;
    }
}

interface MaximumGood {
    @Check
    static int max(int a, int b) {
        int most = a > b ? a : b;
        assert most >= a && most >= b;
        return most;
    }
}

enum ColourBad {
    RED,
    GREEN;

    @Check
    static ColourBad other(ColourBad c) {
        return c.ordinal() == 0 ? GREEN : RED;
    }
}

enum ColourGood {
    RED,
    GREEN;

    @Check
    static ColourGood other(ColourGood c) {
        return c == RED ? GREEN : RED;
    }

    @Declarative
    @Post("other")
    static boolean isOther(ColourGood result, ColourGood c) {
        return result != c;
    }
}

abstract class SumGood {
    private static int calls = 0;

    @Check
    static int sum(int[] numbers) {
        if (numbers == null) {
            return 0;
        }
        calls++;
        assert calls == 1;
        int sum = 0;
        for (int n : numbers) {
            sum += n;
        }
        return sum;
    }

    @Declarative
    @Post("sum")
    static boolean notNegative(int result, int[] numbers) {
        return result >= 0;
    }
}

abstract class SumBad {
    @Check
    static int sum(int[] numbers) {
        int sum = 0;
        for (int i = 0; i <= numbers.length; i++) {
            sum += numbers[i];
        }
        return sum;
    }
}

class FactorialBad {
    @Check
    static int factorial(@Range(min = 0, max = 13) int n) {
        return n == 0 ? 1 : n * factorial(n - 1);
    }

    @Declarative
    @Post("factorial")
    static boolean grows(int result, int n) {
        return n < 2 || result / n == factorial(n - 1);
    }
}

class UnmetOpen {
    @Check
    static int never(int n) {
        return n;
    }

    @Declarative
    @Pre("never")
    static boolean no(int n) {
        return n > 1000;
    }
}

class ThrowsGood {
    @Check
    static int parse(int n) throws IllegalArgumentException {
        if (n > 3) {
            throw new IllegalArgumentException("too much");
        }
        return n;
    }
}

class InstanceWithoutInvariantBad {
    private int[] slots;

    @Check
    public int first() {
        return slots[0];
    }

    public int unchecked() {
        return 1 / 0;
    }
}

class BesideInvariantBad {
    private int n;

    @Declarative
    public boolean repOk() {
        return n >= 0;
    }

    public void set(@Range(min = 0, max = 3) int n) {
        this.n = n;
    }

    @Check
    public static int half(int n) {
        assert n != 3;
        return n / 2;
    }
}
