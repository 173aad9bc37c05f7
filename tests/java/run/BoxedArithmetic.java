// boxing and unboxing in arithmetic, comparison, arrays, collections, with nulls; wrapper methods
import java.util.ArrayList;
import java.util.List;

public class BoxedArithmetic {
    static Integer count = 0;
    Long total = 0L;

    static int prim(Integer i) { return i; }

    static Integer box(int i) { return i; }

    static long widen(long l) { return l; }

    public static void main(String[] args) {
        Integer i = 5;
        i++;
        ++i;
        i += 10;
        i = i * 2 - -i;
        i <<= 2;
        i = ~i;
        System.out.println(i);
        count++;
        count += count++ + ++count;
        System.out.println(count);
        BoxedArithmetic o = new BoxedArithmetic();
        o.total++;
        o.total += 1L << 40;
        System.out.println(o.total--);
        System.out.println(o.total);
        Double d = 1.5;
        d /= 4;
        d = d + i;
        Float f = 2f;
        f *= 3;
        Character c = 'a';
        c++;
        Byte b = 127;
        b++;
        Short s = (short) 40000;
        s--;
        Boolean z = true;
        z &= false;
        z = !z || z;
        System.out.println(d + " " + f + " " + c + " " + b + " " + s + " " + z);
        System.out.println((i < d) + " " + (i == 5) + " " + (c > b) + " " + (i + c) + " " + (i / 2.0) + " " + (i > 0 ? i : d));
        System.out.println(prim(box(7)) + widen(i) + widen('x'));
        Integer none = null;
        try {
            System.out.println(none + 1);
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
        try {
            System.out.println(prim(null));
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
        List<Integer> l = new ArrayList<>();
        for (int k = 0; k < 10; k++) l.add(k * 100);
        int sum = 0;
        for (int k : l) sum += k;
        l.remove(3);
        l.remove(Integer.valueOf(500));
        System.out.println(sum + " " + l);
        Integer[] a = {1, 2, 3};
        a[1] += a[0]++ + --a[2];
        System.out.println(a[0] + " " + a[1] + " " + a[2]);
        Object[] mixed = {1, 2L, 3f, 4.0, 'c', "s", true, (byte) 1, (short) 2, null};
        for (Object m : mixed) System.out.print((m == null ? "null" : m.getClass().getSimpleName()) + " ");
        System.out.println();
        Number n = i;
        System.out.println(n.doubleValue() + " " + n.byteValue() + " " + n.longValue() + " " + n.shortValue() + " " + n.floatValue());
        System.out.println(i.compareTo(3) + " " + Integer.compare(3, i) + " " + c.compareTo('z') + " " + Boolean.TRUE.compareTo(false) + " " + d.isNaN() + " " + Byte.valueOf("5").hashCode() + Character.valueOf('a').hashCode() + Long.valueOf(-1).hashCode() + Double.valueOf(0.5).hashCode());
    }
}
