// explore: holds; only reduced
import java.util.concurrent.*;
public class ForkThree extends RecursiveTask<Integer> {
    final int[] a; final int lo, hi;
    ForkThree(int[] a, int lo, int hi) { this.a = a; this.lo = lo; this.hi = hi; }
    @Override protected Integer compute() {
        if (hi - lo <= 1) return a[lo];
        int mid = (lo + hi) >>> 1;
        ForkThree l = new ForkThree(a, lo, mid), r = new ForkThree(a, mid, hi);
        l.fork();
        return r.compute() + l.join();
    }
    public static void main(String[] x) {
        int[] a = {1, 2, 3};
        assert new ForkJoinPool(2).invoke(new ForkThree(a, 0, 3)) == 6;
    }
}
