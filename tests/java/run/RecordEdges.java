// records of every component type: equality and hashing of NaN, signed zero, arrays, chars, booleans, longs
public class RecordEdges {
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, Object o) { }
    record Floats(float f, double d) { }
    record Arr(int[] a, String[] s) { }
    record Mixed(String s, Integer boxed, Character c) { }
    interface Shape { double area(); }
    record Circle(double radius) implements Shape { @Override public double area() { return 3 * radius * radius; } }

    public static void main(String[] args) {
        All a = new All(true, (byte) -1, (short) 300, 'x', 1 << 20, 1L << 40, 1.5f, -0.0, null);
        All b = new All(true, (byte) -1, (short) 300, 'x', 1 << 20, 1L << 40, 1.5f, -0.0, null);
        All c = new All(true, (byte) -1, (short) 300, 'x', 1 << 20, 1L << 40, 1.5f, 0.0, null);
        System.out.println(a);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + a.hashCode() + " " + c.hashCode());
        Floats n = new Floats(Float.NaN, Double.NaN);
        System.out.println(n + " " + n.equals(new Floats(Float.NaN, 0.0 / 0)) + " " + new Floats(0f, 0).equals(new Floats(-0f, 0)) + " " + n.hashCode());
        int[] arr = {1, 2};
        String[] strs = {"x"};
        System.out.println(new Arr(arr, strs).equals(new Arr(arr, strs)) + " " + new Arr(arr, strs).equals(new Arr(arr.clone(), strs)) + " " + new Arr(arr, null).a()[1]);
        System.out.println(new Arr(null, null) + " " + new Arr(null, null).hashCode());
        System.out.println(new Mixed("a", 1000, 'c').equals(new Mixed(new String("a"), Integer.valueOf(1000), 'c')) + " " + new Mixed(null, null, null) + new Mixed("a", 1, 'b').hashCode());
        Shape s = new Circle(2);
        System.out.println(s.area() + " " + s + " " + s.hashCode() + " " + s.equals(new Circle(2.0)));
        System.out.println(a.getClass().isRecord() + " " + a.z() + a.b() + a.s() + a.c() + a.i() + a.l() + a.f() + a.d() + a.o());
        if (s instanceof Circle k && k.radius() > 1) System.out.println("big " + k.radius());
    }
}
