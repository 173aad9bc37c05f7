import java.math.BigInteger;

/**
 * How many well-typed terms of the expression language there are, by height: counted from the
 * typing rules, without generating a term.
 *
 * <pre>java CountTerms.java HEIGHT     the number, and the largest power of two in it</pre>
 */
public class CountTerms {
    public static void main(String[] args) {
        BigInteger bools = BigInteger.TWO; // true, false
        BigInteger ints = BigInteger.ONE; // 0
        for (int height = 1; height < Integer.parseInt(args[0]); height++) {
            BigInteger moreBools =
                    BigInteger.TWO.add(ints).add(bools.pow(3)); // constants, iszero, if
            BigInteger moreInts =
                    BigInteger.ONE.add(ints.shiftLeft(1)).add(bools.multiply(ints.pow(2)));
            bools = moreBools;
            ints = moreInts;
        }
        BigInteger all = bools.add(ints);
        System.out.println(all + " " + (all.bitLength() - 1));
    }
}
