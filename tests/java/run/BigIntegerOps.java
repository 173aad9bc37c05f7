// BigInteger: arithmetic of large numbers, bits, powers, modular operations, conversions, primes, errors
import java.math.BigInteger;

public class BigIntegerOps {
    static BigInteger fact(int n) {
        BigInteger r = BigInteger.ONE;
        for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i));
        return r;
    }

    public static void main(String[] args) {
        BigInteger f = fact(60), g = new BigInteger("123456789012345678901234567890"), n = g.negate();
        System.out.println(f + " " + f.bitLength() + " " + f.toString(36) + " " + f.hashCode());
        System.out.println(f.add(g) + " " + g.subtract(f) + " " + f.divide(g) + " " + f.mod(g) + " " + n.divide(BigInteger.TEN) + " " + n.remainder(BigInteger.valueOf(7)) + " " + n.mod(BigInteger.valueOf(7)));
        System.out.println(g.pow(7) + " " + g.modPow(BigInteger.valueOf(1000), BigInteger.valueOf(1000007)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + f.gcd(g) + " " + g.sqrt());
        System.out.println(g.shiftLeft(70) + " " + n.shiftRight(35) + " " + g.and(f) + " " + n.or(f) + " " + n.xor(g) + " " + g.not() + " " + n.andNot(f) + " " + g.testBit(5) + g.setBit(200).bitCount() + g.clearBit(1).getLowestSetBit() + g.flipBit(0));
        System.out.println(g.compareTo(f) + " " + g.equals(new BigInteger("123456789012345678901234567890")) + g.signum() + n.abs().equals(g) + g.max(f).equals(f) + g.min(n).signum());
        System.out.println(g.intValue() + " " + g.longValue() + " " + g.doubleValue() + " " + n.floatValue() + " " + g.toByteArray().length + " " + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger("-ff", 16) + " " + new BigInteger(1, new byte[] {-1, 0}) + " " + BigInteger.valueOf(Long.MIN_VALUE).negate());
        BigInteger[] qr = f.divideAndRemainder(g);
        System.out.println(qr[0].multiply(g).add(qr[1]).equals(f) + " " + BigInteger.valueOf(1000003).isProbablePrime(20) + BigInteger.valueOf(1000001).isProbablePrime(20) + " " + BigInteger.TWO.pow(521).subtract(BigInteger.ONE).bitCount());
        BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        for (int i = 0; i < 300; i++) {
            BigInteger t = a.add(b);
            a = b;
            b = t;
        }
        System.out.println(a);
        for (String s : new String[] {"", "12x", "--5"}) {
            try {
                System.out.println(new BigInteger(s));
            } catch (NumberFormatException e) {
                System.out.println("bad number");
            }
        }
        try {
            g.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            g.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(fact(200).toString().length() + " " + fact(200).mod(BigInteger.valueOf(1000000007)) + " " + g.multiply(g).multiply(f).hashCode());
    }
}
