// fields of every type, static and instance, defaults, finals, hiding, volatile and transient, interface constants
public class FieldTypes {
    static class P {
        boolean z;
        byte b;
        short s;
        char c;
        int i;
        long l;
        float f;
        double d;
        Object o;
        int[] a;
        volatile long vl = 1;
        transient int ti = 2;
        final int fin;
        P(int fin) { this.fin = fin; }
    }

    static class Q extends P {
        int i = 100;
        String o = "hidden";
        Q() { super(7); }
        int both() { return i * 1000 + super.i; }
    }

    static boolean sz;
    static byte sb;
    static short ss;
    static char sc;
    static int si;
    static long sl;
    static float sf;
    static double sd;
    static Object so;
    static volatile int sv;
    static final int BLANK;
    static final long[] ARR = {1, 2};

    static {
        int x = 3;
        BLANK = x * 2;
    }

    interface K { int ONE = 1; int TWO = ONE + 1; String S = "k" + TWO; int[] A = {5}; }
    interface L extends K { int ONE = 11; }
    static class M implements L { int one() { return ONE * 100 + K.ONE * 10 + TWO; } }

    public static void main(String[] args) {
        P p = new P(5);
        System.out.println(p.z + " " + p.b + p.s + (int) p.c + p.i + p.l + p.f + p.d + p.o + p.a + p.vl + p.ti + p.fin);
        System.out.println(sz + " " + sb + ss + (int) sc + si + sl + sf + sd + so + sv + BLANK);
        p.z = !p.z;
        p.b = (byte) 200;
        p.s = (short) 40000;
        p.c = (char) -1;
        p.i = 1 << 31;
        p.l = 1L << 63;
        p.f = 1e30f;
        p.d = 1e-300;
        p.o = p;
        p.a = new int[] {1};
        p.vl++;
        p.ti--;
        System.out.println(p.z + " " + p.b + " " + p.s + " " + (int) p.c + " " + p.i + " " + p.l + " " + p.f + " " + p.d + " " + (p.o == p) + p.a[0] + p.vl + p.ti);
        sz |= true;
        sb = (byte) (sb - 1);
        ss = (short) (sb * 3);
        sc = 'q';
        si = ss + sc;
        sl = si * 1000000007L;
        sf = sl;
        sd = sf / 3.0;
        so = new int[0];
        sv += 4;
        System.out.println(sz + " " + sb + " " + ss + " " + sc + " " + si + " " + sl + " " + sf + " " + sd + " " + (so != null) + sv);
        Q q = new Q();
        q.i++;
        ((P) q).i = 5;
        System.out.println(q.both() + " " + q.o + ((P) q).o + q.fin);
        System.out.println(K.ONE + L.ONE + K.S + new M().one() + ++K.A[0] + ARR[1]);
        P chain = new P(1);
        chain.o = p;
        ((P) chain.o).a[0] += 41;
        System.out.println(((P) ((P) chain.o).o).a[0]);
        try {
            P none = null;
            none.l = 5;
        } catch (NullPointerException e) {
            System.out.println("put on null");
        }
        try {
            P none = null;
            System.out.println(none.d);
        } catch (NullPointerException e) {
            System.out.println("get on null");
        }
    }
}
