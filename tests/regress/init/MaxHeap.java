public class MaxHeap {
    private int[] pq = new int[4]; private int n;
    public void insert(int x) { if (n == pq.length) pq = java.util.Arrays.copyOf(pq, 2 * n); pq[n] = x; int k = n++; while (k > 0 && pq[(k-1)/2] < pq[k]) { int t = pq[k]; pq[k] = pq[(k-1)/2]; pq[(k-1)/2] = t; k = (k-1)/2; } }
    public int deleteMax() { if (n == 0) throw new IllegalStateException(); int m = pq[0]; pq[0] = pq[--n]; int k = 0; while (2*k+1 < n) { int j = 2*k+1; if (j + 1 < n && pq[j+1] > pq[j]) j++; if (pq[k] >= pq[j]) break; int t = pq[k]; pq[k] = pq[j]; pq[j] = t; k = j; } return m; }
    public int size() { return n; }
}
