// BigDecimal: exact arithmetic, scales, rounding modes, comparison against equality, text forms
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecimalOps {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.456"), b = new BigDecimal("-0.0789"), c = new BigDecimal("1E+5");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b, 10, RoundingMode.HALF_UP) + " " + a.remainder(b) + " " + a.divideToIntegralValue(b) + " " + b.negate().abs() + " " + a.pow(5));
        System.out.println(c + " " + c.toPlainString() + " " + c.scale() + c.precision() + " " + c.unscaledValue() + " " + new BigDecimal("0.000000123").toString() + " " + new BigDecimal("0.000000123").toEngineeringString() + " " + new BigDecimal("1.2300").stripTrailingZeros());
        for (RoundingMode m : RoundingMode.values()) {
            if (m == RoundingMode.UNNECESSARY) continue;
            StringBuilder s = new StringBuilder(m + ":");
            for (String v : "5.5 2.5 1.6 1.1 1.0 -1.0 -1.1 -1.6 -2.5 -5.5".split(" ")) s.append(' ').append(new BigDecimal(v).setScale(0, m));
            System.out.println(s);
        }
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + a.compareTo(b) + " " + a.max(b) + " " + b.signum());
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(5, 3) + " " + new BigDecimal(new BigInteger("12345"), 2) + " " + new BigDecimal(1.5f) + " " + new BigDecimal(7L));
        System.out.println(new BigDecimal("123456.789").round(new MathContext(4)) + " " + BigDecimal.ONE.divide(new BigDecimal(3), MathContext.DECIMAL64) + " " + BigDecimal.TEN.divide(new BigDecimal(4)) + " " + new BigDecimal(2).sqrt(new MathContext(30)) + " " + a.movePointLeft(5) + " " + a.movePointRight(5) + " " + a.scaleByPowerOfTen(2));
        System.out.println(a.intValue() + " " + a.doubleValue() + " " + b.longValue() + " " + a.toBigInteger() + " " + a.ulp() + " " + a.plus(new MathContext(2)));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.setScale(1, RoundingMode.UNNECESSARY);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.divide(BigDecimal.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        for (int i = 1; i < 30; i++) {
            term = term.divide(BigDecimal.valueOf(i), 40, RoundingMode.HALF_EVEN);
            e = e.add(term);
        }
        System.out.println(e.setScale(30, RoundingMode.HALF_UP));
        BigDecimal balance = new BigDecimal("1000.00");
        for (int i = 0; i < 12; i++) balance = balance.multiply(new BigDecimal("1.004")).setScale(2, RoundingMode.HALF_EVEN);
        System.out.println(balance);
    }
}
