// clone of arrays and of Cloneable objects, shallow and deep; CloneNotSupportedException
import java.util.ArrayList;
import java.util.Arrays;

public class CloneObjects {
    static class Sheep implements Cloneable {
        String name;
        int[] wool = {1, 2, 3};
        Sheep friend;
        final long id;
        double weight = 2.5;

        Sheep(String name, long id) { this.name = name; this.id = id; }

        @Override public Sheep clone() {
            try {
                return (Sheep) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Deep extends Sheep {
        Deep(String n) { super(n, 5); }

        @Override public Deep clone() {
            Deep d = (Deep) super.clone();
            d.wool = wool.clone();
            return d;
        }
    }

    static class Not {
        Object copy() throws CloneNotSupportedException { return clone(); }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(Arrays.toString(a) + Arrays.toString(b));
        int[][] g = {{1}, {2, 3}};
        int[][] h = g.clone();
        h[0][0] = 7;
        h[1] = null;
        System.out.println(Arrays.deepToString(g) + Arrays.deepToString(h));
        String[] s = {"x", null};
        Object[] o = ((Object[]) s).clone();
        System.out.println(o.getClass().getName() + o.length + (o[0] == s[0]));
        long[] l = new long[] {1L << 40};
        boolean[] z = {true};
        System.out.println(l.clone()[0] + " " + z.clone()[0] + new char[] {'q'}.clone()[0] + new double[] {1.5}.clone()[0] + new byte[0].clone().length);
        Sheep d = new Sheep("dolly", 1L << 50);
        d.friend = d;
        Sheep e = d.clone();
        e.name = "ella";
        e.wool[0] = 100;
        System.out.println(d.name + e.name + d.wool[0] + e.id + e.weight + (e.friend == d) + (e != d) + e.getClass().getSimpleName());
        Deep f = new Deep("f"), c = f.clone();
        c.wool[0] = 50;
        System.out.println(f.wool[0] + " " + c.wool[0] + c.getClass().getSimpleName());
        try {
            new Not().copy();
        } catch (CloneNotSupportedException x) {
            System.out.println(x.getMessage());
        }
        ArrayList<Integer> list = new ArrayList<>(Arrays.asList(1, 2));
        @SuppressWarnings("unchecked") ArrayList<Integer> copy = (ArrayList<Integer>) list.clone();
        copy.add(3);
        System.out.println(list + " " + copy);
    }
}
