import glassbox.*;

/** Lines of numbers alone: no call, no field tells that nobody came to them. */
public class UnreachedNumbers {
    @Check
    static char grade(int score) {
        char g;
        if (score >= 90) {
            g = 'A';
        } else if (score >= 80) {
            g = 'Z';
        } else {
            g = 'F';
        }
        assert g != 'Z';
        return g;
    }

    @Check
    static int luhn(long number) {
        int sum = 0;
        boolean second = false;
        for (long rest = number; rest > 0; rest /= 10) {
            int digit = (int) (rest % 10);
            sum += second ? digit / 5 + digit * 2 % 10 : digit;
            second = !second;
        }
        assert sum >= 0 : "sum " + (sum > 5 ? "large" : "small");
        return sum;
    }

    @Check
    static int days(int month) {
        switch (month) {
        case 2:
            return 28;
        case 9:
            return 30;
        default:
            return 31;
        }
    }

    @Check
    static boolean everywhere(int a, int b) {
        int least = a < b ? a : b;
        return least == a || least == b;
    }
}
