// What a NullPointerException says of the instruction and of what was null.
import java.util.*;
public class NullMessages {
    int[] arr;
    NullMessages next;
    static NullMessages root;
    String s;
    Object[] os;
    static String sf;
    long[][] grid = new long[2][];
    NullMessages get() {
        return next;
    }
    static NullMessages stat(int a, String b, Object[] c, int[][] d) {
        return null;
    }
    static void t(Runnable r) {
        try {
            r.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
    void inst(NullMessages p, int i) {
        t0(() -> {});
        try {
            p.next.s.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            next.s = "x";
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            this.arr[i]++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(grid[i][2]);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            grid[i + 1][2] = 3;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            get().get().get();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            stat(1, "", null, null).arr[0] = 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            root.next.arr.clone();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(sf.length());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(os.length);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            RuntimeException x = null;
            throw x;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            synchronized (next) {}
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            ((String) null).length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Map<String, Integer> m = new HashMap<>();
            int q = m.get("a");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer bx = null;
            int q = bx + 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            (i > 0 ? next : p.next).get();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            NullMessages[] z = new NullMessages[3];
            z[1].get();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            NullMessages[] z = new NullMessages[3];
            z[z.length - 1].arr[i] = 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            String str = null;
            switch (str) {
                case "a":
                    break;
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            List<String> l = null;
            for (String q : l) {
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] l = null;
            for (int q : l) {
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.requireNonNull(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.requireNonNull(null, "msg");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new NullPointerException();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            new TreeMap<String, String>().put(null, "");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".compareTo(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            String x = null;
            x.concat("b").trim();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread th = null;
            th.join(3L, 4);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (InterruptedException e) {
        }
        try {
            boolean[] bs = null;
            bs[0] = true;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            byte[] bs = null;
            bs[i] += 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            char[][] cs = new char[2][];
            cs[0][i * 2] = 'x';
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.next.next.next.next.next.next.s = "";
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.get().arr[p.get().hashCode()] = 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            NullMessages n;
            (n = get()).get();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.arraycopy(null, 0, null, 0, 0);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            java.util.stream.Stream.of((String) null, "x").map(String::length).forEach(x -> {});
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            java.util.stream.Stream.of((String) null, "x").map(q -> q.length()).forEach(x -> {});
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Runnable r = null;
            r.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            NullMessages w = i == 0 ? null : this;
            w.inst(null, 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
    static void t0(Runnable r) {}
    public static void main(String[] a) {
        NullMessages n = new NullMessages();
        n.next = null;
        new NullMessages().inst(n, 0);
        root = new NullMessages();
        n.inst(n, 0);
        NullMessages x = null;
        x.next.get();
    }
}
