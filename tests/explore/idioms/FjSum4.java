// explore: holds; only reduced
import java.util.concurrent.*;
public class FjSum4 {
    static class Sum extends RecursiveTask<Integer> {
        final int[] a; final int lo, hi;
        Sum(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
        @Override protected Integer compute() {
            if (hi - lo == 1) return a[lo];
            int mid = (lo + hi) >>> 1;
            Sum left = new Sum(a, lo, mid), right = new Sum(a, mid, hi);
            left.fork();
            return right.compute() + left.join();
        }
    }
    public static void main(String[] args) {
        assert new ForkJoinPool(2).invoke(new Sum(new int[] {1, 2, 3, 4}, 0, 4)) == 10;
    }
}
