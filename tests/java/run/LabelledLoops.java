// labelled break and continue over all loop forms, blocks, and through finally
public class LabelledLoops {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 3) break outer;
                System.out.print(i * 10 + j + " ");
            }
        }
        System.out.println();
        int n = 0;
        loop:
        while (true) {
            do {
                n++;
                if (n % 7 == 0) continue loop;
                if (n > 20) break loop;
            } while (n % 5 != 0);
            System.out.print(n + " ");
        }
        System.out.println();
        block: {
            if (n > 3) break block;
            System.out.println("not reached");
        }
        search:
        {
            for (int[] row : new int[][] {{1, 2}, {3, 4}, {5, 6}}) {
                for (int x : row) {
                    if (x == 4) {
                        System.out.println("found");
                        break search;
                    }
                }
            }
            System.out.println("missing");
        }
        int count = 0;
        a:
        for (int i = 0; i < 4; i++) {
            b:
            for (int j = 0; j < 4; j++) {
                try {
                    if (j == 1) continue b;
                    if (j == 2 && i == 1) continue a;
                    if (i == 3) break a;
                    count += 100;
                } finally {
                    count++;
                    if (i == 2 && j == 2) break b;
                }
            }
        }
        System.out.println(count);
        for (;;) {
            if (count-- < 700) break;
        }
        System.out.println(count);
        int k = 0;
        do k += 3; while (k < 10);
        for (int i = 0, j = 10; i < j; i++, j -= 2) k += i * j;
        System.out.println(k);
        for (char c = 'a'; c < 'f'; c += 2) System.out.print(c);
        for (long l = 1; l < 1L << 40; l <<= 9) System.out.print(" " + l);
        for (double d = 0; d < 1; d += 0.25) System.out.print(" " + d);
        System.out.println();
    }
}
