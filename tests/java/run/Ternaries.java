// conditional expressions: numeric promotion, boxing, null unboxing, short circuit, nesting
public class Ternaries {
    static int side;

    static boolean effect(boolean b) {
        side++;
        return b;
    }

    public static void main(String[] args) {
        boolean t = args.length == 0, f = !t;
        Object o = t ? 1 : 2.0;
        System.out.println(o);
        Object p = t ? (Object) 1 : 2.0;
        System.out.println(p);
        Integer none = null;
        try {
            int x = t ? none : 0;
            System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
        Integer boxed = t ? null : 0;
        System.out.println(boxed);
        System.out.println(t ? f ? 1 : 2 : f ? 3 : 4);
        System.out.println((effect(f) && effect(t)) + " " + side);
        System.out.println((effect(t) || effect(t)) + " " + side);
        System.out.println((effect(f) & effect(t)) + " " + side);
        System.out.println((effect(t) | effect(t)) + " " + side);
        System.out.println((effect(t) ^ effect(t)) + " " + side);
        boolean r = effect(t) ? effect(f) || effect(t) : effect(f) && effect(f);
        System.out.println(r + " " + side);
        int i = 5;
        i += t ? i++ : i--;
        System.out.println(i);
        long l = t ? i : 1L << 40;
        double d = f ? i : 2.5f;
        System.out.println(l + " " + d);
        byte b = 3;
        System.out.println(t ? b : 'c');
        System.out.println(t ? b : 200);
        String s = i > 3 ? i > 8 ? "big" : "middle" : "small";
        System.out.println(s);
        int[] a = t ? new int[] {1, 2} : null;
        System.out.println((a != null && a.length > 1 ? a[1] : -1) + ((t ? a : null)[0]));
        Comparable<?> c = t ? "str" : 5;
        System.out.println(c);
        System.out.println(!(t && !f) || !t == f);
        boolean chain = t ? !f ? !t ? f : t : f : t;
        System.out.println(chain);
    }
}
