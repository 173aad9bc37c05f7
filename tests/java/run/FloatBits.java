// Float and Double: raw bits, hex strings, predicates, hash codes, total order
public class FloatBits {
    public static void main(String[] args) {
        double[] v = {0, -0.0, 1, -1.5, 1e-320, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, 1 / 0.0, -1 / 0.0, Math.PI, 255.75};
        for (double d : v) {
            float f = (float) d;
            System.out.println(d + " " + Double.doubleToLongBits(d) + " " + Double.doubleToRawLongBits(d) + " " + Double.hashCode(d) + " " + Double.toHexString(d)
                + " " + Double.isNaN(d) + Double.isInfinite(d) + Double.isFinite(d));
            System.out.println(f + " " + Float.floatToIntBits(f) + " " + Float.floatToRawIntBits(f) + " " + Float.hashCode(f) + " " + Float.toHexString(f)
                + " " + Float.isNaN(f) + Float.isInfinite(f) + Float.isFinite(f));
            for (double e : v) System.out.print(Double.compare(d, e) + Float.compare(f, (float) e) + (Double.valueOf(d).equals(e) ? "e" : "") + " ");
            System.out.println();
        }
        System.out.println(Double.longBitsToDouble(0x7ff8000000000001L) + " " + Double.longBitsToDouble(0x4009_21fb_5444_2d18L) + " " + Float.intBitsToFloat(0x40490fdb)
            + " " + Float.intBitsToFloat(0x00000001) + " " + Float.intBitsToFloat(0x7f800000));
        System.out.println(Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Float.MAX_EXPONENT + " " + Float.BYTES + " " + Double.SIZE);
        System.out.println(0x1.8p3 + " " + 0x1p-1074 + " " + 0x.8p1f + " " + 1_000.5e-3);
        System.out.println(Double.sum(1, 2) + " " + Double.max(1, Double.NaN) + " " + Float.min(1, -0f) + " " + Double.valueOf(3.9).intValue() + " " + Float.valueOf(300.5f).byteValue());
    }
}
