// numeric kernels: sieve, CRC-32, SHA-256, Adler and FNV hashes over bytes, matrix product, xorshift
public class SieveAndHash {
    static int crc32(byte[] data) {
        int crc = ~0;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) crc = crc >>> 1 ^ (crc & 1) * 0xEDB88320;
        }
        return ~crc;
    }

    static final int[] K = new int[64];

    static {
        int n = 0;
        for (int p = 2; n < 64; p++) {
            boolean prime = true;
            for (int d = 2; d * d <= p; d++) if (p % d == 0) prime = false;
            if (prime) {
                java.math.BigInteger cube = java.math.BigInteger.valueOf(p).shiftLeft(96);
                long lo = 0, hi = 1L << 36;
                while (lo + 1 < hi) {
                    long mid = lo + hi >>> 1;
                    if (java.math.BigInteger.valueOf(mid).pow(3).compareTo(cube) <= 0) lo = mid;
                    else hi = mid;
                }
                K[n++] = (int) lo;
            }
        }
    }

    static String sha256(byte[] msg) {
        int[] h = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
        int blocks = (msg.length + 8) / 64 + 1;
        byte[] p = java.util.Arrays.copyOf(msg, blocks * 64);
        p[msg.length] = (byte) 0x80;
        for (int i = 0; i < 8; i++) p[p.length - 1 - i] = (byte) (msg.length * 8L >>> 8 * i);
        int[] w = new int[64];
        for (int b = 0; b < blocks; b++) {
            for (int t = 0; t < 16; t++) {
                int o = b * 64 + t * 4;
                w[t] = p[o] << 24 | (p[o + 1] & 0xff) << 16 | (p[o + 2] & 0xff) << 8 | p[o + 3] & 0xff;
            }
            for (int t = 16; t < 64; t++) {
                int s0 = Integer.rotateRight(w[t - 15], 7) ^ Integer.rotateRight(w[t - 15], 18) ^ w[t - 15] >>> 3;
                int s1 = Integer.rotateRight(w[t - 2], 17) ^ Integer.rotateRight(w[t - 2], 19) ^ w[t - 2] >>> 10;
                w[t] = w[t - 16] + s0 + w[t - 7] + s1;
            }
            int[] v = h.clone();
            for (int t = 0; t < 64; t++) {
                int t1 = v[7] + (Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25)) + (v[4] & v[5] ^ ~v[4] & v[6]) + K[t] + w[t];
                int t2 = (Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22)) + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
                System.arraycopy(v, 0, v, 1, 7);
                v[4] += t1;
                v[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) h[i] += v[i];
        }
        StringBuilder s = new StringBuilder();
        for (int x : h) s.append(String.format("%08x", x));
        return s.toString();
    }

    public static void main(String[] args) {
        boolean[] composite = new boolean[5000];
        int primes = 0;
        for (int i = 2; i < composite.length; i++) {
            if (composite[i]) continue;
            primes++;
            for (int j = i * 2; j < composite.length; j += i) composite[j] = true;
        }
        System.out.println(primes);
        byte[] text = "The quick brown fox jumps over the lazy dog".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        System.out.println(Integer.toHexString(crc32(text)) + " " + Integer.toHexString(crc32(new byte[0])));
        System.out.println(sha256(text));
        System.out.println(sha256(new byte[100]));
        int a = 1, b = 0, fnv = 0x811c9dc5;
        for (byte c : text) {
            a = (a + c) % 65521;
            b = (b + a) % 65521;
            fnv = (fnv ^ c) * 16777619;
        }
        System.out.println(Integer.toHexString(b << 16 | a) + " " + Integer.toHexString(fnv));
        double[][] m = new double[12][12], n = new double[12][12], r = new double[12][12];
        for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) { m[i][j] = i + j / 4.0; n[i][j] = i * j % 7 - 3; }
        for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) for (int k = 0; k < 12; k++) r[i][j] += m[i][k] * n[k][j];
        double trace = 0;
        for (int i = 0; i < 12; i++) trace += r[i][i];
        System.out.println(trace + " " + r[3][7]);
        long x = 88172645463325252L;
        for (int i = 0; i < 5000; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
        }
        System.out.println(x);
    }
}
