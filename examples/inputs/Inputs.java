// too large for: explicit bdd
// expect: violated assertion meanOverflows, assertion absOfLeast, assertion midpointOverflows, assertion leapYearForgets, assertion checksumMisses, assertion daysForget, assertion taxJumps, assertion chosenMean at --ints -2147483648..2147483647
import glassbox.Check;
import glassbox.Choose;
import glassbox.GlassBox;

/** Programs with inputs of 32 bits: what goes wrong at one value in four billion. */
public class Inputs {
    /** Twenty years in the library's binary search. */
    @Check
    static void meanOverflows(int a, int b) {
        GlassBox.assume(a >= 0 && b >= 0);
        assert (a + b) / 2 >= 0;
    }

    @Check
    static void meanHolds(int a, int b) {
        int mean = (a & b) + ((a ^ b) >> 1);
        assert a > b || a <= mean && mean <= b;
        assert a < b || b <= mean && mean <= a;
    }

    /** The same, with inputs that the program reads. */
    @Check
    static void chosenMean() {
        int a = Choose.integer();
        int b = Choose.integer();
        if (a >= 0 && b >= a) {
            int mean = (a + b) / 2;
            assert a <= mean;
        }
    }

    @Check
    static void chosenDifference() {
        int a = Choose.integer();
        int b = Choose.integer();
        if (a >= 0 && b >= a) {
            int mean = a + (b - a) / 2;
            assert a <= mean && mean <= b;
        }
    }

    @Check
    static void absOfLeast(int x) {
        assert Math.abs(x) >= 0;
    }

    @Check
    static void absOfOthers(int x) {
        GlassBox.assume(x != Integer.MIN_VALUE);
        assert Math.abs(x) >= 0;
    }

    @Check
    static void midpointOverflows(int low, int high) {
        GlassBox.assume(0 <= low && low <= high);
        int mid = (low + high) / 2;
        assert low <= mid && mid <= high;
    }

    @Check
    static void midpointHolds(int low, int high) {
        GlassBox.assume(0 <= low && low <= high);
        int mid = (low + high) >>> 1;
        assert low <= mid && mid <= high;
    }

    static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    /** 1900 was none. */
    @Check
    static void leapYearForgets(int year) {
        GlassBox.assume(year >= 1583 && year <= 9999);
        assert isLeap(year) == (year % 4 == 0);
    }

    /** By masks, as libraries do it. */
    @Check
    static void leapYearByMasks(int year) {
        GlassBox.assume(year >= 0 && year <= 9999);
        boolean byMasks = (year & 3) == 0 && (year % 25 != 0 || (year & 15) == 0);
        assert isLeap(year) == byMasks;
    }

    static int checksum(int x) {
        return (x & 0xff) + (x >>> 8 & 0xff) + (x >>> 16 & 0xff) + (x >>> 24) & 0xff;
    }

    /** Two bytes that change places are not noticed. */
    @Check
    static void checksumMisses(int x) {
        int swapped = x & 0xffff0000 | x << 8 & 0xff00 | x >>> 8 & 0xff;
        assert x == swapped || checksum(x) != checksum(swapped);
    }

    /** One bit that flips is. */
    @Check
    static void checksumNotices(int x, int bit) {
        GlassBox.assume(0 <= bit && bit < 32);
        assert checksum(x) != checksum(x ^ 1 << bit);
    }

    static int daysInMonth(int month, int year) {
        return month == 2 ? isLeap(year) ? 29 : 28 : 30 + (month + month / 8) % 2;
    }

    static int daysInMonthByTable(int month, int year) {
        switch (month) {
            case 4: case 6: case 9: case 11:
                return 30;
            case 2:
                return isLeap(year) ? 29 : 28;
            default:
                return 31;
        }
    }

    @Check
    static void daysHold(int month, int year) {
        GlassBox.assume(1 <= month && month <= 12 && year > 1582 && year < 10000);
        assert daysInMonth(month, year) == daysInMonthByTable(month, year);
    }

    /** Every other month has 31 days; until July. */
    @Check
    static void daysForget(int month, int year) {
        GlassBox.assume(1 <= month && month <= 12 && month != 2 && year > 1582 && year < 10000);
        assert 30 + month % 2 == daysInMonthByTable(month, year);
    }

    /** In cents; the last bracket forgets what was paid in those below. */
    static int tax(int income) {
        if (income <= 10_000_00) {
            return 0;
        }
        if (income <= 50_000_00) {
            return (income - 10_000_00) / 5;
        }
        return (income - 50_000_00) / 5 * 2;
    }

    @Check
    static void taxJumps(int income) {
        GlassBox.assume(income >= 0 && income < Integer.MAX_VALUE);
        assert tax(income) <= tax(income + 1);
    }

    @Check
    static void taxBelow(int income) {
        GlassBox.assume(income >= 0 && income < 50_000_00);
        assert tax(income) <= tax(income + 1) && tax(income) <= income;
    }
}
