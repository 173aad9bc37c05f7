import java.util.Random;

/** Operations on numbers that are drawn, with what this JVM makes of them: a line each. */
public final class Draws {
    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        Random random = new Random(Long.parseLong(args[1]));
        for (int k = 0; k < count; k++) {
            if (random.nextBoolean()) {
                doubles(random, k);
            } else {
                floats(random, k);
            }
        }
    }

    private static void doubles(Random random, int k) {
        double a = Double.longBitsToDouble(draw(random));
        double b = random.nextBoolean()
                ? Double.longBitsToDouble(draw(random))
                : Double.longBitsToDouble(Double.doubleToLongBits(a) ^ random.nextInt(64));
        double c = random.nextBoolean() ? Double.longBitsToDouble(draw(random)) : -(a * b);
        long[] results = {
            Double.doubleToLongBits(a + b), Double.doubleToLongBits(a - b),
            Double.doubleToLongBits(a * b), Double.doubleToLongBits(a / b),
            a < b ? -1 : a > b ? 1 : a == b ? 0 : 7,
            Float.floatToIntBits((float) a), (int) a, (long) a,
            Double.doubleToLongBits((double) Double.doubleToLongBits(a)),
            Double.doubleToLongBits(a % b), Double.doubleToLongBits(Math.fma(a, b, c))
        };
        long[] operands = {Double.doubleToLongBits(a), Double.doubleToLongBits(b),
            Double.doubleToLongBits(c)};
        print("d", operands, k, results);
    }

    private static void floats(Random random, int k) {
        float a = Float.intBitsToFloat((int) draw(random));
        float b = random.nextBoolean()
                ? Float.intBitsToFloat((int) draw(random))
                : Float.intBitsToFloat(Float.floatToIntBits(a) ^ random.nextInt(64));
        float c = random.nextBoolean() ? Float.intBitsToFloat((int) draw(random)) : -(a * b);
        long[] results = {
            Float.floatToIntBits(a + b), Float.floatToIntBits(a - b),
            Float.floatToIntBits(a * b), Float.floatToIntBits(a / b),
            a < b ? -1 : a > b ? 1 : a == b ? 0 : 7,
            Double.doubleToLongBits((double) a), (int) a, (long) a,
            Float.floatToIntBits((float) Float.floatToIntBits(a)),
            Float.floatToIntBits(a % b), Float.floatToIntBits(Math.fma(a, b, c))
        };
        long[] operands = {Float.floatToIntBits(a), Float.floatToIntBits(b),
            Float.floatToIntBits(c)};
        print("f", operands, k, results);
    }

    private static long draw(Random random) {
        long x = random.nextLong();
        switch (random.nextInt(6)) {
            case 0:
                return x & 0x800fffff807fffffL;
            case 1:
                return Double.doubleToLongBits(random.nextInt(2000) - 1000);
            case 2:
                return Float.floatToIntBits(random.nextInt(2000) / 8f - 100);
            case 3:
                return x | 0x7ff000007f800000L;
            default:
                return x;
        }
    }

    private static void print(String type, long[] operands, int k, long[] results) {
        int op = k % results.length;
        StringBuilder line = new StringBuilder(type + " " + op);
        for (long operand : operands) {
            line.append(' ').append(Long.toHexString(operand));
        }
        System.out.println(line + " " + Long.toHexString(results[op]));
    }
}
