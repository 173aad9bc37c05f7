// a method of more than 32 KiB (nested finally blocks are copied), so that jumps become goto_w
public class WideJumps {
    static int n;

    static int work(int x) {
        for (int i = 0; i < 3; i++) {
            if (x > 1000000) continue;
            try { n = n * 3 + x; } finally {
                try { n ^= x * 5; } finally {
                    try { n += i; } finally {
                        try { n = n * 31 + 1; } finally {
                            try { n ^= n >>> 3; } finally {
                                try { n += x / 3; } finally {
                                    try { n = n * 7 - i; } finally {
                                        try { n -= x; } finally {
                                            try { x += n & 15; } finally {
                                                if (n % 3 == 0) n = n + 1234567;
                                                else n = n * 17 + x * 3 + i * 5;
                                                while (n > 2000000000) n -= x * 3 + i + 99999;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            if ((n & 7) == 3) break;
        }
        return n;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 20; i++) System.out.println(work(i * 77));
    }
}
