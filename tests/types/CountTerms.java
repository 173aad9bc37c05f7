import java.math.BigInteger;

/**
 * How many well-typed states of a language there are, by height of the term: counted from the
 * typing rules, without generating a term.
 *
 * <pre>
 * java CountTerms.java expression HEIGHT      the number, and the largest power of two in it
 * java CountTerms.java imp HEIGHT INTS VARIABLES
 * </pre>
 *
 * Of IMP: with INTS values of an integer, and with one variable or none. Every node of its term
 * has a value, which literals use; a variable has a type and a value, and is part of the state
 * when the term names it.
 */
public class CountTerms {
    private static final BigInteger ONE = BigInteger.ONE, TWO = BigInteger.TWO;

    public static void main(String[] args) {
        int height = Integer.parseInt(args[1]);
        BigInteger all = args[0].equals("imp")
                ? imp(height, new BigInteger(args[2]), args[3].equals("1"))
                : expressions(height);
        System.out.println(all + " " + (all.bitLength() - 1));
    }

    private static BigInteger expressions(int most) {
        BigInteger bools = TWO; // true, false
        BigInteger ints = ONE; // 0
        for (int height = 1; height < most; height++) {
            BigInteger moreBools = TWO.add(ints).add(bools.pow(3)); // constants, iszero, if
            BigInteger moreInts =
                    ONE.add(ints.shiftLeft(1)).add(bools.multiply(ints.pow(2)));
            bools = moreBools;
            ints = moreInts;
        }
        return bools.add(ints);
    }

    /** States whose term does not name the variable, and those where it does, by its type. */
    private static BigInteger imp(int height, BigInteger values, boolean withVariable) {
        BigInteger plain = commands(height, values, ZERO, ZERO);
        if (!withVariable) return plain;
        BigInteger named = commands(height, values, ONE, ZERO).subtract(plain)
                .add(commands(height, values, ZERO, ONE).subtract(plain));
        return plain.add(values.multiply(named));
    }

    private static final BigInteger ZERO = BigInteger.ZERO;

    /** Terms that are commands, with so many variables of each type. */
    private static BigInteger commands(
            int most, BigInteger values, BigInteger ofInt, BigInteger ofBool) {
        BigInteger a = ZERO, b = ZERO, c = ZERO;
        for (int height = 0; height < most; height++) {
            BigInteger pairs = a.pow(2);
            BigInteger moreA = ONE.add(ofInt).add(pairs.multiply(BigInteger.valueOf(3)));
            BigInteger moreB =
                    ONE.add(ofBool).add(pairs.shiftLeft(1)).add(b).add(b.pow(2).shiftLeft(1));
            BigInteger moreC = ONE.add(ofInt.multiply(a)).add(ofBool.multiply(b))
                    .add(c.pow(2)).add(b.multiply(c).shiftLeft(1));
            a = values.multiply(moreA);
            b = values.multiply(moreB);
            c = values.multiply(moreC);
        }
        return c;
    }
}
