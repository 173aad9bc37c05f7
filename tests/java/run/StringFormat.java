// String.format: integers, hex, floats, strings, widths, flags, argument indices, errors
public class StringFormat {
    static void f(String fmt, Object... args) {
        try {
            System.out.println("[" + String.format(fmt, args) + "]");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        f("%d %d %d %d", 1, -2L, (short) 3, (byte) -4);
        f("%5d|%-5d|%05d|%+d|% d|%(d|%,d", 42, 42, 42, 42, 42, -42, 1234567);
        f("%x %X %o %#x %08x %x", 255, 255, 8, 255, 255, -1);
        f("%x %x", -1L, (byte) -1);
        f("%f %.2f %5.2f|%-8.1f|%08.3f %+.1f %,.2f", 3.14159, 2.5, 1.005, 9.99, -3.14159, 1.25, 1234567.891);
        f("%.0f %.0f %.0f %.3f %f", 0.5, 1.5, 2.5, 1e-10, 1e10);
        f("%e %.2e %E %e", 12345.678, 0.00012, 1e100, 0.0);
        f("%g %g %.3g", 0.0001234, 123456789.0, 3.14159);
        f("%f %f %f %5.1f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0);
        f("%a %a", 1.0, 0.1f);
        f("%s %S %10s|%-10s|%.2s|%10.3s|", "str", "up", "right", "left", "cut", "both");
        f("%s %s %s %s", null, true, 'c', 1.5f);
        f("%b %B %b %b", true, false, null, "x");
        f("%c %C %c %5c|%-3c|", 'a', 'b', 65, 'd', 'e');
        f("%h %h %H", "hi", 255, "hi");
        f("%n".length() == 2 ? "%%|%5%|" : "", 1);
        f("%2$s %1$s %<s %s %s", "one", "two");
        f("%s %s", new int[0].length, java.util.List.of(1, 2));
        f("%d %s", new java.math.BigInteger("123456789012345678901234567890"), new java.math.BigDecimal("1.50"));
        f("%.3f %10.1e", new java.math.BigDecimal("2.71828"), new java.math.BigDecimal("12345"));
        f("%d", "string");
        f("%s %s", "one");
        f("%q", 1);
        f("%-d", 1);
        f("%c", 0x110000);
        f("%.2d", 1);
        f("%5", 1);
        f("%,d %,d %,d", 999, 1000, -1000000000);
        f("%03d:%02d", 7, 5);
        f("%6.2f%%", 99.5);
        f("%d items at $%.2f = $%8.2f", 3, 9.99, 29.97);
        f("%b-%s-%d", Boolean.TRUE, Integer.valueOf(5), Long.MAX_VALUE);
        f("no args");
        System.out.println(String.format("%s|%s", "a", "b") + "%s".formatted(3));
        System.out.printf("%d+%d=%d%n", 1, 2, 3);
        for (double d : new double[] {0.05, 0.15, 0.25, 0.35, 2.675, 1.005, 123.456, 1e15, 5e-5}) System.out.print(String.format("%.1f %.2f ", d, d));
        System.out.println();
    }
}
