// all comparison branches for int, long, float, double (with NaN), references and null
public class Comparisons {
    static String ints(int a, int b) {
        String r = "";
        if (a == b) r += "=";
        if (a != b) r += "!";
        if (a < b) r += "<";
        if (a <= b) r += "l";
        if (a > b) r += ">";
        if (a >= b) r += "g";
        if (a == 0) r += "0";
        if (a != 0) r += "n";
        if (a < 0) r += "-";
        if (a <= 0) r += "m";
        if (a > 0) r += "+";
        if (a >= 0) r += "p";
        return r;
    }

    static String longs(long a, long b) {
        return "" + (a == b) + (a != b) + (a < b) + (a <= b) + (a > b) + (a >= b);
    }

    static String floats(float a, float b) {
        String r = "";
        if (a == b) r += "=";
        if (a != b) r += "!";
        if (a < b) r += "<";
        if (a <= b) r += "l";
        if (a > b) r += ">";
        if (a >= b) r += "g";
        if (!(a < b)) r += "N<";
        if (!(a <= b)) r += "Nl";
        if (!(a > b)) r += "N>";
        if (!(a >= b)) r += "Ng";
        return r;
    }

    static String doubles(double a, double b) {
        String r = "";
        if (a == b) r += "=";
        if (a != b) r += "!";
        if (a < b) r += "<";
        if (a <= b) r += "l";
        if (a > b) r += ">";
        if (a >= b) r += "g";
        if (!(a < b)) r += "N<";
        if (!(a <= b)) r += "Nl";
        if (!(a > b)) r += "N>";
        if (!(a >= b)) r += "Ng";
        return r;
    }

    static String refs(Object a, Object b) {
        String r = "";
        if (a == b) r += "=";
        if (a != b) r += "!";
        if (a == null) r += "n";
        if (a != null) r += "N";
        boolean x = a == null || b == null;
        boolean y = a != null && b != null;
        while (b != null && a != b) b = a;
        return r + x + y + (b == null);
    }

    public static void main(String[] args) {
        int[] i = {-5, 0, 5, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int a : i) for (int b : i) System.out.print(ints(a, b) + " ");
        System.out.println();
        long[] l = {-5, 0, 1L << 32, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long a : l) for (long b : l) System.out.print(longs(a, b) + " ");
        System.out.println();
        double[] d = {-1.5, -0.0, 0.0, 2, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : d) for (double b : d) System.out.print(doubles(a, b) + " ");
        System.out.println();
        for (double a : d) for (double b : d) System.out.print(floats((float) a, (float) b) + " ");
        System.out.println();
        Object o = new Object(), p = "p";
        Object[] r = {null, o, p};
        for (Object a : r) for (Object b : r) System.out.print(refs(a, b) + " ");
        System.out.println();
        boolean t = true, f = false;
        System.out.println((t == f) + " " + (t != f) + " " + (t == !f));
    }
}
